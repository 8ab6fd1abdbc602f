"""Events put into words."""

from collections.abc import Callable
from typing import Final

from fieldcraft.core.decision import Told
from fieldcraft.core.events import UNUSED, Event
from fieldcraft.core.text import Arg, Message
from fieldcraft.games.combat_commander import names
from fieldcraft.games.combat_commander.counter_names import counter_name
from fieldcraft.games.combat_commander.happenings import FIELDS, PIECES_TOLD, SLOTS_TOLD
from fieldcraft.games.combat_commander.pieces import RADIO_IDS
from fieldcraft.games.combat_commander.process import ROLL_NAMES
from fieldcraft.games.combat_commander.state import REASONS, Battle


def numbers_of(event: Event) -> tuple[str, dict[str, int]]:
    """An event's key and its numbers by name; a unit or Weapon by its slot."""
    key, fields = FIELDS[event.kind]
    values = dict(zip(fields, raw_numbers(event), strict=False))
    return key, {name: value % SLOTS_TOLD if is_piece(name, value) else value for name, value in values.items()}


def kinds_of(event: Event) -> dict[str, int]:
    """What stood in each slot that the event names, at the time; -1 if nothing did."""
    _, fields = FIELDS[event.kind]
    values = zip(fields, raw_numbers(event), strict=False)
    return {name: value // SLOTS_TOLD - 1 for name, value in values if is_piece(name, value)}


def raw_numbers(event: Event) -> tuple[int, ...]:
    return tuple(int(number) for number in (event.a, event.b, event.c, event.d, event.e, event.f))


def is_piece(name: str, value: int) -> bool:
    return name in PIECES_TOLD and value >= 0


def describe(battle: Battle, event: Event) -> Message:
    """An event as a sentence of the log; of the position it reads nothing but what never changes."""
    key, values = numbers_of(event)
    kinds = kinds_of(event)
    return Message(f"combat-commander-told-{key}", {name: put(battle, values, kinds, name) for name in values})


def tell(battle: Battle, event: Event) -> Told:
    """An event with whose doing it was and its numbers, for drawing."""
    key, values = numbers_of(event)
    return Told(describe(battle, event), values.get("side", -1), key, values)


def put(battle: Battle, values: dict[str, int], kinds: dict[str, int], name: str) -> Arg:
    """One number of an event as what it stands for."""
    value = values[name]
    if name == "side":
        return names.side_name(value)
    if name in ("hex", "from"):
        return names.place_name(value)
    if name in kinds:
        return names.weapon_of_kind(kinds[name], value) if name == "weapon" else names.unit_of_kind(kinds[name], value)
    if name == "card":
        return names.card_word(battle, values["side"], value)
    return NAMED[name](value) if name in NAMED and value != UNUSED else value


def yes_or_no(value: int) -> str:
    return "yes" if value else "no"


NAMED: Final[dict[str, Callable[[int], Arg]]] = {
    "order": names.order_name,
    "action": names.action_name,
    "event": names.event_name,
    "trigger": names.trigger_name,
    "purpose": lambda value: Message(f"combat-commander-roll-{names.dashed(ROLL_NAMES[value])}"),
    "works": names.works_name,
    "reason": lambda value: Message(f"combat-commander-reason-{names.dashed(REASONS[value])}"),
    "chit": names.chit_name,
    "objective": lambda value: value + 1,
    "item": names.item_word,
    "hit": yes_or_no,
    "smoke": yes_or_no,
    "radio": lambda value: counter_name(RADIO_IDS[value]),
}
"""By name of a number: what it is called."""
