"""The kinds of events this game tells (see `fieldcraft.core.events`), with the meaning of their numbers."""

from typing import Final

ROUND_BEGAN: Final = 0
DREW: Final = 1
DREW_UNSEEN: Final = 2
RESHUFFLED: Final = 3
BID_REVEALED: Final = 4
INITIATIVE: Final = 5
TURN_BEGAN: Final = 6
PLAYED: Final = 7
HUNKERED: Final = 8
SPAWNED: Final = 9
READIED: Final = 10
MOVED: Final = 11
STAYED: Final = 12
SCOUTED: Final = 13
FOG_TAKEN: Final = 14
TARGET_TAKEN_OFF: Final = 15
ATTACKED: Final = 16
BLASTED: Final = 17
ROLLED: Final = 18
MISSED: Final = 19
CASUALTY: Final = 20
COUNTER_REMOVED: Final = 21
WAS_SUPPRESSED: Final = 22
STILL_SUPPRESSED: Final = 23
NOTHING_HIT: Final = 24
BOLSTERED: Final = 25
COMMANDED: Final = 26
CONCEALED: Final = 27
CONTROLLED: Final = 28
LOST_CONTROL: Final = 29
RADIO_RAISED: Final = 30
INSPIRED: Final = 31
FOG_REMOVED: Final = 32
TARGET_PUT: Final = 33
TURN_ENDED: Final = 34
HOPE_LOST: Final = 35
WON: Final = 36

FIELDS: Final = (
    ("round-began", ("round",)),
    ("drew", ("side", "card")),
    ("drew-unseen", ("side",)),
    ("reshuffled", ("side", "number")),
    ("bid-revealed", ("side", "bid", "value")),
    ("initiative", ("side", "kept")),
    ("turn-began", ("side",)),
    ("played", ("side", "card", "verb")),
    ("hunkered", ("side", "card")),
    ("spawned", ("side", "unit", "tile")),
    ("readied", ("side", "unit")),
    ("moved", ("side", "unit", "from", "tile")),
    ("stayed", ("side", "unit", "tile")),
    ("scouted", ("side", "tile")),
    ("fog-taken", ("side", "number", "supply")),
    ("target-taken-off", ("side", "tile")),
    ("attacked", ("counter", "base", "cover", "range", "total", "verb")),
    ("blasted", ("counter", "base", "cover", "total")),
    ("rolled", ("dice", "die", "die", "die", "die")),
    ("missed", ("counter",)),
    ("casualty", ("side", "card", "zone", "tile")),
    ("counter-removed", ("side", "unit", "tile")),
    ("was-suppressed", ("side", "unit")),
    ("still-suppressed", ("side", "unit")),
    ("nothing-hit", ("tile",)),
    ("bolstered", ("side", "card")),
    ("commanded", ("side", "number")),
    ("concealed", ("side", "number")),
    ("controlled", ("side", "tile", "points")),
    ("lost-control", ("side", "tile")),
    ("radio-raised", ("tile", "points")),
    ("inspired", ("side", "card")),
    ("fog-removed", ("side",)),
    ("target-put", ("side", "tile")),
    ("turn-ended", ("side", "number")),
    ("hope-lost", ("side",)),
    ("won", ("side", "reason")),
)
"""By kind: the event's message key and what its numbers are."""

# Zones, in the order a casualty is looked for (U-13.1).
HAND: Final = 0
DISCARD: Final = 1
DECK: Final = 2
ZONE_NAMES: Final = ("hand", "discard", "deck")
