"""CC-W12 A Weapon may be given up at every decision of its owner; a question that is about it then goes away."""

import pytest

from fieldcraft.core.chance import FastChance
from fieldcraft.games.combat_commander.process import PLACING
from fieldcraft.games.combat_commander.rules.flow import on_top
from fieldcraft.games.combat_commander.verbs import ARG_BITS, GIVE_UP
from tests.combat_commander.table import GAME, Table

RIFLE = "german.squad.rifle"
FOE = "russian.squad.rifle"
LMG = "german.weapon.light_mg"
HMG = "german.weapon.heavy_mg"


def firing(*weapons: str) -> Table:
    """A Fire Order of Squads with machine guns."""
    table = Table(
        [f"{RIFLE} A7 w{slot}" for slot in range(len(weapons))],
        [f"{FOE} C8", f"{FOE} K1"],
        [*weapons],
        hands={"axis": [54, 43]},
        initiative="axis",
    )
    return table.do("order 54")


def sustained() -> Table:
    """Two machine guns, one Sustained Fire, and doubles on the Attack Roll."""
    table = Table(
        ["german.leader.benzing A8", f"{RIFLE} A8 w0", f"{RIFLE} A7 w1"],
        [f"{FOE} C8", f"{FOE} K1"],
        [LMG, LMG],
        hands={"axis": [54, 43]},
        initiative="axis",
    ).cards([9], [1])
    table.do("order 54", "activate axis.0", "activate axis.1", "activate axis.2", "aim C8")
    return table.do("join axis.1", "join w0", "join w1", "fire", "play 43", "keep")


@pytest.mark.rule("CC-W12", "CC-11.3")
def test_it_is_offered_at_every_decision() -> None:
    """Until it is given up; the other side is never asked about it."""
    table = firing(LMG)
    seen = set()
    for action in ("activate axis.0", "aim C8", "join w0", "fire"):
        assert table.offers("give_up") == ["give_up w0"]
        seen.add(table.asked)
        table.do(action)
    table.cards([1], [1])
    while not table.asked.startswith("axis turn"):
        assert table.offers("give_up") == (["give_up w0"] if table.seat == 0 else [])
        seen.add(table.asked)
        table.do({"reroll": "keep", "aiming": "done"}.get(table.asked.split()[1], "decline"))
    assert {"axis activating", "axis aiming", "axis grouping", "axis firer", "axis reroll"} <= seen


@pytest.mark.rule("CC-W12", "CC-S.2")
def test_not_in_the_set_up() -> None:
    """No Weapon is in play yet, and nothing of an unseen set-up may show."""
    chance = FastChance(1)
    state = GAME.setup("1", {}, chance)
    while state.window == PLACING:
        seat = state.to_act()[0]
        refused = state.explain(seat, GAME.parse(state, f"give_up w{24 * seat}"))
        assert refused is not None
        assert refused.rule == "CC-5.1"
        state.apply(seat, state.legal(seat)[0], chance)


@pytest.mark.rule("CC-W12", "CC-O20.3-d6")
def test_a_weapon_given_up_before_the_roll_takes_no_part_in_it() -> None:
    table = firing(LMG).do("activate axis.0", "aim C8", "join axis.0", "join w0", "fire")
    assert table.asked == "axis firer"
    table.cards([1], [1]).do("give_up w0", "decline").roll_out()
    assert table.told("attacked")[0]["fp"] == 5


@pytest.mark.rule("CC-W12", "CC-1.9.1-d1")
def test_a_weapon_given_up_after_the_roll_changes_nothing_any_more() -> None:
    """The FP of the attack is locked with the roll."""
    table = firing(LMG).do("activate axis.0", "aim C8", "join axis.0", "join w0", "fire")
    table.cards([1], [1]).do("decline")
    assert table.asked == "axis reroll"
    table.do("give_up w0", "keep").roll_out()
    assert table.told("attack-total")[0]["fp"] == 5 + 1


@pytest.mark.rule("CC-W12", "CC-10.3.2.1")
def test_an_attack_whose_only_weapon_is_given_up_is_no_attack() -> None:
    table = firing(LMG).do("activate axis.0", "aim C8", "join w0", "fire")
    table.do("give_up w0", "decline")
    assert table.told("attacked") == []


@pytest.mark.rule("CC-W12", "CC-O21.1.1")
def test_a_hand_over_ends_when_the_weapon_is_given_up() -> None:
    table = Table([f"{RIFLE} A7 w0", f"{RIFLE} A7"], [f"{FOE} O1"], [LMG], hands={"axis": [19]}, initiative="axis")
    table.do("order 19", "activate axis.0", "give axis.0")
    assert table.asked == "axis handing_over"
    assert table.do("give_up w0").asked == "axis moving"
    assert table.told("handed-over") == []


@pytest.mark.rule("CC-W12", "CC-A41")
@pytest.mark.parametrize("given_up", [("w0",), ("w0", "w1")])
def test_a_weapon_that_is_gone_cannot_break(given_up: tuple[str, ...]) -> None:
    """Of two machine guns one must break; if both are given up, neither does, and the attack goes on."""
    table = sustained()
    assert table.asked == "axis wearing"
    table.do(*[f"give_up {weapon}" for weapon in given_up])
    if len(given_up) == 1:
        assert table.offers() == ["weapon w1"]
        table.do("weapon w1")
    table.roll_out()
    assert len(table.told("weapon-broke")) == 2 - len(given_up)
    assert len(table.told("defended")) == 1


@pytest.mark.rule("CC-W12", "CC-O14.4")
def test_an_order_that_nobody_can_carry_out_any_more_is_over() -> None:
    """Only the machine gun reaches the enemy."""
    table = Table([f"{RIFLE} A7 w0"], [f"{FOE} G4", f"{FOE} O1"], [HMG], hands={"axis": [54]}, initiative="axis")
    table.do("order 54")
    assert table.offers() == ["activate axis.0"]
    assert table.do("give_up w0").asked == "axis turn"


@pytest.mark.rule("CC-W12")
@pytest.mark.parametrize("scenario", ["2", "5", "9", "14", "19", "23"])
def test_every_question_keeps_an_answer(scenario: str) -> None:
    """Random players who give Weapons up at odd moments: no question is ever left with nothing else to say."""
    chance = FastChance(3)
    state = GAME.setup(scenario, {}, chance)
    while state.outcome() is None:
        seat = state.next_seat()
        assert len(on_top(state).offers(state, seat)) > 0
        legal = [int(action) for action in state.legal(seat)]
        gifts = [action for action in legal if action >> ARG_BITS == GIVE_UP]
        if gifts and chance.choose(60, "policy") == 0:
            legal = gifts
        else:
            legal = [action for action in legal if action >> ARG_BITS != GIVE_UP]
        state.apply(seat, legal[chance.choose(len(legal), "policy")], chance)
