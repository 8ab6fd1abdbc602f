"""What every Order answers (CC-O14): whether it may be announced, and what it begins."""

from typing import Final

from mypy_extensions import i64

from fieldcraft.games.combat_commander.rules.frames import SEAT
from fieldcraft.games.combat_commander.rules.refusals import NEVER_AN_ORDER
from fieldcraft.games.combat_commander.state import Battle


class Order:
    """One Order heading; the docstring of each says in own words what its card does."""

    def __init__(self, heading: i64, procedure: i64) -> None:
        self.heading: Final[i64] = heading
        self.procedure: Final[i64] = procedure

    def why_not(self, battle: Battle, seat: i64) -> i64:
        """0 if somebody could carry it out now, else the refusal."""
        return NEVER_AN_ORDER

    def begin(self, battle: Battle, seat: i64) -> None:
        """Push its procedure; the card is on the discard pile by then (CC-1.5)."""
        battle.push(self.procedure)
        battle.put(SEAT, seat)
