"""The contract of `fieldcraft.core.state` for this game: legality, actions, copies.

`why_not` is the only judge: `legal` lists what it allows, `apply` refuses what it refuses. To be quick, `legal` asks
only the rules that may still refuse: it looks at cards that are in hand and, in an open choice, at a set of candidates.

Order of `legal`: bids by card kind; in a turn, by card kind, Ready or the printed actions in the order of chapters U-10
to U-12, then Hunker Down, and END_TURN last of all; in an open choice by number, and STOP last where it is allowed.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.decision import Decision, Outcome, Refusal
from fieldcraft.core.errors import IllegalAction
from fieldcraft.core.events import SILENT, Log
from fieldcraft.games.undaunted.decisions import decision_for, refusal_of
from fieldcraft.games.undaunted.kinds import (
    ACTION_SPACE,
    ACTIONS,
    AIM,
    ARG_BITS,
    ARG_MASK,
    BID,
    COUNTERS_OF,
    END_TURN,
    FOG,
    GER,
    HUNKER,
    KINDS,
    LEAD,
    MARK,
    MOST_ACTIONS,
    NONE,
    NUMBER,
    READY,
    STEP,
    STOP,
    TAKE,
    UNITS,
    US,
)
from fieldcraft.games.undaunted.redeal import redeal_side
from fieldcraft.games.undaunted.rules import combat, initiative, movement, spawning, support, turn
from fieldcraft.games.undaunted.rules.refusals import (
    ALLOWED,
    BID_FIRST,
    BIDS_ARE_IN,
    FINISH_ACTION_FIRST,
    GAME_OVER,
    MUST_AIM,
    NO_ACTION_BEGUN,
    NO_SUCH_ACTION,
    NOT_A_CARD,
    NOT_YOUR_TURN,
)
from fieldcraft.games.undaunted.rules.victory import check_hope_and_victory
from fieldcraft.games.undaunted.state import (
    AIMING,
    BIDDING,
    LEADING,
    MARKING,
    NUMBERING,
    OVER,
    REASONS,
    RUNNING,
    STEPPING,
    TAKING,
    TURN,
    Battle,
)
from fieldcraft.games.undaunted.view import View, view_for


class UndauntedState(Battle):
    """A game of Undaunted: Normandy in progress."""

    def next_seat(self) -> i64:
        if self.phase == OVER:
            return NONE
        if self.phase != BIDDING:
            return self.active
        return US if initiative.owes_bid(self, US) else GER

    def to_act(self) -> tuple[int, ...]:
        if self.phase == OVER:
            return ()
        if self.phase != BIDDING:
            return (int(self.active),)
        return tuple(side for side in (US, GER) if initiative.owes_bid(self, side))

    def legal(self, seat: i64) -> vec[i64]:
        if seat != US and seat != GER:
            return vec[i64]()
        if self.phase == BIDDING:
            return self.legal_bids(seat)
        if self.phase == OVER or seat != self.active:
            return vec[i64]()
        if self.phase == TURN:
            return self.legal_plays(seat)
        return self.legal_choices()

    def legal_bids(self, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=4)
        kind: i64
        if initiative.owes_bid(self, seat):
            hand = self.side(seat).hand
            for kind in range(KINDS):
                if hand[kind]:
                    found = append(found, (BID << ARG_BITS) | kind)
        return found

    def legal_plays(self, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=24)
        me = self.side(seat)
        hand = me.hand
        kind: i64
        place: i64
        for kind in range(FOG):
            if hand[kind] == 0:
                continue
            if me.is_suppressed(kind):
                found = append(found, (READY << ARG_BITS) | kind)
            else:
                for place in range(MOST_ACTIONS):
                    verb = ACTIONS[kind * MOST_ACTIONS + place]
                    if verb == NONE:
                        break
                    if turn.why_no_action(self, seat, verb, kind) == ALLOWED:
                        found = append(found, (verb << ARG_BITS) | kind)
            found = append(found, (HUNKER << ARG_BITS) | kind)
        return append(found, END_TURN << ARG_BITS)

    def legal_choices(self) -> vec[i64]:
        """The parameters of an action that has begun."""
        found = vec[i64](capacity=20)
        verb: i64 = TAKE
        candidates: i64
        if self.phase == STEPPING:
            verb = STEP
            candidates = movement.open_steps(self)
        elif self.phase == AIMING:
            verb = AIM
            candidates = combat.candidates(self)
        elif self.phase == LEADING:
            verb = LEAD
            candidates = COUNTERS_OF[self.active]
        elif self.phase == NUMBERING:
            verb = NUMBER
            candidates = (i64(2) << self.left) - 1
        elif self.phase == MARKING:
            verb = MARK
            candidates = (i64(1) << self.board.tiles) - 1
        else:
            candidates = support.candidates(self)
        arg: i64 = 0
        while candidates:
            if candidates & 1 and self.why_no_choice(verb, arg) == ALLOWED:
                found = append(found, (verb << ARG_BITS) | arg)
            candidates >>= 1
            arg += 1
        if verb in (STEP, TAKE):
            found = append(found, STOP << ARG_BITS)
        return found

    def why_not(self, seat: i64, action: i64) -> i64:
        if action < 0 or action >= ACTION_SPACE:
            return NO_SUCH_ACTION
        if self.phase == OVER:
            return GAME_OVER
        verb = action >> ARG_BITS
        arg = action & ARG_MASK
        if self.phase == BIDDING:
            if seat != US and seat != GER:
                return NOT_YOUR_TURN
            if verb != BID:
                return BID_FIRST
            return initiative.why_no_bid(self, seat, arg)
        if seat != self.active:
            return NOT_YOUR_TURN
        if verb == BID:
            return BIDS_ARE_IN
        if self.phase == TURN:
            return self.why_no_turn_action(seat, verb, arg)
        if verb <= READY or verb in (HUNKER, END_TURN):
            return FINISH_ACTION_FIRST
        return self.why_no_choice(verb, arg)

    def why_no_turn_action(self, seat: i64, verb: i64, arg: i64) -> i64:
        if verb == END_TURN:
            return ALLOWED if arg == 0 else NO_SUCH_ACTION
        if verb > END_TURN:
            return NO_ACTION_BEGUN
        if arg >= KINDS:
            return NOT_A_CARD
        if verb == HUNKER:
            return spawning.why_not_hunker(self, seat, arg)
        if verb == READY:
            return spawning.why_not_ready(self, seat, arg)
        return turn.why_no_play(self, seat, verb, arg)

    def why_no_choice(self, verb: i64, arg: i64) -> i64:
        """Judge one parameter of the action that has begun."""
        phase = self.phase
        if verb == STOP and (phase in (STEPPING, TAKING)):
            return ALLOWED if arg == 0 else NO_SUCH_ACTION
        if verb == STOP:
            return MUST_AIM
        if verb == STEP and phase == STEPPING:
            return movement.why_no_step(self, arg)
        if verb == AIM and phase == AIMING:
            return combat.why_not_aim(self, arg)
        if verb == TAKE and phase == TAKING:
            return support.why_no_take(self, arg)
        if verb == NUMBER and phase == NUMBERING:
            return support.why_no_number(self, arg)
        if verb == MARK and phase == MARKING:
            return support.why_no_mark(self, self.active, arg)
        if verb == LEAD and phase == LEADING:
            return movement.why_no_lead(self, arg)
        return FINISH_ACTION_FIRST

    def apply(self, seat: i64, action: i64, chance: Chance, events: Log | None = None) -> None:
        refusal = self.why_not(seat, action)
        if refusal != ALLOWED:
            refused = refusal_of(self, seat, action, refusal)
            assert refused is not None
            raise IllegalAction(refused.rule, refused.message)
        log = SILENT if events is None else events
        verb = action >> ARG_BITS
        arg = action & ARG_MASK
        if verb <= READY:
            turn.play_card(self, verb, arg, chance, log)
        elif verb == BID:
            self.side(seat).bid = arg
            turn.finish_bidding(self, log)
        elif verb == END_TURN:
            turn.end_turn(self, chance, log)
        elif verb == HUNKER:
            spawning.hunker_down(self, seat, arg, log)
            check_hope_and_victory(self, log)
        elif verb == STEP:
            turn.step(self, arg, log)
        elif verb == STOP:
            turn.stop(self, log)
        elif verb == AIM:
            turn.aim(self, arg, chance, log)
        elif verb == TAKE:
            turn.take(self, arg, log)
        elif verb == NUMBER:
            support.command(self, arg, chance, log)
            turn.finish_action(self)
        elif verb == MARK:
            support.put_target(self, arg, log)
            turn.finish_action(self)
        else:
            turn.begin_movement(self, arg % UNITS, log)

    def copy(self) -> "UndauntedState":
        other = UndauntedState(self.board, self.us.copy(), self.ger.copy())
        self.copy_onto(other)
        return other

    def redeal(self, seat: i64, chance: Chance) -> "UndauntedState":
        other = self.copy()
        side: i64
        for side in (US, GER):
            if side != seat:
                redeal_side(other.side(side), self.open_discards, chance)
        return other

    def decision(self, seat: int) -> Decision:
        return decision_for(self, seat, self.legal(seat))

    def explain(self, seat: int, action: int) -> Refusal | None:
        return refusal_of(self, seat, action, self.why_not(seat, action))

    def view(self, seat: int | None) -> View:
        return view_for(self, seat)

    def winner_mask(self) -> i64:
        return 0 if self.winner == NONE else i64(1) << self.winner

    def outcome(self) -> Outcome | None:
        if self.ending == RUNNING:
            return None
        return Outcome((int(self.winner),), REASONS[self.ending])
