"""CC-E52 Deploy and CC-A36 Light Wounds."""

import pytest

from fieldcraft.games.combat_commander.forces import UNITS_DATA
from tests.combat_commander.reading import Reading
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


@pytest.mark.rule("CC-E52", "CC-13.3", "CC-E44")
@pytest.mark.parametrize("suppressed", ["yes", "no"])
@pytest.mark.parametrize("veteran", ["yes", "no"])
def test_deploy_shares_weapon_and_markers_out_as_the_owner_likes(suppressed: str, veteran: str) -> None:
    squad = f"{RIFLE} C7 broken suppressed veteran spent w0"
    table = Reading("deploy", [squad, "german.team.line C8"], [f"{FOE} K1"], ["german.weapon.light_mg"]).read()
    assert table.offers() == ["unit axis.0", "decline"]  # no Team, no enemy
    assert table.refusal("unit axis.1") == "CC-E42"
    table.do("unit axis.0")
    assert table.asked == "axis splitting"
    table.do(suppressed, veteran)
    assert table.asked == "axis turn"
    first, second = (set(table.fact(f"axis.{slot}").split()) for slot in (0, 2))
    assert first & second >= {"german.team.line", "C7", "broken", "spent"}
    assert ("w0" in first, "w0" in second) == (True, False)
    assert ("suppressed" in first, "suppressed" in second) == (suppressed == "no", suppressed == "yes")
    assert ("veteran" in first, "veteran" in second) == (veteran == "no", veteran == "yes")
    assert table.fact("vp") == 0


@pytest.mark.rule("CC-E52", "CC-S.5")
def test_deploy_needs_two_teams_of_the_sides_quality_and_may_be_declined() -> None:
    for left, is_asked in ((2, True), (1, False)):
        lost = ["german.team.line casualty"] * (UNITS_DATA["german.team.line"].count - left)
        short = Reading("deploy", ["german.squad.ss C7", *lost], [f"{FOE} K1"], sides={"axis": {"surrender": 30}})
        assert (short.read().asked == "axis event") is is_asked
    table = Reading("deploy", ["german.squad.ss C7"], [f"{FOE} K1"]).read()
    table.do("unit axis.0")  # an elite Squad, but the side is of line quality
    assert [table.fact(f"axis.{slot}") for slot in range(2)] == ["german.team.line C7"] * 2
    declined = Reading("deploy", ["german.squad.ss C7"], [f"{FOE} K1"]).read().do("decline")
    assert declined.fact("axis.0") == "german.squad.ss C7"


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
