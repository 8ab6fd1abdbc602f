"""The rulebook's examples as figures, drawn by the same hands as the table."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from fieldcraft.core.text import Message, Reader
from fieldcraft.games.undaunted import names
from fieldcraft.games.undaunted.examples import GAME, Claim, Example, Shown, all_shown
from fieldcraft.games.undaunted.kinds import SIDE_NAMES
from fieldcraft.games.undaunted.notation import tile_names
from fieldcraft.games.undaunted.play import UndauntedState
from fieldcraft.games.undaunted.state import pile_size
from fieldcraft.games.undaunted.table import text
from fieldcraft.games.undaunted.table.board import HALF, extent, tile_box_of
from fieldcraft.games.undaunted.table.cards import face, looks_of, pile
from fieldcraft.games.undaunted.table.desk import Desk
from fieldcraft.games.undaunted.table.geometry import MARGIN, tile_box
from fieldcraft.games.undaunted.table.page import score
from fieldcraft.games.undaunted.table.panels import log_entries
from fieldcraft.games.undaunted.table.prompt import boxes, meter
from fieldcraft.games.undaunted.table.tokens import chip
from fieldcraft.ui.html import EMPTY, Safe, hidden, tag
from fieldcraft.ui.icons import icon
from fieldcraft.ui.scene import Line, Scene

PILE_WORDS: Final = {"hand": "pile-hand", "deck": "pile-deck", "discard": "pile-discard", "supply": "list-supply"}
SPECTATOR: Final = -1
STOP_SHORT: Final = 46
"""Arrows begin and end so far from the middle of a tile."""
HEAD: Final = 26
SIGN: Final = 21
"""The radius of a verdict's disc."""

Point = tuple[float, float]


def figures(reader: Reader, art: Callable[[str], str]) -> dict[str, list[Safe]]:
    """By rule: its examples. `art` knows the address of a scenario's board."""
    found: dict[str, list[Safe]] = {}
    for shown in all_shown():
        found.setdefault(shown.example.rule, []).append(figure(shown, reader, art(str(shown.example.scenario))))
    return found


def figure(shown: Shown, reader: Reader, art: str) -> Safe:
    """One example: what is on the board, what the rules make of it, and what to see in it."""
    desk = desk_of(shown.example, shown.after, reader, art)
    facts = [part for part in (*cards(desk, shown), *claims(desk, shown), *outcome(desk, shown)) if part]
    caption = desk.words(f"undaunted-example-caption-{shown.example.id}")
    return tag(
        "figure",
        tag(
            "div",
            crop(desk, shown) if shown.example.tiles else EMPTY,
            tag("div", *facts, class_="exfacts") if facts else EMPTY,
            class_="exbody",
        ),
        tag("figcaption", tag("b", desk.words("undaunted-example")), " ", caption),
        class_="ex",
    )


def desk_of(example: Example, state: UndauntedState, reader: Reader, art: str) -> Desk:
    """A position as a spectator sees it, with nothing to click."""
    return Desk(
        Scene(
            game=GAME.id,
            scenario=str(example.scenario),
            version=0,
            seat=SPECTATOR,
            view=state.view(None),
            decision=None,
            offers=(),
            waiting_for=(),
            picked="",
            aimed="",
            undo="",
            verdict=None,
            log=(),
            people=(),
            chat=(),
            reader=reader,
            address="",
            art=art,
        ),
        is_figure=True,
    )


# --- The board


def crop(desk: Desk, shown: Shown) -> Safe:
    """The part of the board around some tiles; the others are veiled."""
    places = [tile_box(desk.scenario, tile) for tile in shown.example.tiles]
    left, top = (min((box[axis] - MARGIN) // HALF for box in places) for axis in (0, 1))
    right, bottom = (max((box[axis] - MARGIN) // HALF + 2 for box in places) for axis in (0, 1))
    width, height, size = extent(desk.view.scenario)
    picture = tag(
        "img", src=desk.scene.art, alt="", width=width, height=height, class_=size, loading="lazy", draggable="false"
    )
    sheet = tag(
        "div",
        picture,
        tag("ol", *tiles(desk, shown), class_="tiles"),
        ways(desk, shown, width, height, size),
        class_="exsheet",
    )
    return tag(
        "div",
        sheet,
        class_=f"crop x{left} y{top} w{right - left} h{bottom - top}",
        role="img",
        aria_label=board_words(desk, shown),
    )


def tiles(desk: Desk, shown: Shown) -> Iterator[Safe]:
    far, lit = dict(shown.distances()), shown.lit()
    for number, tile in enumerate(desk.scenario.tiles):
        if tile in shown.example.tiles:
            badge = tag("b", str(far[tile]), class_="exfar") if tile in far else EMPTY
            yield tile_box_of(desk, number, tile, badge, looks="lit" if tile in lit else None)
        else:
            yield tag("li", class_=f"tile veil {place(desk, tile)}")


def place(desk: Desk, tile: str) -> str:
    x, y, _, _ = tile_box(desk.scenario, tile)
    return f"x{(x - MARGIN) // HALF} y{(y - MARGIN) // HALF}"


def board_words(desk: Desk, shown: Shown) -> str:
    """The drawing in sentences."""
    told = []
    for number, tile in enumerate(desk.scenario.tiles):
        if tile in shown.example.tiles:
            told.append(text.tile_sentence(desk.view, desk.scenario, number, desk.words))
            told += text.counter_sentences(desk.view, number, desk.words)
    far = [f"{tile} {number}" for tile, number in shown.distances()]
    lit = ", ".join(tile for tile in shown.example.tiles if tile in shown.lit())
    told += [desk.words("undaunted-example-distance", **{"from": tile}, tiles=", ".join(far))
             for tile in shown.example.distances]  # fmt: skip
    told += [desk.words("undaunted-example-near", tile=tile, tiles=lit) for tile in shown.example.near]
    told += [desk.words("undaunted-example-marks", tiles=lit) for _ in shown.example.marks]
    return " ".join(told)


def ways(desk: Desk, shown: Shown, width: int, height: int, size: str) -> Safe:
    """Arrows of what moved and of what is tried, and lines of fire."""
    drawn = [arrow(desk, way, "went") for way in shown.ways()]
    for claim in tried(shown):
        if claim.way:
            drawn.append(arrow(desk, claim.way, "no" if claim.refusal else "ok"))
    for claim in map(shown.claim, shown.example.sums):
        if claim.way:
            drawn.append(arrow(desk, claim.way, "fire"))
    if not drawn:
        return EMPTY
    return tag("svg", *drawn, viewBox=f"0 0 {width} {height}", class_=f"exways {size}", aria_hidden="true")


def middle(desk: Desk, tile: int) -> Point:
    x, y, width, height = tile_box(desk.scenario, desk.scenario.tiles[tile])
    return x + width / 2, y + height / 2


def arrow(desk: Desk, way: tuple[int, int], looks: str) -> Safe:
    """From tile to tile; one that is tried carries the verdict at its middle."""
    start, end = (middle(desk, tile) for tile in way)
    angle = math.atan2(end[1] - start[1], end[0] - start[0])
    along = (math.cos(angle), math.sin(angle))
    tail, tip = moved(start, along, STOP_SHORT), moved(end, along, -STOP_SHORT)
    neck = moved(tip, along, -HEAD)
    across = (-along[1], along[0])
    wings = (moved(neck, across, HEAD * 0.62), tip, moved(neck, across, -HEAD * 0.62))
    shaft = f"M{point(tail)}L{point(moved(neck, along, 2))}"
    head = f"M{'L'.join(point(each) for each in wings)}Z"
    outline = tag("path", d=f"{shaft}{head}", class_="under")
    parts = [outline, tag("path", d=shaft, class_="shaft"), tag("path", d=head, class_="head")]
    if looks in ("ok", "no"):
        x, y = moved(tail, along, math.dist(tail, tip) * 0.42)
        parts.append(tag("circle", cx=f"{x:.0f}", cy=f"{y:.0f}", r=SIGN, class_="disc"))
        sign = "check" if looks == "ok" else "x"
        parts.append(tag("use", href=f"#i-{sign}", x=f"{x - 14:.0f}", y=f"{y - 14:.0f}", width=28, height=28))
    return tag("g", *parts, class_=f"way {looks}")


def moved(start: Point, along: Point, steps: float) -> Point:
    return start[0] + along[0] * steps, start[1] + along[1] * steps


def point(at: Point) -> str:
    return f"{at[0]:.0f} {at[1]:.0f}"


# --- Beside the board


def cards(desk: Desk, shown: Shown) -> Iterator[Safe]:
    """Hands, and piles before and after."""
    hands = [(seat, shown.before.side(seat).hand) for seat in map(SIDE_NAMES.index, shown.example.hands)]
    held = [(seat, kind, int(number)) for seat, hand in hands for kind, number in enumerate(hand) if number]
    if held:
        suppressed = desk.side(desk.near).suppressed
        faces = [
            tag("div", face(desk.words, kind, number, kind in suppressed), class_=looks_of(kind, seat, number, False))
            for seat, kind, number in held
        ]
        yield tag("div", *faces, class_="cards")
    if shown.example.piles:
        times = (("before", shown.before), ("after", shown.after))
        yield tag("div", *(piles(desk, shown, key, state) for key, state in times), class_="expair")


def piles(desk: Desk, shown: Shown, key: str, state: UndauntedState) -> Safe:
    lists = [part for name in shown.example.piles for part in named_pile(desk, state, name)]
    heading = tag("p", desk.words(f"undaunted-example-{key}"), class_="exhead")
    return tag("div", heading, tag("dl", *lists, class_="expiles"))


def named_pile(desk: Desk, state: UndauntedState, name: str) -> tuple[Safe, Safe]:
    side, _, zone = name.partition(".")
    seat = SIDE_NAMES.index(side)
    held = getattr(state.side(seat), zone)
    title = tag("dt", chip(seat), " ", desk.say(PILE_WORDS[zone]), " ", tag("small", str(int(pile_size(held)))))
    return title, tag("dd", pile(desk.words, tuple(int(number) for number in held), seat))


def tried(shown: Shown) -> list[Claim]:
    return [shown.claim(line) for line in shown.example.tries]


def claims(desk: Desk, shown: Shown) -> Iterator[Safe]:
    """What is allowed and what is not, and the sums of attacks."""
    tries = tried(shown)
    if tries:
        yield tag("ul", *(verdict(desk, shown, claim) for claim in tries), class_="extries")
    for line in shown.example.sums:
        claim = shown.claim(line)
        assert claim.odds is not None, line
        yield tag("p", *action_words(desk, shown, claim), class_="exhead")
        yield tag("dl", *boxes(desk, claim.odds), class_="calc")
        yield meter(claim.odds)


def verdict(desk: Desk, shown: Shown, claim: Claim) -> Safe:
    """An action with a tick, or with a cross and the rule against it."""
    refusal = claim.refusal
    why = EMPTY
    if refusal:
        why = tag("span", tag("a", refusal.rule, href=f"#{refusal.rule}"), " ", desk.words.say(refusal.message))
    key = "refused" if refusal else "allowed"
    sign = tag("i", icon("x" if refusal else "check"), hidden(desk.words(f"undaunted-example-{key}")))
    return tag("li", sign, tag("div", tag("b", *action_words(desk, shown, claim)), " ", why), class_=key)


def action_words(desk: Desk, shown: Shown, claim: Claim) -> Iterable[str]:
    """Such as “Rifleman A: Move 1 → 13B”."""
    parts = []
    verb, arg = claim.object
    if len(claim.act.notations) > 1 or not verb:
        first = GAME.parse(shown.after, claim.act.notations[0])
        parts.append(desk.words.say(GAME.label(shown.after, claim.act.seat, first)))
    if verb:
        parts.append(object_words(desk, claim.state, verb, arg))
    return (" ".join(parts[:1]), *(each for part in parts[1:] for each in (" ", icon("move"), " ", part)))


def object_words(desk: Desk, state: UndauntedState, verb: str, arg: int) -> str:
    if verb == "tile":
        return tile_names(state)[arg]
    named: Message = names.counter_name(arg) if verb == "counter" else names.card_name(arg)
    return desk.words.say(named)


def outcome(desk: Desk, shown: Shown) -> Iterator[Safe]:
    """What the log tells, and the points."""
    if shown.told:
        lines = [Line(0, desk.words.say(each.message), each.seat, each.kind, dict(each.values)) for each in shown.told]
        yield tag("ol", *log_entries(lines), class_="exlog lg")
    if shown.example.scores:
        scores = [score(desk.words, desk.view.scenario, seat, desk.side(seat).points) for seat in (0, 1)]
        yield tag("div", *scores, class_="scores")
