"""The rulebook's examples: whatever they show is true, in every language, and their figures are sound HTML."""

import gzip
import re
from collections.abc import Iterator
from typing import Any

import pytest
import yaml
from msgspec import structs

from fieldcraft.core.rulebook import rulebook
from fieldcraft.core.script import read_scripts, run
from fieldcraft.core.text import LANGUAGES, reader
from fieldcraft.games.undaunted.examples import GAME, Example, Shown, all_examples, all_shown
from fieldcraft.games.undaunted.scenarios import scenario
from fieldcraft.games.undaunted.table.examples import figure, figures
from fieldcraft.ui.html import Safe
from fieldcraft.ui.icons import sprite
from tests.markup import Page
from tests.undaunted.arranged import distances_from, layout

PACKAGE = "fieldcraft.games.undaunted"
BY_ID = {each.id: each for each in all_examples()}
RULES = {rule.id for rule in rulebook(PACKAGE).rules}
HEAVIEST = 15_000
"""Bytes, compressed, that all figures of one language may add to the page."""


def worked_out(example: Example) -> Shown:
    return Shown(example, GAME.arrange(str(example.scenario), {}, example.given))


def faults(example: Example) -> Iterator[str]:
    """What an example says, where the rules say otherwise."""
    shown = worked_out(example)
    for line, rule in example.tries.items():
        refusal = shown.claim(line).refusal
        if (refusal.rule if refusal else "") != rule:
            yield f"{line}: {refusal}"
    for line, total in example.sums.items():
        odds = shown.claim(line).odds
        if odds is None or odds.total != total or sum(value for _, value in odds.parts) != total:
            yield f"{line}: {odds}"
    for start, far in example.distances.items():
        counted = distances_from(str(example.scenario), start)
        if dict(shown.distances()) != far or far != {tile: counted[tile] for tile in far}:
            yield f"distances from {start}"
    for tile, near in example.near.items():
        if set(near) != shown.lit() or set(near) != set(layout(str(example.scenario))["adjacency"][tile]):
            yield f"neighbours of {tile}"
    for line, tiles in example.marks.items():
        if set(tiles) != shown.lit() & set(example.tiles):
            yield f"{line}: {sorted(shown.lit())}"
    if missing := set(example.log) - {each.kind for each in shown.told}:
        yield f"never told: {missing}"


def as_script(example: Example) -> str:
    """The same as a position script."""
    steps: list[dict[str, Any]] = [dict([line.split(": ", 1)]) for line in example.play]
    steps.append({"expect": example.expect})
    for line, rule in example.tries.items():
        side, notation = line.split(": ", 1)
        if ";" not in notation:
            steps.append({"refuse": {side: notation, "rule": rule}} if rule else {"offer": {side: notation}})
    written = {"title": example.id, "game": "undaunted", "scenario": example.scenario, "given": example.given}
    return yaml.safe_dump({**written, "chance": example.chance, "steps": steps})


@pytest.mark.parametrize("example", all_examples(), ids=BY_ID)
def test_what_an_example_says_is_so(example: Example) -> None:
    assert not list(faults(example))
    assert example.rule in RULES


@pytest.mark.parametrize("example", all_examples(), ids=BY_ID)
def test_an_example_is_a_script_that_holds(example: Example) -> None:
    """With the game's invariants, its referee and the hidden-information checks at every step."""
    for script in read_scripts(as_script(example), example.id):
        run(script)


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("move", {"tries": {"us: move rifleman_a; step 13B": ""}}),
        ("control", {"tries": {"us: control rifleman_b": "U-12.8"}}),
        ("attack", {"sums": {"us: attack scout_a; aim ger.rifleman_a": 6}}),
        ("distance", {"distances": {"17B": {"5B": 3}}}),
        ("adjacent", {"near": {"12B": ("4B", "5B")}}),
        ("target", {"marks": {"ger: target mortar": ("7A",)}}),
        ("casualties", {"log": ("won",)}),
    ],
)
def test_a_false_example_is_found(name: str, change: dict[str, Any]) -> None:
    assert list(faults(structs.replace(BY_ID[name], **change)))


def test_every_example_has_something_to_show() -> None:
    assert 14 <= len(BY_ID) == len(all_examples())
    for example in all_examples():
        shown = (example.tiles, example.tries, example.sums, example.piles, example.hands, example.log)
        assert any(shown), example.id
        assert set(example.tiles) <= set(scenario(str(example.scenario)).tiles)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("example", all_examples(), ids=BY_ID)
def test_a_caption_leaves_numbers_to_the_drawing(example: Example, language: str) -> None:
    """The only digits in it are names of tiles that are drawn."""
    caption = reader(language, PACKAGE)(f"undaunted-example-caption-{example.id}")
    named = re.findall(r"\b\d+[AB]\b", caption)
    assert set(named) <= set(example.tiles), caption
    assert not re.search(r"\d", re.sub(r"\b\d+[AB]\b", "", caption)), caption


def drawn(language: str) -> dict[str, list[Safe]]:
    return figures(reader(language, PACKAGE), lambda number: f"/art/{number}.svg")


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures(language: str) -> None:
    """Whole elements without ids, buttons or inline styles; every sign is in the sprite, every link leads to a rule."""
    symbols = {f"#{name}" for name in re.findall(r'<symbol id="([^"]+)"', sprite())}
    made = drawn(language)
    assert set(made) == {example.rule for example in all_examples()}
    for each in (one for rule in made.values() for one in rule):
        page = Page(each)
        assert not page.ids
        assert not page.buttons
        assert page.uses <= symbols
        assert {address[1:] for address in re.findall(r'href="(#U-[^"]+)"', each)} <= RULES
        assert each.count('class="crop ') == len(re.findall(r'role="img" aria-label="[^"]{20,}"', each))
        assert each.count("<img") == each.count('loading="lazy"')


@pytest.mark.parametrize("shown", all_shown(), ids=BY_ID)
def test_a_figure_shows_what_the_rules_say(shown: Shown) -> None:
    """Refusals with their rules, sums, chances and what was told: all of it can be read without seeing the drawing."""
    told = reader("en", PACKAGE)
    text = Page(figure(shown, told, "/art.svg")).text
    for claim in map(shown.claim, shown.example.tries):
        assert ("Not possible:" if claim.refusal else "Possible:") in text
        if claim.refusal:
            assert f"{claim.refusal.rule} {told.say(claim.refusal.message)}" in text
    for claim in map(shown.claim, shown.example.sums):
        assert claim.odds is not None
        assert f"needs{claim.odds.total}+" in text
    for each in shown.told:
        assert told.say(each.message) in text


def test_the_drawing_in_words() -> None:
    """Positions, distances and chosen tiles are told to those who do not see the board."""
    (distance,) = drawn("en")["U-9.2"]
    assert "From 17B: 17B 0, 2B 1, 7A 1" in distance
    (adjacent,) = drawn("en")["U-9.1"]
    assert "Next to 12B: 4B, 5B, 7A, 8A, 13B, 17B." in adjacent
    (target,) = drawn("en")["U-12.13"]
    assert "Possible tiles: 14A, 18A, 15A, 17A." in target
    (suppressed,) = drawn("en")["U-8.5"]
    assert "Riflemen A (suppressed)" in suppressed


def test_weight() -> None:
    for language in LANGUAGES:
        whole = "".join(each for rule in drawn(language).values() for each in rule)
        assert len(gzip.compress(whole.encode())) < HEAVIEST


def test_examples_stand_in_the_order_of_the_rulebook() -> None:
    order = [rule.id for rule in rulebook(PACKAGE).rules]
    places = [order.index(example.rule) for example in all_examples()]
    assert places == sorted(places)
