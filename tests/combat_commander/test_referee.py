"""The second opinion: it agrees with whole games, and finds what is wrong with a tampered step."""

from collections.abc import Callable

import pytest

from fieldcraft.core.chance import FastChance
from fieldcraft.core.events import EventList
from fieldcraft.games.combat_commander.game import CombatCommander
from fieldcraft.games.combat_commander.pieces import UNIT_IDS
from fieldcraft.games.combat_commander.play import CombatState
from fieldcraft.games.combat_commander.rules.countermix import new_unit
from fieldcraft.games.combat_commander.rules.replacing import wound
from fieldcraft.games.combat_commander.rules.victory import eliminate
from fieldcraft.games.combat_commander.setting import playable_scenarios
from fieldcraft.games.combat_commander.state import IS_BROKEN, SUPPRESSED
from fieldcraft.games.combat_commander.verbs import AIM, ARG_BITS, FIRE, MOVER, ORDER, SHOOT, STEP
from tests.combat_commander.table import GAME, Table, mostly_keeping

LIVELY = (ORDER, AIM, FIRE, SHOOT, STEP, MOVER)
RIFLE = "german.squad.rifle"
FOE = "russian.squad.rifle"


@pytest.mark.parametrize("scenario", playable_scenarios())
def test_the_referee_agrees_with_whole_games(scenario: str) -> None:
    """Players who like to do something, so that there is much to look at."""
    game = CombatCommander()
    chance = FastChance(int(scenario))
    state = game.setup(scenario, {}, chance)
    while (seat := state.next_seat()) >= 0:
        legal = mostly_keeping(state, seat, chance)
        lively = [action for action in legal if action >> ARG_BITS in LIVELY]
        if lively and chance.choose(4, "policy"):
            legal = lively
        action = legal[chance.choose(len(legal), "policy")]
        before, log = state.copy(), EventList()
        state.apply(seat, action, chance, log)
        assert game.referee(before, seat, action, log.events, state) == []


@pytest.mark.rule("CC-A36")
def test_the_referee_follows_a_squad_that_gives_way_to_a_team() -> None:
    """Though the Team is lost in the same step."""
    table = Table([f"{RIFLE} A7"], [f"{FOE} C8", f"{FOE} K1"])
    before = table.state.copy()
    wound(table.state, 64, table.log)
    eliminate(table.state, 64, table.log)
    assert GAME.referee(before, 0, 0, table.log.events, table.state) == []


@pytest.mark.rule("CC-E58")
def test_the_referee_follows_a_hero_who_comes_and_falls_in_one_step() -> None:
    table = Table([f"{RIFLE} A7"], [f"{FOE} C8", f"{FOE} K1"])
    before = table.state.copy()
    kind = UNIT_IDS.index("german.leader.dietel")
    hero = new_unit(table.state, 0, kind, table.state.counters.at[0], table.log)
    eliminate(table.state, hero, table.log)
    assert GAME.referee(before, 0, 0, table.log.events, table.state) == []


def step() -> tuple[CombatState, int, EventList, CombatState]:
    """A Squad fires, and the other one breaks."""
    table = Table([f"{RIFLE} A7"], [f"{FOE} C8", f"{FOE} K1"], hands={"axis": [54]}, initiative="axis")
    table.cards(axis=[21], allies=[1]).do("order 54", "activate axis.0", "aim C8", "keep")
    before, log = table.state.copy(), EventList()
    action = GAME.parse(before, "keep")
    table.state.apply(0, action, table.chance, log)
    assert table.fact("allies.0") == f"{FOE} C8 broken"
    return before, action, log, table.state


def test_a_sound_step_passes() -> None:
    before, action, log, after = step()
    assert GAME.referee(before, 0, action, log.events, after) == []


def lose_card(state: CombatState) -> None:
    state.axis.deck[0] = 0


def gain_points(state: CombatState) -> None:
    state.vp += 1


def mend(state: CombatState) -> None:
    state.counters.marks[64] &= ~IS_BROKEN


def suppress(state: CombatState) -> None:
    state.counters.marks[65] |= SUPPRESSED


def advance_time(state: CombatState) -> None:
    state.time += 1


def take_objective(state: CombatState) -> None:
    state.control[0] = 0


def pass_initiative(state: CombatState) -> None:
    state.initiative = 1 - state.initiative


def lose_unit(state: CombatState) -> None:
    state.counters.kind[65] = -1


def count_casualty(state: CombatState) -> None:
    state.allies.casualties += 1


@pytest.mark.parametrize(
    ("tamper", "rule"),
    [
        (lose_card, "CC-1"),
        (gain_points, "CC-4.1.1"),
        (mend, "CC-3.2"),
        (suppress, "CC-13.2"),
        (advance_time, "CC-6.1.2"),
        (take_objective, "CC-7.3.1"),
        (pass_initiative, "CC-9.1"),
        (lose_unit, "vanished"),
        (count_casualty, "CC-4.2"),
    ],
)
def test_a_tampered_step_is_found(tamper: Callable[[CombatState], None], rule: str) -> None:
    before, action, log, after = step()
    tamper(after)
    found = GAME.referee(before, 0, action, log.events, after)
    assert any(rule in complaint for complaint in found), found


def test_missing_or_changed_events_are_found() -> None:
    before, action, log, after = step()
    silent = [event for event in log.events if GAME.tell(after, event).kind != "broke"]
    assert GAME.referee(before, 0, action, silent, after)


def test_what_the_scenario_had_and_is_gone_stays_gone_when_written_down() -> None:
    """A lost Radio and a removed Fortification (CC-O17, CC-E70)."""
    state = GAME.begin("9", {})
    assert state.axis.radio >= 0
    state.axis.radio = -1
    again = GAME.arrange("9", {}, GAME.dump(state))
    assert again.axis.radio == -1
    state = GAME.begin("11", {})
    assert sum(state.counters.works)
    for hex_ in range(150):
        state.counters.works[hex_] = 0
    assert sum(GAME.arrange("11", {}, GAME.dump(state)).counters.works) == 0
