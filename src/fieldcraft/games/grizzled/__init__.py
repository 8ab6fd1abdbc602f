"""The Grizzled, all rules G-1 to G-15, for 2 to 5 players."""

from fieldcraft.games.grizzled.game import Grizzled

GAME = Grizzled()
