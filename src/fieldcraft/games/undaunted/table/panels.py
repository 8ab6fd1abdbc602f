"""The panels around the board: both sides' piles, the log and the chat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from fieldcraft.games.undaunted import names
from fieldcraft.games.undaunted.kinds import SIDE_NAMES, UNITS
from fieldcraft.games.undaunted.table.cards import pile, small
from fieldcraft.games.undaunted.table.desk import Desk, short_side
from fieldcraft.games.undaunted.table.tokens import chip
from fieldcraft.games.undaunted.view import SideView
from fieldcraft.ui import panels
from fieldcraft.ui.html import Safe, classes, hidden, join, tag
from fieldcraft.ui.icons import icon
from fieldcraft.ui.panels import back_button, log_panel
from fieldcraft.ui.scene import Line

LOG_SHOWN: Final = 120
ATTACKS: Final = ("attacked", "blasted")
SECOND: Final = ("rolled",)
OUTCOMES: Final = (
    "missed", "casualty", "counter-removed", "was-suppressed", "still-suppressed", "nothing-hit",
)  # fmt: skip
"""Kinds of events told as further lines of the attack before them."""
QUIET: Final = ("round-began", "turn-began", "initiative", "won", "hope-lost")


def sides(desk: Desk) -> Safe:
    """Both sides' cards, the viewer's first."""
    return join((side_panel(desk, desk.near), side_panel(desk, 1 - desk.near)))


def side_panel(desk: Desk, seat: int) -> Safe:
    """One side's play area, numbers of cards, and piles."""
    side = desk.side(seat)
    own = desk.own(seat)
    play = [
        small(desk, kind, seat, number, f"play-{SIDE_NAMES[seat]}") for kind, number in enumerate(side.play) if number
    ]
    parts = [
        tag("h2", chip(seat), desk.words.say(names.side_name(seat)), " ", tag("small", desk.say("play-area"))),
        tag("ul", *play, class_="minis") if play else tag("p", desk.say("play-empty"), class_="dim"),
        counts(desk, seat, side),
        details(
            desk, f"supply-{seat}", "supply", pile(desk, side.supply, seat), sum(side.supply), is_open=own is not None
        ),
    ]
    if own is not None and desk.scene.open:
        parts.append(details(desk, f"hand-{seat}", "hand", pile(desk, own.hand, seat), sum(own.hand), is_open=True))
    if own is not None:
        parts.append(details(desk, f"discard-{seat}", "discard", pile(desk, own.discard, seat), sum(own.discard)))
        parts.append(details(desk, f"deck-{seat}", "deck-unordered", pile(desk, own.deck, seat), sum(own.deck)))
        if any(own.removed):
            parts.append(details(desk, f"removed-{seat}", "removed", pile(desk, own.removed, seat), sum(own.removed)))
    else:
        parts.append(details(desk, f"seen-{seat}", "seen", pile(desk, side.seen, seat), sum(side.seen)))
        parts.append(details(desk, f"cycle-{seat}", "cycle", pile(desk, side.cycle, seat), sum(side.cycle)))
    return tag("section", *parts, class_=f"side s{seat}", aria_label=desk.words.say(names.side_name(seat)))


def counts(desk: Desk, seat: int, side: SideView) -> Safe:
    """How many cards lie where."""
    numbers = (
        ("hand", side.hand_size),
        ("deck", side.deck_size),
        ("discard", side.discard_size),
        ("casualties", side.casualties),
    )
    rows = [
        tag("div", icon(name), tag("dt", desk.say(f"pile-{name}")), tag("dd", str(number))) for name, number in numbers
    ]
    return tag("dl", *rows, class_="counts")


def details(desk: Desk, mark: str, key: str, content: Safe, number: int, *, is_open: bool = False) -> Safe:
    """A pile that is looked into when wanted."""
    summary = tag("summary", desk.say(f"list-{key}"), " ", tag("small", str(number)))
    return tag("details", summary, content, id=mark, open=is_open)


def log(desk: Desk) -> Safe:
    """The log and the chat."""
    return log_panel(desk.scene, desk.words, log_entries(desk.scene.log, desk.scene.back, desk.words("table-back")))


@dataclass
class Told:
    """One entry of the log: a line with what belongs to it."""

    line: Line
    more: list[Safe]
    number: int
    """The last decision it tells of."""
    times: int = 1
    """So many equal lines in a row."""


def log_entries(lines: Sequence[Line], points: Sequence[int] = (), back: str = "") -> list[Safe]:
    """The last lines, gathered; at the points to which one may go back, a button that says so."""
    gathered = gather(lines[-LOG_SHOWN:])
    last = {each.number: each for each in gathered}
    for number in points:
        if number in last:
            last[number].more.append(back_button(number, back))
    return [entry(each.line.kind, each.line.seat, each.line.text, each.times, tuple(each.more)) for each in gathered]


def gather(lines: Sequence[Line]) -> list[Told]:
    """What follows from an attack stands with it; equal lines in a row are one."""
    gathered: list[Told] = []
    total = 0
    for told in lines:
        last = gathered[-1] if gathered else None
        is_attack = told.kind in ATTACKS
        if is_attack:
            total = int(told.values.get("total", 0))
        if last and last.line.kind in ATTACKS and told.kind in SECOND:
            last.more.append(roll(told, total))
        elif last and last.line.kind in ATTACKS and told.kind in OUTCOMES:
            last.more.append(tag("span", told.text, class_="out"))
        elif last and not is_attack and (told.text, told.seat) == (last.line.text, last.line.seat):
            last.times += 1
        else:
            gathered.append(Told(replace(told, seat=attacker(told)) if is_attack else told, [], told.number))
        gathered[-1].number = told.number
    return gathered


@lru_cache(maxsize=4096)
def entry(kind: str, seat: int, text: str, times: int, more: tuple[Safe, ...]) -> Safe:
    """One line with its further lines; remembered, for the same lines come at every update."""
    often = (" ", tag("b", f"×{times}")) if times > 1 else ()
    looks = "head" if kind in ("round-began", "won") else None
    return tag("li", chip(-1 if kind in QUIET else seat), tag("span", text, *often), *more, class_=looks)


def attacker(line: Line) -> int:
    """Whose attack it is: the event names its target."""
    counter = line.values.get("counter")
    return line.seat if counter is None else 1 - int(counter) // UNITS


def roll(line: Line, total: int) -> Safe:
    """The dice: hits filled, misses struck through; a 0 always hits."""
    faces = [int(face) for name, face in line.values.items() if name.startswith("die")]
    if not faces:
        return tag("span", line.text, class_="roll")
    dice = [
        tag("b", str(face), class_=classes("die", "ok" if face >= total or face == 0 else "no"), aria_hidden="true")
        for face in faces
    ]
    return tag("span", hidden(line.text), *dice, class_="roll")


def who(desk: Desk) -> Safe:
    """Who sits where, and who is here."""
    return panels.who(desk.scene, desk.words, tuple(short_side(desk, seat) for seat in (0, 1)))
