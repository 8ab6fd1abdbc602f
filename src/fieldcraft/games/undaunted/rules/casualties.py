"""U-13 Casualties and removal."""

from mypy_extensions import i64

from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.undaunted.happenings import CASUALTY, COUNTER_REMOVED, DECK, DISCARD, HAND
from fieldcraft.games.undaunted.kinds import MORTAR, NONE
from fieldcraft.games.undaunted.rules.movement import take_target_off
from fieldcraft.games.undaunted.state import Battle, Side


def inflict_casualty(battle: Battle, side: i64, unit: i64, log: Log) -> None:
    """Remove one card of the unit from hand, else discard pile, else deck; else the counter (U-13.1, U-13.4)."""
    me = battle.side(side)
    if me.hand[unit] > 0:
        me.leave_hand(unit)
        lose_card(me, side, unit, HAND, log)
    elif me.discard[unit] > 0:
        me.hand_lacks |= i64(1) << unit
        if me.seen[unit] > 0:
            me.seen[unit] -= 1
        me.discard[unit] -= 1
        lose_card(me, side, unit, DISCARD, log)
    elif me.deck[unit] > 0:
        me.hand_lacks |= i64(1) << unit
        me.discard_lacks |= i64(1) << unit
        me.deck[unit] -= 1
        me.deck_size -= 1
        lose_card(me, side, unit, DECK, log)
    else:
        remove_counter(battle, side, unit, log)


def lose_card(me: Side, side: i64, unit: i64, zone: i64, log: Log) -> None:
    """Out of the game with it; everybody sees which card it was and from where (U-3.5)."""
    me.removed[unit] += 1
    me.casualties += 1
    log.tell(EVERYBODY, CASUALTY, side, unit, zone, me.where[unit])


def remove_counter(battle: Battle, side: i64, unit: i64, log: Log) -> None:
    """Take the counter off the board, ready for its return (U-13.5); its markers stay."""
    me = battle.side(side)
    tile = me.where[unit]
    me.where[unit] = NONE
    me.suppressed &= ~(i64(1) << unit)
    log.tell(EVERYBODY, COUNTER_REMOVED, side, unit, tile)
    if unit == MORTAR:
        take_target_off(battle, side, log)  # U-13.6
