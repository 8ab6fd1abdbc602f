"""Every way the rules can refuse an action: a number for the engine, a rule id and a message for people."""

from typing import Final

ALLOWED: Final = 0
GAME_OVER: Final = 1
NO_SUCH_ACTION: Final = 2
NOT_YOUR_TURN: Final = 3
FINISH_ACTION_FIRST: Final = 4
NO_ACTION_BEGUN: Final = 5
BID_FIRST: Final = 6
BIDS_ARE_IN: Final = 7
ALREADY_BID: Final = 8
BID_NOT_IN_HAND: Final = 9
NOT_IN_HAND: Final = 10
FOG_CANNOT_ACT: Final = 11
FOG_CANNOT_HUNKER: Final = 12
NOT_PRINTED: Final = 13
IS_SUPPRESSED: Final = 14
NOT_SUPPRESSED: Final = 15
NO_COUNTER_TO_READY: Final = 16
NOT_A_TILE: Final = 17
NOT_ADJACENT: Final = 18
MOVE_NEEDS_MARKER: Final = 19
GUIDE_NEEDS_MARKER: Final = 20
GUIDE_OFF_BOARD: Final = 21
GUIDE_SUPPRESSED: Final = 22
GUIDE_ENEMY: Final = 23
NO_ENEMY_ON_BOARD: Final = 24
TARGET_NOT_ENEMY: Final = 25
TARGET_NOT_ON_BOARD: Final = 26
NO_TARGET_MARKER: Final = 27
NOT_IN_BLAST: Final = 28
NOT_IN_SUPPLY: Final = 29
BOLSTER_OTHER_SQUAD: Final = 30
TOO_MANY_CARDS: Final = 31
ENEMY_ON_TILE: Final = 32
ALREADY_CONTROLLED: Final = 33
RADIO_ENEMY_ON_TILE: Final = 34
RADIO_US_ONLY: Final = 35
NOT_IN_PLAY: Final = 36
INSPIRE_OTHER_SQUAD: Final = 37
INSPIRE_ITSELF: Final = 38
NO_FOG_IN_HAND: Final = 39
TARGET_TOO_NEAR: Final = 40
TARGET_SAME_TILE: Final = 41
NO_TARGET_TILE: Final = 42
MUST_AIM: Final = 43
NOT_A_CARD: Final = 44
NOT_ON_TARGET_TILE: Final = 45

RULES: Final = (
    ("", ""),
    ("U-4.2", "game-over"),
    ("U-7.3", "no-such-action"),
    ("U-7.1", "not-your-turn"),
    ("U-7.2", "finish-action-first"),
    ("U-7.3", "no-action-begun"),
    ("U-4.1", "bid-first"),
    ("U-6.3", "bids-are-in"),
    ("U-6.1", "already-bid"),
    ("U-6.1", "bid-not-in-hand"),
    ("U-7.2", "not-in-hand"),
    ("U-7.4", "fog-cannot-act"),
    ("U-8.7", "fog-cannot-hunker"),
    ("U-1.5", "not-printed"),
    ("U-8.5", "is-suppressed"),
    ("U-8.5", "not-suppressed"),
    ("U-1.3", "no-counter-to-ready"),
    ("U-9.1", "not-a-tile"),
    ("U-10.1", "not-adjacent"),
    ("U-10.2", "move-needs-marker"),
    ("U-10.3", "guide-needs-marker"),
    ("U-10.3", "guide-off-board"),
    ("U-10.3", "guide-suppressed"),
    ("U-10.3", "guide-enemy"),
    ("U-11.11", "no-enemy-on-board"),
    ("U-11.1", "target-not-enemy"),
    ("U-13.8", "target-not-on-board"),
    ("U-11.1", "no-target-marker"),
    ("U-11.8", "not-in-blast"),
    ("U-12.1", "not-in-supply"),
    ("U-12.1", "bolster-other-squad"),
    ("U-12.3", "too-many-cards"),
    ("U-12.6", "enemy-on-tile"),
    ("U-12.8", "already-controlled"),
    ("U-15.5", "radio-enemy-on-tile"),
    ("U-15.4", "radio-us-only"),
    ("U-12.11", "not-in-play"),
    ("U-12.11", "inspire-other-squad"),
    ("U-12.11", "inspire-itself"),
    ("U-12.12", "no-fog-in-hand"),
    ("U-12.13", "target-too-near"),
    ("U-12.13", "target-same-tile"),
    ("U-12.13", "no-target-tile"),
    ("U-7.6", "must-aim"),
    ("U-1.2", "not-a-card"),
    ("U-11.1", "not-on-target-tile"),
)
"""By refusal number: the rule's id and the message `undaunted-refusal-...`."""
