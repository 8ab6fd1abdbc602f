"""CC-O21 Move."""

from librt.vecs import append, vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import Log
from fieldcraft.games.combat_commander.hexes import NEIGHBOUR, OFF_MAP
from fieldcraft.games.combat_commander.kinds import NONE, ORDER_MOVE
from fieldcraft.games.combat_commander.process import MOVE_ORDER, STEPPING, W3A_MOVING
from fieldcraft.games.combat_commander.rules.activation import begin_activation, somebody_can
from fieldcraft.games.combat_commander.rules.entry import begin_entry
from fieldcraft.games.combat_commander.rules.frames import ENTRIES_MADE, HAS_STEPPED, SEAT
from fieldcraft.games.combat_commander.rules.group import (
    can_go_on,
    has_mover,
    leader_of_group,
    why_no_exit,
    why_no_step,
    why_not_mover,
)
from fieldcraft.games.combat_commander.rules.orders.order import Order
from fieldcraft.games.combat_commander.rules.procedure import Procedure
from fieldcraft.games.combat_commander.rules.refusals import (
    ALLOWED,
    ALREADY_JOINED,
    NO_SUCH_ACTION,
    NOBODY_CAN,
    NOT_CARRIED_OUT,
    NOT_NOW,
    NOT_TOGETHER,
    TOO_FEW_POINTS,
)
from fieldcraft.games.combat_commander.rules.transfer import begin_handing, can_give, givers, why_not_give
from fieldcraft.games.combat_commander.rules.windows import opens, play_card, playable, why_not_play
from fieldcraft.games.combat_commander.state import (
    ACTED,
    GROUPED,
    MOVING,
    SLOTS,
    Battle,
)
from fieldcraft.games.combat_commander.verbs import DONE, EXIT, GIVE, HALT, JOIN, MOVER, PLAY, STEP, action_of


class Move(Order):
    """Activated units go from hex to hex as far as their Movement allows, one after the other or in groups."""

    def __init__(self) -> None:
        super().__init__(ORDER_MOVE, MOVE_ORDER)

    def why_not(self, battle: Battle, seat: i64) -> i64:
        return ALLOWED if somebody_can(battle, seat, ORDER_MOVE, OFF_MAP) else NOBODY_CAN


class MoveOrder(Procedure):
    """Activation, then one unit or group after the other (CC-O21.2)."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        seat = battle.get(SEAT)
        if battle.step() == 0:
            battle.go_to(1)
            begin_activation(battle, seat, ORDER_MOVE, OFF_MAP)
        elif battle.step() == 2:
            battle.pop()
        elif leader_of_group(battle, seat) != NONE:
            if can_go_on(battle, seat):
                battle.ask(seat, STEPPING)
            else:
                self.halt(battle, seat)
        else:
            battle.put(HAS_STEPPED, 0)
            if self.has_choice(battle, seat):
                battle.ask(seat, W3A_MOVING)
            else:
                battle.pop()

    def has_choice(self, battle: Battle, seat: i64) -> bool:
        """Is there anything to ask for between two movements (CC-W3a)?"""
        if has_mover(battle, seat) or opens(battle, seat, W3A_MOVING):
            return True
        return can_give(battle, seat, battle.get(ENTRIES_MADE) > 0)

    def why_no_join(self, battle: Battle, seat: i64, unit: i64) -> i64:
        """Only units that began the Order in one hex move together, from the first step on (CC-O21.2)."""
        why = why_not_mover(battle, seat, unit)
        if why != ALLOWED:
            return why
        counters = battle.counters
        if counters.marks[unit] & GROUPED:
            return ALREADY_JOINED
        first = leader_of_group(battle, seat)
        if battle.get(HAS_STEPPED) or counters.at[unit] != counters.at[first]:
            return NOT_TOGETHER
        if counters.came_from[unit] != counters.came_from[first]:
            return NOT_TOGETHER
        counters.marks[unit] |= GROUPED
        is_able = can_go_on(battle, seat)
        counters.marks[unit] &= ~GROUPED
        return ALLOWED if is_able else TOO_FEW_POINTS

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        counters = battle.counters
        found = vec[i64]()
        unit: i64
        verb: i64 = JOIN if battle.window == STEPPING else MOVER
        for unit in range(seat * SLOTS, battle.end_of(seat)):
            if counters.marks[unit] & MOVING:
                found = append(found, action_of(verb, unit))
        if battle.window == W3A_MOVING:
            return append(playable(battle, seat, givers(battle, seat, found)), action_of(DONE, 0))
        from_ = counters.at[leader_of_group(battle, seat)]
        direction: i64
        for direction in range(1, 7):
            hex_ = NEIGHBOUR[from_ * 7 + direction]
            if hex_ != OFF_MAP:
                found = append(found, action_of(STEP, hex_))
        found = append(found, action_of(EXIT, 0))
        return append(found, action_of(HALT, 0))

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        if battle.window == W3A_MOVING:
            if verb == MOVER:
                return why_not_mover(battle, seat, arg)
            if verb == PLAY:
                return why_not_play(battle, seat, arg)
            if verb == GIVE:
                return why_not_give(battle, seat, arg, battle.get(ENTRIES_MADE) > 0)
            if verb != DONE:
                return NOT_NOW
            if arg:
                return NO_SUCH_ACTION
            has_to_move = battle.get(ENTRIES_MADE) == 0 and has_mover(battle, seat)
            return NOT_CARRIED_OUT if has_to_move else ALLOWED
        if verb == STEP:
            return why_no_step(battle, seat, arg)
        if verb == JOIN:
            return self.why_no_join(battle, seat, arg)
        if arg:
            return NO_SUCH_ACTION
        if verb == EXIT:
            return why_no_exit(battle, seat)
        if verb == HALT:
            return ALLOWED if battle.get(HAS_STEPPED) else NOT_CARRIED_OUT
        return NOT_NOW

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if verb in (MOVER, JOIN):
            battle.counters.marks[arg] |= GROUPED
        elif verb == PLAY:
            play_card(battle, seat, arg, chance, log)
        elif verb == GIVE:
            begin_handing(battle, arg, battle.get(ENTRIES_MADE) > 0)
        elif verb == DONE:
            battle.go_to(2)
        elif verb == HALT:
            self.halt(battle, seat)
        else:
            battle.put(ENTRIES_MADE, battle.get(ENTRIES_MADE) + 1)
            battle.put(HAS_STEPPED, 1)
            from_ = battle.counters.at[leader_of_group(battle, seat)]
            begin_entry(battle, seat, from_, arg if verb == STEP else OFF_MAP, False)

    def halt(self, battle: Battle, seat: i64) -> None:
        """The group's movement is over; its units stay activated to Move (CC-O21-d2)."""
        marks = battle.counters.marks
        unit: i64
        for unit in range(seat * SLOTS, battle.end_of(seat)):
            if marks[unit] & GROUPED:
                marks[unit] = (marks[unit] & ~GROUPED) | ACTED
