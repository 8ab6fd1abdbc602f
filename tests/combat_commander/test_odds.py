"""Odds are exact: they agree with carrying every possible card out."""

from fractions import Fraction
from itertools import combinations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from fieldcraft.core.decision import Odds
from fieldcraft.core.script import ScriptedChance
from fieldcraft.core.text import Message
from fieldcraft.games.combat_commander import forecast, odds
from fieldcraft.games.combat_commander.decks import CARD_COLOURED, CARD_WHITE
from fieldcraft.games.combat_commander.kinds import DECK_SIZE
from fieldcraft.games.combat_commander.names import unit_name
from fieldcraft.games.combat_commander.process import (
    ADVANCE_ORDER,
    RECOVER_ORDER,
    ROLLING_FOR,
    ROUT_ORDER,
    STEPPING,
    W2_REROLL,
    W6_DEFENDER,
    W7_LIGHT_WOUNDS,
)
from fieldcraft.games.combat_commander.state import GROUPED, IS_BROKEN, SUPPRESSED, Player, new_player
from fieldcraft.games.combat_commander.verbs import DECLINE, KEEP, ROLL, STEP, action_of
from tests.combat_commander.table import GAME, Table

RIFLE = "german.squad.rifle"
FOE = "russian.squad.rifle"
ANSWERS = {W2_REROLL: action_of(KEEP, 0), **dict.fromkeys((W6_DEFENDER, W7_LIGHT_WOUNDS), action_of(DECLINE, 0))}
GERMAN, RUSSIAN = 0, 2 * DECK_SIZE


def pile(table: Table, side: int) -> list[int]:
    """The cards a roll of the side may show."""
    return [card for card in range(DECK_SIZE) if table.state.player(side).deck[card]]


def by_total(cards: list[int], deck: int) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for card in cards:
        found.setdefault(int(CARD_WHITE[deck + card] + CARD_COLOURED[deck + card]), []).append(card)
    return found


def test_the_own_pile_is_known_exactly() -> None:
    table = Table([f"{RIFLE} A7"], [f"{FOE} C8"], hands={"axis": [1, 2, 3]}, sides={"axis": {"discard": [4, 5]}})
    found = odds.totals(table.state, 0, 0)
    cards = [card for card in range(DECK_SIZE) if card > 4]
    for total, each in by_total(cards, GERMAN).items():
        assert found[total] == pytest.approx(len(each) / len(cards))


def test_the_other_hand_is_a_guess_over_the_unseen() -> None:
    hidden = Table([f"{RIFLE} A7"], [f"{FOE} C8"], hands={"axis": [1, 2, 3]})
    other = Table([f"{RIFLE} A7"], [f"{FOE} C8"], hands={"axis": [70, 60, 50]})
    assert odds.totals(hidden.state, 0, 1) == odds.totals(other.state, 0, 1)
    assert odds.totals(hidden.state, 0, 0) != odds.totals(other.state, 0, 0)


def test_an_empty_pile_is_reshuffled_first() -> None:
    table = Table([f"{RIFLE} A7"], [f"{FOE} C8"])
    me = table.state.axis
    for card in range(DECK_SIZE):
        me.deck[card], me.discard[card] = 0, 1 if card < 10 else 0
        me.hand[card] = 1 - me.discard[card]
    me.deck_size = 0
    found = odds.totals(table.state, 0, 1)
    for total, each in by_total(list(range(10)), GERMAN).items():
        assert found[total] == pytest.approx(len(each) / 10)


def known(me: Player, entered: dict[int, int], room: list[int], hidden: list[int], shown: list[int]) -> None:
    """Only the cards 0 to 8 are not on the discard pile."""
    for card in range(DECK_SIZE):
        me.deck[card] = 1 if card < 9 else 0
        me.discard[card] = 0 if card < 9 else 1
    for card in [*hidden, *shown]:
        me.deck[card], me.hand[card] = 0, 1
    for card in shown:
        me.shown[card] = 1
    for card, age in entered.items():
        me.entered[card] = age
    for age, number in enumerate(room):
        me.room[age] = number
    me.hand_size = len(hidden) + len(shown)
    me.deck_size = 9 - me.hand_size
    me.reshuffles = len(room) - 1


@pytest.mark.parametrize(
    ("entered", "room", "hidden", "shown"),
    [
        ({}, [0], [0, 1, 2], []),
        ({0: 1, 1: 1, 2: 1, 3: 1}, [0, 1], [0, 5, 6], []),
        ({0: 1, 1: 1, 2: 2, 3: 2, 4: 2}, [0, 2, 1], [0, 2, 6], []),
        ({0: 1, 1: 1, 2: 2, 3: 2, 4: 2}, [0, 2, 1], [0, 7], [2]),
        ({0: 3, 1: 1}, [0, 2, 0, 0], [1, 8], []),
    ],
)
def test_every_hand_that_is_possible_counts_the_same(
    entered: dict[int, int], room: list[int], hidden: list[int], shown: list[int]
) -> None:
    me = new_player()
    known(me, entered, room, hidden, shown)
    unseen = [card for card in range(9) if card not in shown]
    hands = [
        hand
        for hand in combinations(unseen, len(hidden))
        if all(
            sum(1 for card in [*hand, *shown] if entered.get(card, 0) >= age) <= room[age]
            for age in range(1, len(room))
        )
    ]
    assert tuple(hidden) in hands
    found = odds.unseen_weights(me)
    for card in unseen:
        held = Fraction(sum(1 for hand in hands if card in hand), len(hands))
        assert found[card] == pytest.approx(float(1 - held))
    assert all(found[card] == 0.0 for card in [*shown, *range(9, DECK_SIZE)])
    assert sum(found) == pytest.approx(float(me.deck_size))


def outcomes(table: Table, axis: list[int], allies: list[int]) -> dict[str, float]:
    """What becomes of `allies.0`, over one card of each side that is rolled, played out by the engine."""
    found: dict[str, float] = {}
    mine, theirs = by_total(axis, GERMAN), by_total(allies, RUSSIAN)
    for attack in mine.values():
        for defence in theirs.values():
            state = table.state.copy()
            state.triggers = 1  # nothing else happens (CC-1.9.1)
            chance = ScriptedChance(GAME)
            chance.add({"reveal.axis": [attack[0] + 1], "reveal.allies": [defence[0] + 1]})
            state.apply(0, GAME.parse(state, "decline"), chance)
            while state.window in ANSWERS:
                state.apply(int(state.asked), int(ANSWERS[int(state.window)]), chance)
            marks = state.counters.marks[64]
            key = "breaks" if marks & IS_BROKEN else "suppresses" if marks & SUPPRESSED else "holds"
            found[key] = found.get(key, 0.0) + len(attack) * len(defence) / len(axis) / len(allies)
    return found


@pytest.mark.rule("CC-O20.3.4")
def test_fire_agrees_with_all_rolls() -> None:
    hands = {"axis": [54, 1, 4], "allies": [2, 9, 16]}
    table = Table([f"{RIFLE} A7", f"{RIFLE} B7"], [f"{FOE} C8", f"{FOE} K1"], hands=hands, initiative="axis")
    table.do("order 54", "activate axis.0", "aim C8")
    assert table.asked == "axis firer"
    unseen = [card for card in range(DECK_SIZE) if not table.state.allies.discard[card]]
    found = odds.shot(table.state, 0, [], 8 + 2 * 10 - 1)
    due = outcomes(table, pile(table, 0), unseen)
    assert found.fates[64].breaks == pytest.approx(due["breaks"])
    assert found.fates[64].suppresses == pytest.approx(due["suppresses"])


def test_looking_at_a_shot_leaves_the_position_alone() -> None:
    table = Table([f"{RIFLE} A7", f"{RIFLE} B7"], [f"{FOE} C8"], hands={"axis": [54]})
    before = GAME.dump(table.state)
    alone = odds.shot(table.state, 0, [0], 27)
    both = odds.shot(table.state, 0, [0, 1], 27)
    assert both.fp == alone.fp + 1
    assert both.fates[64].breaks > alone.fates[64].breaks
    assert GAME.dump(table.state) == before


@pytest.mark.rule("CC-O20.2.3")
@pytest.mark.parametrize("needed", [0, 5, 11, 35, 36])
def test_targeting_leaves_its_card_out_of_the_attack(needed: int) -> None:
    table = Table([f"{RIFLE} A7"], [f"{FOE} C8"], hands={"axis": [1, 2, 3]})
    cards = pile(table, 0)
    hits = [card for card in cards if CARD_WHITE[card] * CARD_COLOURED[card] > needed]
    chance, after = odds.targeting(table.state, 0, needed)
    assert chance == pytest.approx(len(hits) / len(cards))
    pairs = [(first, second) for first in hits for second in cards if second != first]
    for total in range(odds.TOTALS):
        due = sum(1 for _, second in pairs if CARD_WHITE[second] + CARD_COLOURED[second] == total)
        assert after[total] == pytest.approx(due / len(pairs) if pairs else 0.0)


def test_a_targeting_roll_with_the_last_card() -> None:
    table = Table([f"{RIFLE} A7"], [f"{FOE} C8"])
    me = table.state.axis
    me.discard = vec[i64]([1] * DECK_SIZE)
    me.deck = vec[i64]([0] * DECK_SIZE)
    me.discard[20], me.deck[20], me.deck_size = 0, 1, 1
    chance, after = odds.targeting(table.state, 0, 0)
    assert chance == 1.0
    assert sum(after) == pytest.approx(1.0)
    assert after[7] == pytest.approx(12 / 72)


@pytest.mark.rule("CC-O22.3", "CC-O23.2")
def test_rally_and_rout_by_the_pile_of_the_active_player() -> None:
    table = Table([f"{RIFLE} A7 broken"], [f"{FOE} C8 broken"], hands={"axis": [1, 2, 3]})
    cards = pile(table, 0)
    for unit in (0, 64):
        steady = odds.steadiness(table.state, unit)
        sums = [int(CARD_WHITE[card] + CARD_COLOURED[card]) for card in cards]
        assert odds.rally_chance(table.state, 0, unit) == pytest.approx(sum(s < steady for s in sums) / len(cards))
        assert odds.rout_chance(table.state, 0, unit) == pytest.approx(sum(s > steady for s in sums) / len(cards))


@pytest.mark.rule("CC-O16.4.3")
@pytest.mark.parametrize(("axis", "allies"), [(5, 5), (8, 3), (2, 14), (0, 0)])
def test_melee_over_all_pairs_of_cards(axis: int, allies: int) -> None:
    table = Table([f"{RIFLE} A7"], [f"{FOE} C8"], hands={"axis": [1, 2, 3], "allies": [5, 6]})
    mine = pile(table, 0)
    theirs = list(range(DECK_SIZE))
    fight = odds.melee(table.state, 0, axis, allies)
    leads = [
        int(CARD_WHITE[a] + CARD_COLOURED[a] - CARD_WHITE[RUSSIAN + b] - CARD_COLOURED[RUSSIAN + b]) + axis - allies
        for a in mine
        for b in theirs
    ]
    assert fight.axis == pytest.approx(sum(lead > 0 for lead in leads) / len(leads))
    assert fight.tie == pytest.approx(sum(lead == 0 for lead in leads) / len(leads))
    assert fight.axis + fight.tie + fight.allies == pytest.approx(1.0)


def test_a_moving_unit_breaks_on_a_tie() -> None:
    even = [1 / 13] * odds.TOTALS
    standing, moving = odds.hits(even, 0, even, False), odds.hits(even, 0, even, True)
    assert moving.breaks == pytest.approx(standing.breaks + standing.suppresses)
    assert moving.suppresses == 0.0


def odds_in(table: Table, action: str) -> Odds | None:
    return next(option for option in table.state.decision(table.seat) if option.notation == action).odds


def test_options_show_the_odds_of_the_next_roll() -> None:
    table = Table(
        [f"{RIFLE} A7", f"{RIFLE} B7", "german.leader.von_karsties A7"],
        [f"{FOE} C8", f"{FOE} K1"],
        hands={"axis": [54, 30, 31]},
    )
    table.do("order 54", "activate axis.2", "activate axis.0", "activate axis.1")
    aimed = odds_in(table, "aim C8")
    table.do("aim C8", "join axis.0")
    alone = odds_in(table, "fire")
    table.do("join axis.1")
    both = odds_in(table, "fire")
    assert aimed is not None
    assert alone is not None
    assert both is not None
    assert aimed.chance >= both.chance > alone.chance
    assert both.total == alone.total + 1
    assert alone.total == sum(value for _, value in alone.parts)
    table.do("fire")
    now = odds_in(table, "decline")
    assert now is not None
    assert now.chance == pytest.approx(both.chance)
    assert now.outcome == Message("combat-commander-odds-breaks", {"unit": unit_name(table.state, 64)})


def test_recover_and_rout_show_their_odds() -> None:
    table = Table(
        [f"{RIFLE} A7 broken", f"{RIFLE} B7 broken"], [f"{FOE} C8 broken", f"{FOE} D8 broken"], hands={"axis": [1, 2]}
    )
    state = table.state
    state.push(RECOVER_ORDER)
    state.window = ROLLING_FOR
    rally = forecast.odds_of(state, 0, ROLL, 0)
    assert rally is not None
    assert rally.chance == odds.rally_chance(state, 0, 0)
    state.pop()
    state.push(ROUT_ORDER)
    rout = forecast.odds_of(state, 0, ROLL, 64)
    assert rout is not None
    assert rout.chance == odds.rout_chance(state, 0, 64)
    assert rout.total == odds.steadiness(state, 64)


def test_an_advance_into_the_enemy_shows_the_melee() -> None:
    table = Table([f"{RIFLE} B8"], [f"{FOE} C8", f"{FOE} K1"], hands={"axis": [5]})
    state = table.state
    state.push(ADVANCE_ORDER)
    state.put(2, 0)
    state.window = STEPPING
    state.counters.marks[0] |= GROUPED
    shown = forecast.odds_of(state, 0, STEP, 27)
    assert shown is not None
    mine, foe = (value for _, value in shown.parts)
    assert shown.chance == odds.melee(state, 0, mine, -foe).axis
    assert forecast.odds_of(state, 0, STEP, 26) is None


def test_chains_and_ordnance_apart() -> None:
    table = Table(
        [f"{RIFLE} A7", f"{RIFLE} B7", f"{RIFLE} F7", "german.team.weapon B7"],
        [f"{FOE} C8"],
        ["german.weapon.light_mortar", "german.weapon.light_mg"],
    )
    table.state.counters.weapon[3], table.state.counters.carrier[0] = 0, 3
    found = list(odds.groups(table.state, [0, 1, 2, 128], 27))
    assert found[0] == [128]
    assert [0, 1] in [sorted(each) for each in found]
    assert [2] in found or [0, 1, 2] not in [sorted(each) for each in found]
