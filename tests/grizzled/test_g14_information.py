"""G-14: what each seat is shown and told."""

import msgspec
import pytest

from fieldcraft.core.chance import FastChance
from fieldcraft.games.grizzled import GAME
from fieldcraft.games.grizzled.kinds import CARD_NAMES
from fieldcraft.games.grizzled.play import GrizzledState
from fieldcraft.games.grizzled.view import View
from tests.grizzled.acting import EVERY_GAME, act, position, random_step, told


def hidden_cards(view: View) -> set[str]:
    return set() if view.own is None else {CARD_NAMES[card] for card in view.own.hand}


@pytest.mark.rule("G-14.1", "G-14.6")
def test_a_seat_sees_only_its_own_hand_and_tiles() -> None:
    state = position(
        places={
            "p1": {"hand": ["wounded"]},
            "p2": {"hand": ["mute"], "withdrawn": True, "tiles": {"left1": 1}, "third": "left1", "played": "right1"},
        },
    )
    own, other, nobody = state.view(0), state.view(1), state.view(None)
    assert hidden_cards(own) == {"wounded"}
    assert hidden_cards(other) == {"mute"}
    assert nobody.own is None
    assert other.own is not None
    assert (other.own.played, other.own.third) == (1, 0)
    for view in (own, nobody):
        text = msgspec.json.decode(msgspec.json.encode(view.places[1]))
        assert (text["hand_size"], text["tiles"], text["has_played"]) == (1, 1, True)
        assert {"hand", "played", "third", "answer"} & set(text) == set()
    assert state.view(4) == nobody, "a seat that nobody plays sees what a spectator sees"


@pytest.mark.rule("G-14.2")
def test_what_is_public_is_shown_to_all() -> None:
    state = position(
        no_mans_land=["night_shell_1"],
        discard=["everything"],
        supply=3,
        places={"p1": {"attached": ["mute", "wounded"], "charm": "spent", "speech_tokens": 2}},
    )
    for seat in (0, 1, None):
        view = state.view(seat)
        assert (view.no_mans_land, view.discard, view.supply) == ([0], [38], 3)
        assert view.threats == [1, 0, 0, 1, 0, 0]
        assert (view.places[0].icons, view.places[0].charm_ready, view.places[0].speech_tokens) == (3, False, 2)
        assert [CARD_NAMES[card] for card in view.places[0].attached] == ["mute", "wounded"]
        assert view.places[0].hand_size == 0


@pytest.mark.rule("G-14.1", "G-14.2")
def test_a_dealt_card_and_a_placed_tile_are_told_to_their_owner_only() -> None:
    state = position(phase="intensity", round=2, trials=3)
    events = act(state, 0, "intensity 1", draw=["wounded", "mute", "clumsy"])
    assert told(events, 0).count("received") == 1
    assert told(events, 0).count("dealt") == 2
    assert told(events, -1).count("dealt") == 3
    events = act(state, 0, "withdraw; support left1")
    assert "tile-placed" in told(events, 0)
    assert "withdrew" not in told(events, 0)
    for seat in (1, 2, -1):
        assert "withdrew" in told(events, seat)
        assert "tile-placed" not in told(events, seat)


@pytest.mark.rule("G-6.27", "G-14.1")
def test_an_answer_to_a_speech_leaves_no_trace() -> None:
    state = position(
        supply=4, places={"p1": {"speech_tokens": 1}, "p2": {"hand": ["rain_mask_1"]}, "p3": {"hand": ["mute"]}}
    )
    act(state, 0, "speech rain")
    before = [msgspec.json.encode(state.view(seat)) for seat in (0, 2, None)]
    barrier = state.barrier
    assert act(state, 1, "discard rain_mask_1") == []
    assert [msgspec.json.encode(state.view(seat)) for seat in (0, 2, None)] == before
    assert state.barrier == barrier
    assert GAME.visibly_acting(state, 0) == GAME.visibly_acting(state, -1) == (1, 2)
    assert GAME.visibly_acting(state, 1) == (2,)


@pytest.mark.rule("G-14.9")
def test_nobody_sees_the_chaplains_tiles() -> None:
    state = GAME.setup("2", {}, FastChance(3))
    others = [state.redeal(seat, FastChance(seed)) for seat in (0, 1) for seed in range(8)]
    assert len({int(other.played[2]) for other in others}) == 2
    assert all(msgspec.json.encode(other.view(0)) == msgspec.json.encode(state.view(0)) for other in others[:8])


def known_hands(state: GrizzledState, seat: int) -> list[int]:
    return [int(state.hand[other]) for other in range(state.players) if other != seat]


@pytest.mark.rule("G-9.5", "G-14.2")
def test_cards_of_a_failed_mission_are_imagined_where_they_can_be() -> None:
    """Not in the reserve, nor in what came from it, nor in a hand dealt before; in a hand dealt after, they may be."""
    state = position(
        round=3,
        trials=8,
        morale=10,
        mixed=5,
        returned=["night_shell_1", "night_shell_2", "night_mask_1"],
        era=1,
        places={
            "p2": {"hand": ["rain_mask_1", "rain_mask_2"], "slots": [2, 0]},
            "p3": {"hand": ["snow_mask_1", "snow_mask_2"], "slots": [1, 1]},
        },
    )
    back = int(state.returned)
    seen = set()
    for seed in range(200):
        other = state.redeal(0, FastChance(seed))
        assert not int(other.hand[1]) & back
        assert int(other.hand[2] & back).bit_count() <= 1
        assert int(other.unseen & back) == 0
        assert int(other.returned).bit_count() <= 3
        seen.add(int(other.hand[2] & back).bit_count())
    assert seen == {0, 1}


@pytest.mark.rule("G-14.6")
@pytest.mark.parametrize(("scenario", "options"), EVERY_GAME)
def test_what_is_imagined_leaves_the_own_cards_and_sizes_alone(scenario: str, options: dict[str, int]) -> None:
    chance = FastChance(8)
    state = GAME.setup(scenario, options, chance)
    differs = False
    while state.outcome() is None:
        seat, action = random_step(state, chance)
        other = state.redeal(seat, FastChance(1))
        assert other.hand[seat] == state.hand[seat]
        assert [other.hand_size(each) for each in range(5)] == [state.hand_size(each) for each in range(5)]
        differs = differs or known_hands(other, seat) != known_hands(state, seat)
        state.apply(seat, action, chance)
    assert differs
