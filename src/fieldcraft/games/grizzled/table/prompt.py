"""The prompt: what is asked, what it would cost, and every offer that is not clicked on a card."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from fieldcraft.games.grizzled import names
from fieldcraft.games.grizzled.kinds import CARD_NAMES, KIND_NAMES, MERRY_CHRISTMAS, NONE, THREATS, TILE_NAMES
from fieldcraft.games.grizzled.table.cards import dangers, effect, risks
from fieldcraft.games.grizzled.table.desk import Desk
from fieldcraft.games.grizzled.table.signs import disc, sign
from fieldcraft.ui.html import EMPTY, Safe, classes, hidden, join, tag
from fieldcraft.ui.icons import icon
from fieldcraft.ui.panels import notice
from fieldcraft.ui.scene import Offer

SIGNS: Final = {
    "withdraw": "withdraw",
    "recover": "charm",
    "shed": "knock",
    "charm": "charm",
    "speech": "speech",
}
"""By verb."""
QUIET: Final = ("done", "decline")
"""Offers that take nothing: they stand apart."""


def prompt(desk: Desk) -> Safe:
    """The panel in which the viewer reads what to do."""
    return tag(
        "section",
        notice(desk.scene),
        body(desk),
        id="prompt",
        class_=classes("prompt", "live" if desk.is_mine else None, "over" if desk.scene.verdict else None),
        aria_label=desk.say("prompt"),
        tabindex="-1",
    )


def body(desk: Desk) -> Safe:
    if desk.scene.verdict:
        return verdict(desk)
    if not desk.is_mine:
        return waiting(desk)
    return aiming(desk, desk.aimed) if desk.aimed else asking(desk)


def verdict(desk: Desk) -> Safe:
    """The end, and where to go on."""
    assert desk.scene.verdict is not None
    following = desk.scene.following
    links = [tag("a", words, href=address, class_="btn") for address, words in desk.scene.links]
    won = desk.view.reason == "peace"
    return join(
        (
            tag("h2", sign("dove" if won else "monument"), desk.say("won" if won else "lost")),
            tag("p", desk.words.say(desk.scene.verdict)),
            tag("p", desk.words.say(following)) if following else EMPTY,
            tag("div", *links, class_="acts") if links else EMPTY,
        )
    )


def waiting(desk: Desk) -> Safe:
    """For spectators and whoever waits: who is to act, and on what."""
    waited = [desk.first_name(place) for place in desk.scene.waiting_for]
    heading = desk.say("waiting", seats=", ".join(waited)) if waited else desk.say("waiting-answers")
    return join((tag("h2", heading), tag("p", doing(desk)), footer(desk)))


def doing(desk: Desk) -> str:
    view = desk.view
    if view.phase == "answer":
        own = view.own.answer if view.own else NONE
        if own >= 0:
            return desk.say("your-answer", card=desk.card(own))
        return desk.say("doing-answer", kind=desk.threat(view.spoken))
    return desk.say(f"doing-{view.phase}")


def asking(desk: Desk) -> Safe:
    """The heading, a hint, and the buttons."""
    heading, hint = question(desk)
    groups = turn_groups(desk) if desk.phase == "turn" else [choices(desk)]
    quiet = (choice(desk, offer) for offer in desk.in_prompt if offer.verb in QUIET)
    return join((tag("h2", heading), tag("p", hint) if hint else EMPTY, *groups, why_not(desk), footer(desk, *quiet)))


def question(desk: Desk) -> tuple[str, str]:
    """What is asked, and what may help to answer it."""
    view = desk.view
    if desk.phase == "turn":
        if verbs_of(desk) == {"withdraw"}:
            return desk.say("ask-withdraw"), "" if view.own and not view.own.hand else desk.say("hint-withdraw")
        return desk.say(turn_key(desk)), desk.say("hint-charm") if "charm" in verbs_of(desk) else ""
    if desk.phase == "answer":
        able = any(offer.verb == "discard" for offer in desk.scene.offers)
        asked = desk.say("ask-answer", seat=desk.first_name(view.active), kind=desk.threat(view.spoken))
        return asked, desk.say("hint-answer" if able else "hint-answer-none")
    if desk.phase == "benefit":
        return desk.say("ask-benefit"), desk.say("hint-success" if view.succeeded else "hint-failure", left=view.left)
    if desk.phase == "intensity":
        return desk.say("ask-intensity", round=view.round), desk.say("hint-intensity", number=view.trials)
    return desk.say(f"ask-{desk.phase}"), desk.say(f"hint-{desk.phase}")


def verbs_of(desk: Desk) -> set[str]:
    return {offer.verb for offer in desk.scene.offers}


def turn_key(desk: Desk) -> str:
    """The heading of a turn; it leads on to the buttons below it only if there are any."""
    if "play" not in verbs_of(desk):
        return "ask-turn-empty"
    return "ask-turn" if desk.in_prompt else "ask-turn-card"


def turn_groups(desk: Desk) -> list[Safe]:
    """Speeches and ways to withdraw, each under its own heading."""
    speeches = [speech_button(desk, offer) for offer in desk.in_prompt if offer.verb == "speech"]
    leaving = [choice(desk, offer) for offer in desk.in_prompt if offer.verb == "withdraw"]
    tokens = desk.me.speech_tokens if desk.me else 0
    made = []
    if leaving:
        made.append(group(desk.say("group-withdraw"), "acts leave", leaving))
    if speeches:
        made.append(group(desk.say("group-speech", number=tokens), "acts talks", speeches))
    return made


def group(heading: str, look: str, buttons: Iterable[Safe]) -> Safe:
    return tag("div", tag("h3", heading), tag("div", *buttons, class_=look), class_="group")


def choices(desk: Desk) -> Safe:
    buttons = [choice(desk, offer) for offer in desk.in_prompt if offer.verb not in QUIET]
    return tag("div", *buttons, class_=f"acts of-{desk.phase}") if buttons else EMPTY


def speech_button(desk: Desk, offer: Offer) -> Safe:
    kind = offer.do.split()[-1]
    name = desk.threat(KIND_NAMES.index(kind))
    told = hidden(desk.say("verb-speech"), " ")
    return desk.button(offer, disc(kind), told, tag("span", name), class_="btn talk", title=name)


def choice(desk: Desk, offer: Offer) -> Safe:
    """An offer as a button with its sign and words."""
    look = "btn gho" if offer.verb in QUIET else "btn"
    tile = tile_of(offer)
    if tile:
        key = "lose-tile" if offer.verb == "remove" else "support-tile"
        target = target_of(desk, offer)
        told = hidden(desk.say("verb-withdraw"), " ") if offer.verb == "withdraw" else EMPTY
        words = desk.say(key, target=target, tile=names.tile_name(TILE_NAMES.index(tile)))
        return desk.button(offer, sign(tile), told, tag("span", words), class_=look)
    if offer.verb == "intensity":
        said = desk.words.say(offer.label)
        return desk.button(offer, tag("b", offer.do.split()[-1], aria_hidden="true"), hidden(said), class_=look)
    if offer.verb == "relieve":
        return relief(desk, offer, look)
    return desk.button(offer, sign_of(offer), tag("span", short(desk, offer)), class_=look)


def relief(desk: Desk, offer: Offer, look: str) -> Safe:
    """A Hard Knock that Merry Christmas may take, and who bears it: short, because there may be many."""
    card = CARD_NAMES.index(offer.card)
    bearer = next(place for place, each in enumerate(desk.view.places) if card in each.attached)
    bearing = tag("small", desk.first_name(bearer))
    return desk.button(
        offer, tag("span", desk.card(card), " ", bearing), class_=look, title=desk.words.say(offer.label)
    )


def tile_of(offer: Offer) -> str:
    """The tile that an offer places or loses."""
    last = offer.do.split()[-1]
    return last if last in TILE_NAMES else ""


def target_of(desk: Desk, offer: Offer) -> str:
    """Whom a tile would reach, by the name comrades use."""
    target = offer.label.args.get("target")
    found = [
        desk.first_name(place)
        for place, each in enumerate(desk.view.places)
        if names.player_name(each.character) == target
    ]
    return found[0] if found else ""


def sign_of(offer: Offer) -> Safe:
    return sign(SIGNS[offer.verb]) if offer.verb in SIGNS else icon("x" if offer.verb == "decline" else "end")


def short(desk: Desk, offer: Offer) -> str:
    if offer.verb == "withdraw":
        return desk.say("verb-withdraw")
    return desk.words.say(offer.label)


def why_not(desk: Desk) -> Safe:
    """Questions about actions that are not possible in this turn."""
    if desk.phase != "turn" or desk.view.own is None:
        return EMPTY
    able = {offer.verb for offer in desk.scene.offers}
    asked = [(verb, notation) for verb, notation in wishes(desk) if verb not in able]
    if not asked:
        return EMPTY
    buttons = [
        tag("button", desk.say(f"verb-{verb}"), class_="btn low", form="act", name="why", value=notation)
        for verb, notation in asked
    ]
    told = tag("summary", desk.say("why-not"))
    return tag("details", told, tag("div", *buttons, class_="acts"), class_="why", id="why")


def wishes(desk: Desk) -> list[tuple[str, str]]:
    """One example of each action that somebody might miss."""
    own = desk.view.own
    found = [("withdraw", "withdraw"), ("speech", f"speech {KIND_NAMES[0]}")]
    if desk.view.no_mans_land:
        found.append(("charm", f"charm {CARD_NAMES[desk.view.no_mans_land[0]]}"))
    if own is not None and own.hand:
        found.append(("play", f"play {CARD_NAMES[own.hand[0]]}"))
    return found


def footer(desk: Desk, *others: Safe) -> Safe:
    """Undo always stands in its place, then what takes nothing."""
    if not desk.is_player:
        return EMPTY
    taken = desk.scene.undo
    told = desk.say("undo-what", what=taken) if taken else desk.say("undo-nothing")
    undo = tag(
        "button",
        icon("undo"),
        tag("span", desk.say("undo")),
        hidden(" ", told),
        class_="btn gho",
        id="undo",
        form="act",
        name="undo",
        value="1",
        disabled=not taken,
        title=taken or None,
    )
    return tag("div", *others, undo, class_="acts foot")


def aiming(desk: Desk, offer: Offer) -> Safe:
    """The second click: what is certain to happen, what may, and a button that names it."""
    heading, notes, warnings = consequences(desk, offer)
    parts = [tag("h2", heading)]
    parts += [tag("p", sign("skull"), tag("span", each), class_="warn") for each in warnings]
    parts += [tag("p", each) for each in notes if each]
    main = tag(
        "button",
        tag("span", desk.say(f"do-{offer.verb}")),
        class_=classes("btn pri", "grave" if warnings else None),
        id="go",
        form="act",
        name="do",
        value=offer.do,
    )
    cancel = tag("button", icon("x"), tag("span", desk.say("cancel")), class_="btn", form="act", name="aim", value="")
    parts += [tag("div", main, cancel, class_="acts"), tag("p", desk.say("no-undo"), class_="hint")]
    return join(parts)


def consequences(desk: Desk, offer: Offer) -> tuple[str, list[str], list[str]]:
    """The question, and what follows from a yes: harmless and grave."""
    verb = offer.verb
    if verb == "play":
        return play_consequences(desk, offer)
    if verb == "speech":
        kind = desk.threat(KIND_NAMES.index(offer.do.split()[-1]))
        listeners = desk.in_mission - 1
        return desk.say("aim-speech", kind=kind), [desk.say("note-speech", number=listeners)], []
    if verb == "withdraw":
        return leave_consequences(desk, offer)
    if verb == "intensity":
        number = int(offer.do.split()[-1])
        due = min(number * desk.view.players, desk.view.trials)
        return desk.say("aim-intensity", number=number), [desk.say("note-intensity", number=due)], []
    if verb == "charm":
        card = desk.card(CARD_NAMES.index(offer.card))
        return desk.say("aim-charm", card=card), [desk.say("note-charm")], []
    return desk.say("aim-other", what=offer.label), [], []


def play_consequences(desk: Desk, offer: Offer) -> tuple[str, list[str], list[str]]:
    card = CARD_NAMES.index(offer.card)
    grave = dangers(desk, card)
    if card == MERRY_CHRISTMAS:
        return desk.say("aim-relief"), [effect(desk, card)], grave
    if card >= THREATS:
        return desk.say("aim-knock", card=desk.card(card)), [effect(desk, card)], grave
    notes = risks(desk, offer) or ([] if grave else [desk.say("note-safe")])
    return desk.say("aim-play", card=desk.card(card)), notes, grave


def leave_consequences(desk: Desk, offer: Offer) -> tuple[str, list[str], list[str]]:
    """Withdrawing cannot be taken back, and the hand is kept (G-6.22, G-6.23)."""
    target = target_of(desk, offer) if tile_of(offer) else ""
    heading = desk.say("aim-support", target=target) if target else desk.say("aim-withdraw")
    kept = len(desk.view.own.hand) if desk.view.own else 0
    is_last = desk.in_mission == 1
    return heading, [desk.say("note-last" if is_last else "note-withdraw", number=kept)], []
