"""A real server and a real browser."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, WebError, sync_playwright

CHROMIUM: Final = os.environ.get("FIELDCRAFT_CHROMIUM", "/usr/bin/chromium")
ARGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DESKTOP: Final = (1440, 900)
PHONE: Final = (390, 844)
PATIENCE_MS: Final = 15_000
START_SECONDS: Final = 30.0


class Server:
    """`fieldcraft play` as its own process; can be killed and started again on the same port and data."""

    def __init__(self, data: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.data = data
        self.address = f"http://localhost:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "fieldcraft", "play", "--no-browser", "--port", str(self.port)]
        command += ["--data", str(self.data)]
        known = {name: value for name, value in os.environ.items() if name != "DATABASE_URL"}
        with (self.data / "server.log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, env=known, start_new_session=True)
        until = time.monotonic() + START_SECONDS
        while time.monotonic() < until:
            try:
                with urlopen(f"{self.address}/", timeout=5) as answer:
                    assert answer.status == 200
                    return
            except OSError:
                assert self._process.poll() is None, self.told()
                time.sleep(0.1)
        raise AssertionError(f"no server after {START_SECONDS} s: {self.told()}")

    def kill(self) -> None:
        """At once, as a power cut would: with its worker processes, and without good-byes."""
        if self._process is not None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None

    def told(self) -> str:
        """What the server wrote."""
        return (self.data / "server.log").read_text(encoding="utf-8", errors="replace")


class Guest:
    """One browser context: its own cookies, so its own visitor. Keeps every error of its pages."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.problems: list[str] = []
        self.expected: list[str] = [r"Transition was (aborted|skipped)"]
        """Patterns of errors that the test provokes; the first is said of a page left before it had faded in."""
        context.set_default_timeout(PATIENCE_MS)
        context.on("console", self._heard)
        context.on("weberror", self._failed)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.problems.append(f"{message.text} ({message.location.get('url', '')})")

    def _failed(self, error: WebError) -> None:
        self.problems.append(str(error.error))

    def page(self, path: str = "/") -> Page:
        page = self.context.new_page()
        page.goto(path)
        return page

    def faults(self) -> list[str]:
        return [each for each in self.problems if not any(re.search(wanted, each) for wanted in self.expected)]


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    serving = Server(tmp_path_factory.mktemp("data"))
    serving.start()
    yield serving
    serving.kill()
    assert "Traceback" not in serving.told(), serving.told()


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    if not Path(CHROMIUM).exists():
        reason = f"no Chromium at {CHROMIUM}; install it or set FIELDCRAFT_CHROMIUM"
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)
    with sync_playwright() as playing:
        browser = playing.chromium.launch(executable_path=CHROMIUM, args=list(ARGS))
        yield browser
        browser.close()


Guests = Callable[..., Guest]


@pytest.fixture
def guest(server: Server, chromium: Browser) -> Iterator[Guests]:
    """Makes guests, each with its own browser context; afterwards none of their pages may have had an error."""
    made: list[Guest] = []

    def make(size: tuple[int, int] = DESKTOP, **options: Any) -> Guest:
        options.setdefault("locale", "en-GB")
        options.setdefault("reduced_motion", "reduce")
        context = chromium.new_context(
            base_url=server.address, viewport={"width": size[0], "height": size[1]}, **options
        )
        made.append(Guest(context, server.address))
        return made[-1]

    yield make
    faults = [fault for each in made for fault in each.faults()]
    for each in made:
        each.context.close()
    assert not faults, "\n".join(faults)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything in this folder needs a browser: `make test-browser` runs it alone."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)
