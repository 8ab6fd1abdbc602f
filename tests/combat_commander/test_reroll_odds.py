"""The odds of Spray Fire, and of both answers to the Initiative card, against every card that could be rolled."""

from collections.abc import Callable

import pytest

from fieldcraft.core.decision import Odds
from fieldcraft.core.script import ScriptedChance
from fieldcraft.games.combat_commander.decks import CARD_COLOURED, CARD_WHITE
from fieldcraft.games.combat_commander.kinds import DECK_SIZE
from fieldcraft.games.combat_commander.names import unit_name
from fieldcraft.games.combat_commander.play import CombatState
from fieldcraft.games.combat_commander.process import W2_REROLL, W5_FIRER, W6_DEFENDER, W7_LIGHT_WOUNDS
from fieldcraft.games.combat_commander.rules.fate import begin_time_advance
from fieldcraft.games.combat_commander.rules.flow import go_on
from fieldcraft.games.combat_commander.state import IS_BROKEN
from fieldcraft.games.combat_commander.verbs import DECLINE, KEEP, action_of
from tests.combat_commander.table import GAME, Table

RIFLE = "german.squad.rifle"
FOE = "russian.squad.rifle"
RUSSIAN = 2 * DECK_SIZE
ANSWERS = {W2_REROLL: action_of(KEEP, 0), W5_FIRER: action_of(DECLINE, 0)} | dict.fromkeys(
    (W6_DEFENDER, W7_LIGHT_WOUNDS), action_of(DECLINE, 0)
)
Happened = Callable[[CombatState], bool]


def odds_in(table: Table, action: str) -> Odds:
    found = next(option for option in table.state.decision(table.seat) if option.notation == action).odds
    assert found is not None
    return found


def in_pile(table: Table, side: int) -> list[int]:
    """What a roll may show; the other hand is empty in these tests, so both sides know the pile."""
    return [card for card in range(DECK_SIZE) if table.state.player(side).deck[card]]


def played(table: Table, action: str, happened: Happened) -> float:
    """How often it happens, over the next card of each side's pile."""
    found, mine, theirs = 0, in_pile(table, 0), in_pile(table, 1)
    results: dict[tuple[tuple[int, int], tuple[int, int]], bool] = {}
    for axis in mine:
        for allies in theirs:
            dice = (
                (int(CARD_WHITE[axis]), int(CARD_COLOURED[axis])),
                (int(CARD_WHITE[RUSSIAN + allies]), int(CARD_COLOURED[RUSSIAN + allies])),
            )
            if dice not in results:
                results[dice] = happened(play_out(table, action, axis, allies))
            found += results[dice]
    return found / len(mine) / len(theirs)


def play_out(table: Table, action: str, axis: int, allies: int) -> CombatState:
    """Answer, then let every roll stand; each side rolls one card, however often."""
    state = table.state.copy()
    state.triggers = 1  # nothing else happens (CC-1.9.1)
    chance = ScriptedChance(GAME)
    chance.add({"reveal.axis": [axis + 1], "reveal.allies": [allies + 1]})
    state.apply(int(state.asked), GAME.parse(state, action), chance)
    while int(state.window) in ANSWERS and state.outcome() is None:
        state.apply(int(state.asked), int(ANSWERS[int(state.window)]), chance)
    return state


def is_hurt(unit: int) -> Happened:
    return lambda state: bool(state.counters.marks[unit] & IS_BROKEN) or state.counters.at[unit] >= 150


def compare(table: Table, happened: Happened) -> None:
    """Both answers to the question about the Initiative card."""
    assert table.asked == "axis reroll"
    for action in ("keep", "reroll"):
        assert odds_in(table, action).chance == pytest.approx(played(table, action, happened))


def fire() -> Table:
    table = Table([f"{RIFLE} A7"], [f"{FOE} A9", f"{FOE} K1"], hands={"axis": [54]}, initiative="axis")
    return table.do("order 54", "activate axis.0")


@pytest.mark.rule("CC-9.1", "CC-O20.3.4")
@pytest.mark.parametrize("card", [1, 21, 43])
def test_an_attack_roll_that_stands_or_is_made_again(card: int) -> None:
    compare(fire().cards([card]).do("aim A9"), is_hurt(64))


@pytest.mark.rule("CC-9.1", "CC-O20.3.4")
@pytest.mark.parametrize("card", [1, 21, 43])
def test_a_defense_roll_that_stands_or_is_made_again(card: int) -> None:
    """The holder of the card is the other side: its pile is a guess, here an exact one."""
    table = fire().cards([43], [card]).do("aim A9", "keep")
    compare(table, is_hurt(64))
    assert odds_in(table, "keep").chance in (0.0, 1.0)


@pytest.mark.rule("CC-9.1", "CC-O20.2.3")
def test_a_targeting_roll_that_stands_or_is_made_again() -> None:
    table = Table(
        ["german.team.weapon A7 w0"],
        [f"{FOE} E7", f"{FOE} K1"],
        ["german.weapon.light_mortar"],
        hands={"axis": [54]},
        initiative="axis",
    ).cards([9])
    table.do("order 54", "activate axis.0", "aim E7")
    needed = odds_in(table, "keep").total
    products = [int(CARD_WHITE[card] * CARD_COLOURED[card]) for card in in_pile(table, 0)]
    assert odds_in(table, "keep").chance == (CARD_WHITE[8] * CARD_COLOURED[8] > needed)
    assert odds_in(table, "reroll").chance == pytest.approx(sum(each > needed for each in products) / len(products))


@pytest.mark.rule("CC-9.1", "CC-O22.3")
@pytest.mark.parametrize("card", [1, 21, 43])
def test_a_rally_roll_that_stands_or_is_made_again(card: int) -> None:
    table = Table([f"{RIFLE} A7 broken"], [f"{FOE} K1"], hands={"axis": [2]}, initiative="axis").cards([card])
    table.do("order 2")
    compare(table, lambda state: not state.counters.marks[0] & IS_BROKEN)


@pytest.mark.rule("CC-9.1", "CC-O16.4.2")
@pytest.mark.parametrize("is_second", [False, True])
def test_a_melee_roll_that_stands_or_is_made_again(is_second: bool) -> None:
    """The inactive player rolls first; in the second roll his total is known."""
    table = Table([f"{RIFLE} B7", f"{RIFLE} O9"], [f"{FOE} B8", f"{FOE} K1"], hands={"axis": [43]}, initiative="axis")
    table.cards([21], [21]).do("order 43", "activate axis.0", "mover axis.0", "step B8")
    while not table.asked.endswith("reroll"):
        table.do("decline")
    if is_second:
        table.do("keep")
    compare(table, lambda state: state.counters.at[0] < 150 <= state.counters.at[64])


@pytest.mark.rule("CC-9.1", "CC-6.2.2")
def test_a_sudden_death_roll_that_stands_or_is_made_again() -> None:
    table = Table([f"{RIFLE} A7"], [f"{FOE} K1"], initiative="axis", time=7)
    table.state.asked = -1
    begin_time_advance(table.state, 0)
    table.cards([21])
    go_on(table.state, table.chance, table.log)
    compare(table, lambda state: state.outcome() is not None)


def spraying() -> Table:
    """At C8, with Spray Fire (7) in hand and a second copy that adds nothing."""
    foes = [f"{FOE} C8", f"{FOE} B7", f"{FOE} B7 broken", f"{FOE} K1"]
    table = Table([f"{RIFLE} A7"], foes, hands={"axis": [54, 7, 8]}, initiative="axis")
    return table.do("order 54", "activate axis.0", "aim C8")


@pytest.mark.rule("CC-A40", "CC-9.1")
def test_spray_fire_shows_its_odds_before_it_is_chosen() -> None:
    """With the card, with each second hex, before the roll, and in the re-roll window."""
    table = spraying()
    before = odds_in(table, "play 7")
    assert before.outcome is not None
    assert before.outcome.args["unit"] == unit_name(table.state, 66)  # not of the hex that was aimed at
    table.do("play 7")
    assert odds_in(table, "hex B7") == before
    table.do("hex B7")
    assert odds_in(table, "decline") == before
    table.cards([21]).do("decline")
    again = odds_in(table, "reroll")
    assert (again.outcome, again.total) == (before.outcome, before.total)
    assert odds_in(table, "keep").total == before.total + 6


@pytest.mark.rule("CC-A40", "CC-O20.3.4")
def test_the_odds_of_spray_fire_are_those_of_all_rolls() -> None:
    """Over all cards of both piles, for the broken Squad in the second hex."""
    table = spraying().do("play 7", "hex B7")
    shown = odds_in(table, "decline")
    mine = [int(CARD_WHITE[card] + CARD_COLOURED[card]) for card in in_pile(table, 0)]
    theirs = [int(CARD_WHITE[RUSSIAN + card] + CARD_COLOURED[RUSSIAN + card]) for card in in_pile(table, 1)]
    table.cards([21], [1]).do("decline", "keep", "roll allies.2", "keep")
    told = table.told("defended")[0]
    lead = table.told("attacked")[0]["fp"] - told["morale"]
    due = sum(attack + lead > defence for attack in mine for defence in theirs) / len(mine) / len(theirs)
    assert shown.chance == pytest.approx(due)
