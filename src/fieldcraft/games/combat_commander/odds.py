"""The exact chances of rolls, over the cards that may still be in the draw pile as far as a seat can know (CC-1.9).

A seat knows its own hand, both discard piles, and what the reshuffles tell of the other hand; every hand that agrees
with that counts the same. Chances are of the next roll alone: re-rolls, triggers and cards played meanwhile are left
out. A distribution is a list of chances by total, 0 to 12.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import comb
from typing import Final, NamedTuple

from fieldcraft.games.combat_commander.decks import CARD_COLOURED, CARD_WHITE
from fieldcraft.games.combat_commander.hexes import DISTANCE, HEXES, OFF_MAP
from fieldcraft.games.combat_commander.kinds import DECK_SIZE, NONE, WIRE, WOODS
from fieldcraft.games.combat_commander.rules.attack import AIRBURST, nearest_distance, targeting_hindrance
from fieldcraft.games.combat_commander.rules.fire import kind_of_attack
from fieldcraft.games.combat_commander.rules.frames import BY_ORDNANCE, INDIRECT, NO_COVER
from fieldcraft.games.combat_commander.rules.melee import melee_fp
from fieldcraft.games.combat_commander.rules.shots import group_fp, hex_of, hexside_cover, is_ordnance, next_firing
from fieldcraft.games.combat_commander.rules.units import cover_in, morale_of
from fieldcraft.games.combat_commander.state import (
    DECK,
    FIRING,
    FIRST_WEAPON,
    MOVING,
    SLOTS,
    WEAPON_FIRING,
    Battle,
    Player,
)

MOST: Final = 12
TOTALS: Final = MOST + 1
Chances = list[float]


class Fate(NamedTuple):
    """What an attack may do to a unit: the chance that it breaks, and that it is suppressed."""

    breaks: float
    suppresses: float


class Fight(NamedTuple):
    """How a Melee may end: the chance that each side alone survives, and that the totals are equal."""

    axis: float
    allies: float
    tie: float


# What may be on top of a pile


def weights(battle: Battle, roller: int, seat: int) -> list[float]:
    """By card: the chance that it is in the draw pile of `roller`, as far as `seat` knows.

    With an empty pile the discards are reshuffled before the next card (CC-6.1.2).
    """
    me = battle.player(roller)
    if me.deck_size == 0:
        return [float(number) for number in me.discard]
    if seat == roller:
        return [float(number) for number in me.deck]
    return unseen_weights(me)


def unseen_weights(me: Player) -> list[float]:
    """The same for somebody who does not see the hand: over all hands that agree with `Player.room`."""
    cards = [card for card in range(DECK_SIZE) if (me.deck[card] or me.hand[card]) and not me.shown[card]]
    shown = [card for card in range(DECK_SIZE) if me.shown[card]]
    ages = sorted({int(me.entered[card]) for card in cards}, reverse=True)
    numbers = [sum(1 for card in cards if me.entered[card] == age) for age in ages]
    hidden = int(me.hand_size) - len(shown)
    bounds = [room_for(me, shown, age, hidden) for age in ages]
    expected = expected_in_hand(numbers, bounds, hidden)
    left = {age: 1.0 - held / number for age, held, number in zip(ages, expected, numbers, strict=True)}
    found = [0.0] * DECK_SIZE
    for card in cards:
        found[card] = left[int(me.entered[card])]
    return found


def room_for(me: Player, shown: list[int], age: int, hidden: int) -> int:
    """How many unseen cards of this age or newer the hand can hold at most."""
    if age == 0:
        return hidden
    room = [
        int(me.room[younger]) - sum(1 for card in shown if me.entered[card] >= younger) for younger in range(1, age + 1)
    ]
    return min(hidden, *room)


def expected_in_hand(numbers: list[int], bounds: list[int], hidden: int) -> list[float]:
    """How many cards of each age, newest first, a hand of `hidden` holds on average.

    `bounds[n]` is the most that the newest n + 1 ages can give together.
    """
    before = [[0] * (hidden + 1) for _ in range(len(numbers) + 1)]
    beyond = [[0] * (hidden + 1) for _ in range(len(numbers) + 1)]
    before[0][0] = 1
    beyond[-1][hidden] = 1
    for age, number in enumerate(numbers):
        for taken in range(hidden + 1):
            for more in range(min(number, bounds[age] - taken) + 1):
                before[age + 1][taken + more] += before[age][taken] * comb(number, more)
    for age in range(len(numbers) - 1, -1, -1):
        for taken in range(hidden + 1):
            for more in range(min(numbers[age], bounds[age] - taken) + 1):
                beyond[age][taken] += comb(numbers[age], more) * beyond[age + 1][taken + more]
    total = beyond[0][0]
    found = []
    for age, number in enumerate(numbers):
        held = sum(
            more * before[age][taken] * comb(number, more) * beyond[age + 1][taken + more]
            for taken in range(hidden + 1)
            for more in range(min(number, bounds[age] - taken) + 1)
        )
        found.append(held / total if total else 0.0)
    return found


def totals(battle: Battle, roller: int, seat: int) -> Chances:
    """The chances of each total of two dice, if `roller` rolls next."""
    return totals_of(battle, roller, weights(battle, roller, seat))


def totals_of(battle: Battle, roller: int, pile: Sequence[float]) -> Chances:
    first = int(battle.field.fact(roller, DECK)) * DECK_SIZE
    found = [0.0] * TOTALS
    for card, weight in enumerate(pile):
        if weight:
            found[CARD_WHITE[first + card] + CARD_COLOURED[first + card]] += weight
    whole = sum(found)
    return [each / whole for each in found]


def at_least(dice: Chances, number: int) -> float:
    """The chance of a total of `number` or more."""
    return sum(dice[max(number, 0) :]) if number <= MOST else 0.0


def less_than(dice: Chances, number: int) -> float:
    return sum(dice[: min(max(number, 0), TOTALS)])


def exactly(dice: Chances, number: int) -> float:
    return dice[number] if 0 <= number <= MOST else 0.0


# Fire


def targeting(battle: Battle, seat: int, needed: int) -> tuple[float, Chances]:
    """The chance that the product of the dice is more than `needed`, and the totals of the Attack Roll after a hit.

    The card of the Targeting Roll is out of the pile by then (CC-O20.2.3).
    """
    pile = weights(battle, seat, seat)
    first = int(battle.field.fact(seat, DECK)) * DECK_SIZE
    hits = [
        card
        for card, weight in enumerate(pile)
        if weight and CARD_WHITE[first + card] * CARD_COLOURED[first + card] > needed
    ]
    whole = sum(pile)
    if not hits:
        return 0.0, [0.0] * TOTALS
    if whole == 1:  # the pile is empty then, and reshuffled
        fresh = [1.0 - float(held) for held in battle.player(seat).hand]
        return 1.0, totals_of(battle, seat, fresh)
    counts = [each * whole for each in totals_of(battle, seat, pile)]
    hit_counts = [0.0] * TOTALS
    for card in hits:
        hit_counts[CARD_WHITE[first + card] + CARD_COLOURED[first + card]] += 1.0
    after = [(counts[total] * len(hits) - hit_counts[total]) / (whole - 1) / len(hits) for total in range(TOTALS)]
    return len(hits) / whole, after


def hits(attack: Chances, lead: int, defence: Chances, is_moving: bool) -> Fate:
    """What becomes of a unit if the Attack Total leads its Morale by `lead` before the dice (CC-O20.3.4)."""
    breaks = 0.0
    equal = 0.0
    for total, chance in enumerate(attack):
        if chance:
            breaks += chance * less_than(defence, total + lead)
            equal += chance * exactly(defence, total + lead)
    return Fate(breaks + equal, 0.0) if is_moving else Fate(breaks, equal)


def against_total(battle: Battle, seat: int, unit: int, attack: int, cover: int) -> Fate:
    """The Fire Defense of a unit against an Attack Total that is known."""
    owner = unit // SLOTS
    dice = totals(battle, owner, seat)
    lead = attack - int(morale_of(battle, unit)) - cover
    is_moving = battle.counters.marks[unit] & MOVING != 0
    breaks, equal = less_than(dice, lead), exactly(dice, lead)
    return Fate(breaks + equal, 0.0) if is_moving else Fate(breaks, equal)


@contextmanager
def as_if_firing(battle: Battle, pieces: Sequence[int]) -> Iterator[None]:
    """For as long as one looks: the pieces take part in the shot. The position is the same before and after."""
    counters = battle.counters
    added = []
    for piece in pieces:
        marks, slot, bit = (
            (counters.weapon_marks, piece - FIRST_WEAPON, WEAPON_FIRING)
            if piece >= FIRST_WEAPON
            else (counters.marks, piece, FIRING)
        )
        if not marks[slot] & bit:
            marks[slot] |= bit
            added.append((marks, slot, bit))
    try:
        yield
    finally:
        for marks, slot, bit in added:
            marks[slot] &= ~bit


class Shot(NamedTuple):
    """A shot: its final FP, the chance to be on target, and for each unit in the hex its fate and what it stands on."""

    fp: int
    on_target: float
    fates: dict[int, Fate]
    steady: dict[int, int]
    """Morale and Cover of each unit, less what an airburst adds to the attack."""


def shot(
    battle: Battle,
    seat: int,
    pieces: Sequence[int],
    target: int,
    bonus: int = 0,
    is_rolled: bool = False,
    second: int = int(OFF_MAP),
) -> Shot:
    """What the pieces, with those that are firing already, would do to all units in the target hex (CC-O20.3).

    `is_rolled`: the Targeting Roll was made and has hit. `second`: the other hex of Spray Fire (CC-A40).
    """
    targets = [target] if second == OFF_MAP else [target, second]
    with as_if_firing(battle, pieces):
        fp = int(group_fp(battle, target, second)) + bonus
        kind = int(kind_of_attack(battle))
        sides = [int(hexside_cover(battle, hex_)) for hex_ in targets]
        away = int(nearest_distance(battle, target, second)) if battle.field.special.is_night else 0
    on_target, attack = 1.0, totals(battle, seat, seat)
    if kind & BY_ORDNANCE and not is_rolled:
        on_target, attack = targeting(battle, seat, needed_product(battle, pieces, target))
    lift = -away  # CC-SR.night lowers the attack by it
    if kind & INDIRECT and battle.field.ground.terrain[target] == WOODS:
        lift += AIRBURST
    steady: dict[int, int] = {}
    for hex_, side_cover in zip(targets, sides, strict=True):
        cover = cover_against(battle, hex_, side_cover, kind) - lift
        steady |= {unit: int(morale_of(battle, unit)) + cover for unit in units_in(battle, hex_)}
    return Shot(fp, on_target, fates(battle, seat, fp, steady, attack, on_target), steady)


def cover_against(battle: Battle, hex_: int, side_cover: int, kind: int) -> int:
    """The Cover of a hex against an attack of a kind, as in `frames` (CC-T78.3, CC-11.6)."""
    return 0 if kind & NO_COVER else int(cover_in(battle, hex_, side_cover, kind & INDIRECT != 0))


def needed_product(battle: Battle, pieces: Sequence[int], target: int) -> int:
    """What the dice of the Targeting Roll, multiplied, must exceed (CC-O20.2.3)."""
    piece = pieces[0] if pieces else int(next_firing(battle, -1))
    return sum(targeting_needs(battle, piece, target, False))


def targeting_needs(battle: Battle, piece: int, target: int, is_spotted: bool) -> tuple[int, int]:
    """Range and hindrance of the piece."""
    hindrance = int(targeting_hindrance(battle, piece, target, is_spotted))
    return int(DISTANCE[hex_of(battle, piece) * HEXES + target]), hindrance


def units_in(battle: Battle, hex_: int) -> Iterator[int]:
    unit = int(battle.counters.first[hex_])
    while unit != NONE:
        yield unit
        unit = int(battle.counters.after[unit])


def fates(
    battle: Battle, seat: int, fp: int, steady: dict[int, int], attack: Chances, on_target: float
) -> dict[int, Fate]:
    """By unit: what an attack would do to it."""
    dice = [totals(battle, side, seat) for side in range(2)]
    found = {}
    for unit, morale in steady.items():
        is_moving = battle.counters.marks[unit] & MOVING != 0
        fate = hits(attack, fp - morale, dice[unit // SLOTS], is_moving)
        found[unit] = Fate(fate.breaks * on_target, fate.suppresses * on_target)
    return found


# Morale and Melee


def rally_chance(battle: Battle, seat: int, unit: int) -> float:
    """That a broken unit rallies: a roll below its Morale (CC-O22.3)."""
    return less_than(totals(battle, int(battle.active), seat), steadiness(battle, unit))


def rout_chance(battle: Battle, seat: int, unit: int) -> float:
    """That a broken unit has to retreat: a roll above its Morale (CC-O23.2). The active player rolls."""
    return at_least(totals(battle, int(battle.active), seat), steadiness(battle, unit) + 1)


def steadiness(battle: Battle, unit: int) -> int:
    """Current Morale, with the Cover of the hex."""
    return int(morale_of(battle, unit)) + int(cover_in(battle, battle.counters.at[unit], 0, False))


def product_over(battle: Battle, roller: int, seat: int, needed: int) -> float:
    """That the dice of the next roll, multiplied, are more than `needed` (CC-O20.2.3)."""
    first = int(battle.field.fact(roller, DECK)) * DECK_SIZE
    pile = weights(battle, roller, seat)
    over = sum(
        weight for card, weight in enumerate(pile) if CARD_WHITE[first + card] * CARD_COLOURED[first + card] > needed
    )
    return over / sum(pile)


def ahead(mine: Chances, theirs: Chances, lead: int) -> float:
    """That the first total, with `lead` added, is the higher one."""
    return sum(chance * less_than(theirs, total + lead) for total, chance in enumerate(mine) if chance)


def melee(battle: Battle, seat: int, axis: int, allies: int) -> Fight:
    """A Melee with these FPs, fixed before the dice (CC-O16.4.3)."""
    axis += int(battle.field.special.melee_bonus[0])  # CC-SR.melee_roll_bonus
    allies += int(battle.field.special.melee_bonus[1])
    dice = [totals(battle, side, seat) for side in range(2)]
    axis_wins = tie = 0.0
    for total, chance in enumerate(dice[0]):
        if chance:
            needed = total + axis - allies
            axis_wins += chance * less_than(dice[1], needed)
            tie += chance * exactly(dice[1], needed)
    return Fight(axis_wins, 1.0 - axis_wins - tie, tie)


def melee_in(battle: Battle, seat: int, hex_: int) -> Fight:
    """The Melee of a hex as its units stand now."""
    return melee(battle, seat, int(melee_fp(battle, 0, hex_)), int(melee_fp(battle, 1, hex_)))


# The best group there is


def best_shot(battle: Battle, seat: int, pieces: Sequence[int], target: int, bonus: int = 0) -> Shot | None:
    """The shot of some of these pieces, all ready and in reach, that is likeliest to break enemies; None without FP.

    Ordnance fires alone; the others in chains of adjacent hexes, as long as none brings too much hindrance with it.
    """
    found = []
    for group in groups(battle, pieces, target):
        made = shot(battle, seat, group, target, bonus)
        if made.fp >= 1:
            found.append(made)
    return max(found, default=None, key=lambda made: harm(made, seat))


def harm(made: Shot, seat: int) -> float:
    """How many enemies a shot is likely to break, less own units."""
    return sum(fate.breaks if unit // SLOTS != seat else -fate.breaks for unit, fate in made.fates.items())


def groups(battle: Battle, pieces: Sequence[int], target: int) -> Iterator[list[int]]:
    """Every ordnance piece alone, and for each hindrance the chains of pieces that have no more (CC-O20.3.1)."""
    others = []
    for piece in pieces:
        if is_ordnance(battle, piece):
            yield [piece]
        else:
            others.append(piece)
    hindrances = {piece: int(targeting_hindrance(battle, piece, target)) for piece in others}
    for limit in sorted(set(hindrances.values())):
        yield from chains(battle, [piece for piece in others if hindrances[piece] <= limit])


def chains(battle: Battle, pieces: Sequence[int]) -> list[list[int]]:
    """The pieces by connected groups of hexes; nobody in Wire joins another hex (CC-F106)."""
    left = list(pieces)
    found = []
    while left:
        chain = [left.pop(0)]
        for member in chain:
            near = [piece for piece in left if are_linked(battle, member, piece)]
            chain += near
            left = [piece for piece in left if piece not in near]
        found.append(chain)
    return found


def are_linked(battle: Battle, piece: int, other: int) -> bool:
    a, b = int(hex_of(battle, piece)), int(hex_of(battle, other))
    works = battle.counters.works
    return a == b or (DISTANCE[a * 150 + b] == 1 and works[a] != WIRE and works[b] != WIRE)
