"""Undaunted: Normandy, all rules U-1 to U-16 and its twelve scenarios."""

from fieldcraft.games.undaunted.game import Undaunted

GAME = Undaunted()
