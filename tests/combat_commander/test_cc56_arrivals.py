"""CC-E56, E58, E59, E68, E71, E76 Events that bring something in."""

import pytest

from tests.combat_commander.reading import Reading, hex_card

RIFLE = "german.squad.rifle"
FOE = "russian.squad.rifle"
LIGHT_MG = "german.weapon.light_mg"
HERO = "german.leader.dietel"
PRIVATE = "german.leader.herzog"


@pytest.mark.rule("CC-E56", "CC-3.6", "CC-8.2-d1")
def test_a_private_comes_to_a_broken_unit_even_into_a_full_hex() -> None:
    table = Reading("field_promotion", [f"{RIFLE} C7 broken", "german.team.line C7", f"{RIFLE} C8"], [f"{FOE} K1"])
    table.read()
    assert table.offers() == ["hex C7", "decline"]
    assert table.refusal("hex C8") == "CC-E42"
    table.do("hex C7")
    assert table.fact("axis.3") == f"{PRIVATE} C7"
    assert table.asked == "axis turn"


@pytest.mark.rule("CC-E56", "CC-E-d3")
@pytest.mark.parametrize("place", ["K9", "casualty", "time:9"])
def test_a_private_who_is_or_was_in_the_game_does_not_come_again(place: str) -> None:
    table = Reading("field_promotion", [f"{RIFLE} C7 broken", f"{PRIVATE} {place}"], [f"{FOE} K1"]).read()
    assert table.asked == "axis turn"


@pytest.mark.rule("CC-E56")
def test_no_promotion_without_a_broken_unit_and_it_may_be_declined() -> None:
    assert Reading("field_promotion", [f"{RIFLE} C7"], [f"{FOE} K1 broken"]).read().asked == "axis turn"
    table = Reading("field_promotion", [f"{RIFLE} C7 broken"], [f"{FOE} K1"]).read().do("decline")
    assert table.told("entered") == []


@pytest.mark.rule("CC-E58", "CC-E58-d1", "CC-3.5")
def test_the_hero_must_come_into_a_friendly_hex_and_may_rally_a_unit_there() -> None:
    units = [f"{RIFLE} C7 broken spent", f"{RIFLE} K9 broken"]
    table = Reading("hero", units, [f"{FOE} K1", f"{FOE} H8"], control={"2": "axis", "3": "axis", "5": "allies"}).read()
    assert table.offers() == ["hex C7", "hex D3", "hex K9"]  # Objective 3, H8, holds an enemy
    assert table.refusal("hex H8") == "CC-E42"
    assert table.refusal("decline") == "CC-E42"
    table.do("hex C7")
    assert table.fact("axis.2") == f"{HERO} C7"
    assert table.asked == "axis event"
    assert table.offers() == ["unit axis.0", "decline"]
    assert table.refusal("unit axis.1") == "CC-E42"
    table.do("unit axis.0")
    assert table.fact("axis.0") == f"{RIFLE} C7 spent"
    assert table.asked == "axis turn"


@pytest.mark.rule("CC-E58")
def test_a_hero_on_the_map_does_not_come_again() -> None:
    table = Reading("hero", [f"{RIFLE} C7 broken", f"{HERO} K9"], [f"{FOE} K1"]).read()
    assert table.asked == "axis turn"
    assert table.told("entered") == []


@pytest.mark.rule("CC-E58-d1", "CC-T79")
def test_the_hero_enters_no_fire() -> None:
    table = Reading("hero", [f"{RIFLE} C7"], [f"{FOE} K1"], control={"2": "axis"}, blaze={"D3": 1}).read()
    assert table.refusal("hex D3") == "CC-T79"
    table.do("hex C7")  # nobody broken there, nothing more to decide
    assert table.asked == "axis turn"


@pytest.mark.rule("CC-E71", "CC-11.2")
def test_scrounge_gives_a_lost_weapon_of_either_side_to_a_unit_without_one() -> None:
    weapons = [f"{LIGHT_MG} box", "russian.weapon.medium_mg box", LIGHT_MG, "russian.weapon.light_mg"]
    table = Reading("scrounge", [f"{RIFLE} C7 broken", f"{RIFLE} C8 w2"], [f"{FOE} K1 w3"], weapons).read()
    assert table.offers() == ["weapon w0", "weapon w1", "decline"]
    assert table.refusal("weapon w3") == "CC-E42"
    table.do("weapon w1")
    assert table.offers() == ["unit axis.0"]
    assert table.refusal("unit axis.1") == "CC-11.2"
    assert table.refusal("unit allies.0") == "CC-S.2"
    table.do("unit axis.0")
    assert table.fact("axis.0") == f"{RIFLE} C7 broken w1"
    assert table.fact("w1") == "russian.weapon.medium_mg"


@pytest.mark.rule("CC-E71")
def test_nothing_to_scrounge_or_nobody_to_carry_it() -> None:
    assert Reading("scrounge", [f"{RIFLE} C7"], [f"{FOE} K1"]).read().asked == "axis turn"
    table = Reading("scrounge", [f"{RIFLE} C7 w0"], [f"{FOE} K1"], [LIGHT_MG, f"{LIGHT_MG} box"]).read()
    assert table.asked == "axis turn"
    table = Reading("scrounge", [f"{RIFLE} C7"], [f"{FOE} K1"], [f"{LIGHT_MG} box"]).read()
    table.do("decline")
    assert table.fact("w0") == f"{LIGHT_MG} box"


@pytest.mark.rule("CC-E76", "CC-E76-d1", "CC-4.2-d1")
def test_a_lost_unit_comes_back_broken_near_a_random_hex_and_no_points_are_given_back() -> None:
    table = Reading(
        "walking_wounded",
        [f"{RIFLE} C7", "german.team.line C7", "german.team.line casualty"],
        [f"{FOE} C8", f"{FOE} casualty"],
        vp=3,
    ).read()
    assert table.offers() == ["unit axis.2", "unit allies.1"]
    assert table.refusal("unit axis.0") == "CC-E42"
    table.cards(axis=[hex_card("axis", "C7")]).do("unit axis.2")
    assert table.asked == "axis event"
    assert table.refusal("hex C7") == "CC-8.2"  # six figures and two more
    assert table.refusal("hex C9") == "CC-O21.1"
    assert table.offers() == ["hex B6", "hex B7", "hex C6", "hex C8", "hex D6", "hex D7"]
    table.do("hex B7")
    assert table.fact("axis.2") == "german.team.line B7 broken"
    assert table.fact("axis.casualties") == 0
    assert table.fact("vp") == 3


@pytest.mark.rule("CC-E76", "CC-E76-d1", "CC-4.2-d1")
def test_a_lost_enemy_who_comes_back_frees_a_space_of_his_own_track() -> None:
    lost = [f"{FOE} casualty", "russian.team.line casualty"]
    table = Reading("walking_wounded", [f"{RIFLE} C7", f"{RIFLE} casualty"], [f"{FOE} K1", *lost]).read()
    table.cards(axis=[hex_card("axis", "C7")]).do("unit allies.1", "hex C8")
    assert table.fact("allies.1") == f"{FOE} C8 broken"
    assert (table.fact("axis.casualties"), table.fact("allies.casualties")) == (1, 1)


@pytest.mark.rule("CC-E76", "CC-O16.4-d3", "CC-E42-d2")
def test_a_unit_put_among_enemies_fights_at_the_end_of_the_trigger() -> None:
    table = Reading(
        "walking_wounded", [f"{RIFLE} A9", f"{RIFLE} casualty"], [f"{FOE} C8", f"{FOE} K1"], initiative="axis"
    ).at("C7")
    table.cards(axis=[5], allies=[28]).do("hex C8", "keep", "keep")
    assert table.fact("axis.1") == f"{RIFLE} casualty"
    assert table.fact("axis.casualties") == 1
    assert table.asked == "axis turn"


@pytest.mark.rule("CC-E76", "CC-E-d3", "CC-E76-d1")
def test_an_empty_track_still_reveals_the_hex_and_without_a_place_the_unit_stays_lost() -> None:
    table = Reading("walking_wounded", [f"{RIFLE} A9"], [f"{FOE} K1"]).at("C7")
    assert len(table.told("random-hex")) == 1
    assert table.asked == "axis turn"
    ring = {"C6": 1, "D6": 1, "D7": 1, "C8": 1, "B7": 2, "B6": 2, "C7": 2}
    table = Reading("walking_wounded", [f"{RIFLE} A9", f"{RIFLE} casualty"], [f"{FOE} K1"], blaze=ring).at("C7")
    assert table.fact("axis.1") == f"{RIFLE} casualty"
    assert table.asked == "axis turn"


@pytest.mark.rule("CC-E68", "CC-E-d3", "CC-1.9-d1", "CC-12.1")
def test_reinforcements_are_one_item_of_the_column_rolled() -> None:
    table = Reading("reinforcements", [f"{RIFLE} A9"], [f"{FOE} K1"], initiative="allies").read(axis=[21])
    assert table.asked == "allies reroll"
    table.do("keep")  # 6
    items = ["german.leader.pfeiffer", "german.team.weapon+german.weapon.heavy_mg", RIFLE, "german.radio.105mm"]
    assert table.offers() == [f"item {item}" for item in items]
    assert table.refusal("item german.leader.schmidt") == "CC-E-d3"
    assert table.refusal("decline") == "CC-5.1"
    table.do("item german.team.weapon+german.weapon.heavy_mg")
    assert all(hex_.endswith("10") for hex_ in table.offers("hex"))
    assert table.refusal("hex C9") == "CC-S.2"
    table.do("hex C10")
    assert table.fact("axis.1") == "german.team.weapon C10 w0"
    assert table.fact("w0") == "german.weapon.heavy_mg"
    assert table.asked == "axis turn"


@pytest.mark.rule("CC-E68", "CC-12.1")
def test_a_radio_goes_to_the_empty_box_only() -> None:
    table = Reading("reinforcements", [f"{RIFLE} A9"], [f"{FOE} K1"]).read(axis=[21]).do("keep")
    table.do("item german.radio.105mm")
    assert table.fact("axis.radio") == "german.radio.105mm"
    assert table.asked == "axis turn"
    sides = {"axis": {"radio": "german.radio.81mm broken"}}
    table = Reading("reinforcements", [f"{RIFLE} A9"], [f"{FOE} K1"], sides=sides).read(axis=[21]).do("keep")
    assert table.refusal("item german.radio.105mm") == "CC-12.1"


@pytest.mark.rule("CC-E-d3")
def test_what_the_countermix_has_no_more_cannot_be_taken() -> None:
    sides = {"axis": {"radio": "german.radio.81mm"}}
    lost = ["german.leader.pfeiffer casualty", *["german.team.weapon casualty"] * 6, *[f"{RIFLE} casualty"] * 9]
    table = Reading("reinforcements", [f"{RIFLE} A9", *lost], [f"{FOE} K1"], sides=sides)
    table.state.axis.surrender = 30
    table.read(axis=[21]).do("keep")
    assert table.asked == "axis turn"
    assert table.told("support") == []


@pytest.mark.rule("CC-E59", "CC-E42-d2", "CC-8.2-d1")
def test_infiltration_puts_an_item_near_a_random_hex_within_the_limit() -> None:
    table = Reading("infiltration", [f"{RIFLE} C7"], [f"{FOE} C8", f"{FOE} K1"], initiative="axis").read(axis=[21])
    table.do("keep")
    assert table.refusal("item german.radio.105mm") == "CC-E-d3"
    table.cards(axis=[hex_card("axis", "C7")]).do(f"item {RIFLE}")
    assert table.asked == "axis event"
    assert table.refusal("hex C7") == "CC-8.2"
    assert table.refusal("hex K1") == "CC-O21.1"
    table.cards(allies=[28], axis=[5]).do("hex C8", "keep")
    assert table.told("melee-fp")[0] == {"hex": 27, "axis": 5, "allies": 5}


@pytest.mark.rule("CC-E59", "CC-E-d3", "CC-1.8")
def test_infiltration_draws_its_hex_even_if_nothing_can_be_taken() -> None:
    lost = ["german.leader.huntziger casualty", "german.leader.bolter O9"]
    table = Reading("infiltration", [f"{RIFLE} C7 w0", *lost], [f"{FOE} K1"], [f"{LIGHT_MG} broken"])
    table.read(axis=[53, hex_card("axis", "C5")]).do("keep")  # 9: both Leaders are in the game
    assert len(table.told("random-hex")) == 1
    assert table.fact("w0") == LIGHT_MG
    assert table.asked == "axis turn"


@pytest.mark.rule("CC-1.9.1-d2", "CC-1.9-d4", "CC-E68")
def test_a_support_roll_in_an_event_may_be_rolled_again_and_never_triggers() -> None:
    table = Reading("reinforcements", [f"{RIFLE} A9"], [f"{FOE} K1"], initiative="allies").read(axis=[71, 33])
    table.do("reroll", "keep")  # 12 with Time!, then 7 with Event!
    assert table.told("triggered") == []
    assert table.told("time-advanced") == []
    assert table.refusal("item german.squad.elite_rifle") == "CC-E-d3"  # of column 12
    assert "item german.leader.benzing" in table.offers()
