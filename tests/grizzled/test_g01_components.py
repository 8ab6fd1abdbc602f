"""G-1 and G-2: the facts of cards, tiles and tokens, and that none is lost or made."""

from collections import Counter
from itertools import combinations

import pytest

from fieldcraft.core.chance import FastChance
from fieldcraft.core.data import load
from fieldcraft.core.errors import BadData
from fieldcraft.games.grizzled import GAME, kinds
from fieldcraft.games.grizzled.cards import (
    ATTACKS,
    CARD_FACTS,
    CHARACTERS,
    DATA,
    SETUP,
    TILE_FACTS,
    WEATHER,
    CardFile,
    SetupFile,
    TileFile,
    checked_cards,
    checked_setup,
    checked_tiles,
)
from fieldcraft.games.grizzled.positions import facts
from fieldcraft.games.grizzled.rules.piles import draw_trial
from fieldcraft.games.grizzled.soundness import faults
from tests.grizzled.acting import EVERY_GAME, position, random_step

CONDITIONS = {
    "mute", "tyrannical", "demoralized", "fragile", "fearful", "panicked",
    "frenzied", "selfish", "hardheaded", "prideful", "clumsy", "absent_minded",
}  # fmt: skip


@pytest.mark.rule("G-1.2")
def test_what_is_in_the_box() -> None:
    assert len(CHARACTERS) == 6
    assert sorted(each.charm for each in CHARACTERS) == sorted((*WEATHER, *ATTACKS))
    assert {tile.id: tile.count for tile in TILE_FACTS.tiles} == {"left1": 6, "right1": 6, "left2": 2, "right2": 2}
    assert max(SETUP.speech_tokens.values()) == 5
    assert len(kinds.CARD_NAMES) == kinds.CARDS == 59


@pytest.mark.rule("G-1.3", "G-1.5")
def test_the_threat_cards() -> None:
    plain = Counter(frozenset(card.shows) for card in CARD_FACTS.threats if not card.trap)
    pairs = {frozenset((weather, attack)) for weather in WEATHER for attack in ATTACKS}
    thrice = {frozenset(pair) for pair in (("night", "shell"), ("rain", "mask"), ("snow", "whistle"))}
    wanted = Counter({pair: 3 if pair in thrice else 2 for pair in pairs})
    wanted += Counter(frozenset(pair) for group in (WEATHER, ATTACKS) for pair in combinations(group, 2))
    wanted += Counter([frozenset(WEATHER), frozenset(ATTACKS), frozenset((*WEATHER, *ATTACKS))])
    assert plain == wanted
    assert Counter(frozenset(card.shows) for card in CARD_FACTS.threats if card.trap) == Counter(pairs)


@pytest.mark.rule("G-1.6", "G-1.7")
def test_the_other_cards() -> None:
    assert Counter(knock.kind for knock in CARD_FACTS.knocks) == {"trauma": 3, "phobia": 3, "wound": 1, "condition": 12}
    assert {knock.key for knock in CARD_FACTS.knocks if knock.kind == "condition"} == CONDITIONS
    assert sum(knock.icons for knock in CARD_FACTS.knocks) == 20
    assert [knock.key for knock in CARD_FACTS.knocks if knock.icons == 2] == ["wounded"]
    assert {knock.shows for knock in CARD_FACTS.knocks if knock.kind == "trauma"} == set(WEATHER)
    assert {knock.shows for knock in CARD_FACTS.knocks if knock.kind == "phobia"} == set(ATTACKS)


@pytest.mark.parametrize("name", [*sorted(CONDITIONS), "wounded", "merry_christmas"])
def test_the_numbers_of_the_named_cards(name: str) -> None:
    assert kinds.CARD_NAMES[getattr(kinds, name.upper())] == name


def test_wrong_data_are_refused() -> None:
    cards = load(DATA / "cards.yaml", CardFile)
    tiles = load(DATA / "tiles.yaml", TileFile)
    setup = load(DATA / "setup.yaml", SetupFile)
    assert (checked_cards(cards), checked_tiles(tiles), checked_setup(setup)) == (cards, tiles, setup)
    text = {place.name: place.read_text(encoding="utf-8") for place in DATA.iterdir()}
    for name, wrong, shape, check in (
        ("cards.yaml", ("night_shell_2", "night_shell_1"), CardFile, checked_cards),
        ("cards.yaml", ("shows: [night, rain]", "shows: [night, snow]"), CardFile, checked_cards),
        ("cards.yaml", ("shows: [night, shell], trap", "shows: [night, mask], trap"), CardFile, checked_cards),
        ("cards.yaml", (", shows: night, rule", ", rule"), CardFile, checked_cards),
        ("tiles.yaml", ("count: 6", "count: 5"), TileFile, checked_tiles),
        ("setup.yaml", ("trials: 30", "trials: 31"), SetupFile, checked_setup),
        ("setup.yaml", ("trials: 20", "trials: 21"), SetupFile, checked_setup),
        ("setup.yaml", ("most_trials: 30", "most_trials: 31"), SetupFile, checked_setup),
        ("setup.yaml", ("most_trials: 30", "most_trials: 18"), SetupFile, checked_setup),
        ("setup.yaml", ("step: 2", "step: 3"), SetupFile, checked_setup),
    ):
        refuse(text[name].replace(*wrong), shape, check)


def refuse(text: str, shape: type, check: object) -> None:
    from fieldcraft.core.data import fit, read_yaml

    with pytest.raises(BadData):
        check(fit(read_yaml(text, "changed"), shape, "changed"))  # type: ignore[operator]


@pytest.mark.rule("G-2.3", "G-2.4")
@pytest.mark.parametrize(("scenario", "options"), EVERY_GAME)
def test_every_card_is_in_one_place_at_every_step(scenario: str, options: dict[str, int]) -> None:
    chance = FastChance(11)
    state = GAME.setup(scenario, options, chance)
    start = state.copy()
    while state.outcome() is None:
        found = facts(state)
        people = [name.partition(".")[0] for name in found if name.endswith(".hand")]
        lying = [*found["no_mans_land"], *found["discard"]]
        held = [card for name in people for card in (*found[f"{name}.hand"], *found[f"{name}.attached"])]
        assert found["trials"] + found["morale"] + len(lying) + len(held) == 59
        assert len(set(lying + held)) == len(lying + held)
        assert faults(start, state) == []
        seat, action = random_step(state, chance)
        state.apply(seat, action, chance)


def test_a_card_in_two_places_would_be_noticed() -> None:
    state = position(places={"p1": {"hand": ["wounded"]}})
    start = state.copy()
    assert faults(start, state) == []
    for name in ("discard", "no_mans_land", "unseen", "returned"):
        broken = state.copy()
        setattr(broken, name, getattr(broken, name) ^ 1)
        assert faults(start, broken), name
    for name in ("morale", "fresh", "mixed", "supply"):
        broken = state.copy()
        setattr(broken, name, getattr(broken, name) + 1)
        assert faults(start, broken), name
    for name in ("tiles", "lost", "known", "box", "slots", "tag", "since"):
        broken = state.copy()
        getattr(broken, name)[0] += 1
        assert faults(start, broken), name


@pytest.mark.rule("G-9.5", "G-1.10")
def test_cards_of_a_failed_mission_are_drawn_as_often_as_any_other_card_of_the_pile() -> None:
    """Two of six: a third of all first draws."""
    back = ["night_shell_1", "night_shell_2"]
    table = position(phase="intensity", round=2, trials=6, mixed=6, returned=back, era=1)
    drawn = 0
    for seed in range(600):
        state = table.copy()
        drawn += bool(table.returned & kinds.bit(draw_trial(state, FastChance(seed))))
    assert 150 <= drawn <= 250
