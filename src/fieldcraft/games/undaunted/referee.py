"""A second opinion on every step.

It follows the events with plain dictionaries and the data files and shares no rule code with the engine: whatever it
finds is a fault of one of the two.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable
from typing import Any, Final

from fieldcraft.core.events import Event
from fieldcraft.games.undaunted.cards import CARDS, TILES, UNITS_DATA
from fieldcraft.games.undaunted.happenings import FIELDS, ZONE_NAMES
from fieldcraft.games.undaunted.kinds import ARG_BITS, ARG_MASK, KIND_NAMES, SIDE_NAMES, UNITS, VERB_NAMES
from fieldcraft.games.undaunted.positions import PILES, facts
from fieldcraft.games.undaunted.scenarios import Scenario, scenario
from fieldcraft.games.undaunted.state import REASONS, Battle

FOG: Final = "fog_of_war"
MOVEMENTS: Final = ("move", "guide")


class SideModel:
    """One side as the referee keeps it: piles as counters of names, tiles by name."""

    def __init__(self, found: dict[str, Any], name: str) -> None:
        self.name = name
        self.piles: dict[str, Counter[str]] = {pile: Counter(found[f"{name}.{pile}"]) for pile in PILES}
        self.where: dict[str, str] = {}
        self.suppressed: set[str] = set()
        for unit in KIND_NAMES[:UNITS]:
            place, _, state = found[f"{name}.{unit}"].partition(" ")
            self.where[unit] = place
            if state:
                self.suppressed.add(unit)
        self.scouted = set(found[f"{name}.scouted"])
        self.controlled = set(found[f"{name}.controlled"])
        self.target: str | None = found[f"{name}.target"]
        self.casualties: int = found[f"{name}.casualties"]

    def marked(self) -> set[str]:
        return self.scouted | self.controlled

    def move(self, card: str, source: str, goal: str, times: int = 1) -> None:
        self.piles[source][card] -= times
        self.piles[goal][card] += times

    def size(self, pile: str) -> int:
        return sum(self.piles[pile].values())

    def facts(self) -> dict[str, Any]:
        """What the engine's facts should say of this side."""
        told: dict[str, Any] = {f"{self.name}.{pile}": +cards for pile, cards in self.piles.items()}
        for unit, place in self.where.items():
            told[f"{self.name}.{unit}"] = place + (" suppressed" if unit in self.suppressed else "")
        told[f"{self.name}.target"] = self.target
        told[f"{self.name}.casualties"] = self.casualties
        return told


class Referee:
    """Watches one step. Every complaint names the rule."""

    def __init__(self, before: Battle) -> None:
        found = facts(before)
        self.book: Scenario = scenario(str(before.board.scenario))
        self.sides = [SideModel(found, name) for name in SIDE_NAMES]
        self.holder = SIDE_NAMES.index(found["initiative"])
        self.values = {tile: found[f"value.{tile}"] for tile in self.book.tiles}
        self.complaints: list[str] = []
        self.bids: dict[int, int] = {}
        self.verb = VERB_NAMES[before.verb] if before.verb >= 0 else ""
        self.card = KIND_NAMES[before.card] if before.card >= 0 else ""
        self.active = int(before.active)
        self.needed = 0
        self.arg = ""

    def watch(self, before: Battle, seat: int, action: int, events: list[Event], after: Battle) -> list[str]:
        """Follow all events of a step and compare with where the engine says it led."""
        verb, arg = VERB_NAMES[action >> ARG_BITS], action & ARG_MASK
        self.arg = KIND_NAMES[arg] if verb == "take" else ""
        public = [event for event in events if not self.is_outline(event)]
        for place, event in enumerate(public):
            key, fields = FIELDS[event.kind]
            numbers = [int(each) for each in (event.a, event.b, event.c, event.d, event.e, event.f)]
            values = dict(zip(fields, numbers, strict=False))
            following = FIELDS[public[place + 1].kind][0] if place + 1 < len(public) else ""
            watcher: Callable[..., None] | None = getattr(self, f"see_{key.replace('-', '_')}", None)
            if watcher is not None:
                watcher(values, numbers, following)
        self.compare(facts(after))
        return self.complaints

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
        self.object(SIDE_NAMES[self.holder] != found["initiative"], "the initiative marker is elsewhere (U-6.2)")
        if found["winner"] is None:
            for seat, side in enumerate(self.sides):
                need = self.book.need(side.name)
                self.object(
                    bool(need) and self.points(seat) >= need, f"{side.name} has won by points unnoticed (U-14.2)"
                )
                riflemen = [self.sides[1 - seat].where[unit] for unit in KIND_NAMES[:3]]
                self.object(
                    not need and set(riflemen) == {"off"}, f"{side.name} has pinned the enemy unnoticed (U-14.4)"
                )

    def points(self, seat: int) -> int:
        return sum(self.values[tile] for tile in self.sides[seat].controlled)

    def steps(self, start: str, goal: str) -> int:
        """Distance by the scenario's own list of neighbours (U-9.2)."""
        seen, queue = {start: 0}, deque([start])
        while queue:
            tile = queue.popleft()
            for other in self.book.adjacency[tile]:
                if other not in seen:
                    seen[other] = seen[tile] + 1
                    queue.append(other)
        return seen[goal]

    def tile(self, number: int) -> str:
        return self.book.tiles[number]

    def standing(self, seat: int, tile: str) -> bool:
        return tile in self.sides[seat].where.values()

    # U-4 to U-7: rounds, draws, initiative, turns

    def see_round_began(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        for seat, side in enumerate(self.sides):
            self.object(side.size("hand") + side.size("play") > 0, f"{SIDE_NAMES[seat]} kept cards (U-7.8)")

    def see_drew(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        side, card = self.sides[values["side"]], KIND_NAMES[values["card"]]
        self.object(side.piles["deck"][card] < 1, f"{card} was drawn, but is not in the deck (U-5.1)")
        side.move(card, "deck", "hand")

    def see_reshuffled(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        side = self.sides[values["side"]]
        self.object(side.size("deck") > 0, "a reshuffle before the deck was empty (U-5.2)")
        self.object(side.size("discard") != values["number"], "a reshuffle of another number of cards (U-5.3)")
        for card, copies in list(side.piles["discard"].items()):
            side.move(card, "discard", "deck", copies)

    def see_bid_revealed(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        side, bid = self.sides[values["side"]], values["bid"]
        due = CARDS[KIND_NAMES[bid]].initiative if bid >= 0 else 0
        self.object(values["value"] != due, f"a bid counts {values['value']}, expected {due} (U-6.2, U-6.4)")
        self.bids[values["side"]] = due
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
        self.active = due

    def see_turn_ended(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        side = self.sides[values["side"]]
        self.object(values["number"] != side.size("hand"), "the number of unused cards is wrong (U-7.8)")
        for pile in ("hand", "play"):
            for card, copies in list(side.piles[pile].items()):
                side.move(card, pile, "discard", copies)

    def see_played(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        side, card, verb = self.sides[values["side"]], KIND_NAMES[values["card"]], VERB_NAMES[values["verb"]]
        self.card, self.verb = card, verb
        self.object(side.piles["hand"][card] < 1, f"{card} was played, but is not in hand (U-7.2)")
        self.object(values["side"] != self.active, "a card was played out of turn (U-7.1)")
        self.object(card == FOG, "Fog of War was played (U-7.4)")
        printed = [each.action for each in CARDS[card].actions]
        self.object(verb != "ready" and verb not in printed, f"{card} does not show {verb} (U-1.5)")
        self.object((card in side.suppressed) != (verb == "ready"), "a suppressed unit only readies (U-8.5)")
        side.move(card, "hand", "play")

    # U-8: spawning, suppression, Hunker Down

    def see_hunkered(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        card = KIND_NAMES[values["card"]]
        self.object(card == FOG, "Fog of War hunkered down (U-8.7)")
        self.sides[values["side"]].move(card, "hand", "supply")

    def see_spawned(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        name, unit, tile = SIDE_NAMES[values["side"]], KIND_NAMES[values["unit"]], self.tile(values["tile"])
        side = self.sides[values["side"]]
        self.object(side.where[unit] != "off", f"{unit} spawned twice (U-8.1)")
        self.object(self.book.spawn_tiles(name)[unit] != tile, f"{unit} spawned on {tile} (U-8.2)")
        side.where[unit] = tile

    def see_readied(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        self.sides[values["side"]].suppressed.discard(KIND_NAMES[values["unit"]])

    # U-10: movement

    def see_moved(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        side, unit = self.sides[values["side"]], KIND_NAMES[values["unit"]]
        start, goal = self.tile(values["from"]), self.tile(values["tile"])
        self.object(side.where[unit] != start, f"{unit} moved from where it was not (U-10.1)")
        self.object(goal not in self.book.adjacency[start], f"{start} to {goal} is no step (U-10.1)")
        self.object(self.verb in MOVEMENTS and goal not in side.marked(), f"{self.verb} onto an unmarked tile (U-10.2)")
        self.object(unit in side.suppressed, "a suppressed counter moved (U-8.5, U-10.3)")
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
        side.move(FOG, "supply", "discard", due)

    def see_target_taken_off(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        self.sides[values["side"]].target = None

    # U-11: combat

    def see_attacked(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        seat, unit = divmod(values["counter"], UNITS)
        self.object(seat == self.active, "an attack on an own counter (U-11.1)")
        me, tile = self.sides[self.active], self.sides[seat].where[KIND_NAMES[unit]]
        own = me.where[self.card]
        self.needed = self.defence(seat, KIND_NAMES[unit], tile, TILES[own].hill) + self.steps(own, tile)
        self.object(values["total"] != self.needed, f"total defence {values['total']}, expected {self.needed} (U-11.2)")

    def see_blasted(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        seat, unit = divmod(values["counter"], UNITS)
        tile = self.sides[seat].where[KIND_NAMES[unit]]
        self.object(tile != self.sides[self.active].target, "a Blast beside its target (U-11.1)")
        self.needed = self.defence(seat, KIND_NAMES[unit], tile, True)
        self.object(values["total"] != self.needed, f"total defence {values['total']}, expected {self.needed} (U-11.3)")

    def defence(self, seat: int, unit: str, tile: str, is_low: bool) -> int:
        """Base defence and cover (U-11.2, U-11.4)."""
        side = TILES[tile]
        cover = side.cover_low if is_low and side.cover_low is not None else side.cover
        return UNITS_DATA[unit].base_defence[SIDE_NAMES[seat]] + cover

    def see_rolled(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        due = next(each.x for each in CARDS[self.card].actions if each.action == self.verb)
        faces = [face for face in numbers[1:] if face >= 0]
        self.object(len(faces) != due or numbers[0] != due, f"{len(faces)} dice, expected {due} (U-11.5)")
        hit = any(face == 0 or face >= self.needed for face in faces)
        self.object(hit == (following == "missed"), "dice and result differ (U-11.5)")

    def see_casualty(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        side, card, zone = self.sides[values["side"]], KIND_NAMES[values["card"]], ZONE_NAMES[values["zone"]]
        self.object(self.verb == "suppress", "Suppress cost a card (U-11.7)")
        for earlier in ZONE_NAMES[: values["zone"]]:
            self.object(side.piles[earlier][card] > 0, f"a casualty from the {zone} before the {earlier} (U-13.1)")
        side.move(card, zone, "removed")
        side.casualties += 1

    def see_counter_removed(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        side, unit = self.sides[values["side"]], KIND_NAMES[values["unit"]]
        left = sum(side.piles[zone][unit] for zone in ZONE_NAMES)
        self.object(left > 0, "a counter removed while its unit had cards (U-13.4)")
        self.object(
            unit == "mortar" and side.target is not None and following != "target-taken-off",
            "the target stayed (U-13.6)",
        )
        side.where[unit] = "off"
        side.suppressed.discard(unit)

    def see_was_suppressed(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        self.object(self.verb != "suppress", f"{self.verb} suppressed a counter (U-11.6)")
        self.sides[values["side"]].suppressed.add(KIND_NAMES[values["unit"]])

    # U-12, U-15: support and the radio

    def see_bolstered(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        side, card = self.sides[values["side"]], KIND_NAMES[values["card"]]
        limited = next(each.squad_only for each in CARDS[self.card].actions if each.action == "bolster")
        self.object(limited and CARDS[card].squad != CARDS[self.card].squad, "a card of another squad (U-12.1)")
        self.object(card != self.arg, "another card than the one chosen (U-12.1)")
        side.move(card, "supply", "discard")

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
        side.move(card, "play", "hand")

    def see_fog_removed(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        side = self.sides[values["side"]]
        side.move(FOG, "hand", "removed")
        can_draw = side.size("deck") + side.size("discard") > 0
        self.object(can_draw and following not in ("drew", "reshuffled"), "Recon without its draw (U-12.12)")

    def see_target_put(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        side, tile = self.sides[values["side"]], self.tile(values["tile"])
        self.object(self.steps(side.where["mortar"], tile) < 3, "the target marker too near (U-12.13)")
        self.object(side.target == tile, "the target marker did not move (U-12.13)")
        side.target = tile

    # U-14: victory

    def see_won(self, values: dict[str, int], numbers: list[int], following: str) -> None:
        seat, reason = values["side"], REASONS[values["reason"]]
        need = self.book.need(SIDE_NAMES[seat])
        pinned = {self.sides[1 - seat].where[unit] for unit in KIND_NAMES[:3]} == {"off"}
        self.object(reason == "capture" and not 0 < need <= self.points(seat), "captured too little (U-14.2)")
        self.object(reason == "pin" and (need > 0 or not pinned), "won by a pin that is none (U-14.4)")
        self.object(bool(following), "the game went on after it was won (U-4.2)")
