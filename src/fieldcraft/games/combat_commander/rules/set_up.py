"""CC-S.2 Set-up: units, Weapons and Fortifications in stages, hands drawn, the first Turn begun."""

from librt.vecs import append, vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.combat_commander.decks import CARD_HEX
from fieldcraft.games.combat_commander.happenings import (
    INITIATIVE,
    MINES_WEAKENED,
    OPENING_CARD,
    RANDOM_HEX_DRAWN,
    SET_UP_DONE,
    SET_UP_SHOWN,
)
from fieldcraft.games.combat_commander.hexes import HEXES
from fieldcraft.games.combat_commander.kinds import ALLIES, AXIS, DECK_SIZE, FORTIFICATIONS, NO_FORTIFICATION, NONE
from fieldcraft.games.combat_commander.process import FIRST_TURN, PLACING, WEAKER_MINES
from fieldcraft.games.combat_commander.rules.fate import card_kind, draw, reveal_top
from fieldcraft.games.combat_commander.rules.frames import PLACED_AXIS, RANDOM_HEX, STAGE, WORKS_PLACED
from fieldcraft.games.combat_commander.rules.hits import suppress
from fieldcraft.games.combat_commander.rules.occupation import put_down, settle
from fieldcraft.games.combat_commander.rules.placing import put_works, why_no_room_for_works
from fieldcraft.games.combat_commander.rules.preparing import (
    LAST_COLUMN_SPACE,
    next_unit,
    next_weapon,
    next_works,
    stage_of,
    why_no_site,
    why_not_build,
    why_not_equip,
    why_not_hold_back,
    why_not_place,
    why_not_wait,
)
from fieldcraft.games.combat_commander.rules.procedure import Procedure
from fieldcraft.games.combat_commander.rules.refusals import (
    ALL_PLACED,
    ALLOWED,
    CANNOT_WAIT,
    NO_SUCH_ACTION,
    NOT_ALL_PLACED,
    NOT_ASKED,
    NOT_NOW,
)
from fieldcraft.games.combat_commander.rules.turn import begin_turn
from fieldcraft.games.combat_commander.rules.units import is_squad
from fieldcraft.games.combat_commander.rules.weapons import break_weapon
from fieldcraft.games.combat_commander.special import MAIN
from fieldcraft.games.combat_commander.state import (
    BOTH,
    HAND,
    HELD_BACK,
    SLOTS,
    WAITING,
    WEAPON_HELD_BACK,
    WEAPON_SLOTS,
    WEAPONS,
    Battle,
    is_on_map,
)
from fieldcraft.games.combat_commander.verbs import DECLINE, EQUIP, NO, NUMBER, PLACE, READY, YES, action_of


class SetUp(Procedure):
    """CC-S.2 Both sides in the stated stages, or at the same time and unseen (CC-SR.simultaneous_setup)."""

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        step = battle.step()
        special = battle.field.special
        if step == 0:
            self.ask_for_places(battle, chance, log)
        elif step == 1:
            battle.go_to(2)
            self.show(battle, chance, log)
            if special.mine_option != NONE:
                battle.ask(special.mine_option, WEAKER_MINES)
        elif step == 2:
            battle.go_to(3)
            draw_hands(battle, chance, log)
            if battle.field.first_turn_option != NONE:
                battle.ask(battle.field.first_turn_option, FIRST_TURN)
        else:
            first = battle.active
            battle.pop()
            begin_turn(battle, first, log)

    def ask_for_places(self, battle: Battle, chance: Chance, log: Log) -> None:
        if battle.field.first_to_set_up == BOTH:
            self.ask_both(battle)
            return
        plan = battle.field.special.plan
        stage = battle.get(STAGE)
        if stage == len(plan):
            battle.go_to(1)
            return
        side = plan[stage] % 2
        if plan[stage] // 2 != MAIN and is_all_placed(battle, side):
            self.close_stage(battle, side)
            return
        if battle.field.special.random_hexes == side and battle.get(RANDOM_HEX) == 0:
            draw_place(battle, side, chance, log)
        battle.ask(side, PLACING)

    def ask_both(self, battle: Battle) -> None:
        if battle.axis.is_ready and battle.allies.is_ready:
            battle.go_to(1)
            return
        seat: i64 = BOTH
        if battle.axis.is_ready:
            seat = ALLIES
        elif battle.allies.is_ready:
            seat = AXIS
        battle.ask(seat, PLACING)

    def close_stage(self, battle: Battle, side: i64) -> None:
        """The next stage begins; what was placed ahead of its stage is remembered."""
        if stage_of(battle) == MAIN:
            must: i64 = 0
            kind: i64
            for kind in range(FORTIFICATIONS):
                if battle.field.special.works_when[side * FORTIFICATIONS + kind] == 0:
                    must += battle.field.special.works[side * FORTIFICATIONS + kind]
            battle.put(PLACED_AXIS + side, max(battle.get(WORKS_PLACED) - must, 0))
        battle.put(WORKS_PLACED, 0)
        battle.put(STAGE, battle.get(STAGE) + 1)
        battle.player(side).is_ready = True

    def show(self, battle: Battle, chance: Chance, log: Log) -> None:
        """Everything lies open; control follows; what starts suppressed or broken is marked."""
        log.tell(EVERYBODY, SET_UP_SHOWN)
        battle.barrier += 1
        battle.axis.is_ready = True
        battle.allies.is_ready = True
        hex_: i64
        for hex_ in range(HEXES):
            if battle.counters.first[hex_] != NONE:
                settle(battle, hex_, log)
        clear_set_up_marks(battle)
        take_back_cards(battle)
        suppress_squads(battle, log)
        if battle.field.special.broken_weapon != NONE:
            freeze_weapon(battle, battle.field.special.broken_weapon, chance, log)

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        if battle.window in (FIRST_TURN, WEAKER_MINES):
            return vec[i64]([action_of(YES, 0), action_of(NO, 0)])
        found = vec[i64]()
        place: i64
        if next_unit(battle, seat) != NONE:
            for place in range(HEXES):
                found = append(found, action_of(PLACE, place))
            if battle.field.special.waits_on[seat] != NONE:
                for place in range(1, LAST_COLUMN_SPACE + 1):
                    found = append(found, action_of(NUMBER, place))
        elif next_weapon(battle, seat) != NONE:
            for place in range(seat * SLOTS, battle.end_of(seat)):
                found = append(found, action_of(EQUIP, place))
        elif next_works(battle, seat) != NO_FORTIFICATION:
            for place in range(HEXES):
                found = append(found, action_of(PLACE, place))
        else:
            return append(found, action_of(READY, 0))
        return append(found, action_of(DECLINE, 0))

    def offers(self, battle: Battle, seat: i64) -> vec[i64]:
        """What is set up next is looked for only once."""
        if battle.window != PLACING:
            return super().offers(battle, seat)
        unit = next_unit(battle, seat)
        if unit != NONE:
            return self.offers_for_unit(battle, seat, unit)
        kind: i64 = NO_FORTIFICATION
        if next_weapon(battle, seat) == NONE:
            kind = next_works(battle, seat)
        return super().offers(battle, seat) if kind == NO_FORTIFICATION else self.offers_for_works(battle, seat, kind)

    def offers_for_unit(self, battle: Battle, seat: i64, unit: i64) -> vec[i64]:
        found = vec[i64]()
        place: i64
        for place in range(HEXES):
            if why_not_place(battle, seat, unit, place) == ALLOWED:
                found = append(found, action_of(PLACE, place))
        if battle.field.special.waits_on[seat] != NONE:
            for place in range(1, LAST_COLUMN_SPACE + 1):
                if why_not_wait(battle, seat, unit, place) == ALLOWED:
                    found = append(found, action_of(NUMBER, place))
        if why_not_hold_back(battle, seat) == ALLOWED:
            found = append(found, action_of(DECLINE, 0))
        return found

    def offers_for_works(self, battle: Battle, seat: i64, kind: i64) -> vec[i64]:
        """There is a place for what comes next, so the kind has not run out."""
        found = vec[i64]()
        hex_: i64
        for hex_ in range(HEXES):
            if why_no_site(battle, seat, kind, hex_) == ALLOWED and why_no_room_for_works(battle, hex_) == ALLOWED:
                found = append(found, action_of(PLACE, hex_))
        if why_not_hold_back(battle, seat) == ALLOWED:
            found = append(found, action_of(DECLINE, 0))
        return found

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        if battle.window in (FIRST_TURN, WEAKER_MINES):
            if verb != YES and verb != NO:
                return NOT_NOW
            return ALLOWED if arg == 0 else NO_SUCH_ACTION
        if battle.field.first_to_set_up == BOTH and battle.player(seat).is_ready:
            return NOT_ASKED
        unit = next_unit(battle, seat)
        if verb == PLACE:
            return why_not_place(battle, seat, unit, arg) if unit != NONE else self.why_no_works(battle, seat, arg)
        if verb == NUMBER:
            return CANNOT_WAIT if unit == NONE else why_not_wait(battle, seat, unit, arg)
        if verb == EQUIP:
            if unit != NONE:
                return NOT_ALL_PLACED
            weapon = next_weapon(battle, seat)
            return ALL_PLACED if weapon == NONE else why_not_equip(battle, seat, weapon, arg)
        if verb not in (READY, DECLINE):
            return NOT_NOW
        if arg:
            return NO_SUCH_ACTION
        if verb == DECLINE:
            return why_not_hold_back(battle, seat)
        return ALLOWED if unit == NONE and is_all_placed(battle, seat) else NOT_ALL_PLACED

    def why_no_works(self, battle: Battle, seat: i64, hex_: i64) -> i64:
        if next_weapon(battle, seat) != NONE:
            return NOT_ALL_PLACED
        kind = next_works(battle, seat)
        return ALL_PLACED if kind == NO_FORTIFICATION else why_not_build(battle, seat, kind, hex_)

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        if verb == PLACE:
            self.place(battle, seat, arg, log)
        elif verb == NUMBER:
            battle.counters.at[next_unit(battle, seat)] = WAITING + arg
        elif verb == EQUIP:
            weapon = next_weapon(battle, seat)
            battle.counters.weapon[arg] = weapon
            battle.counters.carrier[weapon] = arg
        elif verb == DECLINE:
            self.hold_back(battle, seat, log)
        elif verb == READY:
            if battle.field.first_to_set_up == BOTH:
                battle.player(seat).is_ready = True
            else:
                battle.barrier += 1
                log.tell(EVERYBODY, SET_UP_DONE, seat)
                self.close_stage(battle, seat)
        elif verb == YES and battle.window == WEAKER_MINES:
            weaken_mines(battle, log)
        elif verb == YES:
            battle.active = seat
            battle.initiative = 1 - seat
            log.tell(EVERYBODY, INITIATIVE, battle.initiative)

    def place(self, battle: Battle, seat: i64, hex_: i64, log: Log) -> None:
        unit = next_unit(battle, seat)
        if unit == NONE:
            put_works(battle, hex_, next_works(battle, seat), log)
            battle.put(WORKS_PLACED, battle.get(WORKS_PLACED) + 1)
            return
        put_down(battle, unit, hex_)
        battle.put(RANDOM_HEX, 0)

    def hold_back(self, battle: Battle, seat: i64, log: Log) -> None:
        """A unit or Weapon, or all Fortifications that are left, for a later stage (CC-SR.late_setup)."""
        unit = next_unit(battle, seat)
        weapon = next_weapon(battle, seat)
        if unit != NONE:
            battle.counters.marks[unit] |= HELD_BACK
        elif weapon != NONE:
            battle.counters.weapon_marks[weapon] |= WEAPON_HELD_BACK
        else:
            log.tell(EVERYBODY, SET_UP_DONE, seat)
            self.close_stage(battle, seat)


def is_all_placed(battle: Battle, side: i64) -> bool:
    """Is nothing left to set up in this stage?"""
    if next_unit(battle, side) != NONE or next_weapon(battle, side) != NONE:
        return False
    return next_works(battle, side) == NO_FORTIFICATION


def draw_place(battle: Battle, side: i64, chance: Chance, log: Log) -> None:
    """A random hex for the next unit, drawn again until it has a place in or next to it (CC-SR.special_setup)."""
    unit = next_unit(battle, side)
    while unit != NONE:
        if battle.player(side).deck_size == 0:
            take_back_cards(battle)
        card = reveal_top(battle, side, chance)
        battle.put(RANDOM_HEX, 1 + CARD_HEX[card_kind(battle, side, card)])
        log.tell(EVERYBODY, RANDOM_HEX_DRAWN, side, card, battle.get(RANDOM_HEX) - 1)
        hex_: i64
        for hex_ in range(HEXES):
            if why_not_place(battle, side, unit, hex_) == ALLOWED:
                return


def take_back_cards(battle: Battle) -> None:
    """Cards drawn for the set-up go back into their deck (CC-SR.special_setup)."""
    side: i64
    card: i64
    for side in range(2):
        me = battle.player(side)
        for card in range(DECK_SIZE):
            me.deck_size += me.discard[card]
            me.deck[card] += me.discard[card]
            me.discard[card] = 0


def clear_set_up_marks(battle: Battle) -> None:
    """Nothing is held back any more; a Weapon that nobody could take is not in play."""
    counters = battle.counters
    unit: i64
    weapon: i64
    side: i64
    for side in range(2):
        for unit in range(side * SLOTS, battle.end_of(side)):
            counters.marks[unit] &= ~HELD_BACK
    for weapon in range(WEAPONS):
        counters.weapon_marks[weapon] &= ~WEAPON_HELD_BACK
        if counters.carrier[weapon] == NONE and not battle.field.special.has_aside[weapon // WEAPON_SLOTS]:
            counters.weapon_kind[weapon] = NONE


def suppress_squads(battle: Battle, log: Log) -> None:
    """CC-SR.start_suppressed."""
    side: i64
    unit: i64
    for side in range(2):
        if battle.field.special.starts_suppressed[side]:
            for unit in range(side * SLOTS, battle.end_of(side)):
                if is_on_map(battle.counters.at[unit]) and is_squad(battle, unit):
                    suppress(battle, unit, log)


def freeze_weapon(battle: Battle, side: i64, chance: Chance, log: Log) -> None:
    """One random Weapon of the side starts broken (CC-SR.deep_frost)."""
    counts = vec[i64]([0] * WEAPON_SLOTS)
    total: i64 = 0
    place: i64
    for place in range(WEAPON_SLOTS):
        if battle.counters.carrier[side * WEAPON_SLOTS + place] != NONE:
            counts[place] = 1
            total += 1
    if total:
        place = chance.draw(counts, total, "frost")
        break_weapon(battle, side * WEAPON_SLOTS + place, log)


def draw_hands(battle: Battle, chance: Chance, log: Log) -> None:
    """The opening cards of the scenario, then up to the hand size (CC-S.6, CC-SR.opening_card)."""
    side: i64
    card: i64
    for side in range(2):
        for card in range(DECK_SIZE):
            if battle.field.special.opening[side * DECK_SIZE + card]:
                take_card(battle, side, card, log)
        while battle.player(side).hand_size < battle.field.fact(side, HAND):
            draw(battle, side, chance, log)


def take_card(battle: Battle, side: i64, card: i64, log: Log) -> None:
    """A certain card out of the deck into the hand, for all to see (CC-SR.opening_card)."""
    me = battle.player(side)
    if me.deck[card] == 0:
        return
    me.deck[card] = 0
    me.deck_size -= 1
    me.hand[card] = 1
    me.hand_size += 1
    me.shown[card] = 1
    log.tell(EVERYBODY, OPENING_CARD, side, card)


def weaken_mines(battle: Battle, log: Log) -> None:
    """Weaker Mines for a card of the opening hand (CC-SR.mine_strength)."""
    special = battle.field.special
    battle.mine_strength = special.optional_mines
    log.tell(EVERYBODY, MINES_WEAKENED, battle.mine_strength)
    take_card(battle, special.mine_option, special.optional_card, log)
