"""All Events, by their number in `kinds`, and the procedure that carries out the one on a card."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import Log
from fieldcraft.games.combat_commander.decks import CARD_EVENT
from fieldcraft.games.combat_commander.kinds import EVENTS
from fieldcraft.games.combat_commander.rules.events.arrivals import ARRIVALS
from fieldcraft.games.combat_commander.rules.events.deploy import DEPLOYS
from fieldcraft.games.combat_commander.rules.events.event import Event
from fieldcraft.games.combat_commander.rules.events.fire_and_smoke import FIRE_AND_SMOKE
from fieldcraft.games.combat_commander.rules.events.fortunes import FORTUNES
from fieldcraft.games.combat_commander.rules.events.hands import HANDS
from fieldcraft.games.combat_commander.rules.events.men import MEN
from fieldcraft.games.combat_commander.rules.events.spirit import SPIRIT
from fieldcraft.games.combat_commander.rules.events.strikes import STRIKES
from fieldcraft.games.combat_commander.rules.events.supports import SUPPORTS
from fieldcraft.games.combat_commander.rules.events.works import WORKS
from fieldcraft.games.combat_commander.rules.fate import card_kind
from fieldcraft.games.combat_commander.rules.frames import CARD, SEAT
from fieldcraft.games.combat_commander.rules.procedure import Procedure
from fieldcraft.games.combat_commander.state import Battle


def _catalogue() -> vec[Event]:
    known: dict[int, Event] = {}
    for group in (MEN, DEPLOYS, FORTUNES, WORKS, FIRE_AND_SMOKE, STRIKES, SPIRIT, HANDS, ARRIVALS, SUPPORTS):
        for each in group:
            known[each.kind] = each
    return vec[Event]([known[kind] for kind in range(EVENTS)])


ALL_EVENTS: Final[vec[Event]] = _catalogue()


def event_of(battle: Battle) -> Event:
    """The Event of the frame on top."""
    return ALL_EVENTS[CARD_EVENT[card_kind(battle, battle.get(SEAT), battle.get(CARD))]]


class EventRevealed(Procedure):
    """CC-1.9.1.1 An Event that goes on: everything is asked of its card."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        event_of(battle).go_on(battle, chance, log)

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        return event_of(battle).candidates(battle, seat)

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        return event_of(battle).why_not(battle, seat, verb, arg)

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        event_of(battle).answer(battle, seat, verb, arg, chance, log)
