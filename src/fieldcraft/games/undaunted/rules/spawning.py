"""U-8 Spawning, suppression, Hunker Down."""

from mypy_extensions import i64

from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.undaunted.happenings import HUNKERED, READIED, SPAWNED
from fieldcraft.games.undaunted.kinds import FOG, NONE, UNITS
from fieldcraft.games.undaunted.rules.refusals import (
    ALLOWED,
    FOG_CANNOT_ACT,
    FOG_CANNOT_HUNKER,
    NO_COUNTER_TO_READY,
    NOT_IN_HAND,
    NOT_SUPPRESSED,
)
from fieldcraft.games.undaunted.state import Battle


def needs_spawning(battle: Battle, side: i64, kind: i64) -> bool:
    """Is it a combat card whose counter is off the board (U-8.1)?"""
    return kind < UNITS and battle.side(side).where[kind] == NONE


def spawn(battle: Battle, side: i64, unit: i64, log: Log) -> None:
    """Put the counter, ready, on its spawn tile, whoever is there (U-8.1, U-8.3)."""
    tile = battle.board.spawns[side * UNITS + unit]
    battle.side(side).where[unit] = tile
    log.tell(EVERYBODY, SPAWNED, side, unit, tile)


def why_not_ready(battle: Battle, side: i64, kind: i64) -> i64:
    """A card of a suppressed unit readies it; the action that would have been does not matter (U-8.5, U-8.6)."""
    me = battle.side(side)
    if kind == FOG:
        return FOG_CANNOT_ACT
    if kind >= UNITS:
        return NO_COUNTER_TO_READY
    if me.hand[kind] == 0:
        return NOT_IN_HAND
    if not me.is_suppressed(kind):
        return NOT_SUPPRESSED
    return ALLOWED


def ready(battle: Battle, side: i64, unit: i64, log: Log) -> None:
    """Flip a suppressed counter to ready, and do nothing else (U-8.5)."""
    battle.side(side).suppressed &= ~(i64(1) << unit)
    log.tell(EVERYBODY, READIED, side, unit)


def why_not_hunker(battle: Battle, side: i64, kind: i64) -> i64:
    """Every card but Fog of War may hunker down, whatever its counter does (U-8.7)."""
    if kind == FOG:
        return FOG_CANNOT_HUNKER
    if battle.side(side).hand[kind] == 0:
        return NOT_IN_HAND
    return ALLOWED


def hunker_down(battle: Battle, side: i64, kind: i64, log: Log) -> None:
    """Put a card from hand back into the supply (U-8.7)."""
    me = battle.side(side)
    me.leave_hand(kind)
    me.supply[kind] += 1
    log.tell(EVERYBODY, HUNKERED, side, kind)
