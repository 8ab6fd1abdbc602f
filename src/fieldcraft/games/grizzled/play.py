"""The contract of `fieldcraft.core.state` for this game: legality, actions, copies.

`why_not` is the only judge: `legal` lists what it allows, `apply` refuses what it refuses.

Order of `legal`: intensities from the least; in a turn, cards to play by number, cards for the charm by number,
Speeches by threat, Withdraw last; in an open choice by number, and the answer that takes nothing last.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.decision import Decision, Outcome, Refusal
from fieldcraft.core.errors import IllegalAction
from fieldcraft.core.events import SILENT, Log
from fieldcraft.core.sets import first_of, size_of
from fieldcraft.games.grizzled.decisions import decision_for, refusal_of
from fieldcraft.games.grizzled.kinds import (
    ACTION_SPACE,
    ANSWER,
    ARG_BITS,
    ARG_MASK,
    CARDS,
    CHARM,
    CHARMS,
    DECLINE,
    DONE,
    INTENSITY,
    KINDS,
    MOST_SEATS,
    NONE,
    PLAY,
    RECOVER,
    RELIEVE,
    REMOVE,
    SHED,
    SHOWN_BY,
    SPEECH,
    SUPPORT,
    THREATS,
    TILES,
    WITHDRAW,
    bit,
)
from fieldcraft.games.grizzled.redeal import redeal_for
from fieldcraft.games.grizzled.rules import actions, hard_knocks, mission, preparation, support, turns
from fieldcraft.games.grizzled.rules.refusals import (
    ALLOWED,
    ALREADY_ANSWERED,
    FINISH_FIRST,
    GAME_OVER,
    HAS_WITHDRAWN,
    INTENSITY_CHOSEN,
    MUST_ANSWER,
    NO_SPEECH,
    NO_SUCH_ACTION,
    NOT_YOUR_TURN,
    NOTHING_TO_CHOOSE,
    SPEAKER_DISCARDS_NOTHING,
)
from fieldcraft.games.grizzled.state import (
    ANSWERING,
    BENEFITING,
    DECLINED,
    ERAS,
    OPEN,
    OVER,
    PEACE,
    PLACING,
    PREPARING,
    REASONS,
    RELIEVING,
    REMOVING,
    RUNNING,
    TURN,
    Squad,
)
from fieldcraft.games.grizzled.view import View, view_for


class GrizzledState(Squad):
    """A game of The Grizzled in progress."""

    def next_seat(self) -> i64:
        if self.phase != ANSWERING:
            return self.active
        seat: i64 = 0
        while not actions.owes_answer(self, seat):
            seat += 1
        return seat

    def to_act(self) -> tuple[int, ...]:
        if self.phase == OVER:
            return ()
        if self.phase != ANSWERING:
            return (int(self.active),)
        return tuple(seat for seat in range(self.players) if actions.owes_answer(self, seat))

    def legal(self, seat: i64) -> vec[i64]:
        if seat < 0 or seat >= self.players or self.phase == OVER:
            return vec[i64]()
        if self.phase == ANSWERING:
            return self.legal_answers(seat) if actions.owes_answer(self, seat) else vec[i64]()
        if seat != self.active:
            return vec[i64]()
        if self.phase == TURN:
            return self.legal_in_turn(seat)
        if self.phase == PREPARING:
            return self.legal_intensities()
        return self.legal_choices()

    def legal_intensities(self) -> vec[i64]:
        found = vec[i64](capacity=12)
        number: i64
        for number in range(preparation.least_intensity(self), preparation.most_intensity(self) + 1):
            found = append(found, (INTENSITY << ARG_BITS) | number)
        return found

    def legal_in_turn(self, seat: i64) -> vec[i64]:
        if hard_knocks.must_withdraw(self, seat):
            return vec[i64]([WITHDRAW << ARG_BITS])
        plays = self.hand[seat]
        charms: i64 = 0
        if self.charms_ready & bit(seat):
            charms = self.no_mans_land & SHOWN_BY[CHARMS[self.characters[seat]]]
        kinds: i64 = 0
        if turns.why_no_speech(self, seat) == ALLOWED:
            kinds = KINDS
        withdrawals: i64 = 0
        if hard_knocks.what_forbids_withdrawing(self, seat) == ALLOWED:
            withdrawals = 1
        at = size_of(plays)
        found = vec[i64]([WITHDRAW << ARG_BITS] * (at + size_of(charms) + kinds + withdrawals))
        put_cards(found, 0, PLAY, plays)
        put_cards(found, at, CHARM, charms)
        at += size_of(charms)
        kind: i64
        for kind in range(kinds):
            found[at + kind] = (SPEECH << ARG_BITS) | kind
        return found

    def legal_answers(self, seat: i64) -> vec[i64]:
        cards = self.hand[seat] & SHOWN_BY[self.spoken]
        found = vec[i64]([DECLINE << ARG_BITS] * (size_of(cards) + 1))
        put_cards(found, 0, ANSWER, cards)
        return found

    def legal_choices(self) -> vec[i64]:
        """The choices that an action or the Support step opens."""
        found = vec[i64](capacity=8)
        if self.phase == RELIEVING:
            return append_cards(found, RELIEVE, self.all_attached())
        if self.phase == BENEFITING:
            found = append_cards(found, SHED, self.attached[self.active])
            if support.why_no_recovery(self) == ALLOWED:
                found = append(found, RECOVER << ARG_BITS)
            return append(found, DONE << ARG_BITS)
        verb: i64 = REMOVE if self.phase == REMOVING else SUPPORT
        tile: i64
        for tile in range(TILES):
            if self.tiles[self.active * TILES + tile]:
                found = append(found, (verb << ARG_BITS) | tile)
        return found

    def why_not(self, seat: i64, action: i64) -> i64:
        if action < 0 or action >= ACTION_SPACE or not is_sound(action >> ARG_BITS, action & ARG_MASK):
            return NO_SUCH_ACTION
        if self.phase == OVER:
            return GAME_OVER
        if seat < 0 or seat >= self.players:
            return NOT_YOUR_TURN
        verb = action >> ARG_BITS
        arg = action & ARG_MASK
        if self.phase == ANSWERING:
            return self.why_no_reply(seat, verb, arg)
        if seat != self.active:
            return self.why_not_now(seat, verb)
        if self.phase == PREPARING:
            return preparation.why_no_intensity(self, arg) if verb == INTENSITY else FINISH_FIRST
        if verb == INTENSITY:
            return INTENSITY_CHOSEN
        if verb in (ANSWER, DECLINE):
            return NO_SPEECH
        if self.phase == TURN:
            return self.why_not_in_turn(seat, verb, arg)
        return self.why_no_choice(verb, arg)

    def why_not_now(self, seat: i64, verb: i64) -> i64:
        """Somebody else has to decide."""
        acts = verb >= PLAY and verb <= WITHDRAW
        return HAS_WITHDRAWN if acts and not self.is_in_mission(seat) else NOT_YOUR_TURN

    def why_no_reply(self, seat: i64, verb: i64, arg: i64) -> i64:
        if verb not in (ANSWER, DECLINE):
            return MUST_ANSWER if actions.owes_answer(self, seat) else self.why_not_now(seat, verb)
        if self.asked & bit(seat) == 0:
            return SPEAKER_DISCARDS_NOTHING if seat == self.active else NO_SPEECH
        if not actions.owes_answer(self, seat):
            return ALREADY_ANSWERED
        return ALLOWED if verb == DECLINE else actions.why_no_answer(self, seat, arg)

    def why_not_in_turn(self, seat: i64, verb: i64, arg: i64) -> i64:
        if verb == PLAY:
            return turns.why_no_play(self, seat, arg)
        if verb == CHARM:
            return turns.why_no_charm(self, seat, arg)
        if verb == SPEECH:
            return turns.why_no_speech(self, seat)
        if verb == WITHDRAW:
            return turns.why_no_withdrawal(self, seat)
        return NOTHING_TO_CHOOSE

    def why_no_choice(self, verb: i64, arg: i64) -> i64:
        """Judge an answer to the choice that is open."""
        phase = self.phase
        if phase == RELIEVING and verb == RELIEVE:
            return hard_knocks.why_no_relief(self, arg)
        if (phase == REMOVING and verb == REMOVE) or (phase == PLACING and verb == SUPPORT):
            return actions.why_no_tile(self, self.active, arg)
        if phase == BENEFITING and verb == SHED:
            return support.why_not_shed(self, arg)
        if phase == BENEFITING and verb == RECOVER:
            return support.why_no_recovery(self)
        return ALLOWED if phase == BENEFITING and verb == DONE else FINISH_FIRST

    def apply(self, seat: i64, action: i64, chance: Chance, events: Log | None = None) -> None:
        refusal = self.why_not(seat, action)
        if refusal != ALLOWED:
            refused = refusal_of(self, seat, action, refusal)
            assert refused is not None
            raise IllegalAction(refused.rule, refused.message)
        log = SILENT if events is None else events
        verb = action >> ARG_BITS
        arg = action & ARG_MASK
        if verb == PLAY:
            actions.play_card(self, arg, chance, log)
        elif verb == WITHDRAW:
            actions.begin_withdrawal(self, chance, log)
        elif verb == SUPPORT:
            actions.leave_mission(self, arg, chance, log)
        elif verb == INTENSITY:
            preparation.choose_intensity(self, arg, chance, log)
        elif verb == CHARM:
            actions.use_charm(self, arg, chance, log)
        elif verb == SPEECH:
            actions.make_speech(self, arg, chance, log)
        elif verb == ANSWER:
            self.answer[seat] = arg
            actions.finish_answers(self, chance, log)
        elif verb == DECLINE:
            self.answer[seat] = DECLINED
            actions.finish_answers(self, chance, log)
        elif verb == RELIEVE:
            hard_knocks.relieve(self, arg, log)
            self.phase = TURN
            mission.finish_action(self, chance, log)
        elif verb == REMOVE:
            actions.remove_tile(self, arg, chance, log)
        elif verb == SHED:
            support.shed(self, arg, chance, log)
        elif verb == RECOVER:
            support.recover(self, chance, log)
        else:
            support.finish_support(self, chance, log)

    def copy(self) -> "GrizzledState":
        other = GrizzledState(
            self.characters[:],
            self.hand[:],
            self.slots[:],
            self.tag[:],
            self.attached[:],
            self.since[:],
            self.speech_tokens[:],
            self.tiles[:],
            self.lost[:],
            self.known[:],
            self.third[:],
            self.played[:],
            self.answer[:],
            self.box[:],
        )
        self.copy_onto(other)
        return other

    def redeal(self, seat: i64, chance: Chance) -> "GrizzledState":
        other = self.copy()
        redeal_for(other, seat, chance)
        return other

    def decision(self, seat: int) -> Decision:
        return decision_for(self, seat, self.legal(seat))

    def explain(self, seat: int, action: int) -> Refusal | None:
        return refusal_of(self, seat, action, self.why_not(seat, action))

    def view(self, seat: int | None) -> View:
        return view_for(self, seat)

    def winner_mask(self) -> i64:
        return bit(self.players) - 1 if self.ending == PEACE else 0

    def outcome(self) -> Outcome | None:
        if self.ending == RUNNING:
            return None
        winners = tuple(range(self.players)) if self.ending == PEACE else ()
        return Outcome(winners, REASONS[self.ending])


def bare_table() -> GrizzledState:
    """A table with all cards unseen and nobody at it."""
    return GrizzledState(
        characters=vec[i64]([NONE] * MOST_SEATS),
        hand=vec[i64]([0] * MOST_SEATS),
        slots=vec[i64]([0] * (MOST_SEATS * ERAS)),
        tag=vec[i64]([0] * CARDS),
        attached=vec[i64]([0] * MOST_SEATS),
        since=vec[i64]([0] * CARDS),
        speech_tokens=vec[i64]([0] * MOST_SEATS),
        tiles=vec[i64]([0] * (MOST_SEATS * TILES)),
        lost=vec[i64]([0] * (MOST_SEATS * TILES)),
        known=vec[i64]([0] * (MOST_SEATS * TILES)),
        third=vec[i64]([NONE] * MOST_SEATS),
        played=vec[i64]([NONE] * MOST_SEATS),
        answer=vec[i64]([OPEN] * MOST_SEATS),
        box=vec[i64]([0] * TILES),
    )


def put_cards(found: vec[i64], place: i64, verb: i64, cards: i64) -> None:
    """The same action with each card of a set, from a place of the list on."""
    at = place
    left = cards
    while left:
        found[at] = (verb << ARG_BITS) | first_of(left)
        left &= left - 1
        at += 1


def append_cards(actions_found: vec[i64], verb: i64, cards: i64) -> vec[i64]:
    """The same action with each card of a set."""
    left = cards
    while left:
        actions_found = append(actions_found, (verb << ARG_BITS) | first_of(left))
        left &= left - 1
    return actions_found


def is_sound(verb: i64, arg: i64) -> bool:
    """Can the argument of this action mean anything?"""
    if verb in (PLAY, CHARM, ANSWER):
        return arg < CARDS
    if verb in (RELIEVE, SHED):
        return arg >= THREATS and arg < CARDS
    if verb == SPEECH:
        return arg < KINDS
    if verb in (REMOVE, SUPPORT):
        return arg < TILES
    return arg == 0 or verb == INTENSITY
