"""CC-E56, E58, E71, E76 Events that bring in a Leader, a Weapon or a lost unit."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.combat_commander.happenings import ENTERED, SCROUNGED
from fieldcraft.games.combat_commander.hexes import DISTANCE, HEXES
from fieldcraft.games.combat_commander.kinds import (
    EVENT_FIELD_PROMOTION,
    EVENT_HERO,
    EVENT_SCROUNGE,
    EVENT_WALKING_WOUNDED,
    NONE,
)
from fieldcraft.games.combat_commander.pieces import HERO_OF, PRIVATE_OF
from fieldcraft.games.combat_commander.process import EVENT_CHOICE
from fieldcraft.games.combat_commander.rules.countermix import give_weapon, new_unit, units_left
from fieldcraft.games.combat_commander.rules.events.event import Event, HexEvent
from fieldcraft.games.combat_commander.rules.fate import begin_random_hex
from fieldcraft.games.combat_commander.rules.frames import CHOICE, HEX, SEAT
from fieldcraft.games.combat_commander.rules.hits import rally
from fieldcraft.games.combat_commander.rules.occupation import is_away_from_tank, put_down, settle
from fieldcraft.games.combat_commander.rules.procedure import each
from fieldcraft.games.combat_commander.rules.refusals import (
    ALLOWED,
    HAS_A_WEAPON,
    HEX_IMPASSABLE,
    NO_SUCH_ACTION,
    NONE_LEFT,
    NOT_A_CHOICE,
    NOT_ADJACENT,
    NOT_ITS_CARRIER,
    NOT_NOW,
    NOT_YOUR_UNIT,
)
from fieldcraft.games.combat_commander.rules.stacking import is_impassable, why_no_room
from fieldcraft.games.combat_commander.rules.units import has_side, is_broken, unit_told, weapon_told
from fieldcraft.games.combat_commander.state import (
    BOX,
    CASUALTY,
    FIRST_WEAPON,
    IS_BROKEN,
    NATION,
    SLOTS,
    UNITS,
    WEAPONS,
    Battle,
    is_on_map,
)
from fieldcraft.games.combat_commander.verbs import DECLINE, PICK_HEX, PICK_UNIT, PICK_WEAPON, action_of


class FieldPromotion(HexEvent):
    """A Private takes command where men have broken (CC-E56)."""

    def why_not_hex(self, battle: Battle, seat: i64, hex_: i64) -> i64:
        if units_left(battle, PRIVATE_OF[battle.field.fact(seat, NATION)]) == 0:
            return NONE_LEFT
        return ALLOWED if first_broken(battle, seat, hex_) != NONE else NOT_A_CHOICE

    def strike_hex(self, battle: Battle, seat: i64, hex_: i64, chance: Chance, log: Log) -> None:
        new_unit(battle, seat, PRIVATE_OF[battle.field.fact(seat, NATION)], hex_, log)


def first_broken(battle: Battle, side: i64, hex_: i64) -> i64:
    """The side's first broken unit in a hex, or NONE."""
    counters = battle.counters
    unit = counters.first[hex_]
    while unit != NONE:
        if unit // SLOTS == side and is_broken(battle, unit):
            return unit
        unit = counters.after[unit]
    return NONE


class Hero(HexEvent):
    """A man rises above himself: the Hero comes into a friendly hex, where one broken unit may rally (CC-E58)."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        seat = battle.get(SEAT)
        step = battle.step()
        if step == 0:
            battle.go_to(3)
            if self.ask_for_hex(battle, seat):
                battle.go_to(1)
        elif step == 2:
            if first_broken(battle, seat, battle.get(HEX)) == NONE:
                battle.pop()
            else:
                battle.ask(seat, EVENT_CHOICE)
        else:
            battle.pop()

    def why_not_hex(self, battle: Battle, seat: i64, hex_: i64) -> i64:
        if units_left(battle, HERO_OF[battle.field.fact(seat, NATION)]) == 0:
            return NONE_LEFT
        if not is_friendly(battle, seat, hex_):
            return NOT_A_CHOICE
        return HEX_IMPASSABLE if is_impassable(battle, hex_) else ALLOWED  # CC-E58-d1

    def strike_hex(self, battle: Battle, seat: i64, hex_: i64, chance: Chance, log: Log) -> None:
        battle.put(HEX, hex_)
        battle.go_to(2)
        new_unit(battle, seat, HERO_OF[battle.field.fact(seat, NATION)], hex_, log)

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        if battle.step() == 1:
            return super().candidates(battle, seat)
        found = each(PICK_UNIT, seat * SLOTS, battle.end_of(seat))
        return append(found, action_of(DECLINE, 0))

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        if battle.step() == 1:
            return super().why_not(battle, seat, verb, arg)
        if verb == DECLINE:
            return ALLOWED if arg == 0 else NO_SUCH_ACTION
        if verb != PICK_UNIT:
            return NOT_NOW
        if arg >= UNITS or arg // SLOTS != seat or battle.counters.at[arg] != battle.get(HEX):
            return NOT_A_CHOICE
        return ALLOWED if is_broken(battle, arg) else NOT_A_CHOICE

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if verb == PICK_HEX:
            self.strike_hex(battle, seat, arg, chance, log)
            return
        battle.go_to(3)
        if verb == PICK_UNIT:
            rally(battle, arg, log)


def is_friendly(battle: Battle, side: i64, hex_: i64) -> bool:
    """A hex with an own unit, or one of an Objective under own control without an enemy in it (0.1)."""
    if has_side(battle, hex_, side):
        return True
    objective = battle.field.ground.objective[hex_] - 1
    return objective >= 0 and battle.control[objective] == side and not has_side(battle, hex_, 1 - side)


class Scrounge(Event):
    """A lost Weapon of either side is found again and works (CC-E71)."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        seat = battle.get(SEAT)
        step = battle.step()
        if step == 0:
            battle.go_to(2)
            if self.can_be_done(battle, seat):
                battle.ask(seat, EVENT_CHOICE)
        elif step == 1:
            battle.ask(seat, EVENT_CHOICE)
        else:
            battle.pop()

    def can_be_done(self, battle: Battle, seat: i64) -> bool:
        """Is there a Weapon in the box, and a unit to take it?"""
        weapon: i64
        for weapon in range(WEAPONS):
            if battle.counters.carrier[weapon] == BOX and self.has_taker(battle, seat, weapon):
                return True
        return False

    def has_taker(self, battle: Battle, seat: i64, weapon: i64) -> bool:
        unit: i64
        for unit in range(seat * SLOTS, battle.end_of(seat)):
            if self.why_not_unit(battle, seat, unit, weapon) == ALLOWED:
                return True
        return False

    def why_not_unit(self, battle: Battle, seat: i64, unit: i64, weapon: i64) -> i64:
        if unit >= UNITS or unit // SLOTS != seat or not is_on_map(battle.counters.at[unit]):
            return NOT_YOUR_UNIT
        if is_away_from_tank(battle, weapon, unit):
            return NOT_ITS_CARRIER
        return ALLOWED if battle.counters.weapon[unit] == NONE else HAS_A_WEAPON

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        found = vec[i64]()
        piece: i64
        if battle.get(CHOICE) == 0:
            for piece in range(WEAPONS):
                found = append(found, action_of(PICK_WEAPON, piece + FIRST_WEAPON))
            return append(found, action_of(DECLINE, 0))
        for piece in range(seat * SLOTS, battle.end_of(seat)):
            found = append(found, action_of(PICK_UNIT, piece))
        return found

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        if battle.get(CHOICE):
            weapon = battle.get(CHOICE) - FIRST_WEAPON
            return self.why_not_unit(battle, seat, arg, weapon) if verb == PICK_UNIT else NOT_NOW
        if verb != PICK_WEAPON:
            return self.why_not_decline(verb, arg)
        weapon = arg - FIRST_WEAPON
        if not 0 <= weapon < WEAPONS:
            return NO_SUCH_ACTION
        if battle.counters.carrier[weapon] != BOX:
            return NOT_A_CHOICE
        return ALLOWED if self.has_taker(battle, seat, weapon) else NOT_ITS_CARRIER

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if verb == PICK_WEAPON:
            battle.put(CHOICE, arg)
            battle.go_to(1)
        elif verb == PICK_UNIT:
            weapon = battle.get(CHOICE) - FIRST_WEAPON
            give_weapon(battle, weapon, arg)
            log.tell(EVERYBODY, SCROUNGED, weapon_told(battle, weapon), unit_told(battle, arg))
            battle.go_to(2)


class WalkingWounded(Event):
    """One lost unit of either side comes back broken, in or next to a random hex (CC-E76)."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        seat = battle.get(SEAT)
        step = battle.step()
        if step == 0:
            battle.go_to(1)
            self.choose(battle, seat)
        elif step == 1:
            battle.go_to(2)
            begin_random_hex(battle, seat)  # CC-E-d3: even with an empty track
        elif step == 2:
            battle.go_to(3)
            battle.put(HEX, battle.revealed)
            self.ask_for_place(battle, seat)
        else:
            battle.pop()

    def choose(self, battle: Battle, seat: i64) -> None:
        number: i64 = 0
        unit: i64
        for unit in range(UNITS):
            if battle.counters.at[unit] == CASUALTY:
                number += 1
                battle.put(CHOICE, unit + 1)
        if number > 1:
            battle.put(CHOICE, 0)
            battle.ask(seat, EVENT_CHOICE)

    def ask_for_place(self, battle: Battle, seat: i64) -> None:
        """If no hex is legal the unit stays on the track (CC-E76-d1)."""
        hex_: i64
        if battle.get(CHOICE) == 0:
            return
        for hex_ in range(HEXES):
            if self.why_not_hex(battle, hex_) == ALLOWED:
                battle.ask(seat, EVENT_CHOICE)
                return

    def why_not_hex(self, battle: Battle, hex_: i64) -> i64:
        if hex_ >= HEXES:
            return NO_SUCH_ACTION
        if DISTANCE[battle.get(HEX) * HEXES + hex_] > 1:
            return NOT_ADJACENT
        unit = battle.get(CHOICE) - 1
        return why_no_room(battle, unit // SLOTS, battle.counters.kind[unit], hex_)

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        found = vec[i64]()
        number: i64
        if battle.get(CHOICE) == 0:
            for number in range(UNITS):
                found = append(found, action_of(PICK_UNIT, number))
            return found
        for number in range(HEXES):
            found = append(found, action_of(PICK_HEX, number))
        return found

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        if battle.get(CHOICE):
            return self.why_not_hex(battle, arg) if verb == PICK_HEX else NOT_NOW
        if verb != PICK_UNIT:
            return NOT_NOW
        return ALLOWED if arg < UNITS and battle.counters.at[arg] == CASUALTY else NOT_A_CHOICE

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if verb == PICK_UNIT:
            battle.put(CHOICE, arg + 1)
            return
        unit = battle.get(CHOICE) - 1
        battle.player(unit // SLOTS).casualties -= 1  # no VP are given back
        put_down(battle, unit, arg)
        battle.counters.marks[unit] = IS_BROKEN
        log.tell(EVERYBODY, ENTERED, unit_told(battle, unit), arg)
        settle(battle, arg, log)


ARRIVALS: Final[list[Event]] = [
    FieldPromotion(EVENT_FIELD_PROMOTION),
    Hero(EVENT_HERO),
    Scrounge(EVENT_SCROUNGE),
    WalkingWounded(EVENT_WALKING_WOUNDED),
]
