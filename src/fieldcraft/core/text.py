"""Messages: a key with arguments, made into a sentence only for a reader, in the reader's language.

Catalogues are Fluent files. Fieldcraft's own stand in `fieldcraft/locale/<language>/`, a game's in its own folder
`locale/` as `<language>.ftl` and `<language>.<part>.ftl`. English is the source and the fallback.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TypeAlias

from fluent.runtime import FluentBundle, FluentResource

LONGEST_NUMBER = 18
LONGEST_ARGUMENT = 2000
MOST_REMEMBERED = 20_000
LONGEST_REMEMBERED = 400

LANGUAGES = ("en", "pt-BR", "uk", "fr")

Arg: TypeAlias = "str | int | float | date | Message"


@dataclass(frozen=True)
class Message:
    """A sentence before it is put into words. Arguments may be messages themselves."""

    key: str
    args: Mapping[str, Arg] = field(default_factory=dict)

    def __str__(self) -> str:
        return english().say(self)


class Reader:
    """Puts messages into one language."""

    def __init__(self, language: str, sources: Iterable[tuple[str, str]]) -> None:
        """`sources` are pairs of language and Fluent text; a key missing in `language` is read from English."""
        self.language = language
        self._said: dict[tuple[object, ...], str] = {}
        self._bundle = FluentBundle([language], use_isolating=False)
        self._fallback = FluentBundle(["en"], use_isolating=False)
        for tongue, text in sources:
            if tongue == language:
                self._bundle.add_resource(FluentResource(text))
            if tongue == "en":
                self._fallback.add_resource(FluentResource(text))

    def say(self, message: Message) -> str:
        """The sentence; a missing key or argument is a fault of the program and raises `KeyError`.

        Sentences are remembered, since pages and logs say the same things over and over.
        """
        args: dict[str, Arg] = {}
        known: tuple[object, ...] = (message.key,)
        if message.args:
            for name, arg in message.args.items():
                args[name] = shortened(self.say(arg) if isinstance(arg, Message) else arg)
            known = (message.key, *args.items(), *map(type, args.values()))  # with types, for 1 equals True
        sentence = self._said.get(known)
        if sentence is None:
            sentence = self.format(message.key, args)
            if len(self._said) >= MOST_REMEMBERED:
                self._said.clear()
            if len(sentence) <= LONGEST_REMEMBERED:
                self._said[known] = sentence
        return sentence

    def format(self, key: str, args: dict[str, Arg]) -> str:
        """The sentence, made anew."""
        bundle = self._bundle if self._bundle.has_message(key) else self._fallback
        if not bundle.has_message(key):
            raise KeyError(f"no message {key!r}")
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"message {key!r} says nothing")
        sentence, problems = bundle.format_pattern(pattern, args)
        if problems:
            raise KeyError(f"message {key!r} in {self.language}: {problems[0]}")
        return str(sentence)

    def has(self, key: str) -> bool:
        """Is there such a message?"""
        return bool(self._bundle.has_message(key) or self._fallback.has_message(key))

    def __call__(self, key: str, **args: Arg) -> str:
        """Shorthand for `say(Message(key, args))`."""
        return self.say(Message(key, args))


def shortened(arg: Arg) -> Arg:
    """An argument that came from outside may be longer than a sentence can hold."""
    return f"{arg[:LONGEST_ARGUMENT]}…" if isinstance(arg, str) and len(arg) > LONGEST_ARGUMENT else arg


def whole_number(text: str) -> int | None:
    """A number from 0 as people type it; None if it is none, or longer than any that is ever asked for."""
    return int(text) if text.isdecimal() and len(text) <= LONGEST_NUMBER else None


def days(first: date, last: date) -> Message:
    """A day, or the days from one to another."""
    return (
        Message("date-day", {"day": first}) if first == last else Message("date-span", {"first": first, "last": last})
    )


def folder_of(language: str) -> str:
    """The catalogue folder of a language: `pt-BR` lies in `pt_BR`."""
    return language.replace("-", "_")


def catalogue_texts(package: str) -> list[tuple[str, str]]:
    """All Fluent texts of one package, with their languages."""
    root = files(package) / "locale"
    found = []
    for language in LANGUAGES:
        name = folder_of(language)
        for place in _fluent_files(root, name):
            found.append((language, place.read_text(encoding="utf-8")))
    return found


def _fluent_files(root: Traversable, name: str) -> list[Traversable]:
    """`uk.ftl`, `uk.table.ftl`, ... beside each other, or all files in a folder `uk`."""
    found = [each for each in root.iterdir() if each.name.startswith(f"{name}.") and each.name.endswith(".ftl")]
    if (root / name).is_dir():
        found += [each for each in (root / name).iterdir() if each.name.endswith(".ftl")]
    return sorted(found, key=lambda each: each.name)


@cache
def reader(language: str, *packages: str) -> Reader:
    """A reader for Fieldcraft's own messages and those of the given game packages."""
    texts = catalogue_texts("fieldcraft")
    for package in packages:
        texts += catalogue_texts(package)
    return Reader(language, texts)


@cache
def english() -> Reader:
    """The reader behind `str(message)`: English, with the messages of all registered games."""
    from fieldcraft.core.registry import game_packages

    return reader("en", *game_packages())


def language_of(wanted: str | None) -> str:
    """The nearest supported language to a tag or locale name such as `pt_BR.UTF-8`; English if none is near.

    Without `wanted`, the environment decides (LC_ALL, LC_MESSAGES, LANG).
    """
    if wanted is None:
        names = ("FIELDCRAFT_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
        wanted = next((os.environ[name] for name in names if os.environ.get(name)), "en")
    tag = wanted.split(".")[0].split("@")[0].replace("_", "-").lower()
    for language in LANGUAGES:
        if tag == language.lower():
            return language
    primary = tag.split("-")[0]
    return next((language for language in LANGUAGES if language.lower().split("-")[0] == primary), "en")
