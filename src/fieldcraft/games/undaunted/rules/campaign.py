"""U-16 Campaign: a run of scenarios and its final score."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from fieldcraft.core.data import load
from fieldcraft.core.errors import BadInput
from fieldcraft.core.text import Message
from fieldcraft.games.undaunted.cards import DATA
from fieldcraft.games.undaunted.kinds import GER, SIDE_NAMES, US

CASUALTIES_PER_POINT: Final = 10  # U-16.3


class MarginBand(Struct, frozen=True, forbid_unknown_fields=True):
    """What a margin in a range is called, for either side; `max` null means no upper end."""

    min: Annotated[int, Meta(ge=0)]
    max: Annotated[int, Meta(ge=0)] | None
    us: str
    ger: str


class CampaignFile(Struct, frozen=True, forbid_unknown_fields=True):
    schema: Literal["undaunted.campaign/1"]
    margin_bands: tuple[MarginBand, ...]


@dataclass(frozen=True)
class ScenarioResult:
    """How one scenario of a campaign ended (U-16.2)."""

    scenario: str
    winner: int
    casualties: tuple[int, int]
    honour: str = ""
    """A card or unit that was named for an ornamental honour."""


@dataclass(frozen=True)
class FinalScore:
    """A campaign's end (U-16.3)."""

    wins: tuple[int, int]
    casualties: tuple[int, int]
    scores: tuple[int, int]
    winner: int | None
    title: str


def run_of(first: int, last: int, known: Sequence[int]) -> list[int]:
    """The scenarios of a campaign from `first` to `last` (U-16.1); raises `BadInput`."""
    if first > last or first not in known or last not in known:
        raise BadInput("error-campaign-run", run=f"{first}-{last}")
    return [number for number in known if first <= number <= last]


def final_score(results: Sequence[ScenarioResult]) -> FinalScore:
    """Scenarios won less a tenth of all casualties, rounded down; the higher score wins (U-16.3)."""
    wins = (sum(each.winner == US for each in results), sum(each.winner == GER for each in results))
    lost = (sum(each.casualties[US] for each in results), sum(each.casualties[GER] for each in results))
    scores = (wins[US] - lost[US] // CASUALTIES_PER_POINT, wins[GER] - lost[GER] // CASUALTIES_PER_POINT)
    winner = None if scores[US] == scores[GER] else US if scores[US] > scores[GER] else GER
    return FinalScore(wins, lost, scores, winner, title_of(abs(scores[US] - scores[GER]), winner))


def title_of(margin: int, winner: int | None) -> str:
    """The name of an outcome by its margin."""
    band = next(band for band in bands() if band.min <= margin and (band.max is None or margin <= band.max))
    return band.ger if winner == GER else band.us


@cache
def bands() -> tuple[MarginBand, ...]:
    """The margin bands, largest margins first."""
    return load(DATA / "campaign.yaml", CampaignFile).margin_bands


def result_of(scenario: str, facts: Mapping[str, Any], honour: str = "") -> ScenarioResult:
    """The line to record for a finished game, from its facts (`Game.facts`)."""
    us, ger = (int(facts[f"{side}.casualties"]) for side in SIDE_NAMES)
    return ScenarioResult(scenario, SIDE_NAMES.index(facts["winner"]), (us, ger), honour)


def tally(results: Sequence[ScenarioResult]) -> list[Message]:
    """The state of a campaign in sentences."""
    told = [
        Message(
            "undaunted-campaign-scenario",
            {
                "scenario": each.scenario,
                "side": Message(f"undaunted-side-{SIDE_NAMES[each.winner]}"),
                "us": each.casualties[US],
                "ger": each.casualties[GER],
            },
        )
        for each in results
    ]
    told += [
        Message("undaunted-campaign-honour", {"scenario": each.scenario, "honour": each.honour})
        for each in results
        if each.honour
    ]
    score = final_score(results)
    told.append(Message("undaunted-campaign-score", {"us": score.scores[US], "ger": score.scores[GER]}))
    return told


def verdict(results: Sequence[ScenarioResult]) -> Message:
    """Who won the campaign, and how clearly."""
    score = final_score(results)
    title = Message("undaunted-margin-" + score.title.lower().replace(" ", "-"))
    if score.winner is None:
        return Message("undaunted-campaign-even", {"title": title})
    side = Message(f"undaunted-side-{SIDE_NAMES[score.winner]}")
    return Message("undaunted-campaign-won", {"side": side, "title": title})
