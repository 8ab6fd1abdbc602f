"""The charts of the random scenario generator and the Support Tables, from `data/generator.yaml`, checked (CC-RS)."""

import re
from collections.abc import Iterator, Mapping
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from fieldcraft.core.data import load
from fieldcraft.core.errors import BadData
from fieldcraft.games.combat_commander.forces import RADIOS_DATA, UNITS_DATA, WEAPONS_DATA
from fieldcraft.games.combat_commander.kinds import NATION_NAMES
from fieldcraft.games.combat_commander.nations import DATA, NationName, Quality

FIRST_YEAR: Final = 1939
LAST_YEAR: Final = 1945
COMPANY: Final = 0
DETACHMENT: Final = 1
PLATOON: Final = 2
SIZE_NAMES: Final = ("company", "detachment", "platoon")

Year = Annotated[int, Meta(ge=FIRST_YEAR, le=LAST_YEAR)]
Roll = Annotated[int, Meta(ge=2, le=12)]
Years = Annotated[str, Meta(pattern=r"^19\d\d(-19\d\d)?(, 19\d\d(-19\d\d)?)*$")]
Number = Annotated[int, Meta(ge=1, le=99)]
Modifier = Annotated[int, Meta(ge=-3, le=3)]
AxisNation = Literal["german", "italian"]


def years_of(text: str) -> tuple[int, ...]:
    """`1939, 1941-1944`: the years, spans inclusive."""
    found: list[int] = []
    for part in text.split(", "):
        first, _, last = part.partition("-")
        found += range(int(first), int(last or first) + 1)
    return tuple(found)


class AxisRolls(Struct, frozen=True, forbid_unknown_fields=True):
    """CC-RS.2.1."""

    axis_nation_by_roll: dict[AxisNation, tuple[Roll, ...]]
    year_by_roll: dict[AxisNation, dict[Roll, Year]]


class NationTable(Struct, frozen=True, forbid_unknown_fields=True):
    """By roll, a column a year: the Allied nation (CC-RS.2.2, CC-RS.2.3)."""

    years: tuple[Year, ...]
    rows: dict[Roll, tuple[NationName, ...]]


class AlliedNations(Struct, frozen=True, forbid_unknown_fields=True):
    vs_german: NationTable
    vs_italian: NationTable


class QualityColumn(Struct, frozen=True, forbid_unknown_fields=True, rename={"first": "from", "last": "to"}):
    first: Year
    last: Year
    opponent: Literal["any", "russian", "not_russian"] = "any"

    def fits(self, year: int, opponent: str) -> bool:
        if self.opponent != "any" and (self.opponent == "russian") != (opponent == "russian"):
            return False
        return self.first <= year <= self.last


class QualityTable(Struct, frozen=True, forbid_unknown_fields=True):
    """By roll, a column a span of years: troop quality (CC-RS.3)."""

    columns: tuple[QualityColumn, ...]
    rows: dict[Roll, tuple[Quality, ...]]


class LeaderTable(Struct, frozen=True, forbid_unknown_fields=True):
    """CC-RS.6."""

    method: str
    quality_modifier: dict[Quality, Modifier]
    year_modifier: dict[NationName, dict[Year, Modifier]]
    result: dict[NationName, tuple[str, str, str, str, str, str, str, str]]


class FortificationOffer(Struct, frozen=True, forbid_unknown_fields=True):
    """What a Defender may buy (CC-RS.9)."""

    id: str
    points: Number
    pieces: dict[Literal["foxholes", "trench", "pillbox", "bunker", "wire", "mines"], Number]
    mine_fp: Literal[6, 7, 8] | None = None


class Depths(Struct, frozen=True, forbid_unknown_fields=True):
    """Rows of set-up depth (CC-RS.10 to CC-RS.13)."""

    defend: Number
    attack: Number
    recon: Number
    fortifications: Number


class OrderOfBattle(Struct, frozen=True, forbid_unknown_fields=True):
    """One order of battle in its three sizes: company, detachment, platoon (CC-RS.5)."""

    id: str
    chit: str
    names: tuple[str, str, str]
    years: Years
    quality: Quality
    points: tuple[Number, Number, Number]
    initiative: tuple[int, int, int]
    orders: tuple[Number, Number, Number]
    surrender: tuple[Number, Number, Number]
    leaders: tuple[Number, Number, Number]
    pieces: dict[str, tuple[Number | None, Number | None, Number | None]]
    only_in_years: dict[str, tuple[Years | None, Years | None, Years | None]] = {}
    note: str = ""

    def pieces_in(self, size: int, year: int) -> dict[str, int]:
        """What comes in a size and year; a null means none (CC-RS-d2)."""
        found = {}
        for piece, numbers in self.pieces.items():
            number = numbers[size]
            span = self.only_in_years[piece][size] if piece in self.only_in_years else None
            if number is not None and (span is None or year in years_of(span)):
                found[piece] = number
        return found


class SupportPrice(Struct, frozen=True, forbid_unknown_fields=True):
    """What an item costs in one column, in which years; `only_obs` names who may buy, `weapon_from` another nation."""

    cost: Number
    years: Years
    only_obs: tuple[str, ...] = ()
    weapon_from: NationName | None = None


class SupportItem(Struct, frozen=True, forbid_unknown_fields=True):
    """One row of a Support Table; `choose_one` lists alternatives."""

    name: str
    kind: Literal["unit", "radio"]
    columns: dict[Roll, SupportPrice]
    pieces: tuple[str, ...] = ()
    choose_one: tuple[tuple[str, ...], ...] = ()

    def alternatives(self) -> tuple[tuple[str, ...], ...]:
        return self.choose_one or (self.pieces,)


class GeneratorFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of `generator.yaml`."""

    schema: Literal["combat-commander/generator/1"]
    sources: tuple[str, ...]
    confidence: dict[str, str]
    field_notes: dict[str, str]
    year_and_axis_nation: AxisRolls
    allied_nation: AlliedNations
    troop_quality: dict[NationName, QualityTable]
    quality_fallback: str
    objectives: dict[Literal["open", "secret_per_player"], Number]
    leader_table: LeaderTable
    fortification_obs: tuple[FortificationOffer, ...]
    fortification_ob_note: str
    setup_depth: dict[Literal["wide", "narrow"], Depths]
    markers: dict[str, int | str]
    initiative: dict[str, str]
    orders_of_battle: dict[NationName, tuple[OrderOfBattle, ...]]
    support_tables: dict[NationName, tuple[SupportItem, ...]]
    support_notes: tuple[str, ...]
    design_points: str
    design_hints: dict[str, object]


def check(content: GeneratorFile, file: str) -> GeneratorFile:
    """Raises `BadData` with the first fault."""
    for place, detail in faults(content):
        raise BadData(file, place, "error-field", detail=f"expected {detail}")
    return content


def faults(content: GeneratorFile) -> Iterator[tuple[str, str]]:
    """All that does not fit: the field, and what is expected there."""
    for nation in NATION_NAMES:
        for field, by_nation in named_tables(content):
            if nation not in by_nation:
                yield field, f"an entry for {nation}"
    rolls = content.year_and_axis_nation
    if sorted(roll for each in rolls.axis_nation_by_roll.values() for roll in each) != list(range(2, 13)):
        yield "year_and_axis_nation.axis_nation_by_roll", "every roll from 2 to 12 once"
    for nation, years in rolls.year_by_roll.items():
        yield from rows_complete(f"year_and_axis_nation.year_by_roll.{nation}", dict.fromkeys(years, 0), 0)
    for field, table in (
        ("vs_german", content.allied_nation.vs_german),
        ("vs_italian", content.allied_nation.vs_italian),
    ):
        widths = {roll: len(row) for roll, row in table.rows.items()}
        yield from rows_complete(f"allied_nation.{field}", widths, len(table.years))
    for nation, quality in content.troop_quality.items():
        widths = {roll: len(row) for roll, row in quality.rows.items()}
        yield from rows_complete(f"troop_quality.{nation}", widths, len(quality.columns))
    yield from pieces_known(content)


def named_tables(content: GeneratorFile) -> tuple[tuple[str, Mapping[NationName, object]], ...]:
    return (
        ("troop_quality", content.troop_quality),
        ("leader_table.year_modifier", content.leader_table.year_modifier),
        ("leader_table.result", content.leader_table.result),
        ("orders_of_battle", content.orders_of_battle),
        ("support_tables", content.support_tables),
    )


def rows_complete(field: str, widths: Mapping[int, int], columns: int) -> Iterator[tuple[str, str]]:
    """A row for every roll, each as wide as the table."""
    if sorted(widths) != list(range(2, 13)):
        yield field, "a row for every roll from 2 to 12"
    for roll, width in widths.items():
        if width != columns:
            yield f"{field}.rows.{roll}", f"{columns} columns"


def pieces_known(content: GeneratorFile) -> Iterator[tuple[str, str]]:
    """Every piece named exists, belongs where it is sold, and is there often enough (CC-RS.5, CC-RS.7)."""
    for nation, names in content.leader_table.result.items():
        for name in names:
            if name not in UNITS_DATA or UNITS_DATA[name].nation != nation or UNITS_DATA[name].type != "leader":
                yield f"leader_table.result.{nation}", f"a Leader of the nation, not {name}"
    obs = {ob.id for listed in content.orders_of_battle.values() for ob in listed}
    for nation, listed in content.orders_of_battle.items():
        for place, ob in enumerate(listed):
            field = f"orders_of_battle.{nation}[{place}]"
            for piece, numbers in ob.pieces.items():
                known = UNITS_DATA.get(piece) or WEAPONS_DATA.get(piece)
                if known is None or any(number is not None and number > known.count for number in numbers):
                    yield f"{field}.pieces.{piece}", "a unit or Weapon with so many counters"
            if set(ob.only_in_years) - set(ob.pieces):
                yield f"{field}.only_in_years", "pieces of the order of battle"
    for nation, items in content.support_tables.items():
        for place, item in enumerate(items):
            field = f"support_tables.{nation}[{place}]"
            if bool(item.pieces) == bool(item.choose_one):
                yield f"{field}.pieces", "pieces or choose_one"
            for piece in (piece for each in item.alternatives() for piece in each):
                if piece not in (RADIOS_DATA if item.kind == "radio" else UNITS_DATA | WEAPONS_DATA):
                    yield f"{field}.pieces", f"a known {item.kind}, not {piece}"
            for roll, price in item.columns.items():
                if set(price.only_obs) - obs:
                    yield f"{field}.columns.{roll}.only_obs", "known orders of battle"
                for piece in sold(item.alternatives()[0], price):
                    if piece not in UNITS_DATA | WEAPONS_DATA | RADIOS_DATA:
                        yield f"{field}.columns.{roll}.weapon_from", f"a nation that has {piece}"


def sold(pieces: tuple[str, ...], price: SupportPrice) -> tuple[str, ...]:
    """The pieces of an item as one column sells them: the Weapon may be another nation's (CC-RS-d2)."""
    if price.weapon_from is None:
        return pieces
    other = price.weapon_from
    return tuple(re.sub(r"^\w+\.weapon\.", f"{other}.weapon.", piece) for piece in pieces)


CHARTS: Final = check(load(DATA / "generator.yaml", GeneratorFile), "generator.yaml")
