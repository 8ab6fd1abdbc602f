"""Decisions put for people: the prompt, every option with its words and odds, and why something is refused."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fieldcraft.core.decision import Decision, Option, Refusal
from fieldcraft.core.text import Arg, Message
from fieldcraft.games.combat_commander.forecast import odds_of
from fieldcraft.games.combat_commander.labels import label_of
from fieldcraft.games.combat_commander.notation import write
from fieldcraft.games.combat_commander.process import WINDOW_NAMES
from fieldcraft.games.combat_commander.prompts import prompt_for
from fieldcraft.games.combat_commander.rules.flow import on_top
from fieldcraft.games.combat_commander.rules.refusals import ALLOWED, RULES
from fieldcraft.games.combat_commander.shortfalls import COUNTED, shortfall
from fieldcraft.games.combat_commander.state import Battle
from fieldcraft.games.combat_commander.verbs import (
    ARG_BITS,
    ARG_MASK,
    END,
    FIRE,
    GIVE_UP,
    KEEP,
    READY,
    REROLL,
    ROLL,
)

ROLLING_VERBS: Final = (END, FIRE, KEEP, READY, REROLL, ROLL)
"""Verbs that roll, reveal or hand over at once."""


def decision_for(battle: Battle, seat: int, legal: vec[i64]) -> Decision:
    """The open decision of a seat with its options, in the order of `legal`."""
    options = tuple(option_for(battle, seat, int(action)) for action in legal)
    return Decision(seat, WINDOW_NAMES[battle.window], prompt_for(battle, seat), options)


def option_for(battle: Battle, seat: int, action: int) -> Option:
    """One option with its words and odds."""
    verb, arg = action >> ARG_BITS, action & ARG_MASK
    odds = odds_of(battle, seat, verb, arg)
    is_rare = verb == GIVE_UP  # CC-W12: possible at every decision
    return Option(action, write(action), label_of(battle, seat, action), odds, verb in ROLLING_VERBS, is_rare)


def refusal_of(battle: Battle, seat: int, action: int, number: int) -> Refusal | None:
    """A refusal by its number, with the rule and a sentence."""
    if number == ALLOWED:
        return None
    rule, key = RULES[number]
    args: dict[str, Arg] = {}
    if number in COUNTED:
        args["numbers"] = shortfall(battle, seat, action >> ARG_BITS, action & ARG_MASK, number)
    return Refusal(rule, Message(f"combat-commander-refusal-{key}", args))


def tempting(battle: Battle, seat: int) -> list[int]:
    """Actions a player might want now though they are refused: what `why` explains.

    Every answer the open question could have, and in the own Turn every card of the hand for its Order.
    """
    if seat not in battle.to_act():
        return []
    wanted = [int(action) for action in on_top(battle).candidates(battle, seat)]
    return [action for action in wanted if battle.why_not(seat, action) != ALLOWED]
