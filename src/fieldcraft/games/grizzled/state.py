"""What is on the table (G-2).

Neither pile has an order: which cards lie in them is all there is to say, and a card is drawn blindly. Cards nobody has
seen yet (`unseen`) lie in the Morale Reserve, in the part of the Trials pile that came from it (`fresh`) and among the
rest of that pile (`mixed`), anywhere. Only cards of a failed mission (`returned`) are known to be in `mixed`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fieldcraft.core.sets import size_of
from fieldcraft.core.state import State
from fieldcraft.games.grizzled.kinds import (
    ALL_CARDS,
    MOST_SEATS,
    NONE,
    NORMAL,
    SHOWN_BY,
    TILES,
)

# The open decision.
PREPARING: Final = 0  # the leader chooses the intensity
TURN: Final = 1
ANSWERING: Final = 2  # everybody else answers a Speech
RELIEVING: Final = 3  # Merry Christmas
REMOVING: Final = 4  # Absent-minded
PLACING: Final = 5  # a Support tile
BENEFITING: Final = 6  # the supported player
OVER: Final = 7
PHASE_NAMES: Final = ("intensity", "turn", "answer", "relieve", "remove", "tile", "benefit", "over")

RUNNING: Final = 0
PEACE: Final = 1
HARD_KNOCKS: Final = 2
MONUMENT: Final = 3
REASONS: Final = ("", "peace", "hard_knocks", "monument")

ERAS: Final = 14
"""A game lasts at most 13 rounds (G-13.10), so at most so many failed missions and the time before the first."""

# An answer to a Speech that is not a card.
OPEN: Final = -1
DECLINED: Final = -2


class Squad(State):
    """The whole position. The open decision is `phase` with its registers; one action is resolved at a time."""

    def __init__(
        self,
        characters: vec[i64],
        hand: vec[i64],
        slots: vec[i64],
        tag: vec[i64],
        attached: vec[i64],
        since: vec[i64],
        speech_tokens: vec[i64],
        tiles: vec[i64],
        lost: vec[i64],
        known: vec[i64],
        third: vec[i64],
        played: vec[i64],
        answer: vec[i64],
        box: vec[i64],
    ) -> None:
        self.barrier = 0
        self.players: i64 = MOST_SEATS
        self.places: i64 = MOST_SEATS
        """Players, and the Chaplain (G-15.4)."""
        self.level: i64 = NORMAL
        self.ladder: i64 = 0
        """The step of the ladder that the game was set up on (G-15.4)."""
        self.round: i64 = 0
        self.leader: i64 = NONE
        self.phase: i64 = PREPARING
        self.active: i64 = NONE
        """Whose turn or decision it is."""
        self.intensity: i64 = 0
        self.spoken: i64 = NONE
        """The threat of the Speech being answered."""
        self.asked: i64 = 0
        """Who answers it: a set of seats."""
        self.left: i64 = 0
        """How many Hard Knocks the supported player may still discard."""
        self.shed: i64 = 0
        """How many were discarded already."""
        self.succeeded: bool = False
        self.ending: i64 = RUNNING
        self.characters: vec[i64] = characters
        """By place; the Chaplain has none."""
        self.charms_ready: i64 = 0
        self.withdrawn: i64 = 0
        """A set of places; the Chaplain always belongs to it."""
        # The cards, each in one place.
        self.unseen: i64 = ALL_CARDS
        self.returned: i64 = 0
        """Cards of failed missions that lie in `mixed`."""
        self.hand: vec[i64] = hand
        self.attached: vec[i64] = attached
        self.no_mans_land: i64 = 0
        self.discard: i64 = 0
        self.since: vec[i64] = since
        """By card: when it was attached, for the order of attachment (G-10.19)."""
        self.attachments: i64 = 0
        self.fresh: i64 = 0
        self.mixed: i64 = 0
        self.morale: i64 = 0
        # What everybody knows of cards that lie hidden.
        self.era: i64 = 0
        """How many missions have failed."""
        self.tag: vec[i64] = tag
        """By card, while it lies hidden: the era that began with its return to the Trials pile; 0: never seen."""
        self.slots: vec[i64] = slots
        """By seat and era: how many cards of the hand may come from the pile as it was mixed then; 0: never mixed."""
        # Tokens and tiles.
        self.supply: i64 = 0
        self.speech_tokens: vec[i64] = speech_tokens
        self.tiles: vec[i64] = tiles
        """By place and tile: tiles held."""
        self.played: vec[i64] = played
        """By place: the face-down tile."""
        self.lost: vec[i64] = lost
        """By place and tile: tiles that Absent-minded removed unseen (G-10.16)."""
        self.third: vec[i64] = third
        """By place: the tile dealt at random, until it is known to all."""
        self.known: vec[i64] = known
        """By place and tile: the other tiles that everybody saw come and has not seen go."""
        self.box: vec[i64] = box
        """By tile: those that were not dealt."""
        self.answer: vec[i64] = answer
        """By seat: the card chosen in answer to a Speech, OPEN or DECLINED."""

    def copy_onto(self, other: "Squad") -> None:
        """Give `other`, made from copies of the lists, everything else of this position."""
        other.barrier = self.barrier
        other.players = self.players
        other.places = self.places
        other.level = self.level
        other.ladder = self.ladder
        other.round = self.round
        other.leader = self.leader
        other.phase = self.phase
        other.active = self.active
        other.intensity = self.intensity
        other.spoken = self.spoken
        other.asked = self.asked
        other.left = self.left
        other.shed = self.shed
        other.succeeded = self.succeeded
        other.ending = self.ending
        other.charms_ready = self.charms_ready
        other.withdrawn = self.withdrawn
        other.unseen = self.unseen
        other.returned = self.returned
        other.no_mans_land = self.no_mans_land
        other.discard = self.discard
        other.attachments = self.attachments
        other.fresh = self.fresh
        other.mixed = self.mixed
        other.morale = self.morale
        other.era = self.era
        other.supply = self.supply

    def trials(self) -> i64:
        """How many cards the Trials pile holds; Peace is visible at 0 (G-2.5)."""
        return self.fresh + self.mixed

    def hand_size(self, seat: i64) -> i64:
        return size_of(self.hand[seat])

    def has_chaplain(self) -> bool:
        return self.places > self.players

    def is_in_mission(self, seat: i64) -> bool:
        return (self.withdrawn >> seat) & 1 == 0

    def number_in_mission(self) -> i64:
        return self.places - size_of(self.withdrawn)

    def clockwise_of(self, seat: i64) -> i64:
        """The next player clockwise (G-2.1)."""
        following = seat + 1
        if following == self.players:
            return 0
        return following

    def has(self, seat: i64, knock: i64) -> bool:
        """Is this Hard Knock attached to the player?"""
        return (self.attached[seat] >> knock) & 1 == 1

    def owner_of(self, knock: i64) -> i64:
        """To whom a Hard Knock is attached; -1 if to nobody."""
        seat: i64
        for seat in range(self.players):
            if self.has(seat, knock):
                return seat
        return NONE

    def all_attached(self) -> i64:
        """All attached Hard Knocks."""
        found: i64 = 0
        seat: i64
        for seat in range(self.players):
            found |= self.attached[seat]
        return found

    def at_work(self) -> i64:
        """The cards that count for the failure of the mission (G-8.1)."""
        cards = self.no_mans_land
        seat: i64
        for seat in range(self.players):
            if self.is_in_mission(seat):
                cards |= self.attached[seat]
        return cards

    def active_threats(self, kind: i64) -> i64:
        """How many times a threat is active (G-8.1)."""
        return size_of(self.at_work() & SHOWN_BY[kind])

    def tiles_of(self, place: i64) -> i64:
        """How many tiles a player or the Chaplain holds."""
        return number_of(self.tiles, place)


def number_of(tiles: vec[i64], place: i64) -> i64:
    """How many tiles one place has."""
    number: i64 = 0
    tile: i64
    for tile in range(TILES):
        number += tiles[place * TILES + tile]
    return number
