"""Takes what looks best now, by its game's own judgement of the view."""

from collections.abc import Sequence
from typing import Any

from fieldcraft.bots.seat import Seat
from fieldcraft.core.game import Game
from fieldcraft.core.registry import room


class GreedyBot:
    """The action with the highest score of the game's `strategy.scores`; chance decides between equals."""

    name = "greedy"

    def choose(self, seat: Seat) -> int:
        scores: list[float] = room(seat.game, "strategy").scores(seat.view, seat.legal)
        best = max(scores)
        leaders = [action for action, score in zip(seat.legal, scores, strict=True) if score == best]
        return leaders[seat.chance.choose(len(leaders), "policy")]

    def remark(self, of: Game, view: Any, seat: int, done: str, allowed: Sequence[str]) -> str:
        """As the game's `strategy.remark` has it."""
        return str(room(of, "strategy").remark(view, seat, done, allowed))
