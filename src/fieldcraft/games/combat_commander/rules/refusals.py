"""Every way the rules can refuse an action: a number for the engine, a rule id and a message for people.

The numbers are given in the order of the rules file; each stands next to its rule in `RULES`.
"""

from typing import Final

ALLOWED: Final = 0
GAME_OVER: Final = 1
NO_SUCH_ACTION: Final = 2
NOT_ASKED: Final = 3
NOT_NOW: Final = 4
# CC-1, CC-5: cards and Turns.
NOT_IN_HAND: Final = 5
LIMIT_REACHED: Final = 6
ORDERS_WERE_GIVEN: Final = 7
NO_ORDER_YET: Final = 8
DISCARD_LIMIT_REACHED: Final = 9
# CC-S: set-up.
OUT_OF_AREA: Final = 10
OVERSTACKED: Final = 11
HEX_IMPASSABLE: Final = 12
ENEMY_IN_HEX: Final = 13
HAS_A_WEAPON: Final = 14
NOT_YOUR_UNIT: Final = 15
ALL_PLACED: Final = 16
NOT_ALL_PLACED: Final = 17
# CC-O14: Orders and activation.
NOBODY_CAN: Final = 18
ALREADY_ACTIVATED: Final = 19
CANNOT_CARRY_OUT: Final = 20
NOT_ON_MAP: Final = 21
IS_LEADER: Final = 22
OUT_OF_COMMAND: Final = 23
NOT_CARRIED_OUT: Final = 24
NEVER_AN_ORDER: Final = 25
# CC-O20: Fire.
NO_ENEMY_THERE: Final = 26
OUT_OF_SIGHT: Final = 27
OUT_OF_RANGE: Final = 28
NOT_ACTIVATED: Final = 29
HAS_FIRED: Final = 30
WEAPON_CANNOT_FIRE: Final = 31
ORDNANCE_ALONE: Final = 32
NOT_CONNECTED: Final = 33
TOO_WEAK: Final = 34
NOTHING_JOINED: Final = 35
ALREADY_JOINED: Final = 36
WIRE_GROUP: Final = 37
# CC-O16, CC-O21: Advance and Move.
NOT_ADJACENT: Final = 38
CANNOT_ENTER: Final = 39
TOO_FEW_POINTS: Final = 40
HAS_ACTED: Final = 41
NOT_TOGETHER: Final = 42
NOT_ENEMY_EDGE: Final = 43
CLIFF_WITH_WEAPON: Final = 44
# CC-O22, CC-O23.
NOBODY_TO_RECOVER: Final = 45
HAS_RECOVERED: Final = 46
NOT_LISTED: Final = 47
NOT_CLOSER: Final = 48
MUST_SURVIVE: Final = 49
# CC-A: Actions.
WRONG_WINDOW: Final = 50
NEVER_AN_ACTION: Final = 51
DEFENDER_ONLY: Final = 52
NOT_FULFILLED: Final = 53
NO_OPPORTUNITY_LEFT: Final = 54
# CC-8, CC-6 and effects.
NOT_OVERSTACKED: Final = 55
NOT_A_CHOICE: Final = 56
NOT_A_SPACE: Final = 57
NO_RADIO: Final = 58
NO_PLACE: Final = 59
NONE_LEFT: Final = 60
DEPLOY_USED: Final = 61
NOT_OFFERED: Final = 62
BOX_IS_FULL: Final = 63
FROZEN_GROUND: Final = 64
NOT_NEAREST: Final = 65
NO_SMOKE_ROUND: Final = 66
NO_OWN_RADIO: Final = 67
NO_SPOTTER: Final = 68
RADIO_WITHOUT_SMOKE: Final = 69
HAS_NO_WEAPON: Final = 70
NOBODY_TO_TAKE_IT: Final = 71
NOT_YOUR_WEAPON: Final = 72
NOT_ITS_PLACE: Final = 73
NOT_CHAINED: Final = 74
CANNOT_WAIT: Final = 75
NOT_OPTIONAL: Final = 76
NOT_ITS_CARRIER: Final = 77
RAID_BLOCKED: Final = 78
COVER_TOO_LOW: Final = 79
NO_OTHER_ORDER: Final = 80

RULES: Final = (
    ("", ""),
    ("CC-6.3", "game-over"),
    ("CC-1.5", "no-such-action"),
    ("CC-5.1", "not-asked"),
    ("CC-5.1", "not-now"),
    ("CC-1.6", "not-in-hand"),
    ("CC-5.1", "limit-reached"),
    ("CC-O15", "orders-were-given"),
    ("CC-O15", "no-order-yet"),
    ("CC-5.3", "discard-limit-reached"),
    ("CC-S.2", "out-of-area"),
    ("CC-8.2", "overstacked"),
    ("CC-T79", "hex-impassable"),
    ("CC-S.2", "enemy-in-hex"),
    ("CC-11.2", "has-a-weapon"),
    ("CC-S.2", "not-your-unit"),
    ("CC-S.2", "all-placed"),
    ("CC-S.2", "not-all-placed"),
    ("CC-O14-d1", "nobody-can"),
    ("CC-O14.1", "already-activated"),
    ("CC-O14.4", "cannot-carry-out"),
    ("CC-O14.1", "not-on-map"),
    ("CC-3.3.1.1", "is-leader"),
    ("CC-3.3.1.1", "out-of-command"),
    ("CC-O14.4", "not-carried-out"),
    ("CC-O19", "never-an-order"),
    ("CC-O20.3", "no-enemy-there"),
    ("CC-10.1", "out-of-sight"),
    ("CC-O20.1", "out-of-range"),
    ("CC-O20.3", "not-activated"),
    ("CC-O20.3", "has-fired"),
    ("CC-11.1", "weapon-cannot-fire"),
    ("CC-11.5", "ordnance-alone"),
    ("CC-O20.3.1", "not-connected"),
    ("CC-10.3.2.1", "too-weak"),
    ("CC-O20.3", "nothing-joined"),
    ("CC-O20.3", "already-joined"),
    ("CC-F106", "wire-group"),
    ("CC-O21.1", "not-adjacent"),
    ("CC-O21.4", "cannot-enter"),
    ("CC-O21.1", "too-few-points"),
    ("CC-O21.2", "has-acted"),
    ("CC-O21.2", "not-together"),
    ("CC-7.2.1", "not-enemy-edge"),
    ("CC-O16.2", "cliff-with-weapon"),
    ("CC-O22.1", "nobody-to-recover"),
    ("CC-O22.1", "has-recovered"),
    ("CC-O22.2", "not-listed"),
    ("CC-O23.3", "not-closer"),
    ("CC-O23.3-d2", "must-survive"),
    ("CC-A24.1", "wrong-window"),
    ("CC-A28", "never-an-action"),
    ("CC-A24-d1", "defender-only"),
    ("CC-A24.1", "not-fulfilled"),
    ("CC-A33", "no-opportunity-left"),
    ("CC-8.2", "not-overstacked"),
    ("CC-E42", "not-a-choice"),
    ("CC-7.2.1", "not-a-space"),
    ("CC-O17", "no-radio"),
    ("CC-8.1", "no-place"),
    ("CC-E-d3", "none-left"),
    ("CC-8.2", "deploy-used"),
    ("CC-E-d3", "not-offered"),
    ("CC-12.1", "box-is-full"),
    ("CC-SR.deep_frost", "frozen-ground"),
    ("CC-E42-d1", "not-nearest"),
    ("CC-O20.2.1", "no-smoke-round"),
    ("CC-O18", "no-own-radio"),
    ("CC-O18", "no-spotter"),
    ("CC-O18.2.1", "radio-without-smoke"),
    ("CC-O21.1.1", "has-no-weapon"),
    ("CC-O21.1.1", "nobody-to-take-it"),
    ("CC-11.3", "not-your-weapon"),
    ("CC-SR.fixed_setup", "not-its-place"),
    ("CC-SR.special_setup", "not-chained"),
    ("CC-SR.column", "cannot-wait"),
    ("CC-SR.late_setup", "not-optional"),
    ("CC-SR.weapon_assignment", "not-its-carrier"),
    ("CC-SR.raid", "raid-blocked"),
    ("CC-SR.weapon_restriction", "cover-too-low"),
    ("CC-SR.order_substitution", "no-other-order"),
)
"""By refusal number: the rule's id and the message `combat-commander-refusal-...`."""
