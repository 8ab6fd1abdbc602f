"""Events put into words."""

from collections.abc import Callable
from typing import Final

from fieldcraft.core.decision import Told
from fieldcraft.core.events import UNUSED, Event
from fieldcraft.core.text import Arg, Message
from fieldcraft.games.combat_commander import names
from fieldcraft.games.combat_commander.happenings import FIELDS
from fieldcraft.games.combat_commander.kinds import CHIT_LETTERS, TRIGGER_NAMES
from fieldcraft.games.combat_commander.process import ROLL_NAMES
from fieldcraft.games.combat_commander.state import FIRST_WEAPON, REASONS, Battle


def numbers_of(event: Event) -> tuple[str, dict[str, int]]:
    """An event's key and its numbers by name."""
    key, fields = FIELDS[event.kind]
    numbers = [int(number) for number in (event.a, event.b, event.c, event.d, event.e, event.f)]
    return key, dict(zip(fields, numbers, strict=False))


def describe(battle: Battle, event: Event) -> Message:
    """An event as a sentence of the log."""
    key, values = numbers_of(event)
    return Message(f"combat-commander-told-{key}", {name: put(battle, values, name) for name in values})


def tell(battle: Battle, event: Event) -> Told:
    """An event with whose doing it was and its numbers, for drawing."""
    key, values = numbers_of(event)
    return Told(describe(battle, event), values.get("side", -1), key, values)


def put(battle: Battle, values: dict[str, int], name: str) -> Arg:
    """One number of an event as what it stands for."""
    value = values[name]
    if value == UNUSED:
        return ""
    if name == "side":
        return names.side_name(value)
    if name in ("hex", "from"):
        return names.hex_word(value)
    if name == "unit":
        return names.unit_kind_name(values["kind"]) if "kind" in values else names.unit_name(battle, value)
    if name == "twin":
        return names.unit_name(battle, value)
    if name == "kind":
        return names.unit_kind_name(value)
    if name == "weapon":
        return names.piece_word(battle, FIRST_WEAPON + value)
    if name == "card":
        return names.card_word(battle, values["side"], value)
    if name in NAMED:
        return NAMED[name](value)
    return value


NAMED: Final[dict[str, Callable[[int], Arg]]] = {
    "order": names.order_name,
    "action": names.action_name,
    "event": names.event_name,
    "trigger": lambda value: Message(f"combat-commander-trigger-{TRIGGER_NAMES[value]}"),
    "purpose": lambda value: Message(f"combat-commander-roll-{ROLL_NAMES[value].replace('_', '-')}"),
    "works": names.works_name,
    "reason": lambda value: Message(f"combat-commander-reason-{REASONS[value].replace('_', '-')}"),
    "chit": lambda value: CHIT_LETTERS[value],
    "objective": lambda value: value + 1,
    "item": names.item_word,
}
"""By name of a number: what it is called."""
