"""The referee finds nothing wrong with sound games, and notices a step that went wrong."""

from collections.abc import Callable

import pytest

from fieldcraft.core.chance import FastChance
from fieldcraft.core.events import EventList
from fieldcraft.games.grizzled import GAME
from fieldcraft.games.grizzled.kinds import TILES
from fieldcraft.games.grizzled.play import GrizzledState
from tests.grizzled.acting import EVERY_GAME, position, random_step

Tamper = Callable[[GrizzledState], None]


@pytest.mark.parametrize(("scenario", "options"), EVERY_GAME)
def test_sound_games_pass(scenario: str, options: dict[str, int]) -> None:
    chance = FastChance(23)
    state = GAME.setup(scenario, options, chance)
    while state.outcome() is None:
        before, log = state.copy(), EventList()
        seat, action = random_step(state, chance)
        state.apply(seat, action, chance, log)
        assert GAME.referee(before, seat, action, log.events, state) == []


def move_card(state: GrizzledState) -> None:
    state.discard |= 1
    state.no_mans_land &= ~1


def lose_tile(state: GrizzledState) -> None:
    state.tiles[TILES] += 1


def wrong_turn(state: GrizzledState) -> None:
    state.active = 2


def spent_charm(state: GrizzledState) -> None:
    state.charms_ready = 0


def more_morale(state: GrizzledState) -> None:
    state.morale += 1


def more_trials(state: GrizzledState) -> None:
    state.fresh += 1


def token(state: GrizzledState) -> None:
    state.speech_tokens[1] += 1


def new_leader(state: GrizzledState) -> None:
    state.leader = 1


def withdrawn(state: GrizzledState) -> None:
    state.withdrawn |= 2


def another_knock(state: GrizzledState) -> None:
    state.attached[2] |= 1 << 45


def another_hand(state: GrizzledState) -> None:
    state.hand[1] |= 1 << 20


def another_round(state: GrizzledState) -> None:
    state.round += 1


@pytest.mark.parametrize(
    "tamper",
    [
        move_card, lose_tile, wrong_turn, spent_charm, more_morale, more_trials, token, new_leader, withdrawn,
        another_knock, another_hand, another_round,
    ],
)  # fmt: skip
def test_a_step_that_went_wrong_is_noticed(tamper: Tamper) -> None:
    state = position(places={"p1": {"hand": ["night_shell_1"]}, "p2": {"hand": ["rain_mask_1"]}})
    before, log = state.copy(), EventList()
    action = GAME.parse(state, "play night_shell_1")
    state.apply(0, action, FastChance(1), log)
    assert GAME.referee(before, 0, action, log.events, state) == []
    tamper(state)
    assert GAME.referee(before, 0, action, log.events, state) != []


def test_another_tile_than_chance_gave_is_noticed() -> None:
    """Panicked: what the owner was told lies there, and nothing else (G-10.10, G-14.1)."""
    state = position(places={"p1": {"attached": ["panicked"]}})
    before, log = state.copy(), EventList()
    action = GAME.parse(state, "withdraw")
    state.apply(0, action, FastChance(1), log)
    assert GAME.referee(before, 0, action, log.events, state) == []
    other = next(tile for tile in range(TILES) if state.tiles[tile] and tile != state.played[0])
    state.tiles[other] -= 1
    state.tiles[state.played[0]] += 1
    state.played[0] = other
    assert any("p1.played" in complaint for complaint in GAME.referee(before, 0, action, log.events, state))
