"""`fieldcraft serve` and `fieldcraft play`: the table in the browser."""

import os
import socket
import threading
import time
import webbrowser
from pathlib import Path
from typing import Annotated

import typer
from filelock import FileLock

from fieldcraft.core.errors import BadInput

Data = Annotated[Path | None, typer.Option(help="Folder for the database and the secret key.")]

PORTS_TRIED = 50
MIGRATION_LOCK = 0x_F1E1_DC2A
"""Any number that nobody else uses in the same database."""


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port; a busy one gets the next free one.")] = 8000,
    data: Data = None,
    workers: Annotated[int, typer.Option(min=1, help="Web processes; more than one needs PostgreSQL.")] = 1,
) -> None:
    """Serve the tables until interrupted."""
    if workers > 1 and not os.environ.get("DATABASE_URL", "").startswith("postgres"):
        raise BadInput("error-workers")
    run(host, free_port(host, port), data, workers, opens=False)


def play(
    port: Annotated[int, typer.Option(help="Port; a busy one gets the next free one.")] = 8000,
    data: Data = None,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
) -> None:
    """Set up the database, serve the tables on this machine and open the browser."""
    run("127.0.0.1", free_port("127.0.0.1", port), data, 1, opens=browser)


def free_port(host: str, wanted: int) -> int:
    """The wanted port, or the next one that nobody uses; says so if it is another."""
    for port in range(wanted, wanted + PORTS_TRIED):
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
        if port != wanted:
            print(f"Port {wanted} is busy; using {port}.")
        return port
    return wanted


def run(host: str, port: int, data: Path | None, workers: int, opens: bool) -> None:
    """Migrate, then serve."""
    import uvicorn

    prepare(data)
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}/"
    print(f"Fieldcraft is at {address} (Ctrl-C stops it)", flush=True)
    if opens:
        threading.Thread(target=open_when_ready, args=(address, host, port), daemon=True).start()
    uvicorn.run(
        "fieldcraft.web.asgi:application",
        host=host,
        port=port,
        workers=workers,
        log_level="warning",
        timeout_graceful_shutdown=1,
    )


def prepare(data: Path | None) -> None:
    """The data folder, and the database brought up to date."""
    if data is not None:
        os.environ["FIELDCRAFT_DATA"] = str(data.resolve())
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "fieldcraft.web.settings")
    import django

    django.setup()
    bring_up_to_date()


def bring_up_to_date() -> None:
    """Migrate the database, one process at a time: several may start at once."""
    from django.conf import settings
    from django.core.management import call_command
    from django.db import connection

    if connection.vendor == "postgresql":  # the processes may be on several machines: the database holds the lock
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_advisory_lock(%s)", [MIGRATION_LOCK])
            call_command("migrate", verbosity=0)
            cursor.execute("SELECT pg_advisory_unlock(%s)", [MIGRATION_LOCK])
    else:
        with FileLock(settings.DATA / "migration.lock"):
            call_command("migrate", verbosity=0)


def open_when_ready(address: str, host: str, port: int) -> None:
    """Open the browser once the server answers."""
    for _ in range(100):
        try:
            socket.create_connection((host, port), 0.2).close()
        except OSError:
            time.sleep(0.1)
            continue
        webbrowser.open(address)
        return
