"""What a table looks like now, drawn once for all who see the same, as soon as it changes."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from fieldcraft.core.registry import game_packages
from fieldcraft.core.text import reader
from fieldcraft.web.hub import HUB, SPECTATOR, Viewer
from fieldcraft.web.live import Live, live_table
from fieldcraft.web.packing import Piece
from fieldcraft.web.scenes import Hand, fragment, scene
from fieldcraft.web.threads import with_database

CSRF_MARK: Final = "<!--csrf-->"
"""Where each viewer's own forgery token comes in."""
WATCH: Final = "watch"
EMPTY_HAND: Final = Hand()


@dataclass(frozen=True)
class Drawing:
    """A fragment and the version it shows."""

    text: str
    version: int
    of: tuple[int, int] = (-1, -1)
    """What it was drawn of: how far the log was, and how often seats or chat had changed."""

    @cached_property
    def pieces(self) -> list[Piece]:
        """The text between the tokens; on one line, as an event of a stream wants it."""
        return [Piece(part) for part in self.text.replace("\n", " ").split(CSRF_MARK)]

    @cached_property
    def news(self) -> Piece:
        """The head of a frame with a new version."""
        return Piece(f"id: {self.version}\ndata: ")

    @cached_property
    def aside(self) -> Piece:
        """The head of a frame in which only chat or presence changed: the script leaves the rest alone."""
        return Piece(f"event: side\nid: {self.version}\ndata: ")

    def with_token(self, token: Piece) -> list[Piece]:
        """All of it, with a viewer's token in its forms."""
        found = self.pieces[:1]
        for part in self.pieces[1:]:
            found += [token, part]
        return found


def address_of(live: Live, seat: int) -> str:
    return f"/table/{live.id}/{WATCH if seat == SPECTATOR else live.game.seat_ids[seat]}/"


def draw(viewer: Viewer, hand: Hand = EMPTY_HAND) -> Drawing:
    """The present fragment; asks the database whether another process moved."""
    return draw_known(live_table(viewer.table_id), viewer, hand)


def draw_known(live: Live, viewer: Viewer, hand: Hand = EMPTY_HAND) -> Drawing:
    """The fragment of a table that is up to date."""
    words = reader(viewer.language, *game_packages())
    with live.lock:
        shown, of = scene(live, viewer.seat, words, address_of(live, viewer.seat), hand), live.numbers
    return Drawing(fragment(live.game, shown), shown.version, of)


@dataclass
class Kept:
    """A drawing, and up to which change of the table it is good; or who is making it."""

    changes: int
    drawing: Drawing | None = None
    task: asyncio.Task[Drawing] | None = None


@dataclass
class Drawings:
    """The newest drawing for each kind of viewer of the tables that are watched."""

    kept: dict[str, dict[Viewer, Kept]] = field(default_factory=dict)

    def drawn(self, viewer: Viewer) -> Drawing | None:
        """The newest drawing if it is made already."""
        kept = self.kept.get(viewer.table_id, {}).get(viewer)
        return kept.drawing if kept is not None and kept.changes == HUB.changes(viewer.table_id) else None

    async def newest(self, viewer: Viewer) -> Drawing:
        """The newest drawing; whoever asks meanwhile waits for the same."""
        drawing, changes = self.drawn(viewer), HUB.changes(viewer.table_id)
        if drawing is not None:
            return drawing
        of_table = self.kept.setdefault(viewer.table_id, {})
        kept = of_table.get(viewer)
        if kept is None or kept.changes != changes or kept.task is None:
            task = asyncio.get_running_loop().create_task(with_database(draw, viewer))
            kept = of_table[viewer] = Kept(changes, task=task)
        assert kept.task is not None
        return await asyncio.shield(kept.task)

    def keep(self, viewer: Viewer, changes: int, drawing: Drawing) -> None:
        """From any thread; an older drawing never takes the place of a newer one."""
        of_table = self.kept.setdefault(viewer.table_id, {})
        if viewer not in of_table or of_table[viewer].changes <= changes:
            of_table[viewer] = Kept(changes, drawing)

    def leave(self, table_id: str) -> None:
        """Forget a table that nobody watches any more."""
        if not HUB.is_watched(table_id):
            self.kept.pop(table_id, None)


DRAWINGS: Final = Drawings()


def tell(table_id: str) -> None:
    """A table changed, here or elsewhere: all who watch see it. Call where the database may be asked."""
    if HUB.is_watched(table_id):
        tell_of(live_table(table_id))


def tell_of(live: Live) -> None:
    """A table that is up to date changed: draw it for everybody who watches, then wake them."""
    changes = HUB.change(live.id)
    try:
        for viewer in HUB.viewers(live.id):
            DRAWINGS.keep(viewer, changes, draw_known(live, viewer))
    finally:
        HUB.wake(live.id)
