"""U-13 Casualties: every way the cards of a unit can lie."""

from itertools import product

import pytest

from fieldcraft.games.undaunted.happenings import CASUALTY, COUNTER_REMOVED, RESHUFFLED
from tests.undaunted.arranged import act, fact, position

ZONES = ("hand", "discard", "deck")
"""The zones of U-13.1, in their order."""


@pytest.mark.rule("U-13.1", "U-13.2", "U-13.3", "U-13.4")
@pytest.mark.parametrize("lying", list(product(range(2), repeat=4)))
def test_the_first_zone_with_a_card_loses_one(lying: tuple[int, int, int, int]) -> None:
    """Own Blast on Riflemen A (position 6): cards in hand, discard pile, deck and play area; the rest in the supply."""
    copies = dict(zip((*ZONES, "play"), lying, strict=True))
    piles = {zone: {"rifleman_a": count, "squad_leader_b": 0, "scout_a": 0} for zone, count in copies.items()}
    for zone, card in zip(ZONES, ("squad_leader_b", "scout_a", "scout_a"), strict=True):
        piles[zone][card] = 1
    piles["hand"]["mortar"] = 1
    counters = {"ger.mortar": "2A", "ger.rifleman_b": "8B", "ger.scout_a": "8B", "ger.scout_b": "8B"}
    state = position("12", {"active": "ger", "ger": {**piles, "target": "3A"}, "counters": counters})
    supply = fact(state, "ger.supply")
    told = act(state, "ger", "blast mortar", {"blast": [0]})

    loser = next((zone for zone in ZONES if copies[zone]), None)
    for zone in (*ZONES, "play"):
        assert fact(state, f"ger.{zone}").get("rifleman_a", 0) == copies[zone] - (zone == loser)
    assert fact(state, "ger.supply") == supply
    assert fact(state, "ger.removed") == ({"rifleman_a": 1} if loser else {})
    assert fact(state, "ger.rifleman_a") == ("3A" if loser else "off")
    assert fact(state, "ger.hand").get("squad_leader_b") == 1
    assert fact(state, "ger.discard").get("scout_a") == fact(state, "ger.deck").get("scout_a") == 1
    assert RESHUFFLED not in [event.kind for event in told]


@pytest.mark.rule("U-13.9")
def test_a_search_that_finds_nothing_shows_only_that() -> None:
    given = {
        "us": {"hand": ["rifleman_a"]},
        "ger": {"hand": ["scout_a", "fog_of_war"], "discard": ["rifleman_b"], "deck": ["scout_b", "scout_b"]},
    }
    state = position("1", given)
    before = state.view(0).sides[1]
    told = act(state, "us", "attack rifleman_a; aim ger.rifleman_a", {"attack": [0]})
    after = state.view(0).sides[1]
    for pile in ("supply", "play", "cycle", "hand_size", "deck_size", "discard_size", "seen", "casualties"):
        assert getattr(after, pile) == getattr(before, pile)
    assert [event.kind for event in told if event.kind in (CASUALTY, COUNTER_REMOVED, RESHUFFLED)] == [COUNTER_REMOVED]


@pytest.mark.rule("U-13.1", "U-13.9")
@pytest.mark.parametrize("zone", ZONES)
def test_a_card_lost_is_missing_from_its_zone_alone(zone: str) -> None:
    given = {"us": {"hand": ["rifleman_a"]}, "ger": {"deck": ["scout_b"], zone: ["rifleman_a", "scout_b"]}}
    state = position("1", given)
    before = state.view(0).sides[1]
    (told,) = (
        event
        for event in act(state, "us", "attack rifleman_a; aim ger.rifleman_a", {"attack": [0]})
        if event.kind == CASUALTY
    )
    after = state.view(0).sides[1]
    for each in ZONES:
        assert getattr(after, f"{each}_size") == getattr(before, f"{each}_size") - (each == zone)
    assert (told.a, told.b, told.c) == (1, 0, ZONES.index(zone))
