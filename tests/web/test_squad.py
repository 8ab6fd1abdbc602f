"""Tables of several seats that play together: setting up, secrets, undo among secrets, standing in for who left."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from django.test import Client

from fieldcraft.core.chance import FastChance
from fieldcraft.games.grizzled.kinds import CARD_NAMES
from fieldcraft.games.grizzled.play import GrizzledState
from fieldcraft.web.computer import next_job
from fieldcraft.web.drawings import Drawing
from fieldcraft.web.hub import HUB
from fieldcraft.web.live import UNDO, blank, touch
from fieldcraft.web.models import Chair, Entry, Remark, Table
from fieldcraft.web.place import Place
from tests.web.squads import (
    GAME,
    NAMES,
    acting,
    address,
    do,
    live,
    name_of,
    offers,
    seats_of,
    speeches,
    squad,
    step,
)
from tests.web.tables import WATCHING, guest, seen
from tests.web.test_leaks import first_frame_of, redealt

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("streams_here")]
SCRIPT = {"X-Table": "1"}


def chairs(table: Table) -> list[tuple[str, str]]:
    return [(chair.bot, chair.visitor) for chair in Chair.objects.filter(table=table).order_by("seat")]


# --- Setting up


def begin(client: Client, players: int, **answers: str) -> Table:
    answer = client.post(f"/play/grizzled/{players}/", answers)
    assert answer.status_code == 302, answer.content
    return Table.objects.get(pk=answer.headers["Location"].split("/")[2])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_form_as_it_stands_is_a_game_with_computer_comrades(players: int) -> None:
    table = begin(guest("ann"), players)
    assert chairs(table) == [("", "ann")] + [("greedy", "")] * (players - 1)
    assert table.options["level"] == 1


def test_every_seat_is_chosen_for_itself(ann: Client) -> None:
    answers = {"seat-0": "friend", "seat-1": "same-screen", "seat-2": "random", "seat-3": "same-screen"}
    table = begin(ann, 4, **answers, **{"option-level": "2"})
    assert chairs(table) == [("", ""), ("", "ann"), ("random", ""), ("", "ann")]
    assert table.options["level"] == 2
    page = ann.get(address(table, 1)).content.decode()
    assert f'href="{address(table, 3)}"' in page
    assert "/join/" in page


def test_two_may_do_without_the_chaplain(ann: Client) -> None:
    assert "option-plain" in ann.get("/play/grizzled/2/").content.decode()
    assert "option-plain" not in ann.get("/play/grizzled/3/").content.decode()
    assert begin(ann, 2, **{"option-plain": "1"}).options["plain"] == 1


@pytest.mark.parametrize(
    "answers",
    [
        {"seat-0": "nobody"},
        {"seat-0": "greedy"},
        {"seat-0": "friend", "seat-1": "friend", "seat-2": "friend"},
        {"option-level": "7"},
        {"option-level": "high"},
    ],
)
def test_impossible_answers_are_refused(ann: Client, answers: dict[str, str]) -> None:
    assert ann.post("/play/grizzled/3/", answers).status_code == 400
    assert not Table.objects.exists()


def test_seats_that_do_not_play_are_nowhere(ann: Client) -> None:
    table = begin(ann, 3)
    assert ann.get(address(table, 3)).status_code == 404
    assert ann.get(f"/go/{table.id}/3/").status_code in (302, 404)


# --- Secrets


def told(table: Table, seat: int) -> Iterator[tuple[str, str]]:
    """Everything a viewer can be sent without changing the table, each with what it is."""
    client, own = guest(name_of(seat)), address(table, seat)
    version = live(table).shown_version(seat)

    def shown(answer: Any) -> str:
        return f"{answer.status_code} {seen(answer.content.decode())}"

    yield "page", shown(client.get(own))
    yield "nothing new", shown(client.get(f"{own}?after={version}", headers=SCRIPT))
    yield "looking back", shown(client.get(f"{own}?step=3", headers=SCRIPT))
    yield "stream", first_frame_of(table, name_of(seat), own)
    for number in (version + 1, version + 2, 99999):
        answer = client.post(own, {"do": "nonsense", "v": str(number)}, headers=SCRIPT)
        yield f"version {number - version}", shown(answer)
    yield "unreadable", shown(client.post(own, {"do": "nonsense", "v": str(version)}, headers=SCRIPT))
    yield "aimed", shown(client.post(own, {"aim": "withdraw"}, headers=SCRIPT))
    for question in (f"play {CARD_NAMES[version % 59]}", f"discard {CARD_NAMES[version % 59]}", "speech rain", "undo"):
        yield f"why {question}", shown(client.post(own, {"why": question}, headers=SCRIPT))


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_what_is_hidden_changes_no_byte(players: int, seed: int) -> None:
    """Whole games, with undo, seen at many moments by every seat and a spectator: hands, piles, tiles, answers."""
    table = squad(*NAMES[:players], secret=bytes([seed] * 32))
    chance, hidden = FastChance(seed), 0
    while step(table, chance, undo=5):
        if live(table).version % 9 and acting(table) and len(acting(table)) < 2:
            continue
        for seat in (WATCHING, *seats_of(table)):
            truly = list(told(table, seat))
            before = GAME.dump(live(table).session.state)
            with redealt(table, seat, live(table).version):
                hidden += GAME.dump(live(table).session.state) != before
                for (what, bytes_), (_, others) in zip(truly, told(table, seat), strict=True):
                    assert bytes_ == others, f"{what} at {live(table).version} for {seat}"
    assert hidden > 5, "the redealt tables are others"


def test_a_secret_answer_leaves_no_trace() -> None:
    """Whatever others have answered and taken back: a seat is sent the same, undo button and all."""
    for table in islice(speeches(3), 3):
        listeners = acting(table)
        me, others = listeners[1], [seat for seat in listeners if seat != listeners[1]]
        viewers = (WATCHING, *(seat for seat in seats_of(table) if seat not in others))
        for answered in (False, True):
            if answered:
                assert do(table, me, "decline").kind == "accepted"
            quiet = {seat: list(told(table, seat)) for seat in viewers}
            for other in others[:-1]:
                assert do(table, other, offers(table, other)[0]).kind == "accepted"
                assert {seat: list(told(table, seat)) for seat in viewers} == quiet
            for other in others[:-1]:
                assert do(table, other, UNDO).kind == "accepted"
                assert {seat: list(told(table, seat)) for seat in viewers} == quiet


def test_whether_one_answered_first_or_last_is_the_same_to_oneself() -> None:
    """The numbers on one's own buttons do not count what others did in secret."""
    pages = []
    for is_first in (True, False):
        table = next(speeches(3))
        me, other = acting(table)[:2]
        for seat in (me, other) if is_first else (other, me):
            assert do(table, seat, "decline").kind == "accepted"
        shown = seen(guest(name_of(me)).get(address(table, me)).content.decode())
        pages.append(shown.replace(table.id, "T").replace("&amp;", "&"))
    assert 'id="undo"' in pages[0]
    assert pages[0] == pages[1]


# --- Undo among secrets


def test_an_answer_can_be_taken_back_whatever_others_answered_since() -> None:
    for table in islice(speeches(3), 5):
        first, *others = acting(table)
        before = GAME.dump(live(table).session.state)
        mine = offers(table, first)[0]
        assert do(table, first, mine).kind == "accepted"
        for other in others[:-1]:
            assert do(table, other, "decline").kind == "accepted"
        after = GAME.dump(live(table).session.state)
        assert do(table, first, UNDO).kind == "accepted"
        assert first in acting(table)
        assert acting(table) == (first, others[-1])
        assert GAME.dump(live(table).session.state) != before
        assert do(table, first, mine, key="again").kind == "accepted"
        assert GAME.dump(live(table).session.state) == after
        agrees(table)


def agrees(table: Table) -> None:
    """What is in memory is what the log says."""
    again = blank(table.id)
    again.follow(Entry.objects.filter(table=table))
    now = live(table)
    assert GAME.dump(again.session.state) == GAME.dump(now.session.state)
    assert (again.shown, again.steps, again.own) == (now.shown, now.steps, now.own)
    assert [again.undo_points(seat) for seat in seats_of(table)] == [now.undo_points(seat) for seat in seats_of(table)]
    assert again.session.record.text().partition("\n")[2] == now.session.record.text().partition("\n")[2]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_games_with_much_undo_are_what_their_log_says(players: int) -> None:
    table, chance = squad(*NAMES[:players], secret=bytes([players] * 32)), FastChance(players)
    for _ in range(120):
        if not step(table, chance, undo=3):
            break
    agrees(table)
    for seat in (WATCHING, *seats_of(table)):
        for number in range(0, live(table).missed(seat)[1], 7):
            assert guest(name_of(seat)).get(f"{address(table, seat)}?step={number}").status_code == 200


# --- Standing in


@pytest.fixture
def two_and_two(db: None) -> Table:
    return squad("ann", "bo", "bot:greedy", "bot:greedy")


def hand_over(client: Client, table: Table, seat: int, chair: int) -> int:
    return client.post(f"{address(table, seat)}stand-in/", {"chair": str(chair)}).status_code


def test_the_computer_stands_in_and_the_person_comes_back(two_and_two: Table, ann: Client, bo: Client) -> None:
    assert 'stand-in/"' in ann.get(address(two_and_two, 0)).content.decode()
    assert hand_over(ann, two_and_two, 0, 1) == 302
    assert chairs(two_and_two)[1] == ("greedy", "bo")
    assert {each.text for each in Remark.objects.all()} == {"web-stands-in"}
    turned = bo.get(address(two_and_two, 1))
    assert turned.status_code == 302
    assert turned.headers["Location"] == address(two_and_two, WATCHING)
    assert 'come-back/"' in bo.get(address(two_and_two, WATCHING)).content.decode()
    assert bo.post(address(two_and_two, 1), {"do": "withdraw", "v": "0"}).status_code == 302
    back = bo.post(f"{address(two_and_two, WATCHING)}come-back/", {"chair": "1"})
    assert back.status_code == 302
    assert chairs(two_and_two)[1] == ("", "bo")
    assert bo.get(address(two_and_two, 1)).status_code == 200
    assert 'stand-in/"' in ann.get(address(two_and_two, 0)).content.decode()


def test_the_stand_in_decides(two_and_two: Table, ann: Client) -> None:
    assert hand_over(ann, two_and_two, 0, 1) == 302
    chance = FastChance(3)
    while acting(two_and_two) != (1,):
        assert step(two_and_two, chance)
    job = next_job(two_and_two.id)
    assert job is not None
    assert (job[1], job[2]) == (1, "greedy")


def test_who_is_here_is_not_replaced(two_and_two: Table, ann: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HUB, "here", lambda table_id: {0, 1})
    assert 'stand-in/"' not in ann.get(address(two_and_two, 0)).content.decode()
    assert hand_over(ann, two_and_two, 0, 1) == 403
    assert chairs(two_and_two)[1] == ("", "bo")


def test_only_seats_hand_over_and_only_other_persons_seats(two_and_two: Table, ann: Client, bo: Client) -> None:
    assert hand_over(guest("zoe"), two_and_two, WATCHING, 1) == 403
    assert hand_over(guest("zoe"), two_and_two, 0, 1) == 403
    assert hand_over(ann, two_and_two, 0, 0) == 403
    assert hand_over(ann, two_and_two, 0, 2) == 403
    assert hand_over(ann, two_and_two, 0, 9) == 403
    assert bo.post(f"{address(two_and_two, WATCHING)}come-back/", {"chair": "0"}).status_code == 403
    assert bo.post(f"{address(two_and_two, WATCHING)}come-back/", {"chair": "2"}).status_code == 403


def come_by_link(client: Client, table: Table, seat: int) -> str:
    """Where the link of a seat leads."""
    token = table.chairs.get(seat=seat).token
    client.get("/")
    answer = client.get(f"/join/{token}/")
    return answer.headers.get("Location", str(answer.status_code))


def test_the_link_of_a_free_seat_stays_good_while_the_computer_plays_there(ann: Client) -> None:
    """The host sent it to a friend; that the game went on without him must not shut him out."""
    table = squad("ann", "", "bot:greedy")
    link = f"/join/{table.chairs.get(seat=1).token}/"
    assert link in ann.get(address(table, 0)).content.decode()
    assert hand_over(ann, table, 0, 1) == 302
    page = ann.get(address(table, 0)).content.decode()
    assert link in page
    assert "until somebody comes by the link" in page
    assert come_by_link(guest("cy"), table, 1) == address(table, 1)
    assert chairs(table)[1] == ("", "cy")
    assert [each.text for each in Remark.objects.filter(is_spectators=False)] == ["web-keeps-seat", "web-came"]
    assert link not in ann.get(address(table, 0)).content.decode()
    assert come_by_link(guest("zoe"), table, 1) == address(table, WATCHING)
    assert chairs(table)[1] == ("", "cy")


def test_a_friend_may_come_in_a_comrades_place(ann: Client) -> None:
    table = squad("ann", "bot:greedy")
    assert f"/join/{table.chairs.get(seat=1).token}/" in ann.get(address(table, 0)).content.decode()
    assert "/join/" not in ann.get(address(table, WATCHING)).content.decode()
    assert ann.get(f"/join/{table.chairs.get(seat=1).token}/code.svg").status_code == 200
    old = table.chairs.get(seat=1).token
    assert ann.post(f"{address(table, 0)}renew-link/", {"chair": "1"}).status_code == 302
    assert table.chairs.get(seat=1).token != old
    assert come_by_link(guest("bo"), table, 1) == address(table, 1)
    assert chairs(table)[1] == ("", "bo")


def test_who_left_comes_back_by_his_own_link_as_well(two_and_two: Table, ann: Client, bo: Client) -> None:
    assert hand_over(ann, two_and_two, 0, 1) == 302
    assert come_by_link(guest("zoe"), two_and_two, 1) == address(two_and_two, WATCHING)
    assert chairs(two_and_two)[1] == ("greedy", "bo")
    assert come_by_link(bo, two_and_two, 1) == address(two_and_two, 1)
    assert chairs(two_and_two)[1] == ("", "bo")
    assert [each.text for each in Remark.objects.filter(is_spectators=True)] == ["web-stands-in", "web-came-back"]


def test_an_enemy_of_the_computer_cannot_be_taken_over(ann: Client, friends: Table) -> None:
    friends.chairs.filter(seat=1).update(visitor="", name="", bot="greedy")
    assert come_by_link(guest("zoe"), friends, 1) == "404"
    assert ann.get(f"/join/{friends.chairs.get(seat=1).token}/code.svg").status_code == 404
    assert "/join/" not in ann.get(f"/table/{friends.id}/us/").content.decode()
    assert friends.chairs.get(seat=1).bot == "greedy"


def test_against_each_other_nobody_is_replaced(friends: Table, ann: Client) -> None:
    assert ann.post(f"/table/{friends.id}/us/stand-in/", {"chair": "1"}).status_code == 403
    assert "stand-in" not in ann.get(f"/table/{friends.id}/us/").content.decode()


def test_a_page_that_shows_others_at_work_looks_again(ann: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without script; also if somebody acts while the page is being made."""
    table, chance = squad("ann", "bo", "cy"), FastChance(2)
    while acting(table) != (1,):
        assert step(table, chance)
    drawing = Place.draw

    def draw(place: Place, *hand: Any) -> Drawing:
        drawn = drawing(place, *hand)
        while 0 not in acting(table):
            assert step(table, chance)
        return drawn

    monkeypatch.setattr(Place, "draw", draw)
    page = ann.get(address(table, 0)).content.decode()
    assert '<section id="prompt" class="prompt"' in page
    assert 'http-equiv="refresh"' in page
    monkeypatch.undo()
    page = ann.get(address(table, 0)).content.decode()
    assert '<section id="prompt" class="prompt live"' in page
    assert 'http-equiv="refresh"' not in page


# --- Talk


def say(client: Client, table: Table, seat: int, **words: str) -> int:
    return client.post(address(table, seat), words, headers=SCRIPT).status_code


def in_a_mission(table: Table) -> Table:
    while live(table).session.state.view(None).phase != "turn":
        assert step(table, FastChance(1))
    return table


@pytest.mark.rule("G-14.4")
def test_free_talk_rests_during_a_mission(ann: Client) -> None:
    """Between missions it is free; in one, ready phrases are offered, and the rule is named (G-14.4)."""
    table = squad("ann", "bo", "cy")
    assert say(ann, table, 0, say="Which one do you fear?") == 200
    assert 'id="msg"' in ann.get(address(table, 0)).content.decode()
    in_a_mission(table)
    page = ann.get(address(table, 0)).content.decode()
    assert 'id="msg"' not in page
    assert "#G-14.4" in page
    assert 'name="phrase" value="leave"' in page
    assert say(ann, table, 0, say="I hold two Snows") == 422
    assert say(ann, table, 0, phrase="leave") == 200
    assert say(ann, table, 0, phrase="support p1") == 422, "never for oneself (G-14.8)"
    assert say(ann, table, 0, phrase="nonsense") == 422
    assert [each.text for each in Remark.objects.order_by("id")] == ["Which one do you fear?", "leave"]


def test_a_phrase_is_read_in_the_readers_language(ann: Client) -> None:
    table = in_a_mission(squad("ann", "bo", "cy"))
    assert say(ann, table, 0, phrase="thanks") == 200
    assert "Well done, comrades." in guest("bo").get(address(table, 1)).content.decode()
    assert "Молодці, товариші." in guest("cy", "uk").get(address(table, 2)).content.decode()
    assert "Well done" not in guest("zoe").get(address(table, WATCHING)).content.decode()


def test_a_table_may_agree_to_talk_openly(ann: Client) -> None:
    table = begin(ann, 3, talk="open")
    in_a_mission(table)
    assert say(ann, table, 0, say="I hold two Snows") == 200
    assert not begin(ann, 3).is_talk_open


@pytest.mark.rule("G-14.5", "G-10.5")
def test_the_mute_say_nothing(ann: Client) -> None:
    """Not even a phrase, and not even where talk is open (G-10.5); withdrawn, he may talk again."""
    table = in_a_mission(squad("ann", "bo", "cy"))
    Table.objects.filter(pk=table.pk).update(is_talk_open=True)
    touch(table.id)
    session = live(table).session
    given = GAME.dump(session.state)
    assert isinstance(session.state, GrizzledState)
    session.state.attached[0] |= 1 << CARD_NAMES.index("mute")
    assert say(ann, table, 0, say="Hm") == 422
    assert say(ann, table, 0, phrase="leave") == 422
    page = ann.get(address(table, 0)).content.decode()
    assert "#G-10.5" in page
    assert 'name="phrase"' not in page
    assert say(guest("bo"), table, 1, say="Speak up") == 200
    session.state.withdrawn |= 1
    assert say(ann, table, 0, say="At last") == 200
    assert GAME.dump(session.state) != given


def test_two_enemies_talk_as_ever(friends: Table, ann: Client) -> None:
    assert ann.post(f"/table/{friends.id}/us/", {"phrase": "leave"}, headers=SCRIPT).status_code == 422
    assert ann.post(f"/table/{friends.id}/us/", {"say": "Hello"}, headers=SCRIPT).status_code == 200
