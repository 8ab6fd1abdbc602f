"""The board: its picture, and over it one box a tile with what lies there and what can be done there."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final

from fieldcraft.core.decision import Odds
from fieldcraft.games.undaunted import names
from fieldcraft.games.undaunted.cards import TILES
from fieldcraft.games.undaunted.kinds import KIND_NAMES, SIDE_NAMES, UNITS
from fieldcraft.games.undaunted.scenarios import scenario
from fieldcraft.games.undaunted.table import text
from fieldcraft.games.undaunted.table.desk import Desk
from fieldcraft.games.undaunted.table.geometry import MARGIN, TILE, board_size, tile_box
from fieldcraft.games.undaunted.table.tokens import token
from fieldcraft.ui.html import EMPTY, Safe, classes, hidden, join, tag
from fieldcraft.ui.icons import icon
from fieldcraft.ui.memory import Memory
from fieldcraft.ui.scene import Offer

HALF = TILE // 2
QUIET_TILES: Final = Memory[Safe](4096)
"""Tiles without anything to click, by all that their drawing shows."""
CROWD = 8
"""More counters than so many on a tile are drawn as small as so many."""


@cache
def steps(number: int) -> dict[str, str]:
    """By tile of a scenario: the classes that put its box in place, counted in half tiles."""
    chosen = scenario(str(number))
    boxes = {tile: tile_box(chosen, tile) for tile in chosen.tiles}
    return {tile: f"x{(x - MARGIN) // HALF} y{(y - MARGIN) // HALF}" for tile, (x, y, _, _) in boxes.items()}


@cache
def extent(number: int) -> tuple[int, int, str]:
    """Width and height of a scenario's board, and the classes that say so in half tiles."""
    width, height = board_size(scenario(str(number)))
    return width, height, f"w{(width - 2 * MARGIN) // HALF} h{(height - 2 * MARGIN) // HALF}"


def board(desk: Desk) -> Safe:
    """The battlefield."""
    width, height, looks = extent(desk.view.scenario)
    tiles = [tile_box_of(desk, number, tile) for number, tile in enumerate(desk.scenario.tiles)]
    frame = tag(
        "div",
        tag("img", src=desk.scene.art, alt="", width=width, height=height, draggable="false"),
        tag("ol", *tiles, class_="tiles"),
        class_="bw",
    )
    return tag("section", frame, class_=f"board {looks}", aria_label=desk.say("board"))


def tile_box_of(desk: Desk, number: int, tile: str, *more: Safe, looks: str | None = None) -> Safe:
    """One tile; where nothing can be clicked it is drawn once for each look, since most stay as they were."""
    if more or looks or desk.is_figure or tile in desk.busy:
        return draw_tile(desk, number, tile, *more, looks=looks)
    shown = (desk.words, desk.view.scenario, desk.near, desk.view.radio_value, tile, *desk.lying[number])
    return QUIET_TILES.recall(shown, lambda: draw_tile(desk, number, tile))


def draw_tile(desk: Desk, number: int, tile: str, *more: Safe, looks: str | None = None) -> Safe:
    """One tile with its description, target, signs and counters, and whatever else lies on it."""
    offers = desk.on_board.get(tile, [])
    standing = [text.units_on(desk.side(seat), number) for seat in (0, 1)]
    return tag(
        "li",
        hidden(text.tile_sentence(desk.view, desk.scenario, number, desk.words)),
        target(desk, tile, offers),
        cover(tile),
        plate(desk, number, tile),
        eyes(desk, number),
        tag("b", tile, class_="tn", aria_hidden="true"),
        flags(desk, number, tile),
        *(counters(desk, seat, standing) for seat in (1 - desk.near, desk.near)),
        *more,
        id=desk.mark(f"tile-{tile}"),
        class_=classes("tile", steps(desk.view.scenario)[tile], looks),
    )


def target(desk: Desk, tile: str, offers: list[Offer]) -> Safe:
    """The tile as something to click: one button over all of it, any further ones as chips."""
    if not offers:
        return EMPTY
    whole, *others = offers
    chips = [
        desk.button(offer, spoken(desk, offer), verb_chip(desk, offer), class_="also", id=f"go-{tile}-{offer.verb}")
        for offer in others
    ]
    button = desk.button(whole, spoken(desk, whole), verb_chip(desk, whole), class_="tgt", id=f"go-{tile}")
    return join((button, *chips))


def spoken(desk: Desk, offer: Offer) -> Safe:
    """What a button on the board does, for ears."""
    told = desk.say("action-target", action=desk.action(offer), target=desk.words.say(offer.label))
    return hidden(f"{told}, {percent(offer.odds)}" if offer.odds else told)


def verb_chip(desk: Desk, offer: Offer) -> Safe:
    return tag("span", icon(offer.verb), tag("b", desk.action(offer)), class_="verb", aria_hidden="true")


@cache
def cover(tile: str) -> Safe:
    """The shield; a hill shows both its values (U-11.4)."""
    side = TILES[tile]
    value = str(side.cover) if side.cover_low is None else f"{side.cover}/{side.cover_low}"
    shield = tag("svg", tag("use", href="#shield"), viewBox="0 0 40 44")
    hill = "hill" if side.hill else None
    return tag("span", shield, tag("b", value), class_=classes("cov", f"c{side.cover}", hill), aria_hidden="true")


def plate(desk: Desk, number: int, tile: str) -> Safe:
    """The objective's points, in the colour and shape of who controls the tile."""
    points = text.value(desk.view, desk.scenario, tile)
    holder = next((seat for seat in (0, 1) if number in desk.side(seat).controlled), None)
    sign = "radio" if tile == desk.scenario.radio_tile else "star"
    if not points and sign != "radio":
        return EMPTY
    held = None if holder is None else f"s{holder}"
    return tag("span", icon(sign), tag("b", str(points)), class_=classes("obj", held), aria_hidden="true")


def eyes(desk: Desk, number: int) -> Safe:
    """Both sides' markers: an eye where scouted, a flag where controlled."""
    signs = []
    for seat in (desk.near, 1 - desk.near):
        found = text.marker(desk.side(seat), number)
        if found:
            sign = icon("flag" if found == "controlled" else "scout")
            signs.append(tag("i", sign, class_=classes("sc", f"s{seat}", "full" if found == "controlled" else None)))
    return tag("span", *signs, class_="scs", aria_hidden="true") if signs else EMPTY


def flags(desk: Desk, number: int, tile: str) -> Safe:
    """Who enters here, and target markers."""
    signs = [*spawn_flags(desk.view.scenario, tile)]
    signs += [fallen(desk, *each) for each in sorted(Counter(desk.fallen.get(number, ())).items())]
    signs += [
        tag("i", icon("target"), class_=f"mark s{seat}", aria_hidden="true")
        for seat in (0, 1)
        if desk.side(seat).target == number
    ]
    return tag("span", *signs, class_="flags") if signs else EMPTY


def fallen(desk: Desk, seat: int, times: int) -> Safe:
    """Where somebody fell in this turn or the one before, and how often."""
    often = tag("b", str(times), aria_hidden="true") if times > 1 else EMPTY
    told = hidden(desk.say("fell", side=names.side_name(seat), number=times))
    return tag("i", icon("casualties"), often, told, class_=f"fell s{seat}")


@cache
def spawn_flags(number: int, tile: str) -> tuple[Safe, ...]:
    """One flag a spawn marker, with the squads and units it is for unless it is for all."""
    chosen = scenario(str(number))
    made = []
    for seat, name in enumerate(SIDE_NAMES):
        for spawn in chosen.spawn[name]:
            if spawn.tile == tile:
                letters = "".join(spawn.squads).upper()
                units = [silhouette(unit) for unit in spawn.units]
                whom = EMPTY if spawn.label == "ALL" else tag("b", letters, *units)
                made.append(tag("i", icon("ready"), whom, class_=f"spawn s{seat}", aria_hidden="true"))
    return tuple(made)


def silhouette(unit: str) -> Safe:
    return tag("svg", tag("use", href=f"#u-{unit}"), class_="ic", viewBox="0 0 64 64", aria_hidden="true")


def counters(desk: Desk, seat: int, standing: list[list[int]]) -> Safe:
    """One side's counters on a tile; their number decides their size."""
    units = standing[seat]
    if not units:
        return EMPTY
    shared = "both" if standing[1 - seat] else None
    crowd = min(max(len(each) for each in standing), CROWD)
    drawn = [counter(desk, seat, unit) for unit in units]
    return tag("ul", *drawn, class_=classes("toks", "near" if seat == desk.near else "far", shared, f"n{crowd}"))


def counter(desk: Desk, seat: int, unit: int) -> Safe:
    """A counter, and as a button what can be done to it."""
    name = f"{SIDE_NAMES[seat]}.{KIND_NAMES[unit]}"
    mark = f"t-{SIDE_NAMES[seat]}-{KIND_NAMES[unit]}"
    suppressed = unit in desk.side(seat).suppressed
    aimed = desk.aimed is not None and desk.aimed.piece == name
    selected = seat == desk.near and unit == desk.selected
    drawn = token(seat, unit, suppressed=suppressed, selected=selected, aimed=aimed)
    offers = [offer for offer in desk.on_board.get(name, []) if offer is not desk.aimed]
    told = hidden(counter_words(desk, seat, unit, suppressed))
    if len(offers) == 1 and not aimed:
        return tag("li", piece_button(desk, offers[0], told, drawn, mark), tip(desk, offers[0], mark))
    body = tag("span", told, drawn, id=desk.mark(mark), class_=classes("tok", "aimed" if aimed else None))
    choices = [choice(desk, offer, mark) for offer in offers]
    return tag("li", body, tag("span", *choices, class_="pick") if choices else EMPTY)


def counter_words(desk: Desk, seat: int, unit: int, suppressed: bool) -> str:
    name = desk.words.say(names.counter_name(seat * UNITS + unit))
    return desk.words("undaunted-table-unit-suppressed", unit=name) if suppressed else name


def piece_button(desk: Desk, offer: Offer, told: Safe, drawn: Safe, mark: str) -> Safe:
    """A counter with exactly one thing to do to it is a button as a whole."""
    chance = tag("span", percent(offer.odds), class_="pc", aria_hidden="true") if offer.odds else lead_chip(offer)
    said = desk.say("action-target", action=desk.action(offer), target=desk.words.say(offer.label))
    ears = hidden(f"{said}, {percent(offer.odds)}" if offer.odds else said)
    about = f"{mark}-odds" if offer.odds else None
    return desk.button(offer, ears, drawn, chance, class_="tok act", id=mark, aria_describedby=about)


def lead_chip(offer: Offer) -> Safe:
    return tag("span", icon(offer.verb), class_="pc", aria_hidden="true")


def choice(desk: Desk, offer: Offer, mark: str) -> Safe:
    """One of several things to do to a counter."""
    chance = tag("b", percent(offer.odds), aria_hidden="true") if offer.odds else EMPTY
    return desk.button(offer, spoken(desk, offer), icon(offer.verb), chance, class_="opt", id=f"{mark}-{offer.verb}")


def tip(desk: Desk, offer: Offer, mark: str) -> Safe:
    """The sum behind a chance, shown at the counter on hover and focus."""
    odds = offer.odds
    if odds is None:
        return EMPTY
    parts = " + ".join(f"{desk.words.say(name)} {value}" for name, value in odds.parts)
    return tag(
        "span",
        tag("b", desk.say("tip", percent=percent(odds), target=desk.words.say(offer.label))),
        tag("span", desk.say("sum", parts=parts, total=odds.total, dice=odds.dice), class_="eq"),
        bar(odds),
        class_="odds",
        role="tooltip",
        id=f"{mark}-odds",
    )


def percent(odds: Odds | None) -> str:
    """A chance as people say it; never 0 or 100 where it is not certain."""
    if odds is None:
        return ""
    rounded = round(100 * odds.chance)
    return f"{min(max(rounded, 1), 99) if 0 < odds.chance < 1 else rounded}%"


def bar(odds: Odds) -> Safe:
    """The chance as a bar."""
    filled = tag("rect", width=f"{100 * odds.chance:.1f}", height=10)
    return tag("svg", filled, class_="bar", viewBox="0 0 100 10", preserveAspectRatio="none", aria_hidden="true")
