"""Home, and starting a game: game, scenario, and who sits where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.views.decorators.http import require_http_methods, require_POST

from fieldcraft.bots import BOTS
from fieldcraft.core.decision import ScenarioInfo
from fieldcraft.core.errors import BadInput
from fieldcraft.core.game import Game
from fieldcraft.core.registry import game, game_ids, has_room
from fieldcraft.core.secure import new_secret
from fieldcraft.core.text import LANGUAGES
from fieldcraft.web.models import Chair, Table
from fieldcraft.web.relay import seats_changed
from fieldcraft.web.seating import (
    OPEN_TALK,
    TALK_FIELD,
    chosen_options,
    chosen_sitters,
    has_sides,
    info_of,
    option_questions,
    seat_questions,
    seat_them,
)
from fieldcraft.web.talk import has_rules
from fieldcraft.web.visitors import LONGEST_NAME, here, one_line

PAGE: Final = "table.page"
THEMES: Final = ("", "light", "dark")
LATEST: Final = 12


def known_game(game_id: str) -> Game:
    """A game by the word in an address."""
    try:
        return game(game_id)
    except BadInput as error:
        raise Http404 from error


def game_with_page(game_id: str) -> Game:
    """A game that can be played on a page, by the word in an address."""
    of = known_game(game_id)
    if not has_room(of, PAGE):
        raise Http404
    return of


def home(request: HttpRequest) -> HttpResponse:
    """The games, those without a page apart, and the visitor's own tables."""
    mine = Table.objects.filter(chairs__visitor=here(request).id).distinct().order_by("-moved")[:LATEST]
    known = [game(each) for each in game_ids()]
    games = [(of.id, of.title, len(of.scenarios()), of.scenarios()[0].id) for of in known if has_room(of, PAGE)]
    others = [(of.id, of.title, len(of.scenarios())) for of in known if not has_room(of, PAGE)]
    tables = [described(table) for table in mine]
    return render(request, "web/home.html", {"games": games, "others": others, "tables": tables})


def described(table: Table) -> dict[str, Any]:
    """A table as lists show it."""
    return {"table": table, "title": game(table.game).title, "scenario": info_of(table)}


def scenarios(request: HttpRequest, game_id: str) -> HttpResponse:
    """All scenarios of a game."""
    of = game_with_page(game_id)
    sides = [(seat, of.seat_name(seat)) for seat in range(len(of.seat_ids))]
    return render(request, "web/scenarios.html", {"game": of, "scenarios": of.scenarios(), "sides": sides})


@require_http_methods(["GET", "POST"])
def new_table(request: HttpRequest, game_id: str, scenario: str) -> HttpResponse:
    """Sides or seats, and options; the address may hold answers to begin with. A POST sets the table up."""
    of = game_with_page(game_id)
    info = next((each for each in of.scenarios() if each.id == scenario), None)
    if info is None:
        raise Http404
    if request.method == "POST":
        return create(request, of, info)
    sides = [(seat, of.seat_name(seat), goal) for seat, goal in enumerate(info.goals)] if has_sides(info) else []
    context = {
        "game": of,
        "scenario": info,
        "sides": sides,
        "names": [(seat, name) for seat, name, _ in sides],
        "bots": [(name, f"menu-opponent-{name}") for name in reversed(BOTS)],
        "seats": [] if sides else seat_questions(of, info, request.GET),
        "options": option_questions(of, info, request.GET),
        "has_talk": has_rules(of),
        "is_talk_open": talks_openly(request.GET),
    }
    return render(request, "web/new.html", context)


def create(request: HttpRequest, of: Game, info: ScenarioInfo) -> HttpResponse:
    """A new table with its chairs; on to it."""
    try:
        sitters, options = chosen_sitters(info, request.POST), chosen_options(of, info, request.POST)
    except BadInput as error:
        return render(
            request, "web/notice.html", {"title": "web-unreadable-title", "message": error.message}, status=400
        )
    table = Table.objects.create(
        game=of.id,
        scenario=info.id,
        options=options,
        is_talk_open=talks_openly(request.POST),
        secret=new_secret(),
    )
    mine = seat_them(table, sitters, here(request))
    return HttpResponseRedirect(f"/table/{table.id}/{of.seat_ids[mine]}/")


def talks_openly(answers: Mapping[str, str]) -> bool:
    return answers.get(TALK_FIELD) == OPEN_TALK


def go(request: HttpRequest, table_id: str, seat: int) -> HttpResponse:
    """To a table by the seat's number."""
    table = Table.objects.filter(pk=table_id).first()
    if table is None or seat >= len(game(table.game).seat_ids):
        raise Http404
    return HttpResponseRedirect(f"/table/{table_id}/{game(table.game).seat_ids[seat]}/")


@require_POST
def settings(request: HttpRequest) -> HttpResponse:
    """The visitor's name, language, theme and whether it wants sounds."""
    visitor = here(request)
    language, theme, name = (request.POST.get(word) for word in ("language", "theme", "name"))
    if language in LANGUAGES:
        visitor.language = language or ""
    if theme in THEMES:
        visitor.theme = theme or ""
    if name is not None:
        visitor.name = one_line(name, LONGEST_NAME)
        mine = Chair.objects.filter(visitor=visitor.id)
        mine.update(name=visitor.name)
        for table_id in mine.values_list("table_id", flat=True).distinct():
            seats_changed(table_id)
    visitor.has_sound = "sound" in request.POST
    visitor.changed = True
    back = request.POST.get("back", "/")
    return HttpResponseRedirect(back if back.startswith("/") and not back.startswith("//") else "/")
