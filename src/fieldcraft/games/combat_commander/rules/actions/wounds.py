"""CC-A36 Light Wounds."""

from typing import Final

from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import Log
from fieldcraft.games.combat_commander.kinds import ACTION_LIGHT_WOUNDS
from fieldcraft.games.combat_commander.process import W7_LIGHT_WOUNDS
from fieldcraft.games.combat_commander.rules.actions.action import Action, bit
from fieldcraft.games.combat_commander.rules.countermix import units_left
from fieldcraft.games.combat_commander.rules.frames import UNIT
from fieldcraft.games.combat_commander.rules.occupation import gain
from fieldcraft.games.combat_commander.rules.refusals import ALLOWED, NONE_LEFT
from fieldcraft.games.combat_commander.rules.replacing import team_kind, wound
from fieldcraft.games.combat_commander.state import Battle


class LightWounds(Action):
    """Half of the Squad is hurt but not lost: a Team stands where it stood, for 1 VP (CC-A36)."""

    def __init__(self) -> None:
        super().__init__(ACTION_LIGHT_WOUNDS, bit(W7_LIGHT_WOUNDS))

    def why_not_play(self, battle: Battle, seat: i64, window: i64) -> i64:
        return ALLOWED if units_left(battle, team_kind(battle, seat)) > 0 else NONE_LEFT

    def play(self, battle: Battle, seat: i64, chance: Chance, log: Log) -> None:
        gain(battle, seat, -1, log)
        wound(battle, battle.get(UNIT), log)


WOUNDS: Final[list[Action]] = [LightWounds()]
