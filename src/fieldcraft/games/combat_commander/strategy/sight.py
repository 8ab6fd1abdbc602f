"""The table through a player's eyes: the view, with what follows from it."""

from functools import cache, cached_property
from heapq import heappop, heappush
from math import sqrt
from typing import Final

from fieldcraft.games.combat_commander import odds
from fieldcraft.games.combat_commander.ground import HALF, Ground
from fieldcraft.games.combat_commander.hexes import DEPTH, DISTANCE, HEXES, NEIGHBOUR, OFF_MAP, OPPOSITE_EDGE, row_of
from fieldcraft.games.combat_commander.kinds import (
    CHIT_W,
    CHIT_X,
    DEFEND,
    LEADER,
    NONE,
    OBJECTIVES,
)
from fieldcraft.games.combat_commander.pieces import UNIT_FIGURES, UNIT_IS_HERO, UNIT_TYPE, UNIT_VP, WEAPON_ORDNANCE
from fieldcraft.games.combat_commander.rules.movement import carries_weapons, is_at_any_edge
from fieldcraft.games.combat_commander.rules.occupation import value_of
from fieldcraft.games.combat_commander.rules.shots import line, piece_fp, why_no_reach
from fieldcraft.games.combat_commander.rules.units import (
    command_of,
    cover_in,
    fp_of,
    may_fire_weapon,
    morale_of,
    range_of,
    weapon_range,
)
from fieldcraft.games.combat_commander.setting import laid_out, name_of
from fieldcraft.games.combat_commander.state import (
    EDGE,
    FIRST_WEAPON,
    IS_BROKEN,
    POSTURE,
    SLOTS,
    Battle,
    is_on_map,
)
from fieldcraft.games.combat_commander.strategy.sketch import sketch
from fieldcraft.games.combat_commander.view import View

FAR: Final = 10_000
PRIOR_OF_OBJECTIVE: Final = 0.8
"""What an Objective may be worth by chits that one does not know, in VP."""
LAST_UNIT: Final = 15.0
"""Whose last unit on the map is eliminated has lost (CC-6.3)."""


class Sight:
    """What a player works out from a view before judging anything."""

    def __init__(self, view: View) -> None:
        assert view.own is not None, "a spectator does not play"
        self.view = view
        self.scenario = name_of(view.scenario)
        self.own = view.own
        self.seat = view.seat
        self.foe = 1 - view.seat
        self.battle: Battle = sketch(view)
        self.ground: Ground = self.battle.field.ground
        self.top: list[int] = view.stack[-1] if view.stack else []
        counters = self.battle.counters
        self.at = {each.unit: each.at for each in view.units if is_on_map(each.at)}
        self.kind = {each.unit: each.kind for each in view.units}
        self.marks = {each.unit: each.marks for each in view.units}
        self.weapon = {each.unit: int(counters.weapon[each.unit]) for each in view.units}
        self.mine = [unit for unit in self.at if unit // SLOTS == self.seat]
        self.foes = [unit for unit in self.at if unit // SLOTS == self.foe]

    def fact(self, fact: int) -> int:
        return int(self.battle.field.fact(self.seat, fact))

    @cached_property
    def by_hex(self) -> dict[int, list[int]]:
        """Units by hex, of both sides."""
        found: dict[int, list[int]] = {}
        for unit, at in self.at.items():
            found.setdefault(at, []).append(unit)
        return found

    def there(self, hex_: int, side: int) -> list[int]:
        """The units of a side in a hex."""
        return [unit for unit in self.by_hex.get(hex_, ()) if unit // SLOTS == side]

    @cached_property
    def foe_hexes(self) -> list[int]:
        return sorted({self.at[unit] for unit in self.foes})

    def is_leader(self, unit: int) -> bool:
        return UNIT_TYPE[self.kind[unit]] == LEADER

    def is_broken(self, unit: int) -> bool:
        return bool(self.marks[unit] & IS_BROKEN)

    def is_last(self, unit: int) -> bool:
        """Is it the only own unit on the map?"""
        return len(self.mine) <= 1

    def figures(self, hex_: int) -> int:
        """Own figures in a hex."""
        return sum(int(UNIT_FIGURES[self.kind[unit]]) for unit in self.there(hex_, self.seat))

    # The score

    @cached_property
    def lead(self) -> float:
        """How many VP this side is ahead, its own secret chits counted."""
        found = self.battle.vp if self.seat == 0 else -self.battle.vp
        chits = self.battle.player(self.seat).secret_chits
        for objective, holder in enumerate(self.view.control):
            worth = int(value_of(chits, objective))
            found += worth if holder == self.seat else -worth if holder == self.foe else 0
        return float(found)

    @cached_property
    def left(self) -> int:
        """Time Advances that are likely to come yet: the game is over when two dice fall below the Time."""
        return max(1, max(int(self.battle.field.sudden_death), 7) + 1 - self.view.time)

    @cached_property
    def prizes(self) -> list[float]:
        """By Objective: what control of it is worth, in VP (CC-7.3)."""
        chits = self.battle.open_chits | self.battle.player(self.seat).secret_chits
        return [float(value_of(chits, objective)) + PRIOR_OF_OBJECTIVE for objective in range(OBJECTIVES)]

    @cached_property
    def prize_hexes(self) -> list[list[int]]:
        return prize_hexes_of(self.scenario)

    def is_mine(self, objective: int) -> bool:
        return self.view.control[objective] == self.seat

    def worth(self, unit: int) -> float:
        """What the loss of a unit costs its owner: VP, Surrender, and what it could still do."""
        kind = self.kind[unit]
        points = float(UNIT_VP[kind]) * (2.0 if (int(self.battle.open_chits) >> CHIT_X) & 1 else 1.0)
        side = self.view.sides[unit // SLOTS]
        near = max(1, side.surrender - side.casualties)
        if UNIT_IS_HERO[kind]:
            return 1.0
        if len(self.mine if unit // SLOTS == self.seat else self.foes) == 1:
            points += LAST_UNIT
        return points + 10.0 / (near * sqrt(near)) + (0.5 if self.is_leader(unit) else 0.4)

    def break_worth(self, unit: int) -> float:
        """What it costs its owner if the unit breaks now."""
        return self.worth(unit) if self.is_broken(unit) else 0.5 * self.worth(unit)

    @cached_property
    def exit_factor(self) -> float:
        """What multiplies the VP of a unit that leaves the map; 0 where leaving is no good (CC-SR.exit_only)."""
        special = self.battle.field.special
        if special.exit_kills[self.seat] or (special.raider == self.seat and carries_weapons(self.battle, self.foe)):
            return 0.0
        return 2.0 if (int(self.battle.open_chits) >> CHIT_W) & 1 else 1.0

    @cached_property
    def is_defender(self) -> bool:
        return self.fact(POSTURE) == DEFEND

    # Dice

    @cached_property
    def dice(self) -> tuple[odds.Chances, odds.Chances]:
        """The next roll of each side."""
        return odds.totals(self.battle, 0, self.seat), odds.totals(self.battle, 1, self.seat)

    @cached_property
    def my_fire(self) -> dict[int, odds.Fate]:
        """By lead of FP over Morale and Cover: what this side's fire does to a unit that stands."""
        return {lead: odds.hits(self.dice[self.seat], lead, self.dice[self.foe], False) for lead in range(-12, 13)}

    @cached_property
    def their_fire(self) -> dict[int, float]:
        """By lead: how likely the other side's fire breaks a unit."""
        return {
            lead: odds.hits(self.dice[self.foe], lead, self.dice[self.seat], False).breaks for lead in range(-12, 13)
        }

    # Ways

    @cached_property
    def prize_ways(self) -> list[list[int]]:
        """By Objective: half MPs from every hex to the nearest hex of it."""
        return ways_to_prizes(self.scenario, self.seat)

    @cached_property
    def ways_out(self) -> list[int]:
        """Half MPs from every hex over the enemy's edge (CC-7.2.1)."""
        return ways_out(self.scenario, self.seat)

    def reach(self, unit: int, from_: int, points: int) -> dict[int, int]:
        """The hexes a unit can move to with so many half MPs, and the MPs spent; without the first hex."""
        costs = {from_: 0}
        frontier = [(0, from_)]
        blocked = self.barred
        move_cost = self.costs
        while frontier:
            spent, hex_ = heappop(frontier)
            if spent > costs[hex_]:
                continue
            for direction, to in NEXT[hex_]:
                cost = move_cost[hex_ * 7 + direction]
                total = spent + cost
                if cost and total <= points and to not in blocked and total < costs.get(to, FAR):
                    costs[to] = total
                    if to not in self.wired:
                        heappush(frontier, (total, to))
        del costs[from_]
        return costs

    @cached_property
    def costs(self) -> list[int]:
        return costs_of(self.scenario, self.seat)

    @cached_property
    def barred(self) -> set[int]:
        """Hexes no Move can enter now."""
        return {*self.foe_hexes, *(each.hex for each in self.view.hexes if each.blaze)}

    @cached_property
    def wired(self) -> set[int]:
        return {each.hex for each in self.view.hexes if each.works == 5}

    # Danger

    @cached_property
    def guns(self) -> list[tuple[int, int, int, bool]]:
        """What the enemy can fire with: hex, FP, range, and is it ordnance."""
        found = []
        for unit in self.foes:
            hex_ = self.at[unit]
            reach = int(range_of(self.battle, unit))
            if reach > 0:
                found.append((hex_, int(fp_of(self.battle, unit)), reach, False))
            weapon = self.weapon[unit]
            if weapon != NONE and may_fire_weapon(self.battle, weapon):
                kind = self.battle.counters.weapon_kind[weapon]
                fp = int(piece_fp(self.battle, weapon + FIRST_WEAPON))
                found.append((hex_, fp, self.weapon_reach(weapon), WEAPON_ORDNANCE[kind] == 1))
        return found

    def weapon_reach(self, weapon: int) -> int:
        return int(weapon_range(self.battle, weapon))

    def threat(self, hex_: int) -> float:
        """The FP of the best fire group the enemy might have against a hex; far below 0 without any."""
        known = self._threats.get(hex_)
        if known is None:
            best, others = -20.0, 0
            for at, fp, reach, is_ordnance in self.guns:
                if DISTANCE[at * 150 + hex_] > reach:
                    continue
                hindrance = self.hindrance(at, hex_)
                if hindrance < 0:
                    continue
                strength = fp - 2.0 if is_ordnance else float(fp - hindrance)
                if strength > best:
                    best = strength
                others += 1
            known = best + min(max(others - 1, 0), 3) * 0.7
            self._threats[hex_] = known
        return known

    @cached_property
    def _threats(self) -> dict[int, float]:
        return {}

    @cached_property
    def _lines(self) -> dict[tuple[int, int], int]:
        return {}

    def hindrance(self, a: int, b: int) -> int:
        """The hindrance between two hexes, -1 without LOS."""
        found = self._lines.get((a, b))
        if found is None:
            found = int(line(self.battle, a, b))
            self._lines[a, b] = found
        return found

    def cover(self, hex_: int) -> int:
        return int(cover_in(self.battle, hex_, 0, False))

    def danger(self, unit: int, hex_: int, chance: float) -> float:
        """What enemy fire is likely to cost a unit in a hex, if the enemy fires with this chance."""
        threat = self.threat(hex_)
        if threat < 0:
            return 0.0
        lead = int(threat) - int(self.morale(unit)) - self.cover(hex_)
        return chance * self.their_fire[max(-12, min(12, lead))] * self.break_worth(unit)

    @cached_property
    def _morale(self) -> dict[int, int]:
        return {unit: int(morale_of(self.battle, unit)) for unit in self.at}

    def morale(self, unit: int) -> int:
        return self._morale.get(unit, 7)

    # Fire

    @cached_property
    def _reaches(self) -> dict[tuple[int, int], bool]:
        return {}

    def reaches(self, piece: int, hex_: int) -> bool:
        """Does an own piece have the hex in Range and LOS?"""
        found = self._reaches.get((piece, hex_))
        if found is None:
            found = why_no_reach(self.battle, piece, hex_) == 0
            self._reaches[piece, hex_] = found
        return found

    def pieces_of(self, units: list[int]) -> list[int]:
        """The units and their Weapons."""
        found = list(units)
        found += [self.weapon[unit] + FIRST_WEAPON for unit in units if self.weapon[unit] != NONE]
        return found

    def carrier(self, piece: int) -> int:
        return int(self.battle.counters.carrier[piece - FIRST_WEAPON]) if piece >= FIRST_WEAPON else piece

    def commanded(self, leader: int, units: list[int]) -> list[int]:
        """The units in the Command Radius of a Leader, without Leaders."""
        radius = int(command_of(self.battle, leader))
        here = self.at[leader]
        return [unit for unit in units if not self.is_leader(unit) and DISTANCE[here * 150 + self.at[unit]] <= radius]


NEXT: Final[list[list[tuple[int, int]]]] = [
    [
        (direction, int(NEIGHBOUR[hex_ * 7 + direction]))
        for direction in range(1, 7)
        if NEIGHBOUR[hex_ * 7 + direction] != OFF_MAP
    ]
    for hex_ in range(HEXES)
]
"""By hex: directions and the neighbours there."""


@cache
def costs_of(scenario: str, side: int) -> list[int]:
    """Half MPs at `hex * 7 + direction`, 0 where no Move goes."""
    costs = laid_out(scenario).field.ground.move_cost
    return [int(costs[side * HEXES * 7 + place]) for place in range(HEXES * 7)]


@cache
def prize_hexes_of(scenario: str) -> list[list[int]]:
    marks = laid_out(scenario).field.ground.objective
    return [[hex_ for hex_ in range(HEXES) if marks[hex_] == objective + 1] for objective in range(OBJECTIVES)]


@cache
def ways_to_prizes(scenario: str, side: int) -> list[list[int]]:
    return [spread(scenario, side, dict.fromkeys(goals, 0)) for goals in prize_hexes_of(scenario)]


@cache
def ways_out(scenario: str, side: int) -> list[int]:
    """Over the enemy's edge, or where a raid leaves the map (CC-SR.raid)."""
    field = laid_out(scenario).field
    if field.special.raider == side:
        leaving = [hex_ for hex_ in range(HEXES) if row_of(hex_) < field.special.raid_rows and is_at_any_edge(hex_)]
    else:
        edge = int(OPPOSITE_EDGE[field.fact(side, EDGE)])
        leaving = [hex_ for hex_ in range(HEXES) if DEPTH[edge * HEXES + hex_] == 1]
    return spread(scenario, side, dict.fromkeys(leaving, HALF))


def spread(scenario: str, side: int, goals: dict[int, int]) -> list[int]:
    """Half MPs from every hex to the nearest of the goals, with what each goal costs itself."""
    costs = costs_of(scenario, side)
    found = [FAR] * HEXES
    frontier = [(cost, hex_) for hex_, cost in goals.items()]
    for cost, hex_ in frontier:
        found[hex_] = cost
    frontier.sort()
    while frontier:
        spent, hex_ = heappop(frontier)
        if spent > found[hex_]:
            continue
        for direction, other in NEXT[hex_]:
            cost = costs[other * 7 + (direction + 2) % 6 + 1]  # from the other hex back into this one
            if cost and spent + cost < found[other]:
                found[other] = spent + cost
                heappush(frontier, (spent + cost, other))
    return found


def foolhardy(view: View) -> frozenset[int]:
    """Nothing keeps a game from ending: the Time advances with every deck."""
    return frozenset()
