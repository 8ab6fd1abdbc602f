"""What is said without anybody typing: the table's own word, and the ready phrases of computer players."""

from __future__ import annotations

from typing import Final

from fieldcraft.bots import bot_named
from fieldcraft.core.registry import room
from fieldcraft.web.live import live_table
from fieldcraft.web.models import Remark
from fieldcraft.web.relay import seats_changed
from fieldcraft.web.talk import ROOM, has_rules, phrases

CAME: Final = "web-came"
CAME_BACK: Final = "web-came-back"
LATELY: Final = 8
"""A computer player does not say what was said among so many lines before."""


def say_it(table_id: str, seat: int, what: str) -> None:
    """Say something in the chat of the seats and of the spectators, as the table's own word."""
    for is_spectators in (False, True):
        Remark.objects.create(table_id=table_id, is_spectators=is_spectators, seat=seat, name="", text=what)
    seats_changed(table_id)


def speak_up(table_id: str, seat: int, bot: str, done: str) -> None:
    """Let a computer player that has just done something say one of the ready phrases, if it wants to."""
    live = live_table(table_id)
    if not has_rules(live.game):
        return
    lately = [remark.text for remark in live.seating.remarks[0][-LATELY:]]
    with live.lock:
        state = live.session.state
        allowed = [each for each in phrases(live.game, state, seat) if each not in lately]
        public = state.view(None)
    phrase = bot_named(bot).remark(live.game, public, seat, done, allowed)
    if phrase in allowed:
        name = str(room(live.game, ROOM).speaker(public, seat))
        Remark.objects.create(table_id=table_id, seat=seat, name=name, text=phrase, is_phrase=True)
        seats_changed(table_id)
