"""0.1 The countermix: counters that come into play, are replaced, or go back (CC-E-d3)."""

from mypy_extensions import i64

from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.combat_commander.happenings import ENTERED
from fieldcraft.games.combat_commander.kinds import NONE
from fieldcraft.games.combat_commander.pieces import UNIT_COUNT, WEAPON_COUNT
from fieldcraft.games.combat_commander.rules.occupation import put_down, settle, take_off
from fieldcraft.games.combat_commander.rules.units import unit_told
from fieldcraft.games.combat_commander.state import SLOTS, WEAPONS, Battle


def units_left(battle: Battle, kind: i64) -> i64:
    """How many counters of a unit kind are not in play: neither on the map nor on a track."""
    left = UNIT_COUNT[kind]
    side: i64
    unit: i64
    for side in range(2):
        for unit in range(side * SLOTS, battle.end_of(side)):
            if battle.counters.kind[unit] == kind:
                left -= 1
    return left


def weapons_left(battle: Battle, kind: i64) -> i64:
    """How many counters of a weapon kind are neither carried nor in the Weapons box."""
    left = WEAPON_COUNT[kind]
    weapon: i64
    for weapon in range(WEAPONS):
        if battle.counters.weapon_kind[weapon] == kind:
            left -= 1
    return left


def new_unit(battle: Battle, side: i64, kind: i64, hex_: i64, log: Log) -> i64:
    """A fresh unit out of the countermix into a hex (CC-E42-d2); its slot. There must be one left of the kind."""
    counters = battle.counters
    me = battle.player(side)
    unit = side * SLOTS
    while counters.kind[unit] != NONE:
        unit += 1
    me.slots = max(me.slots, unit - side * SLOTS + 1)
    counters.kind[unit] = kind
    put_down(battle, unit, hex_)
    log.tell(EVERYBODY, ENTERED, unit_told(battle, unit), hex_)
    settle(battle, hex_, log)
    return unit


def new_weapon(battle: Battle, kind: i64, unit: i64) -> i64:
    """An unbroken Weapon out of the countermix to a unit that has none; its slot."""
    counters = battle.counters
    weapon: i64 = 0
    while counters.weapon_kind[weapon] != NONE:
        weapon += 1
    counters.weapon_kind[weapon] = kind
    counters.carrier[weapon] = unit
    counters.weapon[unit] = weapon
    return weapon


def give_weapon(battle: Battle, weapon: i64, unit: i64) -> None:
    """A Weapon changes its carrier; its state stays (CC-O21.1.1-d1)."""
    counters = battle.counters
    old = counters.carrier[weapon]
    if old >= 0:
        counters.weapon[old] = NONE
    counters.carrier[weapon] = unit
    counters.weapon[unit] = weapon


def take_back(battle: Battle, unit: i64) -> None:
    """A unit that is replaced goes back to the countermix; its Weapon must have been given away."""
    counters = battle.counters
    take_off(battle, unit)
    counters.kind[unit] = NONE
    counters.marks[unit] = 0
    counters.used[unit] = 0
    counters.came_from[unit] = NONE
