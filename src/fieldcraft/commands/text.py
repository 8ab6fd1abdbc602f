"""`fieldcraft text [GAME]`: play in the terminal."""

import hashlib
from pathlib import Path
from typing import Annotated

import typer

from fieldcraft.bots import BOTS
from fieldcraft.commands.options import options_of
from fieldcraft.core.errors import BadInput
from fieldcraft.core.game import Game
from fieldcraft.core.registry import game, game_ids, game_packages
from fieldcraft.core.text import LANGUAGES, language_of, reader
from fieldcraft.terminal.console import Console
from fieldcraft.terminal.menu import Choice, campaign_run, seats_of
from fieldcraft.terminal.play import Evening
from fieldcraft.terminal.saves import data_folder
from fieldcraft.terminal.table import PERSON


def text(
    game_id: Annotated[str | None, typer.Argument(metavar="[GAME]", help="The game; asked for if left out.")] = None,
    scenario: Annotated[str | None, typer.Option(help="The scenario's number.")] = None,
    campaign: Annotated[str | None, typer.Option(help="Several scenarios in a row, such as 1-4.")] = None,
    side: Annotated[str | None, typer.Option(help="Your side, such as us or ger.")] = None,
    opponent: Annotated[str | None, typer.Option(help="person, or a computer player: greedy, random.")] = None,
    players: Annotated[str | None, typer.Option(help="Who takes each seat, such as person,greedy,random.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="What is agreed on at set-up, as NAME=NUMBER.")] = None,
    lang: Annotated[str | None, typer.Option(help=f"Language: {', '.join(LANGUAGES)}.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Sentences instead of drawings: for screen readers.")] = False,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the game that was interrupted.")] = False,
    data: Annotated[Path | None, typer.Option(help="Folder for saved games and records.")] = None,
    seed: Annotated[int | None, typer.Option(help="Fix all luck, for demonstrations.")] = None,
) -> None:
    """Play a game in the terminal: alone against the computer, or two at one keyboard."""
    chosen = Choice(options=options_of(option or []))
    if game_id is not None:
        chosen.game = game(game_id)
        fill(chosen, chosen.game, scenario, campaign, side)
        chosen.players = None if players is None else seated(chosen.game, players, chosen)
        if chosen.scenario is not None:
            chosen.game.agreed(chosen.scenario, chosen.options)
    elif scenario or campaign or side or players or option:
        raise BadInput("error-name-game", games=", ".join(game_ids()))
    if opponent is not None and opponent != PERSON and opponent not in BOTS:
        raise BadInput("error-opponent", opponent=opponent, bots=", ".join(BOTS))
    chosen.opponent = opponent
    secret = None if seed is None else hashlib.sha256(f"demonstration {seed}".encode()).digest()
    evening = Evening(data_folder(data), reader(language_of(lang), *game_packages()), Console(plain), secret)
    if resume:
        evening.resume()
    else:
        evening.start(chosen, offer_resume=chosen.game is None)


def fill(chosen: Choice, of: Game, scenario: str | None, campaign: str | None, side: str | None) -> None:
    """What the command line says of the game; raises `BadInput`."""
    if scenario is not None:
        known = [each.id for each in of.scenarios()]
        if scenario not in known:
            raise BadInput("error-unknown-scenario", scenario=scenario, scenarios=", ".join(known))
        chosen.scenario = scenario
    if campaign is not None:
        chosen.campaign = campaign_run(of, campaign)
    if side is not None:
        seat_ids = of.seat_ids if chosen.scenario is None else of.seat_ids[: seats_of(of, chosen.scenario)]
        if side not in seat_ids:
            raise BadInput("error-seat", seat=side, seats=", ".join(seat_ids))
        chosen.side = of.seat_ids.index(side)
    of.checked(chosen.options)


def seated(of: Game, text: str, chosen: Choice) -> list[str]:
    """Who takes each seat; raises `BadInput`. Without a scenario, the first one for so many seats is played."""
    names = [each.strip() for each in text.split(",")]
    for each in names:
        if each != PERSON and each not in BOTS:
            raise BadInput("error-opponent", opponent=each, bots=", ".join(BOTS))
    fitting = [info.id for info in of.scenarios() if info.seats == len(names)]
    if chosen.scenario is None and chosen.campaign is None and fitting and len(of.seats) > 1:
        chosen.scenario = fitting[0]
    for each in chosen.campaign or ([chosen.scenario] if chosen.scenario else []):
        if each not in fitting:
            raise BadInput("error-players-number", found=len(names), expected=seats_of(of, each))
    if not fitting:
        raise BadInput("error-seats-number", found=len(names), least=of.seats.start, most=of.seats.stop - 1)
    return names
