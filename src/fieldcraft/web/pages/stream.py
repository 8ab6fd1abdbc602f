"""The live stream of a table: server-sent events, the whole fragment whenever what a viewer sees has changed."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from typing import Final

from asgiref.sync import sync_to_async
from django.http import HttpRequest, HttpResponse, HttpResponseBase, StreamingHttpResponse

from fieldcraft.web.computer import wake
from fieldcraft.web.drawings import DRAWINGS
from fieldcraft.web.hub import HUB, SPECTATOR, Viewer
from fieldcraft.web.packing import HEAD, Piece, strung
from fieldcraft.web.pages.table import accepts_packed, csrf_field
from fieldcraft.web.place import NotYours, Place
from fieldcraft.web.relay import RELAY

RETRY: Final = Piece("retry: 1500\n\n")
RETIRE: Final = Piece("event: retire\ndata: \n\n")
PING: Final = Piece(": ping\n\n")
END: Final = Piece("\n\n")


async def stream(request: HttpRequest, table_id: str, seat: str) -> HttpResponseBase:
    """A stream for one seat, or for a spectator."""
    try:
        place = await sync_to_async(Place)(request, table_id, seat)
    except NotYours:
        return HttpResponse(status=403)
    RELAY.start()
    if place.has_computers:
        wake(table_id)
    packs = accepts_packed(request)
    content = frames(place.viewer, place.visitor, Piece(csrf_field(request)), packs)
    response = StreamingHttpResponse(content, content_type="text/event-stream")
    response["Cache-Control"] = "no-store"
    response["X-Accel-Buffering"] = "no"
    if packs:
        response["Content-Encoding"] = "gzip"
    return response


async def frames(viewer: Viewer, visitor: str, token: Piece, packs: bool) -> AsyncGenerator[bytes, None]:
    """Frames for one watcher; a slow one skips versions and never queues."""
    watcher = HUB.join(viewer, visitor)
    presence_changed(viewer)
    sent, last = -1, ""
    try:
        yield (HEAD if packs else b"") + strung([RETRY], packs)
        while True:
            if watcher.is_retired:
                yield strung([RETIRE], packs)
                return
            watcher.look()
            drawing = await DRAWINGS.newest(viewer)
            if drawing.text != last:  # what others do in secret sends nothing
                head = drawing.aside if drawing.version == sent else drawing.news
                sent, last = drawing.version, drawing.text
                yield strung([head, *drawing.with_token(token), END], packs)
            while not await watcher.news():
                yield strung([PING], packs)
    finally:
        HUB.leave(watcher)
        DRAWINGS.leave(viewer.table_id)
        presence_changed(viewer)


def presence_changed(viewer: Viewer) -> None:
    """Somebody came or went: all see it, unless it is one spectator more or less."""
    if viewer.seat != SPECTATOR:
        HUB.change(viewer.table_id)
        HUB.wake(viewer.table_id)
