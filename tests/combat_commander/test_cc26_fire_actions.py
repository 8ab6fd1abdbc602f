"""CC-A Actions of a Fire Attack and its defence, and CC-10.3.2.1 the shots that only Actions make possible."""

from typing import Any

import pytest

from fieldcraft.games.combat_commander.state import SPENT, WATCHING
from tests.combat_commander.table import Table

RIFLE = "german.squad.rifle"
FOE = "russian.squad.rifle"
SERGEANT = "german.leader.benzing"
LMG = "german.weapon.light_mg"


def firing(*allies: str, axis: tuple[str, ...] = (f"{RIFLE} A7",), hand: tuple[int, ...] = (), **given: Any) -> Table:
    """The Axis fires (54) and may hold more."""
    hands = {"axis": [54, *hand], **given.pop("hands", {})}
    return Table([*axis], [*allies, f"{FOE} K1"], hands=hands, initiative="axis", **given)


# CC-A29


@pytest.mark.rule("CC-A29")
@pytest.mark.parametrize(("hex_", "cover"), [("A9", 2), ("B9", 0)])
def test_concealment_lowers_the_attack_by_the_cover(hex_: str, cover: int) -> None:
    table = firing(f"{FOE} {hex_}", hands={"allies": [27, 64]}).cards(axis=[43], allies=[1])
    table.do("order 54", "activate axis.0", f"aim {hex_}", "keep")
    assert table.asked == "allies defender"
    table.do("play 27", "play 64", "keep")
    assert [each["total"] for each in table.told("concealed")] == [13 - cover, 13 - 2 * cover]
    assert table.told("defended")[0]["attack"] == 13 - 2 * cover


@pytest.mark.rule("CC-A29")
def test_concealment_holds_from_its_roll_on_and_not_before() -> None:
    table = firing(f"{FOE} A9", f"{FOE} A9", hands={"allies": [27]}).cards(axis=[43], allies=[61, 62])
    table.do("order 54", "activate axis.0", "aim A9", "keep", "roll allies.0", "decline", "keep", "play 27", "keep")
    assert [each["attack"] for each in table.told("defended")] == [13, 11]


@pytest.mark.rule("CC-A29", "CC-A40")
@pytest.mark.parametrize("aimed", ["A9", "B9"])
def test_against_spray_fire_concealment_takes_the_better_cover_of_the_two_hexes(aimed: str) -> None:
    other = "B9" if aimed == "A9" else "A9"
    table = firing(f"{FOE} A9", f"{FOE} B9", hand=(7,), hands={"allies": [27]}).cards(axis=[43], allies=[1])
    table.do(
        "order 54", "activate axis.0", f"aim {aimed}", "play 7", f"hex {other}", "keep", "roll allies.1", "play 27"
    )
    assert table.told("concealed")[0]["cover"] == 2  # Woods in A9, nothing in B9


@pytest.mark.rule("CC-A29-d1")
def test_negative_cover_would_raise_the_total_and_fixed_cover_makes_it_worthless() -> None:
    table = firing(f"{FOE} F7", axis=(f"{RIFLE} E7",), hands={"allies": [27]}).cards(axis=[43], allies=[1])
    table.do("order 54", "activate axis.0", "aim F7", "keep", "play 27")
    assert table.told("concealed")[0]["cover"] == -1
    assert table.told("concealed")[0]["total"] == 14
    table = firing(
        f"{FOE} A9", axis=(f"{RIFLE} A8 w0",), weapons=["german.weapon.flamethrower"], hands={"allies": [27]}
    ).cards(axis=[59, 43], allies=[1])
    table.do("order 54", "activate axis.0", "aim A9", "join w0", "fire", "keep", "keep", "play 27")
    assert table.told("concealed")[0]["cover"] == 0


# CC-A40


@pytest.mark.rule("CC-A40", "CC-A40-d1")
def test_spray_fire_hits_all_units_in_two_adjacent_hexes() -> None:
    table = firing(f"{FOE} C8", f"{FOE} B7", hand=(7,)).cards(axis=[43], allies=[1, 5])
    table.do("order 54", "activate axis.0", "aim C8")
    table.do("play 7")
    assert table.asked == "axis action"
    assert table.offers() == ["hex B7"]
    assert table.refusal("hex D8") == "CC-O20.3"
    assert table.refusal("hex A8") == "CC-E42"
    table.do("hex B7", "keep", "roll allies.0", "keep", "keep")
    assert [each["attack"] for each in table.told("defended")] == [13, 13]
    assert {each["unit"] for each in table.told("defended")} == {64, 65}


@pytest.mark.rule("CC-A40", "CC-3.1.6")
def test_spray_fire_needs_boxed_range_on_every_piece_and_a_second_hex() -> None:
    for firer, foe in ((f"{RIFLE} A7 broken", f"{FOE} A8"), (f"{RIFLE} A7", f"{FOE} E7")):
        table = firing(f"{FOE} B7", foe, axis=(firer,), hand=(7,))
        table.do("order 54", "activate axis.0", "aim B7")
        assert table.refusal("play 7") == "CC-A24.1"


@pytest.mark.rule("CC-A40")
def test_a_second_spray_fire_adds_nothing() -> None:
    table = firing(f"{FOE} C8", f"{FOE} B7", hand=(7, 8)).do(
        "order 54", "activate axis.0", "aim C8", "play 7", "hex B7"
    )
    assert table.refusal("play 8") == "CC-A24.1"


@pytest.mark.rule("CC-A40", "CC-10.3.3")
def test_spray_fire_suffers_the_larger_hindrance() -> None:
    table = firing(f"{FOE} C8", f"{FOE} B7", hand=(7,), smoke={"B7": 3}).cards(axis=[43], allies=[1, 5])
    table.do("order 54", "activate axis.0", "aim C8", "play 7", "hex B7", "keep")
    assert table.told("attacked")[0]["fp"] == 5 - 3


@pytest.mark.rule("CC-A35.1", "CC-A40")
@pytest.mark.parametrize(("roller", "works", "dug"), [(0, {}, "C8"), (1, {}, "B7"), (1, {"B7": "wire"}, "C8")])
def test_under_spray_fire_the_hidden_entrenchments_are_where_the_unit_rolls(
    roller: int, works: dict[str, str], dug: str
) -> None:
    table = firing(f"{FOE} C8", f"{FOE} B7", hand=(7,), hands={"allies": [37]}, defender="allies", works=works).cards(
        axis=[43], allies=[1]
    )
    table.do("order 54", "activate axis.0", "aim C8", "play 7", "hex B7", "keep", f"roll allies.{roller}", "play 37")
    assert table.fact(f"works.{dug}") == "foxholes"
    assert len(table.told("works-put")) == 1


@pytest.mark.rule("CC-A34", "CC-A40-d1")
def test_grenades_need_only_one_of_the_two_hexes() -> None:
    table = firing(f"{FOE} C8", f"{FOE} B7", hand=(7, 4)).cards(axis=[43])
    table.do("order 54", "activate axis.0", "aim C8")
    assert table.refusal("play 4") == "CC-A24.1"
    table.do("play 7", "hex B7", "play 4")
    assert table.asked == "axis reroll"


# CC-A41


@pytest.mark.rule("CC-A41")
def test_of_several_machine_guns_the_firer_chooses_the_one_that_breaks() -> None:
    table = firing(
        f"{FOE} C8",
        axis=("german.leader.benzing A8", f"{RIFLE} A8 w0", f"{RIFLE} A7 w1"),
        hand=(43, 44),
        weapons=[LMG, LMG],
    ).cards(axis=[9], allies=[1])
    table.do("order 54", "activate axis.0", "activate axis.1", "activate axis.2", "aim C8")
    table.do("join axis.1", "join w0", "join w1", "fire", "play 43", "play 44", "keep")
    assert table.asked == "axis wearing"
    assert table.offers() == ["weapon w0", "weapon w1"]
    assert table.refusal("weapon w2") == "CC-E42"
    table.do("weapon w1", "weapon w1")  # broken, then gone
    assert "broken" not in table.fact("w0")
    assert table.fact("w1") == f"{LMG} box"


@pytest.mark.rule("CC-A41")
def test_without_doubles_nothing_breaks() -> None:
    table = firing(f"{FOE} C8", axis=(f"{RIFLE} A7 w0",), weapons=[LMG], hand=(43,)).cards(axis=[21], allies=[1])
    table.do("order 54", "activate axis.0", "aim C8", "join w0", "fire", "play 43", "keep", "keep")
    assert table.fact("w0") == f"{LMG} fired"


# CC-10.3.2.1


@pytest.mark.rule("CC-10.3.2.1")
def test_a_shot_that_only_own_actions_lift_to_1_may_be_announced_and_they_must_be_played() -> None:
    smoke = {"B7": 6}
    table = firing(f"{FOE} B7", f"{FOE} A8", smoke=smoke, hand=(19,)).do("order 54", "activate axis.0")
    assert table.refusal("aim B7") == "CC-10.3.2.1"
    table = firing(f"{FOE} B7", smoke=smoke, hand=(4,)).cards(axis=[43], allies=[1])
    table.do("order 54", "activate axis.0", "aim B7")
    assert table.asked == "axis firer"
    assert table.offers() == ["play 4"]
    assert table.refusal("decline") == "CC-10.3.2.1"
    table.do("play 4")
    assert table.told("attacked")[0]["fp"] == 5 - 6 + 2


@pytest.mark.rule("CC-10.3.2.1")
def test_one_action_too_few_is_not_enough() -> None:
    smoke = {"B7": 8}
    table = firing(f"{FOE} B7", f"{FOE} A8", smoke=smoke, hand=(4, 19)).do("order 54", "activate axis.0")
    assert table.refusal("aim B7") == "CC-10.3.2.1"
    table = firing(f"{FOE} B7", smoke=smoke, hand=(4, 5)).do("order 54", "activate axis.0", "aim B7", "play 4")
    assert table.refusal("decline") == "CC-10.3.2.1"


@pytest.mark.rule("CC-10.3.2.1", "CC-O20.3.1.2")
def test_a_group_may_do_what_no_piece_of_it_can_alone() -> None:
    table = firing(f"{FOE} C8", axis=("german.leader.benzing B8", f"{RIFLE} A8", f"{RIFLE} A7"), smoke={"C8": 5}).cards(
        axis=[43], allies=[1]
    )
    table.do("order 54", "activate axis.0", "activate axis.1", "activate axis.2", "aim C8", "join axis.1")
    assert table.refusal("fire") == "CC-10.3.2.1"
    table.do("join axis.2", "fire", "keep", "keep")
    assert table.told("attacked")[0]["fp"] == 1


@pytest.mark.rule("CC-10.3.2.1", "CC-W-d2")
def test_whether_one_is_asked_to_fire_does_not_hang_on_the_cards() -> None:
    for card in (4, 19):
        allies = (f"{FOE} B7", "russian.team.line A8 broken")
        table = firing(*allies, axis=(f"{SERGEANT} A7", f"{RIFLE} A7"), smoke={"B7": 7}, hand=(card,))
        table.do("order 54", "activate axis.0", "activate axis.1", "aim A8", "join axis.0", "fire")
        table.cards(axis=[61], allies=[1]).roll_out()
        assert table.fact("allies.1").endswith("casualty")
        assert table.asked == "axis aiming"
        assert table.offers() == (["aim B7", "done"] if card == 4 else ["done"])


@pytest.mark.rule("CC-O14-d1", "CC-O14.4", "CC-10.3.2.1")
def test_a_fire_order_is_announced_only_if_a_shot_can_come_of_it() -> None:
    cases: list[tuple[int, tuple[int, ...], bool]]
    cases = [(4, (), True), (5, (), False), (5, (4,), True), (7, (4,), False), (8, (4, 5), True)]
    for smoke, held, can in cases:
        table = firing(f"{FOE} B7", smoke={"B7": smoke}, hand=held)
        assert ("order 54" in table.offers()) == can
        if not can:
            assert table.refusal("order 54") == "CC-O14-d1"
    # the card that announces it has no Action any more
    for hand, can in (([53], False), ([54, 53], True)):
        table = Table(
            [f"{RIFLE} C8", f"{RIFLE} O9"],
            [f"{FOE} A8 w0", f"{FOE} K1"],
            ["russian.weapon.medium_mg"],
            hands={"allies": hand},
            active="allies",
            smoke={"A8": 8},
        )
        assert table.refusal("order 53") == "CC-O14-d1"
        assert ("order 54" in table.offers()) == can


@pytest.mark.rule("CC-O14-d1", "CC-O20.1-d1")
@pytest.mark.parametrize(("smoke", "can"), [(7, True), (8, False)])
def test_units_too_weak_alone_are_activated_to_fire_in_a_group(smoke: int, can: bool) -> None:
    """A Leader (Command 2) and a Squad with FP 5 + 2: only both together pierce the Smoke."""
    table = firing(f"{FOE} B7", axis=(f"{SERGEANT} A7", f"{RIFLE} A7", f"{RIFLE} O9"), smoke={"B7": smoke})
    assert ("order 54" in table.offers()) == can
    if can:
        table.do("order 54")
        assert table.offers("activate") == ["activate axis.0"]
        table.do("activate axis.0")
        assert table.refusal("done") == "CC-O14.4"
        table.do("activate axis.1")
        assert table.asked == "axis aiming"


@pytest.mark.rule("CC-O14-d1", "CC-O20.1-d1")
def test_a_smoke_round_carries_out_what_another_units_target_allowed() -> None:
    for weapons in (["german.weapon.medium_mortar"], []):
        axis = (f"{SERGEANT} A7", f"{RIFLE} A7", f"{RIFLE} A6 w0" if weapons else f"{RIFLE} A6")
        table = firing(f"{FOE} B7", axis=axis, weapons=weapons, smoke={"B7": 10})
        assert ("order 54" in table.offers()) == bool(weapons)


@pytest.mark.rule("CC-10.3.2.1")
def test_a_shot_whose_lifting_card_is_gone_is_lost_without_a_roll() -> None:
    table = firing(f"{FOE} B7", smoke={"B7": 6}, hand=(4,)).do("order 54", "activate axis.0", "aim B7")
    assert table.refusal("decline") == "CC-10.3.2.1"
    table.state.axis.hand[4 - 1], table.state.axis.hand[19 - 1] = 0, 1  # as Fog of War might have left it
    table.state.axis.deck[4 - 1], table.state.axis.deck[19 - 1] = 1, 0
    assert table.offers() == ["decline"]
    table.do("decline")
    assert table.told("attacked") == []
    assert table.asked == "axis turn"


@pytest.mark.rule("CC-10.3.2.1", "CC-A33-d1")
@pytest.mark.parametrize(("card", "can"), [(70, True), (47, False)])  # Hand Grenades, Light Wounds
def test_opportunity_fire_that_needs_a_card_needs_it_in_hand(card: int, can: bool) -> None:
    table = Table(
        [f"{RIFLE} A7", f"{RIFLE} O9"],
        [f"{FOE} B8", f"{FOE} K1"],
        hands={"axis": [19], "allies": [52, card]},
        initiative="axis",
        smoke={"B8": 6},
    ).do("order 19", "activate axis.0", "mover axis.0", "step B7")
    assert table.asked == "allies entry"  # whatever the cards
    assert ("opportunity 52" in table.offers()) == can
    if not can:
        assert table.refusal("opportunity 52") == "CC-O14-d1"


@pytest.mark.rule("CC-A33", "CC-11.5")
def test_ordnance_has_no_part_in_opportunity_fire() -> None:
    table = Table(
        [f"{RIFLE} A7", f"{RIFLE} O9"],
        [f"{FOE} B8 w0", f"{FOE} K1"],
        ["russian.weapon.infantry_gun"],
        hands={"axis": [19], "allies": [52]},
        initiative="axis",
    ).do("order 19", "activate axis.0", "mover axis.0", "step B7", "opportunity 52", "activate allies.0")
    table.cards(allies=[21], axis=[28]).do("shoot").roll_out()
    assert table.told("attacked")[0]["fp"] == 5  # the Squad alone, without a question
    assert table.told("targeted") == []


@pytest.mark.rule("CC-10.3.3", "CC-O20.3.2")
@pytest.mark.parametrize("smoky", ["A7", "A8"])
def test_the_largest_hindrance_of_a_group_counts_whichever_piece_has_it(smoky: str) -> None:
    axis = ("german.leader.benzing A7", f"{RIFLE} A7", f"{RIFLE} A8")
    table = firing(f"{FOE} C8", axis=axis, smoke={smoky: 4}).cards(axis=[21])
    table.do("order 54", "activate axis.0", "activate axis.1", "activate axis.2", "aim C8")
    table.do("join axis.1", "join axis.2", "fire")
    assert table.told("attacked")[0]["fp"] == (5 + 2) + 1 - 4


@pytest.mark.rule("CC-F106", "CC-O20.3.1")
def test_pieces_in_the_same_wire_hex_may_fire_together() -> None:
    table = firing(f"{FOE} B7", axis=(f"{SERGEANT} A7 veteran", f"{RIFLE} A7"), works={"A7": "wire"}).cards(axis=[21])
    table.do("order 54", "activate axis.0", "activate axis.1", "aim B7", "join axis.0", "join axis.1", "fire")
    assert table.told("attacked")[0]["fp"] == (5 + 2 - 1) + 1


@pytest.mark.rule("CC-A33-d1", "CC-1.5")
@pytest.mark.parametrize("more", [(), (52,)])
def test_the_fire_card_itself_has_no_action_to_help_opportunity_fire(more: tuple[int, ...]) -> None:
    table = Table(
        [f"{RIFLE} A7", f"{RIFLE} O9"],
        [f"{FOE} B8 w0", f"{FOE} K1"],
        ["russian.weapon.medium_mg"],
        hands={"axis": [19], "allies": [53, *more]},
        initiative="axis",
        smoke={"B8": 8},
    ).do("order 19", "activate axis.0", "mover axis.0", "step B7")
    assert table.refusal("opportunity 53") == "CC-O14-d1"  # Sustained Fire
    assert ("opportunity 52" in table.offers()) == bool(more)


@pytest.mark.rule("CC-10.3.2.1", "CC-F106")
@pytest.mark.parametrize("works", [{}, {"A7": "wire", "B8": "wire"}])
def test_wire_keeps_a_weak_group_from_forming(works: dict[str, str]) -> None:
    axis = ("german.leader.benzing B8", f"{RIFLE} A8", f"{RIFLE} A7")
    table = firing(f"{FOE} C8", f"{FOE} A9", axis=axis, smoke={"C8": 5}, works=works, hand=(19, 20))
    table.do("order 54", "activate axis.0", "activate axis.1", "activate axis.2")
    if works:
        assert table.refusal("aim C8") == "CC-10.3.2.1"
    else:
        assert "aim C8" in table.offers()


@pytest.mark.rule("CC-A33-d1", "CC-10.3.2.1")
@pytest.mark.parametrize(("smoke", "can"), [(6, True), (7, True), (8, False)])
def test_units_too_weak_alone_are_activated_to_fire_together(smoke: int, can: bool) -> None:
    """A Leader (Command 2) and a Squad with FP 5 + 2: only both together pierce the Smoke."""
    table = Table(
        [f"{RIFLE} A7", f"{RIFLE} O9"],
        ["russian.leader.egorov B8", f"{FOE} B8", f"{FOE} K1"],
        hands={"axis": [19], "allies": [52]},
        initiative="axis",
        smoke={"B7": smoke},
    ).do("order 19", "activate axis.0", "mover axis.0", "step B7")
    assert table.asked == "allies entry"  # whatever the cards
    if not can:
        assert table.refusal("opportunity 52") == "CC-O14-d1"
        return
    table.do("opportunity 52")
    assert "activate allies.0" in table.offers()
    table.do("activate allies.0")
    if smoke == 7:
        assert table.refusal("done") == "CC-O14.4"  # the Leader alone could not attack
    table.do("activate allies.1")
    assert table.offers("shoot")
    table.cards([1], [43]).do("shoot", "join allies.0", "join allies.1", "fire")
    assert table.told("attacked")[0]["fp"] == 5 + 2 + 1 - smoke


@pytest.mark.rule("CC-A33-d1")
def test_a_unit_too_weak_alone_joins_those_that_watch_already() -> None:
    """The Squad that watches could not attack here alone either."""
    table = Table(
        [f"{RIFLE} A7", f"{RIFLE} O9"],
        [f"{FOE} A8", f"{FOE} B8", f"{FOE} K1"],
        hands={"axis": [19], "allies": [52, 53]},
        initiative="axis",
        smoke={"B7": 5},
    )
    table.state.counters.marks[64] |= WATCHING | SPENT
    table.do("order 19", "activate axis.0", "mover axis.0", "step B7")
    assert table.asked == "allies entry"
    assert "opportunity 52" in table.offers()
    table.do("opportunity 52")
    assert table.offers("activate") == ["activate allies.1"]
