"""CC-O20 Fire: groups, refusals, Targeting, and what the defence comes to."""

from typing import Any

import pytest

from tests.combat_commander.table import Table

RIFLE = "german.squad.rifle"
FOE = "russian.squad.rifle"


def shooting(*allies: str, axis: tuple[str, ...] = (f"{RIFLE} A7",), **given: Any) -> Table:
    return Table([*axis], [*allies, f"{FOE} K1"], hands={"axis": [54]}, initiative="axis", **given)


@pytest.mark.rule("CC-O20.3.4")
@pytest.mark.parametrize(
    ("card", "outcome"),
    [
        (1, f"{FOE} C8 broken"),  # 8 + 2 < 11
        (5, f"{FOE} C8 suppressed"),  # 8 + 3 = 11
        (7, f"{FOE} C8"),  # 8 + 4 > 11
    ],
)
def test_less_breaks_equal_suppresses_more_holds(card: int, outcome: str) -> None:
    table = shooting(f"{FOE} C8").cards(axis=[21], allies=[card])
    table.do("order 54", "activate axis.0", "aim C8", "keep", "keep")
    assert table.fact("allies.0") == outcome


@pytest.mark.rule("CC-3.2.4", "CC-7.1")
def test_a_broken_unit_that_breaks_is_eliminated() -> None:
    table = shooting(f"{FOE} C8 broken").cards(axis=[21], allies=[5])  # 6 + 3 < 11
    table.do("order 54", "activate axis.0", "aim C8", "keep", "keep")
    assert table.fact("allies.0") == f"{FOE} casualty"
    assert table.fact("vp") == 2
    assert table.fact("allies.casualties") == 1


@pytest.mark.rule("CC-6.3")
def test_the_last_unit_and_the_surrender_space_end_the_game() -> None:
    table = Table([f"{RIFLE} A7"], [f"{FOE} C8 broken"], hands={"axis": [54]}).cards(axis=[21], allies=[5])
    table.do("order 54", "activate axis.0", "aim C8", "keep", "keep")
    assert (table.fact("reason"), table.fact("winner")) == ("annihilation", "axis")
    sides = {"allies": {"surrender": 1}}
    table = shooting(f"{FOE} C8 broken", sides=sides).cards(axis=[21], allies=[5])
    table.do("order 54", "activate axis.0", "aim C8", "keep", "keep")
    assert (table.fact("reason"), table.fact("winner")) == ("surrender", "axis")


def test_where_one_may_aim() -> None:
    table = shooting(f"{FOE} C8", f"{FOE} H1", axis=(f"{RIFLE} A7", f"{RIFLE} A3"))
    table.do("order 54", "activate axis.0")
    assert table.offers() == ["aim C8"]
    assert table.refusal("aim C9") == "CC-O20.3"
    assert table.refusal("aim H1") == "CC-O20.1"
    assert table.refusal("done") == "CC-O14.4"


@pytest.mark.rule("CC-O14-d1", "CC-O19", "CC-1.6")
def test_an_order_nobody_can_carry_out_is_refused() -> None:
    table = Table([f"{RIFLE} A7"], [f"{FOE} O1"], hands={"axis": [54, 31, 1]})
    assert table.refusal("order 54") == "CC-O14-d1"
    assert table.refusal("order 31") == "CC-O19"
    assert table.refusal("order 1") == "CC-O22.1"
    assert table.refusal("order 2") == "CC-1.6"
    assert table.refusal("end") == "CC-O15"


@pytest.mark.rule("CC-O20.3.1")
def test_a_group_is_a_chain_of_adjacent_hexes() -> None:
    table = shooting(f"{FOE} C8", axis=("german.leader.benzing A8", f"{RIFLE} A7", f"{RIFLE} A9", f"{RIFLE} A8")).cards(
        axis=[21], allies=[28]
    )
    table.do("order 54", "activate axis.0", "activate axis.1", "activate axis.2", "activate axis.3")
    table.do("aim C8", "join axis.1", "join axis.2")
    assert table.refusal("fire") == "CC-O20.3.1"
    assert table.refusal("join axis.1") == "CC-O20.3"
    table.do("join axis.3")  # A8 with the Leader: 7 FP, 1 for each other
    assert "fire" in table.offers()
    table.do("fire", "keep", "keep")
    assert table.told("attacked")[0]["fp"] == 7 + 2


@pytest.mark.rule("CC-O20.3")
def test_every_piece_fires_once() -> None:
    table = shooting(f"{FOE} C8", f"{FOE} B7", axis=(f"{RIFLE} A7 w0",), weapons=["german.weapon.light_mg"]).cards(
        axis=[21, 23], allies=[28, 27]
    )
    table.do("order 54", "activate axis.0", "aim C8", "join axis.0", "fire", "keep", "keep")
    assert table.offers() == ["aim B7", "aim C8", "done"]
    table.do("aim B7", "keep", "keep")  # only the Weapon is left
    assert [each["fp"] for each in table.told("attacked")] == [5, 4]
    assert table.asked == "axis turn"


@pytest.mark.rule("CC-O20.2.3")
@pytest.mark.parametrize(("card", "hits"), [(1, 0), (21, 1)])  # 1 x 1 is not more than the range, 1 x 5 is
def test_ordnance_must_hit_before_it_attacks(card: int, hits: int) -> None:
    table = shooting(f"{FOE} C8", axis=(f"{RIFLE} A7 w0",), weapons=["german.weapon.ig_18_gun"]).cards(
        axis=[card, 23], allies=[28]
    )
    table.do("order 54", "activate axis.0", "aim C8", "join w0")
    assert table.refusal("join axis.0") == "CC-11.5"
    table.do("fire", "keep")
    assert table.told("targeted")[0]["hit"] == hits
    assert len(table.told("attacked")) == hits


@pytest.mark.rule("CC-11.1", "CC-3.2.3")
def test_a_broken_or_suppressed_carrier_cannot_fire_the_weapon() -> None:
    for mark in ("broken", "suppressed"):
        table = shooting(f"{FOE} B7", axis=(f"{RIFLE} A7 {mark} w0",), weapons=["german.weapon.light_mg"])
        table.cards(axis=[21], allies=[28]).do("order 54", "activate axis.0", "aim B7")
        assert table.told("attacked")[0]["fp"] == (2 if mark == "broken" else 4)


@pytest.mark.rule("CC-F106")
def test_wire_keeps_a_group_apart() -> None:
    table = shooting(
        f"{FOE} C8",
        axis=("german.leader.benzing A8", f"{RIFLE} A7", f"{RIFLE} A8"),
        works={"A7": "wire"},
    )
    table.do("order 54", "activate axis.0", "activate axis.1", "activate axis.2", "aim C8", "join axis.1")
    assert table.refusal("join axis.2") == "CC-F106"


@pytest.mark.rule("CC-A34", "CC-A41")
def test_actions_add_two_before_the_roll() -> None:
    table = Table(
        [f"{RIFLE} A7 w0"],
        [f"{FOE} B7", f"{FOE} K1"],
        ["german.weapon.light_mg"],
        hands={"axis": [54, 4, 43, 1]},
        initiative="axis",
    ).cards(axis=[9], allies=[28])
    table.do("order 54", "activate axis.0", "aim B7", "join axis.0", "join w0", "fire")
    assert table.asked == "axis firer"
    assert table.offers() == ["play 4", "play 43", "decline"]
    assert table.refusal("play 44") == "CC-1.6"
    table.do("play 4", "play 43", "decline", "keep", "keep")
    assert table.told("attacked")[0]["fp"] == 5 + 1 + 2 + 2
    assert table.fact("w0") == "german.weapon.light_mg broken"  # doubles


@pytest.mark.rule("CC-W-d2")
def test_a_window_opens_whatever_is_in_hand() -> None:
    table = Table([f"{RIFLE} A7"], [f"{FOE} B7", f"{FOE} K1"], hands={"axis": [54, 1]})
    table.do("order 54", "activate axis.0", "aim B7")
    assert table.asked == "axis firer"
    assert table.offers() == ["decline"]


MORTAR = "german.weapon.medium_mortar"


def smoking(**given: Any) -> Table:
    """A mortar with an enemy in reach who makes the Fire Order possible (CC-O20.1-d1)."""
    return shooting(f"{FOE} E7", axis=(f"{RIFLE} A7 w0",), weapons=[MORTAR], **given)


@pytest.mark.rule("CC-O20.2.1", "CC-O20.1")
def test_a_smoke_round_may_go_into_an_empty_hex_and_makes_no_attack() -> None:
    table = smoking(blaze={"D4": 3}).cards(axis=[21])
    table.do("order 54", "activate axis.0")
    assert "smoke D5" in table.offers()
    assert table.refusal("smoke D4") == "CC-8.1"
    assert table.refusal("smoke B7") == "CC-O20.1"  # nearer than 3
    table.chance.add({"smoke": [5]})
    table.do("smoke D5", "keep")
    assert table.fact("smoke.D5") == 5
    assert table.told("attacked") == []
    assert table.offers("smoke") == []
    table.do("done")
    assert table.asked == "axis turn"


@pytest.mark.rule("CC-O20.2.3", "CC-O14.4")
def test_a_smoke_round_that_misses_is_lost_but_carries_the_order_out() -> None:
    table = smoking().cards(axis=[1])  # 1 x 1 against a range of 3
    table.do("order 54", "activate axis.0", "smoke D5", "keep")
    assert table.told("targeted")[0]["hit"] == 0
    assert table.told("smoke-put") == []
    while table.asked == "axis aiming":
        table.do("done")
    assert table.asked == "axis turn"


@pytest.mark.rule("CC-O20.2.1")
def test_only_ordnance_that_shows_smoke_fires_it() -> None:
    table = shooting(f"{FOE} E7", axis=(f"{RIFLE} A7 w0",), weapons=["german.weapon.light_mortar"])
    assert table.do("order 54", "activate axis.0").refusal("smoke D5") == "CC-O20.2.1"
