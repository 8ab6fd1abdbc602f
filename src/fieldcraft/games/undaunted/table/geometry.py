"""Where the tiles lie on the picture of a board, in units of the picture: a tile is a square of 200 by 200."""

from typing import Final

from fieldcraft.games.undaunted.scenarios import Scenario

TILE: Final = 200
MARGIN: Final = 10
"""On every side of the board."""

Box = tuple[int, int, int, int]
"""Left, top, width, height."""


def corner(scenario: Scenario, tile: str) -> tuple[int, int]:
    """A tile's upper left corner, before the board is moved to its margin."""
    line, half = scenario.places()[tile]
    along, across = half * TILE // 2, line * TILE
    return (along, across) if scenario.layout.orientation == "rows" else (across, along)


def origin(scenario: Scenario) -> tuple[int, int]:
    """The upper left corner of the box around all tiles."""
    corners = [corner(scenario, tile) for tile in scenario.tiles]
    return min(x for x, _ in corners), min(y for _, y in corners)


def tile_box(scenario: Scenario, tile: str) -> Box:
    """The place of a tile on the picture."""
    (x, y), (left, top) = corner(scenario, tile), origin(scenario)
    return x - left + MARGIN, y - top + MARGIN, TILE, TILE


def board_size(scenario: Scenario) -> tuple[int, int]:
    """Width and height of the picture: `viewBox="0 0 width height"`."""
    boxes = [tile_box(scenario, tile) for tile in scenario.tiles]
    return max(x for x, _, _, _ in boxes) + TILE + MARGIN, max(y for _, y, _, _ in boxes) + TILE + MARGIN
