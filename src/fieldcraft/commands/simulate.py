"""`fieldcraft simulate GAME`: many games between computer players."""

import json
import os
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from fieldcraft.bots import bot_named
from fieldcraft.commands.options import options_of
from fieldcraft.commands.progress import progress, step
from fieldcraft.core.errors import BadInput
from fieldcraft.core.game import Game
from fieldcraft.core.registry import game
from fieldcraft.workbench.simulate import Summary, run


def simulate(
    game_id: Annotated[str, typer.Argument(metavar="GAME", help="The game.")],
    scenario: Annotated[str, typer.Option(help="A scenario's number, several with commas, or all.")] = "all",
    bots: Annotated[
        str | None,
        typer.Option(
            help="Computer players, by commas; they change sides. [default: greedy,random, or greedy together]"
        ),
    ] = None,
    seats: Annotated[int | None, typer.Option(help="Only scenarios for so many seats.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="What is agreed on at set-up, as NAME=NUMBER.")] = None,
    games: Annotated[int, typer.Option(min=1, help="Games for each scenario.")] = 20,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; 0: one for each core.")] = 0,
    records: Annotated[Path | None, typer.Option(help="Folder to keep a record of every game in.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> None:
    """Play many games between computer players and sum up how they went."""
    of = game(game_id)
    scenarios = scenarios_named(of, scenario, seats)
    agreed = options_of(option or [])
    for each in scenarios:
        of.agreed(each, agreed)
    players = players_named(of, bots or ("greedy" if of.cooperative else "greedy,random"), scenarios)
    processes = jobs or os.cpu_count() or 1
    with progress(f"{game_id} {','.join(players)}", games * len(scenarios)) as bar:
        summary = run(of, scenarios, players, games, seed, processes, records, lambda: step(bar), agreed)
    if as_json:
        print(json.dumps(summary.as_json()))
    else:
        show(summary)


def scenarios_named(of: Game, text: str, seats: int | None = None) -> list[str]:
    """The scenarios that a command names, all or only those for so many seats; raises `BadInput`."""
    if seats is not None and seats not in of.seats:
        raise BadInput("error-seats-number", found=seats, least=of.seats.start, most=of.seats.stop - 1)
    known = [each.id for each in of.scenarios() if seats in (None, each.seats)]
    wanted = known if text == "all" else [each.strip() for each in text.split(",")]
    for each in wanted:
        if each not in known:
            raise BadInput("error-unknown-scenario", scenario=each, scenarios=", ".join(known))
    return wanted


def players_named(of: Game, text: str, scenarios: list[str]) -> tuple[str, ...]:
    """One computer player for each seat, or a single one that plays all of them. Raises `BadInput`."""
    names = tuple(each.strip() for each in text.split(","))
    for each in names:
        bot_named(each)
    for info in of.scenarios():
        if info.id in scenarios and len(names) not in (1, info.seats):
            raise BadInput("error-bots-number", found=len(names), expected=info.seats)
    return names


def show(summary: Summary) -> None:
    """The figures as a table."""
    figures = summary.as_json()
    table = Table(title=f"{figures['games']} games, {figures['finished']} ended by rule")
    for column in (
        "scenario",
        "games",
        "won",
        *(f"won by {bot}" for bot in figures["wins"]),
        *summary.seat_ids,
        "rounds",
    ):
        table.add_column(column, justify="right")
    for row in figures["scenarios"]:
        wins, sides = row["wins"].values(), row["wins_by_side"].values()
        cells = (row["scenario"], row["games"], row["won"], *wins, *sides, row["rounds_average"])
        table.add_row(*map(str, cells))
    wins, sides = figures["wins"].values(), figures["wins_by_side"].values()
    sums = (figures["games"], figures["won"], *wins, *sides, figures["rounds_average"])
    table.add_section()
    table.add_row("all", *map(str, sums))
    console = Console()
    console.print(table)
    console.print("ended by: " + ", ".join(f"{reason} {number}" for reason, number in figures["reasons"].items()))
    console.print(f"{figures['decisions']} decisions, {figures['decisions_per_second']} a second")
