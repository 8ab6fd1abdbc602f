"""U-2 Setup."""

from collections.abc import Mapping
from typing import Any

import pytest

from fieldcraft.core.chance import FastChance
from fieldcraft.core.errors import BadInput
from fieldcraft.games.undaunted import GAME
from fieldcraft.games.undaunted.kinds import KIND_NAMES, UNITS
from tests.undaunted.acting import SCENARIOS, SIDES, raw_scenario

CARDLESS = ({"hand": ["sniper"]}, {"deck": ["platoon_guide"]}, {"supply": ["rifleman_c"]})


def at_start(scenario: str) -> Mapping[str, Any]:
    """The position before the first card is drawn."""
    return GAME.facts(GAME.arrange(scenario, {}, {}))


@pytest.mark.rule("U-2.1")
def test_twelve_scenarios_for_two_sides() -> None:
    assert [each.id for each in GAME.scenarios()] == [str(number) for number in range(1, 13)]
    assert GAME.seat_ids == ("us", "ger")
    assert [str(GAME.scenarios()[number].title) for number in (0, 11)] == ["La Raye", "Mortain"]
    with pytest.raises(BadInput):
        GAME.setup("13", {}, FastChance(1))


@pytest.mark.rule("U-2.2")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_markers_and_counters_as_listed(scenario: str, side: str) -> None:
    raw, facts = raw_scenario(scenario), at_start(scenario)
    placed = {unit: tile for tile, units in raw["counters"][side].items() for unit in units}
    assert {unit: facts[f"{side}.{unit}"] for unit in placed} == placed, "all ready"
    assert set(facts[f"{side}.scouted"]) == set(raw["markers"][side]["scouted"])
    assert set(facts[f"{side}.controlled"]) == set(raw["markers"][side]["controlled"])


@pytest.mark.rule("U-2.2")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_tiles_and_objectives_as_listed(scenario: str) -> None:
    raw, facts = raw_scenario(scenario), at_start(scenario)
    values = {name.removeprefix("value."): value for name, value in facts.items() if name.startswith("value.")}
    assert values == {tile: raw["objectives"].get(tile, 0) for line in raw["layout"]["lines"] for tile in line["tiles"]}


@pytest.mark.rule("U-2.2")
def test_only_scenario_10_has_the_radio() -> None:
    assert {each: raw_scenario(each).get("radio_tile") for each in SCENARIOS} == {
        each: "6B" if each == "10" else None for each in SCENARIOS
    }
    with_radio = [each for each in SCENARIOS if GAME.arrange(each, {}, {}).board.radio >= 0]
    assert with_radio == ["10"]


@pytest.mark.rule("U-2.3")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_other_counters_are_off_the_board(scenario: str, side: str) -> None:
    raw, facts = raw_scenario(scenario), at_start(scenario)
    placed = {unit for units in raw["counters"][side].values() for unit in units}
    assert {facts[f"{side}.{unit}"] for unit in KIND_NAMES[:UNITS] if unit not in placed} <= {"off"}


@pytest.mark.rule("U-2.3")
@pytest.mark.parametrize("cards", CARDLESS)
def test_no_card_of_a_unit_outside_the_scenario(cards: Mapping[str, list[str]]) -> None:
    with pytest.raises(BadInput):
        GAME.arrange("1", {}, {"us": cards})


@pytest.mark.rule("U-2.3")
def test_no_counter_of_a_unit_outside_the_scenario() -> None:
    GAME.arrange("2", {}, {"counters": {"ger.machine_gunner_a": "1B"}})
    with pytest.raises(BadInput):
        GAME.arrange("2", {}, {"counters": {"ger.machine_gunner_b": "1B"}})


@pytest.mark.rule("U-2.3", "U-1.3")
@pytest.mark.parametrize("card", KIND_NAMES)
@pytest.mark.parametrize("verb", ["attack", "suppress", "blast", "move", "hunker", "ready"])
def test_a_play_has_a_name_even_where_no_counter_could_appear_for_it(verb: str, card: str) -> None:
    state = GAME.arrange("1", {}, {"active": "us", "counters": {"us.rifleman_a": "off"}})
    label = GAME.label(state, 0, GAME.parse(state, f"{verb} {card}"))
    assert ("tile" in label.args) == (card == "rifleman_a" and verb not in ("hunker", "ready"))


@pytest.mark.rule("U-2.4")
def test_who_holds_the_initiative_marker_first() -> None:
    ger = ("3", "6", "9", "10", "11", "12")
    assert {each: at_start(each)["initiative"] for each in SCENARIOS} == {
        each: "ger" if each in ger else "us" for each in SCENARIOS
    }


@pytest.mark.rule("U-2.5")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_deck_supply_and_nothing_else(scenario: str, side: str) -> None:
    cards, facts = raw_scenario(scenario)["cards"][side], at_start(scenario)
    assert facts[f"{side}.deck"] == {card: deck for card, (deck, _) in cards.items() if deck}
    assert facts[f"{side}.supply"] == {card: supply for card, (_, supply) in cards.items() if supply}


@pytest.mark.rule("U-2.5")
def test_the_deck_is_shuffled() -> None:
    hands = {str(GAME.facts(GAME.setup("1", {}, FastChance(seed)))["us.hand"]) for seed in range(30)}
    assert len(hands) > 5


@pytest.mark.rule("U-2.6")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_all_other_zones_are_empty_and_no_target_lies(scenario: str, side: str) -> None:
    facts = at_start(scenario)
    assert [facts[f"{side}.{pile}"] for pile in ("hand", "play", "discard", "removed")] == [{}, {}, {}, {}]
    assert facts[f"{side}.target"] is None
