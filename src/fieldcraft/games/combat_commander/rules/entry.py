"""CC-O21-d1 One entry of moving or advancing units, step by step; CC-7.2.1 the exit over the enemy's edge."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.combat_commander.decks import CARD_ORDER
from fieldcraft.games.combat_commander.happenings import EXITED, MOVED, PLAYED
from fieldcraft.games.combat_commander.hexes import OFF_MAP, direction_to
from fieldcraft.games.combat_commander.kinds import (
    ACTION_OPPORTUNITY_FIRE,
    CHIT_W,
    DECK_SIZE,
    MINES,
    NONE,
    ORDER_FIRE,
    WIRE,
)
from fieldcraft.games.combat_commander.pieces import UNIT_VP
from fieldcraft.games.combat_commander.process import (
    ENTRY,
    RETURNING,
    SHOT_OPPORTUNITY,
    W3_ENTRY,
    W4_ADVANCED,
)
from fieldcraft.games.combat_commander.rules.activation import begin_activation, somebody_can, somebody_could_fire
from fieldcraft.games.combat_commander.rules.aiming import begin_shot, why_not_aim
from fieldcraft.games.combat_commander.rules.fate import card_kind, lay_down
from fieldcraft.games.combat_commander.rules.frames import (
    FROM_HEX,
    HAS_SHOT,
    IN_NEW_HEX,
    INACTIVE_PASSED,
    IS_ADVANCE,
    IS_COVERED_WAY,
    SEAT,
    TO_HEX,
)
from fieldcraft.games.combat_commander.rules.mines import begin_mine_attack
from fieldcraft.games.combat_commander.rules.movement import ALL_POINTS, entry_cost, is_trench_step
from fieldcraft.games.combat_commander.rules.occupation import gain, mix, occupants, put_down, settle, take_off
from fieldcraft.games.combat_commander.rules.procedure import Procedure
from fieldcraft.games.combat_commander.rules.refusals import (
    ALLOWED,
    NO_OPPORTUNITY_LEFT,
    NO_SUCH_ACTION,
    NOBODY_CAN,
    NOT_A_SPACE,
    NOT_IN_HAND,
    NOT_NOW,
    WRONG_WINDOW,
)
from fieldcraft.games.combat_commander.rules.rewarding import begin_reward
from fieldcraft.games.combat_commander.rules.transfer import begin_handing, can_give, givers, why_not_give
from fieldcraft.games.combat_commander.rules.units import is_hero, unit_told, units_on_map
from fieldcraft.games.combat_commander.rules.victory import check_end, decide_by_points, eliminate
from fieldcraft.games.combat_commander.rules.windows import (
    opens,
    play_card,
    playable,
    why_not_in_window,
)
from fieldcraft.games.combat_commander.state import (
    ENTERED,
    GROUPED,
    LAST_EXIT,
    ON_ROAD,
    RUNNING,
    SLOTS,
    WAITING,
    Battle,
    is_on_map,
)
from fieldcraft.games.combat_commander.verbs import (
    DECLINE,
    GIVE,
    NUMBER,
    OPPORTUNITY,
    PLAY,
    SHOOT,
    action_of,
)

LAST_SPACE: Final = 14
"""Past the highest roll of two dice the game is sure to end, so later Time spaces are all alike (CC-6.2.2)."""


def begin_entry(battle: Battle, seat: i64, from_: i64, to: i64, is_advance: bool) -> None:
    """Push the entry of all units marked GROUPED; `to` is OFF_MAP for an exit."""
    battle.push(ENTRY)
    battle.put(SEAT, seat)
    battle.put(FROM_HEX, from_)
    battle.put(TO_HEX, to)
    battle.put(IS_ADVANCE, 1 if is_advance else 0)
    is_covered = to != OFF_MAP and not is_advance and is_trench_step(battle, from_, direction_to(from_, to))
    battle.put(IS_COVERED_WAY, 1 if is_covered else 0)
    counters = battle.counters
    unit: i64
    for unit in range(seat * SLOTS, battle.end_of(seat)):
        if counters.marks[unit] & GROUPED:
            counters.marks[unit] |= ENTERED


class Entry(Procedure):
    """CC-O21-d1 Mines left, the move itself, Mines entered, control, then both windows, the inactive player first."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        seat = battle.get(SEAT)
        to = battle.get(TO_HEX)
        step = battle.step()
        if step == 0:
            battle.go_to(1)
            if battle.counters.works[battle.get(FROM_HEX)] == MINES:
                begin_mine_attack(battle, seat, battle.get(FROM_HEX))
        elif step == 1:
            if to == OFF_MAP:
                battle.go_to(6)
            elif battle.counters.blaze[to] or not self.has_entering(battle, seat):
                battle.go_to(5)  # CC-T79, CC-E46: a trigger of the Mine roll has closed the way or displaced them
            else:
                battle.go_to(IN_NEW_HEX)
                self.cross(battle, log)
                if battle.counters.works[to] == MINES:
                    begin_mine_attack(battle, seat, to)
        elif step == IN_NEW_HEX:
            battle.go_to(3)
            settle(battle, to, log)
        elif step == 3:
            self.ask_inactive(battle, 1 - seat)
        elif step == 4:
            if battle.get(IS_ADVANCE) == 0 and (opens(battle, seat, W3_ENTRY) or can_give(battle, seat, True)):
                battle.ask(seat, W3_ENTRY)
            else:
                battle.go_to(5)
        elif step == 5:
            self.clear_marks(battle, seat)
            battle.pop()
        else:
            self.ask_for_return(battle, seat, log)

    def has_entering(self, battle: Battle, seat: i64) -> bool:
        """Is anybody left who goes into the hex?"""
        counters = battle.counters
        unit: i64
        for unit in range(seat * SLOTS, battle.end_of(seat)):
            if counters.marks[unit] & ENTERED and is_on_map(counters.at[unit]):
                return True
        return False

    def cross(self, battle: Battle, log: Log) -> None:
        """The units stand in the new hex, with their MPs spent (CC-O21-d1 step 2)."""
        counters = battle.counters
        seat = battle.get(SEAT)
        from_ = battle.get(FROM_HEX)
        to = battle.get(TO_HEX)
        is_advance = battle.get(IS_ADVANCE) == 1
        cost = entry_cost(battle, seat, from_, direction_to(from_, to))
        if counters.works[from_] == WIRE or counters.works[to] == WIRE:
            cost = ALL_POINTS
        unit: i64
        for unit in range(seat * SLOTS, battle.end_of(seat)):
            if not counters.marks[unit] & ENTERED or not is_on_map(counters.at[unit]):
                continue
            if not is_advance:
                counters.used[unit] += cost
                if battle.field.ground.road[to]:
                    counters.marks[unit] |= ON_ROAD  # CC-T93
            take_off(battle, unit)
            put_down(battle, unit, to)
            log.tell(EVERYBODY, MOVED, unit_told(battle, unit), from_, to)
        if occupants(battle, to) == 3:
            mix(battle, to)  # before the Mines there roll: a trigger of theirs did not bring them together
        settle(battle, from_, log)

    def ask_inactive(self, battle: Battle, foe: i64) -> None:
        """CC-W3, CC-W4: asked while there is anything that could be played or fired."""
        window: i64 = W4_ADVANCED if battle.get(IS_ADVANCE) else W3_ENTRY
        if battle.get(INACTIVE_PASSED) or not (opens(battle, foe, window) or self.can_react(battle, foe)):
            battle.go_to(4)
        else:
            battle.ask(foe, window)

    def can_react(self, battle: Battle, foe: i64) -> bool:
        """Could the inactive player use Opportunity Fire, as far as everybody knows?"""
        if not self.is_shot_left(battle):
            return False
        if why_not_aim(battle, foe, SHOT_OPPORTUNITY, battle.get(TO_HEX), True) == ALLOWED:
            return True
        return battle.player(foe).hand_size > 0 and somebody_could_fire(battle, foe, battle.get(TO_HEX), True)

    def is_shot_left(self, battle: Battle) -> bool:
        """One attack an expenditure; none at an Advance (CC-O16.1) or along a trench (CC-F105.2)."""
        return not (battle.get(IS_ADVANCE) or battle.get(IS_COVERED_WAY) or battle.get(HAS_SHOT))

    def why_not_shoot(self, battle: Battle, foe: i64) -> i64:
        """At most one attack an expenditure, at the hex just entered, while an enemy is there (CC-A33, CC-A33-d2)."""
        if not self.is_shot_left(battle):
            return NO_OPPORTUNITY_LEFT
        return why_not_aim(battle, foe, SHOT_OPPORTUNITY, battle.get(TO_HEX), False)

    def why_no_opportunity(self, battle: Battle, foe: i64, card: i64) -> i64:
        """A Fire card must lead to an activated piece that could attack the hex now (CC-A33-d1)."""
        if not self.is_shot_left(battle):
            return NO_OPPORTUNITY_LEFT
        hand = battle.player(foe).hand
        hand[card] = 0  # it is on the discard pile by then (CC-1.5): its Action cannot help
        why: i64 = ALLOWED if somebody_can(battle, foe, ORDER_FIRE, battle.get(TO_HEX)) else NOBODY_CAN
        hand[card] = 1
        return why

    def clear_marks(self, battle: Battle, seat: i64) -> None:
        unit: i64
        for unit in range(seat * SLOTS, battle.end_of(seat)):
            battle.counters.marks[unit] &= ~ENTERED

    def ask_for_return(self, battle: Battle, seat: i64, log: Log) -> None:
        """Each unit that leaves goes to a Time space of its owner's choice (CC-7.2.1)."""
        unit = self.leaving(battle, seat)
        if unit == NONE:
            battle.go_to(5)
        elif battle.field.special.exit_kills[seat]:
            eliminate(battle, unit, log)
            check_end(battle, log)
        else:
            battle.ask(seat, RETURNING)

    def leaving(self, battle: Battle, seat: i64) -> i64:
        """The next unit that leaves the map, or NONE."""
        counters = battle.counters
        unit: i64
        for unit in range(seat * SLOTS, battle.end_of(seat)):
            if counters.marks[unit] & ENTERED and is_on_map(counters.at[unit]):
                return unit
        return NONE

    def leave_map(self, battle: Battle, unit: i64, space: i64, log: Log) -> None:
        """VP for the owner; unbroken, unmarked, with an unbroken Weapon to the Time Track (CC-7.2.1)."""
        counters = battle.counters
        side = unit // SLOTS
        from_ = counters.at[unit]
        points = UNIT_VP[counters.kind[unit]]
        if (battle.open_chits >> CHIT_W) & 1:
            points *= 2
        log.tell(EVERYBODY, EXITED, unit_told(battle, unit), from_, points)
        take_off(battle, unit)
        weapon = counters.weapon[unit]
        counters.marks[unit] = 0
        counters.used[unit] = 0
        counters.came_from[unit] = NONE
        if weapon != NONE:
            counters.weapon_marks[weapon] = 0
        if is_hero(battle, unit):
            counters.kind[unit] = NONE  # CC-3.5: to the countermix, and his Weapon too (CC-3.5-d1)
            counters.weapon[unit] = NONE
            if weapon != NONE:
                counters.carrier[weapon] = NONE
                counters.weapon_kind[weapon] = NONE
        else:
            counters.at[unit] = WAITING + space
        gain(battle, side, points, log)
        settle(battle, from_, log)
        if units_on_map(battle, side) == 0 and battle.ending == RUNNING:
            decide_by_points(battle, LAST_EXIT, log)  # CC-6.3

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        found = vec[i64]()
        place: i64
        if battle.window == RETURNING:
            for place in range(battle.time, max(battle.time, LAST_SPACE) + 1):
                found = append(found, action_of(NUMBER, place))
            return found
        found = playable(battle, seat, found)
        if seat != battle.active:
            hand = battle.player(seat).hand
            for place in range(DECK_SIZE):
                if hand[place]:
                    found = append(found, action_of(OPPORTUNITY, place))
            found = append(found, action_of(SHOOT, 0))
        elif battle.window == W3_ENTRY:
            found = givers(battle, seat, found)
        return append(found, action_of(DECLINE, 0))

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        if battle.window == RETURNING:
            if verb != NUMBER:
                return NOT_NOW
            return ALLOWED if battle.time <= arg <= max(battle.time, LAST_SPACE) else NOT_A_SPACE
        if verb == GIVE:
            is_free = battle.window == W3_ENTRY and seat == battle.active
            return why_not_give(battle, seat, arg, True) if is_free else WRONG_WINDOW
        if verb in (SHOOT, OPPORTUNITY):
            if seat == battle.active:
                return WRONG_WINDOW
            if verb == SHOOT:
                return self.why_not_shoot(battle, seat) if arg == 0 else NO_SUCH_ACTION
            if arg >= DECK_SIZE:
                return NO_SUCH_ACTION
            if battle.player(seat).hand[arg] == 0:
                return NOT_IN_HAND
            if CARD_ORDER[card_kind(battle, seat, arg)] != ORDER_FIRE:
                return WRONG_WINDOW
            return self.why_no_opportunity(battle, seat, arg)
        return why_not_in_window(battle, seat, verb, arg)

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if verb == NUMBER:
            self.leave_map(battle, self.leaving(battle, seat), arg, log)
            begin_reward(battle, 1 - seat)
        elif verb == PLAY:
            play_card(battle, seat, arg, chance, log)
        elif verb == OPPORTUNITY:
            lay_down(battle, seat, arg)
            log.tell(EVERYBODY, PLAYED, seat, arg, ACTION_OPPORTUNITY_FIRE)
            begin_activation(battle, seat, ORDER_FIRE, battle.get(TO_HEX))
        elif verb == GIVE:
            begin_handing(battle, arg, True)
        elif verb == SHOOT:
            begin_shot(battle, seat, SHOT_OPPORTUNITY, battle.get(TO_HEX))
        elif seat == battle.active:
            battle.go_to(5)
        else:
            battle.put(INACTIVE_PASSED, 1)
