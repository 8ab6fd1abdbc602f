"""U-3 Zones and information: what each seat sees, hears and remembers."""

from typing import Any

import msgspec
import pytest

from fieldcraft.core.chance import FastChance
from fieldcraft.games.undaunted import GAME
from fieldcraft.games.undaunted.happenings import CASUALTY, DREW, FOG_REMOVED, ZONE_NAMES
from fieldcraft.games.undaunted.kinds import GER, KIND_NAMES, US
from fieldcraft.games.undaunted.play import UndauntedState
from fieldcraft.games.undaunted.positions import pile
from fieldcraft.games.undaunted.view import Cards
from tests.undaunted.acting import act, told

SPECTATOR = -1
EVERYONE = (US, GER, SPECTATOR)

# Two hands of one size: nothing open tells them apart.
ONE_HAND = ["scout_a", "fog_of_war"]
OTHER_HAND = ["squad_leader_a", "rifleman_b"]


def with_us(**us: Any) -> UndauntedState:
    return GAME.arrange("1", {}, {"active": "us", "us": us, "ger": {"hand": ["rifleman_a"]}})


def bidding() -> UndauntedState:
    hands = {"us": {"hand": ["scout_a", "rifleman_a"]}, "ger": {"hand": ["scout_b", "rifleman_b"]}}
    return GAME.arrange("1", {}, {"phase": "bid", **hands})


def seen(state: UndauntedState, seat: int | None) -> bytes:
    """A seat's whole sight, in bytes, and what it is asked."""
    asked = b"" if seat is None else repr(state.decision(seat)).encode()
    return msgspec.json.encode(state.view(seat)) + asked


def own(state: UndauntedState, seat: int) -> Cards:
    """What only the owner sees."""
    cards = state.view(seat).own
    assert cards is not None
    return cards


@pytest.mark.rule("U-3.2")
@pytest.mark.parametrize("seat", [US, GER, None])
def test_everybody_sees_board_supplies_play_areas_and_counts(seat: int | None) -> None:
    state = with_us(hand=["rifleman_a", "scout_a", "fog_of_war"], discard=["scout_b", "rifleman_b"])
    act(state, US, "move rifleman_a; step 2B")
    us, ger = state.view(seat).sides
    assert pile(us.supply) == {"rifleman_a": 4, "rifleman_b": 4, "scout_a": 2, "scout_b": 2, "fog_of_war": 8}
    assert pile(ger.supply) == pile(us.supply)
    assert (pile(us.play), pile(ger.play)) == ({"rifleman_a": 1}, {})
    assert (us.hand_size, us.deck_size, us.discard_size) == (2, 4, 2)  # 9 cards, one of them in play
    assert (ger.hand_size, ger.deck_size, ger.discard_size) == (1, 8, 0)
    tiles = ("2B", "3B", "4B", "5B", "6A", "7A", "8A", "11B", "12B", "13B", "16B", "17B")
    assert us.where[KIND_NAMES.index("rifleman_a")] == tiles.index("2B")
    assert us.scouted == [tiles.index("2B"), tiles.index("17B")]
    assert (ger.controlled, ger.points) == ([tiles.index("5B")], 3)


@pytest.mark.rule("U-3.2")
def test_everybody_hears_bids_and_dice() -> None:
    state = bidding()
    act(state, US, "bid scout_a")
    revealed = act(state, GER, "bid rifleman_b")
    attack = act(state, US, "attack rifleman_a; aim ger.scout_a", attack=[0])
    for seat in EVERYONE:
        assert told(revealed, seat) == ["bid-revealed", "bid-revealed", "initiative", "turn-began"]
        assert "rolled" in told(attack, seat)


@pytest.mark.rule("U-3.3")
@pytest.mark.parametrize("seat", [GER, None])
def test_the_enemy_cannot_tell_hand_from_deck(seat: int | None) -> None:
    one, other = with_us(hand=ONE_HAND), with_us(hand=OTHER_HAND)
    assert seen(one, seat) == seen(other, seat)
    assert seen(one, US) != seen(other, US)
    assert pile(own(one, US).hand) == {"scout_a": 1, "fog_of_war": 1}


@pytest.mark.rule("U-3.3")
def test_only_the_owner_learns_what_was_drawn() -> None:
    state = with_us(hand=["platoon_sergeant"], deck=["scout_a", "rifleman_a", "fog_of_war"])
    events = act(state, US, "command platoon_sergeant; number 2", draw_us=["scout_a", "fog_of_war"])
    drew = [KIND_NAMES[event.b] for event in events if event.kind == DREW and event.reaches(US)]
    assert drew == ["scout_a", "fog_of_war"]
    for seat in (GER, SPECTATOR):
        assert told(events, seat) == ["played", "commanded", "drew-unseen", "drew-unseen"]


@pytest.mark.rule("U-3.3")
def test_no_one_knows_the_order_of_the_deck() -> None:
    """For all its owner knows, any card of the deck may be the next."""
    drawn = set()
    for seed in range(60):
        state = with_us(hand=["platoon_sergeant"], deck=["scout_a", "rifleman_a", "fog_of_war"]).redeal(
            US, FastChance(seed)
        )
        state.apply(US, GAME.parse(state, "command platoon_sergeant"), FastChance(seed))
        state.apply(US, GAME.parse(state, "number 1"), FastChance(seed))
        drawn |= set(GAME.facts(state)["us.hand"])
    assert drawn == {"scout_a", "rifleman_a", "fog_of_war"}


@pytest.mark.rule("U-3.3", "U-6.1")
def test_a_bid_is_secret_until_both_are_made() -> None:
    state = bidding()
    before = [seen(state, seat) for seat in (GER, None)]
    first = act(state, US, "bid scout_a")
    assert [seen(state, seat) for seat in (GER, None)] == before
    assert [told(first, seat) for seat in (GER, SPECTATOR)] == [[], []]
    assert own(state, US).bid == KIND_NAMES.index("scout_a")


@pytest.mark.rule("U-3.3")
@pytest.mark.parametrize("seat", [GER, SPECTATOR])
def test_what_the_enemy_imagines_depends_on_what_he_knows(seat: int) -> None:
    one, other = with_us(hand=ONE_HAND), with_us(hand=OTHER_HAND)
    hands = set()
    for seed in range(25):
        imagined = one.redeal(seat, FastChance(seed))
        assert GAME.dump(imagined) == GAME.dump(other.redeal(seat, FastChance(seed)))
        looks = None if seat == SPECTATOR else seat
        assert seen(imagined, looks) == seen(one, looks)
        assert GAME.faults(one, imagined) == []
        hands.add(str(GAME.facts(imagined)["us.hand"]))
    assert len(hands) > 5
    assert seen(one.redeal(US, FastChance(1)), US) == seen(one, US)


@pytest.mark.rule("U-3.3", "U-6.1")
def test_what_the_enemy_imagines_does_not_betray_a_secret_bid() -> None:
    """The other side cannot even tell whether it was made."""
    unbid, scout, rifleman = bidding(), bidding(), bidding()
    act(scout, US, "bid scout_a")
    act(rifleman, US, "bid rifleman_a")
    for seed in range(10):
        imagined = GAME.dump(unbid.redeal(GER, FastChance(seed)))
        assert GAME.dump(scout.redeal(GER, FastChance(seed))) == imagined
        assert GAME.dump(rifleman.redeal(GER, FastChance(seed))) == imagined
        assert GAME.facts(scout.redeal(US, FastChance(seed)))["us.bid"] == "scout_a"


@pytest.mark.rule("U-3.2", "U-3.3")
def test_a_card_taken_back_in_sight_of_all_is_known_to_be_in_hand() -> None:
    """Inspire moves it from the open play area to the hand."""
    state = with_us(hand=["rifleman_a", "squad_leader_a"])
    act(state, US, "move rifleman_a; step 2B; inspire squad_leader_a; take rifleman_a")
    assert all("rifleman_a" in GAME.facts(state.redeal(GER, FastChance(seed)))["us.hand"] for seed in range(20))


@pytest.mark.rule("U-3.3", "U-3.6")
def test_a_reshuffle_puts_no_open_card_into_the_hand_before_it() -> None:
    """Until the discard pile was shuffled in, its cards lay open: the first card drawn was none of them."""
    state = with_us(hand=["platoon_sergeant"], deck=["scout_a"], discard=["rifleman_a", "rifleman_b", "scout_b"])
    act(state, US, "command platoon_sergeant; number 2", draw_us=["scout_a", "rifleman_a"])
    hands = [GAME.facts(state.redeal(GER, FastChance(seed)))["us.hand"] for seed in range(30)]
    assert all("scout_a" in hand for hand in hands)
    assert len({str(hand) for hand in hands}) == 3


@pytest.mark.rule("U-3.3", "U-3.6")
def test_a_card_that_left_the_hand_is_no_longer_counted_as_one_from_before_the_reshuffle() -> None:
    state = with_us(hand=["platoon_sergeant"], deck=["scout_a"], discard=["rifleman_a", "rifleman_b", "scout_b"])
    act(state, US, "command platoon_sergeant; number 2; hunker scout_a", draw_us=["scout_a", "rifleman_a"])
    hands = {str(GAME.facts(state.redeal(GER, FastChance(seed)))["us.hand"]) for seed in range(30)}
    assert hands == {str({card: 1}) for card in ("rifleman_a", "rifleman_b", "scout_b")}


@pytest.mark.rule("U-3.4")
def test_only_the_owner_looks_into_his_removed_pile() -> None:
    state = with_us(hand=["scout_a", "fog_of_war"])
    act(state, US, "recon scout_a", draw_us=["rifleman_a"])
    assert pile(own(state, US).removed) == {"fog_of_war": 1}
    assert pile(own(state, GER).removed) == {}
    assert state.view(None).own is None
    assert not hasattr(state.view(GER).sides[US], "removed")


@pytest.mark.rule("U-3.5")
@pytest.mark.parametrize("zone", ["hand", "discard", "deck"])
def test_everybody_sees_a_casualty_and_its_zone(zone: str) -> None:
    places: dict[str, list[str]] = {"hand": [], "discard": [], "deck": ["platoon_sergeant"]}
    places[zone].append("rifleman_b")
    given = {"active": "us", "us": {"hand": ["scout_a"]}, "ger": places}
    events = act(GAME.arrange("1", {}, given), US, "attack scout_a; aim ger.rifleman_b", attack=[0])
    (lost,) = (event for event in events if event.kind == CASUALTY)
    assert (lost.a, KIND_NAMES[lost.b], ZONE_NAMES[lost.c]) == (GER, "rifleman_b", zone)
    assert all(lost.reaches(seat) for seat in EVERYONE)


def after_a_search(unseen: list[str], deck: list[str]) -> UndauntedState:
    """Us inflicted a casualty on Riflemen B; ger's discard pile was put there unseen."""
    ger = {"hand": ["platoon_sergeant", "scout_a"], "discard": unseen, "seen": [], "deck": deck}
    state = GAME.arrange("1", {}, {"initiative": "us", "us": {"hand": ["scout_a"]}, "ger": ger})
    act(state, US, "attack scout_a; aim ger.rifleman_b", attack=[0])
    return state


def imagined(state: UndauntedState, zone: str) -> list[dict[str, int]]:
    """What us thinks ger may have in a zone."""
    return [GAME.facts(state.redeal(US, FastChance(seed)))[f"ger.{zone}"] for seed in range(40)]


@pytest.mark.rule("U-3.5", "U-13.1")
def test_a_casualty_from_the_deck_tells_that_hand_and_discard_pile_had_none() -> None:
    state = after_a_search(["rifleman_a", "scout_b"], ["rifleman_b", "rifleman_b", "squad_leader_a"])
    assert not any("rifleman_b" in cards for zone in ("hand", "discard") for cards in imagined(state, zone))
    assert len({str(hand) for hand in imagined(state, "hand")}) > 2


@pytest.mark.rule("U-3.5", "U-13.1")
def test_a_casualty_from_the_discard_pile_tells_that_the_hand_had_none() -> None:
    state = after_a_search(["rifleman_b", "scout_b"], ["rifleman_b", "squad_leader_a"])
    assert not any("rifleman_b" in hand for hand in imagined(state, "hand"))
    assert {"rifleman_b" in cards for cards in imagined(state, "discard")} == {False, True}


@pytest.mark.rule("U-3.5", "U-13.1")
def test_what_a_casualty_told_is_over_when_cards_are_drawn_and_put_away() -> None:
    leaders = ["squad_leader_a", "squad_leader_b"]
    deck = ["rifleman_b", "rifleman_b", "rifleman_b", *leaders, "fog_of_war", "fog_of_war"]
    state = after_a_search(["rifleman_a", "scout_b"], deck)
    act(state, US, "end")
    act(state, GER, "command platoon_sergeant; number 1", draw_ger=["rifleman_b"])
    assert {"rifleman_b" in hand for hand in imagined(state, "hand")} == {False, True}
    assert not any("rifleman_b" in cards for cards in imagined(state, "discard"))
    new_hand: list[str | int] = [*leaders, "fog_of_war", "fog_of_war"]
    act(state, GER, "end", draw_us=new_hand, draw_ger=new_hand)
    assert {"rifleman_b" in cards for cards in imagined(state, "discard")} == {False, True}


@pytest.mark.rule("U-3.5")
def test_everybody_sees_recon_remove_fog_of_war() -> None:
    events = act(with_us(hand=["scout_a", "fog_of_war"]), US, "recon scout_a", draw_us=["rifleman_a"])
    (removed,) = (event for event in events if event.kind == FOG_REMOVED)
    assert removed.a == US
    assert all(removed.reaches(seat) for seat in EVERYONE)


def after_a_turn(rest: list[str], open_discards: int = 0) -> UndauntedState:
    """Us played one Rifleman, and put the rest of the hand away unseen."""
    given = {"initiative": "us", "us": {"hand": ["rifleman_a", *rest]}, "ger": {"hand": ["rifleman_a"]}}
    state = GAME.arrange("1", {"open_discards": open_discards}, given)
    act(state, US, "move rifleman_a; step 2B; end")
    return state


@pytest.mark.rule("U-3.6")
def test_the_enemy_remembers_what_was_openly_discarded() -> None:
    one, other = after_a_turn(ONE_HAND), after_a_turn(OTHER_HAND)
    assert pile(own(one, US).discard) == {"rifleman_a": 1, "scout_a": 1, "fog_of_war": 1}
    assert seen(one, GER) == seen(other, GER)
    assert seen(one, None) == seen(other, None)
    us = one.view(GER).sides[US]
    assert (pile(us.seen), us.discard_size) == ({"rifleman_a": 1}, 3)


@pytest.mark.rule("U-3.6")
def test_open_discards_are_an_option() -> None:
    us = after_a_turn(ONE_HAND, open_discards=1).view(GER).sides[US]
    assert pile(us.seen) == {"rifleman_a": 1, "scout_a": 1, "fog_of_war": 1}


@pytest.mark.rule("U-3.6")
def test_the_enemy_remembers_bids_bolstered_cards_and_fog_of_war() -> None:
    state = GAME.arrange(
        "1",
        {},
        {
            "phase": "bid",
            "us": {"hand": ["scout_a", "squad_leader_b", "squad_leader_a"]},
            "ger": {"hand": ["fog_of_war"]},
        },
    )
    act(state, US, "bid squad_leader_a")
    act(state, GER, "bid fog_of_war")
    act(state, US, "scout scout_a; step 12B; stop; bolster squad_leader_b; take rifleman_b; stop")
    us = state.view(GER).sides[US]
    assert pile(us.seen) == {"squad_leader_a": 1, "fog_of_war": 1, "rifleman_b": 1}
