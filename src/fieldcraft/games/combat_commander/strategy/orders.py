"""Which Order to give, and whom to activate for it."""

from collections.abc import Callable
from functools import cached_property
from typing import Final

from fieldcraft.games.combat_commander import odds
from fieldcraft.games.combat_commander.decks import CARD_ACTION, CARD_ORDER
from fieldcraft.games.combat_commander.kinds import (
    ACTION_AMBUSH,
    ACTION_ASSAULT_FIRE,
    ACTION_BORE_SIGHTING,
    ACTION_CONCEALMENT,
    ACTION_CROSSFIRE,
    ACTION_HAND_GRENADES,
    ACTION_HIDDEN_ENTRENCHMENTS,
    ACTION_HIDDEN_MINES,
    ACTION_HIDDEN_PILLBOX,
    ACTION_HIDDEN_UNIT,
    ACTION_HIDDEN_WIRE,
    ACTION_LIGHT_WOUNDS,
    ACTION_MARKSMANSHIP,
    ACTION_NO_QUARTER,
    ACTION_SMOKE_GRENADES,
    ACTION_SPRAY_FIRE,
    ACTION_SUSTAINED_FIRE,
    DECK_SIZE,
    NONE,
    ORDER_ADVANCE,
    ORDER_ARTILLERY_DENIED,
    ORDER_ARTILLERY_REQUEST,
    ORDER_FIRE,
    ORDER_MOVE,
    ORDER_RECOVER,
    ORDER_ROUT,
    ORDERS,
)
from fieldcraft.games.combat_commander.pieces import UNIT_IS_HERO
from fieldcraft.games.combat_commander.rules.movement import why_no_move_off
from fieldcraft.games.combat_commander.rules.retreat import why_no_retreat
from fieldcraft.games.combat_commander.state import DECK, DISCARDS, SPENT, SUPPRESSED
from fieldcraft.games.combat_commander.strategy.battery import Battery
from fieldcraft.games.combat_commander.strategy.close import Assault
from fieldcraft.games.combat_commander.strategy.gunnery import barrage
from fieldcraft.games.combat_commander.strategy.places import Places
from fieldcraft.games.combat_commander.strategy.sight import NEXT, Sight

CARD_COST: Final = 0.12
"""What an Order must be worth before it is better than holding the card."""

ORDER_KEEPING: Final = {
    ORDER_ADVANCE: 0.7,
    ORDER_FIRE: 1.0,
    ORDER_MOVE: 0.9,
    ORDER_RECOVER: 0.6,
    ORDER_ROUT: 0.35,
}
ACTION_KEEPING: Final = {
    ACTION_AMBUSH: 0.25,
    ACTION_ASSAULT_FIRE: 0.15,
    ACTION_BORE_SIGHTING: 0.15,
    ACTION_CONCEALMENT: 0.3,
    ACTION_CROSSFIRE: 0.15,
    ACTION_HAND_GRENADES: 0.15,
    ACTION_HIDDEN_ENTRENCHMENTS: 0.2,
    ACTION_HIDDEN_MINES: 0.25,
    ACTION_HIDDEN_PILLBOX: 0.3,
    ACTION_HIDDEN_UNIT: 0.3,
    ACTION_HIDDEN_WIRE: 0.15,
    ACTION_LIGHT_WOUNDS: 0.3,
    ACTION_MARKSMANSHIP: 0.3,
    ACTION_NO_QUARTER: 0.2,
    ACTION_SMOKE_GRENADES: 0.1,
    ACTION_SPRAY_FIRE: 0.1,
    ACTION_SUSTAINED_FIRE: 0.25,
}
HOLD: Final = 0.75
"""A card that is worth less than this is discarded in a pass."""


class Orders:
    """Everything a Turn could be used for."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.places = Places(sight)
        self.values: dict[int, float] = {}

    def heading(self, card: int) -> int:
        return int(CARD_ORDER[self.card_kind(card)])

    def action(self, card: int) -> int:
        return int(CARD_ACTION[self.card_kind(card)])

    def card_kind(self, card: int) -> int:
        return self.sight.fact(DECK) * DECK_SIZE + card

    # What each Order could do

    @cached_property
    def fresh(self) -> list[int]:
        """Units that may still be activated."""
        sight = self.sight
        return [unit for unit in sight.mine if not sight.marks[unit] & SPENT or UNIT_IS_HERO[sight.kind[unit]]]

    @cached_property
    def groups(self) -> list[tuple[int, list[int]]]:
        """Who can be activated together: each unit alone, and each Leader with those in his Command Radius."""
        return [
            (unit, [unit, *self.sight.commanded(unit, self.fresh)] if self.sight.is_leader(unit) else [unit])
            for unit in self.fresh
        ]

    def value(self, heading: int) -> float:
        """What an Order of this heading would be worth now, in VP."""
        if heading not in self.values:
            worth = ORDER_VALUES.get(heading)
            self.values[heading] = worth(self) if worth else 0.1
        return self.values[heading]

    def group_value(self, heading: int, units: list[int]) -> float:
        if heading == ORDER_FIRE:
            return self.fire_of(units)
        return self.move_of(units) if heading == ORDER_MOVE else self.advance_of(units)

    def best_group(self, heading: int) -> float:
        return max((self.group_value(heading, units) for _, units in self.groups), default=0.0)

    def fire(self) -> float:
        return self.best_group(ORDER_FIRE)

    def fire_of(self, units: list[int]) -> float:
        return barrage(self.sight, self.sight.pieces_of(units), self.sight.foe_hexes).worth

    def move(self) -> float:
        return self.best_group(ORDER_MOVE)

    def move_of(self, units: list[int]) -> float:
        return sum(max(0.0, self.move_gain(unit)) for unit in units)

    def move_gain(self, unit: int) -> float:
        if unit not in self.gains:
            gain = self.places.best_reach(unit)[0]
            if why_no_move_off(self.sight.battle, unit) == 0:
                here = self.places.worth(unit, self.sight.at[unit])
                gain = max(gain, self.places.leaving_worth([unit]) - here)
            self.gains[unit] = gain
        return self.gains[unit]

    @cached_property
    def gains(self) -> dict[int, float]:
        return {}

    def advance(self) -> float:
        return self.best_group(ORDER_ADVANCE)

    def advance_of(self, units: list[int]) -> float:
        return Assault(self.places, units).total()

    def recover(self) -> float:
        sight = self.sight
        dice = sight.dice[sight.seat]
        found = 0.0
        for unit in sight.mine:
            if sight.is_broken(unit):
                steady = odds.steadiness(sight.battle, unit) + (1 if sight.marks[unit] & SUPPRESSED else 0)
                found += 0.5 * sight.worth(unit) * odds.less_than(dice, steady)
            elif sight.marks[unit] & SUPPRESSED:
                found += 0.25
        return found

    def rout(self) -> float:
        """Enemy units that would have to fall back, and what that costs them."""
        return sum(self.rout_of(unit) for unit in self.sight.foes if self.sight.is_broken(unit))

    def rout_of(self, unit: int) -> float:
        sight = self.sight
        steady = odds.steadiness(sight.battle, unit)
        has_way = any(why_no_retreat(sight.battle, unit, to) == 0 for _, to in NEXT[sight.at[unit]])
        chance = odds.at_least(sight.dice[sight.seat], steady + 1)
        cost = 0.35 if has_way else sight.worth(unit)
        objective = int(sight.ground.objective[sight.at[unit]]) - 1
        if objective >= 0:
            cost += 0.6 * sight.prizes[objective]
        return chance * cost

    def artillery(self) -> float:
        return Battery(self.sight).request_worth()

    def denial(self) -> float:
        """A Radio that works costs the enemy an Order to repair; a broken one is gone."""
        return 0.6 if self.sight.view.sides[self.sight.foe].radio != NONE else 0.0

    # Cards

    def order_score(self, card: int) -> float:
        """Playing a card for its Order; among equals the card with the least useful Action."""
        heading = self.heading(card)
        reserve = 0.15 if heading == ORDER_FIRE else 0.0
        action = ACTION_KEEPING.get(self.action(card), 0.05)
        return self.value(heading) - CARD_COST - reserve - 0.1 * action

    def substitute_score(self, card: int) -> float:
        """Playing a card as another Order (CC-SR.order_substitution, CC-SR.move_as_advance)."""
        heading = self.sight.battle.field.special.order_as[self.sight.seat * ORDERS + self.heading(card)]
        return self.value(int(heading)) - CARD_COST - 0.1

    def keeping(self, card: int) -> float:
        """What it is worth to hold a card for later."""
        sight = self.sight
        heading = self.heading(card)
        found = ORDER_KEEPING.get(heading, 0.0)
        if heading == ORDER_ARTILLERY_REQUEST:
            found = 0.8 if sight.view.sides[sight.seat].radio != NONE else 0.0
        elif heading == ORDER_ARTILLERY_DENIED:
            found = 0.5 if sight.view.sides[sight.foe].radio != NONE else 0.0
        elif heading == ORDER_RECOVER and any(sight.is_broken(unit) for unit in sight.mine):
            found += 0.5
        copies = sum(1 for other in sight.own.hand if self.heading(other) == heading)
        found -= 0.2 * max(0, copies - 2)
        return found + ACTION_KEEPING.get(self.action(card), 0.0)

    def pass_score(self) -> float:
        """Giving no Order at all, for new cards."""
        junk = sum(1 for card in self.sight.own.hand if self.keeping(card) < HOLD)
        return 0.1 + 0.15 * min(junk, self.sight.fact(DISCARDS))


ORDER_VALUES: Final[dict[int, Callable[[Orders], float]]] = {
    ORDER_ADVANCE: Orders.advance,
    ORDER_ARTILLERY_DENIED: Orders.denial,
    ORDER_ARTILLERY_REQUEST: Orders.artillery,
    ORDER_FIRE: Orders.fire,
    ORDER_MOVE: Orders.move,
    ORDER_RECOVER: Orders.recover,
    ORDER_ROUT: Orders.rout,
}
