"""CC-A27, A30, A34, A37, A41 The Actions that add FP to an own Fire Attack just before its roll."""

from typing import Final

from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import Log
from fieldcraft.games.combat_commander.decks import ACTION_FP_BONUS
from fieldcraft.games.combat_commander.hexes import DISTANCE, HEXES, OFF_MAP
from fieldcraft.games.combat_commander.kinds import (
    ACTION_BORE_SIGHTING,
    ACTION_CROSSFIRE,
    ACTION_HAND_GRENADES,
    ACTION_MARKSMANSHIP,
    ACTION_SUSTAINED_FIRE,
    LEADER,
    MG,
    MORTAR,
    NONE,
)
from fieldcraft.games.combat_commander.pieces import UNIT_TYPE, WEAPON_CLASS, WEAPON_FP
from fieldcraft.games.combat_commander.process import W5_FIRER
from fieldcraft.games.combat_commander.rules.actions.action import Action, bit
from fieldcraft.games.combat_commander.rules.frames import BONUS, SUSTAINED, TARGET, TARGET_2
from fieldcraft.games.combat_commander.rules.refusals import ALLOWED, NOT_FULFILLED
from fieldcraft.games.combat_commander.rules.shots import hex_of, next_firing
from fieldcraft.games.combat_commander.state import FIRST_WEAPON, MOVING, Battle

LEAST_BORE_SIGHTING_FP: Final = 5  # CC-A27


class FireBonus(Action):
    """More FP for the Fire Attack that is about to be rolled."""

    def __init__(self, kind: i64) -> None:
        super().__init__(kind, bit(W5_FIRER))

    def why_not_play(self, battle: Battle, seat: i64, window: i64) -> i64:
        hex_ = battle.get(TARGET)
        hex_2 = battle.get(TARGET_2)
        piece = next_firing(battle, -1)
        while piece != NONE:
            if self.suits(battle, piece, hex_) or (hex_2 != OFF_MAP and self.suits(battle, piece, hex_2)):
                return ALLOWED  # CC-A40-d1: of two hexes either will do
            piece = next_firing(battle, piece)
        return NOT_FULFILLED

    def suits(self, battle: Battle, piece: i64, hex_: i64) -> bool:
        """Is this piece, when it fires at the hex, what the card asks for?"""
        return False

    def play(self, battle: Battle, seat: i64, chance: Chance, log: Log) -> None:
        battle.put(BONUS, battle.get(BONUS) + ACTION_FP_BONUS[self.kind])


class BoreSighting(FireBonus):
    """The Defender has measured this ground beforehand: a heavy Weapon shoots better (CC-A27)."""

    def suits(self, battle: Battle, piece: i64, hex_: i64) -> bool:
        if piece < FIRST_WEAPON:
            return False
        return WEAPON_FP[battle.counters.weapon_kind[piece - FIRST_WEAPON]] >= LEAST_BORE_SIGHTING_FP


class Crossfire(FireBonus):
    """Whoever moves is caught from two sides: better fire at a hex with moving units (CC-A30)."""

    def suits(self, battle: Battle, piece: i64, hex_: i64) -> bool:
        return holds_moving(battle, hex_)


def holds_moving(battle: Battle, hex_: i64) -> bool:
    """Does the hex hold a unit that is activated to Move?"""
    counters = battle.counters
    unit = counters.first[hex_]
    while unit != NONE:
        if counters.marks[unit] & MOVING:
            return True
        unit = counters.after[unit]
    return False


class HandGrenades(FireBonus):
    """Close enough to throw: better fire when a firing piece stands next to the target (CC-A34)."""

    def suits(self, battle: Battle, piece: i64, hex_: i64) -> bool:
        return DISTANCE[hex_of(battle, piece) * HEXES + hex_] == 1


class Marksmanship(FireBonus):
    """Trained riflemen: better fire with a Squad or Team in it (CC-A37)."""

    def suits(self, battle: Battle, piece: i64, hex_: i64) -> bool:
        return piece < FIRST_WEAPON and UNIT_TYPE[battle.counters.kind[piece]] != LEADER


class SustainedFire(FireBonus):
    """Machine guns and mortars fire without pause: more FP, but doubles break one of them (CC-A41)."""

    def suits(self, battle: Battle, piece: i64, hex_: i64) -> bool:
        return is_sustainable(battle, piece)

    def play(self, battle: Battle, seat: i64, chance: Chance, log: Log) -> None:
        super().play(battle, seat, chance, log)
        battle.put(SUSTAINED, battle.get(SUSTAINED) + 1)


def is_sustainable(battle: Battle, piece: i64) -> bool:
    """Is the piece a machine gun or a mortar?"""
    if piece < FIRST_WEAPON:
        return False
    weapon_class = WEAPON_CLASS[battle.counters.weapon_kind[piece - FIRST_WEAPON]]
    return weapon_class in (MG, MORTAR)


FIRE_BONUSES: Final[list[FireBonus]] = [
    BoreSighting(ACTION_BORE_SIGHTING),
    Crossfire(ACTION_CROSSFIRE),
    HandGrenades(ACTION_HAND_GRENADES),
    Marksmanship(ACTION_MARKSMANSHIP),
    SustainedFire(ACTION_SUSTAINED_FIRE),
]
MOST_FP_BONUS: Final[i64] = max(int(bonus) for bonus in ACTION_FP_BONUS)
"""What one card adds at most."""
