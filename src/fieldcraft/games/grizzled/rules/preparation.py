"""G-4 Round structure and step I, Preparation."""

from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.grizzled.happenings import (
    CHAPLAIN_PLACED,
    DEALT,
    FRENZY,
    INTENSITY_CHOSEN,
    PILE_EMPTY,
    RECEIVED,
    ROUND_BEGAN,
)
from fieldcraft.games.grizzled.kinds import (
    CHAPLAIN,
    FIRST_INTENSITY,
    FRENZIED,
    FRENZIED_DRAW,
    LEAST_INTENSITY,
    NONE,
    TILES,
    bit,
)
from fieldcraft.games.grizzled.rules.piles import draw_into_hand
from fieldcraft.games.grizzled.rules.refusals import (
    ALLOWED,
    FIRST_INTENSITY_TOO_LOW,
    INTENSITY_TOO_HIGH,
    INTENSITY_TOO_LOW,
)
from fieldcraft.games.grizzled.rules.tiles import draw_tile
from fieldcraft.games.grizzled.rules.turns import begin_turn
from fieldcraft.games.grizzled.state import PREPARING, Squad


def begin_round(squad: Squad, chance: Chance, log: Log) -> None:
    """Everybody is in the mission again, the Chaplain places a tile, the leader is asked (G-4.2, G-4.3, G-15.8)."""
    squad.round += 1
    squad.withdrawn = 0
    squad.intensity = 0
    squad.phase = PREPARING
    squad.active = squad.leader
    log.tell(EVERYBODY, ROUND_BEGAN, squad.round, squad.leader)
    if squad.has_chaplain():
        squad.withdrawn = bit(CHAPLAIN)
        place_for_chaplain(squad, chance, log)


def place_for_chaplain(squad: Squad, chance: Chance, log: Log) -> None:
    """One of the Chaplain's tiles, drawn at random and hidden from everybody (G-15.4, G-14.9)."""
    if squad.tiles_of(CHAPLAIN) == 0:
        return
    tile = draw_tile(squad, CHAPLAIN, "tile.chaplain", chance)
    squad.tiles[CHAPLAIN * TILES + tile] -= 1
    squad.played[CHAPLAIN] = tile
    log.tell(EVERYBODY, CHAPLAIN_PLACED)


def least_intensity(squad: Squad) -> i64:
    return FIRST_INTENSITY if squad.round == 1 else LEAST_INTENSITY


def most_intensity(squad: Squad) -> i64:
    """Larger numbers would change nothing (G-4.4)."""
    return max(least_intensity(squad), (squad.trials() + squad.players - 1) // squad.players)


def why_no_intensity(squad: Squad, number: i64) -> i64:
    if number < least_intensity(squad):
        return FIRST_INTENSITY_TOO_LOW if squad.round == 1 else INTENSITY_TOO_LOW
    return INTENSITY_TOO_HIGH if number > most_intensity(squad) else ALLOWED


def choose_intensity(squad: Squad, number: i64, chance: Chance, log: Log) -> None:
    """Deal, let the Frenzied draw, and begin the mission (G-4.5, G-4.6, G-5.1)."""
    squad.intensity = number
    squad.barrier += 1
    log.tell(EVERYBODY, INTENSITY_CHOSEN, squad.leader, number)
    deal(squad, number, chance, log)
    frenzied = squad.owner_of(FRENZIED)
    if frenzied != NONE:
        log.tell(EVERYBODY, FRENZY, frenzied)
        draw_more(squad, frenzied, chance, log)
    begin_turn(squad, squad.leader, log)


def deal(squad: Squad, number: i64, chance: Chance, log: Log) -> None:
    """One card at a time, from the leader clockwise, until the pile is empty (G-4.5)."""
    seat = squad.leader
    card: i64
    for card in range(number * squad.players):
        if squad.trials() == 0:
            log.tell(EVERYBODY, PILE_EMPTY)
            return
        deal_one(squad, seat, chance, log)
        seat = squad.clockwise_of(seat)


def draw_more(squad: Squad, seat: i64, chance: Chance, log: Log) -> None:
    """Frenzied (G-10.11)."""
    drawn: i64
    for drawn in range(FRENZIED_DRAW):
        if squad.trials() == 0:
            log.tell(EVERYBODY, PILE_EMPTY)
            return
        deal_one(squad, seat, chance, log)


def deal_one(squad: Squad, seat: i64, chance: Chance, log: Log) -> None:
    card = draw_into_hand(squad, seat, chance)
    log.tell_apart(seat, RECEIVED, DEALT, seat, card)
