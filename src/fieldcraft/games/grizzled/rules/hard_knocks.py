"""G-8 Threat count, G-10 Hard Knocks and Merry Christmas."""

from typing import Final

from mypy_extensions import i64

from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.core.sets import first_of, has_at_least, size_of
from fieldcraft.games.grizzled.happenings import ATTACHED, NOTHING_TO_RELIEVE, RELIEVED, TOOK_LEAD
from fieldcraft.games.grizzled.kinds import (
    ALL_KNOCKS,
    FAILURE_THRESHOLD,
    FEARFUL,
    FRAGILE,
    HARDHEADED,
    KINDS,
    MOST_ICONS,
    NONE,
    PRIDEFUL,
    SHOWN_BY,
    TYRANNICAL,
    WITH_MORE_ICONS,
    bit,
)
from fieldcraft.games.grizzled.rules.refusals import (
    ALLOWED,
    FRAGILE_COMRADE,
    IS_HARDHEADED,
    IS_PRIDEFUL,
    NOT_A_KNOCK,
    NOT_ATTACHED,
)
from fieldcraft.games.grizzled.state import RELIEVING, Squad

FRIGHTENING: Final = 2
"""So many times active, a threat makes the Fearful run (G-10.9)."""


def third_threat(squad: Squad) -> i64:
    """A threat active often enough to fail the mission (G-8.2), or -1."""
    return threat_active(squad, FAILURE_THRESHOLD)


def threat_active(squad: Squad, times: i64) -> i64:
    """The first threat that is active so many times (G-8.1), or -1."""
    cards = squad.at_work()
    if not has_at_least(cards, times):
        return NONE
    kind: i64
    for kind in range(KINDS):
        if has_at_least(cards & SHOWN_BY[kind], times):
            return kind
    return NONE


def icons_of(squad: Squad, seat: i64) -> i64:
    """How many Hard Knock icons a player bears (G-13.2); Wounded counts twice (G-10.4)."""
    attached = squad.attached[seat]
    icons: i64 = 0
    number: i64
    if attached == 0:
        return 0
    for number in range(MOST_ICONS):
        icons += size_of(attached & WITH_MORE_ICONS[number])
    return icons


def attach(squad: Squad, seat: i64, card: i64, log: Log) -> None:
    """A Hard Knock strikes (G-6.3); the Tyrannical takes the lead at once (G-10.6)."""
    squad.attached[seat] |= bit(card)
    squad.attachments += 1
    squad.since[card] = squad.attachments
    log.tell(EVERYBODY, ATTACHED, seat, card)
    if card == TYRANNICAL and squad.leader != seat:
        squad.leader = seat
        log.tell(EVERYBODY, TOOK_LEAD, seat)


def detach(squad: Squad, seat: i64, card: i64) -> None:
    """A Hard Knock leaves the game, and its effect ends (G-10.18)."""
    squad.attached[seat] &= ~bit(card)
    squad.since[card] = 0
    squad.discard |= bit(card)


def what_forbids_withdrawing(squad: Squad, seat: i64) -> i64:
    """The refusal of a Hard Knock that forbids it right now (G-6.24), or 0."""
    cards = squad.hand[seat]
    if cards == 0:
        return ALLOWED
    if squad.has(seat, HARDHEADED) and has_at_least(cards, 2):
        return IS_HARDHEADED
    if squad.has(seat, PRIDEFUL) and squad.number_in_mission() > 1:
        return IS_PRIDEFUL
    fragile = squad.owner_of(FRAGILE)
    if fragile != NONE and fragile != seat and squad.is_in_mission(fragile):
        return FRAGILE_COMRADE
    return ALLOWED


def must_withdraw(squad: Squad, seat: i64) -> bool:
    """Is the player Fearful, a threat active twice, and no older Hard Knock in the way (G-10.9, G-10.19)?"""
    if not squad.has(seat, FEARFUL):
        return False
    fearful_since = squad.since[FEARFUL]
    cards = squad.hand_size(seat)
    if cards >= 2 and squad.has(seat, HARDHEADED) and squad.since[HARDHEADED] < fearful_since:
        return False
    is_proud = cards > 0 and squad.number_in_mission() > 1 and squad.has(seat, PRIDEFUL)
    if is_proud and squad.since[PRIDEFUL] < fearful_since:
        return False
    return threat_active(squad, FRIGHTENING) != NONE


def begin_relief(squad: Squad, seat: i64, log: Log) -> None:
    """Merry Christmas: one attached Hard Knock, if there is one, must go (G-10.17)."""
    attached = squad.all_attached()
    if attached == 0:
        log.tell(EVERYBODY, NOTHING_TO_RELIEVE, seat)
    elif has_at_least(attached, 2):
        squad.phase = RELIEVING
        squad.active = seat
    else:
        relieve(squad, first_of(attached), log)


def why_no_relief(squad: Squad, card: i64) -> i64:
    if ALL_KNOCKS & bit(card) == 0:
        return NOT_A_KNOCK
    return NOT_ATTACHED if squad.owner_of(card) == NONE else ALLOWED


def relieve(squad: Squad, card: i64, log: Log) -> None:
    owner = squad.owner_of(card)
    detach(squad, owner, card)
    log.tell(EVERYBODY, RELIEVED, squad.active, owner, card)
