"""The painted boards: complete, the same every time, small, and nothing in them but drawing."""

import os
import re
import subprocess
import sys
from hashlib import sha256
from xml.etree import ElementTree

import pytest

from fieldcraft.games.undaunted.cards import TILES
from fieldcraft.games.undaunted.scenarios import all_scenarios
from fieldcraft.games.undaunted.table.art import board_svg
from fieldcraft.games.undaunted.table.geometry import TILE, board_size, tile_box
from fieldcraft.games.undaunted.table.landscape import PAINTERS, painted
from fieldcraft.games.undaunted.table.ways import borders_of, is_river, ways
from fieldcraft.ui.paintbox import library
from tests.undaunted.acting import SCENARIOS

SVG = "{http://www.w3.org/2000/svg}"
LIMIT = 120_000
DRAWN = {"svg", "defs", "g", "path", "rect", "circle", "ellipse", "use", "pattern", "clipPath", "radialGradient",
         "linearGradient", "stop"}  # fmt: skip
DIGESTS = """
from hashlib import sha256
from fieldcraft.games.undaunted.scenarios import all_scenarios
from fieldcraft.games.undaunted.table.art import board_svg
print(*(sha256(board_svg(all_scenarios()[number]).encode()).hexdigest() for number in ("3", "8", "12")))
"""


@pytest.fixture(scope="module")
def boards() -> dict[str, str]:
    return {number: board_svg(scenario) for number, scenario in all_scenarios().items()}


@pytest.mark.parametrize("number", SCENARIOS)
def test_a_board_is_a_small_picture_of_its_size(boards: dict[str, str], number: str) -> None:
    root = ElementTree.fromstring(boards[number])
    width, height = board_size(all_scenarios()[number])
    assert root.get("viewBox") == f"0 0 {width} {height}"
    assert len(boards[number].encode()) < LIMIT
    assert "nan" not in boards[number]
    assert "inf" not in boards[number]


@pytest.mark.parametrize("number", SCENARIOS)
def test_nothing_but_drawing(boards: dict[str, str], number: str) -> None:
    names: set[str] = set()
    used: set[str] = set()
    for element in ElementTree.fromstring(boards[number]).iter():
        assert element.tag.removeprefix(SVG) in DRAWN
        assert not (element.text or "").strip()
        for name, value in element.attrib.items():
            assert not name.startswith("on")
            assert name != "style"
            assert name != "href" or value.startswith("#")
            used.update(re.findall(r"url\(#([^)]+)\)", value))
            used.update([value[1:]] if name == "href" else [])
        names.update([element.attrib["id"]] if "id" in element.attrib else [])
    assert "://" not in boards[number].replace("http://www.w3.org/2000/svg", "", 1)
    assert used <= names


@pytest.mark.parametrize("number", SCENARIOS)
def test_each_tile_is_painted_inside_its_box(boards: dict[str, str], number: str) -> None:
    scenario, root = all_scenarios()[number], ElementTree.fromstring(boards[number])
    tiles = {group.attrib["id"]: group for group in root.iter(f"{SVG}g") if group.get("id", "").startswith("tile-")}
    assert list(tiles) == [f"tile-{tile}" for tile in scenario.tiles]
    for tile in scenario.tiles:
        x, y, _, _ = tile_box(scenario, tile)
        group = tiles[f"tile-{tile}"]
        assert group.get("transform") == f"translate({x} {y})"
        assert group.get("clip-path") == "url(#card)"
        assert len(group) > 3
    (clip,) = root.findall(f"{SVG}defs/{SVG}clipPath/{SVG}rect")
    left, top, wide, high = (float(clip.attrib[name]) for name in ("x", "y", "width", "height"))
    assert min(left, top) >= 0
    assert max(left + wide, top + high) <= TILE


def test_every_side_of_every_tile_can_be_painted() -> None:
    pictures = {tile: painted(tile, [], None) for tile in TILES}
    assert len(set(pictures.values())) == len(TILES), "no two alike"
    assert {side.terrain for side in TILES.values()} == set(PAINTERS)


@pytest.mark.parametrize("number", SCENARIOS)
def test_rivers_and_lanes_meet_at_borders(number: str) -> None:
    scenario = all_scenarios()[number]
    found, borders = ways(scenario), borders_of(scenario)
    for tile, near in borders.items():
        for other, place in near.items():
            back = borders[other][tile]
            if is_river(tile) and is_river(other):
                assert place in found.rivers[tile]
            elif not is_river(tile) and not is_river(other):
                assert (place in found.lanes[tile]) == (back in found.lanes[other])


def test_the_same_every_time(boards: dict[str, str]) -> None:
    library.cache_clear()
    assert {number: board_svg(scenario) for number, scenario in all_scenarios().items()} == boards
    digests = " ".join(sha256(board.encode()).hexdigest() for board in (boards["3"], boards["8"], boards["12"]))
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        run = subprocess.run(
            [sys.executable, "-c", DIGESTS], env=environment, capture_output=True, text=True, check=True
        )
        assert run.stdout.strip() == digests
