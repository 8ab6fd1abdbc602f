"""What may pass by itself: the contract on random games of every game, and that no hand shows in it."""

from collections.abc import Iterator

import pytest

from fieldcraft.core.chance import FastChance
from fieldcraft.core.game import Game
from fieldcraft.core.quiet import Quiet
from fieldcraft.core.registry import game, game_ids
from fieldcraft.core.state import State

LONGEST = 700
REDEALS = 3


def positions(of: Game, scenario: str, seed: int) -> Iterator[State]:
    """The positions of a random game, one after the other, in one state that changes."""
    chance = FastChance(seed)
    state = of.setup(scenario, of.fuzz_options(scenario, chance), chance)
    for _ in range(LONGEST):
        yield state
        seat = state.next_seat()
        if seat < 0:
            return
        legal = state.legal(seat)
        state.apply(seat, legal[chance.choose(len(legal), "policy")], chance)


def some_scenarios(game_id: str) -> list[str]:
    """The first, one in the middle and the last."""
    known = [info.id for info in game(game_id).scenarios()]
    return [known[0], known[len(known) // 2], known[-1]]


GAMES = [(game_id, scenario) for game_id in game_ids() for scenario in some_scenarios(game_id)]


def settings(of: Game, state: State, seat: int) -> list[Quiet]:
    """Everything a seat can set now, and nothing at all."""
    kinds = [each.name for each in of.reaction_kinds]
    found = [Quiet(), Quiet(idle=True)]
    for each in of.periods:
        number = of.period(state, seat, each.name)
        if number is not None:
            found += [Quiet(period=each.name, until=number, kinds=some) for some in ([], kinds)]
    return found


@pytest.mark.parametrize(("game_id", "scenario"), GAMES)
def test_passing_is_legal_and_only_offered_to_who_is_asked(game_id: str, scenario: str) -> None:
    of = game(game_id)
    kinds = {"", *(each.name for each in of.reaction_kinds)}
    offered = 0
    for state in positions(of, scenario, 5):
        for seat in range(len(of.seat_ids)):
            passing = of.passing(state, seat)
            if passing is None:
                continue
            offered += 1
            assert seat in state.to_act()
            assert passing.action in list(state.legal(seat))
            assert passing.kind in kinds
            if len(state.legal(seat)) == 1:
                assert passing.is_idle
    assert (offered > 0) == bool(of.periods)


@pytest.mark.parametrize(("game_id", "scenario"), GAMES)
def test_whether_a_question_passes_depends_on_the_seats_own_view(game_id: str, scenario: str) -> None:
    of = game(game_id)
    passed = 0
    for made, state in enumerate(positions(of, scenario, 6)):
        for seat in state.to_act():
            if of.passing(state, seat) is None and made % 20:
                continue
            wanted = [each.passes(of, state, seat, 0) for each in settings(of, state, seat)]
            passed += any(action is not None for action in wanted)
            for seed in range(REDEALS):
                other = state.redeal(seat, FastChance(made * REDEALS + seed))
                assert [each.passes(of, other, seat, 0) for each in settings(of, other, seat)] == wanted
    assert (passed > 0) == bool(of.periods)


def test_without_a_setting_everything_is_asked() -> None:
    of = game("combat_commander")
    for state in positions(of, "1", 7):
        for seat in state.to_act():
            assert Quiet().passes(of, state, seat, 0) is None


def test_a_spared_decision_is_asked_whatever_is_set() -> None:
    of = game("combat_commander")
    spared = 0
    for state in positions(of, "1", 7):
        for seat in state.to_act():
            for setting in settings(of, state, seat):
                spared += setting.passes(of, state, seat, 3) is not None
                setting.spared = 3
                assert setting.passes(of, state, seat, 3) is None
    assert spared
