"""Move-path counts from the set-ups are as stored (level 5), and the first of them as counted by hand."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from fieldcraft.core.chance import FastChance
from fieldcraft.core.registry import game, game_ids
from fieldcraft.workbench.perft import perft
from tests.undaunted.arranged import distances_from, layout

FOLDER = Path(__file__).parent / "perft"
SEED = 1

FOG = "fog_of_war"
SIDES = ("us", "ger")

PRINTED = {
    "platoon_sergeant": ("bolster", "command"),
    "platoon_guide": ("bolster", "guide"),
    "squad_leader": ("bolster", "inspire"),
    "scout": ("scout", "attack", "recon", "conceal"),
    "rifleman": ("move", "attack", "control"),
    "sniper": ("stalk", "attack"),
    "machine_gunner": ("move", "attack", "suppress"),
    "mortar": ("move", "blast", "target"),
}
"""The actions of each title, from the table in U-1.5."""

HANDS = {
    "1": (
        {"rifleman_b", "scout_a", "squad_leader_a", FOG},
        {"rifleman_a", "scout_a", "platoon_sergeant", "squad_leader_b"},
    ),
    "8": ({"rifleman_b", "scout_a", "squad_leader_a", FOG}, {"rifleman_a", "rifleman_c", "mortar", "squad_leader_a"}),
}
"""The opening hands of two scenarios: four different cards each."""


def stored(game_id: str) -> dict[str, list[int]]:
    return dict(yaml.safe_load((FOLDER / f"{game_id}.yaml").read_text(encoding="utf-8")))


@pytest.mark.parametrize("game_id", game_ids())
def test_every_scenario_of_every_game_is_counted(game_id: str) -> None:
    assert list(stored(game_id)) == [info.id for info in game(game_id).scenarios()]
    assert all(len(counts) >= 2 for counts in stored(game_id).values())


@pytest.mark.parametrize(
    ("game_id", "scenario"), [(game_id, info.id) for game_id in game_ids() for info in game(game_id).scenarios()]
)
def test_the_paths_are_as_many_as_stored(game_id: str, scenario: str) -> None:
    counts = stored(game_id)[scenario]
    assert perft(game(game_id), scenario, len(counts), SEED) == counts


@pytest.mark.rule("U-6.1")
@pytest.mark.parametrize("scenario", HANDS)
def test_the_first_two_counts_by_hand(scenario: str) -> None:
    """Both bid: as many ways as there are different cards in one hand, then in one hand and the other."""
    assert opening_hands(scenario) == HANDS[scenario]
    assert stored("undaunted")[scenario][:2] == [4, 4 * 4]


@pytest.mark.rule("U-6.1", "U-6.2", "U-7.3", "U-7.4")
@pytest.mark.parametrize("scenario", stored("undaunted"))
def test_the_first_three_counts_by_the_book(scenario: str) -> None:
    """After the bids the winner of the initiative has the uses of each card left, and the end of the turn."""
    us, ger = opening_hands(scenario)
    turns = 0
    for us_bid in us:
        for ger_bid in ger:
            values = initiative(us_bid), initiative(ger_bid)
            holder = SIDES.index(layout(scenario)["starting_initiative"])
            first = holder if values[0] == values[1] else values.index(max(values))
            hand = (us - {us_bid}, ger - {ger_bid})[first]
            turns += 1 + sum(len(list(uses(scenario, first, card, hand))) for card in hand)
    assert stored("undaunted")[scenario][:3] == [len(us), len(us) * len(ger), turns]


def opening_hands(scenario: str) -> tuple[set[str], set[str]]:
    """Both opening hands; with this seed, no card is there twice."""
    of = game("undaunted")
    facts = of.facts(of.setup(scenario, {}, FastChance(SEED)))
    assert set(facts["us.hand"].values()) == set(facts["ger.hand"].values()) == {1}
    return set(facts["us.hand"]), set(facts["ger.hand"])


def title(card: str) -> str:
    return card[:-2] if card[-2:] in ("_a", "_b", "_c") else card


def initiative(card: str) -> int:
    order = (FOG, "mortar", "machine_gunner", "sniper", "rifleman", "scout")
    return (*order, "squad_leader", "platoon_guide", "platoon_sergeant").index(title(card))


def uses(scenario: str, seat: int, card: str, hand: set[str]) -> Iterator[str]:
    """What a card may be used for in the first turn of a game (table 17.2)."""
    if card == FOG:
        return
    yield "hunker"
    raw, side, foe = layout(scenario), SIDES[seat], SIDES[1 - seat]
    for action in PRINTED[title(card)]:
        if action == "blast":  # no target marker lies on the board yet
            continue
        if action == "recon" and FOG not in hand:
            continue
        if action == "control":
            tile = post(scenario, side, card)
            if tile in raw["markers"][side]["controlled"] or raw["counters"][foe].get(tile):
                continue
        if action == "target" and max(distances_from(scenario, post(scenario, side, card)).values()) < 3:
            continue
        if action in ("attack", "suppress") and not any(raw["counters"][foe].values()):
            continue
        yield action


def post(scenario: str, side: str, card: str) -> str:
    """Where a unit stands at the start, or would appear."""
    raw = layout(scenario)
    standing = [tile for tile, units in raw["counters"][side].items() if card in units]
    entries = [each["tile"] for each in raw["spawn"][side] if card in each["units"] or card[-1] in each["squads"]]
    return str((standing or entries)[0])
