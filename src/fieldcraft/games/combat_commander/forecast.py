"""The odds behind an option, for people: what is rolled next if it is chosen, and how likely it comes out that way."""

from collections.abc import Callable
from typing import Final

from fieldcraft.core.decision import Odds
from fieldcraft.core.text import Message
from fieldcraft.games.combat_commander import odds
from fieldcraft.games.combat_commander.decks import ACTION_FP_BONUS, CARD_ACTION
from fieldcraft.games.combat_commander.hexes import DISTANCE, HEXES
from fieldcraft.games.combat_commander.kinds import ACTION_SPRAY_FIRE, BOXED_FP
from fieldcraft.games.combat_commander.process import (
    ACTION_CHOICE,
    ACTION_PLAYED,
    ADVANCE_ORDER,
    AIMING,
    DEFENDING,
    FIGHTING,
    GROUPING,
    RANGING,
    ROLLING_FOR,
    ROUT_ORDER,
    SHOT,
    SHOT_OPPORTUNITY,
    SPOTTING,
    STEPPING,
    W2_REROLL,
    W3_ENTRY,
    W5_FIRER,
    W6_DEFENDER,
    W8_AMBUSH,
)
from fieldcraft.games.combat_commander.reroll_odds import of_keep, of_reroll, sum_of
from fieldcraft.games.combat_commander.rules.actions.spray import why_not_second
from fieldcraft.games.combat_commander.rules.aiming import why_not_ready
from fieldcraft.games.combat_commander.rules.attack import targeting_hindrance
from fieldcraft.games.combat_commander.rules.defence import volley_cover
from fieldcraft.games.combat_commander.rules.fate import card_kind
from fieldcraft.games.combat_commander.rules.frames import (
    ATTACK_KIND,
    BONUS,
    CARD,
    MELEE_HEX,
    MODE,
    SMOKE_ROUND,
    SPOTTER,
    TARGET,
    TARGET_2,
    TO_HEX,
    TOTAL,
    UNIT,
)
from fieldcraft.games.combat_commander.rules.melee import melee_fp
from fieldcraft.games.combat_commander.rules.shots import hex_of, line, next_firing, why_no_reach
from fieldcraft.games.combat_commander.rules.units import fp_of, has_boxed, has_side, morale_of
from fieldcraft.games.combat_commander.state import FIRST_WEAPON, FRAME, GROUPED, PIECES, SLOTS, Battle
from fieldcraft.games.combat_commander.verbs import (
    AIM,
    DECLINE,
    FIRE,
    KEEP,
    PICK_HEX,
    PICK_UNIT,
    PLAY,
    REROLL,
    ROLL,
    SHOOT,
    SMOKE,
    STEP,
)

OFF_MAP: Final = -1


def odds_of(battle: Battle, seat: int, verb: int, arg: int) -> Odds | None:
    """The odds of an option of the open question, or None if it leads to no roll at once."""
    forecast = FORECASTS.get((int(battle.window), verb))
    return None if forecast is None else forecast(battle, seat, arg)


# Fire


def fire(battle: Battle, seat: int, made: odds.Shot | None) -> Odds | None:
    """The chance to break the enemy in the hex who is likeliest to break."""
    if made is None or made.fp < 1:
        return None
    foes = [unit for unit in made.fates if unit // SLOTS != seat]
    if not foes:
        return None
    unit = max(foes, key=lambda each: made.fates[each].breaks)
    parts = [("fp", made.fp), ("steady", -made.steady[unit])]
    return sum_of("breaks", made.fates[unit].breaks, parts, unit, battle)


def reaching(battle: Battle, seat: int, mode: int, hex_: int) -> list[int]:
    """Pieces that are ready for such a shot and reach the hex."""
    return [
        piece
        for piece in range(seat * SLOTS, PIECES)
        if (piece < battle.end_of(seat) or piece >= FIRST_WEAPON)
        and why_not_ready(battle, seat, mode, piece) == 0
        and why_no_reach(battle, piece, hex_) == 0
    ]


def of_aim(battle: Battle, seat: int, hex_: int) -> Odds | None:
    pieces = reaching(battle, seat, int(battle.get(MODE)), hex_)
    return fire(battle, seat, odds.best_shot(battle, seat, pieces, hex_))


def of_shoot(battle: Battle, seat: int, arg: int) -> Odds | None:
    hex_ = int(battle.get(TO_HEX))
    return fire(battle, seat, odds.best_shot(battle, seat, reaching(battle, seat, SHOT_OPPORTUNITY, hex_), hex_))


def of_fire(battle: Battle, seat: int, arg: int) -> Odds | None:
    """The shot as it stands."""
    if battle.get(ATTACK_KIND) & SMOKE_ROUND:
        return None
    return fire(battle, seat, odds.shot(battle, seat, [], int(battle.get(TARGET))))


def of_attack(battle: Battle, seat: int, arg: int) -> Odds | None:
    """The attack with the Actions played so far; the Targeting Roll has hit by then."""
    return attack(battle, seat, 0)


def of_bonus(battle: Battle, seat: int, card: int) -> Odds | None:
    """The attack with one more card; with Spray Fire on the best second hex (CC-A40)."""
    action = int(CARD_ACTION[card_kind(battle, seat, card)])
    if action == ACTION_SPRAY_FIRE:
        return best_spray(battle, seat)
    more = int(ACTION_FP_BONUS[action])
    return attack(battle, seat, more) if more else None


def attack(battle: Battle, seat: int, more: int) -> Odds | None:
    target, second = int(battle.get(TARGET)), int(battle.get(TARGET_2))
    return fire(battle, seat, odds.shot(battle, seat, [], target, int(battle.get(BONUS)) + more, True, second))


def best_spray(battle: Battle, seat: int) -> Odds | None:
    """Of all second hexes the one whose attack is likeliest to break enemies."""
    target, bonus = int(battle.get(TARGET)), int(battle.get(BONUS))
    made = [
        odds.shot(battle, seat, [], target, bonus, True, hex_)
        for hex_ in range(HEXES)
        if why_not_second(battle, seat, target, hex_, bonus) == 0
    ]
    return fire(battle, seat, max(made, default=None, key=lambda each: odds.harm(each, seat)))


def of_second_hex(battle: Battle, seat: int, hex_: int) -> Odds | None:
    """Spray Fire with this second hex; the ATTACK lies under the Action."""
    if battle.procedure() != ACTION_PLAYED or battle.get(CARD) != ACTION_SPRAY_FIRE:
        return None
    target, bonus = int(battle.under(TARGET)), int(battle.under(BONUS))
    return fire(battle, seat, odds.shot(battle, seat, [], target, bonus, True, hex_))


def of_spotting(battle: Battle, seat: int, hex_: int) -> Odds | None:
    """The Accuracy Roll of a spotting round (CC-O18.2.2)."""
    at = int(battle.counters.at[battle.get(SPOTTER)])
    return targeting(battle, seat, int(DISTANCE[at * HEXES + hex_]), max(int(line(battle, at, hex_)), 0))


def of_own_sight(battle: Battle, seat: int, arg: int) -> Odds | None:
    return of_mortar(battle, seat, False)


def of_spotter(battle: Battle, seat: int, unit: int) -> Odds | None:
    """The Targeting Roll of a mortar by its spotter's sight (CC-SR.mortar_spotter)."""
    return of_mortar(battle, seat, True)


def of_mortar(battle: Battle, seat: int, is_spotted: bool) -> Odds | None:
    piece = int(next_firing(battle, -1))
    if battle.procedure() != SHOT or piece < 0:
        return None
    target = int(battle.get(TARGET))
    away = int(DISTANCE[hex_of(battle, piece) * HEXES + target])
    return targeting(battle, seat, away, int(targeting_hindrance(battle, piece, target, is_spotted)))


def targeting(battle: Battle, seat: int, away: int, hindrance: int) -> Odds:
    """The product of the dice must exceed range and hindrance together."""
    parts = (
        (Message("combat-commander-odds-range"), away),
        (Message("combat-commander-odds-hindrance"), hindrance),
    )
    chance = odds.targeting(battle, seat, away + hindrance)[0]
    return Odds(2, parts, away + hindrance, chance, outcome=Message("combat-commander-odds-on-target"))


# Morale


def of_defence(battle: Battle, seat: int, arg: int) -> Odds | None:
    """The Fire Defense that is about to be rolled: the chance to break. The VOLLEY lies under the DEFENCE."""
    return defence(battle, seat, int(battle.get(UNIT)), int(battle.top) - FRAME)


def of_defender(battle: Battle, seat: int, unit: int) -> Odds | None:
    """The same for one of several units; the VOLLEY is on top."""
    return defence(battle, seat, unit, int(battle.top))


def defence(battle: Battle, seat: int, unit: int, volley: int) -> Odds:
    total, cover = int(battle.stack[volley + TOTAL]), int(volley_cover(battle, volley, unit))
    fate = odds.against_total(battle, seat, unit, total, cover)
    steady = int(morale_of(battle, unit)) + cover
    return sum_of("breaks", fate.breaks, [("attack", total), ("steady", -steady)], unit, battle)


def of_check(battle: Battle, seat: int, unit: int) -> Odds | None:
    """Rally, or Rout."""
    steady = odds.steadiness(battle, unit)
    if battle.procedure() == ROUT_ORDER:
        return sum_of("retreats", odds.rout_chance(battle, seat, unit), [("steady", steady)], unit, battle)
    return sum_of("rallies", odds.rally_chance(battle, seat, unit), [("steady", steady)], unit, battle)


# Melee


def of_melee(battle: Battle, seat: int, hex_: int) -> Odds | None:
    return melee(battle, seat, [int(melee_fp(battle, side, hex_)) for side in range(2)])


def of_coming_melee(battle: Battle, seat: int, arg: int) -> Odds | None:
    return of_melee(battle, seat, int(battle.get(MELEE_HEX)))


def of_entry(battle: Battle, seat: int, hex_: int) -> Odds | None:
    """The Melee if the units that advance were the last to come; only into an enemy hex."""
    if battle.procedure() != ADVANCE_ORDER or not has_side(battle, hex_, 1 - seat):
        return None
    points = [int(melee_fp(battle, side, hex_)) for side in range(2)]
    for unit in range(seat * SLOTS, int(battle.end_of(seat))):
        if battle.counters.marks[unit] & GROUPED:
            points[seat] += int(fp_of(battle, unit)) + (1 if has_boxed(battle, unit, BOXED_FP) else 0)
    return melee(battle, seat, points)


def melee(battle: Battle, seat: int, points: list[int]) -> Odds:
    fight = odds.melee(battle, seat, points[0], points[1])
    parts = (
        (Message("combat-commander-odds-fp"), points[seat]),
        (Message("combat-commander-odds-foe"), -points[1 - seat]),
    )
    chance = fight.axis if seat == 0 else fight.allies
    return Odds(2, parts, points[seat] - points[1 - seat], chance, outcome=Message("combat-commander-odds-wins"))


FORECASTS: Final[dict[tuple[int, int], Callable[[Battle, int, int], Odds | None]]] = {
    (AIMING, AIM): of_aim,
    (GROUPING, FIRE): of_fire,
    (RANGING, AIM): of_spotting,
    (RANGING, SMOKE): of_spotting,
    (SPOTTING, PICK_UNIT): of_spotter,
    (SPOTTING, DECLINE): of_own_sight,
    (ACTION_CHOICE, PICK_HEX): of_second_hex,
    (W2_REROLL, KEEP): of_keep,
    (W2_REROLL, REROLL): of_reroll,
    (W3_ENTRY, SHOOT): of_shoot,
    (W5_FIRER, DECLINE): of_attack,
    (W5_FIRER, PLAY): of_bonus,
    (W6_DEFENDER, DECLINE): of_defence,
    (DEFENDING, ROLL): of_defender,
    (ROLLING_FOR, ROLL): of_check,
    (STEPPING, STEP): of_entry,
    (FIGHTING, PICK_HEX): of_melee,
    (W8_AMBUSH, DECLINE): of_coming_melee,
}
"""By window and verb."""
