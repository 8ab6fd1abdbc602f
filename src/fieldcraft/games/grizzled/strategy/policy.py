"""How good each legal action looks: a score for every answer to every kind of decision.

Scores count cards: 1 for a card that leaves a hand for good, 0 for withdrawing with everybody else done.
"""

from collections.abc import Callable, Sequence
from typing import Final

from fieldcraft.games.grizzled.kinds import (
    ANSWER,
    ARG_BITS,
    ARG_MASK,
    CHARM,
    DECLINE,
    DONE,
    FRAGILE,
    ICONS,
    INTENSITY,
    KNOCK_LIMIT,
    MERRY_CHRISTMAS,
    PLAY,
    RECOVER,
    RELIEVE,
    REMOVE,
    SHED,
    SPEECH,
    SUPPORT,
    THREATS,
    WITHDRAW,
)
from fieldcraft.games.grizzled.strategy.sight import IS_TRAP, SHOWS, Active, Sight
from fieldcraft.games.grizzled.strategy.support import (
    SPENT_CHARM,
    best_shedding,
    burden,
    nuisance,
    removal_score,
    shed_score,
    support_score,
)
from fieldcraft.games.grizzled.view import View

FAILING: Final = -50.0
LOSING: Final = -200.0
OTHERS: Final = 0.25
"""What a card that somebody else may get rid of counts, against one of my own."""
CARD_OF_FAILED_MISSION: Final = 1.2
FAILURE: Final = 1.5
CHARM_WORTH: Final = 0.8
TOKEN_WORTH: Final = 0.4
HEARD: Final = 0.4
BLOCKED: Final = 0.3
"""What a card discarded by a Speech counts, and how much more if its threat is active."""
KNOCK_RELIEF: Final = 5.0
"""A Hard Knock played is a card less, and one that could hardly be played otherwise."""
CAPACITY: Final = 7.5
"""With so many cards in all hands together, about, a mission goes well."""
CHARM_CAPACITY: Final = 0.5
FREEING: Final = 0.8
"""What it counts that the Fragile lets a comrade with cards go."""


def scores(view: View, legal: Sequence[int]) -> list[float]:
    """A score for each legal action."""
    sight = Sight(view)
    return [SCORES[action >> ARG_BITS](sight, action & ARG_MASK) for action in legal]


def outlook(sight: Sight, active: Active, hand: Sequence[int]) -> float:
    """How many cards may still go when the mission stands like this."""
    return sight.most_playable(active, hand) + outlook_of_others(sight, active)


def outlook_of_others(sight: Sight, active: Active) -> float:
    return OTHERS * sight.cards_of_others() * sight.openness(active)


def failure_cost(sight: Sight) -> float:
    return FAILURE + CARD_OF_FAILED_MISSION * (len(sight.view.no_mans_land) + 1)


def without(cards: Sequence[int], card: int) -> list[int]:
    return [each for each in cards if each != card]


def play_score(sight: Sight, card: int) -> float:
    """A card of the hand."""
    if card == MERRY_CHRISTMAS:
        return christmas_score(sight)
    if not sight.fits(sight.active, card):
        return FAILING
    active = sight.with_card(sight.active, card)
    score = 1 + outlook(sight, active, without(sight.own.hand, card))
    if card >= THREATS:
        return score - 1 + knock_score(sight, card)
    if IS_TRAP[card] and sight.traps_act:
        risk = sight.trap_risk(active)
        score -= risk * failure_cost(sight) + sight.knock_risk() * next_knock_cost(sight)
    return score


def next_knock_cost(sight: Sight) -> float:
    return burden(sight.me.icons + 1) - burden(sight.me.icons)


def knock_score(sight: Sight, card: int) -> float:
    """A Hard Knock that I take on myself."""
    icons = sight.me.icons + int(ICONS[card])
    if icons >= KNOCK_LIMIT:
        return LOSING
    return KNOCK_RELIEF - (burden(icons) - burden(sight.me.icons)) - 0.5 * nuisance(card)


def christmas_score(sight: Sight) -> float:
    best = max((relief_score(sight, card) for place in sight.view.places for card in place.attached), default=0.0)
    return 0.2 + best + outlook(sight, sight.active, sight.own.hand)


def relief_score(sight: Sight, card: int) -> float:
    """Whose Hard Knock Merry Christmas takes."""
    owner = next(place for place in sight.view.places if card in place.attached)
    return burden(owner.icons) - burden(owner.icons - int(ICONS[card])) + nuisance(card)


def charm_score(sight: Sight, card: int) -> float:
    """A card taken away from No Man's Land."""
    return outlook(sight, sight.with_card(sight.active, card, -1), sight.own.hand) - CHARM_WORTH


def speech_score(sight: Sight, kind: int) -> float:
    """What the others may discard; most of all what they cannot play any more."""
    share = sight.share_showing(kind)
    discards = sum(1 - (1 - share) ** sight.view.places[seat].hand_size for seat in sight.others)
    return (
        discards * (HEARD + BLOCKED * sight.active[kind]) - TOKEN_WORTH + outlook(sight, sight.active, sight.own.hand)
    )


def withdraw_score(sight: Sight, _: int) -> float:
    """The mission goes on without me, and without my Traumas and Phobias."""
    active = sight.active
    for card in sight.me.attached:
        active = sight.with_card(active, card, -1)
    held = FRAGILE in sight.me.attached and sum(sight.view.places[seat].hand_size > 0 for seat in sight.others)
    return outlook_of_others(sight, active) + FREEING * held


def answer_score(sight: Sight, card: int) -> float:
    """Discard what is worst to keep."""
    if card >= THREATS:
        return 5.0
    return 1 + 0.1 * sum(sight.active[kind] for kind in SHOWS[card]) + 0.3 * len(SHOWS[card])


def intensity_score(sight: Sight, number: int) -> float:
    """As many cards as the mission can bear, those in the hands among them."""
    players = sight.view.places[: sight.view.players]
    ready = sum(place.charm_ready for place in players)
    bearable = CAPACITY + CHARM_CAPACITY * ready
    dealt = min(number * sight.view.players, sight.view.trials)
    return -abs(sight.cards_in_hands() + dealt - bearable)


def recover_score(sight: Sight, _: int) -> float:
    """The charm, against all that could be discarded instead."""
    worst = max((shed_score(sight, card) for card in sight.me.attached), default=0.0)
    return worst + SPENT_CHARM - best_shedding(sight)


def nothing(sight: Sight, _: int) -> float:
    return 0.0


SCORES: Final[dict[int, Callable[[Sight, int], float]]] = {
    INTENSITY: intensity_score,
    PLAY: play_score,
    CHARM: charm_score,
    SPEECH: speech_score,
    WITHDRAW: withdraw_score,
    ANSWER: answer_score,
    DECLINE: nothing,
    RELIEVE: relief_score,
    REMOVE: removal_score,
    SUPPORT: support_score,
    SHED: shed_score,
    RECOVER: recover_score,
    DONE: nothing,
}
"""By verb."""
