"""Everything of the game has words in every language: whatever the rules can ask, refuse, do or tell."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import fieldcraft.games.combat_commander as package
from fieldcraft.core.chance import FastChance
from fieldcraft.core.events import EventList
from fieldcraft.core.text import LANGUAGES, Message, reader
from fieldcraft.games.combat_commander import verbs
from fieldcraft.games.combat_commander.happenings import FIELDS
from fieldcraft.games.combat_commander.kinds import (
    ACTION_NAMES,
    EVENT_NAMES,
    ORDER_NAMES,
    POSTURE_NAMES,
    SIDE_NAMES,
    TRIGGER_NAMES,
)
from fieldcraft.games.combat_commander.map_file import Reading
from fieldcraft.games.combat_commander.process import ROLL_NAMES, WINDOW_NAMES
from fieldcraft.games.combat_commander.rules.refusals import RULES
from fieldcraft.games.combat_commander.scenarios import all_scenarios
from fieldcraft.games.combat_commander.state import REASONS
from fieldcraft.games.combat_commander.table import text
from fieldcraft.games.combat_commander.tracks import CHITS_DATA
from tests.combat_commander.table import GAME, Table

PACKAGE = "fieldcraft.games.combat_commander"
MANY = 400
PROMPTS_WITH_OTHER_NAMES = {"entry", "advanced", "event", "action", "rolling_for"}
"""Questions whose prompt depends on more than their name; they are met in the games below."""


@cache
def keys() -> frozenset[str]:
    """All messages of the game, from its own English files."""
    found = set()
    for path in (Path(package.__file__).parent / "locale").glob("en.*ftl"):
        body = FluentParser().parse(path.read_text(encoding="utf-8")).body
        found |= {entry.id.name for entry in body if isinstance(entry, fluent.Message)}
    return frozenset(found)


def dashed(name: str) -> str:
    return name.replace("_", "-")


def constructed() -> Iterator[tuple[str, str]]:
    """Family and key of every message that is put together from a name of the rules."""
    yield from (("told", key) for key, _ in FIELDS)
    yield from (("refusal", key) for _, key in RULES[1:])
    yield from (("prompt", dashed(name)) for name in WINDOW_NAMES if name not in PROMPTS_WITH_OTHER_NAMES)
    yield from (("order", dashed(name)) for name in ORDER_NAMES)
    yield from (("order-sense", dashed(name)) for name in ORDER_NAMES)
    yield from (("action", dashed(name)) for name in ACTION_NAMES)
    yield from (("action-sense", dashed(name)) for name in ACTION_NAMES)
    yield from (("event", dashed(name)) for name in EVENT_NAMES)
    yield from (("event-sense", dashed(name)) for name in EVENT_NAMES)
    yield from (("trigger", name) for name in TRIGGER_NAMES)
    yield from (("roll", dashed(name)) for name in ROLL_NAMES)
    yield from (("verdict", dashed(reason)) for reason in REASONS[1:])
    yield from (("reason", dashed(reason)) for reason in REASONS[1:])
    yield from (("table-posture", name) for name in POSTURE_NAMES)
    yield from (("side", name) for name in (*SIDE_NAMES, "nobody"))
    yield from (("chit", dashed(chit.kind)) for chit in CHITS_DATA)
    yield from (("scenario", number) for number in all_scenarios())
    yield from (("set-in", number) for number in all_scenarios())
    yield from (("reading", dashed(kind)) for kind in get_args(Reading))


def test_every_name_of_the_rules_has_a_message() -> None:
    missing = [f"{family}-{key}" for family, key in constructed() if f"combat-commander-{family}-{key}" not in keys()]
    assert not missing


@pytest.mark.parametrize(
    "family", ["refusal", "order-sense", "action-sense", "event-sense", "roll", "verdict", "set-in", "reading"]
)
def test_no_message_of_a_family_is_left_over(family: str) -> None:
    """A message that nothing can say is a misspelt one."""
    start = f"combat-commander-{family}-"
    known = {key.removeprefix(start) for key in keys() if key.startswith(start)}
    assert known == {key for each, key in constructed() if each == family}


@pytest.mark.parametrize("seed", range(3))
def test_a_game_can_be_told_and_asked_in_every_language(seed: int) -> None:
    """Prompts, options, refusals and events; no two options of a decision are called the same."""
    chance, log = FastChance(seed), EventList()
    state = GAME.setup("1", {}, chance, log)
    readers = [reader(language, PACKAGE) for language in LANGUAGES]
    passive = (verbs.PASS, verbs.DONE, verbs.DECLINE, verbs.END, verbs.BACK)
    for number in range(MANY):
        if state.outcome() is not None:
            break
        seat = state.to_act()[0]
        decision = state.decision(seat)
        for words in readers:
            assert words.say(decision.prompt)
            labels = [words.say(option.label) for option in decision]
            assert len(set(labels)) == len(labels), (words.language, labels)
        if number % 10 == 0:
            for action in GAME.intents(state, seat):
                refused = state.explain(seat, action)
                assert refused is not None
                assert all(words.say(refused.message) for words in readers)
                assert all(words.say(GAME.label(state, seat, action)) for words in readers)
        legal = [int(action) for action in state.legal(seat)]
        wanted = [action for action in legal if action >> verbs.ARG_BITS not in passive] or legal
        state.apply(seat, wanted[chance.choose(len(wanted), "policy")], chance, log)
        for event in log.events:
            assert all(words.say(GAME.describe(state, event)) for words in readers)
        log.events.clear()


def test_an_action_has_words_whatever_it_is_about() -> None:
    """`why` is asked about anything: numbers of no hex, piece or card are named as they are."""
    state = GAME.setup("1", {}, FastChance(1))
    words = reader("en", PACKAGE)
    for seat in (0, 1):
        for action in range(0, verbs.ACTION_SPACE, 7):
            assert words.say(GAME.label(state, seat, action))


def test_where_a_scenario_is_set_is_told_in_every_language() -> None:
    """Proper names may be alike; the words around them are not."""
    (crete,) = [info.place for info in GAME.scenarios() if info.id == "13"]
    assert isinstance(crete, Message)
    told = [reader(language, PACKAGE).say(crete) for language in LANGUAGES]
    assert len(set(told)) == len(LANGUAGES)
    assert all(isinstance(info.place, Message) for info in GAME.scenarios() if info.id != "random")
    state = GAME.setup("13", {}, FastChance(1))
    assert "летовища Малеме" in reader("uk", PACKAGE).say(text.headline(state.view(0)))


def said(table: Table, language: str = "en") -> tuple[str, list[str]]:
    """The open question and its answers in words."""
    words = reader(language, PACKAGE)
    decision = table.state.decision(table.seat)
    return words.say(decision.prompt), [words.say(option.label) for option in decision]


def test_a_shot_is_read_before_it_is_fired() -> None:
    """Who fires, from where, at whom and with how much: no need to look it up."""
    axis = ["german.leader.winkler A7", "german.squad.rifle A7", "german.squad.rifle A6"]
    table = Table(axis, ["russian.squad.rifle C8 broken", "russian.squad.rifle K1"], hands={"axis": [54]})
    assert said(table)[1][0] == "Fire: shoot at enemies in Range and sight. [G-54; Action: Smoke Grenades]"
    table.do("order 54")
    leader = "Activate Cpl. Winkler (A7); FP 1, Range 1, Movement 6, Morale 6; Command 1"
    assert leader in said(table)[1]
    table.do("activate axis.0", "activate axis.1", "activate axis.2")
    assert said(table)[1][0] == "At C8: Open Ground, Cover 0. There: Rifle Squad 0 (broken)"
    table.do("aim C8", "join axis.1")
    asked, answers = said(table)
    assert "Fire at C8: Rifle Squad 1 (A7), FP 6." in asked
    assert "Add Rifle Squad 2 (A6), FP 5" in answers
    assert f"Fire at C8: Rifle Squad 1, FP {6 - hindrance(asked)}" in answers
    assert said(table, "uk")[1][0].startswith("Додати")


def hindrance(asked: str) -> int:
    return int(asked.partition("Hindrance ")[2].partition(",")[0])


def test_enemies_and_friends_are_told_apart() -> None:
    """Where both sides can be chosen, the other side's units are named with their side."""
    table = Table(["german.team.line A7"], ["russian.team.line A8", "russian.squad.rifle K1"], hands={"axis": [54]})
    words = reader("en", PACKAGE)
    own = words.say(GAME.label(table.state, 0, verbs.PICK_UNIT << verbs.ARG_BITS))
    theirs = words.say(GAME.label(table.state, 0, verbs.PICK_UNIT << verbs.ARG_BITS | 64))
    assert own.startswith("Line Team 0 (A7)")
    assert theirs.startswith("Allies: Line Team 0 (A8)")


def test_the_opponent_is_not_told_of_an_unseen_set_up() -> None:
    """Nothing of the other side's places shows in the table or in a prompt (CC-SR.simultaneous_setup)."""
    state = GAME.setup("1", {}, FastChance(1))
    state.apply(0, int(state.legal(0)[0]), FastChance(1))
    words = reader("en", PACKAGE)
    told = text.summary(state.view(1), words)
    assert "Axis: set up unseen." in told
    assert not any(line.startswith(("Axis, G", "Axis, F")) for line in told)
    assert any(line.startswith("Axis, F") for line in text.summary(state.view(0), words))


def test_the_table_shows_units_markers_and_hands() -> None:
    axis = ["german.leader.winkler A7", "german.squad.rifle A7 broken suppressed w0"]
    table = Table(
        axis,
        ["russian.squad.rifle C8"],
        ["german.weapon.light_mg"],
        hands={"axis": [54]},
        smoke={"C8": 4},
    )
    view, words = table.state.view(0), reader("en", PACKAGE)
    drawn = ["".join(run for run, _ in row) for row in text.draw(view, words)]
    assert any("Ls+!" in row for row in drawn)
    assert any("~4" in row for row in drawn)
    assert text.hand(view, words)[0] == "Hand: 1"
    assert text.hand(view, words)[1].startswith("  G-54. Order Fire: shoot at enemies in Range and sight. Action Smoke")
    assert text.hand(table.state.view(None), words) == []
    sentences = text.sentences(view, words)
    assert any(
        "C8: Open Ground" in line and "Smoke of strength 4" in line and "Rifle Squad 0" in line for line in sentences
    )
    assert any("broken, suppressed, Light MG 1" in line for line in sentences)
    assert not any("─" in line for line in sentences)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_can_be_read_in_every_language(language: str) -> None:
    words = reader(language, PACKAGE)
    state = GAME.setup("1", {}, FastChance(2))
    for seat in (0, 1, None):
        view = state.view(seat)
        assert words.say(text.headline(view))
        parts = (text.sentences, text.summary, text.piles, text.hand)
        assert all(line.strip() for part in parts for line in part(view, words))
    assert all(text.legend(words))
