"""What this game's computer players know of playing it well. Everything is judged from a view."""

from fieldcraft.games.undaunted.strategy.policy import scores
from fieldcraft.games.undaunted.strategy.sight import foolhardy

__all__ = ["foolhardy", "scores"]
