"""CC-SR.hidden_units Pieces that are kept aside come in where own units are (CC-W13)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.combat_commander.happenings import ARMED, ENTERED
from fieldcraft.games.combat_commander.hexes import HEXES
from fieldcraft.games.combat_commander.kinds import NONE
from fieldcraft.games.combat_commander.process import BRINGING, ENTERING, W13_KEPT
from fieldcraft.games.combat_commander.rules.countermix import give_weapon
from fieldcraft.games.combat_commander.rules.frames import SEAT, UNIT
from fieldcraft.games.combat_commander.rules.occupation import put_down, settle
from fieldcraft.games.combat_commander.rules.procedure import Procedure
from fieldcraft.games.combat_commander.rules.refusals import (
    ALLOWED,
    HAS_A_WEAPON,
    NO_SUCH_ACTION,
    NOT_A_CHOICE,
    NOT_NOW,
    NOT_ON_MAP,
    NOT_YOUR_UNIT,
    OUT_OF_AREA,
)
from fieldcraft.games.combat_commander.rules.stacking import why_no_room
from fieldcraft.games.combat_commander.rules.units import has_side, unit_told, weapon_told
from fieldcraft.games.combat_commander.special import KEPT
from fieldcraft.games.combat_commander.state import (
    ASIDE,
    FIRST_WEAPON,
    PIECES,
    SLOTS,
    UNITS,
    WEAPON_SLOTS,
    Battle,
    is_on_map,
)
from fieldcraft.games.combat_commander.verbs import DECLINE, EQUIP, PICK_UNIT, PICK_WEAPON, PLACE, action_of


def begin_bringing(battle: Battle, seat: i64) -> bool:
    """Push the offer to bring in kept pieces, if there is any that could come."""
    if battle.field.special.has_aside[seat] == 0 or not can_bring(battle, seat):
        return False
    battle.push(BRINGING)
    battle.put(SEAT, seat)
    return True


def can_bring(battle: Battle, seat: i64) -> bool:
    piece: i64
    for piece in range(seat * SLOTS, battle.end_of(seat)):
        if why_not_bring(battle, seat, piece) == ALLOWED:
            return True
    for piece in range(seat * WEAPON_SLOTS, seat * WEAPON_SLOTS + WEAPON_SLOTS):
        if why_not_bring(battle, seat, piece + FIRST_WEAPON) == ALLOWED:
            return True
    return False


def why_not_bring(battle: Battle, seat: i64, piece: i64) -> i64:
    """Is the piece kept aside, and is there a place for it?"""
    counters = battle.counters
    place: i64
    if piece >= FIRST_WEAPON:
        weapon = piece - FIRST_WEAPON
        if piece >= PIECES or weapon // WEAPON_SLOTS != seat:
            return NOT_YOUR_UNIT
        is_kept = counters.weapon_kind[weapon] != NONE and counters.carrier[weapon] == NONE
        if not is_kept or battle.field.special.weapon_when[weapon] != KEPT:
            return NOT_A_CHOICE
        for place in range(seat * SLOTS, battle.end_of(seat)):
            if why_not_arm(battle, seat, place) == ALLOWED:
                return ALLOWED
        return NOT_A_CHOICE
    if piece // SLOTS != seat:
        return NOT_YOUR_UNIT
    if counters.at[piece] != ASIDE:
        return NOT_A_CHOICE
    for place in range(HEXES):
        if why_not_come(battle, piece, place) == ALLOWED:
            return ALLOWED
    return NOT_A_CHOICE


def why_not_come(battle: Battle, unit: i64, hex_: i64) -> i64:
    """A hex with an own unit, within the stacking limit."""
    if hex_ >= HEXES:
        return NO_SUCH_ACTION
    if not has_side(battle, hex_, unit // SLOTS):
        return OUT_OF_AREA
    return why_no_room(battle, unit // SLOTS, battle.counters.kind[unit], hex_)


def why_not_arm(battle: Battle, seat: i64, unit: i64) -> i64:
    """A lone Weapon goes to a unit on the map that has none."""
    if unit >= UNITS or unit // SLOTS != seat:
        return NOT_YOUR_UNIT
    if not is_on_map(battle.counters.at[unit]):
        return NOT_ON_MAP
    return ALLOWED if battle.counters.weapon[unit] == NONE else HAS_A_WEAPON


class Bringing(Procedure):
    """One piece after the other, until the owner has had enough; step 1 places a unit, step 2 hands out a Weapon."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        seat = battle.get(SEAT)
        step = battle.step()
        if step == 0 and can_bring(battle, seat):
            battle.ask(seat, W13_KEPT)
        elif step == 1 or step == 2:
            battle.ask(seat, ENTERING)
        else:
            battle.pop()

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        found = vec[i64]()
        place: i64
        if battle.window == ENTERING:
            if battle.step() == 1:
                for place in range(HEXES):
                    found = append(found, action_of(PLACE, place))
            else:
                for place in range(seat * SLOTS, battle.end_of(seat)):
                    found = append(found, action_of(EQUIP, place))
            return found
        for place in range(seat * SLOTS, battle.end_of(seat)):
            found = append(found, action_of(PICK_UNIT, place))
        for place in range(seat * WEAPON_SLOTS, seat * WEAPON_SLOTS + WEAPON_SLOTS):
            found = append(found, action_of(PICK_WEAPON, place + FIRST_WEAPON))
        return append(found, action_of(DECLINE, 0))

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        if battle.window == ENTERING:
            if verb == PLACE and battle.step() == 1:
                return why_not_come(battle, battle.get(UNIT), arg)
            return why_not_arm(battle, seat, arg) if verb == EQUIP and battle.step() == 2 else NOT_NOW
        if verb == PICK_UNIT:
            return why_not_bring(battle, seat, arg) if arg < UNITS else NOT_YOUR_UNIT
        if verb == PICK_WEAPON:
            return why_not_bring(battle, seat, arg) if arg >= FIRST_WEAPON else NOT_A_CHOICE
        if verb == DECLINE:
            return ALLOWED if arg == 0 else NO_SUCH_ACTION
        return NOT_NOW

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if verb in (PICK_UNIT, PICK_WEAPON):
            battle.put(UNIT, arg)
            battle.go_to(1 if verb == PICK_UNIT else 2)
        elif verb == PLACE:
            battle.go_to(0)
            unit = battle.get(UNIT)
            battle.counters.at[unit] = NONE
            put_down(battle, unit, arg)
            log.tell(EVERYBODY, ENTERED, unit_told(battle, unit), arg)
            settle(battle, arg, log)
        elif verb == EQUIP:
            battle.go_to(0)
            give_weapon(battle, battle.get(UNIT) - FIRST_WEAPON, arg)
            log.tell(EVERYBODY, ARMED, weapon_told(battle, battle.get(UNIT) - FIRST_WEAPON), unit_told(battle, arg))
        else:
            battle.go_to(3)
