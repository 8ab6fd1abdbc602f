"""CC-S.2 Set-up: units and Weapons into the set-up areas, hands drawn, the first Turn begun."""

from librt.vecs import append, vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.combat_commander.happenings import INITIATIVE, SET_UP_DONE, SET_UP_SHOWN
from fieldcraft.games.combat_commander.hexes import HEXES
from fieldcraft.games.combat_commander.kinds import ALLIES, AXIS, NONE
from fieldcraft.games.combat_commander.pieces import UNIT_FIGURES
from fieldcraft.games.combat_commander.process import FIRST_TURN, PLACING
from fieldcraft.games.combat_commander.rules.fate import draw
from fieldcraft.games.combat_commander.rules.occupation import put_down, settle
from fieldcraft.games.combat_commander.rules.procedure import Procedure
from fieldcraft.games.combat_commander.rules.refusals import (
    ALL_PLACED,
    ALLOWED,
    ENEMY_IN_HEX,
    HAS_A_WEAPON,
    HEX_IMPASSABLE,
    NO_SUCH_ACTION,
    NOT_ALL_PLACED,
    NOT_ASKED,
    NOT_NOW,
    NOT_YOUR_UNIT,
    OUT_OF_AREA,
    OVERSTACKED,
)
from fieldcraft.games.combat_commander.rules.stacking import MOST_FIGURES
from fieldcraft.games.combat_commander.rules.turn import begin_turn
from fieldcraft.games.combat_commander.rules.units import figures_in, has_side
from fieldcraft.games.combat_commander.state import (
    BOTH,
    HAND,
    SLOTS,
    UNITS,
    WEAPON_SLOTS,
    Battle,
)
from fieldcraft.games.combat_commander.verbs import EQUIP, NO, PLACE, READY, YES, action_of


def next_unit(battle: Battle, side: i64) -> i64:
    """The unit that is set up next, or NONE."""
    counters = battle.counters
    unit: i64
    for unit in range(side * SLOTS, battle.end_of(side)):
        if counters.kind[unit] != NONE and counters.at[unit] == NONE:
            return unit
    return NONE


def next_weapon(battle: Battle, side: i64) -> i64:
    """The Weapon that is given to a unit next, or NONE."""
    counters = battle.counters
    weapon: i64
    for weapon in range(side * WEAPON_SLOTS, side * WEAPON_SLOTS + WEAPON_SLOTS):
        if counters.weapon_kind[weapon] != NONE and counters.carrier[weapon] == NONE:
            return weapon
    return NONE


class SetUp(Procedure):
    """CC-S.2 Both sides in the stated order, or at the same time and unseen (CC-SR.simultaneous_setup)."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        step = battle.step()
        if step == 0:
            self.ask_for_places(battle)
        elif step == 1:
            battle.go_to(2)
            self.show(battle, chance, log)
            if battle.field.first_turn_option != NONE:
                battle.ask(battle.field.first_turn_option, FIRST_TURN)
        else:
            first = battle.active
            battle.pop()
            begin_turn(battle, first, log)

    def ask_for_places(self, battle: Battle) -> None:
        first = battle.field.first_to_set_up
        if battle.axis.is_ready and battle.allies.is_ready:
            battle.go_to(1)
        elif first == BOTH:
            seat: i64 = BOTH
            if battle.axis.is_ready:
                seat = ALLIES
            elif battle.allies.is_ready:
                seat = AXIS
            battle.ask(seat, PLACING)
        else:
            battle.ask(1 - first if battle.player(first).is_ready else first, PLACING)

    def show(self, battle: Battle, chance: Chance, log: Log) -> None:
        """Everything lies open; control follows; the opening hands are drawn (CC-S.6)."""
        log.tell(EVERYBODY, SET_UP_SHOWN)
        battle.barrier += 1
        hex_: i64
        side: i64
        for hex_ in range(HEXES):
            if battle.counters.first[hex_] != NONE:
                settle(battle, hex_, log)
        for side in range(2):
            while battle.player(side).hand_size < battle.field.fact(side, HAND):
                draw(battle, side, chance, log)

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        if battle.window == FIRST_TURN:
            return vec[i64]([action_of(YES, 0), action_of(NO, 0)])
        found = vec[i64]()
        place: i64
        if next_unit(battle, seat) != NONE:
            for place in range(HEXES):
                if battle.field.area[seat * HEXES + place]:
                    found = append(found, action_of(PLACE, place))
        elif next_weapon(battle, seat) != NONE:
            for place in range(seat * SLOTS, battle.end_of(seat)):
                found = append(found, action_of(EQUIP, place))
        else:
            found = append(found, action_of(READY, 0))
        return found

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        if battle.window == FIRST_TURN:
            if verb != YES and verb != NO:
                return NOT_NOW
            return ALLOWED if arg == 0 else NO_SUCH_ACTION
        if battle.player(seat).is_ready:
            return NOT_ASKED
        unit = next_unit(battle, seat)
        if verb == PLACE:
            return ALL_PLACED if unit == NONE else self.why_not_place(battle, seat, unit, arg)
        if verb == EQUIP:
            if unit != NONE:
                return NOT_ALL_PLACED
            return ALL_PLACED if next_weapon(battle, seat) == NONE else self.why_not_equip(battle, seat, arg)
        if verb != READY:
            return NOT_NOW
        if arg:
            return NO_SUCH_ACTION
        return ALLOWED if unit == NONE and next_weapon(battle, seat) == NONE else NOT_ALL_PLACED

    def why_not_place(self, battle: Battle, seat: i64, unit: i64, hex_: i64) -> i64:
        """Within the area and the stacking limit, not among enemies that one can see."""
        if hex_ >= HEXES:
            return NO_SUCH_ACTION
        if battle.field.area[seat * HEXES + hex_] == 0:
            return OUT_OF_AREA
        if not battle.field.ground.passable(hex_):
            return HEX_IMPASSABLE
        if battle.field.first_to_set_up != BOTH and has_side(battle, hex_, 1 - seat):
            return ENEMY_IN_HEX
        figures = figures_in(battle, hex_, seat) + UNIT_FIGURES[battle.counters.kind[unit]]
        return OVERSTACKED if figures > MOST_FIGURES else ALLOWED

    def why_not_equip(self, battle: Battle, seat: i64, unit: i64) -> i64:
        """One Weapon a unit at most (CC-11.2)."""
        if unit >= UNITS or unit // SLOTS != seat or battle.counters.kind[unit] == NONE:
            return NOT_YOUR_UNIT
        return ALLOWED if battle.counters.weapon[unit] == NONE else HAS_A_WEAPON

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        counters = battle.counters
        if verb == PLACE:
            put_down(battle, next_unit(battle, seat), arg)
        elif verb == EQUIP:
            weapon = next_weapon(battle, seat)
            counters.weapon[arg] = weapon
            counters.carrier[weapon] = arg
        elif verb == READY:
            battle.player(seat).is_ready = True
            if battle.field.first_to_set_up != BOTH:
                battle.barrier += 1
                log.tell(EVERYBODY, SET_UP_DONE, seat)
        elif verb == YES:
            battle.active = seat
            battle.initiative = 1 - seat
            log.tell(EVERYBODY, INITIATIVE, battle.initiative)
