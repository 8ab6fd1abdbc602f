"""What a line of sight meets on a map, and what follows, where only terrain types are known (CC-10.4, CC-T88).

The printed maps have tables made from their art (CC-10.4-d7). This module gives the reasons behind their entries, and
the entries themselves for a map without a table: default shapes stand for the art. All geometry is in whole numbers.
"""

from collections.abc import Iterator

from msgspec import Struct

from fieldcraft.games.combat_commander.hexes import HEXES, OFF_MAP, distance, step
from fieldcraft.games.combat_commander.kinds import TERRAIN_NAMES
from fieldcraft.games.combat_commander.map_file import Map
from fieldcraft.games.combat_commander.sight import (
    CORNER_X,
    CORNER_Y,
    centre_x,
    centre_y,
    hexes_between,
    sides_entered,
)
from fieldcraft.games.combat_commander.terrain import FEATURES_DATA, HEXSIDE_DATA, TERRAIN_DATA

Point = tuple[int, int]

WHOLE = 10  # the drawing's unit: a hexagon's corners lie this far out ...
SHRUNK = 9  # ... and those of a default shape so far (CC-10.4-d2)


class MetHex(Struct, frozen=True):
    """An intervening hex: the kinds of art the line touches in it; along a way it touches none (CC-10.4-d4)."""

    hex: int
    level: int
    art: tuple[str, ...]
    along_way: bool


class MetSide(Struct, frozen=True):
    """A hexside feature the line touches, no side of an end hex (CC-10.4-d3), at the level of its lower hex."""

    a: int
    b: int
    level: int
    feature: str


class Finding(Struct, frozen=True):
    """What decides a line: `hindrance` None if it is blocked, why as a word, the rule, and what stands where.

    `why` is the end of a message's key, `combat-commander-sight-why-...`; `beyond` the other hex of a hexside.
    """

    hindrance: int | None
    why: str
    rule: str
    art: str = ""
    hex: int = OFF_MAP
    beyond: int = OFF_MAP


class Met(Struct, frozen=True):
    """All that a line between two hexes meets, from the first to the last."""

    a: int
    b: int
    hexes: tuple[MetHex, ...]
    sides: tuple[MetSide, ...]


class Drawing:
    """A map with its art in default shapes."""

    def __init__(self, board: Map) -> None:
        self.board = board
        self.sides = board.sides()
        self.known: dict[tuple[int, str], list[list[Point]]] = {}

    def met(self, a: int, b: int) -> Met:
        """What the line from a to b meets, in its order."""
        between = sorted((int(each) for each in hexes_between(a, b)), key=lambda each: (along(a, b, each), each))
        crossed = tuple(self.met_hex(a, b, each) for each in between)
        return Met(a, b, crossed, tuple(self.met_sides(a, b, between)))

    def met_hex(self, a: int, b: int, hex_: int) -> MetHex:
        each = self.board.at(hex_)
        on_way = follows_way(self.board, a, b, hex_)
        kinds: list[str] = [name for name in (each.terrain, *each.also) if sight_of(name) != "clear"]
        if each.railway is not None:
            kinds.append("railway")
        art = () if on_way else tuple(kind for kind in kinds if self.touches_art(a, b, hex_, kind))
        return MetHex(hex_, each.elevation, art, on_way)

    def touches_art(self, a: int, b: int, hex_: int, art: str) -> bool:
        if (hex_, art) not in self.known:
            self.known[hex_, art] = list(shapes(self.board, hex_, art))
        return any(meets(centre(a), centre(b), shape) for shape in self.known[hex_, art])

    def met_sides(self, a: int, b: int, between: list[int]) -> Iterator[MetSide]:
        """The features on sides that the line touches; both hexes of such a side are touched too."""
        for first in between:
            for direction in (2, 3, 4):
                second = int(step(first, direction))
                side = self.sides.get(frozenset((first, second)))
                if side is None or second not in between or HEXSIDE_DATA[side.feature].los == "clear":
                    continue
                if crosses_side(a, b, first, direction):
                    level = min(self.board.at(first).elevation, self.board.at(second).elevation)
                    yield MetSide(first, second, level, side.feature)

    def finding(self, line: Met) -> Finding:
        """What decides a line by CC-10.4-d6, steps 1 and 4 to 7; the Gully rule is not in it."""
        if distance(line.a, line.b) <= 1:
            return Finding(0, "adjacent", "CC-10.1.1")
        level = (self.board.at(line.a).elevation, self.board.at(line.b).elevation)
        high, low = max(level), min(level)
        seen = line.a if level[0] == low else line.b
        blocked = hill_in_the_way(line, high, low) or obstacle(line, high) or blind_hex(line, seen, high, low)
        return blocked or largest_hindrance(line, high)

    def table(self) -> tuple[str, ...]:
        """A table of lines of sight for a map without one, in the form of the files (CC-10.4-d7)."""
        rows = [["="] * HEXES for _ in range(HEXES)]
        for a in range(HEXES):
            for b in range(a + 1, HEXES):
                hindrance = self.finding(self.met(a, b)).hindrance
                rows[a][b] = rows[b][a] = "-" if hindrance is None else str(hindrance)
        return tuple("".join(row) for row in rows)


def along(a: int, b: int, hex_: int) -> int:
    """How far along the line from a to b a hex lies."""
    dx, dy = centre(b)[0] - centre(a)[0], centre(b)[1] - centre(a)[1]
    return (centre(hex_)[0] - centre(a)[0]) * dx + (centre(hex_)[1] - centre(a)[1]) * dy


def sight_of(art: str) -> str:
    """`obstacle`, `hindrance` or `clear` for a kind of art (CC-10.2, CC-10.3)."""
    return "hindrance" if art == "railway" else TERRAIN_DATA[TERRAIN_NAMES.index(art)].los


def hindrance_of(art: str) -> int:
    if art == "railway":
        return FEATURES_DATA["railway"].hindrance
    return TERRAIN_DATA[TERRAIN_NAMES.index(art)].hindrance


def has_art(board: Map, hex_: int, art: str) -> bool:
    each = board.at(hex_)
    return each.railway is not None if art == "railway" else art in (each.terrain, *each.also)


def follows_way(board: Map, a: int, b: int, hex_: int) -> bool:
    """Whether the line runs through the centre dot from way side to way side (CC-10.4-d4)."""
    if cross(centre(a), centre(b), centre(hex_)) != 0:
        return False
    each = board.at(hex_)
    entered, left = int(sides_entered(a, hex_)), int(sides_entered(b, hex_))
    return any(
        any(entered >> direction & 1 for direction in way) and any(left >> direction & 1 for direction in way)
        for way in (each.road or (), each.railway or ())
    )


def centre(hex_: int) -> Point:
    return WHOLE * int(centre_x(hex_)), WHOLE * int(centre_y(hex_))


def corner(hex_: int, number: int, reach: int) -> Point:
    """A corner of a hexagon, 1 to 6: the first of the side in that direction."""
    x, y = centre(hex_)
    place = (number - 1) % 6 + 1
    return x + reach * int(CORNER_X[place]), y + reach * int(CORNER_Y[place])


def shapes(board: Map, hex_: int, art: str) -> Iterator[list[Point]]:
    """The default shape of a kind of art in a hex: a smaller hexagon, and what joins it to its like (CC-10.4-d2)."""
    yield [corner(hex_, number, SHRUNK) for number in range(1, 7)]
    for direction in range(1, 7):
        other, following = int(step(hex_, direction)), int(step(hex_, direction % 6 + 1))
        if other == OFF_MAP or not has_art(board, other, art):
            continue
        # The side in direction d runs from corner d to d + 1, which are the neighbour's corners d + 4 and d + 3.
        near = [corner(hex_, direction, SHRUNK), corner(hex_, direction + 1, SHRUNK)]
        yield [*near, corner(other, direction + 3, SHRUNK), corner(other, direction + 4, SHRUNK)]
        if following != OFF_MAP and has_art(board, following, art):
            yield [
                corner(hex_, direction + 1, SHRUNK),
                corner(other, direction + 3, SHRUNK),
                corner(following, direction + 5, SHRUNK),
            ]


def cross(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def meets(a: Point, b: Point, shape: list[Point]) -> bool:
    """Whether a segment and a convex shape, borders included, have a point in common.

    They have none only if the normal of one of the shape's sides, the segment or its normal shows a gap between them.
    """
    rim = [*shape, shape[0]]
    normals = [(first[1] - second[1], second[0] - first[0]) for first, second in zip(shape, rim[1:], strict=True)]
    for normal in (*normals, (a[1] - b[1], b[0] - a[0]), (b[0] - a[0], b[1] - a[1])):
        line = [each[0] * normal[0] + each[1] * normal[1] for each in (a, b)]
        body = [each[0] * normal[0] + each[1] * normal[1] for each in shape]
        if max(line) < min(body) or max(body) < min(line):
            return False
    return True


def crosses_side(a: int, b: int, hex_: int, direction: int) -> bool:
    """Whether the line touches a side of a hex, its ends included (CC-10.4-d3)."""
    return meets(centre(a), centre(b), [corner(hex_, direction, WHOLE), corner(hex_, direction + 1, WHOLE)])


def hill_in_the_way(line: Met, high: int, low: int) -> Finding | None:
    """CC-T88.3-d1."""
    for each in line.hexes:
        if each.level > high or (high != low and each.level == high):
            return Finding(None, "hill", "CC-T88.3.2" if high != low else "CC-T88.3.3", hex=each.hex)
    return None


def obstacle(line: Met, high: int) -> Finding | None:
    """CC-10.2, CC-T88.4."""
    for each in line.hexes:
        for art in each.art:
            if sight_of(art) == "obstacle" and each.level >= high:
                return Finding(None, "obstacle", "CC-10.2", art, each.hex)
    for side in line.sides:
        if HEXSIDE_DATA[side.feature].los == "obstacle" and side.level >= high:
            return Finding(None, "obstacle-side", "CC-10.2", side.feature, side.a, side.b)
    return None


def blind_hex(line: Met, seen: int, high: int, low: int) -> Finding | None:
    """CC-T88.4.1-d1; `seen` is the lower end."""
    if high == low:
        return None
    for each in line.hexes:
        hides = any(TERRAIN_DATA[TERRAIN_NAMES.index(art)].blind_hex for art in each.art if art in TERRAIN_NAMES)
        if distance(each.hex, seen) == 1 and hides and each.level < high and low <= each.level:
            return Finding(None, "blind", "CC-T88.4.1", each.art[0], each.hex)
    return None


def largest_hindrance(line: Met, high: int) -> Finding:
    """CC-10.3.3, CC-T88.5."""
    best = Finding(0, "open", "CC-10.1")
    for each in line.hexes:
        for art in each.art:
            if each.level >= high and hindrance_of(art) > (best.hindrance or 0):
                best = Finding(hindrance_of(art), "hindrance", "CC-10.3", art, each.hex)
    for side in line.sides:
        hindrance = HEXSIDE_DATA[side.feature].hindrance
        if side.level >= high and hindrance > (best.hindrance or 0):
            best = Finding(hindrance, "hindrance-side", "CC-10.3", side.feature, side.a, side.b)
    return best
