"""CC-5 Sequence of play: Orders or a pass, the discard, the end of the Turn."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.combat_commander.decks import ACTION_FP_BONUS, CARD_ACTION, CARD_ORDER
from fieldcraft.games.combat_commander.happenings import ORDERED, PASSED, TURN_BEGAN, TURN_ENDED
from fieldcraft.games.combat_commander.kinds import DECK_SIZE, NONE, ORDER_FIRE, ORDERS
from fieldcraft.games.combat_commander.process import (
    DISCARDING,
    MELEES,
    ORDER_GIVEN,
    OVERSTACK,
    REFILL,
    TURN,
    W1_TURN,
    W10_PASSED,
)
from fieldcraft.games.combat_commander.rules.activation import somebody_can_with
from fieldcraft.games.combat_commander.rules.bringing import begin_bringing
from fieldcraft.games.combat_commander.rules.fate import (
    begin_time_advance,
    card_kind,
    discard,
    draw,
    has_emptied,
    lay_down,
)
from fieldcraft.games.combat_commander.rules.frames import (
    CARDS_DISCARDED,
    HEADING,
    KEPT_OFFERED,
    MARK,
    NEEDS_WEAPON,
    SEAT,
)
from fieldcraft.games.combat_commander.rules.orders.catalogue import ALL_ORDERS
from fieldcraft.games.combat_commander.rules.procedure import Procedure
from fieldcraft.games.combat_commander.rules.refusals import (
    ALLOWED,
    LIMIT_REACHED,
    NO_ORDER_YET,
    NO_OTHER_ORDER,
    NO_SUCH_ACTION,
    NOT_IN_HAND,
    NOT_NOW,
    ORDERS_WERE_GIVEN,
)
from fieldcraft.games.combat_commander.rules.windows import (
    opens,
    play_card,
    why_not_in_window,
    window_candidates,
)
from fieldcraft.games.combat_commander.state import (
    DISCARDS,
    HAND,
    LASTING,
    SLOTS,
    SPENT,
    WEAPON_FIRED,
    WEAPON_FIRED_ONCE,
    WEAPONS,
    Battle,
)
from fieldcraft.games.combat_commander.verbs import DISCARD, DONE, END, ORDER, ORDER_AS, PASS, PLAY, action_of

DISCARDED_ENOUGH: Final = 99
"""Cards discarded after Orders when the player wants no more."""


def begin_turn(battle: Battle, side: i64, log: Log) -> None:
    """Push a Turn of `side`."""
    battle.active = side
    battle.turn += 1
    battle.player(side).orders_given = 0
    battle.push(TURN)
    battle.put(SEAT, side)
    log.tell(EVERYBODY, TURN_BEGAN, side, battle.turn)


class Turn(Procedure):
    """CC-5.1, CC-O15, CC-5.4."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        seat = battle.get(SEAT)
        step = battle.step()
        if step == 0:
            me = battle.player(seat)
            if self.offer_kept(battle):
                return
            if me.orders_given >= me.order_limit:
                battle.go_to(3)
            else:
                battle.ask(seat, W1_TURN)
        elif step == 1:
            if battle.get(CARDS_DISCARDED) < most_discards(battle, seat):
                battle.ask(seat, DISCARDING)
            else:
                battle.go_to(2)
        elif step == 2:
            if battle.get(CARDS_DISCARDED) and opens(battle, 1 - seat, W10_PASSED):
                battle.ask(1 - seat, W10_PASSED)
            else:
                battle.go_to(3)
        elif step == 3 and may_discard_late(battle, seat):
            battle.ask(seat, DISCARDING)
        elif step == 3 or step == 4:
            battle.go_to(step + 1)
            battle.push(OVERSTACK)
            battle.put(SEAT, 1 - seat if step == 3 else seat)  # CC-8.2-d1
        elif step == 5:
            battle.go_to(6)
            battle.push(REFILL)
            battle.put(SEAT, seat)
        else:
            self.hand_over(battle, seat, log)

    def offer_kept(self, battle: Battle) -> bool:
        """Before each free decision of the Turn kept pieces may come in, the inactive player's first (CC-W13)."""
        offered = battle.get(KEPT_OFFERED)
        if offered >= 2:
            return False
        side = 1 - battle.active if offered == 0 else battle.active
        battle.put(KEPT_OFFERED, offered + 1)
        return begin_bringing(battle, side)

    def hand_over(self, battle: Battle, seat: i64, log: Log) -> None:
        """All activations of both sides lapse, and the other Turn begins (CC-5.4)."""
        log.tell(EVERYBODY, TURN_ENDED, seat)
        battle.barrier += 1
        marks = battle.counters.marks
        side: i64
        unit: i64
        for side in range(2):
            for unit in range(side * SLOTS, battle.end_of(side)):
                marks[unit] &= ~SPENT
        battle.axis.has_recovered = False
        battle.allies.has_recovered = False
        battle.pop()
        begin_turn(battle, 1 - seat, log)

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        if battle.window == W10_PASSED:
            return window_candidates(battle, seat)
        found = vec[i64]()
        hand = battle.player(seat).hand
        verb: i64 = ORDER if battle.window == W1_TURN else DISCARD
        card: i64
        for card in range(DECK_SIZE):
            if hand[card]:
                found = append(found, action_of(verb, card))
                if verb == ORDER and other_order(battle, seat, card) != NONE:
                    found = append(found, action_of(ORDER_AS, card))
        if battle.window == DISCARDING:
            return append(found, action_of(DONE, 0))
        return append(append(found, action_of(PASS, 0)), action_of(END, 0))

    def offers(self, battle: Battle, seat: i64) -> vec[i64]:
        """Every heading is judged once, however many cards show it."""
        if battle.window != W1_TURN:
            return super().offers(battle, seat)
        found = vec[i64]()
        judged = vec[i64]([NONE] * ORDERS)
        hand = battle.player(seat).hand
        card: i64
        for card in range(DECK_SIZE):
            if hand[card]:
                kind = card_kind(battle, seat, card)
                heading = CARD_ORDER[kind]
                # one whose Action could help a Fire Order stands for itself
                is_alike = heading != ORDER_FIRE or ACTION_FP_BONUS[CARD_ACTION[kind]] == 0
                why: i64 = judged[heading] if is_alike else NONE
                if why == NONE:
                    why = why_not_order(battle, seat, heading, card)
                    if is_alike:
                        judged[heading] = why
                if why == ALLOWED:
                    found = append(found, action_of(ORDER, card))
                substitute = battle.field.special.order_as[seat * ORDERS + heading]
                if substitute != NONE and why_not_order_as(battle, seat, card) == ALLOWED:
                    found = append(found, action_of(ORDER_AS, card))
        return append(found, action_of(END if battle.player(seat).orders_given else PASS, 0))

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        if battle.window == W10_PASSED:
            return why_not_in_window(battle, seat, verb, arg)
        if verb in (ORDER, ORDER_AS, DISCARD):
            if arg >= DECK_SIZE:
                return NO_SUCH_ACTION
            if battle.player(seat).hand[arg] == 0:
                return NOT_IN_HAND
        elif arg:
            return NO_SUCH_ACTION
        if battle.window == DISCARDING:
            return ALLOWED if verb in (DISCARD, DONE) else NOT_NOW
        if verb == ORDER_AS:
            return why_not_order_as(battle, seat, arg)
        if verb == ORDER:
            return why_not_order(battle, seat, CARD_ORDER[card_kind(battle, seat, arg)], arg)
        has_ordered = battle.player(seat).orders_given > 0
        if verb == PASS:
            return ORDERS_WERE_GIVEN if has_ordered else ALLOWED
        if verb == END:
            return ALLOWED if has_ordered else NO_ORDER_YET
        return NOT_NOW

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if verb == ORDER:
            self.give_order(battle, seat, arg, CARD_ORDER[card_kind(battle, seat, arg)], log)
        elif verb == ORDER_AS:
            self.give_order(battle, seat, arg, other_order(battle, seat, arg), log)
        elif verb == PASS:
            battle.go_to(1)
            log.tell(EVERYBODY, PASSED, seat)
        elif verb == DISCARD:
            battle.put(CARDS_DISCARDED, battle.get(CARDS_DISCARDED) + 1)
            discard(battle, seat, arg, log)
        elif verb == PLAY:
            play_card(battle, seat, arg, chance, log)
        elif verb == DONE and battle.step() == 3:
            battle.put(CARDS_DISCARDED, DISCARDED_ENOUGH)
        elif verb == DONE:
            battle.go_to(2)
        else:
            battle.go_to(3)

    def give_order(self, battle: Battle, seat: i64, card: i64, heading: i64, log: Log) -> None:
        is_substitute = heading != CARD_ORDER[card_kind(battle, seat, card)]
        battle.put(KEPT_OFFERED, 0)
        battle.player(seat).orders_given += 1
        lay_down(battle, seat, card)
        log.tell(EVERYBODY, ORDERED, seat, card, heading)
        battle.push(ORDER_GIVEN)
        battle.put(SEAT, seat)
        battle.put(HEADING, heading)
        if is_substitute:
            battle.put(NEEDS_WEAPON, 1 + battle.field.special.needs_weapon[seat])


def why_not_order(battle: Battle, seat: i64, heading: i64, card: i64) -> i64:
    """May such an Order be announced now with the card (CC-5.1, CC-O14-d1)?"""
    me = battle.player(seat)
    if me.orders_given >= me.order_limit:
        return LIMIT_REACHED
    me.hand[card] = 0  # it is on the discard pile by then (CC-1.5): its Action cannot help a Fire Order
    why = ALL_ORDERS[heading].why_not(battle, seat)
    me.hand[card] = 1
    return why


def other_order(battle: Battle, seat: i64, card: i64) -> i64:
    """The Order a card may be played as besides its own, or NONE (CC-SR.order_substitution, move_as_advance)."""
    return battle.field.special.order_as[seat * ORDERS + CARD_ORDER[card_kind(battle, seat, card)]]


def why_not_order_as(battle: Battle, seat: i64, card: i64) -> i64:
    """The prerequisites are those of the other Order; a certain Weapon may have to take part."""
    heading = other_order(battle, seat, card)
    if heading == NONE:
        return NO_OTHER_ORDER
    why = why_not_order(battle, seat, heading, card)
    weapon = battle.field.special.needs_weapon[seat]
    if why != ALLOWED or weapon == NONE:
        return why
    return ALLOWED if somebody_can_with(battle, seat, heading, weapon) else NO_OTHER_ORDER


def may_discard_late(battle: Battle, seat: i64) -> bool:
    """After Orders the side may still discard, and that is no pass (CC-SR.discard_after_orders, CC-5.3-d1)."""
    me = battle.player(seat)
    limit = min(battle.field.special.late_discards[seat], me.hand_size + battle.get(CARDS_DISCARDED))
    return me.orders_given > 0 and battle.get(CARDS_DISCARDED) < limit


def most_discards(battle: Battle, seat: i64) -> i64:
    """CC-5.3; nobody can discard more than he holds."""
    left = battle.player(seat).hand_size
    return min(battle.field.fact(seat, DISCARDS), left + battle.get(CARDS_DISCARDED))


class OrderGiven(Procedure):
    """CC-5.1 One Order from its announcement to the Melees it has caused (CC-O16.4)."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        step = battle.step()
        if step == 0:
            battle.go_to(1)
            ALL_ORDERS[battle.get(HEADING)].begin(battle, battle.get(SEAT))
        elif step == 1:
            battle.go_to(2)
            self.clear_marks(battle)
            battle.push(MELEES)
            battle.put(MARK, 1)
        else:
            battle.pop()

    def clear_marks(self, battle: Battle) -> None:
        """What units were activated for ends with the Order; that they were activated does not (CC-3.7-d1)."""
        counters = battle.counters
        side: i64
        unit: i64
        for side in range(2):
            for unit in range(side * SLOTS, battle.end_of(side)):
                counters.marks[unit] &= LASTING
                counters.used[unit] = 0
                counters.came_from[unit] = NONE
        weapon: i64
        for weapon in range(WEAPONS):
            counters.weapon_marks[weapon] &= ~(WEAPON_FIRED | WEAPON_FIRED_ONCE)

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        return vec[i64]()


class Refill(Procedure):
    """CC-5.4 The active player draws up to his hand size; an empty pile advances the Time in between (CC-5.4-d1)."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        seat = battle.get(SEAT)
        if battle.player(seat).hand_size >= battle.field.fact(seat, HAND):
            battle.pop()
            return
        draw(battle, seat, chance, log)
        if has_emptied(battle, seat):
            begin_time_advance(battle, seat)

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        return vec[i64]()
