"""One viewer at one table."""

from __future__ import annotations

from django.http import Http404, HttpRequest

from fieldcraft.core.game import Game
from fieldcraft.core.text import Reader
from fieldcraft.web.drawings import DRAWINGS, EMPTY_HAND, WATCH, Drawing, address_of, draw
from fieldcraft.web.hub import HUB, SPECTATOR, Viewer
from fieldcraft.web.live import live_table
from fieldcraft.web.models import Chair, Table
from fieldcraft.web.scenes import Hand, fragment, past_scene
from fieldcraft.web.seating import has_sides, info_of
from fieldcraft.web.visitors import here, words


class Place:
    """One viewer at one table: who, which seat, in which language."""

    def __init__(self, request: HttpRequest, table_id: str, seat_word: str) -> None:
        try:
            self.live = live_table(table_id)
        except Table.DoesNotExist as error:
            raise Http404 from error
        self.seating = self.live.seating
        self.game: Game = self.live.game
        self.seat_word = seat_word
        self.words: Reader = words(request)
        self.visitor = here(request).id
        self.seat = self.allowed_seat(self.visitor, seat_word)
        self.address = address_of(self.live, self.seat)
        self.viewer = Viewer(table_id, self.seat, self.words.language)

    @property
    def table(self) -> Table:
        """What never changes of the table; how far it is, `live` knows."""
        return self.seating.table

    def allowed_seat(self, visitor: str, word: str) -> int:
        """The seat's number if the visitor sits there; -1 for spectators."""
        if word == WATCH:
            return SPECTATOR
        if word not in self.game.seat_ids:
            raise Http404
        seat = self.game.seat_ids.index(word)
        chair = self.seating.chair(seat)
        if chair is None:
            raise Http404
        if chair.visitor != visitor or chair.bot:
            raise NotYours(self.live.id)
        return seat

    def draw(self, hand: Hand = EMPTY_HAND) -> Drawing:
        """What this viewer sees now; what its stream was sent is not drawn again, unless another process went on."""
        known = DRAWINGS.drawn(self.viewer) if hand == EMPTY_HAND else None
        return known if known is not None and known.of == self.live.numbers else draw(self.viewer, hand)

    def draw_past(self, step: int) -> tuple[Drawing, int]:
        """The fragment after one of the viewer's steps, and the newest step."""
        with self.live.lock:
            shown = past_scene(self.live, self.seat, self.words, step)
            return Drawing(fragment(self.game, shown), shown.version), self.live.missed(self.seat)[1]

    def other_seats(self, visitor: str) -> list[int]:
        """The visitor's other seats at this table: two at one screen."""
        return [
            chair.seat
            for chair in self.seating.chairs
            if chair.visitor == visitor and chair.seat != self.seat and not chair.bot
        ]

    @property
    def has_computers(self) -> bool:
        return any(chair.bot for chair in self.seating.chairs)

    @property
    def is_shared(self) -> bool:
        """Do all seats play together? Then nobody gains if the computer plays for one who left."""
        return not has_sides(info_of(self.table))

    def absent(self) -> list[Chair]:
        """Other seats that are nobody's yet or whose person is not here, and which this seat may hand over."""
        if self.seat == SPECTATOR or not self.is_shared or self.live.session.outcome():
            return []
        present = HUB.here(self.live.id)
        return [
            chair
            for chair in self.seating.chairs
            if not chair.bot and chair.seat not in present and chair.visitor != self.visitor
        ]

    def left(self) -> list[Chair]:
        """The visitor's own seats in which the computer stands in."""
        return [chair for chair in self.seating.chairs if chair.bot and chair.visitor == self.visitor]


class NotYours(Exception):  # noqa: N818
    """A seat's page that belongs to somebody else: the table may still be watched."""

    def __init__(self, table_id: str) -> None:
        super().__init__(table_id)
        self.table_id = table_id
