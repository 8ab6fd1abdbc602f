"""HTML as strings that cannot forget to escape: whatever is not `Safe` is text, and text is escaped."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from html import escape
from typing import Final, TypeAlias

VOID: Final = frozenset({"br", "circle", "img", "input", "link", "meta", "path", "rect", "use"})
"""Elements without content; those of SVG are closed in place."""
REMEMBERED: Final = 20_000


class Safe(str):
    """Markup. Only this module and constants of the source make it."""

    __slots__ = ()


Value: TypeAlias = "str | int | float | bool | None"
"""Of an attribute: True stands without a value, None and False leave it out."""

EMPTY: Final = Safe("")


def esc(text: str) -> Safe:
    """Text as markup; markup stays as it is."""
    return text if isinstance(text, Safe) else Safe(escape(text))


def join(parts: Iterable[str], between: str = "") -> Safe:
    """All parts one after the other."""
    return Safe(esc(between).join(esc(part) for part in parts))


@lru_cache(maxsize=REMEMBERED)
def escaped(text: str) -> str:
    """Text as markup, for putting into markup."""
    return escape(text)


@lru_cache(maxsize=REMEMBERED, typed=True)
def attribute(name: str, value: Value) -> str:
    """One attribute: `class_` is `class`, `aria_hidden` is `aria-hidden`."""
    if value is None or value is False:
        return ""
    plain = name.rstrip("_").replace("_", "-")
    return f" {plain}" if value is True else f' {plain}="{escape(str(value))}"'


def tag(name: str, /, *content: str, **values: Value) -> Safe:
    """An element with its content and attributes."""
    attributes = "".join([attribute(key, value) for key, value in values.items()])
    if name in VOID:
        return Safe(f"<{name}{attributes}/>")
    inside = "".join([part if part.__class__ is Safe else escaped(part) for part in content])
    return Safe(f"<{name}{attributes}>{inside}</{name}>")


def classes(*names: str | None) -> str | None:
    """A class attribute of those names that are not empty."""
    return " ".join(name for name in names if name) or None


def hidden(*content: str) -> Safe:
    """For ears only: visually hidden text."""
    return tag("span", *content, class_="vh")
