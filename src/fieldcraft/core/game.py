"""The contract every game keeps.

A `Game` is facts that never change; a `State` is one game in progress; chance and listeners are handed in. Everything
that shows, stores, judges or plays a game goes through these.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

from fieldcraft.core.chance import Chance
from fieldcraft.core.decision import (
    Choosable,
    Decision,
    Odds,
    Option,
    OptionSpec,
    Outcome,
    Passing,
    Refusal,
    ScenarioInfo,
    Sequel,
    Told,
)
from fieldcraft.core.errors import BadInput
from fieldcraft.core.events import Event, Log
from fieldcraft.core.state import State
from fieldcraft.core.text import Message

__all__ = [
    "Choosable",
    "Decision",
    "Game",
    "Odds",
    "Option",
    "OptionSpec",
    "Outcome",
    "Passing",
    "Refusal",
    "ScenarioInfo",
    "Sequel",
    "State",
]

Options = Mapping[str, int]


class Game(ABC):
    """One game's rules, from the outside."""

    id: ClassVar[str]
    title: ClassVar[Message]
    rules_version: ClassVar[str]
    """Raised whenever a rule's reading changes, so that old records can tell."""
    seat_ids: ClassVar[tuple[str, ...]]
    """The name of each seat in records and scripts, such as `us` and `ger`."""
    seats: ClassVar[range]
    """How many seats a game may have."""
    cooperative: ClassVar[bool] = False
    """Do all seats win or lose together?"""
    options: ClassVar[tuple[OptionSpec, ...]] = ()
    action_space: ClassVar[int]
    """All actions are numbers from 0 and below this."""
    end_reasons: ClassVar[tuple[str, ...]]
    """Every way a game can end by rule."""
    periods: ClassVar[tuple[Choosable, ...]] = ()
    """For how long a player may let optional reactions pass; none if the game never asks for one."""
    reaction_kinds: ClassVar[tuple[Choosable, ...]] = ()
    """Reactions that a player may want to be asked for while all others pass."""

    @abstractmethod
    def scenarios(self) -> tuple[ScenarioInfo, ...]:
        """All scenarios, in the order of the book."""

    @abstractmethod
    def seat_name(self, seat: int) -> Message:
        """What a seat is called."""

    @abstractmethod
    def setup(self, scenario: str, options: Options, chance: Chance, events: Log | None = None) -> State:
        """A new game at its first decision; raises `BadInput` for an unknown scenario or option."""

    @abstractmethod
    def write(self, state: State, action: int) -> str:
        """An action as notation."""

    @abstractmethod
    def parse(self, state: State, notation: str) -> int:
        """Notation as an action, legal or not; raises `BadInput` with what was expected."""

    @abstractmethod
    def label(self, state: State, seat: int, action: int) -> Message:
        """What an action of `seat`, legal or not, is called."""

    @abstractmethod
    def intents(self, state: State, seat: int) -> Sequence[int]:
        """What `seat` might want to try now though it is not legal: the questions `explain` answers."""

    @abstractmethod
    def describe(self, state: State, event: Event) -> Message:
        """An event as a sentence."""

    def tell(self, state: State, event: Event) -> Told:
        """An event with what a page needs to draw it."""
        return Told(self.describe(state, event))

    def visibly_acting(self, state: State, seat: int) -> tuple[int, ...]:
        """Who owes a decision, as far as `seat` (-1: a spectator) may know."""
        return state.to_act()

    def passing(self, state: State, seat: int) -> Passing | None:
        """How `seat` may let pass what it is asked for, if that is an optional reaction; from its own view only."""
        return None

    def period(self, state: State, seat: int, name: str) -> int | None:
        """A number that stays the same while this one of `periods` lasts; None while there is none."""
        return None

    @abstractmethod
    def verdict(self, outcome: Outcome) -> Message:
        """Who won, and how."""

    def sequel(self, state: State) -> Sequel | None:
        """What a game that is over leads on to; None if to nothing."""
        return None

    @abstractmethod
    def chance_name(self, purpose: str, value: int) -> str | int:
        """A chance outcome as a record shows it: a card's name, a die's face."""

    @abstractmethod
    def chance_value(self, purpose: str, name: str | int) -> int:
        """The outcome behind such a name; raises `BadInput`."""

    @abstractmethod
    def facts(self, state: State) -> dict[str, Any]:
        """Everything a script may ask of a position, by name."""

    @abstractmethod
    def dump(self, state: State) -> dict[str, Any]:
        """The whole position as a script's `given`."""

    @abstractmethod
    def arrange(self, scenario: str, options: Options, given: Mapping[str, Any]) -> State:
        """The position a script's `given` describes on top of a scenario; raises `BadInput` with the key."""

    @abstractmethod
    def origin(self, state: State) -> tuple[str, dict[str, int]]:
        """The scenario and options a position belongs to."""

    def referee(self, before: State, seat: int, action: int, events: list[Event], after: State) -> list[str]:
        """A second opinion on one step, worked out independently of the rules' code; rules broken, in words."""
        return []

    @abstractmethod
    def faults(self, start: State, state: State) -> list[str]:
        """What is broken in a position reached from `start`, such as a card lost or made; empty if it is sound."""

    def fuzz_options(self, scenario: str, chance: Chance) -> dict[str, int]:
        """Options for one random game of a scenario, such that it is certain to end."""
        return {}

    @cached_property
    def specs(self) -> dict[str, OptionSpec]:
        """The options by name."""
        return {spec.name: spec for spec in self.options}

    @cached_property
    def defaults(self) -> dict[str, int]:
        """What each option is if nobody says otherwise."""
        return {spec.name: spec.default for spec in self.options}

    def checked(self, options: Options) -> dict[str, int]:
        """All options with their values; raises `BadInput` for an unknown name or an impossible value."""
        if not options:
            return self.defaults.copy()
        specs = self.specs
        for name, value in options.items():
            if name not in specs:
                raise BadInput("error-unknown-option", option=name, options=", ".join(specs) or "-")
            if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= specs[name].highest:
                raise BadInput("error-option-value", option=name, value=str(value), highest=specs[name].highest)
        return {**self.defaults, **options}

    def agreed(self, scenario: str, options: Options) -> dict[str, int]:
        """The same for one scenario: raises `BadInput` for what has no place in it as well."""
        return self.checked(options)
