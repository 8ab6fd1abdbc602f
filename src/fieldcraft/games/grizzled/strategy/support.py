"""Whom to support, and what to do with support: all judge need alike, so that their tiles meet."""

from typing import Final

from fieldcraft.games.grizzled.kinds import (
    ABSENT_MINDED,
    CLUMSY,
    DEMORALIZED,
    FEARFUL,
    FRAGILE,
    FRENZIED,
    HARDHEADED,
    ICONS,
    MUTE,
    OFFSETS,
    PANICKED,
    PRIDEFUL,
    SELFISH,
    TYRANNICAL,
    WOUNDED,
)
from fieldcraft.games.grizzled.strategy.sight import SHOWS, Sight
from fieldcraft.games.grizzled.view import PlaceView

NUISANCE: Final = {
    WOUNDED: 0.0,
    MUTE: 0.3,
    TYRANNICAL: 0.7,
    DEMORALIZED: 1.2,
    FRAGILE: 3.0,
    FEARFUL: 0.6,
    PANICKED: 0.3,
    FRENZIED: 0.6,
    SELFISH: 0.4,
    HARDHEADED: 2.0,
    PRIDEFUL: 2.5,
    CLUMSY: 1.5,
    ABSENT_MINDED: 0.4,
}
TRAUMA: Final = 1.0
"""The nuisance of a Trauma or a Phobia."""
BURDEN: Final = (0.0, 1.0, 2.2, 4.0, 7.0)
"""What so many icons weigh; more weigh as much as the last."""
SPENT_CHARM: Final = 0.9
LIKELY: Final = 0.8
"""How likely somebody supports the neediest he can reach."""


def nuisance(card: int) -> float:
    """How much a Hard Knock hinders, besides its icons."""
    return TRAUMA if SHOWS[card] else NUISANCE[card]


def burden(icons: int) -> float:
    return BURDEN[min(icons, len(BURDEN) - 1)]


def relief(place: PlaceView, removals: int) -> float:
    """What it is worth to discard so many Hard Knocks of a player, the worst first."""
    worst = sorted(place.attached, key=lambda card: (-int(ICONS[card]) - nuisance(card), card))[:removals]
    icons = sum(int(ICONS[card]) for card in worst)
    return burden(place.icons) - burden(place.icons - icons) + sum(nuisance(card) for card in worst)


def need(place: PlaceView) -> float:
    """What support after a success would bring a player."""
    return max(relief(place, 2), 0.0 if place.charm_ready else SPENT_CHARM)


def targets(sight: Sight) -> list[float]:
    """By player: the need, as everybody at the table judges it; the earlier seat comes first among equals."""
    players = sight.view.places[: sight.view.players]
    return [need(place) - 0.001 * seat for seat, place in enumerate(players)]


def reach(sight: Sight, place: int, tile: int) -> int:
    """Whom a tile of this place supports."""
    if SELFISH in sight.view.places[place].attached:
        return place
    return (place + int(OFFSETS[tile])) % len(sight.view.places)


def choices_of(sight: Sight, place: int, needs: list[float]) -> dict[int, float]:
    """Whom somebody else is likely to support: the neediest he can reach with a tile he is known to have."""
    each = sight.view.places[place]
    tiles = [tile for tile, number in enumerate(each.known_tiles) if number]
    if (each.withdrawn and not each.has_played) or not tiles:
        return {}
    reached = sorted({reach(sight, place, tile) for tile in tiles}, key=lambda seat: -needs[seat])
    if place >= sight.view.players or PANICKED in each.attached:
        return {seat: 1 / len(reached) for seat in reached}
    if len(reached) == 1:
        return {reached[0]: 1.0}
    return {reached[0]: LIKELY, **{seat: (1 - LIKELY) / (len(reached) - 1) for seat in reached[1:]}}


def support_score(sight: Sight, tile: int) -> float:
    """What the squad may expect when this tile is placed: the need of whoever then has most tiles."""
    needs = targets(sight)
    needs += [0.0] * (len(sight.view.places) - len(needs))
    counts = [0] * len(needs)
    counts[reach(sight, sight.seat, tile)] += 1
    others = [choices_of(sight, place, needs) for place in range(len(needs)) if place != sight.seat]
    return expected_need(counts, others, needs)


def expected_need(counts: list[int], others: list[dict[int, float]], needs: list[float]) -> float:
    """The need met, over all that the others may do."""
    if not others:
        most = max(counts)
        return needs[counts.index(most)] if counts.count(most) == 1 else 0.0
    first, rest = others[0], others[1:]
    if not first:
        return expected_need(counts, rest, needs)
    total = 0.0
    for seat, chance in first.items():
        after = counts[:]
        after[seat] += 1
        total += chance * expected_need(after, rest, needs)
    return total


def removal_score(sight: Sight, tile: int) -> float:
    """How good it is to lose this tile: those left should still reach the neediest."""
    return sight.own.tiles[tile] - support_score(sight, tile)


def shed_score(sight: Sight, card: int) -> float:
    """How good it is to discard this Hard Knock."""
    icons = int(ICONS[card])
    return burden(sight.me.icons) - burden(sight.me.icons - icons) + nuisance(card)


def best_shedding(sight: Sight) -> float:
    return relief(sight.me, sight.view.left)
