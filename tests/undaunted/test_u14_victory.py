"""U-14: the whole of victory told a second time, naively from the rules text, against the engine in random play."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import chain, pairwise
from typing import Any

import pytest

from fieldcraft.core.chance import FastChance
from fieldcraft.core.data import read_yaml
from fieldcraft.games.undaunted import GAME
from fieldcraft.games.undaunted.cards import DATA
from fieldcraft.games.undaunted.play import UndauntedState
from fieldcraft.games.undaunted.rules.victory import is_beyond_hope

SIDES = ("us", "ger")
ZONES = ("hand", "deck", "discard", "play", "supply", "removed")
SCENARIOS = [str(number) for number in range(1, 13)]
GAMES = 30
FROM_SETUP = 6
DECISIONS = 240
SCATTERED = 80
SCATTERED_RADIO = 400  # the radio's two conditions seldom differ
Sheet = Mapping[str, Any]
Position = Mapping[str, Any]
Ending = tuple[str, str] | None
Sides = tuple[bool, bool]


@cache
def sheets() -> dict[str, Sheet]:
    """The scenario files as plain data, by number."""
    files = [place for place in (DATA / "scenarios").iterdir() if place.name.endswith(".yaml")]
    plain = [read_yaml(place.read_text(encoding="utf-8"), place.name) for place in files]
    return {str(sheet["number"]): sheet for sheet in plain}


def foe_of(side: str) -> str:
    return "ger" if side == "us" else "us"


def need_of(sheet: Sheet, side: str) -> int | None:
    """Points to capture, None for a side that must pin (U-14.1)."""
    need: int | None = sheet["victory"][side].get("need")
    return need


def value_of(sheet: Sheet, position: Position, tile: str) -> int:
    value: int = sheet["objectives"].get(tile, 0)
    return value + int(position.get("radio_value", 0)) if tile == sheet.get("radio_tile") else value


def points_of(sheet: Sheet, position: Position, side: str) -> int:
    return sum(value_of(sheet, position, tile) for tile in position[side]["controlled"])


def counter_tile(position: Position, side: str, unit: str) -> str | None:
    """The tile of a counter; None if it is off the board or not in the scenario."""
    words = position["counters"].get(f"{side}.{unit}", "off").split()
    return None if words[0] == "off" else words[0]


def has_riflemen(position: Position, side: str) -> bool:
    return any(counter_tile(position, side, f"rifleman_{squad}") for squad in "abc")


def reach_cards(cards: Mapping[str, Mapping[str, int]]) -> set[str]:
    """U-14.11, step 1."""
    reach = {card for zone in ("hand", "deck", "discard", "play") for card in cards[zone]}
    before: set[str] = set()
    while reach != before:
        before = set(reach)
        if reach & {"platoon_sergeant", "platoon_guide"}:
            reach |= set(cards["supply"])
        for squad in "abc":
            if f"squad_leader_{squad}" in reach:
                reach |= {card for card in cards["supply"] if card.endswith(f"_{squad}")}
    return reach


def reach_tiles(sheet: Sheet, position: Position, side: str) -> set[str]:
    """The regions of all squads that are alive (U-14.11, steps 2 to 4)."""
    reach = reach_cards(position[side])
    marked = {*position[side]["scouted"], *position[side]["controlled"]}
    open_tiles = set(sheet["tiles"]) if any(card.startswith("scout_") for card in reach) else marked
    found: set[str] = set()
    for squad in "abc":
        if f"rifleman_{squad}" not in reach:
            continue
        to_visit = [marker["tile"] for marker in sheet["spawn"][side] if squad in marker["squads"]]
        standing = counter_tile(position, side, f"rifleman_{squad}")
        to_visit += [standing] if standing else []
        region: set[str] = set()
        while to_visit:
            tile = to_visit.pop()
            if tile not in region:
                region.add(tile)
                to_visit += [near for near in sheet["adjacency"][tile] if near in open_tiles]
        found |= region
    return found


def is_hopeless(sheet: Sheet, position: Position, side: str) -> bool:
    """U-14.9 and U-14.11, step 5."""
    need = need_of(sheet, side)
    if need is None:
        return False
    mine = reach_tiles(sheet, position, side)
    radio = sheet.get("radio_tile")
    if radio in mine and radio in reach_tiles(sheet, position, "us"):
        return False
    return sum(value_of(sheet, position, tile) for tile in mine | set(position[side]["controlled"])) < need


def side_ahead(points: Mapping[str, int], holder: str) -> str:
    """U-14.5."""
    return max(SIDES, key=lambda side: (points[side], side == holder))


def verdict(sheet: Sheet, position: Position, hopeless: Mapping[str, bool]) -> Ending:
    """Winner and reason, by the order of U-14.8; None while the game goes on."""
    points = {side: points_of(sheet, position, side) for side in SIDES}
    needs = {side: need_of(sheet, side) for side in SIDES}
    for side in SIDES:
        need = needs[side]
        if need is not None and points[side] >= need:
            return side, "capture"
    for side in SIDES:
        if needs[side] is None and not has_riflemen(position, foe_of(side)):
            return side, "pin"
    for side in SIDES:
        foe = foe_of(side)
        if hopeless[side] and (needs[foe] is None or points[foe] > points[side]):
            return foe, "beyond_hope"
    if all(hopeless[side] or not has_riflemen(position, side) for side in SIDES):
        return side_ahead(points, position["initiative"]), "both_pinned"
    return None


def dealt(cards: Mapping[str, tuple[int, int]], chance: FastChance) -> dict[str, dict[str, int]]:
    """A side's cards by zone: most copies of a kind together in the supply or gone, a few anywhere."""
    zones: dict[str, dict[str, int]] = {zone: {} for zone in ZONES}
    for card, (deck, supply) in cards.items():
        can_go = not card.startswith(("platoon", "squad", "fog"))
        home = "removed" if can_go and chance.below(5, "home") < 2 else "supply"
        for _ in range(deck + supply):
            zone = home if chance.below(8, "stray") else ZONES[chance.below(len(ZONES), "zone")]
            zones[zone][card] = zones[zone].get(card, 0) + 1
    return zones


def scattered(scenario: str, seed: int) -> UndauntedState:
    """Cards, markers and Riflemen thrown anywhere: far more poor positions than play would reach."""
    chance = FastChance(seed)
    sheet = sheets()[scenario]
    tiles: list[str] = sheet["tiles"]
    given: dict[str, Any] = {"counters": {}}
    if "radio_tile" in sheet:
        given["radio_value"] = chance.below(4, "radio")
    free = set(tiles)
    for side in SIDES:
        for card in sheet["cards"][side]:
            if card.startswith("rifleman"):
                place = chance.below(2 * len(tiles), "place")
                given["counters"][f"{side}.{card}"] = tiles[place] if place < len(tiles) else "off"
        share = 1 + chance.below(4, "share")
        marked = [tile for tile in tiles if chance.below(5, "marked") < share]
        controlled = [tile for tile in marked if tile in free and chance.below(3, "face") == 0]
        free.difference_update(controlled)
        given[side] = {**dealt(sheet["cards"][side], chance), "scouted": marked, "controlled": controlled}
    return GAME.arrange(scenario, {}, given)


@dataclass(frozen=True)
class Moment:
    """One position of a game: what the engine says of it, and what the rules text does."""

    ended: Ending
    should_end: Ending
    phase: str
    tested: Sides
    flagged: Sides
    hopeless: Sides


def moment(scenario: str, state: UndauntedState) -> Moment:
    sheet = sheets()[scenario]
    position = GAME.dump(state)
    hopeless = is_hopeless(sheet, position, "us"), is_hopeless(sheet, position, "ger")
    outcome = state.outcome()
    return Moment(
        ended=(SIDES[outcome.winners[0]], outcome.reason) if outcome else None,
        should_end=verdict(sheet, position, dict(zip(SIDES, hopeless, strict=True))),
        phase=position["phase"],
        tested=(is_beyond_hope(state, 0), is_beyond_hope(state, 1)),
        flagged=(state.us.hopeless, state.ger.hopeless),
        hopeless=hopeless,
    )


def start(scenario: str, seed: int, chance: FastChance) -> UndauntedState | None:
    """The set-up, or for most seeds a scattered position where nothing is decided yet."""
    if seed < FROM_SETUP:
        return GAME.setup(scenario, {}, chance)
    state = scattered(scenario, seed)
    for side in (state.us, state.ger):
        for tile in side.where[:3]:
            if tile >= 0:  # in play Riflemen come only onto marked tiles (U-10.2, U-12.9)
                side.scouted |= (1 << tile) & ~side.controlled
    now = moment(scenario, state)
    state.us.hopeless, state.ger.hopeless = now.hopeless
    return None if now.should_end else state


def random_play(scenario: str, seed: int) -> list[Moment]:
    """Every moment of a game of random legal actions; half the games take Control where they can."""
    chance = FastChance(seed * 1000 + int(scenario))
    state = start(scenario, seed, chance)
    if state is None:
        return []
    moments = [moment(scenario, state)]
    while (seat := state.next_seat()) >= 0 and len(moments) < DECISIONS:
        legal = sorted(int(action) for action in state.legal(seat))
        words = {action: GAME.write(state, action) for action in legal} if seed % 2 else {}
        bold = [action for action, text in words.items() if not text.startswith(("hunker", "end"))]
        choices = [action for action in bold if words[action].startswith("control")] or bold or legal
        state.apply(seat, choices[chance.choose(len(choices), "policy")], chance)
        moments.append(moment(scenario, state))
    return moments


@cache
def games(scenario: str) -> list[list[Moment]]:
    return [random_play(scenario, seed) for seed in range(GAMES)]


@pytest.mark.rule("U-14.9", "U-14.11", "U-14.12")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_hope_is_lost_exactly_by_the_test_of_the_rules(scenario: str) -> None:
    for now in chain.from_iterable(games(scenario)):
        assert now.tested == now.hopeless
        assert now.flagged == now.hopeless


@pytest.mark.rule("U-14.11")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_hope_test_agrees_on_scattered_positions(scenario: str) -> None:
    sheet = sheets()[scenario]
    found = {side: set[bool]() for side in SIDES}
    for seed in range(SCATTERED_RADIO if "radio_tile" in sheet else SCATTERED):
        state = scattered(scenario, seed)
        now = moment(scenario, state)
        assert now.tested == now.hopeless, GAME.dump(state)
        for side, hopeless in zip(SIDES, now.hopeless, strict=True):
            found[side].add(hopeless)
    for side in SIDES:
        assert found[side] == ({False} if need_of(sheet, side) is None else {False, True})


@pytest.mark.rule("U-14.12")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_lost_hope_never_returns(scenario: str) -> None:
    for before, now in chain.from_iterable(pairwise(moments) for moments in games(scenario)):
        for side in range(2):
            assert now.hopeless[side] or not before.hopeless[side]


@pytest.mark.rule("U-14.1", "U-14.4", "U-14.5", "U-14.6", "U-14.7", "U-14.8", "U-14.10", "U-14.14")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_game_ends_in_the_very_moment_a_condition_is_met(scenario: str) -> None:
    for now in chain.from_iterable(games(scenario)):
        assert now.ended == now.should_end
        assert (now.phase == "over") == (now.ended is not None)


def test_random_play_saw_every_end_and_play_without_hope() -> None:
    seen = [now for scenario in SCENARIOS for now in chain.from_iterable(games(scenario))]
    wanted = {(side, reason) for side in SIDES for reason in ("capture", "pin", "beyond_hope", "both_pinned")}
    assert {now.ended for now in seen} == {None, *wanted}
    assert {now.hopeless for now in seen if now.ended is None} == {(False, False), (True, False), (False, True)}


@pytest.mark.rule("U-14.13")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_game_with_a_round_limit_has_one_winner(scenario: str) -> None:
    chance = FastChance(int(scenario))
    state = GAME.setup(scenario, {"round_limit": 2}, chance)
    for _ in range(2):
        for bid in range(2):
            seat = state.next_seat()
            state.apply(seat, state.legal(seat)[0], chance)
        for turn in range(2):
            assert state.outcome() is None
            state.apply(state.next_seat(), GAME.parse(state, "end"), chance)
    outcome = state.outcome()
    assert outcome is not None
    position = GAME.dump(state)
    points = {side: points_of(sheets()[scenario], position, side) for side in SIDES}
    assert outcome.reason == "round_limit"
    assert [SIDES[winner] for winner in outcome.winners] == [side_ahead(points, position["initiative"])]
    assert position["round"] == 2


@pytest.mark.rule("U-14.13")
def test_there_are_five_ways_to_end_and_no_draw() -> None:
    assert set(GAME.end_reasons) == {"capture", "pin", "beyond_hope", "both_pinned", "round_limit"}
