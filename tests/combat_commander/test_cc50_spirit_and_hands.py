"""CC-E50 Commissar, CC-E51 Cower, CC-E57 Fog of War, CC-E61 Interrogation."""

import pytest

from fieldcraft.core.invariants import leaks
from tests.combat_commander.reading import Reading
from tests.combat_commander.table import GAME

RIFLE = "german.squad.rifle"
FOE = "russian.squad.rifle"


@pytest.mark.rule("CC-E50", "CC-1.9-d1", "CC-1.9-d4")
def test_the_commissar_rolls_against_the_morale_with_its_cover() -> None:
    # broken Morale 6; in the Woods of A9, with Cover 2, it is 8
    for hex_, card, is_lost in (("C8", 33, True), ("C8", 21, False), ("A9", 43, False), ("A9", 53, True)):
        table = Reading(
            "commissar", [f"{RIFLE} A1"], [f"{FOE} {hex_} broken", f"{FOE} K1"], who="allies", initiative="axis"
        ).read(allies=[card])
        assert table.asked == "axis reroll"
        table.do("keep")
        assert table.told("triggered") == []  # CC-1.9.1-d2: card 33 shows Event!
        assert table.fact("allies.0") == (f"{FOE} casualty" if is_lost else f"{FOE} {hex_}")
        assert table.fact("vp") == (2 if is_lost else 0)
        assert table.asked == "axis turn"


@pytest.mark.rule("CC-E50")
def test_the_commissar_must_have_one_of_several_and_nobody_is_asked_without_a_broken_unit() -> None:
    units = [f"{FOE} C8 broken", f"{FOE} K1", f"{FOE} K5 broken"]
    table = Reading("commissar", [f"{RIFLE} A1 broken"], units, who="allies").read()
    assert table.asked == "allies event"
    assert table.offers() == ["unit allies.0", "unit allies.2"]
    assert table.refusal("unit axis.0") == "CC-E42"
    assert table.refusal("decline") == "CC-5.1"
    table = Reading("commissar", [f"{RIFLE} A1 broken"], [f"{FOE} K1"], who="allies").read()
    assert table.asked == "axis turn"


@pytest.mark.rule("CC-E51", "CC-3.3.1.1")
def test_cower_suppresses_own_squads_out_of_every_leaders_radius() -> None:
    units = [f"{RIFLE} C7", f"{RIFLE} C8", f"{RIFLE} C9 broken", "german.team.line K9", "german.leader.bolter C7"]
    table = Reading("cower", [*units, "german.leader.schmidt O9 broken", f"{RIFLE} O9", f"{RIFLE} O10"], [f"{FOE} K1"])
    table.read()
    hit = [each["unit"] for each in table.told("was-suppressed")]
    assert hit == [2, 7]  # C9 is two hexes from Command 1; a broken Leader has his own hex only
    assert table.asked == "axis turn"


@pytest.mark.rule("CC-E57")
def test_fog_of_war_costs_each_hand_a_random_card() -> None:
    sides = {"axis": {"hand": [1, 2]}, "allies": {"hand": [3, 4, 5]}}
    table = Reading("fog_of_war", [f"{RIFLE} A7"], [f"{FOE} K1"], sides=sides).read(hand_axis=[2], hand_allies=[5])
    assert table.fact("axis.hand") == [1]
    assert table.fact("allies.hand") == [3, 4]
    assert [each["side"] for each in table.told("discarded")] == [1, 0]  # the inactive player's first
    assert 2 in table.fact("axis.discard")
    assert table.fact("allies.discard") == [5]


@pytest.mark.rule("CC-E57")
def test_an_empty_hand_loses_nothing_in_the_fog() -> None:
    table = Reading("fog_of_war", [f"{RIFLE} A7"], [f"{FOE} K1"], sides={"axis": {"hand": [1]}}).read(hand_axis=[1])
    assert [each["side"] for each in table.told("discarded")] == [0]
    assert table.asked == "axis turn"


@pytest.mark.rule("CC-E61", "CC-1.2")
def test_interrogation_shows_the_hand_to_the_receiving_player_alone() -> None:
    table = Reading("interrogation", [f"{RIFLE} A7"], [f"{FOE} K1"], sides={"allies": {"hand": [3, 4, 5]}}).read()
    assert table.asked == "axis event"
    assert table.offers() == ["card 3", "card 4", "card 5", "decline"]
    assert table.refusal("card 6") == "CC-1.6"
    assert table.fact("allies.shown") == [3, 4, 5]
    shown = [event for event in table.log.events if GAME.tell(table.state, event).kind == "card-shown"]
    assert [event.reaches(0) for event in shown] == [True] * 3
    assert not any(event.reaches(1) or event.reaches(-1) for event in shown)
    assert list(leaks(GAME, table.state, 1)) == []
    table.do("card 4")
    assert table.fact("allies.hand") == table.fact("allies.shown") == [3, 5]
    assert table.fact("allies.discard") == [4]


@pytest.mark.rule("CC-E61")
def test_interrogation_may_leave_the_hand_alone_and_meets_no_empty_one() -> None:
    table = Reading("interrogation", [f"{RIFLE} A7"], [f"{FOE} K1"], sides={"allies": {"hand": [3]}}).read()
    table.do("decline")
    assert table.fact("allies.hand") == [3]
    table = Reading("interrogation", [f"{RIFLE} A7"], [f"{FOE} K1"]).read()
    assert table.told("hand-shown") == []
    assert table.asked == "axis turn"
