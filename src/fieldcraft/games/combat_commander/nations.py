"""Nations, postures and their limits, read from `data/nations.yaml` and checked (CC-1.1, CC-5.3)."""

from importlib.resources import files
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from fieldcraft.core.data import load
from fieldcraft.core.errors import BadData
from fieldcraft.games.combat_commander.kinds import NATION_NAMES, POSTURE_NAMES

DATA: Final = files("fieldcraft.games.combat_commander") / "data"

NationName = Literal["german", "american", "russian", "british", "french", "italian"]
SideName = Literal["axis", "allies"]
PostureName = Literal["attack", "recon", "defend"]
Quality = Literal["elite", "line", "green"]
TriggerName = Literal["event", "jammed", "sniper", "time"]
Discards = Annotated[int, Meta(ge=0, le=6)]
Share = Annotated[int, Meta(ge=0, le=72)]


class Posture(Struct, frozen=True, forbid_unknown_fields=True):
    """What a posture means (CC-1.1, CC-S.3)."""

    hand_size: Annotated[int, Meta(ge=1, le=10)]
    defender_vp_on_time_advance: bool
    defender_only_actions: bool


class Nation(Struct, frozen=True, forbid_unknown_fields=True):
    """One counter set with its Fate deck; `includes` are the countries it stands for."""

    name: str
    side: SideName
    deck: str
    discard_limit: Discards
    leader_to_squad_ratio: str
    hero: str
    private: str
    includes: tuple[str, ...]


class SpecialLimit(Struct, frozen=True, forbid_unknown_fields=True):
    """An order of battle with a limit of its own (CC-5.3-d1)."""

    discard_limit: Discards
    discard_allowed_after_orders: bool


class NoQuarter(Struct, frozen=True, forbid_unknown_fields=True):
    """Against whom a nation may play No Quarter (CC-A38)."""

    only_against: Literal["any"] | tuple[NationName, ...]


class Commissar(Struct, frozen=True, forbid_unknown_fields=True):
    only_for: NationName


class NationFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of `nations.yaml`."""

    schema: Literal["combat-commander/nations/1"]
    sources: tuple[str, ...]
    confidence: str
    postures: dict[PostureName, Posture]
    posture_note: str
    order_limit: dict[str, object]
    nations: dict[NationName, Nation]
    special_limits: dict[Literal["free_french_ob", "finnish_ob"], SpecialLimit]
    no_quarter: dict[NationName, NoQuarter]
    commissar: Commissar
    deck_trigger_counts: dict[NationName, dict[TriggerName, Share]]


def complete(content: NationFile, name: str) -> NationFile:
    """All nations and postures in the order of `kinds`; raises `BadData` if one is missing."""
    for field, known, wanted in (
        ("nations", tuple(content.nations), NATION_NAMES),
        ("deck_trigger_counts", tuple(content.deck_trigger_counts), NATION_NAMES),
        ("postures", tuple(content.postures), POSTURE_NAMES),
    ):
        missing = [each for each in wanted if each not in known]
        if missing:
            raise BadData(name, field, "error-field", detail=f"expected {missing[0]}")
    return replace(
        content,
        nations={nation: content.nations[nation] for nation in NATION_NAMES},
        postures={posture: content.postures[posture] for posture in POSTURE_NAMES},
    )


_content = complete(load(DATA / "nations.yaml", NationFile), "nations.yaml")
NATIONS_DATA: Final = _content.nations
POSTURES_DATA: Final = _content.postures
SPECIAL_LIMITS: Final = _content.special_limits
NO_QUARTER: Final = _content.no_quarter
TRIGGER_COUNTS: Final = _content.deck_trigger_counts
