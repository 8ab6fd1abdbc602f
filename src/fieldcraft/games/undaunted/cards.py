"""The cards, counters and tiles as facts, read from `data/` and checked (U-1)."""

from importlib.resources import files
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from fieldcraft.core.data import load
from fieldcraft.core.errors import BadData

DATA: Final = files("fieldcraft.games.undaunted") / "data"

Count = Annotated[int, Meta(ge=0, le=18)]
Squad = Literal["a", "b", "c"]
SideName = Literal["us", "ger"]


class PrintedAction(Struct, frozen=True, forbid_unknown_fields=True):
    """One action on a card. `x` is its number, 0 if it shows none; `squad_only` limits it to the card's squad."""

    action: Literal[
        "move", "guide", "scout", "stalk", "attack", "suppress", "blast",
        "bolster", "command", "conceal", "control", "inspire", "recon", "target",
    ]  # fmt: skip
    x: Annotated[int, Meta(ge=0, le=4)] = 0
    squad_only: bool = False


class CardType(Struct, frozen=True, forbid_unknown_fields=True):
    """All cards of one title (U-1.5)."""

    title: str
    card_class: Literal["command", "combat", "fog"]
    squads: tuple[Squad, ...]
    copies: Annotated[int, Meta(ge=1, le=10)]
    initiative: Annotated[int, Meta(ge=1, le=9)]
    actions: tuple[PrintedAction, ...]
    status: dict[str, str]


class Card(Struct, frozen=True):
    """One card id, such as `rifleman_a`: a title with its squad letter."""

    id: str
    title: str
    card_class: str
    squad: str
    copies: int
    initiative: int
    actions: tuple[PrintedAction, ...]


class Unit(Struct, frozen=True, forbid_unknown_fields=True):
    """One combat counter (U-1.4)."""

    id: str
    type: str
    squad: Squad | None
    counter_title: str
    base_defence: dict[SideName, Annotated[int, Meta(ge=1, le=9)]]
    status: dict[SideName, str]


class CardFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of `cards.yaml`."""

    schema: Literal["undaunted.cards/1"]
    game: str
    publisher_facts: dict[str, object]
    sides: dict[SideName, dict[str, object]]
    card_types: dict[str, CardType]
    card_ids: dict[str, Count]
    units: tuple[Unit, ...]
    components: dict[str, object]


class TileSide(Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a board tile (U-1.8); `cover_low` only on hills."""

    cover: Annotated[int, Meta(ge=0, le=3)]
    hill: bool
    terrain: str
    picture: str
    used_in: tuple[int, ...]
    cover_low: Annotated[int, Meta(ge=0, le=3)] | None = None


class TileFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of `tiles.yaml`."""

    schema: Literal["undaunted.tiles/1"]
    tiles: dict[str, TileSide]


def cards_of(content: CardFile, name: str) -> dict[str, Card]:
    """Every card id with its facts; raises `BadData` where ids, copies and types disagree."""
    cards = {}
    for title, kind in content.card_types.items():
        for squad in kind.squads or ("",):
            card_id = f"{title}_{squad}" if squad else title
            if content.card_ids.get(card_id) != kind.copies:
                raise BadData(name, f"card_ids.{card_id}", "error-field", detail=f"expected {kind.copies}")
            cards[card_id] = Card(card_id, title, kind.card_class, squad, kind.copies, kind.initiative, kind.actions)
    unknown = [card_id for card_id in content.card_ids if card_id not in cards]
    if unknown:
        raise BadData(name, f"card_ids.{unknown[0]}", "error-field", detail="no such card type")
    return cards


def units_of(content: CardFile, name: str) -> dict[str, Unit]:
    """Every unit by id; each must have combat cards (U-1.4)."""
    cards = cards_of(content, name)
    for number, unit in enumerate(content.units):
        if unit.id not in cards or cards[unit.id].card_class != "combat":
            raise BadData(name, f"units[{number}].id", "error-field", detail=f"no combat card {unit.id}")
    return {unit.id: unit for unit in content.units}


def tiles_of(content: TileFile, name: str) -> dict[str, TileSide]:
    """Every tile side by id; hills, and only hills, have a low cover (U-11.4)."""
    for tile, side in content.tiles.items():
        if side.hill != (side.cover_low is not None):
            raise BadData(name, f"tiles.{tile}.cover_low", "error-field", detail="expected on hills only")
    return content.tiles


_content = load(DATA / "cards.yaml", CardFile)
CARDS: Final = cards_of(_content, "cards.yaml")
UNITS_DATA: Final = units_of(_content, "cards.yaml")
TILES: Final = tiles_of(load(DATA / "tiles.yaml", TileFile), "tiles.yaml")
