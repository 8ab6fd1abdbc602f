"""U-7 Player turn: what comes before what."""

import pytest

from fieldcraft.games.undaunted import GAME
from tests.undaunted.acting import act, told


@pytest.mark.rule("U-7.5")
def test_card_then_counter_then_action() -> None:
    state = GAME.arrange("5", {}, {"active": "us", "us": {"hand": ["sniper"]}})
    events = act(state, 0, "attack sniper; aim ger.mortar", attack=[1, 1, 1])
    assert told(events, 1) == ["played", "spawned", "attacked", "rolled", "missed"]


@pytest.mark.rule("U-7.5", "U-8.5")
def test_a_card_that_readies_does_nothing_else() -> None:
    given = {"active": "us", "us": {"hand": ["rifleman_a"]}, "counters": {"us.rifleman_a": "17B suppressed"}}
    assert told(act(GAME.arrange("1", {}, given), 0, "ready rifleman_a"), 1) == ["played", "readied"]


@pytest.mark.rule("U-7.1")
def test_a_seat_that_waits_has_nothing_to_choose() -> None:
    hands = {"us": {"hand": ["rifleman_a"]}, "ger": {"hand": ["rifleman_a"]}}
    state = GAME.arrange("1", {}, {"active": "us", **hands})
    assert (state.to_act(), list(state.legal(1))) == ((0,), [])
    act(state, 0, "end")
    assert (state.to_act(), list(state.legal(0))) == ((1,), [])
