"""CC-A Actions on the move and about Melees."""

import pytest

from fieldcraft.games.combat_commander.kinds import NATION_NAMES, NATIONS
from fieldcraft.games.combat_commander.rules.actions.melee_cards import MERCILESS
from tests.combat_commander.table import Table

RIFLE = "german.squad.rifle"
PIONEER = "german.squad.pionier"
FOE = "russian.squad.rifle"


@pytest.mark.rule("CC-A26")
def test_assault_fire_needs_boxed_fp_and_may_be_played_before_during_and_after_a_move() -> None:
    table = Table(
        [f"{PIONEER} A7", f"{RIFLE} A7", "german.leader.benzing A7"],
        [f"{FOE} B7", f"{FOE} K1"],
        hands={"axis": [19, 1, 2]},
        initiative="axis",
    ).cards(axis=[21], allies=[27])
    table.do("order 19", "activate axis.2", "activate axis.0", "activate axis.1", "play 1")
    assert table.offers() == ["aim B7"]
    table.do("aim B7", "decline", "keep", "keep")
    assert table.told("attacked")[0]["fp"] == 7 + 2
    table.do("mover axis.0", "step A8")
    assert table.asked == "axis entry"
    assert "play 2" in table.offers()
    table.walk("decline", "halt", "mover axis.1", "step A8", "halt")
    assert "play 2" in table.offers()


@pytest.mark.rule("CC-A26")
def test_without_boxed_fp_there_is_no_assault_fire() -> None:
    table = Table([f"{RIFLE} A7", f"{RIFLE} O9"], [f"{FOE} B7", f"{FOE} K1"], hands={"axis": [19, 1]})
    table.do("order 19", "activate axis.0")
    assert table.refusal("play 1") == "CC-A24.1"


@pytest.mark.rule("CC-A39", "CC-T94", "CC-8.1")
def test_smoke_grenades_reach_the_own_and_the_next_hexes_but_no_water() -> None:
    table = Table([f"{RIFLE} G5", f"{RIFLE} O9"], [f"{FOE} O1"], hands={"axis": [19, 50]})
    table.do("order 19", "activate axis.0", "play 50")
    assert table.offers() == ["hex F4", "hex F5", "hex G4", "hex G5", "hex H4", "hex H5"]
    assert table.refusal("hex G6") == "CC-8.1"
    assert table.refusal("hex G7") == "CC-E42"
    table.chance.add({"smoke": [4]})
    table.do("hex G5")
    assert table.fact("smoke.G5") == 4
    assert table.asked == "axis moving"


@pytest.mark.rule("CC-A25", "CC-O16.4.1", "CC-W-d3")
def test_ambush_lets_the_enemy_choose_who_breaks_before_the_fp_is_added_up() -> None:
    table = Table(
        [f"{RIFLE} B7", f"{RIFLE} B7", f"{RIFLE} O9"],
        [f"{FOE} B8", f"{FOE} K1"],
        hands={"axis": [43, 31], "allies": [54, 31]},
        initiative="axis",
    ).cards(allies=[1])
    table.do("order 43", "activate axis.0", "mover axis.0", "step B8")
    assert table.asked == "allies ambush"
    table.do("play 54")
    assert table.asked == "axis action"
    assert table.offers() == ["unit axis.0"]
    table.do("unit axis.0")
    assert table.asked == "axis light_wounds"
    table.do("decline")
    assert table.asked == "allies ambush"
    table.do("decline", "decline")
    assert table.told("melee-fp") == [{"hex": 17, "axis": 2, "allies": 5}]


@pytest.mark.rule("CC-A25", "CC-A38-d1")
def test_an_ambush_that_leaves_nobody_ends_the_melee() -> None:
    table = Table(
        [f"{RIFLE} B7 broken", f"{RIFLE} O9"],
        [f"{FOE} B8", f"{FOE} K1"],
        hands={"axis": [43], "allies": [54, 60]},
        initiative="axis",
    )
    table.do("order 43", "activate axis.0", "mover axis.0", "step B8", "play 54", "unit axis.0")
    assert table.fact("axis.0") == f"{RIFLE} casualty"
    assert table.asked == "allies no_quarter"
    table.do("play 60")
    assert table.fact("vp") == -2 - 2
    assert table.told("melee-fought") == []


@pytest.mark.rule("CC-A29")
def test_concealment_lowers_the_attack_by_the_cover_from_this_roll_on() -> None:
    table = Table(
        [f"{RIFLE} A7"],
        [f"{FOE} A9", f"{FOE} A9", f"{FOE} K1"],
        hands={"axis": [54], "allies": [64]},
        initiative="axis",
    ).cards(axis=[43], allies=[1, 2])
    table.do("order 54", "activate axis.0", "aim A9", "keep", "roll allies.1")
    assert table.asked == "allies defender"
    table.do("decline", "keep", "decline", "play 64", "keep")
    assert [each["attack"] for each in table.told("defended")] == [13, 11]


@pytest.mark.rule("CC-A31", "CC-W-d1")
def test_demolitions_after_a_discard_and_only_with_an_own_unit() -> None:
    table = Table(
        [f"{RIFLE} A7"],
        [f"{FOE} C8", f"{FOE} K1"],
        hands={"axis": [1, 2, 3, 4, 5], "allies": [13]},
        works={"C8": "wire", "A9": "foxholes"},
    )
    table.do("pass", "discard 1", "done")
    assert table.asked == "allies passed"
    table.do("play 13")
    assert table.offers() == ["hex C8"]
    assert table.refusal("hex A9") == "CC-E42"
    table.chance.add({"draw.axis": [60]})
    table.do("hex C8")
    assert table.state.counters.works[28 - 1] == 0
    assert table.fact("active") == "allies"


@pytest.mark.rule("CC-O16.4-d3", "CC-F103")
def test_a_trigger_of_the_mines_on_the_way_in_does_not_begin_the_melee() -> None:
    table = Table(
        [f"{RIFLE} B7", f"{RIFLE} O9"],
        [f"{FOE} B8", "russian.team.line B8 broken", f"{FOE} K1"],
        works={"B8": "mines"},
        hands={"axis": [43]},
        initiative="axis",
    ).cards(allies=[10, 8], axis=[61])
    table.do("order 43", "activate axis.0", "mover axis.0", "step B8", "keep")  # the Mines roll Sniper!, near B8
    table.do("unit allies.1")  # who is lost
    assert table.told("rolled")[-1]["purpose"] == 2  # the Defense Roll against the Mines
    assert table.told("melee-fp") == []
    table.cards(allies=[1], axis=[67]).do("keep", "keep", "keep")
    assert len(table.told("melee-fp")) == 1
    assert table.asked == "axis turn"
    assert table.fact("allies.0") == f"{FOE} casualty"


@pytest.mark.rule("CC-A38")
def test_no_quarter_is_a_matter_of_germans_against_russians_and_of_russians_against_all() -> None:
    fit = {
        (own, foe)
        for own in NATION_NAMES
        for foe in NATION_NAMES
        if MERCILESS[NATION_NAMES.index(own) * NATIONS + NATION_NAMES.index(foe)]
    }
    assert fit == {("german", "russian")} | {("russian", foe) for foe in NATION_NAMES}
