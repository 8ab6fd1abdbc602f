"""CC-E45, E49, E54, E65, E67, E74 Events about points, chits and the Surrender marker."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.combat_commander.happenings import SURRENDER_MOVED
from fieldcraft.games.combat_commander.kinds import (
    CHITS,
    EVENT_BATTLEFIELD_INTEGRITY,
    EVENT_COMMAND_AND_CONTROL,
    EVENT_ELAN,
    EVENT_MISSION_OBJECTIVE,
    EVENT_RECONNAISSANCE,
    EVENT_STRATEGIC_OBJECTIVE,
    OBJECTIVES,
)
from fieldcraft.games.combat_commander.process import EVENT_CHOICE
from fieldcraft.games.combat_commander.rules.events.event import Event
from fieldcraft.games.combat_commander.rules.frames import SEAT
from fieldcraft.games.combat_commander.rules.occupation import gain
from fieldcraft.games.combat_commander.rules.refusals import ALLOWED, NOT_A_CHOICE, NOT_NOW
from fieldcraft.games.combat_commander.rules.victory import draw_open_chit, draw_secret_chit, open_chit
from fieldcraft.games.combat_commander.state import Battle
from fieldcraft.games.combat_commander.verbs import NUMBER, action_of


class BattlefieldIntegrity(Event):
    """Points for every enemy unit lost so far (CC-E45)."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        seat = battle.get(SEAT)
        battle.pop()
        gain(battle, seat, battle.player(1 - seat).casualties, log)


class CommandAndControl(Event):
    """Points for every Objective one controls (CC-E49)."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        seat = battle.get(SEAT)
        battle.pop()
        found: i64 = 0
        objective: i64
        for objective in range(OBJECTIVES):
            if battle.control[objective] == seat:
                found += 1
        gain(battle, seat, found, log)


class Elan(Event):
    """The men will bear one more loss before they give up (CC-E54)."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        seat = battle.get(SEAT)
        battle.pop()
        battle.player(seat).surrender += 1
        log.tell(EVERYBODY, SURRENDER_MOVED, seat, battle.player(seat).surrender)


class MissionObjective(Event):
    """One more secret order from above (CC-E65)."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        seat = battle.get(SEAT)
        battle.pop()
        draw_secret_chit(battle, seat, chance, log)


class StrategicObjective(Event):
    """One more Objective that counts for both (CC-E74)."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        battle.pop()
        draw_open_chit(battle, chance, log)


class Reconnaissance(Event):
    """The opponent lays open one of his secret chits, whichever he likes (CC-E67)."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        foe = 1 - battle.get(SEAT)
        if battle.step() == 1 or battle.player(foe).secret_chits == 0:
            battle.pop()
            return
        battle.go_to(1)
        battle.ask(foe, EVENT_CHOICE)

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        found = vec[i64]()
        chit: i64
        for chit in range(CHITS):
            if (battle.player(seat).secret_chits >> chit) & 1:
                found = append(found, action_of(NUMBER, chit))
        return found

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        if verb != NUMBER:
            return NOT_NOW
        if arg >= CHITS or not (battle.player(seat).secret_chits >> arg) & 1:
            return NOT_A_CHOICE
        return ALLOWED

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        battle.player(seat).secret_chits &= ~(i64(1) << arg)
        battle.barrier += 1
        open_chit(battle, arg, log)


FORTUNES: Final[list[Event]] = [
    BattlefieldIntegrity(EVENT_BATTLEFIELD_INTEGRITY),
    CommandAndControl(EVENT_COMMAND_AND_CONTROL),
    Elan(EVENT_ELAN),
    MissionObjective(EVENT_MISSION_OBJECTIVE),
    StrategicObjective(EVENT_STRATEGIC_OBJECTIVE),
    Reconnaissance(EVENT_RECONNAISSANCE),
]
