"""Real servers in processes of their own, and guests that speak HTTP to them."""

from __future__ import annotations

import http.client
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from html import unescape
from pathlib import Path
from urllib.parse import urlencode, urlsplit

PATIENCE = 60.0


def start_at_once(servers: list[Server]) -> None:
    """As when several machines come up together."""
    threads = [threading.Thread(target=each.start) for each in servers]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def unused_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`fieldcraft serve` on a data folder."""

    def __init__(self, data: Path, port: int, **environment: str) -> None:
        self.data = data
        self.port = port
        self.environment = {**os.environ, **environment}
        for name in () if "DATABASE_URL" in environment else ("DATABASE_URL",):
            self.environment.pop(name, None)
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Server:
        """Come up, and answer."""
        log = (self.data / f"log-{self.port}.txt").open("ab")
        command = [sys.executable, "-m", "fieldcraft", "serve", "--port", str(self.port), "--data", str(self.data)]
        self.process = subprocess.Popen(
            command, env=self.environment, stdout=log, stderr=log, stdin=subprocess.DEVNULL, start_new_session=True
        )
        log.close()
        give_up = time.monotonic() + PATIENCE
        while True:
            assert self.process.poll() is None, self.log()
            assert time.monotonic() < give_up, self.log()
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
            except OSError:
                time.sleep(0.02)
            else:
                return self

    def log(self) -> str:
        return (self.data / f"log-{self.port}.txt").read_text(encoding="utf-8", errors="replace")

    def kill(self) -> None:
        """As when the power fails: no process of it lives on."""
        if self.process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None


@dataclass
class Answer:
    status: int
    location: str
    text: str

    @property
    def version(self) -> int:
        found = re.search(r'<main id="table"[^>]* data-v="(\d+)"', self.text)
        assert found is not None, self.text[:500]
        return int(found.group(1))

    @property
    def is_over(self) -> bool:
        return re.search(r'id="prompt"[^>]*class="[^"]*\bover\b', self.text) is not None

    @property
    def offers(self) -> list[str]:
        """What the buttons would do, aimed at or not."""
        buttons = re.findall(r"<button\b[^>]*>", self.text)
        found = [re.search(r'\bname="(?:do|aim)"[^>]*\bvalue="([^"]+)"', each) for each in buttons]
        return [unescape(each.group(1)) for each in found if each]

    @property
    def picks(self) -> list[str]:
        return re.findall(r'\bname="pick"[^>]*\bvalue="([^"]+)"', self.text) or re.findall(
            r'<button\b[^>]*\bname="pick"[^>]*\bvalue="([^"]+)"', self.text
        )


@dataclass
class Visitor:
    """A browser without a script, to whichever server its requests go."""

    port: int
    cookies: dict[str, str] = field(default_factory=dict)
    token: str = ""

    def ask(self, method: str, path: str, form: dict[str, str] | None = None, script: bool = True) -> Answer:
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            headers = self.headers() | ({"X-Table": "1"} if script else {})
            body = None
            if form is not None:
                headers["Content-Type"] = "application/x-www-form-urlencoded"
                body = urlencode({"csrfmiddlewaretoken": self.token, **form})
            line.request(method, path, body, headers)
            response = line.getresponse()
            self.keep(response)
            text = response.read().decode()
            found = re.search(r'name="csrfmiddlewaretoken" value="([^"]+)"', text)
            self.token = found.group(1) if found else self.token
            return Answer(response.status, response.headers.get("Location", ""), text)
        finally:
            line.close()

    def headers(self) -> dict[str, str]:
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}

    def keep(self, response: http.client.HTTPResponse) -> None:
        for each in response.headers.get_all("Set-Cookie") or []:
            name, _, value = each.partition(";")[0].partition("=")
            self.cookies[name] = value

    def get(self, path: str) -> Answer:
        return self.ask("GET", path)

    def new_table(self, opponent: str, scenario: str = "1") -> str:
        """The address of one's seat at a new table."""
        self.ask("GET", "/", script=False)
        made = self.ask("POST", f"/play/undaunted/{scenario}/", {"side": "0", "opponent": opponent}, script=False)
        assert made.status == 302, made.text
        return urlsplit(made.location).path

    def versions(self, path: str) -> Iterator[int]:
        """The versions that a stream sends, as they come."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            line.request("GET", f"{path}stream", headers=self.headers())
            response = line.getresponse()
            assert response.status == 200
            while raw := response.readline():
                if raw.startswith(b"data: <main"):
                    yield Answer(200, "", raw.decode()).version
        finally:
            line.close()
