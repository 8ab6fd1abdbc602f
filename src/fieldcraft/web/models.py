"""What is kept: tables, who may sit where, every accepted decision, and what was said.

A table is its log: entries are only ever added, numbered without gaps, and the game is what they make of it.
"""

import secrets

from django.db import models


def new_id() -> str:
    """A short id that nobody can guess."""
    return secrets.token_urlsafe(9)


def new_token() -> str:
    """The secret of one seat's link."""
    return secrets.token_urlsafe(18)


class Table(models.Model):
    """One game: what is played, by whom, and the secret its luck comes from."""

    id = models.CharField(primary_key=True, max_length=16, default=new_id)
    game = models.CharField(max_length=40)
    scenario = models.CharField(max_length=40)
    options = models.JSONField(default=dict)
    is_talk_open = models.BooleanField(default=False)
    """Did the table agree to talk freely where the game would restrict it?"""
    secret = models.BinaryField()
    version = models.PositiveIntegerField(default=0)
    """The number of the last entry; counts undoing as well and only grows."""
    changed = models.PositiveIntegerField(default=0)
    """How often who sits where, or the chat, changed."""
    decisions = models.PositiveIntegerField(default=0)
    winners = models.JSONField(null=True)
    """By seat number, once the game is over."""
    reason = models.CharField(max_length=40, default="")
    created = models.DateTimeField(auto_now_add=True)
    moved = models.DateTimeField(auto_now=True)

    def is_over(self) -> bool:
        return self.winners is not None


class Chair(models.Model):
    """One seat of a table: a computer player, or a person with a secret link."""

    table = models.ForeignKey(Table, models.CASCADE, related_name="chairs")
    seat = models.PositiveSmallIntegerField()
    bot = models.CharField(max_length=40, default="")
    token = models.CharField(max_length=40, default=new_token, unique=True)
    visitor = models.CharField(max_length=40, default="", db_index=True)
    """Who sits here; empty while the chair is free."""
    name = models.CharField(max_length=40, default="")

    class Meta:
        constraints = [models.UniqueConstraint(fields=["table", "seat"], name="one_chair_a_seat")]
        ordering = ["seat"]


class Entry(models.Model):
    """One accepted event of a table: some decisions, or an undo."""

    table = models.ForeignKey(Table, models.CASCADE, related_name="entries")
    number = models.PositiveIntegerField()
    seat = models.PositiveSmallIntegerField()
    do = models.TextField()
    """Notations separated by `;`, or `undo`, or `undo 57`: back to so many decisions."""
    key = models.CharField(max_length=64)
    """The submitter's key: the same key again is the same submission."""
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["table", "number"], name="one_entry_a_number"),
            models.UniqueConstraint(fields=["table", "key"], name="one_entry_a_key"),
        ]
        ordering = ["number"]


class Remark(models.Model):
    """One line of chat: among the seats, or among the spectators."""

    table = models.ForeignKey(Table, models.CASCADE, related_name="remarks")
    is_spectators = models.BooleanField(default=False)
    seat = models.SmallIntegerField(default=-1)
    name = models.CharField(max_length=40)
    text = models.CharField(max_length=300)
    is_phrase = models.BooleanField(default=False)
    """One of the game's ready phrases, put into words for each reader."""
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["id"]
