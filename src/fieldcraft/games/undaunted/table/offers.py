"""What a player can do with one click: a card's action joined with its first target, where no chance lies between."""

from collections.abc import Iterator
from typing import Final

from fieldcraft.core.chance import FastChance
from fieldcraft.core.decision import Decision, Option
from fieldcraft.games.undaunted.kinds import (
    AIM,
    ARG_BITS,
    ARG_MASK,
    ATTACK,
    BID,
    END_TURN,
    GUIDE,
    HUNKER,
    KIND_NAMES,
    LEAD,
    MARK,
    MOVE,
    PRINTED_VERBS,
    READY,
    SCOUT,
    STALK,
    STEP,
    STOP,
    SUPPRESS,
    TAKE,
    TARGET,
    VERB_NAMES,
)
from fieldcraft.games.undaunted.notation import counter_name, tile_names
from fieldcraft.games.undaunted.play import UndauntedState
from fieldcraft.ui.scene import Offer

JOINED: Final = (MOVE, SCOUT, STALK, ATTACK, SUPPRESS, TARGET, GUIDE)
"""Actions whose first choice is made on the board and nothing is rolled or drawn before it."""


def offers(state: UndauntedState, seat: int) -> list[Offer]:
    """Everything `seat` may do now, in the order of its decision; empty if it owes none."""
    if seat not in state.to_act():
        return []
    found: list[Offer] = []
    for option in state.decision(seat):
        if option.action >> ARG_BITS in JOINED:
            found += joined(state, seat, option)
        else:
            found.append(single(state, option))
    return found


def joined(state: UndauntedState, seat: int, option: Option) -> Iterator[Offer]:
    """A card's action with each of its first targets."""
    verb, kind = option.action >> ARG_BITS, option.action & ARG_MASK
    after = state.copy()
    after.apply(seat, option.action, FastChance(0))  # nothing of these actions rolls before the target is chosen
    if after.phase == state.phase:  # nothing to choose: the action is over
        yield single(state, option)
        return
    following: Decision = after.decision(seat)
    for target in following:
        place, piece = where(after, target.action)
        yield Offer(
            do=f"{option.notation}; {target.notation}",
            label=target.label,
            verb=VERB_NAMES[verb],
            card=KIND_NAMES[kind],
            place=place,
            piece=piece,
            odds=target.odds,
            irreversible=target.irreversible,
        )


def single(state: UndauntedState, option: Option) -> Offer:
    """One action by itself."""
    verb, arg = option.action >> ARG_BITS, option.action & ARG_MASK
    is_card = verb < PRINTED_VERBS or verb in (READY, HUNKER, BID, TAKE)
    place, piece = where(state, option.action)
    return Offer(
        do=option.notation,
        label=option.label,
        verb={END_TURN: "end", STOP: "stop"}.get(verb, VERB_NAMES[verb]),
        card=KIND_NAMES[arg] if is_card else "",
        place=place,
        piece=piece,
        odds=option.odds,
        irreversible=option.irreversible,
    )


def where(state: UndauntedState, action: int) -> tuple[str, str]:
    """The tile and the counter at which an action is clicked."""
    verb, arg = action >> ARG_BITS, action & ARG_MASK
    if verb in (STEP, MARK):
        return tile_names(state)[arg], ""
    if verb in (AIM, LEAD):
        return "", counter_name(arg)
    return "", ""
