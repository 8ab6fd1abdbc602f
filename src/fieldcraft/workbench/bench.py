"""How fast the engine is, by CPU time: random play, copies, legal actions, views, redeals, drawing."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

from fieldcraft.core import playout
from fieldcraft.core.chance import FastChance
from fieldcraft.core.events import Event, EventList
from fieldcraft.core.game import Game
from fieldcraft.core.playout import play_randomly
from fieldcraft.core.registry import game_packages, has_room, room
from fieldcraft.core.state import State
from fieldcraft.core.text import Reader, reader
from fieldcraft.ui.scene import Line, Person, Scene

DRAWN = 200
"""So many decisions of a game are drawn."""
LOG_LINES = 60
MIDDLE = 60
"""Decisions after which a game counts as well under way."""


@dataclass(frozen=True)
class Figures:
    """One mode's speed; times in microseconds."""

    mode: str
    decisions_per_second: int
    copy_us: float
    legal_us: float
    view_us: float
    redeal_us: float
    decision_us: float
    drawing_us: float | None
    """One viewer's table after one decision, from the state to the page's HTML; None for a game without a page."""


def is_compiled() -> bool:
    """Do the hot modules run compiled?"""
    return not str(playout.__file__).endswith(".py")


def measure(of: Game, seconds: float) -> Figures:
    """Measure this process's mode for about `seconds` a figure."""
    state, seat = middle_game(of)
    return Figures(
        "compiled" if is_compiled() else "interpreted",
        random_play(of, seconds),
        microseconds(state.copy, seconds),
        microseconds(lambda: state.legal(seat), seconds),
        microseconds(lambda: state.view(seat), seconds),
        microseconds(lambda: state.redeal(seat, FastChance(1)), seconds),
        microseconds(lambda: state.decision(seat), seconds),
        drawing(of, seconds) if has_room(of, "table.page") else None,
    )


def middle_game(of: Game) -> tuple[State, int]:
    """A position well under way, and the seat that acts in it."""
    seed = 0
    while True:
        chance = FastChance(seed)
        state = of.setup(of.scenarios()[-1].id, {}, chance)
        play_randomly(state, chance, MIDDLE)
        if state.next_seat() >= 0:
            return state, int(state.next_seat())
        seed += 1


def random_play(of: Game, seconds: float) -> int:
    """Decisions a second of uniformly random games over all scenarios, set-up included."""
    scenarios = [each.id for each in of.scenarios()]
    decisions, seed = 0, 0
    started = time.process_time()
    while (elapsed := time.process_time() - started) < seconds:
        for scenario in scenarios:
            chance = FastChance(seed)
            decisions += play_randomly(of.setup(scenario, {}, chance), chance, 5_000)
        seed += 1
    return round(decisions / elapsed)


def drawing(of: Game, seconds: float) -> float:
    """How long a server takes to draw a table for one viewer: game after game, decision by decision, for every seat."""
    words = reader("en", *game_packages())
    drawn, elapsed, seed = 0, 0.0, 0
    while elapsed < seconds:
        chance, log = FastChance(seed), EventList()
        scenario = of.scenarios()[seed % len(of.scenarios())]
        state = of.setup(scenario.id, {}, chance, log)
        lines: list[Line] = []
        for _ in range(DRAWN):
            if (seat := int(state.next_seat())) < 0:
                break
            legal = state.legal(seat)
            state.apply(seat, legal[chance.choose(len(legal), "policy")], chance, log)
            lines += [line_of(of, state, event, words) for event in log.events[len(lines) :]]
            for viewer in range(scenario.seats):
                started = time.process_time()
                draw(of, state, viewer, tuple(lines[-LOG_LINES:]), words)
                elapsed += time.process_time() - started
                drawn += 1
        seed += 1
    return round(elapsed / drawn * 1e6, 3)


def line_of(of: Game, state: State, event: Event, words: Reader) -> Line:
    """An event as a line of the log; a server does so once for each."""
    told = of.tell(state, event)
    return Line(0, words.say(told.message), told.seat, told.kind, dict(told.values))


def draw(of: Game, state: State, seat: int, log: tuple[Line, ...], words: Reader) -> str:
    """The table as one viewer sees it."""
    is_mine, outcome, scenario = seat in state.to_act(), state.outcome(), of.origin(state)[0]
    seats = next(each.seats for each in of.scenarios() if each.id == scenario)
    shown = Scene(
        game=of.id,
        scenario=scenario,
        version=0,
        seat=seat,
        view=state.view(seat),
        decision=state.decision(seat) if is_mine else None,
        offers=tuple(room(of, "table.offers").offers(state, seat)) if is_mine else (),
        waiting_for=tuple(of.visibly_acting(state, seat)),
        picked="",
        aimed="",
        undo="",
        verdict=of.verdict(outcome) if outcome else None,
        log=log,
        people=tuple(Person(number, of.seat_ids[number], is_here=True, is_bot=False) for number in range(seats)),
        chat=(),
        reader=words,
        address="/",
        art="/",
    )
    return str(room(of, "table.page").fragment(shown))


def microseconds(act: Callable[[], object], seconds: float) -> float:
    """How long one call takes."""
    times = 1
    while True:
        started = time.process_time()
        for _ in range(times):
            act()
        elapsed = time.process_time() - started
        if elapsed > seconds / 4:
            return round(elapsed / times * 1e6, 3)
        times *= 4


def other_mode(game_id: str, seconds: float) -> str:
    """The same measurement as JSON from a process that runs the sources interpreted."""
    command = [sys.executable, "-m", "fieldcraft", "bench", game_id, "--seconds", str(seconds), "--json", "--this-mode"]
    environment = {**os.environ, "FIELDCRAFT_COMPILE": "0"}
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout
