"""CC-A31 Demolitions."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import Log
from fieldcraft.games.combat_commander.hexes import HEXES
from fieldcraft.games.combat_commander.kinds import ACTION_DEMOLITIONS, NO_FORTIFICATION
from fieldcraft.games.combat_commander.process import ACTION_CHOICE, W10_PASSED
from fieldcraft.games.combat_commander.rules.actions.action import Action, bit
from fieldcraft.games.combat_commander.rules.frames import SEAT
from fieldcraft.games.combat_commander.rules.placing import remove_works
from fieldcraft.games.combat_commander.rules.refusals import (
    ALLOWED,
    NO_SUCH_ACTION,
    NOT_A_CHOICE,
    NOT_FULFILLED,
    NOT_NOW,
)
from fieldcraft.games.combat_commander.rules.units import has_side
from fieldcraft.games.combat_commander.state import Battle
from fieldcraft.games.combat_commander.verbs import PICK_HEX, action_of


class Demolitions(Action):
    """While the enemy waits, a Fortification under one's own men is blown up (CC-A31)."""

    def __init__(self) -> None:
        super().__init__(ACTION_DEMOLITIONS, bit(W10_PASSED))

    def why_not_play(self, battle: Battle, seat: i64, window: i64) -> i64:
        hex_: i64
        for hex_ in range(HEXES):
            if is_choice(battle, seat, hex_):
                return ALLOWED
        return NOT_FULFILLED

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        if battle.step() == 1:
            battle.pop()
        else:
            battle.go_to(1)
            battle.ask(battle.get(SEAT), ACTION_CHOICE)

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        found = vec[i64]()
        hex_: i64
        for hex_ in range(HEXES):
            if battle.counters.works[hex_] != NO_FORTIFICATION:
                found = append(found, action_of(PICK_HEX, hex_))
        return found

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        if verb != PICK_HEX:
            return NOT_NOW
        if arg >= HEXES:
            return NO_SUCH_ACTION
        return ALLOWED if is_choice(battle, seat, arg) else NOT_A_CHOICE

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        remove_works(battle, arg, log)


def is_choice(battle: Battle, seat: i64, hex_: i64) -> bool:
    """Is there a Fortification together with a unit of the seat?"""
    return battle.counters.works[hex_] != NO_FORTIFICATION and has_side(battle, hex_, seat)


SAPPERS: Final[list[Action]] = [Demolitions()]
