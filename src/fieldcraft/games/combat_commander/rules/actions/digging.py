"""CC-A32 Dig In and CC-A35.1, A35.3 the Defender's hidden works."""

from typing import Final

from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import Log
from fieldcraft.games.combat_commander.hexes import OFF_MAP
from fieldcraft.games.combat_commander.kinds import (
    ACTION_DIG_IN,
    ACTION_HIDDEN_ENTRENCHMENTS,
    ACTION_HIDDEN_PILLBOX,
    BUILDING,
    FOXHOLES,
    PILLBOX,
)
from fieldcraft.games.combat_commander.process import W6_DEFENDER, W11_DIG_IN
from fieldcraft.games.combat_commander.rules.actions.action import Action, HexAction, bit
from fieldcraft.games.combat_commander.rules.frames import UNIT, VOLLEY_HEX, VOLLEY_HEX_2
from fieldcraft.games.combat_commander.rules.placing import put_works, why_no_works
from fieldcraft.games.combat_commander.rules.refusals import (
    ALLOWED,
    NONE_LEFT,
    NOT_A_CHOICE,
    NOT_FULFILLED,
)
from fieldcraft.games.combat_commander.rules.units import has_side
from fieldcraft.games.combat_commander.state import Battle


class DigIn(HexAction):
    """While time goes by, men dig: Foxholes in a hex of theirs (CC-A32)."""

    def __init__(self) -> None:
        super().__init__(ACTION_DIG_IN, bit(W11_DIG_IN))

    def why_not_hex(self, battle: Battle, seat: i64, hex_: i64) -> i64:
        return why_no_works(battle, hex_, FOXHOLES) if has_side(battle, hex_, seat) else NOT_A_CHOICE

    def take(self, battle: Battle, hex_: i64, chance: Chance, log: Log) -> None:
        put_works(battle, hex_, FOXHOLES, log)


class HiddenWorks(Action):
    """What the two Actions before a Defense Roll share; the DEFENCE frame is on top, its VOLLEY under it."""

    def __init__(self, kind: i64, works: i64) -> None:
        super().__init__(kind, bit(W6_DEFENDER))
        self.works: Final[i64] = works

    def is_fit(self, battle: Battle, hex_: i64) -> bool:
        """May these works be in such a hex?"""
        return False

    def place(self, battle: Battle) -> i64:
        """The target hex in which they can be put, of Spray Fire's two first that of the unit that rolls; else -1."""
        hex_ = battle.under(VOLLEY_HEX)
        other = battle.under(VOLLEY_HEX_2)
        if other != OFF_MAP and battle.counters.at[battle.get(UNIT)] == other:
            other = hex_
            hex_ = battle.under(VOLLEY_HEX_2)
        if self.why_not_hex(battle, hex_) == ALLOWED:
            return hex_
        return other if other != OFF_MAP and self.why_not_hex(battle, other) == ALLOWED else -1

    def why_not_hex(self, battle: Battle, hex_: i64) -> i64:
        """A hex of the right kind, without Water, Blaze or another Fortification (CC-8.1); only one Pillbox in play."""
        if not self.is_fit(battle, hex_):
            return NOT_FULFILLED
        why = why_no_works(battle, hex_, self.works)
        if why == NONE_LEFT:
            return NOT_FULFILLED
        return why

    def why_not_play(self, battle: Battle, seat: i64, window: i64) -> i64:
        if self.place(battle) >= 0:
            return ALLOWED
        return self.why_not_hex(battle, battle.under(VOLLEY_HEX))

    def play(self, battle: Battle, seat: i64, chance: Chance, log: Log) -> None:
        put_works(battle, self.place(battle), self.works, log)


class HiddenEntrenchments(HiddenWorks):
    """The Defender had dug in long before: Foxholes where the fire strikes, but not in a Building (CC-A35.1)."""

    def __init__(self) -> None:
        super().__init__(ACTION_HIDDEN_ENTRENCHMENTS, FOXHOLES)

    def is_fit(self, battle: Battle, hex_: i64) -> bool:
        return battle.field.ground.terrain[hex_] != BUILDING


class HiddenPillbox(HiddenWorks):
    """The Objective was fortified all along: the one Pillbox where the fire strikes (CC-A35.3)."""

    def __init__(self) -> None:
        super().__init__(ACTION_HIDDEN_PILLBOX, PILLBOX)

    def is_fit(self, battle: Battle, hex_: i64) -> bool:
        return battle.field.ground.objective[hex_] > 0


DIGGING: Final[list[Action]] = [DigIn(), HiddenEntrenchments(), HiddenPillbox()]
