"""The end: what became of the squad, mission by mission and man by man."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from fieldcraft.games.grizzled.kinds import KNOCK_LIMIT, NONE
from fieldcraft.games.grizzled.table.aftermath import ENDS, Aftermath, told_by
from fieldcraft.games.grizzled.table.desk import Desk
from fieldcraft.games.grizzled.table.signs import likeness, sign
from fieldcraft.ui.html import EMPTY, Safe, classes, tag
from fieldcraft.ui.scene import Line

PICTURES: Final = {"peace": "dove", "hard_knocks": "knock", "monument": "monument"}


@dataclass
class Chapter:
    """One round of the story."""

    round: int
    leader: int
    intensity: int = 0
    played: int = 0
    """Cards played, by choice, trap or stumble."""
    speeches: list[tuple[int, int]] = field(default_factory=list)
    """Who spoke, and of which threat."""
    end: Aftermath | None = None


def chapters(log: Sequence[Line]) -> list[Chapter]:
    """The rounds that the log tells of."""
    found: list[Chapter] = []
    for place, line in enumerate(log):
        if line.kind == "round-began":
            found.append(Chapter(line.values["round"], line.seat))
        elif not found:
            continue
        elif line.kind == "intensity":
            found[-1].intensity = line.values["number"]
        elif line.kind in ("played", "trap-sprung", "stumbled"):
            found[-1].played += 1
        elif line.kind == "spoke":
            found[-1].speeches.append((line.seat, line.values["kind"]))
        elif line.kind in ENDS:
            following = next((at for at in range(place + 1, len(log)) if log[at].kind == "round-began"), len(log))
            found[-1].end = told_by(log[place:following])
    return found


def story(desk: Desk) -> Safe:
    """In the middle of the table, once the war is over for the squad."""
    won = desk.view.reason == "peace"
    head = tag("span", sign(PICTURES.get(desk.view.reason, "monument")), class_="emblem", aria_hidden="true")
    told = desk.words.say(desk.scene.verdict) if desk.scene.verdict else ""
    missions = [chapter(desk, each) for each in chapters(desk.scene.log)]
    return tag(
        "section",
        tag("div", head, tag("h2", told), class_="verdict"),
        tag("ul", *(fate(desk, place) for place in range(desk.view.players)), class_="fates"),
        tag("h3", desk.say("story")),
        tag("ol", *missions, class_="chapters", tabindex="0", aria_label=desk.say("story")),
        class_=classes("nml story", "peace" if won else "lost"),
        aria_label=desk.say("story"),
    )


def fate(desk: Desk, place: int) -> Safe:
    """What became of one soldier."""
    each = desk.view.places[place]
    key = "broken" if each.icons >= KNOCK_LIMIT else "marked" if each.attached else "unharmed"
    return tag(
        "li",
        likeness(each.character),
        tag("b", desk.name(place)),
        tag("span", sign("knock"), *told_of(desk, key, each.attached)) if each.attached else tag("span", desk.say(key)),
        class_=classes(f"p{place}", "broken" if key == "broken" else None),
    )


def told_of(desk: Desk, key: str, attached: list[int]) -> tuple[str, ...]:
    cards = ", ".join(desk.card(card) for card in attached)
    return (desk.say("fate", fate=desk.say(key), cards=cards),)


def chapter(desk: Desk, each: Chapter) -> Safe:
    """One mission in a few sentences."""
    lines = [
        tag(
            "span",
            desk.say("chapter", leader=desk.first_name(each.leader), intensity=each.intensity, cards=each.played),
        )
    ]
    for seat, kind in each.speeches:
        lines.append(tag("span", sign("speech"), desk.say("spoke", seat=desk.first_name(seat), kind=desk.threat(kind))))
    end = each.end
    if end is not None:
        lines.append(tag("span", desk.say("nobody-supported") if end.supported == NONE else supported(desk, end)))
    return tag(
        "li",
        tag("b", desk.say("mission", round=each.round)),
        ending(desk, end) if end else EMPTY,
        *lines,
        class_="failed" if end and end.has_failed else None,
    )


def supported(desk: Desk, end: Aftermath) -> str:
    return desk.say("is-supported", seat=desk.first_name(end.supported), number=end.number)


def ending(desk: Desk, end: Aftermath) -> Safe:
    """How the mission ended."""
    if end.has_failed:
        return tag("em", sign("skull"), desk.say("failed-by", kind=desk.threat(end.kind)))
    return tag("em", sign("check"), desk.say("succeeded"))
