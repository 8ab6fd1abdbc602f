"""The picture of a scenario's board: one SVG, without any text, to lie under the counters."""

from typing import Final

from fieldcraft.games.undaunted.scenarios import Scenario, scenario
from fieldcraft.games.undaunted.table.geometry import TILE, board_size, tile_box
from fieldcraft.games.undaunted.table.landscape import painted
from fieldcraft.games.undaunted.table.ways import ways
from fieldcraft.ui.paint import brush
from fieldcraft.ui.paintbox import definitions

INSET: Final = 2
"""Between a tile's box and its card."""
ROUND: Final = 7
EDGE: Final = "#2b2618"
GLINT: Final = "#fff6dc"
DROP: Final = "#1b170c"


def card(inset: float, radius: float) -> str:
    """A rectangle with round corners inside a tile's box."""
    side = TILE - 2 * inset
    return f'x="{inset:g}" y="{inset:g}" width="{side:g}" height="{side:g}" rx="{radius:g}"'


def shared() -> str:
    """What every tile needs: its outline to be clipped by, its shadow, its frame and the light over it."""
    return (
        f'<clipPath id="card"><rect {card(INSET, ROUND)}/></clipPath><g id="drop" fill="{DROP}">'
        + "".join(
            f'<rect {card(INSET - grown, ROUND + grown)} transform="translate({x} {y})" opacity="{opacity}"/>'
            for grown, x, y, opacity in ((1.6, 3.4, 4.6, ".1"), (0.8, 2.8, 3.8, ".14"), (0, 2, 2.8, ".22"))
        )
        + f'</g><g id="frame"><rect {card(INSET, ROUND)} fill="url(#tone)"/><g fill="none">'
        f'<rect {card(INSET + 1.6, ROUND - 1)} stroke="{GLINT}" stroke-opacity=".4" stroke-width="1.1"/>'
        f'<rect {card(INSET, ROUND)} stroke="{EDGE}" stroke-opacity=".75" stroke-width="1.8"/></g></g>'
    )


def picture(scenario_id: str) -> str:
    """The picture of a scenario by its id."""
    return board_svg(scenario(scenario_id))


def board_svg(scenario: Scenario) -> str:
    """The board as it lies at the start; the same scenario always gives the same text."""
    width, height = board_size(scenario)
    lay = ways(scenario)
    shadows, tiles, frames = "", "", ""
    for tile in scenario.tiles:
        x, y, _, _ = tile_box(scenario, tile)
        picture = painted(tile, lay.lanes[tile], lay.rivers.get(tile))
        shadows += f'<use href="#drop" x="{x}" y="{y}"/>'
        tiles += f'<g id="tile-{tile}" transform="translate({x} {y})" clip-path="url(#card)">{picture}</g>'
        frames += f'<use href="#frame" x="{x}" y="{y}"/>'
    drawing = shadows + brush(tiles) + frames
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
        f"<defs>{definitions(shared() + drawing)}{shared()}</defs>{drawing}</svg>"
    )
