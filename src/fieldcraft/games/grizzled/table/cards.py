"""Trial cards: in the viewer's hand, in No Man's Land, and as Hard Knocks by name."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from fieldcraft.games.grizzled.kinds import CARD_NAMES, ICONS, KIND_NAMES, KNOCK_LIMIT, MERRY_CHRISTMAS, THREATS
from fieldcraft.games.grizzled.table.desk import TRIALS, Desk, is_trap, knock_kind, mark_of, shows
from fieldcraft.games.grizzled.table.signs import disc, scenery, sign
from fieldcraft.ui.html import EMPTY, Safe, classes, hidden, join, tag
from fieldcraft.ui.scene import Offer

CROWD: Final = 3
"""With more cards than this in a row they are drawn smaller."""
THRONG: Final = 5
HOST: Final = 7
"""With more than this a hand stands in two rows of small cards."""


def hand(desk: Desk) -> Safe:
    """The viewer's own cards, always in the same order."""
    own = desk.view.own
    if own is None:
        return EMPTY
    held = [tag("li", hand_card(desk, card)) for card in own.hand]
    shown = line(held, desk.say("hand"), is_clickable=bool(desk.on_cards))
    number = tag("small", desk.say("cards", number=len(held)))
    return tag(
        "section",
        tag("h2", desk.say("hand"), " ", number),
        shown if held else tag("p", desk.say("hand-empty"), class_="dim"),
        class_="hand",
        aria_label=desk.say("hand"),
    )


def line(cards: list[Safe], label: str, *, is_clickable: bool) -> Safe:
    """Cards side by side; a strip that scrolls must be reachable by keyboard, also while its cards are no buttons."""
    crowd = "throng" if len(cards) > THRONG else "crowd" if len(cards) > CROWD else None
    host = "host" if len(cards) > HOST else None
    return tag(
        "ul", *cards, class_=classes("line", crowd, host), aria_label=label, tabindex=None if is_clickable else "0"
    )


def hand_card(desk: Desk, card: int) -> Safe:
    """A card of the hand: what may be done with it is its button."""
    offer = desk.on_cards.get(CARD_NAMES[card])
    own = desk.view.own
    is_answer = own is not None and own.answer == card
    look, content = looks(card), face(desk, card)
    where = {"id": mark_of(card), "data_by": TRIALS}
    if offer is None:
        return tag("div", content, class_=classes(look, "on" if is_answer else None), **where)
    if desk.aimed is offer:
        return tag("div", content, class_=f"{look} on", aria_current="true", **where)
    warned = danger_badge(desk, card) if offer.verb == "play" else EMPTY
    does = hidden(desk.say(f"verb-{offer.verb}"), " ")
    return desk.button(offer, does, content, warned, class_=look, **where)


def land_card(desk: Desk, card: int) -> Safe:
    """A card of No Man's Land; the charm may take it away."""
    offer = desk.on_cards.get(CARD_NAMES[card])
    look, content = looks(card), face(desk, card)
    where = {"id": mark_of(card), "data_by": desk.turned_up.get(card)}
    if offer is None:
        return tag("div", content, class_=look, **where)
    if desk.aimed is offer:
        return tag("div", content, class_=f"{look} on", aria_current="true", **where)
    chip = tag("span", sign("charm"), tag("b", desk.say("verb-charm")), class_="chance")
    return desk.button(offer, content, chip, class_=look, **where)


def looks(card: int) -> str:
    if card < THREATS:
        return f"trial n{len(shows(card))}"
    return f"trial knock {knock_kind(card)}"


def face(desk: Desk, card: int) -> Safe:
    """The front of a card."""
    return threat_face(desk, card) if card < THREATS else knock_face(desk, card)


def threat_face(desk: Desk, card: int) -> Safe:
    """Its threats large over a wasted land, the trap in the corner."""
    kinds = shows(card)
    trap = EMPTY
    if is_trap(card):
        trap = tag(
            "span", sign("trap"), hidden(desk.say("trap" if desk.is_traps_on else "trap-ignored")), class_="trap"
        )
    return join(
        (
            sky(tuple(kinds)),
            tag("span", *(disc(KIND_NAMES[kind]) for kind in kinds), class_="tics"),
            scenery("mud"),
            trap,
            tag("span", desk.card(card), class_="tname"),
        )
    )


@lru_cache(maxsize=64)
def sky(kinds: tuple[int, ...]) -> Safe:
    """A strip of sky for each threat."""
    return tag("span", *(tag("i", class_=KIND_NAMES[kind]) for kind in kinds), class_="sky", aria_hidden="true")


def knock_face(desk: Desk, card: int) -> Safe:
    """A Hard Knock says what it does; so does Merry Christmas."""
    is_relief = card == MERRY_CHRISTMAS
    kinds = shows(card)
    heads = [sign("christmas")] if is_relief else [sign("knock")] * icons(card)
    return join(
        (
            tag("span", *heads, *(disc(KIND_NAMES[kind]) for kind in kinds), class_="heads"),
            tag("span", desk.card(card), class_="kname"),
            tag("span", effect(desk, card), class_="effect"),
            scenery("stable" if is_relief else "trench"),
        )
    )


def icons(card: int) -> int:
    return int(ICONS[card])


def effect(desk: Desk, card: int) -> str:
    """What a Hard Knock does, in a sentence."""
    kinds = shows(card)
    if kinds:
        return desk.say("effect-threat", kind=desk.threat(kinds[0]))
    return desk.say(f"effect-{CARD_NAMES[card].replace('_', '-')}")


def danger_badge(desk: Desk, card: int) -> Safe:
    """A skull on what would fail the mission or break the soldier."""
    words = dangers(desk, card)
    return tag("span", sign("skull"), hidden(" ", *words), class_="danger", title=" ".join(words)) if words else EMPTY


def dangers(desk: Desk, card: int) -> list[str]:
    """What is sure to go wrong if this card is played."""
    told = [desk.say("third", kind=desk.threat(kind)) for kind in desk.failing(card)]
    if card >= THREATS and desk.icons_with(card) >= KNOCK_LIMIT:
        told.append(desk.say("breaking", number=desk.icons_with(card)))  # G-13.2
    return told


def risks(desk: Desk, offer: Offer) -> list[str]:
    """What may go wrong besides."""
    card = CARD_NAMES.index(offer.card)
    return [desk.say("springs")] if desk.springs(card) else []
