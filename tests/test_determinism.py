"""The same seeds give the same games: whatever Python's hash seed, compiled and interpreted (D1 to D5)."""

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

from fieldcraft.core.registry import game, game_ids

ROOT = Path(__file__).parents[1]


@cache
def checksum(hash_seed: str, compiles: str | None = None) -> dict[str, Any]:
    """What `tools.checksum` says in a process of its own; without `compiles`, in this process's mode."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    if compiles is not None:
        environment["FIELDCRAFT_COMPILE"] = compiles
    command = [sys.executable, "-m", "tools.checksum"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return dict(json.loads(done.stdout))


def test_the_order_of_hashes_decides_nothing() -> None:
    assert checksum("1") == checksum("2")


def test_every_scenario_was_played() -> None:
    scenarios = sum(len(game(each).scenarios()) for each in game_ids())
    assert checksum("1")["games"] >= 2 * scenarios
    assert checksum("1")["decisions"] > 20 * checksum("1")["games"]


def test_compiled_and_interpreted_rules_play_the_same_games() -> None:
    """Where no compiled modules are there, or `FIELDCRAFT_COMPILE=0` puts them aside, both runs are interpreted.

    Then this shows only that the same seeds give the same games twice.
    """
    one, other = checksum("1"), checksum("1", "0")
    assert other["compiled"] is False
    assert {**one, "compiled": False} == other
