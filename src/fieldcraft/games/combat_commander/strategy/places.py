"""What it is worth for a unit to stand in a hex: objectives, the way off the map, danger, targets and company."""

from bisect import bisect_left

from fieldcraft.games.combat_commander.ground import HALF
from fieldcraft.games.combat_commander.hexes import DEPTH, DISTANCE, HEXES
from fieldcraft.games.combat_commander.kinds import NONE
from fieldcraft.games.combat_commander.pieces import UNIT_FIGURES, UNIT_IS_HERO, UNIT_VP
from fieldcraft.games.combat_commander.rules.movement import points_left
from fieldcraft.games.combat_commander.rules.stacking import MOST_FIGURES
from fieldcraft.games.combat_commander.rules.units import command_of, movement_of, range_of
from fieldcraft.games.combat_commander.state import EDGE
from fieldcraft.games.combat_commander.strategy.sight import FAR, Sight

STANDING_FIRE = 0.3
"""How likely the enemy has a Fire card for a unit that stands."""
MOVING_FIRE = 0.4
STEP = 7.0
"""Half MPs of an average Move Order."""
NEARER = 0.8
"""What a goal is worth one Move Order further away."""
WIN = 1000.0


class Places:
    """Judges hexes for the units of one side."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.worths: dict[tuple[int, int], float] = {}
        self.shots: dict[tuple[int, int], int] = {}
        self.guards = self.guarded()
        self.holders = [[unit for unit in sight.mine if sight.at[unit] in goals] for goals in sight.prize_hexes]
        self.runners = [
            sorted(way[sight.at[unit]] for unit in sight.mine if not sight.is_leader(unit)) for way in sight.prize_ways
        ]
        """By Objective: how far each own Squad and Team is from it."""

    def guarded(self) -> list[float]:
        """By own Objective: how much it needs somebody in it, by how near the enemy is."""
        sight = self.sight
        found = []
        for objective, worth in enumerate(sight.prizes):
            if not sight.is_mine(objective):
                found.append(0.0)
                continue
            near = min(
                (int(DISTANCE[at * 150 + hex_]) for at in sight.foe_hexes for hex_ in sight.prize_hexes[objective]),
                default=99,
            )
            found.append(2.0 * worth * (1.0 if near <= 2 else 0.7 if near <= 4 else 0.35 if near <= 7 else 0.1))
        return found

    def worth(self, unit: int, hex_: int) -> float:
        """How good it is for a unit of this side to stand there, in VP."""
        known = self.worths.get((unit, hex_))
        if known is None:
            known = self.judge(unit, hex_)
            self.worths[unit, hex_] = known
        return known

    def judge(self, unit: int, hex_: int) -> float:
        sight = self.sight
        found = self.pull(unit, hex_)
        found -= sight.danger(unit, hex_, STANDING_FIRE)
        found += 0.04 * sight.cover(hex_) + self.company(unit, hex_)
        if sight.is_broken(unit):
            return found - 0.6 * max(0, 4 - self.nearest_foe(hex_)) * 0.2
        return found + self.fields_of_fire(unit, hex_)

    def nearest_foe(self, hex_: int) -> int:
        return min((int(DISTANCE[at * 150 + hex_]) for at in self.sight.foe_hexes), default=20)

    def fields_of_fire(self, unit: int, hex_: int) -> float:
        """Enemies in range and sight."""
        sight = self.sight
        reach = int(range_of(sight.battle, unit))
        weapon = sight.weapon[unit]
        factor = 0.08
        if weapon != NONE:
            reach = max(reach, sight.weapon_reach(weapon))
            factor = 0.14
        seen = self.shots.get((hex_, reach))
        if seen is None:
            seen = sum(
                1
                for at in sight.foe_hexes
                if DISTANCE[at * 150 + hex_] <= reach and 0 <= sight.hindrance(hex_, at) <= 3
            )
            self.shots[hex_, reach] = seen
        return factor * min(seen, 3)

    def company(self, unit: int, hex_: int) -> float:
        """Stacking limits; Leaders near their men."""
        sight = self.sight
        crowd = [other for other in sight.there(hex_, sight.seat) if other != unit]
        figures = sum(int(UNIT_FIGURES[sight.kind[other]]) for other in crowd)
        own = int(UNIT_FIGURES[sight.kind[unit]])
        found = -0.1 * len(crowd) if len(crowd) > 1 else 0.0
        if figures + own > MOST_FIGURES:
            found -= 4.0
        if sight.is_leader(unit):
            radius = int(command_of(sight.battle, unit))
            men = [
                other
                for other in sight.mine
                if not sight.is_leader(other) and DISTANCE[sight.at[other] * 150 + hex_] <= radius
            ]
            found += 0.3 * min(len(men), 6)
        return found

    def pull(self, unit: int, hex_: int) -> float:
        """The Objectives to take and to hold, and the way off the map: the best of them, the nearer the better."""
        sight = self.sight
        exit_worth = self.exit_worth(unit)
        best = exit_worth * nearness(sight.ways_out[hex_]) if exit_worth > 0 else 0.0
        for objective, prize in enumerate(sight.prizes):
            goals = sight.prize_hexes[objective]
            if sight.is_mine(objective):
                if self.guards[objective] <= 0 or (hex_ not in goals and self.is_held(objective, unit)):
                    continue
                share = 1.0 if hex_ in goals and not self.is_held(objective, unit) else 0.3 if hex_ in goals else 0.8
                value = self.guards[objective] * share
            else:
                value = prize * (2.0 if sight.view.control[objective] == sight.foe else 1.0) + 0.5
                value /= 1.0 + 0.35 * self.rivals(objective, unit, hex_)
            best = max(best, value * nearness(sight.prize_ways[objective][hex_]))
        if sight.is_leader(unit):
            best *= 0.6
        return best

    def is_held(self, objective: int, unit: int) -> bool:
        """Does another own unit stand in it?"""
        return any(other != unit for other in self.holders[objective])

    def rivals(self, objective: int, unit: int, hex_: int) -> int:
        """Other own units that are nearer to an Objective."""
        way = self.sight.prize_ways[objective]
        nearer = bisect_left(self.runners[objective], way[hex_])
        is_one = not self.sight.is_leader(unit) and unit in self.sight.at and way[self.sight.at[unit]] < way[hex_]
        return nearer - 1 if is_one else nearer

    def exit_worth(self, unit: int) -> float:
        """VP for leaving over the enemy's edge, less what the unit still could do here (CC-7.2.1)."""
        sight = self.sight
        kind = sight.kind[unit]
        if UNIT_IS_HERO[kind] or sight.is_last(unit):
            return 0.0
        return float(UNIT_VP[kind]) * sight.exit_factor

    def leaving_worth(self, units: list[int]) -> float:
        """What it is worth if these units leave the map now."""
        sight = self.sight
        if self.sight.exit_factor == 0:
            return -WIN
        points = sum(float(UNIT_VP[sight.kind[unit]]) * sight.exit_factor for unit in units)
        if len(sight.mine) <= len(units):
            return WIN if sight.lead + points > 0 else -WIN
        return points - 0.5

    def best_reach(self, unit: int) -> tuple[float, int]:
        """The gain of the best hex a unit could move to, and the hex."""
        sight = self.sight
        from_ = sight.at[unit]
        points = int(movement_of(sight.battle, unit)) * HALF
        here = self.worth(unit, from_)
        best, goal = 0.0, NONE
        for hex_ in sight.reach(unit, from_, points):
            gain = self.worth(unit, hex_) - here - self.way_risk(unit, hex_)
            if gain > best:
                best, goal = gain, hex_
        if sight.exit_factor and sight.ways_out[from_] <= points and not sight.is_last(unit):
            best = max(best, self.exit_worth(unit) - here)
        return best, goal

    def way_risk(self, unit: int, hex_: int) -> float:
        """Opportunity Fire on the way."""
        return self.sight.danger(unit, hex_, MOVING_FIRE - STANDING_FIRE)

    def left(self, unit: int) -> int:
        """Half MPs a unit can still spend."""
        return int(points_left(self.sight.battle, unit))

    def is_own_edge(self, hex_: int) -> bool:
        return DEPTH[self.sight.fact(EDGE) * HEXES + hex_] == 1


def nearness(way: int) -> float:
    """How much a goal counts from so many half MPs away."""
    return 0.0 if way >= FAR else NEARER ** (way / STEP)
