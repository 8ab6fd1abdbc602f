"""CC-6.1.2 The Time Advance step by step, CC-7.3.2 chit V, CC-6.3 the ends of the game it can bring."""

from typing import Any

import pytest

from fieldcraft.games.combat_commander.hexes import COLUMN_LETTERS, hex_number
from tests.combat_commander.table import Table

RIFLE = "german.squad.rifle"
FOE = "russian.squad.rifle"


def advancing(*axis: str, allies: tuple[str, ...] = (), **given: Any) -> Table:
    """The Attack Roll of the Axis shows Time!; whatever else it needs is asked for."""
    table = Table(
        [f"{RIFLE} A7", *axis],
        [f"{FOE} C8", f"{FOE} K1", *allies],
        hands={"axis": [54]},
        initiative="axis",
        **{"time": 2, **given},
    ).cards(axis=[71])
    return table.do("order 54", "activate axis.0", "aim C8")


@pytest.mark.rule("CC-6.1.2", "CC-1.9-d2", "CC-1.9.1.4")
def test_time_on_the_last_card_is_one_advance() -> None:
    everything = [card for card in range(1, 73) if card not in (54, 71)]
    table = advancing(sides={"axis": {"discard": everything}}).cards(allies=[28]).do("keep")
    assert table.fact("time") == 3
    assert len(table.told("time-advanced")) == 1
    assert table.asked == "axis reroll"  # of the Defense Roll


@pytest.mark.rule("CC-1.9-d2", "CC-9.1-d2")
def test_a_cancelled_roll_of_the_last_card_advances_the_time_once_before_it_is_rolled_anew() -> None:
    everything = [card for card in range(1, 73) if card not in (54, 71)]
    table = advancing(sides={"axis": {"discard": everything}}).cards(axis=[21], allies=[28]).do("reroll")
    assert table.fact("time") == 3  # by the empty pile: the Time! went with the roll
    assert table.told("triggered") == []
    assert table.asked == "allies reroll"
    assert table.fact("axis.discard") == [21]
    table.do("keep")
    assert table.fact("time") == 3


@pytest.mark.rule("CC-6.1.2", "CC-T94")
def test_the_triggering_player_removes_one_smoke_marker_of_his_choice() -> None:
    table = advancing(smoke={"F5": 3, "H5": 7}).do("keep")
    assert table.asked == "axis clearing_smoke"
    assert table.offers() == ["hex F5", "hex H5"]
    pool = list(table.state.counters.smoke_pool)
    table.cards(allies=[28]).do("hex H5")
    assert (table.fact("smoke.F5"), table.state.counters.smoke[hex_number("H5")]) == (3, 0)
    pool[7] += 1
    assert list(table.state.counters.smoke_pool) == pool


@pytest.mark.rule("CC-6.1.2")
def test_the_only_smoke_marker_goes_unasked() -> None:
    table = advancing(smoke={"H5": 7}).cards(allies=[28]).do("keep")
    assert table.asked == "axis reroll"
    assert table.state.counters.smoke[hex_number("H5")] == 0


@pytest.mark.rule("CC-6.1.2-d3")
def test_reinforcements_without_an_entrance_wait_for_the_next_space() -> None:
    edge = {f"{letter}10": place % 10 + 1 for place, letter in enumerate(COLUMN_LETTERS)}
    table = advancing(f"{RIFLE} time:3", blaze=edge).cards(allies=[28]).do("keep")
    assert table.fact("axis.1") == f"{RIFLE} time:4"
    assert table.asked == "axis reroll"


@pytest.mark.rule("CC-7.3.2", "CC-6.1.2")
@pytest.mark.parametrize(
    ("chits", "fifth", "time", "winner"),
    [
        ("V", "allies", 6, "allies"),
        ("V", "allies", 8, "allies"),
        ("V", "axis", 6, None),
        ("V", None, 6, None),
        ("W", "allies", 6, None),
        ("V", "allies", 5, None),
    ],
)
def test_chit_v_wins_with_all_five_objectives_just_before_a_sudden_death_roll(
    chits: str, fifth: str | None, time: int, winner: str | None
) -> None:
    control = {"1": "allies", "2": "allies", "3": "allies", "4": "allies", "5": fifth}
    table = advancing(open_chits=[chits], control=control, time=time, vp=9)  # Sudden Death at 7
    if winner is None:
        table.cards(axis=[61], allies=[28])  # 10 lets play go on
    table.do("keep")
    assert (table.fact("winner"), table.fact("reason")) == (winner, winner and "all_objectives")
    assert [each["purpose"] for each in table.told("rolled")].count(7) == (winner is None and time + 1 >= 7)


@pytest.mark.rule("CC-6.3.2", "CC-7.3.3", "CC-6.2.2")
def test_at_the_end_both_sides_lay_open_their_secret_chits_for_whoever_controls_the_objectives() -> None:
    table = advancing(
        control={"1": "axis", "2": "allies", "3": None, "4": "allies", "5": "axis"},
        sides={"axis": {"secret_chits": ["F", "K"]}, "allies": {"secret_chits": ["M", "N"]}},
        open_chits=["A"],
        time=8,
        vp=2,
    ).cards(axis=[1])
    table.do("keep", "keep")
    assert table.fact("reason") == "sudden_death"
    assert table.fact("vp") == 2 - 2 + 3 - 4  # F for the Allies, M for the Axis, N for the Allies; K for nobody
    assert table.fact("winner") == "allies"
