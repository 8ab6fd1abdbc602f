"""The printed maps, loaded and checked (CC-2).

`FIELDCRAFT_COMBAT_COMMANDER` may name a folder with `maps/` and `scenarios/`: a file in it replaces the one with the
same name, or adds one. So a host corrects a reading without touching the package.
"""

import os
import re
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Literal

from msgspec.structs import replace

from fieldcraft.core.data import load
from fieldcraft.core.errors import BadData, BadInput
from fieldcraft.games.combat_commander.drawn import Drawing
from fieldcraft.games.combat_commander.map_file import Map, faults, read_sight
from fieldcraft.games.combat_commander.nations import DATA


def folders(kind: Literal["maps", "scenarios"]) -> list[Traversable | Path]:
    """Where files of a kind are looked for: the package, then the host's own folder."""
    own = os.environ.get("FIELDCRAFT_COMBAT_COMMANDER", "")
    places: list[Traversable | Path] = [DATA / kind]
    return places + ([Path(own) / kind] if own else [])


def files_of(kind: Literal["maps", "scenarios"]) -> dict[str, Traversable | Path]:
    """The YAML files of a kind by name, in order; the host's own replace those of the package."""
    found: dict[str, Traversable | Path] = {}
    for folder in folders(kind):
        if folder.is_dir():
            found |= {place.name: place for place in folder.iterdir() if place.name.endswith(".yaml")}
    return dict(sorted(found.items()))


def numbered(kind: Literal["maps", "scenarios"], stem: str) -> dict[int, str]:
    """The files of a kind by the number in their names, `map_07.yaml`; raises `BadData` for any other name."""
    found = {}
    for name in files_of(kind):
        matched = re.fullmatch(rf"{stem}_([0-9]{{2,3}})\.yaml", name)
        if matched is None:
            raise BadData(name, "", "error-field", detail=f"expected a name like {stem}_07.yaml")
        found[int(matched[1])] = name
    return found


def read_map(place: Traversable | Path) -> Map:
    """A map file with its table of lines of sight, form checked; `faults` tells what does not fit in it."""
    board = replace(load(place, Map), file=place.name)
    if board.los is None:
        return board
    tables = [folder / board.los for folder in reversed(folders("maps")) if (folder / board.los).is_file()]
    if not tables:
        raise board.wrong("los", f"no file {board.los}")
    return replace(board, sight=read_sight(tables[0]))


@cache
def map_numbers() -> dict[int, str]:
    """The numbers of all maps, with the names of their files."""
    return numbered("maps", "map")


def raw_map(number: int) -> Map:
    """A map by its number as its file has it, faults and all; raises `BadInput` naming those there are."""
    if number not in map_numbers():
        raise BadInput("error-unknown-map", map=str(number), maps=", ".join(map(str, map_numbers())))
    board = read_map(files_of("maps")[map_numbers()[number]])
    if board.id != number:
        raise board.wrong("id", f"expected {number}")
    return board


@cache
def map_of(number: int) -> Map:
    """A sound map by its number, always with a table; raises `BadInput`, or `BadData` with the first fault."""
    board = raw_map(number)
    for place, detail in faults(board):
        raise board.wrong(place, f"expected {detail}")
    return board if board.sight else replace(board, sight=Drawing(board).table())
