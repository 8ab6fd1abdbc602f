"""CC-2 to CC-9: tracks and boxes, Heroes, the refill, Defenders, exits, control; CC-S.6 and how play begins."""

from typing import Any

import msgspec
import pytest

from fieldcraft.core.chance import FastChance
from fieldcraft.core.events import EventList
from fieldcraft.games.combat_commander.hexes import hex_number
from fieldcraft.games.combat_commander.kinds import SIDE_NAMES
from fieldcraft.games.combat_commander.pieces import RADIO_IDS
from fieldcraft.games.combat_commander.rules.occupation import put_down, settle, take_off
from fieldcraft.games.combat_commander.rules.victory import eliminate
from fieldcraft.games.combat_commander.scenarios import all_scenarios, scenario
from fieldcraft.games.combat_commander.setting import laid_out, playable_scenarios
from fieldcraft.games.combat_commander.survey import ground_of
from tests.combat_commander.table import GAME, Table, with_conditions, with_facts

RIFLE = "german.squad.rifle"
FOE = "russian.squad.rifle"
LMG = "german.weapon.light_mg"
HERO = "german.leader.dietel"


def moving(*axis: str, allies: tuple[str, ...] = (f"{FOE} O1",), **given: Any) -> Table:
    hands = {"axis": [19, 20, 54, 55], **given.pop("hands", {})}
    return Table([*axis, f"{RIFLE} O9"], [*allies], hands=hands, initiative="axis", **given)


def both_defend(table: Table) -> Table:
    facts = scenario("1").sides
    sides = {side: msgspec.structs.replace(facts[side], posture="defend") for side in ("axis", "allies")}
    table.state = with_conditions(table.state, **sides)
    return table


# Boxes and tracks.


@pytest.mark.rule("CC-2.2.3", "CC-4.3", "CC-3.2.1", "CC-5.0")
@pytest.mark.parametrize("number", playable_scenarios())
def test_every_scenario_gives_each_side_what_the_tracks_can_hold(number: str) -> None:
    played, state = all_scenarios()[number], laid_out(number)
    for place, side in enumerate(SIDE_NAMES):
        facts = played.sides[side]  # type: ignore[index]
        pieces = list(facts.pieces())
        assert [piece for piece in pieces if piece in RADIO_IDS] == [facts.radio] * (facts.radio is not None)
        assert 1 <= facts.order_limit <= 6
        assert facts.quality in ("elite", "line", "green")
        assert state.player(place).order_limit == facts.order_limit
    assert not any("broken" in line.split() for line in GAME.dump(state)["units"].values())
    assert SIDE_NAMES[state.active] == played.first_turn


@pytest.mark.rule("CC-5.0")
def test_turns_alternate() -> None:
    table = Table([f"{RIFLE} A7"], [f"{FOE} O1"], hands={"axis": [1, 2, 3, 4, 5], "allies": [1, 2, 3, 4, 5]})
    for side in ("axis", "allies", "axis"):
        assert table.asked == f"{side} turn"
        table.do("pass", "done")


@pytest.mark.rule("CC-4.1.1")
@pytest.mark.parametrize(("before", "after"), [(19, 21), (-21, -19), (40, 42)])
def test_the_victory_track_goes_on_beyond_20(before: int, after: int) -> None:
    table = moving(f"{RIFLE} A7", allies=(f"{FOE} C8 broken", f"{FOE} K1"), vp=before).cards(axis=[62], allies=[1])
    table.do("order 54", "activate axis.0", "aim C8", "decline").roll_out()
    assert table.fact("allies.0") == f"{FOE} casualty"
    assert table.fact("vp") == after


# Heroes and activation.


@pytest.mark.rule("CC-3.5-d1", "CC-3.5", "CC-7.2.1-d1")
def test_a_hero_that_leaves_takes_his_weapon_out_of_the_game_and_scores_nothing() -> None:
    table = moving(f"{HERO} C1 w0", weapons=[LMG]).do("order 19", "activate axis.0", "mover axis.0", "exit", "number 5")
    assert "axis.0" not in GAME.facts(table.state)
    assert "w0" not in GAME.facts(table.state)
    assert table.fact("vp") == 0


@pytest.mark.rule("CC-3.5-d1", "CC-3.5")
def test_the_weapon_of_a_fallen_hero_lies_in_the_box() -> None:
    table = Table(
        [f"{HERO} C8 broken w0", f"{RIFLE} O9"],
        [f"{FOE} B7", f"{FOE} K1"],
        [LMG],
        hands={"allies": [52]},
        active="allies",
        initiative="axis",
    ).cards(allies=[62], axis=[1])
    table.do("order 52", "activate allies.0", "aim C8").roll_out()
    assert table.fact("w0") == f"{LMG} box"
    assert "axis.0" not in GAME.facts(table.state)
    assert (table.fact("vp"), table.fact("axis.casualties")) == (0, 0)


@pytest.mark.rule("CC-3.7-d2", "CC-O14.1")
def test_a_weapon_that_a_hero_hands_over_may_fire_again_with_its_new_carrier() -> None:
    sides = {"axis": {"order_limit": 4}}
    axis = (f"{HERO} A7 w0", f"{RIFLE} A7")
    table = moving(*axis, allies=(f"{FOE} C8", f"{FOE} K1"), weapons=[LMG], sides=sides)
    table.cards(axis=[21, 22], allies=[28, 27])
    table.do("order 54", "activate axis.0", "done", "aim C8", "join w0", "fire", "decline").roll_out()
    while table.asked != "axis turn":
        table.do("done")
    table.do("order 19", "activate axis.0", "done", "give axis.0", "unit axis.1", "mover axis.0").walk(
        "step A8", "halt"
    )
    while table.asked != "axis turn":
        table.do("done")
    table.do("order 55")
    assert "activate axis.1" in table.offers()
    table.do("activate axis.1", "aim C8", "join w0", "fire", "decline").roll_out()
    assert [each["fp"] for each in table.told("attacked")] == [4, 4]


# CC-5.4, CC-6


@pytest.mark.rule("CC-5.4-d1", "CC-1.9-d3")
def test_a_refill_that_empties_the_pile_advances_the_time_and_goes_on_from_the_new_one() -> None:
    hand = [1, 31, 47]
    discard = [card for card in range(1, 73) if card not in (*hand, 60)]
    table = Table([f"{RIFLE} A7"], [f"{FOE} O1"], sides={"axis": {"hand": hand, "discard": discard}}, time=2)
    table.chance.add({"draw.axis": [60, 61]})
    table.do("pass", "done")
    while "decline" in table.offers():
        table.do("decline")
    assert table.fact("time") == 3
    assert table.fact("axis.hand") == [1, 31, 47, 60, 61]
    assert table.fact("axis.reshuffles") == 1
    assert table.asked == "allies turn"


@pytest.mark.rule("CC-5.4-d1")
def test_a_full_hand_draws_nothing() -> None:
    table = Table([f"{RIFLE} A7"], [f"{FOE} O1"], hands={"axis": [1, 31, 47, 2, 3, 4]})
    table.do("pass", "done")
    assert len(table.fact("axis.hand")) == 6


@pytest.mark.rule("CC-6.1.2-d1", "CC-6.1.2")
@pytest.mark.parametrize(("defender", "vp"), [("", 0), ("axis", 1), ("allies", -1), ("both", 0)])
def test_every_defender_gains_one_at_a_time_advance(defender: str, vp: int) -> None:
    table = moving(f"{RIFLE} A7", allies=(f"{FOE} C8", f"{FOE} K1"), time=2, defender=defender.replace("both", ""))
    if defender == "both":
        both_defend(table)
    table.cards(axis=[71], allies=[28]).do("order 54", "activate axis.0", "aim C8", "decline", "keep")
    assert table.fact("time") == 3
    assert len(table.told("gained")) == {"": 0, "both": 2}.get(defender, 1)
    assert table.fact("vp") == vp


# CC-7, CC-9


@pytest.mark.rule("CC-7.2", "CC-7.2.1")
@pytest.mark.parametrize(("hex_", "is_open"), [("C1", True), ("A5", False), ("O5", False), ("C10", False)])
def test_only_the_enemys_edge_is_open(hex_: str, is_open: bool) -> None:
    table = moving(f"{RIFLE} {hex_}", allies=(f"{FOE} H1",)).do("order 19", "activate axis.0", "mover axis.0")
    assert ("exit" in table.offers()) == is_open
    if not is_open:
        assert table.refusal("exit") == "CC-7.2.1"


@pytest.mark.rule("CC-7.2.1-d1", "CC-F103-d1")
def test_whoever_leaves_the_map_meets_the_mines_it_stands_on_but_no_fire() -> None:
    table = moving(
        f"{RIFLE} C1", allies=(f"{FOE} C2", f"{FOE} K1"), works={"C1": "mines"}, hands={"allies": [52]}, time=3
    )
    table.cards(allies=[1], axis=[28]).do("order 19", "activate axis.0", "mover axis.0", "exit").roll_out()
    assert len(table.told("defended")) == 1
    assert table.asked == "axis returning"  # nobody was asked for Opportunity Fire
    assert table.refusal("number 2") == "CC-7.2.1"
    table.do("number 3")
    assert table.fact("axis.0") == f"{RIFLE} time:3"  # the present space: it never comes back
    assert table.fact("vp") == 2


@pytest.mark.rule("CC-7.3.1-d1")
@pytest.mark.parametrize(("card", "holder"), [(61, "allies"), (1, "axis")])
def test_control_is_tested_after_the_mines_and_before_opportunity_fire(card: int, holder: str) -> None:
    table = moving(
        f"{RIFLE} C3 broken",
        allies=(f"{FOE} E3", f"{FOE} K1"),
        works={"D3": "mines"},
        control={"2": "allies"},
        hands={"allies": [52]},
    ).cards(allies=[card], axis=[1 if holder == "allies" else 43])
    table.do("order 19", "activate axis.0", "mover axis.0", "step D3").roll_out()
    while table.asked == "axis light_wounds":
        table.do("decline")
    assert table.fact("control.2") == holder
    if holder == "axis":
        assert table.asked == "allies entry"


@pytest.mark.rule("CC-7.3.2", "CC-7.3.2-d1", "CC-7.2.1")
@pytest.mark.parametrize(
    ("side", "chits", "vp"),
    [("axis", [], 2), ("axis", ["W"], 4), ("axis", ["X"], 2), ("allies", ["W"], -4), ("axis", ["W", "X"], 4)],
)
def test_chit_w_doubles_what_either_side_gains_by_an_exit(side: str, chits: list[str], vp: int) -> None:
    hands = {"axis": [19], "allies": [20]}
    units = [f"{RIFLE} C1", f"{RIFLE} O9"], [f"{FOE} C10", f"{FOE} O1"]
    table = Table(*units, hands=hands, active=side, open_chits=chits, vp=0)
    table.do("order 19" if side == "axis" else "order 20", f"activate {side}.0", f"mover {side}.0", "exit", "number 9")
    assert table.fact("vp") == vp


@pytest.mark.rule("CC-7.3.1.1", "CC-7.3.1-d1", "CC-7.3.1-d2")
@pytest.mark.parametrize(("mine", "other"), [("A7", "B7"), ("B7", "A7")])
def test_a_building_of_several_hexes_is_controlled_by_who_is_alone_in_all_of_it(mine: str, other: str) -> None:
    table = Table([f"{RIFLE} A6"], [f"{FOE} {other}", f"{FOE} K1"], control={"1": "allies"}, open_chits=["A"], vp=0)
    battle = with_facts(table.state, ground=ground_of(4))
    take_off(battle, 0)
    put_down(battle, 0, hex_number(mine))
    settle(battle, hex_number(mine), table.log)
    assert (battle.control[0], battle.vp) == (1, 0)
    eliminate(battle, 64, table.log)
    assert (battle.control[0], battle.vp) == (0, 2 + 2)  # the Squad, and 1 from one side to the other
    take_off(battle, 0)
    settle(battle, hex_number(mine), table.log)
    assert battle.control[0] == 0  # an empty one keeps its owner


@pytest.mark.rule("CC-7.3.1-d1", "CC-F103")
@pytest.mark.parametrize(("last", "holder"), [(2, "allies"), (61, "axis")])
def test_who_goes_in_together_takes_control_only_when_the_mines_are_done(last: int, holder: str) -> None:
    table = moving(
        "german.leader.winkler C3",
        "german.team.line C3 broken",
        "german.team.line C3 broken",
        works={"D3": "mines"},
        control={"2": "allies"},
    ).cards(allies=[43], axis=[1, last])  # 6 + 8
    table.do("order 19", "activate axis.0", "activate axis.1", "activate axis.2", "mover axis.1", "join axis.2")
    table.do("step D3", "keep", "roll axis.1", "decline", "keep")
    assert table.fact("axis.1").endswith("casualty")
    assert table.fact("control.2") == "allies"
    table.do("decline", "keep")
    assert table.fact("axis.2").endswith("casualty") == (holder == "allies")
    assert table.fact("control.2") == holder


@pytest.mark.rule("CC-9.2", "CC-6.3.2")
@pytest.mark.parametrize(("vp", "winner"), [(-2, "allies"), (-1, "axis"), (-3, "allies")])
def test_a_tie_goes_to_the_holder_of_the_initiative(vp: int, winner: str) -> None:
    table = Table([f"{RIFLE} C1"], [f"{FOE} O1"], hands={"axis": [19]}, initiative="allies", vp=vp)
    table.do("order 19", "activate axis.0", "mover axis.0", "exit", "number 9")
    assert table.fact("vp") == vp + 2
    assert table.fact("winner") == winner
    if vp == -2:
        table = Table([f"{RIFLE} C1"], [f"{FOE} O1"], hands={"axis": [19]}, initiative="axis", vp=vp)
        table.do("order 19", "activate axis.0", "mover axis.0", "exit", "number 9")
        assert table.fact("winner") == "axis"


# Artillery, set-up.


@pytest.mark.rule("CC-O18-d1", "CC-W6")
def test_at_an_impact_the_firer_plays_nothing_but_the_defender_does() -> None:
    table = Table(
        ["german.leader.benzing A7", f"{RIFLE} O9"],
        [f"{FOE} A9", f"{FOE} O1"],
        hands={"axis": [33, 4, 70], "allies": [27]},
        sides={"axis": {"radio": "german.radio.105mm"}},
        initiative="axis",
    ).cards(axis=[61, 13, 21], allies=[28])
    table.do("order 33", "activate axis.0", "aim A8", "keep")
    table.do("hex A9")
    seen = []
    while not table.told("defended"):
        seen.append(table.asked)
        table.do("keep" if table.asked.endswith("reroll") else "decline")
    assert seen == ["axis reroll", "allies defender", "axis reroll"]


class Opening(Table):
    """Scenario 1 from the first piece on."""

    def __init__(self, seed: int) -> None:
        self.chance: Any = FastChance(seed)
        self.log = EventList()
        self.state = GAME.setup("1", {}, self.chance, self.log)

    def set_up(self) -> "Opening":
        while self.asked.endswith(" placing"):
            self.do(self.offers()[0])
        return self


@pytest.mark.rule("CC-SR.simultaneous_setup", "CC-S.2")
def test_neither_side_sees_the_others_set_up_before_both_have_confirmed() -> None:
    table = Opening(3)
    assert sorted(table.state.to_act()) == [0, 1]
    while 0 in table.state.to_act() and table.state.turn == 0:
        seat = 0
        table.state.apply(seat, int(table.state.legal(seat)[0]), table.chance, table.log)
    assert list(table.state.to_act()) == [1]
    axis = [unit for unit in table.state.view(1).units if unit.unit < 64 and unit.at >= 0]
    assert axis == []  # all stand on the map already, unseen
    assert [unit for unit in table.state.view(0).units if unit.unit < 64 and unit.at >= 0]


@pytest.mark.rule("CC-SR.first_turn_option", "CC-S.6", "CC-5.0", "CC-S.2")
@pytest.mark.parametrize(("answer", "first", "holder"), [(1, "allies", "axis"), (0, "axis", "allies")])
def test_after_the_opening_hands_the_axis_may_buy_the_first_turn(answer: int, first: str, holder: str) -> None:
    table = Opening(5).set_up()
    assert table.asked == "axis first_turn"
    assert [len(table.fact(f"{side}.hand")) for side in SIDE_NAMES] == [5, 5]
    assert table.fact("time") == 2  # nothing is triggered
    assert len(table.offers()) == 2
    table.do(table.offers()[answer])
    assert (table.fact("active"), table.fact("initiative")) == (first, holder)
    assert table.asked == f"{first} turn"
