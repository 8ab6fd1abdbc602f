"""The one gate: every action of every person and every computer player goes through `submit`.

The seat comes from who is asking, never from what is asked; the action must be legal at the version the asker saw; it
is stored before anybody is told; the same key again gets the same answer.
"""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass
from typing import Literal

from django.db import IntegrityError, transaction

from fieldcraft.core.errors import BadInput, IllegalAction
from fieldcraft.core.text import Message
from fieldcraft.web.live import HUB, Live, forget, is_undo, live_table
from fieldcraft.web.models import Entry, Table
from fieldcraft.web.relay import announce

LONGEST_ACTION = 200


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
        try:
            with transaction.atomic():
                verdict = _judge(held, table_id, seat, version, key, do)
        except IntegrityError:
            # Another process took the number, or the key, between our look and our write.
            forget(table_id)
            table = Table.objects.get(pk=table_id)
            known = Entry.objects.filter(table=table, key=key).exists()
            return Verdict("repeated" if known else "stale", table.version)
        except BaseException:
            forget(table_id)  # memory may be ahead of what was stored
            raise
    if verdict.kind == "accepted":
        HUB.tell(table_id)
    return verdict


def _judge(held: ExitStack, table_id: str, seat: int, version: int, key: str, do: str) -> Verdict:
    table = Table.objects.select_for_update().get(pk=table_id)
    live = live_table(table)
    held.enter_context(live.lock)
    if Entry.objects.filter(table=table, key=key).exists():
        return Verdict("repeated", live.version)
    if not live.shown_version(seat) <= version <= live.version:
        return Verdict("stale", live.version, Message("web-stale"))
    refusal = _apply(live, seat, do)
    if refusal is not None:
        return refusal
    live.version += 1
    Entry.objects.create(table=table, number=live.version, seat=seat, do=do, key=key)
    _keep(table, live)
    announce(table.id)
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


def _keep(table: Table, live: Live) -> None:
    """What lists of tables need to know without replaying."""
    outcome = live.session.outcome()
    table.version = live.version
    table.decisions = live.session.decisions
    table.winners = list(outcome.winners) if outcome else None
    table.reason = outcome.reason if outcome else ""
    table.save(update_fields=["version", "decisions", "winners", "reason", "moved"])
