"""The state of one game: what every game's rules must answer.

Actions are small ints here; `Game` turns them into notation and sentences at the edges.
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fieldcraft.core.chance import Chance
from fieldcraft.core.decision import Decision, Outcome, Refusal
from fieldcraft.core.events import Log


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position in a game: mutable, cheap to copy, free of I/O and of chance.

    `barrier` rises with every roll, draw, reveal and hand-over: undo is free back to its last rise.
    """

    def __init__(self) -> None:
        self.barrier: i64 = 0

    def next_seat(self) -> i64:
        """The lowest seat that owes a decision, or -1 when the game is over."""
        raise NotImplementedError

    def to_act(self) -> tuple[int, ...]:
        """All seats that owe a decision now; empty when the game is over."""
        raise NotImplementedError

    def legal(self, seat: i64) -> vec[i64]:
        """The legal actions of `seat`, in the fixed order its game documents; empty if it owes no decision."""
        raise NotImplementedError

    def why_not(self, seat: i64, action: i64) -> i64:
        """0 if `action` is legal for `seat` now, else the game's number for the refusal."""
        raise NotImplementedError

    def apply(self, seat: i64, action: i64, chance: Chance, events: Log | None = None) -> None:
        """Carry out a legal action up to the next decision.

        Raises `IllegalAction` with the rule's id, and leaves the state as it was, if the action is not legal.
        """
        raise NotImplementedError

    def copy(self) -> "State":
        """An independent copy."""
        raise NotImplementedError

    def redeal(self, seat: i64, chance: Chance) -> "State":
        """A state drawn from all those that `seat` (-1: a spectator) cannot tell from this one.

        It depends only on what the seat can know and on `chance`: indistinguishable states with equal chance give
        equal results.
        """
        raise NotImplementedError

    def decision(self, seat: int) -> Decision:
        """The open decision of `seat` with its options, put for people."""
        raise NotImplementedError

    def explain(self, seat: int, action: int) -> Refusal | None:
        """Why `seat` cannot do this now; None if it can."""
        raise NotImplementedError

    def view(self, seat: int | None) -> Any:
        """What `seat` (None: a spectator) may see, built by adding; a `msgspec.Struct` of the game's own."""
        raise NotImplementedError

    def winner_mask(self) -> i64:
        """Bit s set for each seat s that has won; 0 while the game runs or when nobody won."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it runs."""
        raise NotImplementedError
