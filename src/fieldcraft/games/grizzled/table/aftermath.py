"""What the last mission came to, read from the log: it stays in sight until the next one begins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from fieldcraft.games.grizzled.kinds import CHAPLAIN, NONE
from fieldcraft.ui.scene import Line

ENDS: Final = ("failed", "succeeded")


@dataclass
class Aftermath:
    """The end of a mission and the Support step after it (G-9, G-11)."""

    has_failed: bool
    kind: int
    """The threat that failed it; -1 after a success."""
    cards: int
    """How many cards lay in No Man's Land."""
    tiles: list[tuple[int, int, int]] = field(default_factory=list)
    """Revealed tiles: whose, which, and whom it reached."""
    supported: int = NONE
    number: int = 0
    """How many tiles the supported player received."""
    morale: int = 0
    """How many cards the Morale Drop moved, once it has."""


def aftermath(log: Sequence[Line]) -> Aftermath | None:
    """The last mission's; None before the first has ended."""
    ends = [place for place, line in enumerate(log) if line.kind in ENDS]
    return told_by(log[ends[-1] :]) if ends else None


def told_by(log: Sequence[Line]) -> Aftermath:
    """From the line of the mission's end on."""
    first = log[0].values
    found = Aftermath(log[0].kind == "failed", first.get("kind", NONE), first.get("number", 0))
    for line in log[1:]:
        if line.kind == "tile-revealed":
            found.tiles.append((line.seat, line.values["tile"], line.values["target"]))
        elif line.kind == "supported":
            found.supported, found.number = line.seat, line.values["number"]
        elif line.kind == "chaplain-supported":
            found.supported, found.number = CHAPLAIN, line.values["number"]
        elif line.kind == "morale-dropped":
            found.morale = line.values["number"]
    return found
