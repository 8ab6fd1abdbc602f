"""Computer players at the table: they answer, they cannot stop it, and the table says when one was replaced."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Any

import pytest
from django.db import connections

from fieldcraft.core.registry import game_packages
from fieldcraft.core.text import LANGUAGES, reader
from fieldcraft.web import computer, talk
from fieldcraft.web.computer import LOOPS, go_on, wake
from fieldcraft.web.live import UNDO, live_table
from fieldcraft.web.models import Remark, Table
from fieldcraft.web.thinking import think
from tests.web import hostile, squads
from tests.web.tables import WATCHING, acting, address, agrees, do, forgotten, guest, offers, set_up, version

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture(autouse=True)
def _threads(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Bots think in threads: quicker than processes, unless a test wants these."""
    pool = ThreadPoolExecutor(2)
    monkeypatch.setattr(computer, "workers", lambda: pool)
    yield
    pool.shutdown(wait=False)


@pytest.fixture
def processes(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], Executor]]:
    """The real pool."""
    monkeypatch.undo()
    monkeypatch.setattr("fieldcraft.web.pages.table.wake", lambda table_id: None)
    computer.workers.cache_clear()
    yield computer.workers
    computer.retire(computer.workers())


def let_go_on(table: Table) -> None:
    """Let the computer players decide until a person has to."""

    async def going() -> None:
        await go_on(table.id)
        await asyncio.to_thread(connections.close_all)

    asyncio.run(going())
    table.refresh_from_db()


def replaced(table: Table) -> list[tuple[bool, int]]:
    return [(each.is_spectators, each.seat) for each in Remark.objects.filter(table=table, name="")]


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_computer_player_answers(bot: str) -> None:
    table = set_up("ann", f"bot:{bot}", rounds=3)
    while acting(table):
        let_go_on(table)
        assert 1 not in acting(table)
        if acting(table):
            assert do(table, 0, offers(table, 0)[0]).kind == "accepted"
    table.refresh_from_db()
    assert table.is_over()
    assert {entry.seat for entry in table.entries.all()} == {0, 1}
    assert agrees(table)
    assert not replaced(table)


def test_two_computer_players_finish_a_game() -> None:
    table = set_up("bot:greedy", "bot:random", rounds=4)
    let_go_on(table)
    assert table.is_over()
    assert agrees(table)


def test_sensible_comrades_speak_and_others_do_not() -> None:
    """By ready phrases, put into each reader's language, under the soldier's name (G-14.8)."""
    table = squads.squad("ann", "bot:greedy", "bot:greedy", "bot:random", level=0)
    while squads.acting(table):
        let_go_on(table)
        if squads.acting(table):
            offered = squads.offers(table, 0)
            assert squads.do(table, 0, offered[len(offered) // 2]).kind == "accepted"
    remarks = list(Remark.objects.filter(table=table))
    assert remarks
    assert all(each.is_phrase and each.name and not each.is_spectators for each in remarks)
    assert {each.seat for each in remarks} <= {1, 2}
    last = remarks[-1]
    for language in ("en", "uk"):
        words = reader(language, *game_packages())
        page = guest("ann", language).get(squads.address(table, 0)).content.decode()
        assert words.say(talk.said(squads.GAME, squads.live(table).session.state, 0, last.text)) in page
        assert f"<b>{last.name}</b>" in page


def test_a_computer_player_plays_on_after_a_restart() -> None:
    """And as it would have: its luck is the table's own."""
    one, other = (set_up("ann", "bot:random", scenario="3") for _ in range(2))
    for _ in range(6):
        let_go_on(one)
        forgotten(one)
        let_go_on(other)
        for table in (one, other):
            do(table, 0, offers(table, 0)[0])
    assert [entry.do for entry in one.entries.all()] == [entry.do for entry in other.entries.all()]


def test_a_computer_player_waits_for_its_turn(against_bot: Table) -> None:
    let_go_on(against_bot)
    now = version(against_bot)
    let_go_on(against_bot)
    assert version(against_bot) == now


BAD = [hostile.crash, hostile.garbage, hostile.nothing, hostile.no_text, hostile.undo, hostile.illegal,
       hostile.long_winded, hostile.greedy_twice]  # fmt: skip


@pytest.mark.parametrize("bad", BAD, ids=lambda bad: str(bad.__name__))
def test_whatever_a_computer_player_does_the_table_goes_on(
    bad: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A simpler one steps in, the table says so once, and nothing of the bad answer is kept."""
    table = set_up("ann", "bot:greedy")

    def sometimes(*args: Any) -> Any:
        return bad(*args) if args[5] == "greedy" else think(*args)

    monkeypatch.setattr(computer, "think", sometimes)
    for _ in range(8):
        let_go_on(table)
        assert 1 not in acting(table)
        assert do(table, 0, offers(table, 0)[0]).kind == "accepted"
    assert table.entries.filter(seat=1).count() > 1
    assert agrees(table)
    assert sorted(replaced(table)) == [(False, 1), (True, 1)]


def test_a_fault_of_the_simplest_stops_the_table_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """It does not try for ever; when asked anew, it tries anew."""
    table = set_up("ann", "bot:greedy")
    asked: list[str] = []

    def bad(*args: Any) -> str:
        asked.append(args[5])
        return "nonsense"

    with monkeypatch.context() as broken:
        broken.setattr(computer, "think", bad)
        let_go_on(table)
    assert asked == ["greedy", "random"]
    assert version(table) == 0
    let_go_on(table)
    assert version(table) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_says_who_stepped_in(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = set_up("ann", "bot:greedy")
    monkeypatch.setattr(computer, "think", lambda *args: "x" if args[5] == "greedy" else think(*args))
    let_go_on(table)
    for seat in (0, WATCHING):
        shown = guest("ann", language).get(address(table, seat)).content.decode()
        assert shown.count("<b>Fieldcraft</b>") == 1


def test_a_slow_computer_player_is_replaced(processes: Callable[[], Executor], monkeypatch: pytest.MonkeyPatch) -> None:
    """And its process does not hold a place for ever: the next one is asked again, and in time."""
    monkeypatch.setattr(computer, "think", hostile.stall)
    monkeypatch.setattr(computer, "PATIENCE", 0.5)
    slow = [set_up("ann", "bot:greedy") for _ in range(computer.WORKERS + 1)]
    for table in slow:
        let_go_on(table)
        assert version(table) == 1
        assert replaced(table)
    monkeypatch.setattr(computer, "PATIENCE", 30)
    well = set_up("ann", "bot:random")
    let_go_on(well)
    assert version(well) == 1
    assert not replaced(well)


def test_a_dead_worker_is_replaced(processes: Callable[[], Executor], monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the bot that killed it steps aside; other tables keep theirs."""
    monkeypatch.setattr(computer, "think", hostile.die)
    deadly, well = set_up("ann", "bot:greedy"), set_up("ann", "bot:random")

    async def both() -> None:
        await asyncio.gather(go_on(deadly.id), go_on(well.id))

    asyncio.run(both())
    assert version(deadly) == version(well) == 1
    assert replaced(deadly)
    assert not replaced(well)


def test_an_undo_while_it_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a computer player decided on for another version is not done; it decides anew."""
    table = set_up("ann", "bot:greedy")
    do(table, 0, offers(table, 0)[0])
    undone: list[str] = []

    def meanwhile(*args: Any) -> str:
        if not undone:
            undone.append(do(table, 0, UNDO).kind)
            undone.append(do(table, 0, offers(table, 0)[-1]).kind)
            connections.close_all()
        return think(*args)

    monkeypatch.setattr(computer, "think", meanwhile)
    let_go_on(table)
    assert undone == ["accepted", "accepted"]
    assert agrees(table)
    assert not replaced(table)
    entries = list(table.entries.all())
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))


def test_asked_while_it_ends_it_looks_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A person's move that is stored just after it found nothing to do wakes it all the same."""
    looked: list[str] = []

    async def one_look(table_id: str) -> None:
        looked.append(table_id)
        await asyncio.sleep(0)

    monkeypatch.setattr(computer, "go_on", one_look)

    async def asking() -> None:
        LOOPS.know()
        wake("t")
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert looked == ["t"]
        wake("t")
        wake("t")
        for _ in range(9):
            await asyncio.sleep(0)

    asyncio.run(asking())
    assert looked == ["t", "t"]
    assert "t" not in computer._busy


def test_the_thinking_position_is_not_the_true_one(against_bot: Table) -> None:
    """It is redealt: the other side's hand in it is another in most cases."""
    job = computer.next_job(against_bot.id)
    assert job is not None
    others = 0
    for number in range(5):
        table = set_up("ann", "bot:random", secret=bytes([number] * 32))
        job = computer.next_job(table.id)
        assert job is not None
        given, session = job[3][3], live_table(table.id).session
        others += given["us"] != session.game.dump(session.state)["us"]
        assert given["ger"] == session.game.dump(session.state)["ger"]
    assert others > 2
