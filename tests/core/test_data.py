"""Data files with an impossible value: refused, naming the file and the field."""

import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace

from fieldcraft.core.data import load, read_yaml
from fieldcraft.core.errors import BadData
from fieldcraft.core.registry import game_ids
from fieldcraft.core.text import LANGUAGES
from fieldcraft.games.undaunted.cards import CardFile, TileFile, cards_of, tiles_of, units_of
from fieldcraft.games.undaunted.scenarios import Scenario, check
from tests.undaunted.arranged import DATA

SCENARIO = "01_la_raye.yaml"
GAMES = DATA.parents[1]


def edited(folder: Path, file: str, old: str, new: str) -> Path:
    """A copy of a data file with one place changed."""
    path = folder / Path(file).name
    text = (DATA / file).read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


def read_scenario(path: Path) -> None:
    check(replace(load(path, Scenario), file=path.name))


def read_tiles(path: Path) -> None:
    tiles_of(load(path, TileFile), path.name)


def read_cards(path: Path) -> None:
    content = load(path, CardFile)
    cards_of(content, path.name)
    units_of(content, path.name)


def assert_names(error: BadData, file: str, field: str) -> None:
    assert (error.file, error.place) == (file, field)
    assert str(error).startswith(f"{file}, {field}: ")
    assert "\n" not in str(error)


def test_the_files_as_they_are(tmp_path: Path) -> None:
    for path in (DATA / "scenarios").glob("*.yaml"):
        read_scenario(Path(shutil.copy(path, tmp_path)))
    read_tiles(DATA / "tiles.yaml")
    read_cards(DATA / "cards.yaml")


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ("1B: {cover: 1,", "1B: {cover: -1,", "tiles.1B.cover"),
        ("1B: {cover: 1,", "1B: {cover: 9,", "tiles.1B.cover"),
        ("1B: {cover: 1,", "1B: {cover: one,", "tiles.1B.cover"),
        ("1B: {cover: 1,", "1B: {cower: 1,", "tiles.1B"),
        ("2A: {cover: 3, cover_low: 1,", "2A: {cover: 3, cover_low: 4,", "tiles.2A.cover_low"),
        ("2A: {cover: 3, cover_low: 1,", "2A: {cover: 3,", "tiles.2A.cover_low"),
        ("1B: {cover: 1, hill: false", "1B: {cover: 1, hill: true", "tiles.1B.cover_low"),
        ("schema: undaunted.tiles/1", "schema: undaunted.tiles/2", "schema"),
    ],
)
def test_an_impossible_tile(tmp_path: Path, old: str, new: str, field: str) -> None:
    with pytest.raises(BadData) as caught:
        read_tiles(edited(tmp_path, "tiles.yaml", old, new))
    assert_names(caught.value, "tiles.yaml", field)


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ("starting_initiative: us", "starting_initiative: fr", "starting_initiative"),
        ("tiles: [2B, 3B,", "tiles: [2C, 3B,", "tiles"),
        ("tiles: [2B, 16B, 6A]", "tiles: [1A, 16B, 6A]", "layout"),
        ("tiles: [2B, 16B, 6A]", "tiles: [2B, 2B, 6A]", "layout"),
        ("{start: 2, tiles: [2B, 16B, 6A]}", "{start: 20, tiles: [2B, 16B, 6A]}", "layout.lines[0].start"),
        ("{start: 2, tiles: [2B, 16B, 6A]}", "{start: 4, tiles: [2B, 16B, 6A]}", "adjacency.2B"),
        ("objectives: {2B: 1,", "objectives: {2B: 4,", "objectives.2B"),
        ("objectives: {2B: 1,", "objectives: {1A: 1,", "objectives.1A"),
        ("us: {scouted: [2B, 17B]", "us: {scouted: [2B, 1A]", "markers.us.scouted"),
        ("objective_total: 10", "objective_total: 11", "objective_total"),
        ("deck_size: {us: 9,", "deck_size: {us: 10,", "deck_size.us"),
        ("supply_size: {us: 20, ger: 20}", "supply_size: {us: 20, ger: 19}", "supply_size.ger"),
        ("points_at_start: {us: 0,", "points_at_start: {us: 1,", "points_at_start.us"),
        ("need: 5", "need: 0", "victory.us.need"),
        ("need: 5", "nead: 5", "victory.us"),
        ("number: 1", "nummer: 1", "-"),
        ("  us: {17B: [rifleman_a,", "  us: {17B: [sniper,", "counters.us"),
        ("rifleman_a: [1, 4]", "rifleman_a: [1, 5]", "cards.us.rifleman_a"),
        ("rifleman_a: [1, 4]", "rifleman_a: [-1, 4]", "cards.us.rifleman_a[0]"),
        ("rifleman_a: [1, 4]", "tank: [1, 4]", "cards.us.tank"),
        ("17B: [2B, 7A,", "17B: [3B, 7A,", "adjacency.17B"),
        ("2B: [13B, 16B, 17B]", "2B: [13B, 16B]", "adjacency.2B"),
    ],
)
def test_an_impossible_scenario(tmp_path: Path, old: str, new: str, field: str) -> None:
    with pytest.raises(BadData) as caught:
        read_scenario(edited(tmp_path, f"scenarios/{SCENARIO}", old, new))
    if field == "-":
        assert caught.value.file == SCENARIO
        assert "nummer" in str(caught.value) or "number" in str(caught.value)
    else:
        assert_names(caught.value, SCENARIO, field)


def test_two_spawn_tiles(tmp_path: Path) -> None:
    marker = '  - {tile: 17B, label: "ALL", squads: [a, b, c], units: [sniper, mortar]}\n'
    path = edited(tmp_path, f"scenarios/{SCENARIO}", marker, marker + marker.replace("17B", "2B"))
    with pytest.raises(BadData) as caught:
        read_scenario(path)
    assert_names(caught.value, SCENARIO, "spawn.us")


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ("  rifleman_a: 5", "  rifleman_a: 6", "card_ids.rifleman_a"),
        ("  rifleman_a: 5", "  rifleman_d: 5", "card_ids.rifleman_a"),
        ("  rifleman_a: 5", "  rifleman_a: 5\n  rifleman_d: 5", "card_ids.rifleman_d"),
    ],
)
def test_impossible_cards(tmp_path: Path, old: str, new: str, field: str) -> None:
    with pytest.raises(BadData) as caught:
        read_cards(edited(tmp_path, "cards.yaml", old, new))
    assert_names(caught.value, "cards.yaml", field)


@pytest.mark.parametrize(
    ("text", "place"),
    [("a: [\n", "line 2"), ("a: 1\n\tb: 2\n", "line 2"), ("a: &x 1\nb: *y\n", "line 2")],
)
def test_a_file_that_is_no_yaml(tmp_path: Path, text: str, place: str) -> None:
    path = tmp_path / "tiles.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadData) as caught:
        read_tiles(path)
    assert str(caught.value).startswith(f"tiles.yaml, {place}: not valid YAML: ")


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("schema: a\ntiles: {}\nschema: a\n", "schema"),
        ("tiles:\n  1B: {cover: 1, hill: false, cover: 2}\n", "tiles.1B.cover"),
        ("tiles: {1B: {}, 2A: {}, '1B': {}}\n", "tiles.1B"),
        ("lines: [{start: 1}, {start: 2, tiles: [], start: 3}]\n", "lines[1].start"),
        ("a: &x {b: 1, b: 2}\nc: *x\n", "a.b"),
    ],
)
def test_a_key_that_stands_twice(tmp_path: Path, text: str, field: str) -> None:
    path = tmp_path / "tiles.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadData) as caught:
        read_tiles(path)
    assert_names(caught.value, "tiles.yaml", field)
    assert str(caught.value).endswith("twice.")


def test_keys_of_the_same_name_in_different_mappings() -> None:
    text = "base: &base {x: 1}\na: {x: 1, y: {x: 1}}\nb: {<<: *base, x: 2}\nc: [*base, *base]\n"
    assert read_yaml(text, "file") == {
        "base": {"x": 1}, "a": {"x": 1, "y": {"x": 1}}, "b": {"x": 2}, "c": [{"x": 1}, {"x": 1}],
    }  # fmt: skip


@pytest.mark.parametrize("game_id", game_ids())
def test_no_data_file_of_a_game_says_anything_twice(game_id: str) -> None:
    """Each of them is read by the reader that refuses it, and would be refused with any of its first keys repeated."""
    files = sorted((GAMES / game_id).rglob("*.yaml"))
    assert len(files) > len(LANGUAGES)
    for path in files:
        text = path.read_text(encoding="utf-8")
        key = next(iter(read_yaml(text, path.name)))
        with pytest.raises(BadData) as caught:
            read_yaml(f"{text}\n{key}: again\n", path.name)
        assert_names(caught.value, path.name, str(key))


@pytest.mark.parametrize("text", ["", "5", "[1]", "tiles: 3"])
def test_a_file_of_something_else(tmp_path: Path, text: str) -> None:
    path = tmp_path / "tiles.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadData) as caught:
        read_tiles(path)
    assert caught.value.file == "tiles.yaml"
