"""The twelve scenarios: their files, checked, and the boards and starting positions made from them (U-2)."""

from datetime import date
from functools import cache
from itertools import chain
from typing import Annotated, Any, Literal

from librt.vecs import vec
from msgspec import Meta, Struct
from msgspec.structs import replace
from mypy_extensions import i64

from fieldcraft.core.data import load
from fieldcraft.core.errors import BadData, BadInput
from fieldcraft.games.undaunted.cards import CARDS, DATA, TILES, SideName, Squad
from fieldcraft.games.undaunted.kinds import KIND_NAMES, NONE, SIDE_NAMES, UNITS
from fieldcraft.games.undaunted.rules.board import distances, hex_distance, neighbours_of
from fieldcraft.games.undaunted.state import Board, Side, empty_pile, pile_size

Copies = Annotated[int, Meta(ge=0, le=10)]
Points = Annotated[int, Meta(ge=1, le=3)]
PointsNeeded = Annotated[int, Meta(ge=1, le=20)]


class Victory(Struct, frozen=True, forbid_unknown_fields=True):
    """One side's condition (U-14.1)."""

    type: Literal["points", "pin"]
    need: PointsNeeded | None = None


class Victories(Struct, frozen=True, forbid_unknown_fields=True):
    us: Victory
    ger: Victory
    shared_tiebreak: bool


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """One row or column of the layout; `start` in half tiles."""

    start: Annotated[int, Meta(ge=0, le=12)]
    tiles: tuple[str, ...]


class Layout(Struct, frozen=True, forbid_unknown_fields=True):
    orientation: Literal["rows", "columns"]
    lines: tuple[Line, ...]
    rotated: tuple[str, ...]


class Markers(Struct, frozen=True, forbid_unknown_fields=True):
    scouted: tuple[str, ...]
    controlled: tuple[str, ...]


class Spawn(Struct, frozen=True, forbid_unknown_fields=True):
    """One spawn marker and whom it covers (U-8.2)."""

    tile: str
    label: str
    squads: tuple[Squad, ...]
    units: tuple[Literal["sniper", "mortar"], ...]


class Scenario(Struct, frozen=True, forbid_unknown_fields=True):
    """One scenario file. Field by field as `data/scenarios/README.md` explains it."""

    schema: Literal["undaunted.scenario/1"]
    number: Annotated[int, Meta(ge=1, le=99)]
    id: str
    title: str
    chapter: str
    place: str
    date_text: str
    date_from: date
    date_to: date
    book_pages: tuple[int, ...]
    status: str
    reconstructed: bool
    starting_initiative: SideName
    victory: Victories
    tile_count: int
    tiles: tuple[str, ...]
    layout: Layout
    objectives: dict[str, Points]
    objective_total: int
    markers: dict[SideName, Markers]
    spawn: dict[SideName, tuple[Spawn, ...]]
    counters: dict[SideName, dict[str, tuple[str, ...]]]
    cards: dict[SideName, dict[str, tuple[Copies, Copies]]]
    deck_size: dict[SideName, int]
    supply_size: dict[SideName, int]
    points_at_start: dict[SideName, int]
    special_rules: tuple[dict[str, Any], ...]
    adjacency: dict[str, tuple[str, ...]]
    note: str = ""
    radio_tile: str | None = None
    file: str = ""
    """Where it was read from."""

    def places(self) -> dict[str, tuple[int, int]]:
        """By tile: its line, and its place along the line in half tiles."""
        return {
            tile: (number, line.start + 2 * place)
            for number, line in enumerate(self.layout.lines)
            for place, tile in enumerate(line.tiles)
        }

    def need(self, side: str) -> int:
        """The points a side wins with; 0 if it must pin the enemy."""
        victory = self.victory.us if side == "us" else self.victory.ger
        return victory.need or 0

    def number_of(self, tile: str) -> int:
        """A tile's number in the engine."""
        return self.tiles.index(tile)

    def spawn_tiles(self, side: SideName) -> dict[str, str]:
        """By unit of the scenario: the tile where its counter enters."""
        found: dict[str, str] = {}
        for marker in self.spawn[side]:
            for card_id in self.cards[side]:
                card = CARDS[card_id]
                if card.card_class == "combat" and (card.squad in marker.squads or card_id in marker.units):
                    if card_id in found:
                        raise self.wrong(f"spawn.{side}", f"{card_id} has two spawn tiles")
                    found[card_id] = marker.tile
        return found

    def wrong(self, place: str, detail: str) -> BadData:
        return BadData(self.file, place, "error-field", detail=detail)


def check(scenario: Scenario) -> None:
    """Everything a scenario file states twice must agree, and every name must be known (U-2.2, U-8.2)."""
    tiles = set(scenario.tiles)
    for tile in scenario.tiles:
        if tile not in TILES:
            raise scenario.wrong("tiles", f"no tile side {tile}")
    laid = list(chain.from_iterable(line.tiles for line in scenario.layout.lines))
    if sorted(laid) != sorted(scenario.tiles) or len(laid) != scenario.tile_count:
        raise scenario.wrong("layout", "expected each tile of `tiles` exactly once")
    for place, used in tiles_named(scenario):
        if used not in tiles:
            raise scenario.wrong(place, f"tile {used} is not in the scenario")
    for side in SIDE_NAMES:
        check_side(scenario, side)
    board = board_of(scenario)
    for number, tile in enumerate(scenario.tiles):
        near = {scenario.tiles[other] for other in range(board.tiles) if (board.neighbours[number] >> other) & 1}
        if near != set(scenario.adjacency.get(tile, ())):
            raise scenario.wrong(f"adjacency.{tile}", f"the layout gives {', '.join(sorted(near))}")
    places = scenario.places()
    for a, tile in enumerate(scenario.tiles):
        for b, other in enumerate(scenario.tiles):
            (line, half), (other_line, other_half) = places[tile], places[other]
            if board.distance[a * board.tiles + b] != hex_distance(line - other_line, half - other_half):
                raise scenario.wrong("layout", f"a gap makes the way from {tile} to {other} longer")


def tiles_named(scenario: Scenario) -> list[tuple[str, str]]:
    """Every use of a tile id in the file, with the field it stands in."""
    named = [(f"objectives.{tile}", tile) for tile in scenario.objectives]
    for side in SIDE_NAMES:
        named += [(f"markers.{side}.scouted", tile) for tile in scenario.markers[side].scouted]
        named += [(f"markers.{side}.controlled", tile) for tile in scenario.markers[side].controlled]
        named += [(f"spawn.{side}", marker.tile) for marker in scenario.spawn[side]]
        named += [(f"counters.{side}", tile) for tile in scenario.counters[side]]
    if scenario.radio_tile is not None:
        named.append(("radio_tile", scenario.radio_tile))
    return named


def check_side(scenario: Scenario, side: SideName) -> None:
    """One side's cards, counters and derived sizes."""
    cards = scenario.cards[side]
    for card_id, (deck, supply) in cards.items():
        if card_id not in CARDS:
            raise scenario.wrong(f"cards.{side}.{card_id}", "no such card")
        if deck + supply > CARDS[card_id].copies:
            raise scenario.wrong(f"cards.{side}.{card_id}", f"expected at most {CARDS[card_id].copies} copies")
    spawns = scenario.spawn_tiles(side)
    for card_id in cards:
        if CARDS[card_id].card_class == "combat" and card_id not in spawns:
            raise scenario.wrong(f"spawn.{side}", f"{card_id} has no spawn tile")
    for unit in chain.from_iterable(scenario.counters[side].values()):
        if unit not in spawns:
            raise scenario.wrong(f"counters.{side}", f"{unit} has no cards in this scenario")
    victory = scenario.victory.us if side == "us" else scenario.victory.ger
    if (victory.type == "points") != (victory.need is not None):
        raise scenario.wrong(f"victory.{side}.need", "expected with type points, and only there")
    marked = scenario.markers[side]
    points = sum(scenario.objectives.get(tile, 0) for tile in marked.controlled)
    for place, stated, counted in (
        (f"deck_size.{side}", scenario.deck_size[side], sum(deck for deck, _ in cards.values())),
        (f"supply_size.{side}", scenario.supply_size[side], sum(supply for _, supply in cards.values())),
        (f"points_at_start.{side}", scenario.points_at_start[side], points),
        ("objective_total", scenario.objective_total, sum(scenario.objectives.values())),
    ):
        if stated != counted:
            raise scenario.wrong(place, f"expected {counted}")


def mask(scenario: Scenario, tiles: tuple[str, ...]) -> int:
    return sum(1 << scenario.number_of(tile) for tile in tiles)


def board_of(scenario: Scenario) -> Board:
    """The board as the engine knows it (U-2.2, U-9)."""
    places = scenario.places()
    neighbours = neighbours_of(
        vec[i64]([places[tile][0] for tile in scenario.tiles]),
        vec[i64]([places[tile][1] for tile in scenario.tiles]),
    )
    sides = [TILES[tile] for tile in scenario.tiles]
    spawns = [NONE] * (2 * UNITS)
    for number, side in enumerate(SIDE_NAMES):
        for unit, tile in scenario.spawn_tiles(side).items():
            spawns[number * UNITS + KIND_NAMES.index(unit)] = scenario.number_of(tile)
    return Board(
        scenario=scenario.number,
        tiles=len(scenario.tiles),
        neighbours=neighbours,
        distance=distances(neighbours),
        cover=vec[i64]([side.cover for side in sides]),
        low_cover=vec[i64]([side.cover if side.cover_low is None else side.cover_low for side in sides]),
        hills=sum(1 << number for number, side in enumerate(sides) if side.hill),
        objectives=vec[i64]([scenario.objectives.get(tile, 0) for tile in scenario.tiles]),
        radio=NONE if scenario.radio_tile is None else scenario.number_of(scenario.radio_tile),
        spawns=vec[i64](spawns),
        need=vec[i64]([scenario.need(side) for side in SIDE_NAMES]),
    )


def side_of(scenario: Scenario, name: SideName) -> Side:
    """One side's cards, counters and markers at the start (U-2.2 to U-2.6)."""
    deck, supply = empty_pile(), empty_pile()
    for card_id, (in_deck, in_supply) in scenario.cards[name].items():
        deck[KIND_NAMES.index(card_id)] = in_deck
        supply[KIND_NAMES.index(card_id)] = in_supply
    where = vec[i64]([NONE] * UNITS)
    for tile, units in scenario.counters[name].items():
        for unit in units:
            where[KIND_NAMES.index(unit)] = scenario.number_of(tile)
    side = Side(
        empty_pile(),
        deck,
        empty_pile(),
        supply,
        empty_pile(),
        empty_pile(),
        empty_pile(),
        empty_pile(),
        empty_pile(),
        where,
    )
    side.deck_size = pile_size(deck)
    side.scouted = mask(scenario, scenario.markers[name].scouted)
    side.controlled = mask(scenario, scenario.markers[name].controlled)
    return side


@cache
def all_scenarios() -> dict[str, Scenario]:
    """Every scenario by its number as text, in order."""
    found = {}
    folder = DATA / "scenarios"
    for place in sorted((each for each in folder.iterdir() if each.name.endswith(".yaml")), key=lambda each: each.name):
        scenario = replace(load(place, Scenario), file=place.name)
        check(scenario)
        found[str(scenario.number)] = scenario
    return found


class Balance(Struct, frozen=True, forbid_unknown_fields=True):
    """How a scenario goes between equal computer players."""

    games: Annotated[int, Meta(ge=1)]
    us: Annotated[int, Meta(ge=0)]
    ger: Annotated[int, Meta(ge=0)]
    rounds: Annotated[float, Meta(gt=0)]

    def shares(self) -> tuple[int, int]:
        """Per cent won by each side."""
        return round(100 * self.us / self.games), round(100 * self.ger / self.games)


class BalanceFile(Struct, frozen=True, forbid_unknown_fields=True):
    schema: Literal["undaunted.balance/1"]
    scenarios: dict[int, Balance]


@cache
def balances() -> dict[int, Balance]:
    """By scenario: how it goes between equal computer players, where that is known."""
    return load(DATA / "balance.yaml", BalanceFile).scenarios


def scenario(scenario_id: str) -> Scenario:
    """A scenario by its number; raises `BadInput` naming those there are."""
    if scenario_id not in all_scenarios():
        raise BadInput("error-unknown-scenario", scenario=scenario_id, scenarios=", ".join(all_scenarios()))
    return all_scenarios()[scenario_id]
