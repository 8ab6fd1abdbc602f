"""Refusals say how much is missing, where numbers decide."""

import pytest

from fieldcraft.core.chance import FastChance
from fieldcraft.core.text import LANGUAGES, reader
from fieldcraft.games.combat_commander.rules.refusals import RULES
from fieldcraft.games.combat_commander.shortfalls import COUNTED
from tests.combat_commander.table import GAME, Table, mostly_keeping

PACKAGE = "fieldcraft.games.combat_commander"
RIFLE = "german.squad.rifle"
FOE = "russian.squad.rifle"
LEADER = "german.leader.winkler"
MORTAR = "german.weapon.light_mortar"


def why(table: Table, action: str, language: str = "en") -> str:
    """The sentence of a refusal."""
    refused = table.state.explain(table.seat, GAME.parse(table.state, action))
    assert refused is not None
    return reader(language, PACKAGE).say(refused.message)


@pytest.mark.rule("CC-O20.1", "CC-3.3.1.1", "CC-10.3.2.1")
def test_fire_names_range_command_and_fp() -> None:
    table = Table(
        [f"{LEADER} A7", f"{RIFLE} A8", f"{RIFLE} A10", "german.team.weapon A7 w0"],
        [f"{FOE} C8", f"{FOE} G4", f"{FOE} K1"],
        [MORTAR],
        hands={"axis": [54]},
        initiative="axis",
        smoke={"A8": 9},
    )
    table.do("order 54", "activate axis.0")
    assert why(table, "activate axis.2") == "The unit is outside the Leader’s Command Radius (distance 3, Command 1)."
    table.do("activate axis.1", "activate axis.3", "aim C8")
    table.do("join axis.1")
    assert why(table, "fire") == "The final FP would be less than 1 (needed: 1, FP -4)."


@pytest.mark.rule("CC-O20.2")
def test_ordnance_names_its_least_range_too() -> None:
    axis = [f"{RIFLE} A7 w0", f"{RIFLE} A8", f"{LEADER} A8"]
    table = Table(axis, [f"{FOE} B7", f"{FOE} K1"], [MORTAR], hands={"axis": [54]}, initiative="axis")
    table.do("order 54", "activate axis.2", "activate axis.0", "activate axis.1", "aim B7")
    assert why(table, "join w0") == "The hex is out of Range (distance 1, Range 2 to 13)."


@pytest.mark.rule("CC-O20.1")
def test_an_aim_out_of_range_names_the_piece_that_comes_nearest() -> None:
    table = Table([f"{RIFLE} A7"], [f"{FOE} C8", f"{FOE} G4"], hands={"axis": [54]}, initiative="axis")
    table.do("order 54", "activate axis.0")
    assert why(table, "aim G4") == "The hex is out of Range (distance 6, Range 5)."
    assert why(table, "aim G4", "uk") == "Гекс поза межами дальності (відстань 6, дальність 5)."


@pytest.mark.rule("CC-O21.1")
def test_a_step_names_its_cost_and_the_mps_left() -> None:
    table = Table([f"{RIFLE} A8"], [f"{FOE} O1"], hands={"axis": [19]}, initiative="axis")
    table.do("order 19", "activate axis.0", "mover axis.0").walk("step A9", "step B9")
    assert table.asked == "axis stepping"
    refused = [why(table, step) for step in ("step A9", "step O1")]
    assert refused[0] == "Too few MPs are left for that (needed: 2, left: 1)."
    assert refused[1].startswith("The hex is not next to the unit (distance ")


@pytest.mark.rule("CC-5.1", "CC-O15", "CC-8.2")
def test_a_turn_names_the_orders_given_and_a_set_up_the_figures() -> None:
    table = Table([f"{RIFLE} A7"], [f"{FOE} O1"], hands={"axis": [19]}, initiative="axis")
    assert why(table, "end").startswith("Without an Order there is only a pass (Orders given: 0 of ")
    state = GAME.setup("1", {}, FastChance(1))
    seat = 0
    place = next(int(each) for each in state.legal(seat))
    while state.why_not(seat, place) == 0:
        state.apply(seat, place, FastChance(1))
    refused = state.explain(seat, place)
    assert refused is not None
    said = reader("en", PACKAGE).say(refused.message)
    assert said.startswith("There would be more than 7 figures in the hex (figures: ")
    assert said.endswith(", at most 7).")


def test_most_kinds_come_with_numbers_in_random_play() -> None:
    """In every language; where a case has none, the sentence stands without them."""
    seen: dict[int, set[bool]] = {}
    readers = [reader(language, PACKAGE) for language in LANGUAGES]
    for scenario in ("1", "4", "9", "16", "23"):
        chance = FastChance(3)
        state = GAME.setup(scenario, {}, chance)
        made = 0
        while state.outcome() is None:
            seat = state.next_seat()
            for action in GAME.intents(state, seat) if made % 3 == 0 else ():
                number = int(state.why_not(seat, action))
                if number in COUNTED and len(seen.get(number, ())) < 2:
                    refused = state.explain(seat, action)
                    assert refused is not None
                    has_numbers = {"(" in words.say(refused.message) for words in readers}
                    assert len(has_numbers) == 1
                    seen.setdefault(number, set()).update(has_numbers)
            legal = mostly_keeping(state, seat, chance)
            state.apply(seat, legal[chance.choose(len(legal), "policy")], chance)
            made += 1
    told = {RULES[number][1] for number, kinds in seen.items() if True in kinds}
    assert {"no-order-yet", "orders-were-given", "out-of-command", "out-of-range", "overstacked"} <= told
    assert len(told) >= 8
