"""Shared by the web tests: tables, guests, pages, and games that go through the gate."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

from django.http import HttpResponseBase
from django.test import Client

from fieldcraft.core.chance import FastChance
from fieldcraft.core.registry import game, room
from fieldcraft.web.gate import Verdict, submit
from fieldcraft.web.live import UNDO, Live, blank, forget, live_table
from fieldcraft.web.models import Chair, Table
from fieldcraft.web.visitors import COOKIE, Visitor

GAME = game("undaunted")
SECRET = bytes(range(32))
SEATS = (0, 1)
WATCHING = -1
PATHS = {0: "us", 1: "ger", WATCHING: "watch"}
NASTY = '<script>alert("x")</script>'
TOKEN = re.compile(r'(name="csrfmiddlewaretoken" value=")[^"]*')


def guest(name: str, language: str = "en", csrf: bool = False) -> Client:
    """The browser of a visitor; the name is the identity too."""
    client = Client(enforce_csrf_checks=csrf)
    client.cookies[COOKIE] = Visitor(name, name, language).dumped()
    return client


def set_up(*chairs: str, scenario: str = "1", rounds: int = 0, secret: bytes = SECRET) -> Table:
    """A table; `bot:greedy` is a computer player, `ann` a guest, an empty chair is free."""
    options = GAME.checked({"round_limit": rounds})
    table = Table.objects.create(game=GAME.id, scenario=scenario, options=options, secret=secret)
    for seat, who in enumerate(chairs):
        bot = who.removeprefix("bot:") if who.startswith("bot:") else ""
        name = "" if bot else who
        Chair.objects.create(table=table, seat=seat, bot=bot, visitor=name, name=name)
    return table


def address(table: Table, seat: int) -> str:
    return f"/table/{table.id}/{PATHS[seat]}/"


def seen(html: str) -> str:
    """A page without its forgery tokens."""
    return TOKEN.sub(r"\1", html)


def dump(live: Live) -> dict[str, Any]:
    return dict(GAME.dump(live.session.state))


def everything(live: Live) -> tuple[Any, ...]:
    """All that a table is."""
    session = live.session
    told = [(each.audience, each.kind, each.a, each.b, each.c, each.d, each.e, each.f) for each in session.events]
    record = session.record.text().partition("\n")[2]
    return live.version, dump(live), told, record, session.decisions, [session.undoable(seat) for seat in SEATS]


def rebuilt(table: Table) -> Live:
    """The table made from its log alone."""
    live = blank(table.id)
    live.follow(table.entries.all())
    return live


def agrees(table: Table) -> bool:
    """Is what is in memory what the log says?"""
    table.refresh_from_db()
    live = live_table(table.id)
    return table.version == live.version and everything(live) == everything(rebuilt(table))


def offers(table: Table, seat: int) -> list[str]:
    """What the buttons of a seat would send."""
    live = live_table(table.id)
    with live.lock:
        return [each.do for each in room(GAME, "table.offers").offers(live.session.state, seat)]


def acting(table: Table) -> tuple[int, ...]:
    live = live_table(table.id)
    with live.lock:
        return live.session.state.to_act()


def version(table: Table) -> int:
    return live_table(table.id).version


def do(table: Table, seat: int, what: str, key: str = "") -> Verdict:
    """Submit at the present version."""
    now = version(table)
    return submit(table.id, seat, now, key or f"{seat}:{now}", what)


def step(table: Table, chance: FastChance, undo: int = 0) -> bool:
    """One entry of a random game, an undo one time in `undo` where one is free; False when the game is over."""
    seats = acting(table)
    if not seats:
        return False
    undoing = [seat for seat in SEATS if live_table(table.id).session.undoable(seat)]
    if undo and undoing and chance.choose(undo, "undo") == 0:
        assert do(table, undoing[0], UNDO).kind == "accepted"
        return True
    seat = seats[chance.choose(len(seats), "seat")]
    found = offers(table, seat)
    assert do(table, seat, found[chance.choose(len(found), "offer")]).kind == "accepted"
    return True


def play(table: Table, entries: int = 5000, seed: int = 1, undo: int = 0) -> Table:
    """Play so many entries, or to the end."""
    chance = FastChance(seed)
    for _ in range(entries):
        if not step(table, chance, undo):
            break
    table.refresh_from_db()
    return table


def forgotten(table: Table) -> Table:
    """As after a restart."""
    forget(table.id)
    return Table.objects.get(pk=table.pk)


def text(answer: HttpResponseBase) -> str:
    assert hasattr(answer, "content")
    return bytes(answer.content).decode()


def path_of(answer: HttpResponseBase) -> str:
    assert answer.status_code == 302
    return urlsplit(answer.headers["Location"]).path


def pages(table: Table) -> Iterator[str]:
    """Every page there is."""
    yield from ("/", "/play/undaunted/", "/archive/", "/rules/undaunted/")
    yield from (f"/play/undaunted/{each.id}/" for each in GAME.scenarios())
    yield from (address(table, seat) for seat in (*SEATS, WATCHING))
    yield from (f"/archive/{table.id}/{rest}" for rest in ("", "?at=0", "?at=9&seat=ger", "dice/"))
