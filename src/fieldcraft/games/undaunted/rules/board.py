"""U-9 Board: adjacency and distance of the half-tile-shifted layouts."""

from librt.vecs import vec
from mypy_extensions import i64

from fieldcraft.games.undaunted.state import Board


def size(number: i64) -> i64:
    """Its absolute value, as a machine integer."""
    return -number if number < 0 else number


def hex_distance(lines: i64, halves: i64) -> i64:
    """Steps between tiles that lie `lines` lines and `halves` half tiles apart (U-9.2, U-9.3)."""
    lines = size(lines)
    halves = size(halves)
    return lines if halves <= lines else lines + (halves - lines) // 2


def are_adjacent(lines: i64, halves: i64) -> bool:
    """Do tiles that lie so far apart share an edge or a part of one (U-9.1)?"""
    lines = size(lines)
    halves = size(halves)
    return (lines == 0 and halves == 2) or (lines == 1 and halves == 1)


def neighbours_of(line: vec[i64], half: vec[i64]) -> vec[i64]:
    """By tile: the set of adjacent tiles, from each tile's line and half-tile place."""
    tiles = i64(len(line))
    found = vec[i64]([0] * tiles)
    a: i64
    b: i64
    for a in range(tiles):
        for b in range(tiles):
            if are_adjacent(line[a] - line[b], half[a] - half[b]):
                found[a] |= i64(1) << b
    return found


def distances(neighbours: vec[i64]) -> vec[i64]:
    """Fewest steps between every two tiles, at `from * tiles + to`; -1 where no way leads."""
    tiles = i64(len(neighbours))
    found = vec[i64]([-1] * (tiles * tiles))
    start: i64
    tile: i64
    for start in range(tiles):
        reached: i64 = 0
        frontier: i64 = i64(1) << start
        steps: i64 = 0
        while frontier:
            for tile in range(tiles):
                if (frontier >> tile) & 1:
                    found[start * tiles + tile] = steps
            reached |= frontier
            frontier = around(neighbours, frontier) & ~reached
            steps += 1
    return found


def around(neighbours: vec[i64], tiles: i64) -> i64:
    """All tiles adjacent to any of a set of tiles."""
    found: i64 = 0
    tile: i64 = 0
    while tiles:
        if tiles & 1:
            found |= neighbours[tile]
        tiles >>= 1
        tile += 1
    return found


def distance(board: Board, a: i64, b: i64) -> i64:
    """Steps from tile to tile, whoever stands between (U-9.2)."""
    return board.distance[a * board.tiles + b]


def region(board: Board, starts: i64, open_tiles: i64) -> i64:
    """Everything that can be reached from a set of tiles by steps into open tiles, the starts included."""
    reached = starts
    while True:
        wider = reached | (around(board.neighbours, reached) & open_tiles)
        if wider == reached:
            return reached
        reached = wider
