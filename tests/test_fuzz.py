"""What the fuzzer finds is shown by a script that starts from a position a game can come to."""

from collections.abc import Iterator
from typing import Any

import pytest

from fieldcraft.core.registry import game, game_ids
from fieldcraft.workbench import fuzz
from fieldcraft.workbench.fuzz import Found, FuzzedGame, fails, script_text, shrunk, starts_soundly

WELL_UNDER_WAY = 12
SECONDS = 8


def with_one_part_less(given: dict[str, Any]) -> dict[str, Any]:
    """The position without what is known of the first player's or side's cards or tiles."""
    places = {name: dict(place) for name, place in given["places"].items()}
    del places["p1"]["tiles"]
    return {**given, "places": places}


def found_under_way(game_id: str, monkeypatch: pytest.MonkeyPatch) -> Found:
    """A fault that every step shows, well into a game."""
    fuzzed = FuzzedGame(game(game_id), game(game_id).scenarios()[-1].id, {}, 5)
    while fuzzed.decisions < WELL_UNDER_WAY:
        fuzzed.step(int(fuzzed.state.next_seat()))
    monkeypatch.setattr(type(game(game_id)), "referee", lambda *_: ["nothing is good enough"])
    with pytest.raises(Found) as found:
        fuzzed.step(int(fuzzed.state.next_seat()))
    return found.value


@pytest.mark.parametrize("game_id", game_ids())
def test_what_is_left_of_a_script_starts_from_a_sound_position(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = found_under_way(game_id, monkeypatch)
    assert starts_soundly(found.script)
    small = shrunk(found.script, SECONDS)
    assert fails(small)
    assert starts_soundly(small)
    assert len(script_text(small)) < len(script_text(found.script))


def test_a_position_with_a_fault_of_its_own_is_no_start(monkeypatch: pytest.MonkeyPatch) -> None:
    script = found_under_way("grizzled", monkeypatch).script
    for unsound in (with_one_part_less(script["given"]), {**script["given"], "supply": 5, "trials": 1}):
        assert not starts_soundly({**script, "given": unsound})


def test_a_position_that_the_checks_fall_over_is_no_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leaving out parts can make a question without what it is about."""
    script = found_under_way("grizzled", monkeypatch).script
    assert starts_soundly(script)

    def falls_over(*_: object) -> Iterator[str]:
        raise IndexError

    monkeypatch.setattr(fuzz, "broken_position", falls_over)
    assert not starts_soundly(script)
