"""Plays at random: the weakest honest opponent, and the fuzzer's legs."""

from collections.abc import Sequence
from typing import Any

from fieldcraft.bots.seat import Seat
from fieldcraft.core.game import Game
from fieldcraft.core.registry import room


class RandomBot:
    """Any legal action, each equally likely, but for those its game calls foolhardy.

    A game may name actions after which their owner could never act again (`strategy.foolhardy`): with those, a game
    might never end.
    """

    name = "random"

    def choose(self, seat: Seat) -> int:
        foolhardy = room(seat.game, "strategy").foolhardy(seat.view)
        sane = [action for action in seat.legal if action not in foolhardy]
        return sane[seat.chance.choose(len(sane), "policy")]

    def remark(self, of: Game, view: Any, seat: int, done: str, allowed: Sequence[str]) -> str:
        """Nothing: who acts at random has nothing to say."""
        return ""
