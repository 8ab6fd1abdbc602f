"""CC-O22 Recover and CC-O23 Rout."""

from librt.vecs import append, vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.combat_commander.happenings import CHECKED
from fieldcraft.games.combat_commander.kinds import ORDER_RECOVER, ORDER_ROUT
from fieldcraft.games.combat_commander.process import (
    RECOVER_ORDER,
    ROLL_RALLY,
    ROLL_ROUT,
    ROLLING_FOR,
    ROUT_ORDER,
    ROUTING_SIDE,
)
from fieldcraft.games.combat_commander.rules.fate import begin_roll
from fieldcraft.games.combat_commander.rules.frames import DICE, MORALE, RETREATS, SEAT, TWIN, UNIT, WHOSE
from fieldcraft.games.combat_commander.rules.hits import rally, suppress, unsuppress
from fieldcraft.games.combat_commander.rules.orders.order import Order
from fieldcraft.games.combat_commander.rules.procedure import Procedure
from fieldcraft.games.combat_commander.rules.refusals import (
    ALLOWED,
    HAS_RECOVERED,
    NO_SUCH_ACTION,
    NOBODY_TO_RECOVER,
    NOT_LISTED,
    NOT_NOW,
    NOT_YOUR_UNIT,
)
from fieldcraft.games.combat_commander.rules.retreat import begin_retreat
from fieldcraft.games.combat_commander.rules.units import cover_in, morale_of, unit_told
from fieldcraft.games.combat_commander.state import (
    IS_BROKEN,
    LISTED,
    SLOTS,
    SUPPRESSED,
    UNITS,
    Battle,
    is_on_map,
)
from fieldcraft.games.combat_commander.verbs import PICK_SIDE, ROLL, action_of


def has_marked(battle: Battle, side: i64, marks: i64) -> bool:
    """Does the side have a unit on the map with one of these marks?"""
    counters = battle.counters
    unit: i64
    for unit in range(side * SLOTS, battle.end_of(side)):
        if is_on_map(counters.at[unit]) and counters.marks[unit] & marks:
            return True
    return False


def list_broken(battle: Battle, side: i64) -> None:
    """Every unit that is broken at the announcement will roll (CC-O22.2, CC-O23.2)."""
    counters = battle.counters
    unit: i64
    for unit in range(side * SLOTS, battle.end_of(side)):
        if is_on_map(counters.at[unit]) and counters.marks[unit] & IS_BROKEN:
            counters.marks[unit] |= LISTED


class Recover(Order):
    """The player gathers his men: Suppressed markers go, and every broken unit may rally."""

    def __init__(self) -> None:
        super().__init__(ORDER_RECOVER, RECOVER_ORDER)

    def why_not(self, battle: Battle, seat: i64) -> i64:
        if battle.player(seat).has_recovered:
            return HAS_RECOVERED
        return ALLOWED if has_marked(battle, seat, IS_BROKEN | SUPPRESSED) else NOBODY_TO_RECOVER

    def begin(self, battle: Battle, seat: i64) -> None:
        super().begin(battle, seat)
        battle.put(WHOSE, seat)


class Rout(Order):
    """A player's broken units must hold or fall back, one's own or the enemy's."""

    def __init__(self) -> None:
        super().__init__(ORDER_ROUT, ROUT_ORDER)

    def why_not(self, battle: Battle, seat: i64) -> i64:
        why = why_not_rout(battle, seat)
        return why if why == ALLOWED else why_not_rout(battle, 1 - seat)


def why_not_rout(battle: Battle, side: i64) -> i64:
    """May the side be chosen for a Rout (CC-O23.1)?"""
    if battle.player(side).has_recovered:
        return HAS_RECOVERED
    return ALLOWED if has_marked(battle, side, IS_BROKEN) else NOBODY_TO_RECOVER


class UnitRolls(Procedure):
    """What Recover and Rout share: one roll for each listed unit that still is broken (CC-O22-d1)."""

    def next_roll(self, battle: Battle, purpose: i64) -> bool:
        """Begin the next roll, or ask which unit it is for; False when all have rolled."""
        side = battle.get(WHOSE)
        marks = battle.counters.marks
        number: i64 = 0
        last: i64 = 0
        unit: i64
        for unit in range(side * SLOTS, battle.end_of(side)):
            if marks[unit] & LISTED and marks[unit] & IS_BROKEN:
                number += 1
                last = unit
        if number == 0:
            return False
        if number == 1:
            self.roll_for(battle, last, purpose)
        else:
            battle.ask(battle.active, ROLLING_FOR)
        return True

    def roll_for(self, battle: Battle, unit: i64, purpose: i64) -> None:
        """The active player rolls, also for enemy units (CC-DS-12)."""
        counters = battle.counters
        counters.marks[unit] &= ~LISTED
        battle.put(UNIT, unit)
        battle.put(TWIN, 0)
        battle.put(MORALE, morale_of(battle, unit) + cover_in(battle, counters.at[unit], 0, False))
        battle.go_to(2)
        begin_roll(battle, battle.active, purpose)

    def tell_check(self, battle: Battle, unit: i64, log: Log) -> i64:
        """The dice less the Morale: below 0 is good."""
        dice = battle.get(DICE)
        log.tell(EVERYBODY, CHECKED, unit_told(battle, unit), battle.get(MORALE), dice)
        return dice - battle.get(MORALE)

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        found = vec[i64]()
        if battle.window == ROUTING_SIDE:
            return append(append(found, action_of(PICK_SIDE, 0)), action_of(PICK_SIDE, 1))
        unit: i64
        for unit in range(UNITS):
            if battle.counters.marks[unit] & LISTED:
                found = append(found, action_of(ROLL, unit))
        return found

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        if battle.window == ROUTING_SIDE:
            if verb != PICK_SIDE:
                return NOT_NOW
            return why_not_rout(battle, arg) if arg < 2 else NO_SUCH_ACTION
        if verb != ROLL:
            return NOT_NOW
        if arg >= UNITS or arg // SLOTS != battle.get(WHOSE):
            return NOT_YOUR_UNIT
        marks = battle.counters.marks[arg]
        return ALLOWED if marks & LISTED and marks & IS_BROKEN else NOT_LISTED


class RecoverOrder(UnitRolls):
    """CC-O22.2, CC-O22.3."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        seat = battle.get(SEAT)
        step = battle.step()
        if step == 0:
            battle.player(seat).has_recovered = True
            unit: i64
            for unit in range(seat * SLOTS, battle.end_of(seat)):
                if is_on_map(battle.counters.at[unit]):
                    unsuppress(battle, unit, log)
            list_broken(battle, seat)
            battle.go_to(1)
        elif step == 1:
            if not self.next_roll(battle, ROLL_RALLY):
                battle.pop()
        else:
            battle.go_to(1)
            battle.put(DICE, battle.white + battle.coloured)
            self.apply_roll(battle, battle.get(UNIT), log)
            if battle.get(TWIN):
                self.apply_roll(battle, battle.get(TWIN) - 1, log)  # CC-E52

    def apply_roll(self, battle: Battle, unit: i64, log: Log) -> None:
        over = self.tell_check(battle, unit, log)
        counters = battle.counters
        if not is_on_map(counters.at[unit]) or not counters.marks[unit] & IS_BROKEN:
            return  # CC-1.9.1-d1, CC-O22-d1
        if over < 0:
            rally(battle, unit, log)
        elif over == 0:
            suppress(battle, unit, log)

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        self.roll_for(battle, arg, ROLL_RALLY)


class RoutOrder(UnitRolls):
    """CC-O23.1, CC-O23.2."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        seat = battle.get(SEAT)
        step = battle.step()
        if step == 0:
            if why_not_rout(battle, seat) != ALLOWED:
                self.choose(battle, 1 - seat)
            elif why_not_rout(battle, 1 - seat) != ALLOWED:
                self.choose(battle, seat)
            else:
                battle.ask(seat, ROUTING_SIDE)
        elif step == 1:
            if not self.next_roll(battle, ROLL_ROUT):
                battle.pop()
        elif step == 2:
            battle.go_to(RETREATS)
            battle.put(DICE, battle.white + battle.coloured)
            self.apply_roll(battle, battle.get(UNIT), log)
        else:
            battle.go_to(1)
            if battle.get(TWIN):
                self.apply_roll(battle, battle.get(TWIN) - 1, log)  # CC-E52

    def choose(self, battle: Battle, side: i64) -> None:
        battle.put(WHOSE, side)
        battle.player(side).has_recovered = True
        list_broken(battle, side)
        battle.go_to(1)

    def apply_roll(self, battle: Battle, unit: i64, log: Log) -> None:
        over = self.tell_check(battle, unit, log)
        if not is_on_map(battle.counters.at[unit]):
            return  # CC-1.9.1-d1
        if over == 0:
            suppress(battle, unit, log)
        elif over > 0:
            begin_retreat(battle, unit, over)

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if verb == PICK_SIDE:
            self.choose(battle, arg)
        else:
            self.roll_for(battle, arg, ROLL_ROUT)
