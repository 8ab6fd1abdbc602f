"""What computer comrades say: ready phrases, by what everybody sees (G-14.4, G-14.8)."""

from collections.abc import Mapping

import pytest

from fieldcraft.bots import bot_named
from fieldcraft.core.chance import FastChance
from fieldcraft.games.grizzled import GAME
from fieldcraft.games.grizzled.play import GrizzledState
from fieldcraft.games.grizzled.table.talk import closed_by, phrases
from tests.grizzled.acting import EVERY_GAME, act, position, random_step


def said(state: GrizzledState, seat: int, done: str, bot: str = "greedy") -> str:
    """What a comrade says after it did something."""
    return bot_named(bot).remark(GAME, state.view(None), seat, done, phrases(state.view(seat), seat))


def after(state: GrizzledState, seat: int, do: str, bot: str = "greedy") -> str:
    act(state, seat, do)
    return said(state, seat, do.rpartition(";")[2].strip(), bot)


def with_hand(*land: str, **places: Mapping[str, object]) -> GrizzledState:
    people = {"p1": {"hand": ["night_mask_1", "rain_whistle_1"]}, **places}
    return position(no_mans_land=list(land), places=people)


@pytest.mark.rule("G-14.8")
def test_a_card_that_brings_a_threat_to_the_edge_is_pointed_out() -> None:
    assert after(with_hand("night_shell_1"), 0, "play night_mask_1") == "threat night"
    assert after(with_hand(), 0, "play night_mask_1") == ""
    assert after(with_hand("night_shell_1"), 0, "play rain_whistle_1") == ""


def test_with_three_threats_at_the_edge_it_is_time_to_go() -> None:
    land = ("night_shell_1", "rain_shell_1", "rain_mask_1")
    assert after(with_hand(*land), 0, "play night_mask_1") == "leave"


@pytest.mark.rule("G-14.8")
def test_who_withdraws_points_at_the_comrade_in_greatest_need() -> None:
    worn = {"attached": ["wounded", "mute"]}
    assert after(with_hand(p2=worn), 0, "withdraw; support left1") == "support p2"
    assert after(with_hand(), 0, "withdraw; support left1") == ""
    both = with_hand(p2={"attached": ["trauma_night", "trauma_rain"]}, p3={"attached": ["trauma_snow", "phobia_mask"]})
    assert after(both, 0, "withdraw; support left1") == "", "two in equal need: nobody is named"
    assert after(with_hand(p1={"hand": [], **worn}), 0, "withdraw; support left1") == "", "never oneself"


def test_nothing_is_said_before_the_tile_lies() -> None:
    state = with_hand(p2={"attached": ["wounded", "mute"]})
    assert after(state, 0, "withdraw") == ""


def test_a_mission_that_succeeded_is_a_reason_for_thanks() -> None:
    bare: dict[str, object] = {"tiles": {}, "third": None}
    gone = {**bare, "withdrawn": True}
    state = position(places={"p1": bare, "p2": gone, "p3": gone}, box={"left1": 6, "right1": 6}, trials=6)
    assert after(state, 0, "withdraw") == "thanks"
    again = position(succeeded=True, places={"p1": {"hand": []}})
    assert after(again, 0, "withdraw") == "", "the mission before is no reason"


@pytest.mark.rule("G-10.5")
def test_a_mute_comrade_says_nothing() -> None:
    state = with_hand("night_shell_1", p1={"hand": ["night_mask_1"], "attached": ["mute"]})
    assert after(state, 0, "play night_mask_1") == ""


@pytest.mark.rule("G-10.5", "G-6.26")
def test_the_mute_may_talk_while_withdrawn_until_the_mission_ends() -> None:
    """In Support they are silent again, for themselves and for the comrade who is helped."""
    places = {"p1": {"attached": ["mute"], "hand": ["night_shell_1"]}, "p2": {"attached": ["wounded"]}}
    state = position(trials=10, morale=20, places=places)
    assert (phrases(state.view(0), 0), closed_by(state.view(0), 0, True)) == ([], "G-10.5")
    act(state, 0, "withdraw; support left1")
    assert "thanks" in phrases(state.view(0), 0)
    assert closed_by(state.view(0), 0, True) == ""
    assert closed_by(state.view(0), 0, False) == "G-14.4"
    act(state, 1, "withdraw; support left1")
    act(state, 2, "withdraw; support right1")
    assert state.decision(1).kind == "benefit"
    assert (phrases(state.view(0), 0), closed_by(state.view(0), 0, True)) == ([], "G-10.5")


def test_who_plays_at_random_says_nothing() -> None:
    assert after(with_hand("night_shell_1"), 0, "play night_mask_1", "random") == ""


@pytest.mark.rule("G-14.6")
@pytest.mark.parametrize(("scenario", "options"), EVERY_GAME)
def test_what_is_said_tells_nothing_of_hands_and_tiles(scenario: str, options: dict[str, int]) -> None:
    """The same in every position that looks the same to spectators; and always something that is allowed."""
    spoken = 0
    for seed in range(4):
        chance = FastChance(seed)
        state = GAME.setup(scenario, options, chance)
        while state.outcome() is None:
            seat, action = random_step(state, chance)
            state.apply(seat, action, chance)
            phrase = said(state, seat, GAME.write(state, action))
            spoken += bool(phrase)
            assert phrase in ("", *phrases(state.view(seat), seat))
            other = state.redeal(-1, FastChance(seed))
            assert said(other, seat, GAME.write(state, action).replace("left", "right")) == phrase
    assert spoken
