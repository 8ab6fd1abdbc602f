"""CC-E50 Commissar, CC-E51 Cower: what becomes of men whose courage fails."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.combat_commander.happenings import CHECKED
from fieldcraft.games.combat_commander.hexes import DISTANCE, HEXES
from fieldcraft.games.combat_commander.kinds import EVENT_COMMISSAR, EVENT_COWER, NONE
from fieldcraft.games.combat_commander.process import EVENT_CHOICE, ROLL_COMMISSAR
from fieldcraft.games.combat_commander.rules.events.event import Event
from fieldcraft.games.combat_commander.rules.fate import begin_roll
from fieldcraft.games.combat_commander.rules.frames import MORALE, SEAT, UNIT
from fieldcraft.games.combat_commander.rules.hits import rally, suppress
from fieldcraft.games.combat_commander.rules.procedure import each
from fieldcraft.games.combat_commander.rules.refusals import ALLOWED, NOT_A_CHOICE, NOT_NOW
from fieldcraft.games.combat_commander.rules.units import (
    command_of,
    cover_in,
    is_broken,
    is_leader,
    is_squad,
    morale_of,
    unit_told,
)
from fieldcraft.games.combat_commander.rules.victory import check_end, eliminate
from fieldcraft.games.combat_commander.state import SLOTS, UNITS, Battle, is_on_map
from fieldcraft.games.combat_commander.verbs import PICK_UNIT


class Commissar(Event):
    """One own broken unit rallies at gunpoint, or it is shot: by a roll against its Morale (CC-E50)."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        seat = battle.get(SEAT)
        if battle.step() == 0:
            battle.go_to(2)
            self.choose(battle, seat)
        elif battle.step() == 1:
            battle.go_to(2)
            self.judge(battle, battle.get(UNIT), log)
        else:
            battle.pop()

    def choose(self, battle: Battle, seat: i64) -> None:
        number: i64 = 0
        last: i64 = NONE
        unit: i64
        for unit in range(seat * SLOTS, battle.end_of(seat)):
            if self.why_not_unit(battle, seat, unit) == ALLOWED:
                number += 1
                last = unit
        if number == 1:
            self.roll_for(battle, seat, last)
        elif number > 1:
            battle.ask(seat, EVENT_CHOICE)

    def roll_for(self, battle: Battle, seat: i64, unit: i64) -> None:
        battle.go_to(1)
        battle.put(UNIT, unit)
        battle.put(MORALE, morale_of(battle, unit) + cover_in(battle, battle.counters.at[unit], 0, False))
        begin_roll(battle, seat, ROLL_COMMISSAR)

    def judge(self, battle: Battle, unit: i64, log: Log) -> None:
        """Nothing if the unit has left play during the roll (CC-1.9.1-d1)."""
        dice = battle.white + battle.coloured
        if not is_on_map(battle.counters.at[unit]):
            return
        log.tell(EVERYBODY, CHECKED, unit_told(battle, unit), battle.get(MORALE), dice)
        if dice <= battle.get(MORALE):
            rally(battle, unit, log)
        else:
            eliminate(battle, unit, log)
            check_end(battle, log)

    def why_not_unit(self, battle: Battle, seat: i64, unit: i64) -> i64:
        if unit >= UNITS or unit // SLOTS != seat or not is_on_map(battle.counters.at[unit]):
            return NOT_A_CHOICE
        return ALLOWED if is_broken(battle, unit) else NOT_A_CHOICE

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        return each(PICK_UNIT, seat * SLOTS, battle.end_of(seat))

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        return self.why_not_unit(battle, seat, arg) if verb == PICK_UNIT else NOT_NOW

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        self.roll_for(battle, seat, arg)


class Cower(Event):
    """Squads that no Leader reaches with his Command are suppressed (CC-E51)."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        seat = battle.get(SEAT)
        battle.pop()
        unit: i64
        for unit in range(seat * SLOTS, battle.end_of(seat)):
            if is_on_map(battle.counters.at[unit]) and is_squad(battle, unit) and not is_led(battle, unit):
                suppress(battle, unit, log)


def is_led(battle: Battle, unit: i64) -> bool:
    """Is the unit in the Command Radius of an own Leader; a broken one has his own hex only (CC-3.3.1.1)?"""
    at = battle.counters.at
    side = unit // SLOTS
    other: i64
    for other in range(side * SLOTS, battle.end_of(side)):
        if not is_on_map(at[other]) or not is_leader(battle, other):
            continue
        if DISTANCE[at[unit] * HEXES + at[other]] <= command_of(battle, other):
            return True
    return False


SPIRIT: Final[list[Event]] = [Commissar(EVENT_COMMISSAR), Cower(EVENT_COWER)]
