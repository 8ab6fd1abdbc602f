"""CC-E44, E45, E49, E54, E60, E62, E64 to E67, E74 Events about one unit, points and chits."""

import pytest

from tests.combat_commander.reading import Reading

RIFLE = "german.squad.rifle"
FOE = "russian.squad.rifle"


@pytest.mark.rule("CC-E44")
def test_battle_harden_makes_one_own_unit_veteran() -> None:
    table = Reading("battle_harden", [f"{RIFLE} C7 veteran", f"{RIFLE} C8 broken"], [f"{FOE} K1"]).read()
    assert table.offers() == ["unit axis.1"]
    assert table.refusal("unit axis.0") == "CC-E42"
    assert table.refusal("unit allies.0") == "CC-E42"
    assert table.refusal("decline") == "CC-E42"
    table.do("unit axis.1")
    assert table.fact("axis.1") == f"{RIFLE} C8 broken veteran"
    assert Reading("battle_harden", [f"{RIFLE} C7 veteran"], [f"{FOE} K1"]).read().asked == "axis turn"


@pytest.mark.rule("CC-E45", "CC-7.3.2-d1")
def test_battlefield_integrity_counts_enemy_losses_and_is_never_doubled() -> None:
    lost = [f"{FOE} casualty", "russian.team.line casualty"]
    table = Reading("battlefield_integrity", [f"{RIFLE} C7", f"{RIFLE} casualty"], [f"{FOE} K1", *lost], vp=0)
    table.read()
    assert table.fact("vp") == 2
    table = Reading("battlefield_integrity", [f"{RIFLE} C7"], [f"{FOE} K1", *lost], vp=0, open_chits=["X"]).read()
    assert table.fact("vp") == 2
    table = Reading("battlefield_integrity", [f"{RIFLE} C7"], [f"{FOE} K1", *lost], who="allies", vp=0).read()
    assert table.fact("vp") == 0


@pytest.mark.rule("CC-E49")
def test_command_and_control_counts_own_objectives() -> None:
    control = {"1": "allies", "2": "allies", "3": "axis", "4": None, "5": None}
    for who, points in (("axis", 1), ("allies", -2)):
        table = Reading("command_and_control", [f"{RIFLE} C7"], [f"{FOE} K1"], who=who, vp=0, control=control).read()
        assert table.fact("vp") == points


@pytest.mark.rule("CC-E54")
def test_elan_moves_the_own_surrender_marker() -> None:
    table = Reading("elan", [f"{RIFLE} C7"], [f"{FOE} K1"], sides={"axis": {"surrender": 5}}).read()
    assert table.fact("axis.surrender") == 6


@pytest.mark.rule("CC-E60")
def test_interdiction_needs_somebody_without_cover() -> None:
    units = [f"{RIFLE} C7", f"{RIFLE} A9", f"{RIFLE} C8 suppressed"]  # open, Woods, open
    table = Reading("interdiction", units, [f"{FOE} D8 broken", f"{FOE} K1"]).read()
    assert table.offers() == ["unit axis.0", "unit allies.0"]
    assert table.refusal("unit axis.1") == "CC-E42"
    assert table.refusal("decline") == "CC-E42"
    table.do("unit axis.0")
    assert table.fact("axis.0") == f"{RIFLE} C7 suppressed"
    table = Reading("interdiction", [f"{RIFLE} C7"], [f"{FOE} K1"], works={"C7": "foxholes"}).read()
    assert table.asked == "axis turn"


@pytest.mark.rule("CC-E62", "CC-E42")
def test_killed_in_action_takes_a_broken_unit_even_an_own_one() -> None:
    table = Reading("kia", [f"{RIFLE} C7 broken", f"{RIFLE} C8"], [f"{FOE} K1"], vp=0).read()
    assert table.offers() == ["unit axis.0"]
    assert table.refusal("unit allies.0") == "CC-E42"
    table.do("unit axis.0")
    assert table.fact("vp") == -2
    assert Reading("kia", [f"{RIFLE} C7"], [f"{FOE} K1"]).read().asked == "axis turn"


@pytest.mark.rule("CC-E64")
def test_medic_must_rally_a_broken_unit_even_an_enemy() -> None:
    table = Reading("medic", [f"{RIFLE} C7"], [f"{FOE} K1 broken suppressed"]).read()
    assert table.refusal("decline") == "CC-E42"
    table.do("unit allies.0")
    assert table.fact("allies.0") == f"{FOE} K1 suppressed"


@pytest.mark.rule("CC-E65", "CC-7.3.3", "CC-7.3.3-d1")
def test_a_mission_objective_is_secret_unless_its_chit_is_not() -> None:
    table = Reading("mission_objective", [f"{RIFLE} C7"], [f"{FOE} K1"]).read(chit=["A"])
    assert table.fact("axis.secret_chits") == ["A"]
    table = Reading("mission_objective", [f"{RIFLE} C7"], [f"{FOE} K1"]).read(chit=["W"])
    assert table.fact("axis.secret_chits") == []
    assert "W" in table.fact("open_chits")
    table = Reading("mission_objective", [f"{RIFLE} C7"], [f"{FOE} K1"], cup=[]).read()
    assert table.asked == "axis turn"


@pytest.mark.rule("CC-E74", "CC-7.3.3")
def test_a_strategic_objective_pays_at_once() -> None:
    control = {"1": "allies"}
    table = Reading("strategic_objective", [f"{RIFLE} C7"], [f"{FOE} K1"], vp=0, control=control)
    table.read(chit=["A"])
    assert table.fact("vp") == -1


@pytest.mark.rule("CC-E66")
def test_prisoners_are_own_broken_units_next_to_an_enemy() -> None:
    units = [f"{RIFLE} C7 broken", f"{RIFLE} A9 broken", f"{RIFLE} C7"]
    table = Reading("prisoners_of_war", units, [f"{FOE} C8 broken", f"{FOE} K1"], vp=0).read()
    assert table.offers() == ["unit axis.0"]
    assert table.refusal("unit axis.1") == "CC-E42"
    table.do("unit axis.0")
    assert table.fact("vp") == -2
    table = Reading("prisoners_of_war", [f"{RIFLE} C7 broken"], [f"{FOE} C9"]).read()
    assert table.asked == "axis turn"


@pytest.mark.rule("CC-E67", "CC-7.3.3", "CC-7.3.3-d1")
def test_reconnaissance_opens_a_secret_chit_of_the_opponents_choice() -> None:
    sides = {"allies": {"secret_chits": ["A", "B"]}}
    control = {"1": "axis", "2": "axis"}
    table = Reading("reconnaissance", [f"{RIFLE} C7"], [f"{FOE} K1"], sides=sides, vp=0, control=control).read()
    assert table.asked == "allies event"
    assert table.offers() == ["number 0", "number 1"]
    assert table.refusal("number 2") == "CC-E42"
    table.do("number 1")
    assert table.fact("allies.secret_chits") == ["A"]
    assert table.fact("vp") == 1
    assert Reading("reconnaissance", [f"{RIFLE} C7"], [f"{FOE} K1"]).read().asked == "axis turn"
