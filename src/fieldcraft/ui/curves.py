"""Points, and the lines and outlines through them as compact SVG path data."""

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from random import Random

Point = tuple[float, float]


def number(value: float) -> str:
    """A number with at most one decimal, as short as SVG allows."""
    return _tenths(round(value * 10))


def _tenths(value: int) -> str:
    whole, part = divmod(abs(value), 10)
    text = f"{whole or ''}.{part}" if part else str(whole)
    return f"-{text}" if value < 0 else text


def _run(values: Iterable[int]) -> str:
    """Numbers in a row, with a blank only where it is needed."""
    text = ""
    for value in values:
        piece = _tenths(value)
        text += piece if not text or piece[0] == "-" else f" {piece}"
    return text


def _round(point: Point, whole: bool) -> tuple[int, int]:
    """In tenths."""
    grain = 10 if whole else 1
    return round(point[0] * 10 / grain) * grain, round(point[1] * 10 / grain) * grain


def trail(points: Sequence[Point], closed: bool = False, whole: bool = False) -> str:
    """Straight lines from point to point, rounded to tenths or, for long lines, to whole units."""
    rounded = [_round(point, whole) for point in points]
    data = "M" + _run(rounded[0])
    steps = [value for a, b in pairwise(rounded) for value in (b[0] - a[0], b[1] - a[1])]
    return data + "l" + _run(steps) + ("z" if closed else "")


def _controls(points: Sequence[Point], closed: bool) -> list[tuple[Point, Point, Point, Point]]:
    """The cubic pieces of a Catmull-Rom curve."""
    count = len(points)

    def at(place: int) -> Point:
        return points[place % count] if closed else points[max(0, min(count - 1, place))]

    pieces = []
    for place in range(count if closed else count - 1):
        before, start, end, after = at(place - 1), at(place), at(place + 1), at(place + 2)
        first = (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6)
        second = (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6)
        pieces.append((start, first, second, end))
    return pieces


def smooth(points: Sequence[Point], closed: bool = False, whole: bool = False) -> str:
    """A soft curve through every point, rounded like a `trail`."""
    data = "M" + _run(_round(points[0], whole)) + "c"
    numbers: list[int] = []
    for start, *others in _controls(points, closed):
        x, y = _round(start, whole)
        for other in others:
            far_x, far_y = _round(other, whole)
            numbers += [far_x - x, far_y - y]
    return data + _run(numbers) + ("z" if closed else "")


def sampled(points: Sequence[Point], pieces: int = 6) -> list[Point]:
    """Places on the soft curve through the points, close enough to measure distances to it."""
    found = [points[0]]
    for (ax, ay), (bx, by), (cx, cy), (dx, dy) in _controls(points, closed=False):
        for step in range(1, pieces + 1):
            t = step / pieces
            a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
            found.append((a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy))
    return found


def blob(
    rng: Random, centre: Point, radius: float, corners: int = 10, rough: float = 0.12, wide: float = 1, high: float = 1
) -> list[Point]:
    """A round outline with soft irregularities; draw it with `smooth(..., closed=True)`."""
    outline = []
    for corner in range(corners):
        angle = 2 * math.pi * corner / corners
        far = radius * (1 + rough * rng.uniform(-1, 1))
        outline.append((centre[0] + math.cos(angle) * far * wide, centre[1] + math.sin(angle) * far * high))
    return outline


def moved(points: Iterable[Point], x: float, y: float) -> list[Point]:
    return [(point[0] + x, point[1] + y) for point in points]


def scaled(points: Iterable[Point], centre: Point, factor: float) -> list[Point]:
    """The points nearer to the centre, or farther from it."""
    return [(centre[0] + (x - centre[0]) * factor, centre[1] + (y - centre[1]) * factor) for x, y in points]


def turned(points: Iterable[Point], degrees: float, centre: Point = (0, 0)) -> list[Point]:
    """The points turned clockwise about the origin, then moved to the centre."""
    cosine, sine = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(centre[0] + x * cosine - y * sine, centre[1] + x * sine + y * cosine) for x, y in points]


def box(width: float, height: float) -> list[Point]:
    """A rectangle about the origin: north-west, north-east, south-east, south-west."""
    x, y = width / 2, height / 2
    return [(-x, -y), (x, -y), (x, y), (-x, y)]


def along(points: Sequence[Point], step: float) -> list[tuple[Point, Point]]:
    """Places every `step` units along straight lines, each with the direction there."""
    found = []
    carry = 0.0
    for (x, y), (far_x, far_y) in pairwise(points):
        length = math.hypot(far_x - x, far_y - y)
        if length == 0:
            continue
        way = ((far_x - x) / length, (far_y - y) / length)
        while carry < length:
            found.append(((x + way[0] * carry, y + way[1] * carry), way))
            carry += step
        carry -= length
    return found


def hull(points: Iterable[Point]) -> list[Point]:
    """The smallest convex outline around the points."""
    ordered = sorted(points)
    halves = []
    for run in (ordered, ordered[::-1]):
        half: list[Point] = []
        for point in run:
            while len(half) > 1 and _bend(half[-2], half[-1], point) <= 0:
                half.pop()
            half.append(point)
        halves += half[:-1]
    return halves


def _bend(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def is_near(point: Point, line: Sequence[Point], limit: float) -> bool:
    """Whether a point is that near to one of the closely set points of a line."""
    x, y = point
    square = limit * limit
    for far_x, far_y in line:
        if (x - far_x) * (x - far_x) + (y - far_y) * (y - far_y) <= square:
            return True
    return False


def side_of(point: Point, start: Point, end: Point) -> int:
    """1 or -1: on which side of the line from start to end."""
    return 1 if _bend(start, end, point) > 0 else -1
