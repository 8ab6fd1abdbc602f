"""What is broken in a position: cards, chits and counters made or lost, lists that do not agree."""

from collections import Counter
from collections.abc import Iterator

from fieldcraft.games.combat_commander.hexes import HEXES, hex_name
from fieldcraft.games.combat_commander.kinds import DECK_SIZE, NONE, SIDE_NAMES, WIRE
from fieldcraft.games.combat_commander.markers import SMOKE_COUNT
from fieldcraft.games.combat_commander.notation import piece_name
from fieldcraft.games.combat_commander.pieces import UNIT_COUNT, UNIT_IDS, WEAPON_COUNT, WEAPON_IDS
from fieldcraft.games.combat_commander.process import FLEEING, W2_REROLL
from fieldcraft.games.combat_commander.state import (
    CASUALTY,
    FIRST_WEAPON,
    FRAME,
    RUNNING,
    SLOTS,
    UNITS,
    WEAPONS,
    Battle,
    is_on_map,
)


def faults(start: Battle, battle: Battle) -> list[str]:
    """Everything that is wrong with a position reached from `start`, in words."""
    found = [*card_faults(battle), *counter_faults(battle), *list_faults(battle), *marker_faults(battle)]
    before = chit_sets(start)
    if sum(chit_sets(battle)) != sum(before):
        found.append("a chit was lost or made")
    if battle.top >= 0 and any(battle.stack[place] for place in range(battle.top + FRAME, len(battle.stack))):
        found.append("the stack is not clean beyond its top")
    return found


def chit_sets(battle: Battle) -> list[int]:
    return [int(battle.open_chits), int(battle.cup), int(battle.axis.secret_chits), int(battle.allies.secret_chits)]


def card_faults(battle: Battle) -> Iterator[str]:
    """Every card is in one place, and the sizes are right (CC-1)."""
    for side, name in enumerate(SIDE_NAMES):
        me = battle.player(side)
        for card in range(DECK_SIZE):
            if me.deck[card] + me.hand[card] + me.discard[card] != 1:
                yield f"card {card + 1} of {name} is not in one place"
        if sum(me.deck) != me.deck_size or sum(me.hand) != me.hand_size:
            yield f"the piles of {name} have other sizes than counted"
        if me.deck_size == 0 and battle.window != W2_REROLL and battle.ending == RUNNING:
            yield f"the draw pile of {name} is empty"  # CC-6.1.2: only until the re-roll is decided (CC-1.9-d2)
        for reshuffle in range(1, int(me.reshuffles) + 1):
            newer = sum(me.hand[card] for card in range(DECK_SIZE) if me.entered[card] >= reshuffle)
            if newer > me.room[reshuffle]:
                yield f"{name} holds cards that everybody takes for impossible"


def counter_faults(battle: Battle) -> Iterator[str]:
    """No more counters than there are; Weapons and carriers agree (CC-11.2)."""
    counters = battle.counters
    units = Counter(int(kind) for kind in counters.kind if kind != NONE)
    weapons = Counter(int(kind) for kind in counters.weapon_kind if kind != NONE)
    yield from (f"too many of {UNIT_IDS[kind]}" for kind, n in units.items() if n > UNIT_COUNT[kind])
    yield from (f"too many of {WEAPON_IDS[kind]}" for kind, n in weapons.items() if n > WEAPON_COUNT[kind])
    for unit in range(UNITS):
        weapon = counters.weapon[unit]
        if counters.kind[unit] == NONE and (counters.at[unit] != NONE or weapon != NONE or counters.marks[unit]):
            yield f"the free slot {piece_name(unit)} is not empty"
        if weapon != NONE and counters.carrier[weapon] != unit:
            yield f"{piece_name(unit)} does not carry its Weapon"
    for weapon in range(WEAPONS):
        carrier = counters.carrier[weapon]
        if carrier >= 0 and counters.weapon[carrier] != weapon:
            yield f"{piece_name(FIRST_WEAPON + weapon)} is not with its carrier"
    for side, name in enumerate(SIDE_NAMES):
        lost = sum(counters.at[unit] == CASUALTY for unit in range(side * SLOTS, side * SLOTS + SLOTS))
        if lost != battle.player(side).casualties:
            yield f"the casualties of {name} are counted wrongly"


def list_faults(battle: Battle) -> Iterator[str]:
    """The units of each hex hang together, in slot order."""
    counters = battle.counters
    listed = []
    for hex_ in range(HEXES):
        unit = int(counters.first[hex_])
        while unit != NONE:
            listed.append(unit)
            if counters.at[unit] != hex_ or (counters.after[unit] != NONE and counters.after[unit] <= unit):
                yield f"the units of {hex_name(hex_)} are listed wrongly"
                break
            unit = int(counters.after[unit])
    if sorted(listed) != [unit for unit in range(UNITS) if is_on_map(counters.at[unit])]:
        yield "a unit on the map is in no list, or in two"


def marker_faults(battle: Battle) -> Iterator[str]:
    """One Smoke or Blaze marker a hex, all out of one pool; nothing else with a Blaze (CC-8.1, CC-T94)."""
    counters = battle.counters
    used = Counter(int(value) for values in (counters.smoke, counters.blaze) for value in values if value)
    for value in range(1, len(SMOKE_COUNT)):
        if counters.smoke_pool[value] + used[value] != SMOKE_COUNT[value]:
            yield f"Smoke of strength {value} was lost or made"
    for hex_ in range(HEXES):
        is_occupied = counters.first[hex_] != NONE and battle.window != FLEEING  # CC-E46: on their way out
        if counters.blaze[hex_] and (counters.smoke[hex_] or counters.works[hex_] or is_occupied):
            yield f"something stays in the Blaze of {hex_name(hex_)}"
        if battle.field.ground.water[hex_] and (counters.smoke[hex_] or counters.blaze[hex_]):
            yield f"a marker floats on the water of {hex_name(hex_)}"
        if battle.field.ground.water[hex_] and 0 < counters.works[hex_] <= WIRE + 1:
            yield f"a Fortification stands in the water of {hex_name(hex_)}"
