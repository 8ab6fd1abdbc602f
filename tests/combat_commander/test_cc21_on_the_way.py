"""CC-O21.1.1 Weapon transfer and CC-F105.2 the steps along a Trench."""

from typing import Any

import pytest

from fieldcraft.games.combat_commander.ground import HALF
from fieldcraft.games.combat_commander.hexes import direction_to, hex_number
from fieldcraft.games.combat_commander.rules.movement import entry_cost, is_trench_step, points_left
from fieldcraft.games.combat_commander.survey import ground_of
from tests.combat_commander.table import Table, with_facts

RIFLE = "german.squad.rifle"
FOE = "russian.squad.rifle"
LMG = "german.weapon.light_mg"
HEAVY = "german.weapon.heavy_mg"
MORTAR = "german.weapon.medium_mortar"


def moving(*axis: str, allies: tuple[str, ...] = (f"{FOE} O1",), **given: Any) -> Table:
    hands = {"axis": [19], **given.pop("hands", {})}
    return Table([*axis], [*allies], hands=hands, initiative="axis", **given).do("order 19", "activate axis.0")


@pytest.mark.rule("CC-O21.1.1", "CC-O21.1.1-d1")
def test_a_unit_on_the_move_hands_its_weapon_over_for_1_mp() -> None:
    table = moving(f"{RIFLE} A7 w0", f"{RIFLE} A7", f"{RIFLE} A7 w1", f"{RIFLE} A8", weapons=[f"{HEAVY} broken", LMG])
    assert table.offers("give") == ["give axis.0"]
    assert table.refusal("give axis.1") == "CC-O20.3"  # not activated
    table.do("give axis.0")
    assert table.asked == "axis handing_over"
    assert table.offers() == ["unit axis.1"]
    assert table.refusal("unit axis.2") == "CC-11.2"
    assert table.refusal("unit axis.3") == "CC-O21.2"
    table.do("unit axis.1")
    assert table.fact("axis.1") == f"{RIFLE} A7 w0"
    assert table.fact("w0") == f"{HEAVY} broken"
    assert table.told("handed-over") == [{"weapon": 0, "unit": 0, "twin": 1}]
    assert table.asked == "axis moving"
    assert table.refusal("done") == "CC-O14.4"  # a transfer alone is no Move
    table.walk("mover axis.0", "step A8", "step A7")
    assert table.state.counters.used[0] == 2 * 3


@pytest.mark.rule("CC-O21.1.1")
def test_nobody_to_take_it_or_nothing_to_give() -> None:
    table = moving(f"{RIFLE} A7 w0", weapons=[LMG])
    assert table.refusal("give axis.0") == "CC-O21.1.1"
    assert moving(f"{RIFLE} A7", f"{RIFLE} A7").refusal("give axis.0") == "CC-O21.1.1"


@pytest.mark.rule("CC-O21.1.1", "CC-O21.1.1-d1")
def test_it_is_possible_after_an_entry_while_points_are_left() -> None:
    table = moving(f"{RIFLE} A7 w0", f"{RIFLE} A8", weapons=[LMG]).do("mover axis.0", "step A8")
    assert table.asked == "axis entry"
    assert table.offers() == ["give axis.0", "decline"]
    table.do("give axis.0", "unit axis.1")
    assert table.asked == "axis stepping"
    table = moving(f"{RIFLE} A8 w0", f"{RIFLE} B8", weapons=[LMG])
    table.walk("mover axis.0", "step A9", "step B9").do("step B8")  # 2 + 1 + 1 of 4
    assert table.asked == "axis turn"


@pytest.mark.rule("CC-O21.1.1-d1", "CC-F106")
def test_points_lost_to_wire_are_gone() -> None:
    table = moving(f"{RIFLE} A7 w0", f"{RIFLE} B7", weapons=[LMG], works={"B7": "wire"}).do("mover axis.0", "step B7")
    assert table.asked == "axis turn"


@pytest.mark.rule("CC-F106", "CC-O21-d1")
def test_whoever_leaves_wire_moves_no_farther_but_an_advance_does_not_mind() -> None:
    table = moving(f"{RIFLE} A7", f"{RIFLE} O9", works={"A7": "wire"}).do("mover axis.0", "step B7")
    assert table.fact("axis.0").startswith(f"{RIFLE} B7")
    assert table.asked == "axis turn"
    table = Table([f"{RIFLE} A7"], [f"{FOE} O1"], hands={"axis": [43]}, works={"A7": "wire", "B7": "wire"})
    table.do("order 43", "activate axis.0", "mover axis.0", "step B7")
    assert table.fact("axis.0").startswith(f"{RIFLE} B7")
    assert table.state.counters.used[0] == 0


@pytest.mark.rule("CC-O21.1.1-d1", "CC-O14.4")
def test_a_transfer_must_leave_somebody_able_to_move() -> None:
    table = moving(f"{RIFLE} A8 broken w0", f"{RIFLE} A8", f"{RIFLE} O9", weapons=[LMG])  # 1 MP
    assert table.refusal("give axis.0") == "CC-O14.4"


@pytest.mark.rule("CC-O21.1.1-d1")
def test_a_group_pays_only_what_leaves_it_able_to_go_on() -> None:
    table = Table(
        [f"{RIFLE} A7 w0", "german.leader.benzing A7", f"{RIFLE} B7"],
        [f"{FOE} O1"],
        [LMG],
        hands={"axis": [19]},
        initiative="axis",
        works={},
    ).do("order 19", "activate axis.1", "activate axis.0", "activate axis.2", "mover axis.0", "join axis.1")
    table.do("step B7")
    assert "give axis.0" in table.offers()
    table.state.counters.used[0] += points_left(table.state, 0) - HALF  # 1 MP left
    assert table.refusal("give axis.0") == "CC-O21.1"


@pytest.mark.rule("CC-F105.2")
@pytest.mark.parametrize(("here", "there"), [("trench", "trench"), ("trench", "bunker"), ("pillbox", "trench")])
def test_a_trench_step_costs_1_and_draws_no_fire(here: str, there: str) -> None:
    table = moving(
        f"{RIFLE} A8",
        f"{RIFLE} O9",
        allies=(f"{FOE} C8", f"{FOE} K1"),
        works={"A8": here, "A9": there},
        hands={"allies": [52]},
    ).do("mover axis.0", "step A9")  # Woods
    assert table.state.counters.used[0] == 2
    assert not table.asked.startswith("allies")


@pytest.mark.rule("CC-F105.2-d1", "CC-F105.2")
@pytest.mark.parametrize(("here", "there"), [("bunker", "bunker"), ("foxholes", "trench"), ("trench", "wire")])
def test_without_a_trench_it_is_a_step_like_any_other(here: str, there: str) -> None:
    table = moving(
        f"{RIFLE} A8",
        f"{RIFLE} O9",
        allies=(f"{FOE} B10", f"{FOE} K1"),
        works={"A8": here, "A9": there},
        hands={"allies": [52]},
    ).do("mover axis.0", "step A9")
    assert table.asked == "allies entry"
    assert table.state.counters.used[0] >= 4


@pytest.mark.rule("CC-F105.2", "CC-T83")
def test_no_trench_leads_over_a_cliff_but_over_any_other_side_and_uphill() -> None:
    works = {"H4": "trench", "H5": "trench", "I5": "trench", "G5": "bunker"}
    table = Table([f"{RIFLE} A8"], [f"{FOE} K1"], works=works)
    battle = with_facts(table.state, ground=ground_of(12))  # a Cliff between H4 and H5, I5
    for from_, to, leads in (("H4", "H5", False), ("I5", "H4", False), ("H5", "I5", True), ("G5", "H4", True)):
        direction = direction_to(hex_number(from_), hex_number(to))
        assert direction
        assert is_trench_step(battle, hex_number(from_), direction) == leads
        assert (entry_cost(battle, 0, hex_number(from_), direction) == HALF) == leads


@pytest.mark.rule("CC-11.3", "CC-W12")
def test_the_owner_may_give_a_weapon_up_at_a_free_decision() -> None:
    table = Table(
        [f"{RIFLE} A7 w0", f"{RIFLE} A7"],
        [f"{FOE} O1 w1"],
        [MORTAR, "russian.weapon.light_mg"],
        hands={"axis": [19]},
        initiative="axis",
    )
    assert table.offers("give_up") == ["give_up w0"]
    assert table.refusal("give_up w1") == "CC-11.3"  # the enemy's
    assert table.refusal("give_up w2") == "CC-11.3"  # not in play
    before = points_left(table.state, 0)
    table.do("give_up w0")
    assert table.asked == "axis turn"
    assert table.fact("w0") == f"{MORTAR} box"
    assert table.fact("axis.0") == f"{RIFLE} A7"
    assert table.fact("vp") == 0
    assert points_left(table.state, 0) > before
    assert table.refusal("give_up w0") == "CC-11.3"
