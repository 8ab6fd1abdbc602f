"""G-7 Traps: what a card does when it is played, and the card that a trap draws."""

from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.grizzled.happenings import TRAP_EMPTY, TRAP_SPRUNG
from fieldcraft.games.grizzled.kinds import MERRY_CHRISTMAS, ROOKIE, THREATS, TRAPS, bit
from fieldcraft.games.grizzled.rules.hard_knocks import attach, begin_relief
from fieldcraft.games.grizzled.rules.piles import draw_openly
from fieldcraft.games.grizzled.state import Squad


def put_down(squad: Squad, seat: i64, card: i64, chance: Chance, log: Log) -> None:
    """Play a card that has left hand or pile, with the card its trap draws (G-6.2 to G-6.4, G-7.1)."""
    put_one(squad, seat, card, log)
    if TRAPS & bit(card) == 0 or squad.level == ROOKIE:
        return
    if squad.trials() == 0:
        log.tell(EVERYBODY, TRAP_EMPTY, seat)  # G-7.4
        return
    drawn = draw_openly(squad, chance)
    log.tell(EVERYBODY, TRAP_SPRUNG, seat, drawn)
    put_one(squad, seat, drawn, log)  # its own trap is ignored (G-7.2)


def put_one(squad: Squad, seat: i64, card: i64, log: Log) -> None:
    """One card where it belongs."""
    if card < THREATS:
        squad.no_mans_land |= bit(card)
    elif card == MERRY_CHRISTMAS:
        squad.discard |= bit(card)
        begin_relief(squad, seat, log)
    else:
        attach(squad, seat, card, log)
