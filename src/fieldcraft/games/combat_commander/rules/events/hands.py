"""CC-E57 Fog of War, CC-E61 Interrogation: cards that a hand loses."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import EVERYBODY, Log, audience_of
from fieldcraft.games.combat_commander.happenings import CARD_SHOWN, HAND_SHOWN
from fieldcraft.games.combat_commander.kinds import AXIS, DECK_SIZE, EVENT_FOG_OF_WAR, EVENT_INTERROGATION
from fieldcraft.games.combat_commander.process import EVENT_CHOICE
from fieldcraft.games.combat_commander.rules.events.event import Event
from fieldcraft.games.combat_commander.rules.fate import discard
from fieldcraft.games.combat_commander.rules.frames import SEAT
from fieldcraft.games.combat_commander.rules.refusals import ALLOWED, NO_SUCH_ACTION, NOT_IN_HAND
from fieldcraft.games.combat_commander.state import Battle
from fieldcraft.games.combat_commander.verbs import DECLINE, PICK_CARD, action_of


class FogOfWar(Event):
    """Orders go astray: each hand loses a card that the other player draws blindly (CC-E57)."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        battle.pop()
        lose_card(battle, 1 - battle.active, chance, log)
        lose_card(battle, battle.active, chance, log)


def lose_card(battle: Battle, side: i64, chance: Chance, log: Log) -> None:
    """A random card of the hand is discarded; an empty hand loses nothing."""
    me = battle.player(side)
    if me.hand_size:
        battle.barrier += 1
        discard(battle, side, chance.draw(me.hand, me.hand_size, "hand.axis" if side == AXIS else "hand.allies"), log)


class Interrogation(Event):
    """A prisoner talks: the opponent shows his hand and may have to discard a card of it (CC-E61)."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        seat = battle.get(SEAT)
        foe = 1 - seat
        if battle.step() == 1 or battle.player(foe).hand_size == 0:
            battle.pop()
            return
        battle.go_to(1)
        battle.barrier += 1
        log.tell(EVERYBODY, HAND_SHOWN, foe)
        them = battle.player(foe)
        card: i64
        for card in range(DECK_SIZE):
            if them.hand[card]:
                them.shown[card] = 1
                log.tell(audience_of(seat), CARD_SHOWN, foe, card)
        battle.ask(seat, EVENT_CHOICE)

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        hand = battle.player(1 - seat).hand
        found = vec[i64]()
        card: i64
        for card in range(DECK_SIZE):
            if hand[card]:
                found = append(found, action_of(PICK_CARD, card))
        return append(found, action_of(DECLINE, 0))

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        if verb != PICK_CARD:
            return self.why_not_decline(verb, arg)
        if arg >= DECK_SIZE:
            return NO_SUCH_ACTION
        return ALLOWED if battle.player(1 - seat).hand[arg] else NOT_IN_HAND

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if verb == PICK_CARD:
            discard(battle, 1 - seat, arg, log)


HANDS: Final[list[Event]] = [FogOfWar(EVENT_FOG_OF_WAR), Interrogation(EVENT_INTERROGATION)]
