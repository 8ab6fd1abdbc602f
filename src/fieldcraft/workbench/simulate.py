"""Many games between computer players, with the figures of how they went."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from fieldcraft.bots import Bot, Seat, bot_named
from fieldcraft.core.chance import FastChance
from fieldcraft.core.files import write_atomically
from fieldcraft.core.game import Game
from fieldcraft.core.record import VERSION as RECORD_VERSION
from fieldcraft.core.record import ChanceRecorder, ClosingLine, DecisionLine, Header, Line, Record, ending_of
from fieldcraft.core.registry import game

DECISION_LIMIT: Final = 20_000
"""A game longer than this is cut off and counts as unfinished."""


@dataclass(frozen=True)
class Plan:
    """One game to be played: everything that decides how it goes."""

    game: str
    scenario: str
    bots: tuple[str, ...]
    """By seat."""
    seed: int
    options: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True)
class Result:
    """How one game went."""

    plan: Plan
    winners: tuple[int, ...]
    reason: str
    """Empty if it was cut off."""
    decisions: int
    rounds: int


def seed_of(base: int, scenario: str, number: int) -> int:
    """The seed of one game: its own for every base, scenario and number, the same on every machine."""
    mixed = base & 0xFFFFFFFF
    for part in f"{scenario}/{number}".encode():
        mixed = (mixed * 1_000_003 + part) & 0xFFFFFFFFFFFF
    return mixed


def plans(
    of: Game, scenarios: Iterable[str], bots: tuple[str, ...], games: int, seed: int, options: Mapping[str, int]
) -> list[Plan]:
    """Equal numbers of games for every scenario; the bots change sides from game to game.

    A single bot plays all seats of a scenario.
    """
    made = []
    seats = {info.id: info.seats for info in of.scenarios()}
    for scenario in scenarios:
        turns = turnings(bots if len(bots) > 1 else bots * seats[scenario])
        for number in range(games):
            place = seed_of(seed, scenario, number // len(turns))
            made.append(Plan(of.id, scenario, turns[number % len(turns)], place, tuple(options.items())))
    return made


def turnings(bots: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Every way the bots can be seated by moving all of them on."""
    return list(dict.fromkeys(bots[first:] + bots[:first] for first in range(len(bots))))


def play(plan: Plan, limit: int = DECISION_LIMIT) -> tuple[Result, Record]:
    """Play one game; the record replays it."""
    of = game(plan.game)
    lines: list[Line] = []
    luck = FastChance(plan.seed)
    chance = ChanceRecorder(luck, of, lines)
    players: list[Bot] = [bot_named(name) for name in plan.bots]
    thoughts = [luck.fork(seat + 1) for seat in range(len(players))]
    state = of.setup(plan.scenario, dict(plan.options), chance)
    decisions = 0
    while decisions < limit and (acting := state.next_seat()) >= 0:
        action = players[acting].choose(Seat(of, state, acting, thoughts[acting]))
        decisions += 1
        lines.append(DecisionLine(decisions, of.seat_ids[acting], of.write(state, action)))
        state.apply(acting, action, chance)
    outcome = state.outcome()
    header = Header(
        "record", RECORD_VERSION, of.id, plan.scenario, of.checked(dict(plan.options)), of.rules_version,
        [f"bot:{name}" for name in plan.bots], seed=plan.seed,
    )  # fmt: skip
    record = Record(header, lines, ClosingLine(ending_of(of, outcome), decisions))
    rounds = int(of.facts(state).get("round", 0))
    winners = outcome.winners if outcome else ()
    return Result(plan, winners, outcome.reason if outcome else "", decisions, rounds), record


def play_result(plan: Plan) -> Result:
    return play(plan)[0]


def play_text(plan: Plan) -> tuple[Result, str]:
    result, record = play(plan)
    return result, record.text()


@dataclass
class Summary:
    """The figures over many games."""

    game: str
    bots: tuple[str, ...]
    seat_ids: tuple[str, ...]
    results: list[Result] = field(default_factory=list)
    seconds: float = 0.0

    def as_json(self) -> dict[str, Any]:
        """One object for programs; `finished` counts games ended by rule, `won` those of them that anybody won."""
        finished = [result for result in self.results if result.reason]
        decisions = sum(result.decisions for result in self.results)
        return {
            "game": self.game,
            "games": len(self.results),
            "finished": len(finished),
            "won": sum(bool(result.winners) for result in finished),
            "bots": list(self.bots),
            "wins": {bot: wins_of(finished, bot) for bot in dict.fromkeys(self.bots)},
            "wins_by_side": {
                side: sum(seat in result.winners for result in finished) for seat, side in enumerate(self.seat_ids)
            },
            "reasons": dict(sorted(Counter(result.reason for result in finished).items())),
            "scenarios": self.by_scenario(),
            "decisions": decisions,
            "rounds_average": round(sum(result.rounds for result in self.results) / max(1, len(self.results)), 2),
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(decisions / self.seconds) if self.seconds else 0,
        }

    def by_scenario(self) -> list[dict[str, Any]]:
        """The same figures for each scenario."""
        rows = []
        for scenario in dict.fromkeys(result.plan.scenario for result in self.results):
            here = [result for result in self.results if result.plan.scenario == scenario]
            finished = [result for result in here if result.reason]
            rows.append(
                {
                    "scenario": scenario,
                    "games": len(here),
                    "finished": len(finished),
                    "won": sum(bool(result.winners) for result in finished),
                    "wins": {bot: wins_of(finished, bot) for bot in dict.fromkeys(self.bots)},
                    "wins_by_side": {
                        side: sum(seat in result.winners for result in finished)
                        for seat, side in enumerate(self.seat_ids)
                    },
                    "decisions_average": round(sum(result.decisions for result in here) / len(here), 1),
                    "rounds_average": round(sum(result.rounds for result in here) / len(here), 1),
                }
            )
        return rows


def wins_of(results: Iterable[Result], bot: str) -> int:
    """Games that a bot won, whichever seat it had; a game between equals counts once."""
    return sum(any(result.plan.bots[seat] == bot for seat in result.winners) for result in results)


def simulate(todo: list[Plan], jobs: int, each: Callable[[Result, str | None], None], keep: bool) -> Iterator[Result]:
    """Play all games, over `jobs` processes; calls `each` with every result and, if `keep`, its record."""
    if jobs == 1:
        for plan in todo:
            result, text = play_text(plan) if keep else (play_result(plan), None)
            each(result, text)
            yield result
        return
    with ProcessPoolExecutor(jobs) as pool:
        work = pool.map(play_text if keep else _result_only, todo, chunksize=4)
        for result, text in work:
            each(result, text)
            yield result


def _result_only(plan: Plan) -> tuple[Result, None]:
    return play_result(plan), None


def run(
    of: Game,
    scenarios: list[str],
    bots: tuple[str, ...],
    games: int,
    seed: int,
    jobs: int = 1,
    records: Path | None = None,
    tick: Callable[[], None] = lambda: None,
    options: Mapping[str, int] | None = None,
) -> Summary:
    """Play `games` games of every scenario and sum them up; with `records`, keep each as a file there."""
    most = max(info.seats for info in of.scenarios() if info.id in scenarios)
    summary = Summary(of.id, bots if len(bots) > 1 else bots * most, of.seat_ids[:most])

    def each(result: Result, text: str | None) -> None:
        if records is not None and text is not None:
            plan = result.plan
            name = f"{of.id}-{plan.scenario}-{'-'.join(plan.bots)}-{plan.seed}.jsonl"
            write_atomically(records / name, text)
        tick()

    started = time.perf_counter()
    todo = plans(of, scenarios, bots, games, seed, options or {})
    for result in simulate(todo, jobs, each, records is not None):
        summary.results.append(result)
    summary.seconds = time.perf_counter() - started
    return summary
