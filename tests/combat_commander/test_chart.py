"""Maps in characters and in sentences, and the commands that show them."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from fieldcraft.cli import app
from fieldcraft.core.errors import BadInput
from fieldcraft.core.text import LANGUAGES, reader
from fieldcraft.games.combat_commander import hexes, maps
from fieldcraft.games.combat_commander.maps import map_of
from fieldcraft.games.combat_commander.nations import DATA
from fieldcraft.games.combat_commander.table import chart, told
from fieldcraft.games.combat_commander.table.chart import Contents

PACKAGE = "fieldcraft.games.combat_commander"


def at(name: str) -> int:
    return hexes.hex_number(name)


def rows(number: int, **contents: Contents) -> list[str]:
    drawn = chart.chart(map_of(number), {at(name): held for name, held in contents.items()})
    return ["".join(text for text, _ in row) for row in drawn]


def cell(drawn: list[str], name: str) -> list[str]:
    """The upper border and the three lines of a hex."""
    x, y = chart.corner(at(name), (range(15), range(10)))
    return [row.ljust(95)[x + 1 : x + 1 + chart.INNER] for row in drawn[y : y + chart.PITCH_Y]]


@pytest.mark.parametrize("number", range(1, 25))
def test_every_hex_stands_in_its_place_with_name_and_terrain(number: int) -> None:
    drawn, board = rows(number), map_of(number)
    assert max(map(len, drawn)) == 91
    for hex_ in range(hexes.HEXES):
        border, first, _, last = cell(drawn, hexes.hex_name(hex_))
        assert border.startswith(hexes.hex_name(hex_))
        fill = chart.FILLS[board.at(hex_).terrain]
        assert last == fill * chart.INNER
        assert first.strip().startswith("*") or first == fill * chart.INNER


def test_counters_and_markers_have_their_lines() -> None:
    held = Contents(axis="SSL", allies="Tl", smoke=10, fortification="trench")
    drawn = rows(9, E5=held, J4=Contents(blaze=True))
    assert cell(drawn, "E5") == ["E5───", 't~X""', 'SSL""', 'Tl"""']
    assert cell(drawn, "J4")[3] == "^^^^^"
    assert cell(drawn, "J4")[1] == "*4^^^"


def test_neighbours_draw_the_side_between_them_alike() -> None:
    """Every feature and every way is drawn from both of its hexes at the same place; the last one drawn decides."""
    board, drawn = map_of(9), rows(9)
    for side in board.hexsides:
        a, b = sorted(map(at, side.hexes))
        direction = hexes.direction_to(a, b)
        x, y = chart.corner(a, (range(15), range(10)))
        signs = {
            2: drawn[y][x + chart.PITCH_X],
            3: drawn[y + 2][x + chart.PITCH_X],
            4: drawn[y + chart.PITCH_Y][x + 4],
        }
        expected = chart.LEVEL if direction == 4 else chart.UPRIGHT
        assert signs[int(direction)] == expected[side.feature], side


def test_a_part_of_the_map_shows_those_hexes_only() -> None:
    shown = chart.around([at("C3"), at("D4")], margin=0)
    drawn = ["".join(text for text, _ in row) for row in chart.chart(map_of(9), {}, shown)]
    text = "\n".join(drawn)
    assert all(name in text for name in ("C3", "C4", "D3", "D4"))
    assert "C2" not in text
    assert "E3" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_is_told_in_every_language(language: str) -> None:
    words = reader(language, PACKAGE)
    held = Contents(axis="SSL", allies="T", smoke=3, fortification="mines", blaze=True)
    sentences = told.sentences(map_of(9), {at("E5"): held}, words)
    assert len(sentences) == hexes.HEXES
    assert all(sentence.endswith(".") for sentence in sentences)
    assert "SSL" in sentences[at("E5")]
    assert all(chart.legend(words))


def test_ways_and_hexsides_are_told_with_where_they_lead() -> None:
    sentences = told.sentences(map_of(9), {}, reader("en", PACKAGE))
    assert sentences[at("B2")] == "B2: Open Ground, Road to B1, B3."
    assert sentences[at("I2")] == "I2: Building, level 1, Objective 1, Wall towards I3, H2."


# The commands


def run(*words: str) -> str:
    done = CliRunner().invoke(app, list(words), catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.output


def test_los_tells_the_verdict_and_draws_the_line() -> None:
    told_line = run("los", "9", "g1", "K8")
    assert "no line of sight" in told_line
    assert "CC-T88.3.3" in told_line
    assert "•" in told_line
    assert "•" not in run("los", "9", "G1", "K8", "--plain")


def test_los_in_json() -> None:
    facts = json.loads(run("los", "9", "A1", "E3", "--smoke", "C2=4", "--json"))
    assert (facts["line_of_sight"], facts["hindrance"], facts["rule"], facts["at"]) == (True, 4, "CC-10.3.4", "C2")
    blocked = json.loads(run("los", "9", "A1", "E3", "--blaze", "C2", "--json"))
    assert (blocked["line_of_sight"], blocked["hindrance"]) == (False, None)


@pytest.mark.parametrize(
    ("words", "key"),
    [
        (("los", "99", "A1", "B1"), "error-unknown-map"),
        (("los", "x", "A1", "B1"), "error-unknown-map"),
        (("los", "1", "A11", "B1"), "error-unknown-hex"),
        (("los", "1", "A1", "B1", "--blaze", "Q1"), "error-unknown-hex"),
        (("los", "1", "A1", "B1", "--smoke", "C3"), "error-smoke-form"),
        (("los", "1", "A1", "B1", "--smoke", "C3=11"), "error-smoke-form"),
        (("maps", "0"), "error-unknown-map"),
    ],
)
def test_bad_words_are_refused_in_a_sentence(words: tuple[str, ...], key: str) -> None:
    with pytest.raises(BadInput) as refused:
        CliRunner().invoke(app, list(words), catch_exceptions=False)
    assert refused.value.message.key == key


def test_maps_checks_all_and_draws_the_named() -> None:
    every = run("maps", "--lang", "en")
    assert every.count(": sound.") == 24
    one = run("maps", "9", "--lang", "en")
    assert "A1" in one
    assert "a judgement" in one
    assert json.loads(run("maps", "3", "--json")) == {"3": []}


def test_maps_tells_the_faults_of_a_map_of_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (DATA / "maps" / "map_02.yaml").read_text(encoding="utf-8")
    (tmp_path / "maps").mkdir()
    (tmp_path / "maps" / "map_25.yaml").write_text(
        text.replace("id: 2\n", "id: 25\n").replace(
            "B4: {terrain: open_ground, elevation: 0, road: [2, 5]}",
            "B4: {terrain: open_ground, elevation: 0, road: [2]}",
        )
    )
    monkeypatch.setenv("FIELDCRAFT_COMBAT_COMMANDER", str(tmp_path))
    maps.map_numbers.cache_clear()
    try:
        done = CliRunner().invoke(app, ["maps", "25", "--lang", "en"], catch_exceptions=False)
        assert done.exit_code == 1
        assert done.output == "Map 25: 1 fault.\n  hexes.B4.road: expected direction 5, from A5.\n"
    finally:
        maps.map_numbers.cache_clear()
