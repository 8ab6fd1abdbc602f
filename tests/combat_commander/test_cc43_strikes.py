"""CC-E43, E63, E72, E75, E77 Events that hit whoever is near a hex or in sight."""

import pytest

from tests.combat_commander.reading import Reading

RIFLE = "german.squad.rifle"
FOE = "russian.squad.rifle"
GI = "american.squad.line"
LIGHT_MG = "german.weapon.light_mg"
HEAVY_MG = "german.weapon.heavy_mg"


@pytest.mark.rule("CC-E43", "CC-E42-d1", "CC-O18-d2")
def test_air_support_breaks_everybody_in_the_nearest_hex_the_inactive_player_first() -> None:
    foes = [f"{FOE} C7", f"{FOE} E9", f"{FOE} K1"]
    table = Reading("air_support", [f"{RIFLE} C7", f"{RIFLE} C7 broken"], foes, mixed={"C7": 1}).at("C9")
    assert table.asked == "axis event"
    assert table.offers() == ["hex C7", "hex E9", "decline"]  # both two hexes away
    assert table.refusal("hex K1") == "CC-E42-d1"
    assert table.refusal("hex C9") == "CC-E42"
    table.do("hex C7")
    assert [each["unit"] for each in table.told("broke")] == [64, 0]
    assert table.fact("allies.0") == f"{FOE} C7 broken"
    assert table.fact("axis.1") == f"{RIFLE} casualty"
    assert table.fact("vp") == -2


@pytest.mark.rule("CC-E43")
def test_air_support_may_be_declined_and_an_occupied_random_hex_is_the_nearest() -> None:
    table = Reading("air_support", [f"{RIFLE} C8"], [f"{FOE} C7", f"{FOE} K1"]).at("C7")
    assert table.offers() == ["hex C7", "decline"]
    table.do("decline")
    assert table.told("broke") == []
    assert table.asked == "axis turn"


@pytest.mark.rule("CC-6.3-d1", "CC-6.3.1", "CC-E43")
def test_the_end_is_tested_after_all_units_of_the_hex() -> None:
    for holder in ("axis", "allies"):
        table = Reading("air_support", [f"{RIFLE} C7 broken"], [f"{FOE} C7 broken"], initiative=holder)
        table.at("C7").do("hex C7")
        outcome = table.state.outcome()
        assert outcome is not None
        assert outcome.reason == "annihilation"
        assert outcome.winners == (0 if holder == "axis" else 1,)


@pytest.mark.rule("CC-E43", "CC-A36", "CC-A36-d1")
def test_light_wounds_may_save_each_squad_in_the_hex() -> None:
    sides = {"allies": {"hand": [46]}}
    table = Reading("air_support", [f"{RIFLE} A7"], [f"{FOE} C7", f"{FOE} C7", f"{FOE} K1"], sides=sides)
    table.at("C7").do("hex C7")
    assert table.asked == "allies light_wounds"
    table.do("play 46")
    assert table.fact("allies.0") == "russian.team.line C7"
    assert table.fact("allies.1") == f"{FOE} C7 broken"
    assert table.fact("vp") == 1


@pytest.mark.rule("CC-E63", "CC-11.4")
def test_malfunction_breaks_the_nearest_weapon_after_the_repairs() -> None:
    table = Reading(
        "malfunction",
        [f"{RIFLE} C5 w0", f"{RIFLE} C9 w1"],
        [f"{FOE} K1 w2"],
        [f"{LIGHT_MG} broken", HEAVY_MG, "russian.weapon.light_mg"],
    ).at("C5")
    assert [each["weapon"] for each in table.told("weapon-fixed")] == [0]
    assert table.fact("w0") == f"{LIGHT_MG} broken"
    assert table.fact("w1") == HEAVY_MG
    assert table.asked == "axis turn"


@pytest.mark.rule("CC-E63", "CC-E42-d1")
def test_of_several_nearest_weapons_the_receiving_player_picks_one() -> None:
    table = Reading(
        "malfunction",
        [f"{RIFLE} C7 w0", f"{RIFLE} C7 w1", f"{RIFLE} C9 w3"],
        [f"{FOE} C8 w2"],
        [f"{LIGHT_MG} broken", HEAVY_MG, "russian.weapon.light_mg", LIGHT_MG],
        who="allies",
    ).at("C8", "allies")
    assert table.fact("w2") == "russian.weapon.light_mg broken"
    table = Reading("malfunction", [f"{RIFLE} C7 w0", f"{RIFLE} C7 w1"], [f"{FOE} K1"], [LIGHT_MG, HEAVY_MG]).at("C9")
    assert table.asked == "axis event"
    assert table.offers() == ["weapon w0", "weapon w1"]
    assert table.refusal("weapon w2") == "CC-E42"
    assert table.refusal("decline") == "CC-5.1"
    table.do("weapon w1")
    assert table.fact("w1") == f"{HEAVY_MG} broken"


@pytest.mark.rule("CC-E63")
def test_without_an_unbroken_weapon_nothing_malfunctions() -> None:
    weapons = [f"{HEAVY_MG} broken", f"{LIGHT_MG} box"]
    table = Reading("malfunction", [f"{RIFLE} C7 w0"], [f"{FOE} K1"], weapons).at("C9")
    assert table.told("weapon-broke") == []
    assert table.asked == "axis turn"


@pytest.mark.rule("CC-E72", "CC-E42-d1", "CC-3.2.4")
def test_shell_shock_breaks_the_nearest_unit_of_either_side() -> None:
    table = Reading("shell_shock", [f"{RIFLE} C7"], [f"{FOE} C8 broken", f"{FOE} K1"], who="allies").at("C8", "allies")
    assert table.fact("allies.0") == f"{FOE} casualty"
    assert table.fact("vp") == 2
    table = Reading("shell_shock", [f"{RIFLE} C7"], [f"{FOE} E9", f"{FOE} K1"]).at("C9")
    assert table.offers() == ["unit axis.0", "unit allies.0"]
    assert table.refusal("unit allies.1") == "CC-E42-d1"
    table.do("unit axis.0")
    assert table.fact("axis.0") == f"{RIFLE} C7 broken"


@pytest.mark.rule("CC-E75")
def test_suppressing_fire_needs_a_sound_mg_with_a_steady_crew() -> None:
    def choices(unit: str, weapon: str = HEAVY_MG, foe: str = f"{FOE} C8") -> list[str]:
        table = Reading("suppressing_fire", [f"{unit} w0"], [foe, f"{FOE} O2"], [weapon]).read()
        return table.offers() if table.asked == "axis event" else []

    assert choices(f"{RIFLE} A7") == ["unit allies.0", "decline"]
    assert choices(f"{RIFLE} A7", foe=f"{FOE} C8 broken") == ["unit allies.0", "decline"]
    assert choices(f"{RIFLE} A7 broken") == []
    assert choices(f"{RIFLE} A7 suppressed") == []
    assert choices(f"{RIFLE} A7", f"{HEAVY_MG} broken") == []
    assert choices(f"{RIFLE} A7", "german.weapon.light_mortar") == []
    assert choices(f"{RIFLE} A7", foe=f"{FOE} C8 suppressed") == []
    assert choices(f"{RIFLE} A7", LIGHT_MG, f"{FOE} J8") == []  # nine hexes away


@pytest.mark.rule("CC-E75")
def test_wire_does_not_keep_an_mg_from_suppressing_fire() -> None:
    table = Reading("suppressing_fire", [f"{RIFLE} A7 w0"], [f"{FOE} C8"], [HEAVY_MG], works={"A7": "wire"}).read()
    assert table.refusal("unit axis.0") == "CC-E42"
    table.do("unit allies.0")
    assert table.fact("allies.0") == f"{FOE} C8 suppressed"


@pytest.mark.rule("CC-E77")
def test_white_phosphorus_puts_smoke_next_to_a_squad_and_breaks_one_unit_of_each_side_in_it() -> None:
    table = Reading(
        "white_phosphorus",
        [f"{RIFLE} C8", f"{RIFLE} C8 broken"],
        [f"{GI} C7", f"{GI} C8", f"{GI} K1 broken"],
        who="allies",
        nation="american",
        mixed={"C8": 1},
    ).read()
    assert table.asked == "allies event"
    assert table.refusal("hex K2") == "CC-E42"  # that Squad is broken
    assert table.refusal("hex C10") == "CC-E42"
    assert "hex C8" in table.offers()
    table.chance.add({"smoke": [4]})
    table.do("hex C8")
    assert table.fact("smoke.C8") == 4
    assert table.asked == "axis event"
    assert table.fact("allies.1") == f"{GI} C8 broken"  # the inactive player first; he has one there
    assert table.refusal("unit allies.1") == "CC-E42"
    table.do("unit axis.1")
    assert table.fact("axis.1") == f"{RIFLE} casualty"
    assert table.asked == "axis turn"


@pytest.mark.rule("CC-E77", "CC-T89")
def test_white_phosphorus_needs_a_dry_hex_and_may_be_declined() -> None:
    event, axis = "white_phosphorus", [f"{RIFLE} A7"]
    table = Reading(event, axis, [f"{GI} F7"], who="allies", nation="american").read()
    assert table.refusal("hex G7") == "CC-8.1"
    assert table.do("decline").told("smoke-put") == []
    table = Reading(event, axis, [f"{GI} F7 broken", "american.leader.lucas K1"], who="allies", nation="american")
    assert table.read().asked == "axis turn"
