"""Cards, counters and nations: the data files and what is refused of them (CC-1, CC-3, CC-11, CC-12)."""

import pytest
from msgspec.structs import replace

from fieldcraft.core.data import load
from fieldcraft.core.errors import BadData
from fieldcraft.core.text import LANGUAGES, reader
from fieldcraft.games.combat_commander import cards, decks, forces, hexes, kinds, markers, pieces, terrain
from fieldcraft.games.combat_commander.counter_names import counter_name, item_name
from fieldcraft.games.combat_commander.nations import DATA, NATIONS_DATA


@pytest.mark.rule("CC-1.8")
def test_decks_hold_rows_of_their_faction_and_never_the_six_missing_hexes() -> None:
    found = {name: set() for name in kinds.SIDE_NAMES}  # type: dict[str, set[int]]
    for kind in range(decks.CARD_KINDS):
        side = kinds.SIDE_NAMES[decks.NATION_SIDE[kind // kinds.DECK_SIZE]]
        found[side].add(int(decks.CARD_HEX[kind]))
    missing = {hexes.hex_number(name) for name in ("A1", "H1", "O1", "A10", "H10", "O10")}
    assert found["axis"] | found["allies"] == set(range(hexes.HEXES)) - missing
    assert not found["axis"] & found["allies"]


@pytest.mark.rule("CC-1.9")
@pytest.mark.parametrize("nation", range(kinds.NATIONS))
def test_every_deck_holds_each_ordered_pair_of_dice_twice(nation: int) -> None:
    first = nation * kinds.DECK_SIZE
    pairs = [(int(decks.CARD_WHITE[kind]), int(decks.CARD_COLOURED[kind])) for kind in range(first, first + 72)]
    assert sorted(pairs) == sorted([(white, coloured) for white in range(1, 7) for coloured in range(1, 7)] * 2)


@pytest.mark.rule("CC-5.3", "CC-1.1")
def test_discard_limits_and_hand_sizes() -> None:
    limits = {kinds.NATION_NAMES[nation]: int(decks.DISCARD_LIMIT[nation]) for nation in range(kinds.NATIONS)}
    assert limits == {"german": 6, "american": 5, "british": 4, "russian": 3, "italian": 2, "french": 1}
    assert [decks.HAND_SIZE[posture] for posture in (kinds.ATTACK, kinds.RECON, kinds.DEFEND)] == [6, 5, 4]


def deck_file() -> cards.DeckFile:
    return load(DATA / NATIONS_DATA["german"].deck, cards.DeckFile)


@pytest.mark.parametrize(
    ("field", "change"),
    [
        ("cards[0].id", {"id": "A-1"}),
        ("cards[0].order", {"order": "charge"}),
        ("cards[0].event", {"event": "rain"}),
        ("cards[0].actions", {"actions": ("opportunity_fire", "assault_fire")}),
        ("cards[0].roll.total", {"roll": cards.Roll(1, 1, 3)}),
        ("cards[0].hex", {"hex": "P3"}),
        ("cards[0].hex", {"hex": "A4"}),
        ("cards[0].event_params", {"event_params": cards.EventParams(3)}),
        ("cards", {"roll": cards.Roll(1, 2, 3)}),
        ("cards", {"trigger": None}),
        ("cards", {"hex": "A5"}),
        ("cards", {"order": "rout"}),
    ],
)
def test_a_card_that_cannot_be_is_refused_with_its_field(field: str, change: dict[str, object]) -> None:
    content = deck_file()
    wrong = replace(content, cards=(replace(content.cards[0], **change), *content.cards[1:]))
    with pytest.raises(BadData) as refused:
        cards.check_deck(wrong, "deck.yaml")
    assert (refused.value.file, refused.value.place) == ("deck.yaml", field)


@pytest.mark.rule("CC-7.1", "CC-3.5")
def test_units_are_worth_what_they_are_and_heroes_nothing() -> None:
    for kind in range(pieces.UNIT_KINDS):
        worth = {
            kinds.LEADER: 1 + pieces.UNIT_COMMAND[2 * kind],
            kinds.SQUAD: 2,
            kinds.TEAM: 1,
        }[int(pieces.UNIT_TYPE[kind])]
        assert pieces.UNIT_VP[kind] == (0 if pieces.UNIT_IS_HERO[kind] else worth), pieces.UNIT_IDS[kind]
        assert pieces.UNIT_BOXED[2 * kind + kinds.BROKEN] == 0
    assert sum(pieces.UNIT_IS_HERO[kind] for kind in range(pieces.UNIT_KINDS)) == kinds.NATIONS


@pytest.mark.rule("CC-3.1")
def test_the_tables_say_what_the_file_says() -> None:
    rifle = pieces.UNIT_IDS.index("german.squad.rifle")
    assert [
        pieces.UNIT_FP[2 * rifle],
        pieces.UNIT_RANGE[2 * rifle],
        pieces.UNIT_MOVE[2 * rifle],
        pieces.UNIT_MORALE[2 * rifle],
    ] == [5, 5, 4, 7]
    assert [pieces.UNIT_FP[2 * rifle + 1], pieces.UNIT_RANGE[2 * rifle + 1]] == [2, 1]
    assert pieces.UNIT_BOXED[2 * rifle] == kinds.BOXED_RANGE | kinds.BOXED_MOVE
    team = pieces.TEAM_OF[kinds.RUSSIAN * 4 + kinds.GREEN]
    assert pieces.UNIT_IDS[team] == "russian.team.green"
    for nation in range(kinds.NATIONS):
        own = range(int(pieces.UNITS_FROM[nation]), int(pieces.UNITS_FROM[nation + 1]))
        assert {int(pieces.UNIT_NATION[kind]) for kind in own} == {nation}
        assert pieces.HERO_OF[nation] in own
        assert pieces.PRIVATE_OF[nation] in own


@pytest.mark.rule("CC-11.4", "CC-11.6")
def test_weapons_repair_vanish_and_special_ones() -> None:
    mg = pieces.WEAPON_IDS.index("german.weapon.heavy_mg")
    assert pieces.WEAPON_FIX[mg] == sum(1 << row for row in (1, 2, 3, 4, 5, 6))
    assert pieces.WEAPON_ELIM[mg] == (1 << 7) | (1 << 8)
    assert all(pieces.WEAPON_FIX[kind] & pieces.WEAPON_ELIM[kind] == 0 for kind in range(pieces.WEAPON_KINDS))
    for name, one_use, fixes_cover in (
        ("german.weapon.flamethrower", 0, 1),
        ("german.weapon.satchel_charge", 1, 0),
        ("shared.weapon.molotov_cocktail", 1, 1),
        ("german.weapon.heavy_mg", 0, 0),
    ):
        kind = pieces.WEAPON_IDS.index(name)
        assert (pieces.WEAPON_ONE_USE[kind], pieces.WEAPON_FIXES_COVER[kind]) == (one_use, fixes_cover), name


@pytest.mark.rule("CC-O18.2.3.3")
def test_a_radio_destroys_fortifications_with_twenty_less_its_fp() -> None:
    for kind in range(pieces.RADIO_KINDS):
        assert pieces.RADIO_VULNERABILITY[kind] == 20 - pieces.RADIO_FP[kind]


def test_a_unit_of_another_worth_is_refused() -> None:
    content = load(DATA / "units.yaml", forces.UnitFile)
    german = content.nations["german"]
    wrong = replace(german, squads=(replace(german.squads[0], vp=3), *german.squads[1:]))
    with pytest.raises(BadData) as refused:
        forces.units_of(replace(content, nations={**content.nations, "german": wrong}), "units.yaml")
    assert refused.value.place == "german.squad.pionier.vp"


@pytest.mark.rule("CC-2.1", "CC-2.1-d1", "CC-2.2")
def test_geometry_of_the_rulebooks_examples() -> None:
    near = {
        name: [hexes.hex_name(int(hexes.step(hexes.hex_number(name), direction))) for direction in range(1, 7)]
        for name in ("E5", "F5")
    }
    assert near["E5"] == ["E4", "F4", "F5", "E6", "D5", "D4"]
    assert near["F5"] == ["F4", "G5", "G6", "F6", "E6", "E5"]
    assert hexes.distance(hexes.hex_number("K7"), hexes.hex_number("L5")) == 2
    for hex_ in range(hexes.HEXES):
        for direction in range(1, 7):
            other = hexes.step(hex_, direction)
            if other != hexes.OFF_MAP:
                assert hexes.step(other, hexes.opposite(direction)) == hex_
                assert hexes.direction_to(hex_, other) == direction
                assert hexes.adjacent(hex_, other)


@pytest.mark.rule("CC-2.2-d1")
def test_depth_counts_from_every_edge() -> None:
    b3 = hexes.hex_number("B3")
    assert [hexes.depth(b3, edge) for edge in (hexes.NORTH, hexes.SOUTH, hexes.WEST, hexes.EAST)] == [3, 8, 2, 14]


@pytest.mark.parametrize("name", ["", "A", "A0", "A11", "P1", "A01", "1A", "A-1", "Aé"])
def test_what_is_no_hex_has_no_number(name: str) -> None:
    assert hexes.hex_number(name) == hexes.OFF_MAP


def test_names_and_numbers_of_hexes_round_trip() -> None:
    assert [hexes.hex_number(hexes.hex_name(number)) for number in range(hexes.HEXES)] == list(range(hexes.HEXES))


@pytest.mark.rule("CC-7.3.2", "CC-7.3.3")
def test_chits_and_what_they_are_worth() -> None:
    def worth(letter: str) -> list[int]:
        chit = kinds.CHIT_LETTERS.index(letter)
        return [int(markers.CHIT_VALUE[chit * 6 + objective]) for objective in range(1, 6)]

    assert worth("A") == [1, 0, 0, 0, 0]
    assert worth("R") == [0, 0, 0, 0, 10]
    assert worth("U") == [3, 3, 3, 3, 3]
    assert worth("W") == worth("X") == worth("V") == [0] * 5
    open_only = [kinds.CHIT_LETTERS[chit] for chit in range(kinds.CHITS) if not markers.CHIT_HAS_SECRET_SIDE[chit]]
    assert open_only == ["R", "V", "W", "X"]
    assert [kinds.CHIT_LETTERS[chit] for chit in (kinds.CHIT_V, kinds.CHIT_W, kinds.CHIT_X)] == ["V", "W", "X"]


@pytest.mark.rule("CC-F101", "CC-F102", "CC-F104", "CC-F105")
def test_cover_of_fortifications_one_more_against_mortars_and_radios() -> None:
    cover = {name: int(markers.FORTIFICATION_COVER[kind]) for kind, name in enumerate(kinds.FORTIFICATION_NAMES)}
    assert cover == {"none": 0, "foxholes": 3, "trench": 4, "pillbox": 5, "bunker": 6, "wire": 0, "mines": 0}
    for kind in (kinds.FOXHOLES, kinds.TRENCH, kinds.PILLBOX, kinds.BUNKER):
        assert markers.FORTIFICATION_COVER_INDIRECT[kind] == markers.FORTIFICATION_COVER[kind] + 1
        assert markers.FORTIFICATION_GIVES_COVER[kind] == 1
        assert markers.FORTIFICATION_KEEPS_HEX[kind] == int(kind in (kinds.PILLBOX, kinds.BUNKER))
    assert markers.FORTIFICATION_COUNT[kinds.PILLBOX] == 1
    assert markers.FORTIFICATION_COUNT[kinds.TRENCH] == kinds.NONE
    assert markers.FORTIFICATION_GIVES_COVER[kinds.WIRE] == 0


@pytest.mark.rule("CC-S.4", "CC-T94")
def test_the_pool_of_smoke_and_blaze_holds_values_from_one_to_ten() -> None:
    assert markers.SMOKE_COUNT[0] == 0
    assert all(markers.SMOKE_COUNT[value] > 0 for value in range(1, 11))


@pytest.mark.rule("CC-T78.1", "CC-T78.3", "CC-T81", "CC-T82", "CC-T85", "CC-T89", "CC-T90", "CC-T91", "CC-T95")
def test_the_terrain_chart() -> None:
    chart = {each.id: (each.move, each.cover, each.los) for each in terrain.TERRAIN_DATA}
    assert tuple(chart) == kinds.TERRAIN_NAMES
    assert chart["building"] == (2, 3, "obstacle")
    assert chart["woods"] == (2, 2, "obstacle")
    assert chart["brush"] == (2, 1, "hindrance")
    assert chart["stream"] == (3, -1, "clear")
    assert [each.id for each in terrain.TERRAIN_DATA if each.water] == ["water_barrier", "stream", "marsh"]
    assert {each.id: each.hindrance for each in terrain.TERRAIN_DATA if each.hindrance} == {
        "brush": 3, "orchard": 2, "field": 1, "bridge_major": 1, "bridge_minor": 1, "marsh": 1
    }  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_counter_has_a_name_in_every_language(language: str) -> None:
    words = reader(language, "fieldcraft.games.combat_commander")
    said = {
        counter: words.say(counter_name(counter))
        for counter in (*pieces.UNIT_IDS, *pieces.WEAPON_IDS, *pieces.RADIO_IDS)
    }
    for nation in kinds.NATION_NAMES:
        own = [name for counter, name in said.items() if counter.startswith(f"{nation}.")]
        assert len(set(own)) == len(own)
    if language == "en":
        assert said["german.leader.ganz"] == "Sgt. Ganz"
        assert said["german.squad.rifle"] == "Rifle Squad"
        assert words.say(item_name("german.team.weapon+german.weapon.heavy_mg")) == "Weapon Team with Heavy MG"
