"""Tables under special rules, and set-ups of whole scenarios."""

from collections.abc import Callable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from fieldcraft.core.chance import FastChance
from fieldcraft.core.events import EventList
from fieldcraft.games.combat_commander.hexes import HEXES
from fieldcraft.games.combat_commander.rules.fate import begin_time_advance
from fieldcraft.games.combat_commander.rules.flow import go_on
from fieldcraft.games.combat_commander.special import Special
from fieldcraft.games.combat_commander.state import UNITS, WEAPONS
from tests.combat_commander.table import GAME, Table, with_facts

FOE = "russian.squad.rifle"


def ruled(table: Table, **rules: Any) -> Table:
    """The same table with these special rules, named as in `Special`."""
    special = Special(UNITS, WEAPONS, HEXES)
    for name, value in rules.items():
        setattr(special, name, value)
    table.state = with_facts(table.state, special=special)
    table.state.fog = special.fog
    return table


class SetUpTable(Table):
    """A scenario that is being set up."""

    def __init__(self, scenario: str, seed: int = 1) -> None:
        self.chance: Any = FastChance(seed)
        self.log = EventList()
        self.state = GAME.setup(scenario, {}, self.chance, self.log)

    @property
    def piece(self) -> str:
        """The kind of what is set up next, as the prompt names it."""
        args = self.state.decision(self.seat).prompt.args
        named = args.get("piece") or args.get("works")
        return named if isinstance(named, str) else "" if named is None else str(named)

    def until(self, is_there: Callable[["SetUpTable"], bool]) -> "SetUpTable":
        """Set up anything anywhere, nothing held back, until something is the case."""
        while not is_there(self):
            legal = [each for each in self.offers() if each != "decline"]
            self.do(legal[int(self.chance.choose(len(legal), "policy"))])
        return self

    def until_asked(self, question: str) -> "SetUpTable":
        return self.until(lambda table: table.asked == question)

    def until_play(self) -> "SetUpTable":
        return self.until(lambda table: table.state.turn > 0)

    def at(self, kind: str) -> list[str]:
        """Where all units of a kind are."""
        lines = [str(line).split() for name, line in GAME.facts(self.state).items() if name[-1].isdigit()]
        return [words[1] for words in lines if words[0] == kind]

    def works(self, kind: str) -> list[str]:
        """The hexes with a Fortification of that kind."""
        facts = GAME.facts(self.state)
        return [name[6:] for name, value in facts.items() if name.startswith("works.") and value == kind]


def pair(axis: int = 0, allies: int = 0) -> "vec[i64]":
    """A number for each side."""
    return vec[i64]([axis, allies])


def moving(*axis: str, allies: tuple[str, ...] = (f"{FOE} O1",), **given: Any) -> Table:
    """The Axis may move (19) or advance (43)."""
    hands = {"axis": [19, 43], **given.pop("hands", {})}
    return Table([*axis], [*allies], hands=hands, initiative="axis", **given)


def advance_time(table: Table) -> None:
    """A Time Advance by the Axis, to space 1."""
    table.state.time = 0
    begin_time_advance(table.state, 0)
    table.state.asked = -1
    go_on(table.state, table.chance, table.log)
