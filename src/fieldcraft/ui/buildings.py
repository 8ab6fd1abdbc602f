"""Buildings seen from the air: roofs lit from the north-west, whatever way they are turned."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from fieldcraft.ui.curves import Point, blob, box, hull, moved, number, trail, turned
from fieldcraft.ui.paint import stroke
from fieldcraft.ui.paintbox import INK, SHADOW, SLATE, STONE, THATCH, TILE_ROOF, shade

ROOFS: Final = {"slate": SLATE, "tile": TILE_ROOF, "thatch": THATCH, "stone": STONE}
LIGHT: Final = (-0.6, -0.8)
"""Where the light comes from."""


@dataclass(frozen=True)
class House:
    """A building with one ridge along its width."""

    at: Point
    width: float
    depth: float
    turn: float = 0
    roof: str = "tile"
    hip: bool = False
    """The roof slopes on all four sides; on a square plan it is a pyramid."""
    chimneys: int = 0
    ruined: bool = False
    height: float = 6
    """How far its shadow falls."""

    def ridge(self) -> float:
        """Half the length of the ridge."""
        return self.width / 2 - (min(self.width, self.depth) / 2 if self.hip else 0)

    def place(self, points: Iterable[Point]) -> list[Point]:
        """From the house's own measures to the picture's."""
        return turned(points, self.turn, self.at)

    def footprint(self) -> list[Point]:
        return self.place(box(self.width, self.depth))


def roofs(rng: Random, plans: Sequence[House]) -> str:
    """Buildings with the shadows they throw. What is alike on all of them is one path, so they should not overlap."""
    drawn, courses, ridges, outlines, stacks, holes = _shadows(plans), "", "", "", "", ""
    for plan in plans:
        drawn += _faces(plan, shade(ROOFS[plan.roof], rng.uniform(-0.06, 0.05)))
        courses += _courses(plan)
        outlines += trail(plan.footprint(), True)
        ridge = plan.ridge()
        if ridge > 0:
            ridges += trail(plan.place([(-ridge, 0), (ridge, 0)]))
        for chimney in range(plan.chimneys):
            place = ridge * (0.5 if plan.chimneys == 1 else 1.4 * chimney / (plan.chimneys - 1) - 0.7)
            ((x, y),) = plan.place([(place, -plan.depth * 0.05)])
            stacks += f"M{number(x - 2)} {number(y - 2)}h4.4v4.4h-4.4z"
        if plan.ruined:
            holes += _hole(rng, plan)
    drawn += stroke(courses, "#2f281c", 0.7, 0.4) + stroke(ridges, "#efe6cf", 1.3, 0.8) + holes
    drawn += stroke(outlines, INK, 1.2)
    return drawn + (f'<path d="{stacks}" fill="#b58a6e" stroke="{INK}" stroke-width="1.2"/>' if stacks else "")


def _shadows(plans: Sequence[House]) -> str:
    """The shadows of several buildings as one shape, so that they do not darken each other."""
    data = ""
    for plan in plans:
        ground = plan.footprint()
        data += trail(hull([*ground, *moved(ground, plan.height * 0.8, plan.height)]), True)
    return f'<path d="{data}" fill="{SHADOW}" opacity=".42"/>' if data else ""


def _faces(plan: House, colour: str) -> str:
    """Each slope of a roof in the light it gets."""
    ridge, corners = plan.ridge(), box(plan.width, plan.depth)
    west, east = (-ridge, 0.0), (ridge, 0.0)
    faces = [([corners[0], corners[1], east, west], (0.0, -1.0)), ([corners[3], corners[2], east, west], (0.0, 1.0))]
    if plan.hip:
        faces.append(([corners[0], west, corners[3]], (-1.0, 0.0)))
        faces.append(([corners[1], east, corners[2]], (1.0, 0.0)))
    drawn = ""
    for face, slope in faces:
        ((x, y),) = turned([slope], plan.turn)
        light = x * LIGHT[0] + y * LIGHT[1]
        drawn += f'<path d="{trail(plan.place(face), True)}" fill="{shade(colour, light * 0.24 - 0.02)}"/>'
    return drawn


def _courses(plan: House) -> str:
    """Lines of tiles along the long slopes, more of them on bigger roofs."""
    x, y, ridge = plan.width / 2, plan.depth / 2, plan.ridge()
    data = ""
    lines = max(1, round(y / 5))
    for line in range(1, lines + 1):
        part = line / (lines + 1)
        reach = ridge + (x - ridge) * part
        for side in (-1, 1):
            data += trail(plan.place([(-reach, side * y * part), (reach, side * y * part)]))
    return data


def _hole(rng: Random, plan: House) -> str:
    """Where a shell came through: dark rooms, bare rafters, rubble around."""
    ((x, y),) = plan.place([(rng.choice((-1, 1)) * plan.width * 0.2, rng.uniform(-0.1, 0.1) * plan.depth)])
    size = min(plan.width, plan.depth) * 0.33
    outline = blob(rng, (x, y), size, 11, 0.32, 1.25, 1)
    beams = "".join(
        trail(turned([(step, -size * 0.8), (step, size * 0.8)], plan.turn, (x, y)))
        for step in (-size * 0.4, size * 0.45)
    )
    rubble = "".join(
        f"M{number(x + rng.uniform(-1.7, 1.7) * size)} {number(y + rng.uniform(-1.7, 1.7) * size)}h.1" for _ in range(8)
    )
    return (
        f'<path d="{trail(outline, True)}" fill="#3a342a" stroke="#6b6150" stroke-width="1"/>'
        + stroke(beams, "#7d6a4b", 1.1)
        + stroke(rubble, "#cfc4a8", 1.8)
    )


def wall(lines: Sequence[Sequence[Point]]) -> str:
    """A stone wall with a light coping."""
    data = "".join(trail(line) for line in lines if len(line) > 1)
    return (
        stroke(data, SHADOW, 4, 0.36, shift=(2, 2.8))
        + stroke(data, "#5f594b", 4)
        + stroke(data, "#c9c1ac", 2.2)
        + stroke(data, "#6f695b", 1, 0.5, "0.5 5")
    )


def church(rng: Random, at: Point, turn: float, size: float = 1) -> str:
    """Nave with aisles, transept, choir with apse, and a square tower with a spire at the west end."""
    parts = {
        name: House(
            turned([(x * size, y * size)], turn, at)[0], wide * size, deep * size, turn + more, roof, hip, height=high
        )
        for name, x, y, wide, deep, more, roof, hip, high in (
            ("nave", 2, 0, 66, 34, 0, "slate", False, 13),
            ("choir", 46, 0, 30, 24, 0, "slate", False, 10),
            ("transept", 22, 0, 58, 21, 90, "slate", False, 13),
            ("tower", -40, 0, 27, 27, 0, "stone", True, 25),
        )
    }
    apse = turned(
        [
            (60 * size, -11 * size),
            (66 * size, -10 * size),
            (71 * size, 0),
            (66 * size, 10 * size),
            (60 * size, 11 * size),
        ],
        turn,
        at,
    )
    buttresses = "".join(
        trail(turned([(x * size, side * 17 * size), (x * size, side * 21 * size)], turn, at))
        for x in (-20, -8, 4)
        for side in (-1, 1)
    )
    aisles = trail(
        turned([(-31 * size, side * 9 * size) for side in (-1,)] + [(35 * size, -9 * size)], turn, at)
    ) + trail(turned([(-31 * size, 9 * size), (35 * size, 9 * size)], turn, at))
    ((top_x, top_y),) = turned([(-40 * size, 0)], turn, at)
    drawn = stroke(buttresses, "#6f695b", 3.4) + stroke(buttresses, STONE, 1.8)
    drawn += f'<path d="{trail(apse, True)}" fill="{shade(SLATE, -0.16)}" stroke="{INK}" stroke-width="1.2"/>'
    drawn += roofs(rng, [parts["choir"], parts["nave"]])
    drawn += stroke(aisles, "#55534c", 1.2, 0.8)
    drawn += roofs(rng, [parts["transept"]]) + roofs(rng, [parts["tower"]])
    tower = parts["tower"].footprint()
    corners = "".join(trail([corner, (corner[0] + 0.1, corner[1])]) for corner in tower)
    return (
        drawn
        + stroke(corners, "#5f594b", 5.4)
        + stroke(corners, "#d4cdb9", 3.4)
        + stroke(f"M{number(top_x)} {number(top_y - 5)}v10m-3.4-7h6.8", "#f4ecd6", 1.8)
    )


def graves(rng: Random, places: Sequence[Point]) -> str:
    """Small crosses, each with a shadow."""
    data = "".join(f"M{number(x)} {number(y + rng.uniform(-1, 1))}v5m-1.6-3.4h3.2" for x, y in places)
    return stroke(data, SHADOW, 1.3, 0.4, shift=(1.2, 1)) + stroke(data, "#e4ddc6", 1.1, 0.9)


def manor_parts(at: Point, turn: float) -> list[House]:
    """The blocks of a large house: two wings, the main one, and a gabled porch."""

    def part(x: float, y: float, wide: float, deep: float, more: float, chimneys: int, high: float) -> House:
        return House(turned([(x, y)], turn, at)[0], wide, deep, turn + more, "slate", True, chimneys, height=high)

    return [
        part(-34, 8, 46, 23, 90, 0, 9),
        part(34, 8, 46, 23, 90, 0, 9),
        part(0, -3, 88, 27, 0, 4, 11),
        part(0, 5, 24, 18, 90, 0, 12),
    ]


def manor(rng: Random, parts: Sequence[House]) -> str:
    """A large house from its parts, with dormers in the main roof."""
    drawn = "".join(roofs(rng, [part]) for part in parts)
    dormers = "".join(
        f"M{number(x - 1.5)} {number(y - 1.5)}h3v3h-3z"
        for x, y in parts[2].place([(-22, 7), (22, 7), (-22, -7), (22, -7)])
    )
    return drawn + f'<path d="{dormers}" fill="#e6dfcc" stroke="{INK}" stroke-width=".7"/>'


def parterre(corners: tuple[float, float, float, float]) -> str:
    """Formal beds with gravel between them, within left, top, right and bottom."""
    left, top, right, bottom = corners
    wide, high = (right - left - 15) / 2, (bottom - top - 15) / 2
    beds = ""
    for column in (0, 1):
        for row in (0, 1):
            x, y = left + 5 + column * (wide + 5), top + 5 + row * (high + 5)
            beds += f"M{number(x)} {number(y)}h{number(wide)}v{number(high)}h{number(-wide)}z"
    x, y = (left + right) / 2, (top + bottom) / 2
    return (
        f'<path d="M{number(left)} {number(top)}H{number(right)}V{number(bottom)}H{number(left)}z" fill="#ddd0a8"/>'
        f'<path d="{beds}" fill="url(#garden90)" stroke="#5c7746" stroke-width="2.2"/>'
        f'<circle cx="{number(x)}" cy="{number(y)}" r="6" fill="#ddd0a8" stroke="#a4987a" stroke-width="1.4"/>'
        f'<circle cx="{number(x)}" cy="{number(y)}" r="3.2" fill="#9fbcbb" stroke="#6f9094" stroke-width=".9"/>'
    )


def facing(way: Point) -> float:
    """The turn in degrees of a house whose ridge runs along a direction, between -90 and 90."""
    turn = math.degrees(math.atan2(way[1], way[0]))
    return turn - 180 if turn > 90 else turn + 180 if turn <= -90 else turn
