"""Line of sight during a game: the printed table with Smoke and Blaze laid over it (CC-10, CC-10.4-d7).

Which hexes a line touches depends on the geometry alone and is worked out once, in exact integers (CC-2.1-d1): centres
stand at X = 3q, Y = 2r + p, so that all corners of the hexagons are integers too.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from fieldcraft.games.combat_commander.ground import NO_SIGHT, Ground
from fieldcraft.games.combat_commander.hexes import DISTANCE, OFF_MAP, PAIRS, hex_at

# The corners of a hexagon about its centre, the first of each side in the directions 1 to 6 (CC-2.1-d1).
CORNER_X: Final[vec[i64]] = vec[i64]([0, -1, 1, 2, 1, -1, -2])
CORNER_Y: Final[vec[i64]] = vec[i64]([0, -1, -1, 0, 1, 1, 0])


def centre_x(hex_: i64) -> i64:
    return hex_ // 10 * 3


def centre_y(hex_: i64) -> i64:
    return hex_ % 10 * 2 + hex_ // 10 % 2


def line_of_sight(ground: Ground, smoke: vec[i64], blaze: vec[i64], a: i64, b: i64) -> i64:
    """NO_SIGHT, or the hindrance of the line between two hexes (CC-10.3.3).

    `smoke` holds the strength of each hex's Smoke, `blaze` 1 where one burns.
    """
    hindrance: i64 = ground.printed_sight(a, b)
    if hindrance == NO_SIGHT:
        return NO_SIGHT
    between = BETWEEN
    place: i64
    for place in range(BETWEEN_FROM[a * 150 + b], BETWEEN_FROM[a * 150 + b + 1]):
        hex_ = i64(between[place])
        if blaze[hex_] != 0:  # CC-10.2.1: at every level, its sides too
            return NO_SIGHT
        if smoke[hex_] > hindrance:
            hindrance = smoke[hex_]
    if smoke[a] > hindrance:  # CC-10.3.4: into and out of a hex, at distance 1 too; CC-O18-d2: and within it
        hindrance = smoke[a]
    if smoke[b] > hindrance:
        hindrance = smoke[b]
    return hindrance


def in_weather(hindrance: i64, fog: i64, dusk: i64) -> i64:
    """The hindrance between two different hexes under CC-SR.fog, which adds, and CC-SR.dusk, which does not."""
    if hindrance == NO_SIGHT:
        return NO_SIGHT
    return max(hindrance, dusk) + fog


def sides_entered(a: i64, b: i64) -> i64:
    """The sides of hex b, bit d for direction d, by which a line from a reaches it; two at a corner (CC-T87-d1)."""
    return SIDES_ENTERED[_place(centre_x(a) - centre_x(b), centre_y(a) - centre_y(b))]


def hexes_between(a: i64, b: i64) -> vec[i64]:
    """The intervening hexes of a line, in the order of their numbers (CC-10.4-d1)."""
    found = vec[i64]()
    place: i64
    for place in range(BETWEEN_FROM[a * 150 + b], BETWEEN_FROM[a * 150 + b + 1]):
        found = append(found, i64(BETWEEN[place]))
    return found


def _apart(low: i64, high: i64, centre: i64, reach: i64) -> bool:
    return centre + reach < low or centre - reach > high


def touches(dx: i64, dy: i64, x: i64, y: i64) -> bool:
    """Whether a segment has a point in common with a closed hexagon (CC-10.4-d1).

    The segment goes from (0, 0) to (dx, dy), the hexagon stands about (x, y). Two convex shapes are apart only if a
    side of one of them shows the gap: here one of the hexagon's three, or the segment itself.
    """
    if _apart(min(0, dy), max(0, dy), y, 1):
        return False
    if _apart(min(0, dx + dy), max(0, dx + dy), x + y, 2) or _apart(min(0, dx - dy), max(0, dx - dy), x - y, 2):
        return False
    reach: i64 = 0
    corner: i64
    for corner in range(1, 7):
        reach = max(reach, CORNER_X[corner] * dy - CORNER_Y[corner] * dx)
    return not _apart(0, 0, x * dy - y * dx, reach)


def _touched(dx: i64, dy: i64) -> list[tuple[i64, i64]]:
    """Centres of the hexagons that a segment touches, its ends left out, column by column; `dx` is not negative."""
    found: list[tuple[i64, i64]] = []
    x: i64
    y: i64
    for x in range(-3, dx + 4, 3):
        for y in range(min(0, dy) - 2, max(0, dy) + 3):
            if (x + y) % 2 == 0 and (x, y) != (0, 0) and (x, y) != (dx, dy) and touches(dx, dy, x, y):
                found.append((x, y))
    return found


def _between_tables() -> tuple[vec[i64], vec[u8]]:
    """Where each pair's intervening hexes begin, and the hexes; equal displacements touch equal hexes."""
    known: dict[tuple[i64, i64], list[tuple[i64, i64]]] = {}
    starts = vec[i64]([0])
    hexes = vec[u8]()
    pair: i64
    for pair in range(PAIRS):
        a: i64 = min(pair // 150, pair % 150)
        b: i64 = max(pair // 150, pair % 150)
        way: tuple[i64, i64] = (centre_x(b) - centre_x(a), centre_y(b) - centre_y(a))
        if DISTANCE[pair] > 1:
            if way not in known:
                known[way] = _touched(way[0], way[1])
            for x, y in known[way]:
                hex_: i64 = _hex_about(centre_x(a) + x, centre_y(a) + y)
                if hex_ != OFF_MAP:
                    hexes = append(hexes, u8(hex_))
        starts = append(starts, len(hexes))
    return starts, hexes


def _hex_about(x: i64, y: i64) -> i64:
    q: i64 = x // 3
    return hex_at(q, (y - q % 2) // 2)


def _place(x: i64, y: i64) -> i64:
    """Where the displacement between two centres stands in a table of all of them."""
    return (x // 3 + 14) * 39 + y + 19


def _entered_table() -> vec[i64]:
    table = vec[i64]([0] * (29 * 39))
    x: i64
    y: i64
    direction: i64
    for x in range(-42, 43, 3):
        for y in range(-19, 20):
            for direction in range(1, 7):
                following: i64 = direction % 6 + 1
                if (
                    (x, y) != (0, 0)
                    and CORNER_X[direction] * y - CORNER_Y[direction] * x >= 0
                    and x * CORNER_Y[following] - y * CORNER_X[following] >= 0
                ):
                    table[_place(x, y)] |= 1 << direction
    return table


_TABLES: Final[tuple[vec[i64], vec[u8]]] = _between_tables()
BETWEEN_FROM: Final[vec[i64]] = _TABLES[0]
BETWEEN: Final[vec[u8]] = _TABLES[1]
"""The intervening hexes of pair `a * 150 + b` stand from `BETWEEN_FROM[pair]` up to `BETWEEN_FROM[pair + 1]`."""
SIDES_ENTERED: Final[vec[i64]] = _entered_table()
"""By the displacement from the hex reached to the one the line comes from (`_place`): a set of directions."""
