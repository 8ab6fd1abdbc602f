"""Whom an effect should strike, or help: the Sniper, Events, and what Actions ask for."""

from collections.abc import Callable
from typing import Final

from fieldcraft.games.combat_commander.decks import CARD_EVENT, CARD_ORDER
from fieldcraft.games.combat_commander.kinds import (
    DECK_SIZE,
    EVENT_BATTLE_HARDEN,
    EVENT_COMMISSAR,
    EVENT_DEPLOY,
    EVENT_FIELD_PROMOTION,
    EVENT_HERO,
    EVENT_MEDIC,
    EVENT_SCROUNGE,
    EVENT_WALKING_WOUNDED,
)
from fieldcraft.games.combat_commander.pieces import UNIT_COMMAND, UNIT_FP, UNIT_VP, WEAPON_FP
from fieldcraft.games.combat_commander.process import EVENT
from fieldcraft.games.combat_commander.rules.frames import CARD, SEAT
from fieldcraft.games.combat_commander.state import DECK, SLOTS, is_on_map
from fieldcraft.games.combat_commander.strategy.orders import ORDER_KEEPING
from fieldcraft.games.combat_commander.strategy.sight import Sight
from fieldcraft.games.combat_commander.support import ITEM_UNIT, ITEM_WEAPON
from fieldcraft.games.combat_commander.verbs import DECLINE, ITEM, NO, PICK_CARD, PICK_HEX, PICK_UNIT, YES

Score = Callable[[Sight, int, int], float]

HELPS: Final = (
    EVENT_BATTLE_HARDEN,
    EVENT_COMMISSAR,
    EVENT_DEPLOY,
    EVENT_FIELD_PROMOTION,
    EVENT_HERO,
    EVENT_MEDIC,
    EVENT_SCROUNGE,
    EVENT_WALKING_WOUNDED,
)
"""Events that do their unit good."""


def event_of(sight: Sight) -> int:
    """The Event that is being carried out, or -1."""
    for frame in reversed(sight.view.stack):
        if frame[0] == EVENT:
            return int(CARD_EVENT[sight.battle.field.fact(frame[SEAT], DECK) * DECK_SIZE + frame[CARD]])
    return -1


def sniping_score(sight: Sight) -> Score:
    def score(sight: Sight, verb: int, arg: int) -> float:
        if verb != PICK_UNIT:
            return 0.0
        worth = sight.break_worth(arg)
        return worth if arg // SLOTS == sight.foe else -worth

    return score


def choice_score(sight: Sight) -> Score:
    """A unit, a hex or a yes: good things for one's own, bad things for the others."""
    event = event_of(sight)
    sign = 1.0 if event in HELPS else -1.0

    def of_unit(unit: int) -> float:
        if unit not in sight.at:
            return sign if unit // SLOTS == sight.seat else -sign
        worth = sight.break_worth(unit) if sign < 0 else sight.worth(unit)
        return sign * worth if unit // SLOTS == sight.seat else -sign * worth

    def of_hex(hex_: int) -> float:
        if not is_on_map(hex_):
            return 0.0
        friends = sum(sight.worth(unit) for unit in sight.there(hex_, sight.seat))
        return friends * (1.0 + 0.1 * max(sight.threat(hex_), 0.0))

    def score(sight: Sight, verb: int, arg: int) -> float:
        if verb == PICK_UNIT:
            return of_unit(arg)
        if verb == PICK_HEX:
            return of_hex(arg)
        if verb == PICK_CARD:
            return ORDER_KEEPING.get(int(CARD_ORDER[sight.battle.field.fact(sight.foe, DECK) * DECK_SIZE + arg]), 0.1)
        if verb == ITEM:
            return of_item(arg)
        if verb == YES:
            return 0.1
        return 0.0 if verb in (DECLINE, NO) else 0.05

    return score


def of_item(item: int) -> float:
    """What the Support Table offers: firepower and men."""
    unit, weapon = int(ITEM_UNIT[item]), int(ITEM_WEAPON[item])
    if unit < 0:
        return 1.5
    fp = float(UNIT_FP[unit * 2]) + (float(WEAPON_FP[weapon]) if weapon >= 0 else 0.0)
    return 0.3 * fp + 0.5 * float(UNIT_VP[unit]) + float(UNIT_COMMAND[unit * 2])
