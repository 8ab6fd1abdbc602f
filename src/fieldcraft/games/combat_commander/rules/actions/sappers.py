"""CC-A31 Demolitions."""

from typing import Final

from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import Log
from fieldcraft.games.combat_commander.kinds import ACTION_DEMOLITIONS, NO_FORTIFICATION
from fieldcraft.games.combat_commander.process import W10_PASSED
from fieldcraft.games.combat_commander.rules.actions.action import Action, HexAction, bit
from fieldcraft.games.combat_commander.rules.placing import remove_works
from fieldcraft.games.combat_commander.rules.refusals import (
    ALLOWED,
    NOT_A_CHOICE,
    NOT_FULFILLED,
)
from fieldcraft.games.combat_commander.rules.units import has_side
from fieldcraft.games.combat_commander.state import SLOTS, Battle, is_on_map


class Demolitions(HexAction):
    """While the enemy catches his breath, a Fortification under one's own feet is blown up (CC-A31)."""

    def __init__(self) -> None:
        super().__init__(ACTION_DEMOLITIONS, bit(W10_PASSED))

    def why_not_play(self, battle: Battle, seat: i64, window: i64) -> i64:
        counters = battle.counters
        unit: i64
        for unit in range(seat * SLOTS, battle.end_of(seat)):
            if is_on_map(counters.at[unit]) and counters.works[counters.at[unit]] != NO_FORTIFICATION:
                return ALLOWED
        return NOT_FULFILLED

    def why_not_hex(self, battle: Battle, seat: i64, hex_: i64) -> i64:
        has_works = battle.counters.works[hex_] != NO_FORTIFICATION
        return ALLOWED if has_works and has_side(battle, hex_, seat) else NOT_A_CHOICE

    def take(self, battle: Battle, hex_: i64, chance: Chance, log: Log) -> None:
        remove_works(battle, hex_, log)


SAPPERS: Final[list[Action]] = [Demolitions()]
