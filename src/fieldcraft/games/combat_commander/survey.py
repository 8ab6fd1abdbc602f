"""From the facts of a map to the ground the engine plays on (CC-T78, CC-T86, CC-10.4-d7)."""

from functools import cache
from itertools import product

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64, u8

from fieldcraft.games.combat_commander.ground import CLOSED, HALF, OPEN, OVER_CLIFF, Ground
from fieldcraft.games.combat_commander.hexes import HEXES, OFF_MAP, PAIRS, distance, hex_number, step
from fieldcraft.games.combat_commander.kinds import HEXSIDE_NAMES, NO_HEXSIDE, SIDES, TERRAIN_NAMES
from fieldcraft.games.combat_commander.map_file import Hex, Map, Side
from fieldcraft.games.combat_commander.maps import map_of
from fieldcraft.games.combat_commander.terrain import HEXSIDE_DATA, TERRAIN_DATA

DIRECTIONS = range(1, 7)


class HexsideChange(Struct, frozen=True):
    """CC-SR.hexside_modifier: what crossing costs in MPs, and the Cover behind it."""

    feature: str
    move: int
    cover_across: int


class TerrainChange(Struct, frozen=True):
    """CC-SR.terrain_modifier: the Move Cost of a terrain type in half MPs."""

    terrain: str
    half_moves: int


class GullyChange(Struct, frozen=True):
    """CC-SR.gully_los: whether Gully hexes see each other, and which hexes see every Gully hex and are seen from it."""

    gully_to_gully: bool
    hexes: tuple[int, ...]


class Changes(Struct, frozen=True):
    """What a scenario changes in the ground of its map; sides in `all_ground_easy` pay 1 MP everywhere."""

    hexsides: tuple[HexsideChange, ...] = ()
    terrain: tuple[TerrainChange, ...] = ()
    all_ground_easy: tuple[int, ...] = ()
    """CC-SR.move_cost_override."""
    gullies: GullyChange | None = None


NO_CHANGES = Changes()


@cache
def ground_of(number: int, changes: Changes = NO_CHANGES) -> Ground:
    """The ground of a map as a scenario changes it; shared by all who ask for the same."""
    board = map_of(number)
    sides = board.sides()
    hexes = [board.at(hex_) for hex_ in range(HEXES)]
    types = [TERRAIN_DATA[TERRAIN_NAMES.index(each.terrain)] for each in hexes]
    features = feature_table(sides)
    return Ground(
        number=number,
        terrain=vec[i64]([TERRAIN_NAMES.index(each.terrain) for each in hexes]),
        level=vec[i64]([each.elevation for each in hexes]),
        road=vec[i64]([int(each.road is not None) for each in hexes]),
        ways=vec[i64]([sum(1 << direction for direction in each.ways()) for each in hexes]),
        cover=vec[i64]([each.cover or 0 for each in types]),
        water=vec[i64]([int(each.water) for each in types]),
        objective=objective_table(board),
        feature=vec[i64](features),
        feature_cover=vec[i64]([_feature_cover(feature, changes) for feature in features]),
        crossing=vec[i64](
            [_crossing(hexes, sides, hex_, direction) for hex_ in range(HEXES) for direction in range(7)]
        ),
        move_cost=vec[i64](
            [
                _move_cost(hexes, sides, (side, hex_, direction), changes)
                for side in range(SIDES)
                for hex_ in range(HEXES)
                for direction in range(7)
            ]
        ),
        sight_table=sight_table(board, changes.gullies),
    )


def feature_table(sides: dict[frozenset[int], Side]) -> list[int]:
    """The feature of every hexside at `hex * 7 + direction`."""
    table = [NO_HEXSIDE] * (HEXES * 7)
    for hex_, direction in product(range(HEXES), DIRECTIONS):
        side = sides.get(frozenset((hex_, int(step(hex_, direction)))))
        if side is not None:
            table[hex_ * 7 + direction] = HEXSIDE_NAMES.index(side.feature)
    return table


def objective_table(board: Map) -> vec[i64]:
    table = vec[i64]([0] * HEXES)
    for number, objective in board.objectives.items():
        for name in objective.hexes():
            table[hex_number(name)] = number
    return table


def _feature_cover(feature: int, changes: Changes) -> int:
    if feature == NO_HEXSIDE:
        return 0
    name = HEXSIDE_NAMES[feature]
    changed = [change.cover_across for change in changes.hexsides if change.feature == name]
    return changed[0] if changed else HEXSIDE_DATA[name].cover_across


def _crossing(hexes: list[Hex], sides: dict[frozenset[int], Side], hex_: int, direction: int) -> int:
    """Whether a unit can cross a hexside at all (CC-O16.3, CC-T80.1, CC-T83, CC-T98)."""
    target = int(step(hex_, direction)) if direction else OFF_MAP
    if target == OFF_MAP:
        return CLOSED
    along = direction in hexes[hex_].ways()
    for each in (hexes[hex_], hexes[target]):
        if each.terrain == "bridge_major" and not along:
            return CLOSED
        if each.terrain == "water_barrier":
            return CLOSED
    # CC-T80.2: over its other sides, a Minor Bridge is the terrain under it.
    if hexes[target].terrain == "bridge_minor" and not along and "water_barrier" in hexes[target].also:
        return CLOSED
    between = sides.get(frozenset((hex_, target)))
    return OVER_CLIFF if between is not None and between.feature == "cliff" else OPEN


def _move_cost(
    hexes: list[Hex], sides: dict[frozenset[int], Side], entry: tuple[int, int, int], changes: Changes
) -> int:
    """Half MPs for one entry: (side, hex left, direction); 0 where no Move can go (CC-T78.2)."""
    side, hex_, direction = entry
    if _crossing(hexes, sides, hex_, direction) != OPEN:
        return 0
    target = int(step(hex_, direction))
    along = direction in hexes[hex_].ways()
    base = HALF if along or side in changes.all_ground_easy else _terrain_cost(hexes[target], changes)
    uphill = HALF if hexes[target].elevation > hexes[hex_].elevation else 0
    between = sides.get(frozenset((hex_, target)))
    if between is None or (between.gap and along):  # a way goes through the opening
        return base + uphill
    return base + uphill + _feature_cost(between.feature, changes)


def _terrain_cost(target: Hex, changes: Changes) -> int:
    """Half MPs for the type that rules the hex; off its way a Minor Bridge is what lies under it (CC-T80.2)."""
    name = target.also[0] if target.terrain == "bridge_minor" else target.terrain
    changed = [change.half_moves for change in changes.terrain if change.terrain == name]
    if changed:
        return changed[0]
    cost = TERRAIN_DATA[TERRAIN_NAMES.index(name)].move
    return HALF * cost if isinstance(cost, int) else 0  # nobody moves into the others


def _feature_cost(name: str, changes: Changes) -> int:
    changed = [change.move for change in changes.hexsides if change.feature == name]
    cost = changed[0] if changed else HEXSIDE_DATA[name].move
    return HALF * cost if isinstance(cost, int) else 0  # nobody moves across a cliff


def sight_table(board: Map, gullies: GullyChange | None) -> vec[u8]:
    """The printed lines of sight with the Gully rule on top (CC-10.4-d7, CC-T86, CC-SR.gully_los)."""
    table = vec[u8]([0] * PAIRS)
    in_gully = [board.at(hex_).terrain == "gully" for hex_ in range(HEXES)]
    level = [board.at(hex_).elevation for hex_ in range(HEXES)]
    for a in range(HEXES):
        for b in range(HEXES):
            hindrance = board.printed_sight(a, b)
            if gullies is not None and opened_gullies(gullies, in_gully, a, b):
                hindrance = 0
            elif hidden_in_gully(in_gully, level, a, b):
                hindrance = None
            table[a * HEXES + b] = u8(0 if hindrance is None else hindrance + 1)
    return table


def hidden_in_gully(in_gully: list[bool], level: list[int], a: int, b: int) -> bool:
    """Whether the Gully rule takes away the line between two hexes (CC-T86)."""
    if distance(a, b) <= 1:
        return False
    return (in_gully[a] and level[b] <= level[a]) or (in_gully[b] and level[a] <= level[b])


def opened_gullies(gullies: GullyChange, in_gully: list[bool], a: int, b: int) -> bool:
    """Whether a scenario lets two hexes see each other although one lies in a Gully (CC-SR.gully_los)."""
    if in_gully[a] and in_gully[b]:
        return gullies.gully_to_gully
    return (in_gully[a] and b in gullies.hexes) or (in_gully[b] and a in gullies.hexes)
