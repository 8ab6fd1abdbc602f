"""Finished games: the list, downloaded and uploaded records, every moment from every seat, the proof of the dice."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from fieldcraft.core.record import read, replay, verify
from fieldcraft.core.secure import commitment_of
from fieldcraft.web.models import Table
from tests.web.tables import (
    NASTY,
    SEATS,
    guest,
    text,
)

pytestmark = pytest.mark.django_db
RECORDS = sorted((Path(__file__).parents[1] / "records" / "undaunted").glob("*.jsonl"))


def test_the_list_shows_ones_own_finished_games(ann: Client, finished: Table, friends: Table) -> None:
    shown = text(ann.get("/archive/"))
    assert f"/archive/{finished.id}/" in shown
    assert friends.id not in shown
    assert finished.id not in text(guest("cy").get("/archive/"))


def test_a_downloaded_record_is_a_record(ann: Client, finished: Table) -> None:
    answer = ann.get(f"/archive/{finished.id}/record.jsonl")
    assert f"{finished.id}.jsonl" in answer.headers["Content-Disposition"]
    record = read(text(answer), "download")
    outcome = replay(record, "download").finish()
    assert outcome is not None
    assert (list(outcome.winners), outcome.reason) == (finished.winners, finished.reason)
    assert record.decisions() == finished.decisions
    assert verify(record, "download") > 0


def test_every_moment_from_every_seat(ann: Client, finished: Table) -> None:
    """And what each sees is what it may see: in its own eyes its own hand, else none."""
    for at in range(finished.decisions + 1):
        for seat, word in enumerate(("us", "ger", "")):
            shown = text(ann.get(f"/archive/{finished.id}/?at={at}&seat={word}"))
            assert f'data-v="{at}"' in shown
            assert ('aria-label="Hand"' in shown or 'class="hand"' in shown) == (seat in SEATS)
            assert 'name="do"' not in shown


def test_all_hands_open(ann: Client, finished: Table) -> None:
    """Everything of both sides, in a finished game alone."""
    place = f"/archive/{finished.id}/?at=3"
    hands = re.compile(r'id="hand-(\d)" open>(.*?)</details>')
    shown = dict(hands.findall(text(ann.get(f"{place}&seat=all"))))
    assert set(shown) == {"0", "1"}
    for seat, name in enumerate(("us", "ger")):
        own = text(ann.get(f"{place}&seat={name}"))
        assert not hands.findall(own)
        (strip,) = re.findall(r'<section class="hand".*?</section>', own)
        assert shown[str(seat)].count("<li>") == len(re.findall(r'class="card\b[^s]', strip))
    assert not hands.findall(text(ann.get(place)))


@pytest.mark.parametrize("at", ["", "-1", "x", "9999999", "9" * 5000, "²", "\0", "999999"])
def test_a_moment_that_is_none_is_the_last(ann: Client, finished: Table, at: str) -> None:
    answer = ann.get(f"/archive/{finished.id}/", {"at": at, "seat": "nobody"})
    assert f'data-v="{finished.decisions}"' in text(answer)


@pytest.mark.parametrize("place", RECORDS[::6], ids=lambda place: place.stem)
def test_a_record_brought_along(ann: Client, place: Path) -> None:
    file = SimpleUploadedFile("x.jsonl", place.read_bytes())
    total = read(place.read_text(encoding="utf-8"), "record").decisions()
    answer = ann.post("/archive/upload/", {"file": file})
    assert answer.status_code == 200
    assert f'data-v="{total}"' in text(answer)
    form = {"record": place.read_text(encoding="utf-8"), "at": "7", "seat": "ger"}
    assert 'data-v="7"' in text(ann.post("/archive/upload/", form))
    assert not Table.objects.exists()


def broken() -> dict[str, str]:
    """Records that are none."""
    whole = RECORDS[0].read_text(encoding="utf-8")
    lines = whole.splitlines(keepends=True)
    names = '"seats": ["' + NASTY.replace('"', '\\"') + '", "x"]'
    return {
        "nothing": "",
        "nonsense": "nonsense",
        "html": NASTY,
        "nul": "\0" * 100,
        "list": "[1, 2]",
        "deep": "[" * 100_000,
        "cut": "".join(lines[:-1]),
        "no header": "".join(lines[1:]),
        "other game": whole.replace('"undaunted"', '"chess"', 1),
        "other scenario": re.sub(r'"scenario": "\d+"', '"scenario": "99"', whole, count=1),
        "other rules": re.sub(r'"rules": "\w+"', '"rules": "0"', whole, count=1),
        "one seat": re.sub(r'"seats": \[[^]]*\]', '"seats": ["x"]', whole, count=1),
        "card that is none": whole.replace('"got": "', '"got": "x', 1),
        "lines swapped": "".join([*lines[:20], *lines[40:60], *lines[20:40], *lines[60:]]),
        "line missing": "".join([*lines[:30], *lines[31:]]),
        "illegal": re.sub(r'"do": "[^"]*"', '"do": "end"', whole, count=1),
        "nasty names": re.sub(r'"seats": \[[^]]*\]', lambda _: names, "".join(lines[:9]), count=1),
        "great number": whole.replace('"of": ', '"of": 1e999, "x": ', 1),
        "great": whole + "x" * 2_300_000,
    }


@pytest.mark.parametrize(("name", "record"), broken().items(), ids=broken())
def test_a_broken_record_is_explained(ann: Client, name: str, record: str) -> None:
    for form in ({"record": record}, {"file": SimpleUploadedFile("x.jsonl", record.encode())}):
        answer = ann.post("/archive/upload/", form)
        assert answer.status_code in ((400, 413, 422) if name == "great" else (422,))
        assert NASTY not in text(answer)


def test_a_record_with_nasty_names_is_harmless(ann: Client) -> None:
    whole = RECORDS[0].read_text(encoding="utf-8")
    names = '"seats": ["' + NASTY.replace('"', '\\"') + '", "\\ud800"]'
    record = re.sub(r'"seats": \[[^]]*\]', lambda _: names, whole, count=1)
    shown = text(ann.post("/archive/upload/", {"record": record}))
    assert "<script>alert" not in shown
    assert "&lt;script&gt;" in shown


def test_a_file_that_is_no_text(ann: Client) -> None:
    file = SimpleUploadedFile("x.jsonl", bytes(range(256)) * 50)
    assert ann.post("/archive/upload/", {"file": file}).status_code == 422


def test_the_proof_of_the_dice(ann: Client, finished: Table) -> None:
    shown = text(ann.get(f"/archive/{finished.id}/dice/"))
    assert bytes(finished.secret).hex() in shown
    assert commitment_of(bytes(finished.secret)) in shown
