"""The rulebook's page: every rule under its id, the examples beside their rules."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
import yaml

from fieldcraft.core.text import LANGUAGES, folder_of
from fieldcraft.web.pages.rulebook import figures
from tests.web.tables import guest

pytestmark = pytest.mark.django_db
RULEBOOK = files("fieldcraft.games.undaunted") / "rulebook"


def shown_to(language: str = "en") -> str:
    return guest("ann", language).get("/rules/undaunted/").content.decode()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_place(language: str) -> None:
    shown = shown_to(language)
    ids = re.findall(r'\bid="([^"]+)"', shown)
    assert len(ids) == len(set(ids))
    raw = yaml.safe_load((RULEBOOK / f"{folder_of(language)}.yaml").read_text(encoding="utf-8"))
    assert set(raw["rules"]) | set(raw["chapters"]) <= set(ids)
    assert set(re.findall(r'href="#([^"]+)"', shown)) <= set(ids)
    assert not re.search(r"\[U-[\d.]+\]|\*\*", re.sub(r"<[^>]+>", "", shown))


def test_examples_stand_beside_their_rules() -> None:
    """Their boards are loaded when they come into sight, from addresses that may be kept for ever."""
    shown = shown_to()
    boards = re.findall(r"<img [^>]+>", shown)
    assert len(boards) > 10
    assert all('loading="lazy"' in each for each in boards)
    for place in {re.findall(r'src="([^"]+)"', each)[0] for each in boards}:
        assert "immutable" in guest("ann").get(place).headers["Cache-Control"]
    rule = shown[shown.index('<div id="U-10.2">') : shown.index('<div id="U-10.3">')]
    assert rule.count("<figure") == 1
    assert '<symbol id="u-rifleman"' in shown


def test_a_rulebook_without_examples(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not every game draws some."""
    monkeypatch.setattr("fieldcraft.web.pages.rulebook.figures", figures.__wrapped__)
    monkeypatch.setattr("fieldcraft.web.pages.rulebook.has_room", lambda of, name: False)
    shown = shown_to()
    assert '<div id="U-10.2">' in shown
    assert "<figure" not in shown
    assert "<symbol" not in shown
