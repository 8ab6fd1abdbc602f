"""CC-E52 Deploy."""

from typing import Final

from mypy_extensions import i64

from fieldcraft.core.events import Log
from fieldcraft.games.combat_commander.kinds import EVENT_DEPLOY
from fieldcraft.games.combat_commander.rules.events.event import Event, UnitEvent
from fieldcraft.games.combat_commander.rules.replacing import begin_deploy, can_be_deployed
from fieldcraft.games.combat_commander.state import SLOTS, Battle


class Deploy(UnitEvent):
    """One own Squad spreads out: two Teams take its place (CC-E52)."""

    def is_choice(self, battle: Battle, seat: i64, unit: i64) -> bool:
        return unit // SLOTS == seat and can_be_deployed(battle, unit)

    def strike(self, battle: Battle, seat: i64, unit: i64, log: Log) -> None:
        begin_deploy(battle, unit)


DEPLOYS: Final[list[Event]] = [Deploy(EVENT_DEPLOY)]
