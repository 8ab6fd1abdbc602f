"""CC-O16 Advance."""

from librt.vecs import append, vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import Log
from fieldcraft.games.combat_commander.hexes import NEIGHBOUR, OFF_MAP
from fieldcraft.games.combat_commander.kinds import NONE, ORDER_ADVANCE
from fieldcraft.games.combat_commander.process import ADVANCE_ORDER, ADVANCING, STEPPING
from fieldcraft.games.combat_commander.rules.activation import begin_activation, somebody_can
from fieldcraft.games.combat_commander.rules.entry import begin_entry
from fieldcraft.games.combat_commander.rules.frames import ENTRIES_MADE, NEEDS_WEAPON, SEAT, WEAPON_NEEDED
from fieldcraft.games.combat_commander.rules.movement import can_advance, why_no_advance, why_no_exit
from fieldcraft.games.combat_commander.rules.orders.order import Order
from fieldcraft.games.combat_commander.rules.procedure import Procedure
from fieldcraft.games.combat_commander.rules.refusals import (
    ALLOWED,
    ALREADY_JOINED,
    CANNOT_CARRY_OUT,
    HAS_ACTED,
    NO_SUCH_ACTION,
    NOBODY_CAN,
    NOT_ACTIVATED,
    NOT_CARRIED_OUT,
    NOT_NOW,
    NOT_TOGETHER,
    NOT_YOUR_UNIT,
)
from fieldcraft.games.combat_commander.state import (
    ACTED,
    CHOSEN,
    GROUPED,
    SLOTS,
    UNITS,
    Battle,
    is_on_map,
)
from fieldcraft.games.combat_commander.verbs import DONE, EXIT, JOIN, MOVER, STEP, action_of


class Advance(Order):
    """Each activated unit enters one adjacent hex, even the enemy's; where both sides meet there is a Melee."""

    def __init__(self) -> None:
        super().__init__(ORDER_ADVANCE, ADVANCE_ORDER)

    def why_not(self, battle: Battle, seat: i64) -> i64:
        return ALLOWED if somebody_can(battle, seat, ORDER_ADVANCE, OFF_MAP) else NOBODY_CAN


class AdvanceOrder(Procedure):
    """Activation, then one unit after the other, or several from hex to hex together (CC-O16.1-d1)."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        seat = battle.get(SEAT)
        step = battle.step()
        if step == 0:
            battle.go_to(1)
            needed = battle.under(NEEDS_WEAPON)
            begin_activation(battle, seat, ORDER_ADVANCE, OFF_MAP)
            battle.put(WEAPON_NEEDED, needed)
        elif step == 1:
            if self.has_mover(battle, seat):
                battle.ask(seat, ADVANCING)
            else:
                battle.pop()
        elif step == 2:
            battle.ask(seat, STEPPING)
        elif step == 3:
            battle.go_to(1)
            self.close_group(battle, seat)
        else:
            battle.pop()

    def has_mover(self, battle: Battle, seat: i64) -> bool:
        unit: i64
        for unit in range(seat * SLOTS, battle.end_of(seat)):
            if self.why_not_mover(battle, seat, unit) == ALLOWED:
                return True
        return False

    def close_group(self, battle: Battle, seat: i64) -> None:
        marks = battle.counters.marks
        unit: i64
        for unit in range(seat * SLOTS, battle.end_of(seat)):
            if marks[unit] & GROUPED:
                marks[unit] = (marks[unit] & ~GROUPED) | ACTED

    def first_of_group(self, battle: Battle, seat: i64) -> i64:
        counters = battle.counters
        unit: i64
        for unit in range(seat * SLOTS, battle.end_of(seat)):
            if counters.marks[unit] & GROUPED and is_on_map(counters.at[unit]):
                return unit
        return NONE

    def why_not_mover(self, battle: Battle, seat: i64, unit: i64) -> i64:
        if unit >= UNITS or unit // SLOTS != seat:
            return NOT_YOUR_UNIT
        marks = battle.counters.marks[unit]
        if not marks & CHOSEN:
            return NOT_ACTIVATED
        if marks & ACTED:
            return HAS_ACTED
        return ALLOWED if can_advance(battle, unit) else CANNOT_CARRY_OUT

    def why_no_join(self, battle: Battle, seat: i64, unit: i64) -> i64:
        """Units may be declared together if they share the hex they leave (CC-O16.1-d1)."""
        why = self.why_not_mover(battle, seat, unit)
        if why != ALLOWED:
            return why
        counters = battle.counters
        if counters.marks[unit] & GROUPED:
            return ALREADY_JOINED
        if counters.at[unit] != counters.at[self.first_of_group(battle, seat)]:
            return NOT_TOGETHER
        counters.marks[unit] |= GROUPED
        is_able = self.can_go_on(battle, seat)
        counters.marks[unit] &= ~GROUPED
        return ALLOWED if is_able else CANNOT_CARRY_OUT

    def can_go_on(self, battle: Battle, seat: i64) -> bool:
        """Is there a hex or an edge to which the whole group can advance?"""
        first = self.first_of_group(battle, seat)
        if why_no_exit(battle, first) == ALLOWED:
            return True
        direction: i64
        for direction in range(1, 7):
            hex_ = NEIGHBOUR[battle.counters.at[first] * 7 + direction]
            if hex_ != OFF_MAP and self.why_no_step(battle, seat, hex_) == ALLOWED:
                return True
        return False

    def why_no_step(self, battle: Battle, seat: i64, hex_: i64) -> i64:
        counters = battle.counters
        unit: i64
        for unit in range(seat * SLOTS, battle.end_of(seat)):
            if counters.marks[unit] & GROUPED:
                why = why_no_advance(battle, unit, hex_)
                if why != ALLOWED:
                    return why
        return ALLOWED

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        counters = battle.counters
        found = vec[i64]()
        verb: i64 = MOVER if battle.window == ADVANCING else JOIN
        unit: i64
        for unit in range(seat * SLOTS, battle.end_of(seat)):
            if counters.marks[unit] & CHOSEN:
                found = append(found, action_of(verb, unit))
        if battle.window == ADVANCING:
            return append(found, action_of(DONE, 0))
        from_ = counters.at[self.first_of_group(battle, seat)]
        direction: i64
        for direction in range(1, 7):
            hex_ = NEIGHBOUR[from_ * 7 + direction]
            if hex_ != OFF_MAP:
                found = append(found, action_of(STEP, hex_))
        return append(found, action_of(EXIT, 0))

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        if battle.window == ADVANCING:
            if verb == MOVER:
                return self.why_not_mover(battle, seat, arg)
            if verb != DONE:
                return NOT_NOW
            if arg:
                return NO_SUCH_ACTION
            return ALLOWED if battle.get(ENTRIES_MADE) > 0 else NOT_CARRIED_OUT  # CC-O14.4
        if verb == STEP:
            return self.why_no_step(battle, seat, arg)
        if verb == JOIN:
            return self.why_no_join(battle, seat, arg)
        if verb != EXIT:
            return NOT_NOW
        if arg:
            return NO_SUCH_ACTION
        return why_no_exit(battle, self.first_of_group(battle, seat))

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if verb in (MOVER, JOIN):
            battle.counters.marks[arg] |= GROUPED
            battle.go_to(2)
        elif verb == DONE:
            battle.go_to(4)
        else:
            battle.go_to(3)
            battle.put(ENTRIES_MADE, battle.get(ENTRIES_MADE) + 1)
            from_ = battle.counters.at[self.first_of_group(battle, seat)]
            begin_entry(battle, seat, from_, arg if verb == STEP else OFF_MAP, True)
