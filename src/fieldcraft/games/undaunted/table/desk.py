"""One drawing of the table: the scene with what is looked up again and again, and which offers are shown now."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from fieldcraft.core.text import Arg, Message, Reader
from fieldcraft.games.undaunted import names
from fieldcraft.games.undaunted.cards import CARDS
from fieldcraft.games.undaunted.kinds import FOG, KIND_NAMES, KINDS, NONE, SIDE_NAMES, UNITS, VERB_NAMES
from fieldcraft.games.undaunted.notation import counter_number
from fieldcraft.games.undaunted.scenarios import Scenario, scenario
from fieldcraft.games.undaunted.view import Cards, SideView, View
from fieldcraft.ui.html import Safe, Value, classes, tag
from fieldcraft.ui.scene import Offer, Scene

IDLE: Final = ("end", "hunker")
"""What a card can always do: whoever has only that left ends the turn without being asked."""


@dataclass(frozen=True)
class Desk:
    """A scene, ready to be drawn."""

    scene: Scene
    view: View = field(init=False)
    scenario: Scenario = field(init=False)
    words: Reader = field(init=False)
    is_figure: bool = False
    """Is it one of many pictures on a page? Then nothing in it has an id."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "view", self.scene.view)
        object.__setattr__(self, "scenario", scenario(str(self.scene.view.scenario)))
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
    def picked(self) -> int:
        """The card in play or picked up, by kind; -1 if none."""
        if self.phase == "turn":
            name = self.scene.picked or (self.aimed.card if self.aimed else "")
            kind = KIND_NAMES.index(name) if name in KIND_NAMES else NONE
            return kind if kind != NONE and self.view.own and self.view.own.hand[kind] else NONE
        return self.view.card if self.phase not in ("", "bid") else NONE

    @cached_property
    def shown(self) -> tuple[Offer, ...]:
        """In a turn the offers of the picked card and those without a card, in an open choice all."""
        if self.phase != "turn":
            return self.scene.offers
        name = KIND_NAMES[self.picked] if self.picked != NONE else ""
        return tuple(offer for offer in self.scene.offers if offer.card in ("", name))

    @cached_property
    def on_board(self) -> dict[str, list[Offer]]:
        """Offers clicked on the board, by tile or counter; while aiming only other things to aim at."""
        found: dict[str, list[Offer]] = {}
        for offer in self.shown:
            target = offer.place or offer.piece
            if target and (not self.aimed or offer.irreversible):
                found.setdefault(target, []).append(offer)
        return found

    @cached_property
    def fallen(self) -> dict[int, list[int]]:
        """By tile: whose casualties fell there in this turn and the one before."""
        found: dict[int, list[int]] = {}
        turns = 0
        for line in reversed(self.scene.log):
            turns += line.kind == "turn-began"
            if turns == 2:
                break
            tile = line.values.get("tile", NONE)
            if line.kind in ("casualty", "counter-removed") and tile != NONE:
                found.setdefault(tile, []).append(line.seat)
        return found

    @cached_property
    def busy(self) -> set[str]:
        """The tiles on which something can be clicked or is aimed at, or whose counter wears the ring."""
        offers = (*self.shown, self.aimed) if self.aimed else self.shown
        counters = [divmod(counter_number(offer.piece), UNITS) for offer in offers if offer.piece]
        if self.selected != NONE:
            counters.append((self.near, self.selected))
        places = {offer.place for offer in offers if offer.place}
        return places | {self.scenario.tiles[self.side(seat).where[unit]] for seat, unit in counters}

    @cached_property
    def lying(self) -> list[list[tuple[int, str, int]]]:
        """By tile: both sides' counters, markers and target markers on it."""
        found: list[list[tuple[int, str, int]]] = [[] for _ in self.scenario.tiles]
        for seat, side in enumerate(self.view.sides):
            for unit, tile in enumerate(side.where):
                if tile != NONE:
                    found[tile].append((seat, "suppressed" if unit in side.suppressed else "ready", unit))
            for tile in side.scouted:
                found[tile].append((seat, "scouted", 0))
            for tile in side.controlled:
                found[tile].append((seat, "controlled", 0))
            if side.target != NONE:
                found[side.target].append((seat, "target", 0))
        for tile, seats in self.fallen.items():
            found[tile] += [(seat, "fell", 0) for seat in seats]
        return found

    @cached_property
    def in_prompt(self) -> tuple[Offer, ...]:
        """Offers that are clicked neither on the board nor, as bids are, on a card of the hand."""
        return tuple(offer for offer in self.shown if not (offer.place or offer.piece or offer.verb == "bid"))

    @cached_property
    def useful(self) -> tuple[int, ...]:
        """Cards in hand that could still do something."""
        able = {offer.card for offer in self.scene.offers if offer.card and offer.verb not in IDLE}
        return tuple(kind for kind in range(KINDS) if KIND_NAMES[kind] in able)

    @property
    def is_mine(self) -> bool:
        """Does the viewer owe a decision?"""
        return self.scene.decision is not None

    @cached_property
    def awaited(self) -> int:
        """The one side that is to act; -1 when it is over and while both bid: who has chosen already is secret."""
        waiting = self.scene.waiting_for
        return waiting[0] if len(waiting) == 1 and self.view.phase != "bid" else NONE

    @property
    def is_player(self) -> bool:
        return self.scene.seat in (0, 1)

    @property
    def near(self) -> int:
        """The side that is drawn as the viewer's own."""
        return self.scene.seat if self.is_player else 0

    @cached_property
    def selected(self) -> int:
        """The viewer's counter that wears the ring, by unit; -1 if none."""
        unit = self.view.unit if self.phase == "step" else self.picked
        on_board = 0 <= unit < UNITS and self.side(self.near).where[unit] != NONE
        return unit if self.is_mine and on_board else NONE

    def own(self, seat: int) -> Cards | None:
        """What only a side itself sees, if the viewer is that side or everything is open."""
        if self.scene.open:
            opened: View = self.scene.open[seat]
            return opened.own
        return self.view.own if seat == self.scene.seat else None

    def side(self, seat: int) -> SideView:
        return self.view.sides[seat]

    def say(self, key: str, **args: str | int | Message) -> str:
        """One of the page's own sentences."""
        return say(self.words, key, **args)

    def mark(self, name: str) -> str | None:
        """The id of something on the board."""
        return None if self.is_figure else name

    def asks_first(self, offer: Offer) -> bool:
        """Does the first click only aim?"""
        return offer.irreversible and not (offer.verb == "end" and not self.useful)

    def action(self, offer: Offer) -> str:
        """The action an offer carries out, as its card prints it."""
        word = offer.do.split(maxsplit=1)[0]
        if word in ("step", "aim", "mark", "lead", "take", "number", "stop") and self.view.verb != NONE:
            return self.words.say(names.action_name(self.view.card, self.view.verb))
        if word in VERB_NAMES and offer.card:
            kind, verb = KIND_NAMES.index(offer.card), VERB_NAMES.index(word)
            return self.words.say(names.action_name(kind, verb))
        return self.words.say(offer.label)

    def button(self, offer: Offer, *content: str, class_: str, **values: Value) -> Safe:
        """The one button of an offer."""
        return tag(
            "button",
            *content,
            class_=classes(class_),
            form="act",
            name="aim" if self.asks_first(offer) else "do",
            value=offer.do,
            **values,
        )


def say(words: Reader, key: str, **args: Arg) -> str:
    """One of the page's own sentences."""
    return words.say(Message(f"undaunted-page-{key}", args))


def squad_of(kind: int) -> str:
    """A card's squad letter, if it has one."""
    return CARDS[KIND_NAMES[kind]].squad.upper()


def title_of(words: Reader, kind: int) -> str:
    """A card's name without its squad letter, which is shown apart."""
    title = CARDS[KIND_NAMES[kind]].title.replace("_", "-")
    return words(f"undaunted-card-{title}", squad="").strip()


def picture_of(kind: int) -> str:
    """The name of a card's silhouette."""
    return CARDS[KIND_NAMES[kind]].title


def short_side(words: Reader, seat: int) -> str:
    return words(f"undaunted-side-short-{SIDE_NAMES[seat]}")


def is_fog(kind: int) -> bool:
    return kind == FOG
