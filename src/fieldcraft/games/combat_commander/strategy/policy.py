"""How good each legal action looks: a score for every answer to every kind of question.

Scores are in VP: about 1 for breaking a Squad, 0 for doing nothing, a thousand for winning at once.
"""

from collections.abc import Callable, Sequence
from typing import Final

from fieldcraft.games.combat_commander.kinds import ORDER_ADVANCE, ORDER_FIRE, ORDER_MOVE
from fieldcraft.games.combat_commander.process import MOVE_ORDER, SHOT
from fieldcraft.games.combat_commander.rules.attack import targeting_hindrance
from fieldcraft.games.combat_commander.rules.frames import AT_HEX, FOR_ORDER, LEADER_UNIT, SPOTTER, TARGET, UNIT
from fieldcraft.games.combat_commander.rules.shots import next_firing, piece_fp
from fieldcraft.games.combat_commander.rules.units import command_of
from fieldcraft.games.combat_commander.state import GROUPED, Battle
from fieldcraft.games.combat_commander.strategy.battery import Battery
from fieldcraft.games.combat_commander.strategy.close import Assault, advancers, can_enter
from fieldcraft.games.combat_commander.strategy.gunnery import barrage
from fieldcraft.games.combat_commander.strategy.moving import moving_score
from fieldcraft.games.combat_commander.strategy.orders import HOLD, Orders
from fieldcraft.games.combat_commander.strategy.places import WIN, Places
from fieldcraft.games.combat_commander.strategy.reactions import (
    reroll_score,
    window_score,
)
from fieldcraft.games.combat_commander.strategy.setting_up import placing_score
from fieldcraft.games.combat_commander.strategy.shooting import aiming_score, grouping_score
from fieldcraft.games.combat_commander.strategy.sight import Sight
from fieldcraft.games.combat_commander.strategy.targets import choice_score, sniping_score
from fieldcraft.games.combat_commander.verbs import (
    ACTIVATE,
    AIM,
    ARG_BITS,
    ARG_MASK,
    DECLINE,
    DEPLOY,
    DISCARD,
    DONE,
    EXIT,
    GIVE,
    GIVE_UP,
    JOIN,
    MOVER,
    NO,
    ORDER,
    ORDER_AS,
    PASS,
    PICK_UNIT,
    STEP,
)
from fieldcraft.games.combat_commander.view import View

GIFTS: Final = (GIVE, GIVE_UP)
"""Weapons stay where they are: nothing here judges whether another unit would do better with one."""

Score = Callable[[Sight, int, int], float]
"""By sight, verb and argument."""


def scores(view: View, legal: Sequence[int]) -> list[float]:
    """A score for each legal action."""
    if len(legal) == 1:
        return [0.0]
    sight = Sight(view)
    judge = WINDOWS.get(view.window, plain(indifferent))
    score = judge(sight)
    return [
        -WIN if action >> ARG_BITS in GIFTS else score(sight, action >> ARG_BITS, action & ARG_MASK) for action in legal
    ]


# The Turn


def turn(sight: Sight) -> Score:
    orders = Orders(sight)

    def score(sight: Sight, verb: int, arg: int) -> float:
        if verb == ORDER:
            return orders.order_score(arg)
        if verb == ORDER_AS:
            return orders.substitute_score(arg)
        return orders.pass_score() if verb == PASS else 0.0

    return score


def discarding(sight: Sight) -> Score:
    orders = Orders(sight)

    def score(sight: Sight, verb: int, arg: int) -> float:
        return HOLD - orders.keeping(arg) if verb == DISCARD else 0.0

    return score


def activating(sight: Sight) -> Score:
    """First whoever can do most, alone or with his men; then everybody who has something to do."""
    top = sight.top
    orders = Orders(sight)
    heading, hex_, leader = top[FOR_ORDER], top[AT_HEX], top[LEADER_UNIT] - 1
    groups = dict(orders.groups)

    def value(units: list[int]) -> float:
        if hex_ >= 0:
            return barrage(sight, sight.pieces_of(units), [hex_]).worth
        return orders.group_value(heading, units)

    members = [leader, *sight.commanded(leader, orders.fresh)] if leader >= 0 else []
    assault = Assault(orders.places, members) if heading == ORDER_ADVANCE and members else None

    def share(unit: int) -> float:
        """What one more unit of the Leader's adds."""
        if heading == ORDER_FIRE:
            targets = [hex_] if hex_ >= 0 else sight.foe_hexes
            return (
                0.05 if any(sight.reaches(piece, at) for piece in sight.pieces_of([unit]) for at in targets) else -0.1
            )
        if heading == ORDER_MOVE:
            return orders.move_gain(unit) - 0.05
        assert assault is not None
        return assault.gain(unit) - 0.05

    def score(sight: Sight, verb: int, arg: int) -> float:
        if verb != ACTIVATE:
            return 0.0
        if leader >= 0:
            return share(arg)
        return 1.0 + value(groups.get(arg, [arg]))

    return score


# Advances


def advancing(sight: Sight) -> Score:
    assault = Assault(Places(sight), advancers(sight))

    def score(sight: Sight, verb: int, arg: int) -> float:
        return assault.gain(arg) if verb == MOVER else 0.0

    return score


def stepping(sight: Sight) -> Score:
    """Of a Move or an Advance, by the procedure on top."""
    places = Places(sight)
    group = [unit for unit in sight.mine if sight.marks[unit] & GROUPED]
    if sight.top[0] == MOVE_ORDER:
        return moving_score(places, group)
    assault = Assault(places, advancers(sight))

    def score(sight: Sight, verb: int, arg: int) -> float:
        if verb == STEP:
            return sum(assault.step_gain(unit, arg) for unit in group)
        if verb == EXIT:
            return places.leaving_worth(group) - sum(places.worth(unit, sight.at[unit]) for unit in group)
        goal = max(
            (hex_ for hex_, (_, who) in assault.targets.items() if arg in who and set(group) & set(who)),
            key=lambda hex_: assault.targets[hex_][0],
            default=-1,
        )
        is_worth_it = goal >= 0 and assault.targets[goal][0] > 0 and can_enter(sight, arg, goal)
        return WIN if verb == JOIN and is_worth_it else -WIN

    return score


def mover(sight: Sight) -> Score:
    orders = Orders(sight)

    def score(sight: Sight, verb: int, arg: int) -> float:
        if verb == MOVER:
            return orders.move_gain(arg) - 0.02
        return 0.0 if verb == DONE else window_score(sight, verb, arg)

    return score


# Everything else


def retreating(sight: Sight) -> Score:
    places = Places(sight)
    unit = sight.top[UNIT]
    return lambda sight, verb, arg: places.worth(unit, arg)


def rolling_for(sight: Sight) -> Score:
    return lambda sight, verb, arg: sight.worth(arg)


def defending(sight: Sight) -> Score:
    """Leaders last: while they hold they steady the others."""
    return lambda sight, verb, arg: -float(command_of(sight.battle, arg))


def sacrificing(sight: Sight) -> Score:
    return lambda sight, verb, arg: 1.0 if verb == DEPLOY else -sight.worth(arg)


def returning(sight: Sight) -> Score:
    """As soon as possible, but not too late to come back at all."""
    return lambda sight, verb, arg: -abs(arg - sight.view.time - 1.0) - (9.0 if arg <= sight.view.time else 0.0)


def wearing(sight: Sight) -> Score:
    """The Weapon with the least FP."""
    return lambda sight, verb, arg: -float(piece_fp(sight.battle, arg))


def routing(sight: Sight) -> Score:
    return lambda sight, verb, arg: 1.0 if arg == sight.foe else 0.0


def first_turn(sight: Sight) -> Score:
    """The Initiative card is worth more than the first Turn."""
    return lambda sight, verb, arg: 0.1 if verb == NO else 0.0


def rewarding(sight: Sight) -> Score:
    """A rallied unit is worth more than a Veteran (CC-SR.on_enemy_exit)."""
    return lambda sight, verb, arg: 0.0 if verb == DECLINE else sight.worth(arg) * (1.0 if verb == PICK_UNIT else 0.5)


def kept(sight: Sight) -> Score:
    """Kept pieces come in as soon as they can (CC-SR.hidden_units)."""
    return lambda sight, verb, arg: 0.0 if verb == DECLINE else 1.0


def spotting(sight: Sight) -> Score:
    """Of a battery; a mortar fires by other eyes if they see better (CC-SR.mortar_spotter)."""
    if sight.top[0] == SHOT:
        return lambda sight, verb, arg: clearness(sight.battle) if verb == PICK_UNIT else 0.0
    battery = Battery(sight)
    return lambda sight, verb, arg: battery.best(arg)


def clearness(battle: Battle) -> float:
    """How much less hindrance the spotter of the mortar that fires has, a little less for his activation."""
    piece, target = next_firing(battle, -1), battle.get(TARGET)
    own, other = (int(targeting_hindrance(battle, piece, target, is_spotted)) for is_spotted in (False, True))
    return own - other - 0.5


def ranging(sight: Sight) -> Score:
    battery = Battery(sight)
    spotter = sight.top[SPOTTER]
    return lambda sight, verb, arg: battery.aim_worth(spotter, arg) if verb == AIM else -1.0


def impacting(sight: Sight) -> Score:
    battery = Battery(sight)
    return lambda sight, verb, arg: battery.impacts.get(arg, 0.0)


def indifferent(sight: Sight, verb: int, arg: int) -> float:
    """Of a question for which there is no judgement."""
    return 0.0


def plain(score: Score) -> Callable[[Sight], Score]:
    return lambda sight: score


WINDOWS: Final[dict[str, Callable[[Sight], Score]]] = {
    "placing": placing_score,
    "turn": turn,
    "discarding": discarding,
    "activating": activating,
    "aiming": aiming_score,
    "grouping": grouping_score,
    "reroll": reroll_score,
    "entry": plain(window_score),
    "moving": mover,
    "stepping": stepping,
    "advancing": advancing,
    "firer": plain(window_score),
    "defending": defending,
    "defender": plain(window_score),
    "light_wounds": plain(window_score),
    "ambush": plain(window_score),
    "no_quarter": plain(window_score),
    "passed": plain(window_score),
    "dig_in": plain(window_score),
    "rolling_for": rolling_for,
    "routing_side": routing,
    "retreating": retreating,
    "sacrificing": sacrificing,
    "sniping": sniping_score,
    "entering": placing_score,
    "returning": returning,
    "event": choice_score,
    "action": choice_score,
    "advanced": plain(window_score),
    "fleeing": retreating,
    "rewarding": rewarding,
    "kept": kept,
    "spotting": spotting,
    "ranging": ranging,
    "impacting": impacting,
    "first_turn": first_turn,
    "wearing": wearing,
}
