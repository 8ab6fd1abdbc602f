"""U-9 Board: neighbours, distances and markers on all twelve boards."""

from collections.abc import Mapping
from itertools import combinations, product

import pytest

from fieldcraft.core.chance import FastChance
from fieldcraft.games.undaunted import GAME
from tests.undaunted.acting import SCENARIOS, SIDES, raw_scenario

Places = Mapping[str, tuple[int, int]]


def places(scenario: str) -> Places:
    """By tile: its line, and where along it the tile begins, in half tiles."""
    lines = raw_scenario(scenario)["layout"]["lines"]
    return {
        tile: (number, line["start"] + 2 * place)
        for number, line in enumerate(lines)
        for place, tile in enumerate(line["tiles"])
    }


def share_an_edge(a: tuple[int, int], b: tuple[int, int]) -> bool:
    """Tiles are squares one line high and two half tiles long."""
    common = min(a[1], b[1]) + 2 - max(a[1], b[1])  # half tiles both take up along the line
    return (a[0] == b[0] and common == 0) or (abs(a[0] - b[0]) == 1 and common > 0)


def neighbours(scenario: str) -> dict[str, set[str]]:
    at = places(scenario)
    return {a: {b for b in at if share_an_edge(at[a], at[b])} for a in at}


@pytest.mark.rule("U-9.1")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_neighbours_share_an_edge_and_are_at_most_six(scenario: str) -> None:
    board = GAME.arrange(scenario, {}, {}).board
    tiles = raw_scenario(scenario)["tiles"]
    for number, (tile, near) in enumerate((tile, neighbours(scenario)[tile]) for tile in tiles):
        mask = int(board.neighbours[number])
        assert {tiles[other] for other in range(len(tiles)) if mask >> other & 1} == near, tile
        assert 1 <= len(near) <= 6


@pytest.mark.rule("U-9.1")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_two_tiles_touch_at_a_corner_only(scenario: str) -> None:
    for a, b in combinations(places(scenario).values(), 2):
        assert not (abs(a[0] - b[0]) == 1 and abs(a[1] - b[1]) == 2)


def steps_from(start: str, near: Mapping[str, set[str]]) -> dict[str, int]:
    steps = {start: 0}
    line = [start]
    for tile in line:
        for other in sorted(near[tile] - steps.keys()):
            steps[other] = steps[tile] + 1
            line.append(other)
    return steps


@pytest.mark.rule("U-9.2", "U-9.3")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_distance_is_the_fewest_steps_and_the_hex_formula(scenario: str) -> None:
    board, tiles = GAME.arrange(scenario, {}, {}).board, raw_scenario(scenario)["tiles"]
    at, near = places(scenario), neighbours(scenario)
    for a, b in product(tiles, repeat=2):
        lines, halves = abs(at[a][0] - at[b][0]), abs(at[a][1] - at[b][1])
        found = int(board.distance[tiles.index(a) * len(tiles) + tiles.index(b)])
        assert found == steps_from(a, near)[b] == lines + max(0, (halves - lines) // 2), (a, b)


@pytest.mark.rule("U-9.6")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_markers_only_come_and_no_tile_is_controlled_twice(scenario: str) -> None:
    chance = FastChance(int(scenario))
    state = GAME.setup(scenario, {}, chance)
    lying: dict[str, set[str]] = {side: set() for side in SIDES}
    for _ in range(400):
        facts = GAME.facts(state)
        assert not set(facts["us.controlled"]) & set(facts["ger.controlled"])
        for side in SIDES:
            scouted, controlled = set(facts[f"{side}.scouted"]), set(facts[f"{side}.controlled"])
            assert not scouted & controlled
            assert lying[side] <= scouted | controlled
            lying[side] = scouted | controlled
        seat = int(state.next_seat())
        if seat < 0:
            break
        actions = state.legal(seat)
        state.apply(seat, int(actions[int(chance.choose(len(actions), "choice"))]), chance)


@pytest.mark.rule("U-9.6")
def test_a_tile_controlled_by_both_is_a_fault() -> None:
    sound = GAME.arrange("1", {}, {"us": {"controlled": ["13B"]}, "ger": {"controlled": ["5B"]}})
    broken = GAME.arrange("1", {}, {"us": {"controlled": ["5B"]}, "ger": {"controlled": ["5B"]}})
    assert GAME.faults(sound, sound) == []
    assert any("U-9.6" in fault for fault in GAME.faults(broken, broken))
