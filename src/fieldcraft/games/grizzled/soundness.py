"""What can be broken in a position, whatever the rules did: cards, tiles and tokens lost or made."""

from fieldcraft.core.sets import size_of
from fieldcraft.games.grizzled.kinds import (
    ALL_CARDS,
    CARD_NAMES,
    CARDS,
    CHAPLAIN,
    LADDER_TOP,
    MOST_SEATS,
    NONE,
    TILE_NAMES,
    TILES,
)
from fieldcraft.games.grizzled.state import ANSWERING, ERAS, OPEN, OVER, PREPARING, RUNNING, Squad


def faults(start: Squad, squad: Squad) -> list[str]:
    """What is broken in a position that came from `start`."""
    found = [*card_faults(squad), *tile_faults(start, squad)]
    tokens = [int(squad.supply), *(int(held) for held in squad.speech_tokens)]
    before = int(start.supply) + sum(int(held) for held in start.speech_tokens)
    if min(tokens) < 0 or sum(tokens) > before or (squad.has_chaplain() and sum(tokens) != before):
        found.append("speech tokens lost or made (G-3.4, G-6.16)")
    if squad.phase == OVER and squad.ending == RUNNING:
        found.append("over without a reason (G-13.1)")
    if squad.phase != OVER and squad.ending != RUNNING:
        found.append("decided, and still going on (G-13.1)")
    if squad.phase != ANSWERING and any(answer != OPEN for answer in squad.answer):
        found.append("an answer to no Speech (G-6.15)")
    if squad.phase == PREPARING and (squad.no_mans_land or squad.trials() == 0):
        found.append("a Preparation with cards in No Man's Land or without Trials (G-4.2, G-4.8)")
    if squad.has_chaplain() and (squad.is_in_mission(CHAPLAIN) or squad.hand[CHAPLAIN] or squad.attached[CHAPLAIN]):
        found.append("the Chaplain holds cards or takes part (G-15.4)")
    if squad.ladder != start.ladder or squad.ladder not in range(LADDER_TOP + 1 if squad.has_chaplain() else 1):
        found.append("on a step of the ladder that it did not start on, or that there is not (G-15.4)")
    return found


def card_faults(squad: Squad) -> list[str]:
    """Every card is in one place (G-2.4), and what is said of the hidden ones can be."""
    found = []
    masks = (
        squad.unseen, squad.returned, squad.no_mans_land, squad.discard, *squad.hand, *squad.attached,
    )  # fmt: skip
    together = 0
    for mask in masks:
        together |= int(mask)
    if together != ALL_CARDS or sum(int(size_of(mask)) for mask in masks) != CARDS:
        found.append("a card lost or made (G-2.4)")
    if size_of(squad.unseen | squad.returned) != squad.fresh + squad.mixed + squad.morale:
        found.append("a pile's size is wrong (G-2.4)")
    if min(int(squad.fresh), int(squad.mixed), int(squad.morale)) < 0 or squad.mixed < size_of(squad.returned):
        found.append("a pile below zero (G-2.4)")
    for seat in range(MOST_SEATS):
        if sum(int(squad.slots[seat * ERAS + era]) for era in range(ERAS)) != squad.hand_size(seat):
            found.append("the origins of a hand are not its cards")
    for card in range(CARDS):
        is_known = squad.tag[card] > 0
        is_hidden = (squad.returned >> card) & 1 or any((hand >> card) & 1 for hand in squad.hand)
        if is_known and not is_hidden:
            found.append(f"{CARD_NAMES[card]} is said to lie hidden")
        if (squad.since[card] > 0) != (squad.owner_of(card) != NONE):
            found.append(f"{CARD_NAMES[card]} was attached at no time (G-10.19)")
    return found


def tile_faults(start: Squad, squad: Squad) -> list[str]:
    """No tile is lost or made, and what is known of each place agrees with what is there (G-2.3)."""
    found = []
    for tile in range(TILES):
        if tile_total(squad, tile) != tile_total(start, tile):
            found.append(f"{TILE_NAMES[tile]} lost or made (G-3.3)")
    for place in range(squad.places):
        for tile in range(TILES):
            at = place * TILES + tile
            there = squad.tiles[at] + squad.lost[at] + int(squad.played[place] == tile)
            if there != squad.known[at] + int(squad.third[place] == tile) or squad.tiles[at] < 0:
                found.append(f"what is known of {TILE_NAMES[tile]} is wrong (G-14.2)")
    return found


def tile_total(squad: Squad, tile: int) -> int:
    """All tiles of a kind, wherever they are."""
    total = int(squad.box[tile])
    for place in range(squad.places):
        total += int(squad.tiles[place * TILES + tile] + squad.lost[place * TILES + tile])
        total += int(squad.played[place] == tile)
    return total
