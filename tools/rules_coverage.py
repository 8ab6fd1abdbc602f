"""Writes docs/rules-coverage.md: every rule id of every game, with the scripts and tests that show it.

python -m tools.rules_coverage           write the document
python -m tools.rules_coverage --check   fail if it is out of date or a rule has no test
"""

import argparse
import ast
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from fieldcraft.core.registry import game, game_ids, game_packages
from fieldcraft.core.rulebook import rulebook
from fieldcraft.core.script import read_scripts

ROOT = Path(__file__).parents[1]
TESTS = ROOT / "tests"
GAMES = ROOT / "src" / "fieldcraft" / "games"
DOCUMENT = ROOT / "docs" / "rules-coverage.md"


def shown_by_scripts() -> Iterator[tuple[str, str]]:
    """Pairs of a rule id and the script that names it."""
    for path in sorted((TESTS / "scripts").rglob("*.yaml")):
        if path.parent.name not in game_ids():
            continue
        for script in read_scripts(path.read_text(encoding="utf-8"), str(path)):
            for rule in script.rules:
                yield rule, f"{path.relative_to(TESTS)}:{script.line}"


def shown_by_tests() -> Iterator[tuple[str, str]]:
    """Pairs of a rule id and the test function marked with it."""
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for rule in marked_rules(node):
                    yield rule, f"{path.relative_to(TESTS)}::{node.name}"


def marked_rules(function: ast.FunctionDef) -> Iterator[str]:
    """The ids in `@pytest.mark.rule(...)`."""
    for decorator in function.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
            yield from (str(each.value) for each in decorator.args if isinstance(each, ast.Constant))


def coverage() -> dict[str, list[str]]:
    """By rule id: everything that shows it."""
    found: dict[str, list[str]] = defaultdict(list)
    for rule, place in (*shown_by_scripts(), *shown_by_tests()):
        if place not in found[rule]:
            found[rule].append(place)
    return found


def known_beforehand() -> set[str]:
    """The rules of games that are not registered yet: tests may show them, and none is missed."""
    packages = (f"fieldcraft.games.{place.parents[1].name}" for place in GAMES.glob("*/data/rules.yaml"))
    return {rule.id for each in packages if each not in game_packages() for rule in rulebook(each).rules}


def document() -> tuple[str, list[str]]:
    """The document's text, and what is wrong: rules without a test, tests of unknown rules."""
    found = coverage()
    lines = ["# Which test shows which rule", "", "Made by `make coverage` from the tests; do not edit.", ""]
    wrong: list[str] = []
    known: set[str] = set()
    for game_id, package in zip(game_ids(), game_packages(), strict=True):
        book = rulebook(package)
        tested = sum(rule.id in found for rule in book.rules)
        lines += [f"## {game(game_id).title}", "", f"{len(book.rules)} rules, {tested} with a test.", ""]
        for chapter in book.chapters:
            lines += [f"### {chapter.id} {chapter.title}", "", "| rule | about | shown by |", "|---|---|---|"]
            for rule in book.rules_of(chapter):
                known.add(rule.id)
                places = ", ".join(f"`{place}`" for place in found.get(rule.id, []))
                lines.append(f"| {rule.id} | {rule.title} | {places or rule.untested or '**nothing**'} |")
                if not places and not rule.untested:
                    wrong.append(f"{rule.id} ({rule.title}) has no test and no reason")
            lines.append("")
    known |= known_beforehand()
    wrong += [f"{places[0]} names the unknown rule {rule}" for rule, places in found.items() if rule not in known]
    return "\n".join(lines), wrong


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    check = parser.parse_args().check
    text, wrong = document()
    if check and (not DOCUMENT.exists() or DOCUMENT.read_text(encoding="utf-8") != text):
        wrong.append(f"{DOCUMENT.relative_to(ROOT)} is out of date: run make coverage")
    if not check:
        DOCUMENT.write_text(text, encoding="utf-8")
    for each in wrong:
        print(each, file=sys.stderr)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
