"""Every action in words, legal or not: what it does, to what, and the numbers that matter for choosing it."""

from collections.abc import Callable
from typing import Final

from fieldcraft.core.text import Arg, Message
from fieldcraft.games.combat_commander import names
from fieldcraft.games.combat_commander.decks import CARD_ACTION, CARD_ORDER
from fieldcraft.games.combat_commander.described import (
    hex_in_short,
    is_piece,
    piece_at,
    points,
    points_of,
    shooter,
    unit_in_full,
    units_in,
    units_named,
)
from fieldcraft.games.combat_commander.hexes import DISTANCE, HEXES, OFF_MAP, direction_to
from fieldcraft.games.combat_commander.kinds import CHITS, DECK_SIZE, NONE
from fieldcraft.games.combat_commander.process import (
    ADVANCING,
    DISCARDING,
    ENTRY,
    EVENT_CHOICE,
    FIRST_TURN,
    GROUPING,
    MOVE_ORDER,
    PLACING,
    RANGING,
    RETURNING,
    SHOT,
    SPLITTING,
)
from fieldcraft.games.combat_commander.rules.attack import targeting_hindrance
from fieldcraft.games.combat_commander.rules.frames import ATTACK_KIND, SMOKE_ROUND, TARGET, TO_HEX
from fieldcraft.games.combat_commander.rules.movement import entry_cost
from fieldcraft.games.combat_commander.rules.shots import group_fp, hex_of, is_ordnance, next_firing
from fieldcraft.games.combat_commander.rules.turn import other_order
from fieldcraft.games.combat_commander.state import GROUPED, SLOTS, UNITS, Battle, is_on_map
from fieldcraft.games.combat_commander.verbs import (
    ACTIVATE,
    AIM,
    ARG_BITS,
    ARG_MASK,
    DECLINE,
    DEPLOY,
    DISCARD,
    DONE,
    EQUIP,
    EXIT,
    FIRE,
    GIVE,
    GIVE_UP,
    HARDEN,
    ITEM,
    JOIN,
    MOVER,
    NO,
    NUMBER,
    OPPORTUNITY,
    ORDER,
    ORDER_AS,
    PICK_CARD,
    PICK_HEX,
    PICK_SIDE,
    PICK_UNIT,
    PICK_WEAPON,
    PLACE,
    PLAY,
    ROLL,
    SHOOT,
    SMOKE,
    STEP,
    VERB_NAMES,
    YES,
)

Words = Callable[[Battle, int, int], Message]


def label_of(battle: Battle, seat: int, action: int) -> Message:
    """The words of an action, legal or not."""
    verb, arg = action >> ARG_BITS, action & ARG_MASK
    words = WORDS.get(verb)
    return option(VERB_NAMES[verb]) if words is None else words(battle, seat, arg)


def option(key: str, **args: Arg) -> Message:
    return Message(f"combat-commander-option-{key}", args)


def running(battle: Battle) -> int:
    """The procedure on top of the stack, NONE when the game is over."""
    return int(battle.procedure()) if battle.top >= 0 else NONE


def group(battle: Battle, seat: int) -> list[int]:
    """The units that move or advance together now."""
    counters = battle.counters
    slots = range(seat * SLOTS, int(battle.end_of(seat)))
    return [unit for unit in slots if counters.marks[unit] & GROUPED and is_on_map(counters.at[unit])]


def firing(battle: Battle) -> list[int]:
    """The pieces with a part in the shot."""
    found = []
    piece = int(next_firing(battle, -1))
    while piece != NONE:
        found.append(piece)
        piece = int(next_firing(battle, piece))
    return found


def place(battle: Battle, seat: int, hex_: int) -> Message:
    """A hex with the own units in it: the others' may be unseen."""
    own = [unit for unit in units_in(battle, hex_) if unit // SLOTS == seat]
    if not own:
        return option("place", hex=hex_in_short(battle, hex_))
    return option("onto-units", hex=hex_in_short(battle, hex_), units=units_named(battle, own))


def equip(battle: Battle, seat: int, unit: int) -> Message:
    return option("equip", unit=piece_at(battle, seat, unit))


def order(battle: Battle, seat: int, card: int) -> Message:
    """The Order first, for that is what the card is played for."""
    kind = names.card_kind_of(battle, seat, card)
    if kind < 0:
        return option("card", card=str(card))
    heading = int(CARD_ORDER[kind])
    return option(
        "order",
        order=names.order_name(heading),
        sense=names.order_sense(heading),
        card=names.card_number(battle, seat, card),
        action=names.action_name(int(CARD_ACTION[kind])),
    )


def order_as(battle: Battle, seat: int, card: int) -> Message:
    """The card for another Order (CC-SR.order_substitution)."""
    heading = NONE if card >= DECK_SIZE else int(other_order(battle, seat, card))
    if heading == NONE:
        return option("card", card=str(card))
    return option(
        "order-as",
        order=names.order_name(heading),
        sense=names.order_sense(heading),
        card=names.card_number(battle, seat, card),
    )


def harden(battle: Battle, seat: int, unit: int) -> Message:
    return option("harden", unit=piece_at(battle, seat, unit))


def decline(battle: Battle, seat: int, number: int) -> Message:
    return option("hold-back" if battle.window == PLACING else "decline")


def play(battle: Battle, seat: int, card: int) -> Message:
    """The Action first."""
    kind = names.card_kind_of(battle, seat, card)
    if kind < 0:
        return option("card", card=str(card))
    action = int(CARD_ACTION[kind])
    return option(
        "play",
        action=names.action_name(action),
        sense=names.action_sense(action),
        card=names.card_number(battle, seat, card),
        order=names.order_name(int(CARD_ORDER[kind])),
    )


def discard(battle: Battle, seat: int, card: int) -> Message:
    return option("discard", card=names.card_word(battle, seat, card))


def opportunity(battle: Battle, seat: int, card: int) -> Message:
    return option("opportunity", card=names.card_word(battle, seat, card))


def pick_card(battle: Battle, seat: int, card: int) -> Message:
    """A card of the other hand, as Interrogation shows it (CC-E61)."""
    return option("card", card=names.card_word(battle, 1 - seat, card))


def activate(battle: Battle, seat: int, unit: int) -> Message:
    return option("activate", unit=unit_in_full(battle, seat, unit) if unit < UNITS else str(unit))


def aim(battle: Battle, seat: int, hex_: int) -> Message:
    """The target hex with who is in it; a battery shells friend and foe (CC-O18.2.1)."""
    if battle.window == RANGING:
        others = units_in(battle, hex_)
        args: dict[str, Arg] = {"units": units_named(battle, others)} if others else {}
        return option("shells-units" if others else "shells", hex=hex_in_short(battle, hex_), **args)
    foes = [unit for unit in units_in(battle, hex_) if unit // SLOTS != seat]
    return option("aim", hex=hex_in_short(battle, hex_), units=units_named(battle, foes))


def smoke(battle: Battle, seat: int, hex_: int) -> Message:
    """A smoke round may go into an empty hex (CC-O20.2.1)."""
    others = units_in(battle, hex_)
    if not others:
        return option("smoke", hex=hex_in_short(battle, hex_))
    return option("smoke-units", hex=hex_in_short(battle, hex_), units=units_named(battle, others))


def give(battle: Battle, seat: int, unit: int) -> Message:
    return option("give", unit=piece_at(battle, seat, unit))


def give_up(battle: Battle, seat: int, piece: int) -> Message:
    return option("give-up", weapon=piece_at(battle, seat, piece))


def join(battle: Battle, seat: int, piece: int) -> Message:
    """A piece for the shot, or a unit for the group that moves."""
    if battle.window == GROUPING:
        return option("join-shot", piece=shooter(battle, piece))
    return option("join-group", unit=mover_words(battle, seat, piece))


def mover_words(battle: Battle, seat: int, unit: int) -> Arg:
    """A unit with the MPs it has left."""
    if unit >= UNITS or not is_piece(battle, unit):
        return str(unit)
    if running(battle) != MOVE_ORDER:
        return piece_at(battle, seat, unit)
    args: dict[str, Arg] = {"unit": piece_at(battle, seat, unit), "points": points_of(battle, unit)}
    return Message("combat-commander-unit-points", args)


def fire(battle: Battle, seat: int, _: int) -> Message:
    """The shot as it stands: a piece of ordnance has to hit first (CC-O20.2.3)."""
    pieces = firing(battle)
    if running(battle) != SHOT or not pieces or not 0 <= battle.get(TARGET) < HEXES:
        return option("fire-nothing")
    target = int(battle.get(TARGET))
    args: dict[str, Arg] = {
        "pieces": names.listed(names.piece_word(battle, piece) for piece in pieces),
        "hex": names.hex_word(target),
        "fp": int(group_fp(battle, target, OFF_MAP)),
    }
    if not is_ordnance(battle, pieces[0]):
        return option("fire", **args)
    away = int(DISTANCE[hex_of(battle, pieces[0]) * HEXES + target])
    hindrance = int(targeting_hindrance(battle, pieces[0], target))
    if battle.get(ATTACK_KIND) & SMOKE_ROUND:
        del args["fp"]
        return option("fire-smoke", **args, range=away, hindrance=hindrance)
    return option("fire-ordnance", **args, range=away, hindrance=hindrance)


def mover(battle: Battle, seat: int, unit: int) -> Message:
    key = "advancer" if battle.window == ADVANCING else "mover"
    return option(key, unit=mover_words(battle, seat, unit))


def step(battle: Battle, seat: int, hex_: int) -> Message:
    """Where to, and what it costs in a Move; who stands there already."""
    args: dict[str, Arg] = {"hex": hex_in_short(battle, hex_)}
    others = units_in(battle, hex_)
    if others:
        args["units"] = units_named(battle, others)
    key = "step-to-units" if others else "step"
    movers = group(battle, seat) if running(battle) == MOVE_ORDER else []
    if movers:
        from_ = int(battle.counters.at[movers[0]])
        direction = int(direction_to(from_, hex_)) if 0 <= hex_ < HEXES else 0
        cost = int(entry_cost(battle, seat, from_, direction)) if direction else 0
        if cost:
            return option(f"{key}-cost", **args, points=points(cost))
    return option(key, **args)


def exit_map(battle: Battle, seat: int, _: int) -> Message:
    return option("exit-cost" if running(battle) == MOVE_ORDER else "exit")


def roll(battle: Battle, seat: int, unit: int) -> Message:
    return option("roll", unit=unit_in_full(battle, seat, unit) if unit < UNITS else str(unit))


def shoot(battle: Battle, seat: int, _: int) -> Message:
    if running(battle) != ENTRY:
        return option("shoot-nothing")
    return option("shoot", hex=names.hex_word(int(battle.get(TO_HEX))))


def pick_unit(battle: Battle, seat: int, unit: int) -> Message:
    return option("unit", unit=unit_in_full(battle, seat, unit) if unit < UNITS else str(unit))


def pick_hex(battle: Battle, seat: int, hex_: int) -> Message:
    """A hex with everybody in it."""
    others = units_in(battle, hex_)
    if not others:
        return option("hex", hex=hex_in_short(battle, hex_))
    return option("hex-units", hex=hex_in_short(battle, hex_), units=units_named(battle, others))


def pick_weapon(battle: Battle, seat: int, piece: int) -> Message:
    return option("weapon", weapon=piece_at(battle, seat, piece))


def pick_side(battle: Battle, seat: int, side: int) -> Message:
    return option("side", side=names.side_name(side))


def number(battle: Battle, seat: int, value: int) -> Message:
    """A Time space after an exit, a chit in an Event, else a number."""
    if battle.window == EVENT_CHOICE and value < CHITS:
        return option("chit", chit=names.chit_name(value))
    if battle.window not in (PLACING, RETURNING):
        return option("number", number=value)
    if battle.window == RETURNING and value == battle.time:
        return option("never", number=value)
    return option("space", number=value)


def item(battle: Battle, seat: int, value: int) -> Message:
    return option("item", item=names.item_word(value))


def deploy(battle: Battle, seat: int, unit: int) -> Message:
    return option("deploy", unit=piece_at(battle, seat, unit))


def yes(battle: Battle, seat: int, _: int) -> Message:
    return option(f"yes{ANSWERS.get(int(battle.window), '')}")


def no(battle: Battle, seat: int, _: int) -> Message:
    return option(f"no{ANSWERS.get(int(battle.window), '')}")


def done(battle: Battle, seat: int, _: int) -> Message:
    return option("done-discarding" if battle.window == DISCARDING else "done")


ANSWERS: Final = {FIRST_TURN: "-first-turn", SPLITTING: "-splitting"}
"""By window: which yes and no it is."""

WORDS: Final[dict[int, Words]] = {
    PLACE: place,
    EQUIP: equip,
    ORDER_AS: order_as,
    HARDEN: harden,
    DECLINE: decline,
    ORDER: order,
    DISCARD: discard,
    ACTIVATE: activate,
    DONE: done,
    AIM: aim,
    GIVE: give,
    GIVE_UP: give_up,
    JOIN: join,
    FIRE: fire,
    MOVER: mover,
    STEP: step,
    EXIT: exit_map,
    ROLL: roll,
    PLAY: play,
    OPPORTUNITY: opportunity,
    SHOOT: shoot,
    PICK_UNIT: pick_unit,
    PICK_HEX: pick_hex,
    PICK_WEAPON: pick_weapon,
    PICK_CARD: pick_card,
    PICK_SIDE: pick_side,
    NUMBER: number,
    DEPLOY: deploy,
    ITEM: item,
    SMOKE: smoke,
    YES: yes,
    NO: no,
}
"""By verb: its words; a verb without an entry needs none of the position."""
