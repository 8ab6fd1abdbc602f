"""What is on the table: map and conditions, each side's cards, the counters, and the stack of what is going on.

Nothing here decides: rules do. Seats are 0 (Axis) and 1 (Allies). A unit is a slot: `side * SLOTS + n`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fieldcraft.core.state import State
from fieldcraft.games.combat_commander.ground import Ground
from fieldcraft.games.combat_commander.hexes import HEXES
from fieldcraft.games.combat_commander.kinds import AXIS, DECK_SIZE, NONE
from fieldcraft.games.combat_commander.process import OVER
from fieldcraft.games.combat_commander.special import Special
from fieldcraft.games.combat_commander.support import Offers

SLOTS: Final = 64  # unit slots of a side
UNITS: Final = 128
WEAPONS: Final = 48
WEAPON_SLOTS: Final = 24  # where the Weapons of a side stand at the start
FIRST_WEAPON: Final = 128  # a piece below is a unit, from here on a Weapon
PIECES: Final = 176

# Where a unit can be besides the hexes 0 to 149.
CASUALTY: Final = 150
ASIDE: Final = 159  # kept back, may come at any time (CC-SR.hidden_units)
WAITING: Final = 160  # + the Time space it waits on
# Where a Weapon can be besides with a unit.
BOX: Final = -2

# Marks of a unit. The lowest bit is the counter's side, as in `kinds`.
IS_BROKEN: Final = 1
SUPPRESSED: Final = 2
VETERAN: Final = 4
SPENT: Final = 8  # activated this Turn (CC-3.7-d1)
CHOSEN: Final = 16  # activated for the Order that runs
MOVING: Final = 32  # activated to Move, while that Order runs
WATCHING: Final = 64  # activated for Opportunity Fire, while that Move Order runs
ACTED: Final = 128  # has fired, moved or advanced in this Order
GROUPED: Final = 256  # of the units that move now
ON_ROAD: Final = 512  # entered a Road hex in this Order (CC-T93)
FIRING: Final = 1024  # takes part in the shot
AIMED_AT: Final = 2048  # has to roll Fire Defense
LISTED: Final = 4096  # has to roll for Recover or Rout
ENTERED: Final = 8192  # of the entry just made
STRUCK: Final = 16384  # will be hit by the effect that runs
HELD_BACK: Final = STRUCK  # in the set-up: waits for a later stage of it

LASTING: Final = IS_BROKEN | SUPPRESSED | VETERAN | SPENT
"""The marks that outlast an Order."""

# Marks of a Weapon.
WEAPON_BROKEN: Final = 1
WEAPON_FIRED: Final = 2  # in this Fire Order
WEAPON_FIRING: Final = 4
WEAPON_FIRED_ONCE: Final = 8  # and may fire again in this Fire Order (CC-SR.double_fire)
WEAPON_HELD_BACK: Final = WEAPON_FIRING  # in the set-up: waits for a later stage of it

BEING_FOUGHT: Final = 99
"""In `Battle.mixed`: the Melee of the hex is under way."""

# The stack of procedures.
FRAME: Final = 12
DEPTH: Final = 32
STEP_OF: Final = 1
BOTH: Final = 2
"""In `Battle.asked`: both seats owe a decision."""

# Why a game ended (CC-6.3, CC-7.3.2).
RUNNING: Final = 0
SURRENDER: Final = 1
ANNIHILATION: Final = 2
LAST_EXIT: Final = 3
SUDDEN_DEATH: Final = 4
ALL_OBJECTIVES: Final = 5
REASONS: Final = ("", "surrender", "annihilation", "last_exit", "sudden_death", "all_objectives")

RESHUFFLES: Final = 32
"""So many reshuffles of a deck are told apart in what the other side can know of a hand."""


NOTHING_SPECIAL: Final[Special] = Special(UNITS, WEAPONS, HEXES)
"""Of a scenario without special rules."""


class Field:
    """A scenario's map and conditions: fixed for the whole game, shared by all copies of a state."""

    def __init__(
        self,
        scenario: i64,
        ground: Ground,
        side_facts: vec[i64],
        area: vec[i64],
        first_to_set_up: i64,
        first_turn_option: i64,
        sudden_death: i64,
        year: i64,
        mine_strength: i64,
        is_frozen: bool,
        offers: list[Offers],
        special: Special = NOTHING_SPECIAL,
    ) -> None:
        self.scenario: Final[i64] = scenario
        self.ground: Final[Ground] = ground
        self.side_facts: Final[vec[i64]] = side_facts
        """At `side * FACTS + fact`: the conditions of a side, by the facts below."""
        self.area: Final[vec[i64]] = area
        """At `side * 150 + hex`: 1 in the set-up area."""
        self.first_to_set_up: Final[i64] = first_to_set_up
        """A side, or BOTH (CC-SR.simultaneous_setup)."""
        self.first_turn_option: Final[i64] = first_turn_option
        """The side that may give the Initiative card for the first Turn (CC-SR.first_turn_option), or NONE."""
        self.sudden_death: Final[i64] = sudden_death
        self.year: Final[i64] = year
        self.mine_strength: Final[i64] = mine_strength
        """CC-F103, at the start."""
        self.is_frozen: Final[bool] = is_frozen
        """No new Fortifications from the first Turn on (CC-SR.deep_frost)."""
        self.offers: Final[list[Offers]] = offers
        """By side: its Support Table in this year (CC-E-d3)."""
        self.special: Final[Special] = special
        """What the special rules say (CC-SR)."""

    def fact(self, side: i64, fact: i64) -> i64:
        return self.side_facts[side * FACTS + fact]


# Facts of a side in `Field.side_facts`.
NATION: Final = 0  # counter set
DECK: Final = 1  # Fate deck: its nation
EDGE: Final = 2
POSTURE: Final = 3
HAND: Final = 4
QUALITY: Final = 5
DISCARDS: Final = 6  # CC-5.3
SURRENDER_SPACE: Final = 7  # at the start
ORDER_LIMIT: Final = 8  # at the start
FACTS: Final = 9


class Player:
    """One side's Fate cards by zone (CC-1), and its conditions. Piles hold 0 or 1 of each of the 72 cards."""

    def __init__(
        self,
        deck: vec[i64],
        hand: vec[i64],
        discard: vec[i64],
        entered: vec[i64],
        room: vec[i64],
        shown: vec[i64],
    ) -> None:
        self.deck: vec[i64] = deck
        self.hand: vec[i64] = hand
        self.discard: vec[i64] = discard
        self.entered: vec[i64] = entered
        """By card: the reshuffle that last took it from the discard pile, 0 for none."""
        self.room: vec[i64] = room
        """By reshuffle k: how many cards of the hand can at most be such that entered the deck at k or later."""
        self.shown: vec[i64] = shown
        """By card: 1 for a card of the hand that the opponent has seen (CC-E61)."""
        self.reshuffles: i64 = 0
        self.deck_size: i64 = 0
        self.hand_size: i64 = 0
        self.order_limit: i64 = 0
        self.orders_given: i64 = 0
        self.has_recovered: bool = False
        """Activated for Recover or Rout this Turn (CC-O22.1)."""
        self.surrender: i64 = 0
        self.casualties: i64 = 0
        """Units on the Casualty Track (CC-4.2)."""
        self.secret_chits: i64 = 0
        """The set of own secret chits (CC-7.3.3)."""
        self.radio: i64 = NONE
        """The kind of the Radio in the Artillery Box, or NONE (CC-12.1)."""
        self.is_radio_broken: bool = False
        self.slots: i64 = 0
        """One past the last unit slot that was ever used."""
        self.is_ready: bool = False
        """Has finished the set-up."""
        self.has_lost_last: bool = False
        """The last unit on the map was eliminated (CC-6.3)."""

    def copy(self) -> "Player":
        other = Player(self.deck[:], self.hand[:], self.discard[:], self.entered[:], self.room[:], self.shown[:])
        other.reshuffles = self.reshuffles
        other.deck_size = self.deck_size
        other.hand_size = self.hand_size
        other.order_limit = self.order_limit
        other.orders_given = self.orders_given
        other.has_recovered = self.has_recovered
        other.surrender = self.surrender
        other.casualties = self.casualties
        other.secret_chits = self.secret_chits
        other.radio = self.radio
        other.is_radio_broken = self.is_radio_broken
        other.slots = self.slots
        other.is_ready = self.is_ready
        other.has_lost_last = self.has_lost_last
        return other


def new_player() -> Player:
    """All 72 cards in the draw pile, in no order."""
    return Player(
        vec[i64]([1] * DECK_SIZE),
        vec[i64]([0] * DECK_SIZE),
        vec[i64]([0] * DECK_SIZE),
        vec[i64]([0] * DECK_SIZE),
        vec[i64]([0] * RESHUFFLES),
        vec[i64]([0] * DECK_SIZE),
    )


class Counters:
    """Every counter on the map, on a track or in a box."""

    def __init__(
        self,
        kind: vec[i64],
        at: vec[i64],
        marks: vec[i64],
        used: vec[i64],
        came_from: vec[i64],
        weapon: vec[i64],
        weapon_kind: vec[i64],
        carrier: vec[i64],
        weapon_marks: vec[i64],
        first: vec[i64],
        after: vec[i64],
        smoke: vec[i64],
        blaze: vec[i64],
        works: vec[i64],
        held_by: vec[i64],
        mixed: vec[i64],
        smoke_pool: vec[i64],
    ) -> None:
        self.kind: vec[i64] = kind
        """By unit: its kind in `pieces`, or NONE for a free slot."""
        self.at: vec[i64] = at
        """By unit: its hex, CASUALTY, WAITING + Time space, or NONE."""
        self.marks: vec[i64] = marks
        self.used: vec[i64] = used
        """By unit: half MPs spent in this Move Order."""
        self.came_from: vec[i64] = came_from
        """By unit: where it stood when the Order began (CC-O21.2)."""
        self.weapon: vec[i64] = weapon
        """By unit: the Weapon it carries, or NONE."""
        self.weapon_kind: vec[i64] = weapon_kind
        self.carrier: vec[i64] = carrier
        """By Weapon: the unit that carries it, BOX or NONE."""
        self.weapon_marks: vec[i64] = weapon_marks
        self.first: vec[i64] = first
        """By hex: the first unit in it, in slot order, or NONE."""
        self.after: vec[i64] = after
        """By unit: the next one in its hex, or NONE."""
        self.smoke: vec[i64] = smoke
        self.blaze: vec[i64] = blaze
        """By hex: the value of the marker that burns there, 0 without a Blaze."""
        self.works: vec[i64] = works
        """By hex: its Fortification."""
        self.held_by: vec[i64] = held_by
        """By hex: the side that was last alone in it, or NONE (CC-F101-d1)."""
        self.mixed: vec[i64] = mixed
        """By hex with units of both sides: 1 + open triggers when it became so, or BEING_FOUGHT; else 0."""
        self.smoke_pool: vec[i64] = smoke_pool
        """By value: Smoke/Blaze markers left (CC-T94)."""

    def copy(self) -> "Counters":
        return Counters(
            self.kind[:],
            self.at[:],
            self.marks[:],
            self.used[:],
            self.came_from[:],
            self.weapon[:],
            self.weapon_kind[:],
            self.carrier[:],
            self.weapon_marks[:],
            self.first[:],
            self.after[:],
            self.smoke[:],
            self.blaze[:],
            self.works[:],
            self.held_by[:],
            self.mixed[:],
            self.smoke_pool[:],
        )


def no_counters(smoke_pool: vec[i64]) -> Counters:
    """An empty map."""
    return Counters(
        vec[i64]([NONE] * UNITS),
        vec[i64]([NONE] * UNITS),
        vec[i64]([0] * UNITS),
        vec[i64]([0] * UNITS),
        vec[i64]([NONE] * UNITS),
        vec[i64]([NONE] * UNITS),
        vec[i64]([NONE] * WEAPONS),
        vec[i64]([NONE] * WEAPONS),
        vec[i64]([0] * WEAPONS),
        vec[i64]([NONE] * HEXES),
        vec[i64]([NONE] * UNITS),
        vec[i64]([0] * HEXES),
        vec[i64]([0] * HEXES),
        vec[i64]([0] * HEXES),
        vec[i64]([NONE] * HEXES),
        vec[i64]([0] * HEXES),
        smoke_pool,
    )


class Battle(State):
    """The whole position. What is going on is the stack of procedures; the top one asks the open question."""

    def __init__(
        self, field: Field, axis: Player, allies: Player, counters: Counters, control: vec[i64], stack: vec[i64]
    ) -> None:
        self.barrier = 0
        self.field: Final[Field] = field
        self.axis: Final[Player] = axis
        self.allies: Final[Player] = allies
        self.counters: Final[Counters] = counters
        self.control: Final[vec[i64]] = control
        """By Objective: the side that controls it, or NONE (CC-7.3.1)."""
        self.stack: Final[vec[i64]] = stack
        self.top: i64 = -FRAME
        """Where the top frame begins."""
        self.asked: i64 = NONE
        """The seat that owes a decision, or BOTH."""
        self.window: i64 = NONE
        """What the open question is about."""
        self.triggers: i64 = 0
        """Die triggers being resolved (CC-1.9.1-d2)."""
        self.white: i64 = 0
        self.coloured: i64 = 0
        """The dice of the roll that was last completed."""
        self.revealed: i64 = 0
        """The card, or the random hex, that was last revealed."""
        self.active: i64 = NONE
        self.turn: i64 = 0
        self.time: i64 = 0
        self.vp: i64 = 0
        """Victory points, in favour of the Axis (CC-4.1.1)."""
        self.initiative: i64 = AXIS
        """Who holds the Initiative card."""
        self.open_chits: i64 = 0
        self.cup: i64 = 0
        """The sets of open chits and of those not drawn yet."""
        self.mine_strength: i64 = field.mine_strength
        """CC-F103."""
        self.fog: i64 = field.special.fog
        """What it adds to every hindrance (CC-SR.fog)."""
        self.winner: i64 = NONE
        self.ending: i64 = RUNNING

    def copy_onto(self, other: "Battle") -> None:
        """Give `other`, made from copies of the parts, everything else of this position."""
        other.barrier = self.barrier
        other.top = self.top
        other.asked = self.asked
        other.window = self.window
        other.triggers = self.triggers
        other.white = self.white
        other.coloured = self.coloured
        other.revealed = self.revealed
        other.active = self.active
        other.turn = self.turn
        other.time = self.time
        other.vp = self.vp
        other.initiative = self.initiative
        other.open_chits = self.open_chits
        other.cup = self.cup
        other.mine_strength = self.mine_strength
        other.fog = self.fog
        other.winner = self.winner
        other.ending = self.ending

    def player(self, side: i64) -> Player:
        return self.axis if side == AXIS else self.allies

    def end_of(self, side: i64) -> i64:
        """Where the unit slots of a side that may be in use end."""
        return side * SLOTS + self.player(side).slots

    # The stack.

    def push(self, procedure: i64) -> None:
        """Begin a procedure: a new frame with step 0 and empty registers, as `pop` has left them."""
        self.top += FRAME
        self.stack[self.top] = procedure

    def pop(self) -> None:
        """The top procedure is over. Its frame is wiped, so equal positions have equal stacks."""
        stack, top = self.stack, self.top
        place: i64
        for place in range(FRAME):
            stack[top + place] = 0
        self.top = top - FRAME

    def procedure(self) -> i64:
        return self.stack[self.top]

    def step(self) -> i64:
        return self.stack[self.top + STEP_OF]

    def go_to(self, step: i64) -> None:
        self.stack[self.top + STEP_OF] = step

    def get(self, register: i64) -> i64:
        return self.stack[self.top + register]

    def put(self, register: i64, value: i64) -> None:
        self.stack[self.top + register] = value

    def under(self, register: i64) -> i64:
        """A register of the frame below the top."""
        return self.stack[self.top - FRAME + register]

    def put_under(self, register: i64, value: i64) -> None:
        self.stack[self.top - FRAME + register] = value

    def ask(self, seat: i64, window: i64) -> None:
        """Open a question: nothing goes on until `seat` has answered."""
        self.asked = seat
        self.window = window

    def end(self, winner: i64, reason: i64) -> None:
        """The game is over; everything pending is broken off (CC-6.3-d3)."""
        self.winner = winner
        self.ending = reason

    def clear_stack(self) -> None:
        """Nothing goes on and nobody is asked any more."""
        self.asked = NONE
        self.window = OVER
        while self.top >= 0:
            self.pop()


def side_of(unit: i64) -> i64:
    """The side of a unit slot."""
    return unit >> 6


def is_on_map(at: i64) -> bool:
    return 0 <= at < CASUALTY
