"""The scenarios, loaded and checked, their areas and the ground they are played on (CC-S)."""

from functools import cache

from msgspec.structs import replace

from fieldcraft.core.data import load
from fieldcraft.core.errors import BadInput
from fieldcraft.games.combat_commander.areas import hexes_of
from fieldcraft.games.combat_commander.effects import GullyLos, HexsideModifier, MoveCostOverride, TerrainModifier
from fieldcraft.games.combat_commander.ground import HALF, Ground
from fieldcraft.games.combat_commander.hexes import hex_number
from fieldcraft.games.combat_commander.kinds import SIDE_NAMES
from fieldcraft.games.combat_commander.maps import files_of, map_of, numbered
from fieldcraft.games.combat_commander.nations import SideName
from fieldcraft.games.combat_commander.scenario_file import Scenario
from fieldcraft.games.combat_commander.soundness import check
from fieldcraft.games.combat_commander.survey import Changes, GullyChange, HexsideChange, TerrainChange, ground_of


def changes_of(played: Scenario) -> Changes:
    """What the special rules change in the ground (CC-SR)."""
    gullies = played.effects(GullyLos)
    return Changes(
        hexsides=tuple(HexsideChange(e.feature, e.move, e.cover_across) for e in played.effects(HexsideModifier)),
        terrain=tuple(TerrainChange(e.terrain, round(HALF * e.move)) for e in played.effects(TerrainModifier)),
        all_ground_easy=tuple(SIDE_NAMES.index(e.side) for e in played.effects(MoveCostOverride)),
        gullies=GullyChange(gullies[0].gully_to_gully, tuple(map(hex_number, gullies[0].hexes))) if gullies else None,
    )


def ground_for(played: Scenario) -> Ground:
    """The ground a scenario is played on."""
    return ground_of(played.map, changes_of(played))


@cache
def all_scenarios() -> dict[str, Scenario]:
    """Every scenario by its number as text, in order; raises `BadData` with the first fault of a file."""
    places = files_of("scenarios")
    found = {}
    for number, name in numbered("scenarios", "scenario").items():
        scenario = replace(load(places[name], Scenario), file=name)
        if scenario.number != number:
            raise scenario.wrong("number", f"expected {number}")
        check(scenario)
        found[str(number)] = scenario
    return found


def scenario(scenario_id: str) -> Scenario:
    """A scenario by its number; raises `BadInput` naming those there are."""
    if scenario_id not in all_scenarios():
        raise BadInput("error-unknown-scenario", scenario=scenario_id, scenarios=", ".join(all_scenarios()))
    return all_scenarios()[scenario_id]


def set_up_hexes(played: Scenario, side: SideName) -> set[int]:
    """The hexes of a side's set-up area (CC-S.1)."""
    return hexes_of(played.sides[side].set_up, map_of(played.map))
