"""CC-O16 Advance, CC-O21 Move, CC-A33 Opportunity Fire, CC-O16.4 Melee."""

from typing import Any

import pytest

from fieldcraft.games.combat_commander.rules.units import movement_of
from tests.combat_commander.table import Table

RIFLE = "german.squad.rifle"
FOE = "russian.squad.rifle"


def moving(*axis: str, allies: tuple[str, ...] = (f"{FOE} O1",), **given: Any) -> Table:
    """The Axis may move (19) or advance (43)."""
    hands = {"axis": [19, 43], **given.pop("hands", {})}
    return Table([*axis], [*allies], hands=hands, initiative="axis", **given)


@pytest.mark.rule("CC-O21.1", "CC-T78.2")
def test_a_unit_goes_as_far_as_its_movement() -> None:
    table = moving(f"{RIFLE} A8").do("order 19", "activate axis.0", "mover axis.0")
    assert table.refusal("halt") == "CC-O14.4"
    assert table.refusal("step C8") == "CC-O21.1"
    table.walk("step A9")  # Woods: 2 of 4
    assert table.refusal("exit") == "CC-7.2.1"
    table.walk("step B9", "step B8", "done")
    assert table.fact("axis.0") == f"{RIFLE} B8 spent"
    assert table.asked == "axis turn"


@pytest.mark.rule("CC-O21.1-d1", "CC-T93")
def test_command_of_a_leader_left_behind_is_lost_and_a_road_gives_one() -> None:
    table = moving(f"{RIFLE} E5", "german.leader.pfeiffer E5", f"{RIFLE} O9")
    table.walk("order 19", "activate axis.0", "mover axis.0", "step E4", "step F4")
    assert table.state.counters.used[0] == 4  # half MPs: both steps along a Road


@pytest.mark.rule("CC-T93", "CC-O21.1-d1", "CC-3.1-d1")
def test_a_road_hex_gives_one_once_for_the_rest_of_the_move() -> None:
    table = moving(f"{RIFLE} E5", f"{RIFLE} O9")
    table.walk("order 19", "activate axis.0", "mover axis.0", "step E4")
    assert movement_of(table.state, 0) == 4 + 1
    table.walk("step F4")
    assert movement_of(table.state, 0) == 4 + 1
    while table.asked != "axis turn":
        table.do("halt" if "halt" in table.offers() else "done")
    assert movement_of(table.state, 0) == 4
    table = moving(f"{RIFLE} E5", f"{RIFLE} O9").do("order 43", "activate axis.0", "mover axis.0", "step E4")
    assert movement_of(table.state, 0) == 4


@pytest.mark.rule("CC-O21.2")
def test_a_group_keeps_together_and_begins_in_one_hex() -> None:
    table = moving("german.leader.benzing A7", f"{RIFLE} A7", f"{RIFLE} A8")
    table.do("order 19", "activate axis.0", "activate axis.1", "activate axis.2", "mover axis.0")
    assert table.refusal("join axis.2") == "CC-O21.2"
    table.walk("join axis.1", "step B7", "halt")
    assert table.fact("axis.0") == "german.leader.benzing B7 spent chosen moving acted"
    assert table.fact("axis.1").startswith(f"{RIFLE} B7")
    assert table.offers("mover") == ["mover axis.2"]
    assert table.refusal("mover axis.1") == "CC-O21.2"


@pytest.mark.rule("CC-O21.4", "CC-T79")
def test_a_move_never_enters_water_fire_or_the_enemy() -> None:
    table = moving(f"{RIFLE} G5", allies=(f"{FOE} F4",), blaze={"G4": 1})
    table.do("order 19", "activate axis.0", "mover axis.0")
    assert table.refusal("step G6") == "CC-O21.4"
    assert table.refusal("step F4") == "CC-S.2"
    assert table.refusal("step G4") == "CC-T79"


@pytest.mark.rule("CC-7.2.1")
def test_the_enemy_edge_is_a_way_out() -> None:
    table = moving(f"{RIFLE} C1 suppressed veteran w0", f"{RIFLE} A9", weapons=["german.weapon.light_mg broken"])
    table.do("order 19", "activate axis.0", "mover axis.0", "exit")
    assert table.asked == "axis returning"
    table.do("number 5")
    assert table.fact("axis.0") == f"{RIFLE} time:5 w0"
    assert table.fact("w0") == "german.weapon.light_mg"
    assert table.fact("vp") == 2


@pytest.mark.rule("CC-7.2.1", "CC-O21.4")
def test_the_way_out_costs_1_mp() -> None:
    table = moving(f"{RIFLE} C2 broken", f"{RIFLE} O9")  # Movement 1
    table.walk("order 19", "activate axis.0", "mover axis.0", "step C1")
    assert table.asked == "axis turn"
    assert table.fact("axis.0") == f"{RIFLE} C1 broken spent"


@pytest.mark.rule("CC-F106", "CC-O21-d1")
def test_wire_that_is_left_takes_all_remaining_mps_too() -> None:
    table = moving(f"{RIFLE} A7", f"{RIFLE} O9", works={"A7": "wire"})
    table.walk("order 19", "activate axis.0", "mover axis.0", "step A8")
    assert table.asked == "axis moving"  # for cards only
    assert table.offers() == ["done"]


@pytest.mark.rule("CC-6.3")
def test_the_last_unit_that_leaves_ends_the_game() -> None:
    table = moving(f"{RIFLE} C1", vp=-1).do("order 19", "activate axis.0", "mover axis.0", "exit", "number 9")
    assert (table.fact("reason"), table.fact("winner")) == ("last_exit", "axis")


@pytest.mark.rule("CC-A33", "CC-O21.3")
def test_opportunity_fire_once_an_entry_and_again_at_the_next() -> None:
    table = moving(f"{RIFLE} A7", f"{RIFLE} O9", allies=(f"{FOE} C8", f"{FOE} K1"), hands={"allies": [52, 1]})
    table.do("order 19", "activate axis.0", "mover axis.0", "step B7")
    assert table.asked == "allies entry"
    assert table.offers() == ["opportunity 52", "decline"]
    assert table.refusal("shoot") == "CC-O20.1"
    assert table.refusal("opportunity 1") == "CC-A24.1"
    table.do("opportunity 52", "activate allies.0")
    assert table.offers() == ["shoot", "decline"]
    table.cards(allies=[21], axis=[28]).do("shoot").roll_out()
    assert table.told("attacked")[0]["fp"] == 5
    while table.asked == "axis entry":
        table.do("decline")
    table.do("step B8")
    assert table.offers() == ["shoot", "decline"]


@pytest.mark.rule("CC-O20.3.4")
def test_a_tie_breaks_who_moves() -> None:
    table = moving(f"{RIFLE} A7", f"{RIFLE} O9", allies=(f"{FOE} C8", f"{FOE} K1"), hands={"allies": [52]})
    table.do("order 19", "activate axis.0", "mover axis.0", "step B7", "opportunity 52", "activate allies.0")
    table.cards(allies=[21], axis=[7]).do("shoot").roll_out().do("decline")  # 5 + 6 = 7 + 4
    assert table.fact("axis.0").startswith(f"{RIFLE} B7 broken")


@pytest.mark.rule("CC-O16.4")
def test_an_advance_ends_in_a_melee() -> None:
    table = moving(f"{RIFLE} B7", f"{RIFLE} O9", allies=(f"{FOE} B8", f"{FOE} K1"))
    table.cards(allies=[1], axis=[21])
    table.do("order 43", "activate axis.0", "mover axis.0", "step B8")
    while table.asked == "axis ambush":
        table.do("decline")
    table.keep(2)
    assert table.told("melee-fp") == [{"hex": 17, "axis": 5, "allies": 5}]
    assert table.told("melee-fought") == [{"hex": 17, "axis": 11, "allies": 7}]
    assert table.fact("allies.0") == f"{FOE} casualty"


@pytest.mark.rule("CC-O16.4.3", "CC-F101")
def test_a_tied_melee_costs_both_but_for_a_bunker() -> None:
    for works, survives in ((None, False), ("bunker", True), ("wire", False)):
        table = moving(
            f"{RIFLE} B7",
            f"{RIFLE} O9",
            allies=(f"{FOE} B8", f"{FOE} K1"),
            works={"B8": works} if works else {},
            held_by={"B8": "allies"},
        )
        table.cards(allies=[21], axis=[21])
        table.do("order 43", "activate axis.0", "mover axis.0", "step B8")
        while "decline" in table.offers():
            table.do("decline")
        table.keep(2)
        assert table.fact("axis.0") == f"{RIFLE} casualty"
        assert (table.fact("allies.0") == f"{FOE} B8") == survives


@pytest.mark.rule("CC-O16.4.1", "CC-3.1.6")
def test_boxed_fp_counts_one_more_in_melee() -> None:
    table = moving("german.squad.pionier B7", f"{RIFLE} O9", allies=(f"{FOE} B8", f"{FOE} K1")).cards(allies=[1])
    table.do("order 43", "activate axis.0", "mover axis.0", "step B8")
    while table.asked == "axis ambush":
        table.do("decline")
    assert table.told("melee-fp")[0]["axis"] == 7 + 1


@pytest.mark.rule("CC-F101-d1", "CC-7.3.1-d2")
def test_who_was_last_alone_in_a_hex_is_kept_for_those_who_pass_through_too() -> None:
    table = Table(
        [f"{RIFLE} B7", f"{RIFLE} C7"],
        ["russian.squad.rifle C8", "russian.squad.rifle K1"],
        hands={"axis": [19, 43]},
        held_by={"B8": "allies"},
        sides={"axis": {"order_limit": 3}},
        initiative="axis",
    ).walk("order 19", "activate axis.0", "mover axis.0", "step B8", "step B9")
    assert table.fact("held_by.B8") == "axis"
    assert table.fact("held_by.B9") == "axis"
    while table.asked != "axis turn":
        table.do("halt" if "halt" in table.offers() else "done")
    table.cards(allies=[1], axis=[67]).do("order 43", "activate axis.1", "mover axis.1", "step C8")
    while table.asked != "axis turn":
        table.do("keep" if table.asked.endswith("reroll") else "decline")
    assert table.fact("held_by.C8") == "axis"
