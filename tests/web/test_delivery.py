"""How pages travel: packed, and unpacked the same."""

from __future__ import annotations

import gzip

import pytest
from django.http import HttpResponseBase, StreamingHttpResponse
from django.test import Client

from fieldcraft.web.models import Table
from tests.web.tables import address, seen

pytestmark = pytest.mark.django_db


def body(answer: HttpResponseBase) -> bytes:
    if isinstance(answer, StreamingHttpResponse):
        return answer.getvalue()
    return bytes(getattr(answer, "content"))  # noqa: B009 - only some responses have one


@pytest.mark.parametrize("path", ["/play/undaunted/", "/static/table.css", "/rules/undaunted/", "TABLE"])
def test_what_is_large_travels_packed(ann: Client, friends: Table, path: str) -> None:
    where = address(friends, 0) if path == "TABLE" else path
    plain, packed = ann.get(where), ann.get(where, headers={"Accept-Encoding": "gzip"})
    assert "Content-Encoding" not in plain.headers
    assert packed.headers["Content-Encoding"] == "gzip"
    sent = body(packed)
    unpacked = gzip.decompress(sent).decode()
    assert seen(unpacked) == seen(body(plain).decode())
    assert len(sent) < len(unpacked) / 2
