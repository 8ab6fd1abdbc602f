"""U-10 Movement actions, on every tile of every board."""

from itertools import product

import pytest

from tests.undaunted.arranged import SCENARIOS, act, fact, layout, legal, position


@pytest.mark.rule("U-10.1", "U-10.4")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_scouts_may_step_onto_every_adjacent_tile(scenario: str) -> None:
    for tile, near in layout(scenario)["adjacency"].items():
        state = position(scenario, {"active": "ger", "ger": {"hand": ["scout_a"]}, "counters": {"ger.scout_a": tile}})
        act(state, "ger", "scout scout_a")
        assert legal(state, "ger", "step") == set(near)


@pytest.mark.rule("U-10.7")
@pytest.mark.parametrize("scenario", [each for each in SCENARIOS if "sniper" in layout(each)["cards"]["us"]])
def test_the_sniper_may_stalk_onto_every_adjacent_tile(scenario: str) -> None:
    for tile, near in layout(scenario)["adjacency"].items():
        given = {"us": {"hand": ["sniper"], "scouted": [], "controlled": []}, "counters": {"us.sniper": tile}}
        state = position(scenario, {"active": "us", **given})
        act(state, "us", "stalk sniper")
        assert legal(state, "us", "step") == set(near)
        act(state, "us", f"step {near[0]}")
        assert (fact(state, "us.sniper"), fact(state, "us.scouted"), fact(state, "us.discard")) == (near[0], [], {})


@pytest.mark.rule("U-10.2")
@pytest.mark.parametrize(("scenario", "side"), list(product(SCENARIOS, ("us", "ger"))))
def test_move_enters_adjacent_tiles_with_an_own_marker_only(scenario: str, side: str) -> None:
    markers = layout(scenario)["markers"][side]
    marked = {*markers["scouted"], *markers["controlled"]}
    for tile, near in layout(scenario)["adjacency"].items():
        given = {"active": side, side: {"hand": ["rifleman_a"]}, "counters": {f"{side}.rifleman_a": tile}}
        state = position(scenario, given)
        act(state, side, "move rifleman_a")
        assert legal(state, side, "step") == set(near) & marked


@pytest.mark.rule("U-10.3")
@pytest.mark.parametrize("scenario", [each for each in SCENARIOS if "platoon_guide" in layout(each)["cards"]["us"]])
@pytest.mark.parametrize("unit", ["rifleman_a", "scout_b"])
def test_a_guided_counter_enters_adjacent_tiles_with_an_own_marker_only(scenario: str, unit: str) -> None:
    markers = layout(scenario)["markers"]["us"]
    marked = {*markers["scouted"], *markers["controlled"]}
    for tile, near in layout(scenario)["adjacency"].items():
        given = {"active": "us", "us": {"hand": ["platoon_guide"]}, "counters": {f"us.{unit}": tile}}
        state = position(scenario, given)
        act(state, "us", f"guide platoon_guide; lead us.{unit}")
        assert legal(state, "us", "step") == set(near) & marked


@pytest.mark.rule("U-10.4", "U-10.5")
@pytest.mark.parametrize("fog", [0, 1, 8])
def test_every_way_of_two_steps_scouts_what_is_unmarked(fog: int) -> None:
    """Scenario 1, where us starts with scouted markers on 2B and 17B; 4B is made its controlled tile."""
    near = layout("1")["adjacency"]
    for start in near:
        for way in ((first, second) for first in near[start] for second in near[first]):
            given = {
                "us": {"hand": ["scout_a"], "supply": {"fog_of_war": fog}, "controlled": ["4B"]},
                "counters": {"us.scout_a": start},
            }
            state = position("1", given)
            act(state, "us", f"scout scout_a; step {way[0]}; step {way[1]}")
            entered = set(way) - {"2B", "4B", "17B"}
            taken = min(fog, len(entered))
            assert set(fact(state, "us.scouted")) == {"2B", "17B"} | entered
            assert fact(state, "us.controlled") == ["4B"]
            assert fact(state, "us.discard_size") == fact(state, "us.discard").get("fog_of_war", 0) == taken
            assert fact(state, "us.supply_size") == fog - taken
            assert (fact(state, "ger.scouted"), fact(state, "ger.controlled")) == (["8A"], ["5B"])
