"""U-5 Drawing."""

from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.undaunted.happenings import DREW, DREW_UNSEEN, RESHUFFLED
from fieldcraft.games.undaunted.kinds import draw_purpose
from fieldcraft.games.undaunted.state import Battle, empty_pile, pile_size


def draw_cards(battle: Battle, side: i64, number: i64, chance: Chance, log: Log) -> None:
    """Draw up to `number` cards; fewer when deck and discard pile are both empty (U-5.4)."""
    me = battle.side(side)
    purpose = draw_purpose(side)
    card: i64
    for card in range(number):
        if me.deck_size == 0:
            reshuffle(battle, side, log)  # U-5.2: only when a card is needed
            if me.deck_size == 0:
                return
        if me.hand_lacks:
            me.remember_hand(me.discard if battle.open_discards else me.seen)
            me.hand_lacks = 0
        kind = chance.draw(me.deck, me.deck_size, purpose)
        me.deck[kind] -= 1
        me.deck_size -= 1
        me.hand[kind] += 1
        me.hand_size += 1
        battle.barrier += 1
        log.tell_apart(side, DREW, DREW_UNSEEN, side, kind)


def reshuffle(battle: Battle, side: i64, log: Log) -> None:
    """Make the discard pile, and nothing else, the new deck (U-5.2, U-5.3)."""
    me = battle.side(side)
    size = pile_size(me.discard)
    if size == 0:
        return
    me.remember_hand(me.discard if battle.open_discards else me.seen)
    me.deck, me.discard = me.discard, me.deck  # the deck is empty
    me.seen = empty_pile()
    me.deck_size = size
    me.discard_lacks = 0
    log.tell(EVERYBODY, RESHUFFLED, side, size)
