"""A map in plain sentences, one a hex: for screen readers and logs."""

from collections.abc import Iterator, Mapping
from typing import Final

from fieldcraft.core.text import Reader
from fieldcraft.games.combat_commander.hexes import HEXES, OFF_MAP, hex_name, step
from fieldcraft.games.combat_commander.map_file import Hex, Map, Side
from fieldcraft.games.combat_commander.table.chart import NOTHING, WAYS, Contents, key

SIDES_TOLD: Final = ("fence", "hedge", "wall", "cliff")


def sentences(board: Map, contents: Mapping[int, Contents], reader: Reader) -> list[str]:
    """Every hex with its terrain, height, Objective, ways, hexsides and what stands there."""
    sides = board.sides()
    return [", ".join(parts(board, sides, hex_, contents.get(hex_, NOTHING), reader)) + "." for hex_ in range(HEXES)]


def parts(board: Map, sides: dict[frozenset[int], Side], hex_: int, held: Contents, reader: Reader) -> Iterator[str]:
    each = board.at(hex_)
    yield reader(
        "combat-commander-told-terrain",
        hex=hex_name(hex_),
        terrain=reader(f"combat-commander-terrain-{key(each.terrain)}"),
    )
    if each.elevation:
        yield reader("combat-commander-told-level", level=each.elevation)
    for number, objective in board.objectives.items():
        if hex_name(hex_) in objective.hexes():
            yield reader("combat-commander-told-objective", number=number)
    for name in WAYS:
        yield from way_parts(each, hex_, name, reader)
    for feature in SIDES_TOLD:
        beyond = [
            hex_name(other)
            for other in (int(step(hex_, direction)) for direction in range(1, 7))
            if (side := sides.get(frozenset((hex_, other)))) and side.feature == feature
        ]
        if beyond:
            yield reader(
                "combat-commander-told-side",
                feature=reader(f"combat-commander-hexside-{feature}"),
                hexes=", ".join(beyond),
            )
    yield from held_parts(held, reader)


def way_parts(each: Hex, hex_: int, name: str, reader: Reader) -> Iterator[str]:
    """Where a way leads from a hex."""
    directions: tuple[int, ...] | None = getattr(each, name)
    if directions is None:
        return
    way = reader(f"combat-commander-way-{name}")
    beyond = [int(step(hex_, direction)) for direction in directions]
    near = [hex_name(other) for other in beyond if other != OFF_MAP]
    if near:
        yield reader("combat-commander-told-way", way=way, hexes=", ".join(near))
    elif not beyond:
        yield reader("combat-commander-told-way-here", way=way)
    if OFF_MAP in beyond:
        yield reader("combat-commander-told-way-off", way=way)


def held_parts(held: Contents, reader: Reader) -> Iterator[str]:
    """Markers and counters in a hex."""
    if held.fortification:
        yield reader(f"combat-commander-fortification-{held.fortification}")
    if held.smoke:
        yield reader("combat-commander-told-smoke", strength=held.smoke)
    if held.blaze:
        yield reader("combat-commander-told-blaze")
    if held.axis:
        yield reader("combat-commander-told-axis", units=held.axis)
    if held.allies:
        yield reader("combat-commander-told-allies", units=held.allies)
