"""CC-11 Weapons: how they break, are repaired and lost; what Leaders give them."""

import pytest

from fieldcraft.games.combat_commander.hexes import hex_number
from fieldcraft.games.combat_commander.rules.units import weapon_fp, weapon_range
from fieldcraft.games.combat_commander.rules.weapons import break_weapon, repair_weapons
from tests.combat_commander.table import Table

RIFLE = "german.squad.rifle"
FOE = "russian.squad.rifle"
LMG = "german.weapon.light_mg"
RUSSIAN_LMG = "russian.weapon.light_mg"
MORTAR = "german.weapon.medium_mortar"


@pytest.mark.rule("CC-11.4", "CC-1.8", "CC-4.2")
@pytest.mark.parametrize(
    ("row", "german", "russian"),
    [
        (1, "broken", ""),
        (2, "broken", ""),
        (3, "broken", "broken"),
        (4, "broken", "broken"),
        (5, "", "broken"),
        (6, "", "broken"),
        (7, "box", "box"),
        (8, "box", "box"),
        (9, "broken", "box"),
        (10, "broken", "box"),
    ],
)
def test_every_broken_weapon_in_play_compares_the_row_of_a_random_hex(row: int, german: str, russian: str) -> None:
    table = Table(
        [f"{RIFLE} A7 w0", f"{RIFLE} A9 w1", f"{RIFLE} time:9 w2"],
        [f"{FOE} C8 broken suppressed w3", f"{FOE} K1"],
        [f"{LMG} broken", LMG, f"{LMG} broken", f"{RUSSIAN_LMG} broken"],
    )
    repair_weapons(table.state, hex_number(f"H{row}"), table.log)
    assert table.fact("w0") == f"{LMG} {german}".rstrip()
    assert table.fact("w1") == LMG
    assert table.fact("w2") == f"{LMG} broken"  # it waits on the Time Track
    assert table.fact("w3") == f"{RUSSIAN_LMG} {russian}".rstrip()
    assert table.fact("vp") == Table([f"{RIFLE} A7"], [f"{FOE} C8"]).fact("vp")


@pytest.mark.rule("CC-11.4", "CC-3.2.2")
def test_a_weapon_that_breaks_again_is_lost() -> None:
    table = Table([f"{RIFLE} A7 w0"], [f"{FOE} K1"], [LMG])
    break_weapon(table.state, 0, table.log)
    assert (table.fact("w0"), table.fact("axis.0")) == (f"{LMG} broken", f"{RIFLE} A7 w0")
    break_weapon(table.state, 0, table.log)
    assert (table.fact("w0"), table.fact("axis.0")) == (f"{LMG} box", f"{RIFLE} A7")


@pytest.mark.rule("CC-11.5", "CC-3.3.1.3")
def test_leaders_add_to_no_ordnance() -> None:
    battle = Table([f"{RIFLE} A7 w0", "german.leader.benzing A7"], [f"{FOE} K1"], [MORTAR]).state
    assert (weapon_fp(battle, 0), weapon_range(battle, 0)) == (9, 16)
