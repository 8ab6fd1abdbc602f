"""The panels around the board: both sides' piles, the log and the chat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from fieldcraft.core.text import Reader
from fieldcraft.games.undaunted import names
from fieldcraft.games.undaunted.kinds import UNITS
from fieldcraft.games.undaunted.table import text
from fieldcraft.games.undaunted.table.cards import REMEMBERED, pile, small
from fieldcraft.games.undaunted.table.desk import Desk, say
from fieldcraft.games.undaunted.table.tokens import chip
from fieldcraft.ui.html import EMPTY, Safe, classes, hidden, join, tag
from fieldcraft.ui.icons import icon
from fieldcraft.ui.scene import Line, Person

CHAT_SHOWN: Final = 30
LOG_SHOWN: Final = 120
LONGEST_CHAT: Final = 200
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
    side, words = desk.side(seat), desk.words
    own = desk.view.own if seat == desk.scene.seat else None
    parts = [
        play_area(words, tuple(side.play), seat, own is not None),
        counts(words, side.hand_size, side.deck_size, side.discard_size, side.casualties),
        details(words, f"supply-{seat}", "supply", tuple(side.supply), seat, own is not None),
    ]
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
    """The log, oldest line on top, and the chat."""
    entries = tag("ol", *log_entries(desk.scene.log))
    lines = tag("div", entries, id="log", class_="lg", role="log", tabindex="0", aria_label=desk.say("log"))
    return tag("section", tag("h2", desk.say("log")), lines, chat(desk), class_="log", aria_label=desk.say("log-chat"))


def log_entries(lines: Sequence[Line]) -> list[Safe]:
    """The last lines; what follows from an attack stands with it."""
    entries: list[tuple[Line, list[Safe]]] = []
    total = 0
    for line in lines[-LOG_SHOWN:]:
        follows = line.kind in FOLLOWING and entries and entries[-1][0].kind in ATTACKS
        if not follows:
            entries.append((line, []))
        elif line.kind in OUTCOMES:
            entries[-1][1].append(tag("span", line.text, class_="out"))
        else:
            entries[-1][1].append(roll(line, total))
        if line.kind in ATTACKS:
            total = int(line.values.get("total", 0))
    return [entry(line.kind, doer(line), line.text, tuple(more)) for line, more in entries]


@lru_cache(maxsize=REMEMBERED)
def entry(kind: str, seat: int, text: str, more: tuple[Safe, ...]) -> Safe:
    """One line with its further lines; remembered, for the same lines come at every update."""
    looks = "head" if kind in ("round-began", "won") else None
    return tag("li", chip(-1 if kind in QUIET else seat), tag("span", text), *more, class_=looks)


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


def chat(desk: Desk) -> Safe:
    """What was said, and where to say something."""
    said = [
        tag("li", tag("b", line.name), " ", line.text, class_=f"s{line.seat}" if line.seat >= 0 else None)
        for line in desk.scene.chat[-CHAT_SHOWN:]
    ]
    lines = tag("ul", *said, class_="chat", id="chat", aria_label=desk.say("chat"), aria_live="polite", tabindex="0")
    return join((lines, say_form(desk.words, desk.scene.address)))


@lru_cache(maxsize=REMEMBERED)
def say_form(words: Reader, address: str) -> Safe:
    if not address:  # stepping through a record
        return EMPTY
    field = tag(
        "input",
        id="msg",
        name="say",
        autocomplete="off",
        maxlength=LONGEST_CHAT,
        placeholder=say(words, "message"),
        data_keep=True,
    )
    send = tag("button", icon("chat"), hidden(say(words, "send")), class_="btn", id="send")
    label = tag("label", say(words, "message"), class_="vh", for_="msg")
    return tag(
        "form", Safe("<!--csrf-->"), label, field, send, class_="say", id="say-form", method="post",
        action=address,
    )  # fmt: skip


def who(people: Sequence[Person], desk: Desk) -> Safe:
    """Who sits where, and who is here."""
    return tag("ul", *(person(desk.words, each) for each in people), class_="who", id="who", aria_label=desk.say("who"))


@lru_cache(maxsize=REMEMBERED)
def person(words: Reader, each: Person) -> Safe:
    state = "bot" if each.is_bot else "here" if each.is_here else "away"
    side = words(text.short_side(each.seat)) if each.seat in (0, 1) else ""
    return tag(
        "li",
        tag("i", class_=f"dot {state}", aria_hidden="true"),
        tag("b", each.name),
        " ",
        tag("small", side),
        hidden(" ", say(words, f"who-{state}")),
    )
