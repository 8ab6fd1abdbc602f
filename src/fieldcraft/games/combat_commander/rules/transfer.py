"""CC-O21.1.1 A unit on the move hands its Weapon to another one in its hex, for 1 MP."""

from librt.vecs import append, vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.combat_commander.ground import HALF
from fieldcraft.games.combat_commander.happenings import HANDED_OVER
from fieldcraft.games.combat_commander.kinds import NONE
from fieldcraft.games.combat_commander.process import HANDING, HANDING_OVER
from fieldcraft.games.combat_commander.rules.countermix import give_weapon
from fieldcraft.games.combat_commander.rules.frames import HAS_ENTERED, SEAT, UNIT
from fieldcraft.games.combat_commander.rules.group import can_go_on, has_mover, leader_of_group
from fieldcraft.games.combat_commander.rules.movement import points_left
from fieldcraft.games.combat_commander.rules.procedure import Procedure
from fieldcraft.games.combat_commander.rules.refusals import (
    ALLOWED,
    HAS_A_WEAPON,
    HAS_NO_WEAPON,
    NOBODY_TO_TAKE_IT,
    NOT_ACTIVATED,
    NOT_CARRIED_OUT,
    NOT_NOW,
    NOT_TOGETHER,
    NOT_YOUR_UNIT,
    TOO_FEW_POINTS,
)
from fieldcraft.games.combat_commander.rules.units import unit_told, weapon_told
from fieldcraft.games.combat_commander.state import GROUPED, MOVING, SLOTS, UNITS, Battle, is_on_map
from fieldcraft.games.combat_commander.verbs import GIVE, PICK_UNIT, action_of


def begin_handing(battle: Battle, unit: i64, has_entered: bool) -> None:
    """Push the hand-over of a unit's Weapon; `has_entered` as for `why_not_give`."""
    battle.push(HANDING)
    battle.put(SEAT, unit // SLOTS)
    battle.put(UNIT, unit)
    battle.put(HAS_ENTERED, 1 if has_entered else 0)


def givers(battle: Battle, seat: i64, found: vec[i64]) -> vec[i64]:
    """Add every unit that carries a Weapon on the move to the candidates of a window."""
    counters = battle.counters
    unit: i64
    for unit in range(seat * SLOTS, battle.end_of(seat)):
        if counters.marks[unit] & MOVING and counters.weapon[unit] != NONE:
            found = append(found, action_of(GIVE, unit))
    return found


def can_give(battle: Battle, seat: i64, has_entered: bool) -> bool:
    """Could any unit hand its Weapon over?"""
    unit: i64
    for unit in range(seat * SLOTS, battle.end_of(seat)):
        if why_not_give(battle, seat, unit, has_entered) == ALLOWED:
            return True
    return False


def why_not_give(battle: Battle, seat: i64, unit: i64, has_entered: bool) -> i64:
    """May the unit give its Weapon away now (CC-O21.1.1-d1)?

    `has_entered`: a hex was entered in this Order already; before that somebody must stay able to do so (CC-O14.4).
    """
    counters = battle.counters
    if unit >= UNITS or unit // SLOTS != seat:
        return NOT_YOUR_UNIT
    if not counters.marks[unit] & MOVING or not is_on_map(counters.at[unit]):
        return NOT_ACTIVATED
    if counters.weapon[unit] == NONE:
        return HAS_NO_WEAPON
    if points_left(battle, unit) < HALF:
        return TOO_FEW_POINTS
    why: i64 = NOBODY_TO_TAKE_IT
    taker = counters.first[counters.at[unit]]
    while taker != NONE:
        if why_not_take(battle, unit, taker) == ALLOWED:
            why = why_not_afterwards(battle, seat, unit, taker, has_entered)
            if why == ALLOWED:
                return ALLOWED
        taker = counters.after[taker]
    return why


def why_not_take(battle: Battle, unit: i64, taker: i64) -> i64:
    """An own unit in the same hex without a Weapon, activated or not (CC-O21.1.1)."""
    counters = battle.counters
    if taker >= UNITS or taker // SLOTS != unit // SLOTS or taker == unit:
        return NOT_YOUR_UNIT
    if counters.at[taker] != counters.at[unit]:
        return NOT_TOGETHER
    return ALLOWED if counters.weapon[taker] == NONE else HAS_A_WEAPON


def why_not_afterwards(battle: Battle, seat: i64, unit: i64, taker: i64, has_entered: bool) -> i64:
    """With the Weapon handed over: can the group still go on, and somebody carry the Order out?"""
    counters = battle.counters
    used = counters.used[unit]
    weapon = counters.weapon[unit]
    hand_over(battle, unit, taker)
    why: i64 = ALLOWED
    if counters.marks[unit] & GROUPED and is_with_others(battle, unit) and not can_go_on(battle, seat):
        why = TOO_FEW_POINTS
    elif not has_entered and leader_of_group(battle, seat) == NONE and not has_mover(battle, seat):
        why = NOT_CARRIED_OUT
    give_weapon(battle, weapon, unit)
    counters.used[unit] = used
    return why


def is_with_others(battle: Battle, unit: i64) -> bool:
    """Does another unit of its group move along?"""
    marks = battle.counters.marks
    side = unit // SLOTS
    other: i64
    for other in range(side * SLOTS, battle.end_of(side)):
        if other != unit and marks[other] & GROUPED:
            return True
    return False


def hand_over(battle: Battle, unit: i64, taker: i64) -> None:
    counters = battle.counters
    counters.used[unit] += HALF
    give_weapon(battle, counters.weapon[unit], taker)


class Handing(Procedure):
    """CC-O21.1.1 Who gets the Weapon; the state of it does not change."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        if battle.step() == 1 or battle.counters.weapon[battle.get(UNIT)] == NONE:
            battle.pop()
        else:
            battle.ask(battle.get(SEAT), HANDING_OVER)

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        counters = battle.counters
        found = vec[i64]()
        taker = counters.first[counters.at[battle.get(UNIT)]]
        while taker != NONE:
            found = append(found, action_of(PICK_UNIT, taker))
            taker = counters.after[taker]
        return found

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        if verb != PICK_UNIT:
            return NOT_NOW
        unit = battle.get(UNIT)
        if battle.counters.weapon[unit] == NONE:
            return HAS_NO_WEAPON  # given up meanwhile (CC-W12)
        why = why_not_take(battle, unit, arg)
        return why if why != ALLOWED else why_not_afterwards(battle, seat, unit, arg, battle.get(HAS_ENTERED) == 1)

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        unit = battle.get(UNIT)
        battle.go_to(1)
        log.tell(
            EVERYBODY,
            HANDED_OVER,
            weapon_told(battle, battle.counters.weapon[unit]),
            unit_told(battle, unit),
            unit_told(battle, arg),
        )
        hand_over(battle, unit, arg)
