"""The application that uvicorn, or any ASGI server, runs."""

import gc
import os
from itertools import cycle
from typing import Any, Final

import django
from asgiref.sync import ThreadSensitiveContext
from django.core.handlers.asgi import ASGIHandler
from django.core.signals import request_finished, request_started
from django.db import close_old_connections, reset_queries

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "fieldcraft.web.settings")
django.setup(set_prefix=False)

from fieldcraft.web.computer import LOOPS  # noqa: E402 - only now Django is set up
from fieldcraft.web.threads import DatabaseThreads  # noqa: E402
from fieldcraft.web.typefaces import start_preparing  # noqa: E402

# The threads look after their connections themselves; these would send each request to a thread twice more.
for signal, receiver in (
    (request_started, reset_queries),
    (request_started, close_old_connections),
    (request_finished, close_old_connections),
):
    signal.disconnect(receiver)


SLOW_THREADS: Final = 3


class Handler(ASGIHandler):
    """Django, with a few threads that all requests share and that keep their database connections.

    Tables have one to themselves: moves are short, and two at once would only wait for each other, for the interpreter
    and for the database's one writer. Pages that take longer wait for each other, not the moves for them. A thread of
    its own for each request would cost more than most requests, and each open stream would hold one.
    """

    def __init__(self) -> None:
        super().__init__()
        self.moves = DatabaseThreads(1, "tables")
        self.pages = cycle([DatabaseThreads(1, f"pages-{number}") for number in range(SLOW_THREADS)])

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await super().__call__(scope, receive, send)
            return
        LOOPS.know()
        threads = self.moves if scope["path"].startswith("/table/") else next(self.pages)
        async with ThreadSensitiveContext(executor=threads):
            await self.handle(scope, receive, send)


def calm_collector() -> None:
    """Let Python's collector leave what is there to stay alone, and look less often at the rest.

    It stops everything while it looks: a few milliseconds for what is young, a tenth of a second and more for all there
    is. Sessions and remembered drawings are a lot to look at and hardly ever rubbish, so that is done every few hours.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 5, 10_000)


application = Handler()
calm_collector()
start_preparing()
