"""The commands, as a user's shell runs them: results, exit statuses, and one sentence for every mistake."""

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fieldcraft.cli import main
from fieldcraft.core.registry import game, game_ids, has_room
from tests.core.sittings import go_on, sitting

TIME_FIELDS = {"seconds", "decisions_per_second"}
GOOD = """title: The turn can end
game: undaunted
scenario: 1
given: {active: us}
steps:
- us: end
- expect: {active: ger}
"""
FAILING = GOOD.replace("active: ger", "active: us")
MISSPELT = GOOD.replace("expect", "expact")


def fieldcraft(folder: Path, *words: str, lang: str = "en", status: int = 0) -> subprocess.CompletedProcess[str]:
    """Run `fieldcraft ...` in a folder of its own; the exit status must be the one that is due."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    environment |= {
        "FIELDCRAFT_LANG": lang,
        "PYTHONUTF8": "1",
        "COLUMNS": "200",
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
    }
    command = [sys.executable, "-m", "fieldcraft", *words]
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=120
    )
    assert done.returncode == status, done.stderr
    assert "Traceback" not in done.stderr
    return done


def as_json(folder: Path, *words: str) -> Any:
    return json.loads(fieldcraft(folder, *words, "--json").stdout)


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def assert_one_line(stdout: str, stderr: str) -> str:
    assert stdout == ""
    assert len(stderr.splitlines()) == 1, stderr
    return stderr.strip()


def refused(folder: Path, *words: str, lang: str = "en") -> str:
    """A mistake gives one line on the error stream and exit status 2, and writes nothing."""
    before = contents(folder)
    done = fieldcraft(folder, *words, lang=lang, status=2)
    assert contents(folder) == before
    return assert_one_line(done.stdout, done.stderr)


Shell = Callable[..., tuple[str, str]]


@pytest.fixture
def shell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    """The same command line within this process, for mistakes: output and error stream; nothing may be written."""

    def run(*words: str, lang: str = "en") -> tuple[str, str]:
        monkeypatch.chdir(tmp_path)
        for name, value in {"FIELDCRAFT_LANG": lang, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}.items():
            monkeypatch.setenv(name, value)
        monkeypatch.setattr(sys, "argv", ["fieldcraft", *words])
        monkeypatch.setattr(sys, "stdin", io.StringIO())
        before = contents(tmp_path)
        with pytest.raises(SystemExit) as ended:
            main()
        assert ended.value.code == 2
        assert contents(tmp_path) == before
        return capsys.readouterr()

    return run


def written(path: Path, text: str) -> str:
    path.write_text(text, encoding="utf-8")
    return path.name


# simulate


def without_times(figures: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in figures.items() if name not in TIME_FIELDS}


def test_simulate_tells_how_many_games_went(tmp_path: Path) -> None:
    words = ("simulate", "undaunted", "--scenario", "1,2", "--games", "4", "--bots", "random,greedy", "--seed", "3")
    one = as_json(tmp_path, *words, "--jobs", "1", "--records", "one")
    assert set(one) >= {"game", "bots", "reasons", "rounds_average"} | TIME_FIELDS
    assert (one["game"], one["games"], one["finished"], one["bots"]) == ("undaunted", 8, 8, ["random", "greedy"])
    assert sum(one["wins"].values()) == sum(one["wins_by_side"].values()) == sum(one["reasons"].values()) == 8
    assert [row["scenario"] for row in one["scenarios"]] == ["1", "2"]
    for name in ("games", "finished"):
        assert sum(row[name] for row in one["scenarios"]) == one[name]
    for bot in one["bots"]:
        assert sum(row["wins"][bot] for row in one["scenarios"]) == one["wins"][bot]

    two = as_json(tmp_path, *words, "--jobs", "2", "--records", "two")
    assert without_times(two) == without_times(one), "any number of processes plays the same games"
    first, second = ({path.name: path.read_text() for path in (tmp_path / each).iterdir()} for each in ("one", "two"))
    assert first == second
    assert len(first) == 8
    headers = [json.loads(text.partition("\n")[0]) for text in first.values()]
    luck = {(each["scenario"], each["seed"]): set[tuple[str, ...]]() for each in headers}
    for each in headers:
        luck[each["scenario"], each["seed"]].add(tuple(each["seats"]))
    both_ways = {("bot:random", "bot:greedy"), ("bot:greedy", "bot:random")}
    assert list(luck.values()) == [both_ways] * 4, "the bots change sides with the same luck"
    for name in sorted(first)[:2]:
        assert as_json(tmp_path, "replay", f"one/{name}")["outcome"] is not None


def test_simulate_where_all_win_together(tmp_path: Path) -> None:
    words = (
        "simulate",
        "grizzled",
        "--seats",
        "3",
        "--bots",
        "greedy",
        "--option",
        "level=0",
        "--games",
        "12",
        "--json",
    )
    figures = as_json(tmp_path, *words[:-1], "--jobs", "1", "--records", "kept")
    assert (figures["games"], figures["finished"], figures["bots"]) == (12, 12, ["greedy"] * 3)
    assert figures["won"] == figures["reasons"]["peace"] == figures["wins"]["greedy"] > 0
    assert figures["wins_by_side"] == dict.fromkeys(("p1", "p2", "p3"), figures["won"])
    assert [row["scenario"] for row in figures["scenarios"]] == ["3"]
    assert len(list((tmp_path / "kept").iterdir())) == 12, "equal players never play the same game twice"


def test_another_seed_plays_other_games(tmp_path: Path) -> None:
    words = ("simulate", "undaunted", "--scenario", "1", "--games", "2", "--jobs", "1")
    default, other = (as_json(tmp_path, *words, *seed) for seed in ((), ("--seed", "2")))
    assert without_times(default) != without_times(other)


def test_simulate_for_people(tmp_path: Path) -> None:
    done = fieldcraft(tmp_path, "simulate", "undaunted", "--scenario", "1", "--games", "2", "--bots", "greedy")
    assert "2 games, 2 ended by rule" in done.stdout
    assert contents(tmp_path) == {}


# Records


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "game.jsonl"
    path.write_text(go_on(sitting()).closed().text(), encoding="utf-8")
    return path


def test_replay_and_verify(record: Path) -> None:
    session = go_on(sitting())
    outcome = session.outcome()
    assert outcome is not None
    winners = [("us", "ger")[seat] for seat in outcome.winners]
    assert as_json(record.parent, "replay", record.name) == {
        "game": "undaunted",
        "scenario": "1",
        "decisions": session.decisions,
        "outcome": {"winners": winners, "reason": outcome.reason},
    }
    assert as_json(record.parent, "verify", record.name)["verified"] is True
    told = fieldcraft(record.parent, "replay", record.name).stdout
    assert (
        told
        == f"game.jsonl: undaunted, scenario 1, {session.decisions} decisions, won by {winners[0]}: {outcome.reason}\n"
    )
    table = fieldcraft(record.parent, "replay", record.name, "--at", "10").stdout
    assert "17B" in table


@pytest.mark.parametrize(("lang", "words"), [("en", "Round 1 begins."), ("uk", "Починається раунд 1.")])
def test_the_log_is_told_in_the_chosen_language(record: Path, lang: str, words: str) -> None:
    told = fieldcraft(record.parent, "replay", record.name, "--log", "--lang", lang).stdout
    assert told.splitlines()[0] == words
    assert "draws Rifleman" not in told, "a spectator sees no cards"


def test_a_broken_record(shell: Shell, record: Path, tmp_path: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    name = written(tmp_path / "cut.jsonl", "\n".join(lines[:20]) + "\n")
    assert refused(tmp_path, "replay", name) == (
        'cut.jsonl, line 21: the record is cut short: expected a closing line with "end".'
    )
    assert assert_one_line(*shell("replay", name, lang="uk")).startswith("cut.jsonl, рядок 21: ")
    assert assert_one_line(*shell("verify", name)).startswith("cut.jsonl, line 21: ")
    edited = json.loads(lines[1])
    edited["got"] = "scout_a" if edited["got"] != "scout_a" else "scout_b"
    name = written(tmp_path / "edited.jsonl", "\n".join([lines[0], json.dumps(edited), *lines[2:]]) + "\n")
    assert assert_one_line(*shell("verify", name)).startswith("edited.jsonl, line 2: the outcome")


def test_replay_beyond_the_end(shell: Shell, record: Path) -> None:
    sentence = assert_one_line(*shell("replay", str(record), "--at", "1000"))
    assert sentence == f"There is no decision 1,000: the record has {go_on(sitting()).decisions}."


@pytest.mark.parametrize("command", ["replay", "verify", "check"])
def test_a_file_that_cannot_be_read(shell: Shell, tmp_path: Path, command: str) -> None:
    (tmp_path / "latin.txt").write_bytes(b"caf\xe9")
    for name in ("nothing.jsonl", ".", "latin.txt", "x" * 3000):
        assert assert_one_line(*shell(command, name)).startswith(name[:1000])


def test_words_from_outside_cannot_break_the_line_or_command_the_terminal(shell: Shell) -> None:
    for name in ("a\nb", "a\x1b[2Jb", "a\u2028b", "a\x9bb"):
        sentence = assert_one_line(*shell("replay", name))
        assert sentence.startswith("a\\")


# Scripts


def test_check_good_failing_and_misspelt_scripts(tmp_path: Path) -> None:
    good, failing, misspelt = (
        written(tmp_path / f"{name}.yaml", text)
        for name, text in (("good", GOOD), ("failing", FAILING), ("misspelt", MISSPELT))
    )
    assert fieldcraft(tmp_path, "check", good).stdout == "1 passed, 0 failed\n"
    done = fieldcraft(tmp_path, "check", good, failing, status=1)
    assert done.stdout == "1 passed, 1 failed\n"
    assert done.stderr == "failing.yaml, line 7 (The turn can end): active is ger: expected us.\n"
    sentence = refused(tmp_path, "check", good, failing, misspelt)
    assert sentence.startswith("misspelt.yaml, line 7: unknown key “expact”")


# Measuring


def test_perft_counts_and_is_the_same_everywhere(tmp_path: Path) -> None:
    counts = as_json(tmp_path, "perft", "undaunted", "--scenario", "1,12", "--depth", "2")
    assert set(counts) == {"1", "12"}
    for one, two in counts.values():
        assert 0 < one <= two
    assert as_json(tmp_path, "perft", "undaunted", "--scenario", "1", "--depth", "2") == {"1": counts["1"]}
    assert as_json(tmp_path, "perft", "undaunted", "--scenario", "1", "--depth", "1", "--seed", "9" * 25)["1"][0] > 0


@pytest.mark.parametrize("game_id", game_ids())
def test_bench_has_every_figure(game_id: str, tmp_path: Path) -> None:
    rows = as_json(tmp_path, "bench", game_id, "--seconds", "0.05", "--this-mode")
    (row,) = rows
    assert row.pop("game") == game_id
    assert row.pop("mode") in ("compiled", "interpreted")
    assert (row["drawing_us"] is not None) == has_room(game(game_id), "table.page")
    assert set(row) == {
        "decisions_per_second",
        "copy_us",
        "legal_us",
        "view_us",
        "redeal_us",
        "decision_us",
        "drawing_us",
    }
    assert all(value is None or value > 0 for value in row.values())


@pytest.mark.parametrize("game_id", game_ids())
def test_the_fuzzer_finds_nothing(game_id: str, tmp_path: Path) -> None:
    tally = as_json(tmp_path, "fuzz", game_id, "--minutes", "0.05", "--seed", "9" * 25)
    assert tally["failure"] is None
    assert tally["script"] is None
    assert tally["games"] == sum(tally["reasons"].values()) > 0
    assert contents(tmp_path) == {}


# Mistakes on the command line


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("simulate chess", "There is no game “chess”; known games: combat_commander, grizzled, undaunted."),
        ("simulate undaunted --scenario 13", "There is no scenario “13”;"),
        ("simulate undaunted --scenario 1,x", "There is no scenario “x”;"),
        ("simulate undaunted --bots deep", "There is no computer player “deep”; known ones: random, greedy."),
        ("simulate undaunted --bots greedy,greedy,greedy", "3 computer players were named: expected 2."),
        ("simulate grizzled --seats 6", "6 seats: expected 2 to 5."),
        ("simulate grizzled --seats 3 --bots greedy,random", "2 computer players were named: expected 3."),
        ("simulate grizzled --option level=9", "Option “level” is 9: expected a whole number from 0 to 2."),
        ("simulate grizzled --option level", "“level” is no option: expected NAME=NUMBER."),
        ("fuzz chess", "There is no game “chess”;"),
        ("perft chess", "There is no game “chess”;"),
        ("perft undaunted --scenario 0", "There is no scenario “0”;"),
        ("bench chess", "There is no game “chess”;"),
        ("text chess", "There is no game “chess”;"),
        ("text undaunted --scenario 13", "There is no scenario “13”;"),
        ("text undaunted --players person,greedy,greedy", "3 seats: expected 2 to 2."),
        ("text undaunted --scenario 1 --players person", "1 players were named: expected 2."),
        ("text grizzled --players person", "1 seats: expected 2 to 5."),
        ("text grizzled --players person,deep,greedy", "There is no opponent “deep”:"),
        ("text grizzled --scenario 3 --players person,greedy", "2 players were named: expected 3."),
        ("text grizzled --scenario 2 --side p3 --opponent greedy", "There is no side “p3”; known sides: p1, p2."),
        ("text undaunted --side fr", "There is no side “fr”; known sides: us, ger."),
        ("text undaunted --opponent deep", "There is no opponent “deep”:"),
        ("text undaunted --option fog=1", "There is no option “fog”; known options: round_limit, open_discards."),
        ("text undaunted --option round_limit", "“round_limit” is no option: expected NAME=NUMBER."),
        ("text undaunted --option round_limit=1000", "Option “round_limit” is 1000: expected a whole number"),
        (f"text undaunted --option round_limit={'9' * 5000}", "“round_limit=999"),
        ("text undaunted --campaign 4-1", "“4-1” is no run of scenarios:"),
        ("text undaunted --campaign 1-13", "“1-13” is no run of scenarios:"),
        ("text undaunted --campaign one", "“one” is no run of scenarios:"),
        (f"text undaunted --campaign 1-{'9' * 5000}", "“1-999"),
        ("text --scenario 1", "Name the game first:"),
        ("text --resume", "No game waits to go on."),
    ],
    ids=lambda text: text[:50],
)
def test_a_mistake_gives_one_sentence(shell: Shell, words: str, sentence: str) -> None:
    assert assert_one_line(*shell(*words.split())).startswith(sentence)


def test_a_mistake_in_a_real_shell(tmp_path: Path) -> None:
    assert refused(tmp_path, "simulate", "undaunted", "--bots", "deep").startswith("There is no computer player “deep”")
    assert refused(tmp_path, "text", "chess", "--lang", "uk").startswith("Гри «chess» немає")


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("pt-BR", "O jogo “chess” não existe"),
        ("uk", "Гри «chess» немає"),
        ("fr", "« chess »"),
    ],
)
def test_a_mistake_is_told_in_the_chosen_language(shell: Shell, lang: str, sentence: str) -> None:
    spoken = [shell("text", "chess", "--lang", lang), shell("text", "chess", f"--lang={lang}")]
    spoken += [shell("text", "chess", lang=lang), shell("bench", "chess", lang=lang)]
    assert len({assert_one_line(*each) for each in spoken}) == 1
    assert sentence in spoken[0][1].replace("\u202f", " ").replace("\xa0", " ")
    assert spoken[0] != shell("text", "chess")


@pytest.mark.parametrize(
    "words",
    [
        "simulate undaunted --games 0",
        "simulate undaunted --games x",
        "simulate undaunted --records",
        "perft undaunted --depth 0",
        "fuzz undaunted --minutes 0",
        "replay",
        "dance",
        "text undaunted --loud",
    ],
)
def test_a_word_the_command_line_does_not_know(shell: Shell, words: str) -> None:
    stdout, stderr = shell(*words.split())
    assert stdout == ""
    assert "Error: " in stderr


@pytest.mark.parametrize(
    "words",
    [
        "simulate undaunted --scenario 1 --games 1 --jobs 1 --records",
        "text undaunted --scenario 1 --side us --opponent greedy --data",
    ],
)
def test_a_place_that_cannot_be_written_to(shell: Shell, tmp_path: Path, words: str) -> None:
    _, stderr = shell(*words.split(), written(tmp_path / "file", ""))
    assert stderr.splitlines()[-1].startswith("file/")
    assert "cannot be written: " in stderr


def test_help_and_no_command(tmp_path: Path) -> None:
    assert "simulate" in fieldcraft(tmp_path, "--help").stdout
    done = fieldcraft(tmp_path, status=2)
    assert "simulate" in done.stdout + done.stderr
