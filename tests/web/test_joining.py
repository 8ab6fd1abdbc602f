"""Links to free seats: who takes a seat by them, who may make them anew."""

from __future__ import annotations

import re
import threading
from xml.etree import ElementTree

import pytest
from django.db import connection
from django.test import Client

from fieldcraft.web.models import Table
from tests.web.tables import (
    WATCHING,
    address,
    guest,
    path_of,
    text,
)

pytestmark = pytest.mark.django_db


def link_in(page: str) -> str:
    found = re.search(r'value="http://testserver(/join/[\w-]+/)"', page)
    assert found is not None
    return found.group(1)


def test_a_link_seats_one_person(ann: Client, bo: Client, inviting: Table) -> None:
    link = link_in(text(ann.get(address(inviting, 0))))
    assert path_of(bo.get(link)) == address(inviting, 1)
    assert path_of(guest("cy").get(link)) == address(inviting, WATCHING)
    assert path_of(bo.get(link)) == address(inviting, 1)
    assert [chair.visitor for chair in inviting.chairs.all()] == ["ann", "bo"]
    assert link not in text(ann.get(address(inviting, 0)))


@pytest.mark.django_db(transaction=True)
def test_a_link_seats_one_of_many_at_once(inviting: Table) -> None:
    link, places, start = f"/join/{inviting.chairs.get(seat=1).token}/", list[str](), threading.Barrier(6)

    def come(number: int) -> None:
        client = guest(f"guest {number}")
        start.wait()
        places.append(path_of(client.get(link)))
        connection.close()

    threads = [threading.Thread(target=come, args=(number,)) for number in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(places) == sorted([address(inviting, 1), *[address(inviting, WATCHING)] * 5])


def test_a_new_guest_takes_a_seat_at_once(inviting: Table) -> None:
    link, client = f"/join/{inviting.chairs.get(seat=1).token}/", Client()
    assert client.get(link, follow=True).redirect_chain[-1] == (address(inviting, 1), 302)


def test_a_preview_of_a_link_takes_no_seat(inviting: Table) -> None:
    """Messengers fetch what is sent; they follow redirects and keep no cookies. Nor does asking for the headers."""
    chair = inviting.chairs.get(seat=1)
    path = f"/join/{chair.token}/"
    for _ in range(4):
        path = path_of(Client().get(path))
    guest("bo").head(path)
    guest("bo").post(path)
    chair.refresh_from_db()
    assert chair.visitor == ""


def test_a_renewed_link_ends_the_old_one(ann: Client, bo: Client, inviting: Table) -> None:
    old = link_in(text(ann.get(address(inviting, 0))))
    ann.post(f"{address(inviting, 0)}renew-link/", {"chair": "1"})
    new = link_in(text(ann.get(address(inviting, 0))))
    assert old != new
    assert bo.get(old).status_code == 404
    assert bo.get(f"{old}code.svg").status_code == 404
    assert path_of(bo.get(new)) == address(inviting, 1)


@pytest.mark.parametrize("seat", [0, WATCHING])
def test_a_stranger_renews_no_link(bo: Client, inviting: Table, seat: int) -> None:
    token = inviting.chairs.get(seat=1).token
    assert bo.post(f"{address(inviting, seat)}renew-link/", {"chair": "1"}).status_code == 403
    assert inviting.chairs.get(seat=1).token == token


@pytest.mark.parametrize("number", ["0", "2", "-1", "x", "9" * 5000, "²"])
def test_only_a_free_chairs_link_is_renewed(ann: Client, inviting: Table, number: str) -> None:
    tokens = [chair.token for chair in inviting.chairs.all()]
    assert ann.post(f"{address(inviting, 0)}renew-link/", {"chair": number}).status_code == 302
    assert [chair.token for chair in inviting.chairs.all()] == tokens


def test_links_are_shown_to_who_sits_there_alone(bo: Client, inviting: Table) -> None:
    tokens = [chair.token for chair in inviting.chairs.all()]
    shown = text(bo.get(address(inviting, WATCHING))) + text(bo.get(address(inviting, 0), follow=True))
    assert not [token for token in tokens if token in shown]
    assert len(set(tokens)) == 2
    assert min(map(len, tokens)) >= 24


def test_a_computers_chair_is_not_for_taking(bo: Client, against_bot: Table) -> None:
    assert bo.get(f"/join/{against_bot.chairs.get(seat=1).token}/").status_code == 404


def test_the_link_as_a_picture(ann: Client, inviting: Table) -> None:
    link = link_in(text(ann.get(address(inviting, 0))))
    answer = ann.get(f"{link}code.svg")
    assert answer.headers["Content-Type"] == "image/svg+xml"
    assert "no-store" in answer.headers["Cache-Control"]
    assert ElementTree.fromstring(text(answer)).tag.endswith("svg")
    ann.post(f"{address(inviting, 0)}renew-link/", {"chair": "1"})
    assert text(ann.get(f"{link_in(text(ann.get(address(inviting, 0))))}code.svg")) != text(answer)
