"""How an event names a unit or a Weapon: by its slot, and by what stands there at that moment.

A slot may hold another piece later: a Squad gives way to Teams, a Hero goes back to the countermix and comes again. The
words of an event must not change with it, so the kind is part of the event (see `happenings.kinds_of`).
"""

from mypy_extensions import i64

from fieldcraft.games.combat_commander.happenings import SLOTS_TOLD
from fieldcraft.games.combat_commander.kinds import NONE
from fieldcraft.games.combat_commander.state import Battle


def unit_told(battle: Battle, unit: i64) -> i64:
    """A unit as a number of an event; NONE for nobody."""
    if unit < 0:
        return NONE
    return (battle.counters.kind[unit] + 1) * SLOTS_TOLD + unit


def weapon_told(battle: Battle, weapon: i64) -> i64:
    """A Weapon as a number of an event."""
    return (battle.counters.weapon_kind[weapon] + 1) * SLOTS_TOLD + weapon
