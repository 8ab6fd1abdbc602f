"""On PostgreSQL: the gate, and two server processes on one database."""

from __future__ import annotations

import asyncio
import os
import queue
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from fieldcraft.web.live import UNDO
from fieldcraft.workbench import load
from tests.web.servers import PATIENCE, Server, Visitor, start_at_once, unused_port

HOST = os.environ.get("FIELDCRAFT_TEST_POSTGRES", "postgres://postgres@127.0.0.1:5432")
NAME = f"fieldcraft_test_{os.getpid()}"
GATE = Path(__file__).with_name("test_gate.py")


def run(command: str) -> None:
    with psycopg.connect(f"{HOST}/postgres", autocommit=True, connect_timeout=5) as line:
        line.execute(command.encode())


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    """The address of a fresh database."""
    try:
        run(f"CREATE DATABASE {NAME}")
    except psycopg.OperationalError as error:
        why = f"PostgreSQL cannot be reached at {HOST}: {error}"
        if os.environ.get("CI") == "true":
            pytest.fail(why)
        pytest.skip(why)
    yield f"{HOST}/{NAME}"
    run(f"DROP DATABASE {NAME} WITH (FORCE)")


@pytest.fixture(scope="module")
def servers(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two processes, as on two machines: one database, one key."""
    data = tmp_path_factory.mktemp("servers")
    running = [Server(data, unused_port(), DATABASE_URL=database) for _ in range(2)]
    try:
        start_at_once(running)
        yield running
    finally:
        for each in running:
            each.kill()


class Listener:
    """A stream that is read in the background."""

    def __init__(self, visitor: Visitor, path: str) -> None:
        self.versions: queue.Queue[int] = queue.Queue()
        threading.Thread(target=self.read, args=(visitor, path), daemon=True).start()

    def read(self, visitor: Visitor, path: str) -> None:
        for version in visitor.versions(path):
            self.versions.put(version)

    def wait_for(self, version: int) -> None:
        while self.versions.get(timeout=PATIENCE) != version:
            pass


def both(servers: list[Server]) -> tuple[Visitor, Visitor, tuple[str, str]]:
    """One guest's browser at both servers, with the addresses of both seats of a new table."""
    one = Visitor(servers[0].port)
    own = one.new_table("same-screen")
    one.get(own)
    return one, Visitor(servers[1].port, one.cookies, one.token), (own, own.replace("/us/", "/ger/"))


def play(visitor: Visitor, paths: tuple[str, str], entries: int) -> None:
    for _ in range(entries):
        for path in paths:
            page = visitor.get(path)
            if page.offers:
                form = {"do": page.offers[0], "v": str(page.version)}
                assert visitor.ask("POST", path, form).status == 200
                break


def test_the_gate(database: str) -> None:
    """The tests of the gate, there; but for the longest, which ask the rules more than the database."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "DJANGO_"))}
    environment |= {"FIELDCRAFT_TEST_DATABASE_URL": database}
    chosen = "not dice and not legal and not undo_goes_back and not never_rolls and not garbage"
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", "-k", chosen]
    command.append(str(GATE))
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_move_reaches_who_listens_at_the_other_process(servers: list[Server]) -> None:
    one, other, paths = both(servers)
    listener = Listener(other, paths[1])
    listener.wait_for(0)
    play(one, paths, 2)
    listener.wait_for(one.get(paths[1]).version)
    play(other, paths, 2)
    listener.wait_for(other.get(paths[1]).version)
    assert one.get(paths[1]).version == other.get(paths[1]).version >= 4


def test_a_load_run_over_both_processes(servers: list[Server]) -> None:
    """The guests of a table sit at different servers: each hears what the other one's server accepted."""
    addresses = [f"http://127.0.0.1:{each.port}" for each in servers]
    figures = asyncio.run(load.run(addresses, 2, 4, 4, 0.05, lambda: None))
    assert figures.refused == 0
    assert figures.moves > 5
    assert len(figures.delays) > 5
    assert len(figures.heard) > 4


def test_chat_reaches_the_other_process(servers: list[Server]) -> None:
    one, other, paths = both(servers)
    listener = Listener(other, paths[1])
    listener.wait_for(0)
    assert one.ask("POST", paths[0], {"say": "hello over there"}).status == 200
    listener.wait_for(0)
    assert "hello over there" in other.get(paths[1]).text


def test_an_old_page_is_old_at_the_other_process_too(servers: list[Server]) -> None:
    """And the same key is the same submission there."""
    one, other, paths = both(servers)
    play(one, paths, 4)
    for path in paths:
        page, late = one.get(path), other.get(path)
        assert page.text.replace(one.token, "") == late.text.replace(other.token, "")
        if page.offers:
            form = {"do": page.offers[0], "v": str(page.version), "key": "once"}
            assert one.ask("POST", path, form).status == 200
            assert other.ask("POST", path, form).status == 200, "repeated"
            assert other.ask("POST", path, form | {"key": "twice"}).status == 409
            assert one.get(path).version == other.get(path).version > page.version


def test_both_processes_at_once(servers: list[Server]) -> None:
    """The same moves sent to both at the same moment: each is made once, and both show the same."""
    one, other, paths = both(servers)
    for _ in range(15):
        for path in paths:
            pages = [each.get(path) for each in (one, other)]
            assert pages[0].offers == pages[1].offers
            if not pages[0].offers:
                continue
            statuses: list[int] = []

            def send(which: Visitor, do: str, version: int, to: str, into: list[int]) -> None:
                into.append(which.ask("POST", to, {"do": do, "v": str(version)}).status)

            threads = [
                threading.Thread(target=send, args=(each, pages[0].offers[-1], pages[0].version, path, statuses))
                for each in (one, other)
            ]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert sorted(statuses) == [200, 409]
    assert one.get(paths[0]).version == other.get(paths[0]).version > 10


def test_undo_at_the_other_process(servers: list[Server]) -> None:
    one, other, paths = both(servers)
    before = one.get(paths[0]).offers
    play(one, paths[:1] * 2, 1)
    assert other.get(paths[0]).offers == []
    assert other.ask("POST", paths[0], {UNDO: "1", "v": "1"}).status == 200
    assert one.get(paths[0]).offers == before
    assert one.get(paths[0]).version == 2


def test_a_lost_connection_is_made_again(servers: list[Server], database: str) -> None:
    """The database drops everybody: pages, moves, computer players and streams go on."""
    one, other, paths = both(servers)
    computer = one.new_table("random")
    listener = Listener(other, paths[1])
    listener.wait_for(0)
    with psycopg.connect(database, autocommit=True) as line:
        line.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
                     " AND pid <> pg_backend_pid()")  # fmt: skip
    for _ in range(3):
        one.get(paths[0])
        other.get(paths[0])
    play(one, paths, 2)
    again = Listener(other, paths[1])
    again.wait_for(one.get(paths[1]).version)
    for _ in range(300):
        page = one.get(computer)
        if page.version:
            break
        form = {"do": page.offers[0], "v": str(page.version)} if page.offers else {"say": "go on"}
        assert one.ask("POST", computer, form).status == 200
    assert page.version


def test_the_key_and_the_chat_hold_what_the_database_can(servers: list[Server]) -> None:
    """PostgreSQL stores no zero characters."""
    one, _, paths = both(servers)
    page = one.get(paths[0])
    form = {"do": page.offers[0], "v": "0", "key": "\0"}
    assert one.ask("POST", paths[0], {"say": "a\0b"}).status == 200
    assert one.ask("POST", "/settings/", {"name": "a\0b", "back": "/"}).status == 302
    assert one.ask("POST", paths[0], {"do": "bid\0", "v": "0"}).status == 422
    assert one.ask("POST", paths[0], form).status == 200
    for path in ("/table/%00/us/", "/join/%00/", "/archive/%00/", "/go/%00/0/"):
        assert one.get(path).status == 404, path
