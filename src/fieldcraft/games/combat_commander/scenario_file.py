"""What stands in a scenario file (CC-S.1)."""

from typing import Annotated, Literal, TypeVar

from msgspec import Meta, Struct

from fieldcraft.core.errors import BadData
from fieldcraft.games.combat_commander.effects import (
    AnyEffect,
    Area,
    ChitLetter,
    EdgeName,
    Effect,
    FixedSetup,
    FortificationName,
    Number,
    Space,
    Strength,
)
from fieldcraft.games.combat_commander.map_file import HexName, Trust
from fieldcraft.games.combat_commander.nations import Discards, NationName, PostureName, Quality, SideName

AnyKind = TypeVar("AnyKind", bound=Effect)
ObjectiveNumber = Annotated[int, Meta(ge=1, le=5)]


class Edges(Struct, frozen=True, forbid_unknown_fields=True):
    """Each side's own map edge, and how sure that is (CC-2.2-d1)."""

    axis: EdgeName
    allies: EdgeName
    setting: Literal["wide", "narrow"]
    basis: Literal["sourced", "inferred", "guess"]
    source: str
    reason: str
    reconstructed: bool = False


class Time(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the Time marker starts, and the Sudden Death space (CC-6)."""

    start: Annotated[int, Meta(ge=0, le=20)]
    sudden_death: Space
    start_reconstructed: bool = False
    start_source: str = ""


class VpStart(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is ahead at the start; chits that are drawn at set-up come on top unless they are included."""

    side: SideName | None
    points: Annotated[int, Meta(ge=0, le=99)]
    includes_open_chits: bool
    includes_open_chits_reconstructed: bool = False


class OpenChits(Struct, frozen=True, forbid_unknown_fields=True):
    """The open chits: named ones, then so many drawn at random."""

    source: str
    chits: tuple[ChitLetter, ...] = ()
    random: Annotated[int, Meta(ge=0, le=5)] = 0
    reconstructed: bool = False
    complete: bool = True
    note: str = ""


class SecretChits(Struct, frozen=True, forbid_unknown_fields=True):
    """How many secret chits each side draws."""

    axis: Annotated[int, Meta(ge=0, le=5)]
    allies: Annotated[int, Meta(ge=0, le=5)]
    source: str
    reconstructed: bool = False
    note: str = ""


class Control(Struct, frozen=True, forbid_unknown_fields=True):
    """Who controls which Objective at the start (CC-7.3.1); `by_setup`: who sets up there."""

    source: str
    axis: tuple[ObjectiveNumber, ...] = ()
    allies: tuple[ObjectiveNumber, ...] = ()
    none: tuple[ObjectiveNumber, ...] = ()
    by_setup: bool = False
    reconstructed: bool = False
    note: str = ""


class Objectives(Struct, frozen=True, forbid_unknown_fields=True, rename={"open_": "open"}):
    open_: OpenChits
    secret: SecretChits
    excluded_from_draw: tuple[ChitLetter, ...]
    control: Control


class Force(Struct, frozen=True, forbid_unknown_fields=True):
    """So many counters of a kind; `name` is what the order of battle calls them."""

    id: str
    n: Number
    name: str = ""
    reconstructed: bool = False
    note: str = ""


class Arrival(Struct, frozen=True, forbid_unknown_fields=True):
    """Pieces of a side that start on a Time space (CC-6.1.2)."""

    time_space: Space
    units: dict[str, Number]


class SideFacts(Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a scenario (CC-S.1)."""

    nation: str
    counters: NationName
    deck: NationName
    posture: PostureName
    quality: Quality
    hand_size: Annotated[int, Meta(ge=1, le=10)]
    order_limit: Annotated[int, Meta(ge=1, le=6)]
    surrender: Annotated[int, Meta(ge=1, le=40)]
    set_up: Area
    forces: tuple[Force, ...]
    fortifications: dict[FortificationName, Number]
    radio: str | None
    reinforcements: tuple[Arrival, ...]
    discard_limit: Discards | None = None
    """Where an order of battle has a limit of its own (CC-5.3-d1)."""
    order_of_battle: str = ""
    """An id of the charts, of a generated scenario: some rows of the Support Table sell to certain ones only."""

    def pieces(self) -> dict[str, int]:
        """All counters of the side by kind: units, Weapons and the Radio, reinforcements included."""
        found: dict[str, int] = {}
        for force in self.forces:
            found[force.id] = found.get(force.id, 0) + force.n
        return found


class NeutralFortifications(Struct, frozen=True, forbid_unknown_fields=True):
    wire: tuple[HexName, ...]
    mines: tuple[HexName, ...]
    mine_strength: Strength


class SpecialRule(Struct, frozen=True, forbid_unknown_fields=True):
    """One special rule: in words, and what a program does (CC-S.5)."""

    id: str
    text: str
    effect: AnyEffect


class Scenario(Struct, frozen=True, forbid_unknown_fields=True):
    """One scenario file, field by field as `data/scenarios/README.md` explains it."""

    schema: Literal["combat-commander/scenario/1"]
    number: Annotated[int, Meta(ge=1, le=999)]
    title: str
    map: Annotated[int, Meta(ge=1, le=999)]
    volume: Literal["europe", "mediterranean"]
    date: str
    year: Annotated[int, Meta(ge=1939, le=1945)]
    place: str
    background: str
    edges: Edges
    setup_order: tuple[SideName, SideName] | Literal["simultaneous"]
    first_turn: SideName
    initiative: SideName
    time: Time
    vp_start: VpStart
    objectives: Objectives
    sides: dict[SideName, SideFacts]
    special_rules: tuple[SpecialRule, ...]
    provenance: dict[str, str | tuple[str, ...]]
    conflicts: tuple[str, ...]
    unknown: tuple[str, ...]
    confidence: dict[Literal["forces", "parameters", "special_rules", "objective_chits", "edges"], Trust]
    neutral_fortifications: NeutralFortifications | None = None
    file: str = ""

    def effects(self, kind: type[AnyKind]) -> list[AnyKind]:
        """The effects of one kind, in the order of the special rules."""
        return [rule.effect for rule in self.special_rules if isinstance(rule.effect, kind)]

    def edge(self, side: SideName) -> EdgeName:
        """A side's own map edge."""
        return self.edges.axis if side == "axis" else self.edges.allies

    def reconstructed(self) -> list[str]:
        """The fields that no source gives, or not in full: proposed values, to be told to the players."""
        found = []
        for field, marked in (
            ("edges", self.edges.reconstructed),
            ("time.start", self.time.start_reconstructed),
            ("vp_start", self.vp_start.includes_open_chits_reconstructed),
            ("objectives.open", self.objectives.open_.reconstructed or not self.objectives.open_.complete),
            ("objectives.secret", self.objectives.secret.reconstructed),
            ("objectives.control", self.objectives.control.reconstructed),
            ("special_rules", any(rule.reconstructed for rule in self.effects(FixedSetup))),
        ):
            if marked:
                found.append(field)
        for side, facts in self.sides.items():
            found += [f"sides.{side}.forces.{force.id}" for force in facts.forces if force.reconstructed]
        return found

    def wrong(self, place: str, detail: str) -> BadData:
        return BadData(self.file, place, "error-field", detail=detail)
