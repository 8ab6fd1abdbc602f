"""The game's own signs: threats, charm and speech, arrows of support, scenery and the six portraits.

Signs (`g-`) stand on a 48-unit box in `currentColor`; portraits (`m-`) on 64 units in colours of their own.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from fieldcraft.games.grizzled.kinds import CHARACTER_NAMES, NONE
from fieldcraft.ui.html import Safe, classes, tag

SIGNS: Final = {
    "night": (
        '<path d="M30 5a20 20 0 1 0 13 30A17 17 0 0 1 30 5z"/><path d="M37 9l1.4 3.6L42 14l-3.6 1.4L37 19l-1.4-3.6L32 '
        '14l3.6-1.4zM43 22l1 2.5 2.5 1-2.5 1-1 2.5-1-2.5-2.5-1 2.5-1z"/>'
    ),
    "rain": (
        '<path d="M13 26a8 8 0 0 1-.5-16A11.5 11.5 0 0 1 34 8.5 9 9 0 0 1 35.5 26z"/><path d="M14 30l-4 11 2.8 1 '
        '4-11zM24 30l-4 13 2.8 1 4-13zM34 30l-4 11 2.8 1 4-11z"/>'
    ),
    "snow": (
        '<path d="M22.5 4h3v40h-3zM5.9 12.8l1.5-2.6 34.7 20-1.5 2.6zM40.6 10.2l1.5 2.6-34.7 20-1.5-2.6zM24 13l-6-5 '
        "2-2.4 4 3.4 4-3.4 2 2.4zM24 35l6 5-2 2.4-4-3.4-4 3.4-2-2.4zM12.5 18.5l-7.4 2.7-1-3 4.9-1.8-.7-5.2 "
        "3.1-.5zM35.5 29.5l7.4-2.7 1 3-4.9 1.8.7 5.2-3.1.5zM12.5 29.5l-1.1 7.8-3.1-.5.7-5.2-4.9-1.8 1-3zM35.5 "
        '18.5l1.1-7.8 3.1.5-.7 5.2 4.9 1.8-1 3z"/>'
    ),
    "shell": ('<path d="M24 3l4 11 9-7-4 11 12 1-10 7 8 9-12-2 1 12-8-9-8 9 1-12-12 2 8-9-10-7 12-1-4-11 9 7z"/>'),
    "mask": (
        '<path fill-rule="evenodd" d="M24 4c11 0 17 7 17 17 0 6-3 10-6 12-1 2-1 5-3 7-2 4-14 4-16 0-2-2-2-5-3-7-3-2-6-6'
        "-6-12C7 11 13 4 24 4zm-8.5 11a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zm17 0a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 "
        '0-11zM24 29a5 5 0 1 0 0 10 5 5 0 0 0 0-10z"/><path d="M21 32.5h6V34h-6zM21 35h6v1.5h-6z"/>'
    ),
    "whistle": (
        '<path fill-rule="evenodd" d="M16 14h28v8H31a13 13 0 1 1-17-7.5zm2 9.5a5 5 0 1 0 0 10 5 5 0 0 0 0-10z"/><path '
        'd="M20 4h3v7h-3zM12 6.5L14.6 5l3.5 6-2.6 1.5zM28.5 5l2.6 1.5-3.5 6L25 11z"/>'
    ),
    "charm": (
        '<path d="M23 22c-9 4-16 0-16-6 0-5 5-7 8-5-1-4 2-8 7-7 5 1 6 8 1 18zM25 22c-4-9 0-16 6-16 5 0 7 5 5 8 4-1 8 2 '
        "7 7-1 5-8 6-18 1zM25 25c9-4 16 0 16 6 0 5-5 7-8 5 1 4-2 8-7 7-5-1-6-8-1-18zM23 25c4 9 0 16-6 16-5 "
        '0-7-5-5-8-4 1-8-2-7-7 1-5 8-6 18-1z"/>'
    ),
    "speech": '<path d="M5 8h38v24H25L13 43V32H5z"/>',
    "withdraw": '<path d="M6 6h18v6h-12v24h12v6H6z"/><path d="M20 20h12v-8l12 12-12 12v-8H20z"/>',
    "left1": '<path d="M20 8L4 24l16 16V30h24V18H20z"/>',
    "right1": '<path d="M28 8l16 16-16 16V30H4V18h24z"/>',
    "left2": '<path d="M18 8L3 24l15 16V30h5l9 10V30h12V18H32V8l-9 10h-5z"/>',
    "right2": '<path d="M30 8l15 16-15 16V30h-5l-9 10V30H4V18h12V8l9 10h5z"/>',
    "tile": '<path fill-rule="evenodd" d="M8 8h32v32H8zm4 4v24h24V12z"/><path d="M18 22h12v4H18z"/>',
    "knock": '<path d="M28 3L8 28h12l-4 17 24-27H26z"/>',
    "trap": (
        '<path d="M4 36C6 20 14 12 24 12s18 8 20 24h-5l-3-6-4 6-4-8-4 8-4-8-4 8-4-6-3 6z"/><path d="M4 38h40v5H4z"/>'
    ),
    "skull": (
        '<path fill-rule="evenodd" d="M24 4c10 0 17 7 17 16 0 6-3 10-7 12.5V40h-4v-4h-3v6h-6v-6h-3v4h-4v-7.5C10 30 7 '
        '26 7 20 7 11 14 4 24 4zm-7 14a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm14 0a4 4 0 1 0 0 8 4 4 0 0 0 0-8z"/>'
    ),
    "christmas": '<path d="M24 3l5.5 13.5L44 18 33 27.5 36.5 42 24 34 11.5 42 15 27.5 4 18l14.5-1.5z"/>',
    "leader": '<path d="M12 4h4v40h-4zM18 6c9-4 13 4 24 0l-4 9 4 9c-11 4-15-4-24 0z"/>',
    "dove": (
        '<path d="M4 17c7-1 12 1 16 5 0-8 4-14 11-17 0 5 0 8 1 11 4-2 9-1 11 3l-6 2c-1 11-9 19-22 17-4-.5-7-2-9-4 5 0 '
        '9-1 11-4C10 28 6 23 4 17z"/>'
    ),
    "monument": '<path d="M20 6l4-4 4 4 3 28h5v4h4v6H8v-6h4v-4h5z"/>',
    "star": '<path d="M24 3l5.5 13.5L44 18 33 27.5 36.5 42 24 34 11.5 42 15 27.5 4 18l14.5-1.5z"/>',
    "check": '<path d="M19 38L5 24l5-5 9 9 19-19 5 5z"/>',
    "x": '<path d="M11 6l13 13L37 6l5 5-13 13 13 13-5 5-13-13-13 13-5-5 13-13L6 11z"/>',
}

SCENES: Final = {
    "mud": (
        '<path d="M0 58C18 52 34 58 52 54S92 50 120 57V84H0z" fill="#6d5b43"/><path d="M0 68C24 62 48 70 70 65s34-2 50 '
        '1v18H0z" fill="#4d3f2e"/><path d="M18 58l2-26-7-9 1.5-1 6 6 1.5-9 2 .5-1 12 7-6 1 1.5-8 8 1 23zM96 '
        '56l1.5-20-6-7 1.5-1 5 5 1-8 2 .3-.5 11 6-5 1 1.3-7 7 .5 17z" fill="#2a231a"/><path d="M4 66l8-10M4 56l8 10M46 '
        '62l7-10M46 52l7 10M82 63l7-10M82 53l7 10M112 66l7-10M112 56l7 10" stroke="#2a231a" stroke-width="2.2" '
        'stroke-linecap="round"/><path d="M0 60c10-4 20 3 30-1s18 3 28-1 18 3 28-1 20 3 34-1" stroke="#2a231a" '
        'stroke-width="1.1" fill="none" stroke-dasharray="4 1.5"/>'
    ),
    "trench": (
        '<path d="M0 40c20-6 50 2 70-2s34-2 50 2v44H0z" fill="#6d5b43"/><path d="M0 52h120v32H0z" fill="#4d3f2e"/>'
        '<path d="M6 52v32M22 52v32M38 52v32M54 52v32M70 52v32M86 52v32M102 52v32" stroke="#2f261b" stroke-width="3"/>'
        '<path d="M0 60h120M0 72h120" stroke="#2f261b" stroke-width="1.6"/><path d="M4 52c4-8 22-8 26 0zM28 52c4-8 '
        '22-8 26 0zM74 52c4-8 22-8 26 0zM97 52c4-8 18-8 23 0z" fill="#8a7a5a" stroke="#2f261b" stroke-width="1.4"/>'
    ),
    "stable": (
        '<path d="M0 56c30-8 80-6 120 0v28H0z" fill="#e9eef0"/><path d="M0 66c30-6 70-4 120 2v16H0z" '
        'fill="#cfdadf"/><path d="M22 66l12-34 12 34zM78 68l10-28 10 28z" fill="#2f5a41"/><path d="M26 54l8-22 8 '
        '22zM82 56l6-16 6 16z" fill="#3f7352"/><path d="M33 66h3v7h-3zM87 68h2.5v6H87z" fill="#4d3f2e"/>'
    ),
}


@dataclass(frozen=True)
class Face:
    """How one soldier looks."""

    skin: str
    hair: str
    backdrop: str
    is_helmeted: bool
    beard: str
    extra: str = ""


FACES: Final = {
    "felix": Face(
        "#e8c6a0",
        "#4a3423",
        "#c7b98f",
        True,
        "M24 43c4-3 7-2 8 0 1-2 4-3 8 0 0 3-5 3.5-8 1-3 2.5-8 2-8-1z",
    ),
    "charles": Face(
        "#d8ab83",
        "#1f1b18",
        "#9fb0b4",
        False,
        "M21 42c5-4 9-2 11 0 2-2 6-4 11 0 3-1 4-4 4-4 0 6-7 9-15 6-8 3-15 0-15-6 0 0 1 3 4 4z",
    ),
    "gustave": Face(
        "#e6bf95",
        "#8a8279",
        "#c2a98a",
        True,
        "M22 42c4-3 8-2 10 0 2-2 6-3 10 0 2 8-2 17-10 18-8-1-12-10-10-18z",
        '<path d="M36 47l14 6 3-4 5 3-4 6-6-2-13-6z" fill="#5a3a24"/>',
    ),
    "gaston": Face(
        "#c9986f",
        "#3b2a1c",
        "#a7b08b",
        False,
        "M27 43h10v2.5H27z",
        '<g fill="none" stroke="#2a241c" stroke-width="1.8"><circle cx="25.5" cy="35.5" r="4.5"/><circle cx="38.5" '
        'cy="35.5" r="4.5"/><path d="M30 35.5h4"/></g>',
    ),
    "anselme": Face(
        "#efd3b2",
        "#b98a4a",
        "#b9aeb6",
        True,
        "",
        '<path d="M15 29l34 4v5L15 33z" fill="#f3ead6"/><circle cx="20" cy="32" r="2.2" fill="#b8322a"/>',
    ),
    "lazare": Face(
        "#dcb48c",
        "#5b2f1b",
        "#b3a58f",
        False,
        "M19 36c2 4 6 5 13 5s11-1 13-5c1 9-4 15-13 15s-14-6-13-15z",
        '<path d="M29 46c2 1 4 1 6 0" stroke="#e8d3b8" stroke-width="1.4" fill="none"/>',
    ),
}
CHAPLAIN: Final = (
    '<circle cx="32" cy="32" r="31" fill="#a9a08c"/><path d="M6 64c1-13 12-17 20-18h12c8 1 19 5 20 18z" '
    'fill="#2b2722"/><path d="M28 46h8v5h-8z" fill="#f3ead6"/><path d="M20 24h24c1 12 0 23-12 24-12-1-13-12-12-24z" '
    'fill="#e3c19a"/><path d="M10 24c8-4 36-4 44 0l-1 4c-8-3-34-3-42 0z" fill="#1f1b17"/><path d="M20 23c0-9 5-14 '
    '12-14s12 5 12 14z" fill="#2b2722"/><circle cx="26" cy="34" r="1.7" fill="#1f1a14"/>'
    '<circle cx="38" cy="34" r="1.7" fill="#1f1a14"/>'
    '<path d="M28 42c2 1 6 1 8 0" stroke="#6b2f25" stroke-width="1.6" fill="none" '
    'stroke-linecap="round"/><path d="M31 52h2v4h4v2h-4v6h-2v-6h-4v-2h4z" fill="#d9c58a"/>'
)
HELMET: Final = (
    '<path d="M14 27c0-13 8-19 18-19s18 6 18 19z" fill="#5f7890"/><path d="M10 27.5c6-3 38-3 44 0l1 3.5c-8-3-38-3-46 '
    '0z" fill="#4c6277"/><path d="M30 5.5h4c1 3 1 7 0 10h-4c-1-3-1-7 0-10z" fill="#4c6277"/><path d="M18 24c0-9 5-13 '
    '11-14-6 4-8 9-8 14z" fill="#8ba2b6"/>'
)
KEPI: Final = (
    '<path d="M16 26l2-14c8-4 20-4 28 0l2 14z" fill="#5f7890"/><path d="M16 26c8-3 24-3 32 0l-.5 4c-8-3-23-3-31 0z" '
    'fill="#3c4d5e"/><path d="M18 12c8-3 20-3 28 0v2c-8-3-20-3-28 0z" fill="#8ba2b6"/>'
)


def portrait(face: Face) -> str:
    """A soldier before his backdrop."""
    return (
        f'<circle cx="32" cy="32" r="31" fill="{face.backdrop}"/><path d="M2 40c8-5 14-3 20-7l40 4v25H2z" '
        f'fill="#00000014"/>{figure(face)}'
    )


def figure(face: Face) -> str:
    """Shoulders in horizon blue, a face, a helmet or a cap."""
    brow = f'stroke="{face.hair}" stroke-width="1.8" fill="none" stroke-linecap="round"'
    return (
        '<path d="M4 64c1-12 11-15 20-17h16c9 2 19 5 20 17z" fill="#6f8aa6"/><path d="M24 47l8 8 8-8 '
        '4 3-12 13-12-13z" fill="#56708b"/><path d="M31 58h2v6h-2z" fill="#d9c58a"/><path d="M19 27h26c1 10 0 22-13 '
        f'23-13-1-14-13-13-23z" fill="{face.skin}"/><path d="M32 33c1 4 3 6 2 7.5h-4" fill="none" stroke="#00000055" '
        'stroke-width="1.5"/><path d="M17.5 27h3c0 5-1 8-1 11-2-1-3-8-2-11zM46.5 27h-3c0 5 1 8 1 11 2-1 3-8 2-11z" '
        f'fill="{face.hair}"/><circle cx="25.5" cy="35" r="1.7" fill="#1f1a14"/><circle cx="38.5" cy="35" r="1.7" '
        f'fill="#1f1a14"/><path d="M22 31.5c2-1.5 5-1.5 7 0M35 31.5c2-1.5 5-1.5 7 0" {brow}/><path d="M28 47c2 1 6 1 '
        f'8 0" stroke="#6b2f25" stroke-width="1.6" fill="none" stroke-linecap="round"/><path d="{face.beard}" '
        f'fill="{face.hair}"/>{HELMET if face.is_helmeted else KEPI}{face.extra}'
    )


@cache
def sprite() -> Safe:
    """All symbols of this game, for the top of a page's body."""
    made = [f'<symbol id="g-{name}" viewBox="0 0 48 48">{drawn}</symbol>' for name, drawn in SIGNS.items()]
    made += [
        f'<symbol id="x-{name}" viewBox="0 0 120 84" preserveAspectRatio="xMidYMax slice">{drawn}</symbol>'
        for name, drawn in SCENES.items()
    ]
    made += [f'<symbol id="m-{name}" viewBox="0 0 64 64">{portrait(face)}</symbol>' for name, face in FACES.items()]
    made.append(f'<symbol id="m-chaplain" viewBox="0 0 64 64">{CHAPLAIN}</symbol>')
    return tag("svg", Safe("".join(made)), class_="defs", aria_hidden="true", focusable="false")


@cache
def sign(name: str, look: str = "") -> Safe:
    """A sign in the size and colour of the text around it."""
    drawn = tag("use", href=f"#g-{name}")
    return tag("svg", drawn, class_=classes("ic", look), viewBox="0 0 48 48", aria_hidden="true")


@cache
def disc(kind: str) -> Safe:
    """A threat on its coloured disc, for the eyes only."""
    return tag("i", sign(kind), class_=f"th {kind}", aria_hidden="true")


@cache
def scenery(name: str) -> Safe:
    """The land at the foot of a card."""
    return tag("svg", tag("use", href=f"#x-{name}"), class_="land", viewBox="0 0 120 84", aria_hidden="true")


@cache
def likeness(character: int) -> Safe:
    """A soldier's portrait; who is none is the Chaplain."""
    name = "chaplain" if character == NONE else CHARACTER_NAMES[character]
    return tag("svg", tag("use", href=f"#m-{name}"), class_="por", viewBox="0 0 64 64", aria_hidden="true")
