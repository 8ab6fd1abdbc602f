"""The table through a player's eyes: the view, with what follows from it."""

from collections.abc import Iterable
from functools import cached_property
from typing import Final

from fieldcraft.games.grizzled.kinds import (
    CARDS,
    FAILURE_THRESHOLD,
    KINDS,
    MERRY_CHRISTMAS,
    ROOKIE,
    SHOWN_BY,
    THREATS,
    TRAPS,
)
from fieldcraft.games.grizzled.view import PlaceView, Secrets, View

Active = tuple[int, ...]
"""How many times each threat is active."""

SHOWS: Final = [tuple(kind for kind in range(KINDS) if (int(SHOWN_BY[kind]) >> card) & 1) for card in range(CARDS)]
IS_TRAP: Final = [bool((int(TRAPS) >> card) & 1) for card in range(CARDS)]
LONGEST_SEARCH: Final = 9
"""With more cards in hand than this, only so many are looked at together."""


class Sight:
    """What a player works out from a view before judging anything."""

    def __init__(self, view: View) -> None:
        assert view.own is not None, "a spectator does not play"
        self.view = view
        self.seat = view.seat
        self.own: Secrets = view.own
        self.me: PlaceView = view.places[view.seat]
        self.active: Active = tuple(view.threats)
        self.traps_act = view.level != ROOKIE and view.trials > 0

    @cached_property
    def others(self) -> list[int]:
        """The other players still in the mission."""
        players = range(self.view.players)
        return [seat for seat in players if seat != self.seat and not self.view.places[seat].withdrawn]

    @cached_property
    def hidden(self) -> list[int]:
        """The cards that may be anywhere I cannot see."""
        seen = {*self.own.hand, *self.view.no_mans_land, *self.view.discard}
        for place in self.view.places:
            seen.update(place.attached)
        return [card for card in range(CARDS) if card not in seen]

    @cached_property
    def next_card(self) -> dict[int, float]:
        """How likely each card is to be on top of the Trials pile."""
        again = {card for card, _ in self.view.returned} - set(self.own.hand)
        never_seen = [card for card in self.hidden if card not in again]
        mixed = self.view.trials - self.view.fresh
        if self.view.fresh > 0 or not again or not mixed:
            return {card: 1 / len(never_seen) for card in never_seen} if never_seen else {}
        nameless = max(0, mixed - len(again))
        total = len(again) + nameless
        chances = dict.fromkeys(again, 1 / total)
        chances.update({card: nameless / total / len(never_seen) for card in never_seen})
        return chances

    def fits(self, active: Active, card: int) -> bool:
        """Does a card leave the mission alive?"""
        return all(active[kind] + 1 < FAILURE_THRESHOLD for kind in SHOWS[card])

    def with_card(self, active: Active, card: int, number: int = 1) -> Active:
        counts = list(active)
        for kind in SHOWS[card]:
            counts[kind] += number
        return tuple(counts)

    def trap_risk(self, active: Active) -> float:
        """How likely the next card of the pile is to fail a mission that stands like this."""
        return sum(chance for card, chance in self.next_card.items() if not self.fits(active, card))

    def knock_risk(self) -> float:
        """How likely the next card of the pile is a Hard Knock."""
        return sum(chance for card, chance in self.next_card.items() if THREATS <= card < MERRY_CHRISTMAS)

    def most_playable(self, active: Active, cards: Iterable[int]) -> int:
        """How many of these Threats fit into No Man's Land together."""
        listed = [card for card in cards if card < THREATS and self.fits(active, card)][:LONGEST_SEARCH]
        if not listed:
            return 0
        first, rest = listed[0], listed[1:]
        taken = 1 + self.most_playable(self.with_card(active, first), rest)
        return taken if taken > len(rest) else max(taken, self.most_playable(active, rest))

    def openness(self, active: Active) -> float:
        """How likely a card that somebody else holds fits."""
        threats = [card for card in self.hidden if card < THREATS]
        return sum(self.fits(active, card) for card in threats) / max(1, len(threats))

    def cards_of_others(self) -> int:
        return sum(self.view.places[seat].hand_size for seat in self.others)

    def cards_in_hands(self) -> int:
        return sum(place.hand_size for place in self.view.places)

    def share_showing(self, kind: int) -> float:
        """How likely a hidden card shows a threat."""
        return sum(kind in SHOWS[card] for card in self.hidden) / max(1, len(self.hidden))
