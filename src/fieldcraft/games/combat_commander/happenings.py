"""The kinds of events this game tells (see `fieldcraft.core.events`), with the meaning of their numbers."""

from typing import Final

SET_UP_DONE: Final = 0
SET_UP_SHOWN: Final = 1
DREW: Final = 2
DREW_UNSEEN: Final = 3
RESHUFFLED: Final = 4
TURN_BEGAN: Final = 5
ORDERED: Final = 6
PASSED: Final = 7
DISCARDED: Final = 8
TURN_ENDED: Final = 9
ACTIVATED: Final = 10
PLAYED: Final = 11
ROLLED: Final = 12
REROLLED: Final = 13
TRIGGERED: Final = 14
RANDOM_HEX: Final = 15
EVENT_DRAWN: Final = 16
AIMED: Final = 17
TARGETED: Final = 18
ATTACKED: Final = 19
ATTACK_TOTAL: Final = 20
DEFENDED: Final = 21
BROKE: Final = 22
WAS_SUPPRESSED: Final = 23
RALLIED: Final = 24
RECOVERED: Final = 25
ELIMINATED: Final = 26
WEAPON_BROKE: Final = 27
WEAPON_FIXED: Final = 28
WEAPON_LOST: Final = 29
MOVED: Final = 30
RETREATED: Final = 31
EXITED: Final = 32
CONTROL: Final = 33
GAINED: Final = 34
TIME_ADVANCED: Final = 35
CHIT_OPENED: Final = 36
CHIT_DRAWN: Final = 37
CHIT_DRAWN_UNSEEN: Final = 38
MELEE_FP: Final = 39
MELEE_FOUGHT: Final = 40
SMOKE_PUT: Final = 41
SMOKE_REMOVED: Final = 42
BLAZE_PUT: Final = 43
WORKS_PUT: Final = 44
WORKS_REMOVED: Final = 45
ENTERED: Final = 46
INITIATIVE: Final = 47
CHECKED: Final = 48
SURRENDER_MOVED: Final = 49
ENDED: Final = 50
HARDENED: Final = 51
REPLACED: Final = 52
DEPLOYED: Final = 53
FLED: Final = 54
HAND_SHOWN: Final = 55
CARD_SHOWN: Final = 56
SUPPORT: Final = 57
SCROUNGED: Final = 58
CONCEALED: Final = 59
RADIO_BROKE: Final = 60
RADIO_FIXED: Final = 61
RADIO_LOST: Final = 62
SPOTTED: Final = 63
DRIFTED: Final = 64
DRIFTED_OFF: Final = 65
HANDED_OVER: Final = 66
REVEALED: Final = 67
RANDOM_HEX_DRAWN: Final = 68
MINES_WEAKENED: Final = 69
ORDER_LIMIT_ROSE: Final = 70
FOG_LIFTED: Final = 71
RADIO_ARRIVED: Final = 72
ARMED: Final = 73
OPENING_CARD: Final = 74

FIELDS: Final = (
    ("set-up-done", ("side",)),
    ("set-up-shown", ()),
    ("drew", ("side", "card")),
    ("drew-unseen", ("side",)),
    ("reshuffled", ("side", "number")),
    ("turn-began", ("side", "turn")),
    ("ordered", ("side", "card", "order")),
    ("passed", ("side",)),
    ("discarded", ("side", "card")),
    ("turn-ended", ("side",)),
    ("activated", ("unit", "hex")),
    ("played", ("side", "card", "action")),
    ("rolled", ("side", "card", "white", "coloured", "purpose")),
    ("rerolled", ("side",)),
    ("triggered", ("side", "trigger")),
    ("random-hex", ("side", "card", "hex")),
    ("event-drawn", ("side", "card", "event")),
    ("aimed", ("side", "hex", "fp", "hindrance", "height")),
    ("targeted", ("hex", "product", "hindrance", "range", "hit")),
    ("attacked", ("side", "hex", "fp")),
    ("attack-total", ("hex", "fp", "dice", "total")),
    ("defended", ("unit", "morale", "dice", "total", "attack")),
    ("broke", ("unit", "hex")),
    ("was-suppressed", ("unit", "hex")),
    ("rallied", ("unit", "hex")),
    ("recovered", ("unit", "hex")),
    ("eliminated", ("unit", "hex", "points")),
    ("weapon-broke", ("weapon", "unit")),
    ("weapon-fixed", ("weapon", "unit")),
    ("weapon-lost", ("weapon",)),
    ("moved", ("unit", "from", "hex")),
    ("retreated", ("unit", "from", "hex")),
    ("exited", ("unit", "from", "points")),
    ("control", ("side", "objective")),
    ("gained", ("side", "points")),
    ("time-advanced", ("side", "time")),
    ("chit-opened", ("chit",)),
    ("chit-drawn", ("side", "chit")),
    ("chit-drawn-unseen", ("side",)),
    ("melee-fp", ("hex", "axis", "allies")),
    ("melee-fought", ("hex", "axis", "allies")),
    ("smoke-put", ("hex", "strength")),
    ("smoke-removed", ("hex",)),
    ("blaze-put", ("hex",)),
    ("works-put", ("hex", "works")),
    ("works-removed", ("hex", "works")),
    ("entered", ("unit", "hex")),
    ("initiative", ("side",)),
    ("checked", ("unit", "morale", "dice")),
    ("surrender-moved", ("side", "number")),
    ("ended", ("side", "reason")),
    ("hardened", ("unit", "hex")),
    ("replaced", ("unit", "hex")),
    ("deployed", ("unit", "twin", "hex")),
    ("fled", ("unit", "from", "hex")),
    ("hand-shown", ("side",)),
    ("card-shown", ("side", "card")),
    ("support", ("side", "item")),
    ("scrounged", ("weapon", "unit")),
    ("concealed", ("side", "cover", "total")),
    ("radio-broke", ("side", "radio")),
    ("radio-fixed", ("side", "radio")),
    ("radio-lost", ("side", "radio")),
    ("spotted", ("unit", "hex", "smoke")),
    ("drifted", ("from", "hex")),
    ("drifted-off", ("from",)),
    ("handed-over", ("weapon", "unit", "twin")),
    ("revealed", ("side", "card")),
    ("random-hex-drawn", ("side", "card", "hex")),
    ("mines-weakened", ("number",)),
    ("order-limit-rose", ("side", "number")),
    ("fog-lifted", ("number",)),
    ("radio-arrived", ("side",)),
    ("armed", ("weapon", "unit")),
    ("opening-card", ("side", "card")),
)
"""By kind: the event's message key and what its numbers are."""

PIECES_TOLD: Final = ("unit", "twin", "weapon")
"""Names of numbers that hold a slot and the kind of what stood there (see `unit_told` in `rules.units`)."""

SLOTS_TOLD: Final = 128
