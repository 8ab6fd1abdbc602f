"""G-12 Step IV, Morale Drop and new leader."""

from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.grizzled.happenings import LEAD_PASSED, LEAD_STAYS, MORALE_DROPPED, TOKEN_GIVEN
from fieldcraft.games.grizzled.kinds import DEMORALIZED, DEMORALIZED_EXTRA, LEAST_MORALE_DROP, NONE, TYRANNICAL
from fieldcraft.games.grizzled.rules.ending import cards_in_hands, check_morale_end
from fieldcraft.games.grizzled.rules.preparation import begin_round
from fieldcraft.games.grizzled.state import RUNNING, Squad


def drop_morale(squad: Squad, chance: Chance, log: Log) -> None:
    """Cards go unseen from the Morale Reserve on top of the Trials pile (G-12.2, G-12.3)."""
    hands = cards_in_hands(squad)
    number = min(morale_drop(squad, hands), squad.morale)
    squad.morale -= number
    squad.fresh += number
    squad.barrier += 1
    log.tell(EVERYBODY, MORALE_DROPPED, number, hands)
    check_morale_end(squad, log)
    if squad.ending == RUNNING:
        pass_lead(squad, log)
        begin_round(squad, chance, log)


def morale_drop(squad: Squad, hands: i64) -> i64:
    """How many cards must go (G-12.2)."""
    number: i64 = max(LEAST_MORALE_DROP, hands)
    if squad.owner_of(DEMORALIZED) != NONE:
        number += DEMORALIZED_EXTRA
    return number


def pass_lead(squad: Squad, log: Log) -> None:
    """The former leader takes a Speech token if there is one; a tyrant keeps the lead (G-12.5, G-10.6)."""
    former = squad.leader
    if squad.owner_of(TYRANNICAL) != NONE:
        log.tell(EVERYBODY, LEAD_STAYS, former)
        return
    if squad.supply > 0:
        squad.supply -= 1
        squad.speech_tokens[former] += 1
        log.tell(EVERYBODY, TOKEN_GIVEN, former)
    squad.leader = squad.clockwise_of(former)
    log.tell(EVERYBODY, LEAD_PASSED, squad.leader)
