"""CC-E52 Deploy and CC-A36 Light Wounds: a Squad gives way to Teams of its side's quality.

The first Team takes the Squad's slot, so that everything pending for the Squad goes on for it (CC-O22-d1, CC-O23-d1);
a second Team is noted as its TWIN in the frames that wait for a result.
"""

from librt.vecs import vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.combat_commander.happenings import DEPLOYED, REPLACED
from fieldcraft.games.combat_commander.kinds import NONE
from fieldcraft.games.combat_commander.pieces import TEAM_OF
from fieldcraft.games.combat_commander.process import (
    DEFENCE,
    DEPLOYING,
    RECOVER_ORDER,
    RETREAT,
    ROUT_ORDER,
    SPLITTING,
)
from fieldcraft.games.combat_commander.rules.countermix import new_unit, units_left
from fieldcraft.games.combat_commander.rules.frames import RETREATS, SEAT, TWIN, UNIT
from fieldcraft.games.combat_commander.rules.procedure import Procedure
from fieldcraft.games.combat_commander.rules.refusals import ALLOWED, NO_SUCH_ACTION, NOT_NOW
from fieldcraft.games.combat_commander.rules.units import is_squad, unit_told
from fieldcraft.games.combat_commander.state import (
    AIMED_AT,
    FRAME,
    NATION,
    QUALITY,
    SLOTS,
    STEP_OF,
    SUPPRESSED,
    VETERAN,
    Battle,
    is_on_map,
)
from fieldcraft.games.combat_commander.verbs import NO, YES, action_of


def team_kind(battle: Battle, side: i64) -> i64:
    """The Team that comes for a side's Squads: by its quality, never by the Squad (CC-S.5)."""
    return TEAM_OF[battle.field.fact(side, NATION) * 4 + battle.field.fact(side, QUALITY)]


def can_be_deployed(battle: Battle, unit: i64) -> bool:
    """A Squad on the map, and both Teams in the countermix (CC-E52)."""
    counters = battle.counters
    if counters.kind[unit] == NONE or not is_on_map(counters.at[unit]) or not is_squad(battle, unit):
        return False
    return units_left(battle, team_kind(battle, unit // SLOTS)) >= 2


def wound(battle: Battle, unit: i64, log: Log) -> None:
    """A Team instead of the Squad, in the same state; it rolls no Defense in the attack that runs (CC-A36-d1)."""
    counters = battle.counters
    counters.kind[unit] = team_kind(battle, unit // SLOTS)
    counters.marks[unit] &= ~AIMED_AT
    log.tell(EVERYBODY, REPLACED, unit_told(battle, unit), counters.at[unit])


def begin_deploy(battle: Battle, unit: i64) -> None:
    """Push the Deploy of a Squad that can be deployed."""
    battle.push(DEPLOYING)
    battle.put(SEAT, unit // SLOTS)
    battle.put(UNIT, unit)


def split(battle: Battle, unit: i64, log: Log) -> i64:
    """Two Teams for one Squad; Weapon and markers stay with the first for now. The slot of the second."""
    counters = battle.counters
    side = unit // SLOTS
    counters.kind[unit] = team_kind(battle, side)
    second = new_unit(battle, side, counters.kind[unit], counters.at[unit], log)
    counters.marks[second] = counters.marks[unit] & ~(SUPPRESSED | VETERAN)
    counters.used[second] = counters.used[unit]
    counters.came_from[second] = counters.came_from[unit]
    log.tell(EVERYBODY, DEPLOYED, unit_told(battle, unit), unit_told(battle, second), counters.at[unit])
    place: i64 = 0
    while place <= battle.top:
        waits = battle.stack[place] in (DEFENCE, RETREAT, RECOVER_ORDER, ROUT_ORDER)
        if battle.stack[place] == ROUT_ORDER and battle.stack[place + STEP_OF] == RETREATS:
            waits = False  # the result is a Retreat under way, which has a frame of its own
        if waits and battle.stack[place + UNIT] == unit:
            battle.stack[place + TWIN] = second + 1
        place += FRAME
    return second


class Deploying(Procedure):
    """CC-E52 Weapon, Suppressed and Veteran each go to one of both Teams, as the owner likes.

    Both Teams are alike, so whatever the Squad has first stays with the first Team, and for each further thing there
    is one question: does it go to the other one?
    """

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        unit = battle.get(UNIT)
        counters = battle.counters
        step = battle.step()
        has_weapon = counters.weapon[unit] != NONE
        is_suppressed = counters.marks[unit] & SUPPRESSED != 0
        if step == 0:
            battle.go_to(1)
            battle.put(TWIN, split(battle, unit, log) + 1)
        elif step == 1:
            battle.go_to(2)
            if has_weapon and is_suppressed:
                battle.ask(unit // SLOTS, SPLITTING)
        elif step == 2:
            battle.go_to(3)
            was_suppressed = is_suppressed or counters.marks[battle.get(TWIN) - 1] & SUPPRESSED != 0
            if counters.marks[unit] & VETERAN and (has_weapon or was_suppressed):
                battle.ask(unit // SLOTS, SPLITTING)
        else:
            battle.pop()

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        return vec[i64]([action_of(YES, 0), action_of(NO, 0)])

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        if verb != YES and verb != NO:
            return NOT_NOW
        return ALLOWED if arg == 0 else NO_SUCH_ACTION

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if verb == YES:
            unit = battle.get(UNIT)
            mark: i64 = SUPPRESSED if battle.step() == 2 else VETERAN
            battle.counters.marks[unit] &= ~mark
            battle.counters.marks[battle.get(TWIN) - 1] |= mark
