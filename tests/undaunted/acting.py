"""Shared by the rule tests: play notation in a position, with forced outcomes."""

from collections.abc import Mapping
from typing import Any

import yaml

from fieldcraft.core.events import Event, EventList
from fieldcraft.core.script import ScriptedChance
from fieldcraft.games.undaunted import GAME
from fieldcraft.games.undaunted.cards import DATA
from fieldcraft.games.undaunted.happenings import FIELDS
from fieldcraft.games.undaunted.play import UndauntedState

SCENARIOS = tuple(str(number) for number in range(1, 13))
SIDES = ("us", "ger")


def act(state: UndauntedState, seat: int, actions: str, **outcomes: list[str | int]) -> list[Event]:
    """Play actions separated by `;`; `draw_us=[...]` and so on are the outcomes. Returns what happened."""
    chance = ScriptedChance(GAME)
    chance.add({purpose.replace("_", "."): values for purpose, values in outcomes.items()})
    events = EventList()
    for notation in actions.split(";"):
        state.apply(seat, GAME.parse(state, notation.strip()), chance, events)
    return events.events


def told(events: list[Event], seat: int) -> list[str]:
    """The keys of the events that reach a seat (-1: a spectator), in order."""
    return [FIELDS[event.kind][0] for event in events if event.reaches(seat)]


def raw_scenario(scenario: str) -> Mapping[str, Any]:
    """A scenario's file as it is written."""
    folder = DATA / "scenarios"
    (place,) = (each for each in folder.iterdir() if each.name.startswith(f"{int(scenario):02}_"))
    content: Mapping[str, Any] = yaml.safe_load(place.read_text(encoding="utf-8"))
    return content
