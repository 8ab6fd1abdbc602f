"""Events put into words."""

from fieldcraft.core.decision import Told
from fieldcraft.core.events import Event
from fieldcraft.core.text import Arg, Message
from fieldcraft.games.grizzled import names
from fieldcraft.games.grizzled.happenings import FIELDS
from fieldcraft.games.grizzled.state import Squad


def describe(squad: Squad, event: Event) -> Message:
    """An event as a sentence of the log."""
    key, values = values_of(event)
    return Message(f"grizzled-event-{key}", {name: put(squad, name, value) for name, value in values.items()})


def tell(squad: Squad, event: Event) -> Told:
    """An event with whose doing it was and its numbers, for drawing."""
    key, values = values_of(event)
    return Told(describe(squad, event), values.get("seat", -1), key, values)


def values_of(event: Event) -> tuple[str, dict[str, int]]:
    """An event's name, and its numbers by name."""
    key, fields = FIELDS[event.kind]
    numbers = (event.a, event.b, event.c, event.d, event.e, event.f)
    return key, {name: int(number) for name, number in zip(fields, numbers, strict=False)}


def put(squad: Squad, name: str, value: int) -> Arg:
    """One number of an event as what it stands for."""
    if name in ("seat", "owner", "target"):
        return names.player_name(int(squad.characters[value]))
    if name == "card":
        return names.card_name(value)
    if name == "kind":
        return names.kind_name(value)
    if name == "tile":
        return names.tile_name(value)
    if name == "character":
        return names.player_name(value)
    return value
