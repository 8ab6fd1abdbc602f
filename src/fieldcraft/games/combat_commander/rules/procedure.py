"""What every procedure answers: something that goes on, may ask, and ends.

A procedure has no memory of its own: all it knows stands in its frame on the stack (`state.Battle`), so a position can
be copied and written down in the middle of anything. Registers of a frame are the numbers 2 to 11.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import Log
from fieldcraft.games.combat_commander.hexes import NEIGHBOUR, OFF_MAP
from fieldcraft.games.combat_commander.rules.refusals import ALLOWED, NOT_NOW
from fieldcraft.games.combat_commander.state import Battle
from fieldcraft.games.combat_commander.verbs import ARG_BITS, ARG_MASK, STEP, action_of


class Procedure:
    """One kind of thing that goes on."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        """Carry on up to a question, a procedure within this one, or the end of this one."""
        raise NotImplementedError

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        """All actions that `why_not` might allow now, in the documented order."""
        raise NotImplementedError

    def offers(self, battle: Battle, seat: i64) -> vec[i64]:
        """The candidates that are allowed; a procedure may work them out in a quicker way."""
        candidates = self.candidates(battle, seat)
        found = vec[i64](capacity=len(candidates))
        place: i64
        for place in range(len(candidates)):
            action = candidates[place]
            if self.why_not(battle, seat, action >> ARG_BITS, action & ARG_MASK) == ALLOWED:
                found = append(found, action)
        return found

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        """0 if this answers the open question, else the number of the refusal."""
        return NOT_NOW

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        """Take in an allowed answer; the question is closed by then."""
        raise NotImplementedError


def each(verb: i64, first: i64, end: i64) -> vec[i64]:
    """The verb with every number from `first` to before `end`: candidates in the order of their numbers."""
    found = vec[i64](capacity=end - first)
    arg: i64
    for arg in range(first, end):
        found = append(found, action_of(verb, arg))
    return found


def steps_from(hex_: i64) -> vec[i64]:
    """Steps into the hexes around this one, clockwise from the north."""
    found = vec[i64]()
    direction: i64
    for direction in range(1, 7):
        to = NEIGHBOUR[hex_ * 7 + direction]
        if to != OFF_MAP:
            found = append(found, action_of(STEP, to))
    return found
