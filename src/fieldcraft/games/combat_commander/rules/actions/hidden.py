"""CC-A35.2 and CC-A35.5 What the Defender has hidden where the enemy steps: Mines and Wire."""

from typing import Final

from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import Log
from fieldcraft.games.combat_commander.kinds import ACTION_HIDDEN_MINES, ACTION_HIDDEN_WIRE, MINES, WIRE
from fieldcraft.games.combat_commander.process import W3_ENTRY, W4_ADVANCED
from fieldcraft.games.combat_commander.rules.actions.action import Action
from fieldcraft.games.combat_commander.rules.frames import TO_HEX
from fieldcraft.games.combat_commander.rules.mines import begin_mine_attack
from fieldcraft.games.combat_commander.rules.movement import ALL_POINTS
from fieldcraft.games.combat_commander.rules.placing import put_works, why_no_works
from fieldcraft.games.combat_commander.rules.refusals import WRONG_WINDOW
from fieldcraft.games.combat_commander.state import ENTERED, SLOTS, Battle, is_on_map

AT_AN_ENTRY: Final = (1 << W3_ENTRY) | (1 << W4_ADVANCED)
"""The windows just after units came into a hex; the ENTRY frame is on top."""


class HiddenObstacle(Action):
    """What both share: they come to light in the hex that enemy units just moved or advanced into."""

    def __init__(self, kind: i64, works: i64) -> None:
        super().__init__(kind, AT_AN_ENTRY)
        self.works: Final[i64] = works

    def why_not_play(self, battle: Battle, seat: i64, window: i64) -> i64:
        if seat == battle.active:
            return WRONG_WINDOW
        return why_no_works(battle, battle.get(TO_HEX), self.works_of(battle, seat))

    def works_of(self, battle: Battle, seat: i64) -> i64:
        """What comes to light; Hidden Wire may be Hidden Mines (CC-SR.mines)."""
        return MINES if battle.field.special.wire_is_mines[seat] else self.works

    def bring_mines(self, battle: Battle, seat: i64, log: Log) -> None:
        hex_ = battle.get(TO_HEX)
        put_works(battle, hex_, MINES, log)
        if has_entered(battle, 1 - seat):
            begin_mine_attack(battle, 1 - seat, hex_)


class HiddenMines(HiddenObstacle):
    """The way was mined: Mines in the hex, and they attack at once whoever has just come in (CC-A35.2)."""

    def __init__(self) -> None:
        super().__init__(ACTION_HIDDEN_MINES, MINES)

    def play(self, battle: Battle, seat: i64, chance: Chance, log: Log) -> None:
        self.bring_mines(battle, seat, log)


class HiddenWire(HiddenObstacle):
    """Wire in the grass: it is where the enemy has just come in, and his Move ends in it (CC-A35.5)."""

    def __init__(self) -> None:
        super().__init__(ACTION_HIDDEN_WIRE, WIRE)

    def play(self, battle: Battle, seat: i64, chance: Chance, log: Log) -> None:
        if self.works_of(battle, seat) == MINES:
            self.bring_mines(battle, seat, log)
            return
        put_works(battle, battle.get(TO_HEX), WIRE, log)
        counters = battle.counters
        unit: i64
        for unit in range((1 - seat) * SLOTS, battle.end_of(1 - seat)):
            if counters.marks[unit] & ENTERED and is_on_map(counters.at[unit]):
                counters.used[unit] = ALL_POINTS


def has_entered(battle: Battle, side: i64) -> bool:
    """Is a unit that has just come in still there?"""
    counters = battle.counters
    unit: i64
    for unit in range(side * SLOTS, battle.end_of(side)):
        if counters.marks[unit] & ENTERED and is_on_map(counters.at[unit]):
            return True
    return False


HIDDEN_OBSTACLES: Final[list[Action]] = [HiddenMines(), HiddenWire()]
