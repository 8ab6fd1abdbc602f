"""Choosing what to play, by numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from fieldcraft.core.errors import BadInput
from fieldcraft.core.game import Game
from fieldcraft.core.registry import game, game_ids, has_room, room
from fieldcraft.core.text import Reader, whole_number
from fieldcraft.terminal.console import Console
from fieldcraft.terminal.table import PERSON

PLAYERS: Final = (PERSON, "greedy", "random")
MIXED: Final = "mixed"
"""Not a player: every seat is asked for."""


@dataclass
class Choice:
    """What is going to be played; anything not yet known is asked for."""

    game: Game | None = None
    scenario: str | None = None
    campaign: list[str] | None = None
    side: int | None = None
    opponent: str | None = None
    players: list[str] | None = None
    """By seat; instead of side and opponent."""
    options: dict[str, int] = field(default_factory=dict)


class Menu:
    """Asks for what a `Choice` leaves open."""

    def __init__(self, console: Console, reader: Reader) -> None:
        self.console = console
        self.reader = reader

    def pick(self, question: str, answers: Sequence[str]) -> int:
        """The index of one of several answers."""
        self.console.say()
        self.console.say(self.reader(question), "bold")
        return self.pick_number(answers)

    def pick_number(self, answers: Sequence[str]) -> int:
        """The index of one of several answers to a question already asked."""
        for number, answer in enumerate(answers, 1):
            self.console.say(f"{number:>3}  {answer}")
        while True:
            reply = self.console.ask(self.reader("menu-choice", highest=len(answers)) + " ")
            chosen = whole_number(reply) or 0
            if 1 <= chosen <= len(answers):
                return chosen - 1
            self.console.say(self.reader("terminal-no-number", highest=len(answers)))

    def complete(self, choice: Choice) -> Game:
        """Fill in what is missing: game, scenario or campaign, side, opponent."""
        if choice.game is None:
            ids = game_ids()
            chosen = 0 if len(ids) == 1 else self.pick("menu-game", [self.reader.say(game(each).title) for each in ids])
            choice.game = game(ids[chosen])
        is_open = choice.scenario is None and choice.campaign is None
        if is_open:
            self.pick_scenario(choice, choice.game)
        first = choice.scenario or (choice.campaign or [""])[0]
        if is_open:
            self.pick_options(choice, choice.game, first)
        if choice.players is None:
            choice.players = self.pick_players(choice, choice.game, first)
        return choice.game

    def pick_options(self, choice: Choice, of: Game, scenario: str) -> None:
        """What there is to agree on, where the game has words for each answer."""
        for spec in of.options:
            if spec.choices and spec.name not in choice.options and spec.matters(scenario, choice.options):
                self.console.say()
                self.console.say(self.reader.say(spec.label), "bold")
                choice.options[spec.name] = self.pick_number([self.reader.say(each) for each in spec.choices])

    def pick_players(self, choice: Choice, of: Game, scenario: str) -> list[str]:
        """Who takes each seat."""
        seats = seats_of(of, scenario)
        if choice.opponent is None:
            choice.opponent = self.pick_opponent(of, seats)
        if choice.opponent == MIXED:
            return [self.pick_player(of, seat) for seat in range(seats)]
        if choice.opponent == PERSON:
            return [PERSON] * seats
        if choice.side is None or choice.side >= seats:
            choice.side = self.pick_side(of, scenario)
        return [PERSON if seat == choice.side else choice.opponent for seat in range(seats)]

    def pick_player(self, of: Game, seat: int) -> str:
        """Who takes one seat."""
        self.console.say()
        self.console.say(self.reader("menu-player", seat=of.seat_name(seat)), "bold")
        return PLAYERS[self.pick_number([self.reader(f"menu-player-{each}") for each in PLAYERS])]

    def pick_scenario(self, choice: Choice, of: Game) -> None:
        infos = of.scenarios()
        lines = [
            self.reader("menu-scenario-line", title=each.title, place=each.place, date=each.date) for each in infos
        ]
        if has_campaign(of):
            lines.append(self.reader("menu-campaign"))
        picked = self.pick("menu-scenario", lines)
        if picked < len(infos):
            choice.scenario = infos[picked].id
            return
        titles = [f"{each.id} {self.reader.say(each.title)}" for each in infos]
        first = self.pick("menu-campaign-from", titles)
        last = first + self.pick("menu-campaign-to", titles[first:])
        choice.campaign = [each.id for each in infos[first : last + 1]]

    def pick_side(self, of: Game, scenario: str) -> int:
        info = next(each for each in of.scenarios() if each.id == scenario)
        lines = [
            self.reader("menu-side-line", side=of.seat_name(seat), goal=goal) for seat, goal in enumerate(info.goals)
        ] or [self.reader.say(of.seat_name(seat)) for seat in range(info.seats)]
        return self.pick("menu-side" if info.goals else "menu-seat", lines)

    def pick_opponent(self, of: Game, seats: int) -> str:
        """Whom one plays against, or who takes the other seats: all the same, or each its own."""
        if seats == 2 and not of.cooperative:
            opponents = ["greedy", "random", PERSON]
            return opponents[self.pick("menu-opponent", [self.reader(f"menu-opponent-{each}") for each in opponents])]
        others = ["greedy", "random", PERSON, MIXED]
        return others[self.pick("menu-others", [self.reader(f"menu-others-{each}") for each in others])]


def has_campaign(of: Game) -> bool:
    """Does the game know campaigns?"""
    return has_room(of, "rules.campaign")


def seats_of(of: Game, scenario: str) -> int:
    """How many seats play a scenario."""
    return next(info.seats for info in of.scenarios() if info.id == scenario)


def campaign_run(of: Game, text: str) -> list[str]:
    """The scenarios that `1-4` names; raises `BadInput`."""
    first, last = (whole_number(part) for part in text.partition("-")[::2])
    if first is None or last is None or not has_campaign(of):
        raise BadInput("error-campaign-run", run=text)
    known = [int(each.id) for each in of.scenarios()]
    return [str(number) for number in room(of, "rules.campaign").run_of(first, last, known)]
