"""One tile while it is painted: what stands where, in the tile's own measures from 0 to 200."""

import math
from collections.abc import Callable, Sequence
from itertools import combinations, pairwise
from random import Random
from typing import Final

from fieldcraft.games.undaunted.table.geometry import TILE
from fieldcraft.ui import paint
from fieldcraft.ui.buildings import House, facing, roofs
from fieldcraft.ui.curves import Point, along, is_near, sampled

CORNERS: Final = ((0, 0, 62, 52), (128, 0, TILE, 48), (0, 172, 62, TILE))
"""Where the page puts cover, eyes, objective and name: left, top, right, bottom."""
LANE: Final = 14.0
MIDDLE: Final[Point] = (TILE / 2, TILE / 2 + 3)

FieldPlan = tuple[float, float, float, float, str, int]
"""A field: left, top, right, bottom, crop, angle of its furrows."""


class Plot:
    """A tile's painting in layers, and what is in the way of what comes next."""

    def __init__(self, tile: str, ends: Sequence[Point], river: tuple[Point, Point] | None) -> None:
        self.tile = tile
        self.rng = Random(f"undaunted tile {tile}")
        self.ends = list(ends)
        self.river = river
        self.ground: list[str] = []
        self.low: list[str] = []
        self.houses: list[House] = []
        self.tall: list[tuple[float, str]] = []
        self.lanes: list[list[Point]] = []
        self.streets: list[list[Point]] = []
        """The lanes as closely set points."""
        self.lines: list[tuple[list[Point], float]] = []
        self.discs: list[tuple[Point, float]] = []
        self.crops: list[tuple[float, float, float, float]] = []
        self.yard: tuple[Point, float] | None = None
        """Its middle and size, where nothing grows."""

    # What is in the way

    def is_free(self, at: Point, radius: float) -> bool:
        """Whether something of this radius touches neither way nor water nor thing."""
        for (x, y), taken in self.discs:
            if math.hypot(at[0] - x, at[1] - y) <= taken + radius:
                return False
        return not any(is_near(at, line, half + radius) for line, half in self.lines)

    def keep(self, at: Point, radius: float) -> None:
        self.discs.append((at, radius))

    def somewhere(self, radius: float, edge: float = 8, by_yard: bool = False) -> Point | None:
        """A free place, if a few tries find one; by the yard only where no crop stands."""
        for _ in range(60):
            at = (self.rng.uniform(edge, TILE - edge), self.rng.uniform(edge, TILE - edge))
            if by_yard and (self.is_sown(at) or (self.yard and math.dist(at, self.yard[0]) > self.yard[1] + 24)):
                continue
            if self.is_free(at, radius):
                return at
        return None

    def is_in_yard(self, at: Point) -> bool:
        return self.yard is not None and math.dist(at, self.yard[0]) < self.yard[1]

    # Ways

    def lay_lanes(self, hub: Point = MIDDLE) -> None:
        """Lanes from the tile's edges: two run through by the hub, the others join them, a single one ends there."""
        heads = [self._head(end) for end in self.ends]
        self.lanes, self.streets = [], []
        if len(heads) == 1:
            self._lay([*heads[0], hub])
        elif heads:
            first, second = max(combinations(heads, 2), key=lambda pair: math.dist(pair[0][1], pair[1][1]))
            (x, y), (far_x, far_y) = first[-1], second[-1]
            bend = ((x + far_x) / 2 * 0.45 + hub[0] * 0.55, (y + far_y) / 2 * 0.45 + hub[1] * 0.55)
            self._lay([*first, bend, *second[::-1]])
            through = self.streets[0][len(self.streets[0]) // 3 : -(len(self.streets[0]) // 3)]
            for head in heads:
                if head not in (first, second):
                    joint = min(through, key=lambda place: math.dist(place, head[-1]))
                    self._lay([*head, joint])
        self.lines = [(street, LANE / 2 + 3) for street in self.streets]

    def _lay(self, lane: list[Point]) -> None:
        self.lanes.append(lane)
        self.streets.append(sampled(lane))

    def _head(self, end: Point) -> list[Point]:
        """A lane's first steps: straight in from the edge."""
        x, y = end
        inward = (1, 0) if x <= 0 else (-1, 0) if x >= TILE else (0, 1) if y <= 0 else (0, -1)
        return [(x - inward[0] * 12, y - inward[1] * 12), end, (x + inward[0] * 18, y + inward[1] * 18)]

    def lay_ground(self, ground: str = "meadow", *blotches: str) -> None:
        """What the whole tile lies on."""
        self.ground.append(f'<path d="M0 0h{TILE}v{TILE}H0z" fill="url(#{ground})"/>')
        self.blotches(*blotches)

    def lanes_by(self, hub: Point = MIDDLE) -> None:
        """Lanes that run or end near the hub."""
        self.lay_lanes((hub[0] + self.rng.uniform(-9, 9), hub[1] + self.rng.uniform(-7, 7)))

    # Things

    def place_tree(self, at: Point, small: bool = False) -> None:
        self.tall.append((at[1], paint.tree(self.rng, at, small)))

    def place_bush(self, at: Point) -> None:
        self.tall.append((at[1], paint.bush(self.rng, at)))

    def scatter_trees(
        self,
        count: int,
        gap: float = 15,
        keep_off: float = 8,
        edge: float = 9,
        inside: Callable[[Point], bool] | None = None,
    ) -> None:
        """Up to so many trees, no two nearer than the gap, none on a way or a thing."""
        stems: list[Point] = []
        for _ in range(count * 14):
            if len(stems) == count:
                break
            at = (self.rng.uniform(edge, TILE - edge), self.rng.uniform(edge, TILE - edge))
            if any(math.hypot(at[0] - x, at[1] - y) <= gap for x, y in stems) or not self.is_free(at, keep_off):
                continue
            if inside(at) if inside else not self.is_bare(at) or self.rng.random() < 0.04:
                stems.append(at)
        for at in stems:
            self.place_tree(at)

    def scatter_bushes(self, count: int, keep_off: float = 5) -> None:
        for _ in range(count):
            at = self.somewhere(keep_off)
            if at and not self.is_bare(at):
                self.place_bush(at)

    def cut(self, line: Sequence[Point], keep_off: float = 5, least: int = 3) -> list[list[Point]]:
        """A hedge or wall as it stands once ways have been cut through it, a little unsteady."""
        runs: list[list[Point]] = [[]]
        wave, swing = self.rng.uniform(0, 6), self.rng.uniform(0.8, 2)
        for place, ((x, y), (way_x, way_y)) in enumerate(along(line, 5)):
            sway = swing * math.sin(wave + place * 0.55)
            at = (x - way_y * sway, y + way_x * sway)
            if self.is_free(at, keep_off) and not self.is_in_yard(at):
                runs[-1].append(at)
            elif runs[-1]:
                runs.append([])
        return [[*run[:-1:4], run[-1]] for run in runs if len(run) >= least]

    def hedge(self, *lines: Sequence[Point], width: float = 12, trees: float = 0.0) -> None:
        """Hedges along the lines, with a tree here and there."""
        runs = [run for line in lines for run in self.cut(line)]
        self.low.append(paint.hedge(self.rng, runs, width))
        for run in runs:
            for at, _ in along(run, 17):
                if self.rng.random() < trees:
                    self.place_tree(at, small=True)

    def fields(self, *plans: FieldPlan) -> None:
        """Fields, in their order."""
        for left, top, right, bottom, crop, angle in plans:
            corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
            self.ground.append(paint.field(self.rng, corners, crop, angle))
            self.crops.append((left, top, right, bottom))

    def is_sown(self, at: Point) -> bool:
        return any(left < at[0] < right and top < at[1] < bottom for left, top, right, bottom in self.crops)

    def is_bare(self, at: Point) -> bool:
        """Where trees and bushes would be in the way: on a crop or in a yard."""
        return self.is_sown(at) or self.is_in_yard(at)

    def blotches(self, *names: str) -> None:
        """Soft patches that break up the ground."""
        for name in names:
            at = (self.rng.uniform(20, 180), self.rng.uniform(20, 180))
            self.ground.append(paint.patch(name, at, self.rng.uniform(70, 130), self.rng.uniform(50, 100)))

    # Buildings

    def fits(self, plan: House, gap: float = 2) -> bool:
        inside = all(7 < x < TILE - 9 and 7 < y < TILE - 10 for x, y in plan.footprint())
        return inside and all(self.is_free(at, radius + gap) for at, radius in covering(plan))

    def block(self, plan: House) -> None:
        """Nothing else is to stand there."""
        self.discs += covering(plan)

    def build(self, plan: House) -> None:
        self.houses.append(plan)
        self.block(plan)

    def settle(
        self, plans: Sequence[tuple[float, float, str]], reach: float = 16, askew: float = 5, ruin: float = 0
    ) -> None:
        """Houses of width, depth and roof along the lanes, the best of many places each, clear of the corners."""
        for width, depth, roof in plans:
            best, most = None, -math.inf
            for _ in range(70):
                plan = self._house_by_lane(width, depth, roof, reach, askew)
                worth = -quarrel(plan) + self.rng.uniform(0, 6)
                if worth > most and self.fits(plan):
                    best, most = plan, worth
            if best:
                self.build(best if self.rng.random() >= ruin else House(**{**vars(best), "ruined": True}))

    def _house_by_lane(self, width: float, depth: float, roof: str, reach: float, askew: float) -> House:
        streets = self.streets or [[(40.0, 150.0), MIDDLE, (160.0, 60.0)]]
        street = self.rng.choice(streets)
        place = self.rng.randrange(len(street) - 1)
        (x, y), (far_x, far_y) = street[place], street[place + 1]
        length = math.hypot(far_x - x, far_y - y) or 1
        way = ((far_x - x) / length, (far_y - y) / length)
        gable = self.rng.random() < 0.3
        off = (LANE / 2 + (width if gable else depth) / 2 + 5 + self.rng.uniform(0, reach)) * self.rng.choice((-1, 1))
        turn = facing(way) + self.rng.uniform(-askew, askew) + (90 if gable else 0)
        chimneys = (1 if width > 26 else 0) if roof != "thatch" else 0
        hip = roof == "slate" and width > 30
        return House((x - way[1] * off, y + way[0] * off), width, depth, facing(heading(turn)), roof, hip, chimneys)

    # The whole

    def draw(self) -> str:
        """All layers, the northern trees behind the southern ones."""
        built = roofs(self.rng, self.houses)
        tall = "".join(drawing for _, drawing in sorted(self.tall))
        return "".join(self.ground) + paint.roads(self.lanes, LANE) + "".join(self.low) + built + tall


def heading(turn: float) -> Point:
    return math.cos(math.radians(turn)), math.sin(math.radians(turn))


def covering(plan: House) -> list[tuple[Point, float]]:
    """Discs that cover a building."""
    long, short = max(plan.width, plan.depth), min(plan.width, plan.depth)
    count = max(1, math.ceil(long / short))
    reach = (long - short) / 2
    along_width = plan.width >= plan.depth
    steps = [-reach + 2 * reach * place / max(1, count - 1) for place in range(count)] if count > 1 else [0.0]
    places = plan.place([(step, 0.0) if along_width else (0.0, step) for step in steps])
    return [(at, short * 0.62) for at in places]


def quarrel(plan: House) -> float:
    """How much a building is in the way of what the page lays on the tile."""
    lost = 0.0
    for x, y in [*plan.footprint(), plan.at]:
        for left, top, right, bottom in CORNERS:
            if left < x < right and top < y < bottom:
                lost += 4
        lost += max(0.0, 34 - math.hypot(x - TILE / 2, y - TILE / 2)) / 12
    return lost


def ring(inset: float, rng: Random | None = None) -> list[list[Point]]:
    """The tile's sides, a little inside, and a little askew given a source of chance: north, east, south, west."""
    near, far = inset, TILE - inset
    corners: list[Point] = [(near, near), (far, near), (far, far), (near, far)]
    if rng:
        corners = [(x + rng.uniform(-5, 5), y + rng.uniform(-5, 5)) for x, y in corners]
    return [[a, b] for a, b in pairwise([*corners, corners[0]])]
