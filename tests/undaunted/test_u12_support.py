"""U-12 Support actions: what may be chosen, in every place."""

from itertools import product

import pytest

from fieldcraft.games.undaunted.happenings import COMMANDED, DREW
from tests.undaunted.arranged import (
    SCENARIOS,
    act,
    distances_from,
    fact,
    layout,
    legal,
    may,
    position,
)

UNITS = [f"{title}_{squad}" for title in ("rifleman", "scout", "machine_gunner") for squad in "abc"]
MORTARS = [(each, side) for each, side in product(SCENARIOS, ("us", "ger")) if "mortar" in layout(each)["cards"][side]]
"""The scenarios and sides that have a Mortar."""


@pytest.mark.rule("U-12.13")
@pytest.mark.parametrize(("scenario", "side"), MORTARS)
def test_target_tiles_from_every_tile(scenario: str, side: str) -> None:
    for tile in layout(scenario)["tiles"]:
        far = {other for other, steps in distances_from(scenario, tile).items() if steps >= 3}
        given = {"active": side, side: {"hand": ["mortar", "mortar"]}, "counters": {f"{side}.mortar": tile}}
        state = position(scenario, given)
        assert may(state, side, "target mortar") == bool(far)
        if far:
            act(state, side, "target mortar")
            assert legal(state, side, "mark") == far
            first = min(far)
            act(state, side, f"mark {first}; target mortar")
            assert legal(state, side, "mark") == far - {first}


@pytest.mark.rule("U-12.1", "U-12.2")
@pytest.mark.parametrize("squad", ["a", "b", "c"])
def test_what_a_squad_leader_bolsters(squad: str) -> None:
    """In scenario 8 every kind of card is in the game; his own only copy is in the play area."""
    state = position("8", {"us": {"hand": [f"squad_leader_{squad}"], "deck": {}}})
    assert len(fact(state, "us.supply")) == 16
    act(state, "us", f"bolster squad_leader_{squad}")
    assert legal(state, "us", "take") == {f"{title}_{squad}" for title in ("rifleman", "scout", "machine_gunner")}


@pytest.mark.rule("U-12.2")
def test_a_platoon_sergeant_bolsters_everything() -> None:
    state = position("8", {"us": {"hand": ["platoon_sergeant"], "deck": {}}})
    act(state, "us", "bolster platoon_sergeant")
    leaders = [f"squad_leader_{squad}" for squad in "abc"]
    assert legal(state, "us", "take") == {*UNITS, *leaders, "sniper", "mortar", "platoon_guide", "fog_of_war"}


@pytest.mark.rule("U-12.11")
@pytest.mark.parametrize("squad", ["a", "b", "c"])
def test_whom_a_squad_leader_inspires(squad: str) -> None:
    others = [f"squad_leader_{other}" for other in "abc" if other != squad]
    lying = [*UNITS, *others, "sniper", "mortar", "platoon_guide", "platoon_sergeant"]
    state = position("8", {"us": {"hand": [f"squad_leader_{squad}"], "play": lying}})
    act(state, "us", f"inspire squad_leader_{squad}")
    assert legal(state, "us", "take") == {f"{title}_{squad}" for title in ("rifleman", "scout", "machine_gunner")}


@pytest.mark.rule("U-12.5", "U-12.7", "U-12.9")
@pytest.mark.parametrize("marked", [True, False])
def test_control_on_every_tile(marked: bool) -> None:
    """Scenario 1 with its enemies all on 11B: there Control is barred, elsewhere it scores the tile's objective."""
    tiles = layout("1")["tiles"]
    enemies = {f"ger.{unit}": "11B" for unit in ("rifleman_a", "rifleman_b", "scout_a", "scout_b")}
    for tile in tiles:
        given = {
            "us": {"hand": ["rifleman_a"], "scouted": tiles if marked else []},
            "counters": {"us.rifleman_a": tile, **enemies},
        }
        state = position("1", given)
        assert may(state, "us", "control rifleman_a") == (tile != "11B")
        if tile != "11B":
            act(state, "us", "control rifleman_a")
            assert fact(state, "us.controlled") == [tile]
            assert tile not in fact(state, "us.scouted")
            assert fact(state, "us.points") == layout("1")["objectives"].get(tile, 0)
            assert fact(state, "ger.points") == (0 if tile == "5B" else 3)


@pytest.mark.rule("U-12.6")
@pytest.mark.parametrize("unit", [*UNITS, "sniper", "mortar"])
@pytest.mark.parametrize("face", ["", " suppressed"])
def test_every_enemy_counter_bars_control(unit: str, face: str) -> None:
    given = {"us": {"hand": ["rifleman_a"]}, "counters": {"us.rifleman_a": "4B", f"ger.{unit}": "4B" + face}}
    state = position("8", given)
    assert not may(state, "us", "control rifleman_a")
    assert may(position("8", given | {"counters": {"us.rifleman_a": "4B"}}), "us", "control rifleman_a")


@pytest.mark.rule("U-12.15")
def test_the_number_is_told_before_the_cards_are_drawn() -> None:
    state = position("1", {"us": {"hand": ["platoon_sergeant"]}})
    assert not [event for event in act(state, "us", "command platoon_sergeant") if event.kind == DREW]
    told = act(state, "us", "number 2", {"draw.us": ["rifleman_a", "fog_of_war"]})
    assert [event.kind for event in told if event.kind in (COMMANDED, DREW)] == [COMMANDED, DREW, DREW]
    assert next(event.b for event in told if event.kind == COMMANDED) == 2
