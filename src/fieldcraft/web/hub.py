"""Who watches which table, and waking them when it changes."""

from __future__ import annotations

import asyncio
import contextvars
from itertools import count
from typing import Final, NamedTuple

MOST_STREAMS: Final = 4
"""Open streams of one visitor; browsers keep six connections to a server."""
SPECTATOR: Final = -1
PING_SECONDS: Final = 15.0


class Viewer(NamedTuple):
    """What a drawing depends on: whoever agrees in these sees the same."""

    table_id: str
    seat: int
    """`SPECTATOR`: nobody's."""
    language: str


class Watcher:
    """One open stream."""

    def __init__(self, viewer: Viewer, visitor: str, loop: asyncio.AbstractEventLoop) -> None:
        self.viewer = viewer
        self.visitor = visitor
        self.loop = loop
        self.is_retired = False
        self._woken = asyncio.Event()
        self._has_news = False

    def wake(self) -> None:
        """There may be news. Call on the watcher's loop."""
        self._has_news = True
        self._woken.set()

    def remind(self) -> None:
        """It is time for a sign of life."""
        self._woken.set()

    def look(self) -> None:
        """What happened up to now is about to be looked at."""
        self._has_news = False
        self._woken.clear()

    async def news(self) -> bool:
        """Wait until there may be news; False if it is time for a sign of life first."""
        await self._woken.wait()
        self._woken.clear()
        return self._has_news


class Hub:
    """All open streams of this process."""

    def __init__(self) -> None:
        self._watchers: dict[str, dict[Watcher, None]] = {}
        self._changes: dict[str, int] = {}
        self._streams: dict[str, list[Watcher]] = {}
        self._clock = count(1)
        self._pulse: asyncio.Task[None] | None = None

    def join(self, viewer: Viewer, visitor: str = "") -> Watcher:
        """Begin to watch. A browser keeps few connections to one server: of too many streams the oldest retires."""
        watcher = Watcher(viewer, visitor, asyncio.get_running_loop())
        if visitor:
            streams = self._streams.setdefault(visitor, [])
            streams.append(watcher)
            if len(streams) > MOST_STREAMS:
                oldest = streams.pop(0)
                oldest.is_retired = True
                oldest.wake()
        self._watchers.setdefault(viewer.table_id, {})[watcher] = None
        if self._pulse is None or self._pulse.done():
            self._pulse = watcher.loop.create_task(self._beat(), context=contextvars.Context())
        return watcher

    async def _beat(self) -> None:
        """A sign of life on all streams every while: one clock for all, for each of its own would cost more."""
        while self._watchers:
            await asyncio.sleep(PING_SECONDS)
            for watchers in tuple(self._watchers.values()):
                for watcher in watchers:
                    watcher.remind()

    def leave(self, watcher: Watcher) -> None:
        streams = self._streams.get(watcher.visitor, [])
        if watcher in streams:
            streams.remove(watcher)
        if not streams:
            self._streams.pop(watcher.visitor, None)
        table_id = watcher.viewer.table_id
        watchers = self._watchers.get(table_id, {})
        watchers.pop(watcher, None)
        if not watchers:
            self._watchers.pop(table_id, None)
            self._changes.pop(table_id, None)

    def change(self, table_id: str) -> int:
        """Something changed: what was drawn before the number that comes back is old. From any thread."""
        number = next(self._clock)
        if table_id in self._watchers:
            self._changes[table_id] = number
        return number

    def changes(self, table_id: str) -> int:
        """Another number after every change of a watched table: a drawing is good as long as this stays."""
        return self._changes.get(table_id, 0)

    def wake(self, table_id: str) -> None:
        """Let all streams of a table look again. From any thread."""
        loops: dict[asyncio.AbstractEventLoop, list[Watcher]] = {}
        for watcher in tuple(self._watchers.get(table_id, ())):
            loops.setdefault(watcher.loop, []).append(watcher)
        for loop, watchers in loops.items():
            loop.call_soon_threadsafe(_wake_all, watchers)

    def viewers(self, table_id: str) -> tuple[Viewer, ...]:
        """Those whose drawings are wanted now, the seats first."""
        found = {watcher.viewer for watcher in tuple(self._watchers.get(table_id, ()))}
        return tuple(sorted(found, key=lambda viewer: (viewer.seat == SPECTATOR, viewer)))

    def is_watched(self, table_id: str) -> bool:
        return table_id in self._watchers

    def tables(self) -> tuple[str, ...]:
        """All tables that somebody watches."""
        return tuple(self._watchers)

    def here(self, table_id: str) -> set[int]:
        """The seats that somebody is watching from."""
        return {watcher.viewer.seat for watcher in tuple(self._watchers.get(table_id, ()))}


def _wake_all(watchers: list[Watcher]) -> None:
    for watcher in watchers:
        watcher.wake()


HUB: Final = Hub()
