"""Areas of a map: where pieces are set up or enter (CC-S.1)."""

from fieldcraft.games.combat_commander.effects import Area, Restriction
from fieldcraft.games.combat_commander.hexes import EDGE_NAMES, HEXES, depth, distance, hex_number, step
from fieldcraft.games.combat_commander.map_file import Map


def hexes_of(area: Area, board: Map) -> set[int]:
    """The hexes of an area; where enemy units stand is left to the set-up (`no_enemy_unit`)."""
    found = set(range(HEXES))
    if area.edge is not None:
        edge = EDGE_NAMES.index(area.edge)
        found = {hex_ for hex_ in found if depth(hex_, edge) <= (area.depth or 0)}
    if area.hexes:
        centres = [hex_number(name) for name in area.hexes]
        near = {hex_: min(distance(hex_, centre) for centre in centres) for hex_ in found}
        found = {
            hex_
            for hex_ in found
            if (area.within is None or near[hex_] <= area.within)
            and (area.at_least is None or near[hex_] >= area.at_least)
        }
    return {hex_ for hex_ in found if area.restriction is None or allowed(area.restriction, board, hex_)}


def allowed(restriction: Restriction, board: Map, hex_: int) -> bool:
    """Whether a hex may be used under a restriction, as far as the map tells."""
    each = board.at(hex_)
    if restriction == "road":
        return each.road is not None
    if restriction == "woods_without_road":
        return each.terrain == "woods" and each.road is None
    if restriction == "in_or_next_to_building":
        near = [hex_, *(int(step(hex_, direction)) for direction in range(1, 7))]
        return any(board.at(other).terrain == "building" for other in near if other >= 0)
    return True
