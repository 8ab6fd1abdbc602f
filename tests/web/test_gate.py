"""The gate: each accepted action once, in order, by the seat that owes it, and nothing else ever changes a table."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Callable
from itertools import count
from typing import Any

import pytest
from django.db import connection
from django.test import Client

from fieldcraft.core.chance import FastChance
from fieldcraft.web.gate import Verdict, submit
from fieldcraft.web.live import UNDO, live_table
from fieldcraft.web.models import Table
from tests.web.tables import (
    GAME,
    SEATS,
    WATCHING,
    acting,
    address,
    agrees,
    do,
    dump,
    everything,
    forgotten,
    offers,
    play,
    rebuilt,
    set_up,
    step,
    version,
)

pytestmark = pytest.mark.django_db


def together(number: int, job: Callable[[int], Verdict]) -> list[str]:
    """Run a job from several threads at once; what became of each."""
    kinds: list[str] = []
    start = threading.Barrier(number)

    def one(which: int) -> None:
        try:
            start.wait()
            kinds.append(job(which).kind)
        except BaseException as error:
            kinds.append(repr(error))
        finally:
            connection.close()

    threads = [threading.Thread(target=one, args=(which,)) for which in range(number)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return sorted(kinds)


def turn(table: Table) -> tuple[int, str]:
    """The one seat that owes a decision, and something it may do."""
    while len(acting(table)) > 1:
        assert do(table, acting(table)[0], offers(table, acting(table)[0])[0]).kind == "accepted"
    (seat,) = acting(table)
    return seat, offers(table, seat)[0]


def joined(table: Table, with_roll: bool = False) -> tuple[int, str]:
    """Play until somebody may do two decisions in one; free of chance, or with a roll at the end."""
    chance = FastChance(7)
    while True:
        for seat in acting(table):
            for each in offers(table, seat):
                if ";" in each and ("aim" in each) == with_roll:
                    return seat, each
        assert step(table, chance)


def test_an_action_is_accepted_once(friends: Table) -> None:
    seat, what = turn(friends)
    number = version(friends)
    first = submit(friends.id, seat, number, "key", what)
    after = everything(live_table(friends.id))
    assert (first.kind, first.version) == ("accepted", number + 1)
    assert submit(friends.id, seat, number, "key", what).kind == "repeated"
    assert submit(friends.id, seat, number + 1, "key", what).kind == "repeated"
    assert everything(live_table(friends.id)) == after
    assert [entry.do for entry in friends.entries.filter(key="key")] == [what]


def test_the_log_has_no_gaps_and_the_table_knows_its_end(friends: Table) -> None:
    play(friends, 60, undo=5)
    assert list(friends.entries.values_list("number", flat=True)) == list(range(1, 61))
    assert friends.version == 60
    assert friends.decisions == live_table(friends.id).session.decisions
    assert agrees(friends)


@pytest.mark.parametrize("behind", [-1, 1, 7, -1000])
def test_an_action_from_another_version_is_stale(friends: Table, behind: int) -> None:
    play(friends, 20)
    seat, what = turn(friends)
    before = everything(live_table(friends.id))
    newest = version(friends) if behind < 0 else live_table(friends.id).shown_version(seat)
    verdict = submit(friends.id, seat, newest - behind, "key", what)
    assert verdict.kind == "stale"
    assert verdict.version == version(friends)
    assert everything(live_table(friends.id)) == before
    assert not friends.entries.filter(key="key").exists()


def test_two_tabs_of_one_seat(ann: Client, friends: Table) -> None:
    """The second tab is told, shown the table as it is, and can go on from there."""
    what = offers(friends, 0)[0]
    form = {"do": what, "v": 0}
    assert ann.post(address(friends, 0), form, headers={"X-Table": "1"}).status_code == 200
    late = ann.post(address(friends, 0), form, headers={"X-Table": "1"})
    assert late.status_code == 409
    assert 'role="alert"' in late.content.decode()
    assert 'data-v="1"' in late.content.decode()
    assert version(friends) == 1


def test_both_sides_may_choose_in_secret_at_once(friends: Table) -> None:
    """The other side's secret bid does not make the page old on which one chooses one's own."""
    for seat in SEATS:
        assert submit(friends.id, seat, 0, f"{seat}", offers(friends, seat)[0]).kind == "accepted"
    assert version(friends) == 2


@pytest.mark.parametrize("seat", [WATCHING, 2, 7])
def test_who_has_no_seat_does_nothing(friends: Table, seat: int) -> None:
    for what in (*offers(friends, 0), UNDO):
        assert do(friends, seat, what).kind == "refused"
    assert version(friends) == 0


def test_the_other_sides_actions_are_refused(friends: Table) -> None:
    play(friends, 20)
    chance, refused = FastChance(3), 0
    while refused < 200 and step(friends, chance):
        before = everything(live_table(friends.id))
        for seat in SEATS:
            for what in offers(friends, seat) if acting(friends) == (seat,) else []:
                verdict = do(friends, 1 - seat, what, "key")
                assert verdict.kind == "refused"
                assert verdict.why is not None
                refused += 1
        assert everything(live_table(friends.id)) == before
    assert refused >= 200


def test_a_seat_of_somebody_else_is_no_ones(bo: Client, friends: Table) -> None:
    """The seat comes from who is asking: the address alone does nothing."""
    form = {"do": offers(friends, 0)[0], "v": 0, "seat": "us", "visitor": "ann"}
    assert bo.post(address(friends, 0), form).status_code == 302
    assert bo.post(address(friends, WATCHING), form).status_code == 403
    assert version(friends) == 0


def test_only_what_is_legal_is_accepted(friends: Table) -> None:
    """Every action there is, legal or not, at some positions of a game."""
    chance = FastChance(9)
    for _ in range(2):
        play(friends, 17, seed=chance.choose(1000, "seed"))
        (seat, _), state = turn(friends), live_table(friends.id).session.state
        legal = {GAME.write(state, int(action)) for action in state.legal(seat)}
        before = everything(live_table(friends.id))
        for word in written(friends) - legal:
            assert do(friends, seat, word, "key").kind == "refused", word
        assert everything(live_table(friends.id)) == before


def written(table: Table) -> set[str]:
    """The notation of every action that can be written in this position."""
    state, found = live_table(table.id).session.state, set()
    for action in range(GAME.action_space):
        try:
            found.add(GAME.write(state, action))
        except (IndexError, KeyError, ValueError):
            continue
    return found


GARBAGE = (
    ";", "; ;", "bid", "bid ", "bid bid", "step", "number -1", "number 99999999999999999999", "attack \0", "\0", "​",
    "undo ", "undo; undo", "UNDO", "bid rifleman_a" * 20, "x" * 100_000, ";" * 150, "%s", "'; DROP TABLE web_entry; --",
    "<script>", "../../etc/passwd", "1", "0x10", "None", "[1]", "{'a': 1}", "ＢＩＤ fog_of_war", "é" * 199,
)  # fmt: skip


@pytest.mark.parametrize("what", GARBAGE, ids=range(len(GARBAGE)))
def test_garbage_is_refused(ann: Client, friends: Table, what: str) -> None:
    before = everything(live_table(friends.id))
    answer = ann.post(address(friends, 0), {"do": what, "v": 0}, headers={"X-Table": "1"})
    assert answer.status_code == 422
    assert 'role="alert"' in answer.content.decode()
    assert everything(live_table(friends.id)) == before
    assert agrees(friends)


@pytest.mark.parametrize("number", ["", "-1", "x", "1.0", "9" * 30, "²", "\0", "0 "])
def test_a_version_that_is_none_is_stale(ann: Client, friends: Table, number: str) -> None:
    what = offers(friends, 0)[0]
    answer = ann.post(address(friends, 0), {"do": what, "v": number}, headers={"X-Table": "1"})
    assert answer.status_code == 409
    assert version(friends) == 0


@pytest.mark.parametrize("key", ["\0", "k" * 10_000, "é" * 63, "<b>", "' OR 1=1"])
def test_any_key_will_do(ann: Client, friends: Table, key: str) -> None:
    form = {"do": offers(friends, 0)[0], "v": 0, "key": key}
    for _ in range(2):
        assert ann.post(address(friends, 0), form, headers={"X-Table": "1"}).status_code == 200
    assert version(friends) == 1


def test_keys_of_two_seats_do_not_meet(ann: Client, bo: Client, friends: Table) -> None:
    for seat, client in enumerate((ann, bo)):
        form = {"do": offers(friends, seat)[0], "v": 0, "key": "same"}
        assert client.post(address(friends, seat), form, headers={"X-Table": "1"}).status_code == 200
    assert version(friends) == 2


@pytest.mark.parametrize("tail", ["nonsense", "attack rifleman_a", "undo", ""])
def test_nobody_peeks_at_the_dice(friends: Table, tail: str) -> None:
    """A roll with something refused after it must not have rolled: all offers of 40 positions, one word longer."""
    chance = FastChance(5)
    play(friends, 20)
    rolled, number = 0, count()
    for _ in range(40):
        before = everything(live_table(friends.id))
        for seat in acting(friends):
            for what in offers(friends, seat):
                verdict = do(friends, seat, f"{what}; {tail}", f"key {next(number)}")
                if verdict.kind == "refused":
                    assert everything(live_table(friends.id)) == before, what
                else:
                    assert do(friends, seat, UNDO).kind == "accepted", f"{what} cannot be taken back"
                    before = everything(live_table(friends.id))
                rolled += "aim" in what
        step(friends, chance)
    assert rolled > 10
    assert agrees(friends)


def test_undo_goes_back_to_the_barrier_and_no_further(friends: Table) -> None:
    chance, undone, kept = FastChance(2), 0, 0
    for _ in range(90):
        barrier, before = live_table(friends.id).session.state.barrier, everything(live_table(friends.id))
        if not step(friends, chance):
            break
        after, is_free = everything(live_table(friends.id)), live_table(friends.id).session.state.barrier == barrier
        entry = friends.entries.last()
        assert entry is not None
        assert do(friends, 1 - entry.seat, UNDO, "other").kind == "refused"
        verdict = do(friends, entry.seat, UNDO)
        if not is_free:
            kept += 1
            assert verdict.kind == "refused"
            assert verdict.why is not None
            assert everything(live_table(friends.id)) == after
        else:
            undone += 1
            assert verdict.kind == "accepted"
            assert everything(live_table(friends.id))[1:] == before[1:]
            assert version(friends) == before[0] + 2, "the version only grows"
            assert do(friends, entry.seat, entry.do).kind == "accepted"
            assert everything(live_table(friends.id))[1:5] == after[1:5]
    assert undone > 10
    assert kept > 10
    assert agrees(friends)


def test_undo_takes_back_a_joined_action_whole(friends: Table) -> None:
    seat, what = joined(friends)
    before = everything(live_table(friends.id))
    assert do(friends, seat, what).kind == "accepted"
    assert live_table(friends.id).session.decisions == before[4] + 2
    assert do(friends, seat, UNDO).kind == "accepted"
    assert everything(live_table(friends.id))[1:] == before[1:]
    assert agrees(friends)


def test_a_joined_attack_cannot_be_taken_back(friends: Table) -> None:
    """Not even its first half."""
    seat, what = joined(friends, with_roll=True)
    assert do(friends, seat, what).kind == "accepted"
    after = everything(live_table(friends.id))
    assert do(friends, seat, UNDO).kind == "refused"
    assert everything(live_table(friends.id)) == after


def test_undo_never_rolls_anew(db: None) -> None:
    """Whatever was taken back before an attack, the dice are those that would have come anyway."""
    straight, winding = set_up("ann", "bo"), set_up("ann", "bo")
    chance, rolls = FastChance(4), 0
    for _ in range(80):
        seats = acting(straight)
        if not seats:
            break
        seat = seats[chance.choose(len(seats), "seat")]
        found = offers(straight, seat)
        for detour in found[:3]:
            barrier = live_table(winding.id).session.state.barrier
            if "aim" not in detour and not detour.startswith(("recon", "end", "bid", "number")):
                assert do(winding, seat, detour).kind == "accepted"
                if live_table(winding.id).session.state.barrier == barrier:
                    assert do(winding, seat, UNDO).kind == "accepted"
                else:
                    assert do(straight, seat, detour).kind == "accepted"
                    break
        else:
            what = found[chance.choose(len(found), "offer")]
            assert do(straight, seat, what).kind == do(winding, seat, what).kind == "accepted"
            rolls += "aim" in what
        assert everything(live_table(straight.id))[1:5] == everything(live_table(winding.id))[1:5]
    assert rolls > 3
    assert version(winding) > version(straight)


def test_an_undone_action_reaches_the_others(friends: Table) -> None:
    """The version that a viewer is shown never falls, else its page would keep the old picture; it rises with news."""
    chance = FastChance(6)
    shown = dict.fromkeys((*SEATS, WATCHING), 0)
    views: dict[int, Any] = {}
    for _ in range(200):
        live = live_table(friends.id)
        for seat in shown:
            now, view = live.shown_version(seat), live.session.state.view(seat)
            assert now >= shown[seat]
            assert now > shown[seat] or view == views.get(seat, view)
            shown[seat], views[seat] = now, view
        if not step(friends, chance, undo=2):
            break


class Broken(Exception):  # noqa: N818
    """What a test throws."""


@pytest.mark.parametrize("statement", ["INSERT INTO web_entry", "UPDATE web_table"])
def test_a_failure_between_applying_and_storing_leaves_nothing(friends: Table, statement: str) -> None:
    play(friends, 15)
    for _ in range(10):
        before = everything(live_table(friends.id))
        seat, what = turn(friends) if len(acting(friends)) == 1 else (0, offers(friends, 0)[0])
        before = everything(live_table(friends.id))

        def fail(execute: Any, sql: str, *rest: Any) -> Any:
            if sql.startswith(statement):
                raise Broken
            return execute(sql, *rest)

        with connection.execute_wrapper(fail), pytest.raises(Broken):
            do(friends, seat, what)
        assert everything(live_table(friends.id)) == before
        assert agrees(friends)
        assert do(friends, seat, what).kind == "accepted"
    assert agrees(friends)


def test_a_failing_session_leaves_nothing(friends: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second of two joined decisions fails for no reason."""
    seat, what = joined(friends)
    before, session = everything(live_table(friends.id)), type(live_table(friends.id).session)
    act, calls = session.act, iter((True, False))

    def fail(self: Any, seat: int, action: int) -> Any:
        if next(calls):
            return act(self, seat, action)
        raise Broken

    with monkeypatch.context() as broken:
        broken.setattr(session, "act", fail)
        with pytest.raises(Broken):
            do(friends, seat, what)
    assert everything(live_table(friends.id)) == before
    assert agrees(friends)


def test_a_table_is_its_log(friends: Table) -> None:
    """Forgotten and made anew, it is the same at every version, and what could be undone still can."""
    chance = FastChance(8)
    while step(friends, chance, undo=4) and version(friends) < 120:
        if version(friends) % 10 == 0:
            before = everything(live_table(friends.id)), [live_table(friends.id).shown_version(seat) for seat in SEATS]
            live = live_table(forgotten(friends).id)
            assert (everything(live), [live.shown_version(seat) for seat in SEATS]) == before
    assert agrees(friends)


def test_a_table_does_not_touch_another(db: None) -> None:
    """Even with the same key and the same secret."""
    tables = [set_up("ann", "bo"), set_up("ann", "bo")]
    play(tables[0], 30)
    assert version(tables[1]) == 0
    assert do(tables[1], 0, offers(tables[1], 0)[0], "0:0").kind == "accepted"
    assert agrees(tables[0])
    assert agrees(tables[1])


def test_two_tables_set_up_at_once_have_other_luck(ann: Client, db: None) -> None:
    for _ in range(2):
        ann.post("/play/undaunted/1/", {"side": "0", "opponent": "same-screen"})
    one, other = Table.objects.all()
    assert bytes(one.secret) != bytes(other.secret)
    assert len(bytes(one.secret)) == 32
    assert one.id != other.id


@pytest.mark.django_db(transaction=True)
class TestAtOnce:
    """From threads, with real transactions."""

    def test_the_same_key_is_one_action(self, friends: Table) -> None:
        seat, what = turn(friends)
        now = version(friends)
        kinds = together(8, lambda _: submit(friends.id, seat, now, "key", what))
        assert Counter(kinds) == {"accepted": 1, "repeated": 7}
        assert version(friends) == now + 1
        assert agrees(friends)

    def test_other_keys_are_stale(self, friends: Table) -> None:
        seat, what = turn(friends)
        now = version(friends)
        kinds = together(8, lambda which: submit(friends.id, seat, now, f"key {which}", what))
        assert Counter(kinds) == {"accepted": 1, "stale": 7}
        assert agrees(friends)

    def test_both_seats_at_once(self, friends: Table) -> None:
        """Secret bids do not hinder each other."""
        found = [offers(friends, seat)[0] for seat in SEATS]
        kinds = together(2, lambda seat: submit(friends.id, seat, 0, f"{seat}", found[seat]))
        assert kinds == ["accepted", "accepted"]
        assert agrees(friends)

    def test_an_undo_and_an_action_at_once(self, friends: Table) -> None:
        seat, what = joined(friends)
        do(friends, seat, what)
        now, next_ = version(friends), offers(friends, seat)[0]
        jobs = (UNDO, next_)
        kinds = together(6, lambda which: submit(friends.id, seat, now, f"{which}", jobs[which % 2]))
        assert Counter(kinds) == {"accepted": 1, "stale": 5}
        assert agrees(friends)

    def test_memory_that_is_lost_meanwhile_is_rebuilt(self, friends: Table) -> None:
        """Forgetting the table at any moment, while both seats play, changes nothing."""

        def job(which: int) -> Verdict:
            chance = FastChance(which)
            verdict = Verdict("refused", 0)
            for number in range(12):
                table = forgotten(friends) if which == 0 else friends
                seats = acting(table)
                seat = seats[chance.choose(len(seats), "seat")]
                found = offers(table, seat) or ["end"]
                verdict = submit(table.id, seat, version(table), f"{which} {number}", found[0])
            return verdict

        assert set(together(4, job)) <= {"accepted", "stale", "refused"}
        assert list(friends.entries.values_list("number", flat=True)) == list(range(1, friends.entries.count() + 1))
        assert agrees(friends)

    def test_a_fresh_process_makes_the_same_of_the_log(self, friends: Table) -> None:
        """With another hash seed; the position at every version, byte for byte."""
        positions = [dump(live_table(friends.id))]
        chance = FastChance(11)
        for _ in range(80):
            if not step(friends, chance, undo=4):
                break
            positions.append(dump(live_table(friends.id)))
        name = connection.settings_dict["NAME"]
        vendor = {
            "sqlite": f"sqlite:///{name}",
            "postgresql": f"{os.environ.get('DATABASE_URL', '')}".rpartition("/")[0],
        }
        url = vendor["sqlite"] if connection.vendor == "sqlite" else f"{vendor['postgresql']}/{name}"
        environment = {**os.environ, "DATABASE_URL": url, "PYTHONHASHSEED": "4711"}
        command = [sys.executable, "-m", "tests.web.rebuild", friends.id]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        assert json.loads(done.stdout) == json.loads(json.dumps(positions))
        assert everything(rebuilt(friends)) == everything(live_table(friends.id))
