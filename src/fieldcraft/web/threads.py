"""The few threads that ask the database: each keeps its connection, and looks first whether it still holds."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import Final, ParamSpec, TypeVar

from django.db import close_old_connections

P = ParamSpec("P")
R = TypeVar("R")


class DatabaseThreads(ThreadPoolExecutor):
    """Threads that leave a connection which broke or grew old before they use it again."""

    def submit(self, fn: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        return super().submit(_with_good_connection, partial(fn, *args, **kwargs))


def _with_good_connection(function: Callable[[], R]) -> R:
    close_old_connections()
    return function()


BESIDE: Final = DatabaseThreads(2, "beside-requests")
"""For what no request waits in: drawing for streams, computer players."""


async def with_database(function: Callable[P, R], *args: P.args, **named: P.kwargs) -> R:
    """Run something that asks the database outside the event loop."""
    return await asyncio.get_running_loop().run_in_executor(BESIDE, partial(function, *args, **named))
