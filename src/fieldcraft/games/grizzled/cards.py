"""The facts of the game, read from `data/` and checked (G-1, G-3)."""

from collections import Counter
from importlib.resources import files
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from fieldcraft.core.data import load
from fieldcraft.core.errors import BadData

DATA: Final = files("fieldcraft.games.grizzled") / "data"

Count = Annotated[int, Meta(ge=0, le=59)]
ThreatKind = Literal["night", "rain", "snow", "shell", "mask", "whistle"]
SeatName = Literal["p1", "p2", "p3", "p4", "p5"]
TileKind = Literal["left1", "right1", "left2", "right2"]
Level = Literal["rookie", "normal", "veteran"]

WEATHER: Final = ("night", "rain", "snow")
ATTACKS: Final = ("shell", "mask", "whistle")


class Threat(Struct, frozen=True, forbid_unknown_fields=True):
    """One Threat card (G-1.5)."""

    id: str
    key: str
    shows: tuple[ThreatKind, ...]
    trap: bool = False


class Knock(Struct, frozen=True, forbid_unknown_fields=True):
    """One Hard Knock (G-1.6); `shows` only on Traumas and Phobias."""

    id: str
    key: str
    kind: Literal["trauma", "phobia", "wound", "condition"]
    icons: Annotated[int, Meta(ge=1, le=2)]
    rule: str
    shows: ThreatKind | None = None


class Relief(Struct, frozen=True, forbid_unknown_fields=True):
    """Merry Christmas (G-1.7)."""

    id: str
    key: str
    rule: str


class CardFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of `cards.yaml`."""

    schema: Literal["grizzled.cards/1"]
    threat_kinds: tuple[ThreatKind, ...]
    threats: tuple[Threat, ...]
    knocks: tuple[Knock, ...]
    merry_christmas: Relief


class Character(Struct, frozen=True, forbid_unknown_fields=True):
    """One Grizzled with the threat of the charm (G-3.1)."""

    id: str
    name: str
    charm: ThreatKind


class CharacterFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of `characters.yaml`."""

    schema: Literal["grizzled.characters/1"]
    characters: tuple[Character, ...]


class Tile(Struct, frozen=True, forbid_unknown_fields=True):
    """All Support tiles of one arrow (G-2.2, G-3.3)."""

    id: TileKind
    symbol: str
    offset: Annotated[int, Meta(ge=-2, le=2)]
    count: Count


class TileFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of `tiles.yaml`."""

    schema: Literal["grizzled.tiles/1"]
    tiles: tuple[Tile, ...]
    by_places: dict[int, tuple[TileKind, ...]]
    start: tuple[TileKind, ...]


class LevelFacts(Struct, frozen=True, forbid_unknown_fields=True):
    """One level of difficulty (G-15.1 to G-15.3)."""

    id: Level
    trials: Count
    morale: Count
    traps: bool


class ChaplainFacts(Struct, frozen=True, forbid_unknown_fields=True):
    """Two players with the Chaplain: the piles of their first game, and the ladder (G-15.4)."""

    trials: Count
    morale: Count
    step: Annotated[int, Meta(ge=1, le=59)]
    """How many cards each step of the ladder moves from the Morale Reserve to the Trials."""
    most_trials: Count


class SetupFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of `setup.yaml`."""

    schema: Literal["grizzled.setup/1"]
    speech_tokens: dict[int, Count]
    levels: tuple[LevelFacts, ...]
    default_level: Level
    chaplain: ChaplainFacts
    first_intensity: Count
    least_intensity: Count
    failure_threshold: Count
    knock_limit: Count
    relief: dict[Literal["success", "failure"], Count]
    least_morale_drop: Count
    demoralized_extra: Count
    frenzied_draw: Count


def wrong(name: str, place: str, detail: str) -> BadData:
    return BadData(name, place, "error-field", detail=detail)


def checked_cards(content: CardFile) -> CardFile:
    """The deck as G-1.3 to G-1.6 count it; raises `BadData`."""
    name = "cards.yaml"
    keys = [*(each.key for each in content.threats), *(each.key for each in content.knocks)]
    if len(set(keys)) != len(keys):
        raise wrong(name, "threats", "a key stands twice")
    icons = Counter(kind for card in content.threats for kind in card.shows)
    if set(icons.values()) != {14} or set(icons) != {*WEATHER, *ATTACKS}:
        raise wrong(name, "threats", "expected 14 cards of every threat")
    traps = Counter(card.shows for card in content.threats if card.trap)
    if traps != Counter((weather, attack) for weather in WEATHER for attack in ATTACKS):
        raise wrong(name, "threats", "expected one trap for each pair of weather and attack")
    if (len(content.threats), len(content.knocks)) != (39, 19):
        raise wrong(name, "threats", "expected 39 threats and 19 Hard Knocks")
    for number, knock in enumerate(content.knocks):
        if (knock.shows is not None) != (knock.kind in ("trauma", "phobia")):
            raise wrong(name, f"knocks[{number}].shows", "expected on Traumas and Phobias only")
    return content


def checked_tiles(content: TileFile) -> TileFile:
    """16 tiles (G-1.2); every place gets its start and one more; raises `BadData`."""
    counts = {tile.id: tile.count for tile in content.tiles}
    if sum(counts.values()) != 16:
        raise wrong("tiles.yaml", "tiles", "expected 16 tiles")
    for places, used in content.by_places.items():
        if any(counts[kind] < places for kind in content.start) or not set(content.start) <= set(used):
            raise wrong("tiles.yaml", f"by_places.{places}", "not enough tiles to start with")
    return content


def checked_setup(content: SetupFile) -> SetupFile:
    """Trials and Morale Reserve together are the deck (G-3.2); raises `BadData`."""
    for level in content.levels:
        if level.trials + level.morale != 59:
            raise wrong("setup.yaml", f"levels.{level.id}", "expected 59 cards")
    chaplain = content.chaplain
    if chaplain.trials + chaplain.morale != 59:
        raise wrong("setup.yaml", "chaplain", "expected 59 cards")
    if chaplain.most_trials not in range(chaplain.trials, 59, chaplain.step):
        raise wrong("setup.yaml", "chaplain.most_trials", "expected a number of Trials that the steps reach")
    return content


CARD_FACTS: Final = checked_cards(load(DATA / "cards.yaml", CardFile))
CHARACTERS: Final = load(DATA / "characters.yaml", CharacterFile).characters
TILE_FACTS: Final = checked_tiles(load(DATA / "tiles.yaml", TileFile))
SETUP: Final = checked_setup(load(DATA / "setup.yaml", SetupFile))
