"""All that a game's table page is drawn from: what one viewer may see, in one language, at one version.

A scene is made by the server from the viewer's view, decision and events. The drawing adds nothing to it: what is not
in the scene cannot reach the page.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from fieldcraft.core.decision import Decision, Odds
from fieldcraft.core.text import Message, Reader


@dataclass(frozen=True)
class Offer:
    """Something that can be done with one click: one legal action, or several that follow each other without chance.

    `do` is the notation of its actions, separated by `;`: the value of its button.
    """

    do: str
    label: Message
    verb: str
    """The game's own word for what it does, such as `move`; the drawing picks an icon by it."""
    card: str = ""
    """The card it is played with, by notation; empty if none."""
    place: str = ""
    """The place on the board where it is clicked, by notation; empty if none."""
    piece: str = ""
    """The piece on the board at which it is clicked, by notation; empty if none."""
    odds: Odds | None = None
    irreversible: bool = False
    """First click aims, the second one commits."""


@dataclass(frozen=True, eq=False)
class Line:
    """One line of the log. It stays the same object from one drawing to the next, so what is made of it can be kept."""

    number: int
    """The decision it belongs to."""
    text: str
    seat: int = -1
    """Whose doing it was, -1 for nobody's."""
    kind: str = ""
    """The game's name for the event, such as `rolled`."""
    values: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Person:
    """Who sits in a seat."""

    seat: int
    name: str
    is_here: bool
    is_bot: bool


@dataclass(frozen=True)
class Chat:
    """One line of chat."""

    name: str
    text: str
    seat: int


@dataclass(frozen=True)
class Scene:
    """One viewer's table."""

    game: str
    scenario: str
    version: int
    """Counts the table's events and only grows."""
    seat: int
    """The viewer's seat; -1 for a spectator."""
    view: Any
    decision: Decision | None
    """What the viewer is asked now; None while others decide or when it is over."""
    offers: tuple[Offer, ...]
    """Everything the viewer may do now."""
    waiting_for: tuple[int, ...]
    """The seats that owe a decision."""
    picked: str
    """The card the viewer has picked up, by notation; empty if none. Lives in the address, not on the table."""
    aimed: str
    """The `do` of the irreversible offer the viewer is aiming with; empty if none."""
    undo: str
    """What undo would take back, in words; empty if it would take nothing."""
    verdict: Message | None
    """Who won, once it is over."""
    log: tuple[Line, ...]
    people: tuple[Person, ...]
    chat: tuple[Chat, ...]
    reader: Reader
    address: str
    """Where forms are sent."""
    art: str
    """The address of the board's picture."""
    notice: str = ""
    """A sentence to be shown above the prompt, such as a refusal."""
    notice_rule: str = ""
    """The rule that the notice is about; empty if none."""
    back: tuple[int, ...] = ()
    """The numbers of decisions to which the viewer may go back for free."""
    missed: tuple[int, int] = (0, 0)
    """The viewer's step after its last doing, and its newest: what lies between can be played back."""
    open: tuple[Any, ...] = ()
    """By seat, what each saw: a finished game looked at with all hands open; else empty."""
    closed_by: str = ""
    """The rule by which the viewer may not talk freely now; empty if it may."""
    phrases: tuple[tuple[str, str], ...] = ()
    """What it may say nevertheless: as stored, and in words."""
    following: Message | None = None
    """What is said of the game it leads on to, once it is over; None if it leads to none."""
    links: tuple[tuple[str, str], ...] = ()
    """Where to go on once it is over: address and words."""

    def offer(self, do: str) -> Offer | None:
        """The offer with this `do`, if there still is one."""
        return next((offer for offer in self.offers if offer.do == do), None)
