"""Who should fire at what: the best fire groups, and what they are worth in VP."""

from collections.abc import Iterable
from typing import NamedTuple

from fieldcraft.games.combat_commander import odds
from fieldcraft.games.combat_commander.hexes import DISTANCE
from fieldcraft.games.combat_commander.kinds import NONE
from fieldcraft.games.combat_commander.pieces import WEAPON_FIXES_COVER, WEAPON_ORDNANCE
from fieldcraft.games.combat_commander.rules.shots import height, hexside_cover, piece_fp
from fieldcraft.games.combat_commander.rules.units import cover_in
from fieldcraft.games.combat_commander.state import (
    FIRST_WEAPON,
    MOVING,
    SLOTS,
    SUPPRESSED,
    WEAPON_FIRED,
    WEAPON_FIRING,
)
from fieldcraft.games.combat_commander.strategy.sight import Sight

MOST_LEAD = 12


class Plan(NamedTuple):
    """A shot: what it is worth, its target and the pieces that make it."""

    worth: float
    target: int
    pieces: tuple[int, ...]


NO_PLAN = Plan(0.0, NONE, ())


def hit_worth(sight: Sight, unit: int) -> float:
    """What it is worth to break a unit: less than nothing for an own one."""
    worth = sight.break_worth(unit)
    if unit // SLOTS == sight.seat:
        return -1.2 * worth
    objective = int(sight.ground.objective[sight.at[unit]]) - 1
    if objective >= 0:
        worth += 0.25 * sight.prizes[objective]
    return worth


def volley_worth(sight: Sight, target: int, fp: int, cover: int) -> float:
    """What an attack of this FP on all units of a hex is worth."""
    found = 0.0
    for unit in sight.by_hex.get(target, ()):
        lead = max(-MOST_LEAD, min(MOST_LEAD, fp - sight.morale(unit) - cover))
        fate = sight.my_fire[lead]
        worth = hit_worth(sight, unit)
        if sight.marks[unit] & MOVING:
            found += worth * (fate.breaks + fate.suppresses)
        else:
            found += worth * (fate.breaks + (0.0 if sight.marks[unit] & SUPPRESSED else 0.3 * fate.suppresses))
    return found


def is_ordnance(sight: Sight, piece: int) -> bool:
    kind = sight.battle.counters.weapon_kind[piece - FIRST_WEAPON] if piece >= FIRST_WEAPON else NONE
    return kind != NONE and WEAPON_ORDNANCE[kind] == 1


def best_shot(sight: Sight, pieces: Iterable[int], target: int, joined: tuple[int, ...] = (), bonus: int = 0) -> Plan:
    """The best single shot of some of these pieces at a hex; those `joined` take part in any case."""
    able = [piece for piece in pieces if sight.reaches(piece, target)]
    guns = [piece for piece in able if is_ordnance(sight, piece)]
    if joined and is_ordnance(sight, joined[0]):
        return ordnance_shot(sight, joined[0], target, bonus)
    plans = [] if joined else [ordnance_shot(sight, piece, target, bonus) for piece in guns]
    others = [piece for piece in able if piece not in guns]
    plans += group_shots(sight, others, target, joined, bonus)
    return max(plans, default=NO_PLAN, key=lambda plan: plan.worth)


def ordnance_shot(sight: Sight, piece: int, target: int, bonus: int) -> Plan:
    """A Weapon that has to be on target first (CC-O20.2.3)."""
    at = sight.at[sight.carrier(piece)]
    needed = int(DISTANCE[at * 150 + target]) + max(sight.hindrance(at, target), 0)
    on_target = odds.targeting(sight.battle, sight.seat, needed)[0]
    fp = int(piece_fp(sight.battle, piece)) + int(height(sight.battle, at, target)) + bonus
    if fp < 1:
        return NO_PLAN
    cover = 0 if fixes_cover(sight, piece) else sight.cover(target)
    return Plan(on_target * volley_worth(sight, target, fp, cover), target, (piece,))


def fixes_cover(sight: Sight, piece: int) -> bool:
    return piece >= FIRST_WEAPON and WEAPON_FIXES_COVER[sight.battle.counters.weapon_kind[piece - FIRST_WEAPON]] == 1


def group_shots(sight: Sight, pieces: list[int], target: int, joined: tuple[int, ...], bonus: int) -> list[Plan]:
    """Fire groups by how much hindrance they put up with: each the whole chain of hexes around its best piece."""
    where = {piece: sight.at[sight.carrier(piece)] for piece in {*pieces, *joined}}
    lines = {piece: max(sight.hindrance(at, target), 0) for piece, at in where.items()}
    found = []
    for limit in sorted(set(lines.values())):
        allowed = [piece for piece in where if lines[piece] <= limit or piece in joined]
        for chain in chains(allowed, where):
            if all(piece in chain for piece in joined):
                found.append(group_plan(sight, chain, where, lines, target, bonus))
    return found


def chains(pieces: list[int], where: dict[int, int]) -> list[list[int]]:
    """The pieces by connected groups of hexes (CC-O20.3.1)."""
    left = list(pieces)
    found = []
    while left:
        chain = [left.pop()]
        for member in chain:
            near = [piece for piece in left if DISTANCE[where[piece] * 150 + where[member]] <= 1]
            chain += near
            left = [piece for piece in left if piece not in near]
        found.append(chain)
    return found


def group_plan(
    sight: Sight, chain: list[int], where: dict[int, int], lines: dict[int, int], target: int, bonus: int
) -> Plan:
    best = max(int(piece_fp(sight.battle, piece)) for piece in chain)
    heights = {int(height(sight.battle, at, target)) for at in {where[piece] for piece in chain}}
    fp = best + len(chain) - 1 - max(lines[piece] for piece in chain) + max(0, *heights) + min(0, *heights) + bonus
    if fp < 1:
        return NO_PLAN
    cover = 0 if any(fixes_cover(sight, piece) for piece in chain) else hidden_by(sight, chain, target)
    return Plan(volley_worth(sight, target, fp, cover), target, tuple(sorted(chain)))


def hidden_by(sight: Sight, pieces: list[int], target: int) -> int:
    """The Cover of the target's hex against these pieces, with a Hedge or Wall between (CC-T87)."""
    if not has_hexside(sight, target):
        return sight.cover(target)
    with odds.as_if_firing(sight.battle, pieces):
        side = int(hexside_cover(sight.battle, target))
    return int(cover_in(sight.battle, target, side, False))


def has_hexside(sight: Sight, hex_: int) -> bool:
    return any(sight.ground.feature_cover[hex_ * 7 + direction] for direction in range(1, 7))


def barrage(sight: Sight, pieces: list[int], targets: Iterable[int]) -> Plan:
    """The best shot of all, with what the pieces that are left over could do besides."""
    plans = [best_shot(sight, pieces, target) for target in targets]
    best = max(plans, default=NO_PLAN, key=lambda plan: plan.worth)
    if best.worth <= 0:
        return NO_PLAN
    rest = [piece for piece in pieces if piece not in best.pieces]
    more = max((best_shot(sight, rest, target).worth for target in targets), default=0.0) if rest else 0.0
    return Plan(best.worth + 0.8 * max(more, 0.0), best.target, best.pieces)


def unfired(sight: Sight, piece: int) -> bool:
    """A Weapon that has not fired in this Order."""
    if piece < FIRST_WEAPON:
        return True
    return not sight.battle.counters.weapon_marks[piece - FIRST_WEAPON] & (WEAPON_FIRED | WEAPON_FIRING)
