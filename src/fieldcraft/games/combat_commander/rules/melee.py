"""CC-O16.4 Melee: every hex that an Order or a trigger has made mixed is fought out."""

from librt.vecs import append, vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.combat_commander.happenings import MELEE_FOUGHT, MELEE_FP
from fieldcraft.games.combat_commander.hexes import HEXES
from fieldcraft.games.combat_commander.kinds import AXIS, BOXED_FP, NONE
from fieldcraft.games.combat_commander.markers import FORTIFICATION_KEEPS_HEX
from fieldcraft.games.combat_commander.process import FIGHTING, MELEE, ROLL_MELEE, W8_AMBUSH, W9_NO_QUARTER
from fieldcraft.games.combat_commander.rules.fate import begin_roll
from fieldcraft.games.combat_commander.rules.frames import FP_ALLIES, FP_AXIS, MARK, MELEE_HEX, TOTAL_INACTIVE
from fieldcraft.games.combat_commander.rules.occupation import occupants, settle
from fieldcraft.games.combat_commander.rules.procedure import Procedure
from fieldcraft.games.combat_commander.rules.refusals import ALLOWED, NO_SUCH_ACTION, NOT_A_CHOICE, NOT_NOW
from fieldcraft.games.combat_commander.rules.units import fp_of, has_boxed, has_side
from fieldcraft.games.combat_commander.rules.victory import check_end, remove
from fieldcraft.games.combat_commander.rules.windows import (
    opens,
    play_card,
    why_not_in_window,
    window_candidates,
)
from fieldcraft.games.combat_commander.state import BEING_FOUGHT, SLOTS, Battle
from fieldcraft.games.combat_commander.verbs import PICK_HEX, PLAY, action_of


class Melees(Procedure):
    """All hexes with one mark of `Counters.mixed`, in the order the active player chooses (CC-O16.4)."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        mark = battle.get(MARK)
        mixed = battle.counters.mixed
        number: i64 = 0
        last: i64 = 0
        hex_: i64
        for hex_ in range(HEXES):
            if mixed[hex_] == mark:
                number += 1
                last = hex_
        if number == 0:
            battle.pop()
        elif number == 1:
            self.fight(battle, last)
        else:
            battle.ask(battle.active, FIGHTING)

    def fight(self, battle: Battle, hex_: i64) -> None:
        battle.counters.mixed[hex_] = BEING_FOUGHT  # CC-O16.4-d3
        battle.push(MELEE)
        battle.put(MELEE_HEX, hex_)

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        found = vec[i64]()
        hex_: i64
        for hex_ in range(HEXES):
            if battle.counters.mixed[hex_] == battle.get(MARK):
                found = append(found, action_of(PICK_HEX, hex_))
        return found

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        if verb != PICK_HEX:
            return NOT_NOW
        if arg >= HEXES:
            return NO_SUCH_ACTION
        return ALLOWED if battle.counters.mixed[arg] == battle.get(MARK) else NOT_A_CHOICE

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        self.fight(battle, arg)


def melee_fp(battle: Battle, side: i64, hex_: i64) -> i64:
    """Current FP of a side's units in the hex, 1 more for each boxed FP; no Weapons (CC-O16.4.1)."""
    counters = battle.counters
    found: i64 = 0
    unit = counters.first[hex_]
    while unit != NONE:
        if unit // SLOTS == side:
            found += fp_of(battle, unit)
            if has_boxed(battle, unit, BOXED_FP):
                found += 1
        unit = counters.after[unit]
    return found


class Melee(Procedure):
    """CC-O16.4.1 to O16.4.3 One Melee: Ambushes, both rolls, the losses, No Quarter."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        hex_ = battle.get(MELEE_HEX)
        inactive = 1 - battle.active
        step = battle.step()
        if step < 5 and step != 2 and occupants(battle, hex_) != 3:
            battle.go_to(5)  # CC-O16.4.2: a side has no unit left
        elif step == 0:
            self.ask(battle, inactive, W8_AMBUSH, 1)
        elif step == 1:
            self.ask(battle, battle.active, W8_AMBUSH, 2)
        elif step == 2:
            battle.go_to(3)
            if occupants(battle, hex_) == 3:
                self.add_up(battle, hex_, log)
                begin_roll(battle, inactive, ROLL_MELEE)
        elif step == 3:
            battle.go_to(4)
            battle.put(TOTAL_INACTIVE, battle.white + battle.coloured + self.fp(battle, inactive))
            begin_roll(battle, battle.active, ROLL_MELEE)
        elif step == 4:
            battle.go_to(5)
            self.decide(battle, hex_, log)
        elif step == 5:
            if has_side(battle, hex_, inactive):
                self.ask(battle, inactive, W9_NO_QUARTER, 6)
            else:
                battle.go_to(6)
        elif step == 6 and has_side(battle, hex_, battle.active):
            self.ask(battle, battle.active, W9_NO_QUARTER, 7)
        else:
            battle.pop()

    def ask(self, battle: Battle, seat: i64, window: i64, beyond: i64) -> None:
        """Ask a side for cards, or go on if it cannot have any."""
        if opens(battle, seat, window):
            battle.ask(seat, window)
        else:
            battle.go_to(beyond)

    def fp(self, battle: Battle, side: i64) -> i64:
        """The fixed FP, with what is added to each Melee Roll of the side (CC-SR.melee_roll_bonus)."""
        return battle.get(FP_AXIS if side == AXIS else FP_ALLIES) + battle.field.special.melee_bonus[side]

    def add_up(self, battle: Battle, hex_: i64, log: Log) -> None:
        """Both numbers are fixed when the first die is cast (CC-O16.4-d1)."""
        battle.put(FP_AXIS, melee_fp(battle, AXIS, hex_))
        battle.put(FP_ALLIES, melee_fp(battle, 1 - AXIS, hex_))
        log.tell(EVERYBODY, MELEE_FP, hex_, battle.get(FP_AXIS), battle.get(FP_ALLIES))

    def decide(self, battle: Battle, hex_: i64, log: Log) -> None:
        """The lower total loses all its units there; a tie costs both, but for a Bunker or Pillbox (CC-O16.4.3)."""
        active = battle.active
        total_active = battle.white + battle.coloured + self.fp(battle, active)
        total_inactive = battle.get(TOTAL_INACTIVE)
        axis = total_active if active == AXIS else total_inactive
        allies = total_inactive if active == AXIS else total_active
        log.tell(EVERYBODY, MELEE_FOUGHT, hex_, axis, allies)
        survivor: i64 = NONE
        if total_active != total_inactive:
            survivor = active if total_active > total_inactive else 1 - active
        elif FORTIFICATION_KEEPS_HEX[battle.counters.works[hex_]]:
            survivor = battle.counters.held_by[hex_]
        if survivor != 1 - active:
            self.wipe_out(battle, 1 - active, hex_, log)
        if survivor != active:
            self.wipe_out(battle, active, hex_, log)
        settle(battle, hex_, log)  # CC-O16.4-d2: after a tie nobody was left alone there
        check_end(battle, log)  # CC-6.3-d1

    def wipe_out(self, battle: Battle, side: i64, hex_: i64, log: Log) -> None:
        counters = battle.counters
        unit = counters.first[hex_]
        while unit != NONE:
            beyond = counters.after[unit]
            if unit // SLOTS == side:
                remove(battle, unit, log)
            unit = beyond

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        return window_candidates(battle, seat)

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        return why_not_in_window(battle, seat, verb, arg)

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if verb == PLAY:
            play_card(battle, seat, arg, chance, log)
        else:
            battle.go_to(battle.step() + 1)
