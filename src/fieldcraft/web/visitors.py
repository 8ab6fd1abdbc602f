"""Who is looking: a guest identity in a signed cookie, with a name and a language that can be changed."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final
from unicodedata import category

from django.core import signing
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import render
from django.utils.decorators import sync_and_async_middleware

from fieldcraft.core.registry import game_packages
from fieldcraft.core.text import LANGUAGES, Reader, language_of, reader
from fieldcraft.web.typefaces import sheet

COOKIE: Final = "visitor"
SALT: Final = "fieldcraft.visitor"
KEPT: Final = 400 * 24 * 3600
LONGEST_NAME: Final = 30
UNSEEN: Final = ("Cc", "Cs", "Co", "Zl", "Zp")


@dataclass
class Visitor:
    """A guest. `is_new` until the cookie is set."""

    id: str
    name: str = ""
    language: str = ""
    theme: str = ""
    has_sound: bool = False
    is_new: bool = False
    changed: bool = False

    def dumped(self) -> str:
        return signing.dumps([self.id, self.name, self.language, self.theme, "1" if self.has_sound else ""], salt=SALT)


def visitor_of(request: HttpRequest) -> Visitor:
    """Whoever the cookie says, if it is signed by us; else a new guest."""
    try:
        found = signing.loads(request.COOKIES.get(COOKIE, ""), salt=SALT, max_age=KEPT)
        identity, name, language, theme, sound = (str(each) for each in (*found, "")[:5])  # older cookies lack the last
        return Visitor(identity, name, language, theme, bool(sound))
    except (signing.BadSignature, ValueError, TypeError):
        return Visitor(secrets.token_urlsafe(12), is_new=True)


def language_for(request: HttpRequest, visitor: Visitor) -> str:
    """The chosen language, else the browser's first that is supported."""
    if visitor.language in LANGUAGES:
        return visitor.language
    for wanted in request.headers.get("Accept-Language", "").split(","):
        tag = wanted.split(";")[0].strip()
        if tag and language_of(tag).split("-")[0].lower() == tag.split("-")[0].lower():
            return language_of(tag)
    return "en"


def here(request: HttpRequest) -> Visitor:
    """The visitor of a request that went through the middleware."""
    visitor = request.META["fieldcraft.visitor"]
    assert isinstance(visitor, Visitor)
    return visitor


def words(request: HttpRequest) -> Reader:
    """The visitor's language."""
    return reader(language_for(request, here(request)), *game_packages())


def one_line(text: str, longest: int) -> str:
    """What somebody typed, as one line without anything that cannot be seen or stored."""
    return " ".join("".join(each if category(each) not in UNSEEN else " " for each in text).split())[:longest]


def remember(response: HttpResponseBase, visitor: Visitor) -> None:
    """Set the cookie; never on what a shared cache may keep, or it would hand one guest's identity to all."""
    is_shared = "public" in response.headers.get("Cache-Control", "")
    if (visitor.is_new or visitor.changed) and not is_shared:
        response.set_cookie(COOKIE, visitor.dumped(), max_age=KEPT, httponly=True, samesite="Lax")


CSP: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none';"
    " base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)


def seal(response: HttpResponseBase, visitor: Visitor) -> HttpResponseBase:
    remember(response, visitor)
    response.headers.setdefault("Content-Security-Policy", CSP)
    return response


Answer = Callable[[HttpRequest], HttpResponseBase]


@sync_and_async_middleware
def VisitorMiddleware(get_response: Any) -> Any:  # noqa: N802 - named like Django's own
    """Knows every visitor, and sends the security headers."""
    import asyncio

    if asyncio.iscoroutinefunction(get_response):

        async def ask(request: HttpRequest) -> HttpResponseBase:
            visitor = request.META["fieldcraft.visitor"] = visitor_of(request)
            awaited: Awaitable[HttpResponseBase] = get_response(request)
            return seal(await awaited, visitor)

        return ask

    def ask_plainly(request: HttpRequest) -> HttpResponseBase:
        visitor = request.META["fieldcraft.visitor"] = visitor_of(request)
        return seal(get_response(request), visitor)

    return ask_plainly


def for_templates(request: HttpRequest) -> dict[str, Any]:
    """What every page needs."""
    visitor = here(request)
    language, fonts = language_for(request, visitor), sheet()
    return {
        "visitor": visitor,
        "words": words(request),
        "language": language,
        "fonts": fonts,
        "first_fonts": fonts.first(language) if fonts else (),
        "languages": [(each, reader(each)("language-name")) for each in LANGUAGES],
    }


def forged(request: HttpRequest, reason: str = "") -> HttpResponse:
    """A form without its token: explained, not just refused."""
    return render(request, "web/notice.html", {"title": "web-forged", "text": "web-forged-text"}, status=403)
