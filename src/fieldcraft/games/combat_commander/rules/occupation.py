"""CC-7.3.1 Control and CC-O16.4-d3: units come into hexes and leave them, and what follows at once."""

from mypy_extensions import i64

from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.combat_commander.happenings import CONTROL, GAINED, WEAPON_LOST
from fieldcraft.games.combat_commander.hexes import HEXES
from fieldcraft.games.combat_commander.kinds import ALLIES, AXIS, BUNKER, CHITS, NONE
from fieldcraft.games.combat_commander.markers import CHIT_VALUE
from fieldcraft.games.combat_commander.process import ENTRY
from fieldcraft.games.combat_commander.rules.frames import IN_NEW_HEX, TO_HEX
from fieldcraft.games.combat_commander.rules.units import weapon_told
from fieldcraft.games.combat_commander.state import BOX, FRAME, SLOTS, STEP_OF, Battle, is_on_map


def take_off(battle: Battle, unit: i64) -> None:
    """Lift a unit from its hex; whoever does it calls `settle` for the hex afterwards."""
    counters = battle.counters
    at = counters.at[unit]
    if is_on_map(at):
        other = counters.first[at]
        if other == unit:
            counters.first[at] = counters.after[unit]
        else:
            while counters.after[other] != unit:
                other = counters.after[other]
            counters.after[other] = counters.after[unit]
        counters.after[unit] = NONE
    counters.at[unit] = NONE


def put_down(battle: Battle, unit: i64, hex_: i64) -> None:
    """Put a unit that is nowhere into a hex, in slot order; whoever does it calls `settle` afterwards."""
    counters = battle.counters
    counters.at[unit] = hex_
    other = counters.first[hex_]
    if other == NONE or other > unit:
        counters.after[unit] = other
        counters.first[hex_] = unit
        return
    beyond = counters.after[other]
    while beyond != NONE and beyond < unit:
        other = beyond
        beyond = counters.after[other]
    counters.after[other] = unit
    counters.after[unit] = beyond


def occupants(battle: Battle, hex_: i64) -> i64:
    """The sides in a hex, as bits 1 (Axis) and 2 (Allies)."""
    counters = battle.counters
    found: i64 = 0
    unit = counters.first[hex_]
    while unit != NONE:
        found |= i64(1) << (unit // SLOTS)
        unit = counters.after[unit]
    return found


def settle(battle: Battle, hex_: i64, log: Log) -> None:
    """After an entry, placement or removal: who was last alone there, who controls it, is there a Melee to come."""
    counters = battle.counters
    if battle.field.special.tank_weapon != NONE:
        drop_fixed_weapon(battle, log)
    sides = occupants(battle, hex_)
    if sides == 3:
        mix(battle, hex_)
    else:
        counters.mixed[hex_] = 0
        if sides:
            counters.held_by[hex_] = sides - 1  # CC-F101-d1
    objective = battle.field.ground.objective[hex_] - 1
    if objective >= 0 and not is_being_entered(battle, hex_):
        settle_objective(battle, objective, log)


def is_being_entered(battle: Battle, hex_: i64) -> bool:
    """Do units go in whose Mine Attack is not over? Control is tested for all of them after it (CC-7.3.1-d1)."""
    stack = battle.stack
    place: i64 = 0
    while place <= battle.top:
        if stack[place] == ENTRY and stack[place + STEP_OF] == IN_NEW_HEX and stack[place + TO_HEX] == hex_:
            return True
        place += FRAME
    return False


def mix(battle: Battle, hex_: i64) -> None:
    """Units of both sides are in the hex: a Melee is to come at the end of what brought them together (CC-O16.4-d3)."""
    if battle.counters.mixed[hex_] == 0:
        battle.counters.mixed[hex_] = 1 + battle.triggers


def drop_fixed_weapon(battle: Battle, log: Log) -> None:
    """The gun of an immobilised tank is lost away from its Bunker (CC-SR.immobilised_tank)."""
    counters = battle.counters
    weapon = battle.field.special.tank_weapon
    unit = counters.carrier[weapon]
    if unit >= 0 and is_away_from_tank(battle, weapon, unit):
        counters.weapon[unit] = NONE
        counters.carrier[weapon] = BOX
        counters.weapon_marks[weapon] = 0
        log.tell(EVERYBODY, WEAPON_LOST, weapon_told(battle, weapon))


def is_away_from_tank(battle: Battle, weapon: i64, unit: i64) -> bool:
    """Is it the gun of an immobilised tank, and the unit not in the hex of its Bunker (CC-SR.immobilised_tank)?"""
    if weapon != battle.field.special.tank_weapon:
        return False
    at = battle.counters.at[unit]
    return not is_on_map(at) or battle.counters.works[at] != BUNKER


def settle_objective(battle: Battle, objective: i64, log: Log) -> None:
    """Whoever is alone in an Objective, or in all of its building, controls it from then on (CC-7.3.1, CC-7.3.1.1)."""
    marks = battle.field.ground.objective
    sides: i64 = 0
    hex_: i64
    for hex_ in range(HEXES):
        if marks[hex_] == objective + 1:
            sides |= occupants(battle, hex_)
    if sides == 0 or sides == 3 or battle.control[objective] == sides - 1:
        return
    worth = open_value(battle, objective)
    loser = battle.control[objective]
    battle.control[objective] = sides - 1
    log.tell(EVERYBODY, CONTROL, sides - 1, objective)
    if loser != NONE:
        gain(battle, loser, -worth, log)  # CC-7.3.3
    gain(battle, sides - 1, worth, log)


def open_value(battle: Battle, objective: i64) -> i64:
    """What an Objective is worth by the open chits (CC-7.3.3)."""
    return value_of(battle.open_chits, objective)


def value_of(chits: i64, objective: i64) -> i64:
    """What a set of chits makes an Objective worth; all values add up (CC-7.3.2)."""
    worth: i64 = 0
    chit: i64
    for chit in range(CHITS):
        if (chits >> chit) & 1:
            worth += CHIT_VALUE[chit * 6 + objective + 1]
    return worth


def gain(battle: Battle, side: i64, points: i64, log: Log) -> None:
    """VP for a side, or against it (CC-4.1.1)."""
    if points:
        battle.vp += points if side == AXIS else -points
        log.tell(EVERYBODY, GAINED, side, points)


def standing(battle: Battle, side: i64) -> i64:
    """The VP a side is ahead by; below 0 if it is behind."""
    return battle.vp if side != ALLIES else -battle.vp
