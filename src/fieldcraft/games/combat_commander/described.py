"""Pieces and hexes with what a player wants to know of them, as messages."""

from collections.abc import Iterator
from typing import Final

from fieldcraft.core.text import Arg, Message
from fieldcraft.games.combat_commander import names
from fieldcraft.games.combat_commander.ground import HALF
from fieldcraft.games.combat_commander.hexes import HEXES
from fieldcraft.games.combat_commander.kinds import NONE
from fieldcraft.games.combat_commander.rules.movement import points_left
from fieldcraft.games.combat_commander.rules.shots import hex_of, is_ordnance, piece_fp
from fieldcraft.games.combat_commander.rules.units import (
    command_of,
    cover_in,
    fp_of,
    is_leader,
    morale_of,
    movement_of,
    range_of,
    weapon_fp,
    weapon_range,
)
from fieldcraft.games.combat_commander.state import (
    BOX,
    FIRST_WEAPON,
    IS_BROKEN,
    SLOTS,
    SPENT,
    SUPPRESSED,
    UNITS,
    VETERAN,
    WEAPON_BROKEN,
    WEAPONS,
    Battle,
    is_on_map,
)

MARK_KEYS: Final = ((IS_BROKEN, "broken"), (SUPPRESSED, "suppressed"), (VETERAN, "veteran"))


def marks_of(marks: int) -> Iterator[Message]:
    """Broken, suppressed, Veteran."""
    for bit, key in MARK_KEYS:
        if marks & bit:
            yield Message(f"combat-commander-mark-{key}")


def unit_at(battle: Battle, seat: int, unit: int) -> Message:
    """A unit with its hex and state; of the other side with that side's name."""
    counters = battle.counters
    about: list[Arg] = [names.place_name(int(counters.at[unit])), *marks_of(int(counters.marks[unit]))]
    args: dict[str, Arg] = {"unit": names.unit_name(battle, unit), "about": names.listed(about)}
    if unit // SLOTS == seat:
        return Message("combat-commander-unit-at", args)
    return Message("combat-commander-unit-of", {**args, "side": names.side_name(unit // SLOTS)})


def unit_in_full(battle: Battle, seat: int, unit: int) -> Message:
    """A unit with its hex, state, current stats, Weapon and, for a Leader, Command (CC-3.1-d1)."""
    counters = battle.counters
    if counters.kind[unit] == NONE or not is_on_map(counters.at[unit]):
        return unit_at(battle, seat, unit)
    stats: dict[str, Arg] = {
        "fp": int(fp_of(battle, unit)),
        "range": int(range_of(battle, unit)),
        "move": int(movement_of(battle, unit)),
        "morale": int(morale_of(battle, unit)),
    }
    parts: list[Arg] = [unit_at(battle, seat, unit), Message("combat-commander-stats", stats)]
    if is_leader(battle, unit):
        parts.append(Message("combat-commander-command", {"command": int(command_of(battle, unit))}))
    if counters.weapon[unit] != NONE:
        parts.append(weapon_with_stats(battle, int(counters.weapon[unit])))
    if counters.marks[unit] & SPENT:
        parts.append(Message("combat-commander-mark-spent"))
    return together(parts)


def weapon_with_stats(battle: Battle, weapon: int) -> Message:
    """A Weapon with FP and range, and whether it is broken."""
    counters = battle.counters
    name = names.weapon_name(battle, weapon)
    if counters.weapon_marks[weapon] & WEAPON_BROKEN:
        return Message("combat-commander-weapon-broken", {"weapon": name})
    args: dict[str, Arg] = {
        "weapon": name,
        "fp": int(weapon_fp(battle, weapon)),
        "range": int(weapon_range(battle, weapon)),
    }
    return Message("combat-commander-weapon-stats", args)


def weapon_at(battle: Battle, seat: int, weapon: int) -> Message:
    """A Weapon with who carries it."""
    carrier = int(battle.counters.carrier[weapon])
    name = names.weapon_name(battle, weapon)
    if carrier == BOX:
        return Message("combat-commander-weapon-boxed", {"weapon": name})
    if carrier < 0:
        return name
    return Message("combat-commander-weapon-of", {"weapon": name, "unit": unit_at(battle, seat, carrier)})


def piece_at(battle: Battle, seat: int, piece: int) -> Arg:
    """A unit or Weapon with its hex; for a number that is neither, the number."""
    if 0 <= piece < UNITS:
        return unit_at(battle, seat, piece)
    weapon = piece - FIRST_WEAPON
    return weapon_at(battle, seat, weapon) if 0 <= weapon < WEAPONS else str(piece)


def shooter(battle: Battle, piece: int) -> Arg:
    """A piece with its hex and the FP it brings to a shot."""
    if not is_piece(battle, piece):
        return str(piece)
    args: dict[str, Arg] = {
        "piece": names.piece_word(battle, piece),
        "hex": names.hex_word(int(hex_of(battle, piece))),
        "fp": int(piece_fp(battle, piece)),
    }
    return Message(f"combat-commander-shooter{'-ordnance' if is_ordnance(battle, piece) else ''}", args)


def is_piece(battle: Battle, piece: int) -> bool:
    """Is it a unit on the map, or a Weapon that one carries?"""
    counters = battle.counters
    if 0 <= piece < UNITS:
        return counters.kind[piece] != NONE and is_on_map(counters.at[piece])
    weapon = piece - FIRST_WEAPON
    if not 0 <= weapon < WEAPONS or counters.weapon_kind[weapon] == NONE or counters.carrier[weapon] < 0:
        return False
    return is_on_map(counters.at[counters.carrier[weapon]])


def hex_in_short(battle: Battle, hex_: int) -> Arg:
    """A hex with its terrain and Cover, and what else matters in it."""
    if not 0 <= hex_ < HEXES:
        return str(hex_)
    return names.listed(hex_parts(battle, hex_))


def hex_parts(battle: Battle, hex_: int) -> Iterator[Arg]:
    ground, counters = battle.field.ground, battle.counters
    args: dict[str, Arg] = {
        "hex": names.hex_word(hex_),
        "terrain": names.terrain_name(int(ground.terrain[hex_])),
        "cover": int(cover_in(battle, hex_, 0, False)),
    }
    yield Message("combat-commander-hex", args)
    if ground.objective[hex_]:
        yield Message("combat-commander-told-objective", {"number": int(ground.objective[hex_])})
    if counters.works[hex_]:
        yield names.works_name(int(counters.works[hex_]))
    if counters.smoke[hex_]:
        yield Message("combat-commander-told-smoke", {"strength": int(counters.smoke[hex_])})


def units_in(battle: Battle, hex_: int) -> list[int]:
    """The units in a hex, in slot order."""
    found = []
    unit = int(battle.counters.first[hex_]) if 0 <= hex_ < HEXES else NONE
    while unit != NONE:
        found.append(unit)
        unit = int(battle.counters.after[unit])
    return found


def units_named(battle: Battle, units: list[int]) -> Arg:
    """Units by name with their state, after each other."""
    return names.listed(unit_with_marks(battle, unit) for unit in units)


def unit_with_marks(battle: Battle, unit: int) -> Message:
    """A unit by name, with its state if it has one; without its hex."""
    marks = list(marks_of(int(battle.counters.marks[unit])))
    if not marks:
        return names.unit_name(battle, unit)
    args: dict[str, Arg] = {"unit": names.unit_name(battle, unit), "about": names.listed(marks)}
    return Message("combat-commander-unit-at", args)


def points(half: int) -> str:
    """MPs, counted in halves, as people write them: 3, 1½, ½."""
    whole, rest = divmod(half, HALF)
    return f"{whole or ''}½" if rest else str(whole)


def points_of(battle: Battle, unit: int) -> str:
    """The MPs a unit has left."""
    return points(max(0, int(points_left(battle, unit))))


def together(parts: list[Arg]) -> Message:
    """What is told of one thing, part by part."""
    found = parts[0]
    for part in parts[1:]:
        found = Message("combat-commander-also", {"first": found, "rest": part})
    assert isinstance(found, Message)
    return found
