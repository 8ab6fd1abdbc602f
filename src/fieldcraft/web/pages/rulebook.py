"""The built-in rulebook: every rule in our own words, with its id as anchor."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.html import escape
from django.utils.safestring import SafeString
from msgspec import Struct

from fieldcraft.core.data import load
from fieldcraft.core.registry import game_ids, game_packages
from fieldcraft.core.text import folder_of
from fieldcraft.web.pages.start import known_game
from fieldcraft.web.visitors import here, language_for

REFERENCE: Final = re.compile(r"\[([A-Z]+-[A-Z0-9.]+)\]")
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


def rulebook(request: HttpRequest, game_id: str) -> HttpResponse:
    """All rules of a game."""
    known_game(game_id)
    book = text_of(game_id, language_for(request, here(request)))
    chapters = [
        (
            chapter_id,
            chapter,
            [(rule, linked(text)) for rule, text in book.rules.items() if rule.startswith(f"{chapter_id}.")],
        )
        for chapter_id, chapter in book.chapters.items()
    ]
    return render(request, "web/rulebook.html", {"book": book, "chapters": chapters})
