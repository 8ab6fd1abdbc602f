"""The Grizzled in a real terminal: alone among computer comrades, several people, the menu."""

from pathlib import Path

import pytest

from fieldcraft.core.record import read, replay, verify
from fieldcraft.terminal.saves import waiting
from tests.terminal.keyboard import CHOICE, ENTER, PROMPT, Player

AMONG_BOTS = ("grizzled", "--players", "greedy,person,random", "--seed", "3")


def finished(data: Path) -> str:
    """How the one finished game ended; its record replays, and every outcome in it is proved."""
    (path,) = (data / "records").iterdir()
    record = read(path.read_text(encoding="utf-8"), path.name)
    outcome = replay(record, path.name).finish()
    assert outcome is not None
    assert verify(record, path.name) > 20
    assert record.header.seats == ["bot:greedy", "person", "bot:random"]
    return outcome.reason


@pytest.mark.parametrize("plain", [(), ("--plain",)])
def test_a_whole_game_among_computer_comrades(tmp_path: Path, plain: tuple[str, ...]) -> None:
    with Player(tmp_path, *AMONG_BOTS, *plain) as player:
        printed = player.follow_hints()
    assert finished(tmp_path) in ("peace", "hard_knocks", "monument")
    assert "the squad has lost" in printed or "you have won together" in printed
    assert "receives a card." in printed, "cards of the others stay secret"
    assert ("No Man’s Land ─" in printed) == (not plain)


def test_three_people_pass_the_keyboard(tmp_path: Path) -> None:
    with Player(tmp_path, "grizzled", "--players", "person,person,person", "--seed", "4") as player:
        assert player.asked is ENTER
        printed = player.follow_hints(decisions=12)
    assert "Player 1" in printed
    assert "Player 2" in printed


def test_the_menu_asks_for_players_level_and_who_sits_where(tmp_path: Path) -> None:
    with Player(tmp_path) as player:
        player.choose("The Grizzled")
        assert "Which scenario?" in player.seen
        player.choose("2 players")
        assert "Level" in player.seen
        player.choose("Normal")
        assert "hardly ever won, because" in player.seen
        player.choose("with the Chaplain")
        assert "Ladder, with the Chaplain" in player.seen
        player.choose("26 Trials")
        player.choose("plays sensibly")
        assert "Which seat is yours?" in player.seen
        player.choose("Player 2")
        assert player.asked is PROMPT
        assert "2 players, Normal; step 3 of 5 of the ladder" in player.seen
        assert "the Chaplain" in player.follow_hints(decisions=1)
        player.types("quit")
    assert len(waiting(tmp_path)) == 1


def test_the_menu_asks_for_no_ladder_without_the_chaplain(tmp_path: Path) -> None:
    with Player(tmp_path, "grizzled") as player:
        player.choose("2 players")
        player.choose("Normal")
        player.choose("hardly ever won")
        assert "Trials" not in player.seen
        assert any("plays sensibly" in each for each in player.options.values())


@pytest.mark.parametrize(
    "agreed",
    [("--players", "person,greedy,greedy", "--option", "ladder=2"),
     ("--scenario", "2", "--opponent", "greedy", "--option", "plain=1", "--option", "ladder=1")],
)  # fmt: skip
def test_no_ladder_for_others(tmp_path: Path, agreed: tuple[str, ...]) -> None:
    with Player(tmp_path, "grizzled", *agreed) as player:
        assert player.over
        assert "Only two players with the Chaplain climb the ladder (G-15.4)" in player.seen
    assert waiting(tmp_path) == []


def test_the_menu_mixes_people_and_computer_players(tmp_path: Path) -> None:
    with Player(tmp_path, "grizzled") as player:
        player.choose("3 players")
        player.choose("Rookie")
        assert player.asked is CHOICE
        player.choose("seat by seat")
        player.choose("plays sensibly")
        player.choose("person")
        player.choose("at random")
        assert player.asked is PROMPT
        why = player.types("why")
        assert "[G-" in why
        player.types("quit")
    (save,) = waiting(tmp_path)
    assert '"players": ["greedy", "person", "random"]' in save.read_text(encoding="utf-8").partition("\n")[0]
