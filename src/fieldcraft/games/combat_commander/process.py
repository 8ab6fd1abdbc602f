"""What can be going on, as small numbers: procedures, the questions they ask, and what a roll is for.

Procedures stand on the stack of `state.Battle`; `rules.flow` knows which object runs which number.
"""

from typing import Final

# Procedures: the first number of a frame.
SET_UP: Final = 0
TURN: Final = 1
REFILL: Final = 2
OVERSTACK: Final = 3
ORDER_GIVEN: Final = 4
ACTIVATION: Final = 5
FIRE_ORDER: Final = 6
MOVE_ORDER: Final = 7
ENTRY: Final = 8
ADVANCE_ORDER: Final = 9
RECOVER_ORDER: Final = 10
ROUT_ORDER: Final = 11
RETREAT: Final = 12
SHOT: Final = 13
ATTACK: Final = 14
VOLLEY: Final = 15
DEFENCE: Final = 16
HIT: Final = 17
MINE_ATTACK: Final = 18
ROLLING: Final = 19
REVEALING: Final = 20
TRIGGERED: Final = 21
SNIPER: Final = 22
EVENT: Final = 23
ACTION_PLAYED: Final = 24
TIME_ADVANCE: Final = 25
MELEES: Final = 26
MELEE: Final = 27
DEPLOYING: Final = 28
DISPLACING: Final = 29
DENIED_ORDER: Final = 30
REQUEST_ORDER: Final = 31
FIRE_FOR_EFFECT: Final = 32
IMPACT: Final = 33
HANDING: Final = 34
BRINGING: Final = 35
REWARD: Final = 36
PROCEDURES: Final = 37

# Questions: what the open decision is about. Those of chapter 20 keep their number CC-W in the name.
PLACING: Final = 0  # CC-S.2
FIRST_TURN: Final = 1  # CC-SR.first_turn_option
W1_TURN: Final = 2
DISCARDING: Final = 3  # CC-O15
ACTIVATING: Final = 4  # CC-O14.1
AIMING: Final = 5  # CC-O20.3
GROUPING: Final = 6  # CC-O20.3.1
W2_REROLL: Final = 7
W3_ENTRY: Final = 8
W3A_MOVING: Final = 9
STEPPING: Final = 10  # CC-O21.1
ADVANCING: Final = 11  # CC-O16.1
W5_FIRER: Final = 12
DEFENDING: Final = 13  # CC-O20.3.4: which unit rolls next
W6_DEFENDER: Final = 14
W7_LIGHT_WOUNDS: Final = 15
W8_AMBUSH: Final = 16
W9_NO_QUARTER: Final = 17
W10_PASSED: Final = 18
W11_DIG_IN: Final = 19
ROLLING_FOR: Final = 20  # CC-O22.2, CC-O23.2: which unit rolls next
ROUTING_SIDE: Final = 21  # CC-O23.1
RETREATING: Final = 22  # CC-O23.3
SACRIFICING: Final = 23  # CC-8.2
SNIPING: Final = 24  # CC-1.9.1.3
FIGHTING: Final = 25  # CC-O16.4: which Melee next
CLEARING_SMOKE: Final = 26  # CC-6.1.2 step 4
ENTERING: Final = 27  # CC-6.1.2 step 5
RETURNING: Final = 28  # CC-7.2.1: the Time space after an exit
EVENT_CHOICE: Final = 29
ACTION_CHOICE: Final = 30
W4_ADVANCED: Final = 31
SPLITTING: Final = 32  # CC-E52
OVER: Final = 33
FLEEING: Final = 34  # CC-E46: out of a Blaze
WEARING: Final = 35  # CC-A41: which Weapon breaks
SPOTTING: Final = 36  # CC-O18.2: which Leader
RANGING: Final = 37  # CC-O18.2.1: where the spotting round goes
IMPACTING: Final = 38  # CC-O18.2.3.2: which hex next
HANDING_OVER: Final = 39  # CC-O21.1.1
WEAKER_MINES: Final = 40  # CC-SR.mine_strength
W13_KEPT: Final = 41  # CC-SR.hidden_units
REWARDING: Final = 42  # CC-SR.on_enemy_exit
WINDOWS: Final = 43

WINDOW_NAMES: Final = (
    "placing",
    "first_turn",
    "turn",
    "discarding",
    "activating",
    "aiming",
    "grouping",
    "reroll",
    "entry",
    "moving",
    "stepping",
    "advancing",
    "firer",
    "defending",
    "defender",
    "light_wounds",
    "ambush",
    "no_quarter",
    "passed",
    "dig_in",
    "rolling_for",
    "routing_side",
    "retreating",
    "sacrificing",
    "sniping",
    "fighting",
    "clearing_smoke",
    "entering",
    "returning",
    "event",
    "action",
    "advanced",
    "splitting",
    "over",
    "fleeing",
    "wearing",
    "spotting",
    "ranging",
    "impacting",
    "handing_over",
    "weaker_mines",
    "kept",
    "rewarding",
)

# What a roll is for (CC-1.9-d1).
ROLL_FIRE: Final = 0
ROLL_TARGETING: Final = 1
ROLL_DEFENCE: Final = 2
ROLL_MELEE: Final = 3
ROLL_RALLY: Final = 4
ROLL_ROUT: Final = 5
ROLL_MINES: Final = 6
ROLL_SUDDEN_DEATH: Final = 7
ROLL_IMPACT: Final = 8
ROLL_SUPPORT: Final = 9
ROLL_COMMISSAR: Final = 10
ROLL_NAMES: Final = (
    "fire",
    "targeting",
    "defence",
    "melee",
    "rally",
    "rout",
    "mines",
    "sudden_death",
    "impact",
    "support",
    "commissar",
)

# Who is making a shot (CC-O20, CC-A33, CC-A26).
SHOT_ORDER: Final = 0
SHOT_OPPORTUNITY: Final = 1
SHOT_ASSAULT: Final = 2
