"""CC-A25 Ambush and CC-A38 No Quarter: before and after a Melee."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import Log
from fieldcraft.games.combat_commander.kinds import (
    ACTION_AMBUSH,
    ACTION_NO_QUARTER,
    NATION_NAMES,
    NATIONS,
)
from fieldcraft.games.combat_commander.nations import NO_QUARTER, NationName
from fieldcraft.games.combat_commander.process import ACTION_CHOICE, W8_AMBUSH, W9_NO_QUARTER
from fieldcraft.games.combat_commander.rules.actions.action import Action, bit
from fieldcraft.games.combat_commander.rules.frames import HEX, MELEE_HEX, SEAT
from fieldcraft.games.combat_commander.rules.hits import begin_hit
from fieldcraft.games.combat_commander.rules.occupation import gain
from fieldcraft.games.combat_commander.rules.procedure import each
from fieldcraft.games.combat_commander.rules.refusals import (
    ALLOWED,
    NOT_A_CHOICE,
    NOT_FULFILLED,
    NOT_NOW,
    NOT_YOUR_UNIT,
)
from fieldcraft.games.combat_commander.rules.units import has_side
from fieldcraft.games.combat_commander.state import NATION, SLOTS, UNITS, Battle
from fieldcraft.games.combat_commander.verbs import PICK_UNIT

NO_QUARTER_VP: Final = 2  # CC-A38


class Ambush(Action):
    """The enemy walks into a trap: before the Melee one of his units there breaks, of his own choice (CC-A25)."""

    def __init__(self) -> None:
        super().__init__(ACTION_AMBUSH, bit(W8_AMBUSH))

    def why_not_play(self, battle: Battle, seat: i64, window: i64) -> i64:
        return ALLOWED if has_side(battle, battle.get(MELEE_HEX), 1 - seat) else NOT_FULFILLED

    def play(self, battle: Battle, seat: i64, chance: Chance, log: Log) -> None:
        hex_ = battle.get(MELEE_HEX)
        super().play(battle, seat, chance, log)
        battle.put(HEX, hex_)

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        if battle.step() == 1:
            battle.pop()
        else:
            battle.go_to(1)
            battle.ask(1 - battle.get(SEAT), ACTION_CHOICE)

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        return each(PICK_UNIT, seat * SLOTS, battle.end_of(seat))

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        if verb != PICK_UNIT:
            return NOT_NOW
        if arg >= UNITS or arg // SLOTS != seat:
            return NOT_YOUR_UNIT
        return ALLOWED if battle.counters.at[arg] == battle.get(HEX) else NOT_A_CHOICE

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        begin_hit(battle, arg, False)


class NoQuarter(Action):
    """No prisoners: points for a side that has survived a Melee, if these two nations fight like that (CC-A38)."""

    def __init__(self) -> None:
        super().__init__(ACTION_NO_QUARTER, bit(W9_NO_QUARTER))

    def why_not_play(self, battle: Battle, seat: i64, window: i64) -> i64:
        own = battle.field.fact(seat, NATION)
        foe = battle.field.fact(1 - seat, NATION)
        is_fit = MERCILESS[own * NATIONS + foe] and has_side(battle, battle.get(MELEE_HEX), seat)
        return ALLOWED if is_fit else NOT_FULFILLED

    def play(self, battle: Battle, seat: i64, chance: Chance, log: Log) -> None:
        gain(battle, seat, NO_QUARTER_VP, log)


def _merciless() -> vec[i64]:
    return vec[i64]([int(_fights_so(own, foe)) for own in NATION_NAMES for foe in NATION_NAMES])


def _fights_so(own: NationName, foe: NationName) -> bool:
    rule = NO_QUARTER.get(own)
    return rule is not None and (rule.only_against == "any" or foe in rule.only_against)


MERCILESS: Final[vec[i64]] = _merciless()
"""At `own * NATIONS + enemy`: 1 where the first may play No Quarter against the second."""

MELEE_CARDS: Final[list[Action]] = [Ambush(), NoQuarter()]
