"""The registers of the frames on the stack, by procedure: which number of a frame means what.

Number 0 is the procedure and 1 its step; a frame has the registers 2 to 11. SEAT is the side whose doing it is.
"""

from typing import Final

SEAT: Final = 2

# SET_UP
STAGE: Final = 2  # of the plan in `Special`
WORKS_PLACED: Final = 3  # in this stage
PLACED_AXIS: Final = 4  # Fortifications of a later stage that were placed already
PLACED_ALLIES: Final = 5
RANDOM_HEX: Final = 6  # 1 + the hex drawn for the next unit (CC-SR.special_setup)
# REFILL, OVERSTACK: SEAT only.
# TURN
CARDS_DISCARDED: Final = 3
KEPT_OFFERED: Final = 4  # how many sides were offered to bring in kept pieces (CC-W13)
# ORDER_GIVEN
HEADING: Final = 3
NEEDS_WEAPON: Final = 4  # 1 + the Weapon kind one of the activated units must carry, or 0 (CC-SR.move_as_advance)
# ACTIVATION
FOR_ORDER: Final = 3  # the heading it activates for
AT_HEX: Final = 4  # Opportunity Fire: the hex to fire at
LEADER_UNIT: Final = 5  # 1 + the Leader who commands, 0 before the first unit
WEAPON_NEEDED: Final = 6  # 1 + the Weapon kind one of them must carry, or 0 (CC-SR.move_as_advance)
# FIRE_ORDER
SHOTS_MADE: Final = 3
# MOVE_ORDER, ADVANCE_ORDER
ENTRIES_MADE: Final = 3
HAS_STEPPED: Final = 4  # the group has left its first hex
MOVING_UNIT: Final = 5  # 1 + the unit chosen to advance
# ENTRY
FROM_HEX: Final = 3
TO_HEX: Final = 4  # or OFF_MAP
HAS_SHOT: Final = 5  # the one Opportunity Fire attack was made (CC-A33)
INACTIVE_PASSED: Final = 6
IS_ADVANCE: Final = 7
IS_COVERED_WAY: Final = 8  # a trench step (CC-F105.2)
IN_NEW_HEX: Final = 2  # the step at which the units stand in the new hex, and control is not tested yet (CC-O21-d1)
# RECOVER_ORDER, ROUT_ORDER
WHOSE: Final = 3  # the player whose units roll
UNIT: Final = 4  # the unit a roll is for; also of DEFENCE, HIT, RETREAT
TWIN: Final = 7  # 1 + the second Team of a Squad that a result waited for (CC-E52); also of DEFENCE, RETREAT
RETREATS: Final = 3  # the step of ROUT_ORDER in which the unit has its result, and a Retreat of it runs
MORALE: Final = 5  # fixed when the roll is made (CC-1.9.1-d1)
# RETREAT
HEXES_LEFT: Final = 5
RETREAT_TO: Final = 6
# SHOT, ATTACK
MODE: Final = 3
TARGET: Final = 4
TARGET_2: Final = 5  # the second hex of Spray Fire, or OFF_MAP
BONUS: Final = 6  # FP added by Actions
NIGHT_DISTANCE: Final = 6  # in the place of BONUS during the Attack Roll (CC-SR.night)
ATTACK_SUM: Final = 6  # the Attack Total from its roll on, when the Actions are over
ATTACK_FP: Final = 7
SUSTAINED: Final = 8  # copies of Sustained Fire
ATTACK_KIND: Final = 9  # bits, see below; a SHOT knows only SMOKE_ROUND and SPOTTED
ATTACK_SIDE: Final = 10  # Cover of the hexside crossed into each hex (CC-T87-d1)
ATTACK_SIDE_2: Final = 11
# VOLLEY
TOTAL: Final = 3
VOLLEY_HEX: Final = 4
VOLLEY_HEX_2: Final = 5
SIDE_COVER: Final = 6  # Cover of the hexside crossed into each hex (CC-T87-d1)
SIDE_COVER_2: Final = 7
VOLLEY_KIND: Final = 8
# DEFENCE: UNIT, MORALE, TWIN and
DICE: Final = 6
# HIT: UNIT and
IS_ONE_OF_MANY: Final = 3  # the end is tested by whoever breaks the others (CC-6.3-d1)
# MINE_ATTACK
MINED_HEX: Final = 4
# FIRE_FOR_EFFECT
SPOTTER: Final = 3
SPOTTING_ROUND: Final = 4
IS_SMOKE: Final = 5
SR_HINDRANCE: Final = 6  # of the line to the spotting round
SR_AWAY: Final = 7
IS_HIT: Final = 8
HEXES_HIT: Final = 9  # the hexes of the impact area that are done, as bits
# IMPACT
IMPACT_HEX: Final = 3
# HANDING: UNIT and
HAS_ENTERED: Final = 3  # a hex was entered in this Order
# ROLLING
PURPOSE: Final = 3
ROLL_CARD: Final = 4
EMPTIED: Final = 5
# REVEALING
AS_HEX: Final = 3
# TRIGGERED
TRIGGER: Final = 3
# SNIPER, EVENT, ACTION_PLAYED
CARD: Final = 3
HEX: Final = 4
CHOICE: Final = 5
COUNT: Final = 6
# MELEES
MARK: Final = 3
# MELEE
MELEE_HEX: Final = 3
FP_AXIS: Final = 4
FP_ALLIES: Final = 5
TOTAL_INACTIVE: Final = 6

# What kind of ATTACK and VOLLEY it is, as bits.
NO_COVER: Final = 1  # Cover fixed at 0 (CC-11.6, CC-F103)
INDIRECT: Final = 2  # mortar or Radio (CC-F101, CC-T87)
BY_ORDNANCE: Final = 4
SMOKE_ROUND: Final = 8  # CC-O20.2.1
SPOTTED: Final = 16  # a mortar fires by the sight of another unit (CC-SR.mortar_spotter)
