"""CC-A29 Concealment."""

from typing import Final

from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.combat_commander.happenings import CONCEALED
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
    """Well hidden: the attack is worth less by the Cover of the hex, from this Defense Roll on (CC-A29).

    The DEFENCE frame is on top, its VOLLEY under it. Of the Covers the owner may choose he gets the best one.
    """

    def __init__(self) -> None:
        super().__init__(ACTION_CONCEALMENT, bit(W6_DEFENDER))

    def why_not_play(self, battle: Battle, seat: i64, window: i64) -> i64:
        return ALLOWED  # worthless or even harmful it may be (CC-A29-d1)

    def play(self, battle: Battle, seat: i64, chance: Chance, log: Log) -> None:
        cover = concealing_cover(battle)
        more = battle.field.special.concealment[seat]  # CC-SR.action_modifier
        battle.put_under(TOTAL, battle.under(TOTAL) - cover + more)
        log.tell(EVERYBODY, CONCEALED, seat, cover, battle.under(TOTAL))


def concealing_cover(battle: Battle) -> i64:
    """The best Cover of the target hex, of Spray Fire's two the better one; 0 where it is fixed (CC-A29-d1)."""
    kind = battle.under(VOLLEY_KIND)
    if kind & NO_COVER:
        return 0
    is_indirect = kind & INDIRECT != 0
    best = cover_in(battle, battle.under(VOLLEY_HEX), battle.under(SIDE_COVER), is_indirect)
    hex_2 = battle.under(VOLLEY_HEX_2)
    if hex_2 != OFF_MAP:
        best = max(best, cover_in(battle, hex_2, battle.under(SIDE_COVER_2), is_indirect))
    return best


CONCEALING: Final[list[Action]] = [Concealment()]
