"""Steps of a Move: towards the best hex that can still be reached, by the safer way."""

from collections.abc import Callable

from fieldcraft.games.combat_commander.state import WATCHING
from fieldcraft.games.combat_commander.strategy.places import MOVING_FIRE, WIN, Places
from fieldcraft.games.combat_commander.strategy.sight import NEXT, Sight
from fieldcraft.games.combat_commander.verbs import EXIT, GIVE, HALT, JOIN, STEP

WATCHED_FIRE = 0.8
"""How likely the enemy fires once his units are activated for Opportunity Fire: they need no more cards."""
DETOUR = 0.001
"""What half an MP costs: of ways that lead to the same hex, the shortest."""


def moving_score(places: Places, group: list[int]) -> Callable[[Sight, int, int], float]:
    """Scores for the question where the moving units go next."""
    sight = places.sight
    here = sight.at[group[0]]
    points = min(places.left(unit) for unit in group)
    is_watched = any(sight.marks[unit] & WATCHING for unit in sight.foes)
    fire = WATCHED_FIRE if is_watched else MOVING_FIRE

    def stand(hex_: int) -> float:
        return sum(places.worth(unit, hex_) for unit in group)

    def risk(hex_: int) -> float:
        return sum(sight.danger(unit, hex_, fire) for unit in group)

    def cost(hex_: int) -> int:
        return next(sight.costs[here * 7 + direction] for direction, to in NEXT[here] if to == hex_)

    def prospect(hex_: int) -> float:
        """The best that can come of a step into the hex."""
        left = points - cost(hex_)
        best = stand(hex_)
        if hex_ not in sight.wired:
            for other, spent in sight.reach(group[0], hex_, left).items():
                best = max(best, stand(other) - 0.5 * risk(other) - 0.01 - DETOUR * spent)
            if sight.ways_out[hex_] <= left:
                best = max(best, places.leaving_worth(group) - 0.1)
        return best - 0.5 * risk(hex_) - DETOUR * cost(hex_)

    def score(sight: Sight, verb: int, arg: int) -> float:
        if verb == STEP:
            return prospect(arg)
        if verb == EXIT:
            return places.leaving_worth(group)
        if verb == HALT:
            return stand(here) + 0.02
        return -2.0 * WIN if verb in (JOIN, GIVE) else 0.0

    return score
