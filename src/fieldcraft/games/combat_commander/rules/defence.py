"""CC-O20.3.4 Fire Defense: every unit in the hex rolls, one after the other."""

from librt.vecs import append, vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.combat_commander.happenings import DEFENDED
from fieldcraft.games.combat_commander.process import (
    DEFENCE,
    DEFENDING,
    ROLL_DEFENCE,
    W6_DEFENDER,
)
from fieldcraft.games.combat_commander.rules.fate import begin_roll
from fieldcraft.games.combat_commander.rules.frames import (
    DICE,
    INDIRECT,
    MORALE,
    NO_COVER,
    SIDE_COVER,
    SIDE_COVER_2,
    TOTAL,
    TWIN,
    UNIT,
    VOLLEY_HEX,
    VOLLEY_HEX_2,
    VOLLEY_KIND,
)
from fieldcraft.games.combat_commander.rules.hits import begin_hit, suppress
from fieldcraft.games.combat_commander.rules.procedure import Procedure
from fieldcraft.games.combat_commander.rules.refusals import (
    ALLOWED,
    NOT_LISTED,
    NOT_NOW,
    NOT_YOUR_UNIT,
)
from fieldcraft.games.combat_commander.rules.units import (
    cover_in,
    morale_of,
    unit_told,
)
from fieldcraft.games.combat_commander.rules.windows import (
    opens,
    play_card,
    why_not_in_window,
    window_candidates,
)
from fieldcraft.games.combat_commander.state import (
    AIMED_AT,
    FRAME,
    MOVING,
    SLOTS,
    UNITS,
    Battle,
    is_on_map,
)
from fieldcraft.games.combat_commander.verbs import (
    PLAY,
    ROLL,
    action_of,
)


class Volley(Procedure):
    """CC-O20.3.4 Everybody in the hex rolls Fire Defense, one after the other, in the order the owner likes."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        side = 1 - battle.active  # CC-O18-d2: the inactive player first
        number = count_aimed_at(battle, side)
        if number == 0:
            side = battle.active
            number = count_aimed_at(battle, side)
        if number == 0:
            battle.pop()
        elif number == 1:
            unit = side * SLOTS
            while not battle.counters.marks[unit] & AIMED_AT:
                unit += 1
            self.defend(battle, unit)
        else:
            battle.ask(side, DEFENDING)

    def defend(self, battle: Battle, unit: i64) -> None:
        battle.counters.marks[unit] &= ~AIMED_AT
        battle.push(DEFENCE)
        battle.put(UNIT, unit)

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        found = vec[i64]()
        unit: i64
        for unit in range(seat * SLOTS, battle.end_of(seat)):
            if battle.counters.marks[unit] & AIMED_AT:
                found = append(found, action_of(ROLL, unit))
        return found

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        if verb != ROLL:
            return NOT_NOW
        if arg >= UNITS or arg // SLOTS != seat:
            return NOT_YOUR_UNIT
        return ALLOWED if battle.counters.marks[arg] & AIMED_AT else NOT_LISTED

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        self.defend(battle, arg)


def count_aimed_at(battle: Battle, side: i64) -> i64:
    found: i64 = 0
    unit: i64
    for unit in range(side * SLOTS, battle.end_of(side)):
        if battle.counters.marks[unit] & AIMED_AT:
            found += 1
    return found


class Defence(Procedure):
    """CC-O20.3.4 One Fire Defense: the owner's Actions, the roll, and what comes of it."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        unit = battle.get(UNIT)
        owner = unit // SLOTS
        step = battle.step()
        if step == 0:
            if opens(battle, owner, W6_DEFENDER):
                battle.ask(owner, W6_DEFENDER)
            else:
                battle.go_to(1)
        elif step == 1:
            battle.go_to(2)
            battle.put(MORALE, morale_of(battle, unit) + defence_cover(battle, unit))
            begin_roll(battle, owner, ROLL_DEFENCE)
        elif step == 2:
            battle.go_to(3)
            battle.put(DICE, battle.white + battle.coloured)
            self.compare(battle, unit, log)
        elif step == 3:
            battle.go_to(4)
            if battle.get(TWIN):
                self.compare(battle, battle.get(TWIN) - 1, log)  # CC-E52
        else:
            battle.pop()

    def compare(self, battle: Battle, unit: i64, log: Log) -> None:
        """Less than the Attack Total breaks; equal breaks who moves and suppresses others (CC-O20.3.4)."""
        marks = battle.counters.marks[unit]
        if not is_on_map(battle.counters.at[unit]):
            return  # CC-1.9.1-d1
        dice = battle.get(DICE)
        total = battle.get(MORALE) + dice
        attack = battle.under(TOTAL)
        log.tell(EVERYBODY, DEFENDED, unit_told(battle, unit), battle.get(MORALE), dice, total, attack)
        if total < attack or (total == attack and marks & MOVING):
            begin_hit(battle, unit, False)
        elif total == attack:
            suppress(battle, unit, log)

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        return window_candidates(battle, seat)

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        return why_not_in_window(battle, seat, verb, arg)

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if verb == PLAY:
            play_card(battle, seat, arg, chance, log)
        else:
            battle.go_to(1)


def defence_cover(battle: Battle, unit: i64) -> i64:
    """The Cover of a unit that rolls Fire Defense; the frame on top is its DEFENCE, the VOLLEY lies under it."""
    return volley_cover(battle, battle.top - FRAME, unit)


def volley_cover(battle: Battle, volley: i64, unit: i64) -> i64:
    """The Cover of a unit against the VOLLEY whose frame begins at this place of the stack."""
    stack = battle.stack
    kind = stack[volley + VOLLEY_KIND]
    if kind & NO_COVER:
        return 0  # CC-11.6, CC-F103
    at = battle.counters.at[unit]
    hexside: i64 = 0
    if at == stack[volley + VOLLEY_HEX]:
        hexside = stack[volley + SIDE_COVER]
    elif at == stack[volley + VOLLEY_HEX_2]:
        hexside = stack[volley + SIDE_COVER_2]
    return cover_in(battle, at, hexside, kind & INDIRECT != 0)
