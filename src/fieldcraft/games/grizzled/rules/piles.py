"""G-1.9, G-2.3, G-9.5: cards that leave the piles and the hands, and cards that come back."""

from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.sets import first_of, size_of
from fieldcraft.games.grizzled.kinds import bit
from fieldcraft.games.grizzled.state import ERAS, Squad


def draw_trial(squad: Squad, chance: Chance) -> i64:
    """Take the top card of the Trials pile, which must not be empty."""
    if squad.fresh > 0 or squad.returned == 0:
        return take_unseen(squad, chance)
    nameless = squad.mixed - size_of(squad.returned)
    if nameless == 0:
        return take_returned(squad, chance.pick(squad.returned, 1, 0, 0, "draw"))
    # Each returned card is as likely as each nameless one, and a nameless one is any of the unseen cards.
    drawn = chance.pick(squad.returned, size_of(squad.unseen), squad.unseen, nameless, "draw")
    if squad.returned & bit(drawn):
        return take_returned(squad, drawn)
    squad.unseen &= ~bit(drawn)
    squad.mixed -= 1
    return drawn


def take_unseen(squad: Squad, chance: Chance) -> i64:
    drawn = chance.pick(squad.unseen, 1, 0, 0, "draw")
    squad.unseen &= ~bit(drawn)
    if squad.fresh > 0:
        squad.fresh -= 1
    else:
        squad.mixed -= 1
    return drawn


def take_returned(squad: Squad, card: i64) -> i64:
    squad.returned &= ~bit(card)
    squad.mixed -= 1
    return card


def draw_into_hand(squad: Squad, seat: i64, chance: Chance) -> i64:
    """Deal one card unseen; everybody knows which part of the pile it came from."""
    era = squad.era if squad.fresh == 0 else 0
    card = draw_trial(squad, chance)
    squad.hand[seat] |= bit(card)
    squad.slots[seat * ERAS + era] += 1
    return card


def draw_openly(squad: Squad, chance: Chance) -> i64:
    """Turn over the top card of the Trials pile."""
    card = draw_trial(squad, chance)
    squad.tag[card] = 0
    return card


def leave_hand(squad: Squad, seat: i64, card: i64) -> None:
    """Take a card out of a hand for all to see: it used up the place that fits it most narrowly."""
    squad.hand[seat] &= ~bit(card)
    era: i64 = squad.tag[card]
    while squad.slots[seat * ERAS + era] == 0:
        era += 1
    squad.slots[seat * ERAS + era] -= 1
    squad.tag[card] = 0


def return_no_mans_land(squad: Squad) -> None:
    """Shuffle the cards of a failed mission and the whole Trials pile together (G-9.5)."""
    squad.era += 1
    left = squad.no_mans_land
    while left:
        squad.tag[first_of(left)] = squad.era
        left &= left - 1
    squad.mixed += squad.fresh + size_of(squad.no_mans_land)
    squad.fresh = 0
    squad.returned |= squad.no_mans_land
    squad.no_mans_land = 0
    squad.barrier += 1
