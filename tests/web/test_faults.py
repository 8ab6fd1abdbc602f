"""Real servers killed while people play: what was accepted is kept, once and in order.

`FIELDCRAFT_KILLS=50` kills oftener.
"""

from __future__ import annotations

import json
import os
import random
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from http.client import HTTPException
from pathlib import Path

from fieldcraft.core.session import Session
from fieldcraft.web.live import Live, Seating
from fieldcraft.web.models import Entry, Table
from tests.web.servers import PATIENCE, Server, Visitor, start_at_once, unused_port
from tests.web.tables import GAME

KILLS = int(os.environ.get("FIELDCRAFT_KILLS", "12"))


@dataclass
class Play:
    """A guest's seats at one table, and what the server has accepted from it."""

    visitor: Visitor
    paths: tuple[str, ...]
    luck: random.Random
    sent: list[tuple[int, str]] = field(default_factory=list)
    """Seat and action, in order, of all that was not refused as stale."""
    accepted: list[tuple[int, str]] = field(default_factory=list)
    """Those of them of which the server said so."""
    shown: int = 0
    """The newest version it ever answered with."""
    is_over: bool = False

    def go_on(self) -> None:
        """Play until the server is gone, or the game is over."""
        try:
            while not self.is_over:
                for seat, path in enumerate(self.paths):
                    self.move(seat, path)
                time.sleep(0.01)
        except (OSError, HTTPException):
            return

    def move(self, seat: int, path: str) -> None:
        page = self.visitor.get(path)
        self.is_over = page.is_over
        if picks := page.picks:
            page = self.visitor.get(f"{path}?pick={self.luck.choice(picks)}")
        if offers := page.offers:
            do = self.luck.choice(offers)
            self.sent.append((seat, do))
            answer = self.visitor.ask("POST", path, {"do": do, "v": str(page.version)})
            assert answer.status in (200, 409), answer.text
            self.shown = max(self.shown, answer.version)
            if answer.status == 200:
                self.accepted.append((seat, do))
            else:
                self.sent.pop()


def log_of(data: Path, table: str) -> list[tuple[int, int, str, str]]:
    """Number, seat, action and key of every entry."""
    with sqlite3.connect(data / "fieldcraft.sqlite3") as line:
        rows = line.execute("SELECT number, seat, do, key FROM web_entry WHERE table_id = ? ORDER BY id", [table])
        return [(int(number), int(seat), str(do), str(key)) for number, seat, do, key in rows]


def is_within(some: list[tuple[int, str]], all_: list[tuple[int, str]]) -> bool:
    """Are some there among all, each once, in the same order?"""
    rest = iter(all_)
    return all(each in rest for each in some)


def has_played(play: Play, goal: int) -> bool:
    return play.is_over or len(play.accepted) >= goal


def table_of(path: str) -> str:
    return path.split("/")[2]


def rebuilt(data: Path, table: str) -> Live:
    """The table made from what lies on the disk."""
    with sqlite3.connect(data / "fieldcraft.sqlite3") as line:
        query = "SELECT scenario, options, secret, version, decisions FROM web_table WHERE id = ?"
        ((scenario, options, secret, version, decisions),) = line.execute(query, [table])
    nobody = Seating(0, Table(id=table), (), ((), ()))
    live = Live(table, Session(GAME, scenario, json.loads(options), ["", ""], bytes(secret)), nobody)
    live.follow(Entry(number=number, seat=seat, do=do) for number, seat, do, _ in log_of(data, table))
    assert (live.version, live.session.decisions) == (version, decisions)
    return live


def sit_down(server: Server) -> list[Play]:
    """Against a computer player, and on both seats of one screen."""
    visitor = Visitor(server.port)
    against, both = visitor.new_table("greedy"), visitor.new_table("same-screen")
    return [
        Play(visitor, (against,), random.Random(0)),
        Play(Visitor(server.port, visitor.cookies), (both, both.replace("/us/", "/ger/")), random.Random(1)),
    ]


def is_kept(play: Play, data: Path) -> None:
    """What lies on the disk is all that was accepted, once and in order, and makes the table."""
    log = log_of(data, table_of(play.paths[0]))
    assert [number for number, *_ in log] == list(range(1, len(log) + 1)), "gapless"
    assert len({key for *_, key in log}) == len(log), "no key twice"
    stored = [(seat, do) for _, seat, do, _ in log if seat < len(play.paths)]
    assert is_within(play.accepted, stored), "accepted and lost"
    assert is_within(stored, play.sent), "doubled"
    rebuilt(data, table_of(play.paths[0]))


def test_nothing_is_lost_and_nothing_doubled(server: Server) -> None:
    """Killed again and again at random moments, with new tables when a game is over."""
    luck, entries, sides = random.Random(7), 0, set[int]()
    plays = sit_down(server)
    for number in range(KILLS):
        threads = [threading.Thread(target=play.go_on) for play in plays]
        for thread in threads:
            thread.start()
        for play, more in zip(plays, (2 if number % 4 == 0 else 0, luck.choice((0, 1, 3))), strict=True):
            await_that(partial(has_played, play, len(play.accepted) + more))
        time.sleep(luck.uniform(0, 0.4))
        server.kill()
        for thread in threads:
            thread.join()
        for play in plays:
            is_kept(play, server.data)
        server.start()
        for play in plays:
            assert max(play.visitor.get(path).version for path in play.paths) >= play.shown
        if any(play.is_over for play in plays) or number + 1 == KILLS:
            against, both = (log_of(server.data, table_of(play.paths[0])) for play in plays)
            sides |= {seat for _, seat, _, _ in against}
            entries += len(both)
            plays = sit_down(server)
    assert entries > KILLS // 2
    assert sides == {0, 1}


def test_a_stream_comes_back_with_the_newest(server: Server) -> None:
    """After a restart, and then goes on."""
    visitor = Visitor(server.port)
    own = visitor.new_table("same-screen")
    paths = (own, own.replace("/us/", "/ger/"))
    play = Play(visitor, paths, random.Random(1))
    before = visitor.versions(own)
    assert next(before) == 0
    for _ in range(3):
        for seat, path in enumerate(paths):
            play.move(seat, path)
    newest = visitor.get(own).version
    assert newest >= 2
    assert next(version for version in before if version >= newest) == newest
    server.kill()
    with suppress(OSError, HTTPException):
        assert list(before) == []
    server.start()
    after = visitor.versions(own)
    assert next(after) == newest
    while visitor.get(own).version == newest:
        for seat, path in enumerate(paths):
            play.move(seat, path)
    assert next(after) > newest


def test_a_computer_player_goes_on_after_a_restart(server: Server) -> None:
    """As soon as somebody looks, without a stream."""
    visitor = Visitor(server.port)
    own = visitor.new_table("random")
    server.kill()
    server.start()
    visitor.get(own)
    await_entries(server, table_of(own), 1)
    play = Play(visitor, (own,), random.Random(1))

    def has_answered() -> bool:
        play.move(0, own)
        return sum(seat == 1 for _, seat, _, _ in log_of(server.data, table_of(own))) > 2

    await_that(has_answered)


def await_entries(server: Server, table: str, number: int) -> None:
    await_that(lambda: len(log_of(server.data, table)) >= number)


def await_that(holds: Callable[[], bool]) -> None:
    """Wait for something that happens in the background."""
    give_up = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < give_up
        time.sleep(0.02)


def test_thinking_processes_end_with_their_server(server: Server) -> None:
    """However it ends: only the server itself is killed here."""
    visitor = Visitor(server.port)
    own = visitor.new_table("greedy")
    visitor.get(own)
    await_entries(server, table_of(own), 1)
    assert server.process is not None
    group = server.process.pid
    assert len(members(group)) > 1
    os.kill(group, 9)
    server.process.wait()
    await_that(lambda: not members(group))
    server.process = None


def members(group: int) -> list[int]:
    """The living processes of a group."""
    found = []
    for place in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, belongs = place.read_text().rpartition(")")[2].split()[:3]
        except OSError:
            continue
        if int(belongs) == group and state != "Z":
            found.append(int(place.parent.name))
    return found


def test_two_first_starts_at_once(tmp_path: Path) -> None:
    """They share the key, and do not get into each other's way while the database is made."""
    servers = [Server(tmp_path, unused_port()) for _ in range(2)]
    try:
        start_at_once(servers)
        visitor = Visitor(servers[0].port)
        own = visitor.new_table("same-screen")
        visitor.port = servers[1].port
        assert visitor.get(own).version == 0
    finally:
        for each in servers:
            each.kill()
