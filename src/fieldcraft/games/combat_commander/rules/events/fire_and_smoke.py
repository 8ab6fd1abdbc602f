"""CC-E46 Blaze, CC-E48 Breeze, CC-E53 Dust."""

from typing import Final

from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.combat_commander.decks import CARD_DOWNWIND
from fieldcraft.games.combat_commander.happenings import FOG_LIFTED
from fieldcraft.games.combat_commander.hexes import HEXES, NEIGHBOUR, OFF_MAP
from fieldcraft.games.combat_commander.kinds import EVENT_BLAZE, EVENT_BREEZE, EVENT_DUST
from fieldcraft.games.combat_commander.rules.displacing import begin_displacing
from fieldcraft.games.combat_commander.rules.events.event import Event, RandomHexEvent
from fieldcraft.games.combat_commander.rules.fate import card_kind
from fieldcraft.games.combat_commander.rules.frames import CARD, SEAT
from fieldcraft.games.combat_commander.rules.placing import put_blaze, put_smoke, remove_smoke
from fieldcraft.games.combat_commander.state import Battle

GREATER_NEIGHBOUR: Final = (2, 3, 4)
"""The directions in which the neighbour has the greater number: NE, SE, S."""


class Blaze(RandomHexEvent):
    """A hex goes up in flames; whoever is in it must get out (CC-E46)."""

    def strike_hex(self, battle: Battle, seat: i64, hex_: i64, chance: Chance, log: Log) -> None:
        put_blaze(battle, hex_, chance, log)
        begin_displacing(battle)


class Breeze(Event):
    """The wind clears all Smoke and carries every fire one hex on, in the card's direction (CC-E48)."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        direction = CARD_DOWNWIND[card_kind(battle, battle.get(SEAT), battle.get(CARD))]
        battle.pop()
        lift_fog(battle, log)
        hex_: i64
        for hex_ in range(HEXES):
            remove_smoke(battle, hex_, log)
        for hex_ in range(HEXES):
            # Against the wind, so that a new Blaze is met no more and does not spread on.
            source = HEXES - 1 - hex_ if direction in GREATER_NEIGHBOUR else hex_
            beyond = NEIGHBOUR[source * 7 + direction]
            if battle.counters.blaze[source] and beyond != OFF_MAP:
                put_blaze(battle, beyond, chance, log)
        begin_displacing(battle)


def lift_fog(battle: Battle, log: Log) -> None:
    """Every Breeze thins the fog (CC-SR.fog)."""
    if battle.fog:
        battle.fog = max(battle.fog - battle.field.special.fog_step, 0)
        log.tell(EVERYBODY, FOG_LIFTED, battle.fog)


class Dust(RandomHexEvent):
    """Dust hangs over a hex like Smoke (CC-E53)."""

    def strike_hex(self, battle: Battle, seat: i64, hex_: i64, chance: Chance, log: Log) -> None:
        put_smoke(battle, hex_, chance, log)


FIRE_AND_SMOKE: Final[list[Event]] = [Blaze(EVENT_BLAZE), Breeze(EVENT_BREEZE), Dust(EVENT_DUST)]
