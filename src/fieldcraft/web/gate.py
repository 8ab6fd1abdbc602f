"""The one gate: every action of every person and every computer player goes through `submit`.

The seat comes from who is asking, never from what is asked; the action must be legal at the version the asker saw; it
is stored before anybody is told; the same key again gets the same answer.
"""

from __future__ import annotations

import json
import threading
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Literal

from django.db import IntegrityError, connection, transaction
from django.utils import timezone

from fieldcraft.core.errors import BadInput, IllegalAction
from fieldcraft.core.text import Message
from fieldcraft.web.drawings import tell_of
from fieldcraft.web.live import Live, forget, is_undo, live_table
from fieldcraft.web.relay import announce

LONGEST_ACTION = 200
ONE_WRITER = threading.Lock()


@dataclass(frozen=True)
class Verdict:
    """What became of a submission."""

    kind: Literal["accepted", "repeated", "stale", "refused"]
    version: int
    why: Message | None = None
    rule: str = ""


def submit(table_id: str, seat: int, version: int, key: str, do: str) -> Verdict:
    """Store and apply an action of `seat`, decided on at `version`; tell everybody who watches."""
    with ExitStack() as held:  # nobody looks between the change and its being stored
        if connection.vendor == "sqlite":  # it has one writer; others would sleep and ask again
            held.enter_context(ONE_WRITER)
        try:
            with transaction.atomic():
                live = live_table(table_id, locks=True)
                held.enter_context(live.lock)
                verdict = _judge(live, seat, version, key, do)
        except IntegrityError:
            # Another process took the number, or the key, between our look and our write.
            forget(table_id)
            live = live_table(table_id)
            return Verdict("repeated" if key in live.keys else "stale", live.version)
        except BaseException:
            forget(table_id)  # memory may be ahead of what was stored
            raise
    if verdict.kind == "accepted":
        tell_of(live)
    return verdict


def _judge(live: Live, seat: int, version: int, key: str, do: str) -> Verdict:
    """Carry it out and store it, if it is new, known of and allowed. Call in a transaction, with `live.lock` held."""
    if key in live.keys:
        return Verdict("repeated", live.version)
    if not live.shown_version(seat) <= version <= live.version:
        return Verdict("stale", live.version, Message("web-stale"))
    refusal = _apply(live, seat, do)
    if refusal is not None:
        return refusal
    live.version += 1
    live.keys.add(key)
    _store(live, seat, key, do)
    announce(live.id)
    return Verdict("accepted", live.version)


def _apply(live: Live, seat: int, do: str) -> Verdict | None:
    """Change the session; a verdict if that is refused."""
    if len(do) > LONGEST_ACTION:
        return Verdict("refused", live.version, Message("web-unreadable"))
    if is_undo(do) and not live.can_undo(seat, do):
        return Verdict("refused", live.version, Message("terminal-no-undo"))
    try:
        live.perform(seat, do)
    except IllegalAction as error:
        return Verdict("refused", live.version, error.message, error.rule)
    except BadInput:
        return Verdict("refused", live.version, Message("web-unreadable"))
    return None


def _store(live: Live, seat: int, key: str, do: str) -> None:
    """The entry, and what lists of tables need to know without replaying. At every move, so in plain SQL."""
    outcome, now = live.session.outcome(), connection.ops.adapt_datetimefield_value(timezone.now())
    winners = json.dumps(list(outcome.winners)) if outcome else None
    reason = outcome.reason if outcome else ""
    with connection.cursor() as cursor:
        cursor.execute(
            'INSERT INTO web_entry (table_id, number, seat, "do", key, at) VALUES (%s, %s, %s, %s, %s, %s)',
            [live.id, live.version, seat, do, key, now],
        )
        cursor.execute(
            "UPDATE web_table SET version = %s, decisions = %s, winners = %s, reason = %s, moved = %s WHERE id = %s",
            [live.version, live.session.decisions, winners, reason, now, live.id],
        )
