"""CC-5 Turns, CC-6 Time, CC-7.3 Objectives, CC-8 stacking, CC-O22 Recover, CC-O23 Rout."""

import pytest

from tests.combat_commander.table import Table

RIFLE = "german.squad.rifle"
FOE = "russian.squad.rifle"


@pytest.mark.rule("CC-O15", "CC-5.4")
def test_a_pass_discards_and_refills() -> None:
    table = Table([f"{RIFLE} A7"], [f"{FOE} O1"], hands={"axis": [54, 31, 1, 2, 3]})
    table.chance.add({"draw.axis": [60, 61]})
    table.do("pass", "discard 54", "discard 31")
    assert table.refusal("discard 54") == "CC-1.6"
    table.do("done")
    assert table.fact("active") == "allies"
    assert table.fact("axis.hand") == [1, 2, 3, 60, 61]
    assert table.fact("axis.discard") == [31, 54]


@pytest.mark.rule("CC-5.3")
def test_the_discard_limit_follows_the_nation() -> None:  # Russia 3
    table = Table([f"{RIFLE} A7"], [f"{FOE} O1"], hands={"allies": [1, 2, 3, 4, 5]}, active="allies")
    table.chance.add({"draw.allies": [60, 61, 62]})
    table.do("pass", "discard 1", "discard 2", "discard 3")
    assert table.fact("active") == "axis"


@pytest.mark.rule("CC-5.1")
def test_orders_are_limited_and_then_the_turn_ends() -> None:
    sides = {"axis": {"order_limit": 2}}
    table = Table([f"{RIFLE} A7", f"{RIFLE} A9"], [f"{FOE} O1"], hands={"axis": [19, 20]}, sides=sides)
    table.chance.add({"draw.axis": [60, 61, 62, 63, 64]})
    table.walk("order 19", "activate axis.0", "mover axis.0", "step B7", "halt", "done")
    assert table.refusal("pass") == "CC-O15"
    assert table.offers() == ["order 20", "end"]
    table.do("order 20", "activate axis.1", "mover axis.1", "step A8", "halt")
    assert table.fact("active") == "allies"
    assert table.fact("axis.hand") == [60, 61, 62, 63, 64]
    assert table.fact("axis.0") == f"{RIFLE} B7"


@pytest.mark.rule("CC-6.2.2")
@pytest.mark.parametrize(("card", "dice"), [(1, 2), (21, 6), (43, 8), (23, 6), (19, 5), (69, 11)])
def test_sudden_death_below_the_time(card: int, dice: int) -> None:
    table = Table([f"{RIFLE} A7"], [f"{FOE} C8", f"{FOE} K1"], hands={"axis": [54]}, time=7, vp=-3, initiative="axis")
    table.cards(axis=[71, card], allies=[28])
    table.do("order 54", "activate axis.0", "aim C8", "keep", "keep")
    assert table.told("time-advanced")[0]["time"] == 8
    assert (table.fact("reason") == "sudden_death") == (dice < 8)
    assert table.fact("winner") == ("allies" if dice < 8 else None)


@pytest.mark.rule("CC-7.3.1", "CC-7.3.3")
def test_control_changes_hands_with_its_open_points() -> None:
    table = Table(
        [f"{RIFLE} D4"],
        [f"{FOE} O1"],
        hands={"axis": [19]},
        control={"2": "allies"},
        open_chits=["F"],
        vp=-2,
    )
    table.do("order 19", "activate axis.0", "mover axis.0", "step D3")
    assert table.fact("control.2") == "axis"
    assert table.fact("vp") == 2


@pytest.mark.rule("CC-6.3.2")
def test_secret_chits_pay_at_the_end() -> None:
    table = Table(
        [f"{RIFLE} C1"],
        [f"{FOE} O1"],
        hands={"axis": [19]},
        control={"5": "allies"},
        sides={"axis": {"secret_chits": ["Q"]}},
        vp=0,
    )
    table.do("order 19", "activate axis.0", "mover axis.0", "exit", "number 9")
    assert table.fact("vp") == 2 - 5
    assert table.fact("winner") == "allies"


@pytest.mark.rule("CC-8.2")
def test_eight_figures_are_one_too_many_at_the_end_of_the_turn() -> None:
    sides = {"axis": {"order_limit": 1}}
    table = Table([f"{RIFLE} A7", f"{RIFLE} A8"], [f"{FOE} O1"], hands={"axis": [19]}, sides=sides)
    table.do("order 19", "activate axis.0", "mover axis.0", "step A8", "halt")
    assert table.asked == "axis sacrificing"
    assert table.offers() == ["unit axis.0", "unit axis.1", "deploy axis.0", "deploy axis.1"]
    table.do("deploy axis.1")
    assert table.fact("axis.1").startswith("german.team.line A8")
    assert table.fact("axis.2").startswith("german.team.line A8")
    assert table.refusal("deploy axis.0") == "CC-8.2"
    table.chance.add({"draw.axis": [60, 61, 62, 63, 64]})
    table.do("unit axis.0")
    assert table.fact("axis.0") == f"{RIFLE} casualty"
    assert table.fact("vp") == -2


@pytest.mark.rule("CC-O22.2", "CC-O22.3")
@pytest.mark.parametrize(
    ("card", "line"),
    [(21, f"{RIFLE} A7"), (31, f"{RIFLE} A7 broken suppressed"), (43, f"{RIFLE} A7 broken")],  # 6, 7 and 8
)
def test_rally_below_the_morale(card: int, line: str) -> None:  # Morale 7
    table = Table([f"{RIFLE} A7 broken suppressed", f"{RIFLE} O9"], [f"{FOE} O1"], hands={"axis": [1]})
    table.cards(axis=[card]).do("order 1", "keep")
    assert table.fact("axis.0") == line


@pytest.mark.rule("CC-O22.1", "CC-O23.1")
def test_recover_and_rout_activate_a_player_once() -> None:
    table = Table([f"{RIFLE} A7 broken", f"{RIFLE} O9"], [f"{FOE} O1"], hands={"axis": [1, 2, 11]}).cards(axis=[43])
    table.do("order 1", "keep")
    assert table.refusal("order 2") == "CC-O22.1"
    assert table.refusal("order 11") == "CC-O22.1"


@pytest.mark.rule("CC-O23.1", "CC-O22.1")
def test_a_rout_activates_the_player_it_is_for() -> None:
    axis, allies = [f"{RIFLE} A7 broken", f"{RIFLE} O9"], [f"{FOE} C8 broken", f"{FOE} O1"]
    table = Table(axis, allies, hands={"axis": [1, 11, 12]}, initiative="axis").cards(axis=[4])
    table.do("order 11", "side allies", "keep")
    assert {"order 1", "order 12"} <= set(table.offers())
    table.cards(axis=[5]).do("order 12")
    assert table.asked == "axis reroll"  # only the own side was left to choose


@pytest.mark.rule("CC-O23.3.5", "CC-O23.3-d2")
def test_a_retreat_into_the_enemy_eliminates_only_where_there_is_no_other_way() -> None:
    for axis, way in (([f"{RIFLE} B4"], ""), ([f"{RIFLE} C7"], "step B7 step D7")):
        start = "B5" if not way else "C8"
        table = Table([*axis, f"{RIFLE} O9"], [f"{FOE} {start} broken", f"{FOE} O1"], hands={"axis": [11]})
        table.cards(axis=[45]).do("order 11", "keep")
        if way:
            assert " ".join(sorted(table.offers())) == way
            assert table.refusal("step C7") == "CC-O23.3-d2"
        else:
            assert table.fact("allies.0") == f"{FOE} casualty"
            assert table.fact("vp") == 2


@pytest.mark.rule("CC-O23.2", "CC-O23.3")
def test_a_rout_retreats_by_the_difference_toward_the_own_edge() -> None:
    table = Table([f"{RIFLE} O9"], [f"{FOE} B5 broken", f"{FOE} O1"], hands={"axis": [11]}, initiative="axis")
    table.cards(axis=[43]).do("order 11", "keep")  # 8 against Morale 6, Field: two hexes north
    assert table.fact("allies.0") == f"{FOE} B3 broken"


@pytest.mark.rule("CC-O23.3-d1")
def test_the_owner_chooses_among_hexes_that_are_closer() -> None:
    table = Table([f"{RIFLE} O9"], [f"{FOE} C8 broken", f"{FOE} O1"], hands={"axis": [11]}, initiative="axis")
    table.cards(axis=[43]).do("order 11", "keep")
    assert table.asked == "allies retreating"
    assert sorted(table.offers()) == ["step B7", "step C7", "step D7"]
    assert table.refusal("step C9") == "CC-O23.3"


@pytest.mark.rule("CC-O23.3.5")
def test_a_retreat_off_the_own_edge_eliminates() -> None:
    table = Table([f"{RIFLE} O9"], [f"{FOE} D1 broken", f"{FOE} O1"], hands={"axis": [11]}, initiative="axis")
    table.cards(axis=[43]).do("order 11", "keep")
    assert table.fact("allies.0") == f"{FOE} casualty"
    assert table.fact("vp") == 2


@pytest.mark.rule("CC-8.2", "CC-8.2-d1", "CC-5.4")
def test_both_sides_are_checked_at_the_end_of_a_turn_the_inactive_one_first() -> None:
    foes = [f"{FOE} K1", f"{FOE} K1", f"{FOE} L1", f"{FOE} L1", f"{FOE} O1"]
    table = Table([f"{RIFLE} A7", f"{RIFLE} A7"], foes, hands={"axis": [1, 31, 47, 2, 3]})
    table.do("pass", "done")
    assert table.asked == "allies sacrificing"
    assert table.offers("unit") == [f"unit allies.{slot}" for slot in range(4)]  # his hexes in any order
    table.do("unit allies.2")
    assert table.asked == "allies sacrificing"
    assert table.offers("deploy") == ["deploy allies.0", "deploy allies.1"]
    table.do("unit allies.0")
    assert table.asked == "axis sacrificing"
    table.do("unit axis.1")
    assert table.asked == "allies turn"
    assert table.fact("vp") == 2 + 2 - 2


@pytest.mark.rule("CC-5.4", "CC-3.7-d1")
def test_all_activations_of_both_sides_lapse_at_the_end_of_the_turn() -> None:
    sides = {"axis": {"recovered": True, "hand": [1, 31, 47, 2, 3]}, "allies": {"recovered": True}}
    table = Table([f"{RIFLE} A7 spent", f"{RIFLE} A9 broken"], [f"{FOE} O1 spent"], sides=sides)
    assert table.refusal("order 1") == "CC-O22.1"
    table.do("pass", "done")
    assert table.fact("axis.0") == f"{RIFLE} A7"
    assert table.fact("allies.0") == f"{FOE} O1"
    assert not table.state.axis.has_recovered
    assert not table.state.allies.has_recovered
