"""What counters are called: Leaders by rank and name, all others by their kind (CC-3, CC-11, CC-12)."""

from fieldcraft.core.text import Arg, Message
from fieldcraft.games.combat_commander.forces import RADIOS_DATA, UNITS_DATA, WEAPONS_DATA


def counter_name(counter: str) -> Message:
    """A unit, Weapon or Radio by its id, such as `german.squad.rifle`; raises `KeyError` for any other id."""
    if counter in RADIOS_DATA:
        return Message("combat-commander-counter-radio", {"calibre": str(RADIOS_DATA[counter].calibre_mm)})
    slug = counter.rpartition(".")[2].replace("_", "-")
    if counter in WEAPONS_DATA:
        return Message(f"combat-commander-weapon-{slug}")
    unit = UNITS_DATA[counter]
    if unit.type == "leader":
        rank = unit.leader_type.partition("_")[0]
        return Message(f"combat-commander-rank-{rank}", {"name": unit.name})
    return Message(f"combat-commander-{unit.type}-{slug}")


def item_name(item: str) -> Message:
    """An item of a Support Table by its id: a counter, or a unit with its Weapon."""
    first, _, second = item.partition("+")
    if not second:
        return counter_name(first)
    args: dict[str, Arg] = {"unit": counter_name(first), "weapon": counter_name(second)}
    return Message("combat-commander-counter-with", args)
