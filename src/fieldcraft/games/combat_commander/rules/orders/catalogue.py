"""All Orders, by their number in `kinds`."""

from typing import Final

from librt.vecs import vec

from fieldcraft.games.combat_commander.kinds import ORDERS
from fieldcraft.games.combat_commander.process import ORDER_GIVEN
from fieldcraft.games.combat_commander.rules.orders.advance import Advance
from fieldcraft.games.combat_commander.rules.orders.artillery import ArtilleryDenied, ArtilleryRequest
from fieldcraft.games.combat_commander.rules.orders.fire import Fire
from fieldcraft.games.combat_commander.rules.orders.move import Move
from fieldcraft.games.combat_commander.rules.orders.order import Order
from fieldcraft.games.combat_commander.rules.orders.recover import Recover, Rout

_GIVEN: Final[list[Order]] = [Advance(), ArtilleryDenied(), ArtilleryRequest(), Fire(), Move(), Recover(), Rout()]


def _catalogue() -> vec[Order]:
    found = [Order(heading, ORDER_GIVEN) for heading in range(ORDERS)]
    for each in _GIVEN:
        found[each.heading] = each
    return vec[Order](found)


ALL_ORDERS: Final[vec[Order]] = _catalogue()
