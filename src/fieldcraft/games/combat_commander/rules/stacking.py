"""CC-8.2 Overstacking: at the end of every Turn each side brings its hexes down to seven figures."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import Log
from fieldcraft.games.combat_commander.hexes import DEPTH, HEXES
from fieldcraft.games.combat_commander.kinds import BUNKER, NONE
from fieldcraft.games.combat_commander.pieces import UNIT_FIGURES
from fieldcraft.games.combat_commander.process import SACRIFICING
from fieldcraft.games.combat_commander.rules.frames import SEAT
from fieldcraft.games.combat_commander.rules.procedure import Procedure, each
from fieldcraft.games.combat_commander.rules.refusals import (
    ALLOWED,
    DEPLOY_USED,
    HEX_IMPASSABLE,
    NONE_LEFT,
    NOT_NOW,
    NOT_OVERSTACKED,
    NOT_YOUR_UNIT,
    OVERSTACKED,
)
from fieldcraft.games.combat_commander.rules.replacing import begin_deploy, can_be_deployed
from fieldcraft.games.combat_commander.rules.units import figures_in
from fieldcraft.games.combat_commander.rules.victory import check_end, eliminate
from fieldcraft.games.combat_commander.state import EDGE, SLOTS, STRUCK, UNITS, Battle, is_on_map
from fieldcraft.games.combat_commander.verbs import DEPLOY, PICK_UNIT, action_of

MOST_FIGURES: Final = 7


def most_figures(battle: Battle, hex_: i64) -> i64:
    """CC-8.2; less with the Bunker of an immobilised tank (CC-SR.immobilised_tank)."""
    figures = battle.field.special.tank_figures
    return figures if figures and battle.counters.works[hex_] == BUNKER else MOST_FIGURES


def is_impassable(battle: Battle, hex_: i64) -> bool:
    """Can no unit be in the hex (CC-T79, CC-T98)?"""
    return battle.counters.blaze[hex_] > 0 or not battle.field.ground.passable(hex_)


def is_at_own_edge(battle: Battle, side: i64, hex_: i64) -> bool:
    """Is it a hex of the side's own map edge (CC-2.2-d1)?"""
    return DEPTH[battle.field.fact(side, EDGE) * HEXES + hex_] == 1


def why_no_room(battle: Battle, side: i64, kind: i64, hex_: i64) -> i64:
    """May an Event or reinforcement put such a unit there: passable, within the stacking limit (CC-8.2-d1)?"""
    if is_impassable(battle, hex_):
        return HEX_IMPASSABLE
    figures = figures_in(battle, hex_, side) + UNIT_FIGURES[kind]
    return OVERSTACKED if figures > most_figures(battle, hex_) else ALLOWED


class Overstack(Procedure):
    """CC-8.2 The owner eliminates units of his choice in each of his overstacked hexes."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        side = battle.get(SEAT)
        unit: i64
        for unit in range(side * SLOTS, battle.end_of(side)):
            if why_not_sacrifice(battle, side, unit) == ALLOWED:
                battle.ask(side, SACRIFICING)
                return
        for unit in range(side * SLOTS, battle.end_of(side)):
            battle.counters.marks[unit] &= ~STRUCK
        battle.pop()

    def close_hex(self, battle: Battle, side: i64, hex_: i64) -> None:
        """No free Deploy in this hex from now on."""
        unit = battle.counters.first[hex_]
        while unit != NONE:
            if unit // SLOTS == side:
                battle.counters.marks[unit] |= STRUCK
            unit = battle.counters.after[unit]

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        found = each(PICK_UNIT, seat * SLOTS, battle.end_of(seat))
        for unit in range(seat * SLOTS, battle.end_of(seat)):
            found = append(found, action_of(DEPLOY, unit))
        return found

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        if verb == DEPLOY:
            return why_no_free_deploy(battle, seat, arg)
        return why_not_sacrifice(battle, seat, arg) if verb == PICK_UNIT else NOT_NOW

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        self.close_hex(battle, seat, battle.counters.at[arg])
        if verb == DEPLOY:
            begin_deploy(battle, arg)
            return
        eliminate(battle, arg, log)
        check_end(battle, log)


def why_not_sacrifice(battle: Battle, side: i64, unit: i64) -> i64:
    """Is it a unit of an own overstacked hex?"""
    if unit >= UNITS or unit // SLOTS != side:
        return NOT_YOUR_UNIT
    at = battle.counters.at[unit]
    if not is_on_map(at):
        return NOT_OVERSTACKED
    return ALLOWED if figures_in(battle, at, side) > most_figures(battle, at) else NOT_OVERSTACKED


def why_no_free_deploy(battle: Battle, side: i64, unit: i64) -> i64:
    """One free Deploy in each overstacked hex, before anything else there (CC-8.2)."""
    why = why_not_sacrifice(battle, side, unit)
    if why != ALLOWED:
        return why
    if battle.counters.marks[unit] & STRUCK:
        return DEPLOY_USED
    return ALLOWED if can_be_deployed(battle, unit) else NONE_LEFT
