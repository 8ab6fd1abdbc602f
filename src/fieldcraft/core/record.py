"""Game records: JSON Lines, one header, then one line a decision and a chance outcome, and a closing line.

A record replays by its decisions and outcomes, not by a seed:

    {"fieldcraft": "record", "version": 1, "game": "undaunted", "scenario": "1", "options": {...}, "rules": "1",
     "seats": ["...", "..."], "commitment": "..."}
    {"chance": "draw.us", "of": 9, "got": "scout_a"}
    {"number": 1, "seat": "us", "do": "bid fog_of_war"}
    {"end": {"winners": ["ger"], "reason": "capture"}, "decisions": 214, "secret": "..."}

A game that was not finished closes with `"end": null`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, Final

from librt.vecs import vec
from msgspec import Meta, Struct, to_builtins
from msgspec import field as struct_field
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.data import fit
from fieldcraft.core.decision import Outcome
from fieldcraft.core.errors import BadInput, BadRecord, IllegalAction, at_line
from fieldcraft.core.events import Event, EventList
from fieldcraft.core.game import Game
from fieldcraft.core.registry import game
from fieldcraft.core.secure import SECRET_BYTES, SecureChance, commitment_of
from fieldcraft.core.state import State
from fieldcraft.core.text import Message

VERSION: Final = 1
LARGEST: Final = 1_000_000_000
"""No number in a record is larger."""


class Header(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The first line: what is played, by whom, under which rules."""

    fieldcraft: str
    version: int
    game: str
    scenario: str
    options: dict[str, int]
    rules: str
    seats: list[str]
    """Who sits in each seat: a name, or `bot:greedy`."""
    commitment: str | None = None
    seed: int | None = None
    """For simulated games: the seed they were made with, for information only."""


class ChanceLine(Struct, frozen=True, forbid_unknown_fields=True):
    """One outcome: what for, out of how many, what came."""

    chance: str
    of: Annotated[int, Meta(ge=1, le=LARGEST)]
    got: str | int


class DecisionLine(Struct, frozen=True, forbid_unknown_fields=True):
    """One decision: its number from 1, the seat's id, the action's notation."""

    number: Annotated[int, Meta(ge=1, le=LARGEST)]
    seat: str
    do: str


class Ending(Struct, frozen=True, forbid_unknown_fields=True):
    winners: list[str]
    reason: str


class ClosingLine(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The last line: how the game ended, how many decisions it took, and the table's secret if there was one."""

    end: Ending | None = struct_field()
    decisions: Annotated[int, Meta(ge=0, le=LARGEST)]
    secret: str | None = None


Line = ChanceLine | DecisionLine


class ChanceRecorder(Chance):
    """Passes every request on to another source and writes the outcomes down."""

    def __init__(self, source: Chance, of: Game, lines: list[Line]) -> None:
        self._source = source
        self._game = of
        self._lines = lines

    def below(self, n: i64, purpose: str) -> i64:
        return self._keep(purpose, n, self._source.below(n, purpose))

    def roll(self, sides: i64, purpose: str) -> i64:
        return self._keep(purpose, sides, self._source.roll(sides, purpose))

    def choose(self, n: i64, purpose: str) -> i64:
        return self._keep(purpose, n, self._source.choose(n, purpose))

    def draw(self, counts: vec[i64], total: i64, purpose: str) -> i64:
        return self._keep(purpose, total, self._source.draw(counts, total, purpose))

    def _keep(self, purpose: str, of: int, got: int) -> i64:
        self._lines.append(ChanceLine(purpose, int(of), self._game.chance_name(purpose, int(got))))
        return got


def line_text(line: Struct) -> str:
    """One line of a record, without its line break."""
    return json.dumps(to_builtins(line), ensure_ascii=False)


@dataclass
class Record:
    """A game as it is written down."""

    header: Header
    lines: list[Line] = field(default_factory=list)
    closing: ClosingLine | None = None

    def text(self) -> str:
        """The whole file."""
        closing = [self.closing] if self.closing else []
        return "".join(line_text(line) + "\n" for line in (self.header, *self.lines, *closing))

    def decisions(self) -> int:
        return sum(isinstance(line, DecisionLine) for line in self.lines)


def read_lines(text: str, name: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every line of a record with its number; raises `BadRecord` at the first that is no JSON object."""
    for number, line in enumerate(text.removesuffix("\n").split("\n") if text else [], 1):
        try:
            content = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise BadRecord(name, at_line(number), "error-record-json") from error
        if not isinstance(content, dict):
            raise BadRecord(name, at_line(number), "error-record-json")
        yield number, content


def read_header(content: dict[str, Any], name: str) -> Header:
    """The header, if it is one of a version that is known."""
    if content.get("fieldcraft") != "record":
        raise BadRecord(name, at_line(1), "error-record-header")
    if content.get("version") != VERSION:
        raise BadRecord(name, at_line(1), "error-record-version", version=str(content.get("version")), known=VERSION)
    return fit(content, Header, name, BadRecord, 1)


def read(text: str, name: str, unfinished: bool = False) -> Record:
    """A record from its text; raises `BadRecord`. With `unfinished`, the closing line may be missing."""
    lines = read_lines(text, name)
    first = next(lines, None)
    if first is None:
        raise BadRecord(name, "", "error-record-empty")
    record = Record(read_header(first[1], name))
    for number, content in lines:
        if record.closing is not None:
            raise BadRecord(name, at_line(number), "error-record-after-end")
        if "chance" in content:
            record.lines.append(fit(content, ChanceLine, name, BadRecord, number))
        elif "do" in content:
            record.lines.append(fit(content, DecisionLine, name, BadRecord, number))
        elif "end" in content:
            record.closing = fit(content, ClosingLine, name, BadRecord, number)
        else:
            raise BadRecord(name, at_line(number), "error-record-line")
    if record.closing is None and not unfinished:
        raise BadRecord(name, at_line(len(record.lines) + 2), "error-record-cut")
    return record


class RecordedChance(Chance):
    """Feeds the outcomes of a record, in order, and objects if the game asks for something else."""

    def __init__(self, record: Record, of: Game, name: str, source: Chance | None = None) -> None:
        self._record = record
        self._game = of
        self._name = name
        self._source = source
        """Where every outcome must have come from, if that is known."""
        self.at = 0
        """Index of the next line."""

    def below(self, n: i64, purpose: str) -> i64:
        return self._next(n, purpose, None)

    def draw(self, counts: vec[i64], total: i64, purpose: str) -> i64:
        return self._next(total, purpose, counts)

    def _next(self, n: int, purpose: str, counts: vec[i64] | None) -> int:
        line = self._record.lines[self.at] if self.at < len(self._record.lines) else None
        where = at_line(self.at + 2)
        if not isinstance(line, ChanceLine):
            raise BadRecord(self._name, where, "error-record-no-chance", purpose=purpose)
        if line.chance != purpose or line.of != n:
            raise BadRecord(
                self._name,
                where,
                "error-record-other-chance",
                purpose=purpose,
                of=int(n),
                found=line.chance,
                found_of=line.of,
            )
        try:
            got = self._game.chance_value(purpose, line.got)
        except BadInput as error:
            raise BadRecord(self._name, where, "error-record-outcome", got=str(line.got), of=int(n)) from error
        possible = 0 <= got < n if counts is None else 0 <= got < len(counts) and counts[got] > 0
        if not possible:
            raise BadRecord(self._name, where, "error-record-outcome", got=str(line.got), of=int(n))
        if self._source is not None:
            due = self._source.below(n, purpose) if counts is None else self._source.draw(counts, n, purpose)
            if due != got:
                expected = str(self._game.chance_name(purpose, due))
                raise BadRecord(self._name, where, "error-record-not-rolled", got=str(line.got), due=expected)
        self.at += 1
        return got


@dataclass
class Replay:
    """A record played again, one decision at a time."""

    record: Record
    game: Game
    state: State
    chance: RecordedChance
    name: str
    events: EventList = field(default_factory=EventList)
    numbers: list[int] = field(default_factory=list)
    """By decision: how many events had been told before it."""

    def steps(self) -> Iterator[DecisionLine]:
        """Apply the decisions in order, yielding each after it was applied."""
        while self.chance.at < len(self.record.lines):
            line = self.record.lines[self.chance.at]
            where = at_line(self.chance.at + 2)
            if not isinstance(line, DecisionLine):
                raise BadRecord(self.name, where, "error-record-extra-chance", purpose=line.chance)
            if line.number != len(self.numbers) + 1:
                raise BadRecord(self.name, where, "error-record-number", number=len(self.numbers) + 1)
            if line.seat not in self.game.seat_ids:
                raise BadRecord(
                    self.name, where, "error-record-seat", seat=line.seat, seats=", ".join(self.game.seat_ids)
                )
            self.numbers.append(len(self.events.events))
            self.chance.at += 1
            self._apply(line, where)
            yield line

    def _apply(self, line: DecisionLine, where: Message) -> None:
        try:
            action = self.game.parse(self.state, line.do)
            self.state.apply(self.game.seat_ids.index(line.seat), action, self.chance, self.events)
        except IllegalAction as error:
            raise BadRecord(
                self.name, where, "error-record-illegal", do=line.do, rule=error.rule, why=error.message
            ) from error
        except BadInput as error:
            raise BadRecord(self.name, where, "error-record-notation", why=error.message) from error

    def next_seat(self) -> int:
        """Who decides next in the record, -1 at its end."""
        line = self.record.lines[self.chance.at] if self.chance.at < len(self.record.lines) else None
        known = isinstance(line, DecisionLine) and line.seat in self.game.seat_ids
        return self.game.seat_ids.index(line.seat) if known and isinstance(line, DecisionLine) else -1

    def finish(self) -> Outcome | None:
        """Play to the end and compare with the closing line; returns the outcome, None if unfinished."""
        for _ in self.steps():
            pass
        outcome = self.state.outcome()
        closing = self.record.closing
        if closing is not None:
            where = at_line(len(self.record.lines) + 2)
            if closing.end != ending_of(self.game, outcome):
                found = ending_words(ending_of(self.game, outcome))
                raise BadRecord(self.name, where, "error-record-end", end=ending_words(closing.end), found=found)
            if closing.decisions != len(self.numbers):
                raise BadRecord(
                    self.name, where, "error-record-count", stated=closing.decisions, found=len(self.numbers)
                )
        return outcome


def ending_of(of: Game, outcome: Outcome | None) -> Ending | None:
    """An outcome as the closing line tells it."""
    return None if outcome is None else Ending([of.seat_ids[seat] for seat in outcome.winners], outcome.reason)


def ending_words(ending: Ending | None) -> str:
    """An ending in short, such as `ger capture`."""
    return "-" if ending is None else f"{' '.join(ending.winners) or '-'} {ending.reason}"


def replay(record: Record, name: str, source: Chance | None = None) -> Replay:
    """A record set up and ready to be stepped through; raises `BadRecord`.

    With `source`, every recorded outcome must be what the source gives.
    """
    try:
        played = game(record.header.game)
        if record.header.rules != played.rules_version:
            raise BadRecord(
                name, at_line(1), "error-record-rules", rules=record.header.rules, known=played.rules_version
            )
        if len(record.header.seats) not in played.seats:
            raise BadRecord(name, at_line(1), "error-record-seats", found=len(record.header.seats))
        chance = RecordedChance(record, played, name, source)
        events = EventList()
        state = played.setup(record.header.scenario, record.header.options, chance, events)
    except BadInput as error:
        raise BadRecord(name, at_line(1), "error-record-setup", why=error.message) from error
    return Replay(record, played, state, chance, name, events)


def verify(record: Record, name: str) -> int:
    """Recompute every roll and draw from the revealed secret; returns how many. Raises `BadRecord`."""
    source = SecureChance(secret_of(record, name))
    replay(record, name, source).finish()
    return source.position


def secret_of(record: Record, name: str) -> bytes:
    """The revealed secret, if it fits the commitment; it is revealed only when a game is over."""
    revealed = record.closing.secret if record.closing and record.closing.end else None
    if record.header.commitment is None or revealed is None:
        raise BadRecord(name, "", "error-record-no-secret")
    try:
        secret = bytes.fromhex(revealed)
    except ValueError:
        secret = b""
    if len(secret) != SECRET_BYTES or commitment_of(secret) != record.header.commitment:
        raise BadRecord(name, at_line(len(record.lines) + 2), "error-record-commitment")
    return secret


def seat_events(events: Sequence[Event], seat: int) -> list[Event]:
    """Those events that a seat (-1: a spectator) may know of."""
    return [event for event in events if event.reaches(seat)]
