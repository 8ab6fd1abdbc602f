"""A second opinion on every step.

It follows the events with plain dictionaries and the data files and shares no rule code with the engine: whatever it
finds is a fault of one of the two.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from fieldcraft.core.events import EVERYBODY, Event, all_but, audience_of
from fieldcraft.games.undaunted.cards import CARDS, TILES, UNITS_DATA
from fieldcraft.games.undaunted.happenings import FIELDS, ZONE_NAMES
from fieldcraft.games.undaunted.kinds import ARG_BITS, ARG_MASK, KIND_NAMES, SIDE_NAMES, UNITS, VERB_NAMES
from fieldcraft.games.undaunted.notation import write
from fieldcraft.games.undaunted.positions import facts
from fieldcraft.games.undaunted.rulings import (
    FOG,
    LEAST_TARGET_DISTANCE,
    MOVEMENTS,
    OFF,
    Table,
    distances_from,
    printed_on,
    spawn_tiles,
)
from fieldcraft.games.undaunted.state import REASONS, Battle

CARDS_A_ROUND: Final = 4  # U-5.1
OPENS: Final = {"attack": "aim", "suppress": "aim", "command": "number", "target": "mark"}
"""The choice that an action begins with, where there always is one."""
LEADS_TO: Final = {
    "conceal": ("concealed",), "control": ("controlled", "radio-raised"), "recon": ("fog-removed",),
    "ready": ("readied",), "hunker": ("hunkered",), "end_turn": ("turn-ended",), "step": ("moved",),
    "take": ("bolstered", "inspired"), "number": ("commanded",), "mark": ("target-put",),
    "aim": ("attacked", "blasted"),
}  # fmt: skip
"""What must happen in an action's step, unless the game ends before."""


class Referee(Table):
    """Watches one step, up to its first fault. Every complaint names the rule."""

    def __init__(self, before: Battle) -> None:
        super().__init__(before)
        self.complaints: list[str] = []
        self.bids: dict[int, int] = {}
        self.needed = 0
        self.aimed = -1
        """The counter under attack, until the attack's effect."""
        self.do = ""
        self.arg = 0
        self.told: list[str] = []
        """What has happened in this step."""

    def watch(self, before: Battle, seat: int, action: int, events: list[Event], after: Battle) -> list[str]:
        """Follow all events of a step and compare with where the engine says it led."""
        self.compare_options(before)
        self.do, self.arg = VERB_NAMES[action >> ARG_BITS], action & ARG_MASK
        for event in events:
            self.hear(event)
        public = [event for event in events if not self.is_outline(event)]
        if self.do == "bid":
            self.sides[seat].bid = KIND_NAMES[self.arg]
        elif self.do == "lead":
            self.unit = KIND_NAMES[self.arg % UNITS]
        for place, event in enumerate(public):
            key, fields = FIELDS[event.kind]
            numbers = [int(each) for each in (event.a, event.b, event.c, event.d, event.e, event.f)]
            values = dict(zip(fields, numbers, strict=False))
            following = FIELDS[public[place + 1].kind][0] if place + 1 < len(public) else ""
            watcher: Callable[..., None] | None = getattr(self, f"see_{key.replace('-', '_')}", None)
            if watcher is not None:
                watcher(values, numbers, following)
            self.told.append(key)
            if self.complaints:  # what follows from a fault would be judged wrongly
                return self.complaints
        due = self.verdict(set(self.told), self.is_last_turn and self.do == "end_turn")
        found = facts(after)
        self.compare(found)
        self.object(
            due != (found["winner"], found["reason"]),
            f"won by {found['winner']}, {found['reason']}; expected {due[0]}, {due[1]} (U-14)",
        )
        if found["winner"] is None:
            self.compare_course(found, after)
        return self.complaints

    def hear(self, event: Event) -> None:
        """Who was told (U-3.2, U-3.3)."""
        key, side = FIELDS[event.kind][0], int(event.a)
        due = audience_of(side) if key == "drew" else all_but(side) if key == "drew-unseen" else EVERYBODY
        self.object(event.audience != due, f"{key} was told to others than may know (U-3)")
        if key == "drew-unseen":
            self.sides[side].unseen += 1

    @staticmethod
    def is_outline(event: Event) -> bool:
        """The same draw is told twice; the outline for the others adds nothing."""
        return FIELDS[event.kind][0] == "drew-unseen"

    def object(self, is_broken: bool, complaint: str) -> None:
        if is_broken:
            self.complaints.append(complaint)

    def compare(self, found: dict[str, Any]) -> None:
        """Everything the referee followed must be what the engine has."""
        for side in self.sides:
            for name, wanted in side.facts().items():
                held = found[name] if not isinstance(wanted, Counter) else Counter(found[name])
                self.object(held != wanted, f"{name} is {found[name]}, but the events make it {wanted}")
            self.object(
                set(found[f"{side.name}.scouted"]) != side.scouted, f"{side.name}: scouted tiles differ (U-9.6)"
            )
            self.object(
                set(found[f"{side.name}.controlled"]) != side.controlled, f"{side.name}: controlled tiles differ"
            )
            self.object(side.drawn != side.due, f"{side.name} drew {side.drawn} cards, expected {side.due} (U-5)")
            self.object(side.unseen != side.drawn, f"{side.name}: the enemy was told of {side.unseen} draws (U-3.2)")
        self.object(SIDE_NAMES[self.holder] != found["initiative"], "the initiative marker is elsewhere (U-6.2)")
        self.object(found["round"] != self.round, f"round {found['round']}, expected {self.round} (U-4.1)")

    def compare_course(self, found: dict[str, Any], after: Battle) -> None:
        """The step led on to the right choice, and did what it had to."""
        needed = LEADS_TO.get(self.do, ())
        self.object(bool(needed) and not set(needed) & set(self.told), f"{self.do} led to nothing (U-7.5)")
        due = self.due_phase()
        self.object(found["phase"] != due, f"{self.do} leads to {found['phase']}, expected {due} (U-7.6)")
        if due in ("bid", "turn"):
            self.object(due == "turn" and int(after.active) != self.active, "the wrong side has the turn (U-7.1)")
            return
        self.object(due not in ("aim", "mark") and found["left"] != self.left, f"expected {self.left} more (U-7.6)")
        self.object(KIND_NAMES[after.card] != self.card, "the action of another card (U-7.5)")
        self.object(VERB_NAMES[after.verb] != self.verb, "another action than the one chosen (U-7.3)")
        self.object(due == "step" and KIND_NAMES[after.unit] != self.unit, "another counter moves (U-10)")
        pending = {counter for counter in range(2 * UNITS) if (after.pending >> counter) & 1}
        self.object(pending != self.pending, "a Blast has other targets left (U-11.8)")

    def due_phase(self) -> str:
        """What has to be decided next, the game not being over (U-7.5, U-7.6)."""
        verb = self.do
        if verb in OPENS:
            return OPENS[verb]
        if verb in ("bid", "end_turn"):
            return "turn" if self.told[-1:] == ["turn-began"] else "bid"
        if verb in ("move", "scout", "stalk", "step", "lead"):
            return "step" if self.left > 0 and self.open_tiles() else "turn"
        if verb in ("bolster", "inspire", "take"):
            return "take" if self.left > 0 and self.takable() else "turn"
        if verb == "guide":
            return "lead" if self.leadable() else "turn"
        return "aim" if self.pending else "turn"

    def compare_options(self, before: Battle) -> None:
        """The options of the position are those of the rules."""
        for seat, name in enumerate(SIDE_NAMES):
            listed = {write(before, int(action)) for action in before.legal(seat)}
            due = set(self.offered(seat))
            self.object(listed != due, f"{name} may {sorted(listed - due)}, may not {sorted(due - listed)} (U-17.2)")

    # U-4 to U-7: rounds, draws, initiative, turns

    def see_round_began(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        for seat, side in enumerate(self.sides):
            self.object(side.size("hand") + side.size("play") > 0, f"{SIDE_NAMES[seat]} kept cards (U-7.8)")
            side.owes(CARDS_A_ROUND)
        self.object(self.active == self.holder, "a round ended before both had a turn (U-7.1)")
        self.round += 1
        self.active = -1

    def see_drew(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        side, card = self.sides[values["side"]], KIND_NAMES[values["card"]]
        self.object(side.piles["deck"][card] < 1, f"{card} was drawn, but is not in the deck (U-5.1)")
        side.move(card, "deck", "hand")
        side.drawn += 1
        first = self.sides[self.holder]
        self.object(side is not first and first.drawn < first.due, "the holder of the marker draws first (U-5.5)")

    def see_reshuffled(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        side = self.sides[values["side"]]
        self.object(side.size("deck") > 0, "a reshuffle before the deck was empty (U-5.2)")
        self.object(side.size("discard") != values["number"], "a reshuffle of another number of cards (U-5.3)")
        self.object(side.drawn >= side.due, "a reshuffle without need (U-5.2)")
        for card, copies in list(side.piles["discard"].items()):
            side.move(card, "discard", "deck", copies)

    def see_bid_revealed(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        bid = values["bid"]
        due = CARDS[KIND_NAMES[bid]].initiative if bid >= 0 else 0
        self.object(values["value"] != due, f"a bid counts {values['value']}, expected {due} (U-6.2, U-6.4)")
        self.bids[values["side"]] = due
        side = self.sides[values["side"]]
        self.object((KIND_NAMES[bid] if bid >= 0 else None) != side.bid, "another card than the one bid (U-6.1)")
        self.object(bid < 0 and side.size("hand") > 0, "no bid in spite of cards in hand (U-6.4)")
        side.bid = None
        if bid >= 0:
            side.move(KIND_NAMES[bid], "hand", "discard")

    def see_initiative(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        us, ger = self.bids[0], self.bids[1]
        due = self.holder if us == ger else 0 if us > ger else 1
        self.object(values["side"] != due, "the initiative went to the wrong side (U-6.2)")
        self.holder = due

    def see_turn_began(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        due = self.holder if self.bids else 1 - self.active
        self.object(values["side"] != due, "the wrong side has the turn (U-7.1)")
        self.object(not self.bids and self.active != self.holder, "a third turn in a round (U-7.1)")
        self.active = due

    def see_turn_ended(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        side = self.sides[values["side"]]
        self.object(values["number"] != side.size("hand"), "the number of unused cards is wrong (U-7.8)")
        side.end_turn()

    def see_played(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        side, card, verb = self.sides[values["side"]], KIND_NAMES[values["card"]], VERB_NAMES[values["verb"]]
        self.card, self.verb, self.unit = card, verb, card
        self.object((verb, card) != (self.do, KIND_NAMES[self.arg]), "another card or action than chosen (U-7.3)")
        self.object(side.piles["hand"][card] < 1, f"{card} was played, but is not in hand (U-7.2)")
        self.object(values["side"] != self.active, "a card was played out of turn (U-7.1)")
        self.object(card == FOG, "Fog of War was played (U-7.4)")
        printed = printed_on(card, verb)
        self.object(verb != "ready" and printed is None, f"{card} does not show {verb} (U-1.5)")
        self.left = printed.x if printed is not None else 0
        self.object(side.where.get(card) == OFF and following != "spawned", f"{card} acts without its counter (U-8.1)")
        if verb == "blast":
            self.pending = {
                seat * UNITS + unit
                for seat, each in enumerate(self.sides)
                for unit, name in enumerate(KIND_NAMES[:UNITS])
                if each.where[name] == side.target
            }
        self.object((card in side.suppressed) != (verb == "ready"), "a suppressed unit only readies (U-8.5)")
        side.move(card, "hand", "play")

    # U-8: spawning, suppression, Hunker Down

    def see_hunkered(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        card = KIND_NAMES[values["card"]]
        self.object(card == FOG, "Fog of War hunkered down (U-8.7)")
        self.object((self.do, KIND_NAMES[self.arg]) != ("hunker", card), "another card than chosen (U-8.7)")
        self.sides[values["side"]].move(card, "hand", "supply")

    def see_spawned(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        unit, tile = KIND_NAMES[values["unit"]], self.tile(values["tile"])
        side = self.sides[values["side"]]
        self.object(side.where[unit] != "off", f"{unit} spawned twice (U-8.1)")
        self.object(spawn_tiles(self.number, values["side"])[unit] != tile, f"{unit} spawned on {tile} (U-8.2)")
        self.object(self.told[-1:] != ["played"] or unit != self.card, f"{unit} spawned out of turn (U-8.1)")
        side.where[unit] = tile

    def see_readied(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        side, unit = self.sides[values["side"]], KIND_NAMES[values["unit"]]
        self.object(unit not in side.suppressed or self.verb != "ready", f"{unit} readied without need (U-8.5)")
        side.suppressed.discard(unit)

    # U-10: movement

    def see_moved(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        side, unit = self.sides[values["side"]], KIND_NAMES[values["unit"]]
        start, goal = self.tile(values["from"]), self.tile(values["tile"])
        self.object(side.where[unit] != start, f"{unit} moved from where it was not (U-10.1)")
        self.object(goal not in self.book.adjacency[start], f"{start} to {goal} is no step (U-10.1)")
        self.object(self.verb in MOVEMENTS and goal not in side.marked(), f"{self.verb} onto an unmarked tile (U-10.2)")
        self.object(unit in side.suppressed, "a suppressed counter moved (U-8.5, U-10.3)")
        self.object((self.do, self.tile(self.arg)) != ("step", goal), "a step that was not chosen (U-10.1)")
        self.object(unit != self.unit or self.left < 1, "another counter, or a step too many (U-10.1)")
        self.left -= 1
        self.object(
            self.verb == "scout" and goal not in side.marked() and following != "scouted", "a tile not scouted (U-10.4)"
        )
        self.object(
            unit == "mortar" and side.target is not None and following != "target-taken-off",
            "the target stayed (U-10.8)",
        )
        side.where[unit] = goal

    def see_scouted(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        side, tile = self.sides[values["side"]], self.tile(values["tile"])
        self.object(tile in side.marked() or self.verb != "scout", "a tile scouted without need (U-10.4)")
        self.object(following != "fog-taken", "scouting without Fog of War (U-10.4)")
        side.scouted.add(tile)

    def see_fog_taken(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        side = self.sides[values["side"]]
        due = min(1, side.piles["supply"][FOG])
        self.object(values["number"] != due, "the wrong number of Fog of War (U-10.4, U-10.5)")
        self.object(self.told[-1:] != ["scouted"], "Fog of War without scouting (U-10.4)")
        side.move(FOG, "supply", "discard", due)

    def see_target_taken_off(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        side = self.sides[values["side"]]
        by_moving = self.told[-1:] == ["moved"] and self.unit == "mortar"
        is_lost = self.told[-1:] == ["counter-removed"] and side.where["mortar"] == OFF
        self.object(not by_moving and not is_lost, "the target left without its Mortar (U-12.14)")
        side.target = None

    # U-11: combat

    def see_attacked(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        seat, unit = divmod(values["counter"], UNITS)
        self.object(seat == self.active, "an attack on an own counter (U-11.1)")
        self.object((self.do, self.arg) != ("aim", values["counter"]), "an attack on another counter (U-11.1)")
        self.object("attacked" in self.told, "two attacks by one card (U-11.1)")
        self.aimed = values["counter"]
        me, tile = self.sides[self.active], self.sides[seat].where[KIND_NAMES[unit]]
        own = me.where[self.card]
        self.needed = (
            self.defence(seat, KIND_NAMES[unit], tile, TILES[own].hill) + distances_from(self.number, own)[tile]
        )
        self.object(values["total"] != self.needed, f"total defence {values['total']}, expected {self.needed} (U-11.2)")

    def see_blasted(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        seat, unit = divmod(values["counter"], UNITS)
        tile = self.sides[seat].where[KIND_NAMES[unit]]
        self.object(tile != self.sides[self.active].target, "a Blast beside its target (U-11.1)")
        self.object(values["counter"] not in self.pending, "a Blast hits twice or anew (U-11.8)")
        is_first = "blasted" not in self.told
        self.object(self.do == "aim" and is_first and self.arg != values["counter"], "another order (U-11.8)")
        self.pending.discard(values["counter"])
        self.aimed = values["counter"]
        self.needed = self.defence(seat, KIND_NAMES[unit], tile, True)
        self.object(values["total"] != self.needed, f"total defence {values['total']}, expected {self.needed} (U-11.3)")

    def defence(self, seat: int, unit: str, tile: str, is_low: bool) -> int:
        """Base defence and cover (U-11.2, U-11.4)."""
        side = TILES[tile]
        cover = side.cover_low if is_low and side.cover_low is not None else side.cover
        return UNITS_DATA[unit].base_defence[SIDE_NAMES[seat]] + cover

    def see_rolled(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        printed = printed_on(self.card, self.verb)
        due = printed.x if printed is not None else 0
        faces = [face for face in numbers[1:] if face >= 0]
        self.object(len(faces) != due or numbers[0] != due, f"{len(faces)} dice, expected {due} (U-11.5)")
        hit = any(face == 0 or face >= self.needed for face in faces)
        self.object(hit == (following == "missed"), "dice and result differ (U-11.5)")
        effects = ("was-suppressed", "still-suppressed") if self.verb == "suppress" else ("casualty", "counter-removed")
        self.object(hit and following not in effects, f"a hit leads to {following} (U-11.6, U-11.7)")

    def see_missed(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        self.strike(values["counter"])

    def strike(self, counter: int) -> None:
        """The one effect of the attack that was rolled for."""
        self.object(counter != self.aimed, "an effect on another counter, or a second one (U-11.6)")
        self.aimed = -1

    def see_casualty(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        side, card, zone = self.sides[values["side"]], KIND_NAMES[values["card"]], ZONE_NAMES[values["zone"]]
        self.object(self.verb == "suppress", "Suppress cost a card (U-11.7)")
        self.strike(values["side"] * UNITS + values["card"])
        for earlier in ZONE_NAMES[: values["zone"]]:
            self.object(side.piles[earlier][card] > 0, f"a casualty from the {zone} before the {earlier} (U-13.1)")
        side.move(card, zone, "removed")
        side.casualties += 1

    def see_counter_removed(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        side, unit = self.sides[values["side"]], KIND_NAMES[values["unit"]]
        left = sum(side.piles[zone][unit] for zone in ZONE_NAMES)
        self.strike(values["side"] * UNITS + values["unit"])
        self.object(left > 0, "a counter removed while its unit had cards (U-13.4)")
        self.object(
            unit == "mortar" and side.target is not None and following != "target-taken-off",
            "the target stayed (U-13.6)",
        )
        side.where[unit] = OFF
        side.suppressed.discard(unit)

    def see_was_suppressed(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        side, unit = self.sides[values["side"]], KIND_NAMES[values["unit"]]
        self.object(self.verb != "suppress", f"{self.verb} suppressed a counter (U-11.6)")
        self.object(unit in side.suppressed, f"{unit} suppressed again (U-11.7)")
        self.strike(values["side"] * UNITS + values["unit"])
        side.suppressed.add(unit)

    def see_still_suppressed(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        is_suppressed = KIND_NAMES[values["unit"]] in self.sides[values["side"]].suppressed
        self.object(not is_suppressed, "a ready counter is said to be suppressed (U-11.7)")
        self.strike(values["side"] * UNITS + values["unit"])

    # U-12, U-15: support and the radio

    def see_bolstered(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        side, card = self.sides[values["side"]], KIND_NAMES[values["card"]]
        printed = printed_on(self.card, "bolster")
        is_limited = printed is not None and printed.squad_only
        self.object(is_limited and CARDS[card].squad != CARDS[self.card].squad, "a card of another squad (U-12.1)")
        self.object((self.do, KIND_NAMES[self.arg]) != ("take", card), "another card than the one chosen (U-12.1)")
        self.object(self.left < 1, "a card too many (U-12.1)")
        self.left -= 1
        side.move(card, "supply", "discard")

    def see_commanded(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        self.object(values["number"] != self.arg or self.arg > self.left, "Command of another number (U-12.3)")
        self.sides[values["side"]].owes(values["number"])

    def see_concealed(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        foe = self.sides[1 - values["side"]]
        due = min(1, foe.piles["supply"][FOG])
        self.object(values["number"] != due, "the wrong number of Fog of War (U-12.4)")
        foe.move(FOG, "supply", "discard", due)

    def see_lost_control(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        side, tile = self.sides[values["side"]], self.tile(values["tile"])
        side.controlled.discard(tile)
        side.scouted.add(tile)

    def see_controlled(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        side, tile = self.sides[values["side"]], self.tile(values["tile"])
        self.object(self.card not in KIND_NAMES[:3], "Control by others than Riflemen (U-1.5)")
        self.object(side.where.get(self.card) != tile, "Control from afar (U-12.5)")
        self.object(self.standing(1 - values["side"], tile), "Control beside an enemy counter (U-12.6)")
        self.object(tile in side.controlled, "Control of a tile already controlled (U-12.8)")
        self.object(tile in self.sides[1 - values["side"]].controlled, "both sides control a tile (U-12.5)")
        side.scouted.discard(tile)
        side.controlled.add(tile)

    def see_radio_raised(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        tile = self.tile(values["tile"])
        us = self.sides[0]
        self.object(self.active != 0 or tile != self.book.radio_tile, "the radio raised by the wrong side (U-15.4)")
        self.object(tile not in us.controlled or us.where.get(self.card) != tile, "the radio raised from afar (U-15.2)")
        self.object(self.standing(1, tile), "the radio raised beside a German counter (U-15.5)")
        self.values[tile] += 1
        self.object(values["points"] != self.values[tile], "the radio has another value (U-15.2)")

    def see_inspired(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        side, card = self.sides[values["side"]], KIND_NAMES[values["card"]]
        self.object(CARDS[card].squad != CARDS[self.card].squad, "a card of another squad (U-12.11)")
        self.object(card == self.card, "a leader took itself back (U-12.11)")
        self.object((self.do, KIND_NAMES[self.arg]) != ("take", card), "another card than the one chosen (U-12.11)")
        self.object(self.left < 1, "a card too many (U-12.11)")
        self.left -= 1
        side.move(card, "play", "hand")

    def see_fog_removed(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        side = self.sides[values["side"]]
        side.move(FOG, "hand", "removed")
        self.object(self.verb != "recon", "Fog of War removed without Recon (U-13.7)")
        side.owes(1)

    def see_target_put(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        side, tile = self.sides[values["side"]], self.tile(values["tile"])
        is_near = distances_from(self.number, side.where["mortar"])[tile] < LEAST_TARGET_DISTANCE
        self.object(is_near, "the target marker too near (U-12.13)")
        self.object(tile != self.tile(self.arg), "the target marker elsewhere than chosen (U-12.13)")
        self.object(side.target == tile, "the target marker did not move (U-12.13)")
        side.target = tile

    # U-14: victory

    def see_won(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        seat, reason = values["side"], REASONS[values["reason"]]
        need = self.book.need(SIDE_NAMES[seat])
        is_pinned = not self.sides[1 - seat].has_riflemen()
        self.object(reason == "capture" and not 0 < need <= self.points(seat), "captured too little (U-14.2)")
        self.object(reason == "pin" and (need > 0 or not is_pinned), "won by a pin that is none (U-14.4)")
        self.object(bool(following), "the game went on after it was won (U-4.2)")
