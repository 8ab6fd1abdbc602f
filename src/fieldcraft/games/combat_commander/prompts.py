"""What is asked, of whom, and what is going on: one sentence for each kind of question."""

from collections.abc import Callable
from typing import Final

from fieldcraft.core.text import Arg, Message
from fieldcraft.games.combat_commander import names
from fieldcraft.games.combat_commander.decks import CARD_COLOURED, CARD_EVENT, CARD_TRIGGER, CARD_WHITE
from fieldcraft.games.combat_commander.described import hex_in_short, points_of, shooter, unit_at, units_in, units_named
from fieldcraft.games.combat_commander.hexes import HEXES, OFF_MAP
from fieldcraft.games.combat_commander.kinds import NO_TRIGGER, NONE
from fieldcraft.games.combat_commander.labels import firing, group, running
from fieldcraft.games.combat_commander.process import (
    ACTION_CHOICE,
    ACTION_PLAYED,
    ACTIVATING,
    BRINGING,
    DEFENCE,
    DISCARDING,
    ENTERING,
    EVENT,
    EVENT_CHOICE,
    FLEEING,
    GROUPING,
    HIT,
    MELEE,
    MOVE_ORDER,
    OVER,
    PLACING,
    RECOVER_ORDER,
    RETREATING,
    RETURNING,
    ROLL_NAMES,
    ROLLING_FOR,
    SHOT,
    SNIPING,
    SPOTTING,
    STEPPING,
    W1_TURN,
    W2_REROLL,
    W3_ENTRY,
    W4_ADVANCED,
    W5_FIRER,
    W6_DEFENDER,
    W7_LIGHT_WOUNDS,
    W8_AMBUSH,
    W9_NO_QUARTER,
    WINDOW_NAMES,
)
from fieldcraft.games.combat_commander.rules.defence import defence_cover
from fieldcraft.games.combat_commander.rules.frames import (
    AT_HEX,
    BONUS,
    CARD,
    CARDS_DISCARDED,
    FOR_ORDER,
    HEX,
    HEXES_LEFT,
    MELEE_HEX,
    PURPOSE,
    ROLL_CARD,
    SEAT,
    TARGET,
    TARGET_2,
    TO_HEX,
    TOTAL,
    UNIT,
)
from fieldcraft.games.combat_commander.rules.preparing import next_unit, next_weapon, next_works
from fieldcraft.games.combat_commander.rules.shots import firing_pieces, group_fp, hindrance_of, is_ordnance
from fieldcraft.games.combat_commander.rules.turn import most_discards
from fieldcraft.games.combat_commander.rules.units import morale_of
from fieldcraft.games.combat_commander.state import ENTERED, FIRST_WEAPON, SLOTS, Battle

Asked = tuple[str, dict[str, Arg]]
"""A prompt's key and arguments, without the side that is asked."""


def prompt_for(battle: Battle, seat: int) -> Message:
    """What is asked, and of whom."""
    if battle.window == OVER:
        return Message("combat-commander-prompt-over")
    if seat not in battle.to_act():
        return Message("combat-commander-prompt-wait")
    ask = ASKED.get(int(battle.window))
    key, args = ask(battle, seat) if ask else (names.dashed(WINDOW_NAMES[battle.window]), {})
    return Message(f"combat-commander-prompt-{key}", {"side": names.side_name(seat), **args})


def placing(battle: Battle, seat: int) -> Asked:
    unit, weapon = int(next_unit(battle, seat)), int(next_weapon(battle, seat))
    if unit >= 0:
        return "placing", {"piece": names.unit_name(battle, unit)}
    if weapon >= 0:
        return "equipping", {"piece": names.weapon_name(battle, weapon)}
    works = int(next_works(battle, seat))
    if works:
        return "fortifying", {"works": names.works_name(works)}
    return "confirming", {}


def turn(battle: Battle, seat: int) -> Asked:
    me = battle.player(seat)
    args: dict[str, Arg] = {"turn": int(battle.turn), "number": int(me.orders_given) + 1, "limit": int(me.order_limit)}
    return "turn", args


def discarding(battle: Battle, seat: int) -> Asked:
    return "discarding", {"number": int(most_discards(battle, seat) - battle.get(CARDS_DISCARDED))}


def activating(battle: Battle, seat: int) -> Asked:
    """For an Order, or for Opportunity Fire at a hex."""
    at = int(battle.get(AT_HEX))
    if 0 <= at < HEXES and at != OFF_MAP:
        return "activating-opportunity", {"hex": names.hex_word(at)}
    return "activating", {"order": names.order_name(int(battle.get(FOR_ORDER)))}


def grouping(battle: Battle, seat: int) -> Asked:
    """The shot as it is being put together."""
    pieces, target = firing(battle), int(battle.get(TARGET))
    if not pieces:
        return "grouping-empty", {"hex": names.hex_word(target)}
    return "grouping", {
        "hex": names.hex_word(target),
        "pieces": names.listed(shooter(battle, piece) for piece in pieces),
        "fp": int(group_fp(battle, target, OFF_MAP)),
        "hindrance": 0
        if is_ordnance(battle, pieces[0])
        else int(hindrance_of(battle, firing_pieces(battle), target, OFF_MAP)),
    }


def reroll(battle: Battle, seat: int) -> Asked:
    """The roll that could be cancelled, with the trigger it would set off (CC-9.1)."""
    roller = int(battle.get(SEAT))
    kind = names.card_kind_of(battle, roller, int(battle.get(ROLL_CARD)))
    trigger = int(CARD_TRIGGER[kind])
    white, coloured = dice_of(kind)
    args: dict[str, Arg] = {
        "roller": names.side_name(roller),
        "white": white,
        "coloured": coloured,
        "purpose": Message(f"combat-commander-roll-{names.dashed(ROLL_NAMES[battle.get(PURPOSE)])}"),
    }
    if trigger == NO_TRIGGER:
        return "reroll", args
    return "reroll-trigger", {**args, "trigger": names.trigger_name(trigger)}


def dice_of(kind: int) -> tuple[int, int]:
    """The dice on a card."""
    return int(CARD_WHITE[kind]), int(CARD_COLOURED[kind])


def entry(battle: Battle, seat: int) -> Asked:
    """After an entry: the inactive player reacts first, then the active one (CC-O21.6)."""
    mover = int(battle.get(SEAT))
    hex_ = int(battle.get(TO_HEX))
    entered = [unit for unit in units_in(battle, hex_) if battle.counters.marks[unit] & ENTERED]
    args: dict[str, Arg] = {"hex": hex_in_short(battle, hex_), "units": units_named(battle, entered)}
    return "entry-own" if seat == mover else "entry", args


def stepping(battle: Battle, seat: int) -> Asked:
    """Who is moving, and with how many MPs left; or who is advancing."""
    movers = group(battle, seat)
    args: dict[str, Arg] = {"units": units_named(battle, movers)}
    if running(battle) != MOVE_ORDER or not movers:
        return "advancing-to", args
    left = min((points_of(battle, unit) for unit in movers), key=lambda word: float(word.replace("½", ".5")))
    return "stepping", {**args, "points": left, "hex": names.hex_word(int(battle.counters.at[movers[0]]))}


def spotting(battle: Battle, seat: int) -> Asked:
    """Of a battery, or of a mortar that could fire by its own sight (CC-SR.mortar_spotter)."""
    if running(battle) != SHOT:
        return "spotting", {}
    pieces, target = firing(battle), int(battle.get(TARGET))
    weapon: Arg = names.piece_word(battle, pieces[0]) if pieces else names.NOTHING
    return "spotting-mortar", {"weapon": weapon, "hex": names.hex_word(target)}


def firer(battle: Battle, seat: int) -> Asked:
    target, target_2 = int(battle.get(TARGET)), int(battle.get(TARGET_2))
    points = int(group_fp(battle, target, target_2) + battle.get(BONUS)) if firing(battle) else 0
    return "firer", {"hex": names.hex_word(target), "fp": points}


def defender(battle: Battle, seat: int) -> Asked:
    """The unit with its Morale, and the Attack Total it has to beat."""
    unit = int(battle.get(UNIT))
    if running(battle) != DEFENCE:
        return "defender-any", {"unit": unit_at(battle, seat, unit)}
    morale = int(morale_of(battle, unit) + defence_cover(battle, unit))
    return "defender", {"unit": unit_at(battle, seat, unit), "morale": morale, "total": int(battle.under(TOTAL))}


def light_wounds(battle: Battle, seat: int) -> Asked:
    if running(battle) != HIT:
        return "light-wounds-any", {}
    return "light-wounds", {"unit": unit_at(battle, seat, int(battle.get(UNIT)))}


def melee(key: str) -> Callable[[Battle, int], Asked]:
    """A question about one Melee."""

    def asked(battle: Battle, seat: int) -> Asked:
        hex_ = int(battle.get(MELEE_HEX)) if running(battle) == MELEE else NONE
        own = [unit for unit in units_in(battle, hex_) if unit // SLOTS == seat]
        foes = [unit for unit in units_in(battle, hex_) if unit // SLOTS != seat]
        args: dict[str, Arg] = {"hex": names.hex_word(hex_), "own": units_named(battle, own)}
        return key, {**args, "foes": units_named(battle, foes)}

    return asked


def rolling_for(battle: Battle, seat: int) -> Asked:
    return "rolling-rally" if running(battle) == RECOVER_ORDER else "rolling-rout", {}


def retreating(battle: Battle, seat: int) -> Asked:
    return "retreating", {
        "unit": unit_at(battle, seat, int(battle.get(UNIT))),
        "number": int(battle.get(HEXES_LEFT)),
    }


def fleeing(battle: Battle, seat: int) -> Asked:
    return "fleeing", {"unit": unit_at(battle, seat, int(battle.get(UNIT)))}


def hex_asked(key: str, register: int) -> Callable[[Battle, int], Asked]:
    """A question about the hex in a register of the top frame."""

    def asked(battle: Battle, seat: int) -> Asked:
        return key, {"hex": names.hex_word(int(battle.get(register)))}

    return asked


def entering(battle: Battle, seat: int) -> Asked:
    piece = int(battle.get(UNIT))
    if battle.procedure() == BRINGING and piece >= FIRST_WEAPON:
        return "arming", {"weapon": names.weapon_name(battle, piece - FIRST_WEAPON)}
    if battle.procedure() == BRINGING:
        return "bringing", {"unit": names.unit_name(battle, piece)}
    return "entering", {"unit": names.unit_name(battle, int(battle.get(UNIT)))}


def returning(battle: Battle, seat: int) -> Asked:
    """The unit that has left the map (CC-7.2.1)."""
    counters = battle.counters
    slots = range(seat * SLOTS, int(battle.end_of(seat)))
    leaving = [unit for unit in slots if counters.marks[unit] & ENTERED]
    return "returning", {"unit": names.unit_name(battle, leaving[0]) if leaving else names.NOTHING}


def event(battle: Battle, seat: int) -> Asked:
    """The Event with what it does."""
    if running(battle) != EVENT:
        return "event-any", {}
    kind = names.card_kind_of(battle, int(battle.get(SEAT)), int(battle.get(CARD)))
    number = int(CARD_EVENT[kind])
    return "event", {"event": names.event_name(number), "sense": names.event_sense(number)}


def action(battle: Battle, seat: int) -> Asked:
    """The Action with what it does; its frame holds which it is."""
    if running(battle) != ACTION_PLAYED:
        return "action-any", {}
    number = int(battle.get(CARD))
    return "action", {"action": names.action_name(number), "sense": names.action_sense(number)}


ASKED: Final[dict[int, Callable[[Battle, int], Asked]]] = {
    PLACING: placing,
    W1_TURN: turn,
    DISCARDING: discarding,
    ACTIVATING: activating,
    GROUPING: grouping,
    W2_REROLL: reroll,
    W3_ENTRY: entry,
    W4_ADVANCED: entry,
    STEPPING: stepping,
    W5_FIRER: firer,
    W6_DEFENDER: defender,
    W7_LIGHT_WOUNDS: light_wounds,
    W8_AMBUSH: melee("ambush"),
    W9_NO_QUARTER: melee("no-quarter"),
    ROLLING_FOR: rolling_for,
    FLEEING: fleeing,
    RETREATING: retreating,
    SPOTTING: spotting,
    SNIPING: hex_asked("sniping", HEX),
    ENTERING: entering,
    RETURNING: returning,
    EVENT_CHOICE: event,
    ACTION_CHOICE: action,
}
"""By question: its key and arguments; a question without an entry has no arguments."""
