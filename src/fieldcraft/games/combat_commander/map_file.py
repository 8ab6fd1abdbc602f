"""What stands in a map file and its table of lines of sight, and what must hold there (CC-2, CC-T78)."""

from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct

from fieldcraft.core.errors import BadData
from fieldcraft.games.combat_commander.hexes import (
    COLUMN_LETTERS,
    HEXES,
    OFF_MAP,
    direction_to,
    distance,
    hex_name,
    hex_number,
    opposite,
    step,
)
from fieldcraft.games.combat_commander.kinds import TERRAIN_NAMES

HexName = Annotated[str, Meta(pattern=r"^[A-O]([1-9]|10)$")]
Direction = Annotated[int, Meta(ge=1, le=6)]
TerrainName = Literal[
    "building", "woods", "brush", "orchard", "field", "bridge_major", "bridge_minor", "gully", "water_barrier",
    "stream", "marsh", "open_ground",
]  # fmt: skip
Trust = Literal["high", "medium", "low"]
Reading = Literal[
    "building_corner",
    "building_short_of_centre",
    "buildings_beside_road",
    "field_northern_half",
    "field_southern_quarter",
    "gully_mouth",
    "hill_edge_at_centre",
    "hill_edge_under_woods",
    "road_at_corner",
    "tank_on_hill_ring",
    "woods_around_railway",
    "woods_both_sides",
    "woods_disputed",
]
"""Why a hex had to be judged; the words for it are in the catalogues."""


class Objective(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the five; `building` names all hexes of a building that spans several (CC-7.3.1.1)."""

    hex: HexName
    building: tuple[HexName, ...] = ()

    def hexes(self) -> tuple[str, ...]:
        return self.building or (self.hex,)


class Hex(Struct, frozen=True, forbid_unknown_fields=True):
    """One hex; a way lists the directions of the sides it crosses, null without that way."""

    terrain: TerrainName
    elevation: Annotated[int, Meta(ge=0, le=4)]
    also: tuple[TerrainName, ...] = ()
    road: tuple[Direction, ...] | None = None
    trail: tuple[Direction, ...] | None = None
    railway: tuple[Direction, ...] | None = None
    road_stub: tuple[Direction, ...] = ()

    def ways(self) -> set[int]:
        """The directions in which any way leaves the hex."""
        return {*(self.road or ()), *(self.trail or ()), *(self.railway or ())}


class Side(Struct, frozen=True, forbid_unknown_fields=True):
    """A hexside feature between two hexes; through a `gap` a way passes without its cost."""

    hexes: tuple[HexName, HexName]
    feature: Literal["fence", "hedge", "wall", "cliff"]
    upper: HexName | None = None
    gap: bool = False


class Map(Struct, frozen=True, forbid_unknown_fields=True):
    """One map file, field by field as `data/maps/README.md` explains it."""

    schema: Literal["combat-commander/map/1"]
    id: Annotated[int, Meta(ge=1, le=999)]
    edition: str
    orientation: Literal["landscape"]
    columns: tuple[str, ...]
    rows: tuple[int, ...]
    sources: tuple[str, ...]
    confidence: dict[Literal["terrain", "ways", "hexsides", "elevation", "objectives", "los"], Trust]
    verified: str
    objectives: dict[Annotated[int, Meta(ge=1, le=5)], Objective]
    hexes: dict[HexName, Hex]
    hexsides: tuple[Side, ...]
    ambiguous: dict[HexName, Reading]
    """Hexes whose reading is a judgement, with the reason."""
    notes: tuple[str, ...]
    los: str | None
    file: str = ""
    sight: tuple[str, ...] = ()
    """The rows of the table of printed lines of sight, `-`, `=`, `0` to `3`; empty without a table."""

    def at(self, hex_: int) -> Hex:
        return self.hexes[hex_name(hex_)]

    def sides(self) -> dict[frozenset[int], Side]:
        return {frozenset(hex_number(name) for name in side.hexes): side for side in self.hexsides}

    def printed_sight(self, a: int, b: int) -> int | None:
        """The hindrance of the printed line between two hexes, None if there is none; needs a table."""
        entry = self.sight[a][b]
        return None if entry == "-" else 0 if entry == "=" else int(entry)

    def wrong(self, place: str, detail: str) -> BadData:
        return BadData(self.file, place, "error-field", detail=detail)


def faults(board: Map) -> list[tuple[str, str]]:
    """All that does not fit in a map: the field, and what is expected there. Empty for a sound map."""
    found = [*hex_faults(board), *way_faults(board), *side_faults(board), *objective_faults(board)]
    return found + (sight_faults(board) if board.sight else [])


def hex_faults(board: Map) -> list[tuple[str, str]]:
    """Labels, ranks and marks of the hexes (CC-2.1, CC-T78.1)."""
    found = []
    if board.columns != tuple(COLUMN_LETTERS) or board.rows != tuple(range(1, 11)):
        found.append(("columns", "columns A to O and rows 1 to 10"))
    found += [(f"hexes.{name}", "an entry") for name in map(hex_name, range(HEXES)) if name not in board.hexes]
    for name, each in board.hexes.items():
        rank = TERRAIN_NAMES.index(each.terrain)
        if any(TERRAIN_NAMES.index(other) <= rank for other in each.also):
            found.append((f"hexes.{name}.also", f"types of a lower rank than {each.terrain}"))
        if each.terrain.startswith("bridge") and not each.ways():
            found.append((f"hexes.{name}", "a way over the bridge"))
        if each.terrain.startswith("bridge") and len(each.also) != 1:
            found.append((f"hexes.{name}.also", "what lies under the bridge"))
    return found


def way_faults(board: Map) -> list[tuple[str, str]]:
    """A way that crosses a side goes on in the neighbour (CC-T78.2)."""
    found = []
    for name, each in board.hexes.items():
        for field, way in (("road", each.road), ("trail", each.trail), ("railway", each.railway)):
            for direction in way or ():
                other = step(hex_number(name), direction)
                if other == OFF_MAP or hex_name(other) not in board.hexes:
                    continue
                onward = board.at(other)
                back = {"road": onward.road, "trail": onward.trail, "railway": onward.railway}[field]
                if opposite(direction) not in (back or ()):
                    found.append((f"hexes.{hex_name(other)}.{field}", f"direction {opposite(direction)}, from {name}"))
        if each.road is None and each.road_stub:
            found.append((f"hexes.{name}.road_stub", "a road in the hex"))
    return found


def side_faults(board: Map) -> list[tuple[str, str]]:
    """Hexsides lie between neighbours, once each; a cliff has an upper hex (CC-T83)."""
    found = []
    seen: set[frozenset[str]] = set()
    for place, side in enumerate(board.hexsides):
        field = f"hexsides[{place}]"
        if direction_to(hex_number(side.hexes[0]), hex_number(side.hexes[1])) == 0:
            found.append((f"{field}.hexes", "two neighbours"))
        if frozenset(side.hexes) in seen:
            found.append((f"{field}.hexes", "a hexside that is not listed before"))
        seen.add(frozenset(side.hexes))
        if (side.feature == "cliff") != (side.upper is not None):
            found.append((f"{field}.upper", "the upper hex, with a cliff only"))
        elif side.upper is not None and side.upper not in side.hexes:
            found.append((f"{field}.upper", "one of the two hexes"))
    return found


def objective_faults(board: Map) -> list[tuple[str, str]]:
    """Five Objectives in different hexes; a building is connected and holds the hex (CC-2.3, CC-7.3.1.1)."""
    found = []
    if sorted(board.objectives) != [1, 2, 3, 4, 5]:
        found.append(("objectives", "numbers 1 to 5"))
    used: set[str] = set()
    for number, objective in board.objectives.items():
        field = f"objectives.{number}"
        if used & set(objective.hexes()):
            found.append((field, "hexes of no other Objective"))
        used |= set(objective.hexes())
        if objective.building and objective.hex not in objective.building:
            found.append((f"{field}.building", f"{objective.hex} among them"))
        for name in objective.building:
            near = (hex_number(other) for other in objective.building if other != name)
            if board.hexes[name].terrain != "building" or 1 not in {distance(hex_number(name), each) for each in near}:
                found.append((f"{field}.building", f"{name}: a building that joins the others"))
    return found


def sight_faults(board: Map) -> list[tuple[str, str]]:
    """The table of lines of sight is whole and symmetric; neighbours see each other (CC-10.1, CC-10.1.1)."""
    found = []
    for a in range(HEXES):
        for b in range(a, HEXES):
            entry, pair = board.sight[a][b], f"{hex_name(a)} {hex_name(b)}"
            if entry != board.sight[b][a]:
                found.append((f"los.{pair}", "the same in both directions"))
            if (entry == "=") != (a == b):
                found.append((f"los.{pair}", "= for the hex itself, and only there"))
            if distance(a, b) == 1 and entry != "0":
                found.append((f"los.{pair}", "0 between neighbours"))
    return found


def read_sight(place: Traversable | Path) -> tuple[str, ...]:
    """The 150 rows of a table of lines of sight; raises `BadData` with the row."""
    lines = [line for line in place.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    rows = []
    for number, line in enumerate(lines):
        name, _, entries = line.partition(" ")
        entries = entries.strip()
        if number >= HEXES or name != hex_name(number):
            raise BadData(place.name, name, "error-field", detail="expected rows A1, A2 to O10")
        if len(entries) != HEXES or set(entries) - set("-=0123"):
            raise BadData(place.name, name, "error-field", detail="expected 150 of - = 0 1 2 3")
        rows.append(entries)
    if len(rows) != HEXES:
        raise BadData(place.name, "", "error-field", detail="expected 150 rows")
    return tuple(rows)
