"""The panels around the board: both sides' piles, the log and the chat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from fieldcraft.core.text import Reader
from fieldcraft.games.undaunted import names
from fieldcraft.games.undaunted.kinds import UNITS
from fieldcraft.games.undaunted.table.cards import REMEMBERED, pile, small
from fieldcraft.games.undaunted.table.desk import Desk, say, short_side
from fieldcraft.games.undaunted.table.tokens import chip
from fieldcraft.ui import panels
from fieldcraft.ui.html import Safe, classes, hidden, join, tag
from fieldcraft.ui.icons import icon
from fieldcraft.ui.panels import back_button, log_panel
from fieldcraft.ui.scene import Line

LOG_SHOWN: Final = 120
ATTACKS: Final = ("attacked", "blasted")
OUTCOMES: Final = (
    "missed", "casualty", "counter-removed", "was-suppressed", "still-suppressed", "nothing-hit",
)  # fmt: skip
FOLLOWING: Final = frozenset(("rolled", *OUTCOMES))
"""Kinds of events told as further lines of the attack before them."""
QUIET: Final = ("round-began", "turn-began", "initiative", "won", "hope-lost")


def sides(desk: Desk) -> Safe:
    """Both sides' cards, the viewer's first."""
    return join((side_panel(desk, desk.near), side_panel(desk, 1 - desk.near)))


def side_panel(desk: Desk, seat: int) -> Safe:
    """One side's play area, numbers of cards, and piles."""
    side, words, own = desk.side(seat), desk.words, desk.own(seat)
    parts = [
        play_area(words, tuple(side.play), seat, own is not None),
        counts(words, side.hand_size, side.deck_size, side.discard_size, side.casualties),
        details(words, f"supply-{seat}", "supply", tuple(side.supply), seat, own is not None),
    ]
    if own is not None and desk.scene.open:
        parts.append(details(words, f"hand-{seat}", "hand", tuple(own.hand), seat, True))
    if own is not None:
        parts.append(details(words, f"discard-{seat}", "discard", tuple(own.discard), seat))
        parts.append(details(words, f"deck-{seat}", "deck-unordered", tuple(own.deck), seat))
        if any(own.removed):
            parts.append(details(words, f"removed-{seat}", "removed", tuple(own.removed), seat))
    else:
        parts.append(details(words, f"seen-{seat}", "seen", tuple(side.seen), seat))
        parts.append(details(words, f"cycle-{seat}", "cycle", tuple(side.cycle), seat))
    return tag("section", *parts, class_=f"side s{seat}", aria_label=words.say(names.side_name(seat)))


@lru_cache(maxsize=REMEMBERED)
def play_area(words: Reader, play: tuple[int, ...], seat: int, is_own: bool) -> Safe:
    """Whose cards these are, and those in play."""
    cards = [small(words, kind, seat, number, is_own) for kind, number in enumerate(play) if number]
    title = tag("h2", chip(seat), words.say(names.side_name(seat)), " ", tag("small", say(words, "play-area")))
    shown = tag("ul", *cards, class_="minis") if cards else tag("p", say(words, "play-empty"), class_="dim")
    return join((title, shown))


@lru_cache(maxsize=REMEMBERED)
def counts(words: Reader, hand: int, deck: int, discard: int, casualties: int) -> Safe:
    """How many cards lie where."""
    numbers = (("hand", hand), ("deck", deck), ("discard", discard), ("casualties", casualties))
    rows = [
        tag("div", icon(name), tag("dt", say(words, f"pile-{name}")), tag("dd", str(number)))
        for name, number in numbers
    ]
    return tag("dl", *rows, class_="counts")


@lru_cache(maxsize=REMEMBERED)
def details(
    words: Reader,
    mark: str,
    key: str,
    cards: tuple[int, ...],
    seat: int,
    is_open: bool = False,
) -> Safe:
    """A pile that is looked into when wanted."""
    summary = tag("summary", say(words, f"list-{key}"), " ", tag("small", str(sum(cards))))
    return tag("details", summary, pile(words, cards, seat), id=mark, open=is_open)


def log(desk: Desk) -> Safe:
    """The log and the chat."""
    return log_panel(desk.scene, desk.words, log_entries(desk.scene.log, desk.scene.back, desk.words("table-back")))


def log_entries(lines: Sequence[Line], points: Sequence[int] = (), back: str = "") -> list[Safe]:
    """The last lines, gathered; at the points to which one may go back, a button that says so."""
    gathered = gather(lines[-LOG_SHOWN:])
    buttons = {}
    if points:
        last = {each[-1].number: each[0] for each in gathered}
        buttons = {last[number]: back_button(number, back) for number in points if number in last}
    return [entry(tuple(each), buttons.get(each[0])) for each in gathered]


def gather(lines: Sequence[Line]) -> list[list[Line]]:
    """What follows from an attack stands with it; equal lines in a row are one."""
    gathered: list[list[Line]] = []
    for line in lines:
        if gathered and belongs(line, gathered[-1][0]):
            gathered[-1].append(line)
        else:
            gathered.append([line])
    return gathered


def belongs(line: Line, head: Line) -> bool:
    """Does a line go with the entry that `head` began?"""
    if head.kind in ATTACKS and line.kind in FOLLOWING:
        return True
    return line.text == head.text and line.seat == head.seat and line.kind not in ATTACKS


@lru_cache(maxsize=REMEMBERED)
def entry(lines: tuple[Line, ...], button: Safe | None) -> Safe:
    """One line with its further lines; remembered, for the same lines come at every update."""
    head, *further = lines
    equal = sum(line.text == head.text and line.seat == head.seat for line in lines)
    often = (" ", tag("b", f"×{equal}")) if equal > 1 else ()
    looks = "head" if head.kind in ("round-began", "won") else None
    parts = [after_attack(line, head) for line in further if line.kind in FOLLOWING and head.kind in ATTACKS]
    if button is not None:
        parts.append(button)
    return tag(
        "li", chip(-1 if head.kind in QUIET else doer(head)), tag("span", head.text, *often), *parts, class_=looks
    )


def after_attack(line: Line, attack: Line) -> Safe:
    """The dice of an attack, or what came of them."""
    is_outcome = line.kind in OUTCOMES
    return tag("span", line.text, class_="out") if is_outcome else roll(line, int(attack.values.get("total", 0)))


def doer(line: Line) -> int:
    """Whose doing it is; the event of an attack names its target."""
    counter = line.values.get("counter") if line.kind in ATTACKS else None
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
    return panels.who(desk.scene, desk.words, tuple(short_side(desk.words, seat) for seat in (0, 1)))
