"""How villages, farms and single great buildings are painted (U-1.8)."""

import math
from itertools import product
from typing import Final

from fieldcraft.games.undaunted.table.plot import MIDDLE, FieldPlan, Plot
from fieldcraft.ui import buildings, paint
from fieldcraft.ui.buildings import House
from fieldcraft.ui.curves import Point, trail, turned

HUBS: Final[tuple[Point, ...]] = (MIDDLE, (62, 150), (140, 152), (60, 66), (150, 66), (100, 160), (40, 100), (160, 110))
"""Where lanes can meet, best first, when something large stands on the tile."""
CHURCHES: Final[tuple[Point, ...]] = (
    (112, 106), (104, 92), (96, 116), (120, 124), (88, 96), (112, 78), (84, 128), (100, 70), (124, 140),
)  # fmt: skip
MANORS: Final[tuple[Point, ...]] = (
    (100, 74), (116, 92), (84, 92), (116, 112), (96, 132), (128, 70), (72, 70), (106, 142),
)  # fmt: skip
MANOR_GARDENS: Final[tuple[Point, ...]] = ((54, 148), (148, 148), (150, 76), (50, 80), (100, 156))
FIELDS: Final[dict[str, tuple[FieldPlan, ...]]] = {
    "5A": ((100, 6, 194, 92, "wheat", 62), (6, 118, 84, 194, "pasture", 0)),
    "6A": ((6, 112, 194, 194, "plough", 14), (120, 6, 194, 60, "hay", 90)),
    "14B": ((104, 104, 194, 194, "barley", -18),),
    "5B": ((118, 118, 194, 194, "stubble", 35), (6, 6, 74, 70, "garden", 14)),
    "6B": ((6, 120, 80, 194, "pasture", 62),),
    "7B": ((120, 6, 194, 74, "beet", 90), (6, 128, 72, 194, "garden", 0)),
    "10A": ((122, 126, 194, 194, "hay", -18),),
    "11A": ((6, 6, 78, 72, "barley", 35),),
    "8B": ((132, 132, 194, 194, "garden", 90), (6, 6, 64, 62, "garden", 0)),
    "12A": ((6, 126, 84, 194, "wheat", -38), (124, 6, 194, 66, "garden", 14)),
}
HAMLETS: Final[dict[str, tuple[tuple[float, float, str], ...]]] = {
    "5B": ((50, 28, "slate"), (41, 26, "tile"), (36, 24, "thatch"), (34, 24, "slate"), (22, 17, "tile")),
    "6B": ((48, 31, "tile"), (43, 28, "slate"), (41, 26, "tile"), (34, 26, "stone"), (26, 19, "thatch")),
    "7B": ((46, 28, "tile"), (41, 26, "thatch"), (38, 26, "slate"), (31, 21, "tile"), (22, 17, "stone")),
    "10A": ((48, 30, "slate"), (41, 26, "tile"), (38, 26, "tile"), (26, 19, "thatch")),
    "11A": ((46, 28, "tile"), (43, 26, "thatch"), (36, 26, "slate"), (24, 18, "stone")),
}


def _settled(plot: Plot, hub: Point = MIDDLE) -> None:
    plot.lay_ground("meadow", "lit", "dim")
    plans = FIELDS.get(plot.tile, ())
    plot.fields(*plans)
    plot.blotches("dim", "lit")
    plot.lanes_by(hub)


def _yard(plot: Plot, at: Point, wide: float, high: float) -> None:
    """Trodden ground by the lane; a lane that ends here runs out into it."""
    if plot.streets:
        street = plot.streets[0]
        at = street[-1] if len(plot.ends) == 1 else min(street, key=lambda place: math.dist(place, at))
    drawing = paint.yard(plot.rng, at, wide, high)
    (plot.low if len(plot.ends) == 1 else plot.ground).append(drawing)
    plot.yard = (at, (wide + high) / 2 * 0.7)


def _garden_hedges(plot: Plot) -> None:
    """Hedges along the inner sides of the tile's fields."""
    lines: list[list[Point]] = []
    for left, top, right, bottom, _, _ in FIELDS.get(plot.tile, ()):
        x, y = (left - 4 if left > 50 else right + 4), (top - 4 if top > 50 else bottom + 4)
        lines += [[(left, y), (x, y)] if x > 100 and left < 50 else [(x, y), (right if left > 50 else left, y)]]
        lines.append([(x, y), (x, bottom if top > 50 else top)])
    plot.hedge(*lines, width=10, trees=0.1)


def farm(plot: Plot) -> None:
    """5A buildings beside a field, 6A a farmhouse above a field, 14B a farm with an orchard."""
    hub = {"5A": (92, 112), "6A": (96, 92), "14B": (110, 88)}.get(plot.tile, MIDDLE)
    _settled(plot, hub)
    _yard(plot, hub, 44, 32)
    plans: tuple[tuple[float, float, str], ...] = {
        "5A": ((56, 28, "tile"), (48, 22, "thatch"), (34, 20, "slate")),
        "6A": ((50, 28, "slate"), (42, 22, "tile"), (24, 17, "thatch")),
        "14B": ((48, 27, "tile"), (52, 22, "slate"), (22, 17, "thatch")),
    }.get(plot.tile, ((50, 28, "tile"), (40, 22, "thatch")))
    plot.settle(plans, 12)
    if plot.tile == "14B":
        for stem, drawing in paint.orchard(plot.rng, (18, 118, 92, 182), 4, 4):
            if plot.is_free(stem, 7):
                plot.tall.append((stem[1], drawing))
                plot.keep(stem, 7)
    for thing in ("cart", "logs") if plot.tile != "14B" else ("well",):
        at = plot.somewhere(9, 24, by_yard=True)
        if at:
            plot.low.append(paint.use(thing, at, plot.rng.uniform(-60, 60)))
            plot.keep(at, 9)
    _garden_hedges(plot)
    plot.scatter_trees(9, 18, 9)
    plot.scatter_bushes(4)


def hamlet(plot: Plot) -> None:
    """5B houses and sheds, 6B damaged houses, 7B houses and paths, 10A and 11A houses among trees."""
    _settled(plot)
    _yard(plot, MIDDLE, 34, 26)
    plot.settle(HAMLETS.get(plot.tile, HAMLETS["5B"]), 20, 7, 0.75 if plot.tile == "6B" else 0)
    if plot.tile == "6B":
        for size in (1, 0, 1, 0, 0):
            at = plot.somewhere(8, 14)
            if at:
                plot.low.append(paint.use(f"crater{size}", at))
                plot.keep(at, 9)
    if plot.tile == "7B":
        doors = [each.at for each in plot.houses[:4]]
        plot.ground += [paint.path([door, ((door[0] + 100) / 2 + 8, (door[1] + 100) / 2), MIDDLE]) for door in doors]
    if plot.tile == "5B":
        at = plot.somewhere(8, 24, by_yard=True)
        if at:
            plot.low.append(paint.use("well", at))
            plot.keep(at, 7)
    _garden_hedges(plot)
    plot.scatter_trees(22 if plot.tile in ("10A", "11A") else 8, 15, 8)
    plot.scatter_bushes(5)


def village(plot: Plot) -> None:
    """8B a street with two rows of houses, 12A houses along a road."""
    _settled(plot)
    long_street = plot.tile == "8B"
    roofs = ("slate", "tile", "slate", "stone", "tile", "thatch")[0 if long_street else 1 :]
    count = 10 if long_street else 7
    sizes = [(plot.rng.uniform(27, 37), plot.rng.uniform(20, 25)) for _ in range(count)]
    plot.settle([(*size, roofs[number % len(roofs)]) for number, size in enumerate(sizes)], 7, 3)
    _garden_hedges(plot)
    plot.scatter_trees(9, 18, 8)
    plot.scatter_bushes(6)


def _room_for_church(plot: Plot) -> tuple[float, Point, float]:
    """Size, place and turn of a church that no lane crosses; the lanes' meeting gives way to it."""
    for size, hub in product((0.92, 0.82), HUBS):
        plot.lay_lanes(hub)
        for turn, place in product((-8.0, 6.0, -14.0, 14.0, 82.0, -84.0), CHURCHES):
            middle = turned([(8 * size, 0)], turn, place)[0]
            if plot.fits(House(middle, 126 * size, 42 * size, turn), -1):
                return size, place, turn
    return 0.8, CHURCHES[0], -8.0


def church(plot: Plot) -> None:
    """1B: a large stone church in its walled yard."""
    plot.lay_ground("lawn", "lit", "dim")
    size, at, turn = _room_for_church(plot)
    wall = turned([(-78, -48), (86, -48), (86, 48), (-78, 48), (-78, -48)], turn, at)
    wall = [(min(190, max(10, x)), min(188, max(12, y))) for x, y in wall]
    plot.ground.append(f'<path d="{trail(wall, True)}" fill="url(#rough)" opacity=".7"/>')
    if len(plot.ends) == 1:
        _yard(plot, at, 22, 15)
    plot.low.append(buildings.wall(plot.cut(wall, 3, 8)))
    plot.low.append(buildings.church(plot.rng, at, turn, size))
    for step in range(-62, 76, 12):
        plot.keep(turned([(step * size, 0)], turn, at)[0], 24 if -60 < step < 40 else 18)
    plot.keep(turned([(22 * size, 0)], turn, at)[0], 34)
    rows = [turned([(step, row)], turn, at)[0] for row in (-36, 33, 42) for step in range(-66, 80, 10)]
    stones = [stone for stone in rows if plot.is_free(stone, 3) and 14 < stone[0] < 186 and 16 < stone[1] < 180]
    plot.low.append(buildings.graves(plot.rng, stones))
    for stone in stones:
        plot.keep(stone, 3)
    plot.scatter_trees(13, 17, 8)
    plot.scatter_bushes(4)


def _room_for_manor(plot: Plot) -> tuple[Point, list[House]]:
    """A garden and a house close to it, clear of the lanes, whose meeting gives way to them."""
    pairs = sorted(product(MANOR_GARDENS, MANORS), key=lambda pair: math.dist(*pair))
    for hub in HUBS:
        plot.lay_lanes(hub)
        for (garden, at), turn in product(pairs, (0, -5)):
            parts = buildings.manor_parts(at, turn)
            apart = abs(garden[1] - at[1]) > 56 or math.dist(garden, at) > 84
            if apart and plot.fits(House(garden, 58, 52), -3) and all(plot.fits(part, 0) for part in parts):
                return garden, parts
    return MANOR_GARDENS[0], buildings.manor_parts(MANORS[0], 0)


def manor(plot: Plot) -> None:
    """13B: a large house with a walled garden."""
    plot.lay_ground("lawn", "lit", "dim", "lit")
    garden, parts = _room_for_manor(plot)
    left, top, right, bottom = garden[0] - 30, garden[1] - 27, garden[0] + 30, garden[1] + 27
    corners = [(left, top), (right, top), (right, bottom), (left, bottom), (left, top)]
    plot.ground.append(paint.yard(plot.rng, parts[3].place([(16, 0)])[0], 40, 22))
    if len(plot.ends) == 1:
        _yard(plot, garden, 20, 14)
    plot.low.append(buildings.parterre((left, top, right, bottom)) + buildings.wall([corners]))
    plot.low.append(buildings.manor(plot.rng, parts))
    for block in [*parts, House(garden, 62, 56)]:
        plot.block(block)
    plot.scatter_trees(16, 17, 9)
    plot.scatter_bushes(6)
