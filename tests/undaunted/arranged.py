"""Arranged positions for the rule tests, and the data files they are held against."""

from functools import cache
from pathlib import Path
from typing import Any

import yaml

import fieldcraft.games.undaunted
from fieldcraft.core.events import Event, EventList
from fieldcraft.core.registry import game
from fieldcraft.core.script import ScriptedChance
from fieldcraft.core.state import State

GAME = game("undaunted")
SEATS = {"us": 0, "ger": 1}
SCENARIOS = tuple(str(number) for number in range(1, 13))
DATA = Path(fieldcraft.games.undaunted.__file__).parent / "data"

Outcomes = dict[str, list[str | int]]


@cache
def layout(scenario: str) -> dict[str, Any]:
    """A scenario's file as it is written."""
    (path,) = (DATA / "scenarios").glob(f"{int(scenario):02d}_*.yaml")
    return dict(yaml.safe_load(path.read_text(encoding="utf-8")))


@cache
def tile_sides() -> dict[str, dict[str, Any]]:
    """The tile sides as their file has them."""
    return dict(yaml.safe_load((DATA / "tiles.yaml").read_text(encoding="utf-8"))["tiles"])


@cache
def distances_from(scenario: str, start: str) -> dict[str, int]:
    """Steps from a tile to every tile, counted from neighbour to neighbour (U-9.2)."""
    found = {start: 0}
    reached = [start]
    for tile in reached:
        for near in layout(scenario)["adjacency"][tile]:
            if near not in found:
                found[near] = found[tile] + 1
                reached.append(near)
    return found


def position(scenario: str, given: dict[str, Any]) -> State:
    return GAME.arrange(scenario, {}, given)


def act(state: State, seat: str, notations: str, outcomes: Outcomes | None = None) -> list[Event]:
    """Carry out actions such as `move rifleman_a; step 2B`; every outcome must be used up. Returns what was told."""
    chance, log = ScriptedChance(GAME), EventList()
    chance.add(outcomes or {})
    for notation in notations.split(";"):
        state.apply(SEATS[seat], GAME.parse(state, notation.strip()), chance, log)
    assert not chance.unused()
    return log.events


def legal(state: State, seat: str, verb: str) -> set[str]:
    """What may follow a verb now: `step` -> the tiles, `take` -> the cards."""
    written = [GAME.write(state, int(action)).split() for action in state.legal(SEATS[seat])]
    return {words[1] for words in written if len(words) == 2 and words[0] == verb}


def may(state: State, seat: str, notation: str) -> bool:
    return GAME.parse(state, notation) in [int(action) for action in state.legal(SEATS[seat])]


def fact(state: State, name: str) -> Any:
    return GAME.facts(state)[name]
