"""CC-O14.1 Activation: one unit, and with a Leader the units in his Command Radius."""

from librt.vecs import append, vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.combat_commander.happenings import ACTIVATED
from fieldcraft.games.combat_commander.hexes import DISTANCE, OFF_MAP
from fieldcraft.games.combat_commander.kinds import NONE, ORDER_ADVANCE, ORDER_FIRE, ORDER_MOVE
from fieldcraft.games.combat_commander.process import ACTIVATING, ACTIVATION, SHOT_ORDER
from fieldcraft.games.combat_commander.rules.aiming import (
    STRONG_TARGET,
    WEAK_TARGET,
    can_fire_at,
    can_shoot,
    can_smoke,
    prospect_of,
)
from fieldcraft.games.combat_commander.rules.frames import AT_HEX, FOR_ORDER, LEADER_UNIT, SEAT, WEAPON_NEEDED
from fieldcraft.games.combat_commander.rules.movement import can_advance, can_move
from fieldcraft.games.combat_commander.rules.procedure import Procedure
from fieldcraft.games.combat_commander.rules.refusals import (
    ALLOWED,
    ALREADY_ACTIVATED,
    CANNOT_CARRY_OUT,
    IS_LEADER,
    NO_OTHER_ORDER,
    NO_SUCH_ACTION,
    NOT_CARRIED_OUT,
    NOT_NOW,
    NOT_ON_MAP,
    NOT_YOUR_UNIT,
    OUT_OF_COMMAND,
)
from fieldcraft.games.combat_commander.rules.units import command_of, is_fresh, is_leader, unit_told, units_marked
from fieldcraft.games.combat_commander.state import (
    CHOSEN,
    MOVING,
    SLOTS,
    SPENT,
    UNITS,
    WATCHING,
    Battle,
    is_on_map,
)
from fieldcraft.games.combat_commander.verbs import ACTIVATE, DONE, action_of


def begin_activation(battle: Battle, seat: i64, order: i64, hex_: i64) -> None:
    """Push the activation for an Order; `hex_` is the hex Opportunity Fire must be able to hit, else OFF_MAP."""
    battle.push(ACTIVATION)
    battle.put(SEAT, seat)
    battle.put(FOR_ORDER, order)
    battle.put(AT_HEX, hex_)


def can_carry_out(battle: Battle, unit: i64, order: i64, hex_: i64) -> bool:
    """Could the unit really do what the Order says now (CC-O14.4)?"""
    if hex_ != OFF_MAP:
        return can_fire_at(battle, unit, watchers(battle, unit // SLOTS), hex_, False)
    if order == ORDER_FIRE:
        return can_open_fire(battle, append(vec[i64](), unit))
    if order == ORDER_MOVE:
        return can_move(battle, unit)
    return order == ORDER_ADVANCE and can_advance(battle, unit)


def somebody_can(battle: Battle, seat: i64, order: i64, hex_: i64) -> bool:
    """Is there a unit that may be activated and could carry the Order out (CC-O14-d1)?"""
    unit: i64
    if hex_ != OFF_MAP:
        return somebody_could_fire(battle, seat, hex_, False)
    if order == ORDER_FIRE:
        return somebody_can_open_fire(battle, seat)
    for unit in range(seat * SLOTS, battle.end_of(seat)):
        if may_be_activated(battle, unit, hex_) and can_carry_out(battle, unit, order, hex_):
            return True
    return False


def somebody_can_open_fire(battle: Battle, seat: i64) -> bool:
    """The same for a Fire Order; mostly there is a unit that needs neither others nor Actions."""
    has_prospect = False
    unit: i64
    for unit in range(seat * SLOTS, battle.end_of(seat)):
        if may_be_activated(battle, unit, OFF_MAP):
            prospect = prospect_of(battle, unit)
            if prospect == STRONG_TARGET:
                return True
            has_prospect = has_prospect or prospect == WEAK_TARGET
    if not has_prospect:
        return False
    for unit in range(seat * SLOTS, battle.end_of(seat)):
        if may_be_activated(battle, unit, OFF_MAP):
            party = commanded(battle, unit, OFF_MAP) if is_leader(battle, unit) else append(vec[i64](), unit)
            if can_open_fire(battle, party):
                return True
    return False


def can_open_fire(battle: Battle, party: vec[i64]) -> bool:
    """Could these units together carry a Fire Order out (CC-O14-d1)?

    One of them must have an enemy in Range and LOS (CC-O20.1); then a shot of FP 1 (CC-10.3.2.1) or a smoke round will
    do (CC-O20.1-d1).
    """
    has_prospect = False
    place: i64
    for place in range(i64(len(party))):
        prospect = prospect_of(battle, party[place])
        if prospect == STRONG_TARGET:
            return True
        has_prospect = has_prospect or prospect == WEAK_TARGET
    if not has_prospect:
        return False
    marks = battle.counters.marks
    seat = party[0] // SLOTS
    before = vec[i64]()
    for place in range(i64(len(party))):
        before = append(before, marks[party[place]])
        marks[party[place]] |= CHOSEN
    can = can_shoot(battle, seat, SHOT_ORDER, False) or can_smoke(battle, seat, SHOT_ORDER)
    for place in range(i64(len(party))):
        marks[party[place]] = before[place]
    return can


def somebody_can_with(battle: Battle, seat: i64, order: i64, weapon: i64) -> bool:
    """The same if one of the units activated must carry a Weapon of that kind (CC-SR.move_as_advance)."""
    unit: i64
    for unit in range(seat * SLOTS, battle.end_of(seat)):
        if may_be_activated(battle, unit, OFF_MAP) and can_begin_with(battle, unit, order, weapon):
            return True
    return False


def can_begin_with(battle: Battle, unit: i64, order: i64, weapon: i64) -> bool:
    """Could this unit be the first that is activated, alone or with those it commands?"""
    can_send_others = is_leader(battle, unit) and can_send(battle, unit, order, OFF_MAP)
    if not can_send_others and not can_carry_out(battle, unit, order, OFF_MAP):
        return False
    if carries(battle, unit, weapon):
        return True
    side = unit // SLOTS
    other: i64
    for other in range(side * SLOTS, battle.end_of(side)):
        if not carries(battle, other, weapon) or is_leader(battle, other):
            continue
        if is_leader(battle, unit) and may_be_activated(battle, other, OFF_MAP) and is_commanded(battle, unit, other):
            return True
    return False


def carries(battle: Battle, unit: i64, weapon_kind: i64) -> bool:
    weapon = battle.counters.weapon[unit]
    return weapon != NONE and battle.counters.weapon_kind[weapon] == weapon_kind


def somebody_could_fire(battle: Battle, seat: i64, hex_: i64, is_open: bool) -> bool:
    """The same for Opportunity Fire at a hex; `is_open`: as far as everybody knows (CC-W-d2)."""
    watching = watchers(battle, seat)
    unit: i64
    for unit in range(seat * SLOTS, battle.end_of(seat)):
        if not may_be_activated(battle, unit, hex_):
            continue
        if can_fire_at(battle, unit, watching, hex_, is_open):
            return True
        if is_leader(battle, unit) and can_lead_fire(battle, unit, hex_, is_open):
            return True
    return False


def watchers(battle: Battle, side: i64) -> vec[i64]:
    """The units that are activated for Opportunity Fire."""
    return units_marked(battle, side, WATCHING)


def can_lead_fire(battle: Battle, leader: i64, hex_: i64, is_open: bool) -> bool:
    """Could the Leader with those he commands, and those who watch already, fire at the hex together (CC-A33-d1)?"""
    fresh = commanded(battle, leader, hex_)
    pool = watchers(battle, leader // SLOTS)
    place: i64
    for place in range(i64(len(fresh))):
        pool = append(pool, fresh[place])
    for place in range(i64(len(fresh))):
        if can_fire_at(battle, fresh[place], pool, hex_, is_open):
            return True
    return False


def commanded(battle: Battle, leader: i64, hex_: i64) -> vec[i64]:
    """The Leader and all that may be activated with him."""
    side = leader // SLOTS
    found = append(vec[i64](), leader)
    unit: i64
    for unit in range(side * SLOTS, battle.end_of(side)):
        if not is_leader(battle, unit) and may_be_activated(battle, unit, hex_) and is_commanded(battle, leader, unit):
            found = append(found, unit)
    return found


def may_be_activated(battle: Battle, unit: i64, hex_: i64) -> bool:
    """On the map, not spent, and not activated for the same thing already."""
    counters = battle.counters
    if not is_on_map(counters.at[unit]) or not is_fresh(battle, unit):
        return False
    return not counters.marks[unit] & (WATCHING if hex_ != OFF_MAP else CHOSEN)


def is_commanded(battle: Battle, leader: i64, unit: i64) -> bool:
    """Is the unit in the Leader's Command Radius (CC-3.3.1.1)?"""
    at = battle.counters.at
    return DISTANCE[at[leader] * 150 + at[unit]] <= command_of(battle, leader)


def can_send(battle: Battle, leader: i64, order: i64, hex_: i64) -> bool:
    """Does a Leader have a unit in his Command Radius that could carry the Order out?"""
    if hex_ != OFF_MAP:
        return can_lead_fire(battle, leader, hex_, False)
    if order == ORDER_FIRE:
        return can_open_fire(battle, commanded(battle, leader, hex_))
    side = leader // SLOTS
    unit: i64
    for unit in range(side * SLOTS, battle.end_of(side)):
        if (
            may_be_activated(battle, unit, hex_)
            and not is_leader(battle, unit)
            and is_commanded(battle, leader, unit)
            and can_carry_out(battle, unit, order, hex_)
        ):
            return True
    return False


class Activation(Procedure):
    """CC-O14.1, CC-3.3.1.1 Name all units before anything is carried out."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        seat = battle.get(SEAT)
        if battle.step() == 1 or not self.has_more(battle, seat):
            battle.pop()
        else:
            battle.ask(seat, ACTIVATING)

    def has_more(self, battle: Battle, seat: i64) -> bool:
        """Can another unit be activated?"""
        unit: i64
        for unit in range(seat * SLOTS, battle.end_of(seat)):
            if self.why_not_activate(battle, seat, unit) == ALLOWED:
                return True
        return False

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        found = vec[i64]()
        unit: i64
        for unit in range(seat * SLOTS, battle.end_of(seat)):
            if is_on_map(battle.counters.at[unit]):
                found = append(found, action_of(ACTIVATE, unit))
        return append(found, action_of(DONE, 0))

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        if verb == ACTIVATE:
            return self.why_not_activate(battle, seat, arg)
        if verb == DONE:
            if arg:
                return NO_SUCH_ACTION
            return self.why_not_done(battle, seat)
        return NOT_NOW

    def why_not_activate(self, battle: Battle, seat: i64, unit: i64) -> i64:
        if unit >= UNITS or unit // SLOTS != seat:
            return NOT_YOUR_UNIT
        if not is_on_map(battle.counters.at[unit]):
            return NOT_ON_MAP
        hex_ = battle.get(AT_HEX)
        if not may_be_activated(battle, unit, hex_):
            return ALREADY_ACTIVATED
        leader = battle.get(LEADER_UNIT) - 1
        if leader >= 0:
            if is_leader(battle, unit):
                return IS_LEADER
            return ALLOWED if is_commanded(battle, leader, unit) else OUT_OF_COMMAND
        order = battle.get(FOR_ORDER)
        if battle.get(WEAPON_NEEDED):
            can_begin = can_begin_with(battle, unit, order, battle.get(WEAPON_NEEDED) - 1)
            return ALLOWED if can_begin else NO_OTHER_ORDER
        if can_carry_out(battle, unit, order, hex_):
            return ALLOWED
        if is_leader(battle, unit) and can_send(battle, unit, order, hex_):
            return ALLOWED
        return CANNOT_CARRY_OUT

    def why_not_done(self, battle: Battle, seat: i64) -> i64:
        """At least one activated unit must be able to carry the Order out (CC-O14-d1)."""
        hex_ = battle.get(AT_HEX)
        mark = WATCHING if hex_ != OFF_MAP else CHOSEN
        if battle.get(WEAPON_NEEDED) and not self.has_weapon(battle, seat, battle.get(WEAPON_NEEDED) - 1):
            return NO_OTHER_ORDER
        if hex_ == OFF_MAP and battle.get(FOR_ORDER) == ORDER_FIRE:
            return ALLOWED if can_open_fire(battle, units_marked(battle, seat, CHOSEN)) else NOT_CARRIED_OUT
        unit: i64
        for unit in range(seat * SLOTS, battle.end_of(seat)):
            if battle.counters.marks[unit] & mark and can_carry_out(battle, unit, battle.get(FOR_ORDER), hex_):
                return ALLOWED
        return NOT_CARRIED_OUT

    def has_weapon(self, battle: Battle, seat: i64, weapon: i64) -> bool:
        """Does an activated unit carry such a Weapon?"""
        unit: i64
        for unit in range(seat * SLOTS, battle.end_of(seat)):
            if battle.counters.marks[unit] & CHOSEN and carries(battle, unit, weapon):
                return True
        return False

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if verb == DONE:
            battle.go_to(1)
            return
        self.activate(battle, arg, log)
        if battle.get(LEADER_UNIT) == 0:
            if is_leader(battle, arg):
                battle.put(LEADER_UNIT, arg + 1)
            else:
                battle.go_to(1)

    def activate(self, battle: Battle, unit: i64, log: Log) -> None:
        counters = battle.counters
        marks = counters.marks[unit] | SPENT
        if battle.get(AT_HEX) != OFF_MAP:
            marks |= WATCHING
        else:
            marks |= CHOSEN
            if battle.get(FOR_ORDER) == ORDER_MOVE:
                marks |= MOVING
        counters.marks[unit] = marks
        counters.used[unit] = 0
        counters.came_from[unit] = counters.at[unit]
        log.tell(EVERYBODY, ACTIVATED, unit_told(battle, unit), counters.at[unit])
