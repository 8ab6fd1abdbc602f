"""The words of the game as small numbers (chapters 3, 5, 11, 14 to 18 of the rules).

The engine counts with these; `*_NAMES` give the ids used in the data files, in the order of the numbers. What a card,
counter or terrain is worth stands in `data/` and is read by `cards`, `forces` and `terrain`.
"""

from typing import Final

NONE: Final = -1

# Sides, which are also the seats.
AXIS: Final = 0
ALLIES: Final = 1
SIDES: Final = 2
SIDE_NAMES: Final = ("axis", "allies")

# Nations: counter sets and Fate decks (CC-1).
GERMAN: Final = 0
AMERICAN: Final = 1
RUSSIAN: Final = 2
BRITISH: Final = 3
FRENCH: Final = 4
ITALIAN: Final = 5
NATIONS: Final = 6
NATION_NAMES: Final = ("german", "american", "russian", "british", "french", "italian")

# Postures (CC-1.1).
ATTACK: Final = 0
RECON: Final = 1
DEFEND: Final = 2
POSTURES: Final = 3
POSTURE_NAMES: Final = ("attack", "recon", "defend")

# Troop quality of a side and of a Team (CC-4.3); Weapon Teams and Leaders stand apart.
ELITE: Final = 0
LINE: Final = 1
GREEN: Final = 2
QUALITIES: Final = 3
WEAPON_TEAM: Final = 3
QUALITY_NAMES: Final = ("elite", "line", "green", "weapon")

# Units (CC-3): what a unit is.
LEADER: Final = 0
SQUAD: Final = 1
TEAM: Final = 2
UNIT_TYPE_NAMES: Final = ("leader", "squad", "team")

# The sides of a counter (CC-3.2.1).
UNBROKEN: Final = 0
BROKEN: Final = 1

# Printed stats in a box, as bits (CC-3.1.6).
BOXED_FP: Final = 1
BOXED_RANGE: Final = 2
BOXED_MOVE: Final = 4

# Weapons (CC-11).
MG: Final = 0
MORTAR: Final = 1
GUN: Final = 2
FLAMETHROWER: Final = 3
SATCHEL: Final = 4
MOLOTOV: Final = 5
WEAPON_CLASS_NAMES: Final = ("mg", "mortar", "gun", "flamethrower", "satchel", "molotov")

# Fate cards.
DECK_SIZE: Final = 72

# Orders (CC-O16 to CC-O23).
ORDER_ADVANCE: Final = 0
ORDER_ARTILLERY_DENIED: Final = 1
ORDER_ARTILLERY_REQUEST: Final = 2
ORDER_COMMAND_CONFUSION: Final = 3
ORDER_FIRE: Final = 4
ORDER_MOVE: Final = 5
ORDER_RECOVER: Final = 6
ORDER_ROUT: Final = 7
ORDERS: Final = 8
ORDER_NAMES: Final = (
    "advance",
    "artillery_denied",
    "artillery_request",
    "command_confusion",
    "fire",
    "move",
    "recover",
    "rout",
)

# Actions (CC-A25 to CC-A41). Opportunity Fire is on every card with the Order Fire.
ACTION_AMBUSH: Final = 0
ACTION_ASSAULT_FIRE: Final = 1
ACTION_BORE_SIGHTING: Final = 2
ACTION_COMMAND_CONFUSION: Final = 3
ACTION_CONCEALMENT: Final = 4
ACTION_CROSSFIRE: Final = 5
ACTION_DEMOLITIONS: Final = 6
ACTION_DIG_IN: Final = 7
ACTION_OPPORTUNITY_FIRE: Final = 8
ACTION_HAND_GRENADES: Final = 9
ACTION_HIDDEN_ENTRENCHMENTS: Final = 10
ACTION_HIDDEN_MINES: Final = 11
ACTION_HIDDEN_PILLBOX: Final = 12
ACTION_HIDDEN_UNIT: Final = 13
ACTION_HIDDEN_WIRE: Final = 14
ACTION_LIGHT_WOUNDS: Final = 15
ACTION_MARKSMANSHIP: Final = 16
ACTION_NO_QUARTER: Final = 17
ACTION_SMOKE_GRENADES: Final = 18
ACTION_SPRAY_FIRE: Final = 19
ACTION_SUSTAINED_FIRE: Final = 20
ACTIONS: Final = 21
ACTION_NAMES: Final = (
    "ambush",
    "assault_fire",
    "bore_sighting",
    "command_confusion",
    "concealment",
    "crossfire",
    "demolitions",
    "dig_in",
    "opportunity_fire",
    "hand_grenades",
    "hidden_entrenchments",
    "hidden_mines",
    "hidden_pillbox",
    "hidden_unit",
    "hidden_wire",
    "light_wounds",
    "marksmanship",
    "no_quarter",
    "smoke_grenades",
    "spray_fire",
    "sustained_fire",
)

# Events (CC-E43 to CC-E77).
EVENT_AIR_SUPPORT: Final = 0
EVENT_BATTLE_HARDEN: Final = 1
EVENT_BATTLEFIELD_INTEGRITY: Final = 2
EVENT_BLAZE: Final = 3
EVENT_BOOBY_TRAP: Final = 4
EVENT_BREEZE: Final = 5
EVENT_COMMAND_AND_CONTROL: Final = 6
EVENT_COMMISSAR: Final = 7
EVENT_COWER: Final = 8
EVENT_DEPLOY: Final = 9
EVENT_DUST: Final = 10
EVENT_ELAN: Final = 11
EVENT_ENTRENCH: Final = 12
EVENT_FIELD_PROMOTION: Final = 13
EVENT_FOG_OF_WAR: Final = 14
EVENT_HERO: Final = 15
EVENT_INFILTRATION: Final = 16
EVENT_INTERDICTION: Final = 17
EVENT_INTERROGATION: Final = 18
EVENT_KIA: Final = 19
EVENT_MALFUNCTION: Final = 20
EVENT_MEDIC: Final = 21
EVENT_MISSION_OBJECTIVE: Final = 22
EVENT_PRISONERS_OF_WAR: Final = 23
EVENT_RECONNAISSANCE: Final = 24
EVENT_REINFORCEMENTS: Final = 25
EVENT_RUBBLE: Final = 26
EVENT_SAPPERS: Final = 27
EVENT_SCROUNGE: Final = 28
EVENT_SHELL_SHOCK: Final = 29
EVENT_SHELLHOLES: Final = 30
EVENT_STRATEGIC_OBJECTIVE: Final = 31
EVENT_SUPPRESSING_FIRE: Final = 32
EVENT_WALKING_WOUNDED: Final = 33
EVENT_WHITE_PHOSPHORUS: Final = 34
EVENTS: Final = 35
EVENT_NAMES: Final = (
    "air_support",
    "battle_harden",
    "battlefield_integrity",
    "blaze",
    "booby_trap",
    "breeze",
    "command_and_control",
    "commissar",
    "cower",
    "deploy",
    "dust",
    "elan",
    "entrench",
    "field_promotion",
    "fog_of_war",
    "hero",
    "infiltration",
    "interdiction",
    "interrogation",
    "kia",
    "malfunction",
    "medic",
    "mission_objective",
    "prisoners_of_war",
    "reconnaissance",
    "reinforcements",
    "rubble",
    "sappers",
    "scrounge",
    "shell_shock",
    "shellholes",
    "strategic_objective",
    "suppressing_fire",
    "walking_wounded",
    "white_phosphorus",
)

# Die triggers (CC-1.9.1).
NO_TRIGGER: Final = 0
TRIGGER_EVENT: Final = 1
TRIGGER_JAMMED: Final = 2
TRIGGER_SNIPER: Final = 3
TRIGGER_TIME: Final = 4
TRIGGER_NAMES: Final = ("none", "event", "jammed", "sniper", "time")

# Terrain types, in the order of their rank (CC-T78.1).
BUILDING: Final = 0
WOODS: Final = 1
BRUSH: Final = 2
ORCHARD: Final = 3
FIELD: Final = 4
MAJOR_BRIDGE: Final = 5
MINOR_BRIDGE: Final = 6
GULLY: Final = 7
WATER_BARRIER: Final = 8
STREAM: Final = 9
MARSH: Final = 10
OPEN_GROUND: Final = 11
TERRAINS: Final = 12
TERRAIN_NAMES: Final = (
    "building",
    "woods",
    "brush",
    "orchard",
    "field",
    "bridge_major",
    "bridge_minor",
    "gully",
    "water_barrier",
    "stream",
    "marsh",
    "open_ground",
)

# Hexside features (CC-T83, T84, T87, T97).
NO_HEXSIDE: Final = 0
FENCE: Final = 1
HEDGE: Final = 2
WALL: Final = 3
CLIFF: Final = 4
HEXSIDES: Final = 5
HEXSIDE_NAMES: Final = ("none", "fence", "hedge", "wall", "cliff")

# What a hex holds of Fortifications, one at most (CC-F100).
NO_FORTIFICATION: Final = 0
FOXHOLES: Final = 1
TRENCH: Final = 2
PILLBOX: Final = 3
BUNKER: Final = 4
WIRE: Final = 5
MINES: Final = 6
FORTIFICATIONS: Final = 7
FORTIFICATION_NAMES: Final = ("none", "foxholes", "trench", "pillbox", "bunker", "wire", "mines")

# Objective chits (CC-7.3.2).
CHIT_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWX"
CHITS: Final = 22
CHIT_V: Final = 19
CHIT_W: Final = 20
CHIT_X: Final = 21
OBJECTIVES: Final = 5
