"""Every way the rules can refuse an action: a number for the engine, a rule id and a message for people."""

from typing import Final

ALLOWED: Final = 0
GAME_OVER: Final = 1
NO_SUCH_ACTION: Final = 2
NOT_YOUR_TURN: Final = 3
FINISH_FIRST: Final = 4
INTENSITY_TOO_LOW: Final = 5
INTENSITY_TOO_HIGH: Final = 6
FIRST_INTENSITY_TOO_LOW: Final = 7
INTENSITY_CHOSEN: Final = 8
NOT_IN_HAND: Final = 9
CHARM_SPENT: Final = 10
NOT_IN_NO_MANS_LAND: Final = 11
CHARM_OTHER_THREAT: Final = 12
NO_SPEECH_TOKEN: Final = 13
IS_MUTE: Final = 14
IS_HARDHEADED: Final = 15
IS_PRIDEFUL: Final = 16
FRAGILE_COMRADE: Final = 17
MUST_WITHDRAW: Final = 18
NO_SPEECH: Final = 19
ALREADY_ANSWERED: Final = 20
DOES_NOT_SHOW: Final = 21
NOT_ATTACHED: Final = 22
NOT_A_KNOCK: Final = 23
NO_SUCH_TILE: Final = 24
NOT_YOUR_KNOCK: Final = 25
CHARM_READY: Final = 26
NO_CHARM_AFTER_FAILURE: Final = 27
ONE_BENEFIT: Final = 28
NOTHING_TO_CHOOSE: Final = 29
HAS_WITHDRAWN: Final = 30
SPEAKER_DISCARDS_NOTHING: Final = 31
MUST_ANSWER: Final = 32

RULES: Final = (
    ("", ""),
    ("G-13.1", "game-over"),
    ("G-5.2", "no-such-action"),
    ("G-5.1", "not-your-turn"),
    ("G-5.3", "finish-first"),
    ("G-4.3", "intensity-too-low"),
    ("G-4.4", "intensity-too-high"),
    ("G-4.3", "first-intensity-too-low"),
    ("G-4.1", "intensity-chosen"),
    ("G-6.1", "not-in-hand"),
    ("G-6.6", "charm-spent"),
    ("G-6.6", "not-in-no-mans-land"),
    ("G-6.6", "charm-other-threat"),
    ("G-6.10", "no-speech-token"),
    ("G-10.5", "is-mute"),
    ("G-10.13", "is-hardheaded"),
    ("G-10.14", "is-prideful"),
    ("G-10.8", "fragile-comrade"),
    ("G-10.9", "must-withdraw"),
    ("G-6.12", "no-speech"),
    ("G-6.12", "already-answered"),
    ("G-6.12", "does-not-show"),
    ("G-10.17", "not-attached"),
    ("G-1.7", "not-a-knock"),
    ("G-6.19", "no-such-tile"),
    ("G-11.8", "not-your-knock"),
    ("G-11.10", "charm-ready"),
    ("G-11.6", "no-charm-after-failure"),
    ("G-11.10", "one-benefit"),
    ("G-5.2", "nothing-to-choose"),
    ("G-6.18", "has-withdrawn"),
    ("G-6.13", "speaker-discards-nothing"),
    ("G-6.15", "must-answer"),
)
"""By refusal number: the rule's id and the message `grizzled-refusal-...`."""
