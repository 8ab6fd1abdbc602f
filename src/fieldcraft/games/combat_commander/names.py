"""Things of the game as messages: sides, units, Weapons, cards, hexes."""

from collections.abc import Iterable
from typing import Final

from fieldcraft.core.text import Arg, Message
from fieldcraft.games.combat_commander.counter_names import counter_name, item_name
from fieldcraft.games.combat_commander.decks import CARD_ACTION, CARD_IDS, CARD_KINDS, CARD_ORDER
from fieldcraft.games.combat_commander.hexes import HEXES, hex_name
from fieldcraft.games.combat_commander.kinds import (
    ACTION_NAMES,
    CHIT_LETTERS,
    DECK_SIZE,
    EVENT_NAMES,
    FORTIFICATION_NAMES,
    LEADER,
    NATION_NAMES,
    ORDER_NAMES,
    SIDE_NAMES,
    TERRAIN_NAMES,
    TRIGGER_NAMES,
)
from fieldcraft.games.combat_commander.pieces import RADIO_IDS, UNIT_IDS, UNIT_TYPE, WEAPON_IDS
from fieldcraft.games.combat_commander.state import CASUALTY, DECK, FIRST_WEAPON, SLOTS, UNITS, WAITING, Battle
from fieldcraft.games.combat_commander.support import ITEM_IDS, ITEMS
from fieldcraft.games.combat_commander.tracks import CHITS_DATA

NOTHING: Final = Message("combat-commander-nothing")


def dashed(name: str) -> str:
    """An id as part of a message's key."""
    return name.replace("_", "-")


def side_name(side: int) -> Message:
    """A side; any other number is nobody."""
    return Message(f"combat-commander-side-{SIDE_NAMES[side] if 0 <= side < len(SIDE_NAMES) else 'nobody'}")


def nation_name(nation: int) -> Message:
    return Message(f"combat-commander-generator-{NATION_NAMES[nation]}")


def hex_word(hex_: int) -> str:
    """`A1`; for a number that is no hex, the number."""
    return hex_name(hex_) if 0 <= hex_ < HEXES else str(hex_)


def place_name(at: int) -> Arg:
    """Where a unit is: a hex, the Casualty Track, a Time space, or not in play yet."""
    if 0 <= at < HEXES:
        return hex_name(at)
    if at == CASUALTY:
        return Message("combat-commander-place-casualty")
    if at >= WAITING:
        return Message("combat-commander-place-waiting", {"space": at - WAITING})
    return Message("combat-commander-place-none")


def terrain_name(terrain: int) -> Message:
    return Message(f"combat-commander-terrain-{dashed(TERRAIN_NAMES[terrain])}")


def works_name(works: int) -> Message:
    """A Fortification."""
    return Message(f"combat-commander-fortification-{FORTIFICATION_NAMES[works]}")


def unit_of_kind(kind: int, unit: int) -> Message:
    """A unit by its kind, with its slot as a number: Leaders have names of their own."""
    if kind < 0:
        return Message("combat-commander-unit-gone", {"number": unit % SLOTS})
    named = counter_name(UNIT_IDS[kind])
    if UNIT_TYPE[kind] == LEADER:
        return named
    return Message("combat-commander-unit", {"unit": named, "number": unit % SLOTS})


def unit_name(battle: Battle, unit: int) -> Message:
    """A unit by kind and number."""
    return unit_of_kind(int(battle.counters.kind[unit]), unit)


def unit_kind_name(kind: int) -> Message:
    """A kind of unit, without a number."""
    return counter_name(UNIT_IDS[kind])


def weapon_of_kind(kind: int, weapon: int) -> Message:
    """A Weapon by its kind, with a number of its own, whoever has it."""
    if kind < 0:
        return Message("combat-commander-weapon-gone", {"number": weapon + 1})
    return Message("combat-commander-weapon", {"weapon": counter_name(WEAPON_IDS[kind]), "number": weapon + 1})


def weapon_name(battle: Battle, weapon: int) -> Message:
    return weapon_of_kind(int(battle.counters.weapon_kind[weapon]), weapon)


def weapon_kind_name(kind: int) -> Message:
    """A kind of Weapon, without a number."""
    return counter_name(WEAPON_IDS[kind])


def radio_name(kind: int) -> Message:
    return counter_name(RADIO_IDS[kind])


def item_word(item: int) -> Arg:
    """An item of a Support Table; for a number that is none, the number."""
    return item_name(ITEM_IDS[item]) if 0 <= item < ITEMS else str(item)


def piece_word(battle: Battle, piece: int) -> Arg:
    """A unit or a Weapon; for a number that is neither, the number."""
    if 0 <= piece < UNITS:
        return unit_name(battle, piece)
    weapon = piece - FIRST_WEAPON
    return weapon_name(battle, weapon) if 0 <= weapon < len(battle.counters.weapon_kind) else str(piece)


def card_kind_of(battle: Battle, side: int, card: int) -> int:
    """A card's kind in `decks`, -1 for a number that is no card."""
    kind = int(battle.field.fact(side, DECK)) * DECK_SIZE + card
    return kind if 0 <= card < DECK_SIZE and kind < CARD_KINDS else -1


def card_of_kind(kind: int) -> Message:
    """A card with all it can be used for: its number, Order and Action."""
    args: dict[str, Arg] = {
        "id": CARD_IDS[kind],
        "order": order_name(int(CARD_ORDER[kind])),
        "action": action_name(int(CARD_ACTION[kind])),
    }
    return Message("combat-commander-card", args)


def card_in_full(kind: int) -> Message:
    """A card with what its Order and its Action are for; a Fire card is good for Opportunity Fire too."""
    order, action = int(CARD_ORDER[kind]), int(CARD_ACTION[kind])
    args: dict[str, Arg] = {
        "id": CARD_IDS[kind],
        "order": order_name(order),
        "ordersense": order_sense(order),
        "action": action_name(action),
        "actionsense": action_sense(action),
    }
    return Message("combat-commander-card-in-full", args)


def card_word(battle: Battle, side: int, card: int) -> Arg:
    """A card by its number, Order and Action."""
    kind = card_kind_of(battle, side, card)
    return str(card) if kind < 0 else card_of_kind(kind)


def card_number(battle: Battle, side: int, card: int) -> str:
    """The number printed on a card."""
    kind = card_kind_of(battle, side, card)
    return str(card) if kind < 0 else CARD_IDS[kind]


def order_name(order: int) -> Message:
    return Message(f"combat-commander-order-{dashed(ORDER_NAMES[order])}")


def order_sense(order: int) -> Message:
    """What an Order is for, in a few words."""
    return Message(f"combat-commander-order-sense-{dashed(ORDER_NAMES[order])}")


def action_name(action: int) -> Message:
    return Message(f"combat-commander-action-{dashed(ACTION_NAMES[action])}")


def action_sense(action: int) -> Message:
    """What an Action does, in a few words."""
    return Message(f"combat-commander-action-sense-{dashed(ACTION_NAMES[action])}")


def event_name(event: int) -> Message:
    return Message(f"combat-commander-event-{dashed(EVENT_NAMES[event])}")


def event_sense(event: int) -> Message:
    """What an Event does, in a few words."""
    return Message(f"combat-commander-event-sense-{dashed(EVENT_NAMES[event])}")


def trigger_name(trigger: int) -> Message:
    return Message(f"combat-commander-trigger-{TRIGGER_NAMES[trigger]}")


def chit_name(chit: int) -> Message:
    """A chit by its letter and what it is worth."""
    return Message("combat-commander-chit", {"letter": CHIT_LETTERS[chit], "worth": chit_worth(chit)})


def chit_worth(chit: int) -> Message:
    """What a chit pays, or what it changes (CC-7.3.2)."""
    facts = CHITS_DATA[chit]
    key = f"combat-commander-chit-{dashed(facts.kind)}"
    args: dict[str, Arg] = {"objective": facts.objective or 0, "vp": facts.vp}
    if facts.kind == "objective_value":
        return Message(key, args)
    return Message(key, {"vp": facts.vp}) if facts.kind == "every_objective_value" else Message(key)


def listed(words: Iterable[Arg]) -> Arg:
    """Things after each other, by commas."""
    found: Arg | None = None
    for word in words:
        found = word if found is None else Message("combat-commander-list", {"first": found, "rest": word})
    return NOTHING if found is None else found


def number_word(value: int) -> str:
    """A number with its sign, as modifiers are written."""
    return f"{value:+d}".replace("-", "−")
