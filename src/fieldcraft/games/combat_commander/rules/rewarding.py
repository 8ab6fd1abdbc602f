"""CC-SR.on_enemy_exit Whoever lets an enemy unit out over his edge may rally a unit or make a Veteran."""

from librt.vecs import append, vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.combat_commander.happenings import HARDENED
from fieldcraft.games.combat_commander.process import REWARD, REWARDING
from fieldcraft.games.combat_commander.rules.frames import SEAT
from fieldcraft.games.combat_commander.rules.hits import rally
from fieldcraft.games.combat_commander.rules.procedure import Procedure
from fieldcraft.games.combat_commander.rules.refusals import (
    ALLOWED,
    NO_SUCH_ACTION,
    NOT_A_CHOICE,
    NOT_NOW,
    NOT_ON_MAP,
    NOT_YOUR_UNIT,
)
from fieldcraft.games.combat_commander.rules.units import is_broken, unit_told
from fieldcraft.games.combat_commander.special import MAY_HARDEN, MAY_RALLY
from fieldcraft.games.combat_commander.state import SLOTS, UNITS, VETERAN, Battle, is_on_map
from fieldcraft.games.combat_commander.verbs import DECLINE, HARDEN, PICK_UNIT, action_of


def begin_reward(battle: Battle, seat: i64) -> None:
    """Push what `seat` may do now that an enemy unit has left over its edge; nothing without such a rule."""
    if battle.field.special.on_enemy_exit[seat]:
        battle.push(REWARD)
        battle.put(SEAT, seat)


class Reward(Procedure):
    """One of the choices for each enemy unit, or none."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        seat = battle.get(SEAT)
        if battle.step() == 0 and self.has_choice(battle, seat):
            battle.go_to(1)
            battle.ask(seat, REWARDING)
        else:
            battle.pop()

    def has_choice(self, battle: Battle, seat: i64) -> bool:
        unit: i64
        for unit in range(seat * SLOTS, battle.end_of(seat)):
            if why_no_reward(battle, seat, PICK_UNIT, unit) == ALLOWED:
                return True
            if why_no_reward(battle, seat, HARDEN, unit) == ALLOWED:
                return True
        return False

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        found = vec[i64]()
        unit: i64
        for unit in range(seat * SLOTS, battle.end_of(seat)):
            found = append(append(found, action_of(PICK_UNIT, unit)), action_of(HARDEN, unit))
        return append(found, action_of(DECLINE, 0))

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        if verb in (PICK_UNIT, HARDEN):
            return why_no_reward(battle, seat, verb, arg)
        if verb == DECLINE:
            return ALLOWED if arg == 0 else NO_SUCH_ACTION
        return NOT_NOW

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if verb == PICK_UNIT:
            rally(battle, arg, log)
        elif verb == HARDEN:
            battle.counters.marks[arg] |= VETERAN
            log.tell(EVERYBODY, HARDENED, unit_told(battle, arg), battle.counters.at[arg])


def why_no_reward(battle: Battle, seat: i64, verb: i64, unit: i64) -> i64:
    """A broken unit rallies, or a unit without one gets a Veteran marker."""
    if unit >= UNITS or unit // SLOTS != seat:
        return NOT_YOUR_UNIT
    if not is_on_map(battle.counters.at[unit]):
        return NOT_ON_MAP
    choices = battle.field.special.on_enemy_exit[seat]
    if verb == PICK_UNIT:
        return ALLOWED if choices & MAY_RALLY and is_broken(battle, unit) else NOT_A_CHOICE
    is_plain = battle.counters.marks[unit] & VETERAN == 0
    return ALLOWED if choices & MAY_HARDEN and is_plain else NOT_A_CHOICE
