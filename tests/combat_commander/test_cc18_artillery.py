"""CC-O17 Artillery Denied and CC-O18 Artillery Request."""

from typing import Any

import pytest

from tests.combat_commander.table import Table

RIFLE = "german.squad.rifle"
FOE = "russian.squad.rifle"
SPOTTER = "german.leader.benzing"
RADIO = "german.radio.105mm"


def calling(
    *allies: str,
    radio: str = RADIO,
    axis: tuple[str, ...] = (f"{SPOTTER} A7",),
    hand: tuple[int, ...] = (),
    **given: Any,
) -> Table:
    """The Axis has a Radio and an Artillery Request (33)."""
    sides = {"axis": {"radio": radio} if radio else {}}
    hands = {"axis": [33, *hand], **given.pop("hands", {})}
    return Table([*axis, f"{RIFLE} O9"], [*allies, f"{FOE} O1"], hands=hands, sides=sides, initiative="axis", **given)


@pytest.mark.rule("CC-O17")
def test_denied_breaks_a_radio_and_then_takes_it() -> None:
    table = calling(radio="", hand=(32, 41))
    assert table.refusal("order 32") == "CC-O17"
    for before, after in (("russian.radio.122mm", "russian.radio.122mm broken"), ("russian.radio.122mm broken", None)):
        table = Table([f"{RIFLE} O9"], [f"{FOE} O1"], hands={"axis": [32, 31]}, sides={"allies": {"radio": before}}).do(
            "order 32"
        )
        assert table.fact("allies.radio") == after
        assert table.fact("axis.0") == f"{RIFLE} O9"


@pytest.mark.rule("CC-O18", "CC-O18.1")
def test_a_broken_radio_is_made_to_work_and_activates_nobody() -> None:
    table = calling(radio=f"{RADIO} broken", axis=()).do("order 33")
    assert table.fact("axis.radio") == RADIO
    assert table.told("activated") == []


@pytest.mark.rule("CC-O18")
def test_what_a_request_needs() -> None:
    assert calling(radio="").refusal("order 33") == "CC-O18"
    for spotter in ((), (f"{SPOTTER} A7 broken",), (f"{SPOTTER} A7 spent",)):
        assert calling(axis=spotter).refusal("order 33") == "CC-O18"
    table = calling(axis=(f"{SPOTTER} A7 suppressed",)).do("order 33")
    assert table.offers() == ["activate axis.0"]
    assert table.refusal("activate axis.1") == "CC-O18"


@pytest.mark.rule("CC-O18.2.1")
def test_the_spotting_round_goes_where_the_spotter_sees() -> None:
    table = calling().do("order 33", "activate axis.0")
    assert {"aim A7", "aim C8", "smoke C8"} <= set(table.offers())
    assert table.refusal("aim O1") == "CC-10.1"
    table = calling(radio="american.radio.203mm").do("order 33", "activate axis.0")
    assert table.refusal("smoke C8") == "CC-O18.2.1"


@pytest.mark.rule("CC-O18.2.2", "CC-O18.2.2.1", "CC-O18.2.3.2")
def test_a_hit_drifts_one_hex_by_each_die_and_every_occupied_hex_is_shelled() -> None:
    # 4 x 6 > 2; the card 23 (2, 4): NE of C8 is D7, S of it D8
    table = calling(f"{FOE} D8", f"{FOE} D8", f"{FOE} C8", works={"E8": "foxholes", "D9": "wire"})
    table.cards(axis=[61, 23]).do("order 33", "activate axis.0", "aim C8", "keep")
    assert table.told("targeted")[0]["hit"] == 1
    assert [each["hex"] for each in table.told("drifted")] == [37]
    assert table.asked == "axis impacting"
    assert table.offers() == ["hex D8", "hex E8", "hex D9", "hex C8"]
    table.cards(axis=[21], allies=[21, 22]).do("hex D8", "keep")
    assert table.told("attack-total")[0]["total"] == 10 + 6
    table.do("roll allies.0", "keep", "keep")
    assert table.asked == "axis impacting"
    assert "hex D8" not in table.offers()
    assert table.refusal("hex D8") == "CC-E42"


@pytest.mark.rule("CC-O18.2.2.2")
def test_a_miss_drifts_as_far_as_the_coloured_die_says() -> None:
    table = calling(f"{FOE} C8", smoke={"C8": 9}).cards(axis=[9, 22])  # 2 x 2 - 9; 1 then 5: N of C8
    table.do("order 33", "activate axis.0", "aim C8", "keep")
    assert table.told("targeted")[0]["hit"] == 0
    assert [each["hex"] for each in table.told("drifted")] == [22]


@pytest.mark.rule("CC-O18.2.2.3")
def test_a_round_that_leaves_the_map_ends_the_order() -> None:
    table = calling(f"{FOE} B7", smoke={"A9": 9}).cards(axis=[9, 60])  # miss; 6 (NW) from A9 is off the map
    table.do("order 33", "activate axis.0", "aim A9", "keep")
    assert table.told("drifted") == []
    assert len(table.told("drifted-off")) == 1
    assert table.told("attack-total") == []
    assert table.asked == "axis turn"


@pytest.mark.rule("CC-O18-d2")
def test_in_the_own_hex_more_than_nothing_is_enough() -> None:
    table = calling().cards(axis=[9, 13, 21, 28]).do("order 33", "activate axis.0", "aim A7", "keep")
    assert table.told("targeted")[0] == {"hex": 6, "product": 4, "hindrance": 0, "range": 0, "hit": 1}


@pytest.mark.rule("CC-O18.2.3.1", "CC-8.1", "CC-O18.2.3")
def test_smoke_falls_in_each_hex_of_the_area_that_can_take_it() -> None:
    table = calling(blaze={"E8": 2}, smoke={"D7": 3}).cards(axis=[61, 23])
    table.chance.add({"smoke": [4, 2, 6, 5, 7, 8]})
    table.do("order 33", "activate axis.0", "smoke C8", "keep")
    put = {each["hex"]: each["strength"] for each in table.told("smoke-put")}
    assert len(put) == 6
    assert 47 not in put  # E8 burns
    assert put[36] == 3  # D7 had more
    assert table.told("attack-total") == []


@pytest.mark.rule("CC-O18.2.3.3", "CC-F100")
@pytest.mark.parametrize(("card", "cover"), [(62, 0), (21, 4)])  # 4 + 6 = 10, the number of a 105mm; 1 + 5
def test_the_exact_roll_removes_the_fortification_before_the_defence(card: int, cover: int) -> None:
    table = calling(f"{FOE} D8", works={"D8": "foxholes"}).cards(axis=[61, 13, card], allies=[21])
    table.do("order 33", "activate axis.0", "aim D8", "keep", "keep", "keep")
    assert len(table.told("works-removed")) == (cover == 0)
    assert table.told("defended")[0]["morale"] == 8 + cover  # Foxholes are one better against a Radio


@pytest.mark.rule("CC-T99")
@pytest.mark.parametrize(("hex_", "more"), [("A9", 2), ("B8", 0)])
def test_trees_make_it_worse(hex_: str, more: int) -> None:
    table = calling(f"{FOE} {hex_}").cards(axis=[61, 13, 21], allies=[21])
    table.do("order 33", "activate axis.0", f"aim {hex_}", "keep", "keep")
    assert table.told("attack-total")[0]["total"] == 10 + 6 + more


@pytest.mark.rule("CC-O18-d2", "CC-7.1")
def test_own_units_are_hit_too_and_pay_the_enemy() -> None:
    table = calling(axis=(f"{SPOTTER} A7", f"{RIFLE} C8 broken")).cards(axis=[61, 13, 45, 5])
    table.do("order 33", "activate axis.0", "aim C8", "keep", "keep", "keep")
    assert table.fact("axis.1") == f"{RIFLE} casualty"
    assert table.fact("vp") == -2


@pytest.mark.rule("CC-O18.2", "CC-3.7-d1")
def test_the_spotter_is_spent_alone() -> None:
    table = calling(axis=(f"{SPOTTER} A7", f"{RIFLE} A7")).cards(axis=[61, 13])
    table.do("order 33", "activate axis.0", "aim D8", "keep")
    assert table.fact("axis.0").endswith("spent")
    assert table.fact("axis.1") == f"{RIFLE} A7"
