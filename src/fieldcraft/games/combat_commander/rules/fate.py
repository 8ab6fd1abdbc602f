"""CC-1 Fate cards: drawing, revealing, rolling, and the triggers a roll may show."""

from librt.vecs import vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.combat_commander.decks import (
    CARD_COLOURED,
    CARD_EVENT,
    CARD_HEX,
    CARD_TRIGGER,
    CARD_WHITE,
)
from fieldcraft.games.combat_commander.happenings import (
    DISCARDED,
    DREW,
    DREW_UNSEEN,
    EVENT_DRAWN,
    INITIATIVE,
    RANDOM_HEX,
    REROLLED,
    RESHUFFLED,
    REVEALED,
    ROLLED,
)
from fieldcraft.games.combat_commander.happenings import (
    TRIGGERED as TRIGGER_TOLD,
)
from fieldcraft.games.combat_commander.kinds import (
    AXIS,
    DECK_SIZE,
    NO_TRIGGER,
    TRIGGER_EVENT,
    TRIGGER_JAMMED,
    TRIGGER_SNIPER,
    TRIGGER_TIME,
)
from fieldcraft.games.combat_commander.process import (
    EVENT,
    MELEES,
    REVEALING,
    ROLL_FIRE,
    ROLLING,
    SNIPER,
    TIME_ADVANCE,
    TRIGGERED,
    W2_REROLL,
)
from fieldcraft.games.combat_commander.rules.frames import (
    AS_HEX,
    CARD,
    EMPTIED,
    MARK,
    PURPOSE,
    ROLL_CARD,
    SEAT,
    TRIGGER,
)
from fieldcraft.games.combat_commander.rules.procedure import Procedure
from fieldcraft.games.combat_commander.rules.refusals import ALLOWED, NO_SUCH_ACTION, NOT_NOW
from fieldcraft.games.combat_commander.rules.weapons import jam, repair_weapons
from fieldcraft.games.combat_commander.state import DECK, RESHUFFLES, Battle, Player
from fieldcraft.games.combat_commander.verbs import KEEP, REROLL, action_of


def card_kind(battle: Battle, side: i64, card: i64) -> i64:
    """Where a card of a side's deck stands in the tables of `decks`."""
    return battle.field.fact(side, DECK) * DECK_SIZE + card


def draw(battle: Battle, side: i64, chance: Chance, log: Log) -> None:
    """One card from the draw pile to the hand."""
    me = battle.player(side)
    card = take_top(battle, side, chance, "draw.axis" if side == AXIS else "draw.allies")
    me.hand[card] = 1
    me.hand_size += 1
    reshuffle: i64
    for reshuffle in range(1, me.reshuffles + 1):
        me.room[reshuffle] += 1
    log.tell_apart(side, DREW, DREW_UNSEEN, side, card)


def take_top(battle: Battle, side: i64, chance: Chance, purpose: str) -> i64:
    """The top card of a draw pile, taken out of it."""
    me = battle.player(side)
    card = chance.draw(me.deck, me.deck_size, purpose)
    me.deck[card] = 0
    me.deck_size -= 1
    battle.barrier += 1
    return card


def lay_down(battle: Battle, side: i64, card: i64) -> None:
    """A card of the hand to the discard pile, for all to see (CC-1.5)."""
    me = battle.player(side)
    me.hand[card] = 0
    me.hand_size -= 1
    me.discard[card] = 1
    forget(me, card)


def forget(me: Player, card: i64) -> None:
    """A card has left the hand: the others learn how many of those that stay can be newer than each reshuffle."""
    me.shown[card] = 0
    reshuffle: i64
    for reshuffle in range(1, me.entered[card] + 1):
        me.room[reshuffle] -= 1
    for reshuffle in range(1, me.reshuffles + 1):
        me.room[reshuffle] = min(me.room[reshuffle], me.hand_size)


def discard(battle: Battle, side: i64, card: i64, log: Log) -> None:
    lay_down(battle, side, card)
    log.tell(EVERYBODY, DISCARDED, side, card)


def reshuffle(battle: Battle, side: i64, log: Log) -> None:
    """Draw pile and discard pile together; cards in hand stay out (CC-1.4)."""
    me = battle.player(side)
    if me.reshuffles < RESHUFFLES - 1:
        me.reshuffles += 1
    card: i64
    for card in range(DECK_SIZE):
        if me.discard[card]:
            me.discard[card] = 0
            me.deck[card] = 1
            me.deck_size += 1
            me.entered[card] = me.reshuffles
    me.room[me.reshuffles] = 0
    battle.barrier += 1
    log.tell(EVERYBODY, RESHUFFLED, side, me.deck_size)


def reveal_top(battle: Battle, side: i64, chance: Chance) -> i64:
    """The top card, face up on the discard pile at once (CC-1.3)."""
    card = take_top(battle, side, chance, "reveal.axis" if side == AXIS else "reveal.allies")
    battle.player(side).discard[card] = 1
    return card


def begin_roll(battle: Battle, side: i64, purpose: i64) -> None:
    """Push a roll of `side`; when it is done, its dice stand in `battle.white` and `battle.coloured`."""
    battle.push(ROLLING)
    battle.put(SEAT, side)
    battle.put(PURPOSE, purpose)


def begin_random_hex(battle: Battle, side: i64) -> None:
    """Push the reveal of a random hex; when it is done, it stands in `battle.revealed` (CC-1.8)."""
    battle.push(REVEALING)
    battle.put(SEAT, side)
    battle.put(AS_HEX, 1)


def begin_reveal(battle: Battle, side: i64) -> None:
    """Push the reveal of a card; when it is done, it stands in `battle.revealed`."""
    battle.push(REVEALING)
    battle.put(SEAT, side)


def begin_time_advance(battle: Battle, side: i64) -> None:
    battle.push(TIME_ADVANCE)
    battle.put(SEAT, side)


def has_emptied(battle: Battle, side: i64) -> bool:
    """Was the last card of the pile taken (CC-6.1.2)?"""
    return battle.player(side).deck_size == 0


class Rolling(Procedure):
    """CC-1.9-d2 One roll: reveal, re-roll window, empty pile, trigger, and its dice for whoever asked for it."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        seat = battle.get(SEAT)
        step = battle.step()
        if step == 0:
            card = reveal_top(battle, seat, chance)
            kind = card_kind(battle, seat, card)
            battle.put(ROLL_CARD, card)
            log.tell(EVERYBODY, ROLLED, seat, card, CARD_WHITE[kind], CARD_COLOURED[kind], battle.get(PURPOSE))
            battle.go_to(1)
            battle.ask(battle.initiative, W2_REROLL)  # CC-9.1-d1
        elif step == 1:
            battle.go_to(2)
            if has_emptied(battle, seat):
                battle.put(EMPTIED, 1)
                begin_time_advance(battle, seat)
        elif step == 2:
            battle.go_to(3)
            self.set_off(battle, log)
        elif step == 3:
            kind = card_kind(battle, seat, battle.get(ROLL_CARD))
            battle.pop()
            battle.white = CARD_WHITE[kind]
            battle.coloured = CARD_COLOURED[kind]
        else:
            battle.go_to(0)  # CC-9.1-d2: the cancelled roll has no trigger
            if has_emptied(battle, seat):
                begin_time_advance(battle, seat)

    def set_off(self, battle: Battle, log: Log) -> None:
        """The trigger on the card, unless one is being resolved already (CC-1.9.1)."""
        seat = battle.get(SEAT)
        trigger = CARD_TRIGGER[card_kind(battle, seat, battle.get(ROLL_CARD))]
        if trigger == NO_TRIGGER or battle.triggers > 0:
            return
        if trigger == TRIGGER_JAMMED and battle.get(PURPOSE) != ROLL_FIRE:
            return  # CC-1.9.1.2
        if trigger == TRIGGER_TIME and battle.get(EMPTIED):
            return  # CC-6.1.2: both at once are one advance
        log.tell(EVERYBODY, TRIGGER_TOLD, seat, trigger)
        battle.push(TRIGGERED)
        battle.put(SEAT, seat)
        battle.put(TRIGGER, trigger)

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        return vec[i64]([action_of(KEEP, 0), action_of(REROLL, 0)])

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        if verb in (KEEP, REROLL):
            return ALLOWED if arg == 0 else NO_SUCH_ACTION
        return NOT_NOW

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if verb == REROLL:
            battle.initiative = 1 - seat
            log.tell(EVERYBODY, REROLLED, seat)
            log.tell(EVERYBODY, INITIATIVE, battle.initiative)
            battle.go_to(4)


class Revealing(Procedure):
    """CC-1.8, CC-1.9-d3 A reveal that is no roll: an empty pile advances the Time before the card is used."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        seat = battle.get(SEAT)
        if battle.step() == 0:
            card = reveal_top(battle, seat, chance)
            log.tell(EVERYBODY, REVEALED, seat, card)
            battle.put(ROLL_CARD, card)
            battle.go_to(1)
            if has_emptied(battle, seat):
                begin_time_advance(battle, seat)
            return
        card = battle.get(ROLL_CARD)
        is_hex = battle.get(AS_HEX)
        battle.pop()
        battle.revealed = card
        if is_hex:
            battle.revealed = CARD_HEX[card_kind(battle, seat, card)]
            log.tell(EVERYBODY, RANDOM_HEX, seat, card, battle.revealed)
            repair_weapons(battle, battle.revealed, log)


class Triggered(Procedure):
    """CC-1.9.1 A die trigger from beginning to end, with the Melees it has caused (CC-O16.4-d3)."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        seat = battle.get(SEAT)
        trigger = battle.get(TRIGGER)
        step = battle.step()
        if step == 0:
            battle.triggers += 1
            battle.go_to(2)
            if trigger == TRIGGER_EVENT:
                battle.go_to(1)
                begin_reveal(battle, seat)
            elif trigger == TRIGGER_JAMMED:
                jam(battle, log)
            elif trigger == TRIGGER_SNIPER:
                battle.push(SNIPER)
                battle.put(SEAT, seat)
            else:
                begin_time_advance(battle, seat)
        elif step == 1:
            battle.go_to(2)
            card = battle.revealed
            log.tell(EVERYBODY, EVENT_DRAWN, seat, card, CARD_EVENT[card_kind(battle, seat, card)])
            battle.push(EVENT)
            battle.put(SEAT, seat)
            battle.put(CARD, card)
        elif step == 2:
            battle.go_to(3)
            battle.push(MELEES)
            battle.put(MARK, 1 + battle.triggers)
        else:
            battle.triggers -= 1
            battle.pop()
