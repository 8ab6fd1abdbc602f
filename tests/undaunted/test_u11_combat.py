"""U-11 Combat actions: the chances, the sum of a total defence, and every fall of the dice."""

from itertools import permutations, product

import pytest

from fieldcraft.games.undaunted.rules.combat import chance_of_success, is_success
from tests.undaunted.arranged import (
    GAME,
    SCENARIOS,
    act,
    distances_from,
    fact,
    layout,
    position,
    tile_sides,
)

TABLE = {
    4: (0.7000, 0.9100, 0.9730, 0.9919),
    5: (0.6000, 0.8400, 0.9360, 0.9744),
    6: (0.5000, 0.7500, 0.8750, 0.9375),
    7: (0.4000, 0.6400, 0.7840, 0.8704),
    8: (0.3000, 0.5100, 0.6570, 0.7599),
    9: (0.2000, 0.3600, 0.4880, 0.5904),
    10: (0.1000, 0.1900, 0.2710, 0.3439),
    11: (0.1000, 0.1900, 0.2710, 0.3439),
    15: (0.1000, 0.1900, 0.2710, 0.3439),
}
"""Table 17.3: by total defence, the chance with one to four dice."""

BASE = {"rifleman": 4, "scout": 5, "machine_gunner": 4, "sniper": 6, "mortar": 4}
"""The base defences of U-1.5."""


@pytest.mark.rule("U-11.5")
@pytest.mark.parametrize("total", TABLE)
def test_the_chances_of_table_17_3(total: int) -> None:
    assert [chance_of_success(dice, total) for dice in (1, 2, 3, 4)] == pytest.approx(TABLE[total], abs=1e-9)


@pytest.mark.rule("U-11.5")
@pytest.mark.parametrize("total", range(4, 13))
def test_the_chance_is_the_share_of_all_falls_of_the_dice(total: int) -> None:
    for dice in (1, 2, 3, 4):
        falls = list(product(range(10), repeat=dice))
        hits = sum(any(face == 0 or face >= total for face in fall) for fall in falls)
        assert chance_of_success(dice, total) == pytest.approx(hits / len(falls), abs=1e-9)


@pytest.mark.rule("U-11.5")
def test_a_die_succeeds_with_0_or_from_the_total_on() -> None:
    assert [face for face in range(10) if is_success(face, 4)] == [0, 4, 5, 6, 7, 8, 9]
    assert [face for face in range(10) if is_success(face, 9)] == [0, 9]
    assert [face for face in range(10) if is_success(face, 10)] == [0]
    assert [face for face in range(10) if is_success(face, 14)] == [0]


@pytest.mark.rule("U-11.2", "U-11.3", "U-11.4")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_total_defence_between_any_two_tiles(scenario: str) -> None:
    for own, target in product(layout(scenario)["tiles"], repeat=2):
        side = tile_sides()[target]
        low = side["hill"] and tile_sides()[own]["hill"]
        cover = side["cover_low"] if low else side["cover"]
        given = {"us": {"hand": ["rifleman_a"]}, "counters": {"us.rifleman_a": own, "ger.rifleman_a": target}}
        state = position(scenario, {"active": "us", **given})
        act(state, "us", "attack rifleman_a")
        aim = GAME.parse(state, "aim ger.rifleman_a")
        (odds,) = (option.odds for option in state.decision(0) if option.action == aim)
        assert odds is not None
        assert [number for _, number in odds.parts] == [4, cover, distances_from(scenario, own)[target]]
        assert odds.total == sum(number for _, number in odds.parts)


@pytest.mark.rule("U-11.2", "U-11.3", "U-11.4")
@pytest.mark.parametrize("tile", layout("8")["tiles"])
def test_a_blast_adds_no_range_and_the_low_cover_of_hills(tile: str) -> None:
    """Scenario 8; two targets, so that there is a choice with its odds."""
    side = tile_sides()[tile]
    cover = side["cover_low"] if side["hill"] else side["cover"]
    counters = {"us.mortar": "16A", "ger.rifleman_a": tile, "ger.sniper": tile}
    state = position("8", {"us": {"hand": ["mortar"], "target": tile}, "counters": counters})
    act(state, "us", "blast mortar")
    totals = {option.notation: option.odds.total for option in state.decision(0) if option.odds}
    assert totals["aim ger.rifleman_a"] == 4 + cover
    assert totals["aim ger.sniper"] == 6 + cover


@pytest.mark.rule("U-11.2")
@pytest.mark.parametrize(("side", "other"), [("us", "ger"), ("ger", "us")])
def test_the_base_defence_of_every_unit(side: str, other: str) -> None:
    """All on 1B of scenario 8, cover 1, the attacker among them."""
    units = [f"{title}_{squad}" for title in ("rifleman", "scout", "machine_gunner") for squad in "abc"]
    counters = {f"{other}.{unit}": "1B" for unit in [*units, "sniper", "mortar"]}
    given = {"active": side, side: {"hand": ["rifleman_a"]}, "counters": {f"{side}.rifleman_a": "1B", **counters}}
    state = position("8", given)
    act(state, side, "attack rifleman_a")
    totals = {option.notation: option.odds.total for option in state.decision(0 if side == "us" else 1) if option.odds}
    assert len(totals) == 11
    for notation, total in totals.items():
        title = notation.removeprefix(f"aim {other}.")
        assert total == BASE[title if title in BASE else title[:-2]] + 1


@pytest.mark.rule("U-11.5", "U-11.6")
def test_every_fall_of_two_dice() -> None:
    """Machine Gunners on hill 2A against the Mortar on hill 9A: 4 + 1 + 3 = 8 (position 2)."""
    given = {
        "us": {"hand": ["machine_gunner_a"]},
        "ger": {"hand": {"mortar": 2}},
        "counters": {"us.machine_gunner_a": "2A"},
    }
    start = position("8", given)
    for fall in product(range(10), repeat=2):
        state = start.copy()
        act(state, "us", "attack machine_gunner_a; aim ger.mortar", {"attack": list(fall)})
        assert fact(state, "ger.casualties") == (1 if {*fall} & {0, 8, 9} else 0)


@pytest.mark.rule("U-11.5", "U-11.7")
def test_every_place_of_a_success_among_four_dice() -> None:
    """The same with Suppress: any one die that shows 0, 8 or more is enough, and no card is lost."""
    given = {
        "us": {"hand": ["machine_gunner_a"]},
        "ger": {"hand": {"mortar": 2}},
        "counters": {"us.machine_gunner_a": "2A"},
    }
    start = position("8", given)
    for fall in product((0, 1, 7, 8), repeat=4):
        state = start.copy()
        act(state, "us", "suppress machine_gunner_a; aim ger.mortar", {"suppress": list(fall)})
        assert fact(state, "ger.mortar") == ("9A suppressed" if {*fall} & {0, 8} else "9A")
        assert fact(state, "ger.hand") == {"mortar": 2}
        assert fact(state, "ger.casualties") == 0


@pytest.mark.rule("U-11.8")
@pytest.mark.parametrize("order", list(permutations(["ger.rifleman_a", "ger.rifleman_b", "us.scout_a"])))
def test_a_blast_rolls_anew_for_each_target_in_the_order_chosen(order: tuple[str, str, str]) -> None:
    """On 7B of scenario 8, cover 1, a 9 hits and a 1 misses whatever stands there: only the second is hit."""
    given = {
        "us": {"hand": ["mortar", "scout_a"], "target": "7B"},
        "ger": {"hand": ["rifleman_a", "rifleman_b"]},
        "counters": {"us.mortar": "16A", "us.scout_a": "7B", "ger.rifleman_a": "7B"},
    }
    state = position("8", given)
    act(state, "us", f"blast mortar; aim {order[0]}; aim {order[1]}", {"blast": [1, 9, 1]})
    side, _, unit = order[1].partition(".")
    assert fact(state, f"{side}.removed") == {unit: 1}
    assert fact(state, "us.casualties") + fact(state, "ger.casualties") == 1
    assert fact(state, "phase") == "turn"


@pytest.mark.rule("U-11.10")
def test_a_missed_attack_shows_nothing_of_the_enemy() -> None:
    given = {
        "us": {"hand": ["rifleman_a"]},
        "ger": {"hand": ["rifleman_a", "scout_b"], "discard": ["rifleman_b"]},
        "counters": {"ger.rifleman_a": "5B suppressed"},
    }
    state = position("1", given)
    before = state.view(0).sides[1]
    act(state, "us", "attack rifleman_a; aim ger.rifleman_a", {"attack": [1]})
    assert state.view(0).sides[1] == before
