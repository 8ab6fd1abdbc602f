"""Links to free seats: taking a seat by one, and making it anew."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.views.decorators.http import require_POST

from fieldcraft.core.registry import game
from fieldcraft.core.text import whole_number
from fieldcraft.web.drawings import WATCH
from fieldcraft.web.hub import SPECTATOR
from fieldcraft.web.models import Chair, new_token
from fieldcraft.web.place import NotYours, Place
from fieldcraft.web.relay import seats_changed
from fieldcraft.web.seating import has_sides, info_of, is_open, sit_down
from fieldcraft.web.speaking import CAME, CAME_BACK, say_it
from fieldcraft.web.visitors import here


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
        say_it(chair.table_id, chair.seat, CAME_BACK if was else CAME)
    elif not was:
        seats_changed(chair.table_id)
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
    for chair in place.seating.chairs:
        if chair.seat == number and is_open(chair, info_of(place.table)):
            Chair.objects.filter(pk=chair.pk, visitor="").update(token=new_token())
            seats_changed(place.live.id)
    return HttpResponseRedirect(place.address)
