"""CC-SR: pieces that come in during play: kept aside, hidden, on the Time Track."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from fieldcraft.games.combat_commander.hexes import hex_name, hex_number
from fieldcraft.games.combat_commander.pieces import RADIO_IDS, WEAPON_IDS
from fieldcraft.games.combat_commander.ruled import special_of
from fieldcraft.games.combat_commander.rules.flow import go_on
from fieldcraft.games.combat_commander.rules.units import cover_in
from fieldcraft.games.combat_commander.scenarios import scenario
from fieldcraft.games.combat_commander.special import KEPT
from fieldcraft.games.combat_commander.state import UNITS, WAITING, WEAPONS
from tests.combat_commander.reading import Reading
from tests.combat_commander.ruled import SetUpTable, advance_time, moving, pair, ruled
from tests.combat_commander.table import Table

RIFLE = "german.squad.rifle"
FOE = "russian.squad.rifle"


@pytest.mark.rule("CC-SR.hidden_units", "CC-W13")
def test_pieces_kept_aside_come_where_own_units_are() -> None:
    table = moving(
        f"{RIFLE} A7",
        allies=(f"{FOE} O1", "russian.leader.egorov aside"),
        weapons=["german.weapon.light_mg box"],
        hands={"axis": [19]},
    )
    when = vec[i64]([0] * WEAPONS)
    table.state.counters.weapon_kind[24] = WEAPON_IDS.index("russian.weapon.light_mg")
    when[24] = KEPT
    ruled(table, has_aside=pair(0, 1), weapon_when=when, aside=vec[i64]([0] * UNITS))
    table.state.asked = -1
    go_on(table.state, table.chance, table.log)
    assert table.asked == "allies kept"
    assert table.offers() == ["unit allies.1", "weapon w24", "decline"]
    table.do("unit allies.1")
    assert table.offers() == ["place O1"]
    assert table.refusal("place A1") == "CC-S.2"
    table.do("place O1", "weapon w24", "equip allies.1")
    assert table.fact("allies.1") == "russian.leader.egorov O1 w24"
    assert table.asked == "axis turn"


@pytest.mark.rule("CC-SR.hidden_units", "CC-W13")
def test_kept_pieces_are_offered_again_after_each_order() -> None:
    table = moving(f"{RIFLE} A7", f"{RIFLE} O9", allies=(f"{FOE} O1", "russian.leader.egorov aside"))
    ruled(table, has_aside=pair(0, 1))
    table.state.asked = -1
    go_on(table.state, table.chance, table.log)
    assert table.asked == "allies kept"
    table.do("decline")
    assert table.asked == "axis turn"
    table.walk("order 19", "activate axis.0", "mover axis.0", "step A8", "halt", "done")
    assert table.asked == "allies kept"


@pytest.mark.rule("CC-SR.hidden_units", "CC-SR.reinforcements")
def test_where_waiting_units_may_come_in() -> None:
    area = vec[i64]([0] * 150)
    area[75] = 1
    for unit in (0, 1):
        allowed = vec[i64]([-1] * UNITS)
        allowed[unit] = 0
        table = Table([f"{RIFLE} time:1", f"{RIFLE} A7"], [f"{FOE} K1"], active="allies")
        ruled(table, entry_area=allowed, areas=area)
        advance_time(table)
        assert table.asked == "axis entering"
        assert ("place H6" in table.offers()) is (unit == 0)


@pytest.mark.rule("CC-SR.hidden_units", "CC-6.1.2")
@pytest.mark.parametrize("space", [1, 2])
def test_hidden_units_come_in_under_cover_in_their_area_where_no_enemy_is(space: int) -> None:
    enemy = "H9"
    table = Table([f"{RIFLE} time:1", f"{RIFLE} A7"], [f"{FOE} K1", f"{FOE} {enemy}"], active="allies")
    ruled(table, hidden_space=pair(space, -1))
    area = {hex_ for hex_ in range(150) if table.state.field.area[hex_]}
    covered = {hex_ for hex_ in area if cover_in(table.state, hex_, 0, False) >= 1}
    assert hex_number(enemy) in covered
    assert area - covered
    advance_time(table)
    assert table.asked == "axis entering"
    there = {hex_number(each.split()[1]) for each in table.offers("place")}
    edge = {hex_ for hex_ in range(150) if hex_name(hex_).endswith("10") and ground_passable(table, hex_)}
    assert there == (edge | covered - {hex_number(enemy)} if space == 1 else edge)


def ground_passable(table: Table, hex_: int) -> bool:
    return bool(table.state.field.ground.passable(hex_))


@pytest.mark.rule("CC-SR.reinforcements")
def test_only_the_pieces_that_are_listed_may_come_in_elsewhere() -> None:
    state = SetUpTable("12").state
    listed = [unit for unit in range(UNITS) if special_of(scenario("12")).entry_area[unit] >= 0]
    assert len(listed) == 1 + 8
    assert {int(state.counters.at[unit]) for unit in listed} == {WAITING + 7}


@pytest.mark.rule("CC-6.1.2-d3")
def test_who_finds_no_entrance_waits_one_space_more() -> None:
    table = Table([f"{RIFLE} time:1", f"{RIFLE} A7"], [f"{FOE} K1"])
    for column in "ABCDEFGHIJKLMNO":
        table.state.counters.blaze[hex_number(f"{column}10")] = 1
    advance_time(table)
    assert table.fact("axis.0") == f"{RIFLE} time:2"
    assert table.told("entered") == []


@pytest.mark.rule("CC-SR.reinforcements", "CC-6.1.2-d3")
def test_a_radio_arrives_or_finds_its_box_full() -> None:
    rules = {"radio": pair(0, -1), "radio_space": pair(1, -1)}
    for sides, arrived in (({}, 1), ({"axis": {"radio": "german.radio.105mm"}}, 0)):
        table = ruled(Table([f"{RIFLE} A7"], [f"{FOE} K1"], sides=sides), **rules)
        advance_time(table)
        assert len(table.told("radio-arrived")) == arrived
        assert table.fact("axis.radio") is not None


@pytest.mark.rule("CC-SR.reinforcements", "CC-E68", "CC-E-d3")
@pytest.mark.parametrize(("space", "is_there"), [(3, False), (2, True), (-1, True)])
def test_a_radio_on_the_time_track_is_not_in_the_countermix(space: int, is_there: bool) -> None:
    table = Reading("reinforcements", [f"{RIFLE} A9"], [f"{FOE} K1"], time=2)
    kind = RADIO_IDS.index("german.radio.105mm")
    ruled(table, radio=pair(kind, -1), radio_space=pair(space, -1))
    table.read(axis=[21]).do("keep")
    assert ("item german.radio.105mm" in table.offers()) is is_there
