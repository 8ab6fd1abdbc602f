"""What may be said at the table (G-14): free talk rests during a mission, ready phrases about what all can see do not.

A phrase is stored as a short text, such as `support p3`, and put into words for each reader.
"""

from collections.abc import Iterator
from typing import Final

from fieldcraft.core.text import Message
from fieldcraft.games.grizzled.cards import CHARACTERS, SETUP
from fieldcraft.games.grizzled.kinds import FAILURE_THRESHOLD, KIND_NAMES, KNOCK_LIMIT, MUTE, SEAT_NAMES
from fieldcraft.games.grizzled.names import kind_name, player_name
from fieldcraft.games.grizzled.view import MISSION, View

PLANS: Final = ("on", "leave", "speech", "thanks")
"""General plans and courtesies: always in place (G-14.4)."""
BURDENED: Final = KNOCK_LIMIT // 2
"""With so many Hard Knock icons a comrade may be pointed at (G-14.8)."""
LOW: Final = 2 * SETUP.least_morale_drop


def closed_by(view: View, seat: int, is_open: bool) -> str:
    """The rule by which this seat may not talk freely now; empty if it may. `is_open`: the table talks as it likes."""
    if is_mute(view, seat):
        return "G-10.5"
    return "G-14.4" if view.phase in MISSION and not is_open else ""


def is_mute(view: View, seat: int) -> bool:
    """The Mute are silent, except while they are withdrawn from the mission that goes on (G-10.5)."""
    each = view.places[seat]
    may_talk = view.phase == "over" or (each.withdrawn and view.phase in MISSION)
    return MUTE in each.attached and not may_talk


def phrases(view: View, seat: int) -> list[str]:
    """What this seat may say now: public facts, general plans, and who needs support, never oneself (G-14.8)."""
    if is_mute(view, seat):
        return []
    return [*warnings(view), *needs(view, seat), *PLANS]


def warnings(view: View) -> Iterator[str]:
    for kind, number in enumerate(view.threats):
        if number == FAILURE_THRESHOLD - 1:
            yield f"threat {KIND_NAMES[kind]}"
    if view.morale <= LOW:
        yield "morale"


def needs(view: View, seat: int) -> Iterator[str]:
    """Comrades who need support on grounds that everybody sees."""
    for place in range(view.players):
        each = view.places[place]
        if place != seat and (each.icons >= BURDENED or not each.charm_ready):
            yield f"support {SEAT_NAMES[place]}"


def speaker(view: View, seat: int) -> str:
    """What a computer comrade is called when it speaks."""
    return CHARACTERS[view.places[seat].character].name.split()[0]


def said(view: View, phrase: str) -> Message:
    """A phrase in words."""
    word, _, about = phrase.partition(" ")
    if word == "threat":
        return Message("grizzled-page-say-threat", {"kind": kind_name(KIND_NAMES.index(about))})
    if word == "support":
        place = view.places[SEAT_NAMES.index(about)]
        return Message("grizzled-page-say-support", {"seat": player_name(place.character)})
    return Message(f"grizzled-page-say-{word}")
