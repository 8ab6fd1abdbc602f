"""Whole games of random players: they end by rule, nothing is lost or made, and nothing hidden shows."""

from typing import Final

import pytest

from fieldcraft.core.chance import FastChance
from fieldcraft.core.invariants import broken_legality, broken_position, leaks
from fieldcraft.games.combat_commander.game import CombatCommander
from fieldcraft.games.combat_commander.setting import playable_scenarios
from fieldcraft.games.combat_commander.verbs import (
    ACTIVATE,
    AIM,
    ARG_BITS,
    EXIT,
    FIRE,
    JOIN,
    MOVER,
    OPPORTUNITY,
    ORDER,
    PLAY,
    SHOOT,
    STEP,
)
from tests.combat_commander.table import mostly_keeping

GAME = CombatCommander()
MOST_DECISIONS = 20_000


FIGHTING: Final = (ORDER, ACTIVATE, AIM, JOIN, FIRE, SHOOT, STEP, MOVER, PLAY, OPPORTUNITY, EXIT)


@pytest.mark.parametrize("scenario", [*playable_scenarios(), "random-1", "random-2", "random-3"])
@pytest.mark.parametrize("is_fighting", [False, True])
def test_a_random_game_is_sound_and_ends_by_rule(scenario: str, is_fighting: bool) -> None:
    """Players who take anything, and players who mostly do something to the enemy."""
    chance = FastChance(7)
    state = GAME.setup(scenario, {}, chance)
    start = state.copy()
    made = 0
    while state.outcome() is None:
        if made % 80 == 0:
            assert list(broken_position(GAME, start, state)) == []
            assert list(leaks(GAME, state, 7)) == []
        if made % 800 == 0:
            assert list(broken_legality(GAME, state)) == []
        seats = state.to_act()
        seat = seats[int(chance.choose(len(seats), "seat"))]
        legal = mostly_keeping(state, seat, chance)
        fierce = [action for action in legal if action >> ARG_BITS in FIGHTING]
        if is_fighting and fierce and chance.choose(5, "policy"):
            legal = fierce
        state.apply(seat, legal[chance.choose(len(legal), "policy")], chance)
        made += 1
        assert made < MOST_DECISIONS
    assert GAME.faults(start, state) == []
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason in GAME.end_reasons


def test_equal_luck_gives_equal_games() -> None:
    ends = []
    for _ in range(2):
        chance = FastChance(11)
        state = GAME.setup("1", {}, chance)
        while (seat := state.next_seat()) >= 0:
            legal = state.legal(seat)
            state.apply(seat, legal[chance.choose(len(legal), "policy")], chance)
        ends.append(GAME.dump(state))
    assert ends[0] == ends[1]
