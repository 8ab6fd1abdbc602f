"""G-15.4: the ladder of two players with the Chaplain, from 20 Trials up to 30."""

import pytest

from fieldcraft.core.chance import FastChance
from fieldcraft.core.errors import BadInput, BadRecord
from fieldcraft.core.record import read, replay
from fieldcraft.core.session import Session
from fieldcraft.core.text import LANGUAGES, reader
from fieldcraft.games.grizzled import GAME
from fieldcraft.games.grizzled.soundness import faults
from tests.grizzled.acting import SCENARIOS, act, near_the_end

PILES = [(20, 39), (22, 37), (24, 35), (26, 33), (28, 31), (30, 29)]
"""By step: Trials and Morale Reserve, as the rule adds them up."""


@pytest.mark.rule("G-15.4")
@pytest.mark.parametrize("step", range(len(PILES)))
def test_each_step_moves_two_cards_to_the_trials(step: int) -> None:
    for level in range(3):
        state = GAME.setup("2", {"level": level, "ladder": step}, FastChance(step))
        assert (state.trials(), state.morale) == PILES[step]
        assert (state.supply, state.has_chaplain()) == (5, True)
        assert GAME.origin(state) == ("2", {"level": level, "plain": 0, "ladder": step})


@pytest.mark.rule("G-15.4")
@pytest.mark.parametrize("step", range(len(PILES) - 1))
def test_a_victory_leads_one_step_up(step: int) -> None:
    """The next game differs by the step alone."""
    state = near_the_end({"level": 2, "ladder": step})
    assert GAME.sequel(state) is None
    act(state, 0, "withdraw")
    outcome, sequel = state.outcome(), GAME.sequel(state)
    assert outcome is not None
    assert outcome.reason == "peace"
    assert sequel is not None
    assert sequel.options == {"level": 2, "plain": 0, "ladder": step + 1}
    following = GAME.setup("2", sequel.options, FastChance(1))
    assert (following.trials(), following.morale) == PILES[step + 1]
    assert (sequel.told.args["trials"], sequel.told.args["morale"]) == PILES[step + 1]


@pytest.mark.rule("G-15.4")
def test_the_ladder_ends_at_30_trials() -> None:
    state = near_the_end({"ladder": 5})
    act(state, 0, "withdraw")
    sequel = GAME.sequel(state)
    assert sequel is not None
    assert sequel.options is None
    assert sequel.told.args["trials"] == 30
    with pytest.raises(BadInput, match="from 0 to 5"):
        GAME.setup("2", {"ladder": 6}, FastChance(1))


@pytest.mark.rule("G-15.4")
def test_a_defeat_leads_nowhere() -> None:
    state = near_the_end({"ladder": 2}, trials=5, morale=3)
    act(state, 0, "withdraw")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "monument"
    assert GAME.sequel(state) is None


@pytest.mark.rule("G-15.4")
@pytest.mark.parametrize(
    ("scenario", "options"), [("2", {"plain": 1}), *((scenario, {}) for scenario in SCENARIOS[1:])]
)
def test_nobody_else_climbs(scenario: str, options: dict[str, int]) -> None:
    """Neither more players nor two without the Chaplain: step 0 is all they can agree on, and a victory is the end."""
    for step in range(1, len(PILES)):
        agreed = {**options, "ladder": step}
        with pytest.raises(BadInput, match="Only two players with the Chaplain"):
            GAME.setup(scenario, agreed, FastChance(1))
        with pytest.raises(BadInput, match="Only two players with the Chaplain"):
            GAME.agreed(scenario, agreed)
    assert GAME.setup(scenario, {**options, "ladder": 0}, FastChance(1)).ladder == 0
    state = near_the_end(options, scenario)
    act(state, 0, "withdraw")
    assert state.outcome() is not None
    assert GAME.sequel(state) is None


def test_a_record_keeps_the_step() -> None:
    """It replays on that step; one that claims a step that there is not is refused."""
    session = Session(GAME, "2", {"ladder": 3}, ["a", "b"], source=FastChance(8))
    thoughts = FastChance(9)
    while session.outcome() is None:
        legal = session.state.legal(seat := session.state.to_act()[0])
        session.act(seat, int(legal[thoughts.choose(len(legal), "policy")]))
    text = session.closed().text()
    again = replay(read(text, "kept"), "kept")
    again.finish()
    assert GAME.dump(again.state) == GAME.dump(session.state)
    assert again.record.header.options["ladder"] == GAME.origin(again.state)[1]["ladder"] == 3
    for wrong in ('"plain": 0, "ladder": 6', '"plain": 1, "ladder": 3'):
        changed = text.replace('"plain": 0, "ladder": 3', wrong)
        assert changed != text
        with pytest.raises(BadRecord):
            replay(read(changed, "changed"), "changed")


def test_a_game_from_before_the_ladder_is_at_its_foot() -> None:
    assert GAME.setup("2", {"level": 1, "plain": 0}, FastChance(1)).view(None).ladder == 0


def test_a_copy_and_another_deal_stand_on_the_same_step() -> None:
    state = GAME.setup("2", {"ladder": 4}, FastChance(2))
    assert state.copy().view(0).ladder == state.redeal(0, FastChance(3)).view(0).ladder == 4


def test_another_step_than_at_the_start_is_noticed() -> None:
    start = GAME.setup("2", {"ladder": 4}, FastChance(2))
    assert faults(start, start) == []
    for step in (3, 6, -1):
        state = start.copy()
        state.ladder = step
        assert any("ladder" in each for each in faults(start, state))
    alone = GAME.setup("3", {}, FastChance(2))
    alone.ladder = 1
    assert any("ladder" in each for each in faults(alone, alone))


def test_the_fuzzer_climbs_every_step_and_only_where_there_is_one() -> None:
    chance = FastChance(5)
    tried = [GAME.fuzz_options("2", chance) for _ in range(200)]
    assert {each.get("ladder") for each in tried if not each["plain"]} == set(range(len(PILES)))
    assert all("ladder" not in each for each in tried if each["plain"])
    assert all(set(GAME.fuzz_options(scenario, chance)) == {"level"} for scenario in SCENARIOS[1:])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_steps_can_be_told_apart_in_every_language(language: str) -> None:
    words = reader(language, "fieldcraft.games.grizzled")
    steps = [words.say(each) for each in GAME.specs["ladder"].choices]
    assert len(set(steps)) == len(steps) == len(PILES)
    assert all(str(number) in said for said, piles in zip(steps, PILES, strict=True) for number in piles)
