"""One drawing of the table: the scene with what is looked up again and again, and what each offer would do."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from fieldcraft.core.text import Message, Reader
from fieldcraft.games.grizzled import names
from fieldcraft.games.grizzled.cards import CARD_FACTS, CHARACTERS
from fieldcraft.games.grizzled.kinds import (
    CARD_NAMES,
    FAILURE_THRESHOLD,
    ICONS,
    KINDS,
    NONE,
    ROOKIE,
    SHOWN_BY,
    THREATS,
    TRAPS,
)
from fieldcraft.games.grizzled.view import PlaceView, Secrets, View
from fieldcraft.ui.html import Safe, Value, tag
from fieldcraft.ui.scene import Offer, Person, Scene

ON_CARDS: Final = ("play", "discard", "charm")
"""Verbs that are clicked on a card of the hand or of No Man's Land."""

TURNED_UP: Final = ("played", "trap-sprung", "stumbled")
"""Lines of the log that tell where a card of No Man's Land came from."""
TRIALS: Final = "pile-trials"
"""The element of the Trials pile."""


@dataclass(frozen=True)
class Desk:
    """A scene, ready to be drawn."""

    scene: Scene
    view: View = field(init=False)
    words: Reader = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "view", self.scene.view)
        object.__setattr__(self, "words", self.scene.reader)

    @cached_property
    def phase(self) -> str:
        """What the viewer is asked now; empty if nothing."""
        return self.scene.decision.kind if self.scene.decision else ""

    @cached_property
    def aimed(self) -> Offer | None:
        """The irreversible offer that waits for its second click."""
        return self.scene.offer(self.scene.aimed) if self.scene.aimed else None

    @cached_property
    def on_cards(self) -> dict[str, Offer]:
        """Offers that are clicked on a card, by its notation."""
        return {offer.card: offer for offer in self.scene.offers if offer.verb in ON_CARDS}

    @cached_property
    def in_prompt(self) -> tuple[Offer, ...]:
        return tuple(offer for offer in self.scene.offers if offer.verb not in ON_CARDS)

    @cached_property
    def turned_up(self) -> dict[int, str]:
        """By card of No Man's Land: the element it came from, the portrait of who played it or the Trials pile."""
        told = [line for line in self.scene.log if line.kind in TURNED_UP]
        return {line.values["card"]: f"face-{line.seat + 1}" if line.kind == "played" else TRIALS for line in told}

    @property
    def is_mine(self) -> bool:
        """Does the viewer owe a decision?"""
        return self.scene.decision is not None

    @property
    def is_player(self) -> bool:
        return 0 <= self.scene.seat < self.view.players

    @cached_property
    def me(self) -> PlaceView | None:
        return self.view.places[self.scene.seat] if self.is_player else None

    @cached_property
    def comrades(self) -> tuple[int, ...]:
        """All others, clockwise from the viewer's left (G-2.2); for spectators everybody."""
        number = len(self.view.places)
        if not self.is_player:
            return tuple(range(number))
        return tuple((self.scene.seat + step) % number for step in range(1, number))

    @cached_property
    def in_mission(self) -> int:
        return sum(not each.withdrawn for each in self.view.places)

    @cached_property
    def is_traps_on(self) -> bool:
        return self.view.level != ROOKIE  # G-15.1

    def secrets(self, place: int) -> Secrets | None:
        """What only a player himself sees, if the viewer is he or everything is open."""
        if self.scene.open:
            opened: View = self.scene.open[place]
            return opened.own
        return self.view.own if place == self.scene.seat else None

    def person(self, place: int) -> Person | None:
        return next((each for each in self.scene.people if each.seat == place), None)

    def say(self, key: str, **args: str | int | Message) -> str:
        """One of the page's own sentences."""
        return self.words(f"grizzled-page-{key}", **args)

    def name(self, place: int) -> str:
        """A soldier's whole name."""
        return self.words.say(names.player_name(self.view.places[place].character))

    def first_name(self, place: int) -> str:
        """What comrades call a soldier."""
        character = self.view.places[place].character
        return self.words("grizzled-page-chaplain") if character == NONE else CHARACTERS[character].name.split()[0]

    def threat(self, kind: int) -> str:
        return self.words.say(names.kind_name(kind))

    def card(self, card: int) -> str:
        """A card as people call it: the numbers of equal cards do not matter to them."""
        if card >= THREATS:
            return self.words.say(names.card_name(card))
        shown = " + ".join(self.threat(kind) for kind in shows(card))
        return self.words("grizzled-shows-6") if len(shows(card)) == KINDS else shown

    def failing(self, card: int) -> list[int]:
        """The threats that this card of the hand would make active for the third time (G-8.2)."""
        return [kind for kind in shows(card) if self.view.threats[kind] + 1 >= FAILURE_THRESHOLD]

    def springs(self, card: int) -> bool:
        """Would this card draw another one (G-7.1, G-7.4)?"""
        return self.is_traps_on and is_trap(card) and self.view.trials > 0

    def icons_with(self, card: int) -> int:
        """How many Hard Knock icons the viewer would bear with this card."""
        return (self.me.icons if self.me else 0) + int(ICONS[card])

    def button(self, offer: Offer, *content: str, **values: Value) -> Safe:
        """The one button of an offer: what cannot be taken back is aimed first."""
        name = "aim" if offer.irreversible else "do"
        return tag("button", *content, form="act", name=name, value=offer.do, **values)


def shows(card: int) -> list[int]:
    """The threats a card shows, Traumas and Phobias among them."""
    return [kind for kind in range(KINDS) if (SHOWN_BY[kind] >> card) & 1]


def is_trap(card: int) -> bool:
    return bool((TRAPS >> card) & 1)


def knock_kind(card: int) -> str:
    """What a Hard Knock is: `trauma`, `phobia`, `wound` or `condition`; `relief` for Merry Christmas."""
    place = card - THREATS
    return CARD_FACTS.knocks[place].kind if place < len(CARD_FACTS.knocks) else "relief"


def mark_of(card: int) -> str:
    """A card's element: one card has one, wherever it lies openly."""
    return f"card-{CARD_NAMES[card]}"
