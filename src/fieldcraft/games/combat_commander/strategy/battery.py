"""Artillery: where to put the spotting round, over all the ways it may drift (CC-O18.2)."""

from functools import cached_property

from fieldcraft.games.combat_commander import odds
from fieldcraft.games.combat_commander.hexes import DISTANCE, HEXES, NEIGHBOUR, OFF_MAP
from fieldcraft.games.combat_commander.kinds import NONE, WOODS
from fieldcraft.games.combat_commander.pieces import RADIO_FP
from fieldcraft.games.combat_commander.rules.artillery import why_no_spotter
from fieldcraft.games.combat_commander.rules.attack import AIRBURST
from fieldcraft.games.combat_commander.rules.units import cover_in
from fieldcraft.games.combat_commander.strategy.gunnery import volley_worth
from fieldcraft.games.combat_commander.strategy.sight import Sight

DRIFTS = 36
FURTHEST = 4
"""So far from an enemy a spotting round may still be worth a try."""


class Battery:
    """What the own Radio could bring down, and where."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.radio = sight.view.sides[sight.seat].radio
        self.worths: dict[int, float] = {}

    @cached_property
    def impacts(self) -> dict[int, float]:
        """By occupied hex: what one Impact Roll is worth."""
        return {hex_: self.impact(hex_) for hex_ in self.sight.by_hex}

    def impact(self, hex_: int) -> float:
        fp = int(RADIO_FP[self.radio]) + (AIRBURST if self.sight.ground.terrain[hex_] == WOODS else 0)
        return volley_worth(self.sight, hex_, fp, int(cover_in(self.sight.battle, hex_, 0, True)))

    @cached_property
    def areas(self) -> list[float]:
        """By hex: the whole impact area around it."""
        found = [0.0] * HEXES
        for hex_, worth in self.impacts.items():
            found[hex_] += worth
            for direction in range(1, 7):
                other = int(NEIGHBOUR[hex_ * 7 + direction])
                if other != OFF_MAP:
                    found[other] += worth
        return found

    def drifted(self, hex_: int) -> tuple[float, float]:
        """The mean of the areas after a hit and after a miss, over all pairs of dice."""
        hit = miss = 0.0
        for first in range(1, 7):
            next_hex = int(NEIGHBOUR[hex_ * 7 + first])
            at = next_hex
            for second in range(1, 7):
                if next_hex != OFF_MAP and NEIGHBOUR[next_hex * 7 + second] != OFF_MAP:
                    hit += self.areas[NEIGHBOUR[next_hex * 7 + second]]
                if second > 1 and at != OFF_MAP:
                    at = int(NEIGHBOUR[at * 7 + first])
                if at != OFF_MAP:
                    miss += self.areas[at]
        return hit / DRIFTS, miss / DRIFTS

    def aim_worth(self, spotter: int, hex_: int) -> float:
        """A spotting round in this hex."""
        sight = self.sight
        at = sight.at[spotter]
        hindrance = sight.hindrance(at, hex_)
        if hindrance < 0 or min((int(DISTANCE[foe * 150 + hex_]) for foe in sight.foe_hexes), default=99) > FURTHEST:
            return 0.0
        on_target = self.on_target(int(DISTANCE[at * 150 + hex_]) + hindrance)
        hit, miss = self.drifted(hex_)
        return on_target * hit + (1.0 - on_target) * miss

    def on_target(self, needed: int) -> float:
        if needed not in self.worths:
            self.worths[needed] = odds.targeting(self.sight.battle, self.sight.seat, needed)[0]
        return self.worths[needed]

    def best(self, spotter: int) -> float:
        """The best spotting round a Leader can call for."""
        return max(self.aim_worth(spotter, hex_) for hex_ in range(HEXES))

    def request_worth(self) -> float:
        """An Artillery Request: the Radio repaired, or the best round of the best spotter."""
        side = self.sight.view.sides[self.sight.seat]
        if side.radio == NONE:
            return 0.0
        if side.radio_broken:
            return 0.7
        sight = self.sight
        spotters = [unit for unit in sight.mine if why_no_spotter(sight.battle, sight.seat, unit) == 0]
        return max((self.best(unit) for unit in spotters), default=0.0)
