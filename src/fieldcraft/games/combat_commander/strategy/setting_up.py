"""Where the pieces go at set-up, and where reinforcements come in."""

from bisect import bisect_right
from collections.abc import Callable

from fieldcraft.games.combat_commander.hexes import DEPTH, DISTANCE, HEXES
from fieldcraft.games.combat_commander.kinds import MINES, NONE, SQUAD, WIRE
from fieldcraft.games.combat_commander.pieces import UNIT_FIGURES, UNIT_MOVE, UNIT_QUALITY, UNIT_TYPE, WEAPON_MOVE
from fieldcraft.games.combat_commander.process import ENTERING
from fieldcraft.games.combat_commander.rules.frames import UNIT
from fieldcraft.games.combat_commander.rules.preparing import next_unit, next_weapon, next_works
from fieldcraft.games.combat_commander.rules.stacking import MOST_FIGURES
from fieldcraft.games.combat_commander.state import EDGE
from fieldcraft.games.combat_commander.strategy.places import Places, nearness
from fieldcraft.games.combat_commander.strategy.sight import Sight
from fieldcraft.games.combat_commander.verbs import DECLINE, EQUIP, NUMBER, PLACE

Score = Callable[[Sight, int, int], float]

WEAPON_TEAM_QUALITY = 3


def placing_score(sight: Sight) -> Score:
    places = Places(sight)
    is_entering = sight.battle.window == ENTERING
    unit = sight.top[UNIT] if is_entering else int(next_unit(sight.battle, sight.seat))

    def score(sight: Sight, verb: int, arg: int) -> float:
        if verb == PLACE:
            if unit == NONE:
                return works_worth(sight, arg)
            return post_worth(places, unit, arg)
        if verb == EQUIP:
            return bearer_worth(sight, arg)
        return -1.0 if verb in (DECLINE, NUMBER) else 0.0  # nothing is held back

    return score


def works_worth(sight: Sight, hex_: int) -> float:
    """Shelters where men stand, best in Objectives; Mines and Wire in front of them."""
    men = len(sight.there(hex_, sight.seat))
    if next_works(sight.battle, sight.seat) in (MINES, WIRE):
        near = sum(1 for unit in sight.mine if DISTANCE[sight.at[unit] * 150 + hex_] == 1)
        return near + 0.1 * int(DEPTH[sight.fact(EDGE) * HEXES + hex_]) - 3.0 * men - 0.3 * sight.cover(hex_)
    return men * (2.0 if sight.ground.objective[hex_] else 1.0) + 0.3 * men * (3 - sight.cover(hex_))


def post_worth(places: Places, unit: int, hex_: int) -> float:
    """A place to begin: covered, near the prizes, near the others but not on top of them."""
    sight = places.sight
    found = 0.12 * sight.cover(hex_) + 2.0 * goal_worth(places, hex_) - sight.danger(unit, hex_, 0.4)
    found += places.company(unit, hex_)
    figures = sight.figures(hex_)
    if figures + int(UNIT_FIGURES[sight.kind[unit]]) > MOST_FIGURES:
        return -9.0
    if figures >= 4:
        found -= 0.3
    near = sum(1 for other in sight.mine if DISTANCE[sight.at[other] * 150 + hex_] <= 2)
    return found + 0.05 * min(near, 4)


def goal_worth(places: Places, hex_: int) -> float:
    """How near the hex is to the Objectives, less what is held already."""
    sight = places.sight
    best = 0.0
    for objective, prize in enumerate(sight.prizes):
        way = sight.prize_ways[objective]
        others = bisect_right(places.runners[objective], 4)
        swing = prize * (2.0 if sight.is_mine(objective) else 1.5)
        best = max(best, swing / (1.0 + 0.8 * others) * nearness(way[hex_]))
    return max(best, 2.0 * sight.exit_factor * nearness(sight.ways_out[hex_]))


def bearer_worth(sight: Sight, unit: int) -> float:
    """Weapons to those who can carry them: Teams made for it, then Squads, never Leaders if it can be helped."""
    kind = sight.kind[unit]
    weapon = int(next_weapon(sight.battle, sight.seat))
    slow = int(WEAPON_MOVE[sight.battle.counters.weapon_kind[weapon]]) if weapon != NONE else 0
    if UNIT_QUALITY[kind] == WEAPON_TEAM_QUALITY:
        return 3.0
    if UNIT_TYPE[kind] == SQUAD:
        return 2.0 - 0.1 * max(0, -slow - int(UNIT_MOVE[kind * 2]) + 3)
    return 1.0 if not sight.is_leader(unit) else 0.0
