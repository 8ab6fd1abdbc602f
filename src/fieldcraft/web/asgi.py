"""The application that uvicorn, or any ASGI server, runs."""

import os
from itertools import cycle
from typing import Any

import django
from asgiref.sync import ThreadSensitiveContext
from django.core.handlers.asgi import ASGIHandler
from django.core.signals import request_finished, request_started
from django.db import close_old_connections, reset_queries

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "fieldcraft.web.settings")
django.setup(set_prefix=False)

from fieldcraft.web.computer import LOOPS  # noqa: E402 - only now Django is set up
from fieldcraft.web.threads import THREADS, DatabaseThreads  # noqa: E402
from fieldcraft.web.typefaces import start_preparing  # noqa: E402

# The threads look after their connections themselves; these would send each request to a thread twice more.
for signal, receiver in (
    (request_started, reset_queries),
    (request_started, close_old_connections),
    (request_finished, close_old_connections),
):
    signal.disconnect(receiver)


class Handler(ASGIHandler):
    """Django, with a few threads that all requests share and that keep their database connections.

    A thread of its own for each request costs more than most requests, and each open stream would hold one.
    """

    def __init__(self) -> None:
        super().__init__()
        self.threads = cycle([DatabaseThreads(1, f"requests-{number}") for number in range(THREADS)])

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await super().__call__(scope, receive, send)
            return
        LOOPS.know()
        async with ThreadSensitiveContext(executor=next(self.threads)):
            await self.handle(scope, receive, send)


application = Handler()
start_preparing()
