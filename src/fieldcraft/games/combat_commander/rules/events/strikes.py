"""CC-E43, E63, E72, E75, E77 Events that hit whoever is near a hex or in sight."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import Log
from fieldcraft.games.combat_commander.hexes import DISTANCE, HEXES, NEIGHBOUR, OFF_MAP
from fieldcraft.games.combat_commander.kinds import (
    EVENT_AIR_SUPPORT,
    EVENT_MALFUNCTION,
    EVENT_SHELL_SHOCK,
    EVENT_SUPPRESSING_FIRE,
    EVENT_WHITE_PHOSPHORUS,
    MG,
    NONE,
)
from fieldcraft.games.combat_commander.pieces import WEAPON_CLASS, WEAPON_MIN_RANGE
from fieldcraft.games.combat_commander.process import EVENT_CHOICE
from fieldcraft.games.combat_commander.rules.events.event import Event, HexEvent, UnitEvent
from fieldcraft.games.combat_commander.rules.fate import begin_random_hex
from fieldcraft.games.combat_commander.rules.frames import HEX, SEAT
from fieldcraft.games.combat_commander.rules.hits import begin_hit, suppress
from fieldcraft.games.combat_commander.rules.placing import put_smoke, why_no_smoke
from fieldcraft.games.combat_commander.rules.procedure import each
from fieldcraft.games.combat_commander.rules.refusals import (
    ALLOWED,
    NO_SUCH_ACTION,
    NOT_A_CHOICE,
    NOT_NEAREST,
    NOT_NOW,
)
from fieldcraft.games.combat_commander.rules.shots import line
from fieldcraft.games.combat_commander.rules.units import is_broken, is_squad, weapon_range
from fieldcraft.games.combat_commander.rules.victory import check_end
from fieldcraft.games.combat_commander.rules.weapons import break_weapon
from fieldcraft.games.combat_commander.state import (
    FIRST_WEAPON,
    IS_BROKEN,
    PIECES,
    SLOTS,
    STRUCK,
    SUPPRESSED,
    UNITS,
    WEAPON_BROKEN,
    WEAPONS,
    Battle,
    is_on_map,
)
from fieldcraft.games.combat_commander.verbs import PICK_UNIT, PICK_WEAPON, action_of

FAR: Final = 99
"""Farther than any hex of the map."""


class AirSupport(HexEvent):
    """Aircraft attack the occupied hex nearest to a random one: everybody in it breaks (CC-E43)."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        seat = battle.get(SEAT)
        step = battle.step()
        if step == 0:
            battle.go_to(1)
            begin_random_hex(battle, seat)
        elif step == 1:
            battle.go_to(2)
            battle.put(HEX, battle.revealed)
            self.ask_for_hex(battle, seat)
        else:
            unit = next_struck(battle, 1 - battle.active)
            if unit == NONE:
                unit = next_struck(battle, battle.active)
            if unit != NONE:
                battle.counters.marks[unit] &= ~STRUCK
                begin_hit(battle, unit, True)
            else:
                battle.pop()
                check_end(battle, log)  # CC-6.3-d1

    def why_not_hex(self, battle: Battle, seat: i64, hex_: i64) -> i64:
        first = battle.counters.first
        if first[hex_] == NONE:
            return NOT_A_CHOICE
        start = battle.get(HEX) * HEXES
        other: i64
        for other in range(HEXES):
            if first[other] != NONE and DISTANCE[start + other] < DISTANCE[start + hex_]:
                return NOT_NEAREST
        return ALLOWED

    def strike_hex(self, battle: Battle, seat: i64, hex_: i64, chance: Chance, log: Log) -> None:
        counters = battle.counters
        unit = counters.first[hex_]
        while unit != NONE:
            counters.marks[unit] |= STRUCK
            unit = counters.after[unit]


def next_struck(battle: Battle, side: i64) -> i64:
    """The side's next unit that an effect still has to hit, or NONE."""
    unit: i64
    for unit in range(side * SLOTS, battle.end_of(side)):
        if battle.counters.marks[unit] & STRUCK:
            return unit
    return NONE


class NearestEvent(Event):
    """What two Events share: they hit the piece nearest to a random hex; of several, the receiving player's choice."""

    def __init__(self, kind: i64, verb: i64, first: i64, beyond: i64) -> None:
        super().__init__(kind)
        self.verb: Final[i64] = verb
        self.first: Final[i64] = first
        self.beyond: Final[i64] = beyond

    def place_of(self, battle: Battle, piece: i64) -> i64:
        """Where the piece is, or NONE if it cannot be hit."""
        return NONE

    def strike(self, battle: Battle, piece: i64, log: Log) -> None:
        """Do it."""
        raise NotImplementedError

    def distance(self, battle: Battle, piece: i64) -> i64:
        place = self.place_of(battle, piece)
        return FAR if place == NONE else DISTANCE[battle.get(HEX) * HEXES + place]

    def why_not_piece(self, battle: Battle, piece: i64) -> i64:
        if not self.first <= piece < self.beyond or self.distance(battle, piece) == FAR:
            return NOT_A_CHOICE
        other: i64
        for other in range(self.first, self.beyond):
            if self.distance(battle, other) < self.distance(battle, piece):
                return NOT_NEAREST
        return ALLOWED

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        step = battle.step()
        if step == 0:
            battle.go_to(1)
            begin_random_hex(battle, battle.get(SEAT))
        elif step == 1:
            battle.go_to(2)
            battle.put(HEX, battle.revealed)
            self.hit_nearest(battle, log)
        else:
            battle.pop()

    def hit_nearest(self, battle: Battle, log: Log) -> None:
        number: i64 = 0
        nearest: i64 = NONE
        piece: i64
        for piece in range(self.first, self.beyond):
            if self.why_not_piece(battle, piece) == ALLOWED:
                number += 1
                nearest = piece
        if number == 1:
            self.strike(battle, nearest, log)
        elif number > 1:
            battle.ask(battle.get(SEAT), EVENT_CHOICE)

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        found = vec[i64]()
        piece: i64
        for piece in range(self.first, self.beyond):
            found = append(found, action_of(self.verb, piece))
        return found

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        return self.why_not_piece(battle, arg) if verb == self.verb else NOT_NOW

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        self.strike(battle, arg, log)


class Malfunction(NearestEvent):
    """The unbroken Weapon nearest to a random hex breaks (CC-E63)."""

    def __init__(self) -> None:
        super().__init__(EVENT_MALFUNCTION, PICK_WEAPON, FIRST_WEAPON, PIECES)

    def place_of(self, battle: Battle, piece: i64) -> i64:
        counters = battle.counters
        weapon = piece - FIRST_WEAPON
        carrier = counters.carrier[weapon]
        if carrier < 0 or counters.weapon_marks[weapon] & WEAPON_BROKEN or not is_on_map(counters.at[carrier]):
            return NONE
        return counters.at[carrier]

    def strike(self, battle: Battle, piece: i64, log: Log) -> None:
        break_weapon(battle, piece - FIRST_WEAPON, log)


class ShellShock(NearestEvent):
    """The unit nearest to a random hex breaks, whoever's it is (CC-E72)."""

    def __init__(self) -> None:
        super().__init__(EVENT_SHELL_SHOCK, PICK_UNIT, 0, UNITS)

    def place_of(self, battle: Battle, piece: i64) -> i64:
        at = battle.counters.at[piece]
        return at if is_on_map(at) else NONE

    def strike(self, battle: Battle, piece: i64, log: Log) -> None:
        begin_hit(battle, piece, False)


class SuppressingFire(UnitEvent):
    """A machine gun keeps an enemy's head down (CC-E75)."""

    def is_choice(self, battle: Battle, seat: i64, unit: i64) -> bool:
        if unit // SLOTS == seat or battle.counters.marks[unit] & SUPPRESSED:
            return False
        weapon: i64
        for weapon in range(WEAPONS):
            if is_gunner(battle, seat, weapon) and covers(battle, weapon, battle.counters.at[unit]):
                return True
        return False

    def strike(self, battle: Battle, seat: i64, unit: i64, log: Log) -> None:
        suppress(battle, unit, log)


def is_gunner(battle: Battle, side: i64, weapon: i64) -> bool:
    """An unbroken MG with an unbroken, unsuppressed unit of the side; Wire and Water do not matter (CC-E75)."""
    counters = battle.counters
    unit = counters.carrier[weapon]
    if unit < 0 or unit // SLOTS != side or not is_on_map(counters.at[unit]):
        return False
    if WEAPON_CLASS[counters.weapon_kind[weapon]] != MG or counters.weapon_marks[weapon] & WEAPON_BROKEN:
        return False
    return counters.marks[unit] & (IS_BROKEN | SUPPRESSED) == 0


def covers(battle: Battle, weapon: i64, hex_: i64) -> bool:
    """Is the hex in the Weapon's current Range and LOS?"""
    counters = battle.counters
    at = counters.at[counters.carrier[weapon]]
    away = DISTANCE[at * HEXES + hex_]
    if not WEAPON_MIN_RANGE[counters.weapon_kind[weapon]] <= away <= weapon_range(battle, weapon):
        return False
    return line(battle, at, hex_) >= 0


class WhitePhosphorus(HexEvent):
    """Burning Smoke next to an own Squad; of each side one unit in it breaks (CC-E77)."""

    def why_not_hex(self, battle: Battle, seat: i64, hex_: i64) -> i64:
        counters = battle.counters
        direction: i64
        for direction in range(1, 7):
            beside = NEIGHBOUR[hex_ * 7 + direction]
            unit: i64 = NONE if beside == OFF_MAP else counters.first[beside]
            while unit != NONE:
                if unit // SLOTS == seat and is_squad(battle, unit) and not is_broken(battle, unit):
                    return why_no_smoke(battle, hex_)
                unit = counters.after[unit]
        return NOT_A_CHOICE

    def strike_hex(self, battle: Battle, seat: i64, hex_: i64, chance: Chance, log: Log) -> None:
        battle.put(HEX, hex_)
        battle.go_to(2)
        put_smoke(battle, hex_, chance, log)

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        step = battle.step()
        if step == 0:
            battle.go_to(1)
            self.ask_for_hex(battle, battle.get(SEAT))
        elif step == 2 or step == 3:
            self.burn(battle, 1 - battle.active if step == 2 else battle.active)
        else:
            battle.pop()
            check_end(battle, log)  # CC-6.3-d1

    def burn(self, battle: Battle, side: i64) -> None:
        """The side's unit in the hex breaks, or the one it picks."""
        number: i64 = 0
        last: i64 = NONE
        unit: i64
        for unit in range(side * SLOTS, battle.end_of(side)):
            if battle.counters.at[unit] == battle.get(HEX):
                number += 1
                last = unit
        if number > 1:
            battle.ask(side, EVENT_CHOICE)
            return
        battle.go_to(battle.step() + 1)
        if number == 1:
            begin_hit(battle, last, True)

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        if battle.step() == 1:
            return super().candidates(battle, seat)
        return each(PICK_UNIT, seat * SLOTS, battle.end_of(seat))

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        if battle.step() == 1:
            return super().why_not(battle, seat, verb, arg)
        if verb != PICK_UNIT:
            return NOT_NOW
        if arg >= UNITS:
            return NO_SUCH_ACTION
        is_there = arg // SLOTS == seat and battle.counters.at[arg] == battle.get(HEX)
        return ALLOWED if is_there else NOT_A_CHOICE

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if verb == PICK_UNIT:
            battle.go_to(battle.step() + 1)
            begin_hit(battle, arg, True)
        else:
            super().answer(battle, seat, verb, arg, chance, log)


STRIKES: Final[list[Event]] = [
    AirSupport(EVENT_AIR_SUPPORT),
    Malfunction(),
    ShellShock(),
    SuppressingFire(EVENT_SUPPRESSING_FIRE),
    WhitePhosphorus(EVENT_WHITE_PHOSPHORUS),
]
