"""Advances and the Melees they lead to."""

from fieldcraft.games.combat_commander import odds
from fieldcraft.games.combat_commander.ground import OPEN, OVER_CLIFF
from fieldcraft.games.combat_commander.kinds import BOXED_FP, NONE
from fieldcraft.games.combat_commander.rules.movement import why_no_exit
from fieldcraft.games.combat_commander.rules.units import fp_of, has_boxed
from fieldcraft.games.combat_commander.state import ACTED, CHOSEN
from fieldcraft.games.combat_commander.strategy.places import Places
from fieldcraft.games.combat_commander.strategy.sight import NEXT, Sight


def melee_points(sight: Sight, units: list[int]) -> int:
    """Melee FP of some units (CC-O16.4.1)."""
    return sum(int(fp_of(sight.battle, unit)) + has_boxed(sight.battle, unit, BOXED_FP) for unit in units)


def fight_for(sight: Sight, mine: list[int], foes: list[int]) -> tuple[float, float, float]:
    """The chances to win, to lose and to tie a Melee of these units."""
    points = [melee_points(sight, mine), melee_points(sight, foes)]
    if sight.seat == 1:
        points.reverse()
    fight = odds.melee(sight.battle, sight.seat, *points)
    wins, loses = (fight.axis, fight.allies) if sight.seat == 0 else (fight.allies, fight.axis)
    return wins, loses, fight.tie


def melee_worth(sight: Sight, hex_: int, mine: list[int]) -> float:
    """What it is worth to fight everybody in a hex with these units."""
    foes = sight.there(hex_, sight.foe)
    wins, loses, ties = fight_for(sight, mine, foes)
    stake = sum(sight.worth(unit) for unit in mine)
    price = sum(sight.worth(unit) for unit in foes)
    objective = int(sight.ground.objective[hex_]) - 1
    if objective >= 0 and not sight.is_mine(objective):
        price += sight.prizes[objective] * 1.5
    if len(mine) >= len(sight.mine):
        stake += 30.0  # without a unit left the game is lost
    if len(foes) >= len(sight.foes):
        price += 30.0
    return wins * price + ties * (price - stake) - loses * stake - 0.2


class Assault:
    """What a set of activated units could do by advancing."""

    def __init__(self, places: Places, units: list[int]) -> None:
        self.places = places
        self.sight = places.sight
        self.units = units
        self.targets = self.melees()

    def melees(self) -> dict[int, tuple[float, list[int]]]:
        """By enemy hex: what a Melee there is worth and who would come."""
        found = {}
        for hex_ in self.sight.foe_hexes:
            there = self.sight.there(hex_, self.sight.seat)
            able = [unit for unit in self.units if unit not in there and can_enter(self.sight, unit, hex_)]
            if not able:
                continue
            able.sort(key=lambda unit: -int(fp_of(self.sight.battle, unit)))
            best = max(
                (
                    (melee_worth(self.sight, hex_, there + able[:number]), able[:number])
                    for number in range(1, len(able) + 1)
                ),
                key=lambda pair: pair[0],
            )
            if there:
                best = (best[0] - melee_worth(self.sight, hex_, there), best[1])
            found[hex_] = best
        return found

    def total(self) -> float:
        """What the whole Advance is worth."""
        worth, attackers = max(self.targets.values(), default=(0.0, []), key=lambda pair: pair[0])
        if worth <= 0:
            worth, attackers = 0.0, []
        return worth + sum(max(0.0, self.walk(unit)) for unit in self.units if unit not in attackers)

    def gain(self, unit: int) -> float:
        """What the unit itself can add."""
        fights = [worth / len(who) for worth, who in self.targets.values() if unit in who]
        return max(self.walk(unit), *fights) if fights else self.walk(unit)

    def walk(self, unit: int) -> float:
        """The best neighbouring hex without an enemy, or the way off the map."""
        sight = self.sight
        steps = [
            self.step_gain(unit, to)
            for _, to in NEXT[sight.at[unit]]
            if to not in self.targets and can_enter(sight, unit, to)
        ]
        if at_enemy_edge(sight, unit):
            steps.append(self.places.leaving_worth([unit]) - self.places.worth(unit, sight.at[unit]))
        return max(steps, default=-1.0)

    def step_gain(self, unit: int, hex_: int) -> float:
        """What it is worth to go there, with a Melee if an enemy is in the hex."""
        if hex_ in self.targets:
            worth, who = self.targets[hex_]
            return worth if unit in who else worth - 2.0
        return self.places.worth(unit, hex_) - self.places.worth(unit, self.sight.at[unit])


def can_enter(sight: Sight, unit: int, hex_: int) -> bool:
    """May the unit advance into this hex?"""
    for direction, to in NEXT[sight.at[unit]]:
        if to == hex_:
            crossing = sight.ground.crossing[sight.at[unit] * 7 + direction]
            is_free = not sight.battle.counters.blaze[hex_]
            return is_free and (crossing == OPEN or (crossing == OVER_CLIFF and sight.weapon[unit] == NONE))
    return False


def at_enemy_edge(sight: Sight, unit: int) -> bool:
    return why_no_exit(sight.battle, unit) == 0


def advancers(sight: Sight) -> list[int]:
    """Units activated for the Advance that have not advanced yet."""
    return [unit for unit in sight.mine if sight.marks[unit] & CHOSEN and not sight.marks[unit] & ACTED]
