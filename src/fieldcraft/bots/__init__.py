"""Computer players. They get a `Seat`: what a player at that seat may know, and nothing else."""

from fieldcraft.bots.seat import Bot, Seat
from fieldcraft.bots.table import BOTS, bot_named

__all__ = ["BOTS", "Bot", "Seat", "bot_named"]
