"""The ground a game is played on, as flat tables for the engine: one map with the scenario's changes to it.

It never changes during a game, so that all copies of a state share one. `maps.ground_of` makes it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from fieldcraft.games.combat_commander.hexes import HEXES

NO_SIGHT: Final = -1

# How a hexside can be crossed by an Advance, a Retreat or a displacement (CC-O16.3, CC-T83).
CLOSED: Final = 0
OPEN: Final = 1
OVER_CLIFF: Final = 2

HALF: Final = (
    2  # costs and Movement are counted in half MPs, since a scenario may ask for 1 1/2 (CC-SR.terrain_modifier)
)


class Ground:
    """Terrain, hexsides, costs and printed lines of sight of one map, by hex or by `hex * 7 + direction`.

    `move_cost` stands at `(side * 150 + hex) * 7 + direction`: half MPs for a unit of `side` to enter the neighbour in
    that direction, with way, hexside and uphill cost (CC-T78.2); 0 where no Move can go. `sight_table` holds 0 for no
    line of sight, else one more than its printed hindrance, hills and gullies included (CC-10.4-d7, CC-T86).
    """

    def __init__(
        self,
        number: i64,
        terrain: vec[i64],
        level: vec[i64],
        road: vec[i64],
        ways: vec[i64],
        cover: vec[i64],
        water: vec[i64],
        objective: vec[i64],
        feature: vec[i64],
        feature_cover: vec[i64],
        crossing: vec[i64],
        move_cost: vec[i64],
        sight_table: vec[u8],
    ) -> None:
        self.number = number
        self.terrain = terrain
        """By hex: the ruling type (CC-T78.1)."""
        self.level = level
        """By hex: the level of its centre dot (CC-T88.3.1)."""
        self.road = road
        """By hex: 1 for a Road hex (CC-T93)."""
        self.ways = ways
        """By hex: bit d set where a Road, Railway or Trail crosses the side in direction d."""
        self.cover = cover
        """By hex: the Cover of its type, without the Road's -1 (CC-T78.3)."""
        self.water = water
        """By hex: 1 for a Water hex (0.1)."""
        self.objective = objective
        """By hex: 0, or the Objective 1 to 5 it belongs to, all hexes of its building included (CC-7.3.1.1)."""
        self.feature = feature
        """By hexside: NO_HEXSIDE, FENCE, HEDGE, WALL or CLIFF."""
        self.feature_cover = feature_cover
        """By hexside: the Cover behind it, never against mortars and artillery (CC-T87, CC-T97)."""
        self.crossing = crossing
        """By hexside, outward: CLOSED, OPEN or OVER_CLIFF."""
        self.move_cost = move_cost
        self.sight_table = sight_table
        self.can_be_entered = enterable(crossing)
        """By hex: 1 where a unit can ever be (CC-T98)."""

    def printed_sight(self, a: i64, b: i64) -> i64:
        """NO_SIGHT, or the printed hindrance 0 to 3 between two hexes."""
        return i64(self.sight_table[a * 150 + b]) - 1

    def passable(self, hex_: i64) -> bool:
        """Whether a unit can ever be in the hex (CC-T98)."""
        return self.can_be_entered[hex_] == 1


def enterable(crossing: vec[i64]) -> vec[i64]:
    """By hex: 1 if it has a hexside that can be crossed."""
    found = vec[i64]([0] * HEXES)
    hex_: i64
    direction: i64
    for hex_ in range(HEXES):
        for direction in range(1, 7):
            if crossing[hex_ * 7 + direction] != CLOSED:
                found[hex_] = 1
    return found
