"""CC-O20.3 One shot: target hex and pieces are named, alone or as a Fire Group, or a smoke round is fired."""

from librt.vecs import append, vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.combat_commander.happenings import ACTIVATED
from fieldcraft.games.combat_commander.hexes import DISTANCE, HEXES, OFF_MAP
from fieldcraft.games.combat_commander.kinds import NONE, WIRE
from fieldcraft.games.combat_commander.pieces import (
    WEAPON_FIXES_COVER,
)
from fieldcraft.games.combat_commander.process import (
    AIMING,
    ATTACK,
    GROUPING,
    SHOT_OPPORTUNITY,
    SHOT_ORDER,
    SPOTTING,
)
from fieldcraft.games.combat_commander.rules.aiming import (
    can_shoot,
    can_smoke,
    has_smoke_round,
    is_smoke_round,
    reaches_of,
    ready_pieces,
    why_no_smoke_round,
    why_not_aim,
    why_not_aim_with,
    why_not_ready,
)
from fieldcraft.games.combat_commander.rules.frames import (
    ATTACK_KIND,
    BY_ORDNANCE,
    HAS_SHOT,
    INDIRECT,
    MODE,
    NO_COVER,
    SEAT,
    SHOTS_MADE,
    SMOKE_ROUND,
    SPOTTED,
    TARGET,
    TARGET_2,
)
from fieldcraft.games.combat_commander.rules.procedure import Procedure
from fieldcraft.games.combat_commander.rules.refusals import (
    ALLOWED,
    ALREADY_JOINED,
    NO_SMOKE_ROUND,
    NO_SPOTTER,
    NO_SUCH_ACTION,
    NOT_CARRIED_OUT,
    NOT_CONNECTED,
    NOT_NOW,
    NOTHING_JOINED,
    ORDNANCE_ALONE,
    TOO_WEAK,
    WIRE_GROUP,
)
from fieldcraft.games.combat_commander.rules.shots import (
    can_be_spotted,
    drop_shot,
    firing_pieces,
    hex_of,
    is_firing,
    is_ordnance,
    lacking_fp,
    line,
    mortar_spotter,
    next_firing,
    why_no_reach,
)
from fieldcraft.games.combat_commander.rules.units import (
    is_mortar,
    unit_told,
)
from fieldcraft.games.combat_commander.rules.weak_shots import lift
from fieldcraft.games.combat_commander.state import (
    ACTED,
    FIRING,
    FIRST_WEAPON,
    SPENT,
    WEAPON_FIRED,
    WEAPON_FIRED_ONCE,
    WEAPON_FIRING,
    Battle,
)
from fieldcraft.games.combat_commander.verbs import (
    AIM,
    BACK,
    DECLINE,
    DONE,
    FIRE,
    JOIN,
    PICK_UNIT,
    SMOKE,
    action_of,
)


class Shot(Procedure):
    """CC-O20.3-d6 step 1: the firer names target hex and pieces."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        seat = battle.get(SEAT)
        step = battle.step()
        if step == 0:
            if battle.get(TARGET) != OFF_MAP:
                self.gather(battle)
            elif can_shoot(battle, seat, battle.get(MODE), True) or can_smoke(battle, seat, battle.get(MODE)):
                battle.ask(seat, AIMING)
            else:
                battle.pop()
        elif step == 1:
            battle.ask(seat, GROUPING)
        elif step == 2 and self.may_be_spotted(battle):
            battle.go_to(4)
            battle.ask(seat, SPOTTING)
        elif step in (2, 4) and next_firing(battle, -1) != NONE:
            battle.go_to(3)
            self.begin_attack(battle, log)
        else:
            battle.pop()

    def gather(self, battle: Battle) -> None:
        """Ask for the pieces, unless only one can take part."""
        battle.go_to(1)
        seat = battle.get(SEAT)
        only: i64 = NONE
        ready = ready_pieces(battle, seat, battle.get(MODE))
        place: i64
        for place in range(len(ready)):
            if self.why_no_join(battle, seat, ready[place]) == ALLOWED:
                if only != NONE:
                    return
                only = ready[place]
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
            if has_smoke_round(battle, seat, battle.get(MODE)):
                for place in range(HEXES):
                    found = append(found, action_of(SMOKE, place))
            return append(found, action_of(DONE, 0))
        if battle.window == SPOTTING:
            piece = next_firing(battle, -1)
            if piece != NONE:
                found = append(found, action_of(PICK_UNIT, mortar_spotter(battle, piece)))
            return append(found, action_of(DECLINE, 0))
        ready = ready_pieces(battle, seat, battle.get(MODE))
        for place in range(len(ready)):
            found = append(found, action_of(JOIN, ready[place]))
        found = append(found, action_of(FIRE, 0))
        return append(found, action_of(BACK, 0))

    def offers(self, battle: Battle, seat: i64) -> vec[i64]:
        """The pieces that are ready for the shot are looked for once, not for every hex."""
        mode = battle.get(MODE)
        if battle.window != AIMING:
            return super().offers(battle, seat)
        found = vec[i64]()
        ready = ready_pieces(battle, seat, mode)
        reaches = reaches_of(battle, ready)
        first = battle.counters.first
        hex_: i64
        for hex_ in range(HEXES):
            if first[hex_] != NONE and why_not_aim_with(battle, seat, ready, reaches, hex_, False) == ALLOWED:
                found = append(found, action_of(AIM, hex_))
        if has_smoke_round(battle, seat, mode):
            for hex_ in range(HEXES):
                if why_no_smoke_round(battle, seat, mode, hex_) == ALLOWED:
                    found = append(found, action_of(SMOKE, hex_))
        if len(found) == 0 or self.has_made_shot(battle):
            found = append(found, action_of(DONE, 0))
        return found

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        if battle.window == AIMING:
            if verb == AIM:
                return why_not_aim(battle, seat, battle.get(MODE), arg, False)
            if verb == SMOKE:
                return why_no_smoke_round(battle, seat, battle.get(MODE), arg)
            if verb != DONE:
                return NOT_NOW
            return NO_SUCH_ACTION if arg else self.why_not_done(battle, seat)
        if battle.window == SPOTTING:
            return self.why_no_spotting(battle, verb, arg)
        if verb == JOIN:
            return self.why_no_join(battle, seat, arg)
        if verb == FIRE:
            return self.why_no_fire(battle) if arg == 0 else NO_SUCH_ACTION
        if verb == BACK:
            if arg:
                return NO_SUCH_ACTION
            return NOT_NOW if self.why_no_fire(battle) == ALLOWED else ALLOWED
        return NOT_NOW

    def may_be_spotted(self, battle: Battle) -> bool:
        """Does the mortar that fires see the hex itself, and may it fire by its spotter's sight all the same?"""
        piece = next_firing(battle, -1)
        hex_ = battle.get(TARGET)
        if piece == NONE or line(battle, hex_of(battle, piece), hex_) < 0:
            return False
        return can_be_spotted(battle, piece, hex_)

    def why_no_spotting(self, battle: Battle, verb: i64, arg: i64) -> i64:
        """The spotter, or the mortar's own sight (CC-SR.mortar_spotter)."""
        if verb == DECLINE:
            return ALLOWED if arg == 0 else NO_SUCH_ACTION
        if verb != PICK_UNIT:
            return NOT_NOW
        piece = next_firing(battle, -1)
        return ALLOWED if piece != NONE and mortar_spotter(battle, piece) == arg else NO_SPOTTER

    def why_not_done(self, battle: Battle, seat: i64) -> i64:
        """At least one shot must be made, if any can be (CC-O14.4, CC-O14-d1)."""
        if self.has_made_shot(battle):
            return ALLOWED
        mode = battle.get(MODE)
        has_shot = can_shoot(battle, seat, mode, False) or can_smoke(battle, seat, mode)
        return NOT_CARRIED_OUT if has_shot else ALLOWED

    def has_made_shot(self, battle: Battle) -> bool:
        """Was there a shot already in this Fire Order?"""
        return battle.get(MODE) == SHOT_ORDER and battle.under(SHOTS_MADE) > 0

    def why_no_join(self, battle: Battle, seat: i64, piece: i64) -> i64:
        """May the piece take part in this shot as it stands (CC-O20.3.1)?"""
        why = why_not_ready(battle, seat, battle.get(MODE), piece)
        if why == ALLOWED:
            why = why_no_reach(battle, piece, battle.get(TARGET))
        if why != ALLOWED:
            return why
        if is_firing(battle, piece):
            return ALREADY_JOINED
        if battle.get(ATTACK_KIND) & SMOKE_ROUND and not is_smoke_round(battle, piece):
            return NO_SMOKE_ROUND
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
        if battle.get(ATTACK_KIND) & SMOKE_ROUND:
            return ALLOWED
        if not is_chain(battle):
            return NOT_CONNECTED
        hex_ = battle.get(TARGET)
        lacking = lacking_fp(battle, hex_, OFF_MAP, 0)
        if lacking <= 0 or lift(battle, battle.get(SEAT), firing_pieces(battle), hex_, False) >= lacking:
            return ALLOWED
        return TOO_WEAK

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if verb in (AIM, SMOKE):
            battle.put(TARGET, arg)
            battle.put(ATTACK_KIND, SMOKE_ROUND if verb == SMOKE else 0)
            self.gather(battle)
        elif verb == JOIN:
            self.join(battle, arg)
        elif verb == FIRE:
            battle.go_to(2)
        elif battle.window == SPOTTING:
            if verb == PICK_UNIT:
                battle.put(ATTACK_KIND, battle.get(ATTACK_KIND) | SPOTTED)
        elif verb == BACK:
            drop_shot(battle)
            self.back_out(battle)
        else:
            battle.go_to(3)
            if battle.get(MODE) == SHOT_ORDER:
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

    def use_spotter(self, battle: Battle, hex_: i64, log: Log) -> None:
        """A mortar that does not see the hex, or is to use other eyes, activates its spotter (CC-SR.mortar_spotter)."""
        piece = next_firing(battle, -1)
        is_chosen = battle.get(ATTACK_KIND) & SPOTTED != 0
        if not is_chosen and line(battle, hex_of(battle, piece), hex_) >= 0:
            return
        unit = mortar_spotter(battle, piece)
        if unit != NONE:
            battle.counters.marks[unit] |= SPENT
            log.tell(EVERYBODY, ACTIVATED, unit_told(battle, unit), battle.counters.at[unit])

    def begin_attack(self, battle: Battle, log: Log) -> None:
        """The pieces have fired, whatever comes of it."""
        seat = battle.get(SEAT)
        mode = battle.get(MODE)
        hex_ = battle.get(TARGET)
        kind = kind_of_attack(battle) | battle.get(ATTACK_KIND)
        counters = battle.counters
        self.use_spotter(battle, hex_, log)
        piece = next_firing(battle, -1)
        while piece != NONE:
            if mode == SHOT_ORDER and piece >= FIRST_WEAPON:
                mark_fired(battle, piece - FIRST_WEAPON, kind)
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
        battle.put(ATTACK_KIND, kind)


def mark_fired(battle: Battle, weapon: i64, kind: i64) -> None:
    """A Weapon fires once in a Fire Order, but for one that may fire twice if not smoke (CC-SR.double_fire)."""
    marks = battle.counters.weapon_marks
    may_again = battle.counters.weapon_kind[weapon] == battle.field.special.twice_firing and not kind & SMOKE_ROUND
    if may_again and not marks[weapon] & WEAPON_FIRED_ONCE:
        marks[weapon] |= WEAPON_FIRED_ONCE
    else:
        marks[weapon] |= WEAPON_FIRED


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
    for place in range(len(hexes)):
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
