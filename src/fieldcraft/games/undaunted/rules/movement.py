"""U-10 Movement actions: Move, Guide, Scout, Stalk."""

from mypy_extensions import i64

from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.undaunted.happenings import (
    FOG_TAKEN,
    MOVED,
    SCOUTED,
    STAYED,
    TARGET_TAKEN_OFF,
)
from fieldcraft.games.undaunted.kinds import COUNTERS, FOG, GUIDE, MORTAR, MOVE, NONE, SCOUT, UNITS
from fieldcraft.games.undaunted.rules.refusals import (
    ALLOWED,
    GUIDE_ENEMY,
    GUIDE_NEEDS_MARKER,
    GUIDE_OFF_BOARD,
    GUIDE_SUPPRESSED,
    MOVE_NEEDS_MARKER,
    NOT_A_TILE,
    NOT_ADJACENT,
)
from fieldcraft.games.undaunted.state import Battle


def why_no_step(battle: Battle, tile: i64) -> i64:
    """A step goes to an adjacent tile (U-10.1); Move and Guide only onto own markers (U-10.2, U-10.3)."""
    if tile >= battle.board.tiles:
        return NOT_A_TILE
    me = battle.side(battle.active)
    if not (battle.board.neighbours[me.where[battle.unit]] >> tile) & 1:
        return NOT_ADJACENT
    if (me.marked() >> tile) & 1 == 0:
        if battle.verb == MOVE:
            return MOVE_NEEDS_MARKER
        if battle.verb == GUIDE:
            return GUIDE_NEEDS_MARKER
    return ALLOWED


def open_steps(battle: Battle) -> i64:
    """The set of tiles the moving counter may enter now."""
    me = battle.side(battle.active)
    near = battle.board.neighbours[me.where[battle.unit]]
    return near & me.marked() if battle.verb == MOVE or battle.verb == GUIDE else near


def step(battle: Battle, tile: i64, log: Log) -> None:
    """Move the counter onto an adjacent tile, with what its action does there."""
    side = battle.active
    me = battle.side(side)
    start = me.where[battle.unit]
    me.where[battle.unit] = tile
    battle.left -= 1
    log.tell(EVERYBODY, MOVED, side, battle.unit, start, tile)
    if battle.verb == SCOUT:
        scout_tile(battle, tile, log)
    if battle.unit == MORTAR:
        take_target_off(battle, side, log)  # U-10.8


def scout_tile(battle: Battle, tile: i64, log: Log) -> None:
    """Mark an unmarked tile as scouted and take Fog of War; the enemy's marker stays (U-10.4 to U-10.6)."""
    me = battle.side(battle.active)
    if (me.marked() >> tile) & 1:
        return
    me.scouted |= i64(1) << tile
    log.tell(EVERYBODY, SCOUTED, battle.active, tile)
    log.tell(EVERYBODY, FOG_TAKEN, battle.active, me.take_fog(1), me.supply[FOG])


def stay(battle: Battle, log: Log) -> None:
    """End a movement; not a step of it need have been made (U-7.6)."""
    log.tell(EVERYBODY, STAYED, battle.active, battle.unit, battle.side(battle.active).where[battle.unit])


def take_target_off(battle: Battle, side: i64, log: Log) -> None:
    """The target marker leaves the board with its Mortar's tile (U-10.8, U-13.6)."""
    me = battle.side(side)
    if me.target != NONE:
        log.tell(EVERYBODY, TARGET_TAKEN_OFF, side, me.target)
        me.target = NONE


def why_no_lead(battle: Battle, counter: i64) -> i64:
    """Guide moves one of your own counters that is on the board and ready (U-10.3)."""
    if counter >= COUNTERS:
        return GUIDE_OFF_BOARD
    if counter // UNITS != battle.active:
        return GUIDE_ENEMY
    me = battle.side(battle.active)
    unit = counter % UNITS
    if me.where[unit] == NONE:
        return GUIDE_OFF_BOARD
    if me.is_suppressed(unit):
        return GUIDE_SUPPRESSED
    return ALLOWED


def has_counter_to_lead(battle: Battle) -> bool:
    """Is there a counter that Guide could move (U-10.10)?"""
    unit: i64
    for unit in range(UNITS):
        if why_no_lead(battle, battle.active * UNITS + unit) == ALLOWED:
            return True
    return False
