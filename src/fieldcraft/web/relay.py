"""Live updates between several web processes: PostgreSQL tells each of them which table changed.

With SQLite there is one process, and nothing to relay.
"""

from __future__ import annotations

import asyncio
import contextvars
import secrets
from typing import Any, Final

from django.db import connection, transaction

from fieldcraft.web.drawings import tell
from fieldcraft.web.hub import HUB
from fieldcraft.web.live import touch
from fieldcraft.web.threads import with_database

CHANNEL: Final = "fieldcraft_table"
RETRY_SECONDS: Final = 2.0
OWN: Final = secrets.token_urlsafe(6)
"""This process, in what it announces: it has told its own watchers already."""


def announce(table_id: str) -> None:
    """Tell the other processes when this transaction is stored; call inside it."""
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_notify(%s, %s)", [CHANNEL, f"{OWN} {table_id}"])


def seats_changed(table_id: str) -> None:
    """Who sits where, or the chat, is stored anew: tell all who watch, in every process."""
    with transaction.atomic():
        touch(table_id)
        announce(table_id)
    tell(table_id)


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
        for table_id in HUB.tables():  # anything may have changed meanwhile
            await with_database(tell, table_id)
        async for notice in line.notifies():
            origin, _, table_id = notice.payload.partition(" ")
            if origin != OWN and HUB.is_watched(table_id):
                await with_database(tell, table_id)
