"""What this game's computer players know of playing it well. Everything is judged from a view."""

from fieldcraft.games.combat_commander.strategy.policy import scores
from fieldcraft.games.combat_commander.strategy.sight import foolhardy

__all__ = ["foolhardy", "scores"]
