"""What a seat may see, built by adding (CC-1.2, CC-7.3.3).

Units, Weapons and hexes are numbers as in `state`; -1 stands for none.
"""

from msgspec import Struct

from fieldcraft.games.combat_commander.kinds import ALLIES, AXIS, CHITS, DECK_SIZE, NONE
from fieldcraft.games.combat_commander.process import WINDOW_NAMES
from fieldcraft.games.combat_commander.redeal import is_setting_up_unseen
from fieldcraft.games.combat_commander.state import (
    BOTH,
    FRAME,
    REASONS,
    SLOTS,
    UNITS,
    WEAPON_SLOTS,
    WEAPONS,
    Battle,
    is_on_map,
)


class UnitView(Struct, frozen=True):
    """A unit: its slot, kind, place (a hex, or as in `state`), marks as bits, MPs spent in halves, Weapon."""

    unit: int
    kind: int
    at: int
    marks: int
    used: int
    came_from: int
    weapon: int


class WeaponView(Struct, frozen=True):
    weapon: int
    kind: int
    carrier: int
    marks: int


class HexView(Struct, frozen=True):
    """What a hex holds besides units; only hexes that hold something are told."""

    hex: int
    smoke: int
    blaze: int
    works: int
    held_by: int
    mixed: int


class SideView(Struct, frozen=True):
    """What everybody sees of a side."""

    hand_size: int
    deck_size: int
    discard: list[int]
    reshuffles: int
    entered: list[int]
    room: list[int]
    shown: list[int]
    """Cards of the hand that its opponent has seen; empty for a spectator."""
    radio: int
    radio_broken: bool
    order_limit: int
    orders_given: int
    has_recovered: bool
    surrender: int
    casualties: int
    secret_chits: int
    """How many."""


class Own(Struct, frozen=True):
    """What only the owner sees."""

    hand: list[int]
    secret_chits: list[int]


class View(Struct, frozen=True):
    """One seat's sight of the table. `seat` is -1, and `own` missing, for a spectator."""

    scenario: int
    seat: int
    turn: int
    active: int
    window: str
    asked: list[int]
    time: int
    vp: int
    initiative: int
    open_chits: list[int]
    control: list[int]
    units: list[UnitView]
    weapons: list[WeaponView]
    hexes: list[HexView]
    smoke_pool: list[int]
    mine_strength: int
    fog: int
    stack: list[list[int]]
    triggers: int
    dice: list[int]
    revealed: int
    winner: int
    reason: str
    sides: tuple[SideView, SideView]
    own: Own | None


def members(mask: int) -> list[int]:
    """The numbers in a set of chits, in order."""
    return [number for number in range(CHITS) if (int(mask) >> number) & 1]


def view_for(battle: Battle, seat: int | None) -> View:
    """What `seat` (None: a spectator) may see; any number but a player's is a spectator's."""
    viewer = seat if seat in (AXIS, ALLIES) else NONE
    assert viewer is not None
    hidden = [side for side in (AXIS, ALLIES) if is_setting_up_unseen(battle) and side != viewer]
    return View(
        scenario=int(battle.field.scenario),
        seat=viewer,
        turn=int(battle.turn),
        active=int(battle.active),
        window=WINDOW_NAMES[battle.window],
        asked=asked(battle, viewer, hidden),
        time=int(battle.time),
        vp=int(battle.vp),
        initiative=int(battle.initiative),
        open_chits=members(battle.open_chits),
        control=[int(side) for side in battle.control],
        units=units(battle, hidden),
        weapons=weapons(battle, hidden),
        hexes=hexes(battle),
        smoke_pool=[int(number) for number in battle.counters.smoke_pool],
        mine_strength=int(battle.mine_strength),
        fog=int(battle.fog),
        stack=[
            [int(number) for number in battle.stack[place : place + FRAME]]
            for place in range(0, int(battle.top) + 1, FRAME)
        ],
        triggers=int(battle.triggers),
        dice=[int(battle.white), int(battle.coloured)],
        revealed=int(battle.revealed),
        winner=int(battle.winner),
        reason=REASONS[battle.ending],
        sides=(public(battle, AXIS, viewer), public(battle, ALLIES, viewer)),
        own=None if viewer == NONE else private(battle, viewer),
    )


def asked(battle: Battle, viewer: int, hidden: list[int]) -> list[int]:
    """Who owes a decision, as far as the viewer may know: others who set up unseen always seem to."""
    if hidden:
        return [side for side in (AXIS, ALLIES) if side in hidden or battle.asked in (side, BOTH)]
    return list(battle.to_act())


def units(battle: Battle, hidden: list[int]) -> list[UnitView]:
    """All units in play; of a side that sets up unseen, only that they are there."""
    counters = battle.counters
    found = []
    for unit in range(UNITS):
        if counters.kind[unit] == NONE:
            continue
        at, weapon = int(counters.at[unit]), int(counters.weapon[unit])
        if unit // SLOTS in hidden and is_on_map(at):
            at, weapon = NONE, NONE
        elif unit // SLOTS in hidden:
            weapon = NONE
        marks, used, came_from = int(counters.marks[unit]), int(counters.used[unit]), int(counters.came_from[unit])
        found.append(UnitView(unit, int(counters.kind[unit]), at, marks, used, came_from, weapon))
    return found


def weapons(battle: Battle, hidden: list[int]) -> list[WeaponView]:
    counters = battle.counters
    found = []
    for weapon in range(WEAPONS):
        if counters.weapon_kind[weapon] != NONE:
            carrier = int(counters.carrier[weapon])
            if weapon // WEAPON_SLOTS in hidden:
                carrier = NONE
            kind, marks = int(counters.weapon_kind[weapon]), int(counters.weapon_marks[weapon])
            found.append(WeaponView(weapon, kind, carrier, marks))
    return found


def hexes(battle: Battle) -> list[HexView]:
    counters = battle.counters
    found = []
    for hex_ in range(len(counters.smoke)):
        held = (counters.smoke, counters.blaze, counters.works, counters.held_by, counters.mixed)
        values = [int(each[hex_]) for each in held]
        if values != [0, 0, 0, NONE, 0]:
            found.append(HexView(hex_, *values))
    return found


def public(battle: Battle, side: int, viewer: int) -> SideView:
    """What everybody sees of a side (CC-1.2)."""
    me = battle.player(side)
    return SideView(
        hand_size=int(me.hand_size),
        deck_size=int(me.deck_size),
        discard=[card for card in range(DECK_SIZE) if me.discard[card]],
        reshuffles=int(me.reshuffles),
        entered=[int(number) for number in me.entered],
        room=[int(number) for number in me.room],
        shown=[] if viewer == NONE else [card for card in range(DECK_SIZE) if me.shown[card]],
        radio=int(me.radio),
        radio_broken=me.is_radio_broken,
        order_limit=int(me.order_limit),
        orders_given=int(me.orders_given),
        has_recovered=me.has_recovered,
        surrender=int(me.surrender),
        casualties=int(me.casualties),
        secret_chits=int(me.secret_chits).bit_count(),
    )


def private(battle: Battle, side: int) -> Own:
    me = battle.player(side)
    return Own([card for card in range(DECK_SIZE) if me.hand[card]], members(me.secret_chits))
