"""Game records: written, read, replayed, proved; and every way they can be broken."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from fieldcraft.core.errors import BadRecord
from fieldcraft.core.record import ChanceLine, Record, read, replay, verify
from fieldcraft.core.registry import game_packages
from fieldcraft.core.text import LANGUAGES, Message, reader
from tests.core.sittings import GAME, SECRET, go_on, sitting

NAME = "game.jsonl"
GOOD = go_on(sitting()).closed().text()
LINES = GOOD.splitlines()
LAST = len(LINES)


def line_with(part: str, start: int = 1) -> int:
    """The number of the first line with these words."""
    return next(number for number, line in enumerate(LINES, 1) if number >= start and part in line)


DRAW = line_with('"draw.us"')
DIE = line_with('"attack"')
DECISION = line_with('"do"')


def changed(line: int, **changes: Any) -> str:
    """The record with some fields of one line changed."""
    content = json.loads(LINES[line - 1]) | changes
    return "\n".join([*LINES[: line - 1], json.dumps(content), *LINES[line:]]) + "\n"


def replaced(line: int, *texts: str) -> str:
    return "\n".join([*LINES[: line - 1], *texts, *LINES[line:]]) + "\n"


def field_of(line: int, name: str) -> Any:
    return json.loads(LINES[line - 1])[name]


def play(text: str) -> None:
    replay(read(text, NAME), NAME).finish()


def prove(text: str) -> None:
    verify(read(text, NAME), NAME)


def refused(text: str, line: int, key: str, act: Callable[[str], None] = play) -> Message:
    """The record is refused with this message at this line, in one sentence of every language."""
    with pytest.raises(BadRecord) as caught:
        act(text)
    error = caught.value
    assert isinstance(error.place, Message)
    assert (error.place.args["line"], error.problem.key) == (str(line), key)
    for language in LANGUAGES:
        sentence = reader(language, *game_packages()).say(error.message)
        assert sentence.startswith(f"{NAME}, ")
        assert str(line) in sentence
        assert "\n" not in sentence
    return error.problem


def test_a_record_is_read_as_it_was_written() -> None:
    record = read(GOOD, NAME)
    assert record.text() == GOOD
    again = replay(record, NAME)
    again.finish()
    straight = go_on(sitting())
    assert GAME.dump(again.state) == GAME.dump(straight.state)
    assert len(again.events.events) == len(straight.events)
    assert record.decisions() == straight.decisions == len(again.numbers)


@pytest.mark.parametrize("decisions", [0, 1, 7])
def test_an_unfinished_game_is_a_record_as_well(decisions: int) -> None:
    record = read(go_on(sitting(), decisions).closed().text(), NAME)
    assert replay(record, NAME).finish() is None
    assert record.decisions() == decisions


def test_every_outcome_of_an_honest_record_is_proved() -> None:
    record = read(GOOD, NAME)
    assert verify(record, NAME) == sum(isinstance(line, ChanceLine) for line in record.lines) > 20


@pytest.mark.parametrize("name", ["Zoë\u2028Nil", "a\nb", 'quote " and \\', "\x85", "\ud800", "🎲", ""])
def test_any_name_survives(name: str) -> None:
    record = go_on(sitting(names=(name, "Bo"))).closed()
    assert read(record.text(), NAME) == record
    record.text().encode("utf-8")
    verify(read(record.text(), NAME), NAME)


# Cut short


@pytest.mark.parametrize("kept", [1, 9, 40, LAST - 1])
def test_cut_short_at_the_end_of_a_line(kept: int) -> None:
    for end in ("\n", ""):
        refused("\n".join(LINES[:kept]) + end, kept + 1, "error-record-cut")


@pytest.mark.parametrize("line", [1, 5, DECISION, LAST])
def test_cut_short_within_a_line(line: int) -> None:
    before = "".join(each + "\n" for each in LINES[: line - 1])
    for length in (1, len(LINES[line - 1]) // 2, len(LINES[line - 1]) - 1):
        refused(before + LINES[line - 1][:length], line, "error-record-json")


def test_an_empty_file() -> None:
    with pytest.raises(BadRecord) as caught:
        read("", NAME)
    assert caught.value.problem.key == "error-record-empty"
    refused("\n", 1, "error-record-json")


# The header


@pytest.mark.parametrize("version", [0, 2, "1", None, [1], 10**30])
def test_another_version(version: Any) -> None:
    refused(changed(1, version=version), 1, "error-record-version")


def test_something_else_than_a_record() -> None:
    refused(changed(1, fieldcraft="save"), 1, "error-record-header")
    refused(replaced(1), 1, "error-record-header")


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"game": "chess"}, "error-unknown-game"),
        ({"scenario": "13"}, "error-unknown-scenario"),
        ({"options": {"fog": 1}}, "error-unknown-option"),
        ({"options": {"round_limit": -1}}, "error-option-value"),
        ({"options": {"round_limit": 10**30}}, "error-option-value"),
    ],
)
def test_an_unknown_game_scenario_or_option(changes: dict[str, Any], why: str) -> None:
    problem = refused(changed(1, **changes), 1, "error-record-setup")
    reason = problem.args["why"]
    assert isinstance(reason, Message)
    assert reason.key == why


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"rules": "0"}, "error-record-rules"),
        ({"seats": ["Ann"]}, "error-record-seats"),
        ({"seats": ["Ann", 2]}, "error-field"),
        ({"scenario": 1}, "error-field"),
        ({"players": []}, "error-field"),
        ({"version": True}, "error-field"),
        ({"options": {"round_limit": "4"}}, "error-field"),
    ],
)
def test_an_impossible_header(changes: dict[str, Any], key: str) -> None:
    refused(changed(1, **changes), 1, key)


# Outcomes


@pytest.mark.parametrize("got", [-1, 10, 10**30, "nine", "9", 1.5, True, None, [3]])
def test_an_impossible_die(got: Any) -> None:
    form = got is None or isinstance(got, (float, bool, list))
    refused(changed(DIE, got=got), DIE, "error-field" if form else "error-record-outcome")


@pytest.mark.parametrize("got", ["mortar", "tank", "", 0, -1])
def test_an_impossible_card(got: Any) -> None:
    refused(changed(DRAW, got=got), DRAW, "error-record-outcome")


def test_an_edited_die_is_not_proved() -> None:
    rolled = field_of(DIE, "got")
    for face in set(range(10)) - {rolled}:
        problem = refused(changed(DIE, got=face), DIE, "error-record-not-rolled", prove)
        assert problem.args["due"] == str(rolled)


def test_an_edited_card_is_not_proved() -> None:
    other = {"scout_a", "scout_b"} - {field_of(DRAW, "got")}
    for card in other:
        refused(changed(DRAW, got=card), DRAW, "error-record-not-rolled", prove)


@pytest.mark.parametrize("changes", [{"chance": "draw.ger"}, {"of": 3}, {"of": 100}])
def test_an_outcome_of_something_else(changes: dict[str, Any]) -> None:
    refused(changed(DRAW, **changes), DRAW, "error-record-other-chance")


def test_an_outcome_left_out_or_put_in() -> None:
    refused(replaced(DIE), DIE, "error-record-no-chance")
    refused(replaced(DECISION, LINES[DRAW - 1], LINES[DECISION - 1]), DECISION, "error-record-extra-chance")


# Decisions


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"do": "bid sniper"}, "error-record-illegal"),
        ({"do": "end"}, "error-record-illegal"),
        ({"do": "fly home"}, "error-record-notation"),
        ({"do": "step 99Z"}, "error-record-notation"),
        ({"do": ""}, "error-record-notation"),
        ({"do": 5}, "error-field"),
        ({"number": 2}, "error-record-number"),
        ({"number": 0}, "error-field"),
        ({"number": 10**30}, "error-field"),
        ({"seat": "fr"}, "error-record-seat"),
        ({"wine": 1}, "error-field"),
    ],
)
def test_an_edited_decision(changes: dict[str, Any], key: str) -> None:
    refused(changed(DECISION, **changes), DECISION, key)
    refused(changed(DECISION, **changes), DECISION, key, prove)


def test_a_decision_of_the_wrong_seat() -> None:
    """Of the side whose turn it is not."""
    line = line_with('"do": "end"')
    other = {"us": "ger", "ger": "us"}[field_of(line, "seat")]
    assert refused(changed(line, seat=other), line, "error-record-illegal").args["rule"] == "U-7.1"


def test_a_decision_left_out_or_doubled() -> None:
    refused(replaced(DECISION), DECISION, "error-record-number")
    refused(replaced(DECISION, LINES[DECISION - 1], LINES[DECISION - 1]), DECISION + 1, "error-record-number")


def test_a_line_that_is_nothing() -> None:
    refused(replaced(5, "{}"), 5, "error-record-line")
    refused(replaced(5, LINES[4], '{"number": 1, "seat": "us"}'), 6, "error-record-line")
    refused(replaced(5, "[1]"), 5, "error-record-json")
    refused(replaced(5, ""), 5, "error-record-json")


# The end


@pytest.mark.parametrize(
    ("end", "key"),
    [
        ({"winners": ["us", "ger"], "reason": "round_limit"}, "error-record-end"),
        ({"winners": [], "reason": "round_limit"}, "error-record-end"),
        ({"winners": ["us"], "reason": "boredom"}, "error-record-end"),
        (None, "error-record-end"),
        ({"winners": ["us"]}, "error-field"),
        ("us", "error-field"),
    ],
)
def test_an_edited_ending(end: Any, key: str) -> None:
    refused(changed(LAST, end=end), LAST, key)


def test_an_exchanged_winner() -> None:
    end = field_of(LAST, "end")
    (winner,) = end["winners"]
    other = {"us": "ger", "ger": "us"}[winner]
    refused(changed(LAST, end=end | {"winners": [other]}), LAST, "error-record-end")


@pytest.mark.parametrize("decisions", [0, 10_000])
def test_a_wrong_number_of_decisions(decisions: int) -> None:
    refused(changed(LAST, decisions=decisions), LAST, "error-record-count")


@pytest.mark.parametrize("more", [LINES[-1], LINES[1], LINES[0], "{}"])
def test_a_line_after_the_end(more: str) -> None:
    refused(GOOD + more + "\n", LAST + 1, "error-record-after-end")


# Proof


@pytest.mark.parametrize("secret", ["00" * 32, SECRET.hex()[:-2], "not hex", "", SECRET.hex() + "00"])
def test_an_edited_secret(secret: str) -> None:
    refused(changed(LAST, secret=secret), LAST, "error-record-commitment", prove)


def test_an_edited_commitment() -> None:
    refused(changed(1, commitment="0" * 64), LAST, "error-record-commitment", prove)


@pytest.mark.parametrize("text", [changed(LAST, secret=None), changed(1, commitment=None)])
def test_nothing_to_prove_with(text: str) -> None:
    with pytest.raises(BadRecord) as caught:
        prove(text)
    assert caught.value.problem.key == "error-record-no-secret"


# Hostile files


@pytest.mark.parametrize("line", [1, DRAW, DECISION, LAST])
@pytest.mark.parametrize(
    "text",
    [
        "[" * 100_000,
        '{"do":' * 100_000,
        '{"do": ' + "9" * 10_000 + "}",
        "\x00",
        "nul",
        "'{}'",
    ],
    ids=["brackets", "braces", "digits", "zero", "word", "quotes"],
)
def test_no_json(line: int, text: str) -> None:
    refused(replaced(line, text), line, "error-record-json")


@pytest.mark.parametrize("of", [10**30, 0, -1, 10**400, "9", 1.5])
def test_an_impossible_range(of: Any) -> None:
    refused(changed(DRAW, of=of), DRAW, "error-field")


@pytest.mark.parametrize("decisions", [10**30, -(10**30), "9", None])
def test_an_impossible_count(decisions: Any) -> None:
    refused(changed(LAST, decisions=decisions), LAST, "error-field")


def test_words_that_are_no_numbers() -> None:
    """JSON knows no such numbers, though some readers take them."""
    for word in ("NaN", "Infinity", "-Infinity", "1e999"):
        refused(replaced(DRAW, LINES[DRAW - 1].replace('"of": 9', f'"of": {word}')), DRAW, "error-field")


def test_a_record_is_made_of_its_parts() -> None:
    record = read(GOOD, NAME)
    assert Record(record.header, record.lines, record.closing).text() == GOOD
