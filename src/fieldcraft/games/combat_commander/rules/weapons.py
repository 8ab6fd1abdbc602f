"""CC-11 Weapons: how they break, jam and are repaired."""

from mypy_extensions import i64

from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.combat_commander.happenings import WEAPON_BROKE, WEAPON_FIXED
from fieldcraft.games.combat_commander.hexes import row_of
from fieldcraft.games.combat_commander.pieces import WEAPON_ELIM, WEAPON_FIX
from fieldcraft.games.combat_commander.rules.units import unit_told, weapon_told
from fieldcraft.games.combat_commander.rules.victory import lose_weapon
from fieldcraft.games.combat_commander.state import WEAPON_BROKEN, WEAPON_FIRING, WEAPONS, Battle, is_on_map


def break_weapon(battle: Battle, weapon: i64, log: Log) -> None:
    """A broken Weapon that breaks again is eliminated (CC-11.4)."""
    counters = battle.counters
    is_captured = weapon == battle.field.special.captured  # CC-SR.captured_weapon
    if counters.weapon_marks[weapon] & WEAPON_BROKEN or is_captured:
        lose_weapon(battle, weapon, log)
        return
    counters.weapon_marks[weapon] |= WEAPON_BROKEN
    log.tell(EVERYBODY, WEAPON_BROKE, weapon_told(battle, weapon), unit_told(battle, counters.carrier[weapon]))


def jam(battle: Battle, log: Log) -> None:
    """Jammed!: every Weapon of the attack breaks; the attack goes on (CC-1.9.1.2)."""
    weapon: i64
    for weapon in range(WEAPONS):
        if battle.counters.weapon_marks[weapon] & WEAPON_FIRING:
            break_weapon(battle, weapon, log)


def repair_weapons(battle: Battle, hex_: i64, log: Log) -> None:
    """Every broken Weapon on the map compares the row of a random hex with its back (CC-11.4)."""
    counters = battle.counters
    row = row_of(hex_) + 1
    weapon: i64
    for weapon in range(WEAPONS):
        carrier = counters.carrier[weapon]
        if carrier < 0 or not counters.weapon_marks[weapon] & WEAPON_BROKEN or not is_on_map(counters.at[carrier]):
            continue
        kind = counters.weapon_kind[weapon]
        if (WEAPON_FIX[kind] >> row) & 1:
            counters.weapon_marks[weapon] &= ~WEAPON_BROKEN
            log.tell(EVERYBODY, WEAPON_FIXED, weapon_told(battle, weapon), unit_told(battle, carrier))
        elif (WEAPON_ELIM[kind] >> row) & 1:
            lose_weapon(battle, weapon, log)
