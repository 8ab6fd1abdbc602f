"""CC-11.3, CC-W12 The owner eliminates a Weapon of his own.

He may do so at every decision of his, whatever it is about, once the set-up is done: before that no Weapon is in play,
and what is set up unseen must not show.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from fieldcraft.core.events import Log
from fieldcraft.games.combat_commander.process import PLACING
from fieldcraft.games.combat_commander.rules.refusals import ALLOWED, NO_SUCH_ACTION, NOT_NOW, NOT_YOUR_WEAPON
from fieldcraft.games.combat_commander.rules.victory import lose_weapon
from fieldcraft.games.combat_commander.state import FIRST_WEAPON, PIECES, SLOTS, WEAPONS, Battle
from fieldcraft.games.combat_commander.verbs import GIVE_UP, action_of


def why_not_give_up(battle: Battle, seat: i64, piece: i64) -> i64:
    """A Weapon that an own unit carries, at any decision but those of the set-up."""
    if battle.window == PLACING:
        return NOT_NOW
    if not FIRST_WEAPON <= piece < PIECES:
        return NO_SUCH_ACTION
    carrier = battle.counters.carrier[piece - FIRST_WEAPON]
    return ALLOWED if carrier >= 0 and carrier // SLOTS == seat else NOT_YOUR_WEAPON


def with_weapons(battle: Battle, seat: i64, found: vec[i64]) -> vec[i64]:
    """Add every Weapon that may be given up now."""
    if battle.window == PLACING:
        return found
    carrier = battle.counters.carrier
    weapon: i64
    for weapon in range(WEAPONS):
        if carrier[weapon] >= 0 and why_not_give_up(battle, seat, weapon + FIRST_WEAPON) == ALLOWED:
            found = append(found, action_of(GIVE_UP, weapon + FIRST_WEAPON))
    return found


def give_up(battle: Battle, piece: i64, log: Log) -> None:
    """To the Weapons box, without VP; the question stays open, if it still has an answer (`flow.go_past`)."""
    lose_weapon(battle, piece - FIRST_WEAPON, log)
