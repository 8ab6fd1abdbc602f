"""CC-W Decision windows: when a side is asked for Actions, and which cards it may play there.

A window opens by public facts alone: whether a card is really in hand must not show (CC-W-d2).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.combat_commander.decks import ACTION_DEFENDER_ONLY, CARD_ACTION
from fieldcraft.games.combat_commander.happenings import PLAYED
from fieldcraft.games.combat_commander.kinds import ACTION_HIDDEN_MINES, ACTIONS, DECK_SIZE, DEFEND, NATIONS
from fieldcraft.games.combat_commander.process import WINDOWS
from fieldcraft.games.combat_commander.rules.actions.action import Action
from fieldcraft.games.combat_commander.rules.actions.catalogue import ALL_ACTIONS
from fieldcraft.games.combat_commander.rules.fate import card_kind, lay_down
from fieldcraft.games.combat_commander.rules.frames import CARD
from fieldcraft.games.combat_commander.rules.procedure import Procedure
from fieldcraft.games.combat_commander.rules.refusals import (
    ALLOWED,
    DEFENDER_ONLY,
    NEVER_AN_ACTION,
    NO_SUCH_ACTION,
    NOT_IN_HAND,
    WRONG_WINDOW,
)
from fieldcraft.games.combat_commander.state import DECK, POSTURE, Battle
from fieldcraft.games.combat_commander.verbs import DECLINE, PLAY, action_of


def _in_decks() -> vec[i64]:
    table = vec[i64]([0] * (NATIONS * ACTIONS))
    for card, action in enumerate(CARD_ACTION):
        table[card // DECK_SIZE * ACTIONS + action] += 1
    return table


IN_DECK: Final[vec[i64]] = _in_decks()
"""At `nation * ACTIONS + action`: how many cards of the deck print it."""


def _by_window() -> list[vec[i64]]:
    return [
        vec[i64]([i64(each.kind) for each in ALL_ACTIONS if (each.windows >> window) & 1]) for window in range(WINDOWS)
    ]


IN_WINDOW: Final[list[vec[i64]]] = _by_window()
"""By window: the Actions that belong in it."""


def why_not_allowed(battle: Battle, seat: i64, action: i64, window: i64) -> i64:
    """May `seat` play such an Action in this window, if it has the card?"""
    each = ALL_ACTIONS[action]
    if each.windows == 0:
        return NEVER_AN_ACTION
    if not (each.windows >> window) & 1:
        return WRONG_WINDOW
    is_free = action == ACTION_HIDDEN_MINES and battle.field.special.hides_mines[seat] == 1  # CC-SR.booby_traps
    if ACTION_DEFENDER_ONLY[action] and battle.field.fact(seat, POSTURE) != DEFEND and not is_free:
        return DEFENDER_ONLY
    return each.why_not_play(battle, seat, window)


def opens(battle: Battle, seat: i64, window: i64) -> bool:
    """Could a hand like that of `seat` hold a card for this window, as far as everybody knows?"""
    if battle.player(seat).hand_size == 0:
        return False
    first = battle.field.fact(seat, DECK) * ACTIONS
    actions = IN_WINDOW[window]
    place: i64
    for place in range(len(actions)):
        action = actions[place]
        if IN_DECK[first + action] and why_not_allowed(battle, seat, action, window) == ALLOWED:
            return True
    return False


def why_not_play(battle: Battle, seat: i64, card: i64) -> i64:
    """May this card be played for its Action in the window that is open?"""
    if card >= DECK_SIZE:
        return NO_SUCH_ACTION
    if battle.player(seat).hand[card] == 0:
        return NOT_IN_HAND
    return why_not_allowed(battle, seat, CARD_ACTION[card_kind(battle, seat, card)], battle.window)


def playable(battle: Battle, seat: i64, found: vec[i64]) -> vec[i64]:
    """Add every card of the hand whose Action may be played now."""
    hand = battle.player(seat).hand
    card: i64
    for card in range(DECK_SIZE):
        if hand[card]:
            found = append(found, action_of(PLAY, card))
    return found


def play_card(battle: Battle, seat: i64, card: i64, chance: Chance, log: Log) -> None:
    """Discard the card, then carry out its Action (CC-1.5)."""
    action = CARD_ACTION[card_kind(battle, seat, card)]
    lay_down(battle, seat, card)
    log.tell(EVERYBODY, PLAYED, seat, card, action)
    ALL_ACTIONS[action].play(battle, seat, chance, log)


def why_not_in_window(battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
    """The answers of a window in which cards may be played, and nothing else."""
    if verb == PLAY:
        return why_not_play(battle, seat, arg)
    if verb == DECLINE:
        return ALLOWED if arg == 0 else NO_SUCH_ACTION
    return WRONG_WINDOW


def window_candidates(battle: Battle, seat: i64) -> vec[i64]:
    return append(playable(battle, seat, vec[i64]()), action_of(DECLINE, 0))


class ActionPlayed(Procedure):
    """An Action that goes on by itself: everything is asked of its card."""

    def card(self, battle: Battle) -> Action:
        return ALL_ACTIONS[battle.get(CARD)]

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        self.card(battle).go_on(battle, chance, log)

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        return self.card(battle).candidates(battle, seat)

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        return self.card(battle).why_not(battle, seat, verb, arg)

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        self.card(battle).answer(battle, seat, verb, arg, chance, log)
