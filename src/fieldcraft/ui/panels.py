"""Panels that every game's table has: the log, the chat, who is here, and what is said of a refusal."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final
from urllib.parse import quote

from fieldcraft.core.text import Reader
from fieldcraft.ui.html import EMPTY, Safe, hidden, join, tag
from fieldcraft.ui.icons import icon
from fieldcraft.ui.scene import Chat, Person, Scene

CHAT_SHOWN: Final = 30
LONGEST_CHAT: Final = 200
REMEMBERED: Final = 2000
"""Drawn pieces of each kind; they come again at every update."""


def notice(scene: Scene) -> Safe:
    """A refusal or an answer, with the rule it names in the rulebook."""
    if not scene.notice:
        return EMPTY
    return tag("p", scene.notice, " ", rule_link(scene.game, scene.notice_rule), class_="notice", role="alert")


def rule_link(game: str, rule: str) -> Safe:
    """A rule's number, leading to the rule."""
    if not rule:
        return EMPTY
    return tag("a", rule, href=f"/rules/{game}/#{quote(rule)}", target="_blank", rel="noopener")


def log_panel(scene: Scene, words: Reader, entries: Iterable[Safe]) -> Safe:
    """The log, oldest line on top, and the chat. `entries` are list items."""
    lines = tag(
        "div", tag("ol", *entries), id="log", class_="lg", role="log", tabindex="0", aria_label=words("table-log")
    )
    head = tag("h2", words("table-log"), " ", since_link(scene, words))
    return tag("section", head, lines, chat(scene, words), class_="log", aria_label=words("table-log-chat"))


def since_link(scene: Scene, words: Reader) -> Safe:
    """What happened since the viewer's last turn, step by step."""
    first, newest = scene.missed
    if first >= newest:
        return EMPTY
    return tag(
        "a",
        icon("play"),
        words("table-since"),
        id="since",
        class_="btn low",
        href=f"?step={first}",
        data_steps=f"{first} {newest}",
    )


@lru_cache(maxsize=1024)
def back_button(number: int, label: str) -> Safe:
    """Undo down to a line of the log, which is `number` decisions into the game."""
    return tag("button", icon("undo"), hidden(label), class_="back", form="act", name="back", value=number, title=label)


def chat(scene: Scene, words: Reader) -> Safe:
    """What was said, and where to say something."""
    return join((remarks(scene.chat[-CHAT_SHOWN:], words), say_form(scene, words)))


@lru_cache(maxsize=REMEMBERED)
def remarks(chat: tuple[Chat, ...], words: Reader) -> Safe:
    """What was said."""
    said = [
        tag("li", tag("b", line.name), " ", line.text, class_=f"s{line.seat}" if line.seat >= 0 else None)
        for line in chat
    ]
    return tag("ul", *said, class_="chat", id="chat", aria_label=words("table-chat"), aria_live="polite", tabindex="0")


def say_form(scene: Scene, words: Reader) -> Safe:
    if not scene.address:  # looking back
        return EMPTY
    return phrase_form(scene, words) if scene.closed_by else free_form(scene.address, words)


@lru_cache(maxsize=REMEMBERED)
def free_form(address: str, words: Reader) -> Safe:
    """Where to say what one likes."""
    message = words("table-message")
    field = tag(
        "input", id="msg", name="say", autocomplete="off", maxlength=LONGEST_CHAT, placeholder=message, data_keep=True
    )
    send = tag("button", icon("chat"), hidden(words("table-send")), class_="btn", id="send")
    label = tag("label", message, class_="vh", for_="msg")
    form = {"class_": "say", "id": "say-form", "method": "post", "action": address}
    return tag("form", Safe("<!--csrf-->"), label, field, send, **form)


def phrase_form(scene: Scene, words: Reader) -> Safe:
    """While free talk is closed: the rule that closes it, and what may be said."""
    link = rule_link(scene.game, scene.closed_by)
    if not scene.phrases:
        return tag("p", words("table-talk-closed"), " ", link, class_="dim", id="say-form")
    buttons = [tag("button", said, class_="btn low", name="phrase", value=phrase) for phrase, said in scene.phrases]
    told = tag("summary", words("table-talk-phrases"))
    lines = tag("details", told, tag("div", *buttons, class_="acts"), tag("p", link, class_="dim"), id="phrases")
    form = {"class_": "say phrases", "id": "say-form", "method": "post", "action": scene.address}
    return tag("form", Safe("<!--csrf-->"), lines, **form)


def who(scene: Scene, words: Reader, seats: tuple[str, ...]) -> Safe:
    """Who sits where, and who is here; `seats` are the short names of the seats."""
    people = (person(words, each, seats[each.seat]) for each in scene.people)
    return tag("ul", *people, class_="who", id="who", aria_label=words("table-who"))


@lru_cache(maxsize=REMEMBERED)
def person(words: Reader, each: Person, seat: str) -> Safe:
    state = "bot" if each.is_bot else "here" if each.is_here else "away"
    dot = tag("i", class_=f"dot {state}", aria_hidden="true")
    return tag("li", dot, tag("b", each.name), " ", tag("small", seat), hidden(" ", words(f"table-who-{state}")))
