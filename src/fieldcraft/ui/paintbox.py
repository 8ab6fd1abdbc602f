"""The paint box of all maps: colours, ground patterns and small things that are drawn once and used often.

A drawing names what it needs (`url(#wheat25)`, `href="#tree3"`); `definitions` gives those, and only those.
"""

import math
import re
from functools import cache
from itertools import product
from random import Random
from typing import Final

from fieldcraft.ui.curves import Point, blob, number, smooth, trail

MEADOW: Final = "#bcc48c"
WHEAT: Final = ("#dbc88a", "#c3ab66")
PLOUGH: Final = ("#c3a67d", "#a98a61")
PASTURE: Final = ("#b7bf85", "#9dab6c")
STUBBLE: Final = ("#d3cda0", "#bcb582")
ROAD: Final = "#e3d6b4"
ROAD_CASING: Final = "#85775a"
RUT: Final = "#cdbc93"
TREES: Final = ("#46633f", "#5d7b4d", "#7c9762")
HEDGE_BANK: Final = "#6d6a45"
WATER: Final = "#9fbcbb"
WATER_CASING: Final = "#6f9094"
HILL: Final = "#d3c48f"
HACHURE: Final = "#7b6a43"
SLATE: Final = "#8d8c86"
TILE_ROOF: Final = "#a97b5f"
THATCH: Final = "#b79c68"
STONE: Final = "#b3ab98"
EARTH: Final = "#d2c096"
SHADOW: Final = "#2d2c1c"
INK: Final = "#3b382e"
PALE: Final = "#fff7dc"

CROPS: Final = {
    "wheat": WHEAT,
    "plough": PLOUGH,
    "pasture": PASTURE,
    "stubble": STUBBLE,
    "hay": ("#c9c795", "#b0b076"),
    "barley": ("#d4c58f", "#bfae72"),
    "beet": ("#a9b576", "#84975a"),
}
ANGLES: Final = (0, 14, 35, 62, 90, -18, -38)
"""How furrows can lie, in degrees."""

FOLIAGE: Final = (
    ("#46633f", "#5d7b4d", "#7c9762"),
    ("#4f6b3f", "#67834d", "#8aa364"),
    ("#556f3c", "#708a4b", "#95aa6a"),
    ("#415c3d", "#55744b", "#73905f"),
)
TREE_SIZES: Final = (7, 8, 9, 10, 11, 12, 9, 11)
BUSH_SIZES: Final = (4, 5, 6, 4.6, 5.4)
"""The radius of each kind."""
FRUIT_TREE: Final = ("#5c7746", "#7d9558", "#a9b87a")


def mix(first: str, second: str, part: float) -> str:
    """A colour between two, `part` of the way."""
    pairs = [(int(first[place : place + 2], 16), int(second[place : place + 2], 16)) for place in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in pairs)


def shade(colour: str, light: float) -> str:
    """A colour in more light (towards 1) or in shadow (towards -1)."""
    return mix(colour, PALE, light) if light > 0 else mix(colour, "#1f1c12", -light)


def crown(rng: Random, radius: float, lobes: int, centre: Point = (0, 0), flat: float = 1) -> str:
    """The scalloped outline of leaves."""
    points = []
    for lobe in range(lobes):
        angle = 2 * math.pi * lobe / lobes + rng.uniform(-0.14, 0.14)
        far = radius * rng.uniform(0.84, 1)
        points.append((centre[0] + math.cos(angle) * far, centre[1] + math.sin(angle) * far * flat))
    data = f"M{number(points[-1][0])} {number(points[-1][1])}"
    for place, (x, y) in enumerate(points):
        chord = number(math.hypot(x - points[place - 1][0], y - points[place - 1][1]) * 0.57)
        data += f"A{chord} {chord} 0 0 1 {number(x)} {number(y)}".replace(" -", "-")
    return data + "z"


def _tree(rng: Random, radius: float, greens: tuple[str, str, str]) -> str:
    """A crown from above in three layers, the lightest to the north-west, with its shadow."""
    dark, middle, light = greens
    outline = crown(rng, radius, rng.randint(8, 10))
    return (
        f'<circle cx="{number(radius * 0.28)}" cy="{number(radius * 0.36)}" r="{number(radius * 0.97)}" '
        f'fill="{SHADOW}" opacity=".36"/><path d="{outline}" fill="{dark}" stroke="{shade(dark, -0.25)}" '
        f'stroke-width=".6"/><path d="{crown(rng, radius * 0.74, 8, (-radius * 0.12, -radius * 0.14))}" '
        f'fill="{middle}"/><path d="{crown(rng, radius * 0.43, 7, (-radius * 0.25, -radius * 0.3))}" fill="{light}"/>'
    )


def _bush(rng: Random, radius: float, greens: tuple[str, str, str]) -> str:
    dark, middle, light = greens
    return (
        f'<ellipse cx="1.6" cy="2.2" rx="{number(radius)}" ry="{number(radius * 0.86)}" fill="{SHADOW}" opacity=".35"/>'
        f'<path d="{crown(rng, radius, 7, flat=0.9)}" fill="{dark}"/>'
        f'<path d="{crown(rng, radius * 0.66, 6, (-radius * 0.16, -radius * 0.2))}" fill="{middle}"/>'
        f'<path d="{crown(rng, radius * 0.3, 5, (-radius * 0.3, -radius * 0.36))}" fill="{light}"/>'
    )


def _rock(rng: Random, radius: float) -> str:
    """A boulder: shadow, body, lit face."""
    outline = blob(rng, (0, 0), radius, 7, 0.2, 1.15, 0.9)
    face = [(x * 0.62 - radius * 0.2, y * 0.6 - radius * 0.24) for x, y in outline]
    return (
        f'<path d="{trail(outline, True)}" transform="translate(2 2.6)" fill="{SHADOW}" opacity=".4"/>'
        f'<path d="{trail(outline, True)}" fill="#8d8672" stroke="#5e594a" stroke-width=".8"/>'
        f'<path d="{trail(face, True)}" fill="#c2baa3"/>'
    )


def _haystack(rng: Random, radius: float) -> str:
    """A round stack with a thatched top, seen from above."""
    straws = ""
    for straw in range(18):
        angle = 2 * math.pi * straw / 18 + rng.uniform(-0.1, 0.1)
        near, far = radius * rng.uniform(0.2, 0.35), radius * rng.uniform(0.8, 0.95)
        straws += (
            f"M{number(math.cos(angle) * near)} {number(math.sin(angle) * near)}"
            f"L{number(math.cos(angle) * far)} {number(math.sin(angle) * far)}"
        )
    outline = smooth(blob(rng, (0, 0), radius, 11, 0.06), True)
    top = smooth(blob(rng, (-radius * 0.14, -radius * 0.16), radius * 0.74, 9, 0.06), True)
    return (
        f'<path d="{outline}" transform="translate({number(radius * 0.4)} {number(radius * 0.5)})" fill="{SHADOW}" '
        f'opacity=".38"/><path d="{outline}" fill="#a8894b" stroke="#6f5a2e" stroke-width="1"/>'
        f'<path d="{top}" fill="#c9ab66"/>'
        f'<path d="{straws}" stroke="#8b6f3a" stroke-width=".9" opacity=".7"/>'
        f'<circle cx="{number(-radius * 0.24)}" cy="{number(-radius * 0.28)}" r="{number(radius * 0.34)}" '
        f'fill="#e6d193" opacity=".85"/>'
    )


def _crater(radius: float) -> str:
    """A shell hole with its rim in the light."""
    edge, off = number(radius * 0.64), number(-radius * 0.13)
    return (
        f'<circle r="{number(radius)}" fill="#a38a62" opacity=".8"/>'
        f'<circle r="{number(radius * 0.74)}" fill="#6e5b3f"/>'
        f'<circle cx="{off}" cy="{off}" r="{number(radius * 0.5)}" fill="#463b2a"/>'
        f'<path d="M{number(-radius * 0.2)} {edge}A{edge} {edge} 0 0 0 {edge} {number(radius * 0.1)}" '
        f'stroke="#bda379" stroke-width="1.6" fill="none"/>'
    )


def _furrows(crop: str) -> str:
    """A field worked by a horse team: furrows never quite straight, never quite alike."""
    ground, furrow = CROPS[crop]
    return (
        f'<pattern id="{crop}" width="90" height="19.2" patternUnits="userSpaceOnUse"><path fill="{ground}" '
        f'd="M0 0h90v19.2H0z"/><g fill="none" stroke="{furrow}" opacity=".8">'
        f'<path d="M0 2.4q22-1.3 45 0t45 0" stroke-width="1.9"/><path d="M0 8.8q16 1.2 36 0t54 0" stroke-width="1.5"/>'
        f'<path d="M0 15.2q28 1.4 52 0t38 0" stroke-width="2.1"/></g><path d="M0 5.6h34m9 0h47M0 12h12m7 0h55m8 0h8M0 '
        f'18.4h25m6 0h40" stroke="{PALE}" stroke-width=".9" opacity=".32"/></pattern>'
    )


MAIZE: Final = (
    '<pattern id="maize" width="22" height="20" patternUnits="userSpaceOnUse"><path fill="#b5ab70" '
    'd="M0 0h22v20H0z"/><g fill="none"><path d="M0 6.8h22M0 16.8h22" stroke="#7d7442" stroke-width="2.4" '
    'opacity=".55"/><path d="M0 4.6h22M0 14.6h22" stroke="#7c9350" stroke-width="5"/><path d="M0 4l3-2.6L6 5l4-3.4L13 '
    '5l3-3.2L19 5l3-1M0 14l4-2.4L7 15l4-3.2L15 15l3-3 4 2" stroke="#9fb06c" stroke-width="1.2"/></g></pattern>'
)
"""A tall crop standing in rows."""
GARDEN: Final = (
    '<pattern id="garden" width="14" height="21" patternUnits="userSpaceOnUse"><path fill="#b39a70" '
    'd="M0 0h14v21H0z"/><g fill="none" stroke-width="3.4"><path d="M0 3h14" stroke="#7f9a57"/><path d="M0 10h14" '
    'stroke="#9aa964" stroke-dasharray="3 .6"/><path d="M0 17h14" stroke="#6b8450" stroke-dasharray="2.6 2"/></g>'
    "</pattern>"
)
"""The beds of a kitchen garden."""


def _grass(name: str, rng: Random, ground: str, blade: str, tufts: int) -> str:
    """Grass with tufts, without a visible repeat on a tile."""
    blades = ""
    for _ in range(tufts):
        x, y = rng.randint(4, 92), rng.randint(8, 80)
        blades += f"M{x} {y}l1.2-3.6m1 3.8l.3-4.6m1.3 4.4l1.1-3.2"
    return (
        f'<pattern id="{name}" width="100" height="86" patternUnits="userSpaceOnUse"><path fill="{ground}" '
        f'd="M0 0h100v86H0z"/><path d="{blades}" stroke="{blade}" stroke-width="1.1" stroke-linecap="round" '
        f'fill="none"/></pattern>'
    )


def _glow(name: str, colour: str, opacity: float) -> str:
    """A soft patch of 100 by 100, to be scaled: it breaks up flat ground."""
    return (
        f'<radialGradient id="{name}-g"><stop stop-color="{colour}" stop-opacity="{opacity}"/>'
        f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient>'
        f'<circle id="{name}" r="50" fill="url(#{name}-g)"/>'
    )


def _slope(name: str, light: float, dark: float) -> str:
    """Light from the north-west, shadow in the south-east, over any shape."""
    return (
        f'<linearGradient id="{name}" x1=".12" y1=".08" x2=".88" y2=".92"><stop stop-color="#fff6d8" '
        f'stop-opacity="{light}"/><stop offset=".5" stop-color="#fff6d8" stop-opacity="0"/>'
        f'<stop offset=".56" stop-color="#3a2f14" stop-opacity="0"/><stop offset="1" stop-color="#3a2f14" '
        f'stop-opacity="{dark}"/></linearGradient>'
    )


TRACTOR: Final = (
    f'<path d="M-8-5h19v12H-8z" transform="translate(3 4)" fill="{SHADOW}" opacity=".4"/><g stroke="{INK}" '
    f'stroke-width=".8"><path d="M-9-8h7v4h-7zM-9 4h7v4h-7zM5-6h5v3H5zM5 3h5v3H5z" fill="#45433a"/>'
    f'<path d="M-8-4H11v8H-8z" fill="#8e4f3a"/><path d="M-7-3h6v6h-6z" fill="#5d5a4c"/></g>'
    f'<path d="M1-3h9v2H1z" fill="#bb7a60"/>'
)
CART: Final = (
    f'<path d="M-8-5H8V5H-8z" transform="translate(2.4 3)" fill="{SHADOW}" opacity=".4"/><path d="M8 0h8" '
    f'stroke="#6b5636" stroke-width="1.4"/><path d="M-8-5H8V5H-8z" fill="#a1834f" stroke="{INK}" stroke-width=".9"/>'
    f'<path d="M-6-3H6M-6 0H6M-6 3H6" stroke="#7a613a" stroke-width=".8"/>'
    f'<path d="M-4-7h5M-4 7h5" stroke="#45402f" stroke-width="2"/>'
)
WELL: Final = (
    f'<circle cx="1.6" cy="2.2" r="5" fill="{SHADOW}" opacity=".4"/><circle r="5" fill="{STONE}" stroke="{INK}" '
    f'stroke-width=".9"/><circle r="2.8" fill="#4a5a58"/>'
)
LOGS: Final = (
    f'<path d="M-8-5H8V5H-8z" transform="translate(2 2.6)" fill="{SHADOW}" opacity=".4"/><path d="M-8-5H8V5H-8z" '
    f'fill="#94764c" stroke="{INK}" stroke-width=".8"/><path d="M-8-1.7H8M-8 1.7H8" stroke="#63502f" '
    f'stroke-width=".9"/>'
)
BOAT: Final = (
    f'<path d="M-9 0Q-2-5.5 9 0Q-2 5.5-9 0z" transform="translate(1.6 2.4)" fill="{SHADOW}" opacity=".4"/>'
    f'<path d="M-9 0Q-2-5.5 9 0Q-2 5.5-9 0z" fill="#9c7d52" stroke="{INK}" stroke-width=".9"/>'
    f'<path d="M-6 0Q-1-3 6 0Q-1 3-6 0z" fill="#6a5436"/><path d="M-2-2v4M2-2v4" stroke="#b89a68" stroke-width="1.2"/>'
)


@cache
def library() -> dict[str, str]:
    """Everything in the box, by id."""
    rng = Random("the paint box")
    box: dict[str, str] = {}
    box.update({crop: _furrows(crop) for crop in CROPS} | {"maize": MAIZE, "garden": GARDEN})
    for crop, angle in product(list(box), ANGLES):
        turn = f'patternTransform="rotate({angle})"' if angle else ""
        box[f"{crop}{angle}"] = f'<pattern id="{crop}{angle}" href="#{crop}" {turn}/>'
    box["meadow"] = _grass("meadow", rng, MEADOW, "#9daa6c", 12)
    box["lawn"] = _grass("lawn", rng, "#aebb80", "#95a467", 7)
    box["rough"] = _grass("rough", rng, "#b3b884", "#8e985f", 22)
    for name, colour, opacity in (
        ("lit", "#efe6b4", 0.5),
        ("dim", "#5f6b36", 0.34),
        ("worn", "#b79a6a", 0.62),
        ("damp", "#6d7d4a", 0.5),
    ):
        box[name] = _glow(name, colour, opacity)
    box["relief"] = _slope("relief", 0.5, 0.5)
    box["tone"] = _slope("tone", 0.16, 0.2)
    things = {"tractor": TRACTOR, "cart": CART, "well": WELL, "logs": LOGS, "boat": BOAT}
    things |= {f"tree{kind}": _tree(rng, size, FOLIAGE[kind % 4]) for kind, size in enumerate(TREE_SIZES)}
    things |= {f"bush{kind}": _bush(rng, size, FOLIAGE[(kind + 1) % 4]) for kind, size in enumerate(BUSH_SIZES)}
    things |= {f"fruit{kind}": _tree(rng, size, FRUIT_TREE) for kind, size in enumerate((6.4, 7, 7.6))}
    things |= {f"rock{kind}": _rock(rng, size) for kind, size in enumerate((3, 4.4, 6.2, 8))}
    things |= {f"stack{kind}": _haystack(rng, size) for kind, size in enumerate((9, 11, 12.5))}
    things |= {f"crater{kind}": _crater(size) for kind, size in enumerate((6, 9))}
    box.update({name: f'<g id="{name}">{drawing}</g>' for name, drawing in things.items()})
    return box


def definitions(drawing: str) -> str:
    """What the drawing names from the box, in the order of the box."""
    box = library()
    wanted: set[str] = set()
    text = drawing
    while new := {a or b for a, b in re.findall(r'href="#([\w-]+)"|url\(#([\w-]+)\)', text)} - wanted:
        wanted |= new
        text = "".join(box.get(name, "") for name in sorted(new))
    return "".join(text for name, text in box.items() if name in wanted)
