"""Every page, in every language; new games, settings, pictures."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from django.core import signing
from django.test import Client

from fieldcraft.core.registry import game, game_ids, game_packages, has_room
from fieldcraft.core.text import LANGUAGES, Reader, catalogue_texts
from fieldcraft.web.artwork import art_address
from fieldcraft.web.live import live_table, touch
from fieldcraft.web.models import Chair, Table
from fieldcraft.web.visitors import COOKIE, SALT
from tests.web.tables import (
    GAME,
    SEATS,
    WATCHING,
    acting,
    address,
    do,
    guest,
    offers,
    pages,
    path_of,
    play,
    text,
    version,
)

pytestmark = pytest.mark.django_db
OPPONENTS = ("random", "greedy", "same-screen", "friend")


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


def test_home_shows_every_game_and_where_it_can_be_played() -> None:
    shown = text(Client().get("/"))
    for game_id in game_ids():
        has_page = has_room(game(game_id), "table.page")
        assert f'href="/rules/{game_id}/"' in shown
        assert (f'href="/play/{game_id}/"' in shown) == has_page
        assert (f"<code>fieldcraft text {game_id}</code>" in shown) != has_page
        assert Client().get(f"/play/{game_id}/").status_code == (200 if has_page else 404)


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
