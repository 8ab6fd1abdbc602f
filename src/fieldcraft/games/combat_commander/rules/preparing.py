"""CC-S.2 What is set up next, and where it may stand: areas, stages and the special rules of the set-up (CC-SR)."""

from typing import Final

from mypy_extensions import i64

from fieldcraft.games.combat_commander.hexes import DISTANCE, HEXES
from fieldcraft.games.combat_commander.kinds import FORTIFICATIONS, NO_FORTIFICATION, NONE
from fieldcraft.games.combat_commander.pieces import UNIT_FIGURES
from fieldcraft.games.combat_commander.rules.frames import PLACED_AXIS, RANDOM_HEX, STAGE, WORKS_PLACED
from fieldcraft.games.combat_commander.rules.placing import why_no_works
from fieldcraft.games.combat_commander.rules.refusals import (
    ALL_PLACED,
    ALLOWED,
    CANNOT_WAIT,
    ENEMY_IN_HEX,
    HAS_A_WEAPON,
    HEX_IMPASSABLE,
    NO_SUCH_ACTION,
    NOT_CHAINED,
    NOT_ITS_CARRIER,
    NOT_ITS_PLACE,
    NOT_OPTIONAL,
    NOT_YOUR_UNIT,
    OUT_OF_AREA,
    OVERSTACKED,
)
from fieldcraft.games.combat_commander.rules.stacking import MOST_FIGURES
from fieldcraft.games.combat_commander.rules.units import figures_in, has_side
from fieldcraft.games.combat_commander.special import (
    AFTER,
    ANY_SPACE,
    BEFORE,
    EARLY,
    EITHER,
    IN_TURN,
    LATE,
    MAIN,
    WEAPONS_LAST,
)
from fieldcraft.games.combat_commander.state import (
    BOTH,
    HELD_BACK,
    SLOTS,
    UNITS,
    WAITING,
    WEAPON_HELD_BACK,
    WEAPON_SLOTS,
    Battle,
    is_on_map,
)

LAST_COLUMN_SPACE: Final = 14
"""The game is sure to end before a later Time space (CC-6.2.2)."""


def stage_of(battle: Battle) -> i64:
    """What the present stage of the set-up is about."""
    if battle.field.first_to_set_up == BOTH:
        return MAIN
    return battle.field.special.plan[battle.get(STAGE)] // 2


def is_due(when: i64, stage: i64, is_held: bool) -> bool:
    """Is a piece set up in such a stage?"""
    if stage == MAIN:
        return when == IN_TURN or (when == EITHER and not is_held)
    if stage == EARLY:
        return when == BEFORE
    return when == AFTER or (when == EITHER and is_held)


def next_unit(battle: Battle, side: i64) -> i64:
    """The unit that is set up next, those with a place of their own first; or NONE."""
    stage = stage_of(battle)
    if stage in (EARLY, WEAPONS_LAST):
        return NONE
    special = battle.field.special
    counters = battle.counters
    found: i64 = NONE
    unit: i64
    for unit in range(side * SLOTS, battle.end_of(side)):
        if counters.kind[unit] == NONE or counters.at[unit] != NONE:
            continue
        if not is_due(special.when[unit], stage, counters.marks[unit] & HELD_BACK != 0):
            continue
        if special.places[unit] != NONE:
            return unit
        if found == NONE:
            found = unit
    return found


def next_weapon(battle: Battle, side: i64) -> i64:
    """The Weapon that is given to a unit next, or NONE; one that nobody can take is passed over."""
    stage = stage_of(battle)
    if stage == EARLY:
        return NONE
    special = battle.field.special
    counters = battle.counters
    place: i64
    for place in range(len(special.weapon_order)):
        weapon = special.weapon_order[place]
        if weapon // WEAPON_SLOTS != side or counters.weapon_kind[weapon] == NONE or counters.carrier[weapon] != NONE:
            continue
        is_held = counters.weapon_marks[weapon] & WEAPON_HELD_BACK != 0
        if is_due(special.weapon_when[weapon], stage, is_held) and has_taker(battle, side, weapon):
            return weapon
    return NONE


def has_taker(battle: Battle, side: i64, weapon: i64) -> bool:
    """Is there a unit that may start with the Weapon?"""
    unit: i64
    for unit in range(side * SLOTS, battle.end_of(side)):
        if why_not_equip(battle, side, weapon, unit) == ALLOWED:
            return True
    return False


def next_works(battle: Battle, side: i64) -> i64:
    """The kind of Fortification that is placed next, NO_FORTIFICATION for none; those that must be placed first."""
    stage = stage_of(battle)
    if stage == WEAPONS_LAST:
        return NO_FORTIFICATION
    placed = battle.get(WORKS_PLACED)
    if stage == LATE:
        placed += battle.get(PLACED_AXIS + side)
    when: i64
    kind: i64
    for when in (IN_TURN, BEFORE, AFTER, EITHER):
        if not is_stage_of_works(when, stage):
            continue
        for kind in range(1, FORTIFICATIONS):
            if battle.field.special.works_when[side * FORTIFICATIONS + kind] != when:
                continue
            placed -= battle.field.special.works[side * FORTIFICATIONS + kind]
            if placed < 0:
                if has_place(battle, side, kind):
                    return kind
                placed = 0
    return NO_FORTIFICATION


def is_stage_of_works(when: i64, stage: i64) -> bool:
    """Fortifications that may come early or late are asked for in both stages."""
    if when == EITHER:
        return stage in (MAIN, LATE)
    return is_due(when, stage, False)


def has_place(battle: Battle, side: i64, kind: i64) -> bool:
    hex_: i64
    for hex_ in range(HEXES):
        if why_not_build(battle, side, kind, hex_) == ALLOWED:
            return True
    return False


def why_not_build(battle: Battle, side: i64, kind: i64, hex_: i64) -> i64:
    """In the area of its kind or the usual one (CC-S.2), where a Fortification may stand."""
    if hex_ >= HEXES:
        return NO_SUCH_ACTION
    why = why_no_site(battle, side, kind, hex_)
    return why if why != ALLOWED else why_no_works(battle, hex_, kind)


def why_no_site(battle: Battle, side: i64, kind: i64, hex_: i64) -> i64:
    """Does the hex lie in the area of the kind, or in the usual one (CC-S.2)?"""
    special = battle.field.special
    area = special.works_area[side * FORTIFICATIONS + kind]
    if area == NONE:
        if battle.field.area[side * HEXES + hex_] == 0:
            return OUT_OF_AREA
    elif not special.in_area(area, hex_):
        return OUT_OF_AREA
    if special.tank_area != NONE and (area == special.tank_area) != has_crew(battle, hex_):
        return NOT_ITS_PLACE  # the Bunker stands with its crew, and nothing takes its place (CC-SR.immobilised_tank)
    return ALLOWED


def has_crew(battle: Battle, hex_: i64) -> bool:
    """Does a unit of the immobilised tank stand in the hex?"""
    counters = battle.counters
    unit = counters.first[hex_]
    while unit != NONE:
        if battle.field.special.tank_crew[unit]:
            return True
        unit = counters.after[unit]
    return False


def why_not_place(battle: Battle, seat: i64, unit: i64, hex_: i64) -> i64:
    """Within its area and the stacking limit, not among enemies that one can see."""
    if hex_ >= HEXES:
        return NO_SUCH_ACTION
    why = why_not_there(battle, seat, unit, hex_)
    if why != ALLOWED:
        return why
    if not battle.field.ground.passable(hex_):
        return HEX_IMPASSABLE
    if battle.field.first_to_set_up != BOTH and has_side(battle, hex_, 1 - seat):
        return ENEMY_IN_HEX
    figures = figures_in(battle, hex_, seat) + UNIT_FIGURES[battle.counters.kind[unit]]
    most: i64 = MOST_FIGURES
    if battle.field.special.tank_area != NONE and (has_crew(battle, hex_) or battle.field.special.tank_crew[unit]):
        most = battle.field.special.tank_figures
    return OVERSTACKED if figures > most else ALLOWED


def why_not_there(battle: Battle, seat: i64, unit: i64, hex_: i64) -> i64:
    """Is the hex where this unit may be set up (CC-S.2, CC-SR)?"""
    special = battle.field.special
    own = special.places[unit]
    if own != NONE:
        if not special.in_area(own, hex_):
            return NOT_ITS_PLACE
        return NOT_ITS_PLACE if own == special.tank_area and is_crew_elsewhere(battle, seat, hex_) else ALLOWED
    if special.any_one[seat] != NONE:
        return why_not_any_one(battle, seat, unit, hex_)
    if battle.get(RANDOM_HEX):
        return ALLOWED if DISTANCE[(battle.get(RANDOM_HEX) - 1) * 150 + hex_] <= 1 else NOT_ITS_PLACE
    if special.connected == seat and not is_chained(battle, seat, hex_):
        return NOT_CHAINED
    if stage_of(battle) == LATE and special.late_area[seat] != NONE:
        return ALLOWED if special.in_area(special.late_area[seat], hex_) else OUT_OF_AREA
    return ALLOWED if battle.field.area[seat * HEXES + hex_] else OUT_OF_AREA


def is_crew_elsewhere(battle: Battle, seat: i64, hex_: i64) -> bool:
    """Does another unit of the immobilised tank stand in another hex?"""
    unit: i64
    for unit in range(seat * SLOTS, battle.end_of(seat)):
        if battle.field.special.tank_crew[unit]:
            at = battle.counters.at[unit]
            if is_on_map(at) and at != hex_:
                return True
    return False


def why_not_any_one(battle: Battle, seat: i64, unit: i64, hex_: i64) -> i64:
    """One unit of the owner's choice goes to hexes of its own, the last one at the latest (CC-SR.fixed_setup)."""
    special = battle.field.special
    area = special.any_one[seat]
    is_taken = False
    is_last = True
    other: i64
    for other in range(seat * SLOTS, battle.end_of(seat)):
        at = battle.counters.at[other]
        if is_on_map(at) and special.in_area(area, at):
            is_taken = True
        if other != unit and battle.counters.kind[other] != NONE and at == NONE:
            is_last = False
    if special.in_area(area, hex_):
        return NOT_ITS_PLACE if is_taken else ALLOWED
    if is_last and not is_taken:
        return NOT_ITS_PLACE
    return ALLOWED if battle.field.area[seat * HEXES + hex_] else OUT_OF_AREA


def is_chained(battle: Battle, seat: i64, hex_: i64) -> bool:
    """Every unit after the first goes in or next to a hex with an own one (CC-SR.special_setup)."""
    is_first = True
    unit: i64
    for unit in range(seat * SLOTS, battle.end_of(seat)):
        at = battle.counters.at[unit]
        if is_on_map(at):
            is_first = False
            if DISTANCE[at * 150 + hex_] <= 1:
                return True
    return is_first


def why_not_wait(battle: Battle, seat: i64, unit: i64, space: i64) -> i64:
    """May the unit be set up on that Time space instead (CC-SR.column, hidden_units, special_setup)?"""
    special = battle.field.special
    on = special.waits_on[seat]
    if on == NONE or special.may_wait[unit] == 0:
        return CANNOT_WAIT
    if not (1 <= space <= LAST_COLUMN_SPACE if on == ANY_SPACE else space == on):
        return CANNOT_WAIT
    number: i64 = 0
    others: i64 = 0
    other: i64
    for other in range(seat * SLOTS, battle.end_of(seat)):
        if battle.counters.at[other] >= WAITING and special.may_wait[other]:
            number += 1
        elif other != unit and battle.counters.at[other] < WAITING and battle.counters.kind[other] != NONE:
            others += 1
    return ALLOWED if number < special.most_waiting[seat] and others else CANNOT_WAIT


def why_not_hold_back(battle: Battle, seat: i64) -> i64:
    """May what is set up next be left for a later stage (CC-SR.late_setup)?"""
    special = battle.field.special
    if stage_of(battle) != MAIN:
        return NOT_OPTIONAL
    unit = next_unit(battle, seat)
    if unit != NONE:
        return ALLOWED if special.when[unit] == EITHER else NOT_OPTIONAL
    weapon = next_weapon(battle, seat)
    if weapon != NONE:
        return ALLOWED if special.weapon_when[weapon] == EITHER else NOT_OPTIONAL
    kind = next_works(battle, seat)
    if kind == NO_FORTIFICATION:
        return ALL_PLACED
    return ALLOWED if special.works_when[seat * FORTIFICATIONS + kind] == EITHER else NOT_OPTIONAL


def why_not_equip(battle: Battle, seat: i64, weapon: i64, unit: i64) -> i64:
    """One Weapon a unit at most (CC-11.2), those of a Time space with units there, some with certain units."""
    counters = battle.counters
    if unit >= UNITS or unit // SLOTS != seat or counters.kind[unit] == NONE:
        return NOT_YOUR_UNIT
    if counters.weapon[unit] != NONE:
        return HAS_A_WEAPON
    special = battle.field.special
    space = special.weapon_space[weapon]
    at = counters.at[unit]
    if space == ANY_SPACE:
        if not is_on_map(at) and at < WAITING:
            return NOT_ITS_CARRIER
    elif space == 0:
        if not is_on_map(at):
            return NOT_ITS_CARRIER
    elif at != WAITING + space:
        return NOT_ITS_CARRIER
    return ALLOWED if special.carriers[weapon * UNITS + unit] else NOT_ITS_CARRIER
