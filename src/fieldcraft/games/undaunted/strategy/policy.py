"""How good each legal action looks: a score for every answer to every kind of decision.

Scores share one scale: about 1 for a good ordinary play of a card, 0 for doing nothing, hundreds for winning at once.
"""

from collections.abc import Callable, Sequence
from typing import Final

from fieldcraft.games.undaunted.kinds import (
    AIM,
    ARG_BITS,
    ARG_MASK,
    ATTACK,
    BID,
    BLAST,
    BOLSTER,
    COMMAND,
    CONCEAL,
    CONTROL,
    END_TURN,
    FOG,
    GUIDE,
    HUNKER,
    INITIATIVE,
    INSPIRE,
    LEAD,
    MARK,
    MORTAR,
    MOVE,
    NUMBER,
    PRINTED_VERBS,
    READY,
    RECON,
    RIFLEMAN_C,
    SCOUT,
    SCOUT_C,
    SNIPER,
    SQUAD_OF,
    STALK,
    STEP,
    STOP,
    SUPPRESS,
    TAKE,
    TARGET,
    TARGET_DISTANCE,
    UNITS,
    printed_value,
)
from fieldcraft.games.undaunted.strategy.sight import Sight
from fieldcraft.games.undaunted.view import View

WIN: Final = 1000.0
NEARER: Final = 0.62
"""How much a prize is worth one card further away."""

CARD_WORTH: Final = {"rifleman": 0.85, "scout": 0.55, "machine_gunner": 0.7, "sniper": 0.75, "mortar": 0.35}
COMMAND_WORTH: Final = 0.8


def scores(view: View, legal: Sequence[int]) -> list[float]:
    """A score for each legal action."""
    sight = Sight(view)
    return [score(sight, action) for action in legal]


def score(sight: Sight, action: int) -> float:
    verb, arg = action >> ARG_BITS, action & ARG_MASK
    if verb < PRINTED_VERBS:
        return play_score(sight, verb, arg)
    return OTHER_SCORES[verb](sight, arg)


# Cards and what they are worth


def card_worth(sight: Sight, kind: int) -> float:
    """What one more copy in the cycle is worth."""
    if kind == FOG:
        return -2.0
    if kind >= UNITS:
        return COMMAND_WORTH
    copies = sight.me.cycle[kind]
    base = unit_worth(kind)
    return base * (1.4 if copies <= 1 else 1.1 if copies == 2 else 0.7 if copies == 3 else 0.45)


def unit_worth(unit: int) -> float:
    if unit <= RIFLEMAN_C:
        return CARD_WORTH["rifleman"]
    if unit <= SCOUT_C:
        return CARD_WORTH["scout"]
    if unit < SNIPER:
        return CARD_WORTH["machine_gunner"]
    return CARD_WORTH["sniper"] if unit == SNIPER else CARD_WORTH["mortar"]


def hit_worth(sight: Sight, unit: int) -> float:
    """What a hit on an enemy unit is worth: a card, or its counter."""
    left = sight.foe.cycle[unit]
    riflemen = sum(1 for where in sight.foe.where[: RIFLEMAN_C + 1] if where >= 0)
    is_rifleman = unit <= RIFLEMAN_C
    if left == 0:
        if is_rifleman and riflemen == 1 and sight.need == 0:
            return WIN
        worth = 1.6 + 2.0 * unit_worth(unit)
    else:
        worth = unit_worth(unit) * (1.6 if left == 1 else 1.1)
    if is_rifleman:
        worth *= 1.8 if sight.need == 0 else 1.2
        worth += 3.0 * sight.threatened.get(sight.foe.where[unit], 0.0)
    if sight.foe.where[unit] in sight.prizes and left == 0:
        worth += 3.0 * sight.prizes[sight.foe.where[unit]]
    return worth


# Places and what they are worth


def place_worth(sight: Sight, unit: int, tile: int) -> float:
    """How good it is for a unit of mine to stand on a tile."""
    worth = -danger(sight, unit, tile)
    worth += guard_worth(sight, unit, tile)
    if unit <= RIFLEMAN_C:
        worth += reach(sight, tile)
    elif unit <= SCOUT_C:
        worth += 0.4 * reach(sight, tile)
    else:
        worth += firing_worth(sight, unit, tile)
    return worth


def reach(sight: Sight, tile: int) -> float:
    """How near the prizes are for Riflemen on a tile; a place where an enemy bars Control counts less."""
    best = 0.0
    for prize, costs in sight.ways.items():
        barred = 0.45 if prize in sight.foes_by_tile else 1.0
        best = max(best, 10.0 * min(sight.prizes[prize], 1.0) * barred * NEARER ** costs[tile])
    return best


def danger(sight: Sight, unit: int, tile: int) -> float:
    """What enemy fire is likely to cost a unit on a tile."""
    cost = 0.0
    for foe, where in enumerate(sight.foe.where):
        if where < 0 or foe in sight.foe.suppressed or sight.foe.cycle[foe] == 0:
            continue
        dice = int(printed_value(foe, ATTACK))
        if dice > 0:
            likely = min(1.0, 0.25 * sight.foe.cycle[foe])
            cost += 0.5 * likely * sight.risk(where, dice, unit, tile)
    fragile = 2.2 if sight.me.cycle[unit] == 0 else 1.4 if sight.me.cycle[unit] == 1 else 1.0
    last = unit <= RIFLEMAN_C and sight.foe_need == 0
    return cost * fragile * (1.6 if last else 1.0) * unit_worth(unit)


def guard_worth(sight: Sight, unit: int, tile: int) -> float:
    """Standing on an objective bars the enemy from taking it."""
    others = [each for each in sight.mine_by_tile.get(tile, ()) if each != unit]
    if tile not in sight.threatened or others:
        return 0.0
    return 7.0 * sight.threatened[tile]


def firing_worth(sight: Sight, unit: int, tile: int) -> float:
    """The best shot a gunner or sniper has from a tile."""
    dice = int(printed_value(unit, ATTACK))
    if dice <= 0:
        return 0.0
    return max(
        (sight.hit_chance(tile, dice, foe) for foe, where in enumerate(sight.foe.where) if where >= 0),
        default=0.0,
    )


# Playing a card


def play_score(sight: Sight, verb: int, kind: int) -> float:
    entering = entering_worth(sight, kind) if kind < UNITS and sight.me.where[kind] < 0 else 0.0
    return PLAY_SCORES[verb](sight, kind) + entering


def entering_worth(sight: Sight, unit: int) -> float:
    """Bringing a counter onto the board."""
    if unit > RIFLEMAN_C:
        return 0.35
    on_board = sum(1 for where in sight.me.where[: RIFLEMAN_C + 1] if where >= 0)
    return 0.4 if on_board > 1 else 1.2 if on_board == 1 else 3.0


def move_score(sight: Sight, unit: int) -> float:
    """One step onto a marked tile."""
    here = sight.post(unit)
    if unit == MORTAR and sight.me.target >= 0:
        return -0.3
    gains = [place_worth(sight, unit, tile) for tile in sight.near[here] if tile in sight.marked]
    return max(gains, default=-9.0) - place_worth(sight, unit, here)


def stalk_score(sight: Sight, unit: int) -> float:
    here = sight.post(unit)
    return max(place_worth(sight, unit, tile) for tile in sight.near[here]) - place_worth(sight, unit, here)


def guide_score(sight: Sight, kind: int) -> float:
    return max((lead_score(sight, sight.seat * UNITS + unit) for unit in range(UNITS)), default=0.0)


def scout_score(sight: Sight, unit: int) -> float:
    """The best first step, with what may follow."""
    here = sight.post(unit)
    return max((scouting_step(sight, unit, here, tile, 1) for tile in sight.near[here]), default=0.0)


def scouting_step(sight: Sight, unit: int, here: int, tile: int, further: int) -> float:
    """What a Scout's step is worth: the tile it opens, the place it reaches, and the best step after it."""
    worth = opening_worth(sight, tile) + place_worth(sight, unit, tile) - place_worth(sight, unit, here)
    if further:
        nexts = [scouting_step(sight, unit, tile, other, further - 1) for other in sight.near[tile] if other != tile]
        worth += max(0.0, *nexts)
    return worth


def opening_worth(sight: Sight, tile: int) -> float:
    """What a marker on a tile does for the Riflemen, less the Fog of War it costs."""
    if tile in sight.marked:
        return 0.0
    opened = sight.ways_with(frozenset(sight.marked | {tile}))
    gain = 0.0
    for unit in range(RIFLEMAN_C + 1):
        post = sight.me.where[unit]
        if post < 0:
            continue
        for prize, worth in sight.prizes.items():
            nearer = NEARER ** opened[prize][post] - NEARER ** sight.ways[prize][post]
            gain = max(gain, 10.0 * min(worth, 1.0) * nearer)
    return gain - 0.12


def attack_score(sight: Sight, unit: int) -> float:
    return max((shot_score(sight, unit, ATTACK, foe) for foe in range(UNITS)), default=0.0)


def suppress_score(sight: Sight, unit: int) -> float:
    return max((shot_score(sight, unit, SUPPRESS, foe) for foe in range(UNITS)), default=0.0)


def shot_score(sight: Sight, unit: int, verb: int, foe: int) -> float:
    """Firing at one enemy counter."""
    if sight.foe.where[foe] < 0:
        return 0.0
    odds = sight.hit_chance(sight.post(unit), int(printed_value(unit, verb)), foe)
    if verb == ATTACK:
        return odds * hit_worth(sight, foe)
    if foe in sight.foe.suppressed or sight.foe.cycle[foe] == 0:
        return 0.0
    worth = 0.35 + 0.4 * unit_worth(foe)
    if foe <= RIFLEMAN_C:
        worth += 3.5 * sight.threatened.get(sight.foe.where[foe], 0.0)
    return odds * worth


def blast_score(sight: Sight, unit: int) -> float:
    return blast_worth(sight, sight.me.target) if sight.me.target >= 0 else 0.0


def blast_worth(sight: Sight, tile: int) -> float:
    """One Blast on a tile: enemies hit, less own counters hit."""
    worth = 0.0
    for foe in sight.foes_by_tile.get(tile, ()):
        worth += sight.blast_chance((1 - sight.seat) * UNITS + foe, tile) * hit_worth(sight, foe)
    for mine in sight.mine_by_tile.get(tile, ()):
        worth -= 2.0 * sight.blast_chance(sight.seat * UNITS + mine, tile) * unit_worth(mine)
    return worth


def target_score(sight: Sight, unit: int) -> float:
    """A better tile for the target marker than the present one."""
    now = blast_worth(sight, sight.me.target) if sight.me.target >= 0 else 0.0
    far = [tile for tile in range(sight.tiles) if sight.distance(sight.post(unit), tile) >= TARGET_DISTANCE]
    return 0.9 * (max((blast_worth(sight, tile) for tile in far), default=0.0) - now)


def bolster_score(sight: Sight, kind: int) -> float:
    """The best cards the supply has for it."""
    limit = int(printed_value(kind, BOLSTER))
    squad = int(SQUAD_OF[kind])
    wanted = [
        card_worth(sight, each)
        for each, copies in enumerate(sight.me.supply)
        if copies and (squad < 0 or SQUAD_OF[each] == squad)
        for _ in range(min(copies, limit))
    ]
    return 0.75 * sum(worth for worth in sorted(wanted, reverse=True)[:limit] if worth > 0)


def command_score(sight: Sight, kind: int) -> float:
    return 1.9 if sight.me.deck_size + sight.me.discard_size > 0 else 0.0


def conceal_score(sight: Sight, unit: int) -> float:
    return 0.3 if sight.foe.supply[FOG] else -0.1


def recon_score(sight: Sight, unit: int) -> float:
    return 1.6


def control_score(sight: Sight, unit: int) -> float:
    """Taking a tile, or raising the radio."""
    tile = sight.post(unit)
    if tile in sight.me.controlled:
        return WIN if sight.me.points + 1 >= sight.need else 4.0 / sight.need
    if sight.need and sight.me.points + sight.value(tile) >= sight.need:
        return WIN
    if tile in sight.prizes:
        return 3.0 + 6.0 * sight.prizes[tile]
    return 0.02 if sight.value(tile) else -0.05


def inspire_score(sight: Sight, kind: int) -> float:
    """Playing the best card of the play area once more."""
    return 0.8 * max(
        (replay_worth(sight, each) for each in range(UNITS) if can_inspire(sight, kind, each)), default=0.0
    )


def can_inspire(sight: Sight, leader: int, kind: int) -> bool:
    return sight.view.sides[sight.seat].play[kind] > 0 and SQUAD_OF[kind] == SQUAD_OF[leader]


def replay_worth(sight: Sight, kind: int) -> float:
    """The best that a combat card could do if it were in hand."""
    best = 0.0
    for verb in range(PRINTED_VERBS):
        if printed_value(kind, verb) < 0 or verb in (RECON, BLAST, TARGET, CONTROL):
            continue
        best = max(best, play_score(sight, verb, kind))
    if kind <= RIFLEMAN_C and can_control(sight, kind):
        best = max(best, control_score(sight, kind))
    return best


def can_control(sight: Sight, unit: int) -> bool:
    tile = sight.post(unit)
    return tile not in sight.me.controlled and tile not in sight.foes_by_tile


PLAY_SCORES: Final[dict[int, Callable[[Sight, int], float]]] = {
    MOVE: move_score,
    GUIDE: guide_score,
    SCOUT: scout_score,
    STALK: stalk_score,
    ATTACK: attack_score,
    SUPPRESS: suppress_score,
    BLAST: blast_score,
    BOLSTER: bolster_score,
    COMMAND: command_score,
    CONCEAL: conceal_score,
    CONTROL: control_score,
    INSPIRE: inspire_score,
    RECON: recon_score,
    TARGET: target_score,
}


# Everything else one may be asked


def bid_score(sight: Sight, kind: int) -> float:
    """What acting first is worth with this card, less what the card could have done this turn."""
    urgent = bool(sight.threatened) or any(can_win_with(sight, unit) for unit in range(RIFLEMAN_C + 1))
    first = (6.0 if urgent else 0.5) * int(INITIATIVE[kind]) / 9.0
    return first - keeping_worth(sight, kind)


def can_win_with(sight: Sight, unit: int) -> bool:
    """Would Control by this unit win now, if one of its cards is in hand?"""
    if not sight.need or not sight.own.hand[unit] or sight.me.where[unit] < 0 or unit in sight.me.suppressed:
        return False
    return can_control(sight, unit) and control_score(sight, unit) == WIN


def keeping_worth(sight: Sight, kind: int) -> float:
    """The best use of a card this turn; a second copy of it is worth less."""
    if kind == FOG:
        return -0.3
    if kind < UNITS and kind in sight.me.suppressed:
        return 0.6
    if kind < UNITS:
        best = replay_worth(sight, kind)
    else:
        best = max(PLAY_SCORES[verb](sight, kind) for verb in range(PRINTED_VERBS) if printed_value(kind, verb) >= 0)
    return min(best, 20.0) * (0.7 if sight.own.hand[kind] > 1 else 1.0)


def end_turn_score(sight: Sight, arg: int) -> float:
    return 0.0


def hunker_score(sight: Sight, kind: int) -> float:
    return -0.6


def ready_score(sight: Sight, unit: int) -> float:
    return 0.5 + 0.4 * unit_worth(unit)


def step_score(sight: Sight, tile: int) -> float:
    unit = sight.view.unit
    here = sight.me.where[unit]
    if sight.view.verb == SCOUT:
        return scouting_step(sight, unit, here, tile, sight.view.left - 1)
    return place_worth(sight, unit, tile) - place_worth(sight, unit, here)


def stop_score(sight: Sight, arg: int) -> float:
    return 0.0


def aim_score(sight: Sight, counter: int) -> float:
    side, unit = divmod(counter, UNITS)
    if sight.view.verb == BLAST:
        return hit_worth(sight, unit) if side != sight.seat else -unit_worth(unit)
    return shot_score(sight, sight.view.card, sight.view.verb, unit)


def take_score(sight: Sight, kind: int) -> float:
    if sight.view.verb == INSPIRE:
        return replay_worth(sight, kind) if kind < UNITS else 0.1
    return card_worth(sight, kind)


def number_score(sight: Sight, number: int) -> float:
    return float(number)


def mark_score(sight: Sight, tile: int) -> float:
    return blast_worth(sight, tile)


def lead_score(sight: Sight, counter: int) -> float:
    unit = counter % UNITS
    if sight.me.where[unit] < 0 or unit in sight.me.suppressed:
        return -1.0
    return move_score(sight, unit)


OTHER_SCORES: Final[dict[int, Callable[[Sight, int], float]]] = {
    BID: bid_score,
    END_TURN: end_turn_score,
    HUNKER: hunker_score,
    READY: ready_score,
    STEP: step_score,
    STOP: stop_score,
    AIM: aim_score,
    TAKE: take_score,
    NUMBER: number_score,
    MARK: mark_score,
    LEAD: lead_score,
}
