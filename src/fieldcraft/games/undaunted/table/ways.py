"""Where rivers and lanes cross the borders of a board's tiles, so that neighbours meet.

Lanes join every settled tile and both banks of every bridge by the easiest way over the land. They are decoration: no
rule knows them.
"""

import math
from dataclasses import dataclass, field
from itertools import permutations
from typing import Final

from fieldcraft.games.undaunted.cards import TILES
from fieldcraft.games.undaunted.scenarios import Scenario
from fieldcraft.games.undaunted.table.geometry import TILE, tile_box
from fieldcraft.ui.curves import Point, side_of

RIVERS: Final = ("river", "river_bridge")
SETTLED: Final = ("church", "farm", "hamlet", "village", "manor")
EFFORT: Final = {"hedged_fields": 1.6, "trees": 3.5, "woods": 4.5, "hill": 6.0}
"""What a lane shuns."""
MIDDLES: Final[tuple[Point, ...]] = ((0, TILE / 2), (TILE, TILE / 2), (TILE / 2, 0), (TILE / 2, TILE))

Node = tuple[str, int]
"""A tile, and the bank on a tile with a bridge; 0 elsewhere."""


@dataclass
class Ways:
    """By tile, in the tile's own measures: the two ends of its river, and the ends of its lanes."""

    rivers: dict[str, tuple[Point, Point]] = field(default_factory=dict)
    lanes: dict[str, list[Point]] = field(default_factory=dict)


def is_river(tile: str) -> bool:
    return TILES[tile].terrain in RIVERS


Borders = dict[str, dict[str, Point]]
"""By tile and neighbour: the middle of the border they share, in the first one's measures."""


def borders_of(scenario: Scenario) -> Borders:
    boxes = {tile: tile_box(scenario, tile) for tile in scenario.tiles}
    found: Borders = {tile: {} for tile in scenario.tiles}
    for (tile, (x, y, _, _)), (other, (far_x, far_y, _, _)) in permutations(boxes.items(), 2):
        across, down = far_x - x, far_y - y
        if abs(across) == TILE and abs(down) < TILE:
            found[tile][other] = (max(0, across), (down + TILE) / 2)
        elif abs(down) == TILE and abs(across) < TILE:
            found[tile][other] = ((across + TILE) / 2, max(0, down))
    return found


def far(a: Point, b: Point) -> float:
    return math.hypot(a[0] - b[0], a[1] - b[1])


def ways(scenario: Scenario) -> Ways:
    """All rivers and lanes of a board."""
    borders = borders_of(scenario)
    found = Ways(lanes={tile: [] for tile in scenario.tiles})
    for tile in scenario.tiles:
        if is_river(tile):
            found.rivers[tile] = river_ends(borders[tile])
    for (tile, _), (other, _) in sorted(network(borders, found.rivers)):
        if tile != other:
            for here, there in ((tile, other), (other, tile)):
                if borders[here][there] not in found.lanes[here]:
                    found.lanes[here].append(borders[here][there])
    for tile in scenario.tiles:
        ends = found.lanes[tile]
        if TILES[tile].terrain == "river_bridge":
            ends += other_bank(ends, found.rivers[tile])
        if TILES[tile].terrain in ("hamlet", "village") and len(ends) < 2:
            away = way_out(borders[tile], ends[0] if ends else MIDDLES[0])
            if away:
                ends.append(away)
    return found


def way_out(taken: dict[str, Point], start: Point) -> Point | None:
    """The middle of an edge where the board ends, as far as possible from the start."""
    free = [
        place for place in MIDDLES if place != start and all(far(near, place) >= TILE / 3 for near in taken.values())
    ]
    return max(free, key=lambda place: far(place, start), default=None)


def other_bank(ends: list[Point], river: tuple[Point, Point]) -> list[Point]:
    """An end for the lane over a bridge on each bank that no neighbour's lane reaches."""
    reached = [side_of(place, *river) for place in ends]
    dry = [place for place in MIDDLES if min(far(place, mouth) for mouth in river) > TILE / 3]
    found = []
    for bank in (-1, 1):
        if bank not in reached:
            found += [place for place in dry if side_of(place, *river) == bank][:1]
    return found


def river_ends(neighbours: dict[str, Point]) -> tuple[Point, Point]:
    """Towards the neighbouring river tiles, else out of the board, else straight on."""
    ends = [place for other, place in neighbours.items() if is_river(other)]
    if not ends:
        return MIDDLES[0], MIDDLES[1]
    if len(ends) == 1:
        ends.append(way_out(neighbours, ends[0]) or max(MIDDLES, key=lambda place: far(place, ends[0])))
    first, second = sorted(ends[:2])
    return first, second


def links(borders: Borders, rivers: dict[str, tuple[Point, Point]]) -> dict[Node, dict[Node, float]]:
    """From where to where a lane can go, and the effort."""
    graph: dict[Node, dict[Node, float]] = {}
    for tile in borders:
        if TILES[tile].terrain == "river_bridge":
            graph[tile, -1] = {(tile, 1): 0.1}
            graph[tile, 1] = {(tile, -1): 0.1}
        elif not is_river(tile):
            graph[tile, 0] = {}
    for node, onward in graph.items():
        for other in graph:
            place = borders[node[0]].get(other[0])
            if place and reaches(node, place, rivers) and reaches(other, borders[other[0]][node[0]], rivers):
                onward[other] = sum(EFFORT.get(TILES[tile].terrain, 1.0) for tile, _ in (node, other))
    return graph


def reaches(node: Node, place: Point, rivers: dict[str, tuple[Point, Point]]) -> bool:
    """Whether a place on a tile's edge is dry and on the node's bank."""
    tile, bank = node
    if bank == 0:
        return True
    start, end = rivers[tile]
    return side_of(place, start, end) == bank and min(far(place, start), far(place, end)) > TILE / 4


def network(borders: Borders, rivers: dict[str, tuple[Point, Point]]) -> list[tuple[Node, Node]]:
    """The pieces of lane that join every settled tile and every bank of a bridge."""
    graph = links(borders, rivers)
    hubs = [node for node in graph if node[1] or TILES[node[0]].terrain in SETTLED]
    joined = hubs[:1]
    pieces: list[tuple[Node, Node]] = []
    while waiting := [hub for hub in hubs if hub not in joined]:
        effort = {node: 0.6 * max(0, sum(node in piece for piece in pieces) - 1) for node in joined}
        before: dict[Node, Node] = {}
        open_nodes = list(joined)
        while open_nodes:
            node = min(open_nodes, key=lambda each: effort[each])
            open_nodes.remove(node)
            for other, cost in graph[node].items():
                if effort[node] + cost < effort.get(other, math.inf):
                    effort[other], before[other] = effort[node] + cost, node
                    if other not in open_nodes:
                        open_nodes.append(other)
        near = min(waiting, key=lambda hub: effort.get(hub, math.inf))
        joined.append(near)
        while near in before:
            pieces.append((before[near], near))
            near = before[near]
            if near not in joined:
                joined.append(near)
    return pieces
