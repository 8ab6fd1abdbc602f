"""CC-O20.3-d6 One Fire Attack: Targeting Roll, the firer's Actions, Attack Roll, and what it does to his Weapons."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.combat_commander.happenings import ATTACK_TOTAL, ATTACKED, TARGETED
from fieldcraft.games.combat_commander.hexes import DISTANCE, OFF_MAP
from fieldcraft.games.combat_commander.kinds import NONE, WOODS
from fieldcraft.games.combat_commander.pieces import (
    WEAPON_ONE_USE,
)
from fieldcraft.games.combat_commander.process import (
    ROLL_FIRE,
    ROLL_TARGETING,
    VOLLEY,
    W5_FIRER,
    WEARING,
)
from fieldcraft.games.combat_commander.rules.actions.fire_bonus import is_sustainable
from fieldcraft.games.combat_commander.rules.fate import begin_roll
from fieldcraft.games.combat_commander.rules.frames import (
    ATTACK_FP,
    ATTACK_KIND,
    ATTACK_SIDE,
    ATTACK_SIDE_2,
    ATTACK_SUM,
    BONUS,
    BY_ORDNANCE,
    INDIRECT,
    NIGHT_DISTANCE,
    SEAT,
    SIDE_COVER,
    SIDE_COVER_2,
    SMOKE_ROUND,
    SPOTTED,
    SUSTAINED,
    TARGET,
    TARGET_2,
    TOTAL,
    VOLLEY_HEX,
    VOLLEY_HEX_2,
    VOLLEY_KIND,
)
from fieldcraft.games.combat_commander.rules.placing import put_smoke
from fieldcraft.games.combat_commander.rules.procedure import Procedure
from fieldcraft.games.combat_commander.rules.refusals import (
    ALLOWED,
    NOT_A_CHOICE,
    NOT_NOW,
    TOO_WEAK,
)
from fieldcraft.games.combat_commander.rules.shots import (
    drop_shot,
    firing_pieces,
    group_fp,
    hex_of,
    hexside_cover,
    is_firing,
    lacking_fp,
    line,
    mortar_spotter,
    next_firing,
)
from fieldcraft.games.combat_commander.rules.victory import lose_weapon
from fieldcraft.games.combat_commander.rules.weak_shots import lift
from fieldcraft.games.combat_commander.rules.weapons import break_weapon
from fieldcraft.games.combat_commander.rules.windows import (
    opens,
    play_card,
    why_not_in_window,
    window_candidates,
)
from fieldcraft.games.combat_commander.state import (
    AIMED_AT,
    FIRST_WEAPON,
    PIECES,
    Battle,
)
from fieldcraft.games.combat_commander.verbs import (
    DECLINE,
    PICK_WEAPON,
    PLAY,
    action_of,
)

AIRBURST: Final = 2  # CC-T99


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
            is_hit = self.has_hit(battle, log)
            is_smoke = battle.get(ATTACK_KIND) & SMOKE_ROUND != 0
            battle.go_to(2 if is_hit and not is_smoke else 7)
            if is_hit and is_smoke:
                put_smoke(battle, battle.get(TARGET), chance, log)  # CC-O20.2.1
        elif step == 2:
            if opens(battle, seat, W5_FIRER):
                battle.ask(seat, W5_FIRER)
            else:
                battle.go_to(3)
        elif step == 3:
            is_weak = self.lacking(battle) > 0  # CC-10.3.2.1: what was to lift it is gone
            battle.go_to(7 if is_weak else 4)
            if not is_weak:
                self.open_fire(battle, log)
        elif step == 4:
            battle.go_to(5)
            self.add_up(battle, log)
        elif step == 5:
            self.wear_out(battle, log)
        elif step == 6:
            battle.go_to(7)
            use_up(battle, log)
            self.strike(battle)
        else:
            drop_shot(battle)
            battle.pop()

    def lacking(self, battle: Battle) -> i64:
        """What the attack still lacks to FP 1."""
        return lacking_fp(battle, battle.get(TARGET), battle.get(TARGET_2), battle.get(BONUS))

    def has_hit(self, battle: Battle, log: Log) -> bool:
        """The dice multiplied, less the hindrance, must be more than the range (CC-O20.2.3)."""
        piece = next_firing(battle, -1)
        if piece == NONE:
            return False
        target = battle.get(TARGET)
        product = battle.white * battle.coloured
        away = DISTANCE[hex_of(battle, piece) * 150 + target]
        hindrance = targeting_hindrance(battle, piece, target, battle.get(ATTACK_KIND) & SPOTTED != 0)
        is_hit = product - hindrance > away
        log.tell(EVERYBODY, TARGETED, target, product, hindrance, away, 1 if is_hit else 0)
        return is_hit

    def open_fire(self, battle: Battle, log: Log) -> None:
        """FP, distance and the units that will have to roll: fixed before the Attack Roll (CC-1.9.1-d1, CC-O20.3.4)."""
        target = battle.get(TARGET)
        target_2 = battle.get(TARGET_2)
        points = group_fp(battle, target, target_2) + battle.get(BONUS)
        battle.put(ATTACK_FP, points)
        if battle.field.special.is_night:
            battle.put(NIGHT_DISTANCE, nearest_distance(battle, target, target_2))
        battle.put(ATTACK_SIDE, hexside_cover(battle, target))
        battle.put(ATTACK_SIDE_2, hexside_cover(battle, target_2))
        aim_at(battle, target)
        if target_2 != OFF_MAP:
            aim_at(battle, target_2)
        log.tell(EVERYBODY, ATTACKED, battle.get(SEAT), target, points)
        begin_roll(battle, battle.get(SEAT), ROLL_FIRE)

    def add_up(self, battle: Battle, log: Log) -> None:
        """The Attack Total; without doubles Sustained Fire breaks nothing (CC-O20.3.3, CC-A41)."""
        target = battle.get(TARGET)
        dice = battle.white + battle.coloured
        total = battle.get(ATTACK_FP) + dice
        if battle.get(ATTACK_KIND) & INDIRECT and battle.field.ground.terrain[target] == WOODS:
            total += AIRBURST
        if battle.field.special.is_night:
            total -= battle.get(NIGHT_DISTANCE)
        log.tell(EVERYBODY, ATTACK_TOTAL, target, battle.get(ATTACK_FP), dice, total)
        battle.put(ATTACK_SUM, total)
        if battle.white != battle.coloured:
            battle.put(SUSTAINED, 0)

    def wear_out(self, battle: Battle, log: Log) -> None:
        """Each Sustained Fire breaks one firing mortar or machine gun, of the firer's choice (CC-A41)."""
        number: i64 = 0
        last: i64 = NONE
        piece = next_firing(battle, FIRST_WEAPON - 1)
        while piece != NONE:
            if is_sustainable(battle, piece):
                number += 1
                last = piece
            piece = next_firing(battle, piece)
        if battle.get(SUSTAINED) == 0 or number == 0:
            battle.go_to(6)
        elif number == 1:
            self.wear(battle, last, log)
        else:
            battle.ask(battle.get(SEAT), WEARING)

    def wear(self, battle: Battle, piece: i64, log: Log) -> None:
        battle.put(SUSTAINED, battle.get(SUSTAINED) - 1)
        break_weapon(battle, piece - FIRST_WEAPON, log)

    def strike(self, battle: Battle) -> None:
        """All units in the hexes roll Fire Defense."""
        seat = battle.get(SEAT)
        kind = battle.get(ATTACK_KIND)
        total = battle.get(ATTACK_SUM)
        target = battle.get(TARGET)
        target_2 = battle.get(TARGET_2)
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

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        if battle.window == W5_FIRER:
            return window_candidates(battle, seat)
        found = vec[i64]()
        piece = next_firing(battle, FIRST_WEAPON - 1)
        while piece != NONE:
            found = append(found, action_of(PICK_WEAPON, piece))
            piece = next_firing(battle, piece)
        return found

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        if battle.window == WEARING:
            if verb != PICK_WEAPON:
                return NOT_NOW
            is_choice = FIRST_WEAPON <= arg < PIECES and is_firing(battle, arg) and is_sustainable(battle, arg)
            return ALLOWED if is_choice else NOT_A_CHOICE
        if verb == DECLINE and arg == 0 and self.lacking(battle) > 0:
            can_lift = lift(battle, seat, firing_pieces(battle), battle.get(TARGET), False) > 0
            return TOO_WEAK if can_lift else ALLOWED
        return why_not_in_window(battle, seat, verb, arg)

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if verb == PLAY:
            play_card(battle, seat, arg, chance, log)
        elif verb == PICK_WEAPON:
            self.wear(battle, arg, log)
        else:
            battle.go_to(3)


def targeting_hindrance(battle: Battle, piece: i64, target: i64, is_spotted: bool = False) -> i64:
    """The hindrance that lowers a Targeting Roll (CC-10.3.1); `is_spotted`: not by the sight of the piece itself."""
    own = line(battle, hex_of(battle, piece), target)
    unit = mortar_spotter(battle, piece)
    if (own < 0 or is_spotted) and unit != NONE:
        own = line(battle, battle.counters.at[unit], target)  # CC-SR.mortar_spotter
    return max(own, 0)


def nearest_distance(battle: Battle, hex_: i64, hex_2: i64) -> i64:
    """From the target hex, of two the nearer one, to the nearest firing piece (CC-SR.night)."""
    nearest: i64 = NONE
    piece = next_firing(battle, -1)
    while piece != NONE:
        at = hex_of(battle, piece)
        away = DISTANCE[at * 150 + hex_]
        if hex_2 != OFF_MAP:
            away = min(away, DISTANCE[at * 150 + hex_2])
        if nearest == NONE or away < nearest:
            nearest = away
        piece = next_firing(battle, piece)
    return max(nearest, 0)


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
