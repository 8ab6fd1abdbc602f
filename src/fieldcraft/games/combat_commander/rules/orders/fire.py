"""CC-O20 Fire."""

from librt.vecs import vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import Log
from fieldcraft.games.combat_commander.hexes import OFF_MAP
from fieldcraft.games.combat_commander.kinds import ORDER_FIRE
from fieldcraft.games.combat_commander.process import FIRE_ORDER, SHOT_ORDER
from fieldcraft.games.combat_commander.rules.activation import begin_activation, somebody_can
from fieldcraft.games.combat_commander.rules.aiming import begin_shot, can_shoot, can_smoke
from fieldcraft.games.combat_commander.rules.frames import SEAT, SHOTS_MADE
from fieldcraft.games.combat_commander.rules.orders.order import Order
from fieldcraft.games.combat_commander.rules.procedure import Procedure
from fieldcraft.games.combat_commander.rules.refusals import ALLOWED, NOBODY_CAN
from fieldcraft.games.combat_commander.state import Battle


class Fire(Order):
    """Activated pieces fire once each, alone or in groups, at enemies in Range and LOS, one shot after the other."""

    def __init__(self) -> None:
        super().__init__(ORDER_FIRE, FIRE_ORDER)

    def why_not(self, battle: Battle, seat: i64) -> i64:
        return ALLOWED if somebody_can(battle, seat, ORDER_FIRE, OFF_MAP) else NOBODY_CAN


class FireOrder(Procedure):
    """Activation, then shots until the firer has had enough or no piece is left that could fire."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        seat = battle.get(SEAT)
        if battle.step() == 0:
            battle.go_to(1)
            begin_activation(battle, seat, ORDER_FIRE, OFF_MAP)
        elif battle.get(SHOTS_MADE) >= 0 and self.can_go_on(battle, seat):
            begin_shot(battle, seat, SHOT_ORDER, OFF_MAP)
        else:
            battle.pop()

    def can_go_on(self, battle: Battle, seat: i64) -> bool:
        """Is there anything left to fire at, or to put smoke in?"""
        return can_shoot(battle, seat, SHOT_ORDER, True) or can_smoke(battle, seat, SHOT_ORDER)

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        return vec[i64]()
