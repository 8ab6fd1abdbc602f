"""CC-O18.2 Fire For Effect: a spotter calls down an off-map battery; spotting round, drift, smoke or shells."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.combat_commander.decks import CARD_COLOURED, CARD_WHITE
from fieldcraft.games.combat_commander.happenings import (
    ACTIVATED,
    ATTACK_TOTAL,
    ATTACKED,
    DRIFTED,
    DRIFTED_OFF,
    SPOTTED,
    TARGETED,
)
from fieldcraft.games.combat_commander.hexes import DISTANCE, HEXES, NEIGHBOUR, OFF_MAP
from fieldcraft.games.combat_commander.kinds import NO_FORTIFICATION, NONE, WOODS
from fieldcraft.games.combat_commander.pieces import RADIO_FP, RADIO_SMOKE, RADIO_VULNERABILITY
from fieldcraft.games.combat_commander.process import (
    IMPACT,
    IMPACTING,
    RANGING,
    ROLL_IMPACT,
    ROLL_TARGETING,
    SPOTTING,
    VOLLEY,
)
from fieldcraft.games.combat_commander.rules.attack import AIRBURST, aim_at
from fieldcraft.games.combat_commander.rules.fate import begin_reveal, begin_roll, card_kind
from fieldcraft.games.combat_commander.rules.frames import (
    HEXES_HIT,
    IMPACT_HEX,
    INDIRECT,
    IS_HIT,
    IS_SMOKE,
    SEAT,
    SPOTTER,
    SPOTTING_ROUND,
    SR_AWAY,
    SR_HINDRANCE,
    TOTAL,
    VOLLEY_HEX,
    VOLLEY_HEX_2,
    VOLLEY_KIND,
)
from fieldcraft.games.combat_commander.rules.placing import put_smoke, remove_works
from fieldcraft.games.combat_commander.rules.procedure import Procedure
from fieldcraft.games.combat_commander.rules.refusals import (
    ALLOWED,
    NO_SPOTTER,
    NO_SUCH_ACTION,
    NOT_A_CHOICE,
    NOT_NOW,
    NOT_YOUR_UNIT,
    OUT_OF_SIGHT,
    RADIO_WITHOUT_SMOKE,
)
from fieldcraft.games.combat_commander.rules.shots import line
from fieldcraft.games.combat_commander.rules.units import is_broken, is_fresh, is_leader, unit_told
from fieldcraft.games.combat_commander.state import CHOSEN, SLOTS, SPENT, UNITS, Battle, is_on_map
from fieldcraft.games.combat_commander.verbs import ACTIVATE, AIM, PICK_HEX, SMOKE, action_of

AREA: Final = 7
"""The hexes of an impact area: the spotting round's own is number 0, then its neighbours by direction (CC-O18.2.3)."""


def why_no_spotter(battle: Battle, seat: i64, unit: i64) -> i64:
    """An own unbroken Leader who was not yet activated, suppressed or not (CC-O18, CC-O18.2)."""
    if unit >= UNITS or unit // SLOTS != seat or not is_on_map(battle.counters.at[unit]):
        return NOT_YOUR_UNIT
    is_fit = is_leader(battle, unit) and not is_broken(battle, unit) and is_fresh(battle, unit)
    return ALLOWED if is_fit else NO_SPOTTER


def has_spotter(battle: Battle, seat: i64) -> bool:
    unit: i64
    for unit in range(seat * SLOTS, battle.end_of(seat)):
        if why_no_spotter(battle, seat, unit) == ALLOWED:
            return True
    return False


def area_of(battle: Battle, seat: i64) -> i64:
    """How many hexes the impact area has: one for guns that fire directly (CC-SR.radio_direct_fire)."""
    return 1 if battle.field.special.direct_radio[seat] else AREA


def area_hex(centre: i64, number: i64) -> i64:
    """A hex of the impact area by its number, or OFF_MAP."""
    return centre if number == 0 else NEIGHBOUR[centre * 7 + number]


class FireForEffect(Procedure):
    """Spotter, spotting round, Accuracy Roll, drift, and what comes down in the impact area."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        seat = battle.get(SEAT)
        step = battle.step()
        if step == 0:
            battle.ask(seat, SPOTTING)
        elif step == 1:
            battle.ask(seat, RANGING)
        elif step == 2:
            battle.go_to(3)
            begin_roll(battle, seat, ROLL_TARGETING)
        elif step == 3:
            battle.go_to(4)
            self.check_accuracy(battle, log)
            begin_reveal(battle, seat)
        elif step == 4:
            battle.go_to(5)
            self.drift(battle, log)
            if battle.get(SPOTTING_ROUND) == OFF_MAP:
                battle.pop()  # CC-O18.2.2.3
        elif battle.get(IS_SMOKE):
            self.lay_smoke(battle, chance, log)
            battle.pop()
        else:
            self.shell(battle, seat)

    def check_accuracy(self, battle: Battle, log: Log) -> None:
        """Distance and hindrance were fixed when the round was called for (CC-O18.2.2, CC-1.9.1-d1)."""
        product = battle.white * battle.coloured
        hindrance = battle.get(SR_HINDRANCE)
        away = battle.get(SR_AWAY)
        is_hit: i64 = 1 if product - hindrance > away else 0
        battle.put(IS_HIT, is_hit)
        log.tell(EVERYBODY, TARGETED, battle.get(SPOTTING_ROUND), product, hindrance, away, is_hit)

    def drift(self, battle: Battle, log: Log) -> None:
        """A hit goes one hex each way of both dice; a miss goes as far as the coloured one says (CC-O18.2.2.1, .2)."""
        kind = card_kind(battle, battle.get(SEAT), battle.revealed)
        start = battle.get(SPOTTING_ROUND)
        is_direct = battle.field.special.direct_radio[battle.get(SEAT)] == 1  # CC-SR.radio_direct_fire
        first = CARD_WHITE[kind]
        at = NEIGHBOUR[start * 7 + first]
        if is_direct and battle.get(IS_HIT):
            at = start
        elif is_direct or battle.get(IS_HIT):
            if at != OFF_MAP:
                at = NEIGHBOUR[at * 7 + CARD_COLOURED[kind]]
        else:
            left = CARD_COLOURED[kind] - 1
            while left > 0 and at != OFF_MAP:
                at = NEIGHBOUR[at * 7 + first]
                left -= 1
        battle.put(SPOTTING_ROUND, at)
        if at == OFF_MAP:
            log.tell(EVERYBODY, DRIFTED_OFF, start)
        else:
            log.tell(EVERYBODY, DRIFTED, start, at)

    def lay_smoke(self, battle: Battle, chance: Chance, log: Log) -> None:
        """A random marker in each hex that can take Smoke (CC-O18.2.3.1)."""
        number: i64
        for number in range(area_of(battle, battle.get(SEAT))):
            hex_ = area_hex(battle.get(SPOTTING_ROUND), number)
            if hex_ != OFF_MAP:
                put_smoke(battle, hex_, chance, log)

    def shell(self, battle: Battle, seat: i64) -> None:
        """One hex after the other, in the order the active player likes (CC-O18.2.3.2, CC-O18-d1)."""
        found: i64 = 0
        last: i64 = 0
        number: i64
        for number in range(AREA):
            if self.is_to_be_hit(battle, number):
                found += 1
                last = number
        if found == 0:
            battle.pop()
        elif found == 1:
            self.hit(battle, last)
        else:
            battle.ask(seat, IMPACTING)

    def is_to_be_hit(self, battle: Battle, number: i64) -> bool:
        """Not hit yet, on the map, and with a unit of either side or a Fortification in it now."""
        hex_ = area_hex(battle.get(SPOTTING_ROUND), number)
        if hex_ == OFF_MAP or number >= area_of(battle, battle.get(SEAT)) or (battle.get(HEXES_HIT) >> number) & 1:
            return False
        return battle.counters.first[hex_] != NONE or battle.counters.works[hex_] != NO_FORTIFICATION

    def hit(self, battle: Battle, number: i64) -> None:
        hex_ = area_hex(battle.get(SPOTTING_ROUND), number)
        battle.put(HEXES_HIT, battle.get(HEXES_HIT) | (i64(1) << number))
        seat = battle.get(SEAT)
        battle.push(IMPACT)
        battle.put(SEAT, seat)
        battle.put(IMPACT_HEX, hex_)

    def number_of(self, battle: Battle, hex_: i64) -> i64:
        """The number of a hex in the impact area, or NONE."""
        number: i64
        for number in range(AREA):
            if area_hex(battle.get(SPOTTING_ROUND), number) == hex_:
                return number
        return NONE

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        found = vec[i64]()
        place: i64
        if battle.window == SPOTTING:
            for place in range(seat * SLOTS, battle.end_of(seat)):
                found = append(found, action_of(ACTIVATE, place))
        elif battle.window == IMPACTING:
            for place in range(AREA):
                if area_hex(battle.get(SPOTTING_ROUND), place) != OFF_MAP:
                    found = append(found, action_of(PICK_HEX, area_hex(battle.get(SPOTTING_ROUND), place)))
        else:
            for place in range(HEXES):
                found = append(found, action_of(AIM, place))
            for place in range(HEXES):
                found = append(found, action_of(SMOKE, place))
        return found

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        if battle.window == SPOTTING:
            return why_no_spotter(battle, seat, arg) if verb == ACTIVATE else NOT_NOW
        if battle.window == IMPACTING:
            if verb != PICK_HEX:
                return NOT_NOW
            number = self.number_of(battle, arg)
            return ALLOWED if number != NONE and self.is_to_be_hit(battle, number) else NOT_A_CHOICE
        if verb not in (AIM, SMOKE):
            return NOT_NOW
        if arg >= HEXES:
            return NO_SUCH_ACTION
        if verb == SMOKE and not RADIO_SMOKE[battle.player(seat).radio]:
            return RADIO_WITHOUT_SMOKE
        observer = battle.field.special.smoke_spotter[seat]
        if verb == SMOKE and observer != NONE and battle.counters.kind[battle.get(SPOTTER)] != observer:
            return RADIO_WITHOUT_SMOKE  # CC-SR.bombardment
        at = battle.counters.at[battle.get(SPOTTER)]
        return ALLOWED if line(battle, at, arg) >= 0 else OUT_OF_SIGHT  # CC-O18.2.1

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        counters = battle.counters
        if verb == ACTIVATE:
            battle.go_to(1)
            battle.put(SPOTTER, arg)
            counters.marks[arg] |= SPENT | CHOSEN
            log.tell(EVERYBODY, ACTIVATED, unit_told(battle, arg), counters.at[arg])
        elif verb == PICK_HEX:
            self.hit(battle, self.number_of(battle, arg))
        else:
            battle.go_to(2)
            at = counters.at[battle.get(SPOTTER)]
            battle.put(SPOTTING_ROUND, arg)
            battle.put(IS_SMOKE, 1 if verb == SMOKE else 0)
            battle.put(SR_HINDRANCE, line(battle, at, arg))
            battle.put(SR_AWAY, DISTANCE[at * HEXES + arg])
            log.tell(EVERYBODY, SPOTTED, unit_told(battle, battle.get(SPOTTER)), arg, battle.get(IS_SMOKE))


class Impact(Procedure):
    """CC-O18.2.3.2 One hex: Impact Roll, the Fortification it may destroy, and the defence of all units there."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        seat = battle.get(SEAT)
        hex_ = battle.get(IMPACT_HEX)
        step = battle.step()
        if step == 0:
            battle.go_to(1)
            aim_at(battle, hex_)
            log.tell(EVERYBODY, ATTACKED, seat, hex_, RADIO_FP[battle.player(seat).radio])
            begin_roll(battle, seat, ROLL_IMPACT)
        elif step == 1:
            battle.go_to(2)
            self.strike(battle, seat, hex_, log)
        else:
            battle.pop()

    def strike(self, battle: Battle, seat: i64, hex_: i64, log: Log) -> None:
        radio = battle.player(seat).radio
        dice = battle.white + battle.coloured
        total = RADIO_FP[radio] + dice
        if battle.field.ground.terrain[hex_] == WOODS:
            total += AIRBURST
        log.tell(EVERYBODY, ATTACK_TOTAL, hex_, RADIO_FP[radio], dice, total)
        if dice == RADIO_VULNERABILITY[radio]:
            remove_works(battle, hex_, log)  # CC-O18.2.3.3
        battle.push(VOLLEY)
        battle.put(SEAT, seat)
        battle.put(TOTAL, total)
        battle.put(VOLLEY_HEX, hex_)
        battle.put(VOLLEY_HEX_2, OFF_MAP)
        battle.put(VOLLEY_KIND, INDIRECT)

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        return vec[i64]()
