"""What a computer player is given when it has to decide."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Protocol

from fieldcraft.core.chance import Chance, FastChance
from fieldcraft.core.game import Game
from fieldcraft.core.state import State


class Seat:
    """One seat at the moment it owes a decision: its view, its legal actions, and states it cannot tell apart.

    `chance` is the player's own source, never the table's. The true state stays with the seat: all that comes out of it
    is what the seat may know.
    """

    def __init__(self, game: Game, state: State, seat: int, chance: FastChance) -> None:
        self.game = game
        self.seat = seat
        self.legal: tuple[int, ...] = tuple(int(action) for action in state.legal(seat))
        self.chance = chance
        self.__state = state

    @cached_property
    def view(self) -> Any:
        """What the seat may see."""
        return self.__state.view(self.seat)

    def imagine(self, chance: Chance) -> State:
        """A state drawn from all those that this seat cannot tell from the true one."""
        return self.__state.redeal(self.seat, chance)


class Bot(Protocol):
    """A computer player. With equal seats and equal chance it chooses equal actions."""

    name: str

    def choose(self, seat: Seat) -> int:
        """One of `seat.legal`."""

    def remark(self, of: Game, view: Any, seat: int, done: str, allowed: Sequence[str]) -> str:
        """One of the phrases that a game with rules on talk allows after what was done, or nothing.

        `view` is the spectator's: what is said aloud may rest on nothing that others do not see.
        """
