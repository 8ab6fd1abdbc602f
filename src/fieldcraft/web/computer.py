"""Computer players: they think in worker processes, on a redealt copy, and submit through the gate like everybody."""

from __future__ import annotations

import asyncio
import contextvars
import multiprocessing
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from functools import cache
from typing import Final

from fieldcraft.core.chance import FastChance
from fieldcraft.core.secure import thinking_seed
from fieldcraft.web.gate import submit
from fieldcraft.web.live import live_table
from fieldcraft.web.models import Remark
from fieldcraft.web.relay import seats_changed
from fieldcraft.web.speaking import speak_up
from fieldcraft.web.thinking import Position, leave_with_parent, think
from fieldcraft.web.threads import with_database

PATIENCE: Final = 20.0
"""Seconds a computer player may think before a simpler one takes over."""
SIMPLER: Final = "random"
STOOD_IN: Final = "web-stood-in"
WORKERS: Final = 2


@cache
def workers() -> Executor:
    """The processes that think; the event loop and other tables go on meanwhile."""
    return new_workers(WORKERS)


def new_workers(number: int) -> Executor:
    spawn = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(number, mp_context=spawn, initializer=leave_with_parent)


_busy: dict[str, bool] = {}
"""Tables whose computer players are at work, and whether somebody has asked again meanwhile."""


class Loops:
    """The event loop of this process, for threads that want to start something on it."""

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None

    def know(self) -> None:
        """This is the one: call on it."""
        self._loop = asyncio.get_running_loop()

    def run(self, function: Callable[[str], None], table_id: str) -> None:
        if self._loop is not None and self._loop.is_running():
            self._loop.call_soon_threadsafe(function, table_id)


LOOPS: Final = Loops()


def wake(table_id: str) -> None:
    """Let the computer players of a table go on, in the background; from any thread."""
    LOOPS.run(begin, table_id)


def begin(table_id: str) -> None:
    """Let them go on, unless they do."""
    if table_id in _busy:
        _busy[table_id] = True  # they may just have found nothing to do
        return
    _busy[table_id] = False
    # Outside the request that woke it: the work goes on when the request is over.
    task = asyncio.get_running_loop().create_task(go_on(table_id), context=contextvars.Context())
    task.add_done_callback(lambda _: begin(table_id) if _busy.pop(table_id) else None)


async def go_on(table_id: str) -> None:
    """Play for the computer players until a person has to decide or the game is over."""
    while (job := await with_database(next_job, table_id)) is not None:
        version, seat, bot, position, seed = job
        key = f"computer-{seat}-{version}"
        try:
            notation = await thought(position, seat, bot, seed)
        except Exception:  # whatever a bot does, the table goes on with a simpler one
            notation = ""
        verdict = await with_database(submit, table_id, seat, version, key, notation)
        if verdict.kind == "accepted":
            await with_database(speak_up, table_id, seat, bot, notation)
        if verdict.kind == "refused":
            await with_database(tell_of_stand_in, table_id, seat)
            notation = await asyncio.to_thread(think, *position, seat, SIMPLER, seed)
            verdict = await with_database(submit, table_id, seat, version, key, notation)
            if verdict.kind == "refused":
                return  # not even that: stand still rather than try for ever


async def thought(position: Position, seat: int, bot: str, seed: int) -> str:
    """What a bot answers; raises if it crashes, takes too long or answers no text."""
    try:
        return await asked(workers(), position, seat, bot, seed)
    except BrokenExecutor:  # a worker died, perhaps by another table's bot: once more, alone
        alone = new_workers(1)
        try:
            return await asked(alone, position, seat, bot, seed)
        finally:
            retire(alone)


async def asked(pool: Executor, position: Position, seat: int, bot: str, seed: int) -> str:
    try:
        future = pool.submit(think, *position, seat, bot, seed)
        answer = await asyncio.wait_for(asyncio.wrap_future(future), PATIENCE)
    except (TimeoutError, BrokenExecutor):
        retire(pool)
        raise
    if not isinstance(answer, str):
        raise TypeError(type(answer).__name__)
    return answer


def retire(pool: Executor) -> None:
    """End a pool with a dead or a hanging process; the next thought gets a new one."""
    if workers() is pool:
        workers.cache_clear()
    for process in list((getattr(pool, "_processes", None) or {}).values()):
        process.kill()
    pool.shutdown(wait=False)


def tell_of_stand_in(table_id: str, seat: int) -> None:
    """Say once, to the seats and to the spectators, that a simpler computer player steps in."""
    for is_spectators in (False, True):
        Remark.objects.get_or_create(table_id=table_id, is_spectators=is_spectators, seat=seat, name="", text=STOOD_IN)
    seats_changed(table_id)


def next_job(table_id: str) -> tuple[int, int, str, Position, int] | None:
    """The next decision of a computer player: version, seat, bot, redealt position, seed."""
    live = live_table(table_id)
    bots = {chair.seat: chair.bot for chair in live.seating.chairs if chair.bot}
    with live.lock:
        session = live.session
        seat = next((seat for seat in session.state.to_act() if seat in bots), None)
        if seat is None:
            return None
        seed = thinking_seed(session.secret or b"", live.version, seat)
        given = session.game.dump(session.state.redeal(seat, FastChance(seed)))
        header = session.record.header
        return live.version, seat, bots[seat], (session.game.id, header.scenario, header.options, given), seed
