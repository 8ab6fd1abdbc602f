"""CC-O20, CC-A27 to A37, CC-O21, CC-O16: details of fire, Actions, movement and Melee."""

from typing import Any

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from fieldcraft.games.combat_commander.hexes import NEIGHBOUR, OFF_MAP, hex_name, hex_number
from fieldcraft.games.combat_commander.maps import map_of
from fieldcraft.games.combat_commander.pieces import WEAPON_FP
from fieldcraft.games.combat_commander.play import CombatState
from fieldcraft.games.combat_commander.rules.actions.fire_bonus import LEAST_BORE_SIGHTING_FP
from fieldcraft.games.combat_commander.rules.shots import height, height_of, hexside_cover
from fieldcraft.games.combat_commander.rules.units import cover_in
from fieldcraft.games.combat_commander.scenarios import scenario
from fieldcraft.games.combat_commander.setting import field_of
from fieldcraft.games.combat_commander.state import FIRING
from fieldcraft.games.combat_commander.survey import ground_of
from tests.combat_commander.table import Table, with_facts

RIFLE = "german.squad.rifle"
FOE = "russian.squad.rifle"
LMG = "german.weapon.light_mg"
HMG = "german.weapon.heavy_mg"
MORTAR = "german.weapon.medium_mortar"
HERO = "german.leader.dietel"
SERGEANT = "german.leader.pfeiffer"


def firing(*allies: str, axis: tuple[str, ...] = (f"{RIFLE} A7",), hand: tuple[int, ...] = (), **given: Any) -> Table:
    """The Axis fires (54, 55), moves (19) or advances (45)."""
    hands = {"axis": [54, 55, 19, 45, *hand], **given.pop("hands", {})}
    return Table([*axis, f"{RIFLE} O9"], [*allies, f"{FOE} K1"], hands=hands, initiative="axis", **given)


def on_map(table: Table, number: int) -> Table:
    """The same table on another map."""
    state = table.state
    field = field_of(msgspec.structs.replace(scenario("1"), map=number))
    other = CombatState(field, state.axis, state.allies, state.counters, state.control, state.stack)
    state.copy_onto(other)
    table.state = other
    return table


# Actions that add FP.


@pytest.mark.rule("CC-A27")
def test_bore_sighting_needs_a_firing_weapon_of_printed_fp_5_and_the_defender() -> None:
    for weapon, defender, refused in ((HMG, "axis", ""), (LMG, "axis", "CC-A24.1"), (HMG, "", "CC-A24-d1")):
        table = firing(f"{FOE} C8", axis=(f"{RIFLE} A7 w0",), weapons=[weapon], hand=(42,), defender=defender)
        table.cards(axis=[21], allies=[28]).do("order 54", "activate axis.0", "aim C8", "join w0", "fire")
        if refused:
            assert table.refusal("play 42") == refused
        else:
            table.do("play 42").roll_out()
            assert table.told("attacked")[0]["fp"] == 8 + 2
    table = firing(f"{FOE} C8", axis=(f"{RIFLE} A7 w0",), weapons=[HMG], hand=(42,), defender="axis")
    table.do("order 54", "activate axis.0", "aim C8", "join axis.0", "fire")
    assert table.refusal("play 42") == "CC-A24.1"  # the Weapon is not firing
    least = min(int(fp) for fp in WEAPON_FP if fp >= LEAST_BORE_SIGHTING_FP)
    assert least == 5


@pytest.mark.rule("CC-A30")
def test_crossfire_needs_a_target_that_is_activated_to_move() -> None:
    table = firing(f"{FOE} C8", hands={"allies": [52, 20]}).cards(allies=[21], axis=[28])
    table.do("order 19", "activate axis.0", "mover axis.0", "step B7", "opportunity 52", "activate allies.0", "shoot")
    table.do("play 20").roll_out()
    assert table.told("attacked")[0]["fp"] == 5 + 2
    table = firing(f"{FOE} C8").do("order 54", "activate axis.0", "aim C8")
    assert table.refusal("play 19") == "CC-A24.1"


@pytest.mark.rule("CC-A37")
def test_marksmanship_needs_a_firing_squad_or_team() -> None:
    table = firing(f"{FOE} B7", axis=(f"{RIFLE} A7",), hand=(70,)).cards(axis=[21], allies=[28])
    table.do("order 54", "activate axis.0", "aim B7", "play 70").roll_out()
    assert table.told("attacked")[0]["fp"] == 5 + 2
    table = firing(f"{FOE} B7", axis=(f"{SERGEANT} A7",), hand=(70,)).do("order 54", "activate axis.0", "aim B7")
    assert table.refusal("play 70") == "CC-A24.1"


@pytest.mark.rule("CC-O20.3-d2")
def test_a_group_is_adjacent_if_one_of_its_pieces_is() -> None:
    axis = ("german.leader.benzing A6", f"{RIFLE} A7", f"{RIFLE} B7")
    for joining, why in ((("axis.1", "axis.2"), ""), (("axis.1",), "CC-A24.1")):
        table = firing(f"{FOE} C8", axis=axis, hand=(4,))
        table.do("order 54", "activate axis.0", "activate axis.1", "activate axis.2", "aim C8")
        table.do(*(f"join {each}" for each in joining), "fire")
        if why:
            assert table.refusal("play 4") == why
        else:
            assert "play 4" in table.offers()


# Actions of the defence.


@pytest.mark.rule("CC-A35.1", "CC-8.1")
def test_hidden_entrenchments_give_cover_from_this_roll_on() -> None:
    table = firing(f"{FOE} C8", hands={"allies": [37, 38]}, defender="allies").cards(axis=[21], allies=[28])
    table.do("order 54", "activate axis.0", "aim C8", "decline", "keep")
    assert table.asked == "allies defender"
    table.do("play 37")
    assert table.fact("works.C8") == "foxholes"
    assert table.refusal("play 38") == "CC-8.1"  # one Fortification a hex
    table.do("decline", "keep")
    assert table.told("defended")[0]["morale"] == 8 + 3


@pytest.mark.rule("CC-A35.1")
@pytest.mark.parametrize(
    ("hex_", "defender", "refused"), [("E8", "allies", True), ("D8", "", True), ("D8", "allies", False)]
)
def test_hidden_entrenchments_are_for_the_defender_and_no_building(hex_: str, defender: str, refused: bool) -> None:
    hands = {"allies": [37, 27]}
    table = firing(f"{FOE} {hex_}", axis=(f"{RIFLE} D7",), hands=hands, defender=defender).cards(axis=[21])
    table.do("order 54", "activate axis.0", f"aim {hex_}", "decline", "keep")
    assert table.asked == "allies defender"
    assert ("play 37" not in table.offers()) == refused
    if refused:
        assert table.refusal("play 37") == ("CC-A24-d1" if not defender else "CC-A24.1")


@pytest.mark.rule("CC-A35.3", "CC-8.1")
def test_a_hidden_pillbox_stands_in_an_objective_hex_and_only_one_is_in_play() -> None:
    hands = {"allies": [39, 27]}
    given: dict[str, Any] = {"axis": (f"{RIFLE} D7",), "hands": hands, "defender": "allies"}
    table = firing(f"{FOE} E8", **given).cards(axis=[21], allies=[28])
    table.do("order 54", "activate axis.0", "aim E8", "decline", "keep", "play 39")
    assert table.fact("works.E8") == "pillbox"
    table.do("decline", "keep")
    assert table.told("defended")[0]["morale"] == 8 + 5
    for foe, works, why in (
        ("D8", {}, "CC-A24.1"),
        ("E8", {"E8": "wire"}, "CC-8.1"),
        ("E8", {"O1": "pillbox"}, "CC-A24.1"),
    ):
        table = firing(f"{FOE} {foe}", works=works, **given).cards(axis=[21])
        table.do("order 54", "activate axis.0", f"aim {foe}", "decline", "keep")
        assert "play 39" not in table.offers()
        assert table.refusal("play 39") == why


# CC-O20


@pytest.mark.rule("CC-O20.2", "CC-O20.1-d1")
def test_ordnance_keeps_its_least_and_greatest_range_and_smoke_needs_an_enemy_in_reach() -> None:
    table = firing(f"{FOE} B7", axis=(f"{RIFLE} A7 w0",), weapons=[MORTAR])
    table.do("order 54", "activate axis.0", "aim B7")
    assert table.told("targeted") == []  # only the Squad could fire
    table = firing(f"{FOE} B7", axis=("german.leader.benzing A7", f"{RIFLE} A7 w0"), weapons=[MORTAR])
    table.do("order 54", "activate axis.0", "activate axis.1", "aim B7")
    assert table.refusal("join w0") == "CC-O20.1"  # nearer than its least range
    table = Table([f"{RIFLE} A7 w0"], [f"{FOE} O1"], [MORTAR], hands={"axis": [54]})
    assert table.refusal("order 54") == "CC-O14-d1"  # smoke alone is no reason for a Fire Order


@pytest.mark.rule("CC-O20.3.3", "CC-O20.3-d6")
@pytest.mark.parametrize(("hex_", "trees"), [("C8", 0), ("A9", 2)])
def test_the_attack_total_is_fp_and_dice_and_two_for_a_mortar_into_woods(hex_: str, trees: int) -> None:
    axis = (f"{RIFLE} A7 w0",)
    table = firing(f"{FOE} {hex_}", axis=axis, weapons=["german.weapon.light_mortar"]).cards(axis=[61, 23], allies=[28])
    table.do("order 54", "activate axis.0", f"aim {hex_}", "join w0", "fire").roll_out()
    (total,) = table.told("attack-total")
    assert (total["fp"], total["dice"], total["total"]) == (6, 6, 6 + 6 + trees)


@pytest.mark.rule("CC-O20.3-d3", "CC-10.3.2.1")
def test_a_piece_without_fp_adds_its_one_but_is_no_base() -> None:
    axis = (f"{HERO} A7 broken suppressed", f"{RIFLE} A7")  # FP 0, Range 1
    table = firing(f"{FOE} B7", axis=axis).cards(axis=[21], allies=[28])
    table.do("order 54", "activate axis.0", "activate axis.1", "aim B7", "join axis.0")
    assert table.refusal("fire") == "CC-10.3.2.1"
    table.do("join axis.1", "fire").roll_out()
    assert table.told("attacked")[0]["fp"] == 5 + 1


@pytest.mark.rule("CC-O20.3-d5", "CC-11.1", "CC-O14.3", "CC-3.2.3")
def test_a_unit_broken_during_the_order_goes_on_without_its_weapon() -> None:
    # The first shot's roll shows Sniper!; the random hex A7 hits the firer himself.
    axis = (f"{RIFLE} A7 w0", f"{SERGEANT} A8", f"{RIFLE} A8")
    table = firing(f"{FOE} B7", axis=axis, weapons=[LMG]).cards(axis=[25, 3], allies=[28])
    table.do("order 54", "activate axis.1", "activate axis.0", "activate axis.2")
    table.do("aim B7", "join axis.2", "fire", "decline", "keep", "unit axis.0", "decline")
    table.roll_out()
    assert table.fact("axis.0").split()[:3] == [RIFLE, "A7", "broken"]
    table.do("aim B7")
    assert table.asked == "axis grouping"
    assert table.refusal("join w0") == "CC-11.1"
    table.do("join axis.0", "fire")
    table.cards(axis=[22], allies=[29]).roll_out()
    assert table.told("attacked")[-1]["fp"] == 2


@pytest.mark.rule("CC-11.6-d1")
@pytest.mark.parametrize(("card", "left"), [(1, True), (21, False)])
def test_a_satchel_charge_is_used_up_by_the_attack_roll_and_not_by_a_miss(card: int, left: bool) -> None:
    axis = (f"{RIFLE} A7 w0",)
    table = firing(f"{FOE} B7", axis=axis, weapons=["german.weapon.satchel_charge"])
    table.cards(axis=[card, 2], allies=[28]).do("order 54", "activate axis.0", "aim B7", "join w0", "fire")
    table.roll_out()
    assert table.told("targeted")[0]["hit"] == (not left)
    assert table.fact("w0").endswith("box") != left


@pytest.mark.rule("CC-T88.2")
def test_height_takes_one_uphill_and_gives_one_downhill() -> None:
    board = map_of(9)
    pairs = [
        (here, int(there))
        for here in range(150)
        for there in NEIGHBOUR[here * 7 + 1 : here * 7 + 7]
        if there >= 0 and board.at(int(there)).elevation != board.at(here).elevation
    ]
    low, high = next(pair for pair in pairs if board.at(pair[0]).elevation < board.at(pair[1]).elevation)
    battle = on_map(firing(f"{FOE} A1"), 9).state
    assert height(battle, low, high) == -1
    assert height(battle, high, low) == 1
    assert height(battle, high, high) == 0
    counters = battle.counters
    counters.at[0], counters.at[1] = low, high
    assert height_of(battle, vec[i64]([0]), high, OFF_MAP) == -1
    assert height_of(battle, vec[i64]([1]), low, OFF_MAP) == 1
    assert height_of(battle, vec[i64]([0, 1]), high, low) == 0  # both apply and cancel


@pytest.mark.rule("CC-T88.2", "CC-O20.3-d2", "CC-A40-d1")
def test_of_a_group_any_piece_makes_the_height_and_both_may_cancel() -> None:
    table = Table([f"{RIFLE} H5", f"{RIFLE} H4", f"{RIFLE} H5"], [f"{FOE} G5"])
    battle = with_facts(table.state, ground=ground_of(12))  # levels 1, 3, 1 and 2
    target, high = hex_number("G5"), hex_number("H4")
    for pieces, second, found in (
        ([0], OFF_MAP, -1),
        ([0, 2], OFF_MAP, -1),
        ([1], OFF_MAP, 1),
        ([0, 1, 2], OFF_MAP, 0),
        ([1], high, 1),
        ([0], high, -1),
    ):
        assert height_of(battle, vec[i64](pieces), target, second) == found


@pytest.mark.rule("CC-T87-d1", "CC-O20.3-d2", "CC-T87", "CC-T97")
@pytest.mark.parametrize(
    ("pieces", "cover"),
    [([0], 1), ([1], 2), ([2], 0), ([0, 2], 1), ([1, 2], 2), ([0, 1], 2), ([1, 3], 2)],
)
def test_the_best_hexside_that_any_firing_piece_fires_across_gives_its_cover(pieces: list[int], cover: int) -> None:
    """On map 6, B5 has Hedges toward B4 and C5 and a Wall toward B6, but nothing toward C6."""
    table = Table([f"{RIFLE} {hex_}" for hex_ in ("B4", "B6", "C6", "C5")], [f"{FOE} B5"])
    battle = with_facts(table.state, ground=ground_of(6))
    for piece in pieces:
        battle.counters.marks[piece] |= FIRING
    assert hexside_cover(battle, hex_number("B5")) == cover


@pytest.mark.rule("CC-T93-d1")
def test_a_road_lowers_the_cover_of_a_hexside_too() -> None:
    battle = firing(f"{FOE} C8").state
    assert cover_in(battle, hex_number("A3"), 2, False) == 2
    assert cover_in(battle, hex_number("A2"), 2, False) == 1
    assert cover_in(battle, hex_number("A2"), 0, False) == -1


# CC-O16 and Melee


def advancing(*axis: str, allies: tuple[str, ...] = (f"{FOE} B8",), **given: Any) -> Table:
    table = firing(*allies, axis=axis, **given)
    return table.do("order 45", "activate axis.0")


@pytest.mark.rule("CC-O16.4.2", "CC-1.9-d1")
@pytest.mark.parametrize("state", ["broken", ""])
def test_the_inactive_player_rolls_first_and_his_trigger_comes_before_the_second_roll(state: str) -> None:
    table = advancing(f"{RIFLE} B7 {state}".strip()).cards(allies=[25, 8], axis=[21])  # Sniper!, then the hex B8
    table.do("mover axis.0", "step B8")
    while table.asked.endswith("ambush"):
        table.do("decline")
    assert [each["side"] for each in table.told("rolled")] == [1]
    table.do("keep", "unit axis.0", "decline")  # no Light Wounds
    if state:  # nobody is left: no second roll, no further effect
        assert table.fact("axis.0") == f"{RIFLE} casualty"
        assert table.told("melee-fought") == []
        return
    assert [each["side"] for each in table.told("rolled")] == [1, 0]
    table.do("keep")
    assert table.told("melee-fought") == [{"hex": 17, "axis": 5 + 6, "allies": 5 + 6}]


@pytest.mark.rule("CC-O16.4-d1")
def test_melee_fp_is_fixed_when_the_first_die_is_cast() -> None:
    table = advancing(f"{RIFLE} B7").cards(allies=[25, 8], axis=[51]).do("mover axis.0", "step B8")
    while table.asked.endswith("ambush"):
        table.do("decline")
    fixed = table.told("melee-fp")[0]["axis"]
    table.do("keep", "unit axis.0", "decline")  # no Light Wounds
    assert "broken" in table.fact("axis.0")
    table.do("keep")
    assert table.told("melee-fought")[0]["axis"] == fixed + 8  # not the broken FP


@pytest.mark.rule("CC-O16.4-d2", "CC-O16.4.1")
def test_leaders_fight_with_their_own_fp_and_the_survivors_take_the_objective() -> None:
    table = Table(
        [f"{SERGEANT} E7", f"{RIFLE} E7", f"{RIFLE} O9"],
        [f"{FOE} E8", f"{FOE} K1"],
        hands={"axis": [45]},
        initiative="axis",
        control={"1": "allies"},
    ).cards(allies=[1], axis=[21])
    table.do("order 45", "activate axis.0", "activate axis.1", "mover axis.0", "step E8", "mover axis.1", "step E8")
    assert table.fact("control.1") == "allies"
    while table.asked.endswith("ambush"):
        table.do("decline")
    assert table.told("melee-fp")[0]["axis"] == 1 + (5 + 1)
    table.keep(2)
    assert table.fact("control.1") == "axis"
    assert "broken" not in table.fact("axis.0")


@pytest.mark.rule("CC-F101-d1")
@pytest.mark.parametrize(("held", "survivor"), [({}, ""), ({"B8": "axis"}, "axis"), ({"B8": "allies"}, "allies")])
def test_a_tied_melee_at_a_pillbox_goes_to_who_was_last_alone_there(held: dict[str, str], survivor: str) -> None:
    table = advancing(f"{RIFLE} B7", works={"B8": "pillbox"}, held_by=held).cards(allies=[21], axis=[21])
    table.do("mover axis.0", "step B8")
    while not table.told("melee-fought"):
        table.do("keep" if table.asked.endswith("reroll") else "decline")
    assert [side for side in ("axis", "allies") if table.fact(f"{side}.0").split()[1] == "B8"] == [survivor] * bool(
        survivor
    )


@pytest.mark.rule("CC-O16.4.3", "CC-O16.4-d2", "CC-7.3.1-d2")
@pytest.mark.parametrize("owner", ["axis", "allies"])
def test_after_a_tied_melee_the_empty_objective_keeps_its_owner(owner: str) -> None:
    axis, allies = [f"{RIFLE} E7", f"{RIFLE} O9"], [f"{FOE} E8", f"{FOE} K1"]
    table = Table(axis, allies, hands={"axis": [45]}, initiative="axis", control={"1": owner}, held_by={"E8": "allies"})
    table.cards(allies=[21], axis=[21]).do("order 45", "activate axis.0", "mover axis.0", "step E8")
    while not table.told("melee-fought"):
        table.do("keep" if table.asked.endswith("reroll") else "decline")
    assert [table.fact(f"{side}.0").split()[1] for side in ("axis", "allies")] == ["casualty", "casualty"]
    assert table.fact("control.1") == owner
    assert table.told("control") == []
    assert table.state.counters.held_by[47] == 1  # CC-F101-d1: nobody was alone there since


@pytest.mark.rule("CC-O16.1-d1", "CC-O16.3")
def test_units_advance_one_at_a_time_each_to_its_own_hex() -> None:
    table = firing(f"{FOE} C8", axis=(f"{SERGEANT} G5", f"{RIFLE} G5"), works={"H4": "wire"})
    table.do("order 45", "activate axis.0", "activate axis.1", "mover axis.0")
    assert table.refusal("step G6") == "CC-O21.4"  # Water Barrier
    table.do("step H4")
    assert table.fact("axis.1").startswith(f"{RIFLE} G5")
    assert table.offers("mover") == ["mover axis.1"]
    table.do("mover axis.1", "step F5")
    assert table.asked == "axis turn"


@pytest.mark.rule("CC-O16.3")
def test_an_advance_enters_a_major_bridge_over_its_way_sides_only() -> None:
    board = map_of(18)
    bridge = next(hex_ for hex_ in range(150) if board.at(hex_).terrain == "bridge_major")
    ways = board.at(bridge).ways()
    seen = set()
    for direction in range(1, 7):
        here = int(NEIGHBOUR[bridge * 7 + direction])
        if here < 0 or board.at(here).terrain in ("water_barrier", "bridge_major"):
            continue
        table = on_map(firing(f"{FOE} A1", axis=(f"{RIFLE} {hex_name(here)}",)), 18)
        table.do("order 45", "activate axis.0", "mover axis.0")
        is_way = direction in ways
        seen.add(is_way)
        assert (f"step {hex_name(bridge)}" in table.offers()) == is_way
        if not is_way:
            assert table.refusal(f"step {hex_name(bridge)}") == "CC-O21.4"
    assert seen == {True, False}


@pytest.mark.rule("CC-O16.2", "CC-T83")
def test_an_advance_leaves_by_the_enemy_edge_and_crosses_a_cliff_only_without_a_weapon() -> None:
    table = firing(f"{FOE} C8", axis=(f"{RIFLE} C1",)).do("order 45", "activate axis.0", "mover axis.0")
    table.do("exit", "number 3")
    assert table.fact("vp") == 2
    side = next(each for each in map_of(12).hexsides if each.feature == "cliff")
    here, there = side.hexes
    for weapon, refused in (("", False), (" w0", True)):
        table = firing(f"{FOE} O1", axis=(f"{RIFLE} {here}{weapon}",), weapons=[LMG] if weapon else [])
        on_map(table, 12).do("order 45", "activate axis.0", "mover axis.0")
        if refused:
            assert table.refusal(f"step {there}") == "CC-O16.2"
        else:
            table.do(f"step {there}")
            assert table.fact("axis.0").split()[1] == there


# CC-O21, CC-A33, CC-O23


@pytest.mark.rule("CC-O21.2-d1")
def test_a_group_that_loses_a_member_goes_on() -> None:
    axis = (f"{SERGEANT} A7", f"{RIFLE} A7 broken")
    table = firing(f"{FOE} C8", axis=axis, hands={"allies": [52]}).cards(allies=[62], axis=[61, 1])
    table.do("order 19", "activate axis.0", "activate axis.1", "mover axis.0", "join axis.1", "step B7")
    table.do("opportunity 52", "activate allies.0", "shoot").roll_out()
    while table.asked.split()[1] in ("defending", "reroll", "light_wounds", "entry", "defender"):
        question = table.asked.split()[1]
        table.do("keep" if question == "reroll" else "roll axis.0" if question == "defending" else "decline")
    assert table.fact("axis.1") == f"{RIFLE} casualty"
    assert table.asked == "axis stepping"
    table.do("step A8")
    assert table.fact("axis.0").split()[1] == "A8"


@pytest.mark.rule("CC-A33-d2")
def test_the_window_stays_open_when_mines_have_killed_who_came_in() -> None:
    axis = (f"{RIFLE} A7 broken", f"{RIFLE} B7")
    table = firing(f"{FOE} C8", axis=axis, hands={"allies": [52]}, works={"B7": "mines"}).cards(allies=[61], axis=[1])
    table.do("order 19", "activate axis.0", "mover axis.0", "step B7").roll_out()
    assert table.asked == "axis light_wounds"
    table.do("decline")
    assert table.fact("axis.0") == f"{RIFLE} casualty"
    assert table.asked == "allies entry"
    table.do("opportunity 52", "activate allies.0")
    assert "shoot" in table.offers()


@pytest.mark.rule("CC-O23-d1")
def test_a_retreat_is_over_before_the_next_roll() -> None:
    table = Table(
        [f"{RIFLE} O9"], [f"{FOE} C8 broken", f"{FOE} D8 broken", f"{FOE} O1"], hands={"axis": [11]}, initiative="axis"
    )
    table.cards(axis=[45, 21]).do("order 11")
    table.do("roll allies.0", "keep")
    assert table.asked == "allies retreating"
    table.do("step C7")
    assert table.asked == "allies retreating"
    table.do("step C6")
    assert len(table.told("rolled")) == 2  # only now the other one
    assert table.fact("allies.1") == f"{FOE} D8 broken"
