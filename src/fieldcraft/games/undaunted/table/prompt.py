"""The prompt: what is asked, what it costs, and every offer that is clicked neither on the board nor on a card."""

from __future__ import annotations

from typing import Final

from fieldcraft.core.decision import Odds
from fieldcraft.games.undaunted import names
from fieldcraft.games.undaunted.kinds import FOG, KIND_NAMES, NONE, SIDE_NAMES, UNITS
from fieldcraft.games.undaunted.table.board import bar, percent
from fieldcraft.games.undaunted.table.cards import why_nots
from fieldcraft.games.undaunted.table.desk import Desk
from fieldcraft.games.undaunted.table.tokens import chip, token
from fieldcraft.ui.html import EMPTY, Safe, classes, hidden, join, tag
from fieldcraft.ui.icons import icon
from fieldcraft.ui.panels import notice
from fieldcraft.ui.scene import Offer

GOING: Final = ("end", "stop")
"""Offers that only finish something: they stand apart, below the others."""


def prompt(desk: Desk) -> Safe:
    """The panel in which the viewer reads what to do."""
    live = "live" if desk.is_mine else None
    ended = "over" if desk.scene.verdict else None
    return tag(
        "section",
        notice(desk.scene),
        body(desk),
        id="prompt",
        class_=classes("prompt", live, ended),
        aria_label=desk.say("prompt"),
        tabindex="-1",
    )


def body(desk: Desk) -> Safe:
    if desk.scene.verdict:
        return verdict(desk)
    if not desk.is_mine:
        return waiting(desk)
    if desk.aimed:
        return aiming(desk, desk.aimed)
    return asking(desk)


def verdict(desk: Desk) -> Safe:
    """The end."""
    assert desk.scene.verdict is not None
    scores = [
        tag("li", chip(seat), tag("span", desk.words.say(names.side_name(seat))), tag("b", str(desk.side(seat).points)))
        for seat in (0, 1)
    ]
    links = [tag("a", words, href=address, class_="btn") for address, words in desk.scene.links]
    return join(
        (
            tag("h2", icon("trophy"), desk.words.say(desk.scene.verdict)),
            tag("ul", *scores, class_="result", aria_label=desk.say("points")),
            tag("div", *links, class_="acts") if links else EMPTY,
        )
    )


def waiting(desk: Desk) -> Safe:
    """For spectators and whoever waits: who is to act, and on what."""
    return join((tag("h2", whose(desk)), tag("p", doing(desk)), footer(desk)))


def whose(desk: Desk) -> str:
    if desk.awaited == NONE:
        return desk.say("waiting-both")
    return desk.say("waiting", side=names.side_name(desk.awaited))


def doing(desk: Desk) -> str:
    view = desk.view
    if view.phase == "bid":
        bid = view.own.bid if view.own else NONE
        return desk.say("your-bid", card=names.card_name(bid)) if bid != NONE else desk.say("waiting-bid")
    if view.card == NONE or view.phase == "turn":
        return desk.say("waiting-turn")
    return desk.say("waiting-choice", card=names.card_name(view.card), action=names.action_name(view.card, view.verb))


def asking(desk: Desk) -> Safe:
    """The heading, a hint, and the buttons."""
    heading, hint = question(desk)
    main = [offer for offer in desk.in_prompt if offer.verb not in GOING]
    going = [offer for offer in desk.in_prompt if offer.verb in GOING and not offer.card]
    staying = [offer for offer in desk.in_prompt if offer.verb in GOING and offer.card]
    if desk.phase == "take":
        acts = tag("div", *(take_button(desk, offer) for offer in main), class_="acts takes")
    else:
        acts = tag("div", *(plain_button(desk, offer) for offer in (*main, *staying)), class_="acts")
    return join(
        (
            tag("h2", heading),
            tag("p", hint) if hint else EMPTY,
            acts if main or staying else EMPTY,
            why_not(desk),
            footer(desk, *(plain_button(desk, offer, quiet=offer.verb == "end") for offer in going)),
        )
    )


def question(desk: Desk) -> tuple[str, str]:
    """What is asked, and what may help to answer it."""
    if desk.phase == "bid":
        return desk.say("ask-bid"), desk.say("ask-bid-hint")
    if desk.phase == "turn":
        return turn_question(desk)
    assert desk.scene.decision is not None
    action = names.action_name(desk.view.card, desk.view.verb)
    heading = desk.say("ask-choice", card=names.card_name(desk.view.card), action=action)
    return heading, desk.say(f"hint-{hint_of(desk)}", left=desk.view.left)


def hint_of(desk: Desk) -> str:
    if desk.phase == "take":
        return "bolster" if any(offer.verb == "stop" for offer in desk.scene.offers) else "inspire"
    return desk.phase


def turn_question(desk: Desk) -> tuple[str, str]:
    if desk.picked == NONE:
        return (desk.say("ask-card"), "") if desk.useful else (desk.say("ask-nothing"), desk.say("ask-nothing-hint"))
    card = names.card_name(desk.picked)
    if desk.picked == FOG:
        return desk.words.say(card), desk.say("fog")
    if all(offer.verb in ("hunker", "ready", "end") for offer in desk.shown):
        suppressed = desk.picked in desk.side(desk.near).suppressed
        return desk.say("ask-action", card=card), desk.say("hint-ready" if suppressed else "hint-none")
    return desk.say("ask-action", card=card), spawn_note(desk) or board_hint(desk)


def board_hint(desk: Desk) -> str:
    """Where else to click: tiles, counters or both."""
    tiles = any(offer.place for offer in desk.shown)
    pieces = any(offer.piece for offer in desk.shown)
    if not tiles and not pieces:
        return ""
    return desk.say("hint-board", on="both" if tiles and pieces else "tiles" if tiles else "counters")


def spawn_note(desk: Desk) -> str:
    """A card whose counter is not on the board brings it there."""
    if desk.picked >= UNITS or desk.side(desk.near).where[desk.picked] != NONE:
        return ""
    tile = desk.scenario.spawn_tiles(SIDE_NAMES[desk.near]).get(KIND_NAMES[desk.picked], "")
    return desk.say("hint-spawn", tile=tile) if tile else ""


def plain_button(desk: Desk, offer: Offer, *, quiet: bool = False) -> Safe:
    """An offer as a button with its sign and words."""
    return desk.button(offer, icon(offer.verb), tag("span", *label(desk, offer)), class_="btn gho" if quiet else "btn")


def label(desk: Desk, offer: Offer) -> tuple[str, ...]:
    """Short words: the card is named in the heading already."""
    if offer.verb == "end":
        return (desk.say("end-turn"),)
    said = desk.words.say(offer.label)
    if ";" in offer.do:
        return (desk.say("action-target", action=desk.action(offer), target=said),)
    if offer.verb == "hunker":
        return (desk.words("undaunted-verb-hunker"), tag("small", desk.say("hunker-note")))
    if offer.verb == "number":
        return (desk.say("draw-none") if offer.do.endswith(" 0") else desk.say("draw", number=number_of(offer)),)
    if offer.verb in ("stop", "take") or not offer.card:
        return (said,)
    chance = f" {percent(offer.odds)}" if offer.odds else ""
    return (f"{desk.action(offer)}{chance}",)


def number_of(offer: Offer) -> int:
    return int(offer.do.split()[-1])


def take_button(desk: Desk, offer: Offer) -> Safe:
    """A card to take, as its counter with how many there are."""
    kind = KIND_NAMES.index(offer.card)
    me = desk.side(desk.near)
    pile = me.supply if hint_of(desk) == "bolster" else me.play
    return desk.button(
        offer,
        token(desk.near, kind),
        tag("span", desk.words.say(offer.label)),
        tag("b", str(pile[kind]), class_="no"),
        class_="btn take",
    )


def why_not(desk: Desk) -> Safe:
    """Questions about what the picked card cannot do now."""
    asked = why_nots(desk)
    if not asked:
        return EMPTY
    buttons = [
        tag("button", words, class_="btn low", form="act", name="why", value=notation) for notation, words in asked
    ]
    return tag(
        "details", tag("summary", desk.say("why-not")), tag("div", *buttons, class_="acts"), class_="why", id="why"
    )


def footer(desk: Desk, *others: Safe) -> Safe:
    """Undo always stands in its place, then what finishes the turn."""
    if not desk.is_player:
        return EMPTY
    told = desk.say("undo-what", what=desk.scene.undo) if desk.scene.undo else desk.say("undo-nothing")
    undo = tag(
        "button",
        icon("undo"),
        tag("span", desk.say("undo")),
        hidden(" ", told),
        tag("small", desk.scene.undo, aria_hidden="true") if desk.scene.undo else EMPTY,
        class_="btn gho",
        id="undo",
        form="act",
        name="undo",
        value="1",
        disabled=not desk.scene.undo,
        title=desk.scene.undo or None,
    )
    return tag("div", undo, *others, class_="acts foot")


def aiming(desk: Desk, offer: Offer) -> Safe:
    """The second click: the sum, the chance, and a button that names what happens."""
    parts: list[Safe] = [tag("h2", aim_heading(desk, offer))]
    if offer.odds:
        parts += [tag("dl", *boxes(desk, offer.odds), class_="calc"), meter(offer.odds)]
    elif note := aim_note(desk, offer):
        parts.append(tag("p", note))
    main = tag(
        "button",
        icon(offer.verb),
        tag("span", main_words(desk, offer)),
        class_="btn pri",
        id="go",
        form="act",
        name="do",
        value=offer.do,
    )
    cancel = tag("button", icon("x"), tag("span", desk.say("cancel")), class_="btn", form="act", name="aim", value="")
    parts += [tag("div", main, cancel, class_="acts"), tag("p", warning(desk, offer), class_="hint")]
    return join(parts)


def boxes(desk: Desk, odds: Odds) -> list[Safe]:
    made = [
        tag("div", tag("dt", desk.words.say(name)), tag("dd", f"+{value}" if place else str(value)))
        for place, (name, value) in enumerate(odds.parts)
    ]
    return [*made, tag("div", tag("dt", desk.say("needs")), tag("dd", f"{odds.total}+"), class_="sum")]


def meter(odds: Odds) -> Safe:
    return tag("div", bar(odds), tag("b", percent(odds)), class_="meter")


def aim_heading(desk: Desk, offer: Offer) -> str:
    if offer.verb == "bid":
        return desk.say("ask-bid-card", card=names.card_name(KIND_NAMES.index(offer.card)))
    if offer.verb == "end":
        return desk.say("ask-end")
    if offer.verb == "number":
        return desk.say("ask-draw", number=number_of(offer))
    if offer.verb == "blast" and offer.odds and offer.odds.against:
        return desk.say("ask-target", action=desk.action(offer), target=offer.odds.against)
    if offer.piece:
        return desk.say("ask-target", action=desk.action(offer), target=offer.label)
    return desk.say("ask-do", action=desk.action(offer))


def aim_note(desk: Desk, offer: Offer) -> str:
    if offer.verb == "end":
        cards = ", ".join(desk.words.say(names.card_name(kind)) for kind in desk.useful)
        return desk.say("end-note", cards=cards)
    return desk.say("recon-note") if offer.verb == "recon" else ""


def main_words(desk: Desk, offer: Offer) -> str:
    if offer.odds:
        return desk.say("roll", dice=offer.odds.dice)
    if offer.verb == "bid":
        return desk.say("bid", card=names.card_name(KIND_NAMES.index(offer.card)))
    if offer.verb == "end":
        return desk.say("end-turn")
    return desk.say("draw", number=number_of(offer)) if offer.verb == "number" else desk.action(offer)


def warning(desk: Desk, offer: Offer) -> str:
    """Why there is no way back."""
    if offer.odds:
        return desk.say("no-undo-dice")
    kind = {"bid": "bid", "end": "end"}.get(offer.verb, "draw")
    return desk.say(f"no-undo-{kind}")
