"""Random games with every invariant checked at every step; a failure is shrunk to a script that `check` runs."""

from __future__ import annotations

import copy
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import yaml

from fieldcraft.bots import Seat
from fieldcraft.bots.greedy import GreedyBot
from fieldcraft.core.chance import SEED_MASK, Chance, FastChance
from fieldcraft.core.decision import Outcome
from fieldcraft.core.errors import FieldcraftError
from fieldcraft.core.events import EventList
from fieldcraft.core.game import Game
from fieldcraft.core.invariants import broken_legality, broken_position, broken_step, leaks
from fieldcraft.core.record import VERSION as RECORD_VERSION
from fieldcraft.core.record import (
    ChanceLine,
    ChanceRecorder,
    ClosingLine,
    DecisionLine,
    Header,
    Line,
    Record,
    ending_of,
    replay,
)
from fieldcraft.core.registry import game
from fieldcraft.core.script import ScriptFailed, read_scripts, run
from fieldcraft.core.state import State

DECISION_BOUND: Final = 20_000
SHRINK_SECONDS: Final = 30.0
SENSIBLE_ONE_IN: Final = 3
"""One game in so many is played mostly by the greedy computer player."""
MOSTLY: Final = 5
GREEDY: Final = GreedyBot()


@dataclass
class Failure:
    """What was found, and a script that shows it."""

    fault: str
    game: str
    scenario: str
    options: dict[str, int]
    script: str


@dataclass
class Tally:
    """How much was tried."""

    games: int = 0
    decisions: int = 0
    reasons: dict[str, int] = field(default_factory=dict)
    failure: Failure | None = None


class FuzzedGame:
    """One random game under watch."""

    def __init__(self, of: Game, scenario: str, options: dict[str, int], seed: int) -> None:
        self.game = of
        self.scenario = scenario
        self.options = options
        self.luck = FastChance(seed)
        self.lines: list[Line] = []
        self.chance: Chance = ChanceRecorder(self.luck, of, self.lines)
        self.state = of.setup(scenario, options, self.chance)
        self.start = self.state.copy()
        self.decisions = 0
        self.is_sensible = self.luck.choose(SENSIBLE_ONE_IN, "policy") == 0

    def play(self) -> Outcome | None:
        """To the end; raises `Found` at the first fault."""
        while (seat := int(self.state.next_seat())) >= 0:
            if self.decisions >= DECISION_BOUND:
                raise Found(f"no end after {DECISION_BOUND} decisions", self.whole_script())
            self.step(seat)
        self.replays()
        return self.state.outcome()

    def step(self, seat: int) -> None:
        """One random decision and everything that must hold around it."""
        before = self.state.copy()
        action = self.choose(seat)
        notation = self.game.write(self.state, action)
        mark = len(self.lines)
        self.decisions += 1
        self.lines.append(DecisionLine(self.decisions, self.game.seat_ids[seat], notation))
        log = EventList()
        try:
            self.state.apply(seat, action, self.chance, log)
        except Exception as error:  # whatever goes wrong in here is a find
            raise Found(f"{type(error).__name__}: {error}", self.step_script(before, mark)) from error
        try:
            found = next(self.faults(before, seat, action, log), None)
        except Exception as error:  # a position that the checks themselves fall over is a find as well
            found = f"{type(error).__name__} while checking: {error}"
        if found is not None:
            raise Found(found, self.step_script(before, mark))

    def choose(self, seat: int) -> int:
        """Any legal action; in sensible games mostly a good one, because wild play seldom comes far."""
        if self.is_sensible and self.luck.choose(MOSTLY, "policy"):
            return GREEDY.choose(Seat(self.game, self.state, seat, self.luck))
        legal = self.state.legal(seat)
        return int(legal[self.luck.choose(len(legal), "policy")])

    def faults(self, before: State, seat: int, action: int, log: EventList) -> Iterator[str]:
        yield from broken_step(self.game, self.start, before, seat, action, log.events, self.state)
        if self.decisions % 2:  # the two dearest checks take turns
            yield from leaks(self.game, self.state, self.decisions)
        else:
            yield from broken_legality(self.game, self.state)
        if self.game.parse(before, self.game.write(before, action)) != action:
            yield f"notation {self.game.write(before, action)!r} is read as another action"

    def replays(self) -> None:
        """The record of the game gives the same game."""
        ending = ending_of(self.game, self.state.outcome())
        header = Header(
            "record", RECORD_VERSION, self.game.id, self.scenario, self.options, self.game.rules_version,
            ["bot:random"] * len(self.game.seat_ids),
        )  # fmt: skip
        record = Record(header, self.lines, ClosingLine(ending, self.decisions))
        try:
            again = replay(record, "fuzz")
            again.finish()
        except FieldcraftError as error:
            raise Found(f"the record does not replay: {error}", self.whole_script()) from error
        if self.game.dump(again.state) != self.game.dump(self.state):
            raise Found("the replay ends in another position", self.whole_script())

    def step_script(self, before: State, mark: int) -> dict[str, Any]:
        """A script of the one step that failed, from the position before it."""
        decision = self.lines[mark]
        assert isinstance(decision, DecisionLine)
        return self.script(self.game.dump(before), [decision], outcomes_of(self.lines[mark:]))

    def whole_script(self) -> dict[str, Any]:
        """A script of the whole game, for faults that lie in its course."""
        decisions = [line for line in self.lines if isinstance(line, DecisionLine)]
        return self.script(None, decisions, outcomes_of(self.lines))

    def script(
        self, given: dict[str, Any] | None, decisions: list[DecisionLine], chance: dict[str, list[str | int]]
    ) -> dict[str, Any]:
        script: dict[str, Any] = {"title": "found by the fuzzer", "game": self.game.id, "scenario": self.scenario}
        script["options"] = self.options
        if given is not None:
            script["given"] = given
        script["chance"] = chance
        script["steps"] = [{line.seat: line.do} for line in decisions]
        return script


class Found(Exception):  # noqa: N818 - what a fuzzer hopes for
    """A fault, with a script of where it shows."""

    def __init__(self, fault: str, script: dict[str, Any]) -> None:
        super().__init__(fault)
        self.fault = fault
        self.script = script


def outcomes_of(lines: list[Line]) -> dict[str, list[str | int]]:
    """The chance outcomes in some lines of a record, by purpose."""
    found: dict[str, list[str | int]] = {}
    for line in lines:
        if isinstance(line, ChanceLine):
            found.setdefault(line.chance, []).append(line.got)
    return found


def script_text(script: dict[str, Any]) -> str:
    return yaml.safe_dump(script, sort_keys=False, allow_unicode=True, width=110)


def fails(script: dict[str, Any]) -> bool:
    """Does the script still show a fault? A script that has become nonsense shows none."""
    try:
        for each in read_scripts(script_text(script), "shrinking"):
            run(each)
    except ScriptFailed as failed:
        return failed.message.args["problem"].key == "error-script-fault"  # type: ignore[union-attr]
    except FieldcraftError:
        return False
    except Exception:  # an engine that falls over is a fault as well
        return True
    return False


def starts_soundly(script: dict[str, Any]) -> bool:
    """Can a game come to the position that the script starts from? A fault of the position itself shows no rule.

    What the checks themselves fall over, such as a question without what it is about, is no such position either.
    """
    of, scenario, options = game(script["game"]), script["scenario"], script["options"]
    try:
        given = of.arrange(scenario, options, script["given"])
        start = of.setup(scenario, options, FastChance(1))
        return next(broken_position(of, start, given), None) is None
    except Exception:
        return False


def shrunk(script: dict[str, Any], seconds: float = SHRINK_SECONDS) -> dict[str, Any]:
    """The script with everything left out that its fault does not need; it still starts from a sound position."""
    until = time.monotonic() + seconds
    if "given" not in script or not fails(script):
        return script
    smaller = True
    while smaller and time.monotonic() < until:
        smaller = False
        for candidate in simpler(script):
            if time.monotonic() >= until:
                break
            if starts_soundly(candidate) and fails(candidate):
                script, smaller = candidate, True
                break
    return script


def simpler(script: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The script with one key of its position left out, larger parts first."""
    for path in paths_of(script["given"], ()):
        candidate = copy.deepcopy(script)
        holder = candidate["given"]
        for key in path[:-1]:
            holder = holder[key]
        del holder[path[-1]]
        yield candidate


def paths_of(value: Any, path: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    """The paths of all keys and list places below a value, outer ones first."""
    if isinstance(value, dict):
        inner = list(value)
    elif isinstance(value, list):
        inner = list(range(len(value)))
    else:
        return
    for key in inner:
        yield (*path, key)
    for key in inner:
        yield from paths_of(value[key], (*path, key))


def fuzz(of: Game, seconds: float, seed: int, tick: Callable[[Tally], None] = lambda _: None) -> Tally:
    """Play random games until the time is over or a fault is found."""
    tally = Tally()
    until = time.monotonic() + seconds
    scenarios = [each.id for each in of.scenarios()]
    while time.monotonic() < until:
        choice = FastChance((seed * 1_000_003 + tally.games) & SEED_MASK)
        scenario = scenarios[choice.choose(len(scenarios), "scenario")]
        options = of.fuzz_options(scenario, choice)
        try:
            fuzzed = FuzzedGame(of, scenario, options, choice.below(1 << 31, "seed"))
            outcome = fuzzed.play()
        except Found as found:
            tally.failure = Failure(found.fault, of.id, scenario, options, script_text(shrunk(found.script)))
            return tally
        tally.games += 1
        tally.decisions += fuzzed.decisions
        reason = outcome.reason if outcome else "-"
        tally.reasons[reason] = tally.reasons.get(reason, 0) + 1
        tick(tally)
    return tally
