"""A game's list of rule ids: chapters and rules with what they are about."""

from functools import cache
from importlib.resources import files
from typing import Annotated, Literal

from msgspec import Meta, Struct

from fieldcraft.core.data import load
from fieldcraft.core.errors import BadData

RuleId = Annotated[str, Meta(pattern=r"^[A-Z]+-[A-Za-z0-9._-]+$")]


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
        """The rules whose id goes on from the chapter's: `U-8.5` in `U-8`, `CC-A25` in `CC-A`."""
        return [rule for rule in self.rules if rule.id.startswith(chapter.id) and goes_on(chapter.id, rule.id)]


def goes_on(chapter: str, rule: str) -> bool:
    """Whether what follows the chapter's id begins something new, and is no longer number or word."""
    rest = rule[len(chapter) :]
    return rest[:1] in (".", "-") or (chapter[-1].isalpha() and rest[:1].isdecimal())


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
