"""CC-3.2 Breaking, suppressing, rallying; CC-A36 is asked for whenever a Squad is about to break."""

from librt.vecs import vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.combat_commander.happenings import BROKE
from fieldcraft.games.combat_commander.process import W7_LIGHT_WOUNDS
from fieldcraft.games.combat_commander.rules.frames import IS_ONE_OF_MANY, UNIT
from fieldcraft.games.combat_commander.rules.procedure import Procedure
from fieldcraft.games.combat_commander.rules.units import is_broken, is_squad, unit_told
from fieldcraft.games.combat_commander.rules.victory import check_end, eliminate
from fieldcraft.games.combat_commander.rules.windows import (
    opens,
    play_card,
    why_not_in_window,
    window_candidates,
)
from fieldcraft.games.combat_commander.state import IS_BROKEN, SLOTS, Battle, is_on_map
from fieldcraft.games.combat_commander.verbs import PLAY


class Hit(Procedure):
    """CC-3.2 A unit breaks; a broken one is eliminated. A Squad may be saved by Light Wounds."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        unit = battle.get(UNIT)
        if battle.step() == 0:
            battle.go_to(1)
            if is_squad(battle, unit) and opens(battle, unit // SLOTS, W7_LIGHT_WOUNDS):
                battle.ask(unit // SLOTS, W7_LIGHT_WOUNDS)
            return
        is_one_of_many = battle.get(IS_ONE_OF_MANY)
        is_saved = battle.step() == 2
        battle.pop()
        if is_saved or not is_on_map(battle.counters.at[unit]):
            return
        if not is_broken(battle, unit):
            battle.counters.marks[unit] |= IS_BROKEN
            log.tell(EVERYBODY, BROKE, unit_told(battle, unit), battle.counters.at[unit])
            return
        eliminate(battle, unit, log)
        if not is_one_of_many:
            check_end(battle, log)

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        return window_candidates(battle, seat)

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        return why_not_in_window(battle, seat, verb, arg)

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if verb == PLAY:
            battle.go_to(2)
            play_card(battle, seat, arg, chance, log)
