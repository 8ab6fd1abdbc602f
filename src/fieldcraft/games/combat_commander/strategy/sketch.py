"""A table rebuilt from a view: what a seat sees, laid out so that the rules can be asked about it.

What the seat cannot see is not there: the other hand is a number, and all cards it might hold lie in its draw pile.
"""

from librt.vecs import vec
from mypy_extensions import i64

from fieldcraft.games.combat_commander.kinds import DECK_SIZE, NONE
from fieldcraft.games.combat_commander.process import WINDOW_NAMES
from fieldcraft.games.combat_commander.rules.occupation import put_down
from fieldcraft.games.combat_commander.setting import laid_out, name_of
from fieldcraft.games.combat_commander.state import (
    BOTH,
    DEPTH,
    FRAME,
    SLOTS,
    Battle,
    Player,
    is_on_map,
    new_player,
    no_counters,
)
from fieldcraft.games.combat_commander.view import Own, SideView, View


def sketch(view: View) -> Battle:
    """The position as far as the view tells it."""
    field = laid_out(name_of(view.scenario)).field
    counters = no_counters(vec[i64](view.smoke_pool))
    frames = [number for frame in view.stack for number in frame]
    stack = vec[i64](frames + [0] * (FRAME * DEPTH - len(frames)))
    players = [player_of(side, view.own if seat == view.seat else None) for seat, side in enumerate(view.sides)]
    battle = Battle(field, players[0], players[1], counters, vec[i64](view.control), stack)
    battle.top = len(frames) - FRAME
    for each in view.units:
        unit = each.unit
        counters.kind[unit] = each.kind
        counters.marks[unit] = each.marks
        counters.used[unit] = each.used
        counters.came_from[unit] = each.came_from
        counters.weapon[unit] = each.weapon
        players[unit // SLOTS].slots = max(int(players[unit // SLOTS].slots), unit % SLOTS + 1)
        if is_on_map(each.at):
            put_down(battle, unit, each.at)
        else:
            counters.at[unit] = each.at
    for weapon in view.weapons:
        counters.weapon_kind[weapon.weapon] = weapon.kind
        counters.carrier[weapon.weapon] = weapon.carrier
        counters.weapon_marks[weapon.weapon] = weapon.marks
    for place in view.hexes:
        counters.smoke[place.hex] = place.smoke
        counters.blaze[place.hex] = place.blaze
        counters.works[place.hex] = place.works
        counters.held_by[place.hex] = place.held_by
        counters.mixed[place.hex] = place.mixed
    lay_course(battle, view)
    return battle


def lay_course(battle: Battle, view: View) -> None:
    """Tracks, dice, and who is asked for what."""
    battle.asked = BOTH if len(view.asked) == BOTH else view.asked[0] if view.asked else NONE
    battle.window = WINDOW_NAMES.index(view.window)
    battle.triggers = view.triggers
    battle.white, battle.coloured = view.dice
    battle.revealed = view.revealed
    battle.active = view.active
    battle.turn = view.turn
    battle.time = view.time
    battle.vp = view.vp
    battle.initiative = view.initiative
    battle.mine_strength = view.mine_strength
    battle.fog = view.fog
    battle.open_chits = sum(1 << chit for chit in view.open_chits)


def player_of(side: SideView, own: Own | None) -> Player:
    """A side's cards and conditions; `own` for the seat itself."""
    me = new_player()
    for card in side.discard:
        me.deck[card] = 0
        me.discard[card] = 1
    for card in side.shown:
        me.shown[card] = 1
    for card in range(DECK_SIZE):
        me.entered[card] = side.entered[card]
    for number, room in enumerate(side.room):
        me.room[number] = room
    if own is not None:
        for card in own.hand:
            me.deck[card] = 0
            me.hand[card] = 1
        me.secret_chits = sum(1 << chit for chit in own.secret_chits)
    me.reshuffles = side.reshuffles
    me.deck_size = side.deck_size
    me.hand_size = side.hand_size
    me.order_limit = side.order_limit
    me.orders_given = side.orders_given
    me.has_recovered = side.has_recovered
    me.surrender = side.surrender
    me.casualties = side.casualties
    me.radio = side.radio
    me.is_radio_broken = side.radio_broken
    return me
