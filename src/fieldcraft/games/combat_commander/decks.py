"""Fate cards as flat tables for the engine (CC-1): card `number` of a nation stands at `nation * 72 + number - 1`.

That place is the card's *kind*; each kind exists once. Nations, hand sizes and discard limits follow.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fieldcraft.games.combat_commander.cards import ACTIONS_DATA, DECKS, EVENTS_DATA, FateCard
from fieldcraft.games.combat_commander.hexes import hex_number
from fieldcraft.games.combat_commander.kinds import (
    ACTION_NAMES,
    EVENT_NAMES,
    NO_TRIGGER,
    ORDER_NAMES,
    SIDE_NAMES,
    TRIGGER_NAMES,
)
from fieldcraft.games.combat_commander.nations import NATIONS_DATA, POSTURES_DATA

_CARDS: Final[tuple[FateCard, ...]] = tuple(card for deck in DECKS.values() for card in deck)
CARD_IDS: Final = tuple(card.id for card in _CARDS)
CARD_KINDS: Final = len(CARD_IDS)

# By card kind.
CARD_ORDER: Final[vec[i64]] = vec[i64]([ORDER_NAMES.index(card.order) for card in _CARDS])
CARD_ACTION: Final[vec[i64]] = vec[i64]([ACTION_NAMES.index(card.action) for card in _CARDS])
"""The printed Action; a card with ORDER_FIRE can also be played as Opportunity Fire."""
CARD_EVENT: Final[vec[i64]] = vec[i64]([EVENT_NAMES.index(card.event) for card in _CARDS])
CARD_DOWNWIND: Final[vec[i64]] = vec[i64]([card.event_params.downwind if card.event_params else 0 for card in _CARDS])
"""The direction 1 to 6 of a Breeze, 0 for other Events (CC-E48)."""
CARD_WHITE: Final[vec[i64]] = vec[i64]([card.roll.white for card in _CARDS])
CARD_COLOURED: Final[vec[i64]] = vec[i64]([card.roll.coloured for card in _CARDS])
CARD_TRIGGER: Final[vec[i64]] = vec[i64](
    [TRIGGER_NAMES.index(card.trigger) if card.trigger else NO_TRIGGER for card in _CARDS]
)
CARD_HEX: Final[vec[i64]] = vec[i64]([hex_number(card.hex) for card in _CARDS])

# By Action and by Event.
ACTION_FP_BONUS: Final[vec[i64]] = vec[i64]([action.fp_bonus for action in ACTIONS_DATA.values()])
ACTION_DEFENDER_ONLY: Final[vec[i64]] = vec[i64]([int(action.defender_only) for action in ACTIONS_DATA.values()])
EVENT_OPTIONAL: Final[vec[i64]] = vec[i64]([int(event.obligation == "optional") for event in EVENTS_DATA.values()])
EVENT_RANDOM_HEX: Final[vec[i64]] = vec[i64]([int(event.random_hex) for event in EVENTS_DATA.values()])

# By nation and by posture.
NATION_SIDE: Final[vec[i64]] = vec[i64]([SIDE_NAMES.index(nation.side) for nation in NATIONS_DATA.values()])
DISCARD_LIMIT: Final[vec[i64]] = vec[i64]([nation.discard_limit for nation in NATIONS_DATA.values()])
"""CC-5.3."""
HAND_SIZE: Final[vec[i64]] = vec[i64]([posture.hand_size for posture in POSTURES_DATA.values()])
"""CC-1.1."""
