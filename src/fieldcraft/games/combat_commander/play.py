"""The contract of `fieldcraft.core.state` for this game: legality, actions, copies.

`why_not` is the only judge: `legal` lists what it allows, `apply` refuses what it refuses. Every question belongs to
the procedure on top of the stack; the order of `legal` is the order of its `candidates`: what is aimed at or chosen by
number, then cards by number, then what ends the question; last the Weapons that may be given up (CC-W12).
"""

from librt.vecs import vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.decision import Decision, Outcome, Refusal
from fieldcraft.core.errors import IllegalAction
from fieldcraft.core.events import SILENT, Log
from fieldcraft.games.combat_commander.decisions import decision_for, refusal_of
from fieldcraft.games.combat_commander.kinds import NONE
from fieldcraft.games.combat_commander.redeal import redeal_unseen
from fieldcraft.games.combat_commander.rules import flow
from fieldcraft.games.combat_commander.rules.giving_up import give_up, why_not_give_up, with_weapons
from fieldcraft.games.combat_commander.rules.refusals import ALLOWED, GAME_OVER, NO_SUCH_ACTION, NOT_ASKED
from fieldcraft.games.combat_commander.state import BOTH, REASONS, RUNNING, Battle
from fieldcraft.games.combat_commander.verbs import ACTION_SPACE, ARG_BITS, ARG_MASK, GIVE_UP
from fieldcraft.games.combat_commander.view import View, view_for


class CombatState(Battle):
    """A game of Combat Commander in progress."""

    def next_seat(self) -> i64:
        return 0 if self.asked == BOTH else self.asked

    def to_act(self) -> tuple[int, ...]:
        if self.asked == BOTH:
            return (0, 1)
        return () if self.asked == NONE else (int(self.asked),)

    def owes(self, seat: i64) -> bool:
        """Does the seat owe a decision?"""
        return seat >= 0 and (self.asked == seat or (self.asked == BOTH and seat < BOTH))

    def legal(self, seat: i64) -> vec[i64]:
        if not self.owes(seat):
            return vec[i64]()
        return with_weapons(self, seat, flow.on_top(self).offers(self, seat))

    def why_not(self, seat: i64, action: i64) -> i64:
        if action < 0 or action >= ACTION_SPACE:
            return NO_SUCH_ACTION
        if self.ending != RUNNING:
            return GAME_OVER
        if not self.owes(seat):
            return NOT_ASKED
        if action >> ARG_BITS == GIVE_UP:
            return why_not_give_up(self, seat, action & ARG_MASK)
        return flow.on_top(self).why_not(self, seat, action >> ARG_BITS, action & ARG_MASK)

    def apply(self, seat: i64, action: i64, chance: Chance, events: Log | None = None) -> None:
        refusal = self.why_not(seat, action)
        if refusal != ALLOWED:
            refused = refusal_of(self, seat, action, refusal)
            assert refused is not None
            raise IllegalAction(refused.rule, refused.message)
        log = SILENT if events is None else events
        if action >> ARG_BITS == GIVE_UP:
            give_up(self, action & ARG_MASK, log)
            flow.go_past(self, seat, chance, log)
            return
        flow.answer(self, seat, action >> ARG_BITS, action & ARG_MASK, chance, log)

    def copy(self) -> "CombatState":
        other = CombatState(
            self.field, self.axis.copy(), self.allies.copy(), self.counters.copy(), self.control[:], self.stack[:]
        )
        self.copy_onto(other)
        return other

    def redeal(self, seat: i64, chance: Chance) -> "CombatState":
        other = self.copy()
        redeal_unseen(other, seat, chance)
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
