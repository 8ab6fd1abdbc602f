"""What a viewer may not know changes nothing of what it is sent: everything else redealt, the bytes are the same."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from asgiref.sync import async_to_sync
from django.http import HttpResponse
from django.test import Client, RequestFactory

from fieldcraft.core.chance import FastChance
from fieldcraft.core.events import Event
from fieldcraft.core.record import Replay
from fieldcraft.games.undaunted.kinds import KIND_NAMES
from fieldcraft.ui.scene import Scene
from fieldcraft.web.computer import next_job
from fieldcraft.web.live import UNDO, live_table
from fieldcraft.web.models import Remark, Table
from fieldcraft.web.packing import Piece
from fieldcraft.web.pages import archive
from fieldcraft.web.pages.stream import frames
from fieldcraft.web.place import Place
from fieldcraft.web.visitors import Visitor
from tests.web.tables import (
    GAME,
    SEATS,
    WATCHING,
    acting,
    address,
    do,
    guest,
    offers,
    play,
    seen,
    set_up,
    step,
    version,
)

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("streams_here")]
GUESTS = {0: "ann", 1: "bo", WATCHING: "cy"}
VIEWERS = tuple(GUESTS)
SCRIPT = {"X-Table": "1"}


def place_of(table: Table, name: str, own: str) -> Place:
    request = RequestFactory().get(own)
    request.META["fieldcraft.visitor"] = Visitor(name, name)
    return Place(request, table.id, own.split("/")[3])


def first_frame(table: Table, seat: int) -> str:
    return first_frame_of(table, GUESTS[seat], address(table, seat))


def first_frame_of(table: Table, name: str, own: str) -> str:
    """What a stream sends to somebody who comes now."""

    place = place_of(table, name, own)

    async def opened() -> str:
        stream = frames(place.viewer, place.visitor, Piece(""), False)
        try:
            got = [(await anext(stream)).decode() for _ in range(2)]
        finally:
            await stream.aclose()
        return got[1]

    return async_to_sync(opened)()


def questions() -> list[str]:
    """Notations of all sorts, by which somebody might feel for what is hidden."""
    state = GAME.setup("1", {}, FastChance(1))
    chance, words = FastChance(2), [f"bid {kind}" for kind in KIND_NAMES]
    for _ in range(40):
        try:
            words.append(GAME.write(state, chance.choose(GAME.action_space, "question")))
        except (IndexError, KeyError, ValueError):
            continue
    return [*words, "nonsense", ""]


QUESTIONS = questions()


def told(client: Client, table: Table, seat: int, number: int) -> Iterator[tuple[str, str]]:
    """Everything a viewer can be sent without changing the table, each with what it is."""
    own = address(table, seat)

    def shown(answer: Any) -> str:
        return f"{answer.status_code} {seen(answer.content.decode())}"

    yield "page", shown(client.get(own))
    yield "fragment", shown(client.get(f"{own}?pick={KIND_NAMES[number % len(KIND_NAMES)]}", headers=SCRIPT))
    yield "nothing new", shown(client.get(f"{own}?after={version(table)}", headers=SCRIPT))
    yield "looking back", shown(client.get(f"{own}?step={number}", headers=SCRIPT))
    yield "stream", first_frame(table, seat)
    yield "stale", shown(client.post(own, {"do": "end", "v": "99999"}, headers=SCRIPT))
    yield "unreadable", shown(client.post(own, {"do": "nonsense", "v": version(table)}, headers=SCRIPT))
    yield "aimed", shown(client.post(own, {"aim": "bid fog_of_war"}, headers=SCRIPT))
    for question in QUESTIONS[number % 11 :: 11]:
        yield f"why {question}", shown(client.post(own, {"why": question}, headers=SCRIPT))


@contextmanager
def redealt(table: Table, seat: int, number: int) -> Iterator[None]:
    """The table with everything that a viewer cannot know dealt anew, and what it was not told told otherwise."""
    session = live_table(table.id).session
    state, events = session.state, list(session.events)
    session.state = state.redeal(seat, FastChance(number))
    session.events[:] = [retold(event, seat) for event in events]
    try:
        yield
    finally:
        session.state = state
        session.events[:] = events


def retold(event: Event, seat: int) -> Event:
    """An event that does not reach the viewer, with other numbers."""
    if event.reaches(seat):
        return event
    numbers = [each if each < 0 else (each + 1) % 6 for each in (event.a, event.b, event.c, event.d, event.e, event.f)]
    return Event(event.audience, event.kind, *numbers)


@pytest.mark.parametrize(("scenario", "seed"), [("1", 1), ("4", 2), ("11", 3)])
def test_what_is_hidden_changes_no_byte(scenario: str, seed: int) -> None:
    """Whole games, with undo, seen at many moments by both seats and a spectator."""
    table = set_up("ann", "bo", scenario=scenario, rounds=4)
    clients = {seat: guest(name) for seat, name in GUESTS.items()}
    chance, hidden = FastChance(seed), 0
    while step(table, chance, undo=6):
        if version(table) % 9 and acting(table):
            continue
        for seat in VIEWERS:
            truly = list(told(clients[seat], table, seat, version(table)))
            before = GAME.dump(live_table(table.id).session.state)
            with redealt(table, seat, version(table)):
                hidden += GAME.dump(live_table(table.id).session.state) != before
                for (what, bytes_), (_, others) in zip(
                    truly, told(clients[seat], table, seat, version(table)), strict=True
                ):
                    assert bytes_ == others, f"{what} at {version(table)} for {seat}"
    assert hidden > 5, "the redealt tables are others"


def test_the_test_can_fail(friends: Table) -> None:
    """A hand that is not redealt for its owner, but for the other side, shows on the owner's page."""
    client = guest("ann")
    truly = dict(told(client, friends, 0, 0))
    session = live_table(friends.id).session
    session.state = session.state.redeal(1, FastChance(5))
    others = dict(told(client, friends, 0, 0))
    assert truly["page"] != others["page"]
    assert truly["stream"] != others["stream"]


def test_refusals_tell_nothing(friends: Table) -> None:
    """What is refused is refused in the same words in all deals that the seat cannot tell apart, joined or not."""
    play(friends, 30)
    chance, compared = FastChance(4), 0
    for _ in range(8):
        session = live_table(friends.id).session
        for seat in SEATS:
            for question in QUESTIONS[chance.choose(4, "which") :: 4]:
                for word in (f"{question}; {question}", f"{question}; nonsense", question):
                    if word in offers(friends, seat):
                        continue
                    truly = do(friends, seat, word)
                    if truly.kind != "refused":  # the seat knows of a part what the joined offers do not show
                        break
                    with redealt(friends, seat, version(friends)):
                        assert do(friends, seat, word) == truly, word
                    compared += 1
        assert live_table(friends.id).session is session
        step(friends, chance)
    assert compared > 100


def test_a_secret_choice_leaves_no_trace(friends: Table) -> None:
    """Not in the page, its version, or the stream; nor does taking it back. The chooser's own page does change."""
    chance, bids = FastChance(5), 0
    for _ in range(150):
        seats = acting(friends)
        if not seats:
            break
        if len(seats) < 2:
            step(friends, chance)
            continue
        for seat in SEATS:
            others = [each for each in VIEWERS if each != seat]
            before = {each: (first_frame(friends, each), seen_page(friends, each)) for each in others}
            own = seen_page(friends, seat)
            assert do(friends, seat, offers(friends, seat)[0]).kind == "accepted"
            assert {each: (first_frame(friends, each), seen_page(friends, each)) for each in others} == before
            assert seen_page(friends, seat) != own
            assert do(friends, seat, UNDO).kind == "accepted"
            assert {each: (first_frame(friends, each), seen_page(friends, each)) for each in others} == before
        for seat in SEATS:
            do(friends, seat, offers(friends, seat)[chance.choose(len(offers(friends, seat)), "bid")])
        bids += 1
        if bids == 3:
            break
    assert bids == 3


def seen_page(table: Table, seat: int) -> str:
    return seen(guest(GUESTS[seat]).get(address(table, seat)).content.decode())


def test_only_ones_own_hand_is_drawn(friends: Table) -> None:
    chance, drawn = FastChance(6), 0
    while step(friends, chance) and version(friends) < 30:
        for seat in VIEWERS:
            shown = seen_page(friends, seat)
            state = live_table(friends.id).session.state
            own = state.view(seat).own
            held = {KIND_NAMES[kind] for kind, number in enumerate(own.hand) if number} if own else set()
            assert set(re.findall(r'\bid="hand-(\w+)"', shown)) == held
            drawn += len(held)
            assert set(re.findall(r'value="bid (\w+)"', shown)) <= held
    assert drawn > 50


@pytest.mark.parametrize("seat", VIEWERS)
def test_replay_from_one_seats_eyes(finished: Table, seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """At every moment of a finished game, the others' cards redealt."""
    client, moment = guest("ann"), archive.moment
    word = GAME.seat_ids[seat] if seat in SEATS else ""

    def page(at: int) -> str:
        answer = client.get(f"/archive/{finished.id}/?at={at}&seat={word}")
        assert isinstance(answer, HttpResponse)
        return seen(answer.content.decode())

    def other_deal(request: Any, playing: Replay, seat: int, at: int) -> Scene:
        playing.state = playing.state.redeal(seat, FastChance(at))
        playing.events.events[:] = [retold(event, seat) for event in playing.events.events]
        return moment(request, playing, seat, at)

    truly = [page(at) for at in range(finished.decisions + 1)]
    monkeypatch.setattr(archive, "moment", other_deal)
    assert [page(at) for at in range(finished.decisions + 1)] == truly


def test_chat_stays_where_it_was_said(friends: Table) -> None:
    """Players among themselves, spectators among themselves; on pages, in fragments and in streams."""
    clients = {seat: guest(name) for seat, name in GUESTS.items()}
    for seat, client in clients.items():
        client.post(address(friends, seat), {"say": f"word of {GUESTS[seat]}"})
    assert Remark.objects.count() == 3
    for seat, client in clients.items():
        fragment = client.get(address(friends, seat), headers=SCRIPT).content.decode()
        for shown in (seen_page(friends, seat), fragment, first_frame(friends, seat)):
            heard = {name for name in GUESTS.values() if f"word of {name}" in shown}
            assert heard == ({"cy"} if seat == WATCHING else {"ann", "bo"})


def test_chat_does_not_touch_the_game(friends: Table) -> None:
    session = live_table(friends.id).session
    before = GAME.dump(session.state), version(friends), len(session.events)
    guest("ann").post(address(friends, 0), {"say": "end"})
    guest("cy").post(address(friends, WATCHING), {"say": "undo"})
    assert live_table(friends.id).session is session
    assert (GAME.dump(session.state), version(friends), len(session.events)) == before


def test_an_observer_cannot_count_the_cards_that_were_bid(friends: Table) -> None:
    """A computer player's job holds nothing that its seat could not know: it is the same in all such deals."""
    table = set_up("bot:greedy", "bo")
    chance = FastChance(9)
    for number in range(60):
        if 0 in acting(table):
            truly = next_job(table.id)
            with redealt(table, 0, number):
                assert next_job(table.id) == truly
        step(table, chance)
    assert truly is not None
