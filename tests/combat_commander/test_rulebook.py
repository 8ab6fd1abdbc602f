"""The rulebook says every rule in every language, and points only at rules there are."""

import re
from importlib.resources import files

import pytest
import yaml

from fieldcraft.core.rulebook import rulebook
from fieldcraft.core.text import LANGUAGES, folder_of

PACKAGE = "fieldcraft.games.combat_commander"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_stands_in_the_rulebook(language: str) -> None:
    text = (files(PACKAGE) / "rulebook" / f"{folder_of(language)}.yaml").read_text(encoding="utf-8")
    book, listed = yaml.safe_load(text), rulebook(PACKAGE)
    assert book["language"] == language
    assert list(book["rules"]) == [rule.id for rule in listed.rules]
    assert list(book["chapters"]) == [chapter.id for chapter in listed.chapters]
    assert all(sentence.strip() for sentence in book["rules"].values())
    for reference in re.findall(r"\[(CC-[^\]]+)\]", text):
        assert reference in book["rules"]
