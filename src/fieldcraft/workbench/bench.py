"""How fast the engine is, by CPU time: random play, copies, legal actions, views, redeals."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

from fieldcraft.core import playout
from fieldcraft.core.chance import FastChance
from fieldcraft.core.game import Game
from fieldcraft.core.playout import play_randomly
from fieldcraft.core.state import State

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
