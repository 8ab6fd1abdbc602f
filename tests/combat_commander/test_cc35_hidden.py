"""CC-A31 Demolitions, CC-A35 what the Defender has hidden."""

from typing import Any

import pytest

from fieldcraft.games.combat_commander.hexes import HEXES
from fieldcraft.games.combat_commander.rules.actions.hidden_unit import why_not_hidden
from fieldcraft.games.combat_commander.rules.refusals import ALLOWED
from tests.combat_commander.table import Table

RIFLE = "german.squad.rifle"
FOE = "russian.squad.rifle"


def moving(*axis: str, hand: tuple[int, ...], defender: str = "allies", **given: Any) -> Table:
    """The Axis moves (19) or advances (43) into what the Allies have hidden."""
    allies = given.pop("allies", (f"{FOE} K1",))
    hands = {"axis": [19, 43], "allies": [*hand]}
    return Table([*axis, f"{RIFLE} O9"], [*allies], hands=hands, initiative="axis", defender=defender, **given)


@pytest.mark.rule("CC-A35.2", "CC-A35-d1", "CC-F103-d2")
def test_hidden_mines_attack_who_has_just_come_in_and_nobody_else() -> None:
    table = moving(f"{RIFLE} A7", f"{RIFLE} B7", hand=(32,)).cards(allies=[1], axis=[5])
    table.do("order 19", "activate axis.0", "mover axis.0", "step B7")
    assert table.asked == "allies entry"
    table.do("play 32")
    assert table.fact("works.B7") == "mines"
    assert table.told("rolled")[0]["side"] == 1
    table.do("keep", "decline", "keep")
    assert [(each["unit"], each["attack"]) for each in table.told("defended")] == [(0, 6 + 2)]


@pytest.mark.rule("CC-A35.2", "CC-W-d3")
def test_after_hidden_mines_the_window_is_still_open() -> None:
    table = moving(f"{RIFLE} A7", hand=(32, 40, 52), allies=(f"{FOE} C8", f"{FOE} K1")).cards(allies=[5], axis=[5])
    table.do("order 19", "activate axis.0", "mover axis.0", "step B7", "play 32", "keep", "decline", "keep")
    assert table.asked == "allies entry"
    assert table.refusal("play 40") == "CC-8.1"  # one Fortification a hex


@pytest.mark.rule("CC-A35.5", "CC-F106")
def test_hidden_wire_ends_the_move_of_who_comes_in() -> None:
    table = moving(f"{RIFLE} A7", hand=(40,))
    table.do("order 19", "activate axis.0", "mover axis.0", "step B7", "play 40")
    assert table.fact("works.B7") == "wire"
    while table.asked.endswith("entry"):
        table.do("decline")
    assert table.asked == "axis moving"
    assert table.offers("mover") == []


@pytest.mark.rule("CC-A35.5", "CC-A35.2")
def test_an_advance_meets_them_too() -> None:
    for card, works in ((32, "mines"), (40, "wire")):
        table = moving(f"{RIFLE} A7", hand=(card, 47)).cards(allies=[1], axis=[5])
        table.do("order 43", "activate axis.0", "mover axis.0", "step B7")
        assert table.asked == "allies advanced"
        table.do(f"play {card}")
        assert table.fact("works.B7") == works


@pytest.mark.rule("CC-A24-d1", "CC-A35.2")
def test_only_the_defender_hides_anything() -> None:
    table = moving(f"{RIFLE} A7", hand=(32, 52), defender="axis", allies=(f"{FOE} C8", f"{FOE} K1"))
    table.do("order 19", "activate axis.0", "mover axis.0", "step B7")
    assert table.refusal("play 32") == "CC-A24-d1"


@pytest.mark.rule("CC-A35.2", "CC-8.1")
def test_nothing_is_hidden_where_a_fortification_or_a_blaze_is() -> None:
    table = moving(f"{RIFLE} A7", hand=(32, 52), works={"B7": "foxholes"}, allies=(f"{FOE} C8", f"{FOE} K1"))
    table.do("order 19", "activate axis.0", "mover axis.0", "step B7")
    assert table.refusal("play 32") == "CC-8.1"


@pytest.mark.rule("CC-A31", "CC-O15", "CC-W10")
def test_demolitions_follow_a_discard_of_the_other_side() -> None:
    works = {"K1": "bunker", "O9": "mines"}
    table = moving(f"{RIFLE} A7", hand=(13,), works=works, defender="").do("pass", "discard 19", "done")
    assert table.asked == "allies passed"
    table.do("play 13")
    assert table.offers() == ["hex K1"]
    assert table.refusal("hex O9") == "CC-E42"
    table.chance.add({"draw.axis": [60, 61, 62, 63, 64]})
    table.do("hex K1")
    assert [each["hex"] for each in table.told("works-removed")] == [100]
    assert table.fact("works.O9") == "mines"


@pytest.mark.rule("CC-A31", "CC-W10")
def test_a_pass_without_a_discard_lets_nobody_demolish() -> None:
    table = moving(f"{RIFLE} A7", hand=(13,), works={"K1": "bunker"}, defender="")
    table.chance.add({"draw.axis": [60, 61, 62, 63, 64]})
    table.do("pass", "done")
    assert table.asked == "allies turn"


def hiding(*axis: str, card: int) -> Table:
    """The Axis passes with a discard; the Allies roll on their Support Table with a card."""
    table = moving(*axis, hand=(31,), allies=(f"{FOE} A2", f"{FOE} K1")).cards(allies=[card])
    return table.do("pass", "discard 19", "done")


@pytest.mark.rule("CC-A35.4", "CC-E-d3")
def test_a_hidden_unit_lies_in_cover_where_the_set_up_was() -> None:
    table = hiding(f"{RIFLE} A7", card=21)
    assert table.asked == "allies passed"
    table.do("play 31", "keep")
    assert table.asked == "allies action"
    items = table.offers()
    assert items
    assert all(each.split()[0] == "item" and ".radio." not in each for each in items)
    table.do(next(each for each in items if "+" not in each))
    assert "hex B1" in table.offers()  # Woods next to A2
    assert table.refusal("hex A2") == "CC-E42"  # a unit stands there
    assert table.refusal("hex A3") == "CC-E42"  # no Cover
    assert table.refusal("hex E1") == "CC-S.2"  # not in the area
    table.chance.add({"draw.axis": [60, 61, 62, 63, 64]})
    table.do("hex B1")
    assert table.fact("allies.2").split()[1] == "B1"
    assert table.told("support")[0]["side"] == 1


@pytest.mark.rule("CC-A35.4")
def test_only_the_defender_has_a_hidden_unit() -> None:
    table = Table([f"{RIFLE} A7"], [f"{FOE} A2"], hands={"axis": [19, 20], "allies": [31, 13]}, works={"A2": "wire"})
    table.do("pass", "discard 19", "done")
    assert table.refusal("play 31") == "CC-A24-d1"


@pytest.mark.rule("CC-A35.4")
def test_without_a_hiding_place_there_is_no_hidden_unit() -> None:
    table = Table(
        [f"{RIFLE} A7"],
        [f"{FOE} A2", f"{FOE} K1"],
        hands={"axis": [19, 43], "allies": [31, 13]},
        works={"A2": "foxholes"},
        defender="allies",
    )
    table.do("pass", "discard 19", "done")
    places = [hex_ for hex_ in range(HEXES) if why_not_hidden(table.state, 1, hex_) == ALLOWED]
    assert places
    assert "play 31" in table.offers()
    for hex_ in places:
        table.state.counters.blaze[hex_] = 1
    assert table.refusal("play 31") == "CC-A24.1"
