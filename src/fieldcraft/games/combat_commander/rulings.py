"""The rules as the referee reads them: names, sets and dictionaries out of the data files, and no rule code.

A `Ledger` is the position as events change it; `referee` compares it with the engine's.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from fieldcraft.games.combat_commander.cards import DECKS, FateCard
from fieldcraft.games.combat_commander.forces import UNITS_DATA, Unit
from fieldcraft.games.combat_commander.kinds import DECK_SIZE, NATION_NAMES, NONE, ORDER_NAMES, ORDERS, POSTURE_NAMES
from fieldcraft.games.combat_commander.state import (
    CASUALTY,
    DECK,
    EDGE,
    HAND,
    IS_BROKEN,
    POSTURE,
    SLOTS,
    SUPPRESSED,
    UNITS,
    VETERAN,
    WAITING,
    Battle,
)

UNIT_LIST: Final[tuple[Unit, ...]] = tuple(UNITS_DATA.values())
STACKING_LIMIT: Final = 7  # CC-8.2
AXIS_NAME: Final = 0


@dataclass
class Side:
    """One side's cards and losses."""

    deck_cards: tuple[FateCard, ...]
    zones: dict[str, set[int]]
    casualties: int
    surrender: int
    hand_size: int
    is_defender: bool
    edge: int
    orders: int
    order_limit: int
    substitutes: dict[str, str]
    """By heading: another Order a card may be played for (CC-SR.order_substitution)."""

    def move(self, card: int, source: str, goal: str) -> bool:
        """Move a card; was it where it should be?"""
        if card not in self.zones[source]:
            return False
        self.zones[source].discard(card)
        self.zones[goal].add(card)
        return True


@dataclass
class Man:
    """A unit: what it is, where it is, and its state."""

    unit: Unit
    at: int
    is_broken: bool
    is_suppressed: bool
    is_veteran: bool

    @property
    def is_hero(self) -> bool:
        return self.unit.leader_type == "hero"

    def points(self) -> int:
        """CC-7.1."""
        if self.is_hero:
            return 0
        if self.unit.type == "leader":
            return 1 + (self.unit.front.command or 0)
        return 2 if self.unit.type == "squad" else 1


@dataclass
class Ledger:
    """A position as the referee keeps it."""

    sides: tuple[Side, Side]
    men: dict[int, Man]
    vp: int
    time: int
    initiative: int
    control: list[int]
    open_chits: set[int]
    smoke: dict[int, int] = field(default_factory=dict)

    def figures(self) -> Counter[tuple[int, int]]:
        """Figures by side and hex."""
        found: Counter[tuple[int, int]] = Counter()
        for slot, man in self.men.items():
            if 0 <= man.at < CASUALTY:
                found[slot // SLOTS, man.at] += man.unit.figures
        return found

    def on_map(self, side: int) -> list[Man]:
        return [man for slot, man in self.men.items() if slot // SLOTS == side and 0 <= man.at < CASUALTY]

    def enemies_in(self, hex_: int, side: int) -> bool:
        return any(man.at == hex_ for slot, man in self.men.items() if slot // SLOTS != side)


def ledger_of(battle: Battle) -> Ledger:
    """The ledger of a position."""
    men = {}
    for slot in range(UNITS):
        kind = int(battle.counters.kind[slot])
        if kind != NONE:
            marks = int(battle.counters.marks[slot])
            men[slot] = Man(
                UNIT_LIST[kind],
                int(battle.counters.at[slot]),
                bool(marks & IS_BROKEN),
                bool(marks & SUPPRESSED),
                bool(marks & VETERAN),
            )
    return Ledger(
        (side_of(battle, 0), side_of(battle, 1)),
        men,
        int(battle.vp),
        int(battle.time),
        int(battle.initiative),
        [int(side) for side in battle.control],
        {chit for chit in range(64) if (int(battle.open_chits) >> chit) & 1},
        {hex_: int(value) for hex_, value in enumerate(battle.counters.smoke) if value},
    )


def side_of(battle: Battle, side: int) -> Side:
    me = battle.player(side)
    facts = battle.field
    zones = {
        name: {card for card in range(DECK_SIZE) if pile[card]}
        for name, pile in (("deck", me.deck), ("hand", me.hand), ("discard", me.discard))
    }
    return Side(
        DECKS[NATION_NAMES[facts.fact(side, DECK)]],
        zones,
        int(me.casualties),
        int(me.surrender),
        int(facts.fact(side, HAND)),
        POSTURE_NAMES[facts.fact(side, POSTURE)] == "defend",
        int(facts.fact(side, EDGE)),
        int(me.orders_given),
        int(me.order_limit),
        {
            ORDER_NAMES[heading]: ORDER_NAMES[facts.special.order_as[side * ORDERS + heading]]
            for heading in range(ORDERS)
            if facts.special.order_as[side * ORDERS + heading] != NONE
        },
    )


# Hexes by column and row, without the engine's tables (CC-2.1-d1).


def cube(hex_: int) -> tuple[int, int]:
    q, r = divmod(hex_, 10)
    return q, r - (q - q % 2) // 2


def steps(a: int, b: int) -> int:
    """The distance between two hexes."""
    (ax, az), (bx, bz) = cube(a), cube(b)
    dx, dz = ax - bx, az - bz
    return max(abs(dx), abs(dz), abs(dx + dz))


def rows_from(edge: int, hex_: int) -> int:
    """How far a hex is from an edge: north, south, west, east (CC-2.2-d1)."""
    q, r = divmod(hex_, 10)
    return (r + 1, 10 - r, q + 1, 15 - q)[edge]


def waiting_space(at: int) -> int:
    """The Time space a unit waits on, or below 0."""
    return at - WAITING if at >= WAITING else -1
