"""A game at a table: undo back to the barrier, luck that fails, and going on after an interruption."""

from typing import Any

import pytest

from fieldcraft.core.errors import BadRecord, IllegalAction
from fieldcraft.core.events import Event
from fieldcraft.core.record import Record, read, verify
from fieldcraft.core.registry import game
from fieldcraft.core.secure import SecureChance
from fieldcraft.core.session import Session
from tests.core.sittings import GAME, SECRET, SHORT, chosen, go_on, sitting


def told(events: list[Event]) -> list[tuple[int, ...]]:
    return [(each.audience, each.kind, each.a, each.b, each.c, each.d, each.e, each.f) for each in events]


def everything(session: Session) -> tuple[Any, ...]:
    return GAME.dump(session.state), told(session.events), session.record.text(), session.decisions


def saved(session: Session) -> Record:
    return read(session.record.text(), "save", unfinished=True)


@pytest.mark.parametrize("scenario", ["1", "7"])
def test_undo_is_free_to_the_barrier_and_only_there(scenario: str) -> None:
    """Every decision that can be taken back is, and made again: the game goes on as if it never had been."""
    session = sitting(scenario)
    free = 0
    while session.state.to_act():
        seat, action = chosen(session)
        before, barrier = everything(session), session.state.barrier
        session.act(seat, action)
        after = everything(session)
        is_free = session.state.barrier == barrier
        assert not session.undo(1 - seat), "the other side's decision"
        assert session.undoable(seat) == is_free
        assert session.undo(seat) == is_free
        assert everything(session) == (before if is_free else after)
        if is_free:
            free += 1
            session.act(seat, action)
            assert everything(session) == after
    assert 0 < free < session.decisions
    assert session.record.text() == go_on(sitting(scenario)).record.text(), "the same luck all along"


def test_several_decisions_can_be_taken_back_one_by_one() -> None:
    session = sitting("7")
    before, barrier, deepest = [everything(session)], session.state.barrier, 0
    while session.state.to_act() and deepest < 3:
        seat, action = chosen(session)
        session.act(seat, action)
        if session.state.barrier != barrier:
            before, barrier = [], session.state.barrier
        deepest = len(before)
        before.append(everything(session))
    assert deepest == 3
    for wanted in reversed(before[:-1]):
        assert session.undo(0) or session.undo(1)
        assert everything(session) == wanted


def test_a_bid_already_chosen_stays_secret_and_can_be_taken_back() -> None:
    session = sitting()
    before = everything(session)
    session.act(0, int(session.state.legal(0)[0]))
    assert not session.undo(1)
    assert session.undo(0)
    assert everything(session) == before


@pytest.mark.parametrize("secret", [SECRET, bytes(32), bytes([7] * 32)])
def test_a_finished_game_cannot_be_undone(secret: bytes) -> None:
    session = go_on(sitting(secret=secret))
    assert session.outcome() is not None
    after = everything(session)
    assert not session.undo(0)
    assert not session.undo(1)
    assert everything(session) == after


def test_a_hand_over_ends_undo() -> None:
    session = sitting()
    session.act(0, int(session.state.legal(0)[0]))
    session.forbid_undo()
    assert not session.undo(0)
    assert session.decisions == 1


def test_what_the_other_side_has_answered_to_cannot_be_taken_back() -> None:
    """Not every reaction raises the barrier; the reaction itself closes what it answered."""
    combat = game("combat_commander")
    session = Session(combat, "1", {}, ["Ann", "Bo"], SECRET)
    answered = 0
    while session.decisions < 500:
        seat, action = chosen(session)
        other, barrier = 1 - seat, session.state.barrier
        is_in_secret = combat.facts(session.state)["round"] == 0  # both set up at the same time
        was_free = session.undoable(other) and not is_in_secret
        session.act(seat, action)
        if was_free and session.state.barrier == barrier:
            answered += 1
            before = combat.dump(session.state), session.decisions
            assert not session.undo(other)
            assert (combat.dump(session.state), session.decisions) == before
    assert answered


def test_an_illegal_action_changes_nothing() -> None:
    session = go_on(sitting(), 12)
    before = everything(session)
    for seat in (0, 1):
        legal = [int(action) for action in session.state.legal(seat)]
        for action in (-1, next(each for each in range(GAME.action_space) if each not in legal), GAME.action_space):
            with pytest.raises(IllegalAction):
                session.act(seat, action)
            assert everything(session) == before
    assert go_on(session).record.text() == go_on(sitting()).record.text()


class Broken(SecureChance):
    """Gives `left` outcomes, then none."""

    left = 10_000

    def below(self, n: int, purpose: str) -> int:
        if self.left == 0:
            raise KeyboardInterrupt
        self.left -= 1
        return int(super().below(n, purpose))


def test_a_failing_source_of_luck_leaves_everything_as_it_was() -> None:
    """Interrupted in the middle of a decision, after any number of its outcomes, the game can go on."""
    source = Broken(SECRET)
    session = Session(GAME, "1", SHORT, ["Ann", "Bo"], source=source)
    failures = 0
    while session.state.to_act():
        before, position = everything(session), source.position
        for left in (0, 1, 4, 10_000):
            source.left = left
            try:
                session.act(*chosen(session))
            except KeyboardInterrupt:
                failures += 1
                assert (everything(session), source.position) == (before, position)
            else:
                break
    assert failures > 10
    straight = go_on(Session(GAME, "1", SHORT, ["Ann", "Bo"], source=SecureChance(SECRET)))
    assert everything(session) == everything(straight)


@pytest.mark.parametrize("decisions", [0, 1, 2, 3, 10, 25])
def test_a_resumed_game_goes_on_exactly(decisions: int) -> None:
    session = go_on(sitting(), decisions)
    resumed = Session.resumed(saved(session), "save", SECRET)
    assert everything(resumed) == everything(session)
    assert resumed.state.barrier == session.state.barrier
    assert everything(go_on(resumed)) == everything(go_on(session))
    assert resumed.closed().text() == session.closed().text()
    assert verify(resumed.closed(), "record") > 0


def test_what_could_be_taken_back_can_be_after_resuming() -> None:
    session = sitting("7")
    undone = 0
    while session.state.to_act() and session.decisions < 40:
        seat, action = chosen(session)
        before = everything(session)
        session.act(seat, action)
        resumed = Session.resumed(saved(session), "save", SECRET)
        assert [resumed.undoable(each) for each in (0, 1)] == [session.undoable(each) for each in (0, 1)]
        if resumed.undo(seat):
            undone += 1
            assert everything(resumed) == before
            resumed.act(seat, action)
            assert everything(resumed) == everything(session)
    assert undone > 5


def test_a_resumed_game_can_be_taken_back_to_its_start() -> None:
    """The first bid is a decision like any other."""
    session = sitting()
    before = everything(session)
    session.act(0, int(session.state.legal(0)[0]))
    resumed = Session.resumed(saved(session), "save", SECRET)
    assert resumed.undo(0)
    assert everything(resumed) == before


@pytest.mark.parametrize("secret", [bytes(32), SECRET[:-1], SECRET + b"x", b""], ids=["other", "short", "long", "none"])
def test_a_wrong_secret_is_refused(secret: bytes) -> None:
    with pytest.raises(BadRecord) as caught:
        Session.resumed(saved(go_on(sitting(), 5)), "save", secret)
    assert caught.value.problem.key == "error-record-commitment"


def test_a_game_made_up_is_not_resumed() -> None:
    """A record of other luck under the same commitment."""
    session = go_on(sitting(), 5)
    other = saved(go_on(sitting(secret=bytes(32)), 5))
    with pytest.raises(BadRecord) as caught:
        Session.resumed(Record(session.record.header, other.lines), "save", SECRET)
    assert caught.value.problem.key == "error-record-not-rolled"


def test_the_secret_is_told_when_the_game_is_over_and_not_before() -> None:
    session = go_on(sitting(), 5)
    assert SECRET.hex() not in session.closed().text()
    assert SECRET.hex() in go_on(session).closed().text()
