"""CC-A26 Assault Fire and CC-A39 Smoke Grenades: what moving units do on their way."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import Log
from fieldcraft.games.combat_commander.hexes import DISTANCE, HEXES, NEIGHBOUR, OFF_MAP
from fieldcraft.games.combat_commander.kinds import ACTION_ASSAULT_FIRE, ACTION_SMOKE_GRENADES, BOXED_MOVE
from fieldcraft.games.combat_commander.process import ACTION_CHOICE, SHOT_ASSAULT, W3_ENTRY, W3A_MOVING
from fieldcraft.games.combat_commander.rules.actions.action import Action
from fieldcraft.games.combat_commander.rules.aiming import begin_shot, can_shoot
from fieldcraft.games.combat_commander.rules.frames import SEAT
from fieldcraft.games.combat_commander.rules.placing import put_smoke, why_no_smoke
from fieldcraft.games.combat_commander.rules.refusals import (
    ALLOWED,
    NO_SUCH_ACTION,
    NOT_A_CHOICE,
    NOT_FULFILLED,
    NOT_NOW,
    WRONG_WINDOW,
)
from fieldcraft.games.combat_commander.rules.units import has_boxed
from fieldcraft.games.combat_commander.state import MOVING, SLOTS, Battle, is_on_map
from fieldcraft.games.combat_commander.verbs import PICK_HEX, action_of

ON_THE_WAY: Final = (1 << W3_ENTRY) | (1 << W3A_MOVING)
"""The windows of an own Move Order."""


class AssaultFire(Action):
    """Who moves fires on the run, if FP stands in a box: one attack (CC-A26)."""

    def __init__(self) -> None:
        super().__init__(ACTION_ASSAULT_FIRE, ON_THE_WAY)

    def why_not_play(self, battle: Battle, seat: i64, window: i64) -> i64:
        if seat != battle.active:
            return WRONG_WINDOW
        return ALLOWED if can_shoot(battle, seat, SHOT_ASSAULT) else NOT_FULFILLED

    def play(self, battle: Battle, seat: i64, chance: Chance, log: Log) -> None:
        begin_shot(battle, seat, SHOT_ASSAULT, OFF_MAP)


class SmokeGrenades(Action):
    """Who moves throws smoke into the own hex or the next one, if Movement stands in a box (CC-A39)."""

    def __init__(self) -> None:
        super().__init__(ACTION_SMOKE_GRENADES, ON_THE_WAY)

    def why_not_play(self, battle: Battle, seat: i64, window: i64) -> i64:
        if seat != battle.active:
            return WRONG_WINDOW
        counters = battle.counters
        unit: i64
        direction: i64
        for unit in range(seat * SLOTS, battle.end_of(seat)):
            if not is_thrower(battle, unit):
                continue
            if why_no_smoke(battle, counters.at[unit]) == ALLOWED:
                return ALLOWED
            for direction in range(1, 7):
                hex_ = NEIGHBOUR[counters.at[unit] * 7 + direction]
                if hex_ != OFF_MAP and why_no_smoke(battle, hex_) == ALLOWED:
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
            found = append(found, action_of(PICK_HEX, hex_))
        return found

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        if verb != PICK_HEX:
            return NOT_NOW
        if arg >= HEXES:
            return NO_SUCH_ACTION
        unit: i64
        for unit in range(seat * SLOTS, battle.end_of(seat)):
            if is_thrower(battle, unit) and DISTANCE[battle.counters.at[unit] * HEXES + arg] <= 1:
                return why_no_smoke(battle, arg)
        return NOT_A_CHOICE

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        put_smoke(battle, arg, chance, log)


def is_thrower(battle: Battle, unit: i64) -> bool:
    """Is the unit activated to Move, with boxed Movement?"""
    counters = battle.counters
    if not counters.marks[unit] & MOVING or not is_on_map(counters.at[unit]):
        return False
    return has_boxed(battle, unit, BOXED_MOVE)


ON_THE_MOVE: Final[list[Action]] = [AssaultFire(), SmokeGrenades()]
