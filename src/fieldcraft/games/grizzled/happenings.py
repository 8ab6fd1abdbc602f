"""The kinds of events this game tells (see `fieldcraft.core.events`), with the meaning of their numbers."""

from typing import Final

JOINED: Final = 0
TILE_DEALT: Final = 1
LEADS: Final = 2
ROUND_BEGAN: Final = 3
CHAPLAIN_PLACED: Final = 4
INTENSITY_CHOSEN: Final = 5
RECEIVED: Final = 6
DEALT: Final = 7
PILE_EMPTY: Final = 8
FRENZY: Final = 9
TURN_BEGAN: Final = 10
PLAYED: Final = 11
TRAP_SPRUNG: Final = 12
TRAP_EMPTY: Final = 13
ATTACHED: Final = 14
TOOK_LEAD: Final = 15
RELIEVED: Final = 16
NOTHING_TO_RELIEVE: Final = 17
CHARM_USED: Final = 18
SPOKE: Final = 19
DISCARDED: Final = 20
KEPT: Final = 21
TILE_REMOVED: Final = 22
TILE_REMOVED_UNSEEN: Final = 23
TILE_PLACED: Final = 24
WITHDREW: Final = 25
WITHDREW_BARE: Final = 26
STUMBLED: Final = 27
STUMBLED_NOT: Final = 28
FAILED: Final = 29
SUCCEEDED: Final = 30
TILE_REVEALED: Final = 31
SUPPORTED: Final = 32
CHAPLAIN_SUPPORTED: Final = 33
NOBODY_SUPPORTED: Final = 34
SHED_KNOCK: Final = 35
CHARM_RECOVERED: Final = 36
MORALE_DROPPED: Final = 37
LEAD_PASSED: Final = 38
TOKEN_GIVEN: Final = 39
LEAD_STAYS: Final = 40
WON: Final = 41
LOST_BY_KNOCKS: Final = 42
LOST_BY_MORALE: Final = 43

FIELDS: Final = (
    ("joined", ("number", "character")),
    ("tile-dealt", ("seat", "tile")),
    ("leads", ("seat",)),
    ("round-began", ("round", "seat")),
    ("chaplain-placed", ()),
    ("intensity", ("seat", "number")),
    ("received", ("seat", "card")),
    ("dealt", ("seat",)),
    ("pile-empty", ()),
    ("frenzy", ("seat",)),
    ("turn-began", ("seat",)),
    ("played", ("seat", "card")),
    ("trap-sprung", ("seat", "card")),
    ("trap-empty", ("seat",)),
    ("attached", ("seat", "card")),
    ("took-lead", ("seat",)),
    ("relieved", ("seat", "owner", "card")),
    ("nothing-to-relieve", ("seat",)),
    ("charm-used", ("seat", "card")),
    ("spoke", ("seat", "kind")),
    ("discarded", ("seat", "card")),
    ("kept", ("seat",)),
    ("tile-removed", ("seat", "tile")),
    ("tile-removed-unseen", ("seat",)),
    ("tile-placed", ("seat", "tile")),
    ("withdrew", ("seat",)),
    ("withdrew-bare", ("seat",)),
    ("stumbled", ("seat", "card")),
    ("stumbled-not", ("seat",)),
    ("failed", ("kind", "number")),
    ("succeeded", ("number",)),
    ("tile-revealed", ("seat", "tile", "target")),
    ("supported", ("seat", "number")),
    ("chaplain-supported", ("number",)),
    ("nobody-supported", ()),
    ("shed", ("seat", "card")),
    ("recovered", ("seat",)),
    ("morale-dropped", ("number", "hands")),
    ("lead-passed", ("seat",)),
    ("token-given", ("seat",)),
    ("lead-stays", ("seat",)),
    ("won", ()),
    ("lost-by-knocks", ("seat",)),
    ("lost-by-morale", ()),
)
"""By kind: the event's message key and what its numbers are."""
