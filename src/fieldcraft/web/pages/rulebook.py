"""The built-in rulebook: every rule in our own words, with its id as anchor."""

from __future__ import annotations

import re
from functools import cache, partial
from importlib.resources import files
from typing import Final

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.html import escape
from django.utils.safestring import SafeString
from msgspec import Struct

from fieldcraft.core.data import load
from fieldcraft.core.registry import game, game_ids, game_packages, has_room, room
from fieldcraft.core.rulebook import goes_on
from fieldcraft.core.text import Reader, folder_of
from fieldcraft.ui.icons import sprite
from fieldcraft.web.artwork import art_address
from fieldcraft.web.pages.start import known_game
from fieldcraft.web.visitors import here, language_for, words

REFERENCE: Final = re.compile(r"\[([A-Z]+-[A-Za-z0-9._-]+)\]")
KEY_TERM: Final = re.compile(r"\*\*(.+?)\*\*")


class ChapterText(Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    intro: str


class RulebookText(Struct, frozen=True, forbid_unknown_fields=True):
    """A rulebook in one language."""

    schema: str
    language: str
    title: str
    intro: str
    chapters: dict[str, ChapterText]
    rules: dict[str, str]


@cache
def text_of(game_id: str, language: str) -> RulebookText:
    """A game's rulebook in a language."""
    package = dict(zip(game_ids(), game_packages(), strict=True))[game_id]
    return load(files(package) / "rulebook" / f"{folder_of(language)}.yaml", RulebookText)


def linked(text: str) -> SafeString:
    """A rule's text with its references as links and its key terms strong."""
    marked = REFERENCE.sub(r'<a href="#\1">\1</a>', str(escape(text)))
    return SafeString(KEY_TERM.sub(r"<strong>\1</strong>", marked))


@cache
def figures(game_id: str, reader: Reader) -> dict[str, SafeString]:
    """By rule: the drawn examples of a game that has any."""
    if not has_room(game(game_id), "table.examples"):
        return {}
    drawn = room(game(game_id), "table.examples").figures(reader, partial(art_address, game_id))
    return {rule: SafeString("".join(each)) for rule, each in drawn.items()}


def rulebook(request: HttpRequest, game_id: str) -> HttpResponse:
    """All rules of a game."""
    known_game(game_id)
    book = text_of(game_id, language_for(request, here(request)))
    drawn = figures(game_id, words(request))
    chapters = [
        (
            chapter_id,
            chapter,
            [
                (rule, linked(text), drawn.get(rule, ""))
                for rule, text in book.rules.items()
                if rule.startswith(chapter_id) and goes_on(chapter_id, rule)
            ],
        )
        for chapter_id, chapter in book.chapters.items()
    ]
    context = {"book": book, "chapters": chapters, "sprite": SafeString(sprite()) if drawn else ""}
    return render(request, "web/rulebook.html", context)
