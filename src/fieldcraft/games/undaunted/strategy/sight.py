"""The table through a player's eyes: the view, with what follows from it."""

from functools import cached_property
from typing import Final

from fieldcraft.games.undaunted.game import laid_out
from fieldcraft.games.undaunted.kinds import (
    BASE_DEFENCE,
    FOG,
    HUNKER,
    KINDS,
    RIFLEMAN_C,
    UNITS,
    action_of,
)
from fieldcraft.games.undaunted.rules.combat import chance_of_success
from fieldcraft.games.undaunted.state import Board
from fieldcraft.games.undaunted.view import Cards, SideView, View

ENTER_UNMARKED: Final = 2.2
"""What entering a tile without an own marker costs Riflemen, in cards: it must be scouted first."""

FEWEST_CARDS: Final = 3
"""With fewer cards than these in its cycle a side may have to bid every card it has, and never act again."""


def foolhardy(view: View) -> frozenset[int]:
    """Hunker Down with the last cards of the cycle: with one card left a side would bid it every round (U-14.11)."""
    cycle = view.sides[view.seat].cycle
    if sum(cycle) - cycle[FOG] > FEWEST_CARDS:
        return frozenset()
    return frozenset(int(action_of(HUNKER, kind)) for kind in range(KINDS))


def by_tile(side: SideView) -> dict[int, list[int]]:
    """The counters of a side that stand on each tile."""
    found: dict[int, list[int]] = {}
    for unit, tile in enumerate(side.where):
        if tile >= 0:
            found.setdefault(tile, []).append(unit)
    return found


class Sight:
    """What a player works out from a view before judging anything."""

    def __init__(self, view: View) -> None:
        assert view.own is not None, "a spectator does not play"
        self.view = view
        self.seat = view.seat
        self.own: Cards = view.own
        self.me: SideView = view.sides[view.seat]
        self.foe: SideView = view.sides[1 - view.seat]
        self.board: Board = laid_out(str(view.scenario)).board
        self.tiles = int(self.board.tiles)
        self.marked = {*self.me.scouted, *self.me.controlled}
        self.need = int(self.board.need[self.seat])
        self.foe_need = int(self.board.need[1 - self.seat])
        self.near = [
            [other for other in range(self.tiles) if (self.board.neighbours[tile] >> other) & 1]
            for tile in range(self.tiles)
        ]

    def distance(self, a: int, b: int) -> int:
        return int(self.board.distance[a * self.tiles + b])

    def value(self, tile: int) -> int:
        """A tile's points now."""
        points = int(self.board.objectives[tile])
        return points + self.view.radio_value if tile == self.board.radio else points

    def spawn(self, unit: int) -> int:
        return int(self.board.spawns[self.seat * UNITS + unit])

    def post(self, unit: int) -> int:
        """Where a unit of mine is, or would appear."""
        return self.me.where[unit] if self.me.where[unit] >= 0 else self.spawn(unit)

    @cached_property
    def foes_by_tile(self) -> dict[int, list[int]]:
        return by_tile(self.foe)

    @cached_property
    def mine_by_tile(self) -> dict[int, list[int]]:
        return by_tile(self.me)

    def hit_chance(self, attacker_tile: int, dice: int, foe_unit: int) -> float:
        """The chance that fire from a tile of mine hits an enemy counter."""
        counter = (1 - self.seat) * UNITS + foe_unit
        return self._chance(attacker_tile, self.foe.where[foe_unit], counter, dice)

    def risk(self, foe_tile: int, dice: int, unit: int, tile: int) -> float:
        """The chance that enemy fire hits a unit of mine standing on a tile."""
        return self._chance(foe_tile, tile, self.seat * UNITS + unit, dice)

    def _chance(self, source: int, target: int, counter: int, dice: int) -> float:
        on_hill = (self.board.hills >> source) & 1
        cover = self.board.low_cover[target] if on_hill else self.board.cover[target]
        total = int(BASE_DEFENCE[counter] + cover) + self.distance(source, target)
        return float(chance_of_success(dice, total))

    def blast_chance(self, counter: int, tile: int) -> float:
        """The chance that a one-die Blast hits a counter on a tile."""
        return float(chance_of_success(1, BASE_DEFENCE[counter] + self.board.low_cover[tile]))

    @cached_property
    def prizes(self) -> dict[int, float]:
        """Objective tiles worth going to, with their worth as a share of what is needed to win."""
        found = {}
        for tile in range(self.tiles):
            if self.value(tile) == 0 or tile in self.me.controlled:
                continue
            mine = self.value(tile) / self.need if self.need else 0.0
            denied = self.value(tile) / self.foe_need if self.foe_need and tile in self.foe.controlled else 0.0
            worth = mine + 0.5 * denied
            if worth > 0:
                found[tile] = worth
        return found

    @cached_property
    def ways(self) -> dict[int, list[float]]:
        """By prize: how many cards it takes Riflemen to get there from each tile."""
        return self.ways_with(frozenset(self.marked))

    def ways_with(self, marked: frozenset[int]) -> dict[int, list[float]]:
        """The same if the given tiles carried a marker of mine."""
        return {prize: self.costs_to(prize, marked) for prize in self.prizes}

    def costs_to(self, goal: int, marked: frozenset[int]) -> list[float]:
        """The cheapest way from every tile to `goal`, in cards."""
        costs = [float("inf")] * self.tiles
        costs[goal] = 0.0
        frontier = [goal]
        while frontier:
            tile = frontier.pop()
            through = costs[tile] + (1.0 if tile in marked else ENTER_UNMARKED)
            for other in self.near[tile]:
                if through < costs[other]:
                    costs[other] = through
                    frontier.append(other)
        return costs

    @cached_property
    def threatened(self) -> dict[int, float]:
        """Objectives whose loss would lose the game soon, with how near the enemy's Riflemen are."""
        found = {}
        for tile in range(self.tiles):
            if not self.foe_need or tile in self.foe.controlled:
                continue
            if self.foe.points + self.value(tile) < self.foe_need or not self.value(tile):
                continue
            ranges = [self.distance(where, tile) for where in self.foe.where[: RIFLEMAN_C + 1] if where >= 0]
            if ranges and min(ranges) <= 2:
                found[tile] = (1.0, 0.45, 0.15)[min(ranges)]
        return found
