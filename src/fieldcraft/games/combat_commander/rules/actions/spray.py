"""CC-A40 Spray Fire."""

from typing import Final

from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import Log
from fieldcraft.games.combat_commander.hexes import DISTANCE, HEXES, NEIGHBOUR, OFF_MAP
from fieldcraft.games.combat_commander.kinds import ACTION_SPRAY_FIRE, BOXED_RANGE, NONE
from fieldcraft.games.combat_commander.pieces import WEAPON_BOXED
from fieldcraft.games.combat_commander.process import W5_FIRER
from fieldcraft.games.combat_commander.rules.actions.action import Action, HexAction, bit
from fieldcraft.games.combat_commander.rules.frames import BONUS, TARGET, TARGET_2
from fieldcraft.games.combat_commander.rules.refusals import (
    ALLOWED,
    NO_ENEMY_THERE,
    NOT_A_CHOICE,
    NOT_FULFILLED,
    TOO_WEAK,
)
from fieldcraft.games.combat_commander.rules.shots import lacking_fp, next_firing, why_no_reach
from fieldcraft.games.combat_commander.rules.units import has_boxed, has_side
from fieldcraft.games.combat_commander.state import FIRST_WEAPON, Battle


class SprayFire(HexAction):
    """The fire sweeps over two adjacent hexes: one Attack Total for all, if Range stands in a box (CC-A40).

    The rules name the second hex when the shot is announced in practice; here it is named with the other Actions
    before the Attack Roll. The first hex stays as it was aimed at, so in Opportunity Fire it is the hex entered
    (CC-A40-d1). A second copy has nothing to add.
    """

    def __init__(self) -> None:
        super().__init__(ACTION_SPRAY_FIRE, bit(W5_FIRER))

    def why_not_play(self, battle: Battle, seat: i64, window: i64) -> i64:
        if battle.get(TARGET_2) != OFF_MAP or not is_all_boxed(battle):
            return NOT_FULFILLED
        direction: i64
        for direction in range(1, 7):
            hex_ = NEIGHBOUR[battle.get(TARGET) * 7 + direction]
            if hex_ == OFF_MAP:
                continue
            if why_not_second(battle, seat, battle.get(TARGET), hex_, battle.get(BONUS)) == ALLOWED:
                return ALLOWED
        return NOT_FULFILLED

    def why_not_hex(self, battle: Battle, seat: i64, hex_: i64) -> i64:
        return why_not_second(battle, seat, battle.under(TARGET), hex_, battle.under(BONUS))

    def take(self, battle: Battle, hex_: i64, chance: Chance, log: Log) -> None:
        battle.put_under(TARGET_2, hex_)


def is_all_boxed(battle: Battle) -> bool:
    """Does Range stand in a box on every firing piece?"""
    piece = next_firing(battle, -1)
    if piece == NONE:
        return False
    while piece != NONE:
        if piece >= FIRST_WEAPON:
            if not WEAPON_BOXED[battle.counters.weapon_kind[piece - FIRST_WEAPON]] & BOXED_RANGE:
                return False
        elif not has_boxed(battle, piece, BOXED_RANGE):
            return False
        piece = next_firing(battle, piece)
    return True


def why_not_second(battle: Battle, seat: i64, target: i64, hex_: i64, bonus: i64) -> i64:
    """A hex next to the target with an enemy unit, in Range and LOS of every firing piece, with FP enough for both."""
    if DISTANCE[target * HEXES + hex_] != 1:
        return NOT_A_CHOICE
    if not has_side(battle, hex_, 1 - seat):
        return NO_ENEMY_THERE
    piece = next_firing(battle, -1)
    while piece != NONE:
        why = why_no_reach(battle, piece, hex_)
        if why != ALLOWED:
            return why
        piece = next_firing(battle, piece)
    return ALLOWED if lacking_fp(battle, target, hex_, bonus) <= 0 else TOO_WEAK


SPRAYING: Final[list[Action]] = [SprayFire()]
