"""U-5 Drawing: whose cards come first, and when a deck is made."""

import pytest
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.games.undaunted import GAME
from tests.undaunted.acting import act, told


class NotedChance(Chance):
    """Always the first card, and a note of what was asked."""

    def __init__(self) -> None:
        self.purposes: list[str] = []

    def below(self, n: i64, purpose: str) -> i64:
        self.purposes.append(purpose)
        return 0


@pytest.mark.rule("U-5.1", "U-5.5")
@pytest.mark.parametrize(("scenario", "first", "second"), [("1", "us", "ger"), ("3", "ger", "us")])
def test_the_holder_of_the_marker_draws_all_four_cards_first(scenario: str, first: str, second: str) -> None:
    chance = NotedChance()
    GAME.setup(scenario, {}, chance)
    assert chance.purposes == [f"draw.{first}"] * 4 + [f"draw.{second}"] * 4


@pytest.mark.rule("U-5.5")
def test_the_new_holder_draws_first_in_the_next_round() -> None:
    chance = NotedChance()
    state = GAME.arrange("1", {}, {"phase": "bid", "us": {"hand": ["rifleman_a"]}, "ger": {"hand": ["scout_a"]}})
    for seat, action in ((0, "bid rifleman_a"), (1, "bid scout_a"), (1, "end"), (0, "end")):
        state.apply(seat, GAME.parse(state, action), chance)
    assert chance.purposes == ["draw.ger"] * 4 + ["draw.us"] * 4


@pytest.mark.rule("U-5.2")
def test_the_reshuffle_comes_in_the_middle_of_a_draw() -> None:
    us = {"hand": ["platoon_sergeant"], "deck": ["scout_a"], "discard": ["rifleman_a", "rifleman_b"]}
    state = GAME.arrange("1", {}, {"active": "us", "us": us})
    events = act(state, 0, "command platoon_sergeant; number 2", draw_us=["scout_a", "rifleman_b"])
    assert told(events, 1) == ["played", "commanded", "drew-unseen", "reshuffled", "drew-unseen"]


@pytest.mark.rule("U-5.2")
def test_no_reshuffle_without_need() -> None:
    us = {"hand": ["platoon_sergeant"], "deck": ["scout_a"], "discard": ["rifleman_a", "rifleman_b"]}
    state = GAME.arrange("1", {}, {"active": "us", "us": us})
    events = act(state, 0, "command platoon_sergeant; number 1; end", draw_us=["scout_a"])
    assert "reshuffled" not in told(events, 1)
