"""The table: the page, acting, chat."""

from __future__ import annotations

import secrets
from hashlib import sha256
from html import escape
from typing import Any, Final
from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.middleware.csrf import get_token
from django.shortcuts import render
from django.utils.cache import patch_vary_headers
from django.utils.safestring import SafeString

from fieldcraft.core.errors import BadInput
from fieldcraft.web.artwork import dress
from fieldcraft.web.computer import wake
from fieldcraft.web.drawings import EMPTY_HAND, WATCH, Drawing
from fieldcraft.web.gate import submit
from fieldcraft.web.hub import SPECTATOR
from fieldcraft.web.live import UNDO
from fieldcraft.web.models import Chair, Remark
from fieldcraft.web.packing import Piece, strung, whole
from fieldcraft.web.place import NotYours, Place
from fieldcraft.web.relay import seats_changed
from fieldcraft.web.scenes import Hand
from fieldcraft.web.seating import info_of, is_open
from fieldcraft.web.talk import closed_by, phrases
from fieldcraft.web.visitors import here, one_line

LONGEST_REMARK: Final = 300


def table(request: HttpRequest, table_id: str, seat: str) -> HttpResponse:
    """The page of one seat, or of a spectator; POST acts."""
    try:
        place = Place(request, table_id, seat)
    except NotYours:
        return HttpResponseRedirect(f"/table/{table_id}/{WATCH}/")
    if place.has_computers:
        wake(table_id)
    return act(request, place) if request.method == "POST" else page(request, place)


def page(request: HttpRequest, place: Place) -> HttpResponse:
    """The whole page, or only the fragment if the script asks."""
    if "step" in request.GET:
        return past(request, place)
    # Asked before drawing: were it asked afterwards, somebody might have acted in between, and a page that shows
    # others at work would never look again.
    is_waiting = place.seat != SPECTATOR and waits(place)
    drawing = place.draw(Hand(request.GET.get("pick", ""), request.GET.get("aim", "")))
    if request.headers.get("X-Table"):
        if request.GET.get("after") == str(drawing.version):
            return HttpResponse(status=204)
        return answer(request, drawing)
    visitor = here(request)
    sits, info = place.seat != SPECTATOR, info_of(place.table)
    links = [
        (chair, place.game.seat_name(chair.seat), join_address(request, chair))
        for chair in place.seating.chairs
        if sits and is_open(chair, info)
    ]
    context: dict[str, Any] = {
        **dress(place.game),
        "fragment": with_token(request, drawing),
        "place": place,
        "stream": f"{place.address}stream?v={drawing.version}",
        "title": place.game.title,
        "links": [each for each in links if not each[0].bot],
        "instead": [each for each in links if each[0].bot],
        "others": [(place.game.seat_ids[seat], place.game.seat_name(seat)) for seat in place.other_seats(visitor.id)],
        "shared": place.is_shared,
        "absent": [(chair, place.game.seat_name(chair.seat)) for chair in place.absent()],
        "left": [(chair, place.game.seat_name(chair.seat)) for chair in place.left()],
        "waits": is_waiting,
    }
    return render(request, "web/table.html", context)


def past(request: HttpRequest, place: Place) -> HttpResponse:
    """The table as this viewer saw it after one of its steps."""
    wanted = request.GET["step"]
    step = int(wanted) if wanted.isdecimal() and len(wanted) < 7 else 0
    drawing, newest = place.draw_past(step)
    if request.headers.get("X-Table"):
        return answer(request, drawing)
    step = min(step, newest)
    context = {
        **dress(place.game),
        "fragment": SafeString(drawing.text),
        "place": place,
        "title": place.game.title,
        "step": step,
        "newest": newest,
        "before": max(0, step - 1),
        "after": step + 1,
    }
    return render(request, "web/past.html", context)


def waits(place: Place) -> bool:
    """Does this seat wait for somebody else? Without the script its page then looks again by itself."""
    with place.live.lock:
        state = place.live.session.state
        return state.outcome() is None and place.seat not in state.to_act()


def join_address(request: HttpRequest, chair: Chair) -> str:
    return request.build_absolute_uri(f"/join/{chair.token}/")


def csrf_field(request: HttpRequest) -> str:
    """The hidden field that proves a form came from our page; a form that came back and was proved keeps its token."""
    token = escape(request.POST.get("csrfmiddlewaretoken") or get_token(request))
    return f'<input type="hidden" name="csrfmiddlewaretoken" value="{token}">'


def pieces(request: HttpRequest, drawing: Drawing) -> list[Piece]:
    """The fragment with the forgery token in its forms."""
    return drawing.with_token(Piece(csrf_field(request)))


def with_token(request: HttpRequest, drawing: Drawing) -> SafeString:
    return SafeString(strung(pieces(request, drawing), False).decode())


def accepts_packed(request: HttpRequest) -> bool:
    return "gzip" in request.headers.get("Accept-Encoding", "")


def answer(request: HttpRequest, drawing: Drawing, status: int = 200) -> HttpResponse:
    """The fragment alone, for the script; packed from what is packed already."""
    packs, found = accepts_packed(request), pieces(request, drawing)
    response = HttpResponse(whole(found) if packs else strung(found, False), status=status)
    response["Cache-Control"] = "no-store"
    patch_vary_headers(response, ("Accept-Encoding",))
    if packs:
        response["Content-Encoding"] = "gzip"
    return response


def act(request: HttpRequest, place: Place) -> HttpResponse:
    """Do, undo, aim, pick or ask why; the script gets the new fragment, a form gets sent back to the page."""
    post = request.POST
    if "say" in post or "phrase" in post:
        return say(request, place)
    if place.seat == SPECTATOR:
        return shown(request, place, Hand(notice=place.words("web-spectators-watch")), status=403)
    do = f"{UNDO} {post['back']}" if "back" in post else UNDO if "undo" in post else post.get("do", "")
    if do:
        return acted(request, place, do)
    notice, rule = why(place, post["why"]) if "why" in post else ("", "")
    return shown(request, place, Hand(post.get("pick", post.get("picked", "")), post.get("aim", ""), notice, rule))


def acted(request: HttpRequest, place: Place, do: str) -> HttpResponse:
    """Through the gate, and what became of it."""
    version = request.POST.get("v", "")
    key = request.POST.get("key") or secrets.token_urlsafe(16)
    at = int(version) if version.isdecimal() and len(version) < 10 else -1
    if at > newest_version(place):
        at = -1  # a version that was never shown: whether it exists by now may be another seat's secret
    verdict = submit(place.live.id, place.seat, at, f"{place.seat}:{sha256(key.encode()).hexdigest()[:40]}", do)
    hand = Hand(notice=place.words.say(verdict.why) if verdict.why else "", rule=verdict.rule)
    status = {"stale": 409, "refused": 422}.get(verdict.kind, 200)
    if verdict.kind == "accepted" and place.has_computers:
        wake(place.live.id)
    return shown(request, place, hand, status)


def newest_version(place: Place) -> int:
    """The newest version that the viewer can have seen."""
    with place.live.lock:
        return place.live.shown_version(place.seat)


def shown(request: HttpRequest, place: Place, hand: Hand = EMPTY_HAND, status: int = 200) -> HttpResponse:
    """The fragment for the script; without it, the page again, with the selection in its address."""
    if request.headers.get("X-Table") or hand.notice:
        drawing = place.draw(hand)
        if request.headers.get("X-Table"):
            return answer(request, drawing, status)
        context = {
            **dress(place.game),
            "fragment": with_token(request, drawing),
            "place": place,
            "title": place.game.title,
            "stream": "",
        }
        return render(request, "web/table.html", context, status=status)
    query = urlencode({name: value for name, value in (("pick", hand.picked), ("aim", hand.aimed)) if value})
    return HttpResponseRedirect(place.address + (f"?{query}" if query else ""))


def why(place: Place, notation: str) -> tuple[str, str]:
    """Why something is not possible now, and the rule that says so."""
    with place.live.lock:
        state = place.live.session.state
        try:
            refusal = state.explain(place.seat, place.game.parse(state, notation[:80]))
        except BadInput:
            return place.words("web-unreadable"), ""
    return (place.words.say(refusal.message), refusal.rule) if refusal else ("", "")


def say(request: HttpRequest, place: Place) -> HttpResponse:
    """A line of chat, or a ready phrase; what the game's rules on talk forbid is refused with the rule."""
    phrase = request.POST.get("phrase", "")
    text = phrase or one_line(request.POST.get("say", ""), LONGEST_REMARK)
    with place.live.lock:
        state = place.live.session.state
        rule = closed_by(place.table, place.game, state, place.seat)
        is_refused = phrase not in phrases(place.game, state, place.seat) if phrase else bool(rule)
    if is_refused:
        return shown(request, place, Hand(notice=place.words("table-talk-closed"), rule=rule), status=422)
    if text:
        Remark.objects.create(
            table=place.table,
            is_spectators=place.seat == SPECTATOR,
            seat=place.seat,
            name=here(request).name or place.words("web-guest"),
            text=text,
            is_phrase=bool(phrase),
        )
        seats_changed(place.live.id)
    return shown(request, place)
