"""G-11 Step III, Support."""

from librt.vecs import vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.grizzled.happenings import (
    CHAPLAIN_SUPPORTED,
    CHARM_RECOVERED,
    NOBODY_SUPPORTED,
    SHED_KNOCK,
    SUPPORTED,
    TILE_REVEALED,
)
from fieldcraft.games.grizzled.kinds import (
    ALL_KNOCKS,
    MOST_SEATS,
    NONE,
    RELIEF_AFTER_FAILURE,
    RELIEF_AFTER_SUCCESS,
    TILES,
    bit,
)
from fieldcraft.games.grizzled.rules.ending import check_support_end
from fieldcraft.games.grizzled.rules.hard_knocks import detach
from fieldcraft.games.grizzled.rules.morale import drop_morale
from fieldcraft.games.grizzled.rules.refusals import (
    ALLOWED,
    CHARM_READY,
    NO_CHARM_AFTER_FAILURE,
    NOT_A_KNOCK,
    NOT_YOUR_KNOCK,
    ONE_BENEFIT,
)
from fieldcraft.games.grizzled.rules.tiles import target_of
from fieldcraft.games.grizzled.state import BENEFITING, RUNNING, Squad


def reveal_tiles(squad: Squad, chance: Chance, log: Log) -> None:
    """All played tiles at once; each goes to its target, and the most supported is helped (G-11.1 to G-11.6)."""
    received = vec[i64]([0] * MOST_SEATS)
    target: i64
    place: i64
    squad.barrier += 1
    for place in range(squad.places):
        tile = squad.played[place]
        if tile != NONE:
            target = target_of(squad, place, tile)
            received[target] += 1
            log.tell(EVERYBODY, TILE_REVEALED, place, tile, target)
            move_tile(squad, place, tile, target)
    supported = most_supported(received)
    if supported == NONE:
        log.tell(EVERYBODY, NOBODY_SUPPORTED)
    elif supported >= squad.players:
        log.tell(EVERYBODY, CHAPLAIN_SUPPORTED, received[supported])  # G-15.4
    else:
        log.tell(EVERYBODY, SUPPORTED, supported, received[supported])
        begin_benefit(squad, supported)
    if squad.phase != BENEFITING:
        finish_support(squad, chance, log)


def move_tile(squad: Squad, place: i64, tile: i64, target: i64) -> None:
    """A revealed tile changes hands (G-11.5), and everybody knows that it did."""
    squad.played[place] = NONE
    if squad.known[place * TILES + tile] > 0:
        squad.known[place * TILES + tile] -= 1
    else:
        squad.third[place] = NONE
    squad.tiles[target * TILES + tile] += 1
    squad.known[target * TILES + tile] += 1


def most_supported(received: vec[i64]) -> i64:
    """Who has strictly more than everybody else (G-11.3), or -1 (G-11.4)."""
    best: i64 = 0
    most: i64 = NONE
    place: i64
    for place in range(MOST_SEATS):
        if received[place] > best:
            best = received[place]
            most = place
        elif received[place] == best:
            most = NONE
    return most


def begin_benefit(squad: Squad, seat: i64) -> None:
    """Ask the supported player, unless there is nothing to gain (G-11.10)."""
    may_recover = squad.succeeded and squad.charms_ready & bit(seat) == 0
    if squad.attached[seat] == 0 and not may_recover:
        return
    squad.phase = BENEFITING
    squad.active = seat
    squad.shed = 0
    squad.left = RELIEF_AFTER_SUCCESS if squad.succeeded else RELIEF_AFTER_FAILURE


def why_not_shed(squad: Squad, card: i64) -> i64:
    if ALL_KNOCKS & bit(card) == 0:
        return NOT_A_KNOCK
    return ALLOWED if squad.has(squad.active, card) else NOT_YOUR_KNOCK


def why_no_recovery(squad: Squad) -> i64:
    """May the supported player turn the charm back (G-11.6, G-11.10)?"""
    if not squad.succeeded:
        return NO_CHARM_AFTER_FAILURE
    if squad.charms_ready & bit(squad.active):
        return CHARM_READY
    return ONE_BENEFIT if squad.shed > 0 else ALLOWED


def shed(squad: Squad, card: i64, chance: Chance, log: Log) -> None:
    detach(squad, squad.active, card)
    log.tell(EVERYBODY, SHED_KNOCK, squad.active, card)
    squad.shed += 1
    squad.left -= 1
    if squad.left == 0 or squad.attached[squad.active] == 0:
        finish_support(squad, chance, log)


def recover(squad: Squad, chance: Chance, log: Log) -> None:
    squad.charms_ready |= bit(squad.active)
    log.tell(EVERYBODY, CHARM_RECOVERED, squad.active)
    finish_support(squad, chance, log)


def finish_support(squad: Squad, chance: Chance, log: Log) -> None:
    """G-11.9: is the game over? If not, morale drops."""
    squad.left = 0
    squad.shed = 0
    squad.barrier += 1
    check_support_end(squad, log)
    if squad.ending == RUNNING:
        drop_morale(squad, chance, log)
