"""Sentences for pages: a reader that remembers what it has said, since a page says the same things at every update."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from fieldcraft.core.text import Arg, Message, Reader

REMEMBERED: Final = 20_000

Plain: TypeAlias = "tuple[tuple[str, Arg], ...]"


@lru_cache(maxsize=REMEMBERED)
def said(reader: Reader, key: str, args: Plain) -> str:
    """One sentence, from memory if it has been said."""
    return reader.say(Message(key, dict(args)))


class Words(Reader):
    """Puts messages into the language of another reader, quickly."""

    def __init__(self, reader: Reader) -> None:
        self.language = reader.language
        self.reader: Final = reader

    def say(self, message: Message) -> str:
        if not message.args:
            return said(self.reader, message.key, ())
        args = [(name, self.say(arg) if isinstance(arg, Message) else arg) for name, arg in message.args.items()]
        return said(self.reader, message.key, tuple(args))

    def has(self, key: str) -> bool:
        return self.reader.has(key)
