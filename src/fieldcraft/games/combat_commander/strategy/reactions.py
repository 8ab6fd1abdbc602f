"""Windows: which cards to play for their Actions, Opportunity Fire, and when to use the Initiative card."""

from collections.abc import Callable
from typing import Final

from fieldcraft.games.combat_commander import odds
from fieldcraft.games.combat_commander.decks import CARD_ACTION, CARD_COLOURED, CARD_WHITE
from fieldcraft.games.combat_commander.kinds import (
    ACTION_AMBUSH,
    ACTION_ASSAULT_FIRE,
    ACTION_CONCEALMENT,
    ACTION_DEMOLITIONS,
    ACTION_DIG_IN,
    ACTION_HIDDEN_ENTRENCHMENTS,
    ACTION_HIDDEN_PILLBOX,
    ACTION_LIGHT_WOUNDS,
    ACTION_NO_QUARTER,
    ACTION_SMOKE_GRENADES,
    ACTION_SPRAY_FIRE,
    ACTION_SUSTAINED_FIRE,
    DECK_SIZE,
)
from fieldcraft.games.combat_commander.process import (
    ATTACK,
    DEFENCE,
    ROLL_DEFENCE,
    ROLL_FIRE,
    ROLL_MELEE,
    ROLL_SUDDEN_DEATH,
    SHOT_ASSAULT,
    SHOT_OPPORTUNITY,
)
from fieldcraft.games.combat_commander.rules.aiming import why_not_ready
from fieldcraft.games.combat_commander.rules.frames import (
    ATTACK_FP,
    BONUS,
    FP_ALLIES,
    FP_AXIS,
    MELEE_HEX,
    MORALE,
    PURPOSE,
    ROLL_CARD,
    SEAT,
    TARGET,
    TO_HEX,
    TOTAL,
    TOTAL_INACTIVE,
    UNIT,
)
from fieldcraft.games.combat_commander.rules.shots import group_fp
from fieldcraft.games.combat_commander.state import DECK, MOVING, SLOTS
from fieldcraft.games.combat_commander.strategy.gunnery import NO_PLAN, best_shot, hidden_by, volley_worth
from fieldcraft.games.combat_commander.strategy.orders import ACTION_KEEPING, Orders
from fieldcraft.games.combat_commander.strategy.places import WIN
from fieldcraft.games.combat_commander.strategy.sight import Sight
from fieldcraft.games.combat_commander.verbs import GIVE, OPPORTUNITY, PLAY, REROLL, SHOOT

Score = Callable[[Sight, int, int], float]

CARD_PRICE: Final = 0.25
"""What a card is worth that could do something else later."""
INITIATIVE_WORTH: Final = 0.9
FIXED: Final = {
    ACTION_AMBUSH: 1.5,
    ACTION_NO_QUARTER: 3.0,
    ACTION_DIG_IN: 0.6,
    ACTION_DEMOLITIONS: -0.1,
    ACTION_SMOKE_GRENADES: -0.2,
    ACTION_SPRAY_FIRE: -0.1,
}
"""Actions that are worth the same whenever they can be played."""


def window_score(sight: Sight, verb: int, arg: int) -> float:
    """One answer in a window: a card, Opportunity Fire, or nothing."""
    if verb == SHOOT:
        return shoot_worth(sight)
    if verb == OPPORTUNITY:
        return opportunity_worth(sight)
    if verb == GIVE:
        return -0.1
    return play_worth(sight, arg) if verb == PLAY else 0.0


def shoot_worth(sight: Sight) -> float:
    """Firing once more with those already activated costs nothing."""
    target = sight.top[TO_HEX]
    pieces = [
        piece
        for piece in sight.pieces_of(sight.mine)
        if why_not_ready(sight.battle, sight.seat, SHOT_OPPORTUNITY, piece) == 0
    ]
    return best_shot(sight, pieces, target).worth + 0.001


def assault_worth(sight: Sight) -> float:
    """The best shot of those who move."""
    pieces = [
        piece
        for piece in sight.pieces_of(sight.mine)
        if why_not_ready(sight.battle, sight.seat, SHOT_ASSAULT, piece) == 0
    ]
    plans = [best_shot(sight, pieces, target) for target in sight.foe_hexes]
    return max(plans, default=NO_PLAN, key=lambda plan: plan.worth).worth


def opportunity_worth(sight: Sight) -> float:
    """The best group that a Fire card could bring to bear on the hex just entered."""
    orders = Orders(sight)
    target = sight.top[TO_HEX]
    plans = [best_shot(sight, sight.pieces_of(units), target) for _, units in orders.groups]
    return max(plans, default=NO_PLAN, key=lambda plan: plan.worth).worth - 0.45


def play_worth(sight: Sight, card: int) -> float:
    """Playing a card for its Action now."""
    action = int(CARD_ACTION[sight.fact(DECK) * DECK_SIZE + card])
    if action in FIXED:
        return FIXED[action]
    price = 0.5 * ACTION_KEEPING.get(action, 0.0) + 0.15
    if action == ACTION_ASSAULT_FIRE:
        return assault_worth(sight) - 0.25
    if action == ACTION_LIGHT_WOUNDS:
        return light_wounds_worth(sight)
    if sight.top[0] == ATTACK:
        return bonus_worth(sight, 2) - price - (0.2 if action == ACTION_SUSTAINED_FIRE else 0.0)
    if sight.top[0] == DEFENCE:
        return shelter_worth(sight, action) - price
    return 0.05 - price + CARD_PRICE


def bonus_worth(sight: Sight, more: int) -> float:
    """What more FP adds to the attack that is about to be rolled."""
    target = sight.top[TARGET]
    fp = int(group_fp(sight.battle, target, -1)) + sight.top[BONUS]
    cover = hidden_by(sight, [], target)
    now = volley_worth(sight, target, fp, cover) if fp >= 1 else 0.0
    return volley_worth(sight, target, fp + more, cover) - now


def shelter_worth(sight: Sight, action: int) -> float:
    """What better Cover, or a lower Attack Total, saves in the defence that is about to be rolled."""
    unit = sight.top[UNIT]
    attack = sight.view.stack[-2][TOTAL]
    if unit not in sight.at:
        return -1.0
    cover = sight.cover(sight.at[unit])
    if action == ACTION_CONCEALMENT:
        less = cover
    elif action == ACTION_HIDDEN_ENTRENCHMENTS:
        less = 3 - cover
    else:
        less = 6 - cover if action == ACTION_HIDDEN_PILLBOX else 0
    if less <= 0:
        return 0.0
    before = odds.against_total(sight.battle, sight.seat, unit, attack, cover)
    after = odds.against_total(sight.battle, sight.seat, unit, attack - less, cover)
    return (before.breaks - after.breaks) * sight.break_worth(unit)


def light_wounds_worth(sight: Sight) -> float:
    """A Team instead of a Squad that breaks, for a VP: good for a Squad that would be lost."""
    unit = sight.top[UNIT]
    return sight.worth(unit) - 1.8 if sight.is_broken(unit) else 0.5 * sight.worth(unit) - 1.6


# The Initiative card (CC-9.1)


def reroll_score(sight: Sight) -> Score:
    """Better dice are wanted when the roll just made is much worse than the next one is likely to be."""
    gain = reroll_gain(sight)
    return lambda sight, verb, arg: gain - INITIATIVE_WORTH if verb == REROLL else 0.0


def reroll_gain(sight: Sight) -> float:
    top = sight.top
    roller = top[SEAT]
    first = int(sight.battle.field.fact(roller, DECK)) * DECK_SIZE
    rolled = int(CARD_WHITE[first + top[ROLL_CARD]] + CARD_COLOURED[first + top[ROLL_CARD]])
    worth = ROLL_WORTH.get(top[PURPOSE])
    if worth is None or len(sight.view.stack) < 2:
        return 0.0
    values = worth(sight, sight.view.stack[-2], roller)
    if not values:
        return 0.0
    mean = sum(chance * value for chance, value in zip(sight.dice[roller], values, strict=True))
    return mean - values[rolled]


def sudden_death_worth(sight: Sight, frame: list[int], roller: int) -> list[float]:
    """By total: the game ends below the Time; who is ahead then wins."""
    ahead = sight.lead > 0 or (sight.lead == 0 and sight.view.initiative == sight.seat)
    result = WIN if ahead else -WIN
    return [result if total < sight.view.time else 0.0 for total in range(odds.TOTALS)]


def defence_worth(sight: Sight, frame: list[int], roller: int) -> list[float]:
    """By total: what the unit's Defense costs or brings."""
    unit = frame[UNIT]
    if unit not in sight.at or len(sight.view.stack) < 3:
        return []
    attack, morale = sight.view.stack[-3][TOTAL], frame[MORALE]
    loss = sight.break_worth(unit) * (-1.0 if unit // SLOTS == sight.seat else 1.0)
    moving = 1 if sight.marks[unit] & MOVING else 0
    return [loss if total + morale < attack + moving else 0.0 for total in range(odds.TOTALS)]


def attack_worth(sight: Sight, frame: list[int], roller: int) -> list[float]:
    """By total of an Attack Roll: what becomes of everybody in the hex."""
    target, fp = frame[TARGET], frame[ATTACK_FP]
    cover = hidden_by(sight, [], target)
    found = []
    for total in range(odds.TOTALS):
        worth = 0.0
        for unit in sight.by_hex.get(target, ()):
            loss = sight.break_worth(unit) * (-1.0 if unit // SLOTS == sight.seat else 1.0)
            lead = fp + total - sight.morale(unit) - cover
            worth += loss * odds.less_than(sight.dice[unit // SLOTS], lead)
        found.append(worth)
    return found


def melee_roll_worth(sight: Sight, frame: list[int], roller: int) -> list[float]:
    """By total: the chance of winning the Melee with it, times what is at stake."""
    hex_ = frame[MELEE_HEX]
    points = (frame[FP_AXIS], frame[FP_ALLIES])
    mine = sum(sight.worth(unit) for unit in sight.there(hex_, sight.seat))
    theirs = sum(sight.worth(unit) for unit in sight.there(hex_, sight.foe))
    found = []
    for total in range(odds.TOTALS):
        if roller == sight.battle.active:
            other = [0.0] * (frame[TOTAL_INACTIVE] + 30)
            other[max(0, frame[TOTAL_INACTIVE])] = 1.0
            lead = total + points[roller]
        else:
            other = sight.dice[1 - roller]
            lead = total + points[roller] - points[1 - roller]
        wins = sum(other[: max(0, lead)])
        ties = other[lead] if 0 <= lead < len(other) else 0.0
        loses = 1.0 - wins - ties
        if roller != sight.seat:
            wins, loses = loses, wins
        found.append(wins * theirs - loses * mine + ties * (theirs - mine))
    return found


ROLL_WORTH: Final[dict[int, Callable[[Sight, list[int], int], list[float]]]] = {
    ROLL_FIRE: attack_worth,
    ROLL_DEFENCE: defence_worth,
    ROLL_MELEE: melee_roll_worth,
    ROLL_SUDDEN_DEATH: sudden_death_worth,
}
