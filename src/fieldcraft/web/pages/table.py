"""The table: the page, acting, the live stream, joining by link, chat."""

from __future__ import annotations

import asyncio
import secrets
import zlib
from collections.abc import AsyncIterator
from hashlib import sha256
from typing import Any, Final
from urllib.parse import urlencode

from asgiref.sync import sync_to_async
from django.http import (
    Http404,
    HttpRequest,
    HttpResponse,
    HttpResponseBase,
    HttpResponseRedirect,
    StreamingHttpResponse,
)
from django.middleware.csrf import get_token
from django.shortcuts import render
from django.utils.safestring import SafeString
from django.views.decorators.http import require_POST

from fieldcraft.core.errors import BadInput
from fieldcraft.core.game import Game
from fieldcraft.core.registry import game
from fieldcraft.core.text import Reader, whole_number
from fieldcraft.web.artwork import dress
from fieldcraft.web.computer import wake
from fieldcraft.web.gate import submit
from fieldcraft.web.live import HUB, UNDO, Watcher, live_table, with_database
from fieldcraft.web.models import Chair, Remark, Table, new_token
from fieldcraft.web.relay import RELAY, announce
from fieldcraft.web.scenes import SPECTATOR, Hand, fragment, past_scene, scene
from fieldcraft.web.seating import has_sides, info_of, is_open, sit_down
from fieldcraft.web.talk import closed_by, phrases
from fieldcraft.web.visitors import here, one_line, words

WATCH: Final = "watch"
PING_SECONDS: Final = 15.0
LONGEST_REMARK: Final = 300
CSRF_MARK: Final = "<!--csrf-->"
EMPTY_HAND: Final = Hand()
CAME: Final = "web-came"
CAME_BACK: Final = "web-came-back"


class Place:
    """One viewer at one table: who, which seat, in which language."""

    def __init__(self, request: HttpRequest, table_id: str, seat_word: str) -> None:
        try:
            self.table = Table.objects.prefetch_related("chairs").get(pk=table_id)
        except Table.DoesNotExist as error:
            raise Http404 from error
        self.game: Game = game(self.table.game)
        self.seat_word = seat_word
        self.words: Reader = words(request)
        self.visitor = here(request).id
        self.seat = self.allowed_seat(self.visitor, seat_word)
        self.address = f"/table/{table_id}/{seat_word}/"

    def allowed_seat(self, visitor: str, word: str) -> int:
        """The seat's number if the visitor sits there; -1 for spectators."""
        if word == WATCH:
            return SPECTATOR
        if word not in self.game.seat_ids:
            raise Http404
        seat = self.game.seat_ids.index(word)
        chair = next((chair for chair in self.table.chairs.all() if chair.seat == seat), None)
        if chair is None:
            raise Http404
        if chair.visitor != visitor or chair.bot:
            raise NotYours(self.table.id)
        return seat

    def draw(self, hand: Hand = EMPTY_HAND) -> tuple[str, int]:
        """The fragment and its version."""
        live = live_table(self.table)
        with live.lock:
            shown = scene(self.table, live, self.seat, self.words, self.address, hand)
        return fragment(self.game, shown), shown.version

    def draw_past(self, step: int) -> tuple[str, int]:
        """The fragment after one of the viewer's steps, and the newest step."""
        live = live_table(self.table)
        with live.lock:
            shown = past_scene(self.table, live, self.seat, self.words, step)
            return fragment(self.game, shown), live.missed(self.seat)[1]

    def other_seats(self, visitor: str) -> list[int]:
        """The visitor's other seats at this table: two at one screen."""
        return [
            chair.seat
            for chair in self.table.chairs.all()
            if chair.visitor == visitor and chair.seat != self.seat and not chair.bot
        ]

    @property
    def is_shared(self) -> bool:
        """Do all seats play together? Then nobody gains if the computer plays for one who left."""
        return not has_sides(info_of(self.table))

    def absent(self) -> list[Chair]:
        """Other seats that are nobody's yet or whose person is not here, and which this seat may hand over."""
        if self.seat == SPECTATOR or not self.is_shared or self.table.is_over():
            return []
        present = HUB.here(self.table.id)
        return [
            chair
            for chair in self.table.chairs.all()
            if not chair.bot and chair.seat not in present and chair.visitor != self.visitor
        ]

    def left(self) -> list[Chair]:
        """The visitor's own seats in which the computer stands in."""
        return [chair for chair in self.table.chairs.all() if chair.bot and chair.visitor == self.visitor]


class NotYours(Exception):  # noqa: N818
    """A seat's page that belongs to somebody else: the table may still be watched."""

    def __init__(self, table_id: str) -> None:
        super().__init__(table_id)
        self.table_id = table_id


async def table(request: HttpRequest, table_id: str, seat: str) -> HttpResponseBase:
    """The page of one seat, or of a spectator; POST acts."""
    try:
        place = await sync_to_async(Place)(request, table_id, seat)
    except NotYours:
        return HttpResponseRedirect(f"/table/{table_id}/{WATCH}/")
    LOOPS.know()
    wake(table_id)
    if request.method == "POST":
        return await act(request, place)
    return await sync_to_async(page)(request, place)


def page(request: HttpRequest, place: Place) -> HttpResponse:
    """The whole page, or only the fragment if the script asks."""
    if "step" in request.GET:
        return past(request, place)
    # Asked before drawing: were it asked afterwards, somebody might have acted in between, and a page that shows
    # others at work would never look again.
    is_waiting = place.seat != SPECTATOR and waits(place)
    drawn, version = place.draw(Hand(request.GET.get("pick", ""), request.GET.get("aim", "")))
    if request.headers.get("X-Table"):
        if request.GET.get("after") == str(version):
            return HttpResponse(status=204)
        return answer(request, drawn)
    visitor = here(request)
    sits, info = place.seat != SPECTATOR, info_of(place.table)
    links = [
        (chair, place.game.seat_name(chair.seat), join_address(request, chair))
        for chair in place.table.chairs.all()
        if sits and is_open(chair, info)
    ]
    context: dict[str, Any] = {
        **dress(place.game),
        "fragment": with_token(request, drawn),
        "place": place,
        "stream": f"{place.address}stream?v={version}",
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
    drawn, newest = place.draw_past(step)
    if request.headers.get("X-Table"):
        return answer(request, drawn)
    step = min(step, newest)
    context = {
        **dress(place.game),
        "fragment": SafeString(drawn),
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
    live = live_table(place.table)
    with live.lock:
        state = live.session.state
        return state.outcome() is None and place.seat not in state.to_act()


def join_address(request: HttpRequest, chair: Chair) -> str:
    return request.build_absolute_uri(f"/join/{chair.token}/")


def csrf_field(request: HttpRequest) -> str:
    """The hidden field that proves a form came from our page."""
    return f'<input type="hidden" name="csrfmiddlewaretoken" value="{get_token(request)}">'


def with_token(request: HttpRequest, drawn: str) -> SafeString:
    """The fragment with the forgery token in its form."""
    return SafeString(drawn.replace(CSRF_MARK, csrf_field(request)))


def answer(request: HttpRequest, drawn: str, status: int = 200) -> HttpResponse:
    response = HttpResponse(with_token(request, drawn), status=status)
    response["Cache-Control"] = "no-store"
    return response


async def act(request: HttpRequest, place: Place) -> HttpResponseBase:
    """Do, undo, aim, pick or ask why; the script gets the new fragment, a form gets sent back to the page."""
    post = request.POST
    if "say" in post or "phrase" in post:
        return await sync_to_async(say)(request, place)
    if place.seat == SPECTATOR:
        hand = Hand(notice=place.words("web-spectators-watch"))
        return await sync_to_async(shown)(request, place, hand, status=403)
    do = f"{UNDO} {post['back']}" if "back" in post else UNDO if "undo" in post else post.get("do", "")
    if do:
        return await sync_to_async(acted)(request, place, do)
    notice, rule = await sync_to_async(why)(place, post["why"]) if "why" in post else ("", "")
    hand = Hand(post.get("pick", post.get("picked", "")), post.get("aim", ""), notice, rule)
    return await sync_to_async(shown)(request, place, hand)


def acted(request: HttpRequest, place: Place, do: str) -> HttpResponse:
    """Through the gate, and what became of it."""
    version = request.POST.get("v", "")
    key = request.POST.get("key") or secrets.token_urlsafe(16)
    at = int(version) if version.isdecimal() and len(version) < 10 else -1
    if at > newest_version(place):
        at = -1  # a version that was never shown: whether it exists by now may be another seat's secret
    verdict = submit(place.table.id, place.seat, at, f"{place.seat}:{sha256(key.encode()).hexdigest()[:40]}", do)
    hand = Hand(notice=place.words.say(verdict.why) if verdict.why else "", rule=verdict.rule)
    status = {"stale": 409, "refused": 422}.get(verdict.kind, 200)
    if verdict.kind == "accepted":
        after_commit(place.table.id)
    return shown(request, place, hand, status)


def newest_version(place: Place) -> int:
    """The newest version that the viewer can have seen."""
    live = live_table(place.table)
    with live.lock:
        return live.shown_version(place.seat)


def after_commit(table_id: str) -> None:
    """Computer players go on; called from a worker thread, so by way of the event loop."""
    LOOPS.run(table_id)


class Loops:
    """The event loop of this process, for threads that want to start something on it."""

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None

    def know(self) -> None:
        self._loop = asyncio.get_running_loop()

    def run(self, table_id: str) -> None:
        if self._loop is not None:
            self._loop.call_soon_threadsafe(wake, table_id)


LOOPS: Final = Loops()


def shown(request: HttpRequest, place: Place, hand: Hand = EMPTY_HAND, status: int = 200) -> HttpResponse:
    """The fragment for the script; without it, the page again, with the selection in its address."""
    if request.headers.get("X-Table") or hand.notice:
        drawn, _ = place.draw(hand)
        if request.headers.get("X-Table"):
            return answer(request, drawn, status)
        context = {
            **dress(place.game),
            "fragment": with_token(request, drawn),
            "place": place,
            "title": place.game.title,
            "stream": "",
        }
        return render(request, "web/table.html", context, status=status)
    query = urlencode({name: value for name, value in (("pick", hand.picked), ("aim", hand.aimed)) if value})
    return HttpResponseRedirect(place.address + (f"?{query}" if query else ""))


def why(place: Place, notation: str) -> tuple[str, str]:
    """Why something is not possible now, and the rule that says so."""
    live = live_table(place.table)
    with live.lock:
        state = live.session.state
        try:
            refusal = state.explain(place.seat, place.game.parse(state, notation[:80]))
        except BadInput:
            return place.words("web-unreadable"), ""
    return (place.words.say(refusal.message), refusal.rule) if refusal else ("", "")


def say(request: HttpRequest, place: Place) -> HttpResponse:
    """A line of chat, or a ready phrase; what the game's rules on talk forbid is refused with the rule."""
    phrase = request.POST.get("phrase", "")
    text = phrase or one_line(request.POST.get("say", ""), LONGEST_REMARK)
    live = live_table(place.table)
    with live.lock:
        state = live.session.state
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
        announce(place.table.id)
        HUB.tell(place.table.id)
    return shown(request, place)


async def stream(request: HttpRequest, table_id: str, seat: str) -> HttpResponseBase:
    """Server-sent events: the whole fragment whenever the table changes."""
    try:
        place = await sync_to_async(Place)(request, table_id, seat)
    except NotYours:
        return HttpResponse(status=403)
    LOOPS.know()
    RELAY.start()
    wake(table_id)
    packs = "gzip" in request.headers.get("Accept-Encoding", "")
    token = await sync_to_async(csrf_field)(request)
    response = StreamingHttpResponse(frames(place, token, packs), content_type="text/event-stream")
    response["Cache-Control"] = "no-store"
    response["X-Accel-Buffering"] = "no"
    if packs:
        response["Content-Encoding"] = "gzip"
    return response


async def frames(place: Place, token: str, packs: bool) -> AsyncIterator[bytes]:
    """Frames for one watcher; a slow one skips versions and never queues."""
    packer = zlib.compressobj(wbits=31) if packs else None

    def pack(text: str) -> bytes:
        raw = text.encode()
        return packer.compress(raw) + packer.flush(zlib.Z_SYNC_FLUSH) if packer else raw

    watcher: Watcher = HUB.join(place.table.id, place.seat, place.visitor)
    HUB.tell(place.table.id)
    sent, last = -1, ""
    try:
        yield pack("retry: 1500\n\n")
        while True:
            if watcher.is_retired:
                yield pack("event: retire\ndata: \n\n")
                return
            watcher.woken.clear()
            drawn, version = await DRAWINGS.newest(place)
            if drawn != last:  # what others do in secret sends nothing
                # The same version again means that only chat or presence changed: the script leaves the rest alone.
                kind = "event: side\n" if version == sent else ""
                sent, last = version, drawn
                data = "".join(f"data: {line}\n" for line in drawn.replace(CSRF_MARK, token).split("\n"))
                yield pack(f"{kind}id: {version}\n{data}\n")
            async for ping in pings(watcher):
                yield pack(ping)
    finally:
        HUB.leave(watcher)
        HUB.tell(place.table.id)


async def pings(watcher: Watcher) -> AsyncIterator[str]:
    """A sign of life every while, until there is something to tell."""
    while True:
        try:
            await asyncio.wait_for(watcher.woken.wait(), PING_SECONDS)
            return
        except TimeoutError:
            yield ": ping\n\n"


class Drawings:
    """The newest fragment for each kind of watcher: a hundred pages that see the same are drawn once."""

    def __init__(self) -> None:
        self._tasks: dict[tuple[str, int, str], tuple[int, asyncio.Task[tuple[str, int]]]] = {}

    async def newest(self, place: Place) -> tuple[str, int]:
        """The fragment of a place and its version."""
        key = (place.table.id, place.seat, place.words.language)
        changes = HUB.changes(place.table.id)
        known = self._tasks.get(key)
        if known is None or known[0] != changes:
            self._sweep()
            task = asyncio.get_running_loop().create_task(with_database(redraw, place))
            known = self._tasks[key] = (changes, task)
        return await asyncio.shield(known[1])

    def _sweep(self) -> None:
        """Forget tables that nobody watches any more."""
        for key in [key for key in self._tasks if not HUB.is_watched(key[0])]:
            del self._tasks[key]


DRAWINGS: Final = Drawings()


def redraw(place: Place) -> tuple[str, int]:
    """The present fragment, from the database if another process moved."""
    place.table = Table.objects.prefetch_related("chairs").get(pk=place.table.id)
    return place.draw()


def tell(table: Table, seat: int, what: str) -> None:
    """Say it in the chat of the seats and of the spectators, as the table's own word."""
    for is_spectators in (False, True):
        Remark.objects.create(table=table, is_spectators=is_spectators, seat=seat, name="", text=what)
    announce(table.id)
    HUB.tell(table.id)


def join(request: HttpRequest, token: str) -> HttpResponse:
    """Take the chair whose secret link this is, from the computer if that plays there meanwhile.

    Who comes without a cookie is sent round once: messengers that only fetch a preview of the link take no seat.
    """
    chair = Chair.objects.select_related("table").filter(token=token).first()
    visitor = here(request)
    if chair is None or (chair.bot and has_sides(info_of(chair.table))):
        return render(request, "web/notice.html", {"title": "web-no-link", "text": "web-no-link-text"}, status=404)
    of = game(chair.table.game)
    if visitor.is_new or request.method != "GET":
        return HttpResponseRedirect(request.path)
    was, keeper = chair.visitor, chair.bot
    if not sit_down(chair, visitor):
        return HttpResponseRedirect(f"/table/{chair.table_id}/{WATCH}/")
    if keeper:
        tell(chair.table, chair.seat, CAME_BACK if was else CAME)
    elif not was:
        announce(chair.table_id)
        HUB.tell(chair.table_id)
    return HttpResponseRedirect(f"/table/{chair.table_id}/{of.seat_ids[chair.seat]}/")


@require_POST
def renew_link(request: HttpRequest, table_id: str, seat: str) -> HttpResponse:
    """A new link for a free chair; the old one no longer works. Only who sits at the table may ask for it."""
    try:
        place = Place(request, table_id, seat)
    except NotYours:
        return HttpResponse(status=403)
    if place.seat == SPECTATOR:
        return HttpResponse(status=403)
    number = whole_number(request.POST.get("chair", ""))
    for chair in place.table.chairs.all():
        if chair.seat == number and is_open(chair, info_of(place.table)):
            Chair.objects.filter(pk=chair.pk, visitor="").update(token=new_token())
    return HttpResponseRedirect(place.address)
