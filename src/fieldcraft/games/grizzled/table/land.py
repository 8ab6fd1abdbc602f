"""No Man's Land: how near each threat is to disaster, the cards that lie there, and the reveal of support."""

from __future__ import annotations

from typing import Final

from fieldcraft.games.grizzled.kinds import FAILURE_THRESHOLD, KIND_NAMES, KINDS, NONE, TILE_NAMES
from fieldcraft.games.grizzled.table.aftermath import Aftermath, aftermath
from fieldcraft.games.grizzled.table.cards import land_card, line
from fieldcraft.games.grizzled.table.desk import Desk
from fieldcraft.games.grizzled.table.seats import chip
from fieldcraft.games.grizzled.table.signs import disc, likeness, sign
from fieldcraft.games.grizzled.table.story import story
from fieldcraft.ui.html import EMPTY, Safe, classes, hidden, join, tag

NEAR: Final = FAILURE_THRESHOLD - 1
BETWEEN_MISSIONS: Final = ("intensity", "benefit")
"""While this is decided, what the last mission came to lies open in the middle."""


def no_mans_land(desk: Desk) -> Safe:
    """The middle of the table."""
    if desk.view.phase == "over":
        return story(desk)
    return tag(
        "section",
        tag("h2", desk.say("no-mans-land")),
        tally(desk),
        middle(desk),
        class_="nml",
        aria_label=desk.say("no-mans-land"),
    )


def middle(desk: Desk) -> Safe:
    seen = aftermath(desk.scene.log) if desk.view.phase in BETWEEN_MISSIONS else None
    if seen is not None:
        return reveal(desk, seen)
    cards = [tag("li", land_card(desk, card)) for card in desk.view.no_mans_land]
    if not cards:
        return tag("p", desk.say("land-empty"), class_="quiet")
    can_charm = any(offer.verb == "charm" for offer in desk.scene.offers)
    return line(cards, desk.say("land-cards"), is_clickable=can_charm)


def tally(desk: Desk) -> Safe:
    """The six threats, each with its three steps to failure (G-8.2)."""
    return tag("ul", *(threat(desk, kind) for kind in range(KINDS)), class_="tally", aria_label=desk.say("threats"))


def threat(desk: Desk, kind: int) -> Safe:
    number = min(desk.view.threats[kind], FAILURE_THRESHOLD)
    steps = [tag("u", class_="on" if step < number else None) for step in range(FAILURE_THRESHOLD)]
    return tag(
        "li",
        disc(KIND_NAMES[kind]),
        tag("b", desk.threat(kind)),
        tag("span", *steps, class_="pip3", aria_hidden="true"),
        hidden(desk.say("threat-count", number=number, limit=FAILURE_THRESHOLD)),
        tag("em", desk.say("one-away")) if number == NEAR else EMPTY,
        class_=classes(f"th-{number}"),
    )


def reveal(desk: Desk, seen: Aftermath) -> Safe:
    """All tiles turned up together, whom they reached, and what came of it (G-11.1 to G-11.6)."""
    tiles = [tag("li", *tile(desk, *each), class_=f"turn{place}") for place, each in enumerate(seen.tiles)]
    shown = tag("ol", *tiles, class_="reveal", aria_label=desk.say("reveal"))
    parts = [
        tag("p", sign("skull" if seen.has_failed else "check"), *outcome(desk, seen), class_="came"),
        shown if tiles else tag("p", desk.say("no-tiles"), class_="quiet"),
        tag("p", *supported(desk, seen), class_="whom"),
    ]
    if seen.morale:
        parts.append(tag("p", desk.say("morale-fell", number=seen.morale), class_="fell"))
    return tag("div", *parts, class_="after", role="group", tabindex="0")


def outcome(desk: Desk, seen: Aftermath) -> tuple[str, ...]:
    if seen.has_failed:
        failed = desk.say("mission-failed", kind=desk.threat(seen.kind), number=seen.cards)
        return (tag("b", failed),)
    return (tag("b", desk.say("mission-succeeded", number=seen.cards)),)


def tile(desk: Desk, place: int, kind: int, target: int) -> tuple[Safe, ...]:
    """From whom, which way, to whom."""
    return (
        tag("span", likeness(desk.view.places[place].character), tag("b", desk.first_name(place)), class_="from"),
        tag("span", sign(TILE_NAMES[kind]), class_="tilecard"),
        hidden(" ", desk.say("supports"), " "),
        tag("span", chip(target), tag("b", desk.first_name(target)), class_="to"),
    )


def supported(desk: Desk, seen: Aftermath) -> tuple[Safe, ...]:
    if seen.supported == NONE:
        return (tag("b", desk.say("nobody-supported")),)
    told = desk.say("is-supported", seat=desk.first_name(seen.supported), number=seen.number)
    return (likeness(desk.view.places[seen.supported].character), join((tag("b", told),)))
