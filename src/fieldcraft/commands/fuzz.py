"""`fieldcraft fuzz GAME --minutes M`: look for a broken rule or invariant by random play."""

import json
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from fieldcraft.commands.progress import progress
from fieldcraft.core.files import write_atomically
from fieldcraft.core.registry import game
from fieldcraft.workbench import fuzz as fuzzing

SLICE_SECONDS = 10.0


def fuzz(
    game_id: Annotated[str, typer.Argument(metavar="GAME", help="The game.")],
    minutes: Annotated[float, typer.Option(min=0.01, help="How long.")] = 1.0,
    seed: Annotated[int, typer.Option(help="The same seed tries the same games.")] = 1,
    out: Annotated[Path, typer.Option(help="Where a failure's script is written.")] = Path("fuzz-failure.yaml"),
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = 2,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> None:
    """Play random games with every invariant checked; a failure becomes a script for `fieldcraft check`."""
    game(game_id)
    total = fuzzing.Tally()
    slices = max(1, round(minutes * 60 / SLICE_SECONDS))
    seconds = minutes * 60 / slices
    until = time.time() + minutes * 60
    with progress(f"fuzz {game_id}", slices * jobs) as bar, ProcessPoolExecutor(jobs) as pool:
        seeds = [seed * 1000 + number for number in range(slices * jobs)]
        work = [pool.submit(fuzz_slice, game_id, seconds, each, until) for each in seeds]
        for done in as_completed(work):
            add(total, done.result())
            bar.advance(bar.tasks[0].id)
            if total.failure is not None:
                pool.shutdown(cancel_futures=True)
                break
    if total.failure is not None:
        write_atomically(out, total.failure.script)
    if as_json:
        print(json.dumps(asdict(total) | {"script": str(out) if total.failure else None}))
    else:
        reasons = ", ".join(f"{reason} {number}" for reason, number in sorted(total.reasons.items()))
        print(f"{total.games} games, {total.decisions} decisions ({reasons})")
        if total.failure is None:
            print("nothing found")
        else:
            print(f"found: {total.failure.fault}\nscript: fieldcraft check {out}")
    if total.failure is not None:
        raise typer.Exit(1)


def fuzz_slice(game_id: str, seconds: float, seed: int, until: float) -> fuzzing.Tally:
    """One process's share; nothing once the time is over, because a game that has begun is played to its end."""
    return fuzzing.fuzz(game(game_id), min(seconds, until - time.time()), seed)


def add(total: fuzzing.Tally, part: fuzzing.Tally) -> None:
    total.games += part.games
    total.decisions += part.decisions
    for reason, number in part.reasons.items():
        total.reasons[reason] = total.reasons.get(reason, 0) + number
    total.failure = total.failure or part.failure
