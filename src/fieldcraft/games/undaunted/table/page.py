"""The table as a page: one fragment, drawn from a scene alone."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from fieldcraft.core.text import Reader
from fieldcraft.games.undaunted import names
from fieldcraft.games.undaunted.game import goal
from fieldcraft.games.undaunted.kinds import KIND_NAMES, NONE, SIDE_NAMES
from fieldcraft.games.undaunted.scenarios import scenario
from fieldcraft.games.undaunted.table.board import board
from fieldcraft.games.undaunted.table.cards import REMEMBERED, hand
from fieldcraft.games.undaunted.table.desk import Desk, say, short_side
from fieldcraft.games.undaunted.table.panels import log, sides, who
from fieldcraft.games.undaunted.table.prompt import prompt
from fieldcraft.games.undaunted.table.tokens import chip
from fieldcraft.ui.html import EMPTY, Safe, classes, hidden, tag
from fieldcraft.ui.scene import Scene

MOST_PIPS: Final = 8


def fragment(scene: Scene) -> Safe:
    """`<main id="table">` with everything one viewer sees and may do."""
    desk = Desk(scene)
    return tag(
        "main",
        header(desk),
        tag("div", board(desk), class_="col mid"),
        tag("div", prompt(desk), log(desk), class_="col right"),
        tag("div", hand(desk), tag("div", sides(desk), class_="sides"), class_="col left"),
        act_form(desk),
        id="table",
        class_=classes("und", "aiming" if desk.aimed else None, None if desk.is_player else "watching"),
        data_v=scene.version,
        data_focus=focus(desk),
    )


def act_form(desk: Desk) -> Safe:
    """The form of every button on the table."""
    if not desk.is_player:
        return EMPTY
    version = tag("input", type="hidden", name="v", value=desk.scene.version)
    picked = tag("input", type="hidden", name="picked", value=desk.scene.picked)
    return tag(
        "form", Safe("<!--csrf-->"), version, picked, id="act", method="post", action=desk.scene.address, hidden=True
    )


def focus(desk: Desk) -> str:
    """Where the keyboard goes when its element is gone."""
    if desk.aimed:
        return "go"
    return f"hand-{KIND_NAMES[desk.picked]}" if desk.phase == "turn" and desk.picked != NONE else "prompt"


def header(desk: Desk) -> Safe:
    """What game, who leads, whose turn, who is here."""
    title = tag("span", desk.words.say(names.scenario_title(desk.scenario)))
    place = tag("small", title, " ", tag("span", f"· {desk.say('round', round=desk.view.round)}", class_="round"))
    scores = [score(desk.words, desk.view.scenario, seat, desk.side(seat).points) for seat in (0, 1)]
    return tag(
        "header",
        tag("h1", *game_title(desk.words), " ", place),
        tag("div", *scores, class_="scores"),
        turn(desk),
        who(desk),
        class_="top",
    )


@cache
def game_title(words: Reader) -> tuple[str, Safe]:
    """The title, its second half apart: small screens have no room for it."""
    title = words("undaunted-title")
    end = next((place for place, sign in enumerate(title) if sign in ":."), len(title))
    return title[:end].rstrip(), tag("span", title[len(title[:end].rstrip()) :], class_="wide")


@lru_cache(maxsize=REMEMBERED)
def score(words: Reader, number: int, seat: int, points: int) -> Safe:
    """A side's points on the way to its goal."""
    chosen, name = scenario(str(number)), SIDE_NAMES[seat]
    need = chosen.need(name)
    told = say(words, "score", side=names.side_name(seat), points=points, goal=goal(chosen, name))
    if not need:
        shown = tag("span", say(words, "goal-pin"), class_="aim", aria_hidden="true")
    elif need > MOST_PIPS:
        shown = tag("span", f"{points}/{need}", class_="aim", aria_hidden="true")
    else:
        pips = [tag("i", class_="on" if place < points else None) for place in range(max(need, points))]
        shown = tag("span", *pips, class_="pips", aria_hidden="true")
    return tag(
        "span",
        chip(seat),
        tag("b", short_side(words, seat), aria_hidden="true"),
        shown,
        hidden(told),
        class_=f"score s{seat}",
        title=told,
    )


def turn(desk: Desk) -> Safe:
    """The badge, and who holds the initiative."""
    if desk.scene.verdict:
        badge = desk.say("badge-over")
    elif desk.is_mine:
        badge = desk.say("badge-bid" if desk.phase == "bid" else "badge-yours")
    elif desk.awaited != NONE:
        badge = desk.say("badge-other", side=short_side(desk.words, desk.awaited))
    else:
        badge = desk.say("badge-both")
    return turn_line(badge, desk.say("holder", side=names.side_name(desk.view.holder)), desk.is_mine)


@lru_cache(maxsize=REMEMBERED)
def turn_line(badge: str, holder: str, is_mine: bool) -> Safe:
    return tag("p", tag("b", badge, class_=None if is_mine else "off"), " ", tag("span", holder), class_="turn")
