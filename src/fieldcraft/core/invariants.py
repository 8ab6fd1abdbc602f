"""What must hold at every step of every game, whatever its rules: the fuzzer, scripts and tests all ask here."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from fieldcraft.core.chance import FastChance
from fieldcraft.core.decision import Passing
from fieldcraft.core.errors import BadInput, IllegalAction
from fieldcraft.core.events import Event
from fieldcraft.core.game import Game
from fieldcraft.core.state import State

SPECTATOR = -1


def seats_and_spectator(of: Game) -> range:
    """Every seat's number, and -1."""
    return range(SPECTATOR, len(of.seat_ids))


def view_bytes(state: State, seat: int) -> bytes:
    """All that a seat (-1: a spectator) is shown of a position."""
    return msgspec.json.encode(state.view(None if seat == SPECTATOR else seat))


def broken_position(of: Game, start: State, state: State) -> Iterator[str]:
    """Faults of a position that came from `start`, in words for developers."""
    yield from of.faults(start, state)
    yield from dead_ends(state)
    yield from unlike_after_saving(of, start, state)


def dead_ends(state: State) -> Iterator[str]:
    """Somebody can act, unless the game is over."""
    if state.outcome() is None and not state.to_act():
        yield "the game is not over, and nobody has to act"
    if state.outcome() is not None and state.to_act():
        yield "the game is over, and somebody has to act"
    for seat in state.to_act():
        if len(state.legal(seat)) == 0:
            yield f"seat {seat} has to act and has no option"


def unlike_after_saving(of: Game, start: State, state: State) -> Iterator[str]:
    """A copy, and the position written down and read again, are the same position."""
    given = of.dump(state)
    if of.dump(state.copy()) != given:
        yield "a copy differs from its original"
    scenario, options = of.origin(start)
    try:
        again = of.arrange(scenario, options, given)
    except BadInput as error:
        yield f"the position cannot be set up again: {error}"
        return
    if of.dump(again) != given:
        yield "the position differs after writing and reading it"
    for seat in range(len(of.seat_ids)):
        if list(again.legal(seat)) != list(state.legal(seat)):
            yield f"seat {seat} has other options after writing and reading the position"


def broken_legality(of: Game, state: State) -> Iterator[str]:
    """Listed is allowed, unlisted is refused with a rule; a refused action changes nothing."""
    given = of.dump(state)
    for seat in range(len(of.seat_ids)):
        legal = [int(action) for action in state.legal(seat)]
        if len(set(legal)) != len(legal):
            yield f"seat {seat} is offered the same action twice"
        for action in range(-1, of.action_space + 1):
            allowed = state.why_not(seat, action) == 0
            if allowed != (action in legal):
                yield f"action {action} of seat {seat} is {'allowed' if allowed else 'refused'} against its listing"
        yield from unexplained(state, seat, next(each for each in range(of.action_space) if each not in legal))
    if of.dump(state) != given:
        yield "looking at the options or being refused changed the position"


def unexplained(state: State, seat: int, action: int) -> Iterator[str]:
    """An illegal action is refused with a rule's id, by `explain` and by `apply` alike."""
    refusal = state.explain(seat, action)
    if refusal is None or not refusal.rule:
        yield f"action {action} of seat {seat} is refused without a rule"
        return
    try:
        state.apply(seat, action, FastChance(1))
    except IllegalAction as error:
        if error.rule != refusal.rule:
            yield f"action {action} is explained by {refusal.rule} and refused by {error.rule}"
    else:
        yield f"the illegal action {action} of seat {seat} was accepted"


def leaks(of: Game, state: State, seed: int) -> Iterator[str]:
    """Positions that a seat cannot tell apart look the same to it, and are redealt alike."""
    for seat in seats_and_spectator(of):
        other = state.redeal(seat, FastChance(seed))
        if view_bytes(other, seat) != view_bytes(state, seat):
            yield f"seat {seat} sees a difference between positions it cannot tell apart"
        if seat != SPECTATOR and list(other.legal(seat)) != list(state.legal(seat)):
            yield f"seat {seat} has other options in a position it cannot tell apart"
        if seat != SPECTATOR and other.decision(seat) != state.decision(seat):
            yield f"seat {seat} is asked differently in a position it cannot tell apart"
        if seat != SPECTATOR and let_pass(of, other, seat) != let_pass(of, state, seat):
            yield f"seat {seat} can let pass something else in a position it cannot tell apart"
        if of.dump(other.redeal(seat, FastChance(seed + 1))) != of.dump(state.redeal(seat, FastChance(seed + 1))):
            yield f"what seat {seat} imagines depends on what it cannot know"


def let_pass(of: Game, state: State, seat: int) -> tuple[Passing | None, list[int | None]]:
    """All that decides whether a question passes by itself."""
    return of.passing(state, seat), [of.period(state, seat, each.name) for each in of.periods]


def broken_step(
    of: Game, start: State, before: State, seat: int, action: int, events: list[Event], after: State
) -> Iterator[str]:
    """Faults of one step: of the position it led to, and of the step itself by the game's own referee."""
    yield from of.referee(before, seat, action, events, after)
    yield from broken_position(of, start, after)
    if after.barrier < before.barrier:
        yield "the barrier went back"
