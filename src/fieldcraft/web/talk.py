"""Talk at the table: free among the seats, unless the game has rules for it (its room `table.talk`)."""

from __future__ import annotations

from typing import Final

from fieldcraft.core.game import Game
from fieldcraft.core.registry import has_room, room
from fieldcraft.core.state import State
from fieldcraft.core.text import Message
from fieldcraft.web.models import Table

ROOM: Final = "table.talk"


def has_rules(of: Game) -> bool:
    return has_room(of, ROOM)


def closed_by(table: Table, of: Game, state: State, seat: int) -> str:
    """The rule by which a seat may not talk freely now; empty if it may. Spectators talk among themselves."""
    if seat < 0 or not has_rules(of):
        return ""
    return str(room(of, ROOM).closed_by(state.view(seat), seat, table.is_talk_open))


def phrases(of: Game, state: State, seat: int) -> list[str]:
    """What a seat may say when free talk is closed."""
    return list(room(of, ROOM).phrases(state.view(seat), seat)) if seat >= 0 and has_rules(of) else []


def said(of: Game, state: State, seat: int, phrase: str) -> Message:
    """A phrase, as a viewer reads it."""
    found = room(of, ROOM).said(state.view(None if seat < 0 else seat), phrase)
    assert isinstance(found, Message)
    return found
