"""How each terrain is painted, and what makes each tile of one terrain different (U-1.8)."""

import math
from collections.abc import Callable
from typing import Final

from fieldcraft.games.undaunted.cards import TILES
from fieldcraft.games.undaunted.table.geometry import TILE
from fieldcraft.games.undaunted.table.plot import FieldPlan, Plot, ring
from fieldcraft.games.undaunted.table.settlements import church, farm, hamlet, manor, village
from fieldcraft.ui import buildings, paint
from fieldcraft.ui.curves import Point, blob, is_near, moved, sampled, smooth, turned

WHOLE: Final = [(4.0, 4.0), (196.0, 4.0), (196.0, 196.0), (4.0, 196.0)]
RIVER: Final = 46.0
"""Its width."""
STACKS: Final = (
    (40, 78), (76, 64), (158, 76), (150, 116), (176, 146), (46, 128), (112, 178), (150, 172), (84, 150), (116, 52),
)  # fmt: skip
FIELDS: Final[dict[str, tuple[FieldPlan, ...]]] = {
    "13A": ((6, 6, 96, 56, "hay", 14),),
    "14A": ((120, 6, 194, 66, "barley", 62), (6, 140, 80, 194, "pasture", 0)),
    "17A": ((118, 142, 194, 194, "stubble", 14), (6, 6, 78, 58, "pasture", 90)),
    "18A": ((6, 142, 80, 194, "wheat", 0), (124, 6, 194, 56, "beet", 35)),
}


# Open land


def open_field(plot: Plot) -> None:
    """3B a bare field with a tractor, 4B ripe corn, 10B a tall crop."""
    crop, angle = {"3B": ("plough", 14), "4B": ("wheat", -18), "10B": ("maize", 90)}.get(plot.tile, ("stubble", 0))
    plot.lay_ground()
    outline = [(x + plot.rng.uniform(-2, 2), y + plot.rng.uniform(-2, 2)) for x, y in WHOLE]
    plot.ground.append(paint.field(plot.rng, outline, crop, angle))
    plot.lanes_by()
    if plot.tile == "3B":
        plot.fields((4, 4, 116, 70, "stubble", 14))
        plot.blotches("lit", "worn", "dim")
        at = next((at for at in ((154, 122), (52, 128), (150, 74)) if plot.is_free(at, 16)), (154, 122))
        plot.low.append(paint.use("tractor", at, 14))
        plot.keep(at, 14)
    elif plot.tile == "4B":
        plot.ground.append(paint.tramlines(outline, angle))
        plot.blotches("lit", "lit", "worn")
    else:
        plot.blotches("lit", "dim", "dim")
    north, east, south, _ = ring(6)
    plot.hedge({"3B": east, "4B": south, "10B": north}.get(plot.tile, south), width=9, trees=0.12)


def open_ground(plot: Plot) -> None:
    """9B bare grass, 11B grass with one clump of bushes, 12B mud."""
    plot.lay_ground("meadow", "lit", "dim", "lit", "worn" if plot.tile == "12B" else "dim")
    plot.lanes_by()
    if plot.tile == "12B":
        plot.blotches("worn", "worn", "worn", "damp")
        for line in ([(-5, 62), (60, 74), (118, 58), (205, 66)], [(38, 205), (56, 150), (120, 132), (205, 140)]):
            data = sampled(line, 4)
            for side in (-3, 3):
                plot.ground.append(paint.stroke(smooth(moved(data[::4], side * 0.4, side)), "#8f7650", 2, 0.55))
        for spot, size in (((52, 112), 11), ((150, 104), 8), ((128, 166), 9), ((82, 46), 6)):
            if plot.is_free(spot, size):
                plot.low.append(paint.puddle(plot.rng, spot, size))
                plot.keep(spot, size + 3)
    elif plot.tile == "11B":
        for at in blob(plot.rng, (140, 118), 16, 7, 0.4) + blob(plot.rng, (140, 118), 5, 3, 0.3):
            if plot.is_free(at, 4):
                plot.place_bush(at)
        plot.low.append(paint.path([(-6, 150), (50, 142), (96, 168), (110, 206)]))
    else:
        plot.low.append(paint.path([(-6, 70), (62, 84), (128, 66), (206, 78)]) if not plot.ends else "")
        plot.scatter_trees(2, 60, 14, 20)
    plot.scatter_bushes(4)


def haystacks(plot: Plot) -> None:
    """1A: a mown field with round stacks."""
    plot.lay_ground()
    plot.ground.append(paint.field(plot.rng, WHOLE, "stubble", -18))
    plot.blotches("lit", "lit", "dim")
    plot.lanes_by()
    stacks = 0
    for x, y in STACKS:
        at = (x + plot.rng.uniform(-5, 5), y + plot.rng.uniform(-5, 5))
        if plot.is_free(at, 12) and stacks < 8:
            plot.tall.append((at[1], paint.use(f"stack{stacks % 3}", at)))
            plot.keep(at, 12)
            stacks += 1
    cart = plot.somewhere(14, 40)
    if cart:
        plot.low.append(paint.use("cart", cart, 28))
    plot.hedge(ring(6)[1], width=9, trees=0.15)


# Cover


def hedged_fields(plot: Plot) -> None:
    """2B two ploughed fields, 7A and 8A two hedged fields, 15B and 16B one."""
    plot.lay_ground("meadow", "dim")
    north, east, south, west = ring(10, plot.rng)
    inner: list[list[Point]] = []
    if plot.tile == "15B":
        plot.fields((14, 12, 186, 186, "barley", 62))
    elif plot.tile == "16B":
        plot.fields((54, 14, 186, 186, "beet", 14))
        inner, west = [[(50, 8), (46, 100), (52, 192)]], []
    else:
        cuts: dict[str, tuple[list[Point], tuple[FieldPlan, ...]]] = {
            "2B": (
                [(8, 118), (96, 104), (192, 92)],
                ((12, 12, 188, 98, "plough", 0), (12, 114, 188, 188, "plough", 35)),
            ),
            "7A": (
                [(92, 8), (104, 100), (96, 192)],
                ((12, 12, 92, 188, "pasture", 14), (106, 12, 188, 188, "wheat", 90)),
            ),
            "8A": (
                [(8, 84), (100, 100), (192, 112)],
                ((12, 12, 188, 88, "hay", 62), (12, 108, 188, 188, "stubble", -18)),
            ),
        }
        line, plans = cuts.get(plot.tile, cuts["8A"])
        plot.fields(*plans)
        inner = [sampled(line, 4)]
    plot.blotches("lit", "dim")
    plot.lanes_by()
    sides = [side for side in (north, east, south, west) if side]
    plot.hedge(*sides, *inner, width=14, trees=0.2)
    plot.scatter_trees(2, 50, 12, 26)


def trees(plot: Plot) -> None:
    """3A scattered trees around a pond, 4A scattered trees."""
    plot.lay_ground("rough", "dim", "damp", "damp", "dim", "lit")
    if plot.tile == "3A":
        plot.low.append(paint.pond(plot.rng, (104, 108), 44, 30))
        for shore in ((84, 106), (122, 110)):
            plot.keep(shore, 26)
        plot.lanes_by((100, 164))
        plot.scatter_trees(46, 15, 7)
    else:
        plot.lanes_by()
        clumps = [(40, 96), (86, 40), (160, 84), (64, 160), (150, 160), (112, 120)]
        plot.scatter_trees(50, 14, 6, inside=lambda at: min(math.dist(at, clump) for clump in clumps) < 34)
    plot.scatter_bushes(9)


def woods(plot: Plot) -> None:
    """17B and 18B: crown beside crown."""
    plot.lay_ground("rough", "damp")
    plot.lanes_by()
    floor = blob(plot.rng, (100, 100), 116, 14, 0.05)
    plot.ground.append(paint.flat(moved(floor, 3, 4), "#2d301f", opacity=0.4) + paint.flat(floor, "#42522f"))
    glade = {"17B": (70, 176), "18B": (168, 62)}.get(plot.tile, (176, 176))
    if plot.is_free(glade, 4):
        plot.ground.append(paint.flat(blob(plot.rng, glade, 19, 9, 0.18, 1.2, 0.9), "#a9b477", "#6f8048"))
        plot.keep(glade, 9)
    plot.scatter_trees(125, 12.4, 4, 7)


def hill(plot: Plot) -> None:
    """2A rocky with trees, 9A bare rock, 16A wooded."""
    plot.lay_ground("rough", "dim", "damp")
    plot.lanes_by((30, 170))
    centre = {"2A": (100, 100), "9A": (102, 98), "16A": (98, 102)}.get(plot.tile, (100, 100))
    ground = {"2A": "#cdc48c", "9A": "#d3c48f", "16A": "#c0c085"}.get(plot.tile, "#d3c48f")
    wide, high = {"2A": (90, 84), "9A": (92, 88), "16A": (90, 86)}.get(plot.tile, (90, 86))
    plot.low.insert(0, paint.hill(plot.rng, centre, wide, high, ground))
    rocks = {"2A": 13, "9A": 26, "16A": 5}.get(plot.tile, 10)
    for number in range(rocks):
        angle = plot.rng.uniform(-0.5, 2.2) if number % 3 else plot.rng.uniform(0, 6.28)
        far = plot.rng.choice((0.36, 0.68, 0.7)) + plot.rng.uniform(-0.04, 0.05)
        at = (centre[0] - 5 + math.cos(angle) * wide * far, centre[1] - 6 + math.sin(angle) * high * far)
        if plot.is_free(at, 2):
            plot.tall.append((at[1], paint.rock(plot.rng, at, number % 4 == 0)))
            plot.keep(at, 3)
    if plot.tile == "16A":

        def on_slope(at: Point) -> bool:
            x, y = (at[0] - centre[0] + 5) / wide, (at[1] - centre[1] + 6) / high
            in_shade = x + y + 0.35 * math.sin(4 * x - 3 * y) > 0.12
            return 0.32 < math.hypot(x, y) < 1.06 and (in_shade or math.hypot(x + 0.55, y - 0.3) < 0.24)

        plot.scatter_trees(60, 12, 5, 9, on_slope)
    elif plot.tile == "2A":
        plot.scatter_trees(18, 15, 7, 10, lambda at: 42 < math.dist(at, centre) < 102 and at[0] + at[1] > 120)
    else:
        plot.scatter_trees(3, 40, 10, 9, lambda at: math.dist(at, centre) > 96)
    plot.scatter_bushes(6)


# Water


def river(plot: Plot) -> None:
    """13A with an islet, 14A a bend, 15A lined with trees, 17A a wooden bridge, 18A a stone one."""
    plot.lay_ground("meadow", "damp", "lit", "dim")
    plot.fields(*FIELDS.get(plot.tile, ()))
    start, end = plot.river or ((0, 100), (200, 100))
    bends = {"13A": (-8, 0, 6), "14A": (27, 2, -27), "15A": (-14, 6, 12), "17A": (6, 0, -4), "18A": (-4, 0, 6)}
    inner = [
        _between(start, end, part, off)
        for part, off in zip((0.28, 0.5, 0.72), bends.get(plot.tile, (0, 0, 0)), strict=True)
    ]
    line = [_between(start, end, -0.1, 0), start, *inner, end, _between(start, end, 1.1, 0)]
    course = sampled(line)
    bridged = TILES[plot.tile].terrain == "river_bridge"
    if bridged:
        _bridge_lanes(plot, inner[0], inner[1], inner[2])
    else:
        plot.lay_lanes()
    flow = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
    pool = turned(blob(plot.rng, (0, 0), 1, 12, 0.02, 84, 34), flow, inner[1]) if plot.tile == "13A" else []
    plot.ground.append(paint.river(line, RIVER, pool))
    plot.lines.append((course, RIVER / 2 + 6))
    if plot.tile == "13A":
        for end_of_pool in turned([(-30, 0), (30, 0)], flow, inner[1]):
            plot.keep(end_of_pool, 34)
        plot.ground.append(paint.islet(plot.rng, inner[1], 38, 13, flow))
        for at in turned([(-18, -2), (16, 1), (4, -6), (-4, 6)], flow, inner[1]):
            plot.place_tree(at, small=True)
    if plot.tile == "14A":
        plot.low.append(paint.use("boat", _between(start, end, 0.62, -22), 40))
    if bridged:
        way = (inner[2][0] - inner[0][0], inner[2][1] - inner[0][1])
        turn = buildings.facing((-way[1], way[0]))
        plot.low.append(paint.bridge(inner[1], turn, RIVER + 26, 20, plot.tile == "17A"))
        plot.keep(inner[1], 22)
    _hedge_fields_by_water(plot)
    if plot.tile == "15A":
        plot.scatter_trees(34, 14, 3, 8, lambda at: is_near(at, course, RIVER / 2 + 26))
    plot.scatter_trees(9, 20, 8)
    plot.scatter_bushes(10)


def _hedge_fields_by_water(plot: Plot) -> None:
    plot.hedge(
        *([(left, bottom + 3 if top < 50 else top - 3), (right, bottom + 3 if top < 50 else top - 3)]
          for left, top, right, bottom, _, _ in FIELDS.get(plot.tile, ())),
        width=10,
    )  # fmt: skip


def _between(start: Point, end: Point, part: float, off: float) -> Point:
    """A place between two, moved sideways."""
    across, down = end[0] - start[0], end[1] - start[1]
    length = math.hypot(across, down)
    return start[0] + across * part - down / length * off, start[1] + down * part + across / length * off


def _bridge_lanes(plot: Plot, before: Point, middle: Point, after: Point) -> None:
    """Lanes to the bridge's two heads and over it."""
    across, down = after[0] - before[0], after[1] - before[1]
    length = math.hypot(across, down)
    reach = RIVER / 2 + 15
    heads = {
        side: (middle[0] - down / length * reach * side, middle[1] + across / length * reach * side) for side in (1, -1)
    }
    lanes: list[list[Point]] = []
    for x, y in plot.ends:
        side = 1 if (across * (y - before[1]) - down * (x - before[0])) > 0 else -1
        x_in, y_in = (26 if x <= 0 else -26 if x >= TILE else 0), (26 if y <= 0 else -26 if y >= TILE else 0)
        lanes.append([(x - x_in / 2, y - y_in / 2), (x, y), (x + x_in, y + y_in), heads[side], middle])
    plot.lanes = lanes
    plot.streets = [sampled(lane) for lane in lanes]
    plot.lines = [(street, 10) for street in plot.streets]


PAINTERS: Final[dict[str, Callable[[Plot], None]]] = {
    "church": church,
    "farm": farm,
    "hamlet": hamlet,
    "haystacks": haystacks,
    "hedged_fields": hedged_fields,
    "hill": hill,
    "manor": manor,
    "open_field": open_field,
    "open_ground": open_ground,
    "river": river,
    "river_bridge": river,
    "trees": trees,
    "village": village,
    "woods": woods,
}


def painted(tile: str, ends: list[Point], river_ends: tuple[Point, Point] | None) -> str:
    """A tile's picture, from 0 to 200 both ways; what reaches over its edges is to be clipped."""
    plot = Plot(tile, ends, river_ends)
    PAINTERS[TILES[tile].terrain](plot)
    return plot.draw()
