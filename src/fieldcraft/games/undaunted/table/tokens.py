"""Counters and side signs: circle and blue for side 0, octagon and rust for side 1."""

from __future__ import annotations

from functools import cache

from fieldcraft.games.undaunted.table.desk import picture_of, squad_of
from fieldcraft.ui.html import Safe, classes, join, tag

QUIET = Safe(
    '<g transform="translate(53 9)"><circle r="12" fill="#14110a" stroke="#fbf5e4" stroke-width="2.2"/>'
    '<path d="M0 7.5L-6.800 .3H-2.600V-7H2.600V.3H6.800Z" fill="#fbf5e4"/></g>'
)


@cache
def token(seat: int, kind: int, *, suppressed: bool = False, selected: bool = False, aimed: bool = False) -> Safe:
    """A counter in one of its states, as a drawing."""
    letter = squad_of(kind)
    size, top = (40, 8) if letter else (43, 10)
    silhouette = tag(
        "use", href=f"#u-{picture_of(kind)}", x=f"{32 - size / 2:g}", y=top, width=size, height=size, class_="sym"
    )
    parts = [tag("use", href=f"#k-{seat}")]
    if suppressed:
        parts.append(tag("use", href=f"#h-{seat}"))
    parts.append(silhouette)
    if selected:
        parts.append(tag("use", href=f"#r-{seat}"))
    if aimed:
        parts.append(tag("use", href="#reticle"))
    if letter:
        parts.append(letter_tab(letter))
    if suppressed:
        parts.append(QUIET)
    return tag(
        "svg",
        *parts,
        class_=classes("tk", f"s{seat}", "sup" if suppressed else None),
        viewBox="0 0 64 64",
        aria_hidden="true",
    )


def letter_tab(letter: str) -> Safe:
    """The squad letter on a paper tab at the lower edge."""
    tab = tag("rect", x="21", y="46", width="22", height="18.5", rx="4.5", class_="tab")
    return join((tab, tag("text", letter, x="32", y="61", class_="ltr")))


@cache
def chip(seat: int) -> Safe:
    """A side's small sign in shape and colour; a dash for nobody's."""
    return tag("i", class_=f"chip s{seat}" if seat >= 0 else "chip none", aria_hidden="true")
