"""The command `quiet` at a real terminal: what passes by itself, who is told, and that it can be taken back."""

import json
import re
from pathlib import Path

import pytest

from fieldcraft.core.record import DecisionLine
from fieldcraft.core.registry import game
from fieldcraft.core.session import Session
from fieldcraft.terminal.saves import load, waiting
from tests.terminal.keyboard import ENTER, KILL, PROMPT, Player

GAME = game("combat_commander")
ALONE = ("combat_commander", "--scenario", "1", "--side", "axis", "--opponent", "greedy", "--seed", "3")
TOGETHER = ("combat_commander", "--scenario", "1", "--opponent", "person", "--seed", "3")
BY_ITSELF = "(by itself)"
DECISIONS = 150


def saved(data: Path) -> Session:
    """The game that waits."""
    (path,) = waiting(data)
    session = load(path).session
    assert session is not None
    return session


def made(data: Path, seat: str = "axis") -> list[str]:
    """The decisions of a side so far."""
    lines = saved(data).record.lines
    return [each.do for each in lines if isinstance(each, DecisionLine) and each.seat == seat]


def play_until(data: Path, decisions: int, setting: str) -> tuple[int, int, list[str]]:
    """Follow hints until the side has made so many decisions: those asked, those told to have passed, all of them."""
    data.mkdir()
    asked = passed = 0
    with Player(data, *ALONE) as player:
        player.types(setting)
        while len(found := made(data)) < decisions:
            passed += player.types(player.hint()).count(BY_ITSELF)
            asked += 1
    return asked, passed, found


def is_reaction(player: Player) -> bool:
    """Is the open question a window that is no re-roll?"""
    question = player.seen[player.seen.rfind("\n\n") :]
    return bool(re.search(r"Do you react\?|[Dd]o you play an Action", question))


def to_a_reaction(player: Player) -> None:
    """Play on by hints to the next of them."""
    player.types(player.hint())
    while not is_reaction(player):
        player.types(player.hint())


def order_number(data: Path) -> int | None:
    return GAME.period(saved(data).state, 0, "order")


# Where nothing else is possible


def test_empty_questions_pass_by_themselves_and_are_decisions_like_others(tmp_path: Path) -> None:
    """The same game, decision by decision, with dozens of questions less; every one of them is told."""
    asked_all, told_none, all_made = play_until(tmp_path / "asked", DECISIONS, "quiet empty off")
    asked, told, made_too = play_until(tmp_path / "spared", DECISIONS, "quiet empty on")
    assert told_none == 0
    assert all_made[:DECISIONS] == made_too[:DECISIONS]
    assert asked_all == len(all_made)
    assert asked + told == len(made_too)
    assert told > 5


def test_against_computers_empty_questions_pass_from_the_start(tmp_path: Path) -> None:
    with Player(tmp_path, *ALONE) as player:
        assert "Where you could do nothing but pass, you are not asked." in player.types("quiet")
        assert "You are asked even where you could do nothing but pass." in player.types("quiet empty")
        assert "you are not asked." in player.types("quiet empty")


def test_with_a_second_person_every_question_is_asked(tmp_path: Path) -> None:
    """A question that is missing would tell whoever sits beside that the hand holds nothing for it."""
    empty = 0
    with Player(tmp_path, *TOGETHER) as player:
        while empty < 1:
            if player.asked == ENTER:
                assert BY_ITSELF not in player.types("")
                continue
            if saved(tmp_path).decisions == 0:
                told = player.types("quiet")
                assert "You are asked even where you could do nothing but pass." in told
            if is_reaction(player) and len(player.options) == 1:
                empty += 1
            assert BY_ITSELF not in player.types(player.hint())
        while player.asked == ENTER:
            player.types("")
        assert "Whoever sits beside you can tell" in player.types("quiet empty on")


# For a while


def test_in_an_order_nothing_is_asked_and_in_the_next_one_it_is(tmp_path: Path) -> None:
    with Player(tmp_path, *ALONE) as player:
        player.types("quiet off")
        passed = 0
        while passed < 3:
            to_a_reaction(player)
            number = order_number(tmp_path)
            assert number is not None
            player.types("quiet rerolls on")
            passed += player.types("quiet order").count(BY_ITSELF)
            while order_number(tmp_path) == number:
                assert not is_reaction(player), "still in the Order"
                assert "Cancel it with the Initiative card?" not in player.seen
                passed += player.types(player.hint()).count(BY_ITSELF)
        to_a_reaction(player)
        assert "Wherever you could react, you are asked." in player.types("quiet")


def test_rerolls_are_asked_for_unless_they_are_to_pass_as_well(tmp_path: Path) -> None:
    with Player(tmp_path, *ALONE) as player:
        while order_number(tmp_path) is None or "Cancel it with the Initiative card?" not in player.seen:
            player.types(player.hint())
        before = saved(tmp_path).decisions
        assert "Cancelling a roll with the Initiative card: you are asked even so." in player.types("quiet order")
        assert saved(tmp_path).decisions == before
        assert "Let the roll stand (by itself)" in player.types("quiet rerolls on")
        assert saved(tmp_path).decisions > before


def test_no_order_no_period(tmp_path: Path) -> None:
    with Player(tmp_path, *ALONE) as player:
        for word in ("order", "turn", "next"):
            assert "there is nothing of the kind now." in player.types(f"quiet {word}")
        for words in ("please", "order on", "off on", "empty maybe", "empty on off"):
            assert f"“{words}” is no setting" in player.types(f"quiet {words}")
            assert player.asked == PROMPT


# Kept, taken back


def test_the_settings_outlast_an_interruption(tmp_path: Path) -> None:
    with Player(tmp_path, *ALONE) as player:
        player.types("quiet off")
        to_a_reaction(player)
        player.types("quiet rerolls on")
        player.types("quiet turn")
        told = player.types("quiet")
        player.killed(KILL)
    with Player(tmp_path, "--resume") as player:
        assert player.types("quiet") == told


def test_a_save_from_before_there_were_settings_can_be_read(tmp_path: Path) -> None:
    with Player(tmp_path, *ALONE) as player:
        player.follow_hints(decisions=3)
        player.types("quiet off")
        player.killed(KILL)
    (path,) = waiting(tmp_path)
    first, _, rest = path.read_text(encoding="utf-8").partition("\n")
    header = json.loads(first)
    del header["quiet"]
    path.write_text(json.dumps(header) + "\n" + rest, encoding="utf-8")
    with Player(tmp_path, "--resume") as player:
        assert "you are not asked." in player.types("quiet")
        player.killed(KILL)
    header["quiet"] = [{}]
    path.write_text(json.dumps(header) + "\n" + rest, encoding="utf-8")
    with Player(tmp_path, "--resume") as player:
        assert "expected a save of this version." in player.seen


def test_undo_after_an_automatic_pass_asks_that_once(tmp_path: Path) -> None:
    """Where the pass still can be taken back; the next such window passes again."""
    asked_again = 0
    with Player(tmp_path, *ALONE) as player:
        player.types("quiet off")
        while not asked_again:
            to_a_reaction(player)
            options, before = player.options, saved(tmp_path).decisions
            if BY_ITSELF not in player.types("quiet turn") or saved(tmp_path).decisions != before + 1:
                player.types("quiet off")
                continue
            if "Taken back." not in player.types("undo"):
                player.types("quiet off")
                continue
            asked_again += 1
            assert player.options == options
            assert saved(tmp_path).decisions == before
            assert "Reactions pass by themselves until the end of this Turn." in player.types("quiet")
        player.killed(KILL)
    with Player(tmp_path, "--resume") as player:
        assert player.options == options, "asked once, whatever comes between"
        player.types(player.hint())
        assert saved(tmp_path).decisions > before


def test_a_game_without_reactions_says_so(tmp_path: Path) -> None:
    with Player(
        tmp_path, "undaunted", "--scenario", "1", "--side", "us", "--opponent", "greedy", "--seed", "3"
    ) as player:
        for words in ("quiet", "quiet empty on", "quiet order"):
            assert "This game never asks whether you react" in player.types(words)
        assert re.search(r"^  quiet +\w", player.types("help"), re.M)


@pytest.mark.parametrize(
    ("language", "command", "words"),
    [
        ("uk", "тиша", "порожні ні"),
        ("fr", "silence", "vide non"),
        ("pt-BR", "silencio", "vazias não"),
    ],
)
def test_in_the_players_language(tmp_path: Path, language: str, command: str, words: str) -> None:
    with Player(tmp_path, *ALONE, "--lang", language) as player:
        before = player.types(command).splitlines()[0]
        after = player.types(f"{command} {words}").splitlines()[0]
        assert before != after == player.types("quiet").splitlines()[0]
        assert player.types("quiet empty on").splitlines()[0] == before
