"""What scenarios are called, when they were, and what each side is there for."""

from datetime import date
from typing import Final

from fieldcraft.core.text import Message, days
from fieldcraft.games.combat_commander.kinds import NATION_NAMES
from fieldcraft.games.combat_commander.names import nation_name
from fieldcraft.games.combat_commander.nations import SideName
from fieldcraft.games.combat_commander.scenario_file import Scenario

PRINTED: Final = 24
"""Scenarios up to this number have their titles in the catalogues; a host's own ones bring theirs along."""


def scenario_title(played: Scenario) -> Message:
    if 1 <= played.number <= PRINTED:
        return Message(f"combat-commander-scenario-{played.number}")
    return Message("combat-commander-scenario-other", {"title": played.title})


def scenario_place(played: Scenario) -> str | Message:
    """Where it is set; a host's own scenario and a random one say it in the words they have."""
    return Message(f"combat-commander-set-in-{played.number}") if 1 <= played.number <= PRINTED else played.place


def scenario_date(played: Scenario) -> Message:
    """The day, or the month where no day is known."""
    year, month, *day = map(int, played.date.split("-"))
    if day:
        when = date(year, month, day[0])
        return days(when, when)
    return Message("combat-commander-date-month", {"month": month, "year": str(year)})


def scenario_goal(played: Scenario, side: SideName) -> Message:
    """Nation, Posture, Orders and how many losses it can bear."""
    facts = played.sides[side]
    return Message(
        "combat-commander-goal",
        {
            "nation": nation_name(NATION_NAMES.index(facts.counters)),
            "posture": Message(f"combat-commander-table-posture-{facts.posture}"),
            "orders": facts.order_limit,
            "surrender": facts.surrender,
        },
    )
