"""The Grizzled in a real terminal: alone among computer comrades, several people, the menu."""

import hashlib
from functools import cache
from itertools import count
from pathlib import Path

import pytest

from fieldcraft.bots import Seat, bot_named
from fieldcraft.core.chance import FastChance
from fieldcraft.core.record import read, replay, verify
from fieldcraft.core.secure import thinking_seed
from fieldcraft.core.session import Session
from fieldcraft.core.text import reader
from fieldcraft.games.grizzled import GAME
from fieldcraft.terminal.console import Console
from fieldcraft.terminal.play import Evening
from fieldcraft.terminal.saves import Save, waiting
from tests.grizzled.acting import act, near_the_end
from tests.terminal.keyboard import CHOICE, ENTER, PROMPT, Player

AMONG_BOTS = ("grizzled", "--players", "greedy,person,random", "--seed", "3")
GREEDY = bot_named("greedy")


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


@cache
def won_by_hints() -> int:
    """A seed with which two sensible players win their first game."""
    for seed in count(1):
        session = Session(
            GAME, "2", {}, ["person", "bot:greedy"], hashlib.sha256(f"demonstration {seed}".encode()).digest()
        )
        while seats := session.state.to_act():
            thoughts = FastChance(thinking_seed(session.secret or b"", session.decisions, seats[0]))
            session.act(seats[0], GREEDY.choose(Seat(GAME, session.state, seats[0], thoughts)))
        if session.state.winner_mask():
            return seed
    raise AssertionError


@pytest.mark.rule("G-15.4")
@pytest.mark.parametrize("plain", [(), ("--plain",)])
def test_a_victory_offers_the_next_step_of_the_ladder(tmp_path: Path, plain: tuple[str, ...]) -> None:
    seed = str(won_by_hints())
    with Player(tmp_path, "grizzled", "--players", "person,greedy", "--seed", seed, *plain) as player:
        while player.asked is PROMPT:
            player.types(player.hint())
        assert player.asked is CHOICE
        assert "The next step of the ladder: 22 Trials, 37 Morale." in player.seen
        player.choose("Play it now")
        assert player.asked is PROMPT
        assert "2 players, Normal; step 1 of 5 of the ladder" in player.seen
        player.types("quit")
    (save,) = waiting(tmp_path)
    header = save.read_text(encoding="utf-8").splitlines()[1]
    assert '"options": {"level": 1, "plain": 0, "ladder": 1}' in header
    assert '"seats": ["person", "bot:greedy"]' in header


def test_the_next_step_can_wait(tmp_path: Path) -> None:
    """Then it is said how to come back to it, and the command is one that works."""
    seed = str(won_by_hints())
    with Player(tmp_path, "grizzled", "--players", "person,greedy", "--seed", seed) as player:
        while player.asked is PROMPT:
            player.types(player.hint())
        command = player.choose("Not now").rpartition("Later, with: fieldcraft text ")[2].split()
        assert player.over
    assert command == ["grizzled", "--players", "person,greedy", "--option", "ladder=1"]
    assert waiting(tmp_path) == []
    with Player(tmp_path, *command) as player:
        assert "step 1 of 5 of the ladder" in player.seen


def test_the_top_of_the_ladder_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session = Session(GAME, "2", {"ladder": 5}, ["person", "person"])
    session.state = near_the_end({"ladder": 5})
    act(session.state, 0, "withdraw")
    evening = Evening(tmp_path, reader("en", "fieldcraft.games.grizzled"), Console(plain=True))
    assert evening.sequel(Save(tmp_path / "game.save", ["person", "person"], session=session)) is None
    assert capsys.readouterr().out == (
        "\nYou have come home from the top of the ladder, with 30 Trials: it goes no higher.\n"
    )


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
