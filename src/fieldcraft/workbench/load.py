"""A load run against a web table on this machine: tables that play, pages that listen, how long a move takes.

It speaks HTTP as a browser without script would, so it can do nothing that a player could not.
"""

from __future__ import annotations

import asyncio
import gzip
import re
import time
import zlib
from asyncio import FIRST_COMPLETED
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urlencode, urlsplit

from fieldcraft.core.chance import FastChance

LOOPBACK: Final = ("localhost", "127.0.0.1", "[::1]", "::1")
BUTTON: Final = re.compile(
    r'<button\b[^>]*\bname="(do|aim)"[^>]*\bvalue="([^"]+)"|<button\b[^>]*\bvalue="([^"]+)"[^>]*\bname="(do|aim)"'
)
VERSION: Final = re.compile(r'<main id="table"[^>]*\bdata-v="(\d+)"|<main\b[^>]*\bdata-v="(\d+)"')
TOKEN: Final = re.compile(r'name="csrfmiddlewaretoken" value="([^"]+)"')


Place = tuple[str, int]
"""Host and port of a server."""


@dataclass
class Answer:
    """What came back: status, headers, cookies, body."""

    status: int
    headers: dict[str, str]
    cookies: dict[str, str]
    body: str


class Browser:
    """A guest with cookies: one connection for requests, one a stream, packed as for any browser."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port
        self.cookies: dict[str, str] = {}
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def request(self, method: str, path: str, form: dict[str, str] | None = None, script: bool = True) -> Answer:
        """One request and its whole answer; as the script asks, or for a whole page."""
        body = urlencode(form).encode() if form is not None else None
        is_old = self._line is not None
        try:
            return await self._ask(self._head(method, path, body, script))
        except (OSError, asyncio.IncompleteReadError):
            self._line = None
            if not is_old:  # else the server has only closed a connection that was idle for long
                raise
            return await self._ask(self._head(method, path, body, script))

    async def _ask(self, question: bytes) -> Answer:
        reader, writer = self._line = self._line or await asyncio.open_connection(self.host, self.port)
        writer.write(question)
        status, headers, cookies = await read_head(reader)
        self.cookies |= cookies
        content = await read_body(reader, headers)
        if headers.get("content-encoding") == "gzip":
            content = gzip.decompress(content)
        return Answer(status, headers, cookies, content.decode("utf-8", "replace"))

    def close(self) -> None:
        if self._line is not None:
            self._line[1].close()

    def _head(self, method: str, path: str, body: bytes | None, script: bool = True) -> bytes:
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.host}:{self.port}", "Accept-Encoding: gzip"]
        if script:
            lines.append("X-Table: 1")
        if self.cookies:
            lines.append("Cookie: " + "; ".join(f"{name}={value}" for name, value in self.cookies.items()))
        if body is not None:
            lines += ["Content-Type: application/x-www-form-urlencoded", f"Content-Length: {len(body)}"]
        return ("\r\n".join(lines) + "\r\n\r\n").encode() + (body or b"")

    async def frames(self, path: str) -> AsyncIterator[str]:
        """The data of every event of a stream."""
        reader, writer = await asyncio.open_connection(self.host, self.port)
        try:
            writer.write(self._head("GET", path, None))
            await writer.drain()
            _, headers, cookies = await read_head(reader)
            self.cookies |= cookies
            unpacker = zlib.decompressobj(wbits=31)
            text = b""
            async for chunk in chunks(reader):
                text += unpacker.decompress(chunk) if headers.get("content-encoding") == "gzip" else chunk
                *events, text = text.split(b"\n\n")
                for event in events:
                    lines = event.decode().split("\n")
                    data = [line.removeprefix("data: ") for line in lines if line.startswith("data: ")]
                    if data:
                        yield "\n".join(data)
        finally:
            writer.close()

    async def listen(self, path: str, heard: Callable[[], None]) -> None:
        """Take what a stream sends, and let it lie; `heard` is called at each piece."""
        reader, writer = await asyncio.open_connection(self.host, self.port)
        try:
            writer.write(self._head("GET", path, None))
            while await reader.read(1 << 16):
                heard()
        finally:
            writer.close()


async def read_head(reader: asyncio.StreamReader) -> tuple[int, dict[str, str], dict[str, str]]:
    """Status, headers and cookies of an answer."""
    first = await reader.readline()
    if not first:
        raise ConnectionResetError
    status = int(first.split()[1])
    headers: dict[str, str] = {}
    cookies: dict[str, str] = {}
    while (line := (await reader.readline()).decode("latin-1").strip()) != "":
        name, _, value = line.partition(": ")
        if name.lower() == "set-cookie":
            cookie, _, content = value.partition(";")[0].partition("=")
            cookies[cookie] = content
        headers[name.lower()] = value
    return status, headers, cookies


async def read_body(reader: asyncio.StreamReader, headers: dict[str, str]) -> bytes:
    """The body, chunked or not."""
    if headers.get("transfer-encoding") == "chunked":
        return b"".join([chunk async for chunk in chunks(reader)])
    return await reader.readexactly(int(headers.get("content-length", "0")))


async def chunks(reader: asyncio.StreamReader) -> AsyncIterator[bytes]:
    """The parts of a chunked body as they come."""
    while size := int((await reader.readline()).split(b";")[0] or b"0", 16):
        yield await reader.readexactly(size)
        await reader.readline()
    await reader.readline()


@dataclass
class Figures:
    """What a load run measured; times in milliseconds."""

    tables: int
    listeners: int
    seconds: float
    moves: int = 0
    refused: int = 0
    games: int = 0
    delays: list[float] = field(default_factory=list)
    """From submitting to the other seat's frame."""
    heard: list[float] = field(default_factory=list)
    """From submitting to a listener's frame."""

    def as_json(self) -> dict[str, float | int]:
        return {
            "tables": self.tables,
            "listeners": self.listeners,
            "seconds": round(self.seconds, 1),
            "moves": self.moves,
            "moves_per_second": round(self.moves / max(self.seconds, 0.001), 1),
            "refused": self.refused,
            "games": self.games,
            "p50_ms": quantile(self.delays, 0.50),
            "p95_ms": quantile(self.delays, 0.95),
            "p99_ms": quantile(self.delays, 0.99),
            "listeners_p50_ms": quantile(self.heard, 0.50),
            "listeners_p99_ms": quantile(self.heard, 0.99),
        }


def quantile(times: list[float], part: float) -> float:
    """The time that so large a part of all does not exceed; 0 of none."""
    ordered = sorted(times)
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * part))], 1) if ordered else 0.0


class Duel:
    """Two guests at one table, each playing at random from what its page offers, each at its own server."""

    def __init__(self, servers: tuple[Place, Place], scenario: str, seed: int, figures: Figures, pause: float) -> None:
        self.browsers = (Browser(*servers[0]), Browser(*servers[1]))
        self.scenario = scenario
        self.luck = FastChance(seed)
        self.figures = figures
        self.pause = pause
        self.paths: list[str] = []
        self.sent: dict[int, float] = {}
        self.watch = ""
        self.moves = 0
        self.moved = 0.0

    async def set_up(self) -> None:
        """A table for two friends: one starts it, the other comes by the link."""
        first, second = self.browsers
        page = await first.request("GET", f"/play/undaunted/{self.scenario}/")
        form = {"csrfmiddlewaretoken": token_in(page.body), "side": "0", "opponent": "friend"}
        made = await first.request("POST", f"/play/undaunted/{self.scenario}/", form)
        own = urlsplit(made.headers["location"]).path
        first_page = await first.request("GET", own, script=False)
        link = re.search(r"/join/[\w-]+/", first_page.body)
        assert link is not None
        await second.request("GET", link.group())  # the first visit only makes the guest known
        joined = await second.request("GET", link.group())
        self.paths = [own, urlsplit(joined.headers["location"]).path]
        self.watch = own.rsplit("/", 2)[0] + "/watch/"

    async def play(self) -> None:
        """Both seats listen and move until cancelled."""
        await asyncio.gather(self.sit(0), self.sit(1))

    async def sit(self, seat: int) -> None:
        """Answer every frame that asks this seat for something."""
        browser, path = self.browsers[seat], self.paths[seat]
        seen = -1
        async for frame in browser.frames(path + "stream"):
            version = version_in(frame)
            started = self.sent.pop(version * 2 + seat, None)
            if started is not None:
                self.figures.delays.append((time.perf_counter() - started) * 1000)
            if version == seen:
                continue
            seen = version
            offers = offers_in(frame)
            if not offers:
                continue
            await asyncio.sleep(self.pause)
            await self.move(seat, browser, path, version, token_in(frame), offers)

    async def move(self, seat: int, browser: Browser, path: str, version: int, token: str, offers: list[str]) -> None:
        do = offers[self.luck.choose(len(offers), "policy")]
        self.moved = self.sent[(version + 1) * 2 + (1 - seat)] = time.perf_counter()
        self.moves += 1
        answer = await browser.request("POST", path, {"csrfmiddlewaretoken": token, "v": str(version), "do": do})
        if answer.status == 200:
            self.figures.moves += 1
        else:
            self.figures.refused += 1


def token_in(page: str) -> str:
    found = TOKEN.search(page)
    return found.group(1) if found else ""


def version_in(frame: str) -> int:
    found = VERSION.search(frame)
    return int(next(group for group in found.groups() if group)) if found else -1


def offers_in(frame: str) -> list[str]:
    """What a frame offers to do, aimed or not."""
    return [first or second for _, first, second, _ in BUTTON.findall(frame)]


class Listener:
    """A page that only watches."""

    def __init__(self, server: Place, duel: Duel) -> None:
        self.browser = Browser(*server)
        self.duel = duel
        self.is_open = asyncio.Event()
        self.known = 0
        """The duel's move that it has heard of."""

    async def watch(self) -> None:
        await self.browser.listen(self.duel.watch + "stream", self.hear)

    def hear(self) -> None:
        self.is_open.set()
        if self.known != self.duel.moves:
            self.known = self.duel.moves
            self.duel.figures.heard.append((time.perf_counter() - self.duel.moved) * 1000)


def place(address: str) -> Place:
    """The server that an address names."""
    parts = urlsplit(address)
    return parts.hostname or "", parts.port or 80


async def run(
    addresses: Sequence[str], tables: int, listeners: int, seconds: float, pause: float, tick: Callable[[], None]
) -> Figures:
    """Play and listen for so many seconds; `tick` is called for each table, each page and each second.

    With several addresses, of servers that share a database, the two guests of a table are at different ones.
    """
    servers = [place(address) for address in addresses]
    assert all(host in LOOPBACK for host, _ in servers), "a load run goes to this machine only"
    figures = Figures(tables, listeners, seconds)
    duels = []
    for number in range(tables):
        pair = servers[number % len(servers)], servers[(number + 1) % len(servers)]
        duels.append(Duel(pair, str(number % 12 + 1), number, figures, pause))
    for duel in duels:
        await duel.set_up()
        tick()
    tasks: list[asyncio.Task[None]] = []
    for number in range(listeners):
        listener = Listener(servers[number // tables % len(servers)], duels[number % tables])
        tasks.append(asyncio.create_task(listener.watch()))
        await asyncio.wait((tasks[-1], asyncio.create_task(listener.is_open.wait())), return_when=FIRST_COMPLETED)
        tick()
    tasks += [asyncio.create_task(duel.play()) for duel in duels]
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        await asyncio.sleep(1)
        tick()
        for task in tasks:
            if task.done():
                task.result()  # a guest that gave up: whatever was measured would be of fewer than were asked for
    figures.seconds = time.perf_counter() - started
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return figures
