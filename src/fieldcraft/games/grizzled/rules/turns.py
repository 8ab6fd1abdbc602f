"""G-5 Step II, Mission: whose turn it is and what may be done in it."""

from mypy_extensions import i64

from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.grizzled.happenings import TURN_BEGAN
from fieldcraft.games.grizzled.kinds import CHARMS, MUTE, SHOWN_BY, bit
from fieldcraft.games.grizzled.rules.hard_knocks import must_withdraw, what_forbids_withdrawing
from fieldcraft.games.grizzled.rules.refusals import (
    ALLOWED,
    CHARM_OTHER_THREAT,
    CHARM_SPENT,
    IS_MUTE,
    MUST_WITHDRAW,
    NO_SPEECH_TOKEN,
    NOT_IN_HAND,
    NOT_IN_NO_MANS_LAND,
)
from fieldcraft.games.grizzled.state import TURN, Squad


def begin_turn(squad: Squad, seat: i64, log: Log) -> None:
    squad.phase = TURN
    squad.active = seat
    log.tell(EVERYBODY, TURN_BEGAN, seat)


def next_in_mission(squad: Squad, seat: i64) -> i64:
    """The next player clockwise who is still in the mission; the same one if he is the last (G-5.1, G-5.6)."""
    following = squad.clockwise_of(seat)
    while not squad.is_in_mission(following):
        following = squad.clockwise_of(following)
    return following


def why_no_play(squad: Squad, seat: i64, card: i64) -> i64:
    if squad.hand[seat] & bit(card) == 0:
        return NOT_IN_HAND
    return MUST_WITHDRAW if must_withdraw(squad, seat) else ALLOWED


def why_no_charm(squad: Squad, seat: i64, card: i64) -> i64:
    """May the charm take this card from No Man's Land (G-6.6)?"""
    if squad.charms_ready & bit(seat) == 0:
        return CHARM_SPENT
    if squad.no_mans_land & bit(card) == 0:
        return NOT_IN_NO_MANS_LAND
    if SHOWN_BY[CHARMS[squad.characters[seat]]] & bit(card) == 0:
        return CHARM_OTHER_THREAT
    return MUST_WITHDRAW if must_withdraw(squad, seat) else ALLOWED


def why_no_speech(squad: Squad, seat: i64) -> i64:
    """May the player make a Speech, on whatever threat (G-6.10, G-6.17)?"""
    if squad.speech_tokens[seat] == 0:
        return NO_SPEECH_TOKEN
    if squad.has(seat, MUTE):
        return IS_MUTE
    return MUST_WITHDRAW if must_withdraw(squad, seat) else ALLOWED


def why_no_withdrawal(squad: Squad, seat: i64) -> i64:
    """May the player withdraw (G-6.24)? An obligation sets prohibitions aside (G-10.19)."""
    return ALLOWED if must_withdraw(squad, seat) else what_forbids_withdrawing(squad, seat)
