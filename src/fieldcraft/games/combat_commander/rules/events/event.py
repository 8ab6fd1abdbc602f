"""What every Event answers (CC-E42): a procedure of its own, whose frame names the receiving player and the card.

An Event is carried out as far as possible: impossible parts are skipped, possible ones done, in printed order.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import Log
from fieldcraft.games.combat_commander.decks import EVENT_OPTIONAL
from fieldcraft.games.combat_commander.process import EVENT_CHOICE
from fieldcraft.games.combat_commander.rules.frames import SEAT
from fieldcraft.games.combat_commander.rules.procedure import Procedure
from fieldcraft.games.combat_commander.rules.refusals import (
    ALLOWED,
    NO_SUCH_ACTION,
    NOT_A_CHOICE,
    NOT_NOW,
    NOT_ON_MAP,
)
from fieldcraft.games.combat_commander.state import UNITS, Battle, is_on_map
from fieldcraft.games.combat_commander.verbs import DECLINE, PICK_UNIT, action_of


class Event(Procedure):
    """One Event; the docstring of each says in own words what its card does."""

    def __init__(self, kind: i64) -> None:
        self.kind: Final[i64] = kind

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        """Carry it out; at step 0 nothing is done yet."""
        battle.pop()

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        return vec[i64]()


class UnitEvent(Event):
    """An Event that does something to one unit of the receiving player's choice; he may decline an optional one."""

    def is_choice(self, battle: Battle, seat: i64, unit: i64) -> bool:
        """Can the unit, which is on the map, be chosen?"""
        return False

    def strike(self, battle: Battle, seat: i64, unit: i64, log: Log) -> None:
        """Do it."""
        raise NotImplementedError

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        seat = battle.get(SEAT)
        if battle.step() == 1:
            battle.pop()
            return
        battle.go_to(1)
        unit: i64
        for unit in range(UNITS):
            if self.why_not_unit(battle, seat, unit) == ALLOWED:
                battle.ask(seat, EVENT_CHOICE)
                return

    def why_not_unit(self, battle: Battle, seat: i64, unit: i64) -> i64:
        if unit >= UNITS or not is_on_map(battle.counters.at[unit]):
            return NOT_ON_MAP
        return ALLOWED if self.is_choice(battle, seat, unit) else NOT_A_CHOICE

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        found = vec[i64]()
        unit: i64
        for unit in range(UNITS):
            found = append(found, action_of(PICK_UNIT, unit))
        return append(found, action_of(DECLINE, 0))

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        if verb == PICK_UNIT:
            return self.why_not_unit(battle, seat, arg)
        if verb != DECLINE:
            return NOT_NOW
        if arg:
            return NO_SUCH_ACTION
        return ALLOWED if EVENT_OPTIONAL[self.kind] else NOT_A_CHOICE

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if verb == PICK_UNIT:
            self.strike(battle, seat, arg, log)
