"""Who sits where: what a game's set-up asks about its seats, and the chairs made from the answers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlencode

from fieldcraft.bots import BOTS
from fieldcraft.core.decision import OptionSpec, ScenarioInfo
from fieldcraft.core.errors import BadInput
from fieldcraft.core.game import Game
from fieldcraft.core.registry import game
from fieldcraft.core.text import Message, whole_number
from fieldcraft.web.models import Chair, Table
from fieldcraft.web.visitors import Visitor

ME: Final = "me"
SAME_SCREEN: Final = "same-screen"
FRIEND: Final = "friend"
COMRADE: Final = tuple(BOTS)[-1]
"""The computer player that takes a seat unless another one is chosen."""
TALK_FIELD: Final = "talk"
OPEN_TALK: Final = "open"
SITTERS: Final = (ME, COMRADE, *(bot for bot in reversed(BOTS) if bot != COMRADE), SAME_SCREEN, FRIEND)


@dataclass(frozen=True)
class Question:
    """One thing to choose at set-up: the field's name, what it is about, and the answers, one of them marked."""

    name: str
    label: Message
    answers: tuple[tuple[str, Message, bool], ...]


def question(
    name: str, label: Message, answers: Iterable[tuple[str, Message]], usual: str, given: Mapping[str, str]
) -> Question:
    """A question with the answer marked that the address gives, else the usual one."""
    listed = tuple(answers)
    wanted = given.get(name, usual)
    marked = wanted if wanted in dict(listed) else usual
    return Question(name, label, tuple((value, words, value == marked) for value, words in listed))


def info_of(table: Table) -> ScenarioInfo:
    """The scenario that a table plays."""
    return next(each for each in game(table.game).scenarios() if each.id == table.scenario)


def has_sides(info: ScenarioInfo) -> bool:
    """Are there two sides, each with its own goal? Else the seats play together and are filled one by one."""
    return len(info.goals) == info.seats == 2


def is_open(chair: Chair, info: ScenarioInfo) -> bool:
    """Does this chair's link seat whoever comes? It is nobody's, or, where all play together, a computer keeps it."""
    return not chair.visitor and (not chair.bot or not has_sides(info))


def sit_down(chair: Chair, visitor: Visitor) -> bool:
    """Seat a visitor who comes by the link of a chair that is open or his own; false if somebody else has it.

    A computer that played meanwhile gets up: who was sent a link may come late, and who left may come back by it.
    """
    theirs = Chair.objects.filter(pk=chair.pk, visitor__in=("", visitor.id))
    is_theirs = bool(theirs.update(visitor=visitor.id, name=visitor.name, bot=""))
    chair.refresh_from_db()
    return is_theirs


def seat_questions(of: Game, info: ScenarioInfo, given: Mapping[str, str]) -> list[Question]:
    """Who takes each seat: the visitor the first one and the computer the others, so that play can begin at once."""
    return [
        question(
            seat_field(seat),
            of.seat_name(seat),
            ((who, Message(f"web-sitter-{who}")) for who in SITTERS if who != ME or seat == 0),
            ME if seat == 0 else COMRADE,
            given,
        )
        for seat in range(info.seats)
    ]


def seat_field(seat: int) -> str:
    return f"seat-{seat}"


def option_questions(of: Game, info: ScenarioInfo, given: Mapping[str, str]) -> list[Question]:
    """The options that a menu should ask about in this scenario."""
    return [
        question(
            option_field(spec),
            spec.label,
            ((str(value), label) for value, label in enumerate(spec.choices)),
            str(spec.default),
            given,
        )
        for spec in asked_options(of, info)
    ]


def asked_options(of: Game, info: ScenarioInfo) -> list[OptionSpec]:
    """All that may matter, because a form asks for everything at once."""
    return [spec for spec in of.options if spec.choices and spec.matters(info.id, {})]


def option_field(spec: OptionSpec) -> str:
    return f"option-{spec.name}"


def chosen_options(of: Game, info: ScenarioInfo, answers: Mapping[str, str]) -> dict[str, int]:
    """The options as answered; raises `BadInput`."""
    found: dict[str, int] = {}
    for spec in asked_options(of, info):
        value = whole_number(answers.get(option_field(spec), str(spec.default)))
        if value is None:
            raise BadInput("web-unreadable")
        found[spec.name] = value
    return of.agreed(info.id, found)


def chosen_sitters(info: ScenarioInfo, answers: Mapping[str, str]) -> list[str]:
    """Who takes each seat, by the answers of either kind of form; raises `BadInput`."""
    if has_sides(info):
        mine, opponent = answers.get("side", "0"), answers.get("opponent", "")
        if mine not in map(str, range(info.seats)):
            raise BadInput("web-unreadable")
        found = [ME if str(seat) == mine else opponent for seat in range(info.seats)]
    else:
        found = [answers.get(seat_field(seat), ME if seat == 0 else COMRADE) for seat in range(info.seats)]
    if any(who not in SITTERS for who in found) or not any(who in (ME, SAME_SCREEN) for who in found):
        raise BadInput("web-unreadable")
    return found


def seat_them(table: Table, sitters: list[str], visitor: Visitor) -> int:
    """The chairs of a new table; returns the first seat of the visitor."""
    for seat, who in enumerate(sitters):
        chair = Chair(table=table, seat=seat)
        if who in (ME, SAME_SCREEN):
            chair.visitor, chair.name = visitor.id, visitor.name
        elif who in BOTS:
            chair.bot = who
        chair.save()
    return sitters.index(ME) if ME in sitters else sitters.index(SAME_SCREEN)


def address_of_next(table: Table, chairs: Iterable[Chair], mine: Chair, options: Mapping[str, int]) -> str:
    """The set-up of a table's next game, filled in for who sits in one of its chairs: the same seats, the same talk.

    Only games without sides lead on to others.
    """
    answers = {seat_field(chair.seat): sitter_again(chair, mine) for chair in chairs}
    answers |= {option_field(game(table.game).specs[name]): str(value) for name, value in options.items()}
    if table.is_talk_open:
        answers[TALK_FIELD] = OPEN_TALK
    return f"/play/{table.game}/{table.scenario}/?{urlencode(answers)}"


def sitter_again(chair: Chair, mine: Chair) -> str:
    """Who takes a seat once more: the computer, who asks himself, or somebody by a new link."""
    if chair.bot:
        return chair.bot
    if chair.visitor != mine.visitor:
        return FRIEND
    return ME if chair.seat == 0 else SAME_SCREEN
