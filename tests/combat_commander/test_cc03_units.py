"""CC-3 Current stats, Command, and who may be activated."""

from typing import Any

import pytest

from fieldcraft.games.combat_commander.hexes import hex_number
from fieldcraft.games.combat_commander.rules.shots import group_fp, height, lone_fp
from fieldcraft.games.combat_commander.rules.units import (
    command_of,
    cover_in,
    fp_of,
    may_fire_weapon,
    morale_of,
    movement_of,
    range_of,
    weapon_fp,
    weapon_range,
)
from fieldcraft.games.combat_commander.state import FIRING, WEAPON_FIRING
from fieldcraft.games.combat_commander.survey import ground_of
from tests.combat_commander.table import Table, with_facts

RIFLE = "german.squad.rifle"
SERGEANT = "german.leader.pfeiffer"
FOE = ["russian.squad.rifle O1"]


def stats(line: str, *others: str, weapons: list[str] | None = None, **given: Any) -> tuple[int, ...]:
    """FP, Range, Movement and Morale of the first unit."""
    battle = Table([line, *others], FOE, weapons, **given).state
    return tuple(int(of(battle, 0)) for of in (fp_of, range_of, movement_of, morale_of))


def test_printed_stats_of_both_sides() -> None:
    assert stats(f"{RIFLE} A7") == (5, 5, 4, 7)
    assert stats(f"{RIFLE} A7 broken") == (2, 1, 1, 7)


@pytest.mark.rule("CC-3.3.1.2")
def test_command_of_every_leader_in_the_hex_is_added_for_squads_and_teams() -> None:
    assert stats(f"{RIFLE} A7", f"{SERGEANT} A7") == (6, 6, 5, 8)
    assert stats(f"{RIFLE} A7", f"{SERGEANT} A7", "german.leader.benzing A7") == (8, 8, 7, 10)
    assert stats(f"{RIFLE} A7", f"{SERGEANT} A8") == (5, 5, 4, 7)
    assert stats(f"{RIFLE} A7", f"{SERGEANT} A7 broken") == (5, 5, 4, 7)
    assert stats(f"{SERGEANT} A7", "german.leader.benzing A7") == (1, 1, 6, 8)


@pytest.mark.rule("CC-13.2")
def test_a_suppressed_leader_keeps_his_command() -> None:
    battle = Table([f"{RIFLE} A7", f"{SERGEANT} A7 suppressed"], FOE).state
    assert command_of(battle, 1) == 1
    assert fp_of(battle, 0) == 6


@pytest.mark.rule("CC-E44", "CC-13.2", "CC-F106")
def test_veteran_suppressed_and_wire() -> None:
    assert stats(f"{RIFLE} A7 veteran") == (6, 6, 5, 8)
    assert stats(f"{RIFLE} A7 suppressed") == (4, 4, 3, 6)
    assert stats(f"{RIFLE} A7", works={"A7": "wire"}) == (4, 4, 4, 6)


@pytest.mark.rule("CC-3.3.1.3", "CC-3.4-d1")
def test_weapons_change_movement_and_know_only_command() -> None:
    weapons = ["german.weapon.heavy_mg"]
    assert stats(f"{RIFLE} A7 w0", weapons=weapons) == (5, 5, 3, 7)
    battle = Table([f"{RIFLE} A7 veteran w0", f"{SERGEANT} A7"], FOE, weapons).state
    assert (weapon_fp(battle, 0), weapon_range(battle, 0)) == (9, 17)
    battle = Table([f"{RIFLE} A8", f"{SERGEANT} A7 w0"], FOE, weapons).state
    assert weapon_fp(battle, 0) == 8


@pytest.mark.rule("CC-11.1", "CC-13.2", "CC-F106", "CC-T89", "CC-T95")
@pytest.mark.parametrize(
    ("carrier", "weapon", "works", "fires"),
    [
        ("D7", "", {}, True),
        ("D7 spent", "", {"D7": "mines"}, True),
        ("D7", "broken", {}, False),
        ("D7 broken", "", {}, False),
        ("D7 suppressed", "", {}, False),
        ("D7", "", {"D7": "wire"}, False),
        ("E7", "", {}, False),  # a Stream
        ("time:9", "", {}, False),
    ],
)
def test_a_weapon_fires_only_with_a_fit_carrier_on_fit_ground(
    carrier: str, weapon: str, works: dict[str, str], fires: bool
) -> None:
    table = Table([f"{RIFLE} {carrier} w0", f"{RIFLE} A9"], FOE, [f"german.weapon.heavy_mg {weapon}"], works=works)
    assert may_fire_weapon(with_facts(table.state, ground=ground_of(5)), 0) == fires


@pytest.mark.rule("CC-3.1-d1")
def test_movement_is_never_below_zero() -> None:
    assert stats(f"{RIFLE} A7 broken suppressed w0", weapons=["german.weapon.medium_mortar"])[2] == 0


@pytest.mark.rule("CC-T78.3", "CC-T93")
def test_cover_is_the_best_of_terrain_fortification_and_hexside_less_the_road() -> None:
    battle = Table([f"{RIFLE} A9"], FOE, works={"A7": "bunker", "G8": "foxholes", "B7": "wire"}).state

    def cover(name: str, hexside: int = 0, is_indirect: bool = False) -> int:
        return int(cover_in(battle, hex_number(name), hexside, is_indirect))

    assert cover("A9") == 2
    assert cover("D3") == 1  # Woods with a Road
    assert cover("A2") == -1  # Open Ground with a Road
    assert cover("A7") == 6
    assert cover("A7", 0, True) == 7  # CC-F101
    assert cover("G8") == 2
    assert cover("B7") == 0
    assert cover("A8", 2) == 2
    assert cover("A8", 2, True) == 0  # CC-T87


@pytest.mark.rule("CC-T78.3", "CC-T95")
def test_a_stream_lowers_the_morale_unless_a_hexside_is_crossed() -> None:
    table = Table([f"{RIFLE} A9"], FOE)
    battle = with_facts(table.state, ground=ground_of(5))
    stream = hex_number("E7")
    assert [int(cover_in(battle, stream, hexside, False)) for hexside in (0, 1, 2)] == [-1, 1, 2]
    assert [int(cover_in(battle, stream, hexside, True)) for hexside in (0, 1, 2)] == [-1, -1, -1]  # CC-T87


def test_the_worked_example_of_a_group() -> None:
    battle = Table(
        [f"{RIFLE} A7 w0", f"{SERGEANT} A7", f"{RIFLE} A8", f"{RIFLE} B7"],
        ["russian.squad.rifle C8"],
        ["german.weapon.light_mg"],
    ).state
    for unit in (0, 2, 3):
        battle.counters.marks[unit] |= FIRING
    battle.counters.weapon_marks[0] |= WEAPON_FIRING
    assert group_fp(battle, hex_number("C8"), -1) == 6 + 1 + 2
    assert lone_fp(battle, 0, hex_number("C8")) == 6
    assert height(battle, hex_number("A7"), hex_number("C8")) == 0


@pytest.mark.rule("CC-3.3.1.1")
def test_a_leader_activates_units_in_his_radius_only() -> None:
    table = Table(
        [f"{SERGEANT} A7", f"{RIFLE} A8", f"{RIFLE} A10", "german.leader.winkler A7"], FOE, hands={"axis": [19]}
    )
    table.do("order 19", "activate axis.0")
    assert table.offers() == ["activate axis.1", "done"]
    assert table.refusal("activate axis.2") == "CC-3.3.1.1"
    assert table.refusal("activate axis.3") == "CC-3.3.1.1"


@pytest.mark.rule("CC-O14.1")
def test_who_was_activated_is_spent_for_the_turn() -> None:
    table = Table([f"{RIFLE} A7 spent", f"{RIFLE} A8"], FOE, hands={"axis": [19]})
    table.do("order 19")
    assert table.refusal("activate axis.0") == "CC-O14.1"
    assert table.offers() == ["activate axis.1"]


@pytest.mark.rule("CC-3.5")
def test_a_hero_may_be_activated_again() -> None:
    table = Table(["german.leader.dietel A7 spent"], FOE, hands={"axis": [19]})
    table.do("order 19")
    assert table.offers() == ["activate axis.0"]
