"""A map in characters: 15 by 10 cells laid like bricks, each border piece one hexside, with room for what stands there.

A cell is five characters wide and three lines high under its upper border: first the Objective, the Fortification and
the Smoke, then the counters of the Axis, then those of the Allies. The terrain fills what is left free.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from fieldcraft.core.text import Reader
from fieldcraft.games.combat_commander.hexes import COLUMNS, HEXES, ROWS, hex_name, step
from fieldcraft.games.combat_commander.map_file import Hex, Map, Side
from fieldcraft.ui.canvas import Canvas

Runs = list[tuple[str, str]]

INNER: Final = 5
PITCH_X: Final = INNER + 1
PITCH_Y: Final = 4
AXIS_STYLE: Final = "bold yellow"
ALLIES_STYLE: Final = "bold cyan"
"""Counters of the Axis stand above those of the Allies, so no meaning hangs on the colour."""

FILLS: Final = {
    "building": "#",
    "woods": "&",
    "brush": "%",
    "orchard": "o",
    "field": '"',
    "bridge_major": "H",
    "bridge_minor": "h",
    "gully": "v",
    "water_barrier": "W",
    "stream": "~",
    "marsh": ",",
    "open_ground": " ",
}
BLAZE_FILL: Final = "^"
UPRIGHT: Final = {"fence": "┆", "hedge": "▒", "wall": "█", "cliff": "▼"}
LEVEL: Final = {"fence": "┄", "hedge": "▒", "wall": "▀", "cliff": "▼"}
WAYS: Final = {"road": "=", "railway": "+", "trail": "-"}
HEIGHTS: Final = " ¹²³⁴"
FORTIFICATION_SIGNS: Final = {
    "foxholes": "f",
    "trench": "t",
    "pillbox": "P",
    "bunker": "B",
    "wire": "w",
    "mines": "m",
}


class Contents(Struct, frozen=True):
    """What stands in a hex: counters of each side in up to five characters, and markers."""

    axis: str = ""
    allies: str = ""
    fortification: str = ""
    """Its name in the data files."""
    smoke: int = 0
    blaze: bool = False
    mark: str = ""
    """A style for the hex's name, such as `reverse`."""


NOTHING: Final = Contents()


def chart(
    board: Map,
    contents: Mapping[int, Contents],
    reach: tuple[range, range] = (range(COLUMNS), range(ROWS)),
    line: tuple[int, int] | None = None,
) -> list[Runs]:
    """The map, or its columns and rows in `reach`, as rows of styled runs; `line` joins two hexes with dots."""
    columns, rows = reach
    canvas = Canvas(PITCH_X * len(columns) + 1, PITCH_Y * len(rows) + PITCH_Y // 2 + 1)
    sides = board.sides()
    shown = [hex_ for hex_ in range(HEXES) if hex_ // 10 in columns and hex_ % 10 in rows]
    for hex_ in shown:
        x, y = corner(hex_, reach)
        draw_hex(canvas, x, y, board, hex_, contents.get(hex_, NOTHING))
        draw_borders(canvas, x, y, board, sides, hex_)
    if line is not None:
        draw_line(canvas, *line, reach)
    for hex_ in shown:
        x, y = corner(hex_, reach)
        draw_contents(canvas, x, y, board, hex_, contents.get(hex_, NOTHING))
    return canvas.rows()


def corner(hex_: int, reach: tuple[range, range]) -> tuple[int, int]:
    """Where a cell's border begins: column B, D, ... half a cell lower (CC-2.1)."""
    columns, rows = reach
    q, r = hex_ // 10, hex_ % 10
    return PITCH_X * (q - columns.start), PITCH_Y * (r - rows.start) + PITCH_Y // 2 * (q % 2)


def middle(hex_: int, reach: tuple[range, range]) -> tuple[int, int]:
    """Where the centre dot of a cell would be."""
    x, y = corner(hex_, reach)
    return x + PITCH_X // 2, y + PITCH_Y // 2


def draw_hex(canvas: Canvas, x: int, y: int, board: Map, hex_: int, held: Contents) -> None:
    """The ground: its fill, and ways through the middle."""
    each = board.at(hex_)
    fill = BLAZE_FILL if held.blaze else FILLS[each.terrain]
    style = "bold red" if held.blaze else "dim"
    for line in range(1, PITCH_Y):
        canvas.text(x + 1, y + line, fill * INNER, style)
    way = best_way(each)
    if way and not held.blaze:
        canvas.text(x + 1, y + 2, f"{fill}{WAYS[way] * 3}{fill}", "dim")


def best_way(each: Hex) -> str:
    """The way a hex shows if it has several."""
    return next((name for name in WAYS if getattr(each, name) is not None), "")


def way_across(each: Hex, direction: int) -> str:
    """The way that crosses a side of a hex."""
    return next((name for name in WAYS if direction in (getattr(each, name) or ())), "")


def draw_borders(canvas: Canvas, x: int, y: int, board: Map, sides: dict[frozenset[int], Side], hex_: int) -> None:
    """The six sides, each with its feature and its way; neighbours draw the side between them alike."""
    each = board.at(hex_)
    features = [None, *(sides.get(frozenset((hex_, int(step(hex_, direction))))) for direction in range(1, 7))]
    for direction, row in ((1, y), (4, y + PITCH_Y)):
        side, way = features[direction], way_across(each, direction)
        sign = LEVEL[side.feature] if side else "─"
        canvas.text(x + 1, row, sign * INNER, "bold" if side else "dim")
        if way:
            canvas.text(x + INNER, row, WAYS[way], "bold")
    half = PITCH_Y // 2
    for direction, column, row in (
        (2, x + PITCH_X, y),
        (3, x + PITCH_X, y + half),
        (5, x, y + half),
        (6, x, y),
    ):
        side, way = features[direction], way_across(each, direction)
        sign = UPRIGHT[side.feature] if side else "│"
        for line in range(half):
            canvas.text(column, row + line, sign, "bold" if side else "dim")
        if way:
            canvas.text(column, row + 1, WAYS[way], "bold")


def draw_contents(canvas: Canvas, x: int, y: int, board: Map, hex_: int, held: Contents) -> None:
    """The name on the upper border with the height behind it, then markers and counters."""
    height = HEIGHTS[board.at(hex_).elevation].strip()
    canvas.text(x + 1, y, f"{hex_name(hex_)}{height}", held.mark or "none")
    objective = next((number for number, each in board.objectives.items() if hex_name(hex_) in each.hexes()), 0)
    markers = f"*{objective}" if objective else ""
    markers += FORTIFICATION_SIGNS.get(held.fortification, "")
    markers += f"~{'X' if held.smoke == 10 else held.smoke}" if held.smoke else ""
    canvas.text(x + 1, y + 1, markers, "bold")
    canvas.text(x + 1, y + 2, held.axis[:INNER], AXIS_STYLE)
    canvas.text(x + 1, y + 3, held.allies[:INNER], ALLIES_STYLE)


def draw_line(canvas: Canvas, a: int, b: int, reach: tuple[range, range]) -> None:
    """Dots from centre to centre: the drawing is an affine image of the map, so a straight line stays straight."""
    (x, y), (end_x, end_y) = middle(a, reach), middle(b, reach)
    steps = max(abs(end_x - x), abs(end_y - y), 1)
    for part in range(steps + 1):
        canvas.text(x + round((end_x - x) * part / steps), y + round((end_y - y) * part / steps), "•", "bold magenta")


def around(hexes: Sequence[int], margin: int = 1) -> tuple[range, range]:
    """The columns and rows that show some hexes with a margin about them."""
    columns, rows = [hex_ // 10 for hex_ in hexes], [hex_ % 10 for hex_ in hexes]
    return (
        range(max(0, min(columns) - margin), min(COLUMNS, max(columns) + margin + 1)),
        range(max(0, min(rows) - margin), min(ROWS, max(rows) + margin + 1)),
    )


def legend(reader: Reader) -> list[str]:
    """What the signs of the drawing mean."""
    terrain = ", ".join(
        f"{sign} {reader(f'combat-commander-terrain-{key(name)}')}" for name, sign in FILLS.items() if sign.strip()
    )
    ways = ", ".join(f"{sign} {reader(f'combat-commander-way-{name}')}" for name, sign in WAYS.items())
    sides = ", ".join(
        f"{LEVEL[name]}{sign} {reader(f'combat-commander-hexside-{name}')}" for name, sign in UPRIGHT.items()
    )
    works = ", ".join(
        f"{sign} {reader(f'combat-commander-fortification-{name}')}" for name, sign in FORTIFICATION_SIGNS.items()
    )
    return [
        reader("combat-commander-chart-terrain", signs=terrain),
        reader("combat-commander-chart-ways", signs=ways),
        reader("combat-commander-chart-sides", signs=sides),
        reader("combat-commander-chart-markers", signs=works, blaze=BLAZE_FILL),
    ]


def key(name: str) -> str:
    """A name of the data files as part of a message's key."""
    return name.replace("_", "-")
