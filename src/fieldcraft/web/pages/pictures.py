"""Pictures and fonts: a scenario's board, a link as QR code, the letters of the pages."""

from __future__ import annotations

import io
from typing import Final

import segno
from django.http import Http404, HttpRequest, HttpResponse

from fieldcraft.web.artwork import art_address, board
from fieldcraft.web.models import Chair
from fieldcraft.web.pages.start import known_game
from fieldcraft.web.pages.table import join_address
from fieldcraft.web.seating import info_of, is_open
from fieldcraft.web.typefaces import sheet

FOR_EVER: Final = "public, max-age=31536000, immutable"


def art(request: HttpRequest, game_id: str, scenario: str, stamp: str) -> HttpResponse:
    """A board's picture under an address made from its content, so that it may be kept for ever."""
    if scenario not in [each.id for each in known_game(game_id).scenarios()]:
        raise Http404
    response = HttpResponse(board(game_id, scenario), content_type="image/svg+xml")
    is_current = art_address(game_id, scenario) == request.path
    response["Cache-Control"] = FOR_EVER if is_current else "no-cache"
    return response


def font(request: HttpRequest, name: str) -> HttpResponse:
    """A font or the fonts' stylesheet; other content has another name."""
    fonts = sheet()
    content = fonts.content(name) if fonts else None
    if content is None:
        raise Http404
    kind = "text/css" if name.endswith(".css") else "font/woff2"
    return HttpResponse(content, content_type=kind, headers={"Cache-Control": FOR_EVER})


def link_code(request: HttpRequest, token: str) -> HttpResponse:
    """The QR code of a seat's link."""
    chair = Chair.objects.select_related("table").filter(token=token).first()
    if chair is None or not is_open(chair, info_of(chair.table)):
        raise Http404
    drawn = io.BytesIO()
    segno.make(join_address(request, chair), error="m").save(drawn, kind="svg", scale=5, border=2)
    response = HttpResponse(drawn.getvalue(), content_type="image/svg+xml")
    response["Cache-Control"] = "no-store"
    return response
