"""Undo down to a line of the log, the log's own word about it, and playing back what one has missed."""

from __future__ import annotations

import re

import pytest
from django.test import Client

from fieldcraft.core.chance import FastChance
from fieldcraft.core.registry import game_packages
from fieldcraft.core.text import reader
from fieldcraft.web.gate import submit
from fieldcraft.web.live import UNDO, live_table
from fieldcraft.web.models import Table
from fieldcraft.web.scenes import LOG_LINES, log
from tests.web.tables import (
    GAME,
    SEATS,
    WATCHING,
    acting,
    address,
    agrees,
    do,
    everything,
    guest,
    offers,
    play,
    seen,
    set_up,
    step,
    version,
)

pytestmark = pytest.mark.django_db
SCRIPT = {"X-Table": "1"}


def points(table: Table, seat: int) -> list[int]:
    return live_table(table.id).undo_points(seat)


def with_several_points(table: Table, seed: int = 1) -> int:
    """Play on until some seat may go back to two places or more; returns the seat."""
    chance = FastChance(seed)
    while step(table, chance):
        for seat in SEATS:
            if len(points(table, seat)) > 2:
                return seat
    raise AssertionError("never")


def html(client: Client, table: Table, seat: int, query: str = "") -> str:
    return seen(client.get(address(table, seat) + query, headers=SCRIPT).content.decode())


def log_of(page: str) -> str:
    found = re.search(r'<div id="log".*?</div>', page, re.S)
    assert found is not None
    return found.group(0)


def test_back_to_each_line_that_is_free(friends: Table) -> None:
    """Each place shown in the log leads there, whole entries at once; the dice come as they would have come."""
    seat = with_several_points(friends)
    clients = {0: guest("ann"), 1: guest("bo")}
    shown = {int(each) for each in re.findall(r'name="back" value="(\d+)"', html(clients[seat], friends, seat))}
    assert shown
    assert shown <= set(points(friends, seat))
    assert 'name="back"' not in html(clients[1 - seat], friends, 1 - seat)
    target = min(shown)
    before = version(friends)
    answer = clients[seat].post(address(friends, seat), {"back": str(target), "v": str(before)}, headers=SCRIPT)
    assert answer.status_code == 200
    live = live_table(friends.id)
    assert live.session.decisions == target
    assert version(friends) == before + 1, "one undo is one entry"
    assert agrees(friends)


def test_each_point_is_what_was_there(friends: Table) -> None:
    seat = with_several_points(friends, seed=3)
    for target in points(friends, seat):
        state, events = live_table(friends.id).session.moment(target)
        wanted, told = GAME.dump(state), len(events)
        assert do(friends, seat, f"undo {target}").kind == "accepted"
        live = live_table(friends.id)
        assert GAME.dump(live.session.state) == wanted
        assert len(live.session.events) == told
    assert not points(friends, seat)
    assert agrees(friends)


@pytest.mark.parametrize("word", ["undo 0", "undo -1", "undo 99999", "undo x", "undo 1 2", "undo ²"])
def test_back_to_nowhere_is_refused(friends: Table, word: str) -> None:
    play(friends, 20)
    seat = with_several_points(friends)
    before = everything(live_table(friends.id))
    verdict = do(friends, seat, word)
    assert verdict.kind == "refused"
    assert verdict.why is not None
    assert everything(live_table(friends.id)) == before


def test_only_ones_own_entries_go_back(friends: Table) -> None:
    seat = with_several_points(friends)
    target, before = points(friends, seat)[-1], everything(live_table(friends.id))
    assert do(friends, 1 - seat, f"undo {target}").kind == "refused"
    assert everything(live_table(friends.id)) == before


def test_the_log_tells_of_an_undo(friends: Table) -> None:
    """To its own seat with what it was, to the others that there was one, in its place in the log."""
    seat = with_several_points(friends)
    clients = {0: guest("ann"), 1: guest("bo"), WATCHING: guest("cy")}
    assert do(friends, seat, UNDO).kind == "accepted"
    for viewer, client in clients.items():
        told = log_of(html(client, friends, viewer))
        line = re.findall(r"<li[^>]*>(?:(?!</li>).)*Taken back(?:(?!</li>).)*</li>", told)[-1]
        assert ("):" in line) == (viewer == seat), line
        assert told.rstrip().endswith(f"{line}</ol></div>"), "nothing has happened since"


def test_a_secret_choice_taken_back_is_told_to_nobody_else(friends: Table) -> None:
    assert len(acting(friends)) == 2
    others = {1: guest("bo"), WATCHING: guest("cy")}
    before = {viewer: html(client, friends, viewer) for viewer, client in others.items()}
    do(friends, 0, offers(friends, 0)[0])
    assert do(friends, 0, UNDO).kind == "accepted"
    assert {viewer: html(client, friends, viewer) for viewer, client in others.items()} == before
    assert "Taken back" in html(guest("ann"), friends, 0)


def test_playing_back_what_one_has_missed(friends: Table) -> None:
    """From where one left the table to where it stands, as one would have seen it; nothing can be done there."""
    client, chance, looked = guest("ann"), FastChance(5), 0
    pictures = [html(client, friends, 0)]
    for _ in range(120):
        before = live_table(friends.id).shown_version(0)
        if not step(friends, chance):
            break
        if live_table(friends.id).shown_version(0) != before:
            pictures.append(html(client, friends, 0))
        first, newest = live_table(friends.id).missed(0)
        assert newest == len(pictures) - 1
        shown = re.search(r'data-steps="(\d+) (\d+)"', pictures[-1]) if first < newest else None
        if shown is None:
            continue
        looked += 1
        assert (int(shown[1]), int(shown[2])) == (first, newest)
        for at in range(first, newest):
            past = html(client, friends, 0, f"?step={at}")
            assert board_of(past) == board_of(pictures[at])
            assert 'name="do"' not in past
            assert 'name="aim"' not in past
    assert looked > 10


def board_of(page: str) -> list[str]:
    """The tiles with the counters on them, in order."""
    return re.findall(r'id="(tile-[^"]+|t-[a-z]+-[a-z_]+)"', page)


@pytest.mark.parametrize("word", ["", "x", "-3", "999999", "99999999999999"])
def test_a_step_that_is_none(friends: Table, word: str) -> None:
    play(friends, 12)
    answer = guest("ann").get(f"{address(friends, 0)}?step={word}")
    assert answer.status_code == 200
    assert "stepper" in answer.content.decode()


def test_looking_back_without_a_script(friends: Table) -> None:
    """Links lead from step to step and then to the table as it stands."""
    play(friends, 30)
    client, path = guest("ann"), address(friends, 0)
    newest = live_table(friends.id).missed(0)[1]
    at, visited = f"{path}?step=0", 0
    while at != path:
        page = client.get(at).content.decode()
        at = re.findall(r'<a class="btn" href="([^"]+)"', page)[1]
        at = path + at if at.startswith("?") else at
        visited += 1
    assert visited == newest


def test_nobody_has_missed_a_secret(friends: Table) -> None:
    """That the other side has chosen its bid is no step."""
    before = live_table(friends.id).missed(0)
    do(friends, 1, offers(friends, 1)[0])
    assert live_table(friends.id).missed(0) == before
    assert live_table(friends.id).missed(WATCHING) == before


def test_an_undo_sent_twice_is_one(friends: Table) -> None:
    seat = with_several_points(friends)
    now = version(friends)
    assert submit(friends.id, seat, now, "key", UNDO).kind == "accepted"
    left = live_table(friends.id).session.decisions
    assert submit(friends.id, seat, now, "key", UNDO).kind == "repeated"
    assert live_table(friends.id).session.decisions == left


@pytest.mark.parametrize("seed", [1, 2])
def test_a_log_told_bit_by_bit_is_the_log_told_at_once(seed: int) -> None:
    """Also with undos in it, with secret choices, and when it is over and told from the beginning."""
    table, chance = set_up("ann", "bo", rounds=3), FastChance(seed)
    live, words = live_table(table.id), reader("en", *game_packages())

    def told(seat: int) -> list[str]:
        return [line.text for line in log(live, seat, words, len(live.session.events))]

    longest = 0
    while step(table, chance, undo=5):
        viewers = [seat for seat in (*SEATS, WATCHING) if chance.choose(3, "look")]
        bit_by_bit = [told(seat) for seat in viewers]
        known, live.told = live.told, {}
        assert [told(seat) for seat in viewers] == bit_by_bit
        live.told = known
        if not live.session.outcome():
            longest = max(longest, *map(len, bit_by_bit), 0)
    assert longest == LOG_LINES
    assert live.session.outcome() is not None
    assert all(len(told(seat)) > LOG_LINES for seat in (*SEATS, WATCHING))
