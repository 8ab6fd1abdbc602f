"""What is asked of a seat, what it may answer, and how a game ended: for people, pages, bots and programs."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from fieldcraft.core.text import Message


@dataclass(frozen=True)
class Odds:
    """The exact chance of a roll, with the sum that makes it."""

    dice: int
    parts: tuple[tuple[Message, int], ...]
    """What adds up to the total, in the order of the rulebook."""
    total: int
    chance: float
    against: Message | None = None
    """For an action whose target is chosen afterwards: the best target there is."""
    outcome: Message | None = None
    """What the chance is of, where it is not that the dice reach the total."""


@dataclass(frozen=True)
class Option:
    """One legal answer: its number, its notation, and how to say it."""

    action: int
    notation: str
    label: Message
    odds: Odds | None = None
    """The odds of choosing it, or of the best target it offers."""
    irreversible: bool = False
    """Does it roll dice, reveal something or hand the turn over?"""
    is_rare: bool = False
    """Hardly ever wanted: a list may keep it back until it is asked for."""


@dataclass(frozen=True)
class Decision:
    """One open decision of one seat."""

    seat: int
    kind: str
    prompt: Message
    options: tuple[Option, ...]

    def __iter__(self) -> Iterator[Option]:
        return iter(self.options)

    def __contains__(self, action: object) -> bool:
        return any(option.action == action for option in self.options)


@dataclass(frozen=True)
class Passing:
    """How a seat lets an optional reaction pass that it is asked for."""

    action: int
    is_idle: bool
    """Could the seat do nothing else that is worth asking about?"""
    kind: str = ""
    """One of `Game.reaction_kinds`, or none of them."""


@dataclass(frozen=True)
class Choosable:
    """Something a player may name in a command: by which words, and what it means."""

    name: str
    words: Message
    sense: Message


@dataclass(frozen=True)
class Told:
    """An event put for people and pages: the sentence, whose doing it was, and its numbers by name."""

    message: Message
    seat: int = -1
    kind: str = ""
    values: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Refusal:
    """Why something cannot be done: the rule's id and a sentence."""

    rule: str
    message: Message


@dataclass(frozen=True)
class Outcome:
    """How a game ended: who won (nobody: empty) and by which of the game's end reasons."""

    winners: tuple[int, ...]
    reason: str


@dataclass(frozen=True)
class ScenarioInfo:
    """A scenario as a menu shows it."""

    id: str
    title: Message
    place: str | Message
    """A proper name, or words for it."""
    date: Message
    goals: tuple[Message, ...] = field(default=())
    """By seat: what that seat has to do."""
    forces: tuple[tuple[tuple[Message, int], ...], ...] = ()
    """By seat: what it has, and how many of each."""
    rounds: int = 0
    """How long it takes between computer players; 0 if that is not known."""
    shares: tuple[int, ...] = ()
    """By seat: the percentage of those games it won."""
    seats: int = 2
    """How many seats play it."""


@dataclass(frozen=True)
class OptionSpec:
    """One thing that can be agreed on at set-up: a whole number in a range, or a switch (`highest` 1)."""

    name: str
    default: int
    highest: int
    label: Message
    choices: tuple[Message, ...] = ()
    """By value: what it means, where a menu should ask."""
    scenarios: tuple[str, ...] = ()
    """The scenarios it matters in; empty for all."""
    unless: str = ""
    """The option that takes its place where it is set; empty if none does."""

    def matters(self, scenario: str, chosen: Mapping[str, int]) -> bool:
        """Is it to be asked for in this scenario, after what was chosen?"""
        return scenario in (self.scenarios or (scenario,)) and not chosen.get(self.unless, 0)


@dataclass(frozen=True)
class Sequel:
    """What a finished game leads on to, such as the next step of a ladder."""

    told: Message
    """What is to be said of it."""
    options: Mapping[str, int] | None = None
    """What the next game of the same scenario is agreed on; None if it goes no further."""
