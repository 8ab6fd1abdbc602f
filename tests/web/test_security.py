"""The plain security of the web: headers, tokens, cookies, text that stays text, secrets that stay secret."""

from __future__ import annotations

import re

import pytest
from django.conf import settings
from django.test import Client

from fieldcraft.web import settings as base
from fieldcraft.web.artwork import art_address
from fieldcraft.web.models import Chair, Remark, Table
from fieldcraft.web.visitors import COOKIE
from tests.web.tables import (
    GAME,
    NASTY,
    WATCHING,
    address,
    guest,
    offers,
    pages,
    path_of,
    play,
    text,
    version,
)

pytestmark = pytest.mark.django_db


def test_security_headers(ann: Client, friends: Table) -> None:
    for path in (*pages(friends), "/join/nowhere/", art_address(GAME.id, "1"), "/static/table.css"):
        headers = ann.get(path).headers
        assert headers["X-Content-Type-Options"] == "nosniff", path
        if path.startswith("/static/"):
            continue
        policy = dict(part.strip().partition(" ")[::2] for part in headers["Content-Security-Policy"].split(";"))
        assert policy["default-src"] == "'self'"
        assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
        assert policy["form-action"] == "'self'"
        assert "unsafe" not in policy.get("script-src", "")
        assert headers["X-Frame-Options"] == "DENY"
        assert headers["Referrer-Policy"] == "same-origin"


def test_pages_have_no_script_in_them(ann: Client, finished: Table) -> None:
    for path in pages(finished):
        shown = text(ann.get(path))
        assert not re.search(r"<script(?![^>]*\bsrc=)", shown)
        assert not re.search(r"""<[^>]*\son\w+\s*=""", shown)
        assert not re.search(r'(src|href)="(https?:)?//', shown)


def test_a_form_needs_its_token(inviting: Table) -> None:
    client = guest("ann", csrf=True)
    own = address(inviting, 0)
    for path in ("/settings/", "/play/undaunted/1/", "/archive/upload/", own, f"{own}renew-link/"):
        assert client.post(path, {"name": "x", "side": "0", "opponent": "friend", "say": "x"}).status_code == 403, path
    assert not Remark.objects.exists()
    assert Table.objects.count() == 1
    found = re.findall(r'name="csrfmiddlewaretoken" value="([^"]+)"', text(client.get(own)))
    form = {"say": "hello", "csrfmiddlewaretoken": found[0]}
    assert client.post(own, form).status_code == 302
    assert Remark.objects.get().text == "hello"
    assert client.post(own, form | {"csrfmiddlewaretoken": "x" * 64}).status_code == 403


def test_only_posts_change_anything(ann: Client, inviting: Table) -> None:
    own = address(inviting, 0)
    assert ann.get("/settings/?name=x").status_code == 405
    assert ann.get(f"{own}renew-link/?chair=1").status_code == 405
    assert ann.get("/archive/upload/").status_code == 405
    ann.get(own, {"do": offers(inviting, 0)[0], "v": "0", "say": "x"})
    assert version(inviting) == 0
    assert not Remark.objects.exists()


def test_names_and_chat_stay_text(friends: Table) -> None:
    ann, bo = guest("ann"), guest("bo")
    ann.post("/settings/", {"name": NASTY[:30]})
    ann.post(address(friends, 0), {"say": NASTY})
    for client, seat in ((ann, 0), (bo, 1), (bo, WATCHING)):
        for headers in ({}, {"X-Table": "1"}):
            shown = text(client.get(address(friends, seat), headers=headers))
            assert "<script>alert" not in shown
            assert "&lt;script&gt;" in shown
    for path in ("/", "/archive/"):
        assert "<script>alert" not in text(ann.get(path))


@pytest.mark.parametrize(
    "said", ["", "  \t\n ", "\0", "​" * 3, "x" * 100_000, "data: x\n\nevent: y", "‮abc", "é\r\nid: 9"]
)
def test_anything_may_be_said(ann: Client, friends: Table, said: str) -> None:
    """It is cut, on one line, and never breaks the page or the stream."""
    assert ann.post(address(friends, 0), {"say": said}, headers={"X-Table": "1"}).status_code == 200
    for remark in Remark.objects.all():
        assert len(remark.text) <= 300
        assert not re.search(r"[\0\r\n\v\f\x1c-\x1f\x85\u2028\u2029]", remark.text)


def test_cookies_are_out_of_reach_of_scripts() -> None:
    answer = Client().get("/")
    assert set(answer.cookies) == {COOKIE, settings.CSRF_COOKIE_NAME}
    for cookie in answer.cookies.values():
        assert cookie["httponly"]
        assert cookie["samesite"] == "Lax"
        assert cookie["path"] == "/"


@pytest.mark.parametrize("edit", ["x", "", "ann", "a:b:c", "\\", "é"])
def test_an_edited_cookie_is_a_new_guest(friends: Table, edit: str) -> None:
    client = guest("ann")
    value = client.cookies[COOKIE].value
    client.cookies[COOKIE] = edit + value[1:] if edit == "x" else edit
    assert path_of(client.get(address(friends, 0))) == address(friends, WATCHING)
    assert client.cookies[COOKIE].value != value
    assert not list(Chair.objects.filter(table=friends).exclude(visitor__in=("ann", "bo")))


def test_guests_are_told_apart() -> None:
    """And nobody can guess another's identity."""
    cookies = set()
    for _ in range(20):
        client = Client()
        client.get("/")
        cookies.add(client.cookies[COOKIE].value.split(":")[0])
    assert len(cookies) == 20


def test_the_key_is_this_installations_own() -> None:
    assert (base.DATA / "secret-key").read_text(encoding="utf-8") == settings.SECRET_KEY
    assert len(settings.SECRET_KEY) > 50
    assert (base.DATA / "secret-key").stat().st_mode & 0o077 == 0
    assert not settings.DEBUG


def test_nothing_secret_is_on_an_unfinished_page(ann: Client, friends: Table) -> None:
    play(friends, 10)
    secrets = [bytes(friends.secret).hex(), *(chair.token for chair in friends.chairs.all()), settings.SECRET_KEY]
    for seat in (0, WATCHING):
        shown = text(ann.get(address(friends, seat)))
        assert not [secret for secret in secrets if secret in shown]


def test_another_host_name_is_refused(ann: Client) -> None:
    """Else a link to join could be made to lead elsewhere."""
    assert ann.get("/", headers={"Host": "evil.example"}).status_code == 400
