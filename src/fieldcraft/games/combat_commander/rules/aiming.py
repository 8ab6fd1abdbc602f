"""CC-O20.3 Who may take part in a shot, and at which hexes it may be aimed."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fieldcraft.games.combat_commander.hexes import DISTANCE, HEXES, OFF_MAP
from fieldcraft.games.combat_commander.kinds import BOXED_FP, NONE
from fieldcraft.games.combat_commander.pieces import WEAPON_BOXED, WEAPON_SMOKE
from fieldcraft.games.combat_commander.process import SHOT, SHOT_ASSAULT, SHOT_OPPORTUNITY, SHOT_ORDER
from fieldcraft.games.combat_commander.rules.frames import MODE, SEAT, TARGET, TARGET_2
from fieldcraft.games.combat_commander.rules.placing import why_no_smoke
from fieldcraft.games.combat_commander.rules.refusals import (
    ALLOWED,
    HAS_FIRED,
    NO_ENEMY_THERE,
    NO_SMOKE_ROUND,
    NO_SUCH_ACTION,
    NOT_ACTIVATED,
    NOT_YOUR_UNIT,
    ORDNANCE_ALONE,
    OUT_OF_RANGE,
    TOO_WEAK,
)
from fieldcraft.games.combat_commander.rules.shots import (
    is_ordnance,
    lone_fp,
    piece_fp,
    reach_of,
    why_no_reach,
    why_not_within,
)
from fieldcraft.games.combat_commander.rules.units import carrier_of, has_boxed, has_side
from fieldcraft.games.combat_commander.rules.weak_shots import best_group_suffices, can_take_part
from fieldcraft.games.combat_commander.state import (
    ACTED,
    CHOSEN,
    FIRST_WEAPON,
    MOVING,
    PIECES,
    SLOTS,
    WATCHING,
    WEAPON_FIRED,
    WEAPON_FIRED_ONCE,
    Battle,
    is_on_map,
)

# What a unit has before it when a Fire Order is announced.
NO_TARGET: Final = 0
WEAK_TARGET: Final = 1  # only in a group, or with Actions
STRONG_TARGET: Final = 2


def begin_shot(battle: Battle, seat: i64, mode: i64, hex_: i64) -> None:
    """Push a shot; `hex_` is the hex that Opportunity Fire must hit, else OFF_MAP."""
    battle.push(SHOT)
    battle.put(SEAT, seat)
    battle.put(MODE, mode)
    battle.put(TARGET, hex_)
    battle.put(TARGET_2, OFF_MAP)


def why_not_ready(battle: Battle, seat: i64, mode: i64, piece: i64) -> i64:
    """Has the piece been activated for this shot, and not fired yet (CC-O20.3, CC-A26, CC-A33)?"""
    counters = battle.counters
    is_weapon = piece >= FIRST_WEAPON
    if piece >= PIECES or (is_weapon and counters.carrier[piece - FIRST_WEAPON] < 0):
        return NOT_YOUR_UNIT
    unit = carrier_of(battle, piece)
    if unit // SLOTS != seat or not is_on_map(counters.at[unit]):
        return NOT_YOUR_UNIT
    marks = counters.marks[unit]
    if not marks & activated_for(mode):
        return NOT_ACTIVATED
    if mode == SHOT_OPPORTUNITY:
        return ORDNANCE_ALONE if is_ordnance(battle, piece) else ALLOWED
    if mode == SHOT_ASSAULT:
        if is_weapon:
            boxed = WEAPON_BOXED[counters.weapon_kind[piece - FIRST_WEAPON]] & BOXED_FP
            return ALLOWED if boxed else NOT_ACTIVATED
        return ALLOWED if has_boxed(battle, unit, BOXED_FP) else NOT_ACTIVATED
    if is_weapon:
        return HAS_FIRED if counters.weapon_marks[piece - FIRST_WEAPON] & WEAPON_FIRED else ALLOWED
    return HAS_FIRED if marks & ACTED else ALLOWED


def activated_for(mode: i64) -> i64:
    """The mark of units that were activated for such a shot."""
    if mode == SHOT_OPPORTUNITY:
        return WATCHING
    return MOVING if mode == SHOT_ASSAULT else CHOSEN


def ready_pieces(battle: Battle, seat: i64, mode: i64) -> vec[i64]:
    """All pieces that are ready for the shot, in the order of their numbers."""
    counters = battle.counters
    mark = activated_for(mode)
    found = vec[i64]()
    unit: i64
    for unit in range(seat * SLOTS, battle.end_of(seat)):
        if counters.marks[unit] & mark and why_not_ready(battle, seat, mode, unit) == ALLOWED:
            found = append(found, unit)
    piece: i64
    for piece in range(FIRST_WEAPON, PIECES):
        unit = counters.carrier[piece - FIRST_WEAPON]
        if unit >= 0 and counters.marks[unit] & mark and why_not_ready(battle, seat, mode, piece) == ALLOWED:
            found = append(found, piece)
    return found


def reaches_of(battle: Battle, pieces: vec[i64]) -> vec[i64]:
    """The Range of each of these pieces."""
    found = vec[i64]()
    place: i64
    for place in range(len(pieces)):
        found = append(found, reach_of(battle, pieces[place]))
    return found


def why_not_aim(battle: Battle, seat: i64, mode: i64, hex_: i64, is_open: bool) -> i64:
    """The hex must hold an enemy, and pieces that are ready must reach it with FP enough (CC-O20.3, CC-10.3.2.1).

    `is_open` as in `weak_shots`: as if every card of the hand could help.
    """
    if hex_ >= HEXES:
        return NO_SUCH_ACTION
    ready = ready_pieces(battle, seat, mode)
    return why_not_aim_with(battle, seat, ready, reaches_of(battle, ready), hex_, is_open)


def why_not_aim_with(battle: Battle, seat: i64, ready: vec[i64], reaches: vec[i64], hex_: i64, is_open: bool) -> i64:
    """The same for a hex of the map, with the pieces that are ready and their Ranges known."""
    if not has_side(battle, hex_, 1 - seat):
        return NO_ENEMY_THERE
    best: i64 = OUT_OF_RANGE
    reaching = vec[i64]()
    place: i64
    for place in range(len(ready)):
        piece = ready[place]
        why = why_not_within(battle, piece, reaches[place], hex_)
        if why == ALLOWED:
            if is_strong(battle, piece, hex_):
                return ALLOWED
            reaching = append(reaching, piece)
        elif best == OUT_OF_RANGE:
            best = why
    if len(reaching) == 0:
        return best
    return ALLOWED if best_group_suffices(battle, seat, reaching, hex_, is_open) else TOO_WEAK


def can_shoot(battle: Battle, seat: i64, mode: i64, is_open: bool) -> bool:
    """Is there any hex to aim at?"""
    ready = ready_pieces(battle, seat, mode)
    if len(ready) == 0:
        return False
    reaches = reaches_of(battle, ready)
    foe = 1 - seat
    unit: i64
    for unit in range(foe * SLOTS, battle.end_of(foe)):
        at = battle.counters.at[unit]
        if is_on_map(at) and why_not_aim_with(battle, seat, ready, reaches, at, is_open) == ALLOWED:
            return True
    return False


def is_strong(battle: Battle, piece: i64, hex_: i64) -> bool:
    """Can a piece that reaches the hex attack it alone and without Actions (CC-10.3.2.1, CC-O20.3-d3)?"""
    return lone_fp(battle, piece, hex_) >= 1 and piece_fp(battle, piece) >= 1


def prospect_of(battle: Battle, unit: i64) -> i64:
    """Does the unit or its Weapon have an enemy unit in Range and LOS (CC-O20.1), and can it attack him alone?"""
    found = prospect_of_piece(battle, unit)
    weapon = battle.counters.weapon[unit]
    if weapon != NONE and found != STRONG_TARGET:
        found = max(found, prospect_of_piece(battle, weapon + FIRST_WEAPON))
    return found


def prospect_of_piece(battle: Battle, piece: i64) -> i64:
    counters = battle.counters
    unit = carrier_of(battle, piece)
    reach = reach_of(battle, piece)
    row = counters.at[unit] * HEXES
    foe = 1 - unit // SLOTS
    found: i64 = NO_TARGET
    other: i64
    for other in range(foe * SLOTS, battle.end_of(foe)):
        at = counters.at[other]
        if 0 <= at < HEXES and DISTANCE[row + at] <= reach and why_not_within(battle, piece, reach, at) == ALLOWED:
            if is_strong(battle, piece, at):
                return STRONG_TARGET
            found = WEAK_TARGET
    return found


def can_fire_at(battle: Battle, unit: i64, with_units: vec[i64], hex_: i64, is_open: bool) -> bool:
    """Could the unit or its Weapon take part in an Opportunity Fire attack on the hex, without ordnance (CC-A33)?

    Alone, or if it is too weak for that, in a group with pieces of `with_units` (CC-A33-d1, CC-10.3.2.1).
    """
    seat = unit // SLOTS
    if not has_side(battle, hex_, 1 - seat):
        return False
    own = add_reaching(battle, unit, hex_, vec[i64]())
    place: i64
    for place in range(i64(len(own))):
        if is_strong(battle, own[place], hex_):
            return True
    if len(own) == 0:
        return False
    pieces = own[:]
    for place in range(i64(len(with_units))):
        if with_units[place] != unit:
            pieces = add_reaching(battle, with_units[place], hex_, pieces)
    return can_take_part(battle, seat, own, pieces, hex_, is_open)


def add_reaching(battle: Battle, unit: i64, hex_: i64, found: vec[i64]) -> vec[i64]:
    """Add the unit and its Weapon, if they have the hex in Range and LOS and are no ordnance."""
    if why_no_reach(battle, unit, hex_) == ALLOWED:
        found = append(found, unit)
    piece = battle.counters.weapon[unit] + FIRST_WEAPON
    if piece >= FIRST_WEAPON and not is_ordnance(battle, piece) and why_no_reach(battle, piece, hex_) == ALLOWED:
        found = append(found, piece)
    return found


# CC-O20.2.1 Smoke rounds.


def is_smoke_round(battle: Battle, piece: i64) -> bool:
    """Is the piece ordnance that shows Smoke?"""
    return is_ordnance(battle, piece) and WEAPON_SMOKE[battle.counters.weapon_kind[piece - FIRST_WEAPON]] == 1


def why_no_smoke_round(battle: Battle, seat: i64, mode: i64, hex_: i64) -> i64:
    """A hex that can take Smoke, even an empty one, in reach of such ordnance (CC-O20.1, CC-O20.2)."""
    if hex_ >= HEXES:
        return NO_SUCH_ACTION
    best: i64 = NO_SMOKE_ROUND
    piece: i64
    for piece in range(FIRST_WEAPON, PIECES):
        if is_smoke_ready(battle, seat, mode, piece):
            why = why_no_reach(battle, piece, hex_)
            if why == ALLOWED:
                return why_no_smoke(battle, hex_)
            best = why
    return best


def is_smoke_ready(battle: Battle, seat: i64, mode: i64, piece: i64) -> bool:
    """May the piece fire smoke now? Only a Fire Order lets it (CC-O20.2)."""
    weapon = piece - FIRST_WEAPON
    if mode != SHOT_ORDER or battle.counters.weapon_kind[weapon] == NONE:
        return False
    if battle.counters.weapon_marks[weapon] & WEAPON_FIRED_ONCE:
        return False  # CC-SR.double_fire
    return is_smoke_round(battle, piece) and why_not_ready(battle, seat, mode, piece) == ALLOWED


def has_smoke_round(battle: Battle, seat: i64, mode: i64) -> bool:
    """Is there ordnance that could fire smoke?"""
    piece: i64
    for piece in range(FIRST_WEAPON, PIECES):
        if is_smoke_ready(battle, seat, mode, piece):
            return True
    return False


def can_smoke(battle: Battle, seat: i64, mode: i64) -> bool:
    """Is there any hex to put smoke in?"""
    if not has_smoke_round(battle, seat, mode):
        return False
    hex_: i64
    for hex_ in range(HEXES):
        if why_no_smoke_round(battle, seat, mode, hex_) == ALLOWED:
            return True
    return False
