"""The examples of the rulebook: positions whose verdicts, sums and distances are worked out by the rules themselves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

from msgspec import Struct

from fieldcraft.core.data import load
from fieldcraft.core.decision import Odds, Refusal, Told
from fieldcraft.core.events import EventList
from fieldcraft.core.script import ScriptedChance
from fieldcraft.games.undaunted.game import Undaunted
from fieldcraft.games.undaunted.kinds import AIM, ARG_BITS, ARG_MASK, BLAST, MARK, SIDE_NAMES, STEP, TAKE, UNITS
from fieldcraft.games.undaunted.notation import tile_names, tile_number
from fieldcraft.games.undaunted.play import UndauntedState
from fieldcraft.games.undaunted.rules.board import distance

GAME: Final = Undaunted()


class Example(Struct, frozen=True, forbid_unknown_fields=True):
    """One example as it is written. Actions are written `us: move rifleman_a; step 2B`."""

    id: str
    rule: str
    scenario: int
    given: dict[str, Any]
    chance: dict[str, list[str | int]] = {}
    play: tuple[str, ...] = ()
    """Carried out before anything is shown; the rest is about the position afterwards."""
    tiles: tuple[str, ...] = ()
    """The part of the board that is drawn."""
    near: dict[str, tuple[str, ...]] = {}
    """A tile, and its neighbours."""
    distances: dict[str, dict[str, int]] = {}
    """A tile, and how far others are from it."""
    marks: dict[str, tuple[str, ...]] = {}
    """An action, and the tiles that may be chosen for it."""
    tries: dict[str, str] = {}
    """Actions, and the rule that refuses each: empty if it is allowed."""
    sums: dict[str, int] = {}
    """Attacks, and the total defence of each."""
    piles: tuple[str, ...] = ()
    """Piles that are shown before and after, such as `ger.hand`."""
    hands: tuple[Literal["us", "ger"], ...] = ()
    """Whose hands are shown, as they were before."""
    log: tuple[str, ...] = ()
    """The kinds of events that are told of what was carried out."""
    scores: bool = False
    expect: dict[str, Any] = {}
    """Facts of the position afterwards."""


class Examples(Struct, frozen=True, forbid_unknown_fields=True):
    schema: Literal["undaunted.examples/1"]
    examples: tuple[Example, ...]


@cache
def all_examples() -> tuple[Example, ...]:
    """In the order of the rulebook."""
    return load(files(__package__) / "rulebook" / "examples.yaml", Examples).examples


@dataclass(frozen=True)
class Act:
    """One written line: whose, and the actions that lead up to the last one."""

    seat: int
    notations: tuple[str, ...]

    @classmethod
    def read(cls, line: str) -> Act:
        side, _, notations = line.partition(":")
        return cls(SIDE_NAMES.index(side), tuple(each.strip() for each in notations.split(";")))


@dataclass(frozen=True)
class Claim:
    """An action on the brink: the position just before it, and what the rules say of it."""

    act: Act
    state: UndauntedState
    action: int

    @property
    def refusal(self) -> Refusal | None:
        return self.state.explain(self.act.seat, self.action)

    @property
    def odds(self) -> Odds | None:
        return next((each.odds for each in self.state.decision(self.act.seat) if each.action == self.action), None)

    @property
    def way(self) -> tuple[int, int] | None:
        """The tiles from which and to which it leads on the board, if it leads to another."""
        verb, arg = self.action >> ARG_BITS, self.action & ARG_MASK
        state, me = self.state, self.state.side(self.act.seat)
        if verb == STEP:
            start, end = int(me.where[state.unit]), arg
        elif verb == AIM and state.verb != BLAST:
            start, end = int(me.where[state.card]), int(state.side(arg // UNITS).where[arg % UNITS])
        else:
            return None
        return (start, end) if start != end else None

    @property
    def object(self) -> tuple[str, int]:
        """What the last action names as the object of another: a `tile`, a `counter`, a `card`; or nothing."""
        verb, arg = self.action >> ARG_BITS, self.action & ARG_MASK
        return {STEP: "tile", MARK: "tile", AIM: "counter", TAKE: "card"}.get(verb, ""), arg


@dataclass(frozen=True)
class Shown:
    """An example worked out."""

    example: Example
    before: UndauntedState
    after: UndauntedState = field(init=False)
    told: tuple[Told, ...] = field(init=False)

    def __post_init__(self) -> None:
        after, log, chance = self.before.copy(), EventList(), ScriptedChance(GAME)
        chance.add(self.example.chance)
        for act in map(Act.read, self.example.play):
            for notation in act.notations:
                after.apply(act.seat, GAME.parse(after, notation), chance, log)
        assert not chance.unused(), f"{self.example.id}: {chance.unused()}"
        told = tuple(GAME.tell(after, event) for event in log.events)
        object.__setattr__(self, "after", after)
        object.__setattr__(self, "told", tuple(each for each in told if each.kind in self.example.log))

    def claim(self, line: str) -> Claim:
        """What comes before the last action of a line, carried out on a copy."""
        act, state = Act.read(line), self.after.copy()
        for notation in act.notations[:-1]:
            state.apply(act.seat, GAME.parse(state, notation), ScriptedChance(GAME))
        return Claim(act, state, GAME.parse(state, act.notations[-1]))

    def distances(self) -> Iterator[tuple[str, int]]:
        """How far the drawn tiles are from those that are asked about."""
        board = self.after.board
        for start in self.example.distances:
            for tile in self.example.tiles:
                number = distance(board, tile_number(self.after, start), tile_number(self.after, tile))
                yield tile, int(number)

    def lit(self) -> frozenset[str]:
        """The tiles that stand out: neighbours, or what may be chosen."""
        found = set()
        names = tile_names(self.after)
        for tile in self.example.near:
            near = self.after.board.neighbours[tile_number(self.after, tile)]
            found |= {name for number, name in enumerate(names) if (near >> number) & 1}
        for line in self.example.marks:
            act, state = Act.read(line), self.after.copy()
            state.apply(act.seat, GAME.parse(state, act.notations[0]), ScriptedChance(GAME))
            chosen = [int(action) for action in state.legal(act.seat)]
            found |= {names[action & ARG_MASK] for action in chosen if action >> ARG_BITS == MARK}
        return frozenset(found)

    def ways(self) -> list[tuple[int, int]]:
        """The moves that were carried out, as tiles."""
        moved = [each.values for each in self.told if each.kind == "moved"]
        return [(each["from"], each["tile"]) for each in moved]


@cache
def all_shown() -> tuple[Shown, ...]:
    """All examples worked out, in the order of the rulebook."""
    return tuple(Shown(each, GAME.arrange(str(each.scenario), {}, each.given)) for each in all_examples())
