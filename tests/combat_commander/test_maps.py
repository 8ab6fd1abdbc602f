"""The map files: all sound, every fault named, and the ground made from them (CC-2, CC-T78)."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from fieldcraft.core.errors import BadData, BadInput
from fieldcraft.games.combat_commander import hexes, kinds, map_file, maps
from fieldcraft.games.combat_commander.ground import CLOSED, OPEN, OVER_CLIFF
from fieldcraft.games.combat_commander.map_file import Hex, Map, Objective, Side
from fieldcraft.games.combat_commander.maps import map_of
from fieldcraft.games.combat_commander.nations import DATA
from fieldcraft.games.combat_commander.survey import ground_of

ALL = range(1, 25)


@pytest.mark.rule("CC-2.1", "CC-2.3")
@pytest.mark.parametrize("number", ALL)
def test_every_map_is_sound(number: int) -> None:
    board = map_of(number)
    assert map_file.faults(board) == []
    assert len(board.hexes) == 150
    assert len(board.objectives) == 5


def test_an_unknown_map_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadInput) as refused:
        map_of(25)
    assert refused.value.message.key == "error-unknown-map"


def changed(board: Map, name: str, each: Hex) -> Map:
    return replace(board, hexes={**board.hexes, name: each})


def test_faults_of_a_map_are_named_with_their_field() -> None:
    board = map_of(2)
    road = board.hexes["A5"]
    rows = list(board.sight)
    rows[0] = rows[0].replace("0", "1", 1)
    for field, wrong in (
        ("columns", replace(board, rows=tuple(range(10)))),
        ("hexes.O10", replace(board, hexes={name: each for name, each in board.hexes.items() if name != "O10"})),
        ("hexes.A1.also", changed(board, "A1", Hex("woods", 0, also=("building",)))),
        ("hexes.A1", changed(board, "A1", Hex("bridge_minor", 0, also=("stream",)))),
        ("hexes.A1.also", changed(board, "A1", Hex("bridge_minor", 0, road=()))),
        ("hexes.A5.road", changed(board, "A5", replace(road, road=(5,)))),
        ("hexes.A1.road_stub", changed(board, "A1", Hex("woods", 0, road_stub=(3,)))),
        ("hexsides[0].hexes", replace(board, hexsides=(Side(("A1", "C1"), "hedge"),))),
        ("hexsides[1].hexes", replace(board, hexsides=(Side(("A1", "A2"), "hedge"), Side(("A2", "A1"), "wall")))),
        ("hexsides[0].upper", replace(board, hexsides=(Side(("A1", "A2"), "cliff"),))),
        ("hexsides[0].upper", replace(board, hexsides=(Side(("A1", "A2"), "cliff", upper="A3"),))),
        ("objectives", replace(board, objectives={1: Objective("A1")})),
        ("objectives.2", replace(board, objectives={**board.objectives, 2: board.objectives[1]})),
        ("objectives.4.building", replace(board, objectives={**board.objectives, 4: Objective("G7", ("G7", "A1"))})),
        ("los.A1 A2", replace(board, sight=tuple(rows))),
    ):
        found = [place for place, _ in map_file.faults(wrong)]
        assert field in found, (field, found)


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (lambda text: text.replace("A1  ", "A3  ", 1), "A3"),
        (lambda text: text.replace("A1  =", "A1  ?", 1), "A1"),
        (lambda text: text.replace("A1  =", "A1  =0", 1), "A1"),
        (lambda text: text[: text.index("\nO10")], ""),
    ],
)
def test_a_table_of_lines_of_sight_that_is_not_whole_is_refused(change, place: str, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    file = tmp_path / "map_01.txt"
    file.write_text(change((DATA / "maps" / "los" / "map_01.txt").read_text(encoding="utf-8")))
    with pytest.raises(BadData) as refused:
        map_file.read_sight(file)
    assert refused.value.place == place


@pytest.mark.rule("CC-T78.2", "CC-T80.2", "CC-T84", "CC-T87", "CC-T88.1", "CC-T92", "CC-T96", "CC-T97")
@pytest.mark.parametrize("number", ALL)
def test_an_entry_costs_way_or_terrain_with_hexside_and_height(number: int) -> None:
    board, ground = map_of(number), ground_of(number)
    cost = {"building": 2, "woods": 2, "brush": 2, "gully": 2, "stream": 3, "marsh": 3}
    for name, each in board.hexes.items():
        hex_ = hexes.hex_number(name)
        for direction in range(1, 7):
            found = ground.move_cost[hex_ * 7 + direction]
            target = hexes.step(hex_, direction)
            if target == hexes.OFF_MAP:
                assert found == 0
                continue
            entered = board.at(target)
            along = direction in each.ways()
            side = board.sides().get(frozenset((hex_, target)))
            if ground.crossing[hex_ * 7 + direction] != OPEN:
                assert found == 0
                continue
            terrain = entered.also[0] if entered.terrain == "bridge_minor" else entered.terrain
            expected = 1 if along else cost.get(terrain, 1)
            expected += 1 if side and not (side.gap and along) else 0
            expected += 1 if entered.elevation > each.elevation else 0
            assert found == 2 * expected, (name, direction)


@pytest.mark.rule("CC-T80.1", "CC-T98", "CC-T83")
def test_what_cannot_be_crossed() -> None:
    bridges = cliffs = water = 0
    for number in ALL:
        board, ground = map_of(number), ground_of(number)
        for hex_ in range(hexes.HEXES):
            each = board.at(hex_)
            for direction in range(1, 7):
                target = hexes.step(hex_, direction)
                if target == hexes.OFF_MAP:
                    assert ground.crossing[hex_ * 7 + direction] == CLOSED
                    continue
                back = ground.crossing[target * 7 + hexes.opposite(direction)]
                assert (ground.crossing[hex_ * 7 + direction] == CLOSED) == (back == CLOSED)
                if each.terrain == "bridge_major" and board.at(target).terrain != "bridge_major":
                    assert (ground.crossing[hex_ * 7 + direction] != CLOSED) == (direction in each.ways())
                    bridges += 1
                if each.terrain == "water_barrier":
                    assert back == CLOSED
                    assert not ground.passable(hex_)
                    water += 1
                if ground.feature[hex_ * 7 + direction] == kinds.CLIFF and ground.crossing[hex_ * 7 + direction]:
                    assert ground.crossing[hex_ * 7 + direction] == OVER_CLIFF
                    cliffs += 1
    assert bridges
    assert cliffs
    assert water


@pytest.mark.rule("CC-7.3.1.1")
def test_an_objective_building_is_all_of_its_hexes() -> None:
    ground = ground_of(2)
    assert [hexes.hex_name(hex_) for hex_ in range(150) if ground.objective[hex_] == 4] == ["G7", "H6"]
    assert ground.objective[hexes.hex_number("N3")] == 1


def test_the_ground_is_shared() -> None:
    assert ground_of(3) is ground_of(3)


def test_a_host_may_correct_a_map_in_a_folder_of_his_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (DATA / "maps" / "map_02.yaml").read_text(encoding="utf-8")
    (tmp_path / "maps").mkdir()
    (tmp_path / "maps" / "map_02.yaml").write_text(text.replace("A3: {terrain: field", "A3: {terrain: brush"))
    monkeypatch.setenv("FIELDCRAFT_COMBAT_COMMANDER", str(tmp_path))
    map_of.cache_clear()
    try:
        assert map_of(2).hexes["A3"].terrain == "brush"
        assert map_of(3).hexes["A3"].terrain == map_of(3).at(2).terrain
    finally:
        map_of.cache_clear()


@pytest.mark.rule("CC-10.4-d7")
def test_a_map_of_ones_own_may_come_without_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (DATA / "maps" / "map_18.yaml").read_text(encoding="utf-8")
    (tmp_path / "maps").mkdir()
    own = text.replace("id: 18\n", "id: 25\n").replace("los: los/map_18.txt", "los: null")
    (tmp_path / "maps" / "map_25.yaml").write_text(own)
    monkeypatch.setenv("FIELDCRAFT_COMBAT_COMMANDER", str(tmp_path))
    maps.map_numbers.cache_clear()
    try:
        board = map_of(25)
        assert map_file.sight_faults(board) == []
        assert ground_of(25).number == 25
    finally:
        maps.map_numbers.cache_clear()
