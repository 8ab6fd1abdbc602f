"""CC-E47, E55, E69, E70, E73 Events that put or remove Fortifications."""

import pytest

from tests.combat_commander.reading import Reading, event_cards, frozen
from tests.combat_commander.table import GAME

RIFLE = "german.squad.rifle"
FOE = "russian.squad.rifle"
WORKS = {"booby_trap": "mines", "rubble": "wire", "shellholes": "foxholes"}


@pytest.mark.rule("CC-E47", "CC-E69", "CC-E73", "CC-1.9.1.1")
@pytest.mark.parametrize("event", WORKS)
def test_works_come_into_the_random_hex_and_hurt_nobody_there(event: str) -> None:
    table = Reading(event, [f"{RIFLE} C7"], [f"{FOE} K1"]).at("C7")
    assert table.fact("works.C7") == WORKS[event]
    assert table.fact("axis.0") == f"{RIFLE} C7"
    assert table.asked == "axis turn"
    assert table.fact("triggers") == 0


@pytest.mark.rule("CC-E47", "CC-E69", "CC-E73", "CC-E42-d2", "CC-F100")
@pytest.mark.parametrize("event", WORKS)
def test_no_works_in_water_in_a_blaze_or_beside_others(event: str) -> None:
    for hex_ in ("G7", "C9", "C7"):
        table = Reading(event, [f"{RIFLE} A7"], [f"{FOE} K1"], works={"C7": "trench"}, blaze={"C9": 1}).at(hex_)
        assert table.told("works-put") == []
        assert table.asked == "axis turn"


@pytest.mark.rule("CC-1.8", "CC-11.4")
def test_the_random_hex_repairs_weapons_first() -> None:
    table = Reading("shellholes", [f"{RIFLE} A7 w0"], [f"{FOE} K1"], ["german.weapon.light_mg broken"]).at("C5")
    assert [key for key in ("random-hex", "weapon-fixed", "works-put") if table.told(key)] == [
        "random-hex",
        "weapon-fixed",
        "works-put",
    ]
    assert table.fact("w0") == "german.weapon.light_mg"


@pytest.mark.rule("CC-1.9-d3", "CC-6.1.2")
def test_a_random_hex_that_empties_the_pile_advances_the_time_first() -> None:
    card = event_cards("booby_trap", "german")[0]
    others = [each for each in range(1, 73) if each != 13]
    table = Reading(
        "booby_trap", [f"{RIFLE} C7"], [f"{FOE} K1"], card=card, sides={"axis": {"discard": others}}, time=2
    ).read(axis=[13])
    assert table.fact("time") == 3
    assert table.fact("axis.deck_size") == 72
    assert table.fact("works.C7") == "mines"
    told = [GAME.tell(table.state, event).kind for event in table.log.events]
    assert told.index("revealed") < told.index("reshuffled") < told.index("random-hex")  # CC-1.3


@pytest.mark.rule("CC-SR.deep_frost")
def test_frozen_ground_takes_no_works_and_no_hex_is_drawn() -> None:
    for event in WORKS:
        table = Reading(event, [f"{RIFLE} C7"], [f"{FOE} K1"])
        frozen(table)
        table.read()
        assert table.told("random-hex") == []
        assert table.asked == "axis turn"


@pytest.mark.rule("CC-E55")
def test_entrench_digs_where_an_own_unit_is() -> None:
    table = Reading("entrench", [f"{RIFLE} A7"], [f"{FOE} K1", f"{FOE} D3"], who="allies", works={"D3": "wire"}).read()
    assert table.asked == "allies event"
    assert table.offers() == ["hex K1", "decline"]
    assert table.refusal("hex A7") == "CC-E42"  # no own unit
    assert table.refusal("hex D3") == "CC-8.1"  # has works
    table.do("hex K1")
    assert table.fact("works.K1") == "foxholes"
    assert table.asked == "axis turn"


@pytest.mark.rule("CC-E55")
def test_entrench_may_be_declined_and_asks_nobody_without_a_hex() -> None:
    table = Reading("entrench", [f"{RIFLE} A7"], [f"{FOE} K1"], who="allies").read().do("decline")
    assert table.told("works-put") == []
    table = Reading("entrench", [f"{RIFLE} A7"], [f"{FOE} K1"], who="allies", works={"K1": "foxholes"}).read()
    assert table.asked == "axis turn"
    table = Reading("entrench", [f"{RIFLE} A7"], [f"{FOE} K1"], who="allies")
    frozen(table)
    assert table.read().asked == "axis turn"


@pytest.mark.rule("CC-E70")
def test_sappers_clear_mines_or_wire_anywhere_and_nothing_else() -> None:
    works = {"K5": "mines", "C7": "wire", "D3": "foxholes"}
    table = Reading("sappers", [f"{RIFLE} A7"], [f"{FOE} K1"], works=works).read()
    assert table.offers() == ["hex C7", "hex K5", "decline"]
    assert table.refusal("hex D3") == "CC-E42"
    table.do("hex K5")
    assert "works.K5" not in GAME.facts(table.state)
    table = Reading("sappers", [f"{RIFLE} A7"], [f"{FOE} K1"], works={"D3": "bunker"}).read()
    assert table.asked == "axis turn"
