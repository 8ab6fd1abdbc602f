"""Things of the game as messages."""

from fieldcraft.core.text import Arg, Message
from fieldcraft.games.combat_commander.counter_names import item_name
from fieldcraft.games.combat_commander.decks import CARD_ACTION, CARD_IDS, CARD_KINDS, CARD_ORDER
from fieldcraft.games.combat_commander.hexes import HEXES, hex_name
from fieldcraft.games.combat_commander.kinds import (
    ACTION_NAMES,
    DECK_SIZE,
    EVENT_NAMES,
    FORTIFICATION_NAMES,
    ORDER_NAMES,
    SIDE_NAMES,
)
from fieldcraft.games.combat_commander.notation import piece_name
from fieldcraft.games.combat_commander.pieces import UNIT_IDS, WEAPON_IDS
from fieldcraft.games.combat_commander.state import DECK, FIRST_WEAPON, PIECES, Battle
from fieldcraft.games.combat_commander.support import ITEM_IDS, ITEMS


def side_name(side: int) -> Message:
    return Message(f"combat-commander-side-{SIDE_NAMES[side]}")


def hex_word(hex_: int) -> str:
    """`A1`; for a number that is no hex, the number."""
    return hex_name(hex_) if 0 <= hex_ < HEXES else str(hex_)


def unit_name(battle: Battle, unit: int) -> Message:
    """A unit by its kind and slot."""
    kind = int(battle.counters.kind[unit])
    word = UNIT_IDS[kind] if kind >= 0 else "unit"
    return Message("combat-commander-unit", {"kind": word, "slot": piece_name(unit)})


def weapon_name(battle: Battle, weapon: int) -> Message:
    kind = int(battle.counters.weapon_kind[weapon])
    word = WEAPON_IDS[kind] if kind >= 0 else "weapon"
    return Message("combat-commander-weapon", {"kind": word, "slot": piece_name(weapon + FIRST_WEAPON)})


def piece_word(battle: Battle, piece: int) -> Arg:
    """A unit or a Weapon; for a number that is neither, the number."""
    if piece >= PIECES:
        return str(piece)
    return weapon_name(battle, piece - FIRST_WEAPON) if piece >= FIRST_WEAPON else unit_name(battle, piece)


def card_word(battle: Battle, side: int, card: int) -> Arg:
    """A card by its number, Order and Action."""
    kind = int(battle.field.fact(side, DECK)) * DECK_SIZE + card
    if card >= DECK_SIZE or kind >= CARD_KINDS:
        return str(card)
    return Message(
        "combat-commander-card",
        {
            "id": CARD_IDS[kind],
            "order": order_name(int(CARD_ORDER[kind])),
            "action": action_name(int(CARD_ACTION[kind])),
        },
    )


def order_name(order: int) -> Message:
    return Message(f"combat-commander-order-{ORDER_NAMES[order].replace('_', '-')}")


def action_name(action: int) -> Message:
    return Message(f"combat-commander-action-{ACTION_NAMES[action].replace('_', '-')}")


def event_name(event: int) -> Message:
    return Message(f"combat-commander-event-{EVENT_NAMES[event].replace('_', '-')}")


def works_name(works: int) -> Message:
    """A kind of Fortification."""
    return Message(f"combat-commander-works-{FORTIFICATION_NAMES[works]}")


def unit_kind_name(kind: int) -> Message:
    """A kind of unit, without a slot."""
    return Message("combat-commander-unit-kind", {"kind": UNIT_IDS[kind]})


def item_word(item: int) -> Arg:
    """An item of a Support Table; for a number that is none, the number."""
    return item_name(ITEM_IDS[item]) if item < ITEMS else str(item)
