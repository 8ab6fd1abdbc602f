"""CC-O20.3 One shot: the pieces are named, then the attack is rolled, then every unit in the hex rolls Fire Defense."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.combat_commander.happenings import ATTACK_TOTAL, ATTACKED, DEFENDED, TARGETED
from fieldcraft.games.combat_commander.hexes import DISTANCE, HEXES, OFF_MAP
from fieldcraft.games.combat_commander.kinds import NONE, WIRE, WOODS
from fieldcraft.games.combat_commander.pieces import (
    WEAPON_FIXES_COVER,
    WEAPON_ONE_USE,
)
from fieldcraft.games.combat_commander.process import (
    AIMING,
    ATTACK,
    DEFENCE,
    DEFENDING,
    GROUPING,
    ROLL_DEFENCE,
    ROLL_FIRE,
    ROLL_TARGETING,
    SHOT_OPPORTUNITY,
    SHOT_ORDER,
    VOLLEY,
    W5_FIRER,
    W6_DEFENDER,
)
from fieldcraft.games.combat_commander.rules.actions.fire_bonus import is_sustainable
from fieldcraft.games.combat_commander.rules.aiming import can_shoot, why_not_aim, why_not_ready
from fieldcraft.games.combat_commander.rules.fate import begin_roll
from fieldcraft.games.combat_commander.rules.frames import (
    ATTACK_FP,
    ATTACK_KIND,
    ATTACK_SIDE,
    ATTACK_SIDE_2,
    BONUS,
    BY_ORDNANCE,
    DICE,
    HAS_SHOT,
    INDIRECT,
    MODE,
    MORALE,
    NO_COVER,
    SEAT,
    SHOTS_MADE,
    SIDE_COVER,
    SIDE_COVER_2,
    SUSTAINED,
    TARGET,
    TARGET_2,
    TOTAL,
    TWIN,
    UNIT,
    VOLLEY_HEX,
    VOLLEY_HEX_2,
    VOLLEY_KIND,
)
from fieldcraft.games.combat_commander.rules.hits import begin_hit, suppress
from fieldcraft.games.combat_commander.rules.procedure import Procedure
from fieldcraft.games.combat_commander.rules.refusals import (
    ALLOWED,
    ALREADY_JOINED,
    NO_SUCH_ACTION,
    NOT_CARRIED_OUT,
    NOT_CONNECTED,
    NOT_LISTED,
    NOT_NOW,
    NOT_YOUR_UNIT,
    NOTHING_JOINED,
    ORDNANCE_ALONE,
    TOO_WEAK,
    WIRE_GROUP,
)
from fieldcraft.games.combat_commander.rules.shots import (
    drop_shot,
    group_fp,
    hex_of,
    hexside_cover,
    is_firing,
    is_ordnance,
    line,
    next_firing,
    why_no_reach,
)
from fieldcraft.games.combat_commander.rules.units import (
    cover_in,
    is_mortar,
    morale_of,
)
from fieldcraft.games.combat_commander.rules.victory import lose_weapon
from fieldcraft.games.combat_commander.rules.weapons import break_weapon
from fieldcraft.games.combat_commander.rules.windows import (
    opens,
    play_card,
    why_not_in_window,
    window_candidates,
)
from fieldcraft.games.combat_commander.state import (
    ACTED,
    AIMED_AT,
    FIRING,
    FIRST_WEAPON,
    MOVING,
    PIECES,
    SLOTS,
    UNITS,
    WEAPON_FIRED,
    WEAPON_FIRING,
    Battle,
    is_on_map,
)
from fieldcraft.games.combat_commander.verbs import AIM, BACK, DONE, FIRE, JOIN, PLAY, ROLL, action_of

AIRBURST: Final = 2  # CC-T99


class Shot(Procedure):
    """CC-O20.3-d6 step 1: the firer names target hex and pieces."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        seat = battle.get(SEAT)
        step = battle.step()
        if step == 0:
            if battle.get(TARGET) != OFF_MAP:
                self.gather(battle)
            elif can_shoot(battle, seat, battle.get(MODE)):
                battle.ask(seat, AIMING)
            else:
                battle.pop()
        elif step == 1:
            battle.ask(seat, GROUPING)
        elif step == 2:
            battle.go_to(3)
            self.begin_attack(battle, log)
        else:
            battle.pop()

    def gather(self, battle: Battle) -> None:
        """Ask for the pieces, unless only one can take part."""
        battle.go_to(1)
        seat = battle.get(SEAT)
        only: i64 = NONE
        piece: i64
        for piece in range(seat * SLOTS, PIECES):
            if battle.end_of(seat) <= piece < FIRST_WEAPON:
                continue
            if self.why_no_join(battle, seat, piece) == ALLOWED:
                if only != NONE:
                    return
                only = piece
        if only != NONE:
            self.join(battle, only)
            battle.go_to(2)

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        found = vec[i64]()
        place: i64
        if battle.window == AIMING:
            for place in range(HEXES):
                if battle.counters.first[place] != NONE:
                    found = append(found, action_of(AIM, place))
            return append(found, action_of(DONE, 0))
        for place in range(seat * SLOTS, PIECES):
            if battle.end_of(seat) <= place < FIRST_WEAPON:
                continue
            if why_not_ready(battle, seat, battle.get(MODE), place) == ALLOWED:
                found = append(found, action_of(JOIN, place))
        found = append(found, action_of(FIRE, 0))
        return append(found, action_of(BACK, 0))

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        if battle.window == AIMING:
            if verb == AIM:
                return why_not_aim(battle, seat, battle.get(MODE), arg)
            if verb != DONE:
                return NOT_NOW
            if arg:
                return NO_SUCH_ACTION
            is_carried_out = battle.get(MODE) == SHOT_ORDER and battle.under(SHOTS_MADE) > 0
            return ALLOWED if is_carried_out else NOT_CARRIED_OUT  # CC-O14.4
        if verb == JOIN:
            return self.why_no_join(battle, seat, arg)
        if verb == FIRE:
            return self.why_no_fire(battle) if arg == 0 else NO_SUCH_ACTION
        if verb == BACK:
            if arg:
                return NO_SUCH_ACTION
            return NOT_NOW if self.why_no_fire(battle) == ALLOWED else ALLOWED
        return NOT_NOW

    def why_no_join(self, battle: Battle, seat: i64, piece: i64) -> i64:
        """May the piece take part in this shot as it stands (CC-O20.3.1)?"""
        why = why_not_ready(battle, seat, battle.get(MODE), piece)
        if why == ALLOWED:
            why = why_no_reach(battle, piece, battle.get(TARGET))
        if why != ALLOWED:
            return why
        if is_firing(battle, piece):
            return ALREADY_JOINED
        works = battle.counters.works
        at = hex_of(battle, piece)
        other = next_firing(battle, -1)
        while other != NONE:
            if is_ordnance(battle, piece) or is_ordnance(battle, other):
                return ORDNANCE_ALONE  # CC-11.5
            from_ = hex_of(battle, other)
            if from_ != at and (works[from_] == WIRE or works[at] == WIRE):
                return WIRE_GROUP  # CC-F106
            other = next_firing(battle, other)
        return ALLOWED

    def why_no_fire(self, battle: Battle) -> i64:
        if next_firing(battle, -1) == NONE:
            return NOTHING_JOINED
        if not is_chain(battle):
            return NOT_CONNECTED
        return ALLOWED if group_fp(battle, battle.get(TARGET), OFF_MAP) >= 1 else TOO_WEAK

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if verb == AIM:
            battle.put(TARGET, arg)
            self.gather(battle)
        elif verb == JOIN:
            self.join(battle, arg)
        elif verb == FIRE:
            battle.go_to(2)
        elif verb == BACK:
            drop_shot(battle)
            self.back_out(battle)
        else:
            battle.go_to(3)
            battle.put_under(SHOTS_MADE, -1)

    def back_out(self, battle: Battle) -> None:
        """To the choice of a target again; Opportunity Fire, whose hex is given, is not fired at all."""
        if battle.get(MODE) == SHOT_OPPORTUNITY:
            battle.go_to(3)
        else:
            battle.put(TARGET, OFF_MAP)
            battle.go_to(0)

    def join(self, battle: Battle, piece: i64) -> None:
        if piece >= FIRST_WEAPON:
            battle.counters.weapon_marks[piece - FIRST_WEAPON] |= WEAPON_FIRING
        else:
            battle.counters.marks[piece] |= FIRING

    def begin_attack(self, battle: Battle, log: Log) -> None:
        """The pieces have fired, whatever comes of it."""
        seat = battle.get(SEAT)
        mode = battle.get(MODE)
        hex_ = battle.get(TARGET)
        counters = battle.counters
        piece = next_firing(battle, -1)
        while piece != NONE:
            if mode == SHOT_ORDER and piece >= FIRST_WEAPON:
                counters.weapon_marks[piece - FIRST_WEAPON] |= WEAPON_FIRED
            elif mode == SHOT_ORDER:
                counters.marks[piece] |= ACTED
            piece = next_firing(battle, piece)
        if mode == SHOT_ORDER:
            battle.put_under(SHOTS_MADE, battle.under(SHOTS_MADE) + 1)
        elif mode == SHOT_OPPORTUNITY:
            battle.put_under(HAS_SHOT, 1)
        battle.push(ATTACK)
        battle.put(SEAT, seat)
        battle.put(MODE, mode)
        battle.put(TARGET, hex_)
        battle.put(TARGET_2, OFF_MAP)
        battle.put(ATTACK_KIND, kind_of_attack(battle))


def is_chain(battle: Battle) -> bool:
    """Are the hexes of the firing pieces connected by adjacency (CC-O20.3.1)?"""
    reached = vec[i64]()
    piece = next_firing(battle, -1)
    reached = append(reached, hex_of(battle, piece))
    place: i64 = 0
    other: i64
    while place < len(reached):
        other = next_firing(battle, -1)
        while other != NONE:
            at = hex_of(battle, other)
            if DISTANCE[reached[place] * 150 + at] == 1 and not holds(reached, at):
                reached = append(reached, at)
            other = next_firing(battle, other)
        place += 1
    other = next_firing(battle, -1)
    while other != NONE:
        if not holds(reached, hex_of(battle, other)):
            return False
        other = next_firing(battle, other)
    return True


def holds(hexes: vec[i64], hex_: i64) -> bool:
    place: i64
    for place in range(i64(len(hexes))):
        if hexes[place] == hex_:
            return True
    return False


def kind_of_attack(battle: Battle) -> i64:
    """What the firing Weapons make of the attack, as bits of `frames`."""
    found: i64 = 0
    piece = next_firing(battle, FIRST_WEAPON - 1)
    while piece != NONE:
        weapon = piece - FIRST_WEAPON
        if WEAPON_FIXES_COVER[battle.counters.weapon_kind[weapon]]:
            found |= NO_COVER  # CC-11.6
        if is_mortar(battle, weapon):
            found |= INDIRECT
        if is_ordnance(battle, piece):
            found |= BY_ORDNANCE
        piece = next_firing(battle, piece)
    return found


class Attack(Procedure):
    """CC-O20.3-d6 steps 2 to 6: Targeting Roll, the firer's Actions, Attack Roll, and what it does to the Weapons."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        seat = battle.get(SEAT)
        step = battle.step()
        if step == 0:
            battle.go_to(2)
            if battle.get(ATTACK_KIND) & BY_ORDNANCE:
                battle.go_to(1)
                begin_roll(battle, seat, ROLL_TARGETING)
        elif step == 1:
            battle.go_to(2 if self.has_hit(battle, log) else 5)
        elif step == 2:
            if opens(battle, seat, W5_FIRER):
                battle.ask(seat, W5_FIRER)
            else:
                battle.go_to(3)
        elif step == 3:
            battle.go_to(4)
            self.open_fire(battle, log)
        elif step == 4:
            battle.go_to(5)
            self.strike(battle, log)
        else:
            drop_shot(battle)
            battle.pop()

    def has_hit(self, battle: Battle, log: Log) -> bool:
        """The dice multiplied, less the hindrance, must be more than the range (CC-O20.2.3)."""
        piece = next_firing(battle, -1)
        if piece == NONE:
            return False
        target = battle.get(TARGET)
        product = battle.white * battle.coloured
        away = DISTANCE[hex_of(battle, piece) * 150 + target]
        hindrance = targeting_hindrance(battle, piece, target)
        is_hit = product - hindrance > away
        log.tell(EVERYBODY, TARGETED, target, product, hindrance, away, 1 if is_hit else 0)
        return is_hit

    def open_fire(self, battle: Battle, log: Log) -> None:
        """FP and the units that will have to roll are fixed before the Attack Roll (CC-1.9.1-d1, CC-O20.3.4)."""
        target = battle.get(TARGET)
        target_2 = battle.get(TARGET_2)
        points = group_fp(battle, target, target_2) + battle.get(BONUS)
        battle.put(ATTACK_FP, points)
        battle.put(ATTACK_SIDE, hexside_cover(battle, target))
        battle.put(ATTACK_SIDE_2, hexside_cover(battle, target_2))
        aim_at(battle, target)
        if target_2 != OFF_MAP:
            aim_at(battle, target_2)
        log.tell(EVERYBODY, ATTACKED, battle.get(SEAT), target, points)
        begin_roll(battle, battle.get(SEAT), ROLL_FIRE)

    def strike(self, battle: Battle, log: Log) -> None:
        """Attack Total, then the breakage of Sustained Fire and the one-use Weapons, then the defence."""
        seat = battle.get(SEAT)
        kind = battle.get(ATTACK_KIND)
        target = battle.get(TARGET)
        target_2 = battle.get(TARGET_2)
        dice = battle.white + battle.coloured
        total = battle.get(ATTACK_FP) + dice
        if kind & INDIRECT and battle.field.ground.terrain[target] == WOODS:
            total += AIRBURST
        log.tell(EVERYBODY, ATTACK_TOTAL, target, battle.get(ATTACK_FP), dice, total)
        if battle.white == battle.coloured:
            self.wear_out(battle, battle.get(SUSTAINED), log)
        use_up(battle, log)
        side_1 = battle.get(ATTACK_SIDE)
        side_2 = battle.get(ATTACK_SIDE_2)
        battle.push(VOLLEY)
        battle.put(SEAT, seat)
        battle.put(TOTAL, total)
        battle.put(VOLLEY_HEX, target)
        battle.put(VOLLEY_HEX_2, target_2)
        battle.put(SIDE_COVER, side_1)
        battle.put(SIDE_COVER_2, side_2)
        battle.put(VOLLEY_KIND, kind)

    def wear_out(self, battle: Battle, times: i64, log: Log) -> None:
        """Doubles: each Sustained Fire breaks one firing mortar or machine gun (CC-A41)."""
        time: i64
        for time in range(times):
            piece = next_firing(battle, FIRST_WEAPON - 1)
            while piece != NONE and not is_sustainable(battle, piece):
                piece = next_firing(battle, piece)
            if piece != NONE:
                break_weapon(battle, piece - FIRST_WEAPON, log)

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        return window_candidates(battle, seat)

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        return why_not_in_window(battle, seat, verb, arg)

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if verb == PLAY:
            play_card(battle, seat, arg, chance, log)
        else:
            battle.go_to(3)


def targeting_hindrance(battle: Battle, piece: i64, target: i64) -> i64:
    """The hindrance that lowers a Targeting Roll (CC-10.3.1)."""
    return max(line(battle, hex_of(battle, piece), target), 0)


def aim_at(battle: Battle, hex_: i64) -> None:
    """Every unit in the hex, of either side, will have to roll Fire Defense (CC-O20.3.4)."""
    counters = battle.counters
    unit = counters.first[hex_]
    while unit != NONE:
        counters.marks[unit] |= AIMED_AT
        unit = counters.after[unit]


def use_up(battle: Battle, log: Log) -> None:
    """One-use Weapons are gone after their Attack Roll (CC-11.6, CC-11.6-d1)."""
    piece = next_firing(battle, FIRST_WEAPON - 1)
    while piece != NONE:
        if WEAPON_ONE_USE[battle.counters.weapon_kind[piece - FIRST_WEAPON]]:
            lose_weapon(battle, piece - FIRST_WEAPON, log)
        piece = next_firing(battle, piece)


class Volley(Procedure):
    """CC-O20.3.4 Everybody in the hex rolls Fire Defense, one after the other, in the order the owner likes."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        side = 1 - battle.active  # CC-O18-d2: the inactive player first
        number = count_aimed_at(battle, side)
        if number == 0:
            side = battle.active
            number = count_aimed_at(battle, side)
        if number == 0:
            battle.pop()
        elif number == 1:
            unit = side * SLOTS
            while not battle.counters.marks[unit] & AIMED_AT:
                unit += 1
            self.defend(battle, unit)
        else:
            battle.ask(side, DEFENDING)

    def defend(self, battle: Battle, unit: i64) -> None:
        battle.counters.marks[unit] &= ~AIMED_AT
        battle.push(DEFENCE)
        battle.put(UNIT, unit)

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        found = vec[i64]()
        unit: i64
        for unit in range(seat * SLOTS, battle.end_of(seat)):
            if battle.counters.marks[unit] & AIMED_AT:
                found = append(found, action_of(ROLL, unit))
        return found

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        if verb != ROLL:
            return NOT_NOW
        if arg >= UNITS or arg // SLOTS != seat:
            return NOT_YOUR_UNIT
        return ALLOWED if battle.counters.marks[arg] & AIMED_AT else NOT_LISTED

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        self.defend(battle, arg)


def count_aimed_at(battle: Battle, side: i64) -> i64:
    found: i64 = 0
    unit: i64
    for unit in range(side * SLOTS, battle.end_of(side)):
        if battle.counters.marks[unit] & AIMED_AT:
            found += 1
    return found


class Defence(Procedure):
    """CC-O20.3.4 One Fire Defense: the owner's Actions, the roll, and what comes of it."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        unit = battle.get(UNIT)
        owner = unit // SLOTS
        step = battle.step()
        if step == 0:
            if opens(battle, owner, W6_DEFENDER):
                battle.ask(owner, W6_DEFENDER)
            else:
                battle.go_to(1)
        elif step == 1:
            battle.go_to(2)
            battle.put(MORALE, morale_of(battle, unit) + defence_cover(battle, unit))
            begin_roll(battle, owner, ROLL_DEFENCE)
        elif step == 2:
            battle.go_to(3)
            battle.put(DICE, battle.white + battle.coloured)
            self.compare(battle, unit, log)
        elif step == 3:
            battle.go_to(4)
            if battle.get(TWIN):
                self.compare(battle, battle.get(TWIN) - 1, log)  # CC-E52
        else:
            battle.pop()

    def compare(self, battle: Battle, unit: i64, log: Log) -> None:
        """Less than the Attack Total breaks; equal breaks who moves and suppresses others (CC-O20.3.4)."""
        marks = battle.counters.marks[unit]
        if not is_on_map(battle.counters.at[unit]):
            return  # CC-1.9.1-d1
        dice = battle.get(DICE)
        total = battle.get(MORALE) + dice
        attack = battle.under(TOTAL)
        log.tell(EVERYBODY, DEFENDED, unit, battle.get(MORALE), dice, total, attack)
        if total < attack or (total == attack and marks & MOVING):
            begin_hit(battle, unit, False)
        elif total == attack:
            suppress(battle, unit, log)

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        return window_candidates(battle, seat)

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        return why_not_in_window(battle, seat, verb, arg)

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if verb == PLAY:
            play_card(battle, seat, arg, chance, log)
        else:
            battle.go_to(1)


def defence_cover(battle: Battle, unit: i64) -> i64:
    """The Cover of a unit that rolls Fire Defense; the frame on top is its DEFENCE, the VOLLEY lies under it."""
    kind = battle.under(VOLLEY_KIND)
    if kind & NO_COVER:
        return 0  # CC-11.6, CC-F103
    at = battle.counters.at[unit]
    hexside: i64 = 0
    if at == battle.under(VOLLEY_HEX):
        hexside = battle.under(SIDE_COVER)
    elif at == battle.under(VOLLEY_HEX_2):
        hexside = battle.under(SIDE_COVER_2)
    return cover_in(battle, at, hexside, kind & INDIRECT != 0)
