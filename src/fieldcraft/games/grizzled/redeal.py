"""What an observer cannot tell apart: deal the cards and tiles anew that he cannot see (G-14).

Everybody knows which cards lie hidden somewhere, how many lie where, which of them went back to the Trials pile after
which failed mission, and how many cards of a hand came from a pile that held such cards. All deals that agree with
that are equally likely here.
"""

from librt.vecs import vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.sets import first_of
from fieldcraft.games.grizzled.kinds import NONE, TILES, bit
from fieldcraft.games.grizzled.state import ERAS, OPEN, Squad, number_of


def redeal_for(squad: Squad, observer: i64, chance: Chance) -> None:
    """Everything that `observer` (-1: a spectator) cannot see, in place."""
    redeal_cards(squad, observer, chance)
    redeal_tiles(squad, observer, chance)
    seat: i64
    for seat in range(squad.players):
        if seat != observer:
            squad.answer[seat] = OPEN  # nobody can tell who has answered (G-6.27)


def redeal_cards(squad: Squad, observer: i64, chance: Chance) -> None:
    """Hands first whose cards can be the fewest kinds of cards, so that the rest never runs short."""
    hidden = squad.unseen | squad.returned
    seat: i64
    for seat in range(squad.players):
        if seat != observer:
            hidden |= squad.hand[seat]
            squad.hand[seat] = 0
    never_seen = with_tag_up_to(squad, hidden, 0)
    reserve = draw_set(never_seen, squad.morale + squad.fresh, chance)
    rest = hidden & ~reserve
    era: i64
    for era in range(squad.era + 1):
        for seat in range(squad.players):
            number = squad.slots[seat * ERAS + era]
            if seat != observer and number > 0:
                dealt = draw_set(with_tag_up_to(squad, rest, era), number, chance)
                squad.hand[seat] |= dealt
                rest &= ~dealt
    squad.unseen = reserve | with_tag_up_to(squad, rest, 0)
    squad.returned = rest & ~squad.unseen


def with_tag_up_to(squad: Squad, cards: i64, era: i64) -> i64:
    """Those of the hidden cards that were in the Trials pile of that era, or may have been."""
    found = cards
    left = cards
    while left:
        if squad.tag[first_of(left)] > era:
            found &= ~(left & -left)
        left &= left - 1
    return found


def draw_set(cards: i64, number: i64, chance: Chance) -> i64:
    """So many of the cards, each choice equally likely."""
    left = cards
    each: i64
    for each in range(number):
        left &= ~bit(chance.pick(left, 1, 0, 0, "redeal"))
    return cards & ~left


def redeal_tiles(squad: Squad, observer: i64, chance: Chance) -> None:
    """Third tiles that are not known, what the Absent-minded lost of all that, and what lies face down."""
    place: i64
    for place in range(squad.places):
        if place != observer and squad.third[place] != NONE:
            squad.box[squad.third[place]] += 1
    for place in range(squad.places):
        if place == observer:
            continue
        if squad.third[place] != NONE:
            tile = chance.draw(squad.box, number_of(squad.box, 0), "redeal")
            squad.box[tile] -= 1
            squad.third[place] = tile
        redeal_place(squad, place, chance)


def redeal_place(squad: Squad, place: i64, chance: Chance) -> None:
    """The tiles of one player or of the Chaplain."""
    held = vec[i64]([0] * TILES)
    lost = number_of(squad.lost, place)
    tile: i64
    for tile in range(TILES):
        held[tile] = squad.known[place * TILES + tile]
        squad.lost[place * TILES + tile] = 0
    if squad.third[place] != NONE:
        held[squad.third[place]] += 1
    each: i64
    for each in range(lost):
        tile = chance.draw(held, number_of(held, 0), "redeal")
        held[tile] -= 1
        squad.lost[place * TILES + tile] += 1
    if squad.played[place] != NONE:
        tile = chance.draw(held, number_of(held, 0), "redeal")
        held[tile] -= 1
        squad.played[place] = tile
    for tile in range(TILES):
        squad.tiles[place * TILES + tile] = held[tile]
