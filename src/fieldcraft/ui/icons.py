"""The sprite: every silhouette, sign and counter shape of the tables, drawn once a page and used by name.

Silhouettes (`u-`) stand on a 64-unit box, signs (`i-`) on a 24-unit box, both in `currentColor`. Inside `<use>` a
stylesheet reaches only inherited properties, so shapes take their colours from `--face`, `--edge` and `--ring`.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from fieldcraft.ui.html import Safe, tag

UNITS: Final = {
    "rifleman": (
        '<path d="M5 46l4-6.5 9.5-4.3 4-5L43.6 17.5l1.5 2.5L57 12.8l1.7 2.7-12.3 8 1 1.7-6.7 4.3-1.2-1.9-9.4 5.9.7 '
        '6.8-4.5 2.7-3.1-6.5-5.3 2.5L9.2 51z"/><path d="M30.5 25l7.2-8.3 3.2 1.7-3.7 7.2z" opacity=".75"/><path '
        'd="M13 39.5l3.5-1.6 1.5 2.9-3.6 1.7z" fill="var(--face,#0000)"/>'
    ),
    "scout": (
        '<path d="M14 13h11.5l2 6.5h9l2-6.5H50l3 11 3.2 17a10.2 10.2 0 0 1-20.3 3l-1-6.5h-5.8l-1 6.5a10.2 10.2 0 0 '
        '1-20.3-3L11 24z"/><circle cx="18.2" cy="42.2" r="6" fill="var(--hole,#0008)"/><circle cx="45.8" cy="42.2" '
        'r="6" fill="var(--hole,#0008)"/>'
    ),
    "machine_gunner": (
        '<path d="M3.5 29H12l2-4.5h14.5l3 2.5H42v1.5h18v3.5H42.5l-2 4.5h-5l-2 4h-4l1-5H14.5L10.2 43.5H3.5L6.6 '
        '36z"/><path d="M40.5 33.5L31 52.5h4.3l7.9-15.5 4.8 15.5h4.3L45.2 33.5z"/><path d="M20 37.5h9.5l-1 '
        '8.5h-9.5z" opacity=".8"/>'
    ),
    "sniper": (
        '<path fill-rule="evenodd" d="M32 8a24 24 0 1 1 0 48 24 24 0 0 1 0-48zm0 5a19 19 0 1 0 0 38 19 19 0 0 0 '
        '0-38z"/><path d="M30.2 3h3.6v20h-3.6zM30.2 41h3.6v20h-3.6zM3 30.2h20v3.6H3zM41 30.2h20v3.6H41z"/><circle '
        'cx="32" cy="32" r="3.2"/>'
    ),
    "mortar": (
        '<path d="M39 5.5l9.5 5.3L32 41.5l-9.5-5.3z"/><path d="M35 24l3.2-2L52 48.5h-4.3zM13 46h28v6H13z"/><path '
        'd="M20 38.5L34.5 47H17.5z" opacity=".8"/>'
    ),
    "squad_leader": (
        '<path d="M32 6l3.4 7.4 8 .8-6 5.3 1.8 7.9-7.2-4.1-7.2 4.1 1.8-7.9-6-5.3 8-.8z"/><path d="M11 45l21-13.5L53 '
        '45v7.5L32 39 11 52.5z"/><path d="M11 56.5L32 43l21 13.5V62L32 50.5 11 62z"/>'
    ),
    "platoon_sergeant": (
        '<path d="M11 22L32 8.5 53 22v7.5L32 16 11 29.5z"/><path d="M11 35.5L32 22l21 13.5V43L32 29.5 11 43z"/><path '
        'd="M11 45c9 12.5 33 12.5 42 0v7.5C45 63 19 63 11 52.5z"/>'
    ),
    "platoon_guide": (
        '<path d="M15 6h5v53h-5z"/><path d="M21.5 9c9.5-5 16.5 5 30 0l-5.5 12 5.5 12c-13.5 5-20.5-5-30 0z"/>'
    ),
    "fog_of_war": (
        '<path d="M8 22h34a6.5 6.5 0 1 0-6.5-6.5h-4a10.5 10.5 0 1 1 10.5 10.5H8zM5 32.5h47v4.2H5zM13 '
        '43h37v4.2H13zM22 53.5h20v4.2H22z"/>'
    ),
}

STAR: Final = '<path d="M12 2l2.9 6.4 7 .7-5.3 4.7 1.6 6.9L12 17.1l-6.2 3.6 1.6-6.9L2.1 9.1l7-.7z"/>'
ARROW: Final = '<path d="M3 10.2h11V5.5l7.5 6.5-7.5 6.5v-4.7H3z"/>'
RETICLE: Final = (
    '<path fill-rule="evenodd" d="M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zm0 2.6a6.4 6.4 0 1 0 0 12.8 6.4 6.4 0 0 0 '
    '0-12.8z"/><path d="M11 1h2v7h-2zM11 16h2v7h-2zM1 11h7v2H1zM16 11h7v2h-7z"/>'
)
FLAG: Final = '<path d="M5 2h2.6v20H5zM8.8 3.5c4-2.2 7 2 11.7 0l-2.2 5 2.2 5c-4.7 2-7.7-2.2-11.7 0z"/>'
CARDS: Final = '<path d="M4 3h11v16H4z" opacity=".55"/><path d="M8 6h12v16H8z"/>'

SIGNS: Final = {
    "move": ARROW,
    "step": ARROW,
    "guide": (
        '<path d="M2.5 13.5C4 6.5 12 4.5 16 9l3-3 1.5 10L10.5 14.5l3-3C11 9 7 10 6 14.5z"/><circle cx="4.5" cy="19" '
        'r="2.5"/>'
    ),
    "lead": ARROW,
    "scout": (
        '<path fill-rule="evenodd" d="M12 5c5 0 9 4 10.5 7-1.5 3-5.5 7-10.5 7S3 15 1.5 12C3 9 7 5 12 5zm0 2.5a4.5 '
        '4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z"/><circle cx="12" cy="12" r="2.4"/>'
    ),
    "stalk": (
        '<path d="M2 18c2-1 2.5-4 5-4 2 0 2 3 4 3s2.5-5 4.5-5H17V8.5l5 5-5 5V15h-1c-1.5 0-2 5-5 5-2.5 '
        '0-2.5-3-4-3-1.5 0-2 3-5 3.5z"/><circle cx="6.5" cy="7.5" r="3.5"/>'
    ),
    "attack": RETICLE,
    "aim": RETICLE,
    "suppress": '<path d="M12 21.5L3 12h5.5V2.5h7V12H21z"/>',
    "blast": (
        '<path d="M12 1.5l2 5.5 4.5-3.5-2 5.5 6 .5-5 3.5 4 4.5-6-1 .5 6-4-4.5-4 4.5.5-6-6 1 4-4.5-5-3.5 '
        '6-.5-2-5.5L10 7z"/>'
    ),
    "target": (
        '<path fill-rule="evenodd" d="M3 3h7v2.5H5.5V10H3zM14 3h7v7h-2.5V5.5H14zM3 14h2.5v4.5H10V21H3zM18.5 '
        '14H21v7h-7v-2.5h4.5z"/><circle cx="12" cy="12" r="3.2"/>'
    ),
    "mark": (
        '<path fill-rule="evenodd" d="M3 3h7v2.5H5.5V10H3zM14 3h7v7h-2.5V5.5H14zM3 14h2.5v4.5H10V21H3zM18.5 '
        '14H21v7h-7v-2.5h4.5z"/><circle cx="12" cy="12" r="3.2"/>'
    ),
    "bolster": (
        '<path d="M4 5h9v13H4z" opacity=".6"/><path d="M8 8h9v4.5h-3.5V16H8zM15.5 14h3v3h3v3h-3v3h-3v-3h-3v-3h3z"/>'
    ),
    "take": CARDS,
    "number": CARDS,
    "command": STAR,
    "conceal": (
        '<path d="M3 9h12a2.7 2.7 0 1 0-2.7-2.7h-2A4.7 4.7 0 1 1 15 11H3zM2 13h17v2H2zM5 17h14v2H5zM9 21h8v1.8H9z"/>'
    ),
    "control": FLAG,
    "inspire": '<path d="M3 10v4h3l9 5V5l-9 5zM17 8.5c2 1.5 2 5.5 0 7zM19 5c4 3 4 11 0 14l-1-1.5c3-3 3-8 0-11z"/>',
    "recon": (
        '<path fill-rule="evenodd" d="M10 2.5a7.5 7.5 0 0 1 6 12l6 5.8-2 2-6-5.9A7.5 7.5 0 1 1 10 2.5zm0 2.7a4.8 4.8 '
        '0 1 0 0 9.6 4.8 4.8 0 0 0 0-9.6z"/>'
    ),
    "ready": '<path d="M12 2.5L21 12h-5.5v9.5h-7V12H3z"/>',
    "hunker": '<path d="M3 13a9 9 0 0 1 18 0h1.5v3h-21v-3z"/><path d="M6 18h12v2.5H6z" opacity=".7"/>',
    "bid": '<path d="M13 1L4 14h6l-1.5 9L18 9.5h-6z"/>',
    "end": '<path d="M4 4h3v16H4zM9 4l11 8-11 8z"/>',
    "stop": '<path d="M8 2.5h8L21.5 8v8L16 21.5H8L2.5 16V8z"/>',
    "play": '<path d="M6 3.5l14 8.5-14 8.5z"/>',
    "undo": '<path d="M9 5L3 10.5 9 16v-3.5h5a4 4 0 0 1 0 8H8V23h6a6.5 6.5 0 0 0 0-13H9z"/>',
    "x": '<path d="M5.5 3.5L12 10l6.5-6.5 2 2L14 12l6.5 6.5-2 2L12 14l-6.5 6.5-2-2L10 12 3.5 5.5z"/>',
    "check": '<path d="M2.5 12.5L5.5 9.5l4.5 4.5L18.5 4l3.5 3L10.200 20.5z"/>',
    "chat": '<path d="M3 4h18v13h-9l-5 5v-5H3z"/>',
    "hand": '<path d="M3 8l7-3 4 13-5 3z" opacity=".55"/><path d="M10 4h10v16H10z"/>',
    "deck": CARDS,
    "discard": '<path d="M4 6l12-3 4 14-12 4z"/>',
    "casualties": (
        '<path fill-rule="evenodd" d="M12 2c5 0 8.5 3.5 8.5 8 0 3-1.5 5-3.5 6.3V20h-2v-2h-1.5v3h-3v-3H9v2H7v-3.7C5 '
        '15 3.5 13 3.5 10 3.5 5.5 7 2 12 2zM8.5 9a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm7 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4z"/>'
    ),
    "star": STAR,
    "flag": FLAG,
    "radio": (
        '<path d="M5 10h14v11H5zM15 1.5h2V10h-2z"/><path d="M7 12.5h5v6H7zM14 12.5h3v2h-3z" fill="var(--hole,#fff)"/>'
    ),
    "quiet": '<path d="M12 15.5L3 12h5.5V3h7v9H21z"/>',
    "trophy": (
        '<path d="M7 3h10v2h4v3a5 5 0 0 1-5 5 5 5 0 0 1-2.7 2.2V18H17v3H7v-3h3.7v-2.8A5 5 0 0 1 8 13a5 5 0 0 '
        '1-5-5V5h4z"/>'
    ),
}

CIRCLE: Final = "M32 4A27 27 0 1 1 32 58A27 27 0 1 1 32 4Z"
OCTAGON: Final = "M20.6 4H43.4L59.4 20V42.4L43.4 58H20.6L4.6 42.4V20Z"
SHAPES: Final = {"0": CIRCLE, "1": OCTAGON}
"""By side: the form of its counters, so that no side hangs on colour alone."""

VIGNETTES: Final = {
    "fields": (
        '<rect width="120" height="62" fill="#e9d9a8"/><circle cx="94" cy="15" r="9" fill="#f8efcf"/><path d="M0 '
        '33C20 25 38 29 56 26S96 21 120 29V62H0z" fill="#c8bd84"/><path d="M0 43C30 35 60 41 80 37s30-2 40 2v23H0z" '
        'fill="#9da56b"/><path d="M0 50c10-6 16-5 22-1 6-7 16-6 20-1 8-6 15-4 20 0 8-5 14-5 20 0 6-5 14-4 18-1 6-4 '
        '14-4 20 0v15H0z" fill="#5f7444"/><path d="M0 57c14-5 22-3 32-1s22-3 34-1 30-3 54 0v7H0z" fill="#4a5c36"/>'
    ),
    "village": (
        '<rect width="120" height="62" fill="#dcd4ba"/><path d="M12 33V18l9-8 9 8v15zM33 33V22h12v11zM82 32V13l7-9 7 '
        '9v19zM97 32V20h13v12z" fill="#a3987e"/><path d="M87 4h4V0h-4z" fill="#a3987e"/><path d="M0 33c30-5 50 2 '
        '80-3s30 0 40 3v29H0z" fill="#b1b088"/><path d="M0 46c26-6 60 2 90-4s22 2 30 4v16H0z" fill="#8b946a"/><path '
        'd="M0 55c30-5 60 1 120-2v9H0z" fill="#6d7850"/>'
    ),
    "road": (
        '<rect width="120" height="62" fill="#e0cb9c"/><path d="M0 24c20-4 44 2 66-4s38-2 54 2v40H0z" '
        'fill="#cdae78"/><path d="M0 38c34-8 70 4 120-6v30H0z" fill="#b08f5e"/><path d="M-4 62C30 44 54 40 60 30l3 '
        '0c3 12 25 18 61 32z" fill="#e6d8b2"/><path d="M4 44c0-9 3-15 6-15s6 6 6 15zM20 46c0-8 2.5-13 5-13s5 5 5 '
        '13zM100 42c0-9 3-15 6-15s6 6 6 15z" fill="#667546"/>'
    ),
    "fog": (
        '<rect width="120" height="62" fill="#c9c6b8"/><path d="M0 30c20-6 38-2 56-4s40-6 64 2v34H0z" '
        'fill="#b4b1a2"/><path d="M0 44c30-6 60 0 80-4s30-2 40 2v20H0z" fill="#a29f90"/><path d="M6 20h50v3H6zM64 '
        '34h52v3H64zM2 50h44v3H2zM58 54h50v3H58z" fill="#dcd9cc"/>'
    ),
}

PATTERN: Final = (
    '<pattern id="hatch" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect '
    'width="8" height="8" fill="#efe7d2"/><rect width="3.4" height="8" fill="#7d7765"/></pattern>'
)
SHIELD: Final = (
    '<symbol id="shield" viewBox="0 0 40 44" overflow="visible"><path d="M20 1.5L38 6v16c0 10-8 18-18 21C10 40 2 32 '
    '2 22V6z" transform="translate(0 1.8)" fill="#14110a" opacity=".45"/><path d="M20 1.5L38 6v16c0 10-8 18-18 21C10 '
    '40 2 32 2 22V6z" fill="var(--sh,#23211b)" stroke="#fbf5e4" stroke-width="2.4"/></symbol>'
)
SIGHT: Final = (
    '<symbol id="reticle" viewBox="0 0 64 64" overflow="visible"><g fill="none"><circle cx="32" cy="31" r="34" '
    'stroke="#14110a" stroke-width="6.5"/><circle cx="32" cy="31" r="34" stroke="#fff" stroke-width="3.2"/><path '
    'd="M32-10V7M32 55v17M-9 31H8M56 31h17" stroke="#14110a" stroke-width="8.5"/><path d="M32-9V6M32 56v15M-8 '
    '31H7M57 31h15" stroke="#fff" stroke-width="4.2"/></g></symbol>'
)


def shape(side: str, path: str) -> str:
    """A counter of one side: its body, its selection ring and its hatch."""
    about = 'transform="translate(32 31) scale({}) translate(-32 -31)"'
    return (
        f'<symbol id="k-{side}" viewBox="0 0 64 64" overflow="visible">'
        f'<path d="{path}" transform="translate(1.6 5.4)" fill="#14110a" opacity=".4"/>'
        f'<path d="{path}" {about.format(1.06)} fill="#14110a" opacity=".62"/>'
        f'<path d="{path}" transform="translate(0 2.6)" fill="var(--edge)"/>'
        f'<path d="{path}" fill="var(--face)" stroke="#fbf5e4" stroke-width="2.8"/></symbol>'
        f'<symbol id="r-{side}" viewBox="0 0 64 64" overflow="visible"><g {about.format(1.17)} fill="none">'
        f'<path d="{path}" stroke="#14110a" stroke-width="7.4"/>'
        f'<path d="{path}" stroke="var(--ring,#ffd23f)" stroke-width="4.2"/></g></symbol>'
        f'<symbol id="h-{side}" viewBox="0 0 64 64" overflow="visible"><path d="{path}" fill="url(#hatch)" '
        'stroke="var(--own)" stroke-width="3.4"/></symbol>'
    )


@cache
def sprite() -> Safe:
    """All symbols, for the top of a page's body."""
    made = [PATTERN, SHIELD, SIGHT, *(shape(side, path) for side, path in SHAPES.items())]
    made += [f'<symbol id="u-{name}" viewBox="0 0 64 64">{drawn}</symbol>' for name, drawn in UNITS.items()]
    made += [f'<symbol id="i-{name}" viewBox="0 0 24 24">{drawn}</symbol>' for name, drawn in SIGNS.items()]
    made += [
        f'<symbol id="v-{name}" viewBox="0 0 120 62" preserveAspectRatio="xMidYMid slice">{drawn}</symbol>'
        for name, drawn in VIGNETTES.items()
    ]
    return tag("svg", Safe("".join(made)), class_="defs", aria_hidden="true", focusable="false")


@cache
def icon(name: str) -> Safe:
    """A sign in the size and colour of the text around it."""
    return tag("svg", tag("use", href=f"#i-{name}"), class_="ic", viewBox="0 0 24 24", aria_hidden="true")
