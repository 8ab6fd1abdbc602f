"""G-2.2, G-15.4: where a Support tile reaches, and tiles drawn at random."""

from librt.vecs import vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.games.grizzled.kinds import OFFSETS, SELFISH, TILES
from fieldcraft.games.grizzled.state import Squad, number_of


def target_of(squad: Squad, place: i64, tile: i64) -> i64:
    """Whom a tile supports (G-2.2); the Selfish himself (G-10.12)."""
    if squad.has(place, SELFISH):
        return place
    return (place + OFFSETS[tile] + squad.places) % squad.places


def draw_tile(squad: Squad, place: i64, purpose: str, chance: Chance) -> i64:
    """One of the tiles a place holds, each equally likely; it stays where it is."""
    held = vec[i64]([0] * TILES)
    tile: i64
    for tile in range(TILES):
        held[tile] = squad.tiles[place * TILES + tile]
    squad.barrier += 1
    return chance.draw(held, number_of(held, 0), purpose)
