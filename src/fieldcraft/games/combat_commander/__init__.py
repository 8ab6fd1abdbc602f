"""Combat Commander: Europe and Mediterranean, with all rules CC-1 to CC-F106 and scenarios of both volumes."""

from fieldcraft.games.combat_commander.game import CombatCommander

GAME = CombatCommander()
