"""Shared by the web tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from asgiref.sync import sync_to_async
from django.test import Client

from fieldcraft.web import live
from fieldcraft.web.models import Table
from tests.web.servers import Server, unused_port
from tests.web.tables import guest, play, set_up


@pytest.fixture(autouse=True)
def _nothing_remembered() -> None:
    """No session of another test, whose table may have had the same id."""
    live._kept.clear()


@pytest.fixture(autouse=True)
def _bots_sleep(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Computer players move only where a test lets them."""
    monkeypatch.setattr("fieldcraft.web.pages.table.wake", lambda table_id: None)


@pytest.fixture
def streams_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Streams draw in the thread of the test, which alone sees what the test has stored."""

    async def here(function: Callable[..., Any], *args: Any) -> Any:
        return await sync_to_async(function)(*args)

    monkeypatch.setattr("fieldcraft.web.drawings.with_database", here)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of its own, on an empty data folder."""
    running = Server(tmp_path, unused_port()).start()
    yield running
    running.kill()


@pytest.fixture
def ann() -> Client:
    return guest("ann")


@pytest.fixture
def bo() -> Client:
    return guest("bo")


@pytest.fixture
def against_bot(db: None) -> Table:
    return set_up("ann", "bot:random")


@pytest.fixture
def same_screen(db: None) -> Table:
    return set_up("ann", "ann")


@pytest.fixture
def friends(db: None) -> Table:
    return set_up("ann", "bo")


@pytest.fixture
def inviting(db: None) -> Table:
    """A table whose second chair is free."""
    return set_up("ann", "")


@pytest.fixture
def finished(db: None) -> Table:
    """A short game of two friends that is over."""
    return play(set_up("ann", "bo", rounds=2))
