"""What a computer comrade says: a ready phrase where it helps (G-14.8).

Nothing but the spectator's view decides, so no phrase can tell anything of a hand or a tile (G-14.4, G-14.6).
"""

from collections.abc import Sequence
from typing import Final

from fieldcraft.games.grizzled.kinds import FAILURE_THRESHOLD, KIND_NAMES, SEAT_NAMES
from fieldcraft.games.grizzled.notation import card_number
from fieldcraft.games.grizzled.strategy.sight import SHOWS
from fieldcraft.games.grizzled.strategy.support import need
from fieldcraft.games.grizzled.view import MISSION, View

LEAVING: Final = ("withdraw", "remove", "support")
"""What may be the last decision of a withdrawal (G-6.19)."""
WORTH_POINTING_OUT: Final = 2.0
"""A comrade in so much need of support is named by whoever withdraws."""
TIGHT: Final = 3
"""With so many threats one card short of failure it is time to go."""


def remark(view: View, seat: int, done: str, allowed: Sequence[str]) -> str:
    """What a comrade says after it did something; empty if nothing. `view` is the spectator's, after it."""
    verb, _, about = done.partition(" ")
    wanted = ""
    if verb == "play" and view.phase in MISSION:
        wanted = after_playing(view, about)
    elif verb in LEAVING and view.phase in MISSION:
        wanted = neediest(view, seat) if view.places[seat].withdrawn else ""
    elif verb in LEAVING and view.succeeded:
        wanted = "thanks"
    return wanted if wanted in allowed else ""


def after_playing(view: View, card: str) -> str:
    """A warning, if the card brought a threat to the edge."""
    edge = [kind for kind, number in enumerate(view.threats) if number == FAILURE_THRESHOLD - 1]
    brought = [kind for kind in SHOWS[card_number(card)] if kind in edge]
    if not brought:
        return ""
    return "leave" if len(edge) >= TIGHT else f"threat {KIND_NAMES[brought[0]]}"


def neediest(view: View, seat: int) -> str:
    """The one comrade in greatest need, if there is one."""
    needs = {place: need(each) for place, each in enumerate(view.places[: view.players]) if place != seat}
    most = max(needs.values())
    found = [place for place, number in needs.items() if number == most]
    return f"support {SEAT_NAMES[found[0]]}" if len(found) == 1 and most >= WORTH_POINTING_OUT else ""
