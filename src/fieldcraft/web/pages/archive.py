"""Finished games: the list, the record, stepping through it, and the proof of the dice."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any, Final

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.safestring import SafeString
from django.views.decorators.http import require_GET, require_POST

from fieldcraft.core.errors import BadRecord
from fieldcraft.core.record import ChanceLine, Record, Replay, read, replay, verify
from fieldcraft.core.registry import room
from fieldcraft.ui.scene import Person, Scene
from fieldcraft.web.artwork import art_address, dress
from fieldcraft.web.hub import SPECTATOR
from fieldcraft.web.live import live_table
from fieldcraft.web.models import Table
from fieldcraft.web.pages.start import described
from fieldcraft.web.scenes import LOG_LINES, line
from fieldcraft.web.templatetags.say import printable
from fieldcraft.web.visitors import here, words

LARGEST_RECORD: Final = 2_000_000
LATEST: Final = 50
ALL: Final = "all"
"""In place of a seat: everything open."""


def finished(table_id: str) -> tuple[Table, Record]:
    """A finished table and its record."""
    try:
        table = Table.objects.prefetch_related("chairs").get(pk=table_id)
    except Table.DoesNotExist as error:
        raise Http404 from error
    if not table.is_over():
        raise Http404
    live = live_table(table_id)
    with live.lock:
        return table, live.session.closed()


@require_GET
def archive(request: HttpRequest) -> HttpResponse:
    """The visitor's finished games, and a place to bring a record to."""
    mine = Table.objects.filter(chairs__visitor=here(request).id, winners__isnull=False).distinct().order_by("-moved")
    return render(request, "web/archive.html", {"tables": [described(table) for table in mine[:LATEST]]})


@require_GET
def record(request: HttpRequest, table_id: str) -> HttpResponse:
    """The record as a file."""
    table, found = finished(table_id)
    response = HttpResponse(found.text(), content_type="application/jsonl; charset=utf-8")
    response["Content-Disposition"] = f'attachment; filename="{table.game}-{table.scenario}-{table.id}.jsonl"'
    return response


@require_GET
def step_through(request: HttpRequest, table_id: str) -> HttpResponse:
    """A finished game after `at` decisions, with everything open or from one seat's eyes."""
    table, found = finished(table_id)
    return show(request, replay(found, table.id), {"table": table})


@require_POST
def upload(request: HttpRequest) -> HttpResponse:
    """Step through a record that was brought along; nothing of it is kept."""
    text = request.POST.get("record", "")
    file = request.FILES.get("file")
    if file is not None and file.size is not None and file.size <= LARGEST_RECORD:
        text = file.read().decode("utf-8", "replace")
    try:
        playing = replay(read(text[:LARGEST_RECORD], words(request)("web-record")), words(request)("web-record"))
        return show(request, playing, {"text": printable(text)})
    except BadRecord as error:
        context = {"title": "web-bad-record", "message": error.message}
        return render(request, "web/notice.html", context, status=422)


def show(request: HttpRequest, playing: Replay, context: dict[str, Any]) -> HttpResponse:
    """One moment of a replay."""
    asked = request.POST if request.method == "POST" else request.GET
    total = playing.record.decisions()
    wanted = asked.get("at", "")
    at = min(int(wanted), total) if wanted.isdecimal() and len(wanted) < 7 else total
    steps = playing.steps()
    done = [next(steps) for _ in range(at)]
    word = asked.get("seat", "")
    seat = playing.game.seat_ids.index(word) if word in playing.game.seat_ids else SPECTATOR
    seen = moment(request, playing, seat, at)
    if word == ALL:
        seen = replace(seen, open=tuple(playing.state.view(each) for each in range(len(playing.record.header.seats))))
    drawn = room(playing.game, "table.page").fragment(seen)
    context |= dress(playing.game) | {
        "fragment": SafeString(printable(drawn)),
        "at": at,
        "total": total,
        "before": max(0, at - 1),
        "after": min(total, at + 1),
        "seat": word if seat != SPECTATOR or word == ALL else "",
        "seats": [
            (each, playing.game.seat_name(number))
            for number, each in enumerate(playing.game.seat_ids[: len(playing.record.header.seats)])
        ],
        "did": done[-1] if done else None,
        "title": playing.game.title,
    }
    return render(request, "web/replay.html", context)


def moment(request: HttpRequest, playing: Replay, seat: int, at: int) -> Scene:
    """The scene of a replay: nobody can act in it."""
    of, state, header = playing.game, playing.state, playing.record.header
    outcome = state.outcome()
    events = [event for event in playing.events.events if event.reaches(seat)][0 if outcome else -LOG_LINES :]
    return Scene(
        game=of.id,
        scenario=header.scenario,
        version=at,
        seat=seat,
        view=state.view(None if seat == SPECTATOR else seat),
        decision=None,
        offers=(),
        waiting_for=of.visibly_acting(state, seat),
        picked="",
        aimed="",
        undo="",
        verdict=of.verdict(outcome) if outcome else None,
        log=tuple(line(of, state, at, event, words(request)) for event in events),
        people=tuple(Person(number, name, True, name.startswith("bot:")) for number, name in enumerate(header.seats)),
        chat=(),
        reader=words(request),
        address="",
        art=art_address(of.id, header.scenario),
    )


@require_GET
def proof(request: HttpRequest, table_id: str) -> HttpResponse:
    """Every roll and draw recomputed from the revealed secret, and how lucky each die was."""
    table, found = finished(table_id)
    assert found.closing is not None
    outcomes = verify(found, table.id)
    rolls = [each for each in found.lines if isinstance(each, ChanceLine) and isinstance(each.got, int)]
    faces = Counter(int(each.got) for each in rolls)
    context = {
        "table": table,
        "outcomes": outcomes,
        "commitment": found.header.commitment,
        "secret": found.closing.secret,
        "faces": [(face, faces[face], round(100 * faces[face] / max(1, len(rolls)))) for face in range(10)],
        "rolls": len(rolls),
    }
    return render(request, "web/proof.html", context)
