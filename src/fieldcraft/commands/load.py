"""`fieldcraft load`: how a web table on this machine stands up to many players and listeners."""

import asyncio
import json
from typing import Annotated, Final
from urllib.parse import urlsplit

import typer

from fieldcraft.commands.progress import progress, step
from fieldcraft.core.errors import BadInput
from fieldcraft.workbench.load import LOOPBACK, run

HERE: Final = "http://127.0.0.1:8000"


def load(
    address: Annotated[
        list[str] | None,
        typer.Option(
            help="A server on this machine, http://127.0.0.1:8000 if none is given. Name several that share one "
            "database and the guests of a table sit at different ones."
        ),
    ] = None,
    tables: Annotated[int, typer.Option(min=1, max=500, help="Tables that play, two guests each.")] = 20,
    listeners: Annotated[int, typer.Option(min=0, max=5000, help="Pages that only watch.")] = 1000,
    seconds: Annotated[float, typer.Option(min=1, max=600, help="How long.")] = 30,
    pause: Annotated[float, typer.Option(min=0, help="Seconds a guest thinks before a move.")] = 0.2,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> None:
    """Play many tables at once through the real pages and measure how long a move takes to reach the other seat."""
    addresses = address or [HERE]
    for each in addresses:
        if urlsplit(each).hostname not in LOOPBACK:
            raise BadInput("error-load-address", address=each)
    with progress("load", tables + listeners + round(seconds)) as bar:
        try:
            figures = asyncio.run(run(addresses, tables, listeners, seconds, pause, lambda: step(bar)))
        except OSError as error:
            raise BadInput(
                "error-load-server", address=", ".join(addresses), detail=error.strerror or str(error)
            ) from error
    result = figures.as_json()
    if as_json:
        print(json.dumps(result))
    else:
        for name, value in result.items():
            print(f"{name.replace('_', ' '):>18}  {value}")
