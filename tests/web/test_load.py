"""The load run: what it counts is what the server did."""

from __future__ import annotations

import asyncio
import sqlite3

import pytest

from fieldcraft.workbench.load import Browser, quantile, run
from tests.web.servers import Server

pytestmark = pytest.mark.server


def test_a_load_run_counts_the_moves_that_are_stored(server: Server) -> None:
    ticks = list[None]()
    figures = asyncio.run(run([f"http://127.0.0.1:{server.port}"], 2, 5, 4, 0.05, lambda: ticks.append(None)))
    with sqlite3.connect(server.data / "fieldcraft.sqlite3") as line:
        ((stored,),) = line.execute("SELECT count(*) FROM web_entry")
    # Answers under way when time is up are stored but not counted, at most one a table.
    assert 0 <= stored - figures.moves <= 2
    assert figures.moves > 5
    assert figures.refused == 0
    assert 0 < len(figures.delays) <= figures.moves + 2
    assert len(figures.heard) > 5
    assert len(ticks) >= 2 + 5 + 3


def test_a_connection_that_was_closed_meanwhile_is_made_anew(server: Server) -> None:
    async def twice() -> list[int]:
        browser = Browser("127.0.0.1", server.port)
        first = await browser.request("GET", "/")
        assert browser._line is not None
        browser._line[1].close()
        await browser._line[1].wait_closed()
        second = await browser.request("GET", "/")
        browser.close()
        return [first.status, second.status]

    assert asyncio.run(twice()) == [200, 200]


def test_quantiles() -> None:
    assert [quantile([3, 1, 2, 4], part) for part in (0, 0.5, 0.75, 1)] == [1, 3, 4, 4]
    assert quantile([], 0.5) == 0
