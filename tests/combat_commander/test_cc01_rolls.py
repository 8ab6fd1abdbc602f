"""CC-1 Rolls, triggers and reshuffles."""

from typing import Any

import pytest

from tests.combat_commander.table import Table

RIFLE = "german.squad.rifle"
FOE = "russian.squad.rifle"


def shooting(**given: Any) -> Table:
    """A German squad has aimed at a Russian one in the open; its Attack Roll comes next."""
    hands = {"axis": [54]}
    return Table([f"{RIFLE} A7", f"{RIFLE} A9"], [f"{FOE} C8", f"{FOE} K1"], hands=hands, initiative="axis", **given)


FIRE = ("order 54", "activate axis.0", "aim C8")


@pytest.mark.rule("CC-9.1", "CC-9.1-d2")
def test_a_re_roll_cancels_roll_and_trigger_and_hands_over_the_initiative() -> None:
    table = shooting().cards(axis=[25, 21]).do(*FIRE)
    assert table.asked == "axis reroll"
    table.do("reroll")
    assert table.fact("initiative") == "allies"
    assert table.asked == "allies reroll"
    assert table.told("triggered") == []
    assert sorted(table.fact("axis.discard")) == [21, 25, 54]
    table.cards(allies=[28]).do("keep")
    assert table.told("attack-total")[0]["total"] == 5 + 6


@pytest.mark.rule("CC-1.9.1", "CC-1.9.1.3")
def test_a_trigger_is_resolved_before_the_result_and_the_sniper_looks_near_his_hex() -> None:
    table = Table([f"{RIFLE} A7"], [f"{FOE} C8", f"{FOE} F1"], hands={"axis": [54]}, initiative="axis")
    table.cards(axis=[26, 25]).do(*FIRE, "keep")  # Sniper!, then the random hex F1
    assert [each["trigger"] for each in table.told("triggered")] == [3]
    assert table.told("attack-total") == []
    assert table.asked == "axis sniping"
    assert table.offers() == ["unit allies.1", "decline"]
    assert table.refusal("unit axis.0") == "CC-E42"
    table.cards(allies=[28]).do("unit allies.1")
    assert table.fact("allies.1") == f"{FOE} F1 broken"
    assert table.told("attack-total")[0]["total"] == 5 + 6


@pytest.mark.rule("CC-1.9.1.3")
def test_a_sniper_with_nobody_near_asks_nobody() -> None:
    table = shooting().cards(axis=[26, 70], allies=[28]).do(*FIRE, "keep")  # random hex O5
    assert table.asked == "axis reroll"
    assert table.told("attack-total")[0]["total"] == 5 + 6


@pytest.mark.rule("CC-1.9.1")
def test_rolls_inside_a_trigger_never_trigger() -> None:
    table = shooting(time=8).cards(axis=[71, 25], allies=[5])
    table.do(*FIRE, "keep")  # Time!, past Sudden Death: its roll shows Sniper!
    assert table.told("rolled")[-1]["purpose"] == 7
    table.do("keep")
    assert [each["trigger"] for each in table.told("triggered")] == [4]


@pytest.mark.rule("CC-1.9.1.2")
def test_jammed_breaks_the_weapons_of_the_attack_and_nothing_else() -> None:
    table = Table(
        [f"{RIFLE} A7 w0", f"{RIFLE} A8 w1"],
        [f"{FOE} C8", f"{FOE} K1"],
        ["german.weapon.light_mg", "german.weapon.light_mg"],
        hands={"axis": [54]},
        initiative="axis",
    ).cards(axis=[1], allies=[1])
    table.do("order 54", "activate axis.0", "aim C8", "join w0", "join axis.0", "fire", "keep", "keep")
    assert table.fact("w0") == "german.weapon.light_mg broken"
    assert table.fact("w1") == "german.weapon.light_mg"
    assert table.told("attack-total")[0]["total"] == 5 + 1 + 2


@pytest.mark.rule("CC-6.1.2", "CC-1.4")
def test_the_last_card_advances_the_time_and_reshuffles() -> None:
    everything = [card for card in range(1, 73) if card not in (21, 54)]
    table = shooting(sides={"axis": {"discard": everything}}, time=2).cards(axis=[21], allies=[28])
    table.do(*FIRE)
    assert table.fact("axis.deck_size") == 0
    assert table.fact("time") == 2  # CC-1.9-d2: the re-roll is decided first
    table.do("keep")
    assert table.fact("time") == 3
    assert table.fact("axis.deck_size") == 72
    assert table.fact("axis.reshuffles") == 1


@pytest.mark.rule("CC-1.2", "CC-1.4")
def test_what_everybody_knows_of_a_hand_after_a_reshuffle() -> None:
    table = shooting(sides={"axis": {"discard": [1, 2, 3], "hand": [54, 60]}}, time=2)
    table.cards(axis=[71], allies=[28]).do(*FIRE, "keep")
    assert table.fact("axis.room") == [0]
    assert set(table.fact("axis.entered")) == {"1", "2", "3", "54", "71"}
