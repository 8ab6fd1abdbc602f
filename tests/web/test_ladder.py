"""The ladder of two players with the Chaplain (G-15.4) on the pages: its set-up, its refusal, its next game."""

from __future__ import annotations

import re
from html import unescape
from urllib.parse import parse_qs, urlsplit

import pytest
from django.test import Client

from fieldcraft.core.text import LANGUAGES, reader
from fieldcraft.web.models import Table
from tests.grizzled.acting import near_the_end
from tests.web.squads import GAME, address, do, live, squad
from tests.web.tables import WATCHING, guest

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("streams_here")]


def won(*chairs: str, **options: int) -> Table:
    """A table whose game has just been won, by the gate."""
    table = squad(*chairs)
    table.options = GAME.checked(options)
    table.save()
    live(table).session.state = near_the_end(options, table.scenario)
    assert do(table, 0, "withdraw").kind == "accepted"
    table.refresh_from_db()
    assert table.reason == "peace"
    return table


def page_of(client: Client, where: str) -> str:
    answer = client.get(where)
    assert answer.status_code == 200
    return str(answer.content.decode())


def next_game(page: str) -> str:
    """Where the end screen leads on to; empty if it does not."""
    found = re.search(r'<a href="(/play/[^"]*)" class="btn"', page)
    return unescape(found[1]) if found else ""


def answers(page: str) -> dict[str, str]:
    """What the form of the set-up sends as it stands."""
    chosen = dict(re.findall(r'<input type="radio" name="([^"]+)" value="([^"]*)" checked>', page))
    for name, inner in re.findall(r'<select name="(seat-[^"]+)">(.*?)</select>', page, re.S):
        marked = re.findall(r'<option value="([^"]+)" selected>', inner)
        assert len(marked) == 1
        chosen[name] = marked[0]
    return chosen


def sitting(table: Table) -> list[tuple[str, str]]:
    return [(chair.bot, chair.visitor) for chair in table.chairs.order_by("seat")]


def begun(client: Client, where: str) -> Table:
    """The table that the set-up makes of its form as it stands."""
    sent = client.post(where, answers(page_of(client, where)))
    assert sent.status_code == 302, sent.content
    return Table.objects.get(pk=sent.headers["Location"].split("/")[2])


# --- The set-up


@pytest.mark.rule("G-15.4")
def test_the_set_up_offers_every_step_to_two(ann: Client) -> None:
    page = page_of(ann, "/play/grizzled/2/")
    assert re.findall(r'name="option-ladder" value="(\d)"', page) == list("012345")
    assert "20 Trials, 39 Morale" in page
    assert "30 Trials, 29 Morale" in page
    assert answers(page)["option-ladder"] == "0"
    assert "option-ladder" not in page_of(ann, "/play/grizzled/3/")
    sent = ann.post("/play/grizzled/2/", {"option-ladder": "5"})
    table = Table.objects.get(pk=sent.headers["Location"].split("/")[2])
    assert live(table).session.state.view(None).trials == 30


@pytest.mark.rule("G-15.4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ladder_without_the_chaplain_is_refused(language: str) -> None:
    """In a sentence of the reader's language that names the rule."""
    client = guest("ann", language)
    answer = client.post("/play/grizzled/2/", {"option-plain": "1", "option-ladder": "1"})
    assert answer.status_code == 400
    assert "(G-15.4)" in answer.content.decode()
    assert not Table.objects.exists()


def test_the_ladder_of_others_is_not_asked_for(ann: Client) -> None:
    """What the form does not offer is not read, as ever."""
    assert ann.post("/play/grizzled/3/", {"option-ladder": "2"}).status_code == 302
    assert Table.objects.get().options["ladder"] == 0


@pytest.mark.parametrize(
    "given",
    ["option-ladder=6", "option-ladder=x", "option-ladder=", "seat-0=nobody", "seat-1=me", "talk=loud", "ladder=2"],
)
def test_an_address_with_other_answers_is_the_usual_set_up(ann: Client, given: str) -> None:
    assert answers(page_of(ann, f"/play/grizzled/2/?{given}")) == answers(page_of(ann, "/play/grizzled/2/"))


# --- The end


@pytest.mark.rule("G-15.4")
def test_a_victory_leads_on_to_the_next_step(ann: Client) -> None:
    """The set-up is filled in; as it stands it makes the next game, with the same comrade at the same level."""
    table = won("ann", "bot:random", level=2, ladder=1)
    page = page_of(ann, address(table, 0))
    assert "The next step of the ladder: 24 Trials, 35 Morale." in page
    following = begun(ann, next_game(page))
    assert following.scenario == "2"
    assert following.options == {"level": 2, "plain": 0, "ladder": 2}
    assert sitting(following) == [("", "ann"), ("random", "")]
    assert not following.is_talk_open
    assert live(following).session.state.view(None).trials == 24


def test_the_table_talks_as_before(ann: Client) -> None:
    table = won("ann", "bot:greedy")
    Table.objects.filter(pk=table.pk).update(is_talk_open=True, changed=table.changed + 1)
    assert begun(ann, next_game(page_of(ann, address(table, 0)))).is_talk_open


def test_each_of_two_people_may_go_on_and_invites_the_other(ann: Client, bo: Client) -> None:
    table = won("ann", "bo")
    first, second = (
        begun(client, next_game(page_of(client, address(table, seat)))) for seat, client in ((0, ann), (1, bo))
    )
    assert sitting(first) == [("", "ann"), ("", "")]
    assert sitting(second) == [("", ""), ("", "bo")]
    assert "/join/" in page_of(bo, address(second, 1))


def test_two_at_one_screen_stay_there(ann: Client) -> None:
    table = won("ann", "ann")
    assert sitting(begun(ann, next_game(page_of(ann, address(table, 1))))) == [("", "ann"), ("", "ann")]


def test_who_watched_is_told_and_not_led(ann: Client) -> None:
    page = page_of(guest("zoe"), address(won("ann", "bot:greedy"), WATCHING))
    assert "The next step of the ladder: 22 Trials, 37 Morale." in page
    assert next_game(page) == ""


@pytest.mark.rule("G-15.4")
def test_the_top_of_the_ladder_says_so(ann: Client) -> None:
    table = won("ann", "bot:greedy", ladder=4)
    assert parse_qs(urlsplit(next_game(page_of(ann, address(table, 0)))).query)["option-ladder"] == ["5"]
    page = page_of(ann, address(won("ann", "bot:greedy", ladder=5), 0))
    assert "top of the ladder, with 30 Trials" in page
    assert next_game(page) == ""


@pytest.mark.parametrize(
    ("chairs", "options"), [(("ann", "bo"), {"plain": 1}), (("ann", "bot:greedy", "bot:greedy"), {})]
)
def test_other_victories_lead_nowhere(ann: Client, chairs: tuple[str, ...], options: dict[str, int]) -> None:
    page = page_of(ann, address(won(*chairs, **options), 0))
    assert "You come home" in page
    assert "ladder" not in page
    assert next_game(page) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_is_told_in_every_language(language: str) -> None:
    table = won("ann", "bot:greedy")
    page = page_of(guest("ann", language), address(table, 0))
    told = GAME.sequel(live(table).session.state)
    assert told is not None
    assert reader(language, "fieldcraft.games.grizzled").say(told.told) in page
    assert next_game(page)
