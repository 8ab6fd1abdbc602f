"""Cards: whole in the hand, small in the play area, as rows in the supply."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from fieldcraft.core.text import Reader
from fieldcraft.games.undaunted import names
from fieldcraft.games.undaunted.cards import CARDS
from fieldcraft.games.undaunted.kinds import FOG, INITIATIVE, KIND_NAMES, NONE, SIDE_NAMES, SQUAD_ONLY, VERB_NAMES
from fieldcraft.games.undaunted.table.desk import Desk, picture_of, say, squad_of, title_of
from fieldcraft.games.undaunted.table.tokens import token
from fieldcraft.ui.html import EMPTY, Safe, classes, hidden, join, tag
from fieldcraft.ui.icons import icon
from fieldcraft.ui.scene import Offer

VIGNETTES: Final = {
    "rifleman": "fields",
    "scout": "village",
    "mortar": "village",
    "sniper": "fields",
    "fog_of_war": "fog",
}
"""By card title; all others stand on the road."""
PRINTED_VERBS: Final = 14
REMEMBERED: Final = 4096
"""Pieces of a page that come at every update are drawn once."""
ROOMY: Final = 4
"""So many different cards are drawn at full height."""


def hand(desk: Desk) -> Safe:
    """The viewer's own cards, equal ones in one stack, always in the same order."""
    own = desk.view.own
    if own is None:
        return EMPTY
    held = [kind for kind, number in enumerate(own.hand) if number]
    bids = {offer.card: offer for offer in desk.shown if offer.verb == "bid"}
    size = sum(own.hand)
    drawn = [hand_card(desk, kind, own.hand[kind], bids.get(KIND_NAMES[kind])) for kind in held]
    crowd = None if len(held) <= ROOMY else "many" if len(held) <= ROOMY + 2 else "many most"
    # A strip that scrolls must be reachable by keyboard, also while its cards are no buttons.
    strip = tag("div", *drawn, class_=classes("cards", crowd), tabindex=None if desk.phase in ("bid", "turn") else "0")
    return tag(
        "section",
        tag("h2", desk.say("hand"), " ", tag("small", desk.say("cards", number=size))),
        strip if drawn else tag("p", desk.say("hand-empty"), class_="dim"),
        class_="hand",
        aria_label=desk.say("hand"),
    )


def hand_card(desk: Desk, kind: int, number: int, bid: Offer | None) -> Safe:
    """One stack: a bid while bidding, else something to pick up."""
    name = KIND_NAMES[kind]
    shown = face(desk.words, kind, number, kind in desk.side(desk.near).suppressed)
    mark = f"hand-{name}"
    if bid:
        chosen = desk.aimed is bid
        looks = looks_of(kind, desk.near, number, chosen)
        if chosen:
            return tag("div", shown, id=mark, class_=looks, aria_current="true")
        return desk.button(bid, hidden(desk.say("bid-verb")), " ", shown, class_=looks or "", id=mark)
    if desk.phase == "turn":
        is_picked = desk.picked == kind
        return tag(
            "button",
            shown,
            id=mark,
            class_=looks_of(kind, desk.near, number, is_picked),
            form="act",
            name="pick",
            value="" if is_picked else name,
            aria_pressed="true" if is_picked else "false",
        )
    is_bid = desk.view.own is not None and desk.view.phase == "bid" and desk.view.own.bid == kind
    return tag("div", shown, id=mark, class_=looks_of(kind, desk.near, number, is_bid))


def looks_of(kind: int, seat: int, number: int, chosen: bool) -> str | None:
    return classes(
        "card",
        f"s{seat}",
        "fog" if kind == FOG else None,
        "stack" if number > 1 else None,
        "on" if chosen else None,
    )


@lru_cache(maxsize=REMEMBERED)
def face(words: Reader, kind: int, number: int, suppressed: bool) -> Safe:
    """The front of a card: band, picture, actions."""
    return join((band(words, kind, number), picture(words, kind, suppressed=suppressed), action_list(words, kind)))


def band(words: Reader, kind: int, number: int) -> Safe:
    """Initiative, name, squad letter, and how many of them lie here."""
    letter = squad_of(kind)
    return tag(
        "span",
        tag("b", hidden(say(words, "initiative")), " ", str(int(INITIATIVE[kind])), class_="init"),
        tag("span", title_of(words, kind), class_="nm"),
        " ",
        tag("i", letter, class_="sq") if letter else EMPTY,
        tag("i", f"×{number}", class_="no") if number > 1 else EMPTY,
        class_="ct",
    )


def picture(words: Reader, kind: int, *, suppressed: bool) -> Safe:
    """The card's silhouette in its landscape; if its counter is suppressed, that the next card only readies it."""
    title = picture_of(kind)
    place = VIGNETTES.get(title, "road")
    drawn = tag(
        "svg",
        tag("use", href=f"#v-{place}"),
        tag("use", href=f"#u-{title}", x=36, y=7, width=48, height=48, class_="csym"),
        viewBox="0 0 120 62",
        preserveAspectRatio="xMidYMid slice",
        aria_hidden="true",
    )
    badge = tag("span", icon("quiet"), hidden(say(words, "suppressed")), class_="badge") if suppressed else EMPTY
    return tag("span", drawn, badge, class_="ca")


def action_list(words: Reader, kind: int) -> Safe:
    """One line an action: sign, word, number, and the squad it is limited to."""
    if kind == FOG:
        return tag("span", tag("span", say(words, "fog"), class_="dim"), class_="cl")
    lines = [action_line(words, kind, VERB_NAMES.index(printed.action)) for printed in CARDS[KIND_NAMES[kind]].actions]
    return tag("span", *lines, class_="cl")


def action_line(words: Reader, kind: int, verb: int) -> Safe:
    letter = squad_of(kind) if SQUAD_ONLY[kind * PRINTED_VERBS + verb] else ""
    return tag(
        "span",
        icon(VERB_NAMES[verb]),
        tag("span", words.say(names.action_name(kind, verb))),
        tag("i", letter, class_="only") if letter else EMPTY,
    )


@lru_cache(maxsize=REMEMBERED)
def small(words: Reader, kind: int, seat: int, number: int, is_own: bool) -> Safe:
    """A card in the play area; the viewer's own comes from the hand."""
    letter = squad_of(kind)
    drawn = tag("use", href=f"#u-{picture_of(kind)}", x=8, y=2, width=48, height=48, class_="csym")
    return tag(
        "li",
        tag(
            "span",
            tag("b", hidden(say(words, "initiative")), " ", str(int(INITIATIVE[kind])), class_="init"),
            tag("span", title_of(words, kind), class_="nm"),
            class_="ct",
        ),
        tag(
            "span",
            tag("svg", drawn, viewBox="0 0 64 52", aria_hidden="true"),
            tag("i", letter, class_="sq") if letter else EMPTY,
            tag("i", f"×{number}", class_="no") if number > 1 else EMPTY,
            class_="ca",
        ),
        id=f"play-{SIDE_NAMES[seat]}-{KIND_NAMES[kind]}",
        class_=classes("card mini", f"s{seat}", "fog" if kind == FOG else None, "stack" if number > 1 else None),
        data_from=f"hand-{KIND_NAMES[kind]}" if is_own else None,
    )


@lru_cache(maxsize=REMEMBERED)
def row(words: Reader, kind: int, seat: int, number: int) -> Safe:
    """A kind of card in a pile with its number."""
    return tag("li", token(seat, kind), tag("span", words.say(names.card_name(kind))), tag("b", str(number)))


@lru_cache(maxsize=REMEMBERED)
def pile(words: Reader, cards: tuple[int, ...], seat: int) -> Safe:
    """A pile as rows, or the word that it is empty."""
    held = [(kind, number) for kind, number in enumerate(cards) if number]
    if not held:
        return tag("p", words("undaunted-table-nothing"), class_="dim")
    return tag("ul", *(row(words, kind, seat, number) for kind, number in held), class_="rows")


def why_nots(desk: Desk) -> list[tuple[str, str]]:
    """Of the picked card: what it prints or could do but may not do now, as notation and name."""
    kind = desk.picked
    if desk.phase != "turn" or kind == NONE:
        return []
    name = KIND_NAMES[kind]
    offered = {offer.do.split(";")[0] for offer in desk.shown}
    verbs = [VERB_NAMES.index(printed.action) for printed in CARDS[name].actions]
    asked = [(f"{VERB_NAMES[verb]} {name}", desk.words.say(names.action_name(kind, verb))) for verb in verbs]
    if kind == FOG:
        asked = [(f"{word} {name}", desk.words(f"undaunted-verb-{word}")) for word in ("command", "hunker")]
        asked[0] = (asked[0][0], desk.say("play"))
    return [(notation, label) for notation, label in asked if notation not in offered]
