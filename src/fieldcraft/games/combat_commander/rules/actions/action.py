"""What every Action answers (CC-A24): in which windows it belongs, what it asks for, and what it does.

An Action that leaves nothing to choose does all of it in `play`; another one goes on as a procedure of its own.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import Log
from fieldcraft.games.combat_commander.process import ACTION_PLAYED
from fieldcraft.games.combat_commander.rules.frames import CARD, SEAT
from fieldcraft.games.combat_commander.rules.procedure import Procedure
from fieldcraft.games.combat_commander.rules.refusals import NEVER_AN_ACTION
from fieldcraft.games.combat_commander.state import Battle


class Action(Procedure):
    """One Action; the docstring of each says in own words what its card does."""

    def __init__(self, kind: i64, windows: i64) -> None:
        self.kind: Final[i64] = kind
        self.windows: Final[i64] = windows
        """The set of windows it belongs in, as bits."""

    def why_not_play(self, battle: Battle, seat: i64, window: i64) -> i64:
        """0 if its public prerequisites hold in this window, whoever holds the card; else the refusal."""
        return NEVER_AN_ACTION

    def play(self, battle: Battle, seat: i64, chance: Chance, log: Log) -> None:
        """Carry it out; the card is on the discard pile by then (CC-1.5)."""
        battle.push(ACTION_PLAYED)
        battle.put(SEAT, seat)
        battle.put(CARD, self.kind)

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        battle.pop()

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        return vec[i64]()


def bit(window: i64) -> i64:
    return i64(1) << window
