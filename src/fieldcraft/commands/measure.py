"""`fieldcraft bench` and `fieldcraft perft`: speed, and move-path counts."""

import json
from dataclasses import asdict
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from fieldcraft.commands.simulate import scenarios_named
from fieldcraft.core.registry import game, game_ids
from fieldcraft.workbench import bench as benchmarks
from fieldcraft.workbench import perft as paths

AsJson = Annotated[bool, typer.Option("--json", help="JSON instead of a table.")]


def bench(
    game_id: Annotated[str | None, typer.Argument(metavar="[GAME]", help="The game; all if left out.")] = None,
    seconds: Annotated[float, typer.Option(min=0.05, help="Time for each figure.")] = 2.0,
    as_json: AsJson = False,
    this_mode: Annotated[bool, typer.Option("--this-mode", help="Do not measure interpreted code as well.")] = False,
) -> None:
    """Measure the speed of the rules, compiled and interpreted."""
    rows: list[dict[str, Any]] = []
    for each in [game_id] if game_id else game_ids():
        rows.append({"game": each, **asdict(benchmarks.measure(game(each), seconds))})
        if benchmarks.is_compiled() and not this_mode:
            rows += json.loads(benchmarks.other_mode(each, seconds))
    if as_json:
        print(json.dumps(rows))
        return
    table = Table(title="One core; times in microseconds")
    for column in rows[0]:
        table.add_column(column.replace("_", " "), justify="right")
    for row in rows:
        table.add_row(
            *(
                "-" if value is None else f"{value:,}" if isinstance(value, int) else str(value)
                for value in row.values()
            )
        )
    Console().print(table)


def perft(
    game_id: Annotated[str, typer.Argument(metavar="GAME", help="The game.")],
    scenario: Annotated[str, typer.Option(help="A scenario's number, several with commas, or all.")] = "all",
    depth: Annotated[int, typer.Option(min=1, help="How many decisions deep.")] = 3,
    seed: Annotated[int, typer.Option(help="The luck along every path.")] = 1,
    as_json: AsJson = False,
) -> None:
    """Count the sequences of decisions from a set-up, depth by depth."""
    of = game(game_id)
    counts = {each: paths.perft(of, each, depth, seed) for each in scenarios_named(of, scenario)}
    if as_json:
        print(json.dumps(counts))
        return
    for each, numbers in counts.items():
        print(f"{each:>3}  " + "  ".join(f"{number:,}" for number in numbers))
