"""The referee notices broken rules, and the fuzzer's scripts show them."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.undaunted.broken_rules import BROKEN, GAMES

ROOT = Path(__file__).parents[2]
SOUND_GAMES = 4
MUCH_TIME = 60
MOST_LINES = 20


def hunt(name: str, *numbers: int) -> dict[str, Any]:
    """What random games find with one rule broken, in a process of its own."""
    command = [sys.executable, "-m", "tests.undaunted.broken_rules", name, *map(str, numbers)]
    environment = {**os.environ, "FIELDCRAFT_COMPILE": "0"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return dict(json.loads(done.stdout))


@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.rule(BROKEN[name].rule)) for name in BROKEN])
def test_a_broken_rule_is_found(name: str) -> None:
    found = hunt(name)
    assert found["fault"] is not None, f"nobody noticed that {name.replace('_', ' ')}"
    assert re.search(BROKEN[name].complaint, found["fault"]), found["fault"]
    assert found["fails"], "the script of the step shows the fault"
    assert found["still_fails"], "and so does what is left of it"
    assert found["lines_left"] <= found["lines"]


def test_a_script_is_shrunk_to_what_its_fault_needs() -> None:
    """Given time, little is left: the title, the scenario, the one action, and what makes it possible."""
    found = hunt("scouting_is_free_of_fog", GAMES, MUCH_TIME)
    assert found["still_fails"]
    assert found["lines_left"] <= MOST_LINES < found["lines"]


def test_nothing_is_found_with_all_rules_whole() -> None:
    assert hunt("", SOUND_GAMES) == {"fault": None, "games": SOUND_GAMES}
