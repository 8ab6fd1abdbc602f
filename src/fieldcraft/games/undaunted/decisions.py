"""Decisions put for people: the prompt, every option with its words and odds, and why something is refused."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fieldcraft.core.decision import Decision, Odds, Option, Refusal
from fieldcraft.core.text import Arg, Message
from fieldcraft.games.undaunted.kinds import (
    AIM,
    ARG_BITS,
    ARG_MASK,
    ATTACK,
    BASE_DEFENCE,
    BID,
    BLAST,
    BOLSTER,
    COMMAND,
    END_TURN,
    GER,
    HUNKER,
    INITIATIVE,
    KINDS,
    LEAD,
    MARK,
    NONE,
    NUMBER,
    PRINTED_VERBS,
    READY,
    RECON,
    STEP,
    STOP,
    SUPPRESS,
    TAKE,
    UNITS,
    US,
    printed_value,
)
from fieldcraft.games.undaunted.names import (
    action_name,
    card_name,
    counter_name,
    side_name,
    unit_name,
    verb_name,
)
from fieldcraft.games.undaunted.notation import tile_names, write
from fieldcraft.games.undaunted.rules.board import distance
from fieldcraft.games.undaunted.rules.combat import chance_of_success, cover_of, total_defence
from fieldcraft.games.undaunted.rules.refusals import ALLOWED, NO_SUCH_ACTION, RULES
from fieldcraft.games.undaunted.state import BIDDING, OVER, PHASE_NAMES, TAKING, TURN, Battle


def decision_for(battle: Battle, seat: int, legal: vec[i64]) -> Decision:
    """The open decision of a seat with its options, in the order of `legal`."""
    options = tuple(option_for(battle, seat, int(action)) for action in legal)
    return Decision(seat, PHASE_NAMES[battle.phase], prompt_for(battle, seat), options)


def prompt_for(battle: Battle, seat: int) -> Message:
    """What is asked, and why."""
    if battle.phase == OVER:
        return Message("undaunted-prompt-over")
    if battle.phase != BIDDING and battle.active != seat:
        return Message("undaunted-prompt-wait", {"side": side_name(battle.active)})
    key = PHASE_NAMES[battle.phase]
    if battle.phase in (BIDDING, TURN):
        return Message(f"undaunted-prompt-{key}", {"side": side_name(seat), "round": int(battle.round)})
    if battle.phase == TAKING:
        key = "bolster" if battle.verb == BOLSTER else "inspire"
    return Message(f"undaunted-prompt-{key}", choice_args(battle))


def choice_args(battle: Battle) -> dict[str, Arg]:
    """What a prompt may say of the action that has begun."""
    args: dict[str, Arg] = {
        "card": card_name(battle.card),
        "action": action_name(battle.card, battle.verb),
        "left": int(battle.left),
    }
    if battle.unit != NONE:
        args["unit"] = unit_name(battle.unit)
    return args


def option_for(battle: Battle, seat: int, action: int) -> Option:
    """One option with its words and odds."""
    verb, arg = action >> ARG_BITS, action & ARG_MASK
    label, odds = LABELS[verb](battle, seat, arg) if verb in LABELS else play_label(battle, seat, verb, arg)
    return Option(action, write(battle, action), label, odds, is_irreversible(battle, seat, verb, arg))


def is_irreversible(battle: Battle, seat: int, verb: int, arg: int) -> bool:
    """Will it roll, draw, reveal or hand over at once?"""
    if verb == BLAST:
        return int(battle.standing_on(battle.side(seat).target)).bit_count() == 1
    return verb in (AIM, RECON, END_TURN, BID) or (verb == NUMBER and arg > 0)


def label_of(battle: Battle, seat: int, action: int) -> Message:
    """The words of an action, legal or not."""
    verb, arg = action >> ARG_BITS, action & ARG_MASK
    if verb == AIM:
        return Message("undaunted-option-aim-short", {"counter": counter_name(arg)})
    if verb == LEAD:
        return Message("undaunted-option-lead-short", {"counter": counter_name(arg)})
    return (LABELS[verb](battle, seat, arg) if verb in LABELS else play_label(battle, seat, verb, arg))[0]


Labelled = tuple[Message, Odds | None]


def play_label(battle: Battle, seat: int, verb: int, kind: int) -> Labelled:
    """A card of the hand used for one of its actions."""
    post = int(battle.post_of(seat, kind)) if kind < UNITS else NONE
    spawns = post != NONE and battle.side(seat).where[kind] == NONE
    args: dict[str, Arg] = {"card": card_name(kind), "action": action_name(kind, verb)}
    if spawns:
        args["tile"] = tile_names(battle)[post]
    label = Message("undaunted-option-play-spawn" if spawns else "undaunted-option-play", args)
    if verb in (ATTACK, SUPPRESS, BLAST) and post != NONE:  # a unit that is not in the scenario never appears (U-2.3)
        return label, best_odds(battle, seat, verb, kind)
    return label, None


def bid_label(battle: Battle, seat: int, kind: int) -> Labelled:
    return Message("undaunted-option-bid", {"card": card_name(kind), "value": int(INITIATIVE[kind])}), None


def end_turn_label(battle: Battle, seat: int, arg: int) -> Labelled:
    return Message("undaunted-option-end-turn", {"number": int(battle.side(seat).hand_size)}), None


def stop_label(battle: Battle, seat: int, arg: int) -> Labelled:
    return Message("undaunted-option-stop-taking" if battle.phase == TAKING else "undaunted-option-stop"), None


def card_label(key: str) -> Callable[[Battle, int, int], Labelled]:
    """For options that name a card: Hunker Down, Ready, a card to take."""

    def label(battle: Battle, seat: int, kind: int) -> Labelled:
        return Message(f"undaunted-option-{key}", {"card": card_name(kind)}), None

    return label


def step_label(battle: Battle, seat: int, tile: int) -> Labelled:
    args: dict[str, Arg] = {"tile": tile_names(battle)[tile], "about": tile_note(battle, seat, tile)}
    return Message("undaunted-option-step", args), None


def mark_label(battle: Battle, seat: int, tile: int) -> Labelled:
    args: dict[str, Arg] = {"tile": tile_names(battle)[tile], "about": tile_note(battle, seat, tile)}
    return Message("undaunted-option-mark", args), None


def tile_note(battle: Battle, seat: int, tile: int) -> Message:
    """The few things about a tile that matter when moving there: cover, points, own marker."""
    me = battle.side(seat)
    face = "controlled" if (me.controlled >> tile) & 1 else "scouted" if (me.scouted >> tile) & 1 else "unmarked"
    return Message(
        "undaunted-tile-note",
        {
            "cover": int(battle.board.cover[tile]),
            "points": int(battle.value(tile)),
            "marker": Message(f"undaunted-marker-{face}"),
        },
    )


def aim_label(battle: Battle, seat: int, counter: int) -> Labelled:
    side, unit = divmod(counter, UNITS)
    tile = int(battle.side(side).where[unit])
    suppressed = battle.side(side).is_suppressed(unit)
    key = "undaunted-option-aim-suppressed" if suppressed else "undaunted-option-aim"
    label = Message(key, {"counter": counter_name(counter), "tile": tile_names(battle)[tile]})
    return label, odds_against(battle, seat, battle.verb, battle.card, counter)


def number_label(battle: Battle, seat: int, number: int) -> Labelled:
    return Message("undaunted-option-number", {"number": number}), None


def lead_label(battle: Battle, seat: int, counter: int) -> Labelled:
    unit = counter % UNITS
    tile = tile_names(battle)[battle.side(seat).where[unit]]
    return Message("undaunted-option-lead", {"unit": unit_name(unit), "tile": tile}), None


LABELS: Final[dict[int, Callable[[Battle, int, int], Labelled]]] = {
    BID: bid_label,
    END_TURN: end_turn_label,
    HUNKER: card_label("hunker"),
    READY: card_label("ready"),
    STEP: step_label,
    STOP: stop_label,
    AIM: aim_label,
    TAKE: card_label("take"),
    NUMBER: number_label,
    MARK: mark_label,
    LEAD: lead_label,
}


def odds_against(battle: Battle, seat: int, verb: int, kind: int, counter: int) -> Odds:
    """The exact odds of one attack on a counter, with its sum (U-11.2 to U-11.5)."""
    board = battle.board
    target = battle.side(counter // UNITS).where[counter % UNITS]
    is_blast = verb == BLAST
    own = target if is_blast else battle.post_of(seat, kind)
    parts = [
        (Message("undaunted-base-defence"), int(BASE_DEFENCE[counter])),
        (Message("undaunted-cover"), int(cover_of(board, target, own, is_blast))),
    ]
    if not is_blast:
        parts.append((Message("undaunted-range"), int(distance(board, own, target))))
    total = total_defence(board, counter, target, own, is_blast)
    dice = printed_value(kind, verb)
    return Odds(int(dice), tuple(parts), int(total), chance_of_success(dice, total))


def best_odds(battle: Battle, seat: int, verb: int, kind: int) -> Odds | None:
    """The odds against the easiest target; for Blast against the easiest enemy on the marked tile, if any."""
    foe = 1 - seat
    found = [
        replace(
            odds_against(battle, seat, verb, kind, foe * UNITS + unit),
            against=counter_name(foe * UNITS + unit),
        )
        for unit in range(UNITS)
        if battle.side(foe).where[unit] != NONE
        and (verb != BLAST or battle.side(foe).where[unit] == battle.side(seat).target)
    ]
    return max(found, key=lambda odds: odds.chance, default=None)


def refusal_of(battle: Battle, seat: int, action: int, number: int) -> Refusal | None:
    """A refusal by its number, with the rule and a sentence."""
    if number == ALLOWED:
        return None
    rule, key = RULES[number]
    verb, arg = action >> ARG_BITS, action & ARG_MASK
    args: dict[str, Arg] = {}
    if number == NO_SUCH_ACTION:
        return Refusal(rule, Message(f"undaunted-refusal-{key}"))
    if (verb < PRINTED_VERBS or verb in (READY, HUNKER, BID, TAKE)) and arg < KINDS:
        args["card"] = card_name(arg)
    if verb < END_TURN:
        args["action"] = verb_name(verb)
    return Refusal(rule, Message(f"undaunted-refusal-{key}", args))


def tempting(battle: Battle, seat: int) -> list[int]:
    """Actions a player might want now though they are refused: what `why` explains.

    In a turn: every printed action and Hunker Down of every card in hand. In an open choice: every tile, counter or
    card there is.
    """
    if seat not in (US, GER):
        return []
    me = battle.side(seat)
    wanted: list[int] = []
    if battle.phase == TURN and battle.active == seat:
        for kind in range(KINDS):
            if me.hand[kind] > 0:
                verbs = [verb for verb in range(PRINTED_VERBS) if printed_value(kind, verb) != NONE]
                if kind < UNITS and me.is_suppressed(kind):
                    verbs.append(READY)
                wanted += [verb << ARG_BITS | kind for verb in (*(verbs or [COMMAND]), HUNKER)]
    elif battle.phase == BIDDING:
        wanted = [BID << ARG_BITS | kind for kind in range(KINDS) if me.hand[kind] == 0]
    elif battle.active == seat and battle.phase != OVER:
        wanted = choices(battle)
    return [action for action in wanted if battle.why_not(seat, action) != ALLOWED]


def choices(battle: Battle) -> list[int]:
    """Every answer the open choice could have if no rule forbade it."""
    verb, last = CHOICES[PHASE_NAMES[battle.phase]]
    if verb in (STEP, MARK):
        last = int(battle.board.tiles)
    counters = verb in (AIM, LEAD)
    return [
        verb << ARG_BITS | arg
        for arg in range(last)
        if not counters or battle.side(arg // UNITS).where[arg % UNITS] != NONE
    ]


CHOICES: Final = {
    "step": (STEP, 0),
    "lead": (LEAD, 2 * UNITS),
    "aim": (AIM, 2 * UNITS),
    "take": (TAKE, KINDS),
    "number": (NUMBER, 4),
    "mark": (MARK, 0),
}
