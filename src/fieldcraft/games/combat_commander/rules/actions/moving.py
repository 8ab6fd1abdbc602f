"""CC-A26 Assault Fire and CC-A39 Smoke Grenades: what moving units do on their way."""

from typing import Final

from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import Log
from fieldcraft.games.combat_commander.hexes import DISTANCE, HEXES, NEIGHBOUR, OFF_MAP
from fieldcraft.games.combat_commander.kinds import ACTION_ASSAULT_FIRE, ACTION_SMOKE_GRENADES, BOXED_MOVE
from fieldcraft.games.combat_commander.process import SHOT_ASSAULT, W3_ENTRY, W3A_MOVING
from fieldcraft.games.combat_commander.rules.actions.action import Action, HexAction
from fieldcraft.games.combat_commander.rules.aiming import begin_shot, can_shoot
from fieldcraft.games.combat_commander.rules.placing import put_smoke, why_no_smoke
from fieldcraft.games.combat_commander.rules.refusals import (
    ALLOWED,
    NOT_A_CHOICE,
    NOT_FULFILLED,
    WRONG_WINDOW,
)
from fieldcraft.games.combat_commander.rules.units import has_boxed
from fieldcraft.games.combat_commander.state import MOVING, SLOTS, Battle, is_on_map

ON_THE_WAY: Final = (1 << W3_ENTRY) | (1 << W3A_MOVING)
"""The windows of an own Move Order."""


class AssaultFire(Action):
    """Who moves fires on the run, if FP stands in a box: one attack (CC-A26)."""

    def __init__(self) -> None:
        super().__init__(ACTION_ASSAULT_FIRE, ON_THE_WAY)

    def why_not_play(self, battle: Battle, seat: i64, window: i64) -> i64:
        if seat != battle.active:
            return WRONG_WINDOW
        return ALLOWED if can_shoot(battle, seat, SHOT_ASSAULT, True) else NOT_FULFILLED

    def play(self, battle: Battle, seat: i64, chance: Chance, log: Log) -> None:
        begin_shot(battle, seat, SHOT_ASSAULT, OFF_MAP)


class SmokeGrenades(HexAction):
    """Who moves throws smoke into the own hex or the next one, if Movement stands in a box (CC-A39)."""

    def __init__(self) -> None:
        super().__init__(ACTION_SMOKE_GRENADES, ON_THE_WAY)

    def why_not_play(self, battle: Battle, seat: i64, window: i64) -> i64:
        if seat != battle.active:
            return WRONG_WINDOW
        unit: i64
        for unit in range(seat * SLOTS, battle.end_of(seat)):
            if is_thrower(battle, unit) and has_room_for_smoke(battle, battle.counters.at[unit]):
                return ALLOWED
        return NOT_FULFILLED

    def why_not_hex(self, battle: Battle, seat: i64, hex_: i64) -> i64:
        unit: i64
        for unit in range(seat * SLOTS, battle.end_of(seat)):
            if is_thrower(battle, unit) and DISTANCE[battle.counters.at[unit] * HEXES + hex_] <= 1:
                return why_no_smoke(battle, hex_)
        return NOT_A_CHOICE

    def take(self, battle: Battle, hex_: i64, chance: Chance, log: Log) -> None:
        put_smoke(battle, hex_, chance, log)


def is_thrower(battle: Battle, unit: i64) -> bool:
    """Is the unit activated to Move, with boxed Movement?"""
    counters = battle.counters
    if not counters.marks[unit] & MOVING or not is_on_map(counters.at[unit]):
        return False
    return has_boxed(battle, unit, BOXED_MOVE)


def has_room_for_smoke(battle: Battle, hex_: i64) -> bool:
    """Can the hex or one next to it take Smoke?"""
    if why_no_smoke(battle, hex_) == ALLOWED:
        return True
    direction: i64
    for direction in range(1, 7):
        to = NEIGHBOUR[hex_ * 7 + direction]
        if to != OFF_MAP and why_no_smoke(battle, to) == ALLOWED:
            return True
    return False


ON_THE_MOVE: Final[list[Action]] = [AssaultFire(), SmokeGrenades()]
