"""CC-S.2 and CC-SR: set-ups of the scenarios, each with its special rules."""

import pytest

from fieldcraft.games.combat_commander.areas import hexes_of
from fieldcraft.games.combat_commander.effects import Area
from fieldcraft.games.combat_commander.hexes import distance, hex_name, hex_number
from fieldcraft.games.combat_commander.kinds import BUNKER, FOXHOLES, OPEN_GROUND
from fieldcraft.games.combat_commander.maps import map_of
from fieldcraft.games.combat_commander.rules.occupation import open_value
from fieldcraft.games.combat_commander.rules.preparing import next_unit, next_works
from fieldcraft.games.combat_commander.scenarios import all_scenarios, scenario, set_up_hexes
from fieldcraft.games.combat_commander.setting import playable_scenarios, scenario_named
from fieldcraft.games.combat_commander.state import DISCARDS
from tests.combat_commander.ruled import SetUpTable
from tests.combat_commander.table import GAME


def test_every_scenario_is_offered() -> None:
    assert playable_scenarios() == tuple(all_scenarios())


@pytest.mark.rule("CC-S.2", "CC-SR.late_setup")
def test_fortifications_come_after_the_weapons_and_some_may_wait_for_the_other_side() -> None:
    table = SetUpTable("3").until(lambda table: table.asked == "allies placing" and "decline" in table.offers())
    assert table.refusal("ready") == "CC-S.2"
    first = table.offers("place")[0]
    table.do(first, "decline")
    assert table.works("wire") == [first.split()[1]]
    assert table.asked == "axis placing"
    table.until_asked("allies placing")
    assert {hex_number(each.split()[1]) for each in table.offers("place")} <= set_up_hexes(scenario("3"), "allies")
    table.until_play()
    assert len(table.works("wire")) == 12


@pytest.mark.rule("CC-F100", "CC-S.2")
def test_a_fortification_is_refused_where_one_stands_and_outside_the_area() -> None:
    table = SetUpTable("5").until(lambda table: len(table.works("trench")) == 1)
    assert table.refusal(f"place {table.works('trench')[0]}") == "CC-8.1"
    assert table.refusal("place A1") == "CC-S.2"
    assert table.refusal("ready") == "CC-S.2"
    assert table.refusal("decline") == "CC-SR.late_setup"


@pytest.mark.rule("CC-SR.late_setup")
def test_a_unit_that_is_held_back_goes_where_the_rule_lets_it() -> None:
    table = SetUpTable("2").until(lambda table: "decline" in table.offers())
    table.do("decline")
    table.until_asked("axis placing").until_asked("allies placing")
    assert len(table.offers("place")) > 100
    table.until_play()
    assert table.at("american.leader.blankenship") != []


@pytest.mark.rule("CC-SR.late_setup")
def test_all_but_squads_set_up_after_the_other_side() -> None:
    table = SetUpTable("16").until_asked("axis placing")
    french = [line.split() for line in GAME.dump(table.state)["units"].values() if line.startswith("french")]
    assert {words[1] == "nowhere" for words in french if ".squad." not in words[0]} == {True}
    assert {words[1] == "nowhere" for words in french if ".squad." in words[0]} == {False}
    assert table.works("foxholes") == []
    table.until_play()
    assert len(table.works("foxholes")) == 2
    assert "nowhere" not in str(GAME.dump(table.state)["units"])


@pytest.mark.rule("CC-SR.early_fortifications")
def test_early_fortifications_stand_before_any_unit_and_anywhere() -> None:
    table = SetUpTable("22")
    assert table.asked == "axis placing"
    table.until(lambda table: len(table.works("wire")) + len(table.works("trench")) == 12)
    assert all("nowhere" in line for line in GAME.dump(table.state)["units"].values())


@pytest.mark.rule("CC-SR.fixed_setup")
def test_a_piece_with_a_place_of_its_own() -> None:
    table = SetUpTable("3")
    assert table.offers() == ["place N5"]
    assert table.refusal("place N6") == "CC-SR.fixed_setup"
    table = SetUpTable("23")
    table.do("place H1")
    assert table.refusal("place H1") == table.refusal("place H10") == "CC-SR.fixed_setup"
    table = SetUpTable("23").until_asked("axis placing")
    places = [line.split()[1] for name, line in GAME.dump(table.state)["units"].items() if name.startswith("allies")]
    assert sum(place in ("H1", "H10") for place in places) == 1


@pytest.mark.rule("CC-SR.special_setup")
def test_random_hexes_for_one_side_and_a_chain_for_the_other() -> None:
    table = SetUpTable("7")
    drawn = table.told("random-hex-drawn")[-1]["hex"]
    assert all(distance(drawn, hex_number(each.split()[1])) <= 1 for each in table.offers("place"))
    far = next(hex_ for hex_ in range(150) if distance(drawn, hex_) > 1)
    assert table.refusal(f"place {hex_name(far)}") == "CC-SR.fixed_setup"
    table.until_asked("axis placing")
    table.do(table.offers("place")[0])
    first = hex_number(table.at("german.leader.schrader")[0])
    assert all(distance(first, hex_number(each.split()[1])) <= 1 for each in table.offers("place"))
    assert table.refusal(f"place {hex_name((first + 75) % 150)}") in ("CC-SR.special_setup", "CC-T79")
    table.until_play()
    assert table.fact("allies.discard") == []
    assert table.fact("allies.deck_size") == 72 - 4


@pytest.mark.rule("CC-SR.special_setup", "CC-SR.reinforcements")
def test_weapons_last_and_leaders_that_may_wait() -> None:
    table = SetUpTable("20").until_asked("axis placing")
    assert not any(" w" in line for line in GAME.dump(table.state)["units"].values())
    table.until_asked("allies placing")
    assert table.offers("equip")
    table = SetUpTable("13")
    assert table.at("british.squad.guards").count("time:1") == 6
    assert table.refusal("number 2") == "CC-SR.column"
    table.do("number 1")
    table.until(lambda table: bool(table.offers("equip")))
    assert "equip allies.0" in table.offers()


@pytest.mark.rule("CC-SR.fortification_area", "CC-SR.mine_strength")
def test_fortifications_in_an_area_of_their_own() -> None:
    near = hexes_of(Area(restriction="in_or_next_to_building"), map_of(4))
    table = SetUpTable("4").until_play()
    assert {hex_number(name) for name in table.works("wire")} <= near
    table = SetUpTable("23").until_play()
    assert table.fact("mine_strength") == 7
    assert all(name[0] <= "G" for name in table.works("mines"))


@pytest.mark.rule("CC-SR.fixed_fortifications", "CC-SR.immobilised_tank")
def test_an_immobilised_tank_stands_in_one_open_hex() -> None:
    table = SetUpTable("11")
    assert len(table.works("wire")) == 14
    table.until_play()
    (hex_,) = table.works("bunker")
    assert table.at("american.leader.buehler") == [hex_] == table.at("american.team.weapon")
    assert table.state.field.ground.terrain[hex_number(hex_)] == OPEN_GROUND
    lines = GAME.dump(table.state)
    carried = {line.split()[0]: line.split()[-1] for line in lines["units"].values()}
    assert lines["weapons"][carried["american.team.weapon"]] == "american.weapon.pack_howitzer"
    assert lines["weapons"][carried["american.leader.buehler"]] == "american.weapon.50cal_mg"


@pytest.mark.rule("CC-SR.immobilised_tank", "CC-F100")
def test_nothing_takes_the_place_of_the_bunker_of_an_immobilised_tank() -> None:
    table = SetUpTable("11")
    open_hexes = set(table.offers("place"))
    assert open_hexes
    assert not open_hexes & {f"place {name}" for name in table.works("wire") + table.works("mines")}
    table.until(lambda table: int(next_unit(table.state, 1)) < 0 and not table.offers("equip"))
    assert int(next_works(table.state, 1)) == FOXHOLES
    (hex_,) = table.at("american.leader.buehler")
    assert table.refusal(f"place {hex_}") == "CC-SR.fixed_setup"
    table.until(lambda table: int(next_works(table.state, 1)) == BUNKER)
    assert table.offers("place") == [f"place {hex_}"]


@pytest.mark.rule("CC-SR.weapon_assignment")
def test_weapons_that_only_some_may_carry() -> None:
    table = SetUpTable("10").until(lambda table: table.asked == "axis placing" and bool(table.offers("equip")))
    assert len(table.offers("equip")) == 2
    assert table.refusal("equip axis.0") == "CC-SR.weapon_assignment"


@pytest.mark.rule("CC-SR.reinforcements")
def test_weapons_and_radios_start_on_time_spaces() -> None:
    table = SetUpTable("9")
    assert table.fact("allies.radio") is None
    table.until_play()
    waiting = [line for line in GAME.dump(table.state)["units"].values() if "time:3" in line and " w" in line]
    assert len([line for line in waiting if line.startswith("german")]) == 5


@pytest.mark.rule("CC-SR.hidden_units", "CC-SR.column")
def test_units_may_be_set_up_on_the_time_track() -> None:
    table = SetUpTable("15")
    assert table.refusal("number 2") == "CC-SR.column"
    table.do(*["number 1"] * 6)
    assert table.refusal("number 1") == "CC-SR.column"
    table.until_asked("axis placing")
    table.do("number 1", "number 9")
    assert table.refusal("number 0") == "CC-SR.column"
    table = SetUpTable("18")
    assert [line for line in GAME.dump(table.state)["units"].values() if "aside" in line] != []


@pytest.mark.rule("CC-SR.opening_card", "CC-SR.bombardment", "CC-SR.mines", "CC-SR.booby_traps")
@pytest.mark.parametrize(
    ("number", "side", "cards"),
    [("3", "axis", {65}), ("7", "allies", {31}), ("24", "axis", {33, 34}), ("21", "axis", {32}), ("17", "axis", {32})],
)
def test_opening_cards_are_in_hand_and_known(number: str, side: str, cards: set[int]) -> None:
    table = SetUpTable(number).until_play()
    assert cards <= set(table.fact(f"{side}.hand")) & set(table.fact(f"{side}.shown"))
    assert table.fact(f"{side}.hand_size") == scenario(number).sides[side].hand_size  # type: ignore[index]


@pytest.mark.rule("CC-SR.mine_strength")
@pytest.mark.parametrize(("answer", "strength"), [("yes", 7), ("no", 8)])
def test_weaker_mines_for_a_card(answer: str, strength: int) -> None:
    table = SetUpTable("9").until_asked("axis weaker_mines")
    assert table.fact("axis.hand_size") == 0
    table.do(answer)
    assert table.fact("mine_strength") == strength
    assert (table.fact("axis.shown") == [32]) == (answer == "yes")


@pytest.mark.rule("CC-SR.start_suppressed")
def test_squads_that_start_suppressed() -> None:
    units = GAME.dump(SetUpTable("22").until_play().state)["units"].values()
    assert {"suppressed" in line for line in units if line.startswith("british.squad")} == {True}
    assert not any("suppressed" in line for line in units if line.startswith("german"))


@pytest.mark.rule("CC-SR.deep_frost")
def test_one_weapon_starts_broken() -> None:
    weapons = GAME.dump(SetUpTable("5").until_play().state)["weapons"].values()
    assert sum("broken" in line for line in weapons if line.startswith("german")) == 1


@pytest.mark.rule("CC-SR.exclude_chits", "CC-7.3.1")
def test_excluded_chits_are_not_in_the_cup_and_control_may_follow_the_set_up() -> None:
    table = SetUpTable("3")
    assert not {"V", "W", "X"} & set(table.fact("cup"))
    table = SetUpTable("7")
    assert [table.fact(f"control.{number}") for number in range(1, 6)] == [None] * 5
    held = table.until_play().told("control")
    assert all(table.fact(f"control.{each['objective'] + 1}") is not None for each in held)


@pytest.mark.rule("CC-S.2", "CC-7.3.3", "CC-RS.10")
def test_printed_points_include_the_open_chits_and_those_of_a_random_scenario_do_not() -> None:
    tables = [SetUpTable("2", seed) for seed in range(1, 20)]
    plain = [table for table in tables if len(table.fact("open_chits")) == 1]  # no chit that cannot be secret
    assert len(plain) > 3
    assert {table.fact("vp") for table in plain} == {10}
    paid = 0
    for seed in range(1, 30):
        played = scenario_named(f"random-{seed}")
        start, control = played.vp_start, played.objectives.control
        table = SetUpTable(f"random-{seed}", seed)
        worth = sum(int(open_value(table.state, objective)) for objective in range(5))
        gained = worth if control.axis else -worth if control.allies else 0
        assert table.fact("vp") == (start.points if start.side == "axis" else -start.points) + gained
        paid += worth
    assert paid


@pytest.mark.rule("CC-SR.deck", "CC-SR.substitute_counters", "CC-5.3-d1", "CC-SR.night")
def test_decks_counters_and_discard_limits_are_those_of_the_file() -> None:
    for number, played in all_scenarios().items():
        field = SetUpTable(number).state.field
        for seat, side in enumerate(("axis", "allies")):
            assert field.fact(seat, 0) == ("german", "american", "russian", "british", "french", "italian").index(
                played.sides[side].counters  # type: ignore[index]
            )
    assert SetUpTable("8").state.field.fact(0, DISCARDS) == 1
    assert SetUpTable("20").state.field.fact(0, DISCARDS) == 2
