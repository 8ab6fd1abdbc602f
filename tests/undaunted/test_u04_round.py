"""U-4 Round."""

import pytest

from fieldcraft.core.chance import FastChance
from fieldcraft.games.undaunted import GAME
from fieldcraft.games.undaunted.happenings import FIELDS
from tests.undaunted.acting import act, told


@pytest.mark.rule("U-4.1")
def test_there_is_no_round_limit() -> None:
    chance = FastChance(1)
    state = GAME.setup("1", {}, chance)
    for _ in range(150):
        for seat in (0, 1):
            state.apply(seat, int(state.legal(seat)[0]), chance)  # a bid
        for _ in range(2):
            state.apply(int(state.next_seat()), GAME.parse(state, "end"), chance)
    assert (GAME.facts(state)["round"], state.outcome()) == (151, None)


@pytest.mark.rule("U-4.1")
def test_the_phases_follow_each_other() -> None:
    state = GAME.arrange("1", {}, {"phase": "bid", "us": {"hand": ["scout_a"]}, "ger": {"hand": ["rifleman_a"]}})
    events = act(state, 0, "bid scout_a") + act(state, 1, "bid rifleman_a") + act(state, 0, "end")
    four: list[str | int] = ["rifleman_b", "scout_a", "scout_b", "fog_of_war"]
    events += act(state, 1, "end", draw_us=["rifleman_a", *four[2:], "fog_of_war"], draw_ger=four)
    keys = [FIELDS[event.kind][0] for event in events if event.reaches(-1)]
    assert keys == [
        *("bid-revealed", "bid-revealed", "initiative"),
        *("turn-began", "turn-ended", "turn-began", "turn-ended"),
        *("round-began", *["drew-unseen"] * 8),
    ]


@pytest.mark.rule("U-4.2")
def test_nothing_happens_after_the_victory() -> None:
    given = {
        "active": "us",
        "us": {"hand": ["rifleman_a", "scout_a"], "scouted": ["6B"]},
        "counters": {"us.rifleman_a": "6B"},
    }
    state = GAME.arrange("2", {}, given)
    assert told(act(state, 0, "control rifleman_a"), -1) == ["played", "controlled", "won"]
    assert (state.to_act(), list(state.legal(0)), list(state.legal(1))) == ((), [], [])
