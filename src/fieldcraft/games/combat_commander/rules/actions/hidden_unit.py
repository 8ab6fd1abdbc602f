"""CC-A35.4 Hidden Unit."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import Log
from fieldcraft.games.combat_commander.hexes import HEXES
from fieldcraft.games.combat_commander.kinds import ACTION_HIDDEN_UNIT, NONE
from fieldcraft.games.combat_commander.process import ACTION_CHOICE, ROLL_SUPPORT, W10_PASSED
from fieldcraft.games.combat_commander.rules.actions.action import Action, bit
from fieldcraft.games.combat_commander.rules.fate import begin_roll
from fieldcraft.games.combat_commander.rules.frames import CHOICE, SEAT
from fieldcraft.games.combat_commander.rules.procedure import each
from fieldcraft.games.combat_commander.rules.refusals import (
    ALLOWED,
    HEX_IMPASSABLE,
    NO_SUCH_ACTION,
    NOT_A_CHOICE,
    NOT_FULFILLED,
    NOT_NOW,
    OUT_OF_AREA,
)
from fieldcraft.games.combat_commander.rules.stacking import is_impassable
from fieldcraft.games.combat_commander.rules.support_table import has_item, offered, place_item, why_no_item
from fieldcraft.games.combat_commander.rules.units import cover_in
from fieldcraft.games.combat_commander.state import Battle
from fieldcraft.games.combat_commander.verbs import ITEM, PICK_HEX

LEAST_COVER: Final = 1  # CC-A35.4


class HiddenUnit(Action):
    """Men who lay hidden all along: an item of the own Support Table, no Radio, where the set-up was (CC-A35.4)."""

    def __init__(self) -> None:
        super().__init__(ACTION_HIDDEN_UNIT, bit(W10_PASSED))

    def why_not_play(self, battle: Battle, seat: i64, window: i64) -> i64:
        return ALLOWED if has_hiding_place(battle, seat) else NOT_FULFILLED

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        seat = battle.get(SEAT)
        step = battle.step()
        if step == 0:
            battle.go_to(1)
            begin_roll(battle, seat, ROLL_SUPPORT)
        elif step == 1:
            battle.put(CHOICE, battle.white + battle.coloured)
            battle.go_to(2)
            if has_item(battle, seat, battle.get(CHOICE), False) and has_hiding_place(battle, seat):
                battle.ask(seat, ACTION_CHOICE)
            else:
                battle.go_to(4)  # CC-E-d3
        elif step == 3:
            battle.ask(seat, ACTION_CHOICE)
        else:
            battle.pop()

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        if battle.step() == 2:
            return offered(battle, seat, battle.get(CHOICE))
        return each(PICK_HEX, 0, HEXES)

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        if battle.step() == 2:
            return why_no_item(battle, seat, battle.get(CHOICE), arg, False) if verb == ITEM else NOT_NOW
        if verb != PICK_HEX:
            return NOT_NOW
        return why_not_hidden(battle, seat, arg) if arg < HEXES else NO_SUCH_ACTION

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if verb == ITEM:
            battle.go_to(3)
            battle.put(CHOICE, arg)
        else:
            battle.go_to(4)
            place_item(battle, seat, battle.get(CHOICE), arg, log)


def why_not_hidden(battle: Battle, seat: i64, hex_: i64) -> i64:
    """A hex of the set-up area without any unit, with Cover of 1 or more."""
    if not battle.field.area[seat * HEXES + hex_]:
        return OUT_OF_AREA
    if is_impassable(battle, hex_):
        return HEX_IMPASSABLE
    is_free = battle.counters.first[hex_] == NONE and cover_in(battle, hex_, 0, False) >= LEAST_COVER
    return ALLOWED if is_free else NOT_A_CHOICE


def has_hiding_place(battle: Battle, seat: i64) -> bool:
    hex_: i64
    for hex_ in range(HEXES):
        if why_not_hidden(battle, seat, hex_) == ALLOWED:
            return True
    return False


HIDDEN_UNITS: Final[list[Action]] = [HiddenUnit()]
