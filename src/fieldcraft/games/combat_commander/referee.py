"""A second opinion on every step.

It follows the events with the data files and plain sets, shares no rule code with the engine, and says where the two
differ: cards, counters, VP, states, control, Time, losses, and the arithmetic of every roll.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fieldcraft.core.events import EVERYBODY, Event, all_but, audience_of
from fieldcraft.games.combat_commander.hexes import hex_name
from fieldcraft.games.combat_commander.kinds import CHIT_LETTERS, NONE, ORDER_NAMES, SIDE_NAMES, TRIGGER_NAMES
from fieldcraft.games.combat_commander.process import OVER, PLACING, RECOVER_ORDER, W7_LIGHT_WOUNDS
from fieldcraft.games.combat_commander.rulings import (
    STACKING_LIMIT,
    UNIT_LIST,
    Ledger,
    Man,
    Side,
    ledger_of,
    rows_from,
    steps,
)
from fieldcraft.games.combat_commander.state import ASIDE, CASUALTY, FRAME, REASONS, SLOTS, WAITING, Battle
from fieldcraft.games.combat_commander.telling import kinds_of, numbers_of
from fieldcraft.games.combat_commander.tracks import CHITS_DATA

PRIVATE: Final = ("drew", "chit-drawn")
OUTLINES: Final = ("drew-unseen", "chit-drawn-unseen")
AIRBURST: Final = 2  # CC-T99
Values = dict[str, int]


class Referee:
    """Watches one step, up to its first fault. Every complaint names the rule."""

    def __init__(self, before: Battle) -> None:
        self.ledger: Ledger = ledger_of(before)
        self.complaints: list[str] = []
        self.told: list[tuple[str, Values]] = []
        self.points_due: list[tuple[int, int]] = []
        """VP that must be told next, by side."""
        self.ended: tuple[int, str] | None = None
        self.active = int(before.active)
        self.kinds: Values = {}
        """What stood in each slot that the event at hand names, at the time."""
        self.found = self.ledger
        """Where the engine says the step led."""
        self.is_night = before.field.special.is_night
        self.due: tuple[int, tuple[str, ...]] | None = None
        """A unit, and which of these things must be told of it next."""
        self.losers: dict[int, int] = {}
        """Who lost a Melee and must be gone, with the hex."""
        self.procedures = {int(before.stack[place]) for place in range(0, int(before.top) + 1, FRAME)}

    def watch(self, before: Battle, seat: int, action: int, events: list[Event], after: Battle) -> list[str]:
        """Follow all events of a step and compare with where the engine says it led."""
        if int(before.window) == PLACING and int(after.window) == PLACING:
            return self.complaints  # nothing is told before the set-up is done
        if int(before.window) == PLACING:
            self.ledger.men = ledger_of(after).men
            for man in self.ledger.men.values():
                man.is_suppressed = False
        self.found = ledger_of(after)
        for event in events:
            self.hear(event)
            if self.complaints:
                return self.complaints
        self.compare(self.found, after)
        return self.complaints

    def hear(self, event: Event) -> None:
        key, values = numbers_of(event)
        self.kinds = kinds_of(event)
        seat = values.get("side", 0)
        due = audience_of(seat) if key in PRIVATE else all_but(seat) if key in OUTLINES else EVERYBODY
        if key == "card-shown":
            due = audience_of(1 - seat)  # CC-E61
        self.object(event.audience != due, f"{key} was told to others than may know (CC-1.2, CC-7.3.3)")
        if self.points_due and key != "gained" and key not in UNRELATED:
            self.object(True, f"VP were not given before {key} (CC-7.1)")
        if self.due is not None:
            unit, keys = self.due
            self.due = None
            self.object(key not in keys or values.get("unit") != unit, f"{key} instead of {' or '.join(keys)}")
        watcher: Callable[[Values], None] | None = getattr(self, f"see_{key.replace('-', '_')}", None)
        if watcher is not None:
            watcher(values)
        self.told.append((key, values))

    def object(self, is_broken: bool, complaint: str) -> None:
        if is_broken:
            self.complaints.append(complaint)

    def man(self, slot: int) -> Man:
        man = self.ledger.men.get(slot)
        if man is None:
            self.object(True, f"something was told of the free slot {slot}")
            return Man(UNIT_LIST[0], NONE, False, False, False)
        return man

    def last(self, key: str) -> Values | None:
        """The last event of a kind in this step."""
        return next((values for told, values in reversed(self.told) if told == key), None)

    # CC-1: cards

    def card(self, side: int, number: int, source: str, goal: str, key: str) -> None:
        is_there = self.ledger.sides[side].move(number, source, goal)
        self.object(not is_there, f"{key}: card {number + 1} of {SIDE_NAMES[side]} was not in the {source} (CC-1)")

    def see_drew(self, values: Values) -> None:
        self.card(values["side"], values["card"], "deck", "hand", "drew")

    def see_set_up_shown(self, values: Values) -> None:
        """Cards drawn for the set-up go back (CC-SR.special_setup)."""
        for side in self.ledger.sides:
            side.zones["deck"] |= side.zones["discard"]
            side.zones["discard"] = set()

    def see_opening_card(self, values: Values) -> None:
        self.card(values["side"], values["card"], "deck", "hand", "opening-card")

    def see_random_hex_drawn(self, values: Values) -> None:
        self.card(values["side"], values["card"], "deck", "discard", "random-hex-drawn")

    def see_order_limit_rose(self, values: Values) -> None:
        self.ledger.sides[values["side"]].order_limit = values["number"]

    def see_ordered(self, values: Values) -> None:
        side = self.ledger.sides[values["side"]]
        self.card(values["side"], values["card"], "hand", "discard", "ordered")
        printed = side.deck_cards[values["card"]].order
        may_be = {printed, side.substitutes.get(printed)}
        self.object(ORDER_NAMES[values["order"]] not in may_be, f"a card with {printed} gave another Order (CC-1.5)")
        self.object(values["side"] != self.active, "an Order out of turn (CC-5.1)")
        side.orders += 1
        self.object(side.orders > side.order_limit, "more Orders than the limit (CC-5.1)")

    def see_played(self, values: Values) -> None:
        self.card(values["side"], values["card"], "hand", "discard", "played")

    def see_discarded(self, values: Values) -> None:
        self.card(values["side"], values["card"], "hand", "discard", "discarded")

    def see_rolled(self, values: Values) -> None:
        self.card(values["side"], values["card"], "deck", "discard", "rolled")
        roll = self.ledger.sides[values["side"]].deck_cards[values["card"]].roll
        self.object((roll.white, roll.coloured) != (values["white"], values["coloured"]), "other dice (CC-1.9)")

    def see_revealed(self, values: Values) -> None:
        self.card(values["side"], values["card"], "deck", "discard", "revealed")

    def see_random_hex(self, values: Values) -> None:
        printed = self.ledger.sides[values["side"]].deck_cards[values["card"]].hex
        self.object(printed != hex_name(values["hex"]), "another random hex than the card shows (CC-1.8)")

    def see_triggered(self, values: Values) -> None:
        rolled = self.last("rolled")
        if rolled is not None and rolled["side"] == values["side"]:
            printed = self.ledger.sides[values["side"]].deck_cards[rolled["card"]].trigger
            self.object(
                printed is not None and printed != TRIGGER_NAMES[values["trigger"]], "another trigger (CC-1.9.1)"
            )

    def see_reshuffled(self, values: Values) -> None:
        zones = self.ledger.sides[values["side"]].zones
        zones["deck"] |= zones["discard"]
        zones["discard"] = set()
        self.object(len(zones["deck"]) != values["number"], "a reshuffle of another number of cards (CC-1.4)")
        was_due = self.told[-1][0] in ("time-advanced", "order-limit-rose")
        self.object(not was_due, "a reshuffle outside a Time Advance (CC-1.4)")

    # CC-5, CC-6: Turns and Time

    def see_turn_began(self, values: Values) -> None:
        self.active = values["side"]
        self.ledger.sides[values["side"]].orders = 0

    def see_turn_ended(self, values: Values) -> None:
        side = self.ledger.sides[values["side"]]
        self.object(len(side.zones["hand"]) < side.hand_size, "the Turn ended with too few cards (CC-5.4)")
        for (owner, hex_), figures in self.ledger.figures().items():
            is_over = figures > STACKING_LIMIT
            self.object(is_over, f"{SIDE_NAMES[owner]} ends a Turn with {figures} figures in {hex_name(hex_)} (CC-8.2)")

    def see_time_advanced(self, values: Values) -> None:
        self.ledger.time += 1
        self.object(values["time"] != self.ledger.time, "the Time marker skipped a space (CC-6.1.2)")

    def see_initiative(self, values: Values) -> None:
        self.ledger.initiative = values["side"]

    def see_surrender_moved(self, values: Values) -> None:
        self.ledger.sides[values["side"]].surrender = values["number"]

    # CC-7: VP

    def see_gained(self, values: Values) -> None:
        points = values["points"] if values["side"] == 0 else -values["points"]
        self.ledger.vp += points
        if self.points_due:
            due = self.points_due.pop(0)
            self.object(due != (values["side"], values["points"]), f"gained {values}, expected {due} (CC-7.1)")

    def owe(self, side: int, points: int) -> None:
        if points:
            self.points_due.append((side, points))

    def see_control(self, values: Values) -> None:
        objective, side = values["objective"], values["side"]
        former = self.ledger.control[objective]
        worth = self.worth(objective)
        self.object(former == side, "control changed to its own holder (CC-7.3.1)")
        if former != NONE:
            self.owe(former, -worth)
        self.owe(side, worth)
        self.ledger.control[objective] = side

    def worth(self, objective: int) -> int:
        """What the open chits make an Objective worth (CC-7.3.2)."""
        return sum(self.chit_worth(chit, objective) for chit in self.ledger.open_chits)

    def chit_worth(self, chit: int, objective: int) -> int:
        facts = CHITS_DATA[chit]
        is_worth = facts.kind == "every_objective_value" or facts.objective == objective + 1
        return facts.vp if is_worth and facts.vp else 0

    def see_chit_opened(self, values: Values) -> None:
        self.ledger.open_chits.add(values["chit"])
        for objective, holder in enumerate(self.ledger.control):
            if holder != NONE:
                self.owe(holder, self.chit_worth(values["chit"], objective))

    def doubled(self, letter: str) -> int:
        return 2 if CHIT_LETTERS.index(letter) in self.ledger.open_chits else 1

    def see_eliminated(self, values: Values) -> None:
        slot = values["unit"]
        man = self.man(slot)
        points = man.points() * self.doubled("X")
        self.object(values["points"] != points, f"{man.unit.id} was worth {values['points']} VP, not {points} (CC-7.1)")
        self.object(man.at != values["hex"], f"{man.unit.id} was eliminated where it was not")
        self.owe(1 - slot // SLOTS, points)
        side = self.ledger.sides[slot // SLOTS]
        if man.is_hero:
            del self.ledger.men[slot]
            return
        side.casualties += 1
        man.at, man.is_broken, man.is_suppressed, man.is_veteran = CASUALTY, False, False, False

    def see_entered(self, values: Values) -> None:
        """A unit may come back from the Casualty Track (CC-E76); a Hero may be gone again in the same step (CC-E58)."""
        man = self.ledger.men.get(values["unit"])
        if man is not None and man.at == CASUALTY:
            self.ledger.sides[values["unit"] // SLOTS].casualties -= 1
        if man is None:
            new = UNIT_LIST[self.kinds["unit"]]
            self.ledger.men[values["unit"]] = Man(new, values["hex"], False, False, False)

    def see_replaced(self, values: Values) -> None:
        """A Team in the state of the Squad; it may be lost in the same step (CC-A36)."""
        new = self.found.men.get(values["unit"])
        if new is not None:
            self.man(values["unit"]).unit = new.unit

    def see_deployed(self, values: Values) -> None:
        """Both Teams are what the Squad was (CC-E52)."""
        squad, twin = self.man(values["unit"]), self.man(values["twin"])
        twin.is_broken = squad.is_broken
        new = self.found.men.get(values["unit"])
        if new is not None:
            squad.unit = new.unit

    def see_exited(self, values: Values) -> None:
        slot = values["unit"]
        man = self.man(slot)
        points = man.points() * self.doubled("W")
        self.object(values["points"] != points, f"an exit was worth {values['points']} VP, not {points} (CC-7.2.1)")
        self.owe(slot // SLOTS, points)
        if man.is_hero:
            del self.ledger.men[slot]
            return
        man.at, man.is_broken, man.is_suppressed, man.is_veteran = WAITING, False, False, False

    # CC-3.2: states

    def see_broke(self, values: Values) -> None:
        man = self.man(values["unit"])
        self.object(man.is_broken, f"{man.unit.id} broke twice and was not eliminated (CC-3.2.4)")
        self.object(man.at != values["hex"], f"{man.unit.id} broke where it was not")
        man.is_broken = True

    def see_rallied(self, values: Values) -> None:
        man = self.man(values["unit"])
        self.object(not man.is_broken, f"{man.unit.id} rallied unbroken (CC-O22.3)")
        man.is_broken = False

    def see_was_suppressed(self, values: Values) -> None:
        man = self.man(values["unit"])
        self.object(man.is_suppressed, f"{man.unit.id} was suppressed twice (CC-8.1)")
        man.is_suppressed = True

    def see_recovered(self, values: Values) -> None:
        man = self.man(values["unit"])
        self.object(not man.is_suppressed, f"{man.unit.id} recovered from nothing (CC-O22.2)")
        man.is_suppressed = False

    def see_hardened(self, values: Values) -> None:
        man = self.man(values["unit"])
        self.object(man.is_veteran, f"{man.unit.id} became Veteran twice (CC-8.1)")
        man.is_veteran = True

    # CC-O16, CC-O21, CC-O23: movement

    def see_moved(self, values: Values) -> None:
        slot, to = values["unit"], values["hex"]
        man = self.man(slot)
        self.object(man.at != values["from"], f"{man.unit.id} moved from where it was not (CC-O21)")
        self.object(steps(values["from"], to) != 1, f"{man.unit.id} moved further than one hex (CC-O21.1)")
        self.object(slot // SLOTS != self.active, "the inactive player moved (CC-O21)")
        man.at = to

    def see_fled(self, values: Values) -> None:
        man = self.man(values["unit"])
        is_step = man.at == values["from"] and steps(values["from"], values["hex"]) == 1
        self.object(not is_step, f"{man.unit.id} fled from a Blaze by no step (CC-E46)")
        man.at = values["hex"]

    def see_retreated(self, values: Values) -> None:
        slot, from_, to = values["unit"], values["from"], values["hex"]
        man = self.man(slot)
        edge = self.ledger.sides[slot // SLOTS].edge
        self.object(man.at != from_ or steps(from_, to) != 1, f"{man.unit.id} retreated by no step (CC-O23.3)")
        self.object(rows_from(edge, to) >= rows_from(edge, from_), "a Retreat away from the own edge (CC-O23.3)")
        self.object(self.ledger.enemies_in(to, slot // SLOTS), "a Retreat into an enemy hex (CC-O23.3.5)")
        man.at = to

    # Rolls and what they come to

    def see_attack_total(self, values: Values) -> None:
        more = values["total"] - values["fp"] - values["dice"]
        is_right = more <= AIRBURST if self.is_night else more in (0, AIRBURST)  # CC-SR.night
        self.object(not is_right, "a wrong Attack Total (CC-O20.3.3)")
        self.object(values["fp"] < 1, "a Fire Attack without FP (CC-10.3.2.1)")
        self.dice(values["dice"])

    def see_defended(self, values: Values) -> None:
        """Less than the Attack Total breaks, more does nothing; a tie depends on whether the unit moves."""
        self.object(values["total"] != values["morale"] + values["dice"], "a wrong Defense Total (CC-O20.3.4)")
        if values["total"] < values["attack"]:
            self.due = (values["unit"], ("broke", "eliminated"))

    def see_checked(self, values: Values) -> None:
        """A Rally Roll below the Morale rallies (CC-O22.3)."""
        if RECOVER_ORDER in self.procedures and values["dice"] < values["morale"]:
            man = self.man(values["unit"])
            self.due = (values["unit"], ("rallied",)) if man.is_broken and 0 <= man.at < CASUALTY else None

    def dice(self, total: int) -> None:
        rolled = self.last("rolled")
        if rolled is not None and "triggered" not in [key for key, _ in self.told]:
            self.object(rolled["white"] + rolled["coloured"] != total, "other dice than were rolled (CC-1.9)")

    def see_targeted(self, values: Values) -> None:
        is_hit = values["product"] - values["hindrance"] > values["range"]
        self.object(is_hit != bool(values["hit"]), "a Targeting Roll was read wrongly (CC-O20.2.3)")

    def see_melee_fought(self, values: Values) -> None:
        """The lower total loses all its units in the hex (CC-O16.4.3)."""
        hex_ = values["hex"]
        self.object(
            not self.ledger.enemies_in(hex_, 0) or not self.ledger.enemies_in(hex_, 1),
            "a Melee without two sides (CC-O16.4.2)",
        )
        if values["axis"] != values["allies"]:
            loser = 0 if values["axis"] < values["allies"] else 1
            gone = [slot for slot, man in self.ledger.men.items() if slot // SLOTS == loser and man.at == hex_]
            self.losers |= dict.fromkeys(gone, hex_)

    def see_ended(self, values: Values) -> None:
        self.ended = (values["side"], REASONS[values["reason"]])

    # The end of the step

    def compare(self, found: Ledger, after: Battle) -> None:
        """Everything the referee followed must be what the engine has."""
        ledger = self.ledger
        is_asked = int(after.window) == W7_LIGHT_WOUNDS
        self.object(self.due is not None and not is_asked and self.ended is None, f"{self.due} did not come about")
        for slot, hex_ in self.losers.items():
            man = ledger.men.get(slot)
            self.object(man is not None and man.at == hex_, "a unit survived a lost Melee (CC-O16.4.3)")
        if self.points_due and self.ended is None:
            self.object(True, f"VP owed and not given: {self.points_due} (CC-7.1)")
        for name, mine, theirs in zip(SIDE_NAMES, ledger.sides, found.sides, strict=True):
            self.compare_side(name, mine, theirs)
        self.object(ledger.vp != found.vp, f"VP {found.vp}, but the events make it {ledger.vp} (CC-4.1.1)")
        self.object(ledger.time != found.time, f"Time {found.time}, expected {ledger.time} (CC-6.1.2)")
        self.object(ledger.initiative != found.initiative, "the Initiative card is elsewhere (CC-9.1)")
        self.object(ledger.control != found.control, f"control {found.control}, expected {ledger.control} (CC-7.3.1)")
        self.object(ledger.open_chits != found.open_chits, "other open chits (CC-7.3.3)")
        self.compare_men(found)
        self.compare_end(found, after)

    def compare_side(self, name: str, mine: Side, theirs: Side) -> None:
        for zone, cards in mine.zones.items():
            differ = cards ^ theirs.zones[zone]
            self.object(bool(differ), f"the {zone} of {name} differs in {sorted(card + 1 for card in differ)} (CC-1)")
        self.object(mine.casualties != theirs.casualties, f"the casualties of {name} are counted wrongly (CC-4.2)")
        self.object(mine.surrender != theirs.surrender, f"the Surrender marker of {name} is elsewhere (CC-E54)")
        self.object(mine.orders != theirs.orders, f"the Orders of {name} are counted wrongly (CC-5.1)")

    def compare_men(self, found: Ledger) -> None:
        for slot, man in found.men.items():
            mine = self.ledger.men.get(slot)
            if mine is None or mine.unit.id != man.unit.id:
                known = self.has_told("replaced", slot) or self.has_told("deployed", slot) or self.is_new(slot, man)
                self.object(not known, f"{man.unit.id} has come from nowhere")
                continue
            is_waiting = mine.at >= ASIDE and (man.at >= WAITING or self.has_told("entered", slot))
            is_back = mine.at == CASUALTY and self.has_told("entered", slot)
            same = is_waiting or is_back or (mine.at, mine.is_broken) == (man.at, man.is_broken)
            self.object(not same, f"{man.unit.id} is at {man.at}, expected {mine.at}, or in another state (CC-3.2)")
            self.object(
                same
                and not is_waiting
                and mine.is_suppressed != man.is_suppressed
                and not self.has_told("deployed", slot),
                f"{man.unit.id} is suppressed or not against what was told (CC-13.2)",
            )
        for slot, man in self.ledger.men.items():
            self.object(slot not in found.men, f"{man.unit.id} has vanished")

    def has_told(self, key: str, slot: int) -> bool:
        """Was the unit, or its twin, named by an event of this kind?"""
        return any(told == key and slot in (values["unit"], values.get("twin")) for told, values in self.told)

    def is_new(self, slot: int, man: Man) -> bool:
        return self.has_told("entered", slot) or not 0 <= man.at < CASUALTY

    def compare_end(self, found: Ledger, after: Battle) -> None:
        """A side without units, or with its Surrender space filled, has lost (CC-6.3)."""
        is_over = int(after.window) == OVER
        self.object((self.ended is not None) != is_over, "the end was told, or came, alone (CC-6.3)")
        if is_over or int(after.triggers):
            return
        for name, side in zip(SIDE_NAMES, found.sides, strict=True):
            self.object(side.casualties >= side.surrender, f"{name} should have surrendered (CC-6.3)")


UNRELATED: Final = ("eliminated", "weapon-lost", "control", "chit-opened")
"""What may be told before VP that are owed: a unit's Weapon is lost first."""


def judge(before: Battle, seat: int, action: int, events: list[Event], after: Battle) -> list[str]:
    """The rules that a step broke, in words; empty if it was sound."""
    return Referee(before).watch(before, seat, action, events, after)
