"""The random scenario generator, its charts and the Support Tables (CC-RS)."""

from collections import Counter
from collections.abc import Sequence

import pytest
from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64
from typer.testing import CliRunner

from fieldcraft.cli import app
from fieldcraft.core.chance import Chance, FastChance
from fieldcraft.core.errors import BadInput
from fieldcraft.core.text import LANGUAGES, Arg, reader
from fieldcraft.games.combat_commander import charts, commission, generator, hexes, kinds, soundness, support
from fieldcraft.games.combat_commander.charts import CHARTS
from fieldcraft.games.combat_commander.commission import Commission, generated
from fieldcraft.games.combat_commander.effects import DiscardAfterOrders, LateSetup, MineStrength, WeaponAssignment
from fieldcraft.games.combat_commander.forces import RADIOS_DATA, UNITS_DATA, WEAPONS_DATA
from fieldcraft.games.combat_commander.generator import Draft, Wishes, draft
from fieldcraft.games.combat_commander.kinds import ALLIES, AXIS
from fieldcraft.games.combat_commander.maps import map_numbers
from fieldcraft.games.combat_commander.scenarios import scenario
from fieldcraft.games.combat_commander.setting import field_of
from fieldcraft.games.combat_commander.state import Field

SEEDS = range(150)
POLISH = "french.team.weapon+french.weapon.50mm_mortar"
FRENCH = "french.team.weapon+french.weapon.60mm_mortar"


class Fixed(Chance):
    """Outcomes in the order they are asked for; 0 after the last."""

    def __init__(self, *outcomes: int) -> None:
        self.outcomes = list(outcomes)

    def below(self, n: i64, purpose: str) -> i64:
        return self.outcomes.pop(0) if self.outcomes else 0


def dice(total: int) -> tuple[int, int]:
    """Two dice that give a total."""
    first = min(6, total - 1)
    return first - 1, total - first - 1


def drafts() -> list[Draft]:
    return [draft(FastChance(seed), Wishes()) for seed in SEEDS]


def all_made() -> list[Commission]:
    return [generated(FastChance(seed)) for seed in SEEDS]


@pytest.mark.rule("CC-RS.1", "CC-RS.14", "CC-RS.16")
def test_every_scenario_made_is_sound_and_has_the_tracks_of_the_rules() -> None:
    for made in all_made():
        played = made.scenario
        assert list(soundness.faults(played)) == []
        assert played.time.start == 0
        assert played.time.sudden_death == sum(facts.order_limit for facts in played.sides.values())
        assert 3 <= played.time.sudden_death <= 10
        assert played.first_turn == played.initiative
        assert made.steps


def test_the_same_luck_gives_the_same_scenario() -> None:
    assert generated(FastChance(7)) == generated(FastChance(7))
    assert len({made.scenario.map for made in all_made()}) == 24


@pytest.mark.rule("CC-RS.1")
@pytest.mark.parametrize(
    ("compass", "edge"),
    [(1, hexes.NORTH), (2, hexes.EAST), (3, hexes.EAST), (4, hexes.SOUTH), (5, hexes.WEST), (6, hexes.WEST)],
)
def test_the_compass_number_names_an_edge_and_the_opponent_has_the_opposite_one(compass: int, edge: int) -> None:
    made = Draft()
    generator.choose_map(made, Fixed(compass - 1, AXIS), Wishes(map=5))
    assert made.map == 5
    assert made.edges == [edge, hexes.OPPOSITE_EDGE[edge]]
    generator.choose_map(made, Fixed(compass - 1, ALLIES), Wishes(map=5))
    assert made.edges == [hexes.OPPOSITE_EDGE[edge], edge]


@pytest.mark.rule("CC-RS.2", "CC-RS.2.1", "CC-RS.2.2", "CC-RS.2.3")
def test_nations_and_year_are_rolled_on_their_tables() -> None:
    assert generator.rolled_nations(Fixed(*dice(9), *dice(7), *dice(3))) == ("german", "russian", 1942)
    assert generator.rolled_nations(Fixed(*dice(2), *dice(8), *dice(3))) == ("german", "american", 1943)
    assert generator.rolled_nations(Fixed(*dice(10), *dice(5), *dice(2))) == ("italian", "russian", 1944)
    assert generator.rolled_nations(Fixed(*dice(12), *dice(4), *dice(2))) == ("italian", "french", 1939)


@pytest.mark.rule("CC-RS-note")
def test_only_europe_rolls_other_nations_anew() -> None:
    for seed in range(40):
        made = draft(FastChance(seed), Wishes(only_europe=True))
        assert made.nations[AXIS] == "german"
        assert made.nations[ALLIES] in ("american", "russian")


@pytest.mark.rule("CC-RS.3", "CC-RS.3-d1")
def test_quality_by_year_and_opponent_and_the_one_gap_of_the_charts() -> None:
    german = Draft(nations=["german", "russian"], year=1945)
    assert generator.roll_quality(german, AXIS, Fixed(*dice(4))) == "elite"
    assert generator.roll_quality(german, AXIS, Fixed(*dice(5))) == "line"
    assert generator.roll_quality(german, AXIS, Fixed(*dice(9))) == "green"
    italian = Draft(nations=["italian", "russian"], year=1944)
    assert generator.roll_quality(italian, AXIS, Fixed(*dice(12))) == "line"
    assert generator.roll_quality(Draft(nations=["italian", "french"], year=1940), AXIS, Fixed(*dice(12))) == "green"


@pytest.mark.rule("CC-RS.4", "CC-RS.10", "CC-RS.13")
def test_one_open_and_two_secret_chits_and_control_by_posture() -> None:
    for made in all_made():
        objectives = made.scenario.objectives
        assert (objectives.open_.random, objectives.secret.axis, objectives.secret.allies) == (1, 1, 1)
        control = objectives.control
        for side, held in zip(commission.BOTH, (control.axis, control.allies), strict=True):
            assert held == ((1, 2, 3, 4, 5) if made.scenario.sides[side].posture == "defend" else ())


@pytest.mark.rule("CC-RS.5", "CC-RS.5-d1", "CC-RS-d2")
def test_orders_of_battle_fit_nation_year_quality_and_opponent() -> None:
    for made in drafts():
        for side in range(kinds.SIDES):
            ob = made.obs[side]
            assert ob in CHARTS.orders_of_battle[made.nations[side]]
            assert made.year in charts.years_of(ob.years)
            assert ob.quality == made.qualities[side]
            assert ob.id != "italian.ob.finnish" or made.nations[1 - side] == "russian"
    finnish = Draft(nations=["italian", "french"], year=1941)
    assert "italian.ob.finnish" not in [ob.id for ob in generator.orders_of_battle(finnish, AXIS, "elite")]
    assert "italian.ob.bulgarian" in [ob.id for ob in generator.orders_of_battle(finnish, AXIS, "green")]
    rifle = next(ob for ob in CHARTS.orders_of_battle["german"] if ob.id == "german.ob.rifle")
    assert "german.weapon.light_mortar" in rifle.pieces_in(charts.COMPANY, 1943)
    assert "german.weapon.light_mortar" not in rifle.pieces_in(charts.COMPANY, 1944)
    assert "german.team.weapon" not in rifle.pieces_in(charts.DETACHMENT, 1944)


@pytest.mark.rule("CC-RS.5-d1", "CC-RS.8", "CC-RS.9", "CC-RS.7")
def test_vp_add_up_and_whoever_has_them_defends() -> None:
    for seed in SEEDS:
        made = draft(FastChance(seed), Wishes())
        played = commission.scenario_of(made)
        vp = made.obs[ALLIES].points[made.sizes[ALLIES]] - made.obs[AXIS].points[made.sizes[AXIS]]
        costs = [step.args for step in made.steps if step.key.endswith("-bought")]
        for args in costs:
            vp += int(str(args["cost"])) if args["side"] == generator.side_name(ALLIES) else -int(str(args["cost"]))
        assert vp == made.vp
        assert played.vp_start.points == abs(vp)
        postures = {side: facts.posture for side, facts in played.sides.items()}
        if made.defender is None:
            assert set(postures.values()) == {"recon"}
        else:
            assert postures[commission.BOTH[made.defender]] == "defend"
            assert postures[commission.BOTH[1 - made.defender]] == "attack"


@pytest.mark.rule("CC-RS.6")
def test_leaders_are_named_by_white_die_quality_and_year_and_never_twice() -> None:
    made = Draft(nations=["german", "russian"], year=1945, qualities=["green", "line"])
    made.obs = [next(ob for ob in CHARTS.orders_of_battle["german"] if ob.id == "german.ob.volksgrenadier")]
    made.sizes = [charts.DETACHMENT]
    generator.name_leaders(made, AXIS, Fixed(0, 0, 5))  # 1 - 1 - 1 is below 0; the same again; 6 - 2
    assert made.leaders[AXIS] == ["german.leader.winkler", "german.leader.ganz"]
    for each in drafts():
        for side in range(kinds.SIDES):
            assert len(set(each.leaders[side])) == each.obs[side].leaders[each.sizes[side]]


@pytest.mark.rule("CC-RS.7", "CC-RS.7-d1")
def test_support_is_bought_by_the_cheaper_side_from_one_column() -> None:
    made = Draft(nations=["german", "russian"], year=1944, vp=2, sizes=[2, 2], qualities=["line", "line"])
    made.obs = [
        next(ob for ob in CHARTS.orders_of_battle["german"] if ob.id == "german.ob.rifle"),
        next(ob for ob in CHARTS.orders_of_battle["russian"] if 1944 in charts.years_of(ob.years)),
    ]
    generator.purchase(made, AXIS, Fixed(*dice(12), 0))
    assert (made.bought[AXIS], made.vp) == (["german.leader.wehling"], -4)
    assert not made.is_left("german.leader.wehling")
    assert "german.leader.wehling" not in dict(generator.on_sale(made, AXIS, 12, radios=False))
    even = Draft(nations=["german", "russian"], vp=0)
    generator.buy_support(even, Fixed())
    assert even.bought == [[], []]


@pytest.mark.rule("CC-RS.7")
def test_a_player_may_buy_on_although_the_vp_are_the_others_now() -> None:
    asked: list[str] = []

    def choose(side: int, question: str, answers: Sequence[Arg]) -> int:
        asked.append(question)
        return int(question == "more" and asked.count("more") == 1)

    made = Draft(nations=["german", "russian"], year=1944, vp=1, sizes=[2, 2], choose=choose)
    made.obs = [
        next(ob for ob in CHARTS.orders_of_battle["german"] if ob.id == "german.ob.rifle"),
        next(ob for ob in CHARTS.orders_of_battle["russian"] if 1944 in charts.years_of(ob.years)),
    ]
    generator.purchase(made, AXIS, Fixed(*dice(8)))
    assert len(made.bought[AXIS]) == 2
    assert asked.count("more") == 2
    assert made.vp < 0


@pytest.mark.rule("CC-RS.7")
def test_the_other_side_buys_only_if_the_vp_are_his_then() -> None:
    seen = set()
    for vp in (30, 1):
        made = Draft(nations=["german", "russian"], year=1944, vp=vp, sizes=[2, 2], qualities=["line", "line"])
        made.obs = [
            next(ob for ob in CHARTS.orders_of_battle["german"] if ob.id == "german.ob.rifle"),
            next(ob for ob in CHARTS.orders_of_battle["russian"] if 1944 in charts.years_of(ob.years)),
        ]
        generator.buy_support(made, Fixed(*dice(8), 0, 0, *dice(8)))
        assert made.bought[AXIS]
        assert bool(made.bought[ALLIES]) is (vp == 1)
        seen.add(len(made.bought[ALLIES]))
    assert len(seen) == 2


@pytest.mark.rule("CC-RS.7")
def test_a_bought_weapon_starts_with_the_unit_it_came_with() -> None:
    seen = 0
    for seed in SEEDS:
        made = draft(FastChance(seed), Wishes())
        rules = {rule.weapons: rule.units for rule in generated(FastChance(seed)).scenario.effects(WeaponAssignment)}
        for side in range(kinds.SIDES):
            own = made.obs[side].pieces_in(made.sizes[side], made.year)
            for item in made.bought[side]:
                unit, _, weapon = item.partition("+")
                others = {each.partition("+")[0] for each in made.bought[side] if each.endswith(f"+{weapon}")}
                units = {piece for piece in made.pieces(side) if piece in UNITS_DATA}
                if weapon and weapon not in own and units != others:
                    assert set(rules[(weapon,)]) == others
                    assert unit in others
                    seen += 1
    assert seen > 5


@pytest.mark.rule("CC-RS.7", "CC-RS.11.1")
def test_pieces_stay_within_the_countermix_and_radios_are_the_attackers() -> None:
    radios = 0
    for made in drafts():
        used = Counter(made.pieces(AXIS)) + Counter(made.pieces(ALLIES))
        for piece, number in used.items():
            known = UNITS_DATA.get(piece) or WEAPONS_DATA.get(piece) or RADIOS_DATA[piece]
            assert number <= known.count
        for side in range(kinds.SIDES):
            held = [piece for piece in made.pieces(side) if piece in RADIOS_DATA]
            assert not held or made.defender == 1 - side
            radios += len(held)
    assert radios


@pytest.mark.rule("CC-RS.7")
def test_a_lone_bought_unit_carries_no_weapon_of_the_order_of_battle() -> None:
    seen = 0
    for made in drafts():
        for rule in commission.effects_of(made):
            if isinstance(rule, WeaponAssignment):
                side = AXIS if rule.side == "axis" else ALLIES
                with_weapon = {item.partition("+")[0] for item in made.bought[side] if "+" in item}
                own = {*made.leaders[side], *made.obs[side].pieces_in(made.sizes[side], made.year)}
                assert set(rule.units) <= own | with_weapon
                seen += 1
    assert seen


@pytest.mark.rule("CC-RS.9", "CC-RS.12", "CC-RS.14")
def test_fortifications_are_paid_placed_after_the_attacker_and_mines_have_one_strength() -> None:
    bought = 0
    for made in drafts():
        played = commission.scenario_of(made)
        late = played.effects(LateSetup)
        if not made.fortifications:
            assert not late
            continue
        bought += 1
        assert made.defender is not None
        assert late[0].side == commission.BOTH[made.defender]
        assert late[0].after == ("allies_setup" if made.defender == AXIS else "axis_setup")
        assert late[0].fortifications == made.fortifications
        strengths = [effect.strength for effect in played.effects(MineStrength)]
        assert strengths == ([made.mine_strength] if made.mine_strength in (7, 8) else [])
    assert bought
    fixed = Draft(vp=30, mine_strength=8, fortifications={"bunker": 3, "mines": 3})
    assert {offer.id for offer in CHARTS.fortification_obs if generator.can_buy(fixed, AXIS, offer)} == {
        "entrenchments", "trench_line", "barbed_wire", "strongpoint", "bunker_complex", "extensive_minefield"
    }  # fmt: skip
    poor = Draft(vp=-1)
    assert [offer.id for offer in CHARTS.fortification_obs if generator.can_buy(poor, ALLIES, offer)] == [
        "entrenchments"
    ]


@pytest.mark.rule("CC-RS.10", "CC-RS.11", "CC-RS.11.2", "CC-RS.13")
def test_set_up_depths_and_order() -> None:
    for made in drafts():
        played = commission.scenario_of(made)
        wide = played.edges.setting == "wide"
        for side, facts in played.sides.items():
            depth = {"defend": 8 if wide else 12, "attack": 2 if wide else 3, "recon": 4 if wide else 6}[facts.posture]
            assert (facts.set_up.edge, facts.set_up.depth) == (played.edge(side), depth)
        first = made.first if made.defender is None else made.defender
        assert played.setup_order[0] == commission.BOTH[first]


@pytest.mark.rule("CC-RS.15", "CC-RS.13-d1")
def test_the_higher_initiative_holds_the_card_and_ties_are_rolled() -> None:
    rifle = next(ob for ob in CHARTS.orders_of_battle["german"] if ob.id == "german.ob.rifle")
    made = Draft(obs=[rifle, rifle], sizes=[charts.COMPANY, charts.PLATOON])
    generator.decide_initiative(made, Fixed())
    assert made.first == AXIS
    made.sizes = [charts.PLATOON, charts.PLATOON]
    generator.decide_initiative(made, Fixed(*dice(5), *dice(5), *dice(5), *dice(6)))
    assert made.first == ALLIES


@pytest.mark.rule("CC-5.3-d1")
def test_finnish_and_free_french_orders_of_battle_have_a_limit_of_their_own() -> None:
    finnish = next(ob for ob in CHARTS.orders_of_battle["italian"] if ob.id == "italian.ob.finnish")
    russian = next(ob for ob in CHARTS.orders_of_battle["russian"] if 1941 in charts.years_of(ob.years))
    made = Draft(
        map=1, year=1941, nations=["italian", "russian"], qualities=["elite", "line"], obs=[finnish, russian],
        sizes=[1, 1], leaders=[["italian.leader.aprile"], ["russian.leader.gordov"]],
    )  # fmt: skip
    played = commission.scenario_of(made)
    assert played.sides["axis"].discard_limit == 1
    assert played.sides["allies"].discard_limit is None
    assert [(effect.side, effect.max) for effect in played.effects(DiscardAfterOrders)] == [("axis", 1)]


def test_wishes_count_and_impossible_ones_are_refused() -> None:
    made = generated(FastChance(3), Wishes(map=12, sizes=(charts.PLATOON, charts.COMPANY))).scenario
    assert made.map == 12
    assert made.sides["axis"].order_limit <= made.sides["allies"].order_limit
    with pytest.raises(BadInput) as refused:
        generated(FastChance(3), Wishes(map=77))
    assert refused.value.message.key == "error-unknown-map"
    with pytest.raises(BadInput) as refused:
        CliRunner().invoke(app, ["generate", "--axis", "army"], catch_exceptions=False)
    assert refused.value.message.key == "error-force-size"


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_it_came_about_is_said_in_every_language(language: str) -> None:
    words = reader(language, "fieldcraft.games.combat_commander")
    for made in all_made()[:40]:
        assert all(words.say(step) for step in made.steps)


# Support Tables


def names(table: support.Offers, roll: int) -> list[str]:
    return [support.ITEM_IDS[table.items[k]] for k in range(int(table.starts[roll]), int(table.starts[roll + 1]))]


@pytest.mark.rule("CC-E-d3", "CC-RS.7")
def test_a_column_sells_by_year_and_order_of_battle() -> None:
    german = support.offers("german", 1944)
    assert names(german, 12)[0] == "german.leader.wehling"
    assert "german.leader.wehling" not in names(support.offers("german", 1945), 12)
    assert {"german.leader.benzing", "german.leader.grein"} <= set(names(german, 8))  # either of the two
    assert "italian.squad.sissi" not in names(support.offers("italian", 1941), 7)
    assert "italian.squad.sissi" in names(support.offers("italian", 1941, "italian.ob.finnish"), 7)
    assert "french.team.weapon+american.weapon.heavy_mg" in names(support.offers("french", 1944), 7)
    assert len(german.starts) == support.ROLLS


def test_items_are_a_unit_a_unit_with_a_weapon_or_a_radio() -> None:
    none = kinds.NONE
    for item in range(support.ITEMS):
        pieces = (support.ITEM_UNIT[item], support.ITEM_WEAPON[item], support.ITEM_RADIO[item])
        assert (pieces[0] != none) != (pieces[2] != none), support.ITEM_IDS[item]
        assert pieces[1] == none or pieces[0] != none
    assert isinstance(support.ITEM_UNIT, type(vec[i64]()))


# The charts


def test_years_are_read_with_gaps() -> None:
    assert charts.years_of("1939, 1941-1944") == (1939, 1941, 1942, 1943, 1944)


def test_faults_of_the_charts_are_named() -> None:
    tables = CHARTS.troop_quality
    short = replace(tables["german"], rows={roll: row for roll, row in tables["german"].rows.items() if roll != 7})
    narrow = replace(tables["german"], rows={**tables["german"].rows, 7: ("line",)})
    german = CHARTS.orders_of_battle["german"]
    many = replace(german[0], pieces={"german.squad.pionier": (7, 4, 2)})
    unknown = replace(german[0], pieces={"german.squad.ski": (1, 1, 1)})
    for field, wrong in (
        ("troop_quality.german", replace(CHARTS, troop_quality={**tables, "german": short})),
        ("troop_quality.german.rows.7", replace(CHARTS, troop_quality={**tables, "german": narrow})),
        ("troop_quality", replace(CHARTS, troop_quality={"german": tables["german"]})),
        (
            "orders_of_battle.german[0].pieces.german.squad.pionier",
            replace(CHARTS, orders_of_battle={**CHARTS.orders_of_battle, "german": (many,)}),
        ),
        (
            "orders_of_battle.german[0].pieces.german.squad.ski",
            replace(CHARTS, orders_of_battle={**CHARTS.orders_of_battle, "german": (unknown,)}),
        ),
    ):
        assert field in [place for place, _ in charts.faults(wrong)]


def sells(made: Field, side: int, item: str) -> bool:
    """Does the side's Support Table in play have the item in any column?"""
    return support.ITEM_IDS.index(item) in list(made.offers[side].items)


@pytest.mark.rule("CC-E-d3", "CC-RS.7", "CC-RS-d2")
@pytest.mark.parametrize(("number", "side", "item", "is_sold"), [
    ("20", AXIS, "italian.squad.sissi", True),
    ("23", AXIS, "italian.squad.sissi", False),
    ("20", AXIS, "italian.radio.81mm", True),
    ("14", ALLIES, POLISH, True),
    ("16", ALLIES, POLISH, False),
    ("16", ALLIES, FRENCH, True),
])  # fmt: skip
def test_in_play_a_nation_has_its_own_rows_of_the_support_table(
    number: str, side: int, item: str, is_sold: bool
) -> None:
    """Finns, Poles and the French army buy what is marked for them, and what is open to everybody."""
    assert sells(field_of(scenario(number)), side, item) is is_sold


@pytest.mark.rule("CC-E-d3", "CC-RS.7")
def test_a_generated_order_of_battle_keeps_its_rows_in_play() -> None:
    """Free French orders of battle have no rows of their own: they use the French table as it is."""
    seen = set()
    for seed in range(1500):
        made = draft(FastChance(seed), Wishes())
        for side in (AXIS, ALLIES):
            if made.obs[side].id in ("italian.ob.finnish", "french.ob.free_french"):
                seen.add(made.obs[side].id)
                played = generated(FastChance(seed)).scenario
                table = support.offers(made.nations[side], made.year, made.obs[side].id)
                assert list(field_of(played).offers[side].items) == list(table.items)
    assert len(seen) == 2


@pytest.mark.rule("CC-RS.1", "CC-RS.5", "CC-RS.7", "CC-RS.9", "CC-RS.11.1")
@pytest.mark.parametrize("place", [0, -1])
def test_what_the_rules_let_a_player_choose_is_asked_for(place: int) -> None:
    """Map, edge, order of battle, size, items, more of them, Fortifications, the Radio; each takes what was named."""
    asked = set()
    for seed in range(60):
        taken: list[tuple[int, str]] = []

        def choose(side: int, question: str, answers: Sequence[Arg], taken: list[tuple[int, str]] = taken) -> int:
            asked.add(question)
            taken.append((side, question))
            return 0 if question in ("more", "fortifications") and len(taken) > 20 else place % len(answers)

        made = draft(FastChance(seed), Wishes(), choose)
        by_rule = [question for _, question in taken]
        assert by_rule[:2] == ["map", "edge"]
        assert taken[0][0] != taken[1][0]  # who does not choose the map takes a die
        assert by_rule.count("size") == 2
        assert made.sizes == [place % 3] * 2
        assert made.map == list(map_numbers())[place]
        if "radio" in by_rule:
            assert made.defender is not None
    assert asked >= {"map", "edge", "order-of-battle", "size", "item"}
    if place == 0:
        assert asked >= {"fortifications", "radio"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_asks_at_the_keyboard(language: str) -> None:
    result = CliRunner().invoke(app, ["generate", "--ask", "--seed", "4", "--lang", language], input="1\n2\n" * 60)
    assert result.exit_code == 0
    asked = reader(language, "fieldcraft.games.combat_commander")("combat-commander-generator-ask-map", side="")
    assert asked.strip(" :?") in result.output
    assert result.output.count("  2  ") >= 4
