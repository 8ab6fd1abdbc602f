"""U-1 Components: the facts of cards, counters, markers and tiles."""

from collections import Counter

import pytest

from fieldcraft.core.data import load
from fieldcraft.games.undaunted import GAME
from fieldcraft.games.undaunted.cards import CARDS, DATA, TILES, CardFile
from fieldcraft.games.undaunted.kinds import GER, KIND_NAMES, PRINTED_VERBS, US, VERB_NAMES, printed_value
from fieldcraft.games.undaunted.positions import PILES
from tests.undaunted.acting import SCENARIOS, SIDES, act, raw_scenario

COPIES = {
    "platoon_sergeant": 1,
    "platoon_guide": 1,
    "squad_leader_a": 1,
    "squad_leader_b": 1,
    "squad_leader_c": 1,
    "rifleman_a": 5,
    "rifleman_b": 5,
    "rifleman_c": 5,
    "scout_a": 3,
    "scout_b": 3,
    "scout_c": 3,
    "machine_gunner_a": 3,
    "machine_gunner_b": 3,
    "machine_gunner_c": 3,
    "sniper": 3,
    "mortar": 3,
    "fog_of_war": 10,
}

# The table of U-1.5: initiative, actions with their numbers (0: none printed), base defence.
TITLES: dict[str, tuple[int, dict[str, int], int | None]] = {
    "platoon_sergeant": (9, {"bolster": 3, "command": 2}, None),
    "platoon_guide": (8, {"bolster": 1, "guide": 1}, None),
    "squad_leader": (7, {"bolster": 2, "inspire": 1}, None),
    "scout": (6, {"scout": 2, "attack": 1, "recon": 0, "conceal": 0}, 5),
    "rifleman": (5, {"move": 1, "attack": 1, "control": 0}, 4),
    "sniper": (4, {"stalk": 1, "attack": 3}, 6),
    "machine_gunner": (3, {"move": 1, "attack": 2, "suppress": 4}, 4),
    "mortar": (2, {"move": 1, "blast": 1, "target": 0}, 4),
    "fog_of_war": (1, {}, None),
}


def title_of(card: str) -> str:
    return card[:-2] if card[-2] == "_" else card


# By cover value, as printed; the other three sides are hills.
COVER = {
    0: "1A 3B 4B 9B 10B 11B 12B 13A 14A 15A 17A 18A",
    1: "1B 5A 5B 6A 6B 7B 8B 10A 11A 12A 13B 14B",
    2: "2B 7A 8A 15B 16B",
    3: "3A 4A 17B 18B",
}
UNITS = [card for card in COPIES if TITLES[title_of(card)][2] is not None]


@pytest.mark.rule("U-1.1")
def test_components_of_the_box() -> None:
    components = load(DATA / "cards.yaml", CardFile).components
    assert components == {
        "cards": {"us": 54, "ger": 54},
        "combat_counters": {"us": 11, "ger": 11},
        "control_markers": {"us": 18, "ger": 18},
        "target_markers": {"us": 1, "ger": 1},
        "spawn_markers": {"us": 4, "ger": 5},
        "board_tiles": 18,
        "objective_markers": 14,
        "radio_marker": 1,
        "initiative_marker": 1,
        "dice": {"count": 4, "faces": list(range(10))},
    }


@pytest.mark.rule("U-1.1")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_can_be_laid_out_from_the_box(scenario: str) -> None:
    raw = raw_scenario(scenario)
    numbers = [tile[:-1] for tile in raw["tiles"]]
    assert len(numbers) == len(set(numbers)) <= 18, "a tile cannot show both its sides"
    assert len(raw["objectives"]) <= 14
    assert set(raw["objectives"].values()) <= {1, 2, 3}
    assert len(raw["spawn"]["us"]) <= 4
    assert len(raw["spawn"]["ger"]) <= 5


@pytest.mark.rule("U-1.2")
def test_copies_of_every_card() -> None:
    assert {name: card.copies for name, card in CARDS.items()} == COPIES
    assert sum(COPIES.values()) == 54


@pytest.mark.rule("U-1.2")
@pytest.mark.parametrize("side", SIDES)
def test_a_side_with_all_its_cards_has_54(side: str) -> None:
    facts = GAME.facts(GAME.arrange("7", {}, {}))
    assert sum((Counter(facts[f"{side}.{pile}"]) for pile in PILES), Counter()) == COPIES


@pytest.mark.rule("U-1.3")
@pytest.mark.parametrize("card", COPIES)
def test_card_class(card: str) -> None:
    title = title_of(card)
    commands = ("platoon_sergeant", "platoon_guide", "squad_leader")
    assert CARDS[card].card_class == ("command" if title in commands else "fog" if title == "fog_of_war" else "combat")


@pytest.mark.rule("U-1.4")
@pytest.mark.parametrize("side", SIDES)
def test_eleven_units_a_side(side: str) -> None:
    units = [name for name in KIND_NAMES if f"{side}.{name}" in GAME.facts(GAME.arrange("7", {}, {}))]
    assert sorted(units) == sorted(
        [f"{title}_{squad}" for title in ("rifleman", "scout", "machine_gunner") for squad in "abc"]
        + ["sniper", "mortar"]
    )


@pytest.mark.rule("U-1.5")
@pytest.mark.parametrize("card", COPIES)
def test_initiative_and_actions_of_a_card(card: str) -> None:
    initiative, actions, _ = TITLES[title_of(card)]
    kind = KIND_NAMES.index(card)
    printed = {VERB_NAMES[verb]: int(printed_value(kind, verb)) for verb in range(PRINTED_VERBS)}
    assert CARDS[card].initiative == initiative
    assert {verb: value for verb, value in printed.items() if value >= 0} == actions


@pytest.mark.rule("U-1.5")
@pytest.mark.parametrize("seat", [US, GER])
@pytest.mark.parametrize("card", COPIES)
def test_exactly_the_printed_actions_can_be_chosen(card: str, seat: int) -> None:
    me, foe = SIDES[seat], SIDES[1 - seat]
    given = {
        "active": me,
        me: {"hand": [card, "fog_of_war"] if card != "fog_of_war" else [card], "target": "9B"},
        "counters": {f"{me}.{unit}": "12B" for unit in UNITS} | {f"{foe}.rifleman_a": "9B"},
    }
    state = GAME.arrange("7", {}, given)
    offered = {GAME.write(state, int(action)) for action in state.legal(seat)} - {"end", f"hunker {card}"}
    assert offered == {f"{verb} {card}" for verb in TITLES[title_of(card)][1]}


@pytest.mark.rule("U-1.5")
@pytest.mark.parametrize("seat", [US, GER])
@pytest.mark.parametrize("unit", UNITS)
def test_base_defence_and_dice(unit: str, seat: int) -> None:
    """All stand on 9B, whose cover is 0: the total is the base defence."""
    me, foe = SIDES[seat], SIDES[1 - seat]
    given = {
        "active": me,
        me: {"hand": ["machine_gunner_c"]},
        "counters": {f"{me}.machine_gunner_c": "9B", f"{foe}.{unit}": "9B"},
    }
    state = GAME.arrange("7", {}, given)
    act(state, seat, "attack machine_gunner_c")
    aim = GAME.parse(state, f"aim {foe}.{unit}")
    (odds,) = (option.odds for option in state.decision(seat) if option.action == aim)
    assert odds is not None
    assert (odds.total, odds.dice) == (TITLES[title_of(unit)][2], 2)


@pytest.mark.rule("U-1.5")
@pytest.mark.parametrize("card", ["squad_leader_a", "squad_leader_b", "squad_leader_c"])
def test_a_squad_leader_reaches_his_own_squad_only(card: str) -> None:
    squad = card[-2:]
    state = GAME.arrange("7", {}, {"active": "us", "us": {"hand": [card]}})
    act(state, US, f"bolster {card}")
    taken = {GAME.write(state, int(action)) for action in state.legal(US)} - {"stop"}
    assert taken == {f"take {title}{squad}" for title in ("rifleman", "scout", "machine_gunner")}


@pytest.mark.rule("U-1.8")
def test_tile_sides() -> None:
    assert set(TILES) == {f"{number}{side}" for number in range(1, 19) for side in "AB"}
    hills = {name for name, tile in TILES.items() if tile.hill}
    assert hills == {"2A", "9A", "16A"}
    assert {(TILES[name].cover, TILES[name].cover_low) for name in hills} == {(3, 1)}
    printed = {name: cover for cover, names in COVER.items() for name in names.split()}
    assert {name: TILES[name].cover for name in TILES if name not in hills} == printed
    assert all(TILES[name].cover_low is None for name in set(TILES) - hills)
