"""CC-E47, E55, E69, E70, E73 Events that put or remove Fortifications (CC-F100)."""

from typing import Final

from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import Log
from fieldcraft.games.combat_commander.kinds import (
    EVENT_BOOBY_TRAP,
    EVENT_ENTRENCH,
    EVENT_RUBBLE,
    EVENT_SAPPERS,
    EVENT_SHELLHOLES,
    FOXHOLES,
    MINES,
    WIRE,
)
from fieldcraft.games.combat_commander.rules.events.event import Event, HexEvent, RandomHexEvent
from fieldcraft.games.combat_commander.rules.placing import (
    is_ground_frozen,
    put_works,
    remove_works,
    why_no_works,
)
from fieldcraft.games.combat_commander.rules.refusals import ALLOWED, NOT_A_CHOICE
from fieldcraft.games.combat_commander.rules.units import has_side
from fieldcraft.games.combat_commander.state import Battle


class WorksEvent(RandomHexEvent):
    """What three Events share: works in a random hex, unless it is Water, ablaze or has some already."""

    def __init__(self, kind: i64, works: i64) -> None:
        super().__init__(kind)
        self.works: Final[i64] = works

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        if is_ground_frozen(battle):
            battle.pop()  # CC-SR.deep_frost: the hex is not even drawn
        else:
            super().go_on(battle, chance, log)

    def strike_hex(self, battle: Battle, seat: i64, hex_: i64, chance: Chance, log: Log) -> None:
        put_works(battle, hex_, self.works, log)


class BoobyTrap(WorksEvent):
    """Somebody had laid Mines; whoever stands on them is safe until he leaves (CC-E47)."""

    def __init__(self) -> None:
        super().__init__(EVENT_BOOBY_TRAP, MINES)


class Rubble(WorksEvent):
    """A hex is blocked as if by Wire (CC-E69)."""

    def __init__(self) -> None:
        super().__init__(EVENT_RUBBLE, WIRE)


class Shellholes(WorksEvent):
    """Stray shells tear holes that serve as Foxholes (CC-E73)."""

    def __init__(self) -> None:
        super().__init__(EVENT_SHELLHOLES, FOXHOLES)


class Entrench(HexEvent):
    """The player may let some of his men dig Foxholes where they are (CC-E55)."""

    def why_not_hex(self, battle: Battle, seat: i64, hex_: i64) -> i64:
        return why_no_works(battle, hex_, FOXHOLES) if has_side(battle, hex_, seat) else NOT_A_CHOICE

    def strike_hex(self, battle: Battle, seat: i64, hex_: i64, chance: Chance, log: Log) -> None:
        put_works(battle, hex_, FOXHOLES, log)


class Sappers(HexEvent):
    """The player may clear the Mines or the Wire of one hex, wherever it is (CC-E70)."""

    def why_not_hex(self, battle: Battle, seat: i64, hex_: i64) -> i64:
        works = battle.counters.works[hex_]
        return ALLOWED if works in (MINES, WIRE) else NOT_A_CHOICE

    def strike_hex(self, battle: Battle, seat: i64, hex_: i64, chance: Chance, log: Log) -> None:
        remove_works(battle, hex_, log)


WORKS: Final[list[Event]] = [BoobyTrap(), Rubble(), Shellholes(), Entrench(EVENT_ENTRENCH), Sappers(EVENT_SAPPERS)]
