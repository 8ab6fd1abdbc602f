"""Live updates between several web processes: PostgreSQL tells each of them which table changed.

With SQLite there is one process, and nothing to relay.
"""

from __future__ import annotations

import asyncio
import contextvars
from typing import Any, Final

from django.db import connection

from fieldcraft.web.live import HUB

CHANNEL: Final = "fieldcraft_table"
RETRY_SECONDS: Final = 2.0


def announce(table_id: str) -> None:
    """Tell the other processes when this transaction is stored; call inside it."""
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_notify(%s, %s)", [CHANNEL, table_id])


class Relay:
    """Listens for what other processes announce, once a process."""

    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin listening on the running event loop, unless that is done already."""
        if connection.vendor == "postgresql" and (self._task is None or self._task.done()):
            loop = asyncio.get_running_loop()
            self._task = loop.create_task(listen_for_ever(), context=contextvars.Context())


RELAY: Final = Relay()


async def listen_for_ever() -> None:
    """Reconnect whenever the database goes away; who watches a table then sees it anew."""
    while True:
        try:
            await listen(connection.get_connection_params())
        except Exception:  # whatever broke the line, try again
            await asyncio.sleep(RETRY_SECONDS)


async def listen(parameters: dict[str, Any]) -> None:
    import psycopg

    wanted = {name: parameters[name] for name in ("dbname", "user", "password", "host", "port") if name in parameters}
    line = await psycopg.AsyncConnection.connect(**wanted, autocommit=True)
    async with line:
        await line.execute(f"LISTEN {CHANNEL}")
        HUB.tell_all()
        async for notice in line.notifies():
            HUB.tell(notice.payload)
