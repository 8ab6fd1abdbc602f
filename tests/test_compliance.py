"""What every game keeps, simply by being registered (level 4).

Each test runs for all scenarios of all registered games, on random games from seeds that Hypothesis draws.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from fieldcraft.bots import BOTS, Seat, bot_named
from fieldcraft.core.chance import Chance, FastChance
from fieldcraft.core.errors import BadInput, IllegalAction
from fieldcraft.core.events import Event, EventList
from fieldcraft.core.game import Game
from fieldcraft.core.invariants import (
    SPECTATOR,
    broken_legality,
    broken_step,
    dead_ends,
    leaks,
    seats_and_spectator,
    view_bytes,
)
from fieldcraft.core.playout import play_randomly
from fieldcraft.core.record import read, replay, seat_events
from fieldcraft.core.registry import game, game_ids, game_packages
from fieldcraft.core.session import Session
from fieldcraft.core.state import State
from fieldcraft.core.text import LANGUAGES, reader
from fieldcraft.workbench.fuzz import DECISION_BOUND

WATCHED_DECISIONS = 90
"""A random game is watched step by step for so long."""
SAMPLE = 15
"""What costs more is looked at after so many decisions each."""
LONG_SAMPLE = 400
SCENARIOS = 12
"""Where a game has more of them, each is looked at less often."""
SOME_ACTIONS = 6
SOME_GAMES = 5
"""Not every game shows everything, but one of so many does."""

REVEALING = {
    "combat_commander": (
        "combat-commander-told-set-up-shown",
        "combat-commander-told-ordered",
        "combat-commander-told-played",
        "combat-commander-told-discarded",
        "combat-commander-told-rolled",
        "combat-commander-told-random-hex",
        "combat-commander-told-event-drawn",
        "combat-commander-told-hand-shown",
        "combat-commander-told-card-shown",
        "combat-commander-told-revealed",
        "combat-commander-told-chit-opened",
    ),
    "grizzled": (
        "grizzled-event-received",
        "grizzled-event-trap-sprung",
        "grizzled-event-stumbled",
        "grizzled-event-discarded",
        "grizzled-event-kept",
        "grizzled-event-tile-revealed",
        "grizzled-event-failed",
        "grizzled-event-succeeded",
    ),
    "undaunted": ("undaunted-event-bid", "undaunted-event-casualty", "undaunted-event-counter-removed"),
}
"""By game: the beginnings of the names of those events that show what was hidden; what follows them may differ."""
REVEALING_BY_OPTION = {("undaunted", "open_discards"): ("undaunted-event-turn-ended",)}
"""More of them, where an option is on: discards that lie open show what was left in hand."""

SEEDS = st.integers(0, 2**40)

every_scenario = pytest.mark.parametrize(
    ("game_id", "scenario"), [(game_id, info.id) for game_id in game_ids() for info in game(game_id).scenarios()]
)
every_game = pytest.mark.parametrize("game_id", game_ids())


def few(examples: int) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """So many examples, the same on every run."""
    phases = (Phase.explicit, Phase.generate)
    return settings(derandomize=True, database=None, deadline=None, max_examples=examples, phases=phases)


def begun(of: Game, scenario: str, seed: int) -> tuple[State, FastChance]:
    """A game that is certain to end, and its luck."""
    chance = FastChance(seed)
    return of.setup(scenario, of.fuzz_options(scenario, chance), chance), chance


def chosen(state: State, seat: int, chance: Chance) -> int:
    legal = state.legal(seat)
    return int(legal[chance.choose(len(legal), "policy")])


def whoever_acts(state: State, chance: Chance) -> int:
    """Any of the seats that owe a decision: they may answer in any order."""
    seats = state.to_act()
    return seats[chance.choose(len(seats), "policy")]


def samples(of: Game, scenario: str, seed: int, until: int = LONG_SAMPLE, every: int = SAMPLE) -> Iterator[State]:
    """Positions of one game, some decisions apart. Every other player is greedy, the rest play at random."""
    state, chance = begun(of, scenario, seed)
    players = [bot_named("greedy") if (seed + seat) % 2 else None for seat in range(len(of.seat_ids))]
    far_apart = every * max(1, len(of.scenarios()) // SCENARIOS)
    for number in range(until):
        if state.outcome() is not None:
            return
        if number % far_apart == 0:
            yield state.copy()
        seat = whoever_acts(state, chance)
        player = players[seat]
        action = player.choose(Seat(of, state, seat, chance)) if player else chosen(state, seat, chance)
        state.apply(seat, action, chance)


def some(actions: list[int]) -> list[int]:
    """A few of them, spread evenly."""
    return actions[:: max(1, len(actions) // SOME_ACTIONS)]


def numbers(events: list[Event]) -> list[tuple[int, ...]]:
    """Events as plain numbers, without their audience."""
    return [tuple(map(int, (each.kind, each.a, each.b, each.c, each.d, each.e, each.f))) for each in events]


@every_scenario
@few(3)
@given(seed=SEEDS)
def test_random_games_break_nothing(game_id: str, scenario: str, seed: int) -> None:
    of = game(game_id)
    state, chance = begun(of, scenario, seed)
    start = state.copy()
    for number in range(WATCHED_DECISIONS):
        if state.outcome() is not None:
            break
        before, log = state.copy(), EventList()
        seat = whoever_acts(state, chance)
        action = chosen(state, seat, chance)
        state.apply(seat, action, chance, log)
        assert list(broken_step(of, start, before, seat, action, log.events, state)) == [], of.write(before, action)
        if number % SAMPLE == 0:
            assert list(leaks(of, state, number)) == []
            assert list(broken_legality(of, state)) == []


@every_scenario
@few(4)
@given(seed=SEEDS)
def test_random_games_end_by_rule(game_id: str, scenario: str, seed: int) -> None:
    of = game(game_id)
    state, chance = begun(of, scenario, seed)
    assert play_randomly(state, chance, DECISION_BOUND) < DECISION_BOUND
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason in of.end_reasons
    assert list(outcome.winners) == [seat for seat in range(len(of.seat_ids)) if (state.winner_mask() >> seat) & 1]
    assert list(dead_ends(state)) == []
    assert int(state.next_seat()) == -1
    assert list(broken_legality(of, state)) == []
    assert all(len(state.legal(seat)) == 0 for seat in range(len(of.seat_ids)))


@every_scenario
@few(2)
@given(seed=SEEDS)
def test_a_record_plays_to_the_same_position(game_id: str, scenario: str, seed: int) -> None:
    of, chance = game(game_id), FastChance(seed)
    names = ["somebody"] * len(of.seat_ids)
    session = Session(of, scenario, of.fuzz_options(scenario, chance), names, source=chance)
    thoughts = FastChance(seed + 1)
    while session.outcome() is None and session.decisions < LONG_SAMPLE:
        seat = whoever_acts(session.state, thoughts)
        session.act(seat, chosen(session.state, seat, thoughts))
    text = session.closed().text()
    again = replay(read(text, "record"), "record")
    assert again.finish() == session.outcome()
    assert of.dump(again.state) == of.dump(session.state)
    assert len(again.numbers) == session.decisions
    assert again.record.text() == text
    for seat in seats_and_spectator(of):
        assert view_bytes(again.state, seat) == view_bytes(session.state, seat)
        told, told_again = seat_events(session.events, seat), seat_events(again.events.events, seat)
        assert numbers(told) == numbers(told_again)


@every_scenario
@few(2)
@given(seed=SEEDS)
def test_undo_goes_back_to_the_very_position(game_id: str, scenario: str, seed: int) -> None:
    """What is taken back and done again leads to the same place, and no further than the barrier allows."""
    assert any(taken_back_in(game(game_id), scenario, seed + number) for number in range(SOME_GAMES))


def taken_back_in(of: Game, scenario: str, seed: int) -> int:
    """How many decisions of one game could be taken back; each is, and is made again."""
    thoughts = FastChance(seed + 1)
    session = Session(of, scenario, {}, ["somebody"] * len(of.seat_ids), source=FastChance(seed))
    taken_back = 0
    while session.outcome() is None and session.decisions < WATCHED_DECISIONS:
        seat = whoever_acts(session.state, thoughts)
        before, told, written = of.dump(session.state), len(session.events), len(session.record.lines)
        barrier = session.state.barrier
        action = chosen(session.state, seat, thoughts)
        session.act(seat, action)
        after, text = of.dump(session.state), session.record.text()
        assert session.undoable(seat) == (session.state.barrier == barrier)
        if session.undo(seat):
            taken_back += 1
            assert of.dump(session.state) == before
            assert (len(session.events), len(session.record.lines)) == (told, written)
            session.act(seat, action)
            assert of.dump(session.state) == after
            assert session.record.text() == text
    return taken_back


@every_scenario
@few(2)
@given(seed=SEEDS)
def test_a_copy_is_independent(game_id: str, scenario: str, seed: int) -> None:
    of = game(game_id)
    for state in samples(of, scenario, seed):
        given_before = of.dump(state)
        seen = [view_bytes(state, seat) for seat in seats_and_spectator(of)]
        seat = state.to_act()[0]
        for action in some([int(each) for each in state.legal(seat)]):
            copy, untouched = state.copy(), state.copy()
            copy.apply(seat, action, FastChance(seed))
            assert of.dump(copy) != given_before
            play_randomly(copy, FastChance(seed), SAMPLE)  # it may come back to where it was
            assert of.dump(state) == of.dump(untouched) == given_before
        assert [view_bytes(state, each) for each in seats_and_spectator(of)] == seen


@every_scenario
@few(2)
@given(seed=SEEDS)
def test_notation_is_read_as_it_was_written(game_id: str, scenario: str, seed: int) -> None:
    of = game(game_id)
    for state in samples(of, scenario, seed):
        for seat in range(len(of.seat_ids)):
            legal = [int(action) for action in state.legal(seat)]
            actions = list(dict.fromkeys([*legal, *of.intents(state, seat)]))
            written = [of.write(state, action) for action in actions]
            assert len(set(written)) == len(actions)
            assert [of.parse(state, notation) for notation in written] == actions
            assert all(notation == notation.strip() and "\n" not in notation for notation in written)


@every_game
@pytest.mark.parametrize("notation", ["", " ", "nonsense", "\x00", "0", "-1", "é" * 300, "end end end"])
def test_nonsense_is_no_notation(game_id: str, notation: str) -> None:
    of = game(game_id)
    state, _ = begun(of, of.scenarios()[0].id, 1)
    with pytest.raises(BadInput):
        of.parse(state, notation)


@every_scenario
@few(2)
@given(seed=SEEDS)
def test_a_decision_puts_the_legal_actions_into_words(game_id: str, scenario: str, seed: int) -> None:
    of = game(game_id)
    readers = [reader(language, *game_packages()) for language in LANGUAGES]
    for state in samples(of, scenario, seed, every=3 * SAMPLE):
        for seat in state.to_act():
            decision = state.decision(seat)
            assert (decision.seat, [option.action for option in decision]) == (seat, list(state.legal(seat)))
            assert [option.notation for option in decision] == [of.write(state, each.action) for each in decision]
            for words in readers:
                assert words.say(decision.prompt)
                labels = [words.say(option.label) for option in decision]
                assert len(set(labels)) == len(labels), f"two options are called the same in {words.language}"


@every_scenario
@few(2)
@given(seed=SEEDS)
def test_what_one_might_want_is_refused_with_a_reason(game_id: str, scenario: str, seed: int) -> None:
    of = game(game_id)
    words = reader("en", *game_packages())
    for state in samples(of, scenario, seed, every=3 * SAMPLE):
        for seat in range(len(of.seat_ids)):
            legal = {int(action) for action in state.legal(seat)}
            for action in legal:
                assert state.explain(seat, action) is None
            for action in some([each for each in of.intents(state, seat) if each not in legal]):
                refusal = state.explain(seat, action)
                assert refusal is not None
                assert refusal.rule
                assert words.say(refusal.message)
                with pytest.raises(IllegalAction) as refused:
                    state.copy().apply(seat, action, FastChance(seed))
                assert (refused.value.rule, refused.value.message) == (refusal.rule, refusal.message)


def revealing(of: Game, state: State) -> tuple[str, ...]:
    """How the names of the events begin that show hidden things in this game."""
    _, options = of.origin(state)
    by_option = [REVEALING_BY_OPTION.get((of.id, name), ()) for name, value in options.items() if value]
    return (*REVEALING.get(of.id, ()), *chain.from_iterable(by_option))


class Branch:
    """One action carried out in one of several positions that an observer cannot tell apart."""

    def __init__(self, of: Game, state: State, seat: int, action: int, seed: int, observer: int) -> None:
        log = EventList()
        self.state = state.copy()
        self.state.apply(seat, action, FastChance(seed), log)
        self.all = numbers(log.events)
        heard = seat_events(log.events, observer)
        self.told = numbers(heard)
        keys = [of.describe(self.state, event).key for event in heard]
        self.cut = next((place for place, key in enumerate(keys) if key.startswith(revealing(of, state))), None)


def branches(of: Game, scenario: str, seed: int) -> Iterator[tuple[int, Branch, Branch]]:
    """For every observer: the same actions, with the same luck, in a position and in another that looks the same."""
    for state in samples(of, scenario, seed):
        for observer in seats_and_spectator(of):
            other = state.redeal(observer, FastChance(seed + 1))
            for seat in state.to_act():
                both = [int(action) for action in state.legal(seat) if other.why_not(seat, action) == 0]
                for action in some(both):
                    one, two = (Branch(of, each, seat, action, seed, observer) for each in (state, other))
                    yield observer, one, two


@every_scenario
@few(2)
@given(seed=SEEDS)
def test_positions_that_look_the_same_go_on_looking_the_same(game_id: str, scenario: str, seed: int) -> None:
    """Until something hidden is shown by rule, everybody is told the same and sees the same."""
    of, compared = game(game_id), 0
    for observer, one, other in branches(of, scenario, seed):
        cuts = [branch.cut for branch in (one, other) if branch.cut is not None]
        if cuts:
            assert one.told[: min(cuts)] == other.told[: min(cuts)]
            continue
        assert one.told == other.told
        assert view_bytes(one.state, observer) == view_bytes(other.state, observer)
        if observer != SPECTATOR:
            assert list(one.state.legal(observer)) == list(other.state.legal(observer))
        compared += 1
    assert compared > 0


@every_game
def test_the_comparison_would_notice_what_is_told_to_others(game_id: str) -> None:
    """Were every event told to everybody, positions that look the same would not go on so."""
    of = game(game_id)
    seeds = range(2, 2 + SOME_GAMES)
    pairs = (pair for seed in seeds for info in of.scenarios() for pair in branches(of, info.id, seed))
    assert any(one.all != other.all for _, one, other in pairs if one.cut is None and other.cut is None)


Player = Callable[[Game, State, int, FastChance], int]


def as_player(name: str) -> Player:
    """A computer player by name, new for every decision."""
    return lambda of, state, seat, chance: bot_named(name).choose(Seat(of, state, seat, chance))


def peeker(of: Game, state: State, seat: int, chance: FastChance) -> int:
    """A player who looks at everything."""
    digest = hashlib.sha256(json.dumps(of.dump(state)).encode()).digest()
    legal = state.legal(seat)
    return int(legal[digest[0] % len(legal)])


def disagreements(of: Game, scenario: str, seed: int, player: Player) -> list[Any]:
    """Positions in which a player acts otherwise than in one that its seat cannot tell from it."""
    found = []
    for state in samples(of, scenario, seed):
        for seat in state.to_act():
            other = state.redeal(seat, FastChance(seed + 1))
            one, two = (player(of, each, seat, FastChance(seed)) for each in (state, other))
            assert one in list(state.legal(seat))
            if one != two:
                found.append(of.dump(state))
    return found


@every_scenario
@pytest.mark.parametrize("bot", BOTS)
@few(2)
@given(seed=SEEDS)
def test_a_bot_knows_no_more_than_its_seat(game_id: str, scenario: str, bot: str, seed: int) -> None:
    assert disagreements(game(game_id), scenario, seed, as_player(bot)) == []


@every_scenario
def test_a_peeking_bot_would_be_found_out(game_id: str, scenario: str) -> None:
    assert any(disagreements(game(game_id), scenario, seed, peeker) for seed in range(2, 2 + SOME_GAMES))


@every_game
def test_options_out_of_range_are_refused(game_id: str) -> None:
    of = game(game_id)
    scenario = of.scenarios()[0].id
    assert of.checked({}) == {spec.name: spec.default for spec in of.options}
    for spec in of.options:
        assert 0 <= spec.default <= spec.highest
        for value in (0, spec.default, spec.highest):
            assert of.checked({spec.name: value})[spec.name] == value
            assert of.setup(scenario, {spec.name: value}, FastChance(1)).to_act()
        wrong: list[Any] = [-1, spec.highest + 1, 10**30, True, "1", 0.5, None, [1]]
        for value in wrong:
            with pytest.raises(BadInput):
                of.checked({spec.name: value})
            with pytest.raises(BadInput):
                of.setup(scenario, {spec.name: value}, FastChance(1))
    with pytest.raises(BadInput):
        of.setup(scenario, {"no_such_option": 1}, FastChance(1))


@every_game
@pytest.mark.parametrize("scenario", ["", "0", "-1", "no such scenario", "1 ", "../1"])
def test_an_unknown_scenario_is_refused(game_id: str, scenario: str) -> None:
    of = game(game_id)
    with pytest.raises(BadInput) as refused:
        of.setup(scenario, {}, FastChance(1))
    assert all(info.id in str(refused.value) for info in of.scenarios())


@every_game
def test_a_game_tells_what_it_is(game_id: str) -> None:
    of = game(game_id)
    assert of.id == game_id
    assert len(set(of.seat_ids)) == len(of.seat_ids) == max(of.seats)
    assert len({info.id for info in of.scenarios()}) == len(of.scenarios()) > 0
    assert len(set(of.end_reasons)) == len(of.end_reasons) > 0
    for language in LANGUAGES:
        words = reader(language, *game_packages())
        names = [words.say(of.seat_name(seat)) for seat in range(len(of.seat_ids))]
        assert len(set(names)) == len(names)
        assert words.say(of.title)
        assert all(words.say(spec.label) for spec in of.options)
        for info in of.scenarios():
            assert words.say(info.title)
            assert words.say(info.date)
            assert len(info.goals) in (0, len(of.seat_ids))
            assert all(words.say(goal) for goal in info.goals)
