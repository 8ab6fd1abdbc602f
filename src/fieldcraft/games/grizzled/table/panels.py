"""What stands beside the middle: the two piles with what lies under them, the log, and who is here."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from fieldcraft.games.grizzled.cards import SETUP
from fieldcraft.games.grizzled.kinds import TILE_NAMES
from fieldcraft.games.grizzled.table.desk import Desk
from fieldcraft.games.grizzled.table.seats import chip
from fieldcraft.games.grizzled.table.signs import sign
from fieldcraft.ui.html import EMPTY, Safe, classes, hidden, tag
from fieldcraft.ui.panels import back_button, log_panel
from fieldcraft.ui.scene import Line

LOG_SHOWN: Final = 160
UNTOLD: Final = ("turn-began", "leads")
"""What the table shows anyway."""
DEALT: Final = ("received", "dealt")
HEADS: Final = ("round-began", "won", "lost-by-knocks", "lost-by-morale")
TURNING: Final = ("failed", "succeeded", "supported", "nobody-supported", "chaplain-supported")
"""Lines that decide something."""
THICKEST: Final = 11
"""So many edges at most show how thick a pile is."""
CARDS_AN_EDGE: Final = 3


def piles(desk: Desk) -> Safe:
    """The Trials pile on Peace, the Morale Reserve on the Monument (G-2.5)."""
    view = desk.view
    low = "low" if view.morale <= 2 * SETUP.least_morale_drop else None
    return tag(
        "section",
        pile(desk, "trials", "peace", "dove", view.trials, None),
        pile(desk, "morale", "monument", "monument", view.morale, low),
        tag("p", sign("speech"), desk.say("supply", number=view.supply), class_="supply2"),
        class_="piles2",
        aria_label=desk.say("piles"),
    )


def pile(desk: Desk, key: str, under: str, emblem: str, number: int, look: str | None) -> Safe:
    """A pile with its number; empty, what lies under it is in full sight."""
    words = desk.say(f"{key}-left")
    count = tag("b", str(number))
    meaning = desk.say(f"{under}-seen" if number == 0 else f"{under}-under")
    return tag(
        "div",
        tag("div", stack(emblem, min(THICKEST, -(-number // CARDS_AN_EDGE))), id=f"pile-{key}", class_="stack"),
        tag("p", count, " ", tag("span", words), tag("small", meaning)),
        class_=classes("pile2", under, look, "bare" if number == 0 else None),
    )


@lru_cache(maxsize=64)
def stack(emblem: str, edges: int) -> Safe:
    """The card below, and so many edges of cards above it."""
    parts = [
        tag("rect", x=2, y=2, width=66, height=84, rx=5, class_="under"),
        tag("use", href=f"#g-{emblem}", x=16, y=8, width=36, height=36, class_="emblem"),
    ]
    parts += [
        tag("rect", x=26, y=f"{36 + edge * 1.4:.1f}", width=60, height=76, rx=4, class_="edge")
        for edge in range(edges, 0, -1)
    ]
    if edges:
        parts.append(tag("rect", x=26, y=36, width=60, height=76, rx=4, class_="top2"))
        parts.append(tag("path", d=WIRE, class_="wire"))
    return tag("svg", *parts, viewBox="0 0 92 132", aria_hidden="true")


WIRE: Final = "M30 40h52v68H30zM34 74c8-5 14 4 22 0s14 4 22 0M40 66l8 15M40 81l8-15M62 66l8 15M62 81l8-15"


def log(desk: Desk) -> Safe:
    """The log and the chat."""
    return log_panel(desk.scene, desk.words, entries(desk))


def entries(desk: Desk) -> list[Safe]:
    """The last lines: a deal is one line, and so are tiles turned up together. Undo reaches back to some of them."""
    told: list[tuple[list[Line], list[Safe]]] = []
    for line in desk.scene.log[-LOG_SHOWN:]:
        if line.kind in UNTOLD:
            continue
        if told and group_of(line) and group_of(told[-1][0][-1]) == group_of(line):
            told[-1][0].append(line)
        else:
            told.append(([line], []))
    last = {lines[-1].number: more for lines, more in told}
    for number in desk.scene.back:
        if number in last:
            last[number].append(back_button(number, desk.words("table-back")))
    return [entry(desk, lines, more) for lines, more in told]


def group_of(line: Line) -> str:
    """Lines of the same group follow each other as one."""
    return "deal" if line.kind in DEALT else "reveal" if line.kind == "tile-revealed" else ""


def entry(desk: Desk, lines: list[Line], more: list[Safe]) -> Safe:
    group = group_of(lines[0])
    if group == "deal":
        return tag("li", chip(-1), tag("span", *dealt(desk, lines)), *more)
    if group == "reveal":
        return tag("li", chip(-1), tag("span", desk.say("tiles-revealed")), revealed(desk, lines), *more)
    line = lines[0]
    look = "head" if line.kind in HEADS else "turning" if line.kind in TURNING else None
    seat = -1 if line.kind in HEADS else line.seat
    return tag("li", chip(seat), tag("span", line.text), *more, class_=look)


def dealt(desk: Desk, lines: list[Line]) -> list[str]:
    """Who received how many cards, and which ones came to the viewer."""
    counts: dict[int, int] = {}
    for line in lines:
        counts[line.seat] = counts.get(line.seat, 0) + 1
    shares = ", ".join(f"{desk.first_name(seat)} {number}" for seat, number in counts.items())
    own = [line.values["card"] for line in lines if line.kind == "received"]
    told = [desk.say("dealt", shares=shares)]
    if own:
        told.append(" " + desk.say("dealt-you", cards=", ".join(desk.card(card) for card in own)))
    return told


def revealed(desk: Desk, lines: list[Line]) -> Safe:
    """The tiles of a Support step side by side."""
    tiles = [
        tag(
            "li",
            chip(line.seat),
            sign(TILE_NAMES[line.values["tile"]]),
            chip(line.values["target"]),
            hidden(line.text),
        )
        for line in lines
    ]
    return tag("ul", *tiles, class_="shown")


def who(desk: Desk) -> Safe:
    """Who sits where, and who is here."""
    people = []
    for each in desk.scene.people:
        state = "bot" if each.is_bot else "here" if each.is_here else "away"
        name = "" if each.is_bot else each.name
        dot = tag("i", class_=f"dot {state}", aria_hidden="true")
        told = hidden(" ", desk.first_name(each.seat), " ", desk.words(f"table-who-{state}"))
        people.append(
            tag("li", chip(each.seat), dot, tag("b", name, class_="wide") if name else EMPTY, told, title=name or None)
        )
    return tag("ul", *people, class_="who", id="who", aria_label=desk.words("table-who"))
