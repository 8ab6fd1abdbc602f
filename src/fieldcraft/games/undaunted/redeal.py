"""What an observer cannot tell apart: deal a side's unseen cards anew (U-3).

Everybody knows which cards a side has in hand, deck and discard pile together, and how many lie in each; which were
put on the discard pile openly or taken back to hand from the play area; where the older cards of the hand come from;
and which kinds a casualty search showed to be missing. All deals that agree with that are equally likely here.
"""

from librt.vecs import vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.games.undaunted.kinds import KINDS, NONE
from fieldcraft.games.undaunted.state import Side, empty_pile, pile_size


def redeal_side(me: Side, open_discards: bool, chance: Chance) -> None:
    """Deal hand, deck and the unseen part of the discard pile anew, in place.

    A bid that is not yet revealed is forgotten: nobody else can tell whether it was made (U-6.1).
    """
    known = me.discard[:] if open_discards else me.seen[:]
    unseen = unseen_cards(me, known)
    hidden_discards = pile_size(me.discard) - pile_size(known)
    hand = deal_hand(me, unseen, chance)
    rest = without(unseen, hand)
    discards = draw_some(rest, hidden_discards, 0, chance)
    while holds_any(discards, me.discard_lacks):  # both drawn anew, so that every deal stays equally likely
        hand = deal_hand(me, unseen, chance)
        rest = without(unseen, hand)
        discards = draw_some(rest, hidden_discards, 0, chance)
    kind: i64
    for kind in range(KINDS):
        me.hand[kind] = me.held[kind] + hand[kind]
        me.discard[kind] = known[kind] + discards[kind]
        me.deck[kind] = rest[kind] - discards[kind]
    me.bid = NONE


def deal_hand(me: Side, unseen: vec[i64], chance: Chance) -> vec[i64]:
    """The unseen part of the hand: the older cards from where they come from, the others from what is left."""
    hidden = me.hand_size - me.held_size
    if me.old_hand == 0:
        return draw_some(unseen, hidden, me.hand_lacks, chance)
    hand = draw_some(lesser(me.old_pool, unseen), me.old_hand, me.hand_lacks, chance)
    others = draw_some(without(unseen, hand), hidden - me.old_hand, me.hand_lacks, chance)
    kind: i64
    for kind in range(KINDS):
        hand[kind] += others[kind]
    return hand


def unseen_cards(me: Side, known: vec[i64]) -> vec[i64]:
    """All cards whose place is not known."""
    unseen = empty_pile()
    kind: i64
    for kind in range(KINDS):
        unseen[kind] = me.hand[kind] - me.held[kind] + me.deck[kind] + me.discard[kind] - known[kind]
    return unseen


def draw_some(pile: vec[i64], number: i64, lacks: i64, chance: Chance) -> vec[i64]:
    """`number` cards drawn blindly from the pile, which stays as it is, leaving out the kinds in `lacks`."""
    source = pile[:]
    kind: i64
    for kind in range(KINDS):
        if (lacks >> kind) & 1:
            source[kind] = 0
    size = pile_size(source)
    drawn = empty_pile()
    card: i64
    for card in range(number):
        kind = chance.draw(source, size, "redeal")
        source[kind] -= 1
        size -= 1
        drawn[kind] += 1
    return drawn


def without(pile: vec[i64], cards: vec[i64]) -> vec[i64]:
    """What is left of a pile when some of its cards are taken out."""
    rest = pile[:]
    kind: i64
    for kind in range(KINDS):
        rest[kind] -= cards[kind]
    return rest


def lesser(a: vec[i64], b: vec[i64]) -> vec[i64]:
    """Kind by kind the smaller number of two piles."""
    both = a[:]
    kind: i64
    for kind in range(KINDS):
        if b[kind] < both[kind]:
            both[kind] = b[kind]
    return both


def holds_any(pile: vec[i64], kinds: i64) -> bool:
    """Does the pile hold a card of any of these kinds?"""
    kind: i64
    for kind in range(KINDS):
        if (kinds >> kind) & 1 and pile[kind] > 0:
            return True
    return False
