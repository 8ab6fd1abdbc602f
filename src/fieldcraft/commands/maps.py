"""`fieldcraft maps` and `fieldcraft los`: the maps of Combat Commander, checked and drawn, and their lines of sight."""

import json
from collections.abc import Iterator
from typing import Annotated

import typer

from fieldcraft.core.errors import BadInput
from fieldcraft.core.text import LANGUAGES, Reader, language_of, reader, whole_number
from fieldcraft.games.combat_commander import sightline
from fieldcraft.games.combat_commander.hexes import OFF_MAP, hex_name, hex_number
from fieldcraft.games.combat_commander.map_file import Map, faults
from fieldcraft.games.combat_commander.maps import map_numbers, map_of, raw_map
from fieldcraft.games.combat_commander.survey import ground_of
from fieldcraft.games.combat_commander.table import chart, told
from fieldcraft.terminal.console import Console

PACKAGE = "fieldcraft.games.combat_commander"
STRONGEST = 10

AsJson = Annotated[bool, typer.Option("--json", help="JSON instead of sentences.")]
Lang = Annotated[str | None, typer.Option(help=f"Language: {', '.join(LANGUAGES)}.")]
Plain = Annotated[bool, typer.Option("--plain", help="Sentences instead of drawings: for screen readers.")]


def los(
    number: Annotated[str, typer.Argument(metavar="MAP", help="The map's number.")],
    a: Annotated[str, typer.Argument(metavar="FROM", help="A hex, such as A1.")],
    b: Annotated[str, typer.Argument(metavar="TO", help="Another hex.")],
    smoke: Annotated[list[str] | None, typer.Option(help="Smoke in a hex, as F5=4; may be repeated.")] = None,
    blaze: Annotated[list[str] | None, typer.Option(help="A hex with a Blaze; may be repeated.")] = None,
    fog: Annotated[int, typer.Option(min=0, max=20, help="Fog that adds to every hindrance.")] = 0,
    as_json: AsJson = False,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    """Tell whether two hexes of a Combat Commander map see each other, and which rule decides."""
    board = map_of(map_number(number))
    over = sightline.Conditions(
        smoke=dict(smoke_in(text) for text in smoke or []),
        blaze=frozenset(hex_in(text) for text in blaze or []),
        fog=fog,
    )
    line = sightline.explained(sightline.drawing_of(board.id), ground_of(board.id), over, hex_in(a), hex_in(b))
    if as_json:
        print(json.dumps(sightline.as_json(board, line)))
        return
    words, console = reader(language_of(lang), PACKAGE), Console(plain)
    for sentence in line_sentences(board, line, words):
        console.say(sentence)
    if not plain:
        console.say()
        console.draw(line_drawing(board, line, over))


def line_sentences(board: Map, line: sightline.Sightline, words: Reader) -> Iterator[str]:
    """The verdict on a line, then what it meets."""
    yield words(
        "combat-commander-sight-title",
        map=board.id,
        a=hex_name(line.a),
        b=hex_name(line.b),
        distance=line.distance,
        levela=board.at(line.a).elevation,
        levelb=board.at(line.b).elevation,
    )
    yield words.say(sightline.verdict(line))
    met = sightline.met_sentences(board, line)
    yield words("combat-commander-sight-meets" if met else "combat-commander-sight-meets-nothing")
    for each in met:
        yield f"  {words.say(each)}"


def line_drawing(board: Map, line: sightline.Sightline, over: sightline.Conditions) -> list[chart.Runs]:
    """The part of the map that a line crosses, with the line in it."""
    shown = chart.around([line.a, line.b, *(each.hex for each in line.met.hexes)], margin=0)
    contents = {
        hex_: chart.Contents(
            smoke=over.smoke.get(hex_, 0),
            blaze=hex_ in over.blaze,
            mark="reverse" if hex_ in (line.a, line.b) else "",
        )
        for hex_ in {*over.smoke, *over.blaze, line.a, line.b}
    }
    return chart.chart(board, contents, shown, (line.a, line.b))


def maps(
    numbers: Annotated[
        list[str] | None, typer.Argument(metavar="[MAP]...", help="Maps to draw; all are checked.")
    ] = None,
    as_json: AsJson = False,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    """Check the Combat Commander maps: labels, ways, hexsides, Objectives, lines of sight; draw those that are named.

    FIELDCRAFT_COMBAT_COMMANDER may name a folder with maps and scenarios of your own.
    """
    chosen = [map_number(each) for each in numbers or []]
    found = {each: faults(raw_map(each)) for each in chosen or map_numbers()}
    if as_json:
        print(json.dumps({each: [{"place": p, "expected": detail} for p, detail in of] for each, of in found.items()}))
    else:
        words, console = reader(language_of(lang), PACKAGE), Console(plain)
        for each, wrong in found.items():
            console.say(
                words("combat-commander-map-faults", map=each, number=len(wrong))
                if wrong
                else words("combat-commander-map-sound", map=each)
            )
            for place, detail in wrong:
                console.say(f"  {words('combat-commander-map-fault', place=place, detail=detail)}")
            if each in chosen and not wrong:
                show(map_of(each), console, words)
    if any(found.values()):
        raise typer.Exit(1)


def show(board: Map, console: Console, words: Reader) -> None:
    """A map with its legend and its doubtful readings."""
    if console.plain:
        for sentence in told.sentences(board, {}, words):
            console.say(sentence)
    else:
        console.draw(chart.chart(board, {}))
        for sentence in chart.legend(words):
            console.say(sentence)
    trust = [
        words(
            "combat-commander-map-part-trust",
            part=words(f"combat-commander-map-part-{part}"),
            trust=words(f"combat-commander-map-trust-{level}"),
        )
        for part, level in board.confidence.items()
    ]
    console.say(words("combat-commander-map-confidence", parts=", ".join(trust)))
    for hex_, reason in board.ambiguous.items():
        why = words(f"combat-commander-reading-{reason.replace('_', '-')}")
        console.say(words("combat-commander-map-uncertain", hex=hex_, reason=why))


def map_number(text: str) -> int:
    number = whole_number(text)
    if number is None or number not in map_numbers():
        raise BadInput("error-unknown-map", map=text, maps=", ".join(map(str, map_numbers())))
    return number


def hex_in(text: str) -> int:
    """A hex by its name; raises `BadInput`."""
    found = hex_number(text)
    if found == OFF_MAP:
        raise BadInput("error-unknown-hex", hex=text)
    return found


def smoke_in(text: str) -> tuple[int, int]:
    """`F5=4`: a hex and the strength of its Smoke; raises `BadInput`."""
    name, _, strength = text.partition("=")
    value = whole_number(strength)
    if value is None or not 1 <= value <= STRONGEST:
        raise BadInput("error-smoke-form", text=text)
    return hex_in(name), value
