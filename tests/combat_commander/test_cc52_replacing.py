"""CC-E52 Deploy and CC-A36 Light Wounds."""

import pytest

from tests.combat_commander.table import Table

RIFLE = "german.squad.rifle"
FOE = "russian.squad.rifle"


@pytest.mark.rule("CC-A36", "CC-A36-d1")
def test_light_wounds_put_a_team_in_the_squads_place() -> None:
    table = Table(
        [f"{RIFLE} A7"],
        [f"{FOE} C8 suppressed veteran w0", f"{FOE} K1"],
        ["russian.weapon.light_mg"],
        hands={"axis": [54], "allies": [46]},
        initiative="axis",
    ).cards(axis=[43], allies=[1])
    table.do("order 54", "activate axis.0", "aim C8").roll_out()
    assert table.asked == "allies light_wounds"
    table.do("play 46")
    assert table.fact("allies.0") == "russian.team.line C8 suppressed veteran w0"
    assert table.fact("vp") == 1
    assert table.asked == "axis turn"


@pytest.mark.rule("CC-A36")
def test_the_question_is_put_to_whoever_holds_any_card_and_never_for_a_team() -> None:
    for unit, asked in (("russian.squad.rifle", True), ("russian.team.line", False)):
        table = Table(
            [f"{RIFLE} A7"], [f"{unit} C8", f"{FOE} K1"], hands={"axis": [54], "allies": [3]}, initiative="axis"
        ).cards(axis=[43], allies=[1])
        table.do("order 54", "activate axis.0", "aim C8").roll_out()
        assert (table.asked == "allies light_wounds") == asked


@pytest.mark.rule("CC-A36-d1")
def test_a_team_that_came_during_an_attack_does_not_roll_for_it() -> None:
    table = Table(
        [f"{RIFLE} A7"],
        [f"{FOE} C8", f"{FOE} C8", f"{FOE} K1"],
        hands={"axis": [54], "allies": [46]},
        initiative="axis",
    ).cards(axis=[43], allies=[25, 8])
    table.do("order 54", "activate axis.0", "aim C8", "keep", "roll allies.0")
    while not table.asked.endswith("sniping"):  # the roll shows Sniper!, the hex is B8
        table.do("decline" if table.asked.endswith("defender") else "keep")
    table.do("unit allies.1", "play 46")
    assert table.fact("allies.1") == "russian.team.line C8"
    assert [each["unit"] for each in table.told("defended")] == [64]
    assert table.asked == "axis turn"


@pytest.mark.rule("CC-E52", "CC-E52-d1")
def test_a_result_that_waits_for_a_squad_hits_both_teams() -> None:
    table = Table([f"{RIFLE} B7"], [f"{FOE} C8", f"{FOE} K1"], hands={"allies": [52]}, active="allies")
    # 5 + 8 against Morale 7 and a roll of 6 or less: the roll is 7 with Event!, its Event Deploy
    table.cards(allies=[69], axis=[33, 28]).do("order 52", "activate allies.0", "aim B7", "keep", "keep")
    assert table.asked == "axis event"
    table.do("unit axis.0")
    assert table.fact("axis.0").startswith("german.team.line B7 broken")
    assert table.fact("axis.1").startswith("german.team.line B7 broken")


@pytest.mark.rule("CC-O23-d1", "CC-E52")
@pytest.mark.parametrize(("mines", "attacks"), [("A3", 1), ("A4", 3)])
def test_both_teams_have_the_rest_of_a_retreat_and_no_more(mines: str, attacks: int) -> None:
    table = Table(
        [f"{RIFLE} A3 broken", f"{RIFLE} O9"],
        [f"{FOE} O1"],
        hands={"axis": [11]},
        initiative="axis",
        works={mines: "mines"},
    )
    # 10 against Morale 7: three hexes south; the Defense against the Mines, 7 with Event!, brings a Deploy
    table.cards(axis=[61, 33, 28, 13, 14], allies=[1, 2, 3]).do("order 11", "keep", "keep", "keep", "unit axis.0")
    while not table.asked.endswith("turn"):
        table.do("keep")
    assert table.fact("axis.0") == "german.team.line A6 broken"
    assert table.fact("axis.2") == "german.team.line A6 broken"
    # into A4 the Squad went, out of it each Team goes for itself; out of A3 it had not gone yet
    assert [each["side"] for each in table.told("rolled")].count(1) == attacks
