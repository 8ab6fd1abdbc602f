"""Tables in memory: each process keeps the sessions it serves, up to date with the log, one writer at a time."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from django.db import connection
from django.db.models import F

from fieldcraft.core.chance import FastChance
from fieldcraft.core.errors import BadInput, IllegalAction
from fieldcraft.core.events import Event
from fieldcraft.core.game import Game
from fieldcraft.core.registry import game
from fieldcraft.core.session import Session
from fieldcraft.core.state import State
from fieldcraft.core.text import Message
from fieldcraft.ui.scene import Line
from fieldcraft.web.models import Chair, Entry, Remark, Table

UNDO: Final = "undo"
CHAT_LINES: Final = 30
MOST_KEPT: Final = 500
"""Sessions that stay in memory; others are rebuilt from their log when needed."""


@dataclass(frozen=True)
class Undone:
    """One undo, for the log of those who saw a difference."""

    at: int
    """How many events were left: its place in the log."""
    seat: int
    what: Message
    """The first decision taken back; only for the eyes of the seat."""
    seen_by: tuple[int, ...]


class Told(NamedTuple):
    """The end of the log as one viewer reads it: good for what comes after, until something is undone."""

    events: int
    undone: int
    lines: tuple[Line, ...]


@dataclass(frozen=True)
class Seating:
    """Who sits at a table and what was said last, as stored; never changed, only read anew."""

    changed: int
    table: Table
    chairs: tuple[Chair, ...]
    remarks: tuple[tuple[Remark, ...], tuple[Remark, ...]]
    """The last lines of the seats' chat, and of the spectators'."""

    @classmethod
    def stored(cls, table_id: str) -> Seating:
        """As the database has it; raises `Table.DoesNotExist`."""
        table = Table.objects.get(pk=table_id)
        said = Remark.objects.filter(table=table_id).order_by("-id")
        of_seats, of_spectators = (tuple(said.filter(is_spectators=each)[:CHAT_LINES])[::-1] for each in (False, True))
        return cls(table.changed, table, tuple(Chair.objects.filter(table=table_id)), (of_seats, of_spectators))

    def chair(self, seat: int) -> Chair | None:
        return next((chair for chair in self.chairs if chair.seat == seat), None)


@dataclass
class Live:
    """One table as this process knows it. Hold `lock` while reading or changing the session."""

    id: str
    session: Session
    seating: Seating
    version: int = 0
    standing: list[tuple[int, int]] = field(default_factory=list)
    """By entry that still stands: its seat and how many decisions it made. Undo takes back a whole entry."""
    shown: dict[int, int] = field(default_factory=dict)
    """By viewer (-1: the spectators): the last version at which anything changed for it."""
    steps: dict[int, list[int]] = field(default_factory=dict)
    """By viewer: after how many decisions it saw something change; what it cannot see is no step."""
    own: dict[int, int] = field(default_factory=dict)
    """By seat: how many decisions there were after its last entry."""
    undone: list[Undone] = field(default_factory=list)
    told: dict[tuple[int, str], Told] = field(default_factory=dict)
    """By viewer and language: the end of the log as it was told last."""
    keys: set[str] = field(default_factory=set)
    """The keys of all entries so far."""
    lock: threading.RLock = field(default_factory=threading.RLock)

    @property
    def game(self) -> Game:
        return self.session.game

    @property
    def numbers(self) -> tuple[int, int]:
        """How far the log is, and how often seats or chat changed."""
        return self.version, self.seating.changed

    def follow(self, entries: Iterable[Entry]) -> None:
        """Apply entries of the log that are newer than what is known."""
        for entry in entries:
            if entry.number == self.version + 1:
                self.perform(entry.seat, entry.do)
                self.version = entry.number
                self.keys.add(entry.key)

    def catch_up(self, version: int, changed: int) -> None:
        """Read what was stored since: entries up to a version, and the seats if they changed."""
        if version > self.version:
            self.follow(Entry.objects.filter(table_id=self.id, number__gt=self.version).order_by("number"))
        if changed != self.seating.changed:
            self.seating = Seating.stored(self.id)

    def perform(self, seat: int, do: str) -> None:
        """Apply one entry's decisions, or undo. Raises `IllegalAction` or `BadInput`, with nothing changed."""
        session, before = self.session, self.session.state.copy()
        taken_back = self.take_back(seat, do) if is_undo(do) else None
        if taken_back is None:
            self.decide(seat, [part.strip() for part in do.split(";")])
        changed = [
            viewer for viewer in self.viewers if viewer == seat or not looks_the_same(viewer, before, session.state)
        ]
        is_open = session.state.barrier != before.barrier
        for viewer in changed:
            # Until a hand-over one's number counts one's own doings only, for others may be acting in secret.
            self.shown[viewer] = self.version + 1 if is_open else self.shown_version(viewer) + 1
            if taken_back is None:
                self.steps.setdefault(viewer, []).append(session.decisions)
        if taken_back is not None:
            self.undone.append(Undone(len(session.events), seat, taken_back, tuple(changed)))
        self.own[seat] = session.decisions

    @property
    def viewers(self) -> range:
        """Everybody who may look, from the spectators (-1) to the last seat."""
        return range(-1, len(self.session.record.header.seats))

    def decide(self, seat: int, parts: list[str]) -> None:
        """Several decisions as one entry."""
        session = self.session
        if len(parts) > 1:
            self.rehearse(seat, parts)
        for notation in parts:
            session.act(seat, session.game.parse(session.state, notation))
        self.standing.append((seat, len(parts)))

    def undo_points(self, seat: int) -> list[int]:
        """To how many decisions `seat` may go back for free, as it counts them, the nearest first; whole entries only.

        What others did in secret meanwhile stays done.
        """
        free, points, taken = self.session.free_points(seat), list[int](), 0
        for doer, size in reversed(self.standing):
            if doer != seat:
                continue
            taken += size
            if taken > len(free):
                break
            points.append(free[taken - 1])
        return points

    def can_undo(self, seat: int, do: str) -> bool:
        """Is this undo (`undo`, or `undo 57`: back to 57 decisions) free?"""
        points, wanted = self.undo_points(seat), do.removeprefix(UNDO).strip()
        return bool(points) and (not wanted or wanted in map(str, points))

    def take_back(self, seat: int, do: str) -> Message:
        """Undo; returns what the first of the decisions taken back was."""
        if not self.can_undo(seat, do):
            raise BadInput("terminal-no-undo")
        wanted, points = do.removeprefix(UNDO).strip(), self.undo_points(seat)
        target = int(wanted) if wanted else points[0]
        what = self.session.label(seat, target)
        for _ in range(points.index(target) + 1):
            self.take_entry_back(seat)
        return what

    def take_entry_back(self, seat: int) -> None:
        """The last entry of `seat` never was; what others did after it counts as done that much earlier."""
        place = max(place for place, (doer, _) in enumerate(self.standing) if doer == seat)
        _, size = self.standing.pop(place)
        start = sum(size for _, size in self.standing[:place])
        for _ in range(size):
            self.session.undo(seat)
        for viewer, steps in self.steps.items():
            self.steps[viewer] = [step - size * (step > start) for step in steps if not start < step <= start + size]
        for doer, number in self.own.items():
            self.own[doer] = number - size * (number > start)

    def moment(self, viewer: int, step: int) -> tuple[State, list[Event]]:
        """The state and the events after the viewer's step; 0 is the beginning."""
        steps = self.steps.get(viewer, [])
        return self.session.moment(steps[min(step, len(steps)) - 1] if step > 0 and steps else 0)

    def missed(self, seat: int) -> tuple[int, int]:
        """The viewer's step at which `seat` had last done something, and its newest step."""
        steps, own = self.steps.get(seat, []), self.own.get(seat, 0)
        return sum(each <= own for each in steps), len(steps)

    def rehearse(self, seat: int, parts: list[str]) -> None:
        """Are these one entry: all legal, with nothing rolled, drawn, revealed or handed over before the last?

        Else a part that is refused would come too late: whoever sends "aim; nonsense" would see the dice for nothing.
        Raises `BadInput`, the same for every reason.
        """
        state = self.session.state.copy()
        try:
            for notation in parts[:-1]:
                barrier = state.barrier
                state.apply(seat, self.game.parse(state, notation), FastChance(0))
                if state.barrier != barrier:
                    raise BadInput("web-unreadable")
            refusal = state.explain(seat, self.game.parse(state, parts[-1]))
        except IllegalAction as error:
            raise BadInput("web-unreadable") from error
        if refusal is not None:
            raise BadInput("web-unreadable")

    def shown_version(self, seat: int) -> int:
        """The last version at which anything changed for `seat` (-1: a spectator); it never falls.

        What others chose in secret leaves no trace, not even a number, until it is revealed.
        """
        return self.shown.get(seat, 0)


def is_undo(do: str) -> bool:
    return do.split(maxsplit=1)[:1] == [UNDO]


def looks_the_same(seat: int, one: State, other: State) -> bool:
    """Can `seat` (-1: a spectator) see no difference, and do the same?"""
    if one.barrier != other.barrier or one.view(seat) != other.view(seat):
        return False
    return seat < 0 or list(one.legal(seat)) == list(other.legal(seat))


_kept: OrderedDict[str, Live] = OrderedDict()
_kept_lock = threading.Lock()


def live_table(table_id: str, locks: bool = False) -> Live:
    """The table as it is stored now, or further. Asks the database; `locks` its row until the transaction ends.

    Raises `Table.DoesNotExist`.
    """
    version, changed = stored_numbers(table_id, locks)
    with _kept_lock:
        live = _kept.get(table_id)
        if live is not None:
            _kept.move_to_end(table_id)
    if live is None:
        made = blank(table_id)
        with _kept_lock:
            live = _kept.setdefault(table_id, made)
            while len(_kept) > MOST_KEPT:
                _kept.popitem(last=False)
    if version > live.version or live.seating.changed != changed:
        with live.lock:
            live.catch_up(version, changed)
    return live


def stored_numbers(table_id: str, locks: bool) -> tuple[int, int]:
    """How far the log is, and how often seats or chat changed: asked at every request, so in plain SQL."""
    lock = " FOR UPDATE" if locks and connection.features.has_select_for_update else ""
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT version, changed FROM web_table WHERE id = %s{lock}", [table_id])
        found = cursor.fetchone()
    if found is None:
        raise Table.DoesNotExist
    return int(found[0]), int(found[1])


def blank(table_id: str) -> Live:
    """A table before its first entry."""
    seating = Seating.stored(table_id)
    table = seating.table
    names = [(chair.bot and f"bot:{chair.bot}") or chair.name or "person" for chair in seating.chairs]
    session = Session(game(table.game), table.scenario, table.options, names, bytes(table.secret))
    return Live(table_id, session, seating)


def touch(table_id: str) -> None:
    """Seats or chat changed: every process reads them anew. Call in the transaction that changes them."""
    Table.objects.filter(pk=table_id).update(changed=F("changed") + 1)


def forget(table_id: str) -> None:
    """Drop a session whose state can no longer be trusted; the log has the truth."""
    with _kept_lock:
        _kept.pop(table_id, None)
