"""What a player lets pass by itself: optional reactions, where nothing else is possible or for a while."""

from __future__ import annotations

from msgspec import Struct, field

from fieldcraft.core.game import Game
from fieldcraft.core.state import State

NO_DECISION = -1


class Quiet(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One seat's settings. What passes depends on them and on what the seat itself may see."""

    idle: bool = False
    """Pass wherever the seat could do nothing else."""
    kinds: list[str] = field(default_factory=list)
    """Those of `Game.reaction_kinds` that pass with the rest while a period lasts."""
    period: str = ""
    """The one of `Game.periods` in which optional reactions pass, or none."""
    until: int = 0
    """What `Game.period` is as long as it lasts."""
    spared: int = NO_DECISION
    """After so many decisions the seat is asked whatever is set: it has come back there by undo."""

    def passes(self, of: Game, state: State, seat: int, decisions: int) -> int | None:
        """The action by which the open question of `seat` passes by itself, or None if the seat is to be asked."""
        passing = None if decisions == self.spared else of.passing(state, seat)
        if passing is None:
            return None
        if self.idle and passing.is_idle:
            return passing.action
        is_kept = passing.kind != "" and passing.kind not in self.kinds
        return passing.action if self.lasts(of, state, seat) and not is_kept else None

    def lasts(self, of: Game, state: State, seat: int) -> bool:
        """Is there a period set that is not over?"""
        return self.period != "" and of.period(state, seat, self.period) == self.until
