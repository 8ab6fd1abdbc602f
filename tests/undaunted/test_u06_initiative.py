"""U-6 Initiative: every pair of cards."""

import pytest

from fieldcraft.games.undaunted import GAME
from tests.undaunted.acting import act, told

# U-1.5
VALUES = {
    "platoon_sergeant": 9,
    "platoon_guide": 8,
    "squad_leader_a": 7,
    "scout_a": 6,
    "rifleman_a": 5,
    "sniper": 4,
    "machine_gunner_a": 3,
    "mortar": 2,
    "fog_of_war": 1,
}


@pytest.mark.rule("U-6.2", "U-6.3")
@pytest.mark.parametrize("holder", ["us", "ger"])
@pytest.mark.parametrize("ger", VALUES)
@pytest.mark.parametrize("us", VALUES)
def test_higher_value_takes_the_marker_and_a_tie_leaves_it(us: str, ger: str, holder: str) -> None:
    hands = {"us": {"hand": [us]}, "ger": {"hand": [ger]}}
    state = GAME.arrange("7", {}, {"phase": "bid", "initiative": holder, **hands})
    act(state, 0, f"bid {us}")
    act(state, 1, f"bid {ger}")
    facts = GAME.facts(state)
    gap = VALUES[us] - VALUES[ger]
    assert facts["initiative"] == facts["active"] == (holder if gap == 0 else "us" if gap > 0 else "ger")
    assert (facts["us.discard"], facts["ger.discard"]) == ({us: 1}, {ger: 1})


@pytest.mark.rule("U-6.1")
def test_bids_are_revealed_at_the_same_time() -> None:
    state = GAME.arrange("1", {}, {"phase": "bid", "us": {"hand": ["scout_a"]}, "ger": {"hand": ["rifleman_a"]}})
    assert state.to_act() == (0, 1)
    assert told(act(state, 1, "bid rifleman_a"), 0) == []
    assert state.to_act() == (0,)
    assert told(act(state, 0, "bid scout_a"), 1)[:2] == ["bid-revealed", "bid-revealed"]
