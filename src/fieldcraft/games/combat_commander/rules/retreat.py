"""CC-O23.3 Retreat: toward the own edge, hex by hex."""

from librt.vecs import vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.combat_commander.ground import OPEN
from fieldcraft.games.combat_commander.happenings import RETREATED
from fieldcraft.games.combat_commander.hexes import DEPTH, HEXES, NEIGHBOUR, OFF_MAP, direction_to
from fieldcraft.games.combat_commander.kinds import MINES
from fieldcraft.games.combat_commander.process import RETREAT, RETREATING
from fieldcraft.games.combat_commander.rules.frames import HEXES_LEFT, RETREAT_TO, TWIN, UNIT
from fieldcraft.games.combat_commander.rules.mines import begin_mine_attack
from fieldcraft.games.combat_commander.rules.occupation import put_down, settle, take_off
from fieldcraft.games.combat_commander.rules.procedure import Procedure, steps_from
from fieldcraft.games.combat_commander.rules.refusals import (
    ALLOWED,
    MUST_SURVIVE,
    NO_SUCH_ACTION,
    NOT_ADJACENT,
    NOT_CLOSER,
    NOT_NOW,
)
from fieldcraft.games.combat_commander.rules.units import has_side, unit_told
from fieldcraft.games.combat_commander.rules.victory import check_end, eliminate
from fieldcraft.games.combat_commander.state import EDGE, ENTERED, SLOTS, Battle, is_on_map
from fieldcraft.games.combat_commander.verbs import STEP


def begin_retreat(battle: Battle, unit: i64, hexes: i64) -> None:
    battle.push(RETREAT)
    battle.put(UNIT, unit)
    battle.put(HEXES_LEFT, hexes)


def why_no_retreat(battle: Battle, unit: i64, hex_: i64) -> i64:
    """May a step of a Retreat go there, and would the unit survive it (CC-O23.3, CC-O23.3.5, CC-O23.3-d2)?"""
    if hex_ >= HEXES:
        return NO_SUCH_ACTION
    from_ = battle.counters.at[unit]
    direction = direction_to(from_, hex_)
    if direction == 0:
        return NOT_ADJACENT
    side = unit // SLOTS
    edge = battle.field.fact(side, EDGE) * HEXES
    if DEPTH[edge + hex_] >= DEPTH[edge + from_]:
        return NOT_CLOSER
    if battle.field.ground.crossing[from_ * 7 + direction] != OPEN or battle.counters.blaze[hex_]:
        return MUST_SURVIVE
    return MUST_SURVIVE if has_side(battle, hex_, 1 - side) else ALLOWED


class Retreat(Procedure):
    """CC-O23.3 The owner moves the unit; each step ends with the Mines it meets (CC-O23-d1)."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        unit = battle.get(UNIT)
        counters = battle.counters
        if battle.get(TWIN):
            self.pass_on(battle, unit, battle.get(TWIN) - 1)
            return
        if not is_on_map(counters.at[unit]):
            battle.pop()
            return
        step = battle.step()
        if step == 0:
            self.choose(battle, unit)
        elif step == 1:
            battle.go_to(2)
            self.leave(battle, unit)
        elif step == 2:
            battle.go_to(3)
            self.enter(battle, unit, log)
        elif step == 3:
            counters.marks[unit] &= ~ENTERED
            settle(battle, counters.at[unit], log)
            battle.put(HEXES_LEFT, battle.get(HEXES_LEFT) - 1)
            battle.go_to(0)
        else:
            battle.pop()
            eliminate(battle, unit, log)  # CC-O23.3.5
            check_end(battle, log)

    def pass_on(self, battle: Battle, unit: i64, twin: i64) -> None:
        """A Squad passes the rest of its Retreat to both Teams (CC-O23-d1); its Mine Attack was that of both."""
        marks = battle.counters.marks
        step = battle.step()
        to = battle.get(RETREAT_TO)
        left = battle.get(HEXES_LEFT) - (1 if step == 3 else 0)
        battle.put(TWIN, 0)
        marks[unit] &= ~ENTERED
        marks[twin] &= ~ENTERED
        begin_retreat(battle, twin, left)
        if step == 2:  # the Mines were those of the hex that is left
            battle.put(RETREAT_TO, to)
            battle.go_to(2)

    def choose(self, battle: Battle, unit: i64) -> None:
        """Ask for the next hex, unless there is one way only, or none that the unit survives."""
        if battle.get(HEXES_LEFT) == 0:
            battle.pop()
            return
        found: i64 = 0
        way: i64 = OFF_MAP
        direction: i64
        for direction in range(1, 7):
            hex_ = NEIGHBOUR[battle.counters.at[unit] * 7 + direction]
            if hex_ != OFF_MAP and why_no_retreat(battle, unit, hex_) == ALLOWED:
                found += 1
                way = hex_
        if found > 1:
            battle.ask(unit // SLOTS, RETREATING)
            return
        battle.put(RETREAT_TO, way)
        battle.go_to(1)

    def leave(self, battle: Battle, unit: i64) -> None:
        """Mines in the hex that is left attack first (CC-O23-d1)."""
        at = battle.counters.at[unit]
        if battle.counters.works[at] == MINES:
            battle.counters.marks[unit] |= ENTERED
            begin_mine_attack(battle, unit // SLOTS, at)

    def enter(self, battle: Battle, unit: i64, log: Log) -> None:
        counters = battle.counters
        from_ = counters.at[unit]
        to = battle.get(RETREAT_TO)
        if to == OFF_MAP:
            battle.go_to(4)
            return
        if why_no_retreat(battle, unit, to) != ALLOWED:
            battle.go_to(0)  # CC-E46: a trigger of the Mine roll has closed the way or displaced the unit
            return
        take_off(battle, unit)
        put_down(battle, unit, to)
        settle(battle, from_, log)
        log.tell(EVERYBODY, RETREATED, unit_told(battle, unit), from_, to)
        if counters.works[to] == MINES:
            counters.marks[unit] |= ENTERED
            begin_mine_attack(battle, unit // SLOTS, to)

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        return steps_from(battle.counters.at[battle.get(UNIT)])

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        return why_no_retreat(battle, battle.get(UNIT), arg) if verb == STEP else NOT_NOW

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        battle.put(RETREAT_TO, arg)
        battle.go_to(1)
