"""CC-1.9.1.3 Sniper!"""

from librt.vecs import append, vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import Log
from fieldcraft.games.combat_commander.hexes import DISTANCE
from fieldcraft.games.combat_commander.process import SNIPING
from fieldcraft.games.combat_commander.rules.fate import begin_random_hex
from fieldcraft.games.combat_commander.rules.frames import HEX, SEAT
from fieldcraft.games.combat_commander.rules.hits import begin_hit
from fieldcraft.games.combat_commander.rules.procedure import Procedure, each
from fieldcraft.games.combat_commander.rules.refusals import (
    ALLOWED,
    NO_SUCH_ACTION,
    NOT_A_CHOICE,
    NOT_NOW,
    NOT_ON_MAP,
)
from fieldcraft.games.combat_commander.state import SLOTS, UNITS, Battle, is_on_map
from fieldcraft.games.combat_commander.verbs import DECLINE, PICK_UNIT, action_of


class Sniper(Procedure):
    """A random hex; the rolling player may break one unit of either side in it or next to it."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        seat = battle.get(SEAT)
        step = battle.step()
        if step == 0:
            battle.go_to(1)
            begin_random_hex(battle, seat)
        elif step == 1:
            battle.go_to(2)
            battle.put(HEX, battle.revealed)
            unit: i64
            for unit in range(UNITS):
                if self.why_no_target(battle, unit) == ALLOWED:
                    battle.ask(seat, SNIPING)
                    return
        else:
            battle.pop()

    def why_no_target(self, battle: Battle, unit: i64) -> i64:
        if unit >= UNITS or not is_on_map(battle.counters.at[unit]):
            return NOT_ON_MAP
        away = DISTANCE[battle.get(HEX) * 150 + battle.counters.at[unit]]
        seat = battle.get(SEAT)
        radius: i64 = 1
        if unit // SLOTS != seat:
            radius = battle.field.special.sniper_radius[seat]  # CC-SR.sniper_radius
        return ALLOWED if away <= max(radius, 1) else NOT_A_CHOICE

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        found = each(PICK_UNIT, 0, UNITS)
        return append(found, action_of(DECLINE, 0))

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        if verb == PICK_UNIT:
            return self.why_no_target(battle, arg)
        if verb == DECLINE:
            return ALLOWED if arg == 0 else NO_SUCH_ACTION
        return NOT_NOW

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if verb == PICK_UNIT:
            begin_hit(battle, arg, False)
