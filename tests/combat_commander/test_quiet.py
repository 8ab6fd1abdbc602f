"""CC-W-d2 What a seat may let pass by itself: in which windows, when nothing else is possible, and for how long."""

import pytest

from fieldcraft.core.chance import FastChance
from fieldcraft.core.decision import Passing
from fieldcraft.core.quiet import Quiet
from fieldcraft.games.combat_commander.process import W1_TURN
from fieldcraft.games.combat_commander.verbs import ARG_BITS, DECLINE, DONE, GIVE_UP, KEEP, action_of
from tests.combat_commander.table import GAME, Table

RIFLE = "german.squad.rifle"
FOE = "russian.squad.rifle"
LMG = "german.weapon.light_mg"
NO, LET_STAND, NO_MORE = (int(action_of(verb, 0)) for verb in (DECLINE, KEEP, DONE))


def moving(allies: tuple[int, ...] = (20,), axis: tuple[int, ...] = (), carries: str = "") -> Table:
    """An Axis Squad has entered B7, three hexes from the enemy."""
    weapons = [LMG] if carries else []
    hands = {"axis": [19, 54, *axis], "allies": [*allies]}
    table = Table([f"{RIFLE} A7 {carries}", f"{RIFLE} O9"], [f"{FOE} C8"], weapons, hands, initiative="axis")
    return table.do("order 19", "activate axis.0", "mover axis.0", "step B7")


def passing(table: Table) -> Passing | None:
    return GAME.passing(table.state, table.seat)


@pytest.mark.rule("CC-W-d2")
@pytest.mark.parametrize(("hand", "is_idle"), [((20,), True), ((20, 52), False)])
def test_a_window_is_idle_where_no_card_fits(hand: tuple[int, ...], is_idle: bool) -> None:
    table = moving(allies=hand)
    assert table.asked == "allies entry"
    assert passing(table) == Passing(NO, is_idle)
    assert GAME.passing(table.state, 0) is None


@pytest.mark.rule("CC-W-d2", "CC-W12", "CC-11.3")
def test_a_weapon_that_could_be_given_up_is_nothing_to_ask_for() -> None:
    table = Table(
        [f"{RIFLE} A7", f"{RIFLE} O9 w0"], [f"{FOE} C8"], [LMG], {"axis": [19, 43], "allies": [20]}, initiative="axis"
    )
    table.do("order 19", "activate axis.0", "mover axis.0", "step B7")
    if table.asked == "allies entry":
        table.do("decline")
    assert table.asked == "axis entry"
    assert (table.offers(), table.offers("give_up")) == (["decline"], ["give_up w0"])
    assert passing(table) == Passing(NO, True)


@pytest.mark.rule("CC-W-d2", "CC-W3a")
def test_between_movements_nothing_passes_while_somebody_can_move() -> None:
    table = Table([f"{RIFLE} A7", f"{RIFLE} O9"], [f"{FOE} K1"], hands={"axis": [19, 50], "allies": [20]})
    table.do("order 19", "activate axis.0")
    assert table.asked == "axis moving"
    assert passing(table) is None
    table.walk("mover axis.0", "step A8", "halt")
    assert table.asked == "axis moving"
    table.state.counters.used[0] = 20  # MPs as if spent: nobody is left to move
    assert "mover" not in {each.split()[0] for each in table.offers()}
    assert passing(table) == Passing(NO_MORE, False)


@pytest.mark.rule("CC-W-d2", "CC-W2")
def test_a_reroll_is_a_kind_of_its_own_and_never_idle() -> None:
    table = Table([f"{RIFLE} A7"], [f"{FOE} C8"], hands={"axis": [54, 19], "allies": [20]}, initiative="axis")
    table.cards(axis=[21]).do("order 54", "activate axis.0", "aim C8", "decline")
    assert table.asked == "axis reroll"
    assert passing(table) == Passing(LET_STAND, False, "rerolls")
    number = GAME.period(table.state, 0, "order")
    assert number is not None
    kept = Quiet(idle=True, period="order", until=number)
    assert kept.passes(GAME, table.state, 0, 0) is None
    kept.kinds = ["rerolls"]
    assert kept.passes(GAME, table.state, 0, 0) == LET_STAND


@pytest.mark.rule("CC-W-d2")
@pytest.mark.parametrize("scenario", ["1", "4", "18"])
def test_idle_is_where_nothing_else_is_legal(scenario: str) -> None:
    chance = FastChance(3)
    state = GAME.setup(scenario, {}, chance)
    found = {True: 0, False: 0}
    for _ in range(900):
        if (seat := state.next_seat()) < 0:
            break
        legal = [int(action) for action in state.legal(seat)]
        passing = GAME.passing(state, seat)
        if passing is not None:
            others = [each for each in legal if each != passing.action and each >> ARG_BITS != GIVE_UP]
            assert passing.is_idle == (not others)
            found[passing.is_idle] += 1
        state.apply(seat, legal[chance.choose(len(legal), "policy")], chance)
    assert all(found.values())


def test_the_periods_end_when_they_say() -> None:
    """An Order's number lasts from its announcement to the next free decision, a Turn's as long as the Turn."""
    chance = FastChance(4)
    state = GAME.setup("1", {}, chance)
    orders, turns = set[int | None](), set[int | None]()
    before = {name: GAME.period(state, 0, name) for name in ("order", "turn", "next")}
    assert set(before.values()) == {None}
    was_active, was_turn = -1, 0
    while (seat := state.next_seat()) >= 0:
        legal = state.legal(seat)
        state.apply(seat, legal[chance.choose(len(legal), "policy")], chance)
        now = {name: GAME.period(state, 0, name) for name in before}
        assert (now["turn"] != before["turn"]) == (state.turn != was_turn)
        begins = state.turn != was_turn and (state.active == 0 or was_active == -1)
        assert (now["next"] != before["next"]) == begins
        if state.window == W1_TURN:
            assert now["order"] is None
        if now["order"] != before["order"] and now["order"] is not None:
            assert now["order"] not in orders, "no two Orders have one number"
            orders.add(now["order"])
        turns.add(now["turn"])
        before, was_active, was_turn = now, int(state.active), int(state.turn)
    assert len(orders) > 5
    assert len(turns) > 5
