"""CC-3 Units and CC-11 Weapons: current stats, and who may do what with them."""

from librt.vecs import append, vec
from mypy_extensions import i64

from fieldcraft.games.combat_commander.happenings import SLOTS_TOLD
from fieldcraft.games.combat_commander.kinds import (
    LEADER,
    MORTAR,
    NONE,
    SQUAD,
    WIRE,
)
from fieldcraft.games.combat_commander.markers import (
    FORTIFICATION_COVER,
    FORTIFICATION_COVER_INDIRECT,
    FORTIFICATION_GIVES_COVER,
)
from fieldcraft.games.combat_commander.pieces import (
    UNIT_BOXED,
    UNIT_COMMAND,
    UNIT_FIGURES,
    UNIT_FP,
    UNIT_IS_HERO,
    UNIT_MORALE,
    UNIT_MOVE,
    UNIT_RANGE,
    UNIT_TYPE,
    WEAPON_CLASS,
    WEAPON_FP,
    WEAPON_MOVE,
    WEAPON_ORDNANCE,
    WEAPON_RANGE,
)
from fieldcraft.games.combat_commander.state import (
    FIRST_WEAPON,
    IS_BROKEN,
    ON_ROAD,
    SLOTS,
    SPENT,
    SUPPRESSED,
    VETERAN,
    WEAPON_BROKEN,
    Battle,
    is_on_map,
)


def is_leader(battle: Battle, unit: i64) -> bool:
    return UNIT_TYPE[battle.counters.kind[unit]] == LEADER


def is_squad(battle: Battle, unit: i64) -> bool:
    return UNIT_TYPE[battle.counters.kind[unit]] == SQUAD


def is_hero(battle: Battle, unit: i64) -> bool:
    return UNIT_IS_HERO[battle.counters.kind[unit]] == 1


def is_broken(battle: Battle, unit: i64) -> bool:
    return battle.counters.marks[unit] & IS_BROKEN != 0


def is_fresh(battle: Battle, unit: i64) -> bool:
    """Not yet activated this Turn; a Hero may always be (CC-O14.1, CC-3.5)."""
    return battle.counters.marks[unit] & SPENT == 0 or is_hero(battle, unit)


def printed(battle: Battle, unit: i64) -> i64:
    """Where the printed stats of the side now face up stand in the tables of `pieces`."""
    counters = battle.counters
    return counters.kind[unit] * 2 + (counters.marks[unit] & IS_BROKEN)


def command_of(battle: Battle, unit: i64) -> i64:
    """A Leader's current Command; 0 for all others (CC-3.1)."""
    return UNIT_COMMAND[printed(battle, unit)]


def command_over(battle: Battle, unit: i64) -> i64:
    """What the Leaders in its hex add to each stat of a Squad or Team; nothing for Leaders (CC-3.3.1.2)."""
    counters = battle.counters
    at = counters.at[unit]
    if UNIT_TYPE[counters.kind[unit]] == LEADER or not is_on_map(at):
        return 0
    side = unit // SLOTS
    found: i64 = 0
    other = counters.first[at]
    while other != NONE:
        if other != unit and other // SLOTS == side:
            found += command_of(battle, other)
        other = counters.after[other]
    return found


def bearing(battle: Battle, unit: i64) -> i64:
    """Command, Veteran and Suppressed together: what they add to a stat (CC-3.1-d1)."""
    marks = battle.counters.marks[unit]
    found = command_over(battle, unit)
    if marks & VETERAN:
        found += 1  # CC-E44
    if marks & SUPPRESSED:
        found -= 1  # CC-13.2
    return found


def in_wire(battle: Battle, unit: i64) -> i64:
    """1 for a unit in a Wire hex (CC-F106)."""
    at = battle.counters.at[unit]
    return 1 if is_on_map(at) and battle.counters.works[at] == WIRE else 0


def fp_of(battle: Battle, unit: i64) -> i64:
    return UNIT_FP[printed(battle, unit)] + bearing(battle, unit) - in_wire(battle, unit)


def range_of(battle: Battle, unit: i64) -> i64:
    return UNIT_RANGE[printed(battle, unit)] + bearing(battle, unit) - in_wire(battle, unit)


def morale_of(battle: Battle, unit: i64) -> i64:
    """Current Morale without the Cover of the hex."""
    return UNIT_MORALE[printed(battle, unit)] + bearing(battle, unit) - in_wire(battle, unit)


def movement_of(battle: Battle, unit: i64) -> i64:
    """Current Movement in whole MPs, not below 0 (CC-3.1-d1)."""
    counters = battle.counters
    found = UNIT_MOVE[printed(battle, unit)] + bearing(battle, unit)
    weapon = counters.weapon[unit]
    if weapon != NONE:
        found += WEAPON_MOVE[counters.weapon_kind[weapon]]
    if counters.marks[unit] & ON_ROAD:
        found += 1  # CC-T93
    return max(found, 0)


def has_boxed(battle: Battle, unit: i64, stat: i64) -> bool:
    """Does the stat (BOXED_FP, BOXED_RANGE, BOXED_MOVE) stand in a box on the side face up (CC-3.1.6)?"""
    return UNIT_BOXED[printed(battle, unit)] & stat != 0


def cover_in(battle: Battle, hex_: i64, hexside: i64, is_indirect: bool) -> i64:
    """The best Cover of a hex: terrain, Fortification or the `hexside` crossed, less the Road (CC-T78.3, CC-T93).

    Mortars and Radios (`is_indirect`) meet Fortifications one better and no hexsides (CC-F100, CC-T87). A `hexside` of
    0 is none at all: it does not make up for a Stream, whose Cover is below 0.
    """
    ground = battle.field.ground
    works = battle.counters.works[hex_]
    best = ground.cover[hex_]
    if FORTIFICATION_GIVES_COVER[works]:
        best = max(best, FORTIFICATION_COVER_INDIRECT[works] if is_indirect else FORTIFICATION_COVER[works])
    if not is_indirect and hexside > 0 and hexside > best:
        best = hexside
    return best - ground.road[hex_]


def figures_in(battle: Battle, hex_: i64, side: i64) -> i64:
    """The figures of one side in a hex (CC-8.2)."""
    counters = battle.counters
    found: i64 = 0
    unit = counters.first[hex_]
    while unit != NONE:
        if unit // SLOTS == side:
            found += UNIT_FIGURES[counters.kind[unit]]
        unit = counters.after[unit]
    return found


def has_side(battle: Battle, hex_: i64, side: i64) -> bool:
    """Does the hex hold a unit of the side?"""
    counters = battle.counters
    unit = counters.first[hex_]
    while unit != NONE:
        if unit // SLOTS == side:
            return True
        unit = counters.after[unit]
    return False


def units_on_map(battle: Battle, side: i64) -> i64:
    """How many units of a side are on the map."""
    at = battle.counters.at
    found: i64 = 0
    unit: i64
    for unit in range(side * SLOTS, battle.end_of(side)):
        if is_on_map(at[unit]):
            found += 1
    return found


# Weapons.


def weapon_fp(battle: Battle, weapon: i64) -> i64:
    """Printed FP plus Weapon Command (CC-3.3.1.3, CC-3.4-d1)."""
    kind = battle.counters.weapon_kind[weapon]
    return WEAPON_FP[kind] + weapon_command(battle, weapon)


def weapon_range(battle: Battle, weapon: i64) -> i64:
    kind = battle.counters.weapon_kind[weapon]
    return WEAPON_RANGE[kind] + weapon_command(battle, weapon)


def weapon_command(battle: Battle, weapon: i64) -> i64:
    """Leaders help non-ordnance Weapons carried by a Squad or Team (CC-3.3.1.3)."""
    counters = battle.counters
    if WEAPON_ORDNANCE[counters.weapon_kind[weapon]]:
        return 0
    return command_over(battle, counters.carrier[weapon])


def may_fire_weapon(battle: Battle, weapon: i64) -> bool:
    """CC-11.1: unbroken, with a unit that is unbroken, unsuppressed, in no Water and no Wire hex."""
    counters = battle.counters
    unit = counters.carrier[weapon]
    if unit < 0 or counters.weapon_marks[weapon] & WEAPON_BROKEN:
        return False
    if counters.marks[unit] & (IS_BROKEN | SUPPRESSED):
        return False
    at = counters.at[unit]
    return is_on_map(at) and counters.works[at] != WIRE and battle.field.ground.water[at] == 0


def is_mortar(battle: Battle, weapon: i64) -> bool:
    return WEAPON_CLASS[battle.counters.weapon_kind[weapon]] == MORTAR


def carrier_of(battle: Battle, piece: i64) -> i64:
    """The unit behind a piece: itself, or whoever carries the Weapon."""
    return battle.counters.carrier[piece - FIRST_WEAPON] if piece >= FIRST_WEAPON else piece


def units_marked(battle: Battle, side: i64, mark: i64) -> vec[i64]:
    """The units of a side on the map that bear the mark, in the order of their slots."""
    counters = battle.counters
    found = vec[i64]()
    unit: i64
    for unit in range(side * SLOTS, battle.end_of(side)):
        if counters.marks[unit] & mark and is_on_map(counters.at[unit]):
            found = append(found, unit)
    return found


# Events name a unit or a Weapon by its slot and by what stands there at that moment. Later it may be another one, when
# a Squad gives way to Teams or a Hero comes again; the words of an event must not change with it.


def unit_told(battle: Battle, unit: i64) -> i64:
    """A unit as a number of an event; NONE for nobody."""
    if unit < 0:
        return NONE
    return (battle.counters.kind[unit] + 1) * SLOTS_TOLD + unit


def weapon_told(battle: Battle, weapon: i64) -> i64:
    """A Weapon as a number of an event."""
    return (battle.counters.weapon_kind[weapon] + 1) * SLOTS_TOLD + weapon
