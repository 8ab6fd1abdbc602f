"""The people of the squad: comrades in a row, and the viewer's own seat."""

from __future__ import annotations

from functools import cache

from fieldcraft.games.grizzled import names
from fieldcraft.games.grizzled.kinds import CHARMS, KIND_NAMES, KNOCK_LIMIT, NONE, TILE_NAMES
from fieldcraft.games.grizzled.table.cards import effect
from fieldcraft.games.grizzled.table.desk import Desk, shows
from fieldcraft.games.grizzled.table.signs import likeness, sign
from fieldcraft.games.grizzled.view import PlaceView
from fieldcraft.ui.html import EMPTY, Safe, classes, hidden, tag
from fieldcraft.ui.icons import icon


def comrades(desk: Desk) -> Safe:
    """All others, clockwise from the viewer's left, the Chaplain among them."""
    row = [seat(desk, place) for place in desk.comrades]
    label = desk.say("comrades" if desk.is_player else "squad")
    return tag("ol", *row, class_=f"seats of{len(row)}", aria_label=label, tabindex="0")


def own_seat(desk: Desk) -> Safe:
    if not desk.is_player:
        return EMPTY
    return tag("ol", seat(desk, desk.scene.seat), class_="seats own", aria_label=desk.say("you"))


def seat(desk: Desk, place: int) -> Safe:
    """Portrait, names, what is happening, what is held, and what has been suffered."""
    each = desk.view.places[place]
    is_acting = place in desk.scene.waiting_for
    is_gone = each.withdrawn and each.character != NONE
    person = desk.person(place)
    who = tag("small", desk.words("table-who-bot") if person.is_bot else person.name) if person else EMPTY
    return tag(
        "li",
        tag(
            "div",
            likeness(each.character),
            chip(place) if each.character != NONE else EMPTY,
            id=face_of(place),
            class_="pw",
        ),
        tag(
            "div",
            tag("b", desk.first_name(place), class_="nm2"),
            " ",
            who,
            state(desk, place, each, is_acting),
            belongings(desk, each),
            knocks(desk, each),
            own_tiles(desk, place),
            open_hand(desk, place),
            class_="sd",
        ),
        id=f"seat-{place + 1}",
        class_=classes("seat", f"p{place}", "gone" if is_gone else None, "acting" if is_acting else None),
    )


def face_of(place: int) -> str:
    """The element of a soldier's portrait: what he plays comes from there."""
    return f"face-{place + 1}"


@cache
def chip(place: int) -> Safe:
    """A seat's number on its colour; a dash for nobody's."""
    if place < 0:
        return tag("i", class_="chip none", aria_hidden="true")
    return tag("i", str(place + 1), class_=f"num p{place}", aria_hidden="true")


def state(desk: Desk, place: int, each: PlaceView, is_acting: bool) -> Safe:
    """Who leads, who acts, who has left the mission."""
    told = []
    if is_acting and not desk.scene.verdict:
        told.append(tag("b", desk.say("acting"), class_="act"))
    if place == desk.view.leader:
        told.append(tag("span", sign("leader"), desk.say("leader"), class_="ld"))
    if each.withdrawn and each.character != NONE:
        told.append(tag("span", desk.say("withdrew-tile" if each.has_played else "withdrew")))
    elif each.has_played:
        told.append(tag("span", desk.say("tile-placed")))
    return tag("span", *told, class_="stt") if told else EMPTY


def belongings(desk: Desk, each: PlaceView) -> Safe:
    """Cards, charm, speeches, tiles and the weight of Hard Knocks."""
    if each.character == NONE:
        return tag("ul", tiles_held(desk, each), class_="bits")
    parts = [
        tag(
            "li",
            icon("deck"),
            tag("b", str(each.hand_size)),
            hidden(" ", desk.say("cards-word", number=each.hand_size)),
        ),
        charm(desk, each),
        tiles_held(desk, each),
    ]
    if each.speech_tokens:
        told = hidden(" ", desk.say("speeches"))
        parts.append(tag("li", sign("speech"), tag("b", str(each.speech_tokens)), told, title=desk.say("speeches")))
    if each.icons:
        parts.append(weight(desk, each))
    return tag("ul", *parts, class_="bits")


def charm(desk: Desk, each: PlaceView) -> Safe:
    """The charm with the threat it wards off; struck through once spent."""
    kind = int(CHARMS[each.character])
    told = desk.say("charm-ready" if each.charm_ready else "charm-spent", kind=desk.threat(kind))
    return tag(
        "li",
        sign("charm"),
        sign(KIND_NAMES[kind]),
        hidden(told),
        class_=None if each.charm_ready else "used",
        title=told,
    )


def tiles_held(desk: Desk, each: PlaceView) -> Safe:
    told = hidden(" ", desk.say("tiles-word", number=each.tiles))
    return tag("li", sign("tile"), tag("b", str(each.tiles)), told, title=desk.say("tiles"))


def weight(desk: Desk, each: PlaceView) -> Safe:
    """Hard Knock icons against the number that breaks a soldier (G-13.2)."""
    told = desk.say("icons-word", number=each.icons, limit=KNOCK_LIMIT)
    look = "heavy" if each.icons >= KNOCK_LIMIT - 1 else None
    return tag(
        "li", sign("knock"), tag("b", f"{each.icons}/{KNOCK_LIMIT}", aria_hidden="true"), hidden(told), class_=look
    )


def knocks(desk: Desk, each: PlaceView) -> Safe:
    """Hard Knocks in the order in which they struck (G-10.19)."""
    if not each.attached:
        return EMPTY
    told = [
        tag("li", *(sign(KIND_NAMES[kind]) for kind in shows(card)), desk.card(card), title=effect(desk, card))
        for card in each.attached
    ]
    return tag("ul", *told, class_="hk", aria_label=desk.say("knocks"))


def own_tiles(desk: Desk, place: int) -> Safe:
    """The tiles one holds, and the one that lies face down: for their owner alone."""
    own = desk.secrets(place)
    if own is None:
        return EMPTY
    held = [
        tag("li", sign(TILE_NAMES[tile]), tag("b", f"×{count}") if count > 1 else EMPTY, hidden(tile_word(desk, tile)))
        for tile, count in enumerate(own.tiles)
        if count
    ]
    if own.played != NONE:
        told = desk.say("tile-face-down", tile=tile_word(desk, own.played))
        held.append(tag("li", sign(TILE_NAMES[own.played]), hidden(told), class_="down", title=told))
    label = desk.say("your-tiles") if place == desk.scene.seat else desk.say("tiles")
    return tag("ul", *held, class_="tiles2", aria_label=label) if held else EMPTY


def open_hand(desk: Desk, place: int) -> Safe:
    """Everybody's cards, when a finished game is looked at with all hands open."""
    own = desk.secrets(place) if desk.scene.open else None
    if own is None or not own.hand:
        return EMPTY
    cards = [tag("li", *(sign(KIND_NAMES[kind]) for kind in shows(card)), desk.card(card)) for card in own.hand]
    return tag("ul", *cards, class_="hk held", aria_label=desk.say("hand"))


def tile_word(desk: Desk, tile: int) -> str:
    return desk.words.say(names.tile_name(tile))
