"""Units, Weapons and Radios, read from `data/` and checked (CC-3, CC-11, CC-12)."""

from collections.abc import Mapping
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from fieldcraft.core.data import load
from fieldcraft.core.errors import BadData
from fieldcraft.games.combat_commander.nations import DATA, NATIONS_DATA, NationName

Value = Annotated[int, Meta(ge=0, le=20)]
Copies = Annotated[int, Meta(ge=1, le=99)]
Points = Annotated[int, Meta(ge=0)]
Row = Annotated[int, Meta(ge=1, le=10)]
LeaderType = Literal[
    "hero", "private", "corporal_x", "corporal_y", "sergeant_x", "sergeant_y", "lieutenant_x", "lieutenant_y", "captain"
]  # fmt: skip


class Stats(Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a unit's counter (CC-3.1); only Leaders have Command."""

    fp: Value
    range: Value
    move: Value
    morale: Value
    command: Value = 0


class Boxes(Struct, frozen=True, forbid_unknown_fields=True):
    """Which stats of the unbroken side stand in a box (CC-3.1.6); a Weapon has no Movement of its own."""

    fp: bool
    range: bool
    move: bool = False


class LeaderKind(Struct, frozen=True, forbid_unknown_fields=True):
    figures: Literal[1]
    vp: Value
    front: Stats
    broken: Stats
    boxed: Boxes


class LeaderLine(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    type: LeaderType
    points: Points | None


class TroopLine(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    quality: Literal["elite", "line", "green", "weapon"]
    figures: Literal[2, 4]
    vp: Value
    count: Copies
    points: Points | None
    front: Stats
    boxed: Boxes
    broken: Stats


class NationUnits(Struct, frozen=True, forbid_unknown_fields=True):
    countermix_total: int
    leaders: tuple[LeaderLine, ...]
    squads: tuple[TroopLine, ...]
    teams: tuple[TroopLine, ...]


class UnitFile(Struct, frozen=True, forbid_unknown_fields=True):
    schema: Literal["combat-commander/units/1"]
    sources: tuple[str, ...]
    confidence: str
    field_notes: dict[str, str]
    leader_types: dict[LeaderType, LeaderKind]
    nations: dict[NationName, NationUnits]
    notes: tuple[str, ...]


class Unit(Struct, frozen=True):
    """One kind of unit counter. `quality` is empty for Leaders, `leader_type` for all others."""

    id: str
    nation: NationName
    type: Literal["leader", "squad", "team"]
    name: str
    quality: str
    leader_type: str
    figures: int
    vp: int
    count: int
    front: Stats
    broken: Stats
    boxed: Boxes
    points: int | None


class Reach(Struct, frozen=True, forbid_unknown_fields=True):
    """A Weapon's range in hexes; closer than `min` it cannot fire (CC-O20.2)."""

    min: Annotated[int, Meta(ge=1, le=20)]
    max: Annotated[int, Meta(ge=1, le=20)]


class Weapon(Struct, frozen=True, forbid_unknown_fields=True, rename={"weapon_class": "class"}):
    """One kind of Weapon. `move` changes its carrier's Movement; `fix`, `elim`: rows of random hexes (CC-11.4)."""

    id: str
    name: str
    weapon_class: Literal["mg", "mortar", "gun", "flamethrower", "satchel", "molotov"]
    fp: Value
    range: Reach
    move: Annotated[int, Meta(ge=-9, le=0)]
    boxed: Boxes
    ordnance: bool
    smoke: bool
    fix: tuple[Row, ...]
    elim: tuple[Row, ...]
    count: Copies
    points: Points | dict[NationName, Points]
    confidence: str = ""
    note: str = ""

    @property
    def nation(self) -> str:
        """The counter set it belongs to; `shared` for all of them."""
        return self.id.partition(".")[0]


class SpecialWeapon(Struct, frozen=True, forbid_unknown_fields=True):
    """CC-11.6."""

    target_cover: Literal[0, "normal"]
    one_use: bool = False
    cover_fixed: bool = False
    joins_fire_groups: bool = False


class SpecialWeapons(Struct, frozen=True, forbid_unknown_fields=True):
    flamethrower: SpecialWeapon
    molotov: SpecialWeapon
    satchel: SpecialWeapon
    one_use_note: str


class WeaponFile(Struct, frozen=True, forbid_unknown_fields=True):
    schema: Literal["combat-commander/weapons/1"]
    sources: tuple[str, ...]
    confidence: dict[str, str]
    field_notes: dict[str, str]
    nations: dict[NationName, tuple[Weapon, ...]]
    shared: tuple[Weapon, ...]
    special: SpecialWeapons
    notes: tuple[str, ...] = ()


class Radio(Struct, frozen=True, forbid_unknown_fields=True):
    """One off-map battery (CC-12.1)."""

    id: str
    name: str
    calibre_mm: Annotated[int, Meta(ge=1)]
    fp: Value
    smoke: bool
    count: Copies
    points: Points

    @property
    def nation(self) -> str:
        return self.id.partition(".")[0]


class Vulnerability(Struct, frozen=True, forbid_unknown_fields=True):
    """By FP of a Radio: the roll that destroys a Fortification (CC-O18.2.3.3)."""

    by_fp: dict[int, Annotated[int, Meta(ge=2, le=12)]]
    note: str


class RadioFile(Struct, frozen=True, forbid_unknown_fields=True):
    schema: Literal["combat-commander/radios/1"]
    sources: tuple[str, ...]
    confidence: dict[str, str]
    rules: dict[str, object]
    fortification_vulnerability: Vulnerability
    nations: dict[NationName, tuple[Radio, ...]]
    notes: tuple[str, ...]


def units_of(content: UnitFile, file: str) -> dict[str, Unit]:
    """Every kind of unit by id: nations in their order, then Leaders, Squads, Teams as listed; raises `BadData`."""
    units: dict[str, Unit] = {}
    for nation in complete(content.nations, file):
        lines = content.nations[nation]
        for leader in lines.leaders:
            kind = content.leader_types[leader.type]
            units[leader.id] = Unit(
                leader.id, nation, "leader", leader.name, "", leader.type, kind.figures, kind.vp, 1,
                kind.front, kind.broken, kind.boxed, leader.points,
            )  # fmt: skip
        for troops, unit_type, figures in ((lines.squads, "squad", 4), (lines.teams, "team", 2)):
            for line in troops:
                if line.figures != figures:
                    raise BadData(file, f"{line.id}.figures", "error-field", detail=f"expected {figures}")
                units[line.id] = Unit(
                    line.id, nation, "squad" if unit_type == "squad" else "team", line.name, line.quality, "",
                    line.figures, line.vp, line.count, line.front, line.broken, line.boxed, line.points,
                )  # fmt: skip
        for unit_id in (NATIONS_DATA[nation].hero, NATIONS_DATA[nation].private):
            if unit_id not in units:
                raise BadData(file, f"nations.{nation}.leaders", "error-field", detail=f"expected {unit_id}")
    check_units(content, units, file)
    return units


def check_units(content: UnitFile, units: dict[str, Unit], file: str) -> None:
    """Ids, VP, Teams for Deploy and the size of each counter set (CC-7.1, CC-E52)."""
    lines = sum(len(each.leaders) + len(each.squads) + len(each.teams) for each in content.nations.values())
    if lines != len(units):
        raise BadData(file, "nations", "error-field", detail="an id stands twice")
    for unit in units.values():
        hero = unit.leader_type == "hero"
        worth = {"squad": 2, "team": 1, "leader": 0 if hero else 1 + unit.front.command}[unit.type]
        if unit.vp != worth:
            raise BadData(file, f"{unit.id}.vp", "error-field", detail=f"expected {worth}")
        if unit.id != f"{unit.nation}.{unit.type}.{unit.id.rpartition('.')[2]}":
            raise BadData(file, unit.id, "error-field", detail="expected nation.type.name")
    for nation, each in content.nations.items():
        if [team.quality for team in each.teams] != ["weapon", "elite", "line", "green"]:
            raise BadData(file, f"nations.{nation}.teams", "error-field", detail="expected one Team a quality")
        total = sum(unit.count for unit in units.values() if unit.nation == nation)
        if total != each.countermix_total:
            raise BadData(file, f"nations.{nation}.countermix_total", "error-field", detail=f"expected {total}")


def weapons_of(content: WeaponFile, file: str) -> dict[str, Weapon]:
    """Every kind of Weapon by id: nations in their order, then those shared by all; raises `BadData`."""
    weapons: dict[str, Weapon] = {}
    groups = [(str(nation), content.nations[nation]) for nation in complete(content.nations, file)]
    for group, listed in [*groups, ("shared", content.shared)]:
        for weapon in listed:
            place = f"{group}.{weapon.id}"
            if weapon.nation != group or weapon.id in weapons:
                raise BadData(file, place, "error-field", detail="an id of another group, or twice")
            if weapon.range.min > weapon.range.max:
                raise BadData(file, f"{place}.range", "error-field", detail="expected min <= max")
            if set(weapon.fix) & set(weapon.elim):
                raise BadData(file, f"{place}.elim", "error-field", detail="a row that also repairs")
            weapons[weapon.id] = weapon
    return weapons


def radios_of(content: RadioFile, file: str) -> dict[str, Radio]:
    """Every Radio by id, nations in their order; raises `BadData`."""
    radios: dict[str, Radio] = {}
    for nation in complete(content.nations, file):
        for radio in content.nations[nation]:
            if radio.nation != nation or radio.id in radios:
                raise BadData(file, radio.id, "error-field", detail="an id of another nation, or twice")
            if radio.fp not in content.fortification_vulnerability.by_fp:
                raise BadData(file, f"{radio.id}.fp", "error-field", detail="no vulnerability number for it")
            radios[radio.id] = radio
    return radios


def complete(by_nation: Mapping[NationName, object], file: str) -> list[NationName]:
    """The nations in the order of `kinds`; raises `BadData` if one is missing."""
    for nation in NATIONS_DATA:
        if nation not in by_nation:
            raise BadData(file, "nations", "error-field", detail=f"expected {nation}")
    return list(NATIONS_DATA)


_radios = load(DATA / "radios.yaml", RadioFile)
_weapons = load(DATA / "weapons.yaml", WeaponFile)
UNITS_DATA: Final = units_of(load(DATA / "units.yaml", UnitFile), "units.yaml")
WEAPONS_DATA: Final = weapons_of(_weapons, "weapons.yaml")
SPECIAL_WEAPONS: Final = _weapons.special
RADIOS_DATA: Final = radios_of(_radios, "radios.yaml")
VULNERABILITY: Final = _radios.fortification_vulnerability.by_fp
