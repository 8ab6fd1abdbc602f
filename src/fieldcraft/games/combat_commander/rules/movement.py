"""CC-O16, CC-O21 Where a unit can go: costs, hexsides, edges."""

from typing import Final

from mypy_extensions import i64

from fieldcraft.games.combat_commander.ground import CLOSED, HALF, OPEN, OVER_CLIFF
from fieldcraft.games.combat_commander.hexes import (
    DEPTH,
    HEXES,
    NEIGHBOUR,
    OFF_MAP,
    OPPOSITE_EDGE,
    direction_to,
    row_of,
)
from fieldcraft.games.combat_commander.kinds import BUNKER, NONE, PILLBOX, TRENCH
from fieldcraft.games.combat_commander.rules.refusals import (
    ALLOWED,
    CANNOT_ENTER,
    CLIFF_WITH_WEAPON,
    ENEMY_IN_HEX,
    HEX_IMPASSABLE,
    NO_SUCH_ACTION,
    NOT_ADJACENT,
    NOT_ENEMY_EDGE,
    RAID_BLOCKED,
    TOO_FEW_POINTS,
)
from fieldcraft.games.combat_commander.rules.units import has_side, movement_of
from fieldcraft.games.combat_commander.state import EDGE, SLOTS, Battle, is_on_map

ALL_POINTS: Final = 1000
"""More half MPs than any unit has: what Wire costs (CC-F106)."""


def points_left(battle: Battle, unit: i64) -> i64:
    """Half MPs a unit can still spend, from where it stands (CC-O21.1-d1)."""
    return movement_of(battle, unit) * HALF - battle.counters.used[unit]


def entry_cost(battle: Battle, side: i64, from_: i64, direction: i64) -> i64:
    """Half MPs to enter the neighbour in a direction; 0 if a Move cannot (CC-T78.2)."""
    if is_trench_step(battle, from_, direction):
        return HALF
    return battle.field.ground.move_cost[(side * HEXES + from_) * 7 + direction]


def is_trench_step(battle: Battle, from_: i64, direction: i64) -> bool:
    """From a Trench along to a Trench, Bunker or Pillbox, or back, but not across a Cliff (CC-F105.2, CC-F105.2-d1)."""
    works = battle.counters.works
    if not is_linked(works[from_]) or battle.field.ground.crossing[from_ * 7 + direction] != OPEN:
        return False
    to = NEIGHBOUR[from_ * 7 + direction]
    return is_linked(works[to]) and (works[from_] == TRENCH or works[to] == TRENCH)


def is_linked(works: i64) -> bool:
    """Is it a Trench, or a Fortification that a Trench can lead to?"""
    return works in (TRENCH, BUNKER, PILLBOX)


def why_no_entry(battle: Battle, unit: i64, hex_: i64) -> i64:
    """May the unit enter the hex by a Move now (CC-O21.1, CC-O21.4)?"""
    if hex_ >= HEXES:
        return NO_SUCH_ACTION
    from_ = battle.counters.at[unit]
    direction = direction_to(from_, hex_)
    if direction == 0:
        return NOT_ADJACENT
    return why_no_way(battle, unit // SLOTS, from_, direction, points_left(battle, unit))


def why_no_way(battle: Battle, side: i64, from_: i64, direction: i64, points: i64) -> i64:
    """May a unit of the side with so many half MPs left enter the neighbour in a direction by a Move now?"""
    cost = entry_cost(battle, side, from_, direction)
    if cost == 0:
        return CANNOT_ENTER
    hex_ = NEIGHBOUR[from_ * 7 + direction]
    if battle.counters.blaze[hex_]:
        return HEX_IMPASSABLE
    if has_side(battle, hex_, 1 - side):
        return ENEMY_IN_HEX
    return ALLOWED if points >= cost else TOO_FEW_POINTS


def why_no_move_off(battle: Battle, unit: i64) -> i64:
    """May the unit leave over the enemy's edge by a Move, for 1 MP (CC-7.2.1)?"""
    why = why_no_exit(battle, unit)
    if why != ALLOWED:
        return why
    return ALLOWED if points_left(battle, unit) >= HALF else TOO_FEW_POINTS


def why_no_exit(battle: Battle, unit: i64) -> i64:
    """Is the unit where it may leave: at the enemy's edge (CC-7.2.1), or as the raid has it (CC-SR.raid)?"""
    side = unit // SLOTS
    at = battle.counters.at[unit]
    if battle.field.special.raider == side:
        if row_of(at) >= battle.field.special.raid_rows or not is_at_any_edge(at):
            return NOT_ENEMY_EDGE
        return RAID_BLOCKED if carries_weapons(battle, 1 - side) else ALLOWED
    edge = OPPOSITE_EDGE[battle.field.fact(side, EDGE)]
    return ALLOWED if DEPTH[edge * HEXES + at] == 1 else NOT_ENEMY_EDGE


def is_at_any_edge(hex_: i64) -> bool:
    edge: i64
    for edge in range(4):
        if DEPTH[edge * HEXES + hex_] == 1:
            return True
    return False


def carries_weapons(battle: Battle, side: i64) -> bool:
    """Does a unit of the side on the map have a Weapon?"""
    counters = battle.counters
    unit: i64
    for unit in range(side * SLOTS, battle.end_of(side)):
        if counters.weapon[unit] != NONE and is_on_map(counters.at[unit]):
            return True
    return False


def can_move(battle: Battle, unit: i64) -> bool:
    """Is there any hex or edge the unit could go to by a Move now?"""
    points = points_left(battle, unit)
    if points <= 0:
        return False
    from_ = battle.counters.at[unit]
    direction: i64
    for direction in range(1, 7):
        is_on_board = NEIGHBOUR[from_ * 7 + direction] != OFF_MAP
        if is_on_board and why_no_way(battle, unit // SLOTS, from_, direction, points) == ALLOWED:
            return True
    return why_no_move_off(battle, unit) == ALLOWED


def why_no_advance(battle: Battle, unit: i64, hex_: i64) -> i64:
    """May the unit enter the hex by an Advance (CC-O16)?"""
    if hex_ >= HEXES:
        return NO_SUCH_ACTION
    from_ = battle.counters.at[unit]
    direction = direction_to(from_, hex_)
    if direction == 0:
        return NOT_ADJACENT
    crossing = battle.field.ground.crossing[from_ * 7 + direction]
    if crossing == CLOSED:
        return CANNOT_ENTER
    if battle.counters.blaze[hex_]:
        return HEX_IMPASSABLE
    if crossing == OVER_CLIFF and battle.counters.weapon[unit] != NONE:
        return CLIFF_WITH_WEAPON
    return ALLOWED


def can_advance(battle: Battle, unit: i64) -> bool:
    """Is there any hex or edge the unit could advance to?"""
    if why_no_exit(battle, unit) == ALLOWED:
        return True
    from_ = battle.counters.at[unit]
    direction: i64
    for direction in range(1, 7):
        hex_ = NEIGHBOUR[from_ * 7 + direction]
        if hex_ != OFF_MAP and why_no_advance(battle, unit, hex_) == ALLOWED:
            return True
    return False
