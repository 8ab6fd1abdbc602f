"""What is on the table: the board, each side's cards and counters, and the decision that is open.

Piles count copies by card kind; sets of tiles, units and kinds are bit masks. Nothing here decides: rules do.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fieldcraft.core.state import State
from fieldcraft.games.undaunted.kinds import FOG, KINDS, NONE, UNITS, US

# What the open decision is about.
BIDDING: Final = 0  # U-6.1: both sides
TURN: Final = 1  # U-7.2: a card, or the end of the turn
STEPPING: Final = 2  # U-10.1: the next tile
LEADING: Final = 3  # U-10.3: the counter to guide
AIMING: Final = 4  # U-11.1, U-11.8: the target
TAKING: Final = 5  # U-12.1, U-12.11: the next card
NUMBERING: Final = 6  # U-12.15: how many cards to draw
MARKING: Final = 7  # U-12.13: the target tile
OVER: Final = 8

PHASE_NAMES: Final = ("bid", "turn", "step", "lead", "aim", "take", "number", "mark", "over")

# Why a game ended.
RUNNING: Final = 0
CAPTURED: Final = 1
PINNED: Final = 2
BEYOND_HOPE: Final = 3
BOTH_PINNED: Final = 4
ROUND_LIMIT: Final = 5

REASONS: Final = ("", "capture", "pin", "beyond_hope", "both_pinned", "round_limit")


class Board:
    """A scenario's board and conditions: fixed for the whole game, shared by all copies of a state."""

    def __init__(
        self,
        scenario: i64,
        tiles: i64,
        neighbours: vec[i64],
        distance: vec[i64],
        cover: vec[i64],
        low_cover: vec[i64],
        hills: i64,
        objectives: vec[i64],
        radio: i64,
        spawns: vec[i64],
        need: vec[i64],
    ) -> None:
        self.scenario: Final[i64] = scenario
        self.tiles: Final[i64] = tiles
        """Number of tiles; tile numbers follow the scenario's `tiles` list."""
        self.neighbours: Final[vec[i64]] = neighbours
        """By tile: the set of adjacent tiles (U-9.1)."""
        self.distance: Final[vec[i64]] = distance
        """At `from * tiles + to`: steps between tiles (U-9.2)."""
        self.cover: Final[vec[i64]] = cover
        self.low_cover: Final[vec[i64]] = low_cover
        """By tile: cover against other hills and Blasts (U-11.4); equal to `cover` off the hills."""
        self.hills: Final[i64] = hills
        self.objectives: Final[vec[i64]] = objectives
        """By tile: printed objective value, 0 without a marker."""
        self.valued: Final[i64] = places_of(objectives)
        """The set of tiles with a printed objective value."""
        self.radio: Final[i64] = radio
        """The radio tile, or -1 (U-15.1)."""
        self.spawns: Final[vec[i64]] = spawns
        """By counter (side * 11 + unit): its spawn tile, or -1 if the unit is not in the scenario (U-8.2)."""
        self.need: Final[vec[i64]] = need
        """By side: points to win with, or 0 if the side must pin the enemy (U-14.1)."""


def places_of(numbers: vec[i64]) -> i64:
    """The set of places whose number is not 0."""
    found: i64 = 0
    place: i64
    for place in range(i64(len(numbers))):
        if numbers[place]:
            found |= i64(1) << place
    return found


class Side:
    """One side's cards by zone (U-3.1) and its counters and markers."""

    def __init__(
        self,
        hand: vec[i64],
        deck: vec[i64],
        discard: vec[i64],
        supply: vec[i64],
        play: vec[i64],
        removed: vec[i64],
        seen: vec[i64],
        held: vec[i64],
        old_pool: vec[i64],
        where: vec[i64],
    ) -> None:
        self.hand: vec[i64] = hand
        self.deck: vec[i64] = deck
        self.discard: vec[i64] = discard
        self.supply: vec[i64] = supply
        self.play: vec[i64] = play
        self.removed: vec[i64] = removed
        self.seen: vec[i64] = seen
        """How many of each kind in the discard pile were put there openly (U-3.6)."""
        self.held: vec[i64] = held
        """How many of each kind in hand everybody saw go there (U-12.11)."""
        self.old_hand: i64 = 0
        """How many unseen cards of the hand are known to come from `old_pool`: drawn before the last reshuffle, or in
        hand when a casualty search showed what was missing. Forgotten when a card leaves the hand."""
        self.old_pool: vec[i64] = old_pool
        self.hand_size: i64 = 0
        self.held_size: i64 = 0
        self.deck_size: i64 = 0
        self.hand_lacks: i64 = 0
        """Kinds that a casualty search showed to be missing from the unseen part of the hand, until the next draw."""
        self.discard_lacks: i64 = 0
        """The same for the part of the discard pile that was put there unseen."""
        self.where: vec[i64] = where
        """By unit: its counter's tile, -1 off the board."""
        self.suppressed: i64 = 0
        self.scouted: i64 = 0
        self.controlled: i64 = 0
        self.target: i64 = NONE
        self.bid: i64 = NONE
        """The card chosen for initiative and not yet revealed."""
        self.hopeless: bool = False
        """Beyond All Hope: counts as pinned from then on (U-14.9)."""
        self.casualties: i64 = 0
        """Combat cards removed as casualties (U-16.2)."""

    def copy(self) -> "Side":
        other = Side(
            self.hand[:],
            self.deck[:],
            self.discard[:],
            self.supply[:],
            self.play[:],
            self.removed[:],
            self.seen[:],
            self.held[:],
            self.old_pool[:],
            self.where[:],
        )
        other.old_hand = self.old_hand
        other.hand_size = self.hand_size
        other.held_size = self.held_size
        other.deck_size = self.deck_size
        other.hand_lacks = self.hand_lacks
        other.discard_lacks = self.discard_lacks
        other.suppressed = self.suppressed
        other.scouted = self.scouted
        other.controlled = self.controlled
        other.target = self.target
        other.bid = self.bid
        other.hopeless = self.hopeless
        other.casualties = self.casualties
        return other

    def marked(self) -> i64:
        """The tiles that carry this side's marker, on either face (U-9.6)."""
        return self.scouted | self.controlled

    def is_suppressed(self, unit: i64) -> bool:
        return (self.suppressed >> unit) & 1 == 1

    def has_counter(self) -> bool:
        """Is any counter of this side on the board?"""
        unit: i64
        for unit in range(UNITS):
            if self.where[unit] != NONE:
                return True
        return False

    def stands_on(self, tile: i64) -> bool:
        """Is any counter of this side, ready or suppressed, on the tile?"""
        unit: i64
        for unit in range(UNITS):
            if self.where[unit] == tile:
                return True
        return False

    def has_riflemen(self) -> bool:
        """Is any Riflemen counter of this side on the board (U-14.3)?"""
        return self.where[0] != NONE or self.where[1] != NONE or self.where[2] != NONE

    def leave_hand(self, kind: i64) -> None:
        """Take a card out of the hand for all to see."""
        self.hand[kind] -= 1
        self.hand_size -= 1
        self.old_hand = 0
        if self.held[kind] > 0:
            self.held[kind] -= 1
            self.held_size -= 1

    def take_to_hand(self, kind: i64) -> None:
        """Take a card from the play area back to hand, for all to see (U-12.11)."""
        self.play[kind] -= 1
        self.hand[kind] += 1
        self.hand_size += 1
        self.held[kind] += 1
        self.held_size += 1

    def remember_hand(self, known: vec[i64]) -> None:
        """Before the unseen part of the hand grows or its pool does: note where its present cards come from.

        `known` is the part of the discard pile that was put there openly. Nothing is noted where nothing is learnt.
        """
        if self.hand_size == 0 or self.old_hand > 0:
            return
        hidden = self.hand_size - self.held_size
        if hidden == 0:
            return
        kind: i64
        hand, held, deck, discard, pool = self.hand, self.held, self.deck, self.discard, self.old_pool
        for kind in range(KINDS):
            pool[kind] = hand[kind] - held[kind] + deck[kind] + discard[kind] - known[kind]
            if (self.hand_lacks >> kind) & 1:
                pool[kind] = 0
        self.old_hand = hidden

    def discard_openly(self, kind: i64) -> None:
        """Put a card on the discard pile for all to see."""
        self.discard[kind] += 1
        self.seen[kind] += 1

    def discard_all(self) -> None:
        """Put hand and play area on the discard pile: what lay open or was held openly for all to see (U-7.8)."""
        hand, held, play, discard, seen = self.hand, self.held, self.play, self.discard, self.seen
        if self.hand_size > self.held_size:
            self.discard_lacks &= self.hand_lacks
        kind: i64
        for kind in range(KINDS):
            if hand[kind]:
                discard[kind] += hand[kind]
                seen[kind] += held[kind]
                hand[kind] = 0
                held[kind] = 0
            if play[kind]:
                discard[kind] += play[kind]
                seen[kind] += play[kind]
                play[kind] = 0
        self.hand_size = 0
        self.held_size = 0
        self.old_hand = 0
        self.hand_lacks = 0

    def take_fog(self, wanted: i64) -> i64:
        """Move up to `wanted` Fog of War cards from supply to discard (U-10.4, U-10.5); returns how many."""
        taken = min(wanted, self.supply[FOG])
        self.supply[FOG] -= taken
        self.discard[FOG] += taken
        self.seen[FOG] += taken
        return taken


NOTHING: Final[vec[i64]] = vec[i64]([0] * KINDS)


def pile_size(pile: vec[i64]) -> i64:
    """How many cards a pile holds."""
    size: i64 = 0
    kind: i64
    for kind in range(KINDS):
        size += pile[kind]
    return size


def empty_pile() -> vec[i64]:
    return NOTHING[:]


class Battle(State):
    """The whole position. The open decision is `phase` with its registers; one action is resolved at a time (U-7.2)."""

    def __init__(self, board: Board, us: Side, ger: Side) -> None:
        self.barrier = 0
        self.board: Final[Board] = board
        self.us: Final[Side] = us
        self.ger: Final[Side] = ger
        self.round: i64 = 0
        self.holder: i64 = US
        """Who holds the initiative marker."""
        self.phase: i64 = BIDDING
        self.active: i64 = NONE
        """Whose turn it is; -1 while bidding."""
        self.card: i64 = NONE
        """The card being resolved."""
        self.verb: i64 = NONE
        """The action of that card."""
        self.unit: i64 = NONE
        """The unit being moved."""
        self.left: i64 = 0
        """Steps or cards that may still follow."""
        self.pending: i64 = 0
        """Counters (bits side * 11 + unit) that a Blast has yet to attack."""
        self.radio_value: i64 = 0
        """What the radio tile has gained (U-15.2)."""
        self.winner: i64 = NONE
        self.ending: i64 = RUNNING
        self.round_limit: i64 = 0
        """0 for none; an option outside the rules (U-14.13)."""
        self.open_discards: bool = False
        """Both discard piles may be looked into; an option (U-3.6)."""

    def copy_onto(self, other: "Battle") -> None:
        """Give `other`, made from copies of the sides, everything else of this position."""
        other.barrier = self.barrier
        other.round = self.round
        other.holder = self.holder
        other.phase = self.phase
        other.active = self.active
        other.card = self.card
        other.verb = self.verb
        other.unit = self.unit
        other.left = self.left
        other.pending = self.pending
        other.radio_value = self.radio_value
        other.winner = self.winner
        other.ending = self.ending
        other.round_limit = self.round_limit
        other.open_discards = self.open_discards

    def side(self, side: i64) -> Side:
        return self.us if side == US else self.ger

    def foe_of(self, side: i64) -> Side:
        return self.ger if side == US else self.us

    def value(self, tile: i64) -> i64:
        """A tile's objective points now (U-14.2, U-15.2)."""
        value = self.board.objectives[tile]
        if tile == self.board.radio:
            value += self.radio_value
        return value

    def points_on(self, tiles: i64) -> i64:
        """The objective points on a set of tiles."""
        board = self.board
        objectives = board.objectives
        points: i64 = 0
        if board.radio != NONE and (tiles >> board.radio) & 1:
            points = self.radio_value
        valued = tiles & board.valued
        tile: i64 = 0
        while valued:
            if valued & 1:
                points += objectives[tile]
            valued >>= 1
            tile += 1
        return points

    def points(self, side: i64) -> i64:
        """The points a side scores now (U-14.2)."""
        return self.points_on(self.side(side).controlled)

    def standing_on(self, tile: i64) -> i64:
        """The set of counters of both sides on a tile."""
        counters: i64 = 0
        unit: i64
        for unit in range(UNITS):
            if self.us.where[unit] == tile:
                counters |= i64(1) << unit
            if self.ger.where[unit] == tile:
                counters |= i64(1) << (UNITS + unit)
        return counters

    def post_of(self, side: i64, unit: i64) -> i64:
        """The tile of a unit's counter; off the board, the tile where it would appear (U-8.9)."""
        tile = self.side(side).where[unit]
        if tile == NONE:
            tile = self.board.spawns[side * UNITS + unit]
        return tile

    def is_pinned(self, side: i64) -> bool:
        """No Riflemen counter on the board, or beyond all hope (U-14.3, U-14.9)."""
        me = self.side(side)
        return me.hopeless or not me.has_riflemen()
