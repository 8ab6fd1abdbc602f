"""What things are called: messages for sides, cards, counters, tiles and actions."""

from functools import cache

from fieldcraft.core.text import Arg, Message, days
from fieldcraft.games.undaunted.cards import CARDS
from fieldcraft.games.undaunted.kinds import (
    KIND_NAMES,
    NONE,
    PRINTED_VERBS,
    SIDE_NAMES,
    UNITS,
    VERB_NAMES,
    printed_value,
)
from fieldcraft.games.undaunted.scenarios import Scenario


def scenario_title(scenario: Scenario) -> Message:
    """A scenario's title."""
    return Message(f"undaunted-scenario-{scenario.number}")


def scenario_days(scenario: Scenario) -> Message:
    """When it was fought."""
    return days(scenario.date_from, scenario.date_to)


@cache
def side_name(side: int) -> Message:
    """Such as “United States”."""
    return Message(f"undaunted-side-{SIDE_NAMES[side]}")


def titled(prefix: str, kind: int) -> Message:
    """A card's or counter's name, with its squad letter where it has one."""
    card = CARDS[KIND_NAMES[kind]]
    args: dict[str, Arg] = {"squad": card.squad.upper()} if card.squad else {}
    return Message(f"undaunted-{prefix}-{card.title.replace('_', '-')}", args)


@cache
def card_name(kind: int) -> Message:
    """Such as “Rifleman A”."""
    return titled("card", kind)


@cache
def unit_name(unit: int) -> Message:
    """A counter without its side, such as “Riflemen A”."""
    return titled("unit", unit)


@cache
def counter_name(counter: int) -> Message:
    """A counter with its side, such as “Riflemen A (Germany)”."""
    side, unit = divmod(counter, UNITS)
    return Message("undaunted-counter", {"unit": unit_name(unit), "side": side_name(side)})


@cache
def verb_name(verb: int) -> Message:
    """An action's name, such as “Bolster”."""
    return Message(f"undaunted-verb-{VERB_NAMES[verb].replace('_', '-')}")


@cache
def action_name(kind: int, verb: int) -> Message:
    """An action as its card prints it, such as “Bolster 3”; Ready and Hunker Down without a number."""
    value = int(printed_value(kind, verb)) if verb < PRINTED_VERBS else NONE
    if value <= 0:
        return verb_name(verb)
    return Message("undaunted-verb-valued", {"verb": verb_name(verb), "value": value})
