"""Units, Weapons and Radios as flat tables for the engine (CC-3, CC-11, CC-12).

A *unit kind* is a place in `UNIT_IDS`, a *weapon kind* one in `WEAPON_IDS`, a *radio kind* one in `RADIO_IDS`; several
counters share a kind. A printed stat of a unit stands at `kind * 2 + side` with the sides UNBROKEN and BROKEN.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fieldcraft.games.combat_commander.forces import (
    RADIOS_DATA,
    SPECIAL_WEAPONS,
    UNITS_DATA,
    VULNERABILITY,
    WEAPONS_DATA,
    Boxes,
    Unit,
    Weapon,
)
from fieldcraft.games.combat_commander.kinds import (
    BOXED_FP,
    BOXED_MOVE,
    BOXED_RANGE,
    FLAMETHROWER,
    MOLOTOV,
    NATION_NAMES,
    NATIONS,
    NONE,
    QUALITY_NAMES,
    SATCHEL,
    UNIT_TYPE_NAMES,
    WEAPON_CLASS_NAMES,
)
from fieldcraft.games.combat_commander.nations import NATIONS_DATA

UNIT_IDS: Final = tuple(UNITS_DATA)
WEAPON_IDS: Final = tuple(WEAPONS_DATA)
RADIO_IDS: Final = tuple(RADIOS_DATA)
UNIT_KINDS: Final = len(UNIT_IDS)
WEAPON_KINDS: Final = len(WEAPON_IDS)
RADIO_KINDS: Final = len(RADIO_IDS)

_UNITS: Final[tuple[Unit, ...]] = tuple(UNITS_DATA.values())
_WEAPONS: Final[tuple[Weapon, ...]] = tuple(WEAPONS_DATA.values())
_WEAPON_CLASSES: Final[tuple[int, ...]] = tuple(WEAPON_CLASS_NAMES.index(weapon.weapon_class) for weapon in _WEAPONS)


def _boxes(boxed: Boxes) -> int:
    return BOXED_FP * boxed.fp + BOXED_RANGE * boxed.range + BOXED_MOVE * boxed.move


def _both_sides(stat: str) -> vec[i64]:
    return vec[i64]([getattr(face, stat) for unit in _UNITS for face in (unit.front, unit.broken)])


def _rows(rows: tuple[int, ...]) -> int:
    return sum(1 << row for row in rows)


def _unit_ranges() -> vec[i64]:
    nations = [unit.nation for unit in _UNITS]
    return vec[i64]([nations.index(name) for name in NATIONS_DATA] + [len(nations)])


def _teams() -> vec[i64]:
    table = vec[i64]([NONE] * (NATIONS * 4))
    for kind, unit in enumerate(_UNITS):
        if unit.type == "team":
            table[NATION_NAMES.index(unit.nation) * 4 + QUALITY_NAMES.index(unit.quality)] = kind
    return table


# By unit kind * 2 + side of the counter: printed stats (CC-3.1).
UNIT_FP: Final[vec[i64]] = _both_sides("fp")
UNIT_RANGE: Final[vec[i64]] = _both_sides("range")
UNIT_MOVE: Final[vec[i64]] = _both_sides("move")
UNIT_COMMAND: Final[vec[i64]] = _both_sides("command")
UNIT_MORALE: Final[vec[i64]] = _both_sides("morale")
UNIT_BOXED: Final[vec[i64]] = vec[i64]([bits for unit in _UNITS for bits in (_boxes(unit.boxed), 0)])
"""Bits BOXED_FP, BOXED_RANGE, BOXED_MOVE; never any on the broken side (CC-3.1.6)."""

# By unit kind.
UNIT_TYPE: Final[vec[i64]] = vec[i64]([UNIT_TYPE_NAMES.index(unit.type) for unit in _UNITS])
"""LEADER, SQUAD or TEAM."""
UNIT_NATION: Final[vec[i64]] = vec[i64]([NATION_NAMES.index(unit.nation) for unit in _UNITS])
UNIT_QUALITY: Final[vec[i64]] = vec[i64](
    [QUALITY_NAMES.index(unit.quality) if unit.quality else NONE for unit in _UNITS]
)
"""ELITE, LINE, GREEN or WEAPON_TEAM; NONE for Leaders."""
UNIT_FIGURES: Final[vec[i64]] = vec[i64]([unit.figures for unit in _UNITS])
UNIT_VP: Final[vec[i64]] = vec[i64]([unit.vp for unit in _UNITS])
"""VP for elimination or exit (CC-7.1)."""
UNIT_COUNT: Final[vec[i64]] = vec[i64]([unit.count for unit in _UNITS])
"""Counters in the countermix (0.1)."""
UNIT_IS_HERO: Final[vec[i64]] = vec[i64]([1 if unit.leader_type == "hero" else 0 for unit in _UNITS])

# By nation.
UNITS_FROM: Final[vec[i64]] = _unit_ranges()
"""The unit kinds of a nation are `UNITS_FROM[nation]` up to, not including, `UNITS_FROM[nation + 1]`."""
HERO_OF: Final[vec[i64]] = vec[i64]([UNIT_IDS.index(nation.hero) for nation in NATIONS_DATA.values()])
PRIVATE_OF: Final[vec[i64]] = vec[i64]([UNIT_IDS.index(nation.private) for nation in NATIONS_DATA.values()])
TEAM_OF: Final[vec[i64]] = _teams()
"""At `nation * 4 + quality`: the Team kind, with WEAPON_TEAM as fourth quality (CC-E52, CC-A36)."""

# By weapon kind.
WEAPON_NATION: Final[vec[i64]] = vec[i64](
    [NATION_NAMES.index(weapon.nation) if weapon.nation in NATION_NAMES else NONE for weapon in _WEAPONS]
)
"""NONE for a Weapon that any nation may have (Molotov Cocktail)."""
WEAPON_CLASS: Final[vec[i64]] = vec[i64](list(_WEAPON_CLASSES))
WEAPON_FP: Final[vec[i64]] = vec[i64]([weapon.fp for weapon in _WEAPONS])
WEAPON_MIN_RANGE: Final[vec[i64]] = vec[i64]([weapon.range.min for weapon in _WEAPONS])
WEAPON_RANGE: Final[vec[i64]] = vec[i64]([weapon.range.max for weapon in _WEAPONS])
WEAPON_MOVE: Final[vec[i64]] = vec[i64]([weapon.move for weapon in _WEAPONS])
"""What it adds to its carrier's Movement: 0 or less."""
WEAPON_BOXED: Final[vec[i64]] = vec[i64]([_boxes(weapon.boxed) for weapon in _WEAPONS])
WEAPON_ORDNANCE: Final[vec[i64]] = vec[i64]([int(weapon.ordnance) for weapon in _WEAPONS])
WEAPON_SMOKE: Final[vec[i64]] = vec[i64]([int(weapon.smoke) for weapon in _WEAPONS])
WEAPON_FIX: Final[vec[i64]] = vec[i64]([_rows(weapon.fix) for weapon in _WEAPONS])
"""Bit r set: a random hex in row r (1 to 10) repairs it while it is broken (CC-11.4)."""
WEAPON_ELIM: Final[vec[i64]] = vec[i64]([_rows(weapon.elim) for weapon in _WEAPONS])
"""Bit r set: a random hex in row r (1 to 10) eliminates it while it is broken (CC-11.4)."""
WEAPON_COUNT: Final[vec[i64]] = vec[i64]([weapon.count for weapon in _WEAPONS])


def _special(weapon_class: int) -> tuple[bool, bool]:
    """Whether a class of Weapon is used up by firing, and whether it sets Cover to 0 (CC-11.6)."""
    known = {
        FLAMETHROWER: SPECIAL_WEAPONS.flamethrower,
        MOLOTOV: SPECIAL_WEAPONS.molotov,
        SATCHEL: SPECIAL_WEAPONS.satchel,
    }
    special = known.get(weapon_class)
    return (special.one_use, special.cover_fixed) if special else (False, False)


WEAPON_ONE_USE: Final[vec[i64]] = vec[i64]([int(_special(each)[0]) for each in _WEAPON_CLASSES])
WEAPON_FIXES_COVER: Final[vec[i64]] = vec[i64]([int(_special(each)[1]) for each in _WEAPON_CLASSES])
"""1 where the target's Cover becomes 0 and stays so (CC-11.6)."""

# By radio kind (CC-12.1).
RADIO_NATION: Final[vec[i64]] = vec[i64]([NATION_NAMES.index(radio.nation) for radio in RADIOS_DATA.values()])
RADIO_FP: Final[vec[i64]] = vec[i64]([radio.fp for radio in RADIOS_DATA.values()])
RADIO_SMOKE: Final[vec[i64]] = vec[i64]([int(radio.smoke) for radio in RADIOS_DATA.values()])
RADIO_VULNERABILITY: Final[vec[i64]] = vec[i64]([VULNERABILITY[radio.fp] for radio in RADIOS_DATA.values()])
"""The sum of two dice that removes a Fortification (CC-O18.2.3.3)."""
RADIO_COUNT: Final[vec[i64]] = vec[i64]([radio.count for radio in RADIOS_DATA.values()])
