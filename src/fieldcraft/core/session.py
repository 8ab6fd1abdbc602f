"""One game at a table: its state, its log, its chance, its record, and undo back to the barrier."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from fieldcraft.core.chance import Chance
from fieldcraft.core.decision import Outcome
from fieldcraft.core.errors import BadRecord, at_line
from fieldcraft.core.events import Event, EventList
from fieldcraft.core.game import Game, Options
from fieldcraft.core.record import (
    VERSION,
    ChanceRecorder,
    ClosingLine,
    DecisionLine,
    Header,
    Record,
    ending_of,
    replay,
)
from fieldcraft.core.secure import SECRET_BYTES, SecureChance, commitment_of, new_secret
from fieldcraft.core.state import State
from fieldcraft.core.text import Message


@dataclass
class Mark:
    """Where a decision began: what undo goes back to."""

    state: State
    seat: int
    lines: int
    events: int
    position: int
    label: Message | None = None
    """What the decision was, in words."""
    action: int = -1


class Session:
    """A game in progress that remembers how it came about.

    The chance is a `SecureChance` with a secret of its own, unless another source is given.
    """

    def __init__(
        self,
        game: Game,
        scenario: str,
        options: Options,
        seats: list[str],
        secret: bytes | None = None,
        source: Chance | None = None,
        seed: int | None = None,
    ) -> None:
        self.game = game
        assert secret is None or len(secret) == SECRET_BYTES
        self.secret = None if source else secret or new_secret()
        commitment = commitment_of(self.secret) if self.secret else None
        header = Header(
            "record",
            VERSION,
            game.id,
            scenario,
            game.checked(options),
            game.rules_version,
            [name.encode("utf-8", "replace").decode() for name in seats],
            commitment,
            seed,
        )
        self.record = Record(header)
        self._source: Chance = source or SecureChance(self.secret or b"")
        self._chance = ChanceRecorder(self._source, game, self.record.lines)
        self._log = EventList()
        self._marks: list[Mark] = []
        self._starts: list[int] = []
        """By decision: how many events had been told before it."""
        self.decisions = 0
        self.state = game.setup(scenario, options, self._chance, self._log)

    @property
    def events(self) -> list[Event]:
        """Everything that happened, in order, with audiences."""
        return self._log.events

    def act(self, seat: int, action: int) -> list[Event]:
        """Apply a legal action; returns what happened. Raises `IllegalAction`; whatever goes wrong, nothing changes."""
        mark = self._mark(seat)
        try:
            if self.state.why_not(seat, action) == 0:
                mark.label, mark.action = self.game.label(self.state, seat, action), action
                notation = self.game.write(self.state, action)
                self.record.lines.append(DecisionLine(self.decisions + 1, self.game.seat_ids[seat], notation))
            self.state.apply(seat, action, self._chance, self._log)
        except BaseException:
            self._go_back(mark)
            raise
        self._marks.append(mark)
        self._starts.append(mark.events)
        self.decisions += 1
        return self.events[mark.events :]

    def _mark(self, seat: int) -> Mark:
        position = self._source.position if isinstance(self._source, SecureChance) else 0
        return Mark(self.state.copy(), seat, len(self.record.lines), len(self.events), position)

    def _go_back(self, mark: Mark) -> None:
        """Everything as it was at a mark."""
        self.state = mark.state
        del self.record.lines[mark.lines :]
        del self.events[mark.events :]
        if isinstance(self._source, SecureChance):
            self._source.position = mark.position

    def _section(self) -> int:
        """The place of the first mark since the barrier's last rise, and since a side last was asked in answer."""
        first = len(self._marks)
        while first and self._marks[first - 1].state.barrier == self.state.barrier:
            if first < len(self._marks) and self._is_answered(first - 1):
                break
            first -= 1
        return first

    def _is_answered(self, place: int) -> bool:
        """Was the next decision another seat's, asked for only because of the one at `place`?

        It knows what it has answered to, and its answer told something: neither can be taken back.
        """
        mark, after = self._marks[place], self._marks[place + 1]
        return after.seat != mark.seat and after.seat not in mark.state.to_act()

    def _free(self, seat: int) -> list[int]:
        """The places of the marks that `seat` may go back to, the nearest first.

        With nothing handed over, what others decided since they decided in secret: it stands in nobody's way, for who
        could not undo would know of it.
        """
        section = range(self._section(), len(self._marks))
        return [place for place in reversed(section) if self._marks[place].seat == seat]

    def undoable(self, seat: int) -> bool:
        """May `seat` take its last decision back? Only with nothing rolled, drawn, revealed or handed over since."""
        return bool(self._free(seat))

    def undo(self, seat: int) -> bool:
        """Take the last decision of `seat` back, if that is free; what others decided since stands. False if not."""
        free = self._free(seat)
        if not free:
            return False
        mark, *others = self._marks[free[0] :]
        self._go_back(mark)
        del self._marks[free[0] :], self._starts[-1 - len(others) :]
        self.decisions -= 1 + len(others)
        for other in others:
            self.act(other.seat, other.action)
        return True

    def free_points(self, seat: int) -> list[int]:
        """The numbers of decisions to which `seat` may go back for free, the nearest first, as the seat counts them."""
        number = self.decisions - len(self._marks) + self._section()
        return [number + own for own in reversed(range(len(self._free(seat))))]

    def label(self, seat: int, point: int) -> Message:
        """What the first decision was, in words, that going back to this point takes back."""
        label = self._marks[self._free(seat)[self.free_points(seat).index(point)]].label
        assert label is not None
        return label

    def counted(self, seat: int, number: int) -> int:
        """A number of decisions as `seat` may count them: without what others decided since the last hand-over."""
        gone = self.decisions - len(self._marks)
        first = self._section()
        if number <= gone + first:
            return number
        return gone + first + sum(mark.seat == seat for mark in self._marks[first : number - gone])

    def moment(self, decisions: int) -> tuple[State, list[Event]]:
        """The state and the events after so many decisions; only a session played from its start has all of them."""
        if decisions == self.decisions:
            return self.state, self.events
        mark = self._marks[decisions]
        return mark.state, self.events[: mark.events]

    def numbered(self, places: range) -> Iterator[tuple[int, int]]:
        """Places of events, from later to earlier ones, each after the number of the decision it followed from.

        The set-up is 0.
        """
        number = len(self._starts)
        for place in places:
            while number and self._starts[number - 1] > place:
                number -= 1
            yield number, place

    def looks_the_same(self, seat: int, decisions: int) -> bool:
        """Is what `seat` (-1: a spectator) sees and may do as it was so many decisions ago?"""
        if decisions == 0:
            return True
        if decisions > len(self._marks):
            return False
        then, viewer = self._marks[-decisions].state, None if seat < 0 else seat
        if msgspec.json.encode(then.view(viewer)) != msgspec.json.encode(self.state.view(viewer)):
            return False
        return seat < 0 or list(then.legal(seat)) == list(self.state.legal(seat))

    def forbid_undo(self) -> None:
        """A hand-over outside the rules, such as passing the keyboard: nothing before it can be taken back."""
        self._marks.clear()

    def outcome(self) -> Outcome | None:
        return self.state.outcome()

    def closed(self) -> Record:
        """The record with its closing line; the secret is revealed once the game is over."""
        outcome = self.outcome()
        secret = self.secret.hex() if self.secret and outcome else None
        closing = ClosingLine(ending_of(self.game, outcome), self.decisions, secret)
        return Record(self.record.header, list(self.record.lines), closing)

    @staticmethod
    def resumed(record: Record, name: str, secret: bytes) -> Session:
        """The session a record came from, ready to go on exactly as it would have; raises `BadRecord`.

        Every recorded outcome must be what the secret gives.
        """
        if len(secret) != SECRET_BYTES or commitment_of(secret) != record.header.commitment:
            raise BadRecord(name, at_line(1), "error-record-commitment")
        source = SecureChance(secret)
        played = replay(record, name, source)
        session = Session.__new__(Session)
        session.game = played.game
        session.secret = secret
        session.record = Record(record.header, list(record.lines))
        session._source = source
        session._chance = ChanceRecorder(source, played.game, session.record.lines)
        session._log = played.events
        session._marks = []
        session._starts = []
        session.state = played.state
        mark = session._mark(played.next_seat())
        mark.lines = played.chance.at
        for line in played.steps():
            mark.action = played.game.parse(mark.state, line.do)
            mark.label = played.game.label(mark.state, mark.seat, mark.action)
            session._marks.append(mark)
            session._starts.append(mark.events)
            mark = session._mark(played.next_seat())
            mark.lines = played.chance.at
        session.decisions = record.decisions()
        return session
