"""Geometry of every map: 150 hexes as 0 to 149, their neighbours, distances and edges (CC-2.1, CC-2.2).

Hex `q * 10 + r` stands in column `q` (A to O from left to right) and row `r` (1 to 10 from top to bottom); columns B,
D, ... N sit half a hex lower. Directions are 1 N, 2 NE, 3 SE, 4 S, 5 SW, 6 NW as on the compass of CC-2.2.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

COLUMNS: Final = 15
ROWS: Final = 10
HEXES: Final = 150
PAIRS: Final = 22500  # HEXES * HEXES
DIRECTIONS: Final = 6
OFF_MAP: Final = -1

# Map edges (CC-2.2-d1).
NORTH: Final = 0
SOUTH: Final = 1
WEST: Final = 2
EAST: Final = 3
EDGES: Final = 4
EDGE_NAMES: Final = ("north", "south", "west", "east")
OPPOSITE_EDGE: Final[vec[i64]] = vec[i64]([SOUTH, NORTH, EAST, WEST])

COLUMN_LETTERS: Final = "ABCDEFGHIJKLMNO"


def column_of(hex_: i64) -> i64:
    return hex_ // 10


def row_of(hex_: i64) -> i64:
    return hex_ % 10


def hex_at(q: i64, r: i64) -> i64:
    """The hex of a column and a row, OFF_MAP outside the map."""
    if q < 0 or q >= COLUMNS or r < 0 or r >= ROWS:
        return OFF_MAP
    return q * 10 + r


def opposite(direction: i64) -> i64:
    """The direction that leads back."""
    return (direction + 2) % 6 + 1


def step(hex_: i64, direction: i64) -> i64:
    """The neighbour in a direction 1 to 6, OFF_MAP beyond the map (CC-2.1-d1)."""
    return NEIGHBOUR[hex_ * 7 + direction]


def distance(a: i64, b: i64) -> i64:
    """The least number of hex steps (0.1)."""
    return DISTANCE[a * 150 + b]


def adjacent(a: i64, b: i64) -> bool:
    return DISTANCE[a * 150 + b] == 1


def direction_to(a: i64, b: i64) -> i64:
    """The direction 1 to 6 from a hex to its neighbour; 0 if they are not adjacent."""
    direction: i64
    for direction in range(1, 7):
        if NEIGHBOUR[a * 7 + direction] == b:
            return direction
    return 0


def depth(hex_: i64, edge: i64) -> i64:
    """Rows of depth from an edge: 1 for the hexes along it (CC-2.2-d1)."""
    return DEPTH[edge * 150 + hex_]


def hex_name(hex_: int) -> str:
    """`A1` to `O10`."""
    return f"{COLUMN_LETTERS[hex_ // 10]}{hex_ % 10 + 1}"


def hex_number(name: str) -> int:
    """The hex of a name such as `F5` in any case; OFF_MAP if there is no such hex."""
    letter, row = name[:1].upper(), name[1:]
    if not letter or letter not in COLUMN_LETTERS or not row.isascii() or not row.isdecimal() or row != str(int(row)):
        return OFF_MAP
    return int(hex_at(COLUMN_LETTERS.index(letter), int(row) - 1))


def _neighbour_table() -> vec[i64]:
    table = vec[i64]([OFF_MAP] * (HEXES * 7))
    q: i64
    r: i64
    for q in range(COLUMNS):
        p: i64 = q % 2
        for r in range(ROWS):
            first: i64 = (q * 10 + r) * 7
            table[first + 1] = hex_at(q, r - 1)
            table[first + 2] = hex_at(q + 1, r - 1 + p)
            table[first + 3] = hex_at(q + 1, r + p)
            table[first + 4] = hex_at(q, r + 1)
            table[first + 5] = hex_at(q - 1, r + p)
            table[first + 6] = hex_at(q - 1, r - 1 + p)
    return table


def _distance_table() -> vec[i64]:
    table = vec[i64]([0] * PAIRS)
    a: i64
    b: i64
    for a in range(HEXES):
        for b in range(HEXES):
            dx: i64 = a // 10 - b // 10
            dz: i64 = _cube_z(a) - _cube_z(b)
            table[a * 150 + b] = max(_size(dx), _size(dz), _size(dx + dz))
    return table


def _size(number: i64) -> i64:
    return -number if number < 0 else number


def _cube_z(hex_: i64) -> i64:
    q: i64 = hex_ // 10
    return hex_ % 10 - (q - q % 2) // 2


def _depth_table() -> vec[i64]:
    table = vec[i64]([0] * (EDGES * HEXES))
    hex_: i64
    for hex_ in range(HEXES):
        table[hex_] = hex_ % 10 + 1
        table[150 + hex_] = 10 - hex_ % 10
        table[300 + hex_] = hex_ // 10 + 1
        table[450 + hex_] = 15 - hex_ // 10
    return table


NEIGHBOUR: Final[vec[i64]] = _neighbour_table()
"""At `hex * 7 + direction` (1 to 6): the neighbour, OFF_MAP beyond the map; entry 0 of each hex is unused."""

DISTANCE: Final[vec[i64]] = _distance_table()
"""At `a * 150 + b`."""

DEPTH: Final[vec[i64]] = _depth_table()
"""At `edge * 150 + hex`."""
