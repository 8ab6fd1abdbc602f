"""The Support Tables as flat tables for the engine (CC-RS.7, CC-A35.4, CC-E59, CC-E68).

An *item* is what one buys at once: a unit, a unit with its Weapon, or a Radio; it is a place in `ITEM_IDS`. `offers`
tells which items a roll gives a side.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fieldcraft.games.combat_commander.charts import CHARTS, sold, years_of
from fieldcraft.games.combat_commander.kinds import NATION_NAMES, NONE
from fieldcraft.games.combat_commander.nations import NationName
from fieldcraft.games.combat_commander.pieces import RADIO_IDS, UNIT_IDS, WEAPON_IDS

LEAST_ROLL: Final = 2
MOST_ROLL: Final = 12
ROLLS: Final = 14
"""The length of an index by roll: `offers` begin at `starts[roll]` and end before `starts[roll + 1]`."""


def _items() -> tuple[tuple[str, ...], ...]:
    """Every different item, nation by nation in the order of the tables."""
    found: dict[tuple[str, ...], None] = {}
    for nation in NATION_NAMES:
        for row in CHARTS.support_tables[nation]:
            for price in row.columns.values():
                for pieces in row.alternatives():
                    found[sold(pieces, price)] = None
    return tuple(found)


def _kinds(ids: tuple[str, ...]) -> vec[i64]:
    """By item: the kind of its piece among `ids`, NONE without one."""
    return vec[i64]([next((ids.index(piece) for piece in item if piece in ids), NONE) for item in _ITEMS])


_ITEMS: Final[tuple[tuple[str, ...], ...]] = _items()
ITEM_IDS: Final[tuple[str, ...]] = tuple("+".join(item) for item in _ITEMS)
ITEMS: Final = len(ITEM_IDS)

# By item.
ITEM_UNIT: Final[vec[i64]] = _kinds(UNIT_IDS)
ITEM_WEAPON: Final[vec[i64]] = _kinds(WEAPON_IDS)
ITEM_RADIO: Final[vec[i64]] = _kinds(RADIO_IDS)


class Offers:
    """What a side can get by each roll in one year: `items[k]` for `costs[k]` VP, k from `starts[roll]` on."""

    def __init__(self, starts: vec[i64], items: vec[i64], costs: vec[i64]) -> None:
        self.starts = starts
        self.items = items
        self.costs = costs


def offers(nation: NationName, year: int, order_of_battle: str = "") -> Offers:
    """The Support Table of a counter set in one year; some rows sell to certain orders of battle only.

    `order_of_battle` is an id of the charts, such as `italian.ob.finnish`; empty for the nation's own troops.
    """
    starts, items, costs = vec[i64]([0, 0, 0]), vec[i64](), vec[i64]()
    for roll in range(LEAST_ROLL, MOST_ROLL + 1):
        for row in CHARTS.support_tables[nation]:
            price = row.columns.get(roll)
            if price is None or year not in years_of(price.years):
                continue
            if price.only_obs and order_of_battle not in price.only_obs:
                continue
            for pieces in row.alternatives():
                items = append(items, _ITEMS.index(sold(pieces, price)))
                costs = append(costs, price.cost)
        starts = append(starts, len(items))
    return Offers(starts, items, costs)
