"""Terrain and Fortifications, read from `data/` and checked (CC-T78, CC-F100)."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from fieldcraft.core.data import load
from fieldcraft.core.errors import BadData
from fieldcraft.games.combat_commander.kinds import FORTIFICATION_NAMES, HEXSIDE_NAMES, TERRAIN_NAMES
from fieldcraft.games.combat_commander.nations import DATA

Cost = Annotated[int, Meta(ge=1, le=9)]
Cover = Annotated[int, Meta(ge=-3, le=9)]
Hindrance = Annotated[int, Meta(ge=1, le=10)]
Sight = Literal["obstacle", "hindrance", "clear"]
RuleRef = Annotated[str, Meta(pattern=r"^CC-[FT]\d+(\.\d+)*$")]


class Terrain(Struct, frozen=True, forbid_unknown_fields=True):
    """One terrain type; the lowest `rank` drawn in a hex rules it (CC-T78.1). `cover` is null where no unit can be."""

    id: str
    rule: RuleRef
    rank: Annotated[int, Meta(ge=1, le=12)]
    move: Cost | Literal["impassable", "impassable_except_along_way", "other_terrain"]
    cover: Cover | None
    los: Sight
    water: bool
    weapons_may_fire: bool
    hindrance: Hindrance = 0
    blind_hex: bool = False
    sunken: bool = False
    airburst_bonus: Annotated[int, Meta(ge=0, le=9)] = 0
    move_along_way: Cost = 1
    exit_only_along_way: bool = False


class Feature(Struct, frozen=True, forbid_unknown_fields=True):
    """What modifies a hex without ruling it (CC-T88, CC-T92, CC-T93, CC-T96)."""

    id: Literal["road", "railway", "trail", "hill"]
    rule: RuleRef
    kind: Literal["way", "elevation"]
    move_along: Cost = 1
    cover_modifier: Cover = 0
    los_along: str = ""
    los_else: str = ""
    movement_bonus: Annotated[int, Meta(ge=0, le=9)] = 0
    bonus_condition: str = ""
    hindrance: Hindrance = 0
    levels: tuple[int, ...] = ()
    move_uphill: Annotated[int, Meta(ge=0, le=9)] = 0
    cover: str = ""
    fire_up: int = 0
    fire_down: int = 0


class Hexside(Struct, frozen=True, forbid_unknown_fields=True):
    """A hexside feature (CC-T83, CC-T84, CC-T87, CC-T97); `move` is what crossing it costs in addition."""

    id: str
    rule: RuleRef
    move: Cost | Literal["impassable"]
    cover_across: Cover
    los: Sight
    hindrance: Hindrance = 0
    clear_if_own_hexside: bool = False
    cover_not_vs: tuple[Literal["mortar", "radio"], ...] = ()
    advance: str = ""
    retreat: str = ""
    crest: str = ""


class Marker(Struct, frozen=True, forbid_unknown_fields=True):
    """Smoke and Blaze (CC-T79, CC-T94)."""

    id: Literal["smoke", "blaze"]
    rule: RuleRef
    move: str
    cover: str | None
    los: Sight
    applies: tuple[str, ...]
    all_levels: bool
    max_per_hex: Literal[1]
    not_in: tuple[str, ...]
    hindrance: str = ""
    keeps: str = ""
    removes: tuple[str, ...] = ()


class TerrainFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of `terrain.yaml`."""

    schema: Literal["combat-commander/terrain/1"]
    sources: tuple[str, ...]
    confidence: str
    field_notes: dict[str, str]
    types: tuple[Terrain, ...]
    features: tuple[Feature, ...]
    hexsides: tuple[Hexside, ...]
    markers: tuple[Marker, ...]
    summary_gaps: str
    extra_terrain_not_used: str


class UnitModifiers(Struct, frozen=True, forbid_unknown_fields=True):
    fp: int
    range: int
    morale: int


class MineAttack(Struct, frozen=True, forbid_unknown_fields=True):
    """The FP of Mines (CC-F103)."""

    default: Literal[6]
    options: tuple[int, ...]


class Fortification(Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of Fortification (CC-F101 to CC-F106)."""

    id: str
    rule: RuleRef
    cover: Cover | None
    points: int | dict[int, int] | None
    cover_vs_mortar_or_radio: Cover | None = None
    connects_to: tuple[str, ...] = ()
    connected_move_cost: int = 0
    connected_op_fire: bool = True
    limit_in_play: int = 0
    wins_tied_melee_for: str = ""
    unit_modifiers: UnitModifiers | None = None
    ends_move_on: tuple[str, ...] = ()
    no_weapon_fire: bool = False
    no_fire_group_with_other_hexes: bool = False
    attack_fp: MineAttack | None = None
    attacks_on: tuple[str, ...] = ()
    attack_cover: int = 0


class FortificationFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of `fortifications.yaml`."""

    schema: Literal["combat-commander/fortifications/1"]
    sources: tuple[str, ...]
    confidence: str
    common: dict[str, object]
    types: tuple[Fortification, ...]
    counter_counts_seen: dict[str, int | str]
    counter_limit_policy: str


def check_terrain(content: TerrainFile, file: str) -> TerrainFile:
    """All types in the order of their rank, and all hexsides; raises `BadData`."""
    for field, found, wanted in (
        ("types", [each.id for each in content.types], TERRAIN_NAMES),
        ("hexsides", [each.id for each in content.hexsides], HEXSIDE_NAMES[1:]),
        ("features", [each.id for each in content.features], ("road", "railway", "trail", "hill")),
    ):
        if tuple(found) != wanted:
            raise BadData(file, field, "error-field", detail=f"expected in this order: {', '.join(wanted)}")
    for place, terrain in enumerate(content.types):
        if terrain.rank != place + 1:
            raise BadData(file, f"types[{place}].rank", "error-field", detail=f"expected {place + 1}")
        if (terrain.los == "hindrance") != bool(terrain.hindrance):
            raise BadData(file, f"types[{place}].hindrance", "error-field", detail="expected with los: hindrance only")
    return content


def fortifications_of(content: FortificationFile, file: str) -> dict[str, Fortification]:
    """By id in the order of `kinds`; raises `BadData`."""
    found = {each.id: each for each in content.types}
    if tuple(found) != FORTIFICATION_NAMES[1:]:
        raise BadData(file, "types", "error-field", detail=f"expected: {', '.join(FORTIFICATION_NAMES[1:])}")
    return found


_terrain = check_terrain(load(DATA / "terrain.yaml", TerrainFile), "terrain.yaml")
TERRAIN_DATA: Final = _terrain.types
"""By terrain type."""
FEATURES_DATA: Final = {feature.id: feature for feature in _terrain.features}
HEXSIDE_DATA: Final = {hexside.id: hexside for hexside in _terrain.hexsides}
_fortifications = load(DATA / "fortifications.yaml", FortificationFile)
FORTIFICATIONS_DATA: Final = fortifications_of(_fortifications, "fortifications.yaml")
COUNTERS_SEEN: Final = {
    kind: count for kind, count in _fortifications.counter_counts_seen.items() if isinstance(count, int)
}
"""How many counters of a kind of Fortification there are; a kind that is missing has no limit (CC-OQ-6)."""
