"""Lines of sight: the tables, what lies over them, and reasons that never contradict them (CC-10, CC-T86 to CC-T88)."""

import pytest
from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from fieldcraft.core.text import LANGUAGES, reader
from fieldcraft.games.combat_commander import drawn, hexes, sight, sightline
from fieldcraft.games.combat_commander.ground import NO_SIGHT
from fieldcraft.games.combat_commander.map_file import Hex, Map, Side
from fieldcraft.games.combat_commander.maps import map_of
from fieldcraft.games.combat_commander.sightline import Conditions
from fieldcraft.games.combat_commander.survey import ground_of

ALL = range(1, 25)
NOTHING = vec[i64]([0] * hexes.HEXES)


def at(name: str) -> int:
    return hexes.hex_number(name)


def over(**strength: int) -> vec[i64]:
    """A layer of Smoke or Blaze by the names of hexes."""
    found = vec[i64]([0] * hexes.HEXES)
    for name, value in strength.items():
        found[at(name)] = value
    return found


def some_smoke() -> vec[i64]:
    return vec[i64]([hex_ * 7 % 11 if hex_ % 5 == 0 else 0 for hex_ in range(hexes.HEXES)])


# The tables


@pytest.mark.rule("CC-10.1", "CC-10.1.1", "CC-10.3.4", "CC-10.4-d7")
@pytest.mark.parametrize("number", ALL)
def test_every_pair_is_seen_alike_from_both_ends_with_and_without_smoke(number: int) -> None:
    ground = ground_of(number)
    smoke, blaze = some_smoke(), vec[i64]([int(hex_ % 17 == 3) for hex_ in range(hexes.HEXES)])
    for a in range(hexes.HEXES):
        for b in range(a, hexes.HEXES):
            for layers in ((NOTHING, NOTHING), (smoke, NOTHING), (smoke, blaze)):
                there = sight.line_of_sight(ground, layers[0], layers[1], a, b)
                assert there == sight.line_of_sight(ground, layers[0], layers[1], b, a)
                if hexes.distance(a, b) <= 1:
                    assert there != NO_SIGHT


@pytest.mark.rule("CC-T86")
@pytest.mark.parametrize("number", ALL)
def test_a_gully_is_seen_from_neighbours_and_higher_ground_only(number: int) -> None:
    board, ground = map_of(number), ground_of(number)
    for gully in (hex_ for hex_ in range(hexes.HEXES) if board.at(hex_).terrain == "gully"):
        for other in range(hexes.HEXES):
            if hexes.distance(gully, other) > 1 and board.at(other).elevation <= board.at(gully).elevation:
                assert ground.printed_sight(gully, other) == NO_SIGHT
            elif board.at(other).terrain != "gully":
                printed = board.printed_sight(gully, other)
                assert ground.printed_sight(gully, other) == (NO_SIGHT if printed is None else printed)


# Geometry


@pytest.mark.rule("CC-10.4-d1")
def test_intervening_hexes_are_those_the_line_touches_sides_and_corners_too() -> None:
    def between(a: str, b: str) -> list[str]:
        return [hexes.hex_name(int(hex_)) for hex_ in sight.hexes_between(at(a), at(b))]

    assert between("E5", "E6") == []
    assert between("E5", "E8") == ["E6", "E7"]
    assert between("E5", "G5") == ["F4", "F5"]  # along the side between them
    assert between("E5", "G4") == ["F4"]
    assert between("A1", "C1") == ["B1"]  # the other side of that line is off the map


@pytest.mark.rule("CC-10.4-d1", "CC-2.1-d1")
def test_intervening_hexes_hold_for_every_pair() -> None:
    for a in range(0, hexes.HEXES, 7):
        for b in range(hexes.HEXES):
            found = [int(hex_) for hex_ in sight.hexes_between(a, b)]
            assert found == [int(hex_) for hex_ in sight.hexes_between(b, a)]
            if hexes.distance(a, b) > 1:
                dx, dy = sight.centre_x(b) - sight.centre_x(a), sight.centre_y(b) - sight.centre_y(a)
                assert found == [
                    hex_
                    for hex_ in range(hexes.HEXES)
                    if hex_ not in (a, b)
                    and sight.touches(
                        dx, dy, sight.centre_x(hex_) - sight.centre_x(a), sight.centre_y(hex_) - sight.centre_y(a)
                    )
                ]


@pytest.mark.rule("CC-T87-d1")
def test_a_line_enters_over_the_side_it_comes_from_or_two_at_a_corner() -> None:
    def entered(a: str, b: str) -> set[int]:
        return {direction for direction in range(1, 7) if sight.sides_entered(at(a), at(b)) >> direction & 1}

    for direction in range(1, 7):
        near = hexes.hex_name(int(hexes.step(at("F5"), direction)))
        assert entered(near, "F5") == {direction}
    assert entered("F2", "F5") == {1}
    assert entered("H5", "F5") == {2, 3}  # straight through the corner between them
    assert entered("F5", "F5") == set()


# Smoke, Blaze, weather


@pytest.mark.rule("CC-10.3.3", "CC-10.3.4", "CC-O18-d2")
def test_only_the_largest_hindrance_counts_and_smoke_counts_in_the_end_hexes() -> None:
    ground = ground_of(9)
    assert sight.line_of_sight(ground, NOTHING, NOTHING, at("A1"), at("E3")) == 1
    assert sight.line_of_sight(ground, over(C2=4), NOTHING, at("A1"), at("E3")) == 4
    assert sight.line_of_sight(ground, over(C2=4, A1=6), NOTHING, at("A1"), at("E3")) == 6
    assert sight.line_of_sight(ground, over(E3=2, B1=3), NOTHING, at("A1"), at("E3")) == 3
    assert sight.line_of_sight(ground, over(B2=9), NOTHING, at("A1"), at("E3")) == 1  # not on the line
    assert sight.line_of_sight(ground, over(A1=5), NOTHING, at("A1"), at("A2")) == 5
    assert sight.line_of_sight(ground, over(A1=5), NOTHING, at("A1"), at("A1")) == 5  # CC-O18-d2


@pytest.mark.rule("CC-10.2.1", "CC-10.2.1-d1", "CC-T79")
def test_a_blaze_blocks_what_touches_its_hex_but_not_its_own_hex() -> None:
    ground = ground_of(9)
    assert sight.line_of_sight(ground, NOTHING, over(C2=1), at("A1"), at("E3")) == NO_SIGHT
    assert sight.line_of_sight(ground, NOTHING, over(E3=1), at("A1"), at("E3")) == 1
    assert sight.line_of_sight(ground, NOTHING, over(A2=1), at("A1"), at("E3")) == 1


@pytest.mark.rule("CC-SR.fog", "CC-SR.dusk")
def test_fog_adds_and_dusk_does_not() -> None:
    assert sight.in_weather(2, 3, 0) == 5
    assert sight.in_weather(2, 0, 5) == 5
    assert sight.in_weather(6, 0, 5) == 6
    assert sight.in_weather(NO_SIGHT, 3, 5) == NO_SIGHT


# Reasons


@pytest.mark.rule("CC-10.4-d6", "CC-10.4-d7")
@pytest.mark.parametrize("number", ALL)
def test_reasons_never_contradict_the_line(number: int) -> None:
    drawing, ground = sightline.drawing_of(number), ground_of(number)
    smoke, blaze = some_smoke(), vec[i64]([int(hex_ % 17 == 3) for hex_ in range(hexes.HEXES)])
    conditions = Conditions(
        smoke={hex_: int(smoke[hex_]) for hex_ in range(hexes.HEXES) if smoke[hex_]},
        blaze=frozenset(hex_ for hex_ in range(hexes.HEXES) if blaze[hex_]),
    )
    words = reader("en", "fieldcraft.games.combat_commander")
    for a in range(number % 6, hexes.HEXES, 6):
        for b in range(a, hexes.HEXES, 5):
            for layers, given in (((NOTHING, NOTHING), Conditions()), ((smoke, blaze), conditions)):
                truth = sight.line_of_sight(ground, layers[0], layers[1], a, b)
                line = sightline.explained(drawing, ground, given, a, b)
                assert line.hindrance == (None if truth == NO_SIGHT else truth)
                assert line.reasons[0].hindrance == line.hindrance, (line.reasons, hexes.hex_name(a), hexes.hex_name(b))
                assert words.say(sightline.verdict(line))


NO_LAYERS = Conditions()


def why(number: int, a: str, b: str, given: Conditions = NO_LAYERS) -> tuple[str, str]:
    line = sightline.explained(sightline.drawing_of(number), ground_of(number), given, at(a), at(b))
    return line.reasons[0].why, line.reasons[0].rule


@pytest.mark.rule("CC-10.2", "CC-T88.3.3", "CC-T88.4.1")
def test_the_deciding_rule_is_named() -> None:
    assert why(9, "G1", "K8") == ("hill", "CC-T88.3.3")
    assert why(9, "A1", "A2") == ("adjacent", "CC-10.1.1")
    assert why(9, "A1", "A1") == ("own", "CC-10.1.1")
    assert why(9, "A1", "A1", Conditions(smoke={at("A1"): 4})) == ("smoke", "CC-10.3.4")
    assert why(9, "A1", "E3") == ("hindrance", "CC-10.3")
    assert why(9, "A1", "E3", Conditions(smoke={at("C2"): 4})) == ("smoke", "CC-10.3.4")
    assert why(9, "A1", "E3", Conditions(blaze=frozenset({at("C2")}))) == ("blaze", "CC-10.2.1")
    assert why(9, "A1", "E3", Conditions(dusk=3)) == ("dusk", "CC-SR.dusk")
    gully = next(hexes.hex_name(hex_) for hex_ in range(150) if map_of(13).at(hex_).terrain == "gully")
    far = next(
        hexes.hex_name(hex_) for hex_ in range(150)
        if hexes.distance(hex_, at(gully)) > 1 and map_of(13).at(hex_).elevation <= map_of(13).hexes[gully].elevation
    )  # fmt: skip
    assert why(13, gully, far) == ("gully", "CC-T86")


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_said_in_every_language(language: str) -> None:
    words = reader(language, "fieldcraft.games.combat_commander")
    board = map_of(9)
    given = Conditions(smoke={at("C2"): 4}, fog=2, dusk=1)
    for a, b in (("G1", "K8"), ("A1", "E3"), ("B2", "L7"), ("A1", "A2")):
        line = sightline.explained(sightline.drawing_of(9), ground_of(9), given, at(a), at(b))
        assert "CC-" in words.say(sightline.verdict(line))
        assert all(words.say(each) for each in sightline.met_sentences(board, line))


# Default shapes, for maps without a table


def plain_map(*, hexes_changed: dict[str, Hex] | None = None, sides: tuple[Side, ...] = ()) -> drawn.Drawing:
    """Open Ground everywhere but in some hexes."""
    board = map_of(2)
    ground = {name: Hex("open_ground", 0) for name in board.hexes} | (hexes_changed or {})
    return drawn.Drawing(replace(board, hexes=ground, hexsides=sides, sight=()))


def found(drawing: drawn.Drawing, a: str, b: str) -> drawn.Finding:
    there = drawing.finding(drawing.met(at(a), at(b)))
    assert there.hindrance == drawing.finding(drawing.met(at(b), at(a))).hindrance
    return there


WOODS = Hex("woods", 0)


@pytest.mark.rule("CC-10.1-a", "CC-10.2", "CC-10.4-d2")
def test_a_line_along_a_side_is_blocked_between_two_woods_not_beside_one() -> None:
    assert found(plain_map(hexes_changed={"F5": WOODS}), "E5", "G5").hindrance == 0
    assert found(plain_map(hexes_changed={"F5": WOODS, "F4": WOODS}), "E5", "G5").why == "obstacle"
    assert found(plain_map(hexes_changed={"F4": WOODS}), "E5", "G4").why == "obstacle"
    assert found(plain_map(hexes_changed={"E5": WOODS, "G4": WOODS}), "E5", "G4").hindrance == 0  # CC-10.1-a


@pytest.mark.rule("CC-10.1-a", "CC-10.4-d3", "CC-T84", "CC-T87", "CC-T97")
def test_hexsides_block_or_hinder_unless_they_belong_to_an_end_hex() -> None:
    wall = plain_map(sides=(Side(("E6", "E7"), "wall"),))
    assert found(wall, "E5", "E8").why == "obstacle-side"
    assert found(wall, "E6", "E9").hindrance == 0
    assert found(plain_map(sides=(Side(("E6", "E7"), "fence"),)), "E5", "E8").hindrance == 1
    assert found(plain_map(sides=(Side(("F4", "F5"), "hedge"),)), "E5", "G5").why == "obstacle-side"  # along it
    assert found(plain_map(sides=(Side(("E6", "E7"), "cliff", upper="E6"),)), "E5", "E8").hindrance == 0


@pytest.mark.rule("CC-10.3", "CC-10.3.3")
def test_hindrances_do_not_add_up() -> None:
    fields = plain_map(hexes_changed={"E6": Hex("field", 0), "E7": Hex("brush", 0)})
    assert found(fields, "E5", "E8") == drawn.Finding(3, "hindrance", "CC-10.3", "brush", at("E7"))


@pytest.mark.rule("CC-10.4-d5")
def test_art_of_a_lower_rank_counts_too() -> None:
    gully = plain_map(hexes_changed={"E6": Hex("gully", 0, also=("field",))})
    assert found(gully, "E5", "E8") == drawn.Finding(1, "hindrance", "CC-10.3", "field", at("E6"))


@pytest.mark.rule("CC-T88.4-d1")
def test_a_wall_counts_at_the_level_of_its_lower_hex() -> None:
    wall = (Side(("E6", "E7"), "wall"),)
    high = {name: Hex("open_ground", 1) for name in ("E5", "E6", "E8")}
    assert found(plain_map(hexes_changed=high, sides=wall), "E5", "E8").hindrance == 0
    assert found(plain_map(hexes_changed=high | {"E7": Hex("open_ground", 1)}, sides=wall), "E5", "E8").why == (
        "obstacle-side"
    )


@pytest.mark.rule("CC-10.4-d4", "CC-T92", "CC-T93")
def test_a_line_that_follows_a_way_is_clear_there() -> None:
    along = Hex("woods", 0, road=(1, 4))
    assert found(plain_map(hexes_changed={"E6": along}), "E5", "E7").hindrance == 0
    assert found(plain_map(hexes_changed={"E6": Hex("woods", 0, road=(1, 3))}), "E5", "E7").why == "obstacle"
    rail = Hex("open_ground", 0, railway=(1, 4))
    assert found(plain_map(hexes_changed={"E6": rail}), "E5", "E7").hindrance == 0
    across = Hex("open_ground", 0, railway=(2, 5))
    assert found(plain_map(hexes_changed={"E6": across}), "E5", "E7").hindrance == 1


@pytest.mark.rule(
    "CC-T88.3.1",
    "CC-T88.3.2",
    "CC-T88.3.3",
    "CC-T88.3-d1",
    "CC-T88.4",
    "CC-T88.4.1",
    "CC-T88.4.1-d1",
    "CC-T88.5",
    "CC-T88.5-d1",
)
def test_hills() -> None:
    def rise(**levels: int) -> dict[str, Hex]:
        return {name: Hex("open_ground", level) for name, level in levels.items()}

    assert found(plain_map(hexes_changed=rise(E6=1)), "E5", "E8").rule == "CC-T88.3.3"
    assert found(plain_map(hexes_changed=rise(E5=1, E6=1, E8=1)), "E5", "E8").hindrance == 0
    assert found(plain_map(hexes_changed=rise(E5=1, E6=1)), "E5", "E8").rule == "CC-T88.3.2"
    assert found(plain_map(hexes_changed=rise(E5=2, E6=1)), "E5", "E8").hindrance == 0
    # Woods below the higher end block only the hex behind them.
    high = {"E5": Hex("open_ground", 1), "E7": WOODS}
    assert found(plain_map(hexes_changed=high), "E5", "E8").why == "blind"
    assert found(plain_map(hexes_changed=high), "E5", "E9").hindrance == 0
    assert found(plain_map(hexes_changed=high), "E5", "E7").hindrance == 0
    # Fields below it do not count, on its level they do.
    assert (
        found(plain_map(hexes_changed={"E5": Hex("open_ground", 1), "E7": Hex("field", 0)}), "E5", "E9").hindrance == 0
    )
    both = {"E5": Hex("open_ground", 1), "E9": Hex("open_ground", 1), "E7": Hex("field", 0)}
    assert found(plain_map(hexes_changed=both), "E5", "E9").hindrance == 0


@pytest.mark.rule("CC-10.4-d2")
@pytest.mark.parametrize("number", [1, 2, 18])
def test_default_shapes_come_near_the_printed_tables_and_err_on_the_side_of_the_obstacle(number: int) -> None:
    board = map_of(number)
    drawing = drawn.Drawing(board)
    same = opened = pairs = 0
    for a in range(0, hexes.HEXES, 4):
        for b in range(a + 1, hexes.HEXES):
            pairs += 1
            there = drawing.finding(drawing.met(a, b)).hindrance
            same += there == board.printed_sight(a, b)
            opened += there is not None and board.printed_sight(a, b) is None
    assert same > 0.92 * pairs
    assert opened < 0.005 * pairs


def test_a_map_without_a_table_gets_one_from_default_shapes() -> None:
    board: Map = plain_map(hexes_changed={"E6": WOODS}, sides=()).board
    table = drawn.Drawing(board).table()
    assert [table[at("E5")][at("E7")], table[at("E5")][at("E6")], table[at("E5")][at("E5")]] == ["-", "0", "="]
