"""The greedy computer player: sees the view alone, plays whole games, and does the obvious."""

import pytest

from fieldcraft.core.chance import FastChance
from fieldcraft.core.invariants import leaks
from fieldcraft.games.combat_commander.game import CombatCommander
from fieldcraft.games.combat_commander.hexes import NEIGHBOUR
from fieldcraft.games.combat_commander.play import CombatState
from fieldcraft.games.combat_commander.rules.units import fp_of, morale_of, movement_of
from fieldcraft.games.combat_commander.strategy import scores
from fieldcraft.games.combat_commander.strategy.battery import Battery
from fieldcraft.games.combat_commander.strategy.sight import Sight
from fieldcraft.games.combat_commander.strategy.sketch import sketch
from tests.combat_commander.table import GAME, Table

RIFLE = "german.squad.rifle"
FOE = "russian.squad.rifle"
LEADER = "german.leader.von_karsties"


def greedy(state: CombatState, seat: int) -> int:
    """The best-looking action."""
    legal = [int(action) for action in state.legal(seat)]
    found = scores(state.view(seat), legal)
    assert len(found) == len(legal)
    return legal[found.index(max(found))]


def choice(table: Table) -> str:
    return GAME.write(table.state, greedy(table.state, table.seat))


@pytest.mark.parametrize("scenario", ["1", "6", "13", "18", "21"])
def test_a_whole_game_and_nothing_hidden_in_it_matters(scenario: str) -> None:
    """One side is greedy, the other plays at random; what the greedy one cannot see does not change its choice."""
    game = CombatCommander()
    chance = FastChance(5)
    state = game.setup(scenario, {}, chance)
    made = 0
    while (seat := state.next_seat()) >= 0:
        legal = state.legal(seat)
        action = legal[chance.choose(len(legal), "policy")]
        if seat == 0:
            action = greedy(state, seat)
            if made % 25 == 0:
                assert greedy(state.redeal(seat, FastChance(made)), seat) == action
        if made % 60 == 0:
            assert list(leaks(game, state, made)) == []
        state.apply(seat, action, chance)
        made += 1
    assert state.outcome() is not None


def test_the_sketch_is_what_the_view_tells() -> None:
    table = Table(
        [f"{RIFLE} A7", f"{LEADER} A7", f"{RIFLE} B7 broken suppressed"],
        [f"{FOE} C8"],
        ["german.weapon.light_mg"],
        hands={"axis": [54, 1], "allies": [2, 9]},
        smoke={"B8": 3},
        works={"C8": "foxholes"},
    )
    drawn = sketch(table.state.view(0))
    for unit in (0, 1, 2, 64):
        assert fp_of(drawn, unit) == fp_of(table.state, unit)
        assert morale_of(drawn, unit) == morale_of(table.state, unit)
        assert movement_of(drawn, unit) == movement_of(table.state, unit)
    assert list(drawn.counters.smoke) == list(table.state.counters.smoke)
    assert list(drawn.counters.works) == list(table.state.counters.works)
    assert list(drawn.axis.hand) == list(table.state.axis.hand)
    assert sum(drawn.allies.hand) == 0
    assert drawn.allies.hand_size == 2
    assert drawn.player(1).deck_size == table.state.allies.deck_size
    assert drawn.procedure() == table.state.procedure()


def test_it_fires_at_what_it_can_hit_with_all_it_has() -> None:
    table = Table(
        [f"{RIFLE} A7", f"{LEADER} A7", f"{RIFLE} B7"], [f"{FOE} C8 broken", f"{FOE} K1"], hands={"axis": [54]}
    )
    assert choice(table) == "order 54"
    table.do("order 54")
    assert choice(table) == "activate axis.1"
    table.do("activate axis.1")
    table.do(choice(table))
    table.do(choice(table))
    assert choice(table) == "aim C8"


def test_it_leaves_the_map_when_that_wins() -> None:
    table = Table([f"{RIFLE} D1"], [f"{FOE} O9"], hands={"axis": [19]}, vp=3)
    table.do("order 19", "activate axis.0", "mover axis.0")
    assert choice(table).startswith("exit")


def test_it_does_not_throw_its_last_unit_away() -> None:
    table = Table([f"{RIFLE} D1"], [f"{FOE} O9"], hands={"axis": [19]}, vp=-9)
    table.do("order 19", "activate axis.0", "mover axis.0")
    assert not choice(table).startswith("exit")


def test_it_routs_the_enemy_rather_than_itself() -> None:
    table = Table([f"{RIFLE} A7 broken"], [f"{FOE} C8 broken"], hands={"axis": [1, 2, 3]})
    state = table.state
    legal = [GAME.parse(state, "side axis"), GAME.parse(state, "side allies")]
    state.window = 21
    found = scores(state.view(0), legal)
    assert found[1] > found[0]


def test_it_shoots_an_enemy_with_the_sniper_or_nobody() -> None:
    table = Table([f"{RIFLE} A7"], [f"{FOE} C8"])
    table.state.window = 24
    legal = [GAME.parse(table.state, each) for each in ("unit axis.0", "unit allies.0", "decline")]
    mine, foe, nobody = scores(table.state.view(0), legal)
    assert foe > nobody > mine


def test_it_beats_chance() -> None:
    """Four games from both sides; far more would do for a figure, these show that it knows what it wants."""
    won = 0
    for number in range(4):
        chance = FastChance(40 + number)
        state = CombatCommander().setup("1", {}, chance)
        while (seat := state.next_seat()) >= 0:
            legal = state.legal(seat)
            is_greedy = seat == number % 2
            state.apply(seat, greedy(state, seat) if is_greedy else legal[chance.choose(len(legal), "policy")], chance)
        outcome = state.outcome()
        assert outcome is not None
        won += outcome.winners == (number % 2,)
    assert won >= 3


def artillery() -> Table:
    sides = {"axis": {"radio": "german.radio.105mm", "hand": [54]}}
    return Table([f"{LEADER} A7"], [f"{FOE} F5", f"{FOE} F5", f"{FOE} G5", f"{FOE} O1"], sides=sides)


def test_the_spotting_round_goes_where_the_enemy_stands_close() -> None:
    battery = Battery(Sight(artillery().state.view(0)))
    assert battery.areas[54] > battery.areas[57] == 0.0
    near, far = battery.drifted(54)[0], battery.drifted(149)[0]
    assert near > far
    assert battery.areas[54] == pytest.approx(sum(battery.impacts[hex_] for hex_ in (54, 64)))


def test_drift_counts_every_pair_of_dice() -> None:
    battery = Battery(Sight(artillery().state.view(0)))
    hits, misses = 0.0, 0.0
    for white in range(1, 7):
        for coloured in range(1, 7):
            first = int(NEIGHBOUR[74 * 7 + white])
            hits += battery.areas[NEIGHBOUR[first * 7 + coloured]] if first >= 0 else 0.0
            at = 74
            for _ in range(coloured):
                at = int(NEIGHBOUR[at * 7 + white]) if at >= 0 else -1
            misses += battery.areas[at] if at >= 0 else 0.0
    assert battery.drifted(74)[0] == pytest.approx(hits / 36)
    assert battery.drifted(74)[1] == pytest.approx(misses / 36)


@pytest.mark.rule("CC-W12")
def test_no_weapon_is_given_up_where_there_is_nothing_to_judge() -> None:
    """To whom a Weapon is handed is all the same to it, but not whether it is lost."""
    axis = [f"{RIFLE} A7 w0", f"{RIFLE} A7", f"{RIFLE} A7"]
    table = Table(axis, [f"{FOE} O1"], ["german.weapon.light_mg"], hands={"axis": [19]}, initiative="axis")
    table.do("order 19", "activate axis.0", "give axis.0")
    assert table.asked == "axis handing_over"
    legal = [int(action) for action in table.state.legal(0)]
    found = scores(table.state.view(0), legal)
    assert [GAME.write(table.state, action) for action in legal] == ["unit axis.1", "unit axis.2", "give_up w0"]
    assert found[0] == found[1] > found[2]
