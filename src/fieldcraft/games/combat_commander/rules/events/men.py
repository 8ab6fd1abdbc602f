"""CC-E44, E60, E62, E64, E66 Events that do something to one unit of the receiving player's choice."""

from typing import Final

from mypy_extensions import i64

from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.combat_commander.happenings import HARDENED
from fieldcraft.games.combat_commander.hexes import DISTANCE
from fieldcraft.games.combat_commander.kinds import (
    EVENT_BATTLE_HARDEN,
    EVENT_INTERDICTION,
    EVENT_KIA,
    EVENT_MEDIC,
    EVENT_PRISONERS_OF_WAR,
)
from fieldcraft.games.combat_commander.rules.events.event import Event, UnitEvent
from fieldcraft.games.combat_commander.rules.hits import rally, suppress
from fieldcraft.games.combat_commander.rules.units import cover_in, is_broken, unit_told
from fieldcraft.games.combat_commander.rules.victory import check_end, eliminate
from fieldcraft.games.combat_commander.state import SLOTS, SUPPRESSED, VETERAN, Battle, is_on_map


class BattleHarden(UnitEvent):
    """One own unit has seen enough to fight better from now on: it becomes Veteran (CC-E44)."""

    def is_choice(self, battle: Battle, seat: i64, unit: i64) -> bool:
        return unit // SLOTS == seat and not battle.counters.marks[unit] & VETERAN

    def strike(self, battle: Battle, seat: i64, unit: i64, log: Log) -> None:
        battle.counters.marks[unit] |= VETERAN
        log.tell(EVERYBODY, HARDENED, unit_told(battle, unit), battle.counters.at[unit])


class Interdiction(UnitEvent):
    """Somebody in the open, on either side, has to keep his head down (CC-E60)."""

    def is_choice(self, battle: Battle, seat: i64, unit: i64) -> bool:
        if battle.counters.marks[unit] & SUPPRESSED:
            return False
        return cover_in(battle, battle.counters.at[unit], 0, False) < 1

    def strike(self, battle: Battle, seat: i64, unit: i64, log: Log) -> None:
        suppress(battle, unit, log)


class KilledInAction(UnitEvent):
    """One broken unit of either side is lost (CC-E62)."""

    def is_choice(self, battle: Battle, seat: i64, unit: i64) -> bool:
        return is_broken(battle, unit)

    def strike(self, battle: Battle, seat: i64, unit: i64, log: Log) -> None:
        eliminate(battle, unit, log)
        check_end(battle, log)


class Medic(UnitEvent):
    """One broken unit of either side rallies (CC-E64)."""

    def is_choice(self, battle: Battle, seat: i64, unit: i64) -> bool:
        return is_broken(battle, unit)

    def strike(self, battle: Battle, seat: i64, unit: i64, log: Log) -> None:
        rally(battle, unit, log)


class PrisonersOfWar(UnitEvent):
    """An own broken unit next to the enemy is taken (CC-E66)."""

    def is_choice(self, battle: Battle, seat: i64, unit: i64) -> bool:
        if unit // SLOTS != seat or not is_broken(battle, unit):
            return False
        at = battle.counters.at
        foe = 1 - seat
        other: i64
        for other in range(foe * SLOTS, battle.end_of(foe)):
            if is_on_map(at[other]) and DISTANCE[at[unit] * 150 + at[other]] <= 1:
                return True
        return False

    def strike(self, battle: Battle, seat: i64, unit: i64, log: Log) -> None:
        eliminate(battle, unit, log)
        check_end(battle, log)


MEN: Final[list[Event]] = [
    BattleHarden(EVENT_BATTLE_HARDEN),
    Interdiction(EVENT_INTERDICTION),
    KilledInAction(EVENT_KIA),
    Medic(EVENT_MEDIC),
    PrisonersOfWar(EVENT_PRISONERS_OF_WAR),
]
