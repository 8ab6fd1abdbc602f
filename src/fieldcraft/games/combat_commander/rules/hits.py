"""CC-3.2 Breaking, suppressing and rallying a unit; `casualties` has the procedure that breaks it."""

from mypy_extensions import i64

from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.combat_commander.happenings import RALLIED, RECOVERED, WAS_SUPPRESSED
from fieldcraft.games.combat_commander.process import HIT
from fieldcraft.games.combat_commander.rules.frames import IS_ONE_OF_MANY, UNIT
from fieldcraft.games.combat_commander.rules.units import unit_told
from fieldcraft.games.combat_commander.state import IS_BROKEN, SUPPRESSED, Battle


def begin_hit(battle: Battle, unit: i64, is_one_of_many: bool) -> None:
    """Push the breaking of a unit; the end of the game is tested by the caller if it breaks several at once."""
    battle.push(HIT)
    battle.put(UNIT, unit)
    battle.put(IS_ONE_OF_MANY, 1 if is_one_of_many else 0)


def suppress(battle: Battle, unit: i64, log: Log) -> None:
    """One Suppressed marker a unit at most (CC-8.1)."""
    counters = battle.counters
    if counters.marks[unit] & SUPPRESSED == 0:
        counters.marks[unit] |= SUPPRESSED
        log.tell(EVERYBODY, WAS_SUPPRESSED, unit_told(battle, unit), counters.at[unit])


def unsuppress(battle: Battle, unit: i64, log: Log) -> None:
    counters = battle.counters
    if counters.marks[unit] & SUPPRESSED:
        counters.marks[unit] &= ~SUPPRESSED
        log.tell(EVERYBODY, RECOVERED, unit_told(battle, unit), counters.at[unit])


def rally(battle: Battle, unit: i64, log: Log) -> None:
    """To the unbroken side; Suppressed, Veteran and Weapon stay (CC-3.2.2)."""
    counters = battle.counters
    counters.marks[unit] &= ~IS_BROKEN
    log.tell(EVERYBODY, RALLIED, unit_told(battle, unit), counters.at[unit])
