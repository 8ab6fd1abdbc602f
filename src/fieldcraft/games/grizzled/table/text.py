"""The table in characters, and in plain sentences: drawn from a view, so it shows what a seat may see."""

from collections.abc import Iterable, Sequence
from typing import Final

from fieldcraft.core.text import Arg, Message, Reader
from fieldcraft.games.grizzled import names
from fieldcraft.games.grizzled.kinds import (
    CHARMS,
    FAILURE_THRESHOLD,
    FEWEST_SEATS,
    KINDS,
    LADDER_TOP,
    LEVEL_NAMES,
    NONE,
)
from fieldcraft.games.grizzled.view import PlaceView, View
from fieldcraft.ui.canvas import Canvas

Runs = list[tuple[str, str]]

WIDTH: Final = 76
INNER: Final = WIDTH - 4
NAME_WIDTH: Final = 30
LEADS, READY, SPENT, TOKEN, WITHDRAWN = "◆", "✓", "✗", "»", "▲"


def draw(view: View, reader: Reader) -> list[Runs]:
    """The table as rows of styled runs: piles and threats, No Man's Land, then everybody around it."""
    land = fold([reader.say(names.card_name(card)) for card in view.no_mans_land] or ["-"])
    people = [person_lines(view, place, reader) for place in range(len(view.places))]
    height = 2 + 2 + len(land) + 2 + sum(map(len, people)) + 1
    canvas = Canvas(WIDTH, height)
    canvas.box(0, 0, WIDTH, height)
    canvas.text(2, 1, piles_line(view, reader), "bold")
    draw_threats(canvas, 2, view, reader)
    canvas.box(0, 3, WIDTH, len(land) + 2)
    canvas.text(2, 3, f" {reader('grizzled-table-no-mans-land')} ", "bold")
    for row, line in enumerate(land, 4):
        canvas.text(2, row, line)
    row = 5 + len(land)
    for place, lines in enumerate(people):
        for number, line in enumerate(lines):
            canvas.text(2, row, line[:INNER], style_of(view, place) if number == 0 else "")
            row += 1
    return canvas.rows()


def style_of(view: View, place: int) -> str:
    """Bold who decides, dim who has withdrawn; words and signs say the same."""
    if place in (view.active, *view.asked):
        return "bold"
    return "dim" if view.places[place].withdrawn else ""


def piles_line(view: View, reader: Reader) -> str:
    trials = view.trials or reader("grizzled-table-peace")
    morale = view.morale or reader("grizzled-table-monument")
    parts = (
        f"{reader('grizzled-table-trials-short')} {trials}",
        f"{reader('grizzled-table-morale-short')} {morale}",
        f"{reader('grizzled-table-tokens-short')} {view.supply}",
    )
    return "   ".join(parts)


def draw_threats(canvas: Canvas, row: int, view: View, reader: Reader) -> None:
    column = 2
    for kind in range(KINDS):
        number = view.threats[kind]
        text = f"{reader.say(names.kind_name(kind))} {number}"
        canvas.text(column, row, text, "bold red" if number == FAILURE_THRESHOLD - 1 else "bold" if number else "dim")
        column += len(text) + 2


def person_lines(view: View, place: int, reader: Reader) -> list[str]:
    """Name, charm, cards, tiles and tokens in one line, Hard Knocks below."""
    each = view.places[place]
    signs = (LEADS if view.leader == place else " ") + (WITHDRAWN if each.withdrawn else " ")
    name = reader.say(numbered(place, each))
    counts = [f"{each.tiles} {reader('grizzled-table-tiles-short')}"]
    if each.character != NONE:
        charm = reader.say(names.kind_name(int(CHARMS[each.character])))
        name = f"{name} · {charm} {READY if each.charm_ready else SPENT}"
        counts.insert(0, f"{each.hand_size} {reader('grizzled-table-cards-short')}")
    line = f"{signs} {name:<{NAME_WIDTH}}  {', '.join(counts)} {TOKEN * each.speech_tokens}".rstrip()
    knocks = fold([reader.say(names.card_name(card)) for card in each.attached], INNER - 6)
    return [line, *(f"      {knock}" for knock in knocks)]


def fold(words: Sequence[str], width: int = INNER) -> list[str]:
    """Words by commas in lines of a width."""
    lines: list[str] = []
    for word in words:
        if lines and len(lines[-1]) + 2 + len(word) <= width:
            lines[-1] += f", {word}"
        else:
            lines.append(word)
    return lines


def legend(reader: Reader) -> list[str]:
    """What the signs of the drawing mean."""
    return [reader(f"grizzled-table-legend-{part}") for part in ("signs", "threats")]


def sentences(view: View, reader: Reader) -> list[str]:
    """The whole table in sentences."""
    told = [reader.say(headline(view)), *summary(view, reader)]
    for place, each in enumerate(view.places):
        told.append(person_sentence(place, each, reader))
    return told


def summary(view: View, reader: Reader) -> list[str]:
    """Round, piles, No Man's Land and active threats."""
    leader = names.player_name(view.places[view.leader].character)
    threats = [
        reader("grizzled-table-threat", kind=names.kind_name(kind), number=number)
        for kind, number in enumerate(view.threats)
        if number
    ]
    return [
        reader("grizzled-table-round", round=view.round, leader=leader),
        reader("grizzled-table-piles", trials=view.trials, morale=view.morale, supply=view.supply),
        reader("grizzled-table-land", cards=listed(view.no_mans_land, reader)),
        reader("grizzled-table-threats", threats=", ".join(threats) or reader("grizzled-table-nothing")),
    ]


def person_sentence(place: int, each: PlaceView, reader: Reader) -> str:
    if each.character == NONE:
        return reader("grizzled-table-chaplain", tiles=each.tiles)
    return reader(
        "grizzled-table-player",
        seat=numbered(place, each),
        charm=names.kind_name(int(CHARMS[each.character])),
        ready=Message(f"grizzled-table-{'ready' if each.charm_ready else 'spent'}"),
        hand=each.hand_size,
        tiles=each.tiles,
        tokens=each.speech_tokens,
        state=Message(f"grizzled-table-{'withdrawn' if each.withdrawn else 'in-mission'}"),
        knocks=listed(each.attached, reader),
    )


def numbered(place: int, each: PlaceView) -> Message:
    """A player with the number of the seat; the Chaplain has none."""
    name = names.player_name(each.character)
    if each.character == NONE:
        return name
    return Message("grizzled-table-numbered", {"number": place + 1, "seat": name})


def hand(view: View, reader: Reader) -> list[str]:
    """The cards and tiles a player holds."""
    if view.own is None:
        return []
    told = [
        reader("grizzled-table-hand", cards=listed(view.own.hand, reader)),
        reader("grizzled-table-own-tiles", tiles=tile_list(view.own.tiles, reader)),
    ]
    if view.own.played != NONE:
        told.append(reader("grizzled-table-own-played", tile=names.tile_name(view.own.played)))
    return told


def piles(view: View, reader: Reader) -> list[str]:
    """Everything a seat may know of cards and tiles out of sight."""
    told = [
        reader("grizzled-table-discard", cards=listed(view.discard, reader)),
        reader("grizzled-table-returned", cards=listed((card for card, _ in view.returned), reader)),
    ]
    if view.own is not None and any(view.own.lost):
        told.append(reader("grizzled-table-own-lost", tiles=tile_list(view.own.lost, reader)))
    for each in view.places:
        seat = names.player_name(each.character)
        told.append(reader("grizzled-table-known-tiles", seat=seat, tiles=tile_list(each.known_tiles, reader)))
    return told


def listed(cards: Iterable[int], reader: Reader) -> str:
    return ", ".join(reader.say(names.card_name(card)) for card in cards) or reader("grizzled-table-nothing")


def tile_list(counts: Iterable[int], reader: Reader) -> str:
    """Tile names with their numbers."""
    told = [
        reader.say(names.tile_name(tile)) + (f" ×{count}" if count > 1 else "")
        for tile, count in enumerate(counts)
        if count
    ]
    return ", ".join(told) or reader("grizzled-table-nothing")


def headline(view: View) -> Message:
    """One line that says which game this is: the step of the ladder (G-15.4), the warning of two alone (G-15.5)."""
    level = Message(f"grizzled-level-{LEVEL_NAMES[view.level]}")
    args: dict[str, Arg] = {"players": view.players, "level": level}
    if view.ladder:
        return Message("grizzled-table-headline-ladder", {**args, "step": view.ladder, "steps": LADDER_TOP})
    if len(view.places) > FEWEST_SEATS:
        return Message("grizzled-table-headline", args)
    return Message("grizzled-table-headline-plain", {**args, "mode": Message("grizzled-mode-plain")})
