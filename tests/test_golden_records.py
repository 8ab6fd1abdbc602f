"""Golden records: finished games of every scenario, winner and end reason play again as they did (level 2)."""

from pathlib import Path

import pytest
from tools.golden import FOLDER, OPTIONS_FOR, Shown, winner_name

from fieldcraft.core.errors import BadRecord
from fieldcraft.core.invariants import broken_step
from fieldcraft.core.record import DecisionLine, Record, read, replay
from fieldcraft.core.registry import game, game_ids

RECORDS = sorted(FOLDER.rglob("*.jsonl"))

NOT_HAD: dict[str, dict[Shown, str]] = {
    "combat_commander": {
        Shown("", "", "last_exit"): "no computer player sends his last unit off the map; `test_cc21_move.py` shows it"
    },
    "grizzled": {},
    "undaunted": {},
}
"""By game: what no record shows, each with the reason why not. An empty reason in `Shown` means any."""

LARGEST_TOTAL = 4_000_000
WATCHED = 8
"""How many of a game's records are also watched step by step."""


def name_of(path: Path) -> str:
    return str(path.relative_to(FOLDER))


def golden(path: Path) -> Record:
    return read(path.read_text(encoding="utf-8"), name_of(path))


def of_game(game_id: str) -> list[Path]:
    return sorted((FOLDER / game_id).glob("*.jsonl"))


def watched(game_id: str) -> list[Path]:
    """The shortest record of each end reason, and the shortest others up to a number."""
    by_size = sorted(of_game(game_id), key=lambda path: path.stat().st_size)
    first = {Shown.by(path.name).reason: path for path in reversed(by_size)}
    others = [path for path in by_size if path not in first.values()]
    return [*first.values(), *others][:WATCHED]


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_a_golden_record_plays_to_its_recorded_end(path: Path) -> None:
    record = golden(path)
    outcome = replay(record, path.name).finish()
    shown = Shown.by(path.name)
    assert record.text() == path.read_text(encoding="utf-8"), "written again, it is the same file"
    assert outcome is not None
    assert (record.header.game, record.header.scenario) == (path.parent.name, shown.scenario)
    assert outcome.reason == shown.reason
    assert winner_name(game(record.header.game).seat_ids[seat] for seat in outcome.winners) == shown.winner


@pytest.mark.parametrize("path", [path for each in game_ids() for path in watched(each)], ids=name_of)
def test_a_golden_record_breaks_nothing_on_its_way(path: Path) -> None:
    played = replay(golden(path), path.name)
    of, start = played.game, played.state.copy()
    before, told = start, len(played.events.events)
    for line in played.steps():
        seat, action = of.seat_ids.index(line.seat), of.parse(before, line.do)
        events = played.events.events[told:]
        assert list(broken_step(of, start, before, seat, action, events, played.state)) == [], line
        assert of.write(before, action) == line.do
        before, told = played.state.copy(), len(played.events.events)
    assert before.outcome() is not None


@pytest.mark.parametrize("game_id", game_ids())
def test_every_scenario_is_won_by_every_side(game_id: str) -> None:
    of = game(game_id)
    by_option = set(OPTIONS_FOR.get(game_id, {}))
    shown = [Shown.by(path.name) for path in of_game(game_id)]
    had = {Shown(each.scenario, each.winner, "") for each in shown if each.reason not in by_option}
    due = {Shown(info.id, side, "") for info in of.scenarios() for side in of.seat_ids}
    if of.cooperative:  # nobody wins alone: every way to end, with every number of seats
        had = {Shown(each.scenario, "", each.reason) for each in shown}
        due = {Shown(info.id, "", reason) for info in of.scenarios() for reason in of.end_reasons}
    missing = {each for each in NOT_HAD.get(game_id, {}) if not each.reason}
    assert due - had == missing


@pytest.mark.parametrize("game_id", game_ids())
def test_every_end_reason_is_shown(game_id: str) -> None:
    had = {Shown.by(path.name).reason for path in of_game(game_id)}
    missing = {each.reason for each in NOT_HAD.get(game_id, {}) if each.reason}
    assert set(game(game_id).end_reasons) - had == missing
    assert had <= set(game(game_id).end_reasons)


def test_the_records_are_small_and_each_belongs_to_a_game() -> None:
    assert {path.parent for path in RECORDS} == {FOLDER / each for each in game_ids()}
    assert sum(path.stat().st_size for path in RECORDS) < LARGEST_TOTAL


def test_a_record_with_another_end_is_refused() -> None:
    """The replay compares with what is recorded, or these tests would show nothing."""
    path = RECORDS[0]
    shown = Shown.by(path.name)
    others = [Shown.by(each.name).reason for each in RECORDS]
    other = next(reason for reason in others if reason != shown.reason)
    text = path.read_text(encoding="utf-8").replace(f'"reason": "{shown.reason}"', f'"reason": "{other}"')
    with pytest.raises(BadRecord):
        replay(read(text, "changed"), "changed").finish()


def test_a_record_without_its_last_decision_is_refused() -> None:
    record = golden(RECORDS[0])
    place = max(place for place, line in enumerate(record.lines) if isinstance(line, DecisionLine))
    del record.lines[place:]
    with pytest.raises(BadRecord):
        replay(record, "cut").finish()
