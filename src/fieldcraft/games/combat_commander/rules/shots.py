"""CC-O20 The numbers of a shot: who reaches what, and with how much FP."""

from librt.vecs import append, vec
from mypy_extensions import i64

from fieldcraft.games.combat_commander.hexes import DISTANCE, OFF_MAP
from fieldcraft.games.combat_commander.kinds import NONE
from fieldcraft.games.combat_commander.pieces import WEAPON_MIN_RANGE, WEAPON_ORDNANCE
from fieldcraft.games.combat_commander.rules.refusals import (
    ALLOWED,
    COVER_TOO_LOW,
    OUT_OF_RANGE,
    OUT_OF_SIGHT,
    WEAPON_CANNOT_FIRE,
)
from fieldcraft.games.combat_commander.rules.units import (
    carrier_of,
    cover_in,
    fp_of,
    is_fresh,
    is_mortar,
    may_fire_weapon,
    range_of,
    weapon_fp,
    weapon_range,
)
from fieldcraft.games.combat_commander.sight import in_weather, line_of_sight, sides_entered
from fieldcraft.games.combat_commander.state import (
    FIRING,
    FIRST_WEAPON,
    SLOTS,
    WEAPON_FIRING,
    WEAPONS,
    Battle,
    is_on_map,
)


def line(battle: Battle, a: i64, b: i64) -> i64:
    """The hindrance between two hexes now, or -1 without LOS (CC-10)."""
    hindrance = line_of_sight(battle.field.ground, battle.counters.smoke, battle.counters.blaze, a, b)
    if a == b:
        return hindrance
    return in_weather(hindrance, battle.fog, battle.time if battle.field.special.is_dusk else 0)


def is_ordnance(battle: Battle, piece: i64) -> bool:
    return piece >= FIRST_WEAPON and WEAPON_ORDNANCE[battle.counters.weapon_kind[piece - FIRST_WEAPON]] == 1


def is_firing(battle: Battle, piece: i64) -> bool:
    counters = battle.counters
    if piece >= FIRST_WEAPON:
        return counters.weapon_marks[piece - FIRST_WEAPON] & WEAPON_FIRING != 0
    return counters.marks[piece] & FIRING != 0


def hex_of(battle: Battle, piece: i64) -> i64:
    """Where a piece is: the hex of the unit or of the Weapon's carrier."""
    return battle.counters.at[carrier_of(battle, piece)]


def piece_fp(battle: Battle, piece: i64) -> i64:
    return weapon_fp(battle, piece - FIRST_WEAPON) if piece >= FIRST_WEAPON else fp_of(battle, piece)


def reach_of(battle: Battle, piece: i64) -> i64:
    """The current Range of a piece."""
    return weapon_range(battle, piece - FIRST_WEAPON) if piece >= FIRST_WEAPON else range_of(battle, piece)


def why_no_reach(battle: Battle, piece: i64, hex_: i64) -> i64:
    """Does the piece have the hex in its Range and LOS, and may it fire at all (CC-O20.1, CC-11.1)?"""
    return why_not_within(battle, piece, reach_of(battle, piece), hex_)


def why_not_within(battle: Battle, piece: i64, reach: i64, hex_: i64) -> i64:
    """The same with the Range known, which takes longest to find."""
    counters = battle.counters
    away = DISTANCE[hex_of(battle, piece) * 150 + hex_]
    if piece >= FIRST_WEAPON:
        weapon = piece - FIRST_WEAPON
        if not may_fire_weapon(battle, weapon):
            return WEAPON_CANNOT_FIRE
        if is_too_open(battle, counters.weapon_kind[weapon], hex_):
            return COVER_TOO_LOW
        if away > reach or away < WEAPON_MIN_RANGE[counters.weapon_kind[weapon]]:
            return OUT_OF_RANGE
    elif reach <= 0 or away > reach:
        return OUT_OF_RANGE
    if line(battle, hex_of(battle, piece), hex_) >= 0:
        return ALLOWED
    return ALLOWED if can_be_spotted(battle, piece, hex_) else OUT_OF_SIGHT


def mortar_spotter(battle: Battle, piece: i64) -> i64:
    """The unit whose sight a mortar may use, if it is on the map, or NONE (CC-SR.mortar_spotter)."""
    counters = battle.counters
    side = carrier_of(battle, piece) // SLOTS
    kind = battle.field.special.mortar_spotter[side]
    if kind == NONE or piece < FIRST_WEAPON or not is_mortar(battle, piece - FIRST_WEAPON):
        return NONE
    unit: i64
    for unit in range(side * SLOTS, battle.end_of(side)):
        if counters.kind[unit] == kind and is_on_map(counters.at[unit]):
            return unit
    return NONE


def can_be_spotted(battle: Battle, piece: i64, hex_: i64) -> bool:
    """Does a spotter who was not yet activated see for a mortar that does not see itself?"""
    unit = mortar_spotter(battle, piece)
    return unit != NONE and is_fresh(battle, unit) and line(battle, battle.counters.at[unit], hex_) >= 0


def is_too_open(battle: Battle, kind: i64, hex_: i64) -> bool:
    """Does the hex have too little Cover for such a Weapon (CC-SR.weapon_restriction)?"""
    special = battle.field.special
    return kind == special.restricted and cover_in(battle, hex_, 0, False) < special.least_cover


def height(battle: Battle, from_: i64, to: i64) -> i64:
    """+1 for fire down, -1 for fire up (CC-T88.2)."""
    level = battle.field.ground.level
    if level[from_] > level[to]:
        return 1
    return -1 if level[from_] < level[to] else 0


def lone_fp(battle: Battle, piece: i64, hex_: i64) -> i64:
    """Final FP of one piece alone, without Actions (CC-O20.3.2)."""
    at = hex_of(battle, piece)
    found = piece_fp(battle, piece) + height(battle, at, hex_)
    if not is_ordnance(battle, piece):
        found -= max(line(battle, at, hex_), 0)  # CC-10.3.2
    return found


def next_firing(battle: Battle, after: i64) -> i64:
    """The next piece with a part in the shot after piece `after` (-1 to begin), or NONE."""
    counters = battle.counters
    side: i64
    unit: i64
    for side in range(2):
        for unit in range(max(after + 1, side * SLOTS), battle.end_of(side)):
            if counters.marks[unit] & FIRING:
                return unit
    weapon: i64
    for weapon in range(max(after + 1 - FIRST_WEAPON, 0), WEAPONS):
        if counters.weapon_marks[weapon] & WEAPON_FIRING:
            return weapon + FIRST_WEAPON
    return NONE


def firing_pieces(battle: Battle) -> vec[i64]:
    """All pieces that have a part in the shot."""
    counters = battle.counters
    found = vec[i64]()
    side: i64
    unit: i64
    for side in range(2):
        for unit in range(side * SLOTS, battle.end_of(side)):
            if counters.marks[unit] & FIRING:
                found = append(found, unit)
    weapon: i64
    for weapon in range(WEAPONS):
        if counters.weapon_marks[weapon] & WEAPON_FIRING:
            found = append(found, weapon + FIRST_WEAPON)
    return found


def group_fp(battle: Battle, hex_: i64, hex_2: i64) -> i64:
    """Final FP of the pieces that fire, without Actions (CC-O20.3.2)."""
    return joint_fp(battle, firing_pieces(battle), hex_, hex_2)


def joint_fp(battle: Battle, pieces: vec[i64], hex_: i64, hex_2: i64) -> i64:
    """The same for such pieces: the best one, 1 for each other, hindrance, height.

    CC-O20.3.1.2, CC-O20.3.2; height and hindrance by any one piece (CC-O20.3-d2).
    """
    others = i64(len(pieces)) - 1
    best = base_fp(battle, pieces)
    return best + others - hindrance_of(battle, pieces, hex_, hex_2) + height_of(battle, pieces, hex_, hex_2)


def base_fp(battle: Battle, pieces: vec[i64]) -> i64:
    """The FP of the best piece, before anything is added."""
    best: i64 = -99
    place: i64
    for place in range(len(pieces)):
        best = max(best, piece_fp(battle, pieces[place]))
    return best


def lacking_fp(battle: Battle, hex_: i64, hex_2: i64, bonus: i64) -> i64:
    """How much the shot lacks to FP 1 with the Actions played so far; no Attack Roll while it does (CC-10.3.2.1).

    Its base must come to 1 by itself or by Actions (CC-O20.3-d3).
    """
    pieces = firing_pieces(battle)
    return 1 - bonus - min(joint_fp(battle, pieces, hex_, hex_2), base_fp(battle, pieces))


def hindrance_of(battle: Battle, pieces: vec[i64], hex_: i64, hex_2: i64) -> i64:
    """The largest over all lines of such a shot; none for ordnance (CC-10.3.3)."""
    largest: i64 = 0
    place: i64
    for place in range(len(pieces)):
        if not is_ordnance(battle, pieces[place]):
            at = hex_of(battle, pieces[place])
            largest = max(largest, line(battle, at, hex_))
            if hex_2 != OFF_MAP:
                largest = max(largest, line(battle, at, hex_2))
    return largest


def height_of(battle: Battle, pieces: vec[i64], hex_: i64, hex_2: i64) -> i64:
    """-1 and +1 each once, by any one of the pieces and either hex (CC-T88.2, CC-A40-d1)."""
    up: i64 = 0
    down: i64 = 0
    place: i64
    for place in range(len(pieces)):
        at = hex_of(battle, pieces[place])
        up = min(up, height(battle, at, hex_))
        down = max(down, height(battle, at, hex_))
        if hex_2 != OFF_MAP:
            up = min(up, height(battle, at, hex_2))
            down = max(down, height(battle, at, hex_2))
    return up + down


def hexside_cover(battle: Battle, hex_: i64) -> i64:
    """The best Cover of a Hedge or Wall that the line of any firing piece crosses on entering (CC-T87-d1)."""
    ground = battle.field.ground
    if hex_ == OFF_MAP or not has_hexside_cover(battle, hex_):
        return 0
    best: i64 = 0
    direction: i64
    piece = next_firing(battle, -1)
    while piece != NONE:
        crossed = sides_entered(hex_of(battle, piece), hex_)
        for direction in range(1, 7):
            if (crossed >> direction) & 1:
                best = max(best, ground.feature_cover[hex_ * 7 + direction])
        piece = next_firing(battle, piece)
    return best


def has_hexside_cover(battle: Battle, hex_: i64) -> bool:
    direction: i64
    for direction in range(1, 7):
        if battle.field.ground.feature_cover[hex_ * 7 + direction]:
            return True
    return False


def drop_shot(battle: Battle) -> None:
    """No piece has a part in a shot any more."""
    counters = battle.counters
    piece = next_firing(battle, -1)
    while piece != NONE:
        if piece >= FIRST_WEAPON:
            counters.weapon_marks[piece - FIRST_WEAPON] &= ~WEAPON_FIRING
        else:
            counters.marks[piece] &= ~FIRING
        piece = next_firing(battle, piece)
