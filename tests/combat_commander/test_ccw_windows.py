"""CC-W Decision windows: who is asked when, and which cards the window refuses; CC-A24, CC-O21.6 who goes first."""

from typing import Any

import pytest

from fieldcraft.games.combat_commander.state import SPENT
from tests.combat_commander.table import GAME, Table

RIFLE = "german.squad.rifle"
PIONEER = "german.squad.pionier"
FOE = "russian.squad.rifle"
LMG = "german.weapon.light_mg"
MORTAR = "german.weapon.medium_mortar"


def meeting(
    *axis: str, allies: tuple[str, ...] = (f"{FOE} C8",), axis_hand: tuple[int, ...] = (), **given: Any
) -> Table:
    """The Axis may move (19), advance (43) or fire (54); both sides have units far away too."""
    hands = {"axis": [19, 43, 54, *axis_hand], **given.pop("hands", {})}
    return Table([*axis, f"{RIFLE} O9"], [*allies, f"{FOE} K1"], hands=hands, initiative="axis", **given)


@pytest.mark.rule("CC-W1", "CC-5.4-d2")
def test_in_the_own_turn_there_are_orders_a_pass_or_after_an_order_the_end() -> None:
    table = Table([f"{RIFLE} A7", f"{RIFLE} A9"], [f"{FOE} O1"], hands={"axis": [19, 1]})
    assert table.asked == "axis turn"
    assert table.offers() == ["order 19", "pass"]
    assert table.refusal("end") == "CC-O15"
    table.walk("order 19", "activate axis.0", "mover axis.0", "step B7", "halt", "done")
    assert table.offers() == ["end"]
    assert table.refusal("pass") == "CC-O15"


@pytest.mark.rule("CC-5.4-d2", "CC-5.3-d2", "CC-5.0")
def test_whoever_has_no_order_passes_and_may_discard_nothing() -> None:
    table = Table([f"{RIFLE} A7"], [f"{FOE} O1"], hands={"axis": [1, 31, 47, 2, 3]})
    assert table.offers() == ["pass"]
    assert table.refusal("order 1") == "CC-O22.1"
    table.do("pass", "done")
    assert table.asked == "allies turn"
    assert table.fact("axis.hand") == [1, 2, 3, 31, 47]


@pytest.mark.rule("CC-W2", "CC-9.1-d1", "CC-1.3", "CC-1.7")
def test_after_every_roll_the_holder_of_the_initiative_is_asked_first() -> None:
    table = meeting(f"{RIFLE} A7").cards(axis=[21, 22], allies=[28])
    table.do("order 54", "activate axis.0", "aim C8", "decline")
    assert table.asked == "axis reroll"
    assert table.offers() == ["keep", "reroll"]
    assert table.refusal("decline") == "CC-5.1"
    assert table.fact("axis.discard") == [21, 54]  # CC-1.3: at once
    table.do("reroll")
    assert table.asked == "allies reroll"
    assert table.fact("allies.hand_size") == 0  # the Initiative card is no card of the hand
    table.do("keep")
    assert table.asked == "allies reroll"  # of the Defense Roll


@pytest.mark.rule("CC-W3", "CC-O21.3", "CC-O21.6", "CC-A24.2", "CC-W-d3")
def test_after_an_entry_the_inactive_player_is_done_before_the_active_one_begins() -> None:
    table = meeting(f"{RIFLE} A7", axis_hand=(50,), hands={"allies": [52, 20]})
    table.do("order 19", "activate axis.0", "mover axis.0", "step B7")
    assert table.asked == "allies entry"
    assert table.offers() == ["opportunity 52", "decline"]
    assert table.refusal("play 20") == "CC-A24.1"  # Crossfire belongs to a shot
    table.do("decline")
    assert table.asked == "axis entry"
    assert table.offers() == ["play 50", "play 54", "decline"]
    assert table.refusal("play 43") == "CC-A24.1"
    assert table.refusal("shoot") == "CC-A24.1"
    table.chance.add({"smoke": [4]})
    table.do("play 50", "hex B7")
    assert table.asked != "allies entry"  # he has declined
    while table.asked == "axis entry":
        table.do("decline")
    table.do("step B8")
    assert table.asked == "allies entry"  # the next expenditure


@pytest.mark.rule("CC-W3a")
def test_before_between_and_after_the_movements_the_mover_may_act() -> None:
    table = meeting(f"{RIFLE} A7 w0", f"{RIFLE} A7", "german.leader.benzing A7", axis_hand=(50, 51), weapons=[LMG])
    table.do("order 19", "activate axis.2", "activate axis.0")
    table.do("done")
    assert table.asked == "axis moving"
    assert {"play 50", "play 51", "give axis.0", "mover axis.0"} <= set(table.offers())
    assert table.refusal("play 43") == "CC-A24.1"
    table.walk("mover axis.0", "step B7", "halt")
    assert table.asked == "axis moving"
    assert "play 50" in table.offers()


@pytest.mark.rule("CC-W4")
def test_after_an_entry_in_an_advance_the_defender_may_hide_mines_but_nobody_fires() -> None:
    table = meeting(f"{RIFLE} A7", hands={"allies": [32, 52]}, defender="allies")
    table.do("order 43", "activate axis.0", "mover axis.0", "step B7")
    assert table.asked == "allies advanced"
    assert table.offers() == ["play 32", "decline"]
    assert table.refusal("opportunity 52") == "CC-A33"
    table = meeting(f"{RIFLE} A7", hands={"allies": [32, 52]})
    table.do("order 43", "activate axis.0", "mover axis.0", "step B7")
    assert table.asked == "axis turn"  # nobody is the Defender


@pytest.mark.rule("CC-W5", "CC-O20.3-d6")
@pytest.mark.parametrize(("card", "hits"), [(1, False), (61, True)])  # 1 x 1 and 4 x 6 against a range of 4
def test_the_firers_cards_come_after_a_targeting_hit_and_before_the_attack_roll(card: int, hits: bool) -> None:
    table = meeting(f"{RIFLE} A7 w0", allies=(f"{FOE} E7",), weapons=[MORTAR], axis_hand=(44, 50)).cards(
        axis=[card, 21], allies=[28]
    )
    table.do("order 54", "activate axis.0", "aim E7", "join w0", "fire", "keep")
    assert (table.asked == "axis firer") == hits
    if hits:
        assert {"play 44", "decline"} <= set(table.offers())
        assert table.refusal("play 50") == "CC-A24.1"
        table.do("play 44", "decline")
        kinds = [GAME.tell(table.state, event).kind for event in table.log.events]
        steps = [each for each in kinds if each in ("targeted", "played", "attacked", "attack-total")]
        assert steps == ["targeted", "played", "attacked"]  # the roll may still be cancelled
        table.roll_out()
        kinds = [GAME.tell(table.state, event).kind for event in table.log.events]
        assert kinds.index("attack-total") < kinds.index("defended")


@pytest.mark.rule("CC-W6", "CC-A24.1", "CC-5.2")
def test_before_each_defense_roll_its_owner_is_asked() -> None:
    table = meeting(f"{RIFLE} A7", allies=(f"{FOE} A9", f"{FOE} A9"), hands={"allies": [27, 64, 20]}).cards(
        axis=[44], allies=[1, 2]
    )
    table.do("order 54", "activate axis.0", "aim A9", "decline", "keep", "roll allies.0")
    assert table.asked == "allies defender"
    assert table.offers() == ["play 27", "play 64", "decline"]
    assert table.refusal("play 20") == "CC-A24.1"
    table.do("play 27", "play 64")  # in the other player's Turn, and as many as one likes
    assert [each["total"] for each in table.told("concealed")] == [13 - 2, 13 - 4]


@pytest.mark.rule("CC-W7", "CC-A36-d1")
@pytest.mark.parametrize(("unit", "asks"), [(FOE, True), ("russian.team.line", False)])
def test_light_wounds_only_where_a_squad_is_about_to_break(unit: str, asks: bool) -> None:
    table = meeting(f"{RIFLE} A7", allies=(f"{unit} C8",), hands={"allies": [52, 20]}).cards(axis=[62], allies=[1])
    table.do("order 54", "activate axis.0", "aim C8", "decline", "keep", "decline", "keep")
    assert (table.asked == "allies light_wounds") == asks
    if asks:
        assert table.offers() == ["play 52", "decline"]
        assert table.refusal("play 20") == "CC-A24.1"
        table.do("play 52")
        assert table.fact("allies.0") == "russian.team.line C8"
        assert table.fact("vp") == 1


@pytest.mark.rule("CC-6.3-d2", "CC-A36")
def test_light_wounds_of_the_last_unit_do_not_end_the_game() -> None:
    table = Table([f"{RIFLE} A7"], [f"{FOE} C8 broken"], hands={"axis": [54], "allies": [52]}, initiative="axis")
    table.cards(axis=[62], allies=[1]).do("order 54", "activate axis.0", "aim C8", "keep", "decline", "keep", "play 52")
    assert table.fact("allies.0") == "russian.team.line C8 broken"
    assert table.fact("reason") is None


@pytest.mark.rule("CC-W8")
def test_before_the_melee_dice_the_inactive_player_ambushes_first() -> None:
    table = meeting(
        f"{RIFLE} B7", allies=(f"{FOE} B8", f"{FOE} B8"), axis_hand=(56, 4), hands={"allies": [54, 20]}
    ).cards(allies=[1], axis=[1])
    table.do("order 43", "activate axis.0", "mover axis.0", "step B8")
    assert table.asked == "allies ambush"
    assert table.offers() == ["play 54", "decline"]
    assert table.refusal("play 20") == "CC-A24.1"
    table.do("decline")
    assert table.asked == "axis ambush"
    assert table.refusal("play 4") == "CC-A24.1"
    table.do("play 56")
    assert table.asked == "allies action"  # the owner picks who breaks
    assert table.offers() == ["unit allies.0", "unit allies.1"]
    table.do("unit allies.1")
    while table.asked.split()[1] in ("light_wounds", "ambush"):
        table.do("decline")
    assert table.asked == "axis reroll"
    assert table.told("melee-fp")[0]["allies"] < 2 * 5


@pytest.mark.rule("CC-W9", "CC-A38", "CC-O16.4-d2")
@pytest.mark.parametrize(("axis_card", "allies_card", "winner"), [(67, 1, "axis"), (1, 67, "allies")])
def test_after_a_melee_the_side_that_survived_may_give_no_quarter(
    axis_card: int, allies_card: int, winner: str
) -> None:
    table = meeting(f"{RIFLE} B7", allies=(f"{FOE} B8",), axis_hand=(62,), hands={"allies": [60, 20]}).cards(
        axis=[axis_card], allies=[allies_card]
    )
    table.do("order 43", "activate axis.0", "mover axis.0", "step B8")
    while table.asked.split()[1] in ("ambush", "reroll"):
        table.do("decline" if table.asked.endswith("ambush") else "keep")
    assert table.asked == f"{winner} no_quarter"
    before = table.fact("vp")
    assert abs(before) == 2
    other, card = (54, 62) if winner == "axis" else (20, 60)
    assert table.refusal(f"play {other}") == "CC-A24.1"
    table.do(f"play {card}")
    assert table.fact("vp") == 2 * before


@pytest.mark.rule("CC-W11", "CC-A32", "CC-6.1.2", "CC-1.9.1.4", "CC-A24.2")
def test_at_a_time_advance_both_may_dig_in_the_inactive_player_first() -> None:
    table = meeting(
        f"{RIFLE} A7",
        f"{RIFLE} B9",
        axis_hand=(33, 34),
        hands={"allies": [33, 20]},
        works={"B9": "wire"},
        time=2,
    ).cards(axis=[71], allies=[28])
    table.do("order 54", "activate axis.0", "aim C8", "decline", "keep")
    assert table.told("time-advanced") == [{"side": 0, "time": 3}]
    assert table.told("reshuffled")[0]["side"] == 0
    assert table.asked == "allies dig_in"
    assert table.refusal("play 20") == "CC-A24.1"
    table.do("play 33")
    assert table.offers() == ["hex C8", "hex K1"]
    table.do("hex C8")
    assert table.fact("works.C8") == "foxholes"
    while table.asked == "allies dig_in":
        table.do("decline")
    assert table.asked == "axis dig_in"
    table.do("play 34")
    assert table.offers() == ["hex A7", "hex O9"]
    assert table.refusal("hex B9") == "CC-8.1"  # a Fortification is there
    table.do("hex A7")
    assert table.fact("works.A7") == "foxholes"


@pytest.mark.rule("CC-A28", "CC-O19")
def test_command_confusion_is_neither_an_order_nor_an_action() -> None:
    table = meeting(f"{RIFLE} A7", axis_hand=(47,)).do("order 54", "activate axis.0", "aim C8")
    assert table.refusal("play 47") == "CC-A28"
    table = meeting(f"{RIFLE} A7", axis_hand=(47,))
    assert table.refusal("order 47") == "CC-O19"
    table.do("pass", "discard 47")  # it may be discarded
    assert table.fact("axis.discard") == [47]


@pytest.mark.rule("CC-1.5", "CC-1.6", "CC-A24.3", "CC-O14-d2")
def test_a_card_is_discarded_before_its_effect_and_an_action_activates_nobody() -> None:
    table = meeting(f"{RIFLE} A7", axis_hand=(4,), allies=(f"{FOE} B7",)).do("order 54")
    assert table.fact("axis.discard") == [54]
    assert table.refusal("activate allies.0") == "CC-S.2"
    table.do("activate axis.0", "aim B7")
    assert table.state.view(1).units[0].marks & SPENT  # for all to see
    activated = table.told("activated")
    assert table.refusal("play 5") == "CC-1.6"
    table.do("play 4")
    assert table.told("attack-total") == []
    assert table.fact("axis.discard") == [4, 54]
    assert table.told("activated") == activated
