"""CC-E46 Units flee from a Blaze into adjacent hexes, the inactive player's first; who cannot is lost."""

from librt.vecs import vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.combat_commander.ground import OPEN
from fieldcraft.games.combat_commander.happenings import FLED
from fieldcraft.games.combat_commander.hexes import HEXES, NEIGHBOUR, OFF_MAP, direction_to
from fieldcraft.games.combat_commander.kinds import NONE
from fieldcraft.games.combat_commander.process import DISPLACING, FLEEING
from fieldcraft.games.combat_commander.rules.frames import UNIT
from fieldcraft.games.combat_commander.rules.occupation import put_down, settle, take_off
from fieldcraft.games.combat_commander.rules.procedure import Procedure, steps_from
from fieldcraft.games.combat_commander.rules.refusals import (
    ALLOWED,
    CANNOT_ENTER,
    HEX_IMPASSABLE,
    NO_SUCH_ACTION,
    NOT_ADJACENT,
    NOT_NOW,
)
from fieldcraft.games.combat_commander.rules.units import unit_told
from fieldcraft.games.combat_commander.rules.victory import check_end, eliminate
from fieldcraft.games.combat_commander.state import ACTED, ENTERED, GROUPED, SLOTS, Battle, is_on_map
from fieldcraft.games.combat_commander.verbs import STEP


def begin_displacing(battle: Battle) -> None:
    """Push the flight of all units that stand in a Blaze, which can only be new ones (CC-T79)."""
    battle.push(DISPLACING)


def why_no_flight(battle: Battle, unit: i64, hex_: i64) -> i64:
    """An adjacent hex that is not impassable, over any side but a Cliff; enemies do not matter (CC-E46-d1)."""
    if hex_ >= HEXES:
        return NO_SUCH_ACTION
    from_ = battle.counters.at[unit]
    direction = direction_to(from_, hex_)
    if direction == 0:
        return NOT_ADJACENT
    if battle.counters.blaze[hex_]:
        return HEX_IMPASSABLE
    return ALLOWED if battle.field.ground.crossing[from_ * 7 + direction] == OPEN else CANNOT_ENTER


class Displacing(Procedure):
    """CC-E46 Each owner moves his units out; the end is tested after all of them (CC-6.3-d1)."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        step = battle.step()
        if step == 2:
            battle.pop()
            keep_together(battle)
            check_end(battle, log)
            return
        side = battle.active if step else 1 - battle.active
        unit = self.next_unit(battle, side)
        if unit == NONE:
            battle.go_to(step + 1)
            return
        battle.put(UNIT, unit)
        number: i64 = 0
        way: i64 = OFF_MAP
        direction: i64
        for direction in range(1, 7):
            hex_ = NEIGHBOUR[battle.counters.at[unit] * 7 + direction]
            if hex_ != OFF_MAP and why_no_flight(battle, unit, hex_) == ALLOWED:
                number += 1
                way = hex_
        if number == 0:
            eliminate(battle, unit, log)
        elif number == 1:
            self.flee(battle, unit, way, log)
        else:
            battle.ask(side, FLEEING)

    def next_unit(self, battle: Battle, side: i64) -> i64:
        """The side's next unit that stands in a Blaze, or NONE."""
        counters = battle.counters
        unit: i64
        for unit in range(side * SLOTS, battle.end_of(side)):
            if is_on_map(counters.at[unit]) and counters.blaze[counters.at[unit]]:
                return unit
        return NONE

    def flee(self, battle: Battle, unit: i64, hex_: i64, log: Log) -> None:
        from_ = battle.counters.at[unit]
        take_off(battle, unit)
        put_down(battle, unit, hex_)
        battle.counters.marks[unit] &= ~ENTERED  # an entry under way is off
        log.tell(EVERYBODY, FLED, unit_told(battle, unit), from_, hex_)
        settle(battle, from_, log)
        settle(battle, hex_, log)

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        return steps_from(battle.counters.at[battle.get(UNIT)])

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        return why_no_flight(battle, battle.get(UNIT), arg) if verb == STEP else NOT_NOW

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        self.flee(battle, battle.get(UNIT), arg, log)


def keep_together(battle: Battle) -> None:
    """Of a group that moves, those who fled elsewhere than its first unit have ended their movement (CC-O21.2)."""
    counters = battle.counters
    hex_: i64 = NONE
    unit: i64
    for unit in range(battle.active * SLOTS, battle.end_of(battle.active)):
        if not counters.marks[unit] & GROUPED or not is_on_map(counters.at[unit]):
            continue
        if hex_ == NONE:
            hex_ = counters.at[unit]
        elif counters.at[unit] != hex_:
            counters.marks[unit] = (counters.marks[unit] & ~GROUPED) | ACTED
