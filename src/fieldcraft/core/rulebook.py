"""A game's list of rule ids: chapters and rules with what they are about."""

from functools import cache
from importlib.resources import files
from typing import Annotated, Literal

from msgspec import Meta, Struct

from fieldcraft.core.data import load
from fieldcraft.core.errors import BadData

RuleId = Annotated[str, Meta(pattern=r"^[A-Z]+-[A-Z0-9.]+$")]


class Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    id: RuleId
    title: str


class Rule(Struct, frozen=True, forbid_unknown_fields=True):
    """One rule; `untested` says why no test can show it."""

    id: RuleId
    title: str
    untested: str = ""


class Rulebook(Struct, frozen=True, forbid_unknown_fields=True):
    """All rules of a game, in the order of its rulebook."""

    schema: Literal["fieldcraft.rules/1"]
    chapters: tuple[Chapter, ...]
    rules: tuple[Rule, ...]

    def rules_of(self, chapter: Chapter) -> list[Rule]:
        return [rule for rule in self.rules if rule.id.startswith(f"{chapter.id}.")]


@cache
def rulebook(package: str) -> Rulebook:
    """The rulebook of a game's package; raises `BadData`."""
    book = load(files(package) / "data" / "rules.yaml", Rulebook)
    ids = [rule.id for rule in book.rules]
    for rule_id in ids:
        if ids.count(rule_id) > 1:
            raise BadData("rules.yaml", rule_id, "error-field", detail="this id stands twice")
    placed = sum(len(book.rules_of(chapter)) for chapter in book.chapters)
    if placed != len(ids):
        raise BadData("rules.yaml", "chapters", "error-field", detail="a rule belongs to no chapter, or to two")
    return book
