"""The table in characters, and in plain sentences: drawn from a view, so it shows what a seat may see."""

from collections.abc import Iterable, Sequence
from typing import Final

from fieldcraft.core.text import Message, Reader
from fieldcraft.games.undaunted import names
from fieldcraft.games.undaunted.cards import CARDS, TILES
from fieldcraft.games.undaunted.game import goal
from fieldcraft.games.undaunted.kinds import KIND_NAMES, SIDE_NAMES, UNITS
from fieldcraft.games.undaunted.scenarios import Scenario, scenario
from fieldcraft.games.undaunted.view import SideView, View
from fieldcraft.ui.canvas import Canvas

Runs = list[tuple[str, str]]

PITCH_X: Final = 14
PITCH_Y: Final = 6
INNER: Final = PITCH_X - 1
STYLES: Final = ("bold cyan", "bold yellow")
"""By side; every use has a letter or word as well, so no meaning hangs on the colour."""


def draw(view: View, reader: Reader) -> list[Runs]:
    """The board as rows of styled runs."""
    return board_canvas(view, scenario(str(view.scenario)), reader).rows()


def legend(reader: Reader) -> list[str]:
    """What the signs of the drawing mean."""
    return [reader(f"undaunted-table-legend-{part}") for part in ("points", "markers", "counters", "others")]


def board_canvas(view: View, chosen: Scenario, reader: Reader) -> Canvas:
    """Every tile as a box at its half-tile-shifted place."""
    places = {}
    for tile, (line, half) in chosen.places().items():
        if chosen.layout.orientation == "rows":
            places[tile] = (half * PITCH_X // 2, line * PITCH_Y)
        else:
            places[tile] = (line * PITCH_X, half * PITCH_Y // 2)
    width = max(x for x, _ in places.values()) + PITCH_X + 1
    height = max(y for _, y in places.values()) + PITCH_Y + 1
    canvas = Canvas(width, height)
    for number, tile in enumerate(chosen.tiles):
        x, y = places[tile]
        canvas.box(x, y, PITCH_X + 1, PITCH_Y + 1)
        draw_tile(canvas, x + 1, y + 1, view, chosen, number, reader)
    return canvas


def draw_tile(canvas: Canvas, x: int, y: int, view: View, chosen: Scenario, number: int, reader: Reader) -> None:
    """One tile: name and points, cover and markers, counters of both sides, who enters here and target markers."""
    tile = chosen.tiles[number]
    side = TILES[tile]
    canvas.text(x, y, tile, "bold")
    points = value(view, chosen, tile)
    if points:
        holder = next((seat for seat in (0, 1) if number in view.sides[seat].controlled), None)
        badge = f"*{points}" if holder is None else f"*{points} {reader(short_side(holder))}"
        canvas.text(x + INNER - len(badge), y, badge, "bold" if holder is None else STYLES[holder])
    cover = str(side.cover) if side.cover_low is None else f"{side.cover}/{side.cover_low}"
    canvas.text(x, y + 1, f"{reader('undaunted-table-cover')}{cover}")
    column = x + INNER
    for seat in (1, 0):
        face = marker(view.sides[seat], number)
        if face:
            sign = reader(short_side(seat))[0] + ("." if face == "scouted" else "!")
            column -= len(sign)
            canvas.text(column, y + 1, sign, STYLES[seat])
    for seat in (0, 1):
        codes = [code(unit, view.sides[seat], reader) for unit in units_on(view.sides[seat], number)]
        canvas.text(x, y + 2 + seat, fit(codes), STYLES[seat])
    last = []
    for seat in (0, 1):
        last += [f">{reader(short_side(seat))}" for spawn in chosen.spawn[SIDE_NAMES[seat]] if spawn.tile == tile][:1]
        if view.sides[seat].target == number:
            last.append(f"({reader(short_side(seat))})")
    canvas.text(x, y + 4, " ".join(last)[:INNER], "dim")


def fit(codes: Sequence[str]) -> str:
    """As many counter codes as a tile is wide, then how many more there are."""
    line = " ".join(codes)
    if len(line) <= INNER:
        return line
    shown = len(codes)
    while len(" ".join(codes[:shown])) > INNER - 3:
        shown -= 1
    return f"{' '.join(codes[:shown])} +{len(codes) - shown}"


def code(unit: int, side: SideView, reader: Reader) -> str:
    """A counter's letters, in brackets while suppressed."""
    card = CARDS[KIND_NAMES[unit]]
    letters = reader(f"undaunted-code-{card.title.replace('_', '-')}") + card.squad.lower()
    return f"({letters})" if unit in side.suppressed else letters


def short_side(seat: int) -> str:
    return f"undaunted-side-short-{SIDE_NAMES[seat]}"


def value(view: View, chosen: Scenario, tile: str) -> int:
    """A tile's points now."""
    return chosen.objectives.get(tile, 0) + (view.radio_value if tile == chosen.radio_tile else 0)


def marker(side: SideView, tile: int) -> str:
    """The face of a side's marker on a tile, or nothing."""
    return "controlled" if tile in side.controlled else "scouted" if tile in side.scouted else ""


def units_on(side: SideView, tile: int) -> list[int]:
    return [unit for unit in range(UNITS) if side.where[unit] == tile]


def sentences(view: View, reader: Reader) -> list[str]:
    """The whole table in sentences: both sides, then every tile with what is on it and what lies next to it."""
    chosen = scenario(str(view.scenario))
    told = summary(view, reader)
    for number, tile in enumerate(chosen.tiles):
        told.append(tile_sentence(view, chosen, number, reader))
        told += counter_sentences(view, number, reader)
        told.append(reader("undaunted-table-neighbours", tiles=", ".join(chosen.adjacency[tile])))
    return told


def tile_sentence(view: View, chosen: Scenario, number: int, reader: Reader) -> str:
    tile = chosen.tiles[number]
    side = TILES[tile]
    parts = [reader("undaunted-table-tile", tile=tile, cover=side.cover)]
    if side.cover_low is not None:
        parts.append(reader("undaunted-table-hill", cover=side.cover_low))
    points = value(view, chosen, tile)
    if points:
        parts.append(reader("undaunted-table-objective", points=points))
    for seat in (0, 1):
        face = marker(view.sides[seat], number)
        if face:
            parts.append(reader(f"undaunted-table-{face}", side=names.side_name(seat)))
        if view.sides[seat].target == number:
            parts.append(reader("undaunted-table-target", side=names.side_name(seat)))
    return ", ".join(parts) + "."


def counter_sentences(view: View, number: int, reader: Reader) -> list[str]:
    """Who stands on a tile, side by side."""
    told = []
    for seat in (0, 1):
        standing = [unit_words(unit, view.sides[seat], reader) for unit in units_on(view.sides[seat], number)]
        if standing:
            told.append(reader("undaunted-table-counters", side=names.side_name(seat), units=", ".join(standing)))
    return told


def unit_words(unit: int, side: SideView, reader: Reader) -> str:
    name = names.unit_name(unit)
    return reader("undaunted-table-unit-suppressed", unit=name) if unit in side.suppressed else reader.say(name)


def summary(view: View, reader: Reader) -> list[str]:
    """Round, initiative, and for both sides: goal, points and piles."""
    chosen = scenario(str(view.scenario))
    told = [
        reader("undaunted-table-round", round=view.round, side=names.side_name(view.holder)),
    ]
    for seat, side in enumerate(view.sides):
        told.append(
            reader(
                "undaunted-table-side",
                side=names.side_name(seat),
                goal=goal(chosen, SIDE_NAMES[seat]),
                points=side.points,
                hand=side.hand_size,
                deck=side.deck_size,
                discard=side.discard_size,
            )
        )
        if any(side.play):
            told.append(reader("undaunted-table-play", side=names.side_name(seat), cards=pile(side.play, reader)))
    return told


def hand(view: View, reader: Reader) -> list[str]:
    """The cards a seat holds, with the initiative of each."""
    if view.own is None:
        return []
    return [reader("undaunted-table-hand", cards=pile(view.own.hand, reader))]


def piles(view: View, reader: Reader) -> list[str]:
    """Everything a seat may know of the piles: own deck, discard pile and removed cards, both supplies."""
    told = []
    if view.own is not None:
        for key, cards in (("deck", view.own.deck), ("discard", view.own.discard), ("removed", view.own.removed)):
            told.append(reader(f"undaunted-table-{key}", cards=pile(cards, reader)))
    for seat, side in enumerate(view.sides):
        told.append(reader("undaunted-table-supply", side=names.side_name(seat), cards=pile(side.supply, reader)))
        if seat != view.seat:
            told.append(reader("undaunted-table-seen", side=names.side_name(seat), cards=pile(side.seen, reader)))
            told.append(reader("undaunted-table-cycle", side=names.side_name(seat), cards=pile(side.cycle, reader)))
    return told


def pile(cards: Iterable[int], reader: Reader) -> str:
    """Card names with their numbers."""
    told = [
        reader.say(names.card_name(kind)) + (f" ×{count}" if count > 1 else "")
        for kind, count in enumerate(cards)
        if count
    ]
    return ", ".join(told) or reader("undaunted-table-nothing")


def headline(view: View) -> Message:
    """One line that says which battle this is."""
    chosen = scenario(str(view.scenario))
    return Message(
        "undaunted-table-headline",
        {"number": chosen.number, "title": names.scenario_title(chosen), "date": names.scenario_days(chosen)},
    )
