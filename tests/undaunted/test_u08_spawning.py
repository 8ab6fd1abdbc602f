"""U-8 Spawning: every unit's one spawn tile."""

import pytest

from fieldcraft.games.undaunted import GAME
from fieldcraft.games.undaunted.kinds import KIND_NAMES, UNITS
from tests.undaunted.acting import SCENARIOS, SIDES, act, raw_scenario


def covers(label: str, unit: str) -> bool:
    """Does what the spawn marker shows cover the unit?"""
    shown = label.split()
    squad = unit[-1].upper() if unit[-2] == "_" else ""
    return "ALL" in shown or squad in shown or unit.upper() in shown


@pytest.mark.rule("U-8.1", "U-8.2")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_unit_spawns_on_its_one_tile(scenario: str, seat: int) -> None:
    raw, side = raw_scenario(scenario), SIDES[seat]
    units = [unit for unit in KIND_NAMES[:UNITS] if unit in raw["cards"][side]]
    assert units
    for unit in units:
        (tile,) = (marker["tile"] for marker in raw["spawn"][side] if covers(marker["label"], unit))
        given = {"active": side, side: {"hand": [unit]}, "counters": {f"{side}.{unit}": "off"}}
        state = GAME.arrange(scenario, {}, given)
        act(state, seat, f"{'target' if unit == 'mortar' else 'attack'} {unit}")
        assert GAME.facts(state)[f"{side}.{unit}"] == tile, unit
