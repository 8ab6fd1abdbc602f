"""The scenario files: all sound, every effect known, every fault named with its field (CC-S)."""

from pathlib import Path

import pytest
import yaml
from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from fieldcraft.core.data import fit
from fieldcraft.core.errors import BadData, BadInput
from fieldcraft.games.combat_commander import hexes, kinds, scenarios, soundness
from fieldcraft.games.combat_commander.areas import hexes_of
from fieldcraft.games.combat_commander.effects import Area, Deck, TerrainModifier
from fieldcraft.games.combat_commander.ground import OPEN
from fieldcraft.games.combat_commander.maps import map_of
from fieldcraft.games.combat_commander.nations import DATA
from fieldcraft.games.combat_commander.scenario_file import Scenario, SpecialRule
from fieldcraft.games.combat_commander.sight import hexes_between, line_of_sight
from fieldcraft.games.combat_commander.survey import ground_of

ALL = [str(number) for number in range(1, 25)]


@pytest.mark.rule("CC-S.1")
def test_all_twenty_four_scenarios_are_there_in_order() -> None:
    assert list(scenarios.all_scenarios()) == ALL
    with pytest.raises(BadInput):
        scenarios.scenario("25")


@pytest.mark.rule("CC-2.2-d1", "CC-1.1", "CC-S.3")
@pytest.mark.parametrize("number", ALL)
def test_sides_own_opposite_edges_and_hands_fit_their_posture(number: str) -> None:
    played = scenarios.scenario(number)
    axis, allies = (hexes.EDGE_NAMES.index(played.edge(side)) for side in soundness.BOTH)
    assert hexes.OPPOSITE_EDGE[axis] == allies
    for facts in played.sides.values():
        assert facts.hand_size == {"attack": 6, "recon": 5, "defend": 4}[facts.posture]


def content(number: int) -> dict[str, object]:
    text = (DATA / "scenarios" / f"scenario_{number:02}.yaml").read_text(encoding="utf-8")
    loaded: dict[str, object] = yaml.safe_load(text)
    return loaded


@pytest.mark.rule("CC-S.5-d1")
def test_an_unknown_kind_of_effect_stops_the_loading() -> None:
    wrong = content(1)
    wrong["special_rules"] = [{"id": "SR1", "text": "Rain.", "effect": {"kind": "rain"}}]
    with pytest.raises(BadData) as refused:
        fit(wrong, Scenario, "scenario_01.yaml")
    assert refused.value.place == "special_rules[0].effect.kind"


@pytest.mark.rule("CC-S.5-d1")
def test_an_unknown_parameter_of_an_effect_stops_the_loading() -> None:
    wrong = content(1)
    wrong["special_rules"] = [{"id": "SR1", "text": "", "effect": {"kind": "simultaneous_setup", "screen": True}}]
    with pytest.raises(BadData, match="screen"):
        fit(wrong, Scenario, "scenario_01.yaml")


def first_fault(played: Scenario) -> str:
    found = list(soundness.faults(played))
    assert found, "no fault"
    with pytest.raises(BadData) as refused:
        soundness.check(played)
    assert refused.value.place == found[0][0]
    return found[0][0]


def test_faults_are_named_with_their_field() -> None:
    played = scenarios.scenario("11")
    axis = played.sides["axis"]

    def with_axis(**changed: object) -> Scenario:
        return replace(played, sides={**played.sides, "axis": replace(axis, **changed)})

    control = played.objectives.control
    chits = played.objectives.open_
    for field, wrong in (
        ("map", replace(played, map=99)),
        ("sides", replace(played, sides={"axis": axis})),
        ("edges.allies", replace(played, edges=replace(played.edges, allies="north"))),
        ("edges.setting", replace(played, edges=replace(played.edges, setting="wide"))),
        ("setup_order", replace(played, setup_order=("axis", "axis"))),
        ("time.sudden_death", replace(played, time=replace(played.time, start=6))),
        ("vp_start.side", replace(played, vp_start=replace(played.vp_start, points=0))),
        (
            "objectives.control",
            replace(played, objectives=replace(played.objectives, control=replace(control, axis=(3, 4)))),
        ),
        (
            "objectives.open.chits",
            replace(played, objectives=replace(played.objectives, open_=replace(chits, chits=("A", "A")))),
        ),
        ("sides.axis.hand_size", with_axis(hand_size=5)),
        ("sides.axis.radio", with_axis(radio="german.radio.75mm")),
        ("sides.axis.forces", with_axis(forces=(replace(axis.forces[0], id="german.leader.nobody"),))),
        ("sides.axis.forces", with_axis(forces=tuple(force for force in axis.forces if "weapon." in force.id))),
        ("sides.axis.set_up", with_axis(set_up=Area(hexes=("A1",), within=0))),
        ("sides", with_axis(forces=(*axis.forces, replace(axis.forces[0], n=1)))),
        (
            "objectives.excluded_from_draw",
            replace(played, objectives=replace(played.objectives, excluded_from_draw=("X",))),
        ),
    ):
        assert first_fault(wrong) == field


@pytest.mark.rule("CC-S.5")
def test_an_effect_must_agree_with_its_side() -> None:
    played = scenarios.scenario("12")
    wrong = SpecialRule("SR9", "", Deck(side="allies", deck="british"))
    assert first_fault(replace(played, special_rules=(wrong,))) == "special_rules[0].effect.deck"


@pytest.mark.rule("CC-S.1")
def test_areas_of_every_form() -> None:
    board = map_of(1)
    assert hexes_of(Area(edge="west", depth=2), board) == set(range(20))
    assert hexes_of(Area(edge="south", depth=1), board) == {q * 10 + 9 for q in range(15)}
    near = hexes_of(Area(hexes=("E5",), within=1), board)
    assert {hexes.hex_name(each) for each in near} == {"E5", "E4", "F4", "F5", "E6", "D5", "D4"}
    assert hexes_of(Area(hexes=("E5",), at_least=2), board) == set(range(hexes.HEXES)) - near
    assert all(board.at(each).road is not None for each in hexes_of(Area(restriction="road"), board))
    woods = hexes_of(Area(restriction="woods_without_road"), board)
    assert woods
    assert all(board.at(each).terrain == "woods" and board.at(each).road is None for each in woods)
    buildings = {each for each in range(hexes.HEXES) if board.at(each).terrain == "building"}
    beside = hexes_of(Area(restriction="in_or_next_to_building"), board)
    assert beside == {each for each in range(hexes.HEXES) if min(hexes.distance(each, b) for b in buildings) <= 1}


@pytest.mark.rule("CC-S.1")
def test_what_is_reconstructed_is_told() -> None:
    marked = scenarios.scenario("11").reconstructed()
    assert "objectives.open" in marked
    assert "sides.allies.forces.american.squad.elite" in marked
    assert "sides.axis.forces.german.squad.ss" not in marked


@pytest.mark.rule("CC-SR.hexside_modifier", "CC-SR.terrain_modifier", "CC-SR.move_cost_override", "CC-T78.2")
def test_special_rules_change_the_ground() -> None:
    bocage, plain = scenarios.ground_for(scenarios.scenario("2")), map_of(2)
    hedge = next(side for side in plain.hexsides if side.feature == "hedge")
    a, b = map(hexes.hex_number, hedge.hexes)
    direction = hexes.direction_to(a, b)
    assert bocage.feature_cover[a * 7 + direction] == 2
    assert direction not in plain.at(a).ways()
    assert bocage.move_cost[a * 7 + direction] == 2 * (base_cost(plain.at(b).terrain) + 2)
    snow = scenarios.ground_for(scenarios.scenario("5"))
    easy = scenarios.ground_for(scenarios.scenario("7"))
    assert scenarios.scenario("5").effects(TerrainModifier)[0].move == 1.5
    seen = 0
    for hex_ in range(hexes.HEXES):
        for direction in range(1, 7):
            other = hexes.step(hex_, direction)
            if (
                snow.crossing[hex_ * 7 + direction] != OPEN
                or snow.feature[hex_ * 7 + direction]
                or (snow.ways[hex_] >> direction) & 1
            ):
                continue
            if snow.terrain[other] == kinds.OPEN_GROUND and snow.level[other] <= snow.level[hex_]:
                assert snow.move_cost[hex_ * 7 + direction] == 3
                seen += 1
            allied = easy.move_cost[(kinds.ALLIES * 150 + hex_) * 7 + direction]
            if easy.level[other] <= easy.level[hex_] and not easy.feature[hex_ * 7 + direction]:
                assert allied in (0, 2)
    assert seen > 100


@pytest.mark.rule("CC-SR.terrain_modifier", "CC-SR.move_cost_override", "CC-T78.2")
def test_hexsides_are_added_to_a_changed_base_cost() -> None:
    """Snow makes Open Ground 1½ MPs; partisans pay 1 MP as the base of every hex, their enemies what it costs."""
    fenced = 0
    for number, side, base in (("5", kinds.AXIS, 3), ("7", kinds.ALLIES, 2), ("2", kinds.ALLIES, 2)):
        ground = scenarios.ground_for(scenarios.scenario(number))
        for hex_ in range(hexes.HEXES):
            for direction in range(1, 7):
                place = hex_ * 7 + direction
                other = hexes.step(hex_, direction)
                is_along = bool((ground.ways[hex_] >> direction) & 1)
                is_open = other >= 0 and ground.terrain[other] == kinds.OPEN_GROUND
                if ground.crossing[place] != OPEN or is_along or (number != "7" and not is_open):
                    continue
                uphill = ground.level[other] > ground.level[hex_]
                between = kinds.HEXSIDE_NAMES[ground.feature[place]] if ground.feature[place] else ""
                extra = 0 if not between else 2 if (number, between) == ("2", "hedge") else 1
                assert ground.move_cost[side * hexes.HEXES * 7 + place] == base + 2 * uphill + 2 * extra
                fenced += bool(between)
    assert fenced > 10
    easy, printed = scenarios.ground_for(scenarios.scenario("7")), map_of(7)
    for hex_ in range(hexes.HEXES):
        for direction in range(1, 7):
            if easy.crossing[hex_ * 7 + direction] == OPEN and not (easy.ways[hex_] >> direction) & 1:
                target = printed.at(hexes.step(hex_, direction))
                if target.terrain != "bridge_minor":
                    assert easy.move_cost[hex_ * 7 + direction] >= 2 * base_cost(target.terrain)  # the Axis


def base_cost(terrain: str) -> int:
    return {"building": 2, "woods": 2, "brush": 2, "gully": 2, "stream": 3, "marsh": 3}.get(terrain, 1)


@pytest.mark.rule("CC-SR.gully_los", "CC-T86")
def test_the_sunken_road_opens_lines_between_gullies() -> None:
    opened, printed = scenarios.ground_for(scenarios.scenario("16")), map_of(16)
    gullies = [each for each in range(hexes.HEXES) if printed.at(each).terrain == "gully"]
    far = [(a, b) for a in gullies for b in gullies if hexes.distance(a, b) > 1]
    assert far
    assert all(opened.printed_sight(a, b) == 0 for a, b in far)
    crossroads = [hexes.hex_number(name) for name in ("D5", "M10")]
    for hex_ in crossroads:
        assert all(opened.printed_sight(hex_, each) == 0 == opened.printed_sight(each, hex_) for each in gullies)
    plain = ground_of(16)
    listed = {*gullies, *crossroads}
    changed = 0
    for a in range(hexes.HEXES):
        for b in range(hexes.HEXES):
            if not ((a in gullies and b in listed) or (b in gullies and a in listed)):
                assert opened.printed_sight(a, b) == plain.printed_sight(a, b)
            changed += opened.printed_sight(a, b) != plain.printed_sight(a, b)
    assert changed > 50
    a, b = next((a, b) for a, b in far if list(hexes_between(a, b)))
    none, one = vec[i64]([0] * hexes.HEXES), vec[i64]([0] * hexes.HEXES)
    one[hexes_between(a, b)[0]] = 2
    assert line_of_sight(opened, one, none, a, b) == 2  # Smoke and Blaze count there too
    assert line_of_sight(opened, none, one, a, b) < 0


def test_a_host_may_correct_a_scenario_in_a_folder_of_his_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (DATA / "scenarios" / "scenario_01.yaml").read_text(encoding="utf-8")
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "scenarios" / "scenario_01.yaml").write_text(text.replace("sudden_death: 7", "sudden_death: 9"))
    monkeypatch.setenv("FIELDCRAFT_COMBAT_COMMANDER", str(tmp_path))
    scenarios.all_scenarios.cache_clear()
    try:
        assert scenarios.scenario("1").time.sudden_death == 9
        (tmp_path / "scenarios" / "my first.yaml").write_text(text)
        scenarios.all_scenarios.cache_clear()
        with pytest.raises(BadData, match="my first"):
            scenarios.all_scenarios()
    finally:
        scenarios.all_scenarios.cache_clear()
