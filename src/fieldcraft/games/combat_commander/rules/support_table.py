"""CC-E-d3 Support rolls: which items a roll gives, what the countermix still has of them, and taking one."""

from librt.vecs import append, vec
from mypy_extensions import i64

from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.combat_commander.happenings import SUPPORT
from fieldcraft.games.combat_commander.kinds import NONE
from fieldcraft.games.combat_commander.pieces import RADIO_COUNT
from fieldcraft.games.combat_commander.rules.countermix import new_unit, new_weapon, units_left, weapons_left
from fieldcraft.games.combat_commander.rules.refusals import (
    ALLOWED,
    BOX_IS_FULL,
    NO_SUCH_ACTION,
    NONE_LEFT,
    NOT_OFFERED,
)
from fieldcraft.games.combat_commander.state import Battle
from fieldcraft.games.combat_commander.support import ITEM_RADIO, ITEM_UNIT, ITEM_WEAPON, ITEMS
from fieldcraft.games.combat_commander.verbs import ITEM, action_of


def offered(battle: Battle, side: i64, roll: i64) -> vec[i64]:
    """The choices among all items of the column rolled, in the order of the table."""
    offers = battle.field.offers[side]
    found = vec[i64]()
    place: i64
    for place in range(offers.starts[roll], offers.starts[roll + 1]):
        found = append(found, action_of(ITEM, offers.items[place]))
    return found


def why_no_item(battle: Battle, side: i64, roll: i64, item: i64, takes_radios: bool) -> i64:
    """Does the column sell the item this year, and does the countermix have all its counters (CC-E-d3)?"""
    if item >= ITEMS:
        return NO_SUCH_ACTION
    offers = battle.field.offers[side]
    is_sold = False
    place: i64
    for place in range(offers.starts[roll], offers.starts[roll + 1]):
        if offers.items[place] == item:
            is_sold = True
    if not is_sold or (ITEM_RADIO[item] != NONE and not takes_radios):
        return NOT_OFFERED
    if ITEM_RADIO[item] != NONE:
        if battle.player(side).radio != NONE:
            return BOX_IS_FULL
        return ALLOWED if radios_left(battle, ITEM_RADIO[item]) > 0 else NONE_LEFT
    weapon = ITEM_WEAPON[item]
    is_there = units_left(battle, ITEM_UNIT[item]) > 0 and (weapon == NONE or weapons_left(battle, weapon) > 0)
    return ALLOWED if is_there else NONE_LEFT


def radios_left(battle: Battle, kind: i64) -> i64:
    """How many counters of a Radio are neither in an Artillery Box nor on the Time Track (0.1, CC-12.1)."""
    special = battle.field.special
    left = RADIO_COUNT[kind]
    side: i64
    for side in range(2):
        if battle.player(side).radio == kind:
            left -= 1
        if special.radio[side] == kind and special.radio_space[side] > battle.time:
            left -= 1
    return left


def has_item(battle: Battle, side: i64, roll: i64, takes_radios: bool) -> bool:
    """Is there anything to take?"""
    offers = battle.field.offers[side]
    place: i64
    for place in range(offers.starts[roll], offers.starts[roll + 1]):
        if why_no_item(battle, side, roll, offers.items[place], takes_radios) == ALLOWED:
            return True
    return False


def take_radio(battle: Battle, side: i64, item: i64, log: Log) -> None:
    """A Radio into the own empty Artillery Box, unbroken (CC-12.1)."""
    me = battle.player(side)
    me.radio = ITEM_RADIO[item]
    me.is_radio_broken = False
    log.tell(EVERYBODY, SUPPORT, side, item)


def place_item(battle: Battle, side: i64, item: i64, hex_: i64, log: Log) -> None:
    """A fresh unit with its Weapon into a hex (CC-E42-d2)."""
    log.tell(EVERYBODY, SUPPORT, side, item)
    unit = new_unit(battle, side, ITEM_UNIT[item], hex_, log)
    if ITEM_WEAPON[item] != NONE:
        new_weapon(battle, ITEM_WEAPON[item], unit)
