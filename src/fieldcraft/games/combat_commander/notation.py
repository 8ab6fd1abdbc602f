"""Actions as short texts and back: `order 12`, `activate axis.3`, `aim F6`, `join axis.w2`, `decline`.

A unit is written with its side and slot, a Weapon with `w` and its slot, a card with its number in the deck.
"""

from typing import Final

from fieldcraft.core.errors import BadInput
from fieldcraft.games.combat_commander.hexes import HEXES, hex_name, hex_number
from fieldcraft.games.combat_commander.kinds import DECK_SIZE, SIDE_NAMES
from fieldcraft.games.combat_commander.state import FIRST_WEAPON, SLOTS, WEAPONS
from fieldcraft.games.combat_commander.support import ITEM_IDS, ITEMS
from fieldcraft.games.combat_commander.verbs import (
    ACTIVATE,
    AIM,
    ARG_BITS,
    ARG_MASK,
    DEPLOY,
    DISCARD,
    EQUIP,
    GIVE,
    GIVE_UP,
    HARDEN,
    ITEM,
    JOIN,
    MOVER,
    NUMBER,
    OPPORTUNITY,
    ORDER,
    ORDER_AS,
    PICK_CARD,
    PICK_HEX,
    PICK_SIDE,
    PICK_UNIT,
    PICK_WEAPON,
    PLACE,
    PLAY,
    ROLL,
    SMOKE,
    STEP,
    VERB_NAMES,
    action_of,
)

HEX_VERBS: Final = (PLACE, AIM, STEP, PICK_HEX, SMOKE)
PIECE_VERBS: Final = (DEPLOY, EQUIP, ACTIVATE, JOIN, MOVER, ROLL, PICK_UNIT, PICK_WEAPON, GIVE, GIVE_UP, HARDEN)
CARD_VERBS: Final = (ORDER, DISCARD, PLAY, OPPORTUNITY, PICK_CARD, ORDER_AS)
NUMBER_VERBS: Final = (NUMBER,)
SIDE_VERBS: Final = (PICK_SIDE,)
ITEM_VERBS: Final = (ITEM,)


def piece_name(piece: int) -> str:
    """Such as `axis.3`; a Weapon slot such as `w30`."""
    if piece >= FIRST_WEAPON:
        return f"w{piece - FIRST_WEAPON}"
    return f"{SIDE_NAMES[piece // SLOTS]}.{piece % SLOTS}"


def piece_number(name: str) -> int:
    """The piece of such a name; raises `BadInput`."""
    if name[:1] == "w" and name[1:].isdecimal() and int(name[1:]) < WEAPONS:
        return FIRST_WEAPON + int(name[1:])
    side, _, slot = name.partition(".")
    if side in SIDE_NAMES and slot.isdecimal() and int(slot) < SLOTS:
        return SIDE_NAMES.index(side) * SLOTS + int(slot)
    raise BadInput("error-notation-piece", word=name)


def write(action: int) -> str:
    """An action as notation."""
    verb, arg = action >> ARG_BITS, action & ARG_MASK
    name = VERB_NAMES[verb]
    if verb in HEX_VERBS:
        return f"{name} {hex_name(arg) if arg < HEXES else arg}"
    if verb in PIECE_VERBS:
        return f"{name} {piece_name(arg)}"
    if verb in CARD_VERBS:
        return f"{name} {arg + 1}"
    if verb in SIDE_VERBS:
        return f"{name} {SIDE_NAMES[arg] if arg < len(SIDE_NAMES) else arg}"
    if verb in ITEM_VERBS:
        return f"{name} {ITEM_IDS[arg] if arg < ITEMS else arg}"
    return f"{name} {arg}" if verb in NUMBER_VERBS else name


def parse(notation: str) -> int:
    """Notation as an action, legal or not; raises `BadInput` with what was expected."""
    words = notation.split()
    if not words or words[0] not in VERB_NAMES or len(words) > 2:
        raise BadInput("error-notation", notation=notation, verbs=", ".join(VERB_NAMES))
    verb = VERB_NAMES.index(words[0])
    needs_word = verb in HEX_VERBS + PIECE_VERBS + CARD_VERBS + SIDE_VERBS + NUMBER_VERBS + ITEM_VERBS
    if needs_word != (len(words) == 2):
        raise BadInput("error-notation", notation=notation, verbs=", ".join(VERB_NAMES))
    return int(action_of(verb, argument(verb, words[1]) if needs_word else 0))


def argument(verb: int, word: str) -> int:
    """What the word behind a verb stands for; raises `BadInput`."""
    if verb in HEX_VERBS:
        if hex_number(word) < 0:
            raise BadInput("error-notation-hex", word=word)
        return hex_number(word)
    if verb in PIECE_VERBS:
        return piece_number(word)
    if verb in SIDE_VERBS:
        if word not in SIDE_NAMES:
            raise BadInput("error-notation-side", word=word, sides=", ".join(SIDE_NAMES))
        return SIDE_NAMES.index(word)
    if verb in ITEM_VERBS:
        if word not in ITEM_IDS:
            raise BadInput("error-notation-item", word=word)
        return ITEM_IDS.index(word)
    highest, least = (DECK_SIZE, 1) if verb in CARD_VERBS else (ARG_MASK, 0)
    if not word.isdecimal() or len(word) > 3 or not least <= int(word) <= highest:
        raise BadInput("error-notation-number", word=word, highest=highest)
    return int(word) - least
