"""Naming target and pieces of a shot."""

from collections.abc import Callable

from fieldcraft.games.combat_commander.process import SHOT_ASSAULT, SHOT_OPPORTUNITY
from fieldcraft.games.combat_commander.rules.aiming import why_not_ready
from fieldcraft.games.combat_commander.rules.frames import ATTACK_KIND, MODE, SMOKE_ROUND, TARGET
from fieldcraft.games.combat_commander.rules.shots import is_firing
from fieldcraft.games.combat_commander.state import FIRST_WEAPON
from fieldcraft.games.combat_commander.strategy.gunnery import NO_PLAN, best_shot
from fieldcraft.games.combat_commander.strategy.sight import Sight
from fieldcraft.games.combat_commander.verbs import AIM, FIRE, JOIN, SMOKE

Score = Callable[[Sight, int, int], float]


def ready(sight: Sight) -> list[int]:
    """Pieces that may still take part in a shot of this kind."""
    mode = sight.top[MODE]
    return [piece for piece in sight.pieces_of(sight.mine) if why_not_ready(sight.battle, sight.seat, mode, piece) == 0]


def aiming_score(sight: Sight) -> Score:
    pieces = ready(sight)

    def score(sight: Sight, verb: int, arg: int) -> float:
        if verb == AIM:
            return best_shot(sight, pieces, arg).worth - 0.02
        return -0.5 if verb == SMOKE else 0.0

    return score


def grouping_score(sight: Sight) -> Score:
    """The pieces of the best shot join, one after the other; then fire."""
    target = sight.top[TARGET]
    everybody = ready(sight)
    joined = tuple(piece for piece in everybody if is_firing(sight.battle, piece))
    plan = NO_PLAN
    for bonus in range(0, 2 * len(sight.own.hand) + 1, 2):  # CC-10.3.2.1: Actions may have to lift it
        plan = best_shot(sight, everybody, target, joined, bonus)
        if plan.pieces:
            break
    is_smoke = bool(sight.top[ATTACK_KIND] & SMOKE_ROUND)
    is_worth_it = plan.worth > 0 or sight.top[MODE] not in (SHOT_OPPORTUNITY, SHOT_ASSAULT)

    def score(sight: Sight, verb: int, arg: int) -> float:
        if is_smoke:
            return {JOIN: 1.0, FIRE: 2.0}.get(verb, 0.0)
        if verb == JOIN:
            is_wanted = arg in plan.pieces or not plan.pieces
            return (3.0 if is_wanted and is_worth_it else -3.0) + (0.1 if arg < FIRST_WEAPON else 0.0)
        return 1.0 if verb == FIRE else 0.0

    return score
