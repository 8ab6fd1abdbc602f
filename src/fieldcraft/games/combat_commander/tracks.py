"""Objective chits and the Smoke and Blaze pool, read from `data/` and checked (CC-4, CC-7.3.2, CC-T94)."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from fieldcraft.core.data import load
from fieldcraft.core.errors import BadData
from fieldcraft.games.combat_commander.kinds import CHIT_LETTERS
from fieldcraft.games.combat_commander.nations import DATA


class Chit(Struct, frozen=True, forbid_unknown_fields=True):
    """One Objective chit (CC-7.3.2); without a secret side it is always open (CC-7.3.3)."""

    id: Annotated[str, Meta(pattern="^[A-Z]$")]
    kind: Literal[
        "objective_value", "every_objective_value", "sudden_death_win", "exit_vp_doubled", "elimination_vp_doubled"
    ]  # fmt: skip
    secret_side: bool
    objective: Annotated[int, Meta(ge=1, le=5)] = 0
    vp: Annotated[int, Meta(ge=0, le=10)] = 0
    condition: str = ""
    effect: str = ""
    applies_to: str = ""


class ChitFile(Struct, frozen=True, forbid_unknown_fields=True):
    schema: Literal["combat-commander/objectives/1"]
    sources: tuple[str, ...]
    confidence: str
    objectives_per_map: Literal[5]
    letters_not_used: tuple[str, ...]
    stacking: str
    chits: tuple[Chit, ...]
    notes: tuple[str, ...]


class Pool(Struct, frozen=True, forbid_unknown_fields=True):
    """How many markers of each Smoke value there are (CC-T94, CC-OQ-2)."""

    first_edition_counters: int
    values: str
    default_mix: dict[Annotated[int, Meta(ge=1, le=10)], Annotated[int, Meta(ge=0, le=20)]]
    mix_source: str
    confidence: str
    blaze: str


class TrackFile(Struct, frozen=True, forbid_unknown_fields=True):
    schema: Literal["combat-commander/tracks/1"]
    sources: tuple[str, ...]
    victory_track: dict[str, object]
    casualty_track: dict[str, object]
    time_track: dict[str, object]
    sudden_death: dict[str, object]
    data_boxes: tuple[str, ...]
    fortification_vulnerability: dict[int | str, object]
    markers: dict[str, object]
    smoke_blaze_pool: Pool


def check_chits(content: ChitFile, file: str) -> tuple[Chit, ...]:
    """The 22 chits in the order of their letters; raises `BadData`."""
    for place, (chit, letter) in enumerate(zip(content.chits, CHIT_LETTERS, strict=False)):
        if chit.id != letter:
            raise BadData(file, f"chits[{place}].id", "error-field", detail=f"expected {letter}")
        if (chit.kind == "objective_value") != bool(chit.objective):
            raise BadData(file, f"chits[{place}].objective", "error-field", detail="expected with objective_value only")
        if chit.kind.endswith("objective_value") != bool(chit.vp):
            raise BadData(file, f"chits[{place}].vp", "error-field", detail="expected where the chit has a value")
    if len(content.chits) != len(CHIT_LETTERS):
        raise BadData(file, "chits", "error-field", detail=f"expected {len(CHIT_LETTERS)}")
    return content.chits


CHITS_DATA: Final = check_chits(load(DATA / "objectives.yaml", ChitFile), "objectives.yaml")
SMOKE_MIX_DATA: Final = load(DATA / "tracks.yaml", TrackFile).smoke_blaze_pool.default_mix
