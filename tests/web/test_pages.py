"""Every page, in every language; joining, the archive, settings; and the plain security of the web."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit
from xml.etree import ElementTree

import pytest
from django.conf import settings
from django.core import signing
from django.core.files.uploadedfile import SimpleUploadedFile
from django.db import connection
from django.http import HttpResponseBase
from django.test import Client

from fieldcraft.core.record import read, replay, verify
from fieldcraft.core.registry import game_packages
from fieldcraft.core.secure import commitment_of
from fieldcraft.core.text import LANGUAGES, Reader, catalogue_texts
from fieldcraft.web import settings as base
from fieldcraft.web.artwork import art_address
from fieldcraft.web.live import live_table, touch
from fieldcraft.web.models import Chair, Remark, Table
from fieldcraft.web.visitors import COOKIE, SALT
from tests.web.tables import GAME, SEATS, WATCHING, acting, address, do, guest, offers, play, version

pytestmark = pytest.mark.django_db
RECORDS = sorted((Path(__file__).parents[1] / "records" / "undaunted").glob("*.jsonl"))
NASTY = '<script>alert("x")</script>'
OPPONENTS = ("random", "greedy", "same-screen", "friend")


def text(answer: HttpResponseBase) -> str:
    assert hasattr(answer, "content")
    return bytes(answer.content).decode()


def path_of(answer: HttpResponseBase) -> str:
    assert answer.status_code == 302
    return urlsplit(answer.headers["Location"]).path


def pages(table: Table) -> Iterator[str]:
    """Every page there is."""
    yield from ("/", "/play/undaunted/", "/archive/", "/rules/undaunted/")
    yield from (f"/play/undaunted/{each.id}/" for each in GAME.scenarios())
    yield from (address(table, seat) for seat in (*SEATS, WATCHING))
    yield from (f"/archive/{table.id}/{rest}" for rest in ("", "?at=0", "?at=9&seat=ger", "dice/"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_in_every_language(finished: Table, same_screen: Table, language: str) -> None:
    """A message that is missing raises; the page says which language it is in, and its title is not English."""
    client = guest("ann", language)
    Chair.objects.filter(table=finished).update(visitor="ann")
    touch(finished.id)
    for path in (*pages(finished), *(address(same_screen, seat) for seat in SEATS)):
        answer = client.get(path)
        assert answer.status_code == 200, path
        assert f'<html lang="{language}"' in text(answer)
        assert not re.search(r">(web|undaunted|menu|terminal)-[a-z-]+<", text(answer)), path


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mistake_in_every_language(friends: Table, language: str) -> None:
    client = guest("ann", language)
    strict = guest("ann", language, csrf=True)
    answers = {
        client.get("/join/nowhere/"): 404,
        client.get("/nowhere/"): 404,
        client.get("/table/nowhere/us/"): 404,
        client.post("/play/undaunted/1/", {"side": "9", "opponent": "friend"}): 400,
        client.post("/archive/upload/", {"record": "nonsense"}): 422,
        client.post(address(friends, 0), {"do": "nonsense", "v": 0}): 422,
        client.post(address(friends, 0), {"do": offers(friends, 0)[0], "v": 7}): 409,
        client.post(address(friends, WATCHING), {"do": offers(friends, 0)[0], "v": 0}): 403,
        strict.post("/settings/", {"name": "x"}): 403,
    }
    for answer, status in answers.items():
        assert answer.status_code == status
        assert f'<html lang="{language}"' in text(answer)
        assert "Content-Security-Policy" in answer.headers


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_catalogues_have_the_same_messages(language: str) -> None:
    """Of the pages: nothing falls back to English."""
    texts = [each for package in ("fieldcraft", *game_packages()) for each in catalogue_texts(package)]
    alone = Reader(language, [(tongue, each) for tongue, each in texts if tongue == language])
    keys = {key for tongue, each in texts if tongue == "en" for key in re.findall(r"^([a-z][\w-]*) =", each, re.M)}
    assert len(keys) > 300
    assert not [key for key in sorted(keys) if not alone.has(key)]


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("uk-UA,uk;q=0.9", "uk"),
        ("pt", "pt-BR"),
        ("de, fr;q=0.5", "fr"),
        ("zh", "en"),
        ("", "en"),
        ("*", "en"),
        (";;;,,,\x7f", "en"),
    ],
)
def test_the_browsers_language(header: str, language: str) -> None:
    assert f'<html lang="{language}"' in text(Client(headers={"Accept-Language": header}).get("/"))


@pytest.mark.parametrize("opponent", OPPONENTS)
@pytest.mark.parametrize("side", SEATS)
def test_a_new_game(ann: Client, opponent: str, side: int) -> None:
    own = path_of(ann.post("/play/undaunted/2/", {"side": str(side), "opponent": opponent}))
    table = Table.objects.get()
    assert own == address(table, side)
    assert (table.scenario, len(bytes(table.secret))) == ("2", 32)
    mine, other = table.chairs.get(seat=side), table.chairs.get(seat=1 - side)
    assert (mine.visitor, mine.bot) == ("ann", "")
    assert other.bot == (opponent if opponent in ("random", "greedy") else "")
    assert other.visitor == ("ann" if opponent == "same-screen" else "")
    shown = text(ann.get(own))
    assert ("/join/" in shown) == (opponent == "friend")
    assert (address(table, 1 - side) in shown) == (opponent == "same-screen")
    assert text(ann.get("/")).count("/go/") == (2 if opponent == "same-screen" else 1)


@pytest.mark.parametrize(
    "form",
    [{}, {"side": "0"}, {"side": "2", "opponent": "random"}, {"side": "-1", "opponent": "random"},
     {"side": "²", "opponent": "random"}, {"side": "9" * 5000, "opponent": "random"},
     {"side": "0", "opponent": "nobody"}, {"side": "0", "opponent": "\0"}],
    ids=range(8),
)  # fmt: skip
def test_a_broken_form_makes_no_table(ann: Client, form: dict[str, str]) -> None:
    assert ann.post("/play/undaunted/1/", form).status_code == 400
    assert not Table.objects.exists()


@pytest.mark.parametrize(
    "path",
    ["/play/chess/", "/play/undaunted/13/", "/rules/chess/", "/go/nowhere/0/", "/art/undaunted/13/x.svg",
     "/table/nowhere/watch/", "/archive/nowhere/", "/archive/nowhere/dice/", "/archive/nowhere/record.jsonl",
     "/table/nowhere/us/stream", "/join/nowhere/code.svg", "/table/%00/us/", "/join/%00/", "/archive/%00/"],
)  # fmt: skip
def test_what_is_not_there(ann: Client, path: str) -> None:
    assert ann.get(path).status_code == 404


def test_a_seat_is_its_own_persons(ann: Client, bo: Client, friends: Table) -> None:
    assert ann.get(address(friends, 0)).status_code == 200
    assert path_of(bo.get(address(friends, 0))) == address(friends, WATCHING)
    assert bo.get(f"{address(friends, 0)}stream").status_code == 403
    assert ann.get(f"/table/{friends.id}/nobody/").status_code == 404
    watching = text(guest("cy").get(address(friends, WATCHING)))
    assert 'name="do"' not in watching
    assert 'id="hand-' not in watching


def test_an_unfinished_game_is_not_in_the_archive(ann: Client, friends: Table) -> None:
    """Its record would tell everything."""
    play(friends, 10)
    for rest in ("", "dice/", "record.jsonl"):
        assert ann.get(f"/archive/{friends.id}/{rest}").status_code == 404


def test_moving_without_a_script(ann: Client, friends: Table) -> None:
    """A form sends back to the page, with what is picked and aimed at in its address."""
    (aim,) = re.findall(r'name="aim" value="(bid [^"]+)"', text(ann.get(address(friends, 0))))[:1]
    aimed = ann.post(address(friends, 0), {"aim": aim, "v": 0})
    assert aimed.status_code == 302
    assert f'name="do" value="{aim}"' in text(ann.get(aimed.headers["Location"]))
    assert path_of(ann.post(address(friends, 0), {"do": aim, "v": 0})) == address(friends, 0)
    assert version(friends) == 1
    assert path_of(ann.post(address(friends, 0), {"undo": "1", "v": 1})) == address(friends, 0)
    assert version(friends) == 2


def test_the_script_gets_nothing_when_nothing_is_new(ann: Client, friends: Table) -> None:
    script = {"X-Table": "1"}
    assert ann.get(f"{address(friends, 0)}?after=0", headers=script).status_code == 204
    do(friends, 0, offers(friends, 0)[0])
    assert ann.get(f"{address(friends, 0)}?after=0", headers=script).status_code == 200


def test_why_not(ann: Client, friends: Table) -> None:
    play(friends, 4)
    while acting(friends) != (0,):
        seat = acting(friends)[0]
        do(friends, seat, offers(friends, seat)[-1])
    state = live_table(friends.id).session.state
    action = GAME.intents(state, 0)[0]
    answer = ann.post(address(friends, 0), {"why": GAME.write(state, action)}, headers={"X-Table": "1"})
    (rule,) = re.findall(r'<p class="notice" role="alert">[^<]+<a href="/rules/undaunted/#(U-[\d.]+)"', text(answer))
    assert f'id="{rule}"' in text(ann.get("/rules/undaunted/")), "the rulebook has that rule"


# Joining


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


# Settings


def test_name_language_and_theme(ann: Client, friends: Table) -> None:
    form = {"name": " Ann \t Boleyn\0‮ ", "language": "uk", "theme": "dark", "back": "/archive/"}
    assert path_of(ann.post("/settings/", form)) == "/archive/"
    shown = text(ann.get("/"))
    assert '<html lang="uk" data-theme="dark">' in shown
    assert re.search(r'name="name" value="Ann Boleyn[^"]*"', shown)
    assert "Ann Boleyn" in text(guest("bo").get(address(friends, 1)))


def test_sounds_come_only_when_wanted(ann: Client, friends: Table) -> None:
    assert "sounds.js" not in text(ann.get(address(friends, 0)))
    ann.post("/settings/", {"sound": "1"})
    assert '<script src="/static/sounds.js" defer>' in text(ann.get(address(friends, 0)))
    ann.post("/settings/", {})
    assert "sounds.js" not in text(ann.get(address(friends, 0)))


def test_a_visitor_from_before_there_were_sounds(friends: Table) -> None:
    client = Client()
    client.cookies[COOKIE] = signing.dumps(["ann", "Ann", "uk", "dark"], salt=SALT)
    assert '<html lang="uk" data-theme="dark">' in text(client.get(address(friends, 0)))


@pytest.mark.parametrize(("word", "value"), [("language", "xx"), ("theme", "<b>"), ("language", ""), ("theme", "\0")])
def test_settings_that_are_none(ann: Client, word: str, value: str) -> None:
    ann.post("/settings/", {word: value})
    assert '<html lang="en">' in text(ann.get("/"))


def test_a_long_name_is_cut(ann: Client) -> None:
    ann.post("/settings/", {"name": "x" * 100_000})
    assert f'value="{"x" * 30}"' in text(ann.get("/"))


@pytest.mark.parametrize(
    "back",
    ["https://evil.example/", "//evil.example/", "/\\evil.example/", "\\\\evil.example", "javascript:alert(1)", "",
     "///evil.example", "/\t/evil.example", "/\n/evil.example", "evil.example", "http:evil.example", "/%0d%0aX: y"],
)  # fmt: skip
def test_nobody_is_sent_elsewhere(ann: Client, back: str) -> None:
    """As browsers read it: control characters vanish, a backslash is a slash."""
    place = ann.post("/settings/", {"name": "x", "back": back}).headers["Location"]
    assert not re.match(r"^([a-z]+:|[/\\]{2})", re.sub(r"[\t\r\n]", "", place.strip()), re.I), place
    assert place.startswith("/")


# The archive


def test_the_list_shows_ones_own_finished_games(ann: Client, finished: Table, friends: Table) -> None:
    shown = text(ann.get("/archive/"))
    assert f"/archive/{finished.id}/" in shown
    assert friends.id not in shown
    assert finished.id not in text(guest("cy").get("/archive/"))


def test_a_downloaded_record_is_a_record(ann: Client, finished: Table) -> None:
    answer = ann.get(f"/archive/{finished.id}/record.jsonl")
    assert f"{finished.id}.jsonl" in answer.headers["Content-Disposition"]
    record = read(text(answer), "download")
    outcome = replay(record, "download").finish()
    assert outcome is not None
    assert (list(outcome.winners), outcome.reason) == (finished.winners, finished.reason)
    assert record.decisions() == finished.decisions
    assert verify(record, "download") > 0


def test_every_moment_from_every_seat(ann: Client, finished: Table) -> None:
    """And what each sees is what it may see: in its own eyes its own hand, else none."""
    for at in range(finished.decisions + 1):
        for seat, word in enumerate(("us", "ger", "")):
            shown = text(ann.get(f"/archive/{finished.id}/?at={at}&seat={word}"))
            assert f'data-v="{at}"' in shown
            assert ('aria-label="Hand"' in shown or 'class="hand"' in shown) == (seat in SEATS)
            assert 'name="do"' not in shown


def test_all_hands_open(ann: Client, finished: Table) -> None:
    """Everything of both sides, in a finished game alone."""
    place = f"/archive/{finished.id}/?at=3"
    hands = re.compile(r'id="hand-(\d)" open>(.*?)</details>')
    shown = dict(hands.findall(text(ann.get(f"{place}&seat=all"))))
    assert set(shown) == {"0", "1"}
    for seat, name in enumerate(("us", "ger")):
        own = text(ann.get(f"{place}&seat={name}"))
        assert not hands.findall(own)
        (strip,) = re.findall(r'<section class="hand".*?</section>', own)
        assert shown[str(seat)].count("<li>") == len(re.findall(r'class="card\b[^s]', strip))
    assert not hands.findall(text(ann.get(place)))


@pytest.mark.parametrize("at", ["", "-1", "x", "9999999", "9" * 5000, "²", "\0", "999999"])
def test_a_moment_that_is_none_is_the_last(ann: Client, finished: Table, at: str) -> None:
    answer = ann.get(f"/archive/{finished.id}/", {"at": at, "seat": "nobody"})
    assert f'data-v="{finished.decisions}"' in text(answer)


@pytest.mark.parametrize("place", RECORDS[::6], ids=lambda place: place.stem)
def test_a_record_brought_along(ann: Client, place: Path) -> None:
    file = SimpleUploadedFile("x.jsonl", place.read_bytes())
    total = read(place.read_text(encoding="utf-8"), "record").decisions()
    answer = ann.post("/archive/upload/", {"file": file})
    assert answer.status_code == 200
    assert f'data-v="{total}"' in text(answer)
    form = {"record": place.read_text(encoding="utf-8"), "at": "7", "seat": "ger"}
    assert 'data-v="7"' in text(ann.post("/archive/upload/", form))
    assert not Table.objects.exists()


def broken() -> dict[str, str]:
    """Records that are none."""
    whole = RECORDS[0].read_text(encoding="utf-8")
    lines = whole.splitlines(keepends=True)
    names = '"seats": ["' + NASTY.replace('"', '\\"') + '", "x"]'
    return {
        "nothing": "",
        "nonsense": "nonsense",
        "html": NASTY,
        "nul": "\0" * 100,
        "list": "[1, 2]",
        "deep": "[" * 100_000,
        "cut": "".join(lines[:-1]),
        "no header": "".join(lines[1:]),
        "other game": whole.replace('"undaunted"', '"chess"', 1),
        "other scenario": re.sub(r'"scenario": "\d+"', '"scenario": "99"', whole, count=1),
        "other rules": re.sub(r'"rules": "\w+"', '"rules": "0"', whole, count=1),
        "one seat": re.sub(r'"seats": \[[^]]*\]', '"seats": ["x"]', whole, count=1),
        "card that is none": whole.replace('"got": "', '"got": "x', 1),
        "lines swapped": "".join([*lines[:20], *lines[40:60], *lines[20:40], *lines[60:]]),
        "line missing": "".join([*lines[:30], *lines[31:]]),
        "illegal": re.sub(r'"do": "[^"]*"', '"do": "end"', whole, count=1),
        "nasty names": re.sub(r'"seats": \[[^]]*\]', lambda _: names, "".join(lines[:9]), count=1),
        "great number": whole.replace('"of": ', '"of": 1e999, "x": ', 1),
        "great": whole + "x" * 2_300_000,
    }


@pytest.mark.parametrize(("name", "record"), broken().items(), ids=broken())
def test_a_broken_record_is_explained(ann: Client, name: str, record: str) -> None:
    for form in ({"record": record}, {"file": SimpleUploadedFile("x.jsonl", record.encode())}):
        answer = ann.post("/archive/upload/", form)
        assert answer.status_code in ((400, 413, 422) if name == "great" else (422,))
        assert NASTY not in text(answer)


def test_a_record_with_nasty_names_is_harmless(ann: Client) -> None:
    whole = RECORDS[0].read_text(encoding="utf-8")
    names = '"seats": ["' + NASTY.replace('"', '\\"') + '", "\\ud800"]'
    record = re.sub(r'"seats": \[[^]]*\]', lambda _: names, whole, count=1)
    shown = text(ann.post("/archive/upload/", {"record": record}))
    assert "<script>alert" not in shown
    assert "&lt;script&gt;" in shown


def test_a_file_that_is_no_text(ann: Client) -> None:
    file = SimpleUploadedFile("x.jsonl", bytes(range(256)) * 50)
    assert ann.post("/archive/upload/", {"file": file}).status_code == 422


def test_the_proof_of_the_dice(ann: Client, finished: Table) -> None:
    shown = text(ann.get(f"/archive/{finished.id}/dice/"))
    assert bytes(finished.secret).hex() in shown
    assert commitment_of(bytes(finished.secret)) in shown


# Pictures


def test_the_pictures_of_the_boards(ann: Client) -> None:
    for each in GAME.scenarios():
        answer = ann.get(art_address(GAME.id, each.id))
        assert answer.status_code == 200
        assert answer.headers["Content-Type"] == "image/svg+xml"
        drawn = ElementTree.fromstring(text(answer))
        assert not [element for element in drawn.iter() if element.tag.endswith("script")]


def test_what_caches_may_share_carries_no_ones_identity() -> None:
    """Else a cache would hand one guest's cookie to everybody, and with it the seat."""
    answer = Client().get(art_address(GAME.id, "1"))
    assert "public" in answer.headers["Cache-Control"]
    assert not answer.cookies


# Security


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
