"""Shared by the rule tests: positions, and notation played in them with forced outcomes."""

from typing import Any

from fieldcraft.core.chance import FastChance
from fieldcraft.core.events import Event, EventList
from fieldcraft.core.script import ScriptedChance
from fieldcraft.games.grizzled import GAME
from fieldcraft.games.grizzled.happenings import FIELDS
from fieldcraft.games.grizzled.play import GrizzledState

SCENARIOS = ("2", "3", "4", "5")
EVERY_GAME = [
    (scenario, {"level": level, "plain": plain})
    for scenario in SCENARIOS
    for level in range(3)
    for plain in (0, 1)
    if scenario == "2" or not plain
] + [("2", {"ladder": 1}), ("2", {"ladder": 5})]
"""Every number of seats, level and two-player mode, and two steps of the ladder."""


def position(scenario: str = "3", options: dict[str, int] | None = None, **given: Any) -> GrizzledState:
    """A written position."""
    return GAME.arrange(scenario, options or {}, given)


def near_the_end(options: dict[str, int], scenario: str = "2", trials: int = 0, morale: int = 20) -> GrizzledState:
    """Player 1, the last in the mission, withdraws next; with no Trials left the game is won by it."""
    others = {f"p{number}": {"withdrawn": True} for number in range(2, int(scenario) + 1)}
    places = {"p1": {"tiles": {}, "third": None}, **others}
    return position(scenario, options, trials=trials, morale=morale, places=places)


def act(state: GrizzledState, seat: int, actions: str, **outcomes: list[str | int]) -> list[Event]:
    """Play actions separated by `;`; `tile_panicked=[...]` and so on are the outcomes. Returns what happened."""
    chance = ScriptedChance(GAME)
    chance.add({purpose.replace("_", "."): values for purpose, values in outcomes.items()})
    events = EventList()
    for notation in actions.split(";"):
        state.apply(seat, GAME.parse(state, notation.strip()), chance, events)
    return events.events


def told(events: list[Event], seat: int) -> list[str]:
    """The keys of the events that reach a seat (-1: a spectator), in order."""
    return [FIELDS[event.kind][0] for event in events if event.reaches(seat)]


def random_step(state: GrizzledState, chance: FastChance) -> tuple[int, int]:
    """Any of the seats that owe a decision, and any of its actions."""
    seats = state.to_act()
    seat = seats[chance.choose(len(seats), "policy")]
    legal = state.legal(seat)
    return seat, int(legal[chance.choose(len(legal), "policy")])
