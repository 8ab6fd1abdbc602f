"""CC-E46 Blaze, CC-E48 Breeze, CC-E53 Dust."""

from typing import Any

import pytest

from tests.combat_commander.reading import Reading
from tests.combat_commander.table import GAME, Table

RIFLE = "german.squad.rifle"
FOE = "russian.squad.rifle"


def marked(table: Table, kind: str) -> dict[str, Any]:
    """The hexes with Smoke, Blaze or works."""
    found = GAME.dump(table.state).get(kind, {})
    assert isinstance(found, dict)
    return found


@pytest.mark.rule("CC-E46", "CC-E46-d1", "CC-8.1")
def test_a_blaze_takes_smoke_and_works_and_drives_the_inactive_players_units_out_first() -> None:
    table = Reading("blaze", [f"{RIFLE} C7 broken"], [f"{FOE} C7", f"{FOE} K1"], smoke={"C7": 4}, works={"C7": "wire"})
    table.chance.add({"smoke": [2]})
    table.at("C7")
    assert marked(table, "blaze") == {"C7": 2}
    assert marked(table, "smoke") == marked(table, "works") == {}
    assert table.asked == "allies fleeing"
    assert table.offers() == ["step C6", "step D6", "step D7", "step C8", "step B7", "step B6"]
    assert table.refusal("step D5") == "CC-O21.1"
    table.do("step C8")
    assert table.asked == "axis fleeing"
    table.do("step B7")
    assert table.fact("axis.0") == f"{RIFLE} B7 broken"
    assert table.fact("allies.0") == f"{FOE} C8"
    assert table.told("melee-fought") == []
    assert table.asked == "axis turn"


@pytest.mark.rule("CC-E46", "CC-E46-d2", "CC-E53", "CC-T94")
def test_nothing_burns_in_water_twice_or_without_a_marker() -> None:
    for hex_ in ("G7", "C7"):
        table = Reading("blaze", [f"{RIFLE} A7"], [f"{FOE} K1"], blaze={"C7": 1}).at(hex_)
        assert table.told("blaze-put") == []
        assert table.asked == "axis turn"
    for event in ("blaze", "dust"):
        table = Reading(event, [f"{RIFLE} C7"], [f"{FOE} K1"])
        pool = table.state.counters.smoke_pool
        for value in range(len(pool)):
            pool[value] = 0
        table.at("C7")
        assert table.told("blaze-put") == table.told("smoke-put") == []
        assert table.fact("axis.0") == f"{RIFLE} C7"


@pytest.mark.rule("CC-E46", "CC-E46-d1")
def test_a_unit_shut_in_by_fire_is_lost_and_one_way_out_is_taken() -> None:
    ring = {"C6": 1, "D6": 1, "D7": 1, "C8": 1, "B7": 2}
    table = Reading("blaze", [f"{RIFLE} C7", f"{RIFLE} A9"], [f"{FOE} K1"], blaze=ring)
    table.chance.add({"smoke": [3]})
    table.at("C7")
    assert table.fact("axis.0") == f"{RIFLE} B6"
    table = Reading("blaze", [f"{RIFLE} C7", f"{RIFLE} A9"], [f"{FOE} K1"], blaze=ring | {"B6": 2})
    table.chance.add({"smoke": [3]})
    table.at("C7")
    assert table.fact("axis.0") == f"{RIFLE} casualty"
    assert table.fact("vp") == -2


@pytest.mark.rule("CC-E46-d1", "CC-O16.4-d3", "CC-E42-d2")
def test_a_unit_that_flees_among_enemies_fights_at_the_end_of_the_trigger() -> None:
    table = Reading("blaze", [f"{RIFLE} C7", f"{RIFLE} A9"], [f"{FOE} C8", f"{FOE} K1"], initiative="axis")
    table.chance.add({"smoke": [3]})
    table.at("C7").cards(allies=[28]).do("step C8")
    assert len(table.told("melee-fp")) == 1
    assert table.asked == "axis reroll"
    assert table.fact("triggers") == 1


@pytest.mark.rule("CC-E46-d1", "CC-O21.4")
def test_nobody_flees_into_a_lake() -> None:
    table = Reading("blaze", [f"{RIFLE} F7"], [f"{FOE} K1"])
    table.chance.add({"smoke": [3]})
    table.at("F7")
    assert table.offers() == ["step F6", "step G8", "step F8", "step E8", "step E7"]
    assert table.refusal("step G7") == "CC-O21.4"


@pytest.mark.rule("CC-E48")
@pytest.mark.parametrize(("card", "new"), [(13, "C6"), (14, "D6"), (15, "D7"), (16, "C8"), (17, "B7"), (18, "B6")])
def test_the_breeze_carries_each_fire_one_hex_downwind(card: int, new: str) -> None:
    table = Reading("breeze", [f"{RIFLE} A7"], [f"{FOE} K1"], card=card, blaze={"C7": 1}, smoke={"E7": 3, "K1": 1})
    table.read(smoke=[2])
    assert marked(table, "blaze") == {"C7": 1, new: 2}
    assert marked(table, "smoke") == {}
    assert table.asked == "axis turn"


@pytest.mark.rule("CC-E48")
def test_new_fires_do_not_spread_on_and_none_leaves_the_map_or_burns_on_water() -> None:
    for card, burning, new in (
        (16, ["C7", "C8"], ["C9"]),  # S
        (13, ["C8", "C7", "C1"], ["C6"]),  # N: C1 is at the edge
        (15, ["F6"], []),  # SE: G7 is water
    ):
        table = Reading("breeze", [f"{RIFLE} A7"], [f"{FOE} K1"], card=card, blaze=dict.fromkeys(burning, 1))
        table.read(smoke=[2] * len(new))
        assert sorted(marked(table, "blaze")) == sorted([*burning, *new])


@pytest.mark.rule("CC-E48", "CC-E46")
def test_the_breeze_sets_all_hexes_ablaze_before_anybody_flees() -> None:
    table = Reading("breeze", [f"{RIFLE} C8"], [f"{FOE} D8", f"{FOE} K1"], card=16, blaze={"C7": 1, "D7": 1})
    table.read(smoke=[2, 3])
    assert table.asked == "allies fleeing"
    assert table.refusal("step C8") == "CC-T79"
    table.do("step D9")
    assert table.asked == "axis fleeing"
    assert "step D8" not in table.offers()


@pytest.mark.rule("CC-E53")
def test_dust_is_smoke_but_not_on_water_or_fire() -> None:
    table = Reading("dust", [f"{RIFLE} A7"], [f"{FOE} K1"])
    table.chance.add({"smoke": [5]})
    assert marked(table.at("C7"), "smoke") == {"C7": 5}
    for hex_ in ("G7", "C9"):
        table = Reading("dust", [f"{RIFLE} A7"], [f"{FOE} K1"], blaze={"C9": 1}).at(hex_)
        assert marked(table, "smoke") == {}


@pytest.mark.rule("CC-E53", "CC-8.1", "CC-T94")
@pytest.mark.parametrize(("new", "stays"), [(5, 5), (2, 4)])
def test_of_two_smoke_markers_the_lesser_goes_back_into_the_pool(new: int, stays: int) -> None:
    table = Reading("dust", [f"{RIFLE} A7"], [f"{FOE} K1"], smoke={"C7": 4})
    before = list(table.state.counters.smoke_pool)
    table.chance.add({"smoke": [new]})
    table.at("C7")
    assert marked(table, "smoke") == {"C7": stays}
    after = list(table.state.counters.smoke_pool)
    changed = {value: after[value] - before[value] for value in range(len(after)) if after[value] != before[value]}
    assert changed == ({5: -1, 4: 1} if new == 5 else {})


def moving_out_of_mines(blaze: str, units: list[str]) -> Table:
    """The Mine Attack Roll shows Event!, its Event is a Breeze to the north."""
    table = Table(
        units, [f"{FOE} K1"], hands={"axis": [19]}, works={"C7": "mines"}, blaze={blaze: 1}, initiative="axis"
    ).cards(allies=[33, 13])
    table.do("order 19", *[f"activate axis.{number}" for number in range(len(units))])
    return table


@pytest.mark.rule("CC-T79", "CC-E48", "CC-O21-d1")
def test_nobody_enters_a_hex_that_went_up_in_flames_during_the_entry() -> None:
    table = moving_out_of_mines("C9", [f"{RIFLE} C7"])
    table.do("mover axis.0").chance.add({"smoke": [2]})
    table.cards(axis=[72]).do("step C8", "keep", "keep")
    assert table.fact("axis.0").startswith(f"{RIFLE} C7")
    assert table.told("moved") == []


@pytest.mark.rule("CC-E46", "CC-O21.2", "CC-O21-d1")
def test_a_moving_group_that_flees_apart_does_not_go_on_together() -> None:
    table = moving_out_of_mines("C8", ["german.leader.bolter C7", f"{RIFLE} C7", f"{RIFLE} C7"])
    table.do("mover axis.0", "join axis.1", "join axis.2").chance.add({"smoke": [2]})
    table.cards(axis=[69, 70, 68]).do("step D7", "keep", "step B7", "step B7", "step B6")
    while not table.asked.endswith("stepping"):
        table.do(table.offers()[0])
    assert [table.fact(f"axis.{number}").split()[1] for number in range(3)] == ["B7", "B7", "B6"]
    assert table.told("moved") == []
    assert "step A8" in table.offers()  # next to B7, not to B6
    assert table.refusal("step A6") == "CC-O21.1"


@pytest.mark.rule("CC-8.1", "CC-T94", "CC-E53")
@pytest.mark.parametrize(("drawn", "stays", "returns"), [(3, 7, 3), (9, 9, 7), (7, 7, 7)])
def test_of_two_smoke_markers_the_larger_stays_and_the_other_goes_back(drawn: int, stays: int, returns: int) -> None:
    table = Reading("dust", [f"{RIFLE} A7"], [f"{FOE} K1"], smoke={"C7": 7})
    pool = list(table.state.counters.smoke_pool)
    table.chance.add({"smoke": [drawn]})
    table.at("C7")
    assert marked(table, "smoke") == {"C7": stays}
    pool[drawn] -= 1
    pool[returns] += 1
    assert list(table.state.counters.smoke_pool) == pool


@pytest.mark.rule("CC-8.1", "CC-F100", "CC-E42-d2", "CC-T89")
@pytest.mark.parametrize("event", ["dust", "booby_trap", "rubble", "shellholes"])
def test_neither_a_blaze_nor_water_takes_smoke_or_works(event: str) -> None:
    for hex_ in ("C7", "G7"):
        table = Reading(event, [f"{RIFLE} A7"], [f"{FOE} K1"], blaze={"C7": 1}).at(hex_)
        assert marked(table, "works") == marked(table, "smoke") == {}
        assert table.asked == "axis turn"
