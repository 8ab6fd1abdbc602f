"""The application that uvicorn, or any ASGI server, runs."""

import os
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle
from typing import Any, Final

import django
from asgiref.sync import ThreadSensitiveContext
from django.core.handlers.asgi import ASGIHandler

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "fieldcraft.web.settings")
django.setup(set_prefix=False)

from fieldcraft.web.typefaces import start_preparing  # noqa: E402 - only now Django is set up

THREADS: Final = 4
"""More would only wait for each other: for the interpreter, and for the database's one writer."""


class Handler(ASGIHandler):
    """Django, with a few threads that all requests share and that keep their database connections.

    A thread of its own for each request costs more than most requests, and each open stream would hold one.
    """

    def __init__(self) -> None:
        super().__init__()
        self.threads = cycle([ThreadPoolExecutor(1, f"requests-{number}") for number in range(THREADS)])

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await super().__call__(scope, receive, send)
            return
        async with ThreadSensitiveContext(executor=next(self.threads)):
            await self.handle(scope, receive, send)


application = Handler()
start_preparing()
