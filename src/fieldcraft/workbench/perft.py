"""Move-path counts: how many sequences of decisions there are from a set-up, to a small depth.

Chance is one fixed stream, copied along every path, so the counts are the same on every machine.
"""

from fieldcraft.core.chance import SEED_MASK, FastChance
from fieldcraft.core.game import Game
from fieldcraft.core.state import State


def branch(chance: FastChance) -> FastChance:
    """A stream of its own that goes on as `chance` does."""
    other = FastChance(0)
    other.a, other.b, other.c, other.counter = chance.a, chance.b, chance.c, chance.counter
    return other


def perft(of: Game, scenario: str, depth: int, seed: int) -> list[int]:
    """By depth from 1: the number of paths of so many decisions; games that end earlier count no further."""
    chance = FastChance(seed & SEED_MASK)
    counts = [0] * depth
    _walk(of.setup(scenario, {}, chance), chance, counts, 0)
    return counts


def _walk(state: State, chance: FastChance, counts: list[int], depth: int) -> None:
    seat = state.next_seat()
    if depth == len(counts) or seat < 0:
        return
    legal = state.legal(seat)
    counts[depth] += len(legal)
    if depth + 1 == len(counts):
        return
    for action in legal:
        after, luck = state.copy(), branch(chance)
        after.apply(seat, action, luck)
        _walk(after, luck, counts, depth + 1)
