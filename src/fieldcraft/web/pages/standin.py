"""Where the seats play together, the computer stands in for a person who left, until that person comes back."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.views.decorators.http import require_POST

from fieldcraft.core.text import whole_number
from fieldcraft.web.models import Chair, Table
from fieldcraft.web.place import NotYours, Place
from fieldcraft.web.seating import COMRADE, has_sides, info_of
from fieldcraft.web.speaking import CAME_BACK, say_it
from fieldcraft.web.visitors import here

STANDS_IN = "web-stands-in"
KEEPS_SEAT = "web-keeps-seat"


@require_POST
def stand_in(request: HttpRequest, table_id: str, seat: str) -> HttpResponse:
    """Let the computer play for somebody who is not here: the page that follows wakes it.

    Only who sits at the table may ask for it.
    """
    try:
        place = Place(request, table_id, seat)
    except NotYours:
        return HttpResponse(status=403)
    number = whole_number(request.POST.get("chair", ""))
    chair = next((each for each in place.absent() if each.seat == number), None)
    if chair is None:
        return HttpResponse(status=403)
    chair.bot = COMRADE
    chair.save(update_fields=["bot"])
    say_it(place.live.id, chair.seat, STANDS_IN if chair.visitor else KEEPS_SEAT)
    return HttpResponseRedirect(place.address)


@require_POST
def come_back(request: HttpRequest, table_id: str, seat: str) -> HttpResponse:
    """Take one's own seat back from the computer."""
    table = Table.objects.filter(pk=table_id).first()
    if table is None or has_sides(info_of(table)):
        raise Http404
    number = whole_number(request.POST.get("chair", ""))
    chair = Chair.objects.filter(table=table, seat=-1 if number is None else number, visitor=here(request).id).first()
    if chair is None:
        return HttpResponse(status=403)
    if chair.bot:
        chair.bot = ""
        chair.save(update_fields=["bot"])
        say_it(table_id, chair.seat, CAME_BACK)
    return HttpResponseRedirect(f"/go/{table_id}/{chair.seat}/")
