"""CC-O17 Artillery Denied and CC-O18 Artillery Request."""

from librt.vecs import vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.combat_commander.happenings import RADIO_BROKE, RADIO_FIXED, RADIO_LOST
from fieldcraft.games.combat_commander.kinds import NONE, ORDER_ARTILLERY_DENIED, ORDER_ARTILLERY_REQUEST
from fieldcraft.games.combat_commander.process import DENIED_ORDER, FIRE_FOR_EFFECT, REQUEST_ORDER
from fieldcraft.games.combat_commander.rules.artillery import has_spotter
from fieldcraft.games.combat_commander.rules.frames import SEAT
from fieldcraft.games.combat_commander.rules.orders.order import Order
from fieldcraft.games.combat_commander.rules.procedure import Procedure
from fieldcraft.games.combat_commander.rules.refusals import ALLOWED, NO_OWN_RADIO, NO_RADIO, NO_SPOTTER
from fieldcraft.games.combat_commander.state import Battle


class ArtilleryDenied(Order):
    """The enemy's battery has other things to do: his Radio breaks, and a broken one is gone."""

    def __init__(self) -> None:
        super().__init__(ORDER_ARTILLERY_DENIED, DENIED_ORDER)

    def why_not(self, battle: Battle, seat: i64) -> i64:
        return NO_RADIO if battle.player(1 - seat).radio == NONE else ALLOWED


class DeniedOrder(Procedure):
    """CC-O17 Nobody is activated."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        side = 1 - battle.get(SEAT)
        foe = battle.player(side)
        battle.pop()
        if foe.is_radio_broken:
            log.tell(EVERYBODY, RADIO_LOST, side, foe.radio)
            foe.radio = NONE
            foe.is_radio_broken = False
        else:
            log.tell(EVERYBODY, RADIO_BROKE, side, foe.radio)
            foe.is_radio_broken = True

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        return vec[i64]()


class ArtilleryRequest(Order):
    """A broken Radio works again; over one that works a Leader calls down his battery."""

    def __init__(self) -> None:
        super().__init__(ORDER_ARTILLERY_REQUEST, REQUEST_ORDER)

    def why_not(self, battle: Battle, seat: i64) -> i64:
        me = battle.player(seat)
        if me.radio == NONE:
            return NO_OWN_RADIO
        return ALLOWED if me.is_radio_broken or has_spotter(battle, seat) else NO_SPOTTER


class RequestOrder(Procedure):
    """CC-O18 Battery Access with a broken Radio, Fire For Effect with another: never both are possible."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        seat = battle.get(SEAT)
        me = battle.player(seat)
        battle.pop()
        if me.is_radio_broken:
            me.is_radio_broken = False
            log.tell(EVERYBODY, RADIO_FIXED, seat, me.radio)
        else:
            battle.push(FIRE_FOR_EFFECT)
            battle.put(SEAT, seat)

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        return vec[i64]()
