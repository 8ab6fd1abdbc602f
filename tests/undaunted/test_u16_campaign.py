"""U-16 Campaign: runs, casualties, the final score and its names."""

from itertools import product
from typing import Any

import pytest

from fieldcraft.core.chance import FastChance
from fieldcraft.core.errors import BadInput
from fieldcraft.core.playout import play_randomly
from fieldcraft.core.text import LANGUAGES, reader
from fieldcraft.games.undaunted.rules.campaign import (
    ScenarioResult,
    bands,
    final_score,
    result_of,
    run_of,
    tally,
    title_of,
    verdict,
)
from tests.undaunted.arranged import GAME, SCENARIOS, SEATS, Outcomes, act, position

US, GER = SEATS["us"], SEATS["ger"]
KNOWN = [int(scenario) for scenario in SCENARIOS]
LIMIT = 60
"""Rounds, so that a random game is over soon."""

NAMES = {
    0: ("Intense combat", "Intense combat"),
    1: ("Steady progress", "Ardent resistance"),
    2: ("Steady progress", "Ardent resistance"),
    3: ("Steady progress", "Ardent resistance"),
    4: ("Rapid advance", "Heavy delays"),
    5: ("Rapid advance", "Heavy delays"),
    6: ("Stunning breakthrough", "Full stop"),
    7: ("Stunning breakthrough", "Full stop"),
    99: ("Stunning breakthrough", "Full stop"),
}
"""By margin: what the scenario book calls a campaign won by us, and by ger."""


def won(us: int, ger: int, lost: tuple[int, int] = (0, 0)) -> list[ScenarioResult]:
    """So many scenarios won by each side, all casualties in the first of them."""
    winners = [US] * us + [GER] * ger
    return [
        ScenarioResult(str(number), winner, lost if number == 1 else (0, 0)) for number, winner in enumerate(winners, 1)
    ]


@pytest.mark.rule("U-16.1")
@pytest.mark.parametrize(("first", "last"), [(first, last) for first, last in product(KNOWN, KNOWN) if first <= last])
def test_any_run_of_consecutive_scenarios_may_be_played(first: int, last: int) -> None:
    assert run_of(first, last, KNOWN) == list(range(first, last + 1))


@pytest.mark.rule("U-16.1")
@pytest.mark.parametrize("run", [(4, 1), (12, 11), (0, 3), (1, 13), (0, 0), (13, 13), (-1, 2), (13, 14)])
def test_a_run_backwards_or_beyond_the_book_is_refused(run: tuple[int, int]) -> None:
    with pytest.raises(BadInput) as refused:
        run_of(*run, KNOWN)
    assert refused.value.message.args["run"] == f"{run[0]}-{run[1]}"


@pytest.mark.rule("U-16.1")
def test_nothing_carries_over_to_the_next_scenario() -> None:
    """Whatever was played before, a scenario is set up as if it were the first."""
    fresh = {scenario: GAME.dump(GAME.setup(scenario, {}, FastChance(1))) for scenario in SCENARIOS}
    for scenario in SCENARIOS:
        chance = FastChance(int(scenario))
        state = GAME.setup(scenario, {"round_limit": LIMIT}, chance)
        play_randomly(state, chance, 20_000)
        assert state.outcome() is not None
        for other in SCENARIOS:
            again = GAME.setup(other, {}, FastChance(1))
            assert GAME.dump(again) == fresh[other]
            assert GAME.facts(again)["us.casualties"] == GAME.facts(again)["ger.casualties"] == 0


def casualties_after(scenario: str, given: dict[str, Any], do: str, outcomes: Outcomes) -> tuple[int, int]:
    """Play on from a position of us, ended by decree, and what a campaign records of it."""
    state = position(scenario, given)
    act(state, "us", do, outcomes)
    return result_of(scenario, GAME.facts(state) | {"winner": "us"}).casualties


@pytest.mark.rule("U-16.2")
@pytest.mark.parametrize("zone", ["hand", "discard", "deck"])
def test_a_combat_card_lost_is_a_casualty_of_its_side(zone: str) -> None:
    given = {"us": {"hand": ["rifleman_a"]}, "ger": {"deck": ["scout_b"], zone: ["rifleman_a", "scout_b"]}}
    assert casualties_after("1", given, "attack rifleman_a; aim ger.rifleman_a", {"attack": [0]}) == (0, 1)


@pytest.mark.rule("U-16.2")
def test_losses_to_the_own_blast_count() -> None:
    given: dict[str, Any] = {
        "active": "us",
        "us": {"hand": ["mortar", "rifleman_a"], "target": "10A"},
        "counters": {"us.mortar": "16A", "us.rifleman_a": "10A"},
    }
    told = GAME.facts(position("12", given))
    standing = [name for name, place in told.items() if place == "10A" and not name.endswith("target")]
    assert standing == ["us.rifleman_a"], "the own counter is alone in the Blast"
    assert casualties_after("12", given, "blast mortar", {"blast": [0]}) == (1, 0)


@pytest.mark.rule("U-16.2")
def test_counters_do_not_count() -> None:
    """The last cards of the unit lie in the supply, so the counter is removed instead."""
    given = {"us": {"hand": ["rifleman_a"]}, "ger": {"hand": ["scout_a"], "deck": ["scout_b"], "discard": []}}
    state = position("1", given)
    act(state, "us", "attack rifleman_a; aim ger.rifleman_a", {"attack": [0]})
    assert GAME.facts(state)["ger.rifleman_a"] == "off"
    assert result_of("1", GAME.facts(state) | {"winner": "us"}).casualties == (0, 0)


@pytest.mark.rule("U-16.2")
def test_fog_of_war_does_not_count() -> None:
    given = {"us": {"hand": ["scout_a", "fog_of_war"], "deck": ["rifleman_a"]}}
    state = position("1", given)
    act(state, "us", "recon scout_a", {"draw.us": ["rifleman_a"]})
    assert GAME.facts(state)["us.removed"] == {"fog_of_war": 1}
    assert result_of("1", GAME.facts(state) | {"winner": "us"}).casualties == (0, 0)


@pytest.mark.rule("U-16.2")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_casualties_of_whole_games_are_their_removed_combat_cards(scenario: str) -> None:
    fallen = 0
    for seed in range(6):
        chance = FastChance(seed)
        state = GAME.setup(scenario, {"round_limit": LIMIT}, chance)
        play_randomly(state, chance, 20_000)
        facts = GAME.facts(state)
        piles = [facts[f"{side}.removed"] for side in SEATS]
        us, ger = (sum(copies for card, copies in pile.items() if card != "fog_of_war") for pile in piles)
        result = result_of(scenario, facts, "Sniper")
        assert result == ScenarioResult(scenario, SEATS[facts["winner"]], (us, ger), "Sniper")
        fallen += us + ger
    assert fallen > 0, "games in which nobody falls show nothing"


@pytest.mark.rule("U-16.2")
def test_an_honour_is_told_and_changes_nothing() -> None:
    plain = ScenarioResult("3", GER, (12, 4))
    honoured = ScenarioResult("3", GER, (12, 4), "Riflemen A")
    assert final_score([honoured]) == final_score([plain])
    told = [str(message) for message in tally([honoured])]
    assert [line for line in told if "Riflemen A" in line] == [str(message) for message in tally([honoured])[1:2]]
    assert not any("Riflemen" in str(message) for message in tally([plain]))


@pytest.mark.rule("U-16.3")
@pytest.mark.parametrize(
    ("casualties", "lost"), [(0, 0), (1, 0), (9, 0), (10, 1), (11, 1), (19, 1), (20, 2), (29, 2), (30, 3), (100, 10)]
)
@pytest.mark.parametrize("side", [US, GER])
def test_a_tenth_of_the_casualties_is_lost_rounded_down(side: int, casualties: int, lost: int) -> None:
    fallen = (casualties, 0) if side == US else (0, casualties)
    score = final_score(won(2, 2, fallen))
    assert score.casualties == fallen
    assert score.scores[side] == 2 - lost
    assert score.scores[1 - side] == 2


@pytest.mark.rule("U-16.3")
def test_casualties_are_added_up_before_they_are_rounded() -> None:
    results = [ScenarioResult("1", US, (5, 9)), ScenarioResult("2", US, (4, 9)), ScenarioResult("3", GER, (1, 1))]
    score = final_score(results)
    assert (score.wins, score.casualties) == ((2, 1), (10, 19))
    assert score.scores == (2 - 1, 1 - 1)


@pytest.mark.rule("U-16.3")
def test_a_score_may_fall_below_zero() -> None:
    score = final_score(won(0, 1, (25, 10)))
    assert score.scores == (-2, 0)
    assert (score.winner, score.title) == (GER, "Ardent resistance")


@pytest.mark.rule("U-16.3")
def test_casualties_can_turn_a_campaign() -> None:
    score = final_score(won(3, 2, (39, 9)))
    assert (score.scores, score.winner) == ((0, 2), GER)


@pytest.mark.rule("U-16.3")
@pytest.mark.parametrize("winner", [US, GER])
@pytest.mark.parametrize("margin", NAMES)
def test_every_margin_has_its_name(margin: int, winner: int) -> None:
    score = final_score(won(margin, 0) if winner == US else won(0, margin))
    assert score.title == NAMES[margin][winner]
    assert score.winner == (winner if margin else None)
    assert title_of(margin, score.winner) == score.title


@pytest.mark.rule("U-16.3")
def test_every_margin_lies_in_one_band() -> None:
    for margin in range(200):
        assert sum(band.min <= margin and (band.max is None or margin <= band.max) for band in bands()) == 1


@pytest.mark.rule("U-16.3")
@pytest.mark.parametrize("lost", [(0, 0), (10, 10), (19, 10), (0, 9)])
def test_equal_scores_win_for_nobody(lost: tuple[int, int]) -> None:
    score = final_score(won(3, 3, lost))
    assert (score.winner, score.title) == (None, "Intense combat")
    assert verdict(won(3, 3, lost)).key == "undaunted-campaign-even"


@pytest.mark.rule("U-16.3")
def test_a_tie_may_come_from_unequal_wins() -> None:
    assert final_score(won(3, 2, (10, 0))).winner is None
    assert final_score(won(3, 2, (9, 0))).winner == US


@pytest.mark.rule("U-16.3")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("margin", NAMES)
def test_the_verdict_is_told_in_every_language(margin: int, language: str) -> None:
    """Winner and name of every outcome have words of their own."""
    words = reader(language, "fieldcraft.games.undaunted")
    told = {words.say(verdict(won(margin, 0))), words.say(verdict(won(0, margin)))}
    assert len(told) == (2 if margin else 1)
    if language == "en":
        assert all(any(name.lower() in line for name in NAMES[margin]) for line in told)


@pytest.mark.rule("U-16.2", "U-16.3")
def test_the_state_of_a_campaign_is_told_line_by_line() -> None:
    results = [ScenarioResult("1", US, (3, 14)), ScenarioResult("2", GER, (8, 1))]
    told = tally(results)
    assert [message.key for message in told] == [
        "undaunted-campaign-scenario",
        "undaunted-campaign-scenario",
        "undaunted-campaign-score",
    ]
    assert [(line.args["us"], line.args["ger"]) for line in told] == [(3, 14), (8, 1), (0, 0)]
    assert [line.args["scenario"] for line in told[:2]] == ["1", "2"]
