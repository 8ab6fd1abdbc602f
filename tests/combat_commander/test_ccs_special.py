"""CC-SR: what special rules of scenarios change in play."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from fieldcraft.games.combat_commander.effects import (
    BoobyTraps,
    CapturedWeapon,
    Fog,
    Mines,
    Night,
    OrderLimitProgression,
)
from fieldcraft.games.combat_commander.hexes import distance, hex_number
from fieldcraft.games.combat_commander.kinds import (
    ORDER_ADVANCE,
    ORDER_ARTILLERY_DENIED,
    ORDER_ARTILLERY_REQUEST,
    ORDER_MOVE,
    ORDERS,
)
from fieldcraft.games.combat_commander.pieces import UNIT_IDS, WEAPON_IDS
from fieldcraft.games.combat_commander.process import SNIPER, SNIPING
from fieldcraft.games.combat_commander.ruled import READERS, special_of
from fieldcraft.games.combat_commander.rules.attack import targeting_hindrance
from fieldcraft.games.combat_commander.rules.frames import HEX, SEAT
from fieldcraft.games.combat_commander.rules.refusals import COVER_TOO_LOW, RULES
from fieldcraft.games.combat_commander.rules.shots import line, why_no_reach
from fieldcraft.games.combat_commander.rules.weapons import break_weapon
from fieldcraft.games.combat_commander.scenarios import all_scenarios, scenario
from fieldcraft.games.combat_commander.special import MAY_HARDEN, MAY_RALLY
from fieldcraft.games.combat_commander.state import FIRST_WEAPON, WEAPON_SLOTS
from tests.combat_commander.reading import Reading, hex_card
from tests.combat_commander.ruled import SetUpTable, advance_time, moving, pair, ruled
from tests.combat_commander.table import Table

RIFLE = "german.squad.rifle"
FOE = "russian.squad.rifle"


def orders_as(heading: int, other: int) -> "vec[i64]":
    """The Axis may play one heading as another."""
    table = vec[i64]([-1] * (2 * ORDERS))
    table[heading] = other
    return table


def firing(*foes: str, **given: Any) -> Table:
    """A Rifle Squad in A7 may fire (54)."""
    hands = {"axis": [54], **given.pop("hands", {})}
    axis = given.pop("axis", (f"{RIFLE} A7",))
    return Table([*axis], [*foes, f"{FOE} K1"], hands=hands, initiative="axis", **given)


def test_every_kind_of_effect_is_read() -> None:
    kinds = {type(rule.effect) for played in all_scenarios().values() for rule in played.special_rules}
    assert kinds <= set(READERS)


@pytest.mark.rule("CC-SR.order_limit_progression")
def test_the_order_limit_rises_at_each_time_advance_up_to_its_most() -> None:
    (rule,) = scenario("6").effects(OrderLimitProgression)
    assert special_of(scenario("6")).most_orders[0] == rule.max == 3
    table = ruled(moving(f"{RIFLE} A7", sides={"axis": {"order_limit": 2}}), order_rise=pair(1), most_orders=pair(3))
    for expected in (3, 3):
        advance_time(table)
        assert table.fact("axis.order_limit") == expected
    assert len(table.told("order-limit-rose")) == 1


@pytest.mark.rule("CC-SR.exit_only", "CC-SR.exclude_chits_and_no_exit")
def test_a_unit_that_may_not_leave_is_eliminated_when_it_does() -> None:
    assert list(special_of(scenario("8")).exit_kills) == [0, 1]
    assert list(special_of(scenario("7")).exit_kills) == [1, 1]
    table = ruled(moving(f"{RIFLE} C1", f"{RIFLE} A9"), exit_kills=pair(1))
    table.do("order 19", "activate axis.0", "mover axis.0", "exit")
    assert table.fact("axis.0") == f"{RIFLE} casualty"
    assert (table.fact("vp"), table.asked) == (-2, "axis turn")
    table = ruled(moving(f"{RIFLE} C1", f"{RIFLE} A9"), exit_kills=pair(0, 1))
    table.do("order 19", "activate axis.0", "mover axis.0", "exit", "number 5")
    assert table.fact("vp") == 2


@pytest.mark.rule("CC-SR.raid")
def test_raiders_leave_by_any_edge_but_not_while_the_enemy_is_armed() -> None:
    rules = {"raider": 0, "raid_rows": 6}
    armed = moving(f"{RIFLE} A6", f"{RIFLE} H9", allies=(f"{FOE} O1 w0",), weapons=["russian.weapon.light_mg"])
    table = ruled(armed, **rules).do("order 19", "activate axis.0", "mover axis.0")
    assert table.refusal("exit") == "CC-SR.raid"
    for hex_, refused in (("A6", ""), ("H1", ""), ("A7", "CC-7.2.1"), ("C4", "CC-7.2.1")):
        table = ruled(moving(f"{RIFLE} {hex_}", f"{RIFLE} H9"), **rules)
        table.do("order 19", "activate axis.0", "mover axis.0")
        if refused:
            assert table.refusal("exit") == refused
        else:
            table.do("exit", "number 5")
            assert table.fact("vp") == 2
    assert ruled(moving(f"{RIFLE} A6"), **rules).do("order 43", "activate axis.0", "mover axis.0").offers("exit")


@pytest.mark.rule("CC-SR.on_enemy_exit")
@pytest.mark.parametrize(("answer", "after"), [("unit allies.0", "O1"), ("harden allies.0", "O1 broken veteran")])
def test_whoever_lets_an_enemy_out_gets_something_for_it(answer: str, after: str) -> None:
    table = moving(f"{RIFLE} C1", f"{RIFLE} A9", allies=(f"{FOE} O1 broken", f"{FOE} O2 veteran"))
    ruled(table, on_enemy_exit=pair(0, MAY_RALLY | MAY_HARDEN))
    table.do("order 19", "activate axis.0", "mover axis.0", "exit", "number 5")
    assert table.asked == "allies rewarding"
    assert table.refusal("unit allies.1") == "CC-E42"
    assert table.refusal("harden allies.1") == "CC-E42"
    table.do(answer)
    assert table.fact("allies.0") == f"{FOE} {after}"
    assert table.asked == "axis turn"


@pytest.mark.rule("CC-SR.melee_roll_bonus")
@pytest.mark.parametrize(("bonus", "survivor"), [(0, "axis.0"), (9, "allies.0")])
def test_a_bonus_on_each_melee_roll(bonus: int, survivor: str) -> None:
    table = ruled(moving(f"{RIFLE} B7", f"{RIFLE} O9", allies=(f"{FOE} B8", f"{FOE} K1")), melee_bonus=pair(0, bonus))
    table.cards(axis=[51], allies=[5]).do("order 43", "activate axis.0", "mover axis.0", "step B8")
    while not table.told("melee-fought"):
        table.do("keep" if table.asked.endswith("reroll") else "decline")
    fought = table.told("melee-fought")[0]
    plain = table.told("melee-fp")[0]
    assert fought["allies"] == plain["allies"] + 3 + bonus
    assert "casualty" not in table.fact(survivor)


@pytest.mark.rule("CC-SR.action_modifier")
def test_concealment_that_hides_better() -> None:
    assert list(special_of(scenario("5")).concealment) == [0, -2]
    table = ruled(firing(f"{FOE} A9", hands={"allies": [27]}), concealment=pair(0, -2)).cards(axis=[43], allies=[1])
    table.do("order 54", "activate axis.0", "aim A9", "keep", "play 27")
    assert table.told("concealed")[0]["total"] == 13 - 2 - 2


@pytest.mark.rule("CC-SR.order_substitution")
def test_a_card_for_another_order() -> None:
    rules = {"order_as": orders_as(ORDER_ARTILLERY_REQUEST, ORDER_ARTILLERY_DENIED)}
    sides = {"allies": {"radio": "russian.radio.82mm"}}
    table = ruled(moving(f"{RIFLE} A7", hands={"axis": [33, 19]}, sides=sides), **rules)
    assert table.refusal("order_as 19") == "CC-SR.order_substitution"
    table.do("order_as 33")
    assert table.told("ordered")[0]["order"] == ORDER_ARTILLERY_DENIED
    assert table.fact("allies.radio").endswith("broken")
    table = ruled(moving(f"{RIFLE} A7", hands={"axis": [33]}), **rules)
    assert table.refusal("order_as 33") == "CC-O17"


@pytest.mark.rule("CC-SR.move_as_advance")
def test_a_move_card_is_an_advance_with_a_satchel_charge() -> None:
    satchel = "german.weapon.satchel_charge"
    rules = {"order_as": orders_as(ORDER_MOVE, ORDER_ADVANCE), "needs_weapon": pair(WEAPON_IDS.index(satchel), -1)}
    axis = (f"{RIFLE} A7 w0", f"{RIFLE} A7", f"{RIFLE} H5", "german.leader.benzing A7")
    table = ruled(moving(*axis, weapons=[satchel]), **rules).do("order_as 19")
    assert table.refusal("activate axis.1") == "CC-SR.order_substitution"
    table.do("activate axis.3", "activate axis.1")
    assert table.refusal("done") == "CC-SR.order_substitution"
    table.do("activate axis.0", "mover axis.1", "step A8")
    assert table.fact("axis.1").split()[1] == "A8"
    table = ruled(moving(*(each.removesuffix(" w0") for each in axis)), **rules)
    assert table.refusal("order_as 19") == "CC-SR.order_substitution"


@pytest.mark.rule("CC-SR.double_fire")
def test_a_gun_that_fires_twice_but_not_with_smoke() -> None:
    gun = "german.weapon.ig_18_gun"
    rules = {"twice_firing": WEAPON_IDS.index(gun)}
    table = firing(f"{FOE} C8", axis=("german.team.weapon A7 w0", f"{RIFLE} O9"), weapons=[gun])
    ruled(table, **rules).cards(axis=[51, 5, 52, 6], allies=[5, 6, 7, 8])
    table.do("order 54", "activate axis.0", "aim C8", "join w0", "fire").roll_out()
    assert table.asked == "axis aiming"
    assert table.offers("smoke") == []
    table.do("aim C8", "join w0", "fire").roll_out()
    assert len(table.told("targeted")) == 2
    assert table.offers("join") == table.offers("smoke") == []
    assert "fired" in table.fact("w0") or table.asked == "axis turn"


@pytest.mark.rule("CC-SR.discard_after_orders", "CC-5.3-d1", "CC-5.3-d2")
def test_a_discard_after_orders_is_no_pass() -> None:
    table = ruled(moving(f"{RIFLE} A7", hands={"axis": [19, 43, 54], "allies": [9]}), late_discards=pair(1))
    table.walk("order 19", "activate axis.0", "mover axis.0", "step A8", "halt", "done")
    table.do("end")
    assert table.asked == "axis discarding"
    table.chance.add({"draw.axis": [1, 2, 3, 4, 5]})
    table.do("discard 54")
    assert table.told("discarded") == [{"side": 0, "card": 53}]
    assert table.asked == "allies turn"
    table = ruled(moving(f"{RIFLE} A7", hands={"axis": [19, 43, 54]}), late_discards=pair(1))
    table.walk("order 19", "activate axis.0", "mover axis.0", "step A8", "halt", "done")
    table.chance.add({"draw.axis": [1, 2, 3, 4, 5]})
    table.do("end", "done")
    assert table.asked == "allies turn"


@pytest.mark.rule("CC-SR.night")
def test_at_night_the_attack_total_drops_by_the_distance() -> None:
    (rule,) = scenario("8").effects(Night)
    assert rule.fire_attack_total == "minus_range"
    assert special_of(scenario("8")).is_night
    table = ruled(firing(f"{FOE} A9"), is_night=True).cards(axis=[43], allies=[1])
    table.do("order 54", "activate axis.0", "aim A9").roll_out()
    assert table.told("attack-total")[0]["total"] == 13 - 2


@pytest.mark.rule("CC-SR.night", "CC-1.9.1-d1")
def test_the_distance_at_night_is_locked_in_before_a_trigger_takes_the_firer_away() -> None:
    table = ruled(firing(f"{FOE} A8", axis=(f"{RIFLE} A7 broken", f"{RIFLE} O9")), is_night=True)
    table.cards(axis=[10, hex_card("axis", "B7")], allies=[1])
    table.do("order 54", "activate axis.0", "aim A8").roll_out()
    assert table.asked == "axis sniping"
    table.do("unit axis.0").roll_out()
    assert table.fact("axis.0") == f"{RIFLE} casualty"
    (total,) = table.told("attack-total")
    assert total["total"] == total["fp"] + 4 - 1


@pytest.mark.rule("CC-SR.fog")
def test_fog_adds_to_every_line_and_a_breeze_thins_it() -> None:
    (rule,) = scenario("12").effects(Fog)
    table = Table([f"{RIFLE} A7"], [f"{FOE} K1"])
    plain = line(table.state, 6, 7)
    assert line(ruled(table, fog=rule.hindrance, fog_step=rule.step).state, 6, 7) == plain + 3
    assert line(table.state, 6, 6) == 0
    assert targeting_hindrance(table.state, 0, 7) == plain + 3
    reading = Reading("breeze", [f"{RIFLE} A7"], [f"{FOE} K1"])
    ruled(reading, fog=1, fog_step=rule.step)
    reading.read()
    assert (reading.fact("fog"), reading.told("fog-lifted")) == (0, [{"number": 0}])
    reading = Reading("breeze", [f"{RIFLE} A7"], [f"{FOE} K1"])
    ruled(reading, fog=1, fog_step=2)
    assert reading.read().fact("fog") == 0


@pytest.mark.rule("CC-SR.dusk")
def test_dusk_is_smoke_of_the_present_time_everywhere() -> None:
    assert special_of(scenario("22")).is_dusk
    table = ruled(Table([f"{RIFLE} A7"], [f"{FOE} K1"], time=2, smoke={"A8": 5}), is_dusk=True)
    assert line(table.state, 6, 7) == 5  # nothing is added up
    assert line(table.state, 16, 15) == 2


@pytest.mark.rule("CC-SR.sniper_radius")
def test_a_sniper_with_a_wider_reach_for_enemies_only() -> None:
    assert list(special_of(scenario("12")).sniper_radius) == [2, 1]
    table = ruled(firing(f"{FOE} C8", f"{FOE} A9"), sniper_radius=pair(2, 1))
    table.state.push(SNIPER)
    table.state.put(SEAT, 0)
    table.state.put(HEX, 7)  # A8
    table.state.go_to(2)
    table.state.ask(0, SNIPING)
    assert table.offers("unit") == ["unit axis.0", "unit allies.0", "unit allies.1"]
    assert table.refusal("unit allies.2") == "CC-E42"


@pytest.mark.rule("CC-SR.captured_weapon")
def test_a_captured_weapon_is_lost_when_it_would_break() -> None:
    (rule,) = scenario("7").effects(CapturedWeapon)
    kind = rule.weapon
    mine = special_of(scenario("7")).captured
    assert mine // WEAPON_SLOTS == 1  # the one of the Allied force, no other of its kind
    assert SetUpTable("7").state.counters.weapon_kind[mine] == WEAPON_IDS.index(kind)
    for captured, after in ((0, f"{kind} box"), (1, f"{kind} broken"), (-1, f"{kind} broken")):
        table = ruled(Table([f"{RIFLE} A7 w1"], [f"{FOE} K1 w0"], weapons=[kind, kind]), captured=captured)
        break_weapon(table.state, 0, table.log)
        assert table.fact("w0") == after


@pytest.mark.rule("CC-SR.weapon_restriction")
def test_a_weapon_that_needs_cover_at_its_target() -> None:
    satchel = "german.weapon.satchel_charge"
    table = Table([f"{RIFLE} A8 w0"], [f"{FOE} A9", f"{FOE} B8"], weapons=[satchel])
    ruled(table, restricted=WEAPON_IDS.index(satchel), least_cover=2)
    assert why_no_reach(table.state, FIRST_WEAPON, 8) == 0
    assert why_no_reach(table.state, FIRST_WEAPON, 17) == COVER_TOO_LOW
    assert RULES[COVER_TOO_LOW][0] == "CC-SR.weapon_restriction"


@pytest.mark.rule("CC-SR.booby_traps", "CC-SR.mines")
def test_hidden_mines_without_being_the_defender_and_out_of_wire() -> None:
    assert scenario("17").effects(BoobyTraps)
    assert scenario("21").effects(Mines)
    for rules, card, works in (
        ({"hides_mines": pair(0, 1)}, 32, "mines"),
        ({"wire_is_mines": pair(0, 1)}, 40, "mines"),
    ):
        defender = "allies" if card == 40 else ""
        table = moving(f"{RIFLE} A7", f"{RIFLE} O9", hands={"allies": [card, 41]}, defender=defender)
        ruled(table, **rules).cards(allies=[1], axis=[5])
        table.do("order 19", "activate axis.0", "mover axis.0", "step B7")
        if card == 32:
            assert table.refusal("play 41") == "CC-A24-d1"
        table.do(f"play {card}")
        assert table.fact("works.B7") == works
        assert table.told("rolled")[0]["side"] == 1


@pytest.mark.rule("CC-SR.immobilised_tank")
def test_the_gun_of_a_tank_is_lost_away_from_its_bunker_and_its_hex_holds_less() -> None:
    gun = "german.weapon.ig_18_gun"
    rules = {"tank_weapon": 0, "tank_figures": 4}
    table = moving("german.team.weapon A7 w0", f"{RIFLE} O9", weapons=[gun], works={"A7": "bunker"})
    ruled(table, **rules).walk("order 43", "activate axis.0", "mover axis.0", "step A8")
    assert table.fact("w0") == f"{gun} box"
    table = moving("german.team.weapon A7", f"{RIFLE} B7", works={"A7": "bunker"})
    ruled(table, **rules).walk("order 43", "activate axis.1", "mover axis.1", "step A7").do("end")
    assert table.asked == "axis sacrificing"


@pytest.mark.rule("CC-SR.immobilised_tank", "CC-E68", "CC-E71")
def test_another_gun_of_the_kind_is_free_and_that_of_the_tank_is_scrounged_in_its_hex_only() -> None:
    fixed = special_of(scenario("11")).tank_weapon
    gun = "american.weapon.pack_howitzer"
    assert SetUpTable("11").state.counters.weapon_kind[fixed] == WEAPON_IDS.index(gun)
    table = moving("german.team.weapon A7 w1", f"{RIFLE} O9 w0", weapons=[gun, gun], works={"O9": "bunker"})
    ruled(table, tank_weapon=0, tank_figures=4).walk("order 43", "activate axis.0", "mover axis.0", "step A8")
    assert table.fact("w1") == gun
    units = [f"{RIFLE} C7", f"{RIFLE} C8"]
    for works, offered in (({}, ["weapon w1", "decline"]), ({"C8": "bunker"}, ["weapon w0", "weapon w1", "decline"])):
        reading = Reading("scrounge", units, [f"{FOE} K1"], [f"{gun} box"] * 2, works=works)
        ruled(reading, tank_weapon=0, tank_figures=4)
        assert reading.read().offers() == offered
    assert reading.do("weapon w0").offers() == ["unit axis.1"]
    assert reading.refusal("unit axis.0") == "CC-SR.weapon_assignment"
    reading = Reading("scrounge", units, [f"{FOE} K1"], [f"{gun} box"])
    ruled(reading, tank_weapon=0, tank_figures=4)
    assert reading.read().asked == "axis turn"


@pytest.mark.rule("CC-SR.radio_direct_fire", "CC-SR.bombardment")
def test_guns_that_fire_directly_and_smoke_for_one_observer() -> None:
    radio = {"axis": {"radio": "german.radio.75mm"}}
    axis = ("german.leader.benzing A7", f"{RIFLE} O9")
    table = moving(*axis, allies=(f"{FOE} A9", f"{FOE} B8"), hands={"axis": [33]}, sides=radio)
    other = UNIT_IDS.index("german.leader.winkler")
    ruled(table, direct_radio=pair(1), smoke_spotter=pair(other, -1)).cards(axis=[51, 5, 6], allies=[5, 6, 7])
    table.do("order 33", "activate axis.0")
    assert table.refusal("smoke A9") == "CC-O18.2.1"
    table.do("aim A9").roll_out()
    assert table.told("drifted") == [{"from": 8, "hex": 8}]
    assert {each["unit"] for each in table.told("defended")} == {64}


@pytest.mark.rule("CC-SR.radio_direct_fire")
def test_a_miss_of_guns_that_fire_directly_drifts_like_a_hit_of_others() -> None:
    drifts = []
    for is_direct, accuracy in ((1, 5), (0, 51)):  # a miss; a hit
        radio = {"axis": {"radio": "german.radio.75mm"}}
        table = moving("german.leader.benzing A7", f"{RIFLE} O9", hands={"axis": [33]}, sides=radio)
        ruled(table, direct_radio=pair(is_direct)).cards(axis=[accuracy, 22, 5, 6, 7], allies=[5, 6])
        table.do("order 33", "activate axis.0", "aim C8").roll_out()
        drifts.append(table.told("drifted")[0]["hex"])
        assert table.told("targeted")[0]["hit"] == 1 - is_direct
    assert drifts[0] == drifts[1] != hex_number("C8")


@pytest.mark.rule("CC-SR.mortar_spotter")
def test_a_spotter_sees_for_a_mortar() -> None:
    mortar = "german.weapon.light_mortar"
    rules = {"mortar_spotter": pair(UNIT_IDS.index("german.leader.biermann"), -1)}
    team = "german.team.weapon D4 w0"
    for spotter, rule, refused in (("C8", rules, ""), ("C8 spent", rules, "CC-10.1"), ("C8", {}, "CC-10.1")):
        table = firing(f"{FOE} A1", axis=(team, f"german.leader.biermann {spotter}"), weapons=[mortar])
        ruled(table, **rule)
        assert line(table.state, 33, 0) < 0
        assert RULES[why_no_reach(table.state, FIRST_WEAPON, 0)][0] == refused
    table = firing(f"{FOE} A1", axis=(team, "german.leader.biermann C8"), weapons=[mortar])
    ruled(table, **rules).cards(axis=[51, 5], allies=[5])
    table.do("order 54", "activate axis.0", "aim A1").roll_out()
    assert table.told("targeted")[0]["range"] == distance(33, 0)
    assert table.told("targeted")[0]["hindrance"] == line(table.state, hex_number("C8"), 0)
    assert "spent" in table.fact("axis.1")


@pytest.mark.rule("CC-SR.mortar_spotter", "CC-O20.2.3")
@pytest.mark.parametrize("is_spotted", [False, True])
def test_a_mortar_that_sees_the_hex_itself_may_use_its_spotter_all_the_same(is_spotted: bool) -> None:
    """The spotter is asked for, with the odds of both lines; only he who is used is activated."""
    axis = ("german.team.weapon D4 w0", "german.leader.biermann C8")
    table = firing(f"{FOE} B7", axis=axis, weapons=["german.weapon.light_mortar"])
    ruled(table, mortar_spotter=pair(UNIT_IDS.index("german.leader.biermann"), -1)).cards(axis=[51, 5], allies=[5])
    table.do("order 54", "activate axis.0", "aim B7")
    assert table.asked == "axis spotting"
    assert table.offers() == ["unit axis.1", "decline"]
    assert table.refusal("unit axis.0") == "CC-O18"
    with_spotter, alone = (option.odds for option in table.state.decision(0).options[:2])
    assert with_spotter is not None
    assert alone is not None
    assert with_spotter.chance > alone.chance
    table.do("unit axis.1" if is_spotted else "decline").roll_out()
    assert table.told("targeted")[0]["hindrance"] == (0 if is_spotted else 1)
    assert table.told("targeted")[0]["range"] == 4
    assert ("spent" in table.fact("axis.1")) == is_spotted


@pytest.mark.rule("CC-SR.mortar_spotter")
def test_a_spotter_who_was_activated_is_not_asked_for() -> None:
    axis = ("german.team.weapon D4 w0", "german.leader.biermann C8 spent")
    table = firing(f"{FOE} B7", axis=axis, weapons=["german.weapon.light_mortar"])
    ruled(table, mortar_spotter=pair(UNIT_IDS.index("german.leader.biermann"), -1)).cards(axis=[51, 5], allies=[5])
    table.do("order 54", "activate axis.0", "aim B7")
    assert table.asked == "axis reroll"
