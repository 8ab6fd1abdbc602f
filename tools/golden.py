"""Makes the golden records: short finished games that show every scenario, winner and end reason.

    python -m tools.golden [--games N] [--jobs N]

writes `tests/records/<game>/<scenario>-<winner>-<reason>.jsonl` for every registered game. The same code gives the same
files. Records that already lie there stay as they are, because old games must go on being readable; only what is not
shown yet is added, unless `--renew` is given.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fieldcraft.bots import BOTS
from fieldcraft.core.game import Game
from fieldcraft.core.registry import game, game_ids
from fieldcraft.workbench.simulate import Plan, Result, play_text, simulate

FOLDER: Final = Path(__file__).parents[1] / "tests" / "records"

OPTIONS_FOR: Final[dict[str, dict[str, dict[str, int]]]] = {"undaunted": {"round_limit": {"round_limit": 3}}}
"""By game: end reasons that only options bring about."""

NOBODY: Final = "nobody"


@dataclass(frozen=True)
class Shown:
    """What one finished game shows."""

    scenario: str
    winner: str
    reason: str

    def file_name(self) -> str:
        return f"{self.scenario}-{self.winner}-{self.reason}.jsonl"

    @staticmethod
    def by(file_name: str) -> Shown:
        """What a golden record shows, by its name."""
        scenario, winner, reason = file_name.removesuffix(".jsonl").split("-")
        return Shown(scenario, winner, reason)


def winner_name(winners: Iterable[str]) -> str:
    """Everybody who won, in one word."""
    return "+".join(winners) or NOBODY


def mixes(seats: int) -> list[tuple[str, ...]]:
    """Who plays: every kind of bot alone, and one of each kind among others, in every seat."""
    names = list(BOTS)
    alone = [(name,) * seats for name in names]
    mixed = [
        tuple(one if seat == place else others for seat in range(seats))
        for one in names
        for others in names
        for place in range(seats)
        if one != others
    ]
    return list(dict.fromkeys(alone + mixed))


def plans(of: Game, games: int) -> Iterator[Plan]:
    """All games to be tried."""
    for info in of.scenarios():
        for bots in mixes(info.seats):
            for seed in range(games):
                yield Plan(of.id, info.id, bots, seed)
            for options in OPTIONS_FOR.get(of.id, {}).values():
                yield Plan(of.id, info.id, bots, 0, tuple(options.items()))


def shown_by(of: Game, result: Result) -> Shown | None:
    """What a game shows; nothing if it was cut off, or if its options ended it in another way than they are for."""
    if not result.reason:
        return None
    wanted = {
        reason
        for reason, options in OPTIONS_FOR.get(of.id, {}).items()
        if tuple(options.items()) == result.plan.options
    }
    if result.plan.options and result.reason not in wanted:
        return None
    winners = winner_name(of.seat_ids[seat] for seat in result.winners)
    return Shown(result.plan.scenario, winners, result.reason)


def shortest(of: Game, games: int, jobs: int) -> dict[Shown, Result]:
    """The shortest game found of every kind."""
    found: dict[Shown, Result] = {}
    for result in simulate(list(plans(of, games)), jobs, lambda _result, _text: None, keep=False):
        shown = shown_by(of, result)
        if shown is not None and (shown not in found or result.decisions < found[shown].decisions):
            found[shown] = result
    return found


def chosen(of: Game, found: dict[Shown, Result], already: Iterable[Shown]) -> list[Shown]:
    """The shortest games that, with those kept already, show every scenario won by every side, and every reason.

    Where all win together, they show every scenario with every reason instead.
    """
    by_option = set(OPTIONS_FOR.get(of.id, {}))
    kept = list(already)
    picked = []
    for shown in sorted(found, key=lambda each: (found[each].decisions, each.file_name())):
        pairs = {(each.scenario, each.winner) for each in kept if each.reason not in by_option}
        endings = {(each.reason, each.winner) for each in kept}
        is_new = shown.reason not in by_option and (shown.scenario, shown.winner) not in pairs
        if of.cooperative:
            is_new = (shown.scenario, shown.reason) not in {(each.scenario, each.reason) for each in kept}
        if is_new or (shown.reason, shown.winner) not in endings:
            kept.append(shown)
            picked.append(shown)
    return picked


def make(of: Game, folder: Path, games: int, jobs: int, renew: bool) -> list[Path]:
    """Write what is missing; returns the new files."""
    folder.mkdir(parents=True, exist_ok=True)
    old = sorted(folder.glob("*.jsonl"))
    if renew:
        for path in old:
            path.unlink()
        old = []
    found = shortest(of, games, jobs)
    written = []
    for shown in chosen(of, found, [Shown.by(path.name) for path in old]):
        path = folder / shown.file_name()
        path.write_text(play_text(found[shown].plan)[1], encoding="utf-8")
        written.append(path)
    return written


def main() -> None:
    parser = argparse.ArgumentParser(description="Make the golden records of every registered game.")
    parser.add_argument("--games", type=int, default=10, help="games by scenario and mix of bots")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--renew", action="store_true", help="replace the records that are there")
    given = parser.parse_args()
    for each in game_ids():
        for path in make(game(each), FOLDER / each, given.games, given.jobs, given.renew):
            print(path.name, path.stat().st_size)


if __name__ == "__main__":
    main()
