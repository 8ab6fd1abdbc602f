"""G-8.4 and G-9: the check after every action, and the end of the mission."""

from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.core.sets import size_of
from fieldcraft.games.grizzled.happenings import FAILED, SUCCEEDED
from fieldcraft.games.grizzled.kinds import NONE
from fieldcraft.games.grizzled.rules.hard_knocks import third_threat
from fieldcraft.games.grizzled.rules.piles import return_no_mans_land
from fieldcraft.games.grizzled.rules.support import reveal_tiles
from fieldcraft.games.grizzled.rules.turns import begin_turn, next_in_mission
from fieldcraft.games.grizzled.state import RELIEVING, Squad


def finish_action(squad: Squad, chance: Chance, log: Log) -> None:
    """The action is resolved, unless Merry Christmas still waits for an answer (G-5.3, G-8.4)."""
    if squad.phase == RELIEVING:
        return
    squad.barrier += 1
    kind = third_threat(squad)
    if kind != NONE:
        fail(squad, kind, chance, log)
    elif squad.number_in_mission() == 0:
        succeed(squad, chance, log)
    else:
        begin_turn(squad, next_in_mission(squad, squad.active), log)


def fail(squad: Squad, kind: i64, chance: Chance, log: Log) -> None:
    """G-9.3 to G-9.5: No Man's Land goes back into the Trials pile."""
    log.tell(EVERYBODY, FAILED, kind, size_of(squad.no_mans_land))
    return_no_mans_land(squad)
    squad.succeeded = False
    reveal_tiles(squad, chance, log)


def succeed(squad: Squad, chance: Chance, log: Log) -> None:
    """G-9.1, G-9.2."""
    log.tell(EVERYBODY, SUCCEEDED, size_of(squad.no_mans_land))
    squad.discard |= squad.no_mans_land
    squad.no_mans_land = 0
    squad.succeeded = True
    reveal_tiles(squad, chance, log)
