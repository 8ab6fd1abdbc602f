"""What this game's computer players know of playing it well. Everything is judged from a view."""

from fieldcraft.games.grizzled.strategy.policy import scores
from fieldcraft.games.grizzled.strategy.talk import remark
from fieldcraft.games.grizzled.view import View

__all__ = ["foolhardy", "remark", "scores"]


def foolhardy(view: View) -> frozenset[int]:
    """Every action uses something up, so every game ends (G-5.8): nothing is foolhardy."""
    return frozenset()
