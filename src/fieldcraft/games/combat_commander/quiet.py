"""Which questions are decision windows a seat may let pass (CC-W), and for how long it may do so (CC-W-d2).

All of it follows from the open question, its legal answers and the Turn: from what the seat itself may see.
"""

from typing import Final

from fieldcraft.core.decision import Choosable, Passing
from fieldcraft.core.text import Message
from fieldcraft.games.combat_commander.play import CombatState
from fieldcraft.games.combat_commander.process import (
    ORDER_GIVEN,
    W2_REROLL,
    W3_ENTRY,
    W3A_MOVING,
    W4_ADVANCED,
    W5_FIRER,
    W6_DEFENDER,
    W7_LIGHT_WOUNDS,
    W8_AMBUSH,
    W9_NO_QUARTER,
    W10_PASSED,
    W11_DIG_IN,
    W13_KEPT,
)
from fieldcraft.games.combat_commander.state import FRAME
from fieldcraft.games.combat_commander.verbs import ARG_BITS, DECLINE, DONE, GIVE_UP, KEEP, MOVER, action_of

REROLLS: Final = "rerolls"
MOST_ORDERS: Final = 1000
"""More than a side gives in a Turn."""

PASSED_BY: Final = {
    W2_REROLL: KEEP,
    W3_ENTRY: DECLINE,
    W3A_MOVING: DONE,
    W4_ADVANCED: DECLINE,
    W5_FIRER: DECLINE,
    W6_DEFENDER: DECLINE,
    W7_LIGHT_WOUNDS: DECLINE,
    W8_AMBUSH: DECLINE,
    W9_NO_QUARTER: DECLINE,
    W10_PASSED: DECLINE,
    W11_DIG_IN: DECLINE,
    W13_KEPT: DECLINE,
}
"""By window: the verb that lets it pass. CC-W1 is the Turn itself, CC-W12 no question of its own."""


def choosable(name: str) -> Choosable:
    return Choosable(name, Message(f"combat-commander-quiet-{name}-words"), Message(f"combat-commander-quiet-{name}"))


PERIODS: Final = (choosable("order"), choosable("turn"), choosable("next"))
KINDS: Final = (choosable(REROLLS),)


def passing_of(battle: CombatState, seat: int) -> Passing | None:
    """How the open window passes, if one is open for `seat`."""
    window = int(battle.window)
    if window not in PASSED_BY:
        return None
    action = int(action_of(PASSED_BY[window], 0))
    legal = [int(each) for each in battle.legal(seat)]
    if action not in legal or any(each >> ARG_BITS == MOVER for each in legal):
        return None  # between two movements the Order goes on: no reaction (CC-W3a)
    is_idle = all(each == action or each >> ARG_BITS == GIVE_UP for each in legal)  # CC-W12: hardly ever wanted
    return Passing(action, is_idle, REROLLS if window == W2_REROLL else "")


def period_of(battle: CombatState, seat: int, name: str) -> int | None:
    """A number for the Order or Turn that runs, or for the time since `seat` last began a Turn."""
    turn = int(battle.turn)
    if turn == 0:
        return None
    if name == "turn":
        return turn
    if name == "next":
        return turn if battle.active == seat else turn - 1
    if name == "order" and is_order_running(battle):
        return turn * MOST_ORDERS + int(battle.player(int(battle.active)).orders_given)
    return None


def is_order_running(battle: CombatState) -> bool:
    """From its announcement to the Melees it has caused (CC-5.1)."""
    return any(battle.stack[place] == ORDER_GIVEN for place in range(0, int(battle.top) + 1, FRAME))
