"""CC-6.3 End of the game, CC-7.1 Elimination, CC-7.2 Exit, CC-7.3 Chits."""

from librt.vecs import vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.combat_commander.happenings import (
    CHIT_DRAWN,
    CHIT_DRAWN_UNSEEN,
    CHIT_OPENED,
    ELIMINATED,
    ENDED,
    WEAPON_LOST,
)
from fieldcraft.games.combat_commander.kinds import ALLIES, AXIS, CHIT_V, CHIT_X, CHITS, NONE, OBJECTIVES
from fieldcraft.games.combat_commander.markers import CHIT_HAS_SECRET_SIDE
from fieldcraft.games.combat_commander.pieces import UNIT_VP
from fieldcraft.games.combat_commander.rules.occupation import gain, settle, take_off, value_of
from fieldcraft.games.combat_commander.rules.units import is_hero, unit_told, units_on_map, weapon_told
from fieldcraft.games.combat_commander.state import (
    ALL_OBJECTIVES,
    ANNIHILATION,
    BOX,
    CASUALTY,
    RUNNING,
    SLOTS,
    SUDDEN_DEATH,
    SURRENDER,
    Battle,
    is_on_map,
)


def eliminate(battle: Battle, unit: i64, log: Log) -> None:
    """To the Casualty Track, VP to the opponent, its Weapon to the box (CC-3.2.4, CC-7.1). `check_end` must follow."""
    at = battle.counters.at[unit]
    remove(battle, unit, log)
    if is_on_map(at):
        settle(battle, at, log)


def remove(battle: Battle, unit: i64, log: Log) -> None:
    """The same for one of several that go at once: `settle` must follow for their hex when all are gone."""
    counters = battle.counters
    side = unit // SLOTS
    at = counters.at[unit]
    points = UNIT_VP[counters.kind[unit]]
    if (battle.open_chits >> CHIT_X) & 1:
        points *= 2  # CC-7.3.2
    log.tell(EVERYBODY, ELIMINATED, unit_told(battle, unit), at, points)
    lose_weapon(battle, counters.weapon[unit], log)
    take_off(battle, unit)
    counters.marks[unit] = 0
    counters.used[unit] = 0
    counters.came_from[unit] = NONE
    if is_hero(battle, unit):
        counters.kind[unit] = NONE  # CC-3.5: back to the countermix
    else:
        counters.at[unit] = CASUALTY
        battle.player(side).casualties += 1
    gain(battle, 1 - side, points, log)
    if units_on_map(battle, side) == 0:
        battle.player(side).has_lost_last = True


def lose_weapon(battle: Battle, weapon: i64, log: Log) -> None:
    """A Weapon to the Weapons box (CC-4.2); nothing for NONE."""
    if weapon == NONE:
        return
    counters = battle.counters
    unit = counters.carrier[weapon]
    if unit >= 0:
        counters.weapon[unit] = NONE
    counters.carrier[weapon] = BOX
    counters.weapon_marks[weapon] = 0
    log.tell(EVERYBODY, WEAPON_LOST, weapon_told(battle, weapon))


def has_fallen(battle: Battle, side: i64) -> bool:
    """Has the side lost by Surrender or without a unit left on the map (CC-6.3)?"""
    me = battle.player(side)
    return me.casualties >= me.surrender or me.has_lost_last


def check_end(battle: Battle, log: Log) -> None:
    """After all eliminations of one simultaneous effect (CC-6.3-d1): has a side lost?"""
    axis = has_fallen(battle, AXIS)
    allies = has_fallen(battle, ALLIES)
    if (not axis and not allies) or battle.ending != RUNNING:
        return
    loser: i64 = AXIS if axis else ALLIES
    if axis and allies:
        loser = 1 - battle.initiative  # CC-6.3.1
    me = battle.player(loser)
    finish(battle, 1 - loser, SURRENDER if me.casualties >= me.surrender else ANNIHILATION, log)


def finish(battle: Battle, winner: i64, reason: i64, log: Log) -> None:
    battle.barrier += 1
    battle.end(winner, reason)
    log.tell(EVERYBODY, ENDED, winner, reason)


def decide_by_points(battle: Battle, reason: i64, log: Log) -> None:
    """Reveal all secret chits, add their VP, and compare; a tie goes to the Initiative (CC-6.3.2)."""
    side: i64
    chit: i64
    for side in range(2):
        for chit in range(CHITS):
            if (battle.player(side).secret_chits >> chit) & 1:
                battle.player(side).secret_chits &= ~(i64(1) << chit)
                open_chit(battle, chit, log)
    winner = battle.initiative
    if battle.vp > 0:
        winner = AXIS
    elif battle.vp < 0:
        winner = ALLIES
    finish(battle, winner, reason, log)


def open_chit(battle: Battle, chit: i64, log: Log) -> None:
    """An open chit pays at once to whoever controls its Objectives (CC-7.3.3)."""
    battle.open_chits |= i64(1) << chit
    log.tell(EVERYBODY, CHIT_OPENED, chit)
    objective: i64
    for objective in range(OBJECTIVES):
        if battle.control[objective] != NONE:
            gain(battle, battle.control[objective], value_of(i64(1) << chit, objective), log)


def draw_chit(battle: Battle, chance: Chance) -> i64:
    """A random chit out of the cup, or NONE if it is empty (CC-7.3.3-d1)."""
    if battle.cup == 0:
        return NONE
    counts = vec[i64]([0] * CHITS)
    total: i64 = 0
    chit: i64
    for chit in range(CHITS):
        counts[chit] = (battle.cup >> chit) & 1
        total += counts[chit]
    battle.barrier += 1
    chit = chance.draw(counts, total, "chit")
    battle.cup &= ~(i64(1) << chit)
    return chit


def draw_open_chit(battle: Battle, chance: Chance, log: Log) -> None:
    chit = draw_chit(battle, chance)
    if chit != NONE:
        open_chit(battle, chit, log)


def draw_secret_chit(battle: Battle, side: i64, chance: Chance, log: Log) -> None:
    """A chit without a secret side becomes open at once (CC-7.3.3)."""
    chit = draw_chit(battle, chance)
    if chit == NONE:
        return
    if CHIT_HAS_SECRET_SIDE[chit] == 0:
        open_chit(battle, chit, log)
        return
    battle.player(side).secret_chits |= i64(1) << chit
    log.tell_apart(side, CHIT_DRAWN, CHIT_DRAWN_UNSEEN, side, chit)


def check_all_objectives(battle: Battle, log: Log) -> None:
    """Chit V: whoever controls all five just before a Sudden Death Roll wins at once (CC-7.3.2)."""
    if not (battle.open_chits >> CHIT_V) & 1 or battle.control[0] == NONE:
        return
    objective: i64
    for objective in range(1, OBJECTIVES):
        if battle.control[objective] != battle.control[0]:
            return
    finish(battle, battle.control[0], ALL_OBJECTIVES, log)


def check_sudden_death(battle: Battle, dice: i64, log: Log) -> None:
    """The game ends if the roll is less than the Time (CC-6.2.2)."""
    if dice < battle.time:
        decide_by_points(battle, SUDDEN_DEATH, log)
