"""U-6 Initiative."""

from mypy_extensions import i64

from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.undaunted.happenings import BID_REVEALED, INITIATIVE
from fieldcraft.games.undaunted.kinds import GER, KINDS, NONE, US
from fieldcraft.games.undaunted.kinds import INITIATIVE as VALUE_OF
from fieldcraft.games.undaunted.rules.refusals import (
    ALLOWED,
    ALREADY_BID,
    BID_NOT_IN_HAND,
    NOT_A_CARD,
)
from fieldcraft.games.undaunted.state import Battle


def owes_bid(battle: Battle, side: i64) -> bool:
    """Has this side a card to bid and not yet chosen one (U-6.1, U-6.4)?"""
    me = battle.side(side)
    return me.bid == NONE and me.hand_size > 0


def why_no_bid(battle: Battle, side: i64, kind: i64) -> i64:
    """Any card of the hand may be bid, Fog of War included (U-6.1)."""
    me = battle.side(side)
    if kind >= KINDS:
        return NOT_A_CARD
    if me.bid != NONE:
        return ALREADY_BID
    if me.hand[kind] == 0:
        return BID_NOT_IN_HAND
    return ALLOWED


def bid_value(battle: Battle, side: i64) -> i64:
    """What a side bids; 0 without a card (U-6.4)."""
    bid = battle.side(side).bid
    if bid == NONE:
        return 0
    return VALUE_OF[bid]


def reveal_bids(battle: Battle, log: Log) -> None:
    """The higher value takes the marker, a tie leaves it; both cards are discarded (U-6.2, U-6.3)."""
    us = bid_value(battle, US)
    ger = bid_value(battle, GER)
    battle.barrier += 1
    discard_bid(battle, US, us, log)
    discard_bid(battle, GER, ger, log)
    holder = battle.holder
    if us > ger:
        battle.holder = US
    elif ger > us:
        battle.holder = GER
    log.tell(EVERYBODY, INITIATIVE, battle.holder, 1 if battle.holder == holder else 0)


def discard_bid(battle: Battle, side: i64, value: i64, log: Log) -> None:
    me = battle.side(side)
    log.tell(EVERYBODY, BID_REVEALED, side, me.bid, value)
    if me.bid != NONE:
        me.leave_hand(me.bid)
        me.discard_openly(me.bid)
        me.bid = NONE
