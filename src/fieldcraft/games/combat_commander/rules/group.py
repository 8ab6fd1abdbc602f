"""CC-O21.2 The units that move together, and what they can do next."""

from librt.vecs import vec
from mypy_extensions import i64

from fieldcraft.games.combat_commander.hexes import NEIGHBOUR, OFF_MAP
from fieldcraft.games.combat_commander.kinds import NONE
from fieldcraft.games.combat_commander.rules.movement import can_move, why_no_entry, why_no_move_off
from fieldcraft.games.combat_commander.rules.refusals import (
    ALLOWED,
    HAS_ACTED,
    NOT_ACTIVATED,
    NOT_YOUR_UNIT,
    TOO_FEW_POINTS,
)
from fieldcraft.games.combat_commander.rules.units import units_marked
from fieldcraft.games.combat_commander.state import (
    ACTED,
    GROUPED,
    MOVING,
    SLOTS,
    UNITS,
    Battle,
    is_on_map,
)


def leader_of_group(battle: Battle, seat: i64) -> i64:
    """The first unit of the group that moves now, or NONE."""
    counters = battle.counters
    unit: i64
    for unit in range(seat * SLOTS, battle.end_of(seat)):
        if counters.marks[unit] & GROUPED and is_on_map(counters.at[unit]):
            return unit
    return NONE


def has_mover(battle: Battle, seat: i64) -> bool:
    unit: i64
    for unit in range(seat * SLOTS, battle.end_of(seat)):
        if why_not_mover(battle, seat, unit) == ALLOWED:
            return True
    return False


def members(battle: Battle, seat: i64) -> vec[i64]:
    """The units of the group that moves now."""
    return units_marked(battle, seat, GROUPED)


def can_go_on(battle: Battle, seat: i64) -> bool:
    """Is there a hex or an edge to which the whole group can go?"""
    group = members(battle, seat)
    from_ = battle.counters.at[group[0]]
    direction: i64
    for direction in range(1, 7):
        hex_ = NEIGHBOUR[from_ * 7 + direction]
        if hex_ != OFF_MAP and why_no_step_of(battle, group, hex_) == ALLOWED:
            return True
    return why_no_exit(battle, seat) == ALLOWED


def why_not_mover(battle: Battle, seat: i64, unit: i64) -> i64:
    """May the unit begin its movement (CC-O21.2)?"""
    if unit >= UNITS or unit // SLOTS != seat:
        return NOT_YOUR_UNIT
    marks = battle.counters.marks[unit]
    if not marks & MOVING:
        return NOT_ACTIVATED
    if marks & ACTED:
        return HAS_ACTED
    return ALLOWED if can_move(battle, unit) else TOO_FEW_POINTS


def why_no_step(battle: Battle, seat: i64, hex_: i64) -> i64:
    """Every member of the group must be able to pay (CC-O21.2)."""
    return why_no_step_of(battle, members(battle, seat), hex_)


def why_no_step_of(battle: Battle, group: vec[i64], hex_: i64) -> i64:
    place: i64
    for place in range(len(group)):
        why = why_no_entry(battle, group[place], hex_)
        if why != ALLOWED:
            return why
    return ALLOWED


def why_no_exit(battle: Battle, seat: i64) -> i64:
    group = members(battle, seat)
    place: i64
    for place in range(len(group)):
        why = why_no_move_off(battle, group[place])
        if why != ALLOWED:
            return why
    return ALLOWED
