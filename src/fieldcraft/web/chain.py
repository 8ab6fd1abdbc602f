"""The middleware chain, called in place.

Nothing in it waits for anything, so a request needs no thread until its view. Left to themselves, these classes of
Django's would change threads at each of their steps: twice a class and request, more than most requests cost.
"""

from __future__ import annotations

import asyncio
from typing import IO, Any, Final

from asgiref.sync import iscoroutinefunction, markcoroutinefunction
from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.middleware.clickjacking import XFrameOptionsMiddleware
from django.middleware.common import CommonMiddleware
from django.middleware.csrf import CsrfViewMiddleware
from django.middleware.gzip import GZipMiddleware
from django.middleware.security import SecurityMiddleware
from django.utils.deprecation import MiddlewareMixin
from whitenoise.middleware import WhiteNoiseMiddleware

WORTH_A_THREAD: Final = 20_000
"""Bytes; what is smaller is packed sooner than a thread is found."""


class InPlace(MiddlewareMixin):
    """Asynchronous like the classes it is mixed into, but without their threads."""

    get_response: Any

    async def __acall__(self, request: HttpRequest) -> HttpResponseBase:
        asked: HttpResponseBase | None = self.process_request(request) if hasattr(self, "process_request") else None
        response: HttpResponseBase = asked or await self.get_response(request)
        if hasattr(self, "process_response"):
            response = self.process_response(request, response)
        return response


class Security(InPlace, SecurityMiddleware):
    """Headers that browsers heed."""


class Common(InPlace, CommonMiddleware):
    """Hosts and addresses."""


class Framing(InPlace, XFrameOptionsMiddleware):
    """No page of ours in a frame of others."""


class Forgery(InPlace, CsrfViewMiddleware):
    """Forms prove that they came from our pages."""

    async def process_view(self, *args: Any) -> HttpResponseBase | None:  # type: ignore[override]
        """The verdict on a form. Asynchronous, because Django sends what is not to a thread."""
        return super().process_view(*args)


class Packing(InPlace, GZipMiddleware):
    """Large answers travel packed."""

    async def __acall__(self, request: HttpRequest) -> HttpResponseBase:
        response: HttpResponseBase = await self.get_response(request)
        if response.streaming or response.has_header("Content-Encoding"):
            return response
        if len(getattr(response, "content", b"")) < WORTH_A_THREAD:
            return self.process_response(request, response)
        return await asyncio.to_thread(self.process_response, request, response)


def read_all(file: IO[bytes]) -> bytes:
    with file:
        return file.read()


class StaticFiles:
    """Stylesheets and scripts; everything else goes on without waiting."""

    sync_capable = async_capable = True

    def __init__(self, get_response: Any) -> None:
        self.get_response = get_response
        self.shelf = WhiteNoiseMiddleware(get_response)
        self.is_async = iscoroutinefunction(get_response)
        if self.is_async:
            markcoroutinefunction(self)

    def __call__(self, request: HttpRequest) -> Any:
        if not self.is_async:
            return self.shelf(request)
        find = self.shelf.find_file if self.shelf.autorefresh else self.shelf.files.get
        found = find(request.path_info)
        return self.get_response(request) if found is None else self.served(found, request)

    async def served(self, found: Any, request: HttpRequest) -> HttpResponse:
        """The file as an answer, read in a thread."""
        answer = found.get_response(request.method, request.META)
        content = await asyncio.to_thread(read_all, answer.file) if answer.file is not None else b""
        response = HttpResponse(content, status=int(answer.status))
        del response["Content-Type"]
        for name, value in answer.headers:
            response[name] = value
        return response
