"""CC-A29 Concealment."""

from typing import Final

from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import Log
from fieldcraft.games.combat_commander.hexes import OFF_MAP
from fieldcraft.games.combat_commander.kinds import ACTION_CONCEALMENT
from fieldcraft.games.combat_commander.process import W6_DEFENDER
from fieldcraft.games.combat_commander.rules.actions.action import Action, bit
from fieldcraft.games.combat_commander.rules.frames import (
    INDIRECT,
    NO_COVER,
    SIDE_COVER,
    SIDE_COVER_2,
    TOTAL,
    VOLLEY_HEX,
    VOLLEY_HEX_2,
    VOLLEY_KIND,
)
from fieldcraft.games.combat_commander.rules.refusals import ALLOWED
from fieldcraft.games.combat_commander.rules.units import cover_in
from fieldcraft.games.combat_commander.state import Battle


class Concealment(Action):
    """Hard to see, hard to hit: the Attack Total drops by the Cover of the hex, from this roll on (CC-A29)."""

    def __init__(self) -> None:
        super().__init__(ACTION_CONCEALMENT, bit(W6_DEFENDER))

    def why_not_play(self, battle: Battle, seat: i64, window: i64) -> i64:
        return ALLOWED

    def play(self, battle: Battle, seat: i64, chance: Chance, log: Log) -> None:
        """The DEFENCE frame is on top, its VOLLEY under it; Cover fixed at 0 makes the card worthless (CC-A29-d1)."""
        kind = battle.under(VOLLEY_KIND)
        if kind & NO_COVER:
            return
        is_indirect = kind & INDIRECT != 0
        cover = cover_in(battle, battle.under(VOLLEY_HEX), battle.under(SIDE_COVER), is_indirect)
        if battle.under(VOLLEY_HEX_2) != OFF_MAP:  # CC-A29: of Spray Fire either hex
            cover = max(cover, cover_in(battle, battle.under(VOLLEY_HEX_2), battle.under(SIDE_COVER_2), is_indirect))
        battle.put_under(TOTAL, battle.under(TOTAL) - cover)


CONCEALMENTS: Final[list[Action]] = [Concealment()]
