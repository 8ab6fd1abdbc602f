"""The pages' fonts: every letter is there, the files are always the same, and browsers may keep them for ever."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from importlib.resources import files
from io import BytesIO
from pathlib import Path

import pytest
from django.test import Client
from fontTools.ttLib import TTFont
from pytest_django import Settings

from fieldcraft.core.registry import game_packages
from fieldcraft.core.text import LANGUAGES, catalogue_texts, folder_of
from fieldcraft.ui.fonts import FAMILIES, LANGUAGE_SCRIPTS, SCRIPTS, Sheet, prepare, prepared, recipe, spans
from fieldcraft.web.typefaces import start_preparing

PATIENCE = 90.0
FIRST_PAGE = 45_000
"""Bytes of fonts that a page in a Latin script may cost."""


@pytest.fixture(scope="session")
def store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which two processes prepared the fonts at the same time."""
    folder = tmp_path_factory.mktemp("fonts")
    command = [sys.executable, "-m", "fieldcraft.ui.fonts", str(folder)]
    both = [subprocess.Popen(command, stderr=subprocess.PIPE) for _ in range(2)]
    for each in both:
        _, complaint = each.communicate(timeout=120)
        assert each.returncode == 0, complaint.decode()
    return folder


@pytest.fixture(scope="session")
def sheet(store: Path) -> Sheet:
    found = prepared(store)
    assert found is not None
    return found


def letters(sheet: Sheet, name: str) -> set[int]:
    """The characters a file has glyphs for."""
    content = sheet.content(name)
    assert content is not None
    return set(TTFont(BytesIO(content)).getBestCmap())


CHARACTER_SIGNS = "◆✓✗▲"
"""Explained by the drawing in characters, which only terminals show."""


def written(language: str) -> set[int]:
    """Every character of a language's catalogues and rulebooks."""
    texts = [text for package in ("fieldcraft", *game_packages()) for tongue, text in catalogue_texts(package)
             if tongue == language]  # fmt: skip
    for package in game_packages():
        book = files(package) / "rulebook" / f"{folder_of(language)}.yaml"
        texts += [book.read_text(encoding="utf-8")] if book.is_file() else []
    return {ord(each) for each in "".join(texts) if each > " "} - set(map(ord, CHARACTER_SIGNS))


def test_two_at_once_leave_one_complete_folder(store: Path, sheet: Sheet) -> None:
    assert sorted(each.name for each in store.iterdir()) == sorted([recipe(), "making.lock"])
    assert len(sheet.names) == len(FAMILIES) * len(SCRIPTS)


def test_the_same_files_every_time(sheet: Sheet, tmp_path: Path) -> None:
    again = prepare(tmp_path / "elsewhere")
    assert again.names == sheet.names
    assert [again.content(name) for name in (*again.names, again.name)] == [
        sheet.content(name) for name in (*sheet.names, sheet.name)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_of_the_catalogues(sheet: Sheet, language: str) -> None:
    """Running text has all of them, headings and titles all but arrows; and none needs the file for strange names."""
    wanted = written(language)
    scripts = LANGUAGE_SCRIPTS.get(language, ("latin",))
    for family in FAMILIES:
        start = family.name.lower().replace(" ", "-")
        there = set().union(*(letters(sheet, name) for name in sheet.names
                              if name.startswith(tuple(f"{start}-{script}-" for script in scripts))))  # fmt: skip
        missing = "".join(map(chr, sorted(wanted - there)))
        assert not missing.strip("" if family is FAMILIES[0] else "→"), f"{family.name} lacks {missing!r}"


def test_cyrillic_is_drawn_as_it_is_read_in_ukraine(sheet: Sheet) -> None:
    """Bulgarian shapes, the default of one of the fonts, have a т like an m and a г like a mirrored s."""
    for name in (name for name in sheet.names if "-cyrillic-" in name):
        font = TTFont(BytesIO(sheet.content(name) or b""))
        letters, widths = font.getBestCmap(), font["hmtx"]
        assert widths[letters[ord("т")]][0] < 0.8 * widths[letters[ord("м")]][0], name


def test_the_stylesheet_names_every_file_and_its_letters(sheet: Sheet) -> None:
    rules = (sheet.content(sheet.name) or b"").decode().splitlines()
    assert len(rules) == len(sheet.names)
    for rule in rules:
        found = re.search(r'url\("([^"]+)"\).*unicode-range:([^}]+)}', rule)
        assert found is not None
        assert "font-display:swap" in rule
        assert spans(letters(sheet, found.group(1))) == found.group(2)


def test_letters_lie_in_one_file_of_a_family(sheet: Sheet) -> None:
    for family in FAMILIES:
        start = family.name.lower().replace(" ", "-")
        sets = [letters(sheet, name) for name in sheet.names if name.startswith(start)]
        assert sum(map(len, sets)) == len(set().union(*sets))


def test_a_latin_page_stays_small(sheet: Sheet) -> None:
    assert sum(len(sheet.content(name) or b"") for name in sheet.names if "-latin-" in name) < FIRST_PAGE


@pytest.mark.django_db
def test_fonts_may_be_kept_for_ever(sheet: Sheet, settings: Settings) -> None:
    settings.FONTS = sheet.folder.parent
    client = Client()
    for name in (sheet.name, *sheet.names):
        answer = client.get(f"/fonts/{name}")
        assert answer.status_code == 200
        assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
        assert not answer.cookies, "a shared cache would hand one guest's identity to all"
        assert answer.content == sheet.content(name)
    for wrong in ("making.lock", "fonts.css", f"x{sheet.names[0]}", "..%2Fsecret-key"):
        assert client.get(f"/fonts/{wrong}").status_code == 404


@pytest.mark.django_db
@pytest.mark.parametrize(("language", "scripts"), [("en", {"latin"}), ("uk", {"latin", "cyrillic"})])
def test_every_page_asks_for_its_fonts(sheet: Sheet, settings: Settings, language: str, scripts: set[str]) -> None:
    settings.FONTS = sheet.folder.parent
    text = Client(headers={"Accept-Language": language}).get("/").content.decode()
    assert f'href="/fonts/{sheet.name}"' in text
    early = re.findall(r'rel="preload" href="/fonts/([^"]+)"', text)
    assert {name.split("-")[2] for name in early} == scripts
    assert set(early) <= set(sheet.names)


@pytest.mark.django_db
def test_a_server_prepares_them_aside(settings: Settings, tmp_path: Path) -> None:
    """Starting does not wait for it; when it is done, pages have fonts."""
    settings.FONTS = tmp_path / "fonts"
    start_preparing()
    assert "/fonts/" not in Client().get("/").content.decode()
    give_up = time.monotonic() + PATIENCE
    while "/fonts/" not in Client().get("/").content.decode():
        assert time.monotonic() < give_up
        time.sleep(0.1)


@pytest.mark.django_db
def test_pages_without_prepared_fonts(settings: Settings, tmp_path: Path) -> None:
    settings.FONTS = tmp_path
    assert "/fonts/" not in Client().get("/").content.decode()
    assert Client().get("/fonts/x.woff2").status_code == 404
