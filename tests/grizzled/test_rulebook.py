"""The rulebook in our own words: every rule in every language, and no reference into the void."""

import re
from importlib.resources import files

import pytest
import yaml

from fieldcraft.core.rulebook import rulebook
from fieldcraft.core.text import LANGUAGES, folder_of

PACKAGE = "fieldcraft.games.grizzled"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_told(language: str) -> None:
    place = files(PACKAGE) / "rulebook" / f"{folder_of(language)}.yaml"
    content = yaml.safe_load(place.read_text(encoding="utf-8"))
    book = rulebook(PACKAGE)
    ids = [rule.id for rule in book.rules]
    assert content["language"] == language
    assert list(content["rules"]) == ids
    assert list(content["chapters"]) == [chapter.id for chapter in book.chapters]
    for text in content["rules"].values():
        assert text.strip()
        assert set(re.findall(r"\[(G-[0-9.]+)\]", text)) <= set(ids)


def test_the_languages_say_different_things() -> None:
    """A rule left untranslated would be the same text twice."""
    texts = []
    for language in LANGUAGES:
        place = files(PACKAGE) / "rulebook" / f"{folder_of(language)}.yaml"
        texts.append(yaml.safe_load(place.read_text(encoding="utf-8"))["rules"])
    for rule in texts[0]:
        assert len({text[rule] for text in texts}) == len(texts), rule
