"""U-15: what position scripts cannot say of the radio."""

import pytest

from fieldcraft.core.chance import FastChance
from fieldcraft.games.undaunted import GAME
from fieldcraft.games.undaunted.rules.victory import is_beyond_hope

RAISES = 60


@pytest.mark.rule("U-15.1")
def test_the_radio_is_on_6b_of_scenario_10_and_nowhere_else() -> None:
    for info in GAME.scenarios():
        state = GAME.begin(info.id, {})
        before = GAME.facts(state)
        state.radio_value = 1
        raised = {
            name for name, value in GAME.facts(state).items() if name.startswith("value.") and value != before[name]
        }
        assert raised == ({"value.6B"} if info.id == "10" else set())
    assert GAME.facts(GAME.begin("10", {}))["value.6B"] == 1


@pytest.mark.rule("U-15.3")
def test_there_is_no_limit_to_raising_the_radio() -> None:
    """The game would be over at 5 points, so each raise starts from a position of its own."""
    for value in range(RAISES):
        state = GAME.arrange(
            "10",
            {},
            {
                "active": "us",
                "radio_value": value,
                "us": {"hand": ["rifleman_a"], "controlled": ["6B"]},
                "counters": {"us.rifleman_a": "6B"},
            },
        )
        control = GAME.parse(state, "control rifleman_a")
        assert control in list(state.legal(0))
        state.apply(0, control, FastChance(1))
        assert GAME.facts(state)["value.6B"] == 2 + value
        assert GAME.facts(state)["us.points"] == 2 + value
        assert GAME.facts(state)["winner"] == ("us" if 2 + value >= 5 else None)


@pytest.mark.rule("U-15.2", "U-15.4", "U-14.12")
def test_a_raise_gives_germany_no_hope_back() -> None:
    """Only a US side within reach of the radio can raise it, and then both sides' reach decides already."""
    given = {
        "active": "us",
        "us": {"hand": ["rifleman_a"], "controlled": ["6B"]},
        "ger": {"removed": {"scout_a": 3, "scout_b": 3}, "scouted": ["13B", "14B", "7B", "5B"]},
        "counters": {"us.rifleman_a": "6B"},
    }
    state = GAME.arrange("10", {}, given)
    assert is_beyond_hope(state, 1)
    state.apply(0, GAME.parse(state, "control rifleman_a"), FastChance(1))
    assert is_beyond_hope(state, 1)
    assert state.ger.hopeless
