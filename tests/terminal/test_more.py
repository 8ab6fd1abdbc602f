"""Answers that are hardly ever wanted, at a real terminal: kept back, listed by `more`, and taken like all others."""

import re
from pathlib import Path

import pytest

from tests.terminal.keyboard import Player

ALONE = ("combat_commander", "--scenario", "1", "--side", "axis", "--opponent", "greedy", "--seed", "3")
GIVING_UP = re.compile(r"^ +(\d+)  Give Light MG .* up for good", re.MULTILINE)
MORE = re.compile(r"More answers, hardly ever wanted: 1\.")


@pytest.mark.rule("CC-11.3", "CC-W12")
def test_giving_a_weapon_up_is_listed_when_asked_for(tmp_path: Path) -> None:
    with Player(tmp_path, *ALONE) as player:
        while not MORE.search(player.seen):
            assert not GIVING_UP.search(player.seen)
            player.types(player.hint())
        assert not GIVING_UP.search(player.seen)
        found = GIVING_UP.search(player.types("more"))
        assert found
        assert "Light MG 1 is lost." in player.types(found[1])
        assert not MORE.search(player.seen), "it has no other Weapon"


def test_where_nothing_is_kept_back_it_says_so(tmp_path: Path) -> None:
    with Player(tmp_path, "undaunted", "--scenario", "1", "--side", "us", "--opponent", "greedy") as player:
        assert "All answers are listed." in player.types("more")
