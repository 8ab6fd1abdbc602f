"""Decisions put for people: the prompt, every option with its words, and why something is refused."""

from librt.vecs import vec
from mypy_extensions import i64

from fieldcraft.core.decision import Decision, Option, Refusal
from fieldcraft.core.text import Arg, Message
from fieldcraft.games.grizzled.kinds import (
    ABSENT_MINDED,
    ANSWER,
    ARG_BITS,
    ARG_MASK,
    CARD_VERBS,
    CARDS,
    CHARM,
    CHARMS,
    DECLINE,
    INTENSITY,
    KINDS,
    NONE,
    PANICKED,
    PLAY,
    RECOVER,
    RELIEVE,
    REMOVE,
    SHED,
    SPEECH,
    SUPPORT,
    THREATS,
    TILE_VERBS,
    TILES,
    VERB_NAMES,
    WITHDRAW,
    action_of,
)
from fieldcraft.games.grizzled.names import card_name, kind_name, player_name, tile_name
from fieldcraft.games.grizzled.notation import write
from fieldcraft.games.grizzled.rules.hard_knocks import must_withdraw
from fieldcraft.games.grizzled.rules.preparation import least_intensity, most_intensity
from fieldcraft.games.grizzled.rules.refusals import ALLOWED, NO_SUCH_ACTION, RULES
from fieldcraft.games.grizzled.rules.tiles import target_of
from fieldcraft.games.grizzled.state import (
    ANSWERING,
    BENEFITING,
    OVER,
    PHASE_NAMES,
    PLACING,
    PREPARING,
    RELIEVING,
    REMOVING,
    TURN,
    Squad,
)


def decision_for(squad: Squad, seat: int, legal: vec[i64]) -> Decision:
    """The open decision of a seat with its options, in the order of `legal`."""
    options = tuple(
        Option(
            int(action), write(int(action)), label_of(squad, seat, int(action)), None, is_irreversible(squad, action)
        )
        for action in legal
    )
    return Decision(seat, PHASE_NAMES[squad.phase], prompt_for(squad, seat), options)


def prompt_for(squad: Squad, seat: int) -> Message:
    """What is asked, and why."""
    if squad.phase == OVER:
        return Message("grizzled-prompt-over")
    if squad.phase == ANSWERING:
        key = "answer" if (squad.asked >> seat) & 1 else "wait-answers"
        args: dict[str, Arg] = {"kind": kind_name(squad.spoken), "speaker": player_of(squad, squad.active)}
        return Message(f"grizzled-prompt-{key}", args)
    if squad.active != seat:
        return Message("grizzled-prompt-wait", {"seat": player_of(squad, squad.active)})
    args = {"seat": player_of(squad, seat), "round": int(squad.round)}
    key = PHASE_NAMES[squad.phase]
    if squad.phase == TURN and must_withdraw(squad, seat):
        key = "fearful"
    elif squad.phase == BENEFITING:
        key = "benefit-success" if squad.succeeded else "benefit-failure"
        args["left"] = int(squad.left)
    return Message(f"grizzled-prompt-{key}", args)


def player_of(squad: Squad, place: int) -> Message:
    return player_name(int(squad.characters[place]))


def is_irreversible(squad: Squad, action: int) -> bool:
    """Will it draw, reveal or hand over at once?"""
    verb = action >> ARG_BITS
    seat = squad.active
    if verb == WITHDRAW:
        return bool(squad.tiles_of(seat) < 2) or (squad.has(seat, PANICKED) and not squad.has(seat, ABSENT_MINDED))
    if verb == REMOVE:
        return bool(squad.tiles_of(seat) == 2) or squad.has(seat, PANICKED)
    return verb not in (ANSWER, DECLINE) and not (verb == SHED and squad.left > 1)


def label_of(squad: Squad, seat: int, action: int) -> Message:
    """The words of an action, legal or not."""
    verb, arg = action >> ARG_BITS, action & ARG_MASK
    key = f"grizzled-option-{VERB_NAMES[verb]}"
    if verb == INTENSITY:
        return Message(key, {"number": arg})
    if verb == SPEECH:
        return Message(key, {"kind": kind_name(arg)})
    if verb == PLAY and arg >= THREATS:
        return Message(
            "grizzled-option-play-knock" if arg < CARDS - 1 else "grizzled-option-play-relief", card_args(arg)
        )
    if verb == RELIEVE:
        owner = int(squad.owner_of(arg))
        return Message(key, {**card_args(arg), "owner": player_of(squad, owner)}) if owner != NONE else bare(key, arg)
    if verb in CARD_VERBS:
        return Message(key, card_args(arg))
    if verb == SUPPORT and 0 <= seat < squad.players:
        target = player_of(squad, int(target_of(squad, seat, arg)))
        return Message(key, {"tile": tile_name(arg), "target": target})
    return Message(key, {"tile": tile_name(arg)}) if verb in TILE_VERBS else Message(key)


def bare(key: str, card: int) -> Message:
    return Message(f"{key}-nobody", card_args(card))


def card_args(card: int) -> dict[str, Arg]:
    return {"card": card_name(card)}


def refusal_of(squad: Squad, seat: int, action: int, number: int) -> Refusal | None:
    """A refusal by its number, with the rule and a sentence."""
    if number == ALLOWED:
        return None
    rule, key = RULES[number]
    if number == NO_SUCH_ACTION:
        return Refusal(rule, Message(f"grizzled-refusal-{key}"))
    verb, arg = action >> ARG_BITS, action & ARG_MASK
    args: dict[str, Arg] = {}
    if verb in CARD_VERBS:
        args["card"] = card_name(arg)
    if squad.phase == PREPARING:
        args |= {"least": int(least_intensity(squad)), "most": int(most_intensity(squad))}
    if squad.spoken != NONE:
        args["kind"] = kind_name(squad.spoken)
    if verb == CHARM and 0 <= seat < squad.players:
        args["kind"] = kind_name(int(CHARMS[squad.characters[seat]]))
    return Refusal(rule, Message(f"grizzled-refusal-{key}", args))


def tempting(squad: Squad, seat: int) -> list[int]:
    """Actions a player might want now though they are refused: what `why` explains."""
    if not 0 <= seat < squad.players or squad.phase == OVER:
        return []
    return [int(action) for action in wishes(squad, seat) if squad.why_not(seat, action) != ALLOWED]


def wishes(squad: Squad, seat: int) -> list[int]:
    """Everything the open decision could be answered with if no rule forbade it."""
    hand = cards_in(squad.hand[seat])
    if squad.phase == ANSWERING:
        return [int(action_of(ANSWER, card)) for card in hand]
    if squad.active != seat:
        return [int(action_of(WITHDRAW, 0))]
    if squad.phase == PREPARING:
        return [int(action_of(INTENSITY, number)) for number in (*range(4), int(most_intensity(squad)) + 1)]
    if squad.phase == RELIEVING:
        return [int(action_of(RELIEVE, card)) for card in range(THREATS, CARDS - 1)]
    if squad.phase in (REMOVING, PLACING):
        verb = REMOVE if squad.phase == REMOVING else SUPPORT
        return [int(action_of(verb, tile)) for tile in range(TILES)]
    if squad.phase == BENEFITING:
        others = cards_in(squad.all_attached())
        return [*(int(action_of(SHED, card)) for card in others), int(action_of(RECOVER, 0))]
    return [
        *(int(action_of(PLAY, card)) for card in hand),
        *(int(action_of(CHARM, card)) for card in cards_in(squad.no_mans_land)),
        *(int(action_of(SPEECH, kind)) for kind in range(KINDS)),
        int(action_of(WITHDRAW, 0)),
    ]


def cards_in(cards: int) -> list[int]:
    return [card for card in range(CARDS) if (cards >> card) & 1]
