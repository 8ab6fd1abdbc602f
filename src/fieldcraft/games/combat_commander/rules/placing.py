"""CC-8.1 Markers in hexes: Smoke, Blazes, Fortifications, and what may stand where (CC-T94, CC-F100, CC-E42-d2)."""

from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.combat_commander.happenings import BLAZE_PUT, SMOKE_PUT, SMOKE_REMOVED, WORKS_PUT, WORKS_REMOVED
from fieldcraft.games.combat_commander.hexes import HEXES
from fieldcraft.games.combat_commander.kinds import NO_FORTIFICATION, NONE
from fieldcraft.games.combat_commander.markers import FORTIFICATION_COUNT
from fieldcraft.games.combat_commander.rules.occupation import drop_fixed_weapon
from fieldcraft.games.combat_commander.rules.refusals import ALLOWED, FROZEN_GROUND, NO_PLACE, NONE_LEFT
from fieldcraft.games.combat_commander.state import Battle


def draw_marker(battle: Battle, chance: Chance) -> i64:
    """A random Smoke/Blaze marker out of the pool, taken from it; 0 if it is empty (CC-T94, CC-E46-d2)."""
    pool = battle.counters.smoke_pool
    total: i64 = 0
    value: i64
    for value in range(len(pool)):
        total += pool[value]
    if total == 0:
        return 0
    battle.barrier += 1
    value = chance.draw(pool, total, "smoke")
    pool[value] -= 1
    return value


def why_no_smoke(battle: Battle, hex_: i64) -> i64:
    """Smoke stands in no Water and no Blaze hex (CC-T89, CC-8.1)."""
    return NO_PLACE if battle.field.ground.water[hex_] or battle.counters.blaze[hex_] else ALLOWED


def put_smoke(battle: Battle, hex_: i64, chance: Chance, log: Log) -> None:
    """A random Smoke marker; of two in a hex the larger stays (CC-8.1). Nothing where it may not stand."""
    if why_no_smoke(battle, hex_) != ALLOWED:
        return
    value = draw_marker(battle, chance)
    if value == 0:
        return
    smoke = battle.counters.smoke
    lesser = min(value, smoke[hex_])
    if lesser:
        battle.counters.smoke_pool[lesser] += 1
    smoke[hex_] = max(value, smoke[hex_])
    log.tell(EVERYBODY, SMOKE_PUT, hex_, smoke[hex_])


def remove_smoke(battle: Battle, hex_: i64, log: Log) -> None:
    """The Smoke of a hex, if any, goes back to the pool (CC-T94)."""
    counters = battle.counters
    if counters.smoke[hex_]:
        counters.smoke_pool[counters.smoke[hex_]] += 1
        counters.smoke[hex_] = 0
        log.tell(EVERYBODY, SMOKE_REMOVED, hex_)


def why_no_blaze(battle: Battle, hex_: i64) -> i64:
    """Fire burns on no Water, and once in a hex (CC-E46, CC-T89)."""
    return NO_PLACE if battle.field.ground.water[hex_] or battle.counters.blaze[hex_] else ALLOWED


def put_blaze(battle: Battle, hex_: i64, chance: Chance, log: Log) -> None:
    """A random marker burns there, Smoke and Fortification are gone (CC-E46); nothing with an empty pool (CC-E46-d2).

    Units there have to flee: `begin_displacing` must follow.
    """
    if why_no_blaze(battle, hex_) != ALLOWED:
        return
    value = draw_marker(battle, chance)
    if value == 0:
        return
    battle.counters.blaze[hex_] = value
    log.tell(EVERYBODY, BLAZE_PUT, hex_)
    remove_smoke(battle, hex_, log)
    remove_works(battle, hex_, log)


def is_ground_frozen(battle: Battle) -> bool:
    """Can no Fortification be placed any more (CC-SR.deep_frost)?"""
    return battle.field.is_frozen and battle.turn > 0


def why_no_works(battle: Battle, hex_: i64, kind: i64) -> i64:
    """May a Fortification of the kind be placed there now?"""
    why = why_no_room_for_works(battle, hex_)
    if why != ALLOWED:
        return why
    return ALLOWED if is_works_left(battle, kind) else NONE_LEFT


def why_no_room_for_works(battle: Battle, hex_: i64) -> i64:
    """One Fortification a hex, none in Water or Blaze (CC-F100)."""
    counters = battle.counters
    if is_ground_frozen(battle):
        return FROZEN_GROUND
    if battle.field.ground.water[hex_] or counters.blaze[hex_] or counters.works[hex_] != NO_FORTIFICATION:
        return NO_PLACE
    return ALLOWED


def is_works_left(battle: Battle, kind: i64) -> bool:
    """Is there another Fortification of the kind? Some are limited (CC-OQ-6)."""
    limit = FORTIFICATION_COUNT[kind]
    if limit == NONE:
        return True
    hex_: i64
    for hex_ in range(HEXES):
        if battle.counters.works[hex_] == kind:
            limit -= 1
    return limit > 0


def put_works(battle: Battle, hex_: i64, kind: i64, log: Log) -> None:
    """A Fortification; nothing where it may not stand."""
    if why_no_works(battle, hex_, kind) == ALLOWED:
        battle.counters.works[hex_] = kind
        log.tell(EVERYBODY, WORKS_PUT, hex_, kind)


def remove_works(battle: Battle, hex_: i64, log: Log) -> None:
    """The Fortification of a hex is gone."""
    works = battle.counters.works
    if works[hex_] != NO_FORTIFICATION:
        log.tell(EVERYBODY, WORKS_REMOVED, hex_, works[hex_])
        works[hex_] = NO_FORTIFICATION
        if battle.field.special.tank_weapon != NONE:
            drop_fixed_weapon(battle, log)
