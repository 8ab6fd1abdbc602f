"""Land seen from the air: fields, hedges, trees, roads, water and hills, each a small piece of SVG.

Light comes from the north-west, shadows fall to the south-east. What varies is drawn from the `Random` passed in, so
the same seed always gives the same picture.
"""

import math
from collections.abc import Sequence
from random import Random

from fieldcraft.ui.curves import Point, along, blob, moved, number, scaled, smooth, trail, turned
from fieldcraft.ui.paintbox import (
    EARTH,
    HACHURE,
    HEDGE_BANK,
    HILL,
    MEADOW,
    ROAD,
    ROAD_CASING,
    RUT,
    SHADOW,
    TREES,
    WATER,
    WATER_CASING,
    mix,
    shade,
)


def use(name: str, at: Point, turn: float = 0, size: float = 1) -> str:
    """Something from the paint box, put down at a place."""
    if not turn and size == 1:
        return f'<use href="#{name}" x="{round(at[0])}" y="{round(at[1])}"/>'
    change = f"translate({round(at[0])} {round(at[1])})"
    if turn:
        change += f"rotate({round(turn)})"
    if size != 1:
        change += f"scale({size:.2g})"
    return f'<use href="#{name}" transform="{change}"/>'


def patch(name: str, at: Point, wide: float, high: float) -> str:
    """A soft patch of lighter, darker, worn or damp ground."""
    return (
        f'<use href="#{name}" transform="translate({round(at[0])} {round(at[1])})'
        f'scale({wide / 100:.2g} {high / 100:.2g})"/>'
    )


def stroke(
    data: str, colour: str, width: float, opacity: float = 1, dashes: str = "", shift: Point | None = None
) -> str:
    """A line. Inside `brush`, its ends are round and nothing is filled."""
    extra = f' opacity="{opacity:.2g}"' if opacity < 1 else ""
    extra += f' stroke-dasharray="{dashes}"' if dashes else ""
    extra += f' transform="translate({number(shift[0])} {number(shift[1])})"' if shift else ""
    return f'<path d="{data}" stroke="{colour}" stroke-width="{number(width)}"{extra}/>' if data else ""


def brush(drawing: str) -> str:
    """What all paintings are wrapped in: round strokes, and no fill but where one is named."""
    return f'<g fill="none" stroke-linecap="round" stroke-linejoin="round">{drawing}</g>'


# Ground


def field(rng: Random, corners: Sequence[Point], crop: str, angle: int, rough: float = 2.5) -> str:
    """A worked field with a grassy balk around it and its headland ploughed along the edge."""
    outline = [(round(x + rng.uniform(-rough, rough)), round(y + rng.uniform(-rough, rough))) for x, y in corners]
    middle = (sum(x for x, _ in outline) / len(outline), sum(y for _, y in outline) / len(outline))
    data = trail(outline, True)
    return (
        f'<path d="{data}" fill="url(#{crop}{angle})" stroke="#8d8a57" stroke-opacity=".6" stroke-width="2.4"/>'
        + stroke(trail(scaled(outline, middle, 0.93), True, True), "#7d7346", 1.4, 0.2)
    )


def tramlines(outline: Sequence[Point], angle: int, gap: float = 46) -> str:
    """Pairs of wheel tracks through a standing crop, within the box of the outline."""
    west, east = min(x for x, _ in outline), max(x for x, _ in outline)
    north, south = min(y for _, y in outline), max(y for _, y in outline)
    middle = ((west + east) / 2, (north + south) / 2)
    reach = max(east - west, south - north)
    data = ""
    for number_of in range(-2, 3):
        for beside in (-3.4, 3.4):
            line = turned([(-reach, number_of * gap + beside), (reach, number_of * gap + beside)], angle, middle)
            inside = [point for point, _ in along(line, 2) if west < point[0] < east and north < point[1] < south]
            if len(inside) > 4:
                data += trail([inside[0], inside[-1]])
    return stroke(data, "#8f7d4c", 1.5, 0.5)


def flat(outline: Sequence[Point], fill: str, edge: str = "", opacity: float = 1) -> str:
    """A soft-edged piece of ground."""
    rim = f' stroke="{edge}" stroke-width="1.6"' if edge else ""
    veil = f' opacity="{opacity:.2g}"' if opacity < 1 else ""
    small = max(x for x, _ in outline) - min(x for x, _ in outline) < 40
    return f'<path d="{smooth(outline, True, not small)}" fill="{fill}"{rim}{veil}/>'


def yard(rng: Random, centre: Point, wide: float, high: float) -> str:
    """Trodden earth between buildings."""
    return flat(blob(rng, centre, 1, 11, 0.13, wide, high), EARTH, "#b7a676")


def puddle(rng: Random, centre: Point, size: float) -> str:
    outline = blob(rng, centre, size, 8, 0.2, 1.4, 0.7)
    return (
        flat(scaled(outline, centre, 1.35), "#a58b5f", opacity=0.75)
        + flat(outline, "#93a7a0", "#7a7351")
        + flat(scaled(moved(outline, -1, -1), centre, 0.45), "#c3d1c8", opacity=0.8)
    )


# Growth


def tree(rng: Random, at: Point, small: bool = False) -> str:
    return use(f"tree{rng.choice((0, 1, 2, 6)) if small else rng.randrange(8)}", at)


def bush(rng: Random, at: Point) -> str:
    return use(f"bush{rng.randrange(5)}", at)


def hedge(rng: Random, lines: Sequence[Sequence[Point]], width: float = 12) -> str:
    """Bocage: an earth bank grown over with bushes. All hedges of a place in one go, so that they grow together."""
    data = "".join(trail(line, whole=True) for line in lines if len(line) > 1)
    if not data:
        return ""
    dark, middle, light = TREES
    leaves = (
        f'<path d="{data}" stroke="{SHADOW}" stroke-width="{number(width)}" opacity=".36" transform="translate(3 4)"/>'
        f'<path d="{data}" stroke="{HEDGE_BANK}" stroke-width="{number(width * 0.86)}"/>'
        f'<path d="{data}" stroke="{shade(dark, -0.12)}" stroke-width="{number(width)}" '
        f'stroke-dasharray="0 7 0 8 0 6"/>'
        f'<path d="{data}" stroke="{middle}" stroke-width="{number(width * 0.62)}" stroke-dasharray="0 6.5 0 9 0 7.5" '
        f'transform="translate(-1.2 -1.5)"/>'
        f'<path d="{data}" stroke="{light}" stroke-width="{number(width * 0.3)}" stroke-dasharray="0 9 0 7 0 12" '
        f'transform="translate(-2.2 -2.8)"/>'
    )
    for line in lines:
        for (x, y), _ in along(line, 21):
            leaves += bush(rng, (x + rng.uniform(-3, 3), y + rng.uniform(-3, 3)))
    return leaves


def orchard(
    rng: Random, corners: tuple[float, float, float, float], columns: int, rows: int
) -> list[tuple[Point, str]]:
    """Fruit trees in rows within left, top, right and bottom; each with its place, for the painter to sort and omit."""
    left, top, right, bottom = corners
    trees = []
    for row in range(rows):
        for column in range(columns):
            x = left + (right - left) * column / max(1, columns - 1) + rng.uniform(-1.5, 1.5)
            y = top + (bottom - top) * row / max(1, rows - 1) + rng.uniform(-1.5, 1.5)
            trees.append(((x, y), use(f"fruit{rng.randrange(3)}", (x, y))))
    return trees


# Ways and water


def roads(lines: Sequence[Sequence[Point]], width: float) -> str:
    """Lanes of one width as one network: every edge first, then every surface, so that junctions run together."""
    data = "".join(smooth(line, whole=True) for line in lines)
    if not data:
        return ""
    return (
        stroke(data, "#a9ad72", width + 9, 0.75)
        + stroke(data, ROAD_CASING, width + 3.4)
        + stroke(data, ROAD, width)
        + stroke(data, RUT, width * 0.54)
        + stroke(data, "#e6dab9", width * 0.26)
    )


def path(line: Sequence[Point]) -> str:
    """A footpath."""
    data = smooth(line)
    return stroke(data, "#94895c", 6, 0.6) + stroke(data, "#dccfa6", 4)


def river(line: Sequence[Point], width: float, pool: Sequence[Point] = ()) -> str:
    """Water between grassy and muddy banks; a pool widens it."""
    data, wide = smooth(line, whole=True), smooth(pool, True, True) if pool else ""

    def layer(colour: str, extra: float, shift: Point | None = None) -> str:
        drawn = stroke(data, colour, width + extra, shift=shift)
        if wide:
            drawn += (
                f'<path d="{wide}" fill="{colour}" stroke="{colour}" stroke-width="{number(max(0, extra + 8))}"'
                + (f' transform="translate({shift[0]} {shift[1]})"' if shift else "")
                + "/>"
            )
        return drawn

    water = (
        layer("#9aa86a", 19)
        + layer("#c6b88a", 10)
        + layer(WATER_CASING, 4)
        + layer("#87a7a8", -1)
        + layer(WATER, -5, (1.2, 2))
    )
    if wide:
        return water
    return (
        water
        + stroke(data, "#adc7c4", width * 0.46, 0.8, shift=(1, 2))
        + stroke(data, "#d3e1db", 1.5, 0.85, "17 33 9 41", (-width * 0.12, -width * 0.17))
        + stroke(data, "#d3e1db", 1.2, 0.7, "11 47 21 29", (width * 0.16, width * 0.2))
    )


def pond(rng: Random, centre: Point, wide: float, high: float) -> str:
    """Still water with a sandy rim and reeds."""
    outline = blob(rng, centre, 1, 10, 0.13, wide, high)
    reeds = "".join(
        f"M{round(x + rng.uniform(-3, 3))} {round(y + 3)}l{number(rng.uniform(-1, 1))}-6m2 6l1-5"
        for x, y in outline
        if rng.random() < 0.7
    )
    return (
        flat(scaled(outline, centre, 1.2), "#a3ad70")
        + flat(scaled(outline, centre, 1.08), "#c6b88a")
        + flat(outline, WATER, WATER_CASING)
        + flat(scaled(moved(outline, -2, -3), centre, 0.6), "#b4ccc8", opacity=0.8)
        + stroke(
            f"M{round(centre[0] - wide / 2)} {round(centre[1])}h{round(wide / 2)}m6 5h{round(wide / 4)}", "#dbe7e1", 1.3
        )
        + stroke(reeds, "#66764a", 1.2)
    )


def bridge(centre: Point, turn: float, length: float, width: float, wooden: bool) -> str:
    """A bridge over water; `turn` is the direction of its road."""
    half, side = length / 2, width / 2
    deck = turned([(-half, -side), (half, -side), (half, side), (-half, side)], turn, centre)
    parts = f'<path d="{trail(moved(deck, 4, 6), True)}" fill="{SHADOW}" opacity=".42"/>'
    rails = [turned([(-half, edge), (half, edge)], turn, centre) for edge in (-side, side)]
    if wooden:
        planks = "".join(
            trail(turned([(x, -side), (x, side)], turn, centre))
            for x in [place * 3.6 - half for place in range(1, int(length / 3.6) + 1)]
        )
        posts = "".join(
            trail(turned([(x, edge), (x, edge + 0.1)], turn, centre))
            for x in (-half + 3, -half / 3, half / 3, half - 3)
            for edge in (-side, side)
        )
        return (
            parts
            + f'<path d="{trail(deck, True)}" fill="#b08f60"/>'
            + stroke(planks, "#7c6240", 0.9, 0.85)
            + stroke("".join(map(trail, rails)), "#5b4630", 2.4)
            + stroke("".join(map(trail, rails)), "#a08254", 0.9, shift=(-0.5, -0.6))
            + stroke(posts, "#4b3a27", 4.6)
        )
    piers = ""
    for x in (-half * 0.36, half * 0.36):
        for edge in (-1, 1):
            pier = turned([(x - 5, edge * side), (x, edge * (side + 8)), (x + 5, edge * side)], turn, centre)
            piers += f'<path d="{trail(pier, True)}" fill="#a19985" stroke="#5f594b" stroke-width=".9"/>'
    return (
        parts
        + piers
        + f'<path d="{trail(deck, True)}" fill="{ROAD}"/>'
        + stroke(trail(turned([(-half, 0), (half, 0)], turn, centre)), RUT, width * 0.5)
        + stroke("".join(map(trail, rails)), "#5f594b", 5)
        + stroke("".join(map(trail, rails)), "#c6bfac", 2.8)
        + stroke("".join(map(trail, rails)), "#6f695b", 1.2, 0.6, "0.6 6")
    )


# High ground


def hill(rng: Random, centre: Point, wide: float, high: float, ground: str = HILL) -> str:
    """High ground in terraces with hachures down its slopes, as a survey sheet of the 1940s shows it."""
    foot = blob(rng, centre, 1, 14, 0.08, wide, high)
    top = (centre[0] - wide * 0.08, centre[1] - high * 0.1)
    terraces = [foot]
    for size in (0.74, 0.49, 0.25):
        terraces.append([scaled([corner], top, size * rng.uniform(0.93, 1.07))[0] for corner in foot])
    drawn = flat(moved(scaled(foot, centre, 1.01), 6, 8), SHADOW, opacity=0.3)
    for tier, outline in enumerate(terraces):
        drawn += flat(moved(outline, 2.5, 3.5), "#5c5230", opacity=0.26) if tier else ""
        drawn += flat(outline, (mix(MEADOW, ground, 0.6), ground, shade(ground, 0.16), shade(ground, 0.34))[tier])
        if tier < 3:
            drawn += f'<path d="{smooth(outline, True, True)}" fill="url(#relief)"/>'
    for tier, count in enumerate((66, 48, 26)):
        drawn += _hachures(rng, terraces[tier], terraces[tier + 1], count)
    return drawn


def _hachures(rng: Random, outer: Sequence[Point], inner: Sequence[Point], count: int) -> str:
    """Strokes down the slope between two outlines: fine in the light, heavy in the shadow."""
    fine, heavy = "", ""
    for place in range(count):
        angle = 2 * math.pi * (place + rng.uniform(-0.3, 0.3)) / count
        (x, y), (far_x, far_y) = _on(inner, angle), _on(outer, angle)
        near, far = rng.uniform(0.1, 0.22), rng.uniform(0.62, 0.92)
        ends = [(x + (far_x - x) * part, y + (far_y - y) * part) for part in (near, far)]
        if math.cos(angle - math.radians(52)) > 0:
            heavy += trail(ends, whole=True)
        else:
            fine += trail(ends, whole=True)
    return stroke(fine, HACHURE, 1.1, 0.6) + stroke(heavy, shade(HACHURE, -0.22), 1.7, 0.75)


def _on(outline: Sequence[Point], angle: float) -> Point:
    """The place on a round outline in a direction; its corners lie evenly around it."""
    place = angle / (2 * math.pi) * len(outline)
    before, part = math.floor(place) % len(outline), place % 1
    (x, y), (far_x, far_y) = outline[before], outline[(before + 1) % len(outline)]
    return x + (far_x - x) * part, y + (far_y - y) * part


def rock(rng: Random, at: Point, big: bool = False) -> str:
    return use(f"rock{rng.randrange(2, 4) if big else rng.randrange(3)}", at)


def islet(rng: Random, centre: Point, wide: float, high: float, turn: float) -> str:
    """Land in the water."""
    outline = turned(blob(rng, (0, 0), 1, 10, 0.12, wide, high), turn, centre)
    return (
        flat(moved(scaled(outline, centre, 1.12), 1, 2), WATER_CASING)
        + flat(scaled(outline, centre, 1.06), "#c6b88a")
        + flat(scaled(outline, centre, 0.92), "url(#rough)", "#9aa86a")
    )
