"""Decisions put for people: the prompt, every option with its words, and why something is refused."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fieldcraft.core.decision import Decision, Option, Refusal
from fieldcraft.core.text import Arg, Message
from fieldcraft.games.combat_commander import names
from fieldcraft.games.combat_commander.notation import (
    CARD_VERBS,
    HEX_VERBS,
    ITEM_VERBS,
    NUMBER_VERBS,
    PIECE_VERBS,
    SIDE_VERBS,
    write,
)
from fieldcraft.games.combat_commander.process import OVER, PLACING, WINDOW_NAMES
from fieldcraft.games.combat_commander.rules.flow import on_top
from fieldcraft.games.combat_commander.rules.preparing import next_unit, next_weapon, next_works
from fieldcraft.games.combat_commander.rules.refusals import ALLOWED, RULES
from fieldcraft.games.combat_commander.state import Battle
from fieldcraft.games.combat_commander.verbs import (
    ARG_BITS,
    ARG_MASK,
    END,
    FIRE,
    KEEP,
    PICK_CARD,
    READY,
    REROLL,
    ROLL,
    VERB_NAMES,
)

ROLLING_VERBS: Final = (END, FIRE, KEEP, READY, REROLL, ROLL)
"""Verbs that roll, reveal or hand over at once."""


def decision_for(battle: Battle, seat: int, legal: vec[i64]) -> Decision:
    """The open decision of a seat with its options, in the order of `legal`."""
    options = tuple(option_for(battle, seat, int(action)) for action in legal)
    return Decision(seat, WINDOW_NAMES[battle.window], prompt_for(battle, seat), options)


def prompt_for(battle: Battle, seat: int) -> Message:
    """What is asked, and of whom."""
    if battle.window == OVER:
        return Message("combat-commander-prompt-over")
    if seat not in battle.to_act():
        return Message("combat-commander-prompt-wait")
    args: dict[str, Arg] = {"side": names.side_name(seat)}
    key = WINDOW_NAMES[battle.window].replace("_", "-")
    if battle.window == PLACING:
        unit, weapon = int(next_unit(battle, seat)), int(next_weapon(battle, seat))
        if unit >= 0:
            args["piece"] = names.unit_name(battle, unit)
        elif weapon >= 0:
            key = "equipping"
            args["piece"] = names.weapon_name(battle, weapon)
        elif next_works(battle, seat):
            key = "fortifying"
            args["works"] = names.works_name(int(next_works(battle, seat)))
        else:
            key = "confirming"
    return Message(f"combat-commander-prompt-{key}", args)


def option_for(battle: Battle, seat: int, action: int) -> Option:
    """One option with its words."""
    verb = action >> ARG_BITS
    return Option(action, write(action), label_of(battle, seat, action), None, verb in ROLLING_VERBS)


def label_of(battle: Battle, seat: int, action: int) -> Message:
    """The words of an action, legal or not."""
    verb, arg = action >> ARG_BITS, action & ARG_MASK
    return Message(f"combat-commander-option-{VERB_NAMES[verb]}", argument_of(battle, seat, verb, arg))


def argument_of(battle: Battle, seat: int, verb: int, arg: int) -> dict[str, Arg]:
    """What an action is about, by name."""
    if verb in HEX_VERBS:
        return {"hex": names.hex_word(arg)}
    if verb in PIECE_VERBS:
        return {"piece": names.piece_word(battle, arg)}
    if verb in CARD_VERBS:
        return {"card": names.card_word(battle, 1 - seat if verb == PICK_CARD else seat, arg)}  # CC-E61
    if verb in SIDE_VERBS:
        return {"side": names.side_name(arg)}
    if verb in ITEM_VERBS:
        return {"item": names.item_word(arg)}
    return {"number": arg} if verb in NUMBER_VERBS else {}


def refusal_of(battle: Battle, seat: int, action: int, number: int) -> Refusal | None:
    """A refusal by its number, with the rule and a sentence."""
    if number == ALLOWED:
        return None
    rule, key = RULES[number]
    verb, arg = action >> ARG_BITS, action & ARG_MASK
    args = argument_of(battle, seat, verb, arg) if 0 <= verb < len(VERB_NAMES) else {}
    return Refusal(rule, Message(f"combat-commander-refusal-{key}", args))


def tempting(battle: Battle, seat: int) -> list[int]:
    """Actions a player might want now though they are refused: what `why` explains.

    Every answer the open question could have, and in the own Turn every card of the hand for its Order.
    """
    if seat not in battle.to_act():
        return []
    wanted = [int(action) for action in on_top(battle).candidates(battle, seat)]
    return [action for action in wanted if battle.why_not(seat, action) != ALLOWED]
