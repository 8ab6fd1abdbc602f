"""Talk at the table: free among the seats, unless the game has rules for it (its room `table.talk`)."""

from __future__ import annotations

from typing import Final

from fieldcraft.bots import bot_named
from fieldcraft.core.game import Game
from fieldcraft.core.registry import game, has_room, room
from fieldcraft.core.state import State
from fieldcraft.core.text import Message
from fieldcraft.web.live import HUB, live_table
from fieldcraft.web.models import Remark, Table
from fieldcraft.web.relay import announce

ROOM: Final = "table.talk"
LATELY: Final = 8
"""A computer player does not say what was said among so many lines before."""


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


def speak_up(table_id: str, seat: int, bot: str, done: str) -> None:
    """Let a computer player that has just done something say one of the ready phrases, if it wants to."""
    table = Table.objects.get(pk=table_id)
    of = game(table.game)
    if not has_rules(of):
        return
    heard = Remark.objects.filter(table=table, is_spectators=False).order_by("-id").values_list("text", flat=True)
    lately = list(heard[:LATELY])
    live = live_table(table)
    with live.lock:
        state = live.session.state
        allowed = [each for each in phrases(of, state, seat) if each not in lately]
        public = state.view(None)
    phrase = bot_named(bot).remark(of, public, seat, done, allowed)
    if phrase in allowed:
        name = str(room(of, ROOM).speaker(public, seat))
        Remark.objects.create(table=table, seat=seat, name=name, text=phrase, is_phrase=True)
        announce(table_id)
        HUB.tell(table_id)
