"""What things are called: messages for players, cards, threats and tiles."""

from fieldcraft.core.text import Arg, Message
from fieldcraft.games.grizzled.cards import CARD_FACTS, CHARACTERS
from fieldcraft.games.grizzled.kinds import CARD_NAMES, KIND_NAMES, NONE, THREATS, TILE_NAMES


def seat_name(seat: int) -> Message:
    """Such as “Player 1”: a seat before anybody sits in it."""
    return Message("grizzled-seat", {"number": seat + 1})


def player_name(character: int) -> Message:
    """A soldier by name; who has none is the Chaplain."""
    if character == NONE:
        return Message("grizzled-chaplain")
    return Message("grizzled-character", {"name": CHARACTERS[character].name})


def kind_name(kind: int) -> Message:
    """A threat."""
    return Message(f"grizzled-threat-{KIND_NAMES[kind]}")


def tile_name(tile: int) -> Message:
    """A Support tile by whom it reaches."""
    return Message(f"grizzled-tile-{TILE_NAMES[tile]}")


def card_name(card: int) -> Message:
    """A Threat by what it shows, with a number where cards are alike; any other card by its title."""
    if card >= THREATS:
        return Message(f"grizzled-card-{CARD_NAMES[card].replace('_', '-')}")
    threat = CARD_FACTS.threats[card]
    args: dict[str, Arg] = {
        f"kind{place}": kind_name(KIND_NAMES.index(kind)) for place, kind in enumerate(threat.shows, 1)
    }
    shown = Message(f"grizzled-shows-{len(threat.shows)}", args)
    if threat.trap:
        return Message("grizzled-card-trap", {"shown": shown})
    copy = CARD_NAMES[card].rpartition("_")[2]
    return Message("grizzled-card-copy", {"shown": shown, "copy": copy}) if copy.isdecimal() else shown
