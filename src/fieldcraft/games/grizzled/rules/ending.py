"""G-13 Victory and defeat."""

from mypy_extensions import i64

from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.grizzled.happenings import LOST_BY_KNOCKS, LOST_BY_MORALE, WON
from fieldcraft.games.grizzled.kinds import KNOCK_LIMIT, NONE
from fieldcraft.games.grizzled.rules.hard_knocks import icons_of
from fieldcraft.games.grizzled.state import HARD_KNOCKS, MONUMENT, OVER, PEACE, Squad


def check_support_end(squad: Squad, log: Log) -> None:
    """After Support: defeat by Hard Knocks, then victory (G-13.1 to G-13.3)."""
    seat: i64
    for seat in range(squad.players):
        if icons_of(squad, seat) >= KNOCK_LIMIT:
            log.tell(EVERYBODY, LOST_BY_KNOCKS, seat)
            end(squad, HARD_KNOCKS)
            return
    if squad.trials() == 0 and cards_in_hands(squad) == 0:
        log.tell(EVERYBODY, WON)
        end(squad, PEACE)


def check_morale_end(squad: Squad, log: Log) -> None:
    """G-12.4, G-13.4."""
    if squad.morale == 0:
        log.tell(EVERYBODY, LOST_BY_MORALE)
        end(squad, MONUMENT)


def end(squad: Squad, reason: i64) -> None:
    squad.ending = reason
    squad.phase = OVER
    squad.active = NONE
    squad.barrier += 1


def cards_in_hands(squad: Squad) -> i64:
    """G-12.1."""
    number: i64 = 0
    seat: i64
    for seat in range(squad.players):
        number += squad.hand_size(seat)
    return number
