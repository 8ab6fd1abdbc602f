"""The words of the game as small numbers: cards, threats, tiles, levels, actions (G-1).

A set of cards is a mask with a bit for each of the 59 cards; each card exists once and has its own bit.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fieldcraft.games.grizzled.cards import (
    CARD_FACTS,
    CHARACTERS,
    SETUP,
    TILE_FACTS,
    Level,
    SeatName,
    ThreatKind,
    TileKind,
)

NONE: Final = -1

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 5
SEAT_NAMES: Final[tuple[SeatName, ...]] = ("p1", "p2", "p3", "p4", "p5")
CHAPLAIN: Final = 2
"""The Chaplain's place, between two players (G-15.8)."""

# Cards: the Threats, then the Hard Knocks in the order of `cards.yaml`, then Merry Christmas.
CARDS: Final = 59
THREATS: Final = 39
CARD_NAMES: Final = (
    *(card.key for card in CARD_FACTS.threats),
    *(card.key for card in CARD_FACTS.knocks),
    CARD_FACTS.merry_christmas.key,
)
ALL_CARDS: Final = (1 << CARDS) - 1
ALL_THREATS: Final = (1 << THREATS) - 1
WOUNDED: Final = 45
MUTE: Final = 46
TYRANNICAL: Final = 47
DEMORALIZED: Final = 48
FRAGILE: Final = 49
FEARFUL: Final = 50
PANICKED: Final = 51
FRENZIED: Final = 52
SELFISH: Final = 53
HARDHEADED: Final = 54
PRIDEFUL: Final = 55
CLUMSY: Final = 56
ABSENT_MINDED: Final = 57
MERRY_CHRISTMAS: Final = 58

KINDS: Final = 6
KIND_NAMES: Final[tuple[ThreatKind, ...]] = CARD_FACTS.threat_kinds

CHARACTER_NAMES: Final = tuple(each.id for each in CHARACTERS)

TILES: Final = 4
TILE_NAMES: Final[tuple[TileKind, ...]] = tuple(each.id for each in TILE_FACTS.tiles)

ROOKIE: Final = 0
NORMAL: Final = 1
VETERAN: Final = 2
LEVEL_NAMES: Final[tuple[Level, ...]] = tuple(each.id for each in SETUP.levels)

# What one can do, in the order of the rulebook.
INTENSITY: Final = 0  # a number of cards
PLAY: Final = 1  # a card of the hand
CHARM: Final = 2  # a card of No Man's Land
SPEECH: Final = 3  # a threat
WITHDRAW: Final = 4
ANSWER: Final = 5  # a card of the hand
DECLINE: Final = 6
RELIEVE: Final = 7  # an attached Hard Knock, by Merry Christmas
REMOVE: Final = 8  # a tile, by Absent-minded
SUPPORT: Final = 9  # a tile
SHED: Final = 10  # an own Hard Knock
RECOVER: Final = 11
DONE: Final = 12
VERBS: Final = 13
VERB_NAMES: Final = (
    "intensity",
    "play",
    "charm",
    "speech",
    "withdraw",
    "discard",
    "decline",
    "relieve",
    "remove",
    "support",
    "shed",
    "recover",
    "done",
)
CARD_VERBS: Final = (PLAY, CHARM, ANSWER, RELIEVE, SHED)
TILE_VERBS: Final = (REMOVE, SUPPORT)
PLAIN_VERBS: Final = (WITHDRAW, DECLINE, RECOVER, DONE)

# An action is a verb and one argument: a card, a threat, a tile or a number.
ARG_BITS: Final = 6
ARG_MASK: Final = 63
ACTION_SPACE: Final = VERBS << ARG_BITS

LADDER_STEP: Final = SETUP.chaplain.step
LADDER_TOP: Final = (SETUP.chaplain.most_trials - SETUP.chaplain.trials) // SETUP.chaplain.step
"""The last step of the ladder; the first game stands on step 0 (G-15.4)."""

FIRST_INTENSITY: Final = SETUP.first_intensity
LEAST_INTENSITY: Final = SETUP.least_intensity
FAILURE_THRESHOLD: Final = SETUP.failure_threshold
KNOCK_LIMIT: Final = SETUP.knock_limit
RELIEF_AFTER_SUCCESS: Final = SETUP.relief["success"]
RELIEF_AFTER_FAILURE: Final = SETUP.relief["failure"]
LEAST_MORALE_DROP: Final = SETUP.least_morale_drop
DEMORALIZED_EXTRA: Final = SETUP.demoralized_extra
FRENZIED_DRAW: Final = SETUP.frenzied_draw


BITS: Final[vec[i64]] = vec[i64]([1 << number for number in range(CARDS)])


def action_of(verb: i64, arg: i64) -> i64:
    """The number of an action."""
    return (verb << ARG_BITS) | arg


def bit(number: i64) -> i64:
    """The set that holds one card, seat or threat: looked up, because a compiled `1 << number` has 32 bits."""
    return BITS[number]


def _shown_by(kind: ThreatKind) -> int:
    """The set of all cards that show a threat, Traumas and Phobias among them."""
    threats = sum(1 << number for number, card in enumerate(CARD_FACTS.threats) if kind in card.shows)
    knocks = sum(1 << THREATS + number for number, card in enumerate(CARD_FACTS.knocks) if card.shows == kind)
    return threats | knocks


SHOWN_BY: Final[vec[i64]] = vec[i64]([_shown_by(kind) for kind in KIND_NAMES])
"""By threat: the cards that show it."""

TRAPS: Final[i64] = sum(1 << number for number, card in enumerate(CARD_FACTS.threats) if card.trap)

ALL_KNOCKS: Final[i64] = sum(1 << THREATS + number for number in range(len(CARD_FACTS.knocks)))

CHARMS: Final[vec[i64]] = vec[i64]([KIND_NAMES.index(each.charm) for each in CHARACTERS])
"""By character: the threat of the charm."""

OFFSETS: Final[vec[i64]] = vec[i64]([each.offset for each in TILE_FACTS.tiles])
"""By tile: how many places clockwise it reaches (G-2.2)."""

ICONS: Final[vec[i64]] = vec[i64](
    [0] * THREATS + [knock.icons for knock in CARD_FACTS.knocks] + [0] * (CARDS - MERRY_CHRISTMAS)
)
"""By card: its Hard Knock icons (G-1.6)."""

MOST_ICONS: Final = max(knock.icons for knock in CARD_FACTS.knocks)
WITH_MORE_ICONS: Final[vec[i64]] = vec[i64](
    [sum(1 << card for card in range(CARDS) if ICONS[card] > icons) for icons in range(MOST_ICONS)]
)
"""By number: the cards with more icons than that."""
