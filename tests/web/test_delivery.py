"""How pages travel: packed, and unpacked the same; drawn once for all who see the same."""

from __future__ import annotations

import gzip
import zlib
from collections import Counter
from itertools import permutations
from typing import Any

import pytest
from asgiref.sync import async_to_sync, sync_to_async
from django.http import HttpResponseBase, StreamingHttpResponse
from django.test import Client

from fieldcraft.web import drawings
from fieldcraft.web.drawings import tell
from fieldcraft.web.hub import HUB, Viewer
from fieldcraft.web.live import Live
from fieldcraft.web.models import Entry, Table
from fieldcraft.web.packing import HEAD, Piece, strung, whole
from fieldcraft.web.pages.stream import frames
from tests.web.tables import address, offers, seen

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("streams_here")]


def body(answer: HttpResponseBase) -> bytes:
    if isinstance(answer, StreamingHttpResponse):
        return answer.getvalue()
    return bytes(getattr(answer, "content"))  # noqa: B009 - only some responses have one


@pytest.mark.parametrize("path", ["/play/undaunted/", "/static/table.css", "/rules/undaunted/", "TABLE"])
def test_what_is_large_travels_packed(ann: Client, friends: Table, path: str) -> None:
    where = address(friends, 0) if path == "TABLE" else path
    plain, packed = ann.get(where), ann.get(where, headers={"Accept-Encoding": "gzip"})
    assert "Content-Encoding" not in plain.headers
    assert packed.headers["Content-Encoding"] == "gzip"
    sent = body(packed)
    unpacked = gzip.decompress(sent).decode()
    assert seen(unpacked) == seen(body(plain).decode())
    assert len(sent) < len(unpacked) / 2


def test_what_the_script_gets_travels_packed(ann: Client, friends: Table) -> None:
    where = address(friends, 0)
    plain = ann.get(where, headers={"X-Table": "1"})
    packed = ann.get(where, headers={"X-Table": "1", "Accept-Encoding": "gzip"})
    assert packed.headers["Content-Encoding"] == "gzip"
    assert seen(gzip.decompress(packed.content).decode()) == seen(plain.content.decode())
    assert "Accept-Encoding" in packed.headers["Vary"]


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_packed_pieces_string_together_in_any_order(order: tuple[int, ...]) -> None:
    texts = ("one " * 500, "zwei, with ї and ç " * 400, "")
    pieces = [Piece(texts[number]) for number in order]
    wanted = "".join(texts[number] for number in order)
    assert gzip.decompress(whole(pieces)).decode() == wanted
    assert strung(pieces, False).decode() == wanted
    stream = zlib.decompressobj(wbits=31)
    assert (stream.decompress(HEAD) + stream.decompress(strung(pieces, True))).decode() == wanted


def test_a_packed_stream_says_what_a_plain_one_says(friends: Table) -> None:
    """Frame by frame: each can be read as soon as it is there, and holds the viewer's own token."""

    async def first_two(packs: bool) -> list[bytes]:
        stream = frames(Viewer(friends.id, 0, "en"), "", Piece("TOKEN"), packs)
        try:
            return [await anext(stream) for _ in range(2)]
        finally:
            await stream.aclose()

    plain, packed = (async_to_sync(first_two)(packs) for packs in (False, True))
    unpacker = zlib.decompressobj(wbits=31)
    assert [unpacker.decompress(each) for each in packed] == plain
    assert b"TOKEN" in plain[1]
    assert b"csrf" not in plain[1]


def test_equal_viewers_are_drawn_once(friends: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Viewer] = []
    draw = drawings.draw_known

    def counted(live: Live, viewer: Viewer, *rest: Any) -> drawings.Drawing:
        drawn.append(viewer)
        return draw(live, viewer, *rest)

    monkeypatch.setattr(drawings, "draw_known", counted)

    async def watching() -> None:
        viewers = [Viewer(friends.id, seat, "en") for seat in (0, 0, 1, -1, -1)] + [Viewer(friends.id, -1, "uk")]
        watchers = [HUB.join(viewer) for viewer in viewers]
        try:
            await sync_to_async(tell)(friends.id)
            assert Counter(drawn) == Counter(set(viewers))
            assert all([await watcher.news() for watcher in watchers])
            assert {drawings.DRAWINGS.drawn(viewer) for viewer in viewers} != {None}
        finally:
            for watcher in watchers:
                HUB.leave(watcher)
            drawings.DRAWINGS.leave(friends.id)

    async_to_sync(watching)()
    assert not HUB.is_watched(friends.id)
    assert friends.id not in drawings.DRAWINGS.kept


def test_a_sign_of_life_is_no_news(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fieldcraft.web.hub.PING_SECONDS", 0.01)

    async def waiting() -> tuple[bool, bool]:
        watcher = HUB.join(Viewer("nowhere", -1, "en"))
        try:
            quiet = await watcher.news()
            watcher.wake()
            return quiet, await watcher.news()
        finally:
            HUB.leave(watcher)

    assert async_to_sync(waiting)() == (False, True)


def test_a_new_name_and_a_new_link_are_seen_at_once(inviting: Table, ann: Client) -> None:
    """Who sits where is remembered between requests, but never longer than it holds."""
    where = address(inviting, 0)
    link = inviting.chairs.get(seat=1).token
    assert link in ann.get(where).content.decode()
    ann.post("/settings/", {"name": "Annabel Lee", "back": "/"})
    ann.post(f"{where}renew-link/", {"chair": "1"})
    page = ann.get(where).content.decode()
    assert "Annabel Lee" in page
    assert link not in page
    assert inviting.chairs.get(seat=1).token in page


def test_what_another_process_stored_is_seen_before_it_is_announced(friends: Table, ann: Client) -> None:
    """A drawing that lies ready for the streams is no answer any more once the log went on elsewhere."""
    viewer, do = Viewer(friends.id, 0, "en"), offers(friends, 0)[0]

    def elsewhere() -> None:
        Entry.objects.create(table=friends, number=1, seat=0, do=do, key="elsewhere")
        Table.objects.filter(pk=friends.id).update(version=1)

    def asked() -> str:
        return seen(ann.get(address(friends, 0), headers={"X-Table": "1"}).content.decode())

    async def watching() -> tuple[str, str, str]:
        watcher = HUB.join(viewer)
        try:
            await sync_to_async(tell)(friends.id)
            ready = drawings.DRAWINGS.drawn(viewer)
            assert ready is not None
            before = await sync_to_async(asked)()
            await sync_to_async(elsewhere)()
            assert drawings.DRAWINGS.drawn(viewer) is ready
            return ready.text, before, await sync_to_async(asked)()
        finally:
            HUB.leave(watcher)
            drawings.DRAWINGS.leave(friends.id)

    ready, before, after = async_to_sync(watching)()
    assert 'data-v="0"' in ready
    assert 'data-v="0"' in before
    assert 'data-v="1"' in after
