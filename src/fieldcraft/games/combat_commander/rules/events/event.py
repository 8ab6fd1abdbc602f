"""What every Event answers (CC-E42): a procedure of its own, whose frame names the receiving player and the card.

An Event is carried out as far as possible: impossible parts are skipped, possible ones done, in printed order.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import Log
from fieldcraft.games.combat_commander.decks import EVENT_OPTIONAL
from fieldcraft.games.combat_commander.hexes import HEXES
from fieldcraft.games.combat_commander.process import EVENT_CHOICE
from fieldcraft.games.combat_commander.rules.fate import begin_random_hex
from fieldcraft.games.combat_commander.rules.frames import SEAT
from fieldcraft.games.combat_commander.rules.procedure import Procedure, each
from fieldcraft.games.combat_commander.rules.refusals import (
    ALLOWED,
    NO_SUCH_ACTION,
    NOT_A_CHOICE,
    NOT_NOW,
    NOT_ON_MAP,
)
from fieldcraft.games.combat_commander.state import UNITS, Battle, is_on_map
from fieldcraft.games.combat_commander.verbs import DECLINE, PICK_HEX, PICK_UNIT, action_of


class Event(Procedure):
    """One Event; the docstring of each says in own words what its card does."""

    def __init__(self, kind: i64) -> None:
        self.kind: Final[i64] = kind

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        """Carry it out; at step 0 nothing is done yet."""
        battle.pop()

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        return vec[i64]()

    def why_not_decline(self, verb: i64, arg: i64) -> i64:
        """An optional Event may be declined; any other answer is out of place."""
        if verb != DECLINE:
            return NOT_NOW
        if arg:
            return NO_SUCH_ACTION
        return ALLOWED if EVENT_OPTIONAL[self.kind] else NOT_A_CHOICE


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
        found = each(PICK_UNIT, 0, UNITS)
        return append(found, action_of(DECLINE, 0))

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        if verb == PICK_UNIT:
            return self.why_not_unit(battle, seat, arg)
        return self.why_not_decline(verb, arg)

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if verb == PICK_UNIT:
            self.strike(battle, seat, arg, log)


class HexEvent(Event):
    """An Event that does something in one hex of the receiving player's choice; he may decline an optional one."""

    def why_not_hex(self, battle: Battle, seat: i64, hex_: i64) -> i64:
        """Can the hex, which is on the map, be chosen?"""
        return NOT_A_CHOICE

    def strike_hex(self, battle: Battle, seat: i64, hex_: i64, chance: Chance, log: Log) -> None:
        """Do it."""
        raise NotImplementedError

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        if battle.step() == 1:
            battle.pop()
            return
        battle.go_to(1)
        self.ask_for_hex(battle, battle.get(SEAT))

    def ask_for_hex(self, battle: Battle, seat: i64) -> bool:
        """Ask if any hex can be chosen."""
        hex_: i64
        for hex_ in range(HEXES):
            if self.why_not_hex(battle, seat, hex_) == ALLOWED:
                battle.ask(seat, EVENT_CHOICE)
                return True
        return False

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        found = each(PICK_HEX, 0, HEXES)
        return append(found, action_of(DECLINE, 0))

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        if verb != PICK_HEX:
            return self.why_not_decline(verb, arg)
        return self.why_not_hex(battle, seat, arg) if arg < HEXES else NO_SUCH_ACTION

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if verb == PICK_HEX:
            self.strike_hex(battle, seat, arg, chance, log)


class RandomHexEvent(Event):
    """An Event that does something in a random hex, without any choice."""

    def strike_hex(self, battle: Battle, seat: i64, hex_: i64, chance: Chance, log: Log) -> None:
        """Do it; the frame is off the stack."""
        raise NotImplementedError

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        seat = battle.get(SEAT)
        if battle.step() == 0:
            battle.go_to(1)
            begin_random_hex(battle, seat)
        else:
            battle.pop()
            self.strike_hex(battle, seat, battle.revealed, chance, log)
