"""CC-E59 Infiltration, CC-E68 Reinforcements: something from the own Support Table, free (CC-E-d3)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import Log
from fieldcraft.games.combat_commander.hexes import DISTANCE, HEXES
from fieldcraft.games.combat_commander.kinds import EVENT_INFILTRATION, EVENT_REINFORCEMENTS, NONE
from fieldcraft.games.combat_commander.process import EVENT_CHOICE, ROLL_SUPPORT
from fieldcraft.games.combat_commander.rules.events.event import Event, HexEvent
from fieldcraft.games.combat_commander.rules.fate import begin_random_hex, begin_roll
from fieldcraft.games.combat_commander.rules.frames import CHOICE, COUNT, HEX, SEAT
from fieldcraft.games.combat_commander.rules.procedure import each
from fieldcraft.games.combat_commander.rules.refusals import NOT_ADJACENT, NOT_NOW, OUT_OF_AREA
from fieldcraft.games.combat_commander.rules.stacking import is_at_own_edge, why_no_room
from fieldcraft.games.combat_commander.rules.support_table import (
    has_item,
    offered,
    place_item,
    take_radio,
    why_no_item,
)
from fieldcraft.games.combat_commander.state import Battle
from fieldcraft.games.combat_commander.support import ITEM_RADIO, ITEM_UNIT
from fieldcraft.games.combat_commander.verbs import ITEM, PICK_HEX


class SupportEvent(HexEvent):
    """What both share: a Support roll, the choice of an item of its column, and a hex for the unit."""

    def __init__(self, kind: i64, takes_radios: bool) -> None:
        super().__init__(kind)
        self.takes_radios: Final[bool] = takes_radios

    def draws_hex(self) -> bool:
        """Is there a random hex between the item and its place?"""
        return False

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        seat = battle.get(SEAT)
        step = battle.step()
        if step == 0:
            battle.go_to(1)
            begin_roll(battle, seat, ROLL_SUPPORT)
        elif step == 1:
            battle.go_to(2)
            battle.put(COUNT, battle.white + battle.coloured)
            if has_item(battle, seat, battle.get(COUNT), self.takes_radios):
                battle.ask(seat, EVENT_CHOICE)
        elif step == 2:
            battle.go_to(3)
            if self.draws_hex():
                begin_random_hex(battle, seat)
        elif step == 3:
            battle.go_to(4)
            battle.put(HEX, battle.revealed)
            if battle.get(CHOICE):
                self.ask_for_hex(battle, seat)
        else:
            battle.pop()

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        if battle.step() == 2:
            return offered(battle, seat, battle.get(COUNT))
        return each(PICK_HEX, 0, HEXES)

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        if battle.step() == 2:
            return why_no_item(battle, seat, battle.get(COUNT), arg, self.takes_radios) if verb == ITEM else NOT_NOW
        return super().why_not(battle, seat, verb, arg)

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if verb == PICK_HEX:
            place_item(battle, seat, battle.get(CHOICE) - 1, arg, log)
        elif ITEM_RADIO[arg] != NONE:
            take_radio(battle, seat, arg, log)
        else:
            battle.put(CHOICE, arg + 1)


class Infiltration(SupportEvent):
    """Men slip through to a random hex or the next one (CC-E59)."""

    def draws_hex(self) -> bool:
        return True

    def why_not_hex(self, battle: Battle, seat: i64, hex_: i64) -> i64:
        if DISTANCE[battle.get(HEX) * HEXES + hex_] > 1:
            return NOT_ADJACENT
        return why_no_room(battle, seat, ITEM_UNIT[battle.get(CHOICE) - 1], hex_)


class Reinforcements(SupportEvent):
    """Help comes over the own edge, or a battery answers (CC-E68)."""

    def why_not_hex(self, battle: Battle, seat: i64, hex_: i64) -> i64:
        if not is_at_own_edge(battle, seat, hex_):
            return OUT_OF_AREA
        return why_no_room(battle, seat, ITEM_UNIT[battle.get(CHOICE) - 1], hex_)


SUPPORTS: Final[list[Event]] = [Infiltration(EVENT_INFILTRATION, False), Reinforcements(EVENT_REINFORCEMENTS, True)]
