"""Position scripts: a position, forced luck, actions in notation, and what must hold.

A file holds one or more YAML documents:

    title: A hill gives 3 against fire from below
    rules: [U-11.4]
    game: undaunted
    scenario: 8
    given: {...}                                   # optional: changes to the scenario's set-up
    chance: {attack: [9, 0]}                       # optional: outcomes by purpose, in order
    steps:
    - us: attack rifleman_a; aim ger.scout_a       # actions of a seat
    - refuse: {us: move rifleman_a, rule: U-10.2}  # must be refused by that rule
    - offer: {us: [end]}                           # must be legal
    - withhold: {us: [control rifleman_a]}         # must not be legal
    - odds: {us: aim ger.scout_a, total: 8, chance: 0.3}
    - chance: {attack: [3]}                        # more outcomes
    - expect: {us.points: 3}                       # facts of the position

Without `given` the game starts from its set-up, and `chance` must provide its first draws.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import yaml
from librt.vecs import vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.errors import BadInput, BadScript, FieldcraftError, IllegalAction, at_line
from fieldcraft.core.events import EventList
from fieldcraft.core.game import Game, Options
from fieldcraft.core.invariants import broken_legality, broken_position, broken_step, leaks
from fieldcraft.core.registry import game
from fieldcraft.core.state import State
from fieldcraft.core.text import Arg, Message

KEYS: Final = ("title", "rules", "game", "scenario", "options", "given", "chance", "steps")
STEP_WORDS: Final = ("refuse", "offer", "withhold", "odds", "chance", "expect")
_BOOL: Final = "tag:yaml.org,2002:bool"
_DATE: Final = "tag:yaml.org,2002:timestamp"
TOLERANCE: Final = 0.00051
LEAK_SEED: Final = 1


class LinedDict(dict[str, Any]):
    """A mapping that knows its line and those of its keys."""

    line: int
    lines: dict[str, int]


class _Loader(yaml.SafeLoader):
    """YAML in which only `true` and `false` are truth values, so that `off` is a word."""


_Loader.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in resolvers if tag not in (_BOOL, _DATE)]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}
_Loader.add_implicit_resolver(_BOOL, re.compile("^(?:true|false)$"), ["t", "f"])


def _lined_mapping(loader: _Loader, node: yaml.MappingNode) -> Iterator[LinedDict]:
    made = LinedDict()
    made.line = node.start_mark.line + 1
    made.lines = {}
    yield made
    for key, value in node.value:
        name = str(key.value)
        if name in made.lines:
            raise yaml.MarkedYAMLError(problem=f"the key {name!r} stands twice", problem_mark=key.start_mark)
        made.lines[name] = key.start_mark.line + 1
        made[name] = loader.construct_object(value, deep=True)


_Loader.add_constructor("tag:yaml.org,2002:map", _lined_mapping)


class ScriptFailed(FieldcraftError):  # noqa: N818
    """What a script says must hold does not; `line` says where it says so."""

    def __init__(self, script: Script, line: int, key: str, **args: Arg) -> None:
        where: dict[str, Arg] = {
            "file": script.file,
            "line": line,
            "title": script.title,
            "problem": Message(key, args),
        }
        super().__init__(Message("error-script-failed", where))
        self.line = line


class ScriptedChance(Chance):
    """Feeds the outcomes that a script names, by purpose; running out is an error."""

    def __init__(self, of: Game) -> None:
        self._game = of
        self._queues: dict[str, list[str | int]] = {}

    def add(self, outcomes: Mapping[str, list[str | int]]) -> None:
        """Append outcomes to the queues of their purposes."""
        for purpose, values in outcomes.items():
            self._queues.setdefault(purpose, []).extend(values)

    def unused(self) -> str:
        """The first purpose with outcomes left over, or nothing."""
        return next((purpose for purpose, values in self._queues.items() if values), "")

    def below(self, n: i64, purpose: str) -> i64:
        value = self._next(purpose)
        if not 0 <= value < n:
            raise BadInput("error-script-outcome", purpose=purpose, value=str(value), of=int(n))
        return value

    def draw(self, counts: vec[i64], total: i64, purpose: str) -> i64:
        value = self._next(purpose)
        if counts[value] == 0:
            raise BadInput("error-script-card", purpose=purpose, card=str(self._game.chance_name(purpose, value)))
        return value

    def _next(self, purpose: str) -> int:
        queue = self._queues.get(purpose)
        if not queue:
            raise BadInput("error-script-no-outcome", purpose=purpose)
        return self._game.chance_value(purpose, queue.pop(0))


@dataclass
class Script:
    """One document of a script file, read and checked in its form."""

    file: str
    line: int
    title: str
    rules: list[str]
    game: Game
    scenario: str
    options: Options
    given: LinedDict | None
    chance: LinedDict
    steps: list[LinedDict]
    lines: dict[str, int] = field(default_factory=dict)


def read_scripts(text: str, name: str) -> list[Script]:
    """All scripts of a file; raises `BadScript` with the line and what was expected there."""
    try:
        documents = [each for each in yaml.load_all(text, Loader=_Loader) if each is not None]
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise BadScript(name, at_line(line), "error-not-yaml", detail=error.problem or "") from error
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        raise BadScript(name, "", "error-not-yaml", detail=str(error).partition("\n")[0]) from error
    if not documents:
        raise BadScript(name, at_line(1), "error-script-empty")
    return [_script(document, name) for document in documents]


def _script(document: Any, name: str) -> Script:
    if not isinstance(document, LinedDict):
        raise BadScript(name, at_line(1), "error-script-mapping", keys=", ".join(KEYS))
    _known_keys(document, KEYS, name)
    for key in ("title", "game", "scenario", "steps"):
        if key not in document:
            raise BadScript(name, at_line(document.line), "error-script-missing", name=key)
    lines = document.lines
    steps = document["steps"]
    if not isinstance(steps, list) or not all(isinstance(step, LinedDict) and len(step) == 1 for step in steps):
        raise BadScript(name, at_line(lines["steps"]), "error-script-steps", words=", ".join(STEP_WORDS))
    if not isinstance(document.get("rules", []), list):
        raise BadScript(name, at_line(lines["rules"]), "error-script-list")
    for key in ("given", "chance", "options"):
        if key in document and not isinstance(document[key], LinedDict):
            raise BadScript(name, at_line(lines[key]), "error-script-mapping", keys="...")
    try:
        played = game(str(document["game"]))
    except BadInput as error:
        raise BadScript(name, at_line(lines["game"]), "error-script-is", why=error.message) from error
    known = [each.id for each in played.scenarios()]
    if str(document["scenario"]) not in known:
        place = at_line(lines["scenario"])
        raise BadScript(
            name, place, "error-unknown-scenario", scenario=str(document["scenario"]), scenarios=", ".join(known)
        )
    try:
        played.checked(document.get("options") or {})
    except BadInput as error:
        raise BadScript(name, at_line(lines["options"]), "error-script-is", why=error.message) from error
    for step in steps:
        _known_keys(step, (*STEP_WORDS, *played.seat_ids), name)
    nothing = LinedDict()
    nothing.line, nothing.lines = document.line, {}
    return Script(
        file=name,
        line=document.line,
        title=str(document["title"]),
        rules=[str(rule) for rule in document.get("rules") or ()],
        game=played,
        scenario=str(document["scenario"]),
        options=document.get("options") or {},
        given=document.get("given"),
        chance=document.get("chance") or nothing,
        steps=steps,
        lines=lines,
    )


def _known_keys(mapping: LinedDict, keys: tuple[str, ...], name: str) -> None:
    for key in mapping:
        if key not in keys:
            place = at_line(mapping.lines[key])
            raise BadScript(name, place, "error-script-key", name=key, keys=", ".join(keys))


class Run:
    """A script being carried out."""

    def __init__(self, script: Script) -> None:
        self.script = script
        self.game = script.game
        self.chance = ScriptedChance(script.game)
        self._add_chance(script.chance, script.line)
        self.state = self._guard(script.lines.get("given", script.line), self._start)
        self.start = self.state.copy()

    def _start(self) -> State:
        if self.script.given is None:
            return self.game.setup(self.script.scenario, self.script.options, self.chance)
        return self.game.arrange(self.script.scenario, self.script.options, self.script.given)

    def _guard(self, line: int, act: Callable[[], State]) -> State:
        """Turn any mistake in the script's words into `BadScript` with its line."""
        try:
            return act()
        except BadInput as error:
            raise BadScript(self.script.file, at_line(line), "error-script-is", why=error.message) from error

    def go(self) -> None:
        """Carry out every step; raises `ScriptFailed` or `BadScript`."""
        self._sound(broken_position(self.game, self.start, self.state), self.script.line)
        for step in self.script.steps:
            ((word, content),) = step.items()
            line = step.lines[word]
            if word in self.game.seat_ids:
                self._act(self.game.seat_ids.index(word), str(content), line)
            elif word == "chance":
                self._add_chance(content, line)
            elif not isinstance(content, LinedDict):
                raise BadScript(self.script.file, at_line(line), "error-script-mapping", keys="...")
            else:
                getattr(self, f"_{word}")(content, line)
        if self.chance.unused():
            raise ScriptFailed(self.script, self.script.line, "error-script-unused", purpose=self.chance.unused())

    def _act(self, seat: int, actions: str, line: int) -> None:
        for notation in actions.split(";"):
            try:
                action = self.game.parse(self.state, notation.strip())
                before, log = self.state.copy(), EventList()
                self.state.apply(seat, action, self.chance, log)
            except IllegalAction as error:
                raise ScriptFailed(
                    self.script,
                    line,
                    "error-script-refused",
                    do=notation.strip(),
                    rule=error.rule,
                    why=error.message,
                ) from error
            except BadInput as error:
                raise BadScript(self.script.file, at_line(line), "error-script-is", why=error.message) from error
            self._sound(broken_step(self.game, self.start, before, seat, action, log.events, self.state), line)

    def _sound(self, faults: Iterator[str], line: int) -> None:
        """The invariants hold at every step."""
        for fault in (*faults, *leaks(self.game, self.state, LEAK_SEED), *broken_legality(self.game, self.state)):
            raise ScriptFailed(self.script, line, "error-script-fault", fault=fault)

    def _add_chance(self, outcomes: Any, line: int) -> None:
        if not isinstance(outcomes, LinedDict) or not all(isinstance(values, list) for values in outcomes.values()):
            raise BadScript(self.script.file, at_line(line), "error-script-chance")
        self.chance.add(outcomes)

    def _seat_words(self, content: LinedDict, extra: tuple[str, ...], line: int) -> tuple[int, Any]:
        """The one seat a step names, and what it says of it."""
        _known_keys(content, (*self.game.seat_ids, *extra), self.script.file)
        named = [seat for seat in self.game.seat_ids if seat in content]
        if len(named) != 1 or any(word not in content for word in extra):
            words = ", ".join(extra) or "-"
            raise BadScript(
                self.script.file,
                at_line(line),
                "error-script-seat",
                seats="/".join(self.game.seat_ids),
                words=words,
            )
        return self.game.seat_ids.index(named[0]), content[named[0]]

    def _parse(self, notation: str, line: int) -> int:
        try:
            return self.game.parse(self.state, notation)
        except BadInput as error:
            raise BadScript(self.script.file, at_line(line), "error-script-is", why=error.message) from error

    def _refuse(self, content: LinedDict, line: int) -> None:
        seat, notation = self._seat_words(content, ("rule",), line)
        refusal = self.state.explain(seat, self._parse(str(notation), line))
        if refusal is None:
            raise ScriptFailed(self.script, line, "error-script-allowed", do=str(notation))
        if refusal.rule != content["rule"]:
            raise ScriptFailed(
                self.script,
                line,
                "error-script-rule",
                do=str(notation),
                rule=refusal.rule,
                expected=str(content["rule"]),
            )

    def _offered(self, content: LinedDict, line: int) -> Iterator[tuple[str, bool]]:
        seat, notations = self._seat_words(content, (), line)
        legal = {int(action) for action in self.state.legal(seat)}
        for notation in notations if isinstance(notations, list) else [notations]:
            yield str(notation), self._parse(str(notation), line) in legal

    def _offer(self, content: LinedDict, line: int) -> None:
        for notation, offered in self._offered(content, line):
            if not offered:
                raise ScriptFailed(self.script, line, "error-script-not-offered", do=notation)

    def _withhold(self, content: LinedDict, line: int) -> None:
        for notation, offered in self._offered(content, line):
            if offered:
                raise ScriptFailed(self.script, line, "error-script-allowed", do=notation)

    def _odds(self, content: LinedDict, line: int) -> None:
        seat, notation = self._seat_words(content, ("total", "chance"), line)
        action = self._parse(str(notation), line)
        if not isinstance(content["chance"], int | float):
            raise BadScript(self.script.file, at_line(line), "error-script-number", value=str(content["chance"]))
        odds = next((option.odds for option in self.state.decision(seat) if option.action == action), None)
        if odds is None:
            raise ScriptFailed(self.script, line, "error-script-not-offered", do=str(notation))
        if odds.total != content["total"] or not math.isclose(odds.chance, content["chance"], abs_tol=TOLERANCE):
            found = f"{odds.total}, {odds.chance:.4f}"
            raise ScriptFailed(self.script, line, "error-script-odds", do=str(notation), found=found)

    def _expect(self, content: LinedDict, line: int) -> None:
        facts = self.game.facts(self.state)
        for name, wanted in content.items():
            where = content.lines[name]
            if name not in facts:
                raise BadScript(self.script.file, at_line(where), "error-script-fact", name=name)
            if facts[name] != _as_fact(wanted, facts[name]):
                raise ScriptFailed(
                    self.script,
                    where,
                    "error-script-expected",
                    name=name,
                    wanted=str(wanted),
                    found=str(facts[name]),
                )


def _as_fact(wanted: Any, found: Any) -> Any:
    """A pile may be written as a list of names instead of name -> copies; the order of a set does not matter."""
    if isinstance(found, dict) and isinstance(wanted, list):
        return dict(Counter(map(str, wanted)))
    if isinstance(found, list) and isinstance(wanted, list) and sorted(map(str, wanted)) == sorted(map(str, found)):
        return found
    return wanted


def run(script: Script) -> State:
    """Carry a script out; returns the last position. Raises `ScriptFailed` or `BadScript`."""
    running = Run(script)
    running.go()
    return running.state
