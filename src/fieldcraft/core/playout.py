"""Random play to the end: the inner loop of simulation, fuzzing and search."""

from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.state import State


def play_randomly(state: State, chance: Chance, limit: i64) -> i64:
    """Play uniformly chosen legal actions until the game ends or `limit` decisions are made.

    Returns the number of decisions made. The state is changed in place.
    """
    made: i64 = 0
    while made < limit:
        seat = state.next_seat()
        if seat < 0:
            break
        legal = state.legal(seat)
        state.apply(seat, legal[chance.choose(i64(len(legal)), "policy")], chance)
        made += 1
    return made
