"""The table in a real terminal, played as people play it."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from fieldcraft.core.decision import Outcome
from fieldcraft.core.record import read, replay, verify
from fieldcraft.core.registry import game_packages
from fieldcraft.core.session import Session
from fieldcraft.core.text import reader
from fieldcraft.games.undaunted.kinds import KIND_NAMES
from fieldcraft.games.undaunted.names import card_name
from fieldcraft.terminal.saves import load, waiting
from tests.core.sittings import GAME
from tests.terminal.keyboard import CHOICE, ENTER, HANG_UP, HONOUR, KILL, PROMPT, Player

ALONE = ("undaunted", "--scenario", "1", "--side", "us", "--opponent", "greedy", "--seed", "3")
TOGETHER = ("undaunted", "--scenario", "1", "--opponent", "person", "--seed", "3")
WIPED = "\x1b[2J\x1b[3J\x1b[H"
SIDES = ("United States", "Germany")


def the_record(data: Path) -> Path:
    """The record of the one game that was finished."""
    (path,) = (data / "records").iterdir()
    return path


def saved(data: Path) -> Session:
    """The game that waits."""
    (path,) = waiting(data)
    session = load(path).session
    assert session is not None
    return session


def replayed(path: Path) -> Outcome:
    """The record of a finished game replays, and every outcome in it is proved."""
    record = read(path.read_text(encoding="utf-8"), path.name)
    outcome = replay(record, path.name).finish()
    assert outcome is not None
    assert verify(record, path.name) > 20
    return outcome


# Whole games


@pytest.fixture(scope="module")
def straight(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """The record of a game in which every hint was followed, and all that was printed."""
    data = tmp_path_factory.mktemp("straight")
    with Player(data, *ALONE) as player:
        printed = player.follow_hints()
    return the_record(data), printed


def test_a_whole_game(straight: tuple[Path, str]) -> None:
    path, printed = straight
    assert reader("en", *game_packages()).say(GAME.verdict(replayed(path))) in printed
    assert f"The record of the game is in {path}" in printed
    command = [sys.executable, "-m", "fieldcraft", "replay", str(path)]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert re.search(r"undaunted, scenario 1, \d+ decisions, won by (?:us|ger): ", told)
    assert not waiting(path.parents[1]), "nothing waits any more"


def test_alone_against_the_computer_its_cards_are_not_told(straight: tuple[Path, str]) -> None:
    _, printed = straight
    drawn = set(re.findall(r"Germany draws (.*?)\.", printed))
    assert drawn == {"a card"}
    assert len(set(re.findall(r"United States draws (.*?)\.", printed))) > 3


def test_the_same_game_in_sentences_and_in_ukrainian(tmp_path: Path, straight: tuple[Path, str]) -> None:
    with Player(tmp_path, *ALONE, "--plain", "--lang", "uk") as player:
        printed = player.follow_hints("підказка")
    assert reader("uk", *game_packages()).say(GAME.verdict(replayed(straight[0]))) in printed
    assert "│" not in printed
    assert "┌" not in printed
    assert not re.search(r"\b(?:Round|Rifleman|Germany|plays)\b", printed)
    assert the_record(tmp_path).read_text() == straight[0].read_text(), "neither language nor drawing touches the luck"


def test_plain_writes_no_colours(tmp_path: Path) -> None:
    with Player(tmp_path, *ALONE, "--plain") as player:
        player.types("board")
        assert not re.search(r"\x1b\[[0-9;]*m", player.raw)
        assert "Tile 17B, cover 3" in player.seen


def test_from_the_menu_to_a_game(tmp_path: Path) -> None:
    with Player(tmp_path) as player:
        for part in ("Undaunted", "La Raye", "plays at random", "Germany: control objectives"):
            assert player.asked == CHOICE
            assert "Expected a number from 1 to" in player.types("0")
            assert "Expected a number from 1 to" in player.types("x")
            player.choose(part)
        assert player.asked == PROMPT
        assert "Germany: choose one card in secret" in player.seen
    assert saved(tmp_path).record.header.seats == ["bot:random", "person"]


# Two people at one keyboard


def card_names(session: Session, seat: int) -> set[str]:
    view = session.state.view(seat)
    return {str(card_name(kind)) for kind in range(len(KIND_NAMES)) if view.own.hand[kind]}


def may_know(session: Session, seat: int) -> str:
    """Everything that was told to a seat, and its hand."""
    english = reader("en", *game_packages())
    told = [english.say(GAME.describe(session.state, event)) for event in session.events if event.reaches(seat)]
    return " ".join([*told, *card_names(session, seat)])


def hand_overs(player: Player, number: int) -> Iterator[str]:
    """Play on by hints; gives whose turn it is at each hand-over, before Enter is pressed."""
    while number:
        if player.asked == ENTER:
            number -= 1
            found = re.search(r"Pass the keyboard to (.*)\.", player.seen)
            assert found
            yield found[1]
        else:
            player.types(player.hint())


def test_passing_the_keyboard_tells_nothing_of_the_other_hand(tmp_path: Path) -> None:
    hidden = 0
    with Player(tmp_path, *TOGETHER) as player:
        assert player.asked == ENTER, "not even the first hand is shown unasked"
        for side in hand_overs(player, 7):
            seat = SIDES.index(side)
            assert player.raw.rindex(WIPED) < player.raw.index("Pass the keyboard")
            assert "Your hand" not in player.raw[player.raw.rindex(WIPED) :]
            player.types("")
            assert WIPED in player.raw, "the screen is clean for the next person"
            shown = player.raw[player.raw.rindex(WIPED) :]
            session = saved(tmp_path)
            forbidden = {name for name in card_names(session, 1 - seat) if name not in may_know(session, seat)}
            hidden += len(forbidden)
            assert not [name for name in forbidden if name in shown]
            other = set(re.findall(rf"{SIDES[1 - seat]} draws (.*?)\.", shown))
            assert other <= {"a card"}
            for command in ("log 500", "cards", "hint", "why"):
                assert not set(re.findall(rf"{SIDES[1 - seat]} draws (.*?)\.", player.types(command))) - {"a card"}
            assert not saved(tmp_path).undoable(1 - seat) or "Nothing can be taken back" in player.types("undo")
    assert hidden > 5


def test_the_next_person_cannot_call_up_what_was_typed_before(tmp_path: Path) -> None:
    """The line editor remembers answers: a bid must not be read by pressing the arrow key."""
    with Player(tmp_path, *TOGETHER) as player:
        player.types("")
        bid = GAME.write(saved(tmp_path).state, int(saved(tmp_path).state.legal(0)[0]))
        player.types(bid)
        assert player.asked == ENTER
        player.types("")
        player.process.send("\x1b[A")
        player.process.sendline("")
        player.wait()
        assert bid not in player.seen


# Interrupted and resumed


def test_an_interrupted_game_goes_on_exactly(tmp_path: Path, straight: tuple[Path, str]) -> None:
    """Ctrl-C, a closed terminal and sudden death, each in mid-game: the record in the end is the same, roll by roll."""
    with Player(tmp_path, *ALONE) as player:
        player.follow_hints(decisions=3)
        question = player.options
        player.interrupt()
        assert player.process.exitstatus == 0
    for number in (HANG_UP, KILL):
        with Player(tmp_path, "--resume") as player:
            assert player.options == question, "the same decision"
            player.follow_hints(decisions=4)
            question = player.options
            player.killed(number)
    with Player(tmp_path, "--resume") as player:
        assert player.options == question
        player.follow_hints()
    assert the_record(tmp_path).read_text() == straight[0].read_text()


def test_ctrl_c_says_how_to_go_on(tmp_path: Path) -> None:
    with Player(tmp_path, *ALONE) as player:
        player.process.sendintr()
        player.wait()
        assert player.over
        assert "The game waits. Go on with: fieldcraft text --resume" in player.seen
        assert "Traceback" not in player.seen


@pytest.mark.parametrize("leave", ["quit", "\x04"])
def test_leaving(tmp_path: Path, leave: str) -> None:
    with Player(tmp_path, *ALONE) as player:
        player.types(leave)
        assert player.over
        assert "The game waits." in player.seen
    with Player(tmp_path) as player:
        assert player.asked == CHOICE
        assert player.options[1].startswith("Go on with the interrupted game (Undaunted: Normandy, scenario 1")
        player.types("1")
        assert player.asked == PROMPT


def test_interrupted_in_the_menu_nothing_is_written(tmp_path: Path) -> None:
    with Player(tmp_path) as player:
        player.interrupt()
        assert player.process.exitstatus == 0
    assert not list(tmp_path.rglob("*.*"))


def test_an_edited_save_is_refused(tmp_path: Path) -> None:
    with Player(tmp_path, *ALONE) as player:
        player.follow_hints(decisions=2)
        player.interrupt()
    (path,) = waiting(tmp_path)
    lines = path.read_text(encoding="utf-8").splitlines()
    drawn = json.loads(lines[2])
    drawn["got"] = "scout_a" if drawn["got"] != "scout_a" else "scout_b"
    path.write_text("\n".join([*lines[:2], json.dumps(drawn), *lines[3:]]) + "\n", encoding="utf-8")
    with Player(tmp_path, "--resume") as player:
        assert player.over
        assert player.seen.startswith(f"{path}, line ")
        assert player.seen.count("\n") == 1
        player.process.close()
        assert player.process.exitstatus == 2


# Commands


def test_why(tmp_path: Path) -> None:
    with Player(tmp_path, *ALONE) as player:
        options, before = player.options, saved(tmp_path).record.text()
        everything = player.types("why")
        assert re.search(r"^ +\d+  .*  \[U-6\.1\] You can bid only a card from your hand", everything, re.M)
        refused = re.search(r"^ +(\d+)  ", everything, re.M)
        assert refused
        assert int(refused[1]) == len(options) + 1
        assert "[U-6.1] " in player.types(f"why {refused[1]}")
        assert "is allowed." in player.types("why 1")
        assert "[U-6.1] " in player.types("why bid mortar")
        assert "[U-4.1] " in player.types("why end")
        assert "“tank” is no card" in player.types("why bid tank")
        assert "Expected a number from 1 to" in player.types("why 999")
        assert "Expected a number from 1 to" in player.types(f"why {'9' * 3000}")
    assert saved(tmp_path).record.text() == before, "asking is not playing"


def test_why_tells_the_sum_behind_the_odds(tmp_path: Path) -> None:
    with Player(tmp_path, *ALONE) as player:
        while not (attacks := [number for number, label in player.options.items() if "needs" in label]):
            player.types(player.hint())
        told = player.types(f"why {attacks[0]}")
    found = re.search(r"base defence (\d+) \+ cover (\d+) \+ range (\d+) = (\d+)\.", told)
    assert found
    *parts, total = map(int, found.groups())
    assert sum(parts) == total


def test_undo(tmp_path: Path) -> None:
    with Player(tmp_path, *ALONE) as player:
        assert "Nothing can be taken back" in player.types("undo")
        while not (moves := [number for number, label in player.options.items() if re.search(r": Move 1$", label)]):
            player.types(player.hint())
        before, text = player.options, saved(tmp_path).record.text()
        player.types(str(moves[0]))
        assert saved(tmp_path).record.text() != text
        assert "Taken back." in player.types("undo")
        assert player.options == before
        assert saved(tmp_path).record.text() == text
        assert "Nothing can be taken back" in player.types("undo")
    with Player(tmp_path, "--resume") as player:
        assert player.options == before


def test_log_and_help_and_the_table(tmp_path: Path) -> None:
    with Player(tmp_path, *ALONE) as player:
        player.follow_hints(decisions=2)
        whole = player.types("log 500").splitlines()
        assert whole[0].strip() == "Round 1 begins."
        assert len(player.types("log 3").splitlines()) < len(player.types("log").splitlines()) <= len(whole)
        for command in ("board", "cards", "why", "undo", "log", "hint", "save", "help", "quit"):
            assert re.search(rf"^  {command} +\w", player.types("help"), re.M)
        assert "17B" in player.types("board")
        assert "Your deck, in unknown order: " in player.types("cards")


def test_save(tmp_path: Path) -> None:
    with Player(tmp_path, *ALONE) as player:
        player.follow_hints(decisions=2)
        assert "The record is in so far.jsonl." in player.types("save so far.jsonl")
        assert "The record is in undaunted-1.jsonl." in player.types("save")
        assert "cannot be written: " in player.types("save undaunted-1.jsonl/x")
        assert "cannot be written: " in player.types("save records/..")
        assert player.asked == PROMPT
    record = read((tmp_path / "so far.jsonl").read_text(encoding="utf-8"), "so far.jsonl")
    assert replay(record, "so far.jsonl").finish() is None
    assert record.lines == saved(tmp_path).record.lines
    assert not list(tmp_path.glob(".*.jsonl*")), "nothing half written is left"


def test_wrong_numbers_and_unknown_words(tmp_path: Path) -> None:
    with Player(tmp_path, *ALONE) as player:
        highest, before = max(player.options), saved(tmp_path).record.text()
        for number in ("0", "999", "9" * 3000):
            assert f"Expected a number from 1 to {highest}." in player.types(number)
            assert player.asked == PROMPT
        for word in ("dance", "1 2", "-1", "²", "bid", "bid tank", "{ $answer }", "x" * 3000):
            assert f"“{word[:100]}" in player.types(word)
            assert "is not understood: answer with a number, or type help." in player.seen
            assert player.asked == PROMPT
    assert saved(tmp_path).record.text() == before


def test_notation_is_understood_and_refused_by_rule(tmp_path: Path) -> None:
    with Player(tmp_path, *ALONE) as player:
        assert "[U-4.1] Both sides bid for initiative" in player.types("end")
        before = saved(tmp_path)
        player.types(GAME.write(before.state, int(before.state.legal(0)[0])))
    assert saved(tmp_path).decisions > before.decisions


# A campaign


def test_a_campaign_to_its_verdict(tmp_path: Path) -> None:
    """Two short games, killed between them while the first winner is asked for an honour."""
    words = ("undaunted", "--campaign", "1-2", "--side", "us", "--opponent", "random", "--seed", "3")
    with Player(tmp_path, *words, "--option", "round_limit=3") as player:
        while player.asked != HONOUR:
            player.types(player.hint())
        player.killed(KILL)
    with Player(tmp_path, "--resume") as player:
        assert player.asked == HONOUR
        printed = player.types("Scout A")
        assert "Scenario 1, named for an honour: Scout A." in printed
        assert "Next: scenario 2." in printed
        while player.asked != HONOUR:
            player.types(player.hint())
        printed = player.types("")
        assert player.over
    assert re.search(r"Scenario 1: won by .*; casualties: .*\n.*Scenario 2: won by ", printed)
    assert "Campaign score: " in printed
    assert re.search(r"wins the campaign: |The campaign is undecided: ", printed)
    games = [read(path.read_text(encoding="utf-8"), path.name) for path in (tmp_path / "records").iterdir()]
    assert sorted(record.header.scenario for record in games) == ["1", "2"]
    assert not waiting(tmp_path)
