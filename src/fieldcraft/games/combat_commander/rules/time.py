"""CC-6.1.2 Time Advance: reshuffle, Sudden Death, the Defender's VP, Smoke, arrivals, Dig In."""

from librt.vecs import append, vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.combat_commander.happenings import ENTERED, ORDER_LIMIT_ROSE, RADIO_ARRIVED, TIME_ADVANCED
from fieldcraft.games.combat_commander.hexes import HEXES
from fieldcraft.games.combat_commander.kinds import DEFEND, NONE
from fieldcraft.games.combat_commander.process import (
    CLEARING_SMOKE,
    ENTERING,
    MELEES,
    ROLL_SUDDEN_DEATH,
    W11_DIG_IN,
)
from fieldcraft.games.combat_commander.rules.fate import begin_roll, reshuffle
from fieldcraft.games.combat_commander.rules.frames import MARK, SEAT, UNIT
from fieldcraft.games.combat_commander.rules.occupation import gain, put_down, settle
from fieldcraft.games.combat_commander.rules.placing import remove_smoke
from fieldcraft.games.combat_commander.rules.procedure import Procedure
from fieldcraft.games.combat_commander.rules.refusals import (
    ALLOWED,
    NO_SUCH_ACTION,
    NOT_A_CHOICE,
    NOT_NOW,
    OUT_OF_AREA,
)
from fieldcraft.games.combat_commander.rules.stacking import is_at_own_edge, why_no_room
from fieldcraft.games.combat_commander.rules.units import cover_in, has_side, unit_told
from fieldcraft.games.combat_commander.rules.victory import check_all_objectives, check_sudden_death
from fieldcraft.games.combat_commander.rules.windows import (
    opens,
    play_card,
    why_not_in_window,
    window_candidates,
)
from fieldcraft.games.combat_commander.state import (
    POSTURE,
    RUNNING,
    SLOTS,
    WAITING,
    Battle,
)
from fieldcraft.games.combat_commander.verbs import PICK_HEX, PLACE, PLAY, action_of


class TimeAdvance(Procedure):
    """CC-6.1.2 SEAT is the triggering player; what it made mixed is fought before play goes on (CC-O16.4-d3)."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        seat = battle.get(SEAT)
        step = battle.step()
        if step == 0:
            battle.go_to(1)
            battle.triggers += 1
            battle.time += 1
            log.tell(EVERYBODY, TIME_ADVANCED, seat, battle.time)
            raise_order_limits(battle, log)
            reshuffle(battle, seat, log)
            if battle.time >= battle.field.sudden_death:
                check_all_objectives(battle, log)
                if battle.ending == RUNNING:
                    begin_roll(battle, seat, ROLL_SUDDEN_DEATH)
        elif step == 1:
            battle.go_to(2)
            if battle.time >= battle.field.sudden_death:
                check_sudden_death(battle, battle.white + battle.coloured, log)
        elif step == 2:
            battle.go_to(3)
            self.pay_defenders(battle, log)
            self.clear_smoke(battle, seat, log)
            receive_radios(battle, log)
        elif step == 3:
            self.let_enter(battle, 1 - battle.active, 4)
        elif step == 4:
            self.let_enter(battle, battle.active, 5)
        elif step == 5 or step == 6:
            digger = 1 - battle.active if step == 5 else battle.active
            if opens(battle, digger, W11_DIG_IN):
                battle.ask(digger, W11_DIG_IN)
            else:
                battle.go_to(step + 1)
        elif step == 7:
            battle.go_to(8)
            battle.push(MELEES)
            battle.put(MARK, 1 + battle.triggers)
        else:
            battle.triggers -= 1
            battle.pop()

    def pay_defenders(self, battle: Battle, log: Log) -> None:
        """Step 3: 1 VP for every player with Posture Defend (CC-6.1.2-d1)."""
        side: i64
        for side in range(2):
            if battle.field.fact(side, POSTURE) == DEFEND:
                gain(battle, side, 1, log)

    def clear_smoke(self, battle: Battle, seat: i64, log: Log) -> None:
        """Step 4: the triggering player removes one Smoke marker of his choice."""
        smoke = battle.counters.smoke
        number: i64 = 0
        last: i64 = 0
        hex_: i64
        for hex_ in range(HEXES):
            if smoke[hex_]:
                number += 1
                last = hex_
        if number == 1:
            remove_smoke(battle, last, log)
        elif number > 1:
            battle.ask(seat, CLEARING_SMOKE)

    def let_enter(self, battle: Battle, side: i64, beyond: i64) -> None:
        """Step 5: units that wait on the space just reached come in over their own edge (CC-6.1.2-d3)."""
        at = battle.counters.at
        unit: i64
        for unit in range(side * SLOTS, battle.end_of(side)):
            if at[unit] != WAITING + battle.time:
                continue
            if self.has_entrance(battle, unit):
                battle.put(UNIT, unit)
                battle.ask(side, ENTERING)
                return
            at[unit] += 1
        battle.go_to(beyond)

    def has_entrance(self, battle: Battle, unit: i64) -> bool:
        hex_: i64
        for hex_ in range(HEXES):
            if why_no_entrance(battle, unit, hex_) == ALLOWED:
                return True
        return False

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        found = vec[i64]()
        hex_: i64
        if battle.window == W11_DIG_IN:
            return window_candidates(battle, seat)
        verb: i64 = PICK_HEX if battle.window == CLEARING_SMOKE else PLACE
        for hex_ in range(HEXES):
            found = append(found, action_of(verb, hex_))
        return found

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        if battle.window == W11_DIG_IN:
            return why_not_in_window(battle, seat, verb, arg)
        if verb != (PICK_HEX if battle.window == CLEARING_SMOKE else PLACE):
            return NOT_NOW
        if arg >= HEXES:
            return NO_SUCH_ACTION
        if verb == PICK_HEX:
            return ALLOWED if battle.counters.smoke[arg] else NOT_A_CHOICE
        return why_no_entrance(battle, battle.get(UNIT), arg)

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if verb == PICK_HEX:
            remove_smoke(battle, arg, log)
        elif verb == PLACE:
            unit = battle.get(UNIT)
            battle.counters.at[unit] = NONE
            put_down(battle, unit, arg)
            log.tell(EVERYBODY, ENTERED, unit_told(battle, unit), arg)
            settle(battle, arg, log)
        elif verb == PLAY:
            play_card(battle, seat, arg, chance, log)
        else:
            battle.go_to(battle.step() + 1)


def raise_order_limits(battle: Battle, log: Log) -> None:
    """CC-SR.order_limit_progression: before step 1, and at once."""
    special = battle.field.special
    side: i64
    for side in range(2):
        me = battle.player(side)
        if special.order_rise[side] and me.order_limit < special.most_orders[side]:
            me.order_limit = min(me.order_limit + special.order_rise[side], special.most_orders[side])
            log.tell(EVERYBODY, ORDER_LIMIT_ROSE, side, me.order_limit)


def receive_radios(battle: Battle, log: Log) -> None:
    """A Radio of the space just reached goes to the owner's empty box, or is lost (CC-6.1.2, CC-6.1.2-d3)."""
    special = battle.field.special
    side: i64
    for side in range(2):
        me = battle.player(side)
        if special.radio_space[side] == battle.time and me.radio == NONE:
            me.radio = special.radio[side]
            me.is_radio_broken = False
            log.tell(EVERYBODY, RADIO_ARRIVED, side)


def is_other_entrance(battle: Battle, unit: i64, hex_: i64) -> bool:
    """May the unit come in there too (CC-SR.reinforcements, CC-SR.hidden_units)?"""
    special = battle.field.special
    side = unit // SLOTS
    if special.entry_area[unit] != NONE and special.in_area(special.entry_area[unit], hex_):
        return True
    if special.hidden_space[side] != battle.time or battle.field.area[side * HEXES + hex_] == 0:
        return False
    return cover_in(battle, hex_, 0, False) >= 1 and not has_side(battle, hex_, 1 - side)


def why_no_entrance(battle: Battle, unit: i64, hex_: i64) -> i64:
    """A hex of the own edge, not impassable, within the stacking limit (CC-6.1.2, CC-6.1.2-d3, CC-8.2-d1)."""
    side = unit // SLOTS
    if not is_at_own_edge(battle, side, hex_) and not is_other_entrance(battle, unit, hex_):
        return OUT_OF_AREA
    return why_no_room(battle, side, battle.counters.kind[unit], hex_)
