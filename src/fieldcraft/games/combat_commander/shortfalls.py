"""How much is missing: the numbers behind a refusal, as an addition to its sentence.

Only what everybody sees, and what the one who is refused knows anyhow. A refusal that has no numbers in the case at
hand gets none.
"""

from collections.abc import Callable
from typing import Final

from fieldcraft.core.text import Arg, Message
from fieldcraft.games.combat_commander.described import points
from fieldcraft.games.combat_commander.ground import HALF
from fieldcraft.games.combat_commander.hexes import DEPTH, DISTANCE, HEXES, OFF_MAP, direction_to
from fieldcraft.games.combat_commander.kinds import NONE
from fieldcraft.games.combat_commander.labels import firing, group, running
from fieldcraft.games.combat_commander.pieces import UNIT_FIGURES, WEAPON_MIN_RANGE
from fieldcraft.games.combat_commander.process import (
    AIMING,
    ATTACK,
    GROUPING,
    MOVE_ORDER,
    PLACING,
    RETREAT,
    SHOT,
)
from fieldcraft.games.combat_commander.rules import refusals
from fieldcraft.games.combat_commander.rules.aiming import why_not_ready
from fieldcraft.games.combat_commander.rules.frames import BONUS, HEX, LEADER_UNIT, MODE, TARGET, TARGET_2, UNIT
from fieldcraft.games.combat_commander.rules.movement import entry_cost, points_left
from fieldcraft.games.combat_commander.rules.preparing import next_unit
from fieldcraft.games.combat_commander.rules.shots import group_fp, hex_of
from fieldcraft.games.combat_commander.rules.stacking import most_figures
from fieldcraft.games.combat_commander.rules.turn import most_discards
from fieldcraft.games.combat_commander.rules.units import command_of, cover_in, figures_in, range_of, weapon_range
from fieldcraft.games.combat_commander.state import EDGE, FIRST_WEAPON, PIECES, SLOTS, UNITS, Battle, is_on_map
from fieldcraft.games.combat_commander.verbs import AIM, EXIT, GIVE, JOIN, MOVER, PICK_HEX, PLACE, SMOKE, STEP

Lack = Callable[[Battle, int, int, int], "Message | None"]
"""By battle, seat, verb and argument of the refused action."""


def shortfall(battle: Battle, seat: int, verb: int, arg: int, refusal: int) -> Arg:
    """What to add to the sentence of a refusal: numbers in brackets, or nothing."""
    found = COUNTED[refusal](battle, seat, verb, arg)
    return "" if found is None else found


def lacking(key: str, **args: int | str) -> Message:
    return Message(f"combat-commander-lack-{key}", dict(args))


# Turns and set-up


def orders(battle: Battle, seat: int, verb: int, arg: int) -> Message | None:
    me = battle.player(seat)
    return lacking("orders", given=int(me.orders_given), limit=int(me.order_limit))


def cards(battle: Battle, seat: int, verb: int, arg: int) -> Message | None:
    return lacking("cards", limit=int(most_discards(battle, seat)))


def stacking(battle: Battle, seat: int, verb: int, arg: int) -> Message | None:
    """In the set-up with the figures of the unit that is to be placed (CC-8.2)."""
    if verb != PLACE or arg >= HEXES:
        return None
    figures = int(figures_in(battle, arg, seat))
    unit = int(next_unit(battle, seat)) if battle.window == PLACING else NONE
    if unit != NONE:
        figures += int(UNIT_FIGURES[battle.counters.kind[unit]])
    return lacking("figures", figures=figures, limit=int(most_figures(battle, arg)))


def not_overstacked(battle: Battle, seat: int, verb: int, arg: int) -> Message | None:
    if not is_own_on_map(battle, seat, arg):
        return None
    at = int(battle.counters.at[arg])
    return lacking("figures", figures=int(figures_in(battle, at, seat)), limit=int(most_figures(battle, at)))


def is_own_on_map(battle: Battle, seat: int, unit: int) -> bool:
    return unit < UNITS and unit // SLOTS == seat and is_on_map(battle.counters.at[unit])


# Activation and movement


def command(battle: Battle, seat: int, verb: int, arg: int) -> Message | None:
    leader = int(battle.get(LEADER_UNIT)) - 1
    if leader < 0 or not is_own_on_map(battle, seat, arg):
        return None
    at = battle.counters.at
    away = int(DISTANCE[at[leader] * HEXES + at[arg]])
    return lacking("command", distance=away, command=int(command_of(battle, leader)))


def movement(battle: Battle, seat: int, verb: int, arg: int) -> Message | None:
    """What the step costs, and what the poorest member of the group has left (CC-O21.1)."""
    movers = group(battle, seat) if running(battle) == MOVE_ORDER else []
    if verb in (MOVER, JOIN, GIVE):
        return spent(battle, [arg], None if verb != GIVE else HALF) if is_own_on_map(battle, seat, arg) else None
    if not movers:
        return None
    if verb == EXIT:
        return spent(battle, movers, HALF)
    from_ = int(battle.counters.at[movers[0]])
    direction = int(direction_to(from_, arg)) if verb == STEP and arg < HEXES else 0
    return spent(battle, movers, int(entry_cost(battle, seat, from_, direction))) if direction else None


def spent(battle: Battle, units: list[int], cost: int | None) -> Message:
    left = points(max(0, min(int(points_left(battle, unit)) for unit in units)))
    return lacking("left", left=left) if cost is None else lacking("points", needed=points(cost), left=left)


def off_the_unit(battle: Battle, seat: int, verb: int, arg: int) -> Message | None:
    """How far the hex is from those who move, advance or retreat."""
    movers = [int(battle.get(UNIT))] if running(battle) == RETREAT else group(battle, seat)
    if verb != STEP or arg >= HEXES or not movers:
        return None
    return lacking("distance", distance=int(DISTANCE[battle.counters.at[movers[0]] * HEXES + arg]))


def retreat(battle: Battle, seat: int, verb: int, arg: int) -> Message | None:
    """How many rows it is to the own edge, here and there (CC-2.2-d1)."""
    if running(battle) != RETREAT or arg >= HEXES:
        return None
    unit = int(battle.get(UNIT))
    edge = int(battle.field.fact(unit // SLOTS, EDGE)) * HEXES
    return lacking("rows", here=int(DEPTH[edge + battle.counters.at[unit]]), there=int(DEPTH[edge + arg]))


# Fire and effects


def reach(battle: Battle, seat: int, verb: int, arg: int) -> Message | None:
    """Of the piece, or of the one that comes nearest to reaching the hex (CC-O20.1)."""
    if running(battle) != SHOT:
        return None
    if battle.window == GROUPING and verb == JOIN:
        return distance_and_range(battle, arg, int(battle.get(TARGET))) if arg < PIECES else None
    if battle.window != AIMING or verb not in (AIM, SMOKE) or arg >= HEXES:
        return None
    mode = battle.get(MODE)
    ready = [piece for piece in range(PIECES) if why_not_ready(battle, seat, mode, piece) == refusals.ALLOWED]
    if not ready:
        return None
    return distance_and_range(battle, min(ready, key=lambda piece: beyond(battle, piece, arg)), arg)


def span(battle: Battle, piece: int) -> tuple[int, int]:
    """The least and the greatest Range."""
    if piece < UNITS:
        return 1, int(range_of(battle, piece))
    weapon = piece - FIRST_WEAPON
    return int(WEAPON_MIN_RANGE[battle.counters.weapon_kind[weapon]]), int(weapon_range(battle, weapon))


def beyond(battle: Battle, piece: int, hex_: int) -> int:
    """By how much the hex is too far or too near."""
    least, most = span(battle, piece)
    away = int(DISTANCE[hex_of(battle, piece) * HEXES + hex_])
    return max(away - most, least - away)


def distance_and_range(battle: Battle, piece: int, hex_: int) -> Message:
    least, most = span(battle, piece)
    away = int(DISTANCE[hex_of(battle, piece) * HEXES + hex_])
    if least > 1:
        return lacking("span", distance=away, least=least, most=most)
    return lacking("range", distance=away, range=most)


def firepower(battle: Battle, seat: int, verb: int, arg: int) -> Message | None:
    """The final FP of the pieces that fire, with the Actions played so far (CC-O20.3.2)."""
    if running(battle) not in (SHOT, ATTACK) or not firing(battle):
        return None
    is_attack = running(battle) == ATTACK
    second = battle.get(TARGET_2) if is_attack else OFF_MAP
    bonus = int(battle.get(BONUS)) if is_attack else 0
    return lacking("fp", fp=int(group_fp(battle, battle.get(TARGET), second)) + bonus)


def cover(battle: Battle, seat: int, verb: int, arg: int) -> Message | None:
    """CC-SR.weapon_restriction."""
    hex_ = arg if verb in (AIM, SMOKE) else int(battle.get(TARGET))
    if running(battle) != SHOT or not 0 <= hex_ < HEXES:
        return None
    least = int(battle.field.special.least_cover)
    return lacking("cover", needed=least, cover=int(cover_in(battle, hex_, 0, False)))


def off_the_random_hex(battle: Battle, seat: int, verb: int, arg: int) -> Message | None:
    """How far a piece or hex is from the random hex (CC-E42-d1)."""
    place = arg if verb == PICK_HEX else int(hex_of(battle, arg))
    if not 0 <= place < HEXES:
        return None
    return lacking("distance", distance=int(DISTANCE[battle.get(HEX) * HEXES + place]))


COUNTED: Final[dict[int, Lack]] = {
    refusals.LIMIT_REACHED: orders,
    refusals.ORDERS_WERE_GIVEN: orders,
    refusals.NO_ORDER_YET: orders,
    refusals.DISCARD_LIMIT_REACHED: cards,
    refusals.OVERSTACKED: stacking,
    refusals.NOT_OVERSTACKED: not_overstacked,
    refusals.OUT_OF_COMMAND: command,
    refusals.TOO_FEW_POINTS: movement,
    refusals.NOT_ADJACENT: off_the_unit,
    refusals.NOT_CLOSER: retreat,
    refusals.OUT_OF_RANGE: reach,
    refusals.TOO_WEAK: firepower,
    refusals.COVER_TOO_LOW: cover,
    refusals.NOT_NEAREST: off_the_random_hex,
}
"""By refusal number: where its numbers come from. The messages of these have a place for them."""
