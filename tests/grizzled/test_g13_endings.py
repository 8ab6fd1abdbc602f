"""G-13 and G-15.6: how long a game lasts, and that one person may take every seat."""

import pytest

from fieldcraft.core.chance import FastChance
from fieldcraft.core.session import Session
from fieldcraft.games.grizzled import GAME
from tests.grizzled.acting import EVERY_GAME, random_step

SEEDS = range(6)


@pytest.mark.rule("G-13.8", "G-13.10", "G-5.5", "G-5.8")
@pytest.mark.parametrize(("scenario", "options"), EVERY_GAME)
def test_no_game_outlasts_its_reserve(scenario: str, options: dict[str, int]) -> None:
    for seed in SEEDS:
        chance = FastChance(seed)
        state = GAME.setup(scenario, options, chance)
        most = -(-int(state.morale) // 3)
        while state.outcome() is None:
            assert state.round <= most
            seat, action = random_step(state, chance)
            state.apply(seat, action, chance)
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.winners == (tuple(range(state.players)) if outcome.reason == "peace" else ())


@pytest.mark.rule("G-15.6")
def test_one_person_may_take_every_seat() -> None:
    session = Session(GAME, "3", {}, ["the same"] * 3, source=FastChance(4))
    thoughts = FastChance(5)
    while session.outcome() is None:
        seat = session.state.to_act()[0]
        legal = session.state.legal(seat)
        session.act(seat, int(legal[thoughts.choose(len(legal), "policy")]))
    assert session.closed().header.seats == ["the same"] * 3
