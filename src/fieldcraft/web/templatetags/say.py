"""Template tags: `{% say "key" name=value %}`, a message in the visitor's language; `{% art game scenario %}`."""

from typing import Any

from django import template
from django.utils.html import conditional_escape
from django.utils.safestring import SafeString

from fieldcraft.core.text import Message
from fieldcraft.web.artwork import art_address

register = template.Library()


@register.simple_tag
def art(game_id: str, scenario: str) -> str:
    """The address of a board's picture."""
    return art_address(game_id, scenario)


@register.simple_tag(takes_context=True)
def say(context: dict[str, Any], key: str | Message, **args: Any) -> SafeString:
    message = key if isinstance(key, Message) else Message(key, args)
    return SafeString(printable(conditional_escape(context["words"].say(message))))


@register.simple_tag(takes_context=True)
def named(context: dict[str, Any], name: str | Message) -> SafeString:
    """A name that is the same in every language, or a message."""
    return SafeString(printable(conditional_escape(context["words"].say(name) if isinstance(name, Message) else name)))


def printable(text: str) -> str:
    """Text that was brought along may hold halves of characters, which no page can."""
    return text.encode("utf-8", "replace").decode()
