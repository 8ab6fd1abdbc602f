"""The table as a page: one fragment, drawn from a scene alone."""

from __future__ import annotations

from typing import Final

from fieldcraft.games.grizzled.table.cards import hand
from fieldcraft.games.grizzled.table.desk import Desk
from fieldcraft.games.grizzled.table.land import no_mans_land
from fieldcraft.games.grizzled.table.panels import log, piles, who
from fieldcraft.games.grizzled.table.prompt import prompt
from fieldcraft.games.grizzled.table.seats import comrades, own_seat
from fieldcraft.games.grizzled.table.signs import sprite
from fieldcraft.ui.html import EMPTY, Safe, classes, tag
from fieldcraft.ui.scene import Scene

__all__ = ["STYLES", "fragment", "sprite"]

STYLES: Final = ("grizzled.css",)
"""Stylesheets besides those of every table."""


def fragment(scene: Scene) -> Safe:
    """`<main id="table">` with everything one viewer sees and may do."""
    desk = Desk(scene)
    mine = tag("div", own_seat(desk), hand(desk), prompt(desk), class_="mine")
    return tag(
        "main",
        header(desk),
        tag("div", comrades(desk), no_mans_land(desk), mine, class_="col mid"),
        tag("div", piles(desk), log(desk), class_="col left"),
        act_form(desk),
        id="table",
        class_=classes("griz", "aiming" if desk.aimed else None, None if desk.is_player else "watching"),
        data_v=scene.version,
        data_focus="go" if desk.aimed else "prompt",
    )


def act_form(desk: Desk) -> Safe:
    """The form of every button on the table."""
    if not desk.is_player:
        return EMPTY
    version = tag("input", type="hidden", name="v", value=desk.scene.version)
    return tag("form", Safe("<!--csrf-->"), version, id="act", method="post", action=desk.scene.address, hidden=True)


def header(desk: Desk) -> Safe:
    """What game, which round, whose turn, who is here."""
    view = desk.view
    round_ = desk.say("round", round=view.round)
    if view.phase not in ("intensity", "over") and view.intensity:
        round_ = f"{round_} · {desk.say('intensity', number=view.intensity)}"
    return tag(
        "header",
        tag("h1", desk.words("grizzled-title"), " ", tag("small", round_)),
        turn(desk),
        who(desk),
        class_="top",
    )


def turn(desk: Desk) -> Safe:
    """The badge, and how the mission stands."""
    view = desk.view
    if desk.scene.verdict:
        badge = desk.say("badge-over")
    elif desk.is_mine:
        badge = desk.say("badge-yours")
    elif len(desk.scene.waiting_for) == 1:
        badge = desk.say("badge-other", seat=desk.first_name(desk.scene.waiting_for[0]))
    else:
        badge = desk.say("badge-answers")
    gone = sum(each.withdrawn and each.character >= 0 for each in view.places)
    told = "" if desk.scene.verdict else desk.say("stands", cards=len(view.no_mans_land), gone=gone)
    return tag("p", tag("b", badge, class_=None if desk.is_mine else "off"), " ", tag("span", told), class_="turn")
