"""What the rules say of a position, read a second time from the rulebook and the data files.

Names instead of numbers, sets instead of bits, and no rule code of the engine: this is the referee's own reading, by
which it judges what is offered (table 17.2) and who has won (U-14).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from fieldcraft.games.undaunted.cards import CARDS, PrintedAction
from fieldcraft.games.undaunted.kinds import KIND_NAMES, SIDE_NAMES, UNITS, VERB_NAMES
from fieldcraft.games.undaunted.positions import PILES, facts
from fieldcraft.games.undaunted.scenarios import Scenario, scenario
from fieldcraft.games.undaunted.state import Battle

FOG: Final = "fog_of_war"
OFF: Final = "off"
RIFLEMEN: Final = ("rifleman_a", "rifleman_b", "rifleman_c")
MOVEMENTS: Final = ("move", "guide")
IN_CYCLE: Final = ("hand", "deck", "discard", "play")
LEAST_TARGET_DISTANCE: Final = 3  # U-12.13

CHECKED_AFTER: Final = {
    "missed", "casualty", "counter-removed", "was-suppressed", "still-suppressed", "controlled", "radio-raised",
    "hunkered",
}  # fmt: skip
"""After these, all conditions are looked at (U-14.7)."""


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
        self.bid: str | None = found[f"{name}.bid"]
        self.is_hopeless: bool = found[f"{name}.hopeless"]
        self.seen: Counter[str] = Counter(found[f"{name}.seen"])
        """What lies on the discard pile for all to know (U-3.6)."""
        self.held: Counter[str] = Counter(found[f"{name}.held"])
        """What everybody saw go to the hand (U-12.11)."""
        self.drawn = 0
        self.unseen = 0
        self.due = 0
        """How many cards it must draw in this step."""

    def marked(self) -> set[str]:
        return self.scouted | self.controlled

    def move(self, card: str, source: str, goal: str, times: int = 1) -> None:
        """Move cards for all to see, but for draws and what is left in hand at the end of a turn."""
        self.piles[source][card] -= times
        self.piles[goal][card] += times
        self.follow(card, source, goal, times)

    def follow(self, card: str, source: str, goal: str, times: int) -> None:
        """What everybody knows after cards were moved (U-3.2, U-3.5, U-3.6)."""
        known_in_hand = min(times, self.held[card]) if source == "hand" else 0
        self.held[card] -= known_in_hand
        if source == "play" and goal == "hand":
            self.held[card] += times
        if source == "discard":
            self.seen[card] -= min(times, self.seen[card])
        if goal == "discard":
            self.seen[card] += times

    def end_turn(self) -> None:
        """Hand and play area go to the discard pile; what was drawn and not used stays unknown (U-7.8)."""
        for pile in ("hand", "play"):
            for card, copies in list(self.piles[pile].items()):
                unknown = copies - self.held[card] if pile == "hand" else 0
                self.move(card, pile, "discard", copies)
                self.seen[card] -= unknown

    def size(self, pile: str) -> int:
        return sum(self.piles[pile].values())

    def owes(self, draws: int) -> None:
        """It must draw so many cards now, or as many as there are (U-5.4)."""
        self.due += min(draws, self.size("deck") + self.size("discard"))

    def on_board(self) -> list[str]:
        return [unit for unit, tile in self.where.items() if tile != OFF]

    def has_riflemen(self) -> bool:
        return any(self.where[unit] != OFF for unit in RIFLEMEN)

    def facts(self) -> dict[str, Any]:
        """What the engine's facts should say of this side."""
        told: dict[str, Any] = {f"{self.name}.{pile}": +cards for pile, cards in self.piles.items()}
        for unit, place in self.where.items():
            told[f"{self.name}.{unit}"] = place + (" suppressed" if unit in self.suppressed else "")
        told |= {f"{self.name}.seen": +self.seen, f"{self.name}.held": +self.held}
        told[f"{self.name}.target"] = self.target
        told[f"{self.name}.casualties"] = self.casualties
        told[f"{self.name}.hopeless"] = self.is_hopeless
        return told


@cache
def distances_from(scenario_id: str, start: str) -> dict[str, int]:
    """Steps to every tile by the scenario's own list of neighbours (U-9.2)."""
    adjacency, found, queue = scenario(scenario_id).adjacency, {start: 0}, [start]
    for tile in queue:
        for other in adjacency[tile]:
            if other not in found:
                found[other] = found[tile] + 1
                queue.append(other)
    return found


@cache
def spawn_tiles(scenario_id: str, seat: int) -> dict[str, str]:
    """Where each unit of a side enters (U-8.2)."""
    return scenario(scenario_id).spawn_tiles(SIDE_NAMES[seat])


def printed_on(card: str, action: str) -> PrintedAction | None:
    """An action as a card shows it."""
    return next((each for each in CARDS[card].actions if each.action == action), None)


class Table:
    """A position by its names, with what may be done in it and who wins it."""

    def __init__(self, before: Battle) -> None:
        found = facts(before)
        self.number = str(before.board.scenario)
        self.book: Scenario = scenario(self.number)
        self.sides = [SideModel(found, name) for name in SIDE_NAMES]
        self.holder = SIDE_NAMES.index(found["initiative"])
        self.values: dict[str, int] = {tile: found[f"value.{tile}"] for tile in self.book.tiles}
        self.verb = VERB_NAMES[before.verb] if before.verb >= 0 else ""
        self.card = KIND_NAMES[before.card] if before.card >= 0 else ""
        self.unit = KIND_NAMES[before.unit] if before.unit >= 0 else ""
        self.active = int(before.active)
        self.phase: str = found["phase"]
        self.round: int = found["round"]
        self.left: int = found["left"]
        self.pending = {counter for counter in range(2 * UNITS) if (before.pending >> counter) & 1}
        self.is_last_turn = 0 < before.round_limit <= self.round and self.active == 1 - self.holder

    # What may be done (U-6.1, U-7.3, U-8, table 17.2)

    def offered(self, seat: int) -> Iterator[str]:
        """Everything a side may do, in notation."""
        side = self.sides[seat]
        hand = [card for card, copies in side.piles["hand"].items() if copies > 0]
        if self.phase == "bid" and side.bid is None:
            yield from (f"bid {card}" for card in hand)
        if self.phase in ("bid", "over") or seat != self.active:
            return
        if self.phase == "turn":
            yield "end"
            for card in hand:
                yield from self.plays(card)
        else:
            yield from self.choices()

    def plays(self, card: str) -> Iterator[str]:
        """What a card of the hand may be used for (U-7.3, U-7.4, U-8.5 to U-8.7)."""
        if card == FOG:
            return
        yield f"hunker {card}"
        if card in self.sides[self.active].suppressed:
            yield f"ready {card}"
            return
        for each in CARDS[card].actions:
            if self.may(each.action, card):
                yield f"{each.action} {card}"

    def may(self, action: str, card: str) -> bool:
        """May this action be chosen, the counter standing where it is or will appear (U-8.9, table 17.2)?"""
        me, foe = self.sides[self.active], self.sides[1 - self.active]
        if action in ("attack", "suppress"):
            return bool(foe.on_board())
        if action == "blast":
            return me.target is not None
        if action == "recon":
            return me.piles["hand"][FOG] > 0
        if action == "target":
            return bool(self.markable())
        if action == "control":
            tile = self.post(self.active, card)
            if tile in me.controlled and (tile != self.book.radio_tile or self.active != 0):
                return False
            return not self.standing(1 - self.active, tile)
        return True

    def choices(self) -> Iterator[str]:
        """The parameters of the action that has begun."""
        if self.phase in ("step", "take"):
            yield "stop"
        if self.phase == "step":
            yield from (f"step {tile}" for tile in self.open_tiles())
        elif self.phase == "take":
            yield from (f"take {card}" for card in self.takable())
        elif self.phase == "lead":
            yield from (f"lead {SIDE_NAMES[self.active]}.{unit}" for unit in self.leadable())
        elif self.phase == "number":
            yield from (f"number {number}" for number in range(self.left + 1))
        elif self.phase == "mark":
            yield from (f"mark {tile}" for tile in self.markable())
        elif self.verb == "blast":
            yield from (f"aim {SIDE_NAMES[each // UNITS]}.{KIND_NAMES[each % UNITS]}" for each in self.pending)
        else:
            yield from (f"aim {SIDE_NAMES[1 - self.active]}.{unit}" for unit in self.sides[1 - self.active].on_board())

    def open_tiles(self) -> list[str]:
        """Where the moving counter may go (U-10.1 to U-10.4, U-10.7)."""
        me = self.sides[self.active]
        near = self.book.adjacency[me.where[self.unit]]
        return [tile for tile in near if self.verb not in MOVEMENTS or tile in me.marked()]

    def takable(self) -> list[str]:
        """What Bolster or Inspire may take next (U-12.1, U-12.11)."""
        bolsters = self.verb == "bolster"
        pile = self.sides[self.active].piles["supply" if bolsters else "play"]
        printed, squad = printed_on(self.card, self.verb), CARDS[self.card].squad
        is_limited = not bolsters or (printed is not None and printed.squad_only)
        fitting = [card for card, copies in pile.items() if copies > 0 and (bolsters or card != self.card)]
        return [card for card in fitting if not is_limited or CARDS[card].squad == squad]

    def leadable(self) -> list[str]:
        """The counters that Guide may move (U-10.3)."""
        me = self.sides[self.active]
        return [unit for unit in me.on_board() if unit not in me.suppressed]

    def markable(self) -> list[str]:
        """Where the target marker may go (U-12.13)."""
        away = distances_from(self.number, self.post(self.active, "mortar"))
        near = {tile for tile, steps in away.items() if steps < LEAST_TARGET_DISTANCE}
        return [tile for tile in self.book.tiles if tile not in {*near, self.sides[self.active].target}]

    def post(self, seat: int, unit: str) -> str:
        """Where a unit's counter is, or would appear (U-8.9)."""
        tile = self.sides[seat].where[unit]
        return tile if tile != OFF else spawn_tiles(self.number, seat)[unit]

    # Who wins (U-14)

    def verdict(self, told: set[str], is_last_turn: bool) -> tuple[str | None, str | None]:
        """Winner and reason after a step in which all that happened (U-14.7, U-14.8, U-14.13)."""
        if CHECKED_AFTER & told:
            for seat, side in enumerate(self.sides):
                side.is_hopeless = side.is_hopeless or self.can_never_capture(seat)
        elif "spawned" not in told:
            return (self.ahead(), "round_limit") if is_last_turn else (None, None)
        needs = [self.book.need(name) for name in SIDE_NAMES]
        for seat, name in enumerate(SIDE_NAMES):
            if 0 < needs[seat] <= self.points(seat):
                return name, "capture"
        for seat, name in enumerate(SIDE_NAMES):
            if not needs[seat] and not self.sides[1 - seat].has_riflemen():
                return name, "pin"
        for seat, name in enumerate(SIDE_NAMES):
            is_ahead = self.points(seat) > self.points(1 - seat)
            if self.sides[1 - seat].is_hopeless and (not needs[seat] or is_ahead):
                return name, "beyond_hope"
        if all(side.is_hopeless or not side.has_riflemen() for side in self.sides):
            return self.ahead(), "both_pinned"
        return None, None

    def ahead(self) -> str:
        """More points, else the holder of the initiative marker (U-14.5)."""
        us, ger = self.points(0), self.points(1)
        return SIDE_NAMES[self.holder if us == ger else 0 if us > ger else 1]

    def can_never_capture(self, seat: int) -> bool:
        """Beyond All Hope (U-14.9, U-14.11)."""
        need, radio = self.book.need(SIDE_NAMES[seat]), self.book.radio_tile
        if not need:
            return False
        mine = self.tiles_within_reach(seat)
        if radio is not None and radio in mine & self.tiles_within_reach(0):
            return False
        return sum(self.values[tile] for tile in mine | self.sides[seat].controlled) < need

    def tiles_within_reach(self, seat: int) -> set[str]:
        """Where any Riflemen of a side may yet come to stand (U-14.11, steps 1 to 4)."""
        side = self.sides[seat]
        cards = self.cards_within_reach(side)
        has_scout = any(CARDS[card].title == "scout" for card in cards)
        open_tiles = set(self.book.tiles) if has_scout else side.marked()
        starts = {side.where[unit] for unit in RIFLEMEN if unit in cards} - {OFF}
        reached = starts | {spawn_tiles(self.number, seat)[unit] for unit in RIFLEMEN if unit in cards}
        queue = sorted(reached)
        for tile in queue:
            found = set(self.book.adjacency[tile]) & open_tiles - reached
            reached |= found
            queue += sorted(found)
        return reached

    @staticmethod
    def cards_within_reach(side: SideModel) -> set[str]:
        """What a side holds or may yet bolster (U-14.11, step 1)."""
        cards = {card for pile in IN_CYCLE for card, copies in side.piles[pile].items() if copies > 0}
        supply = {card for card, copies in side.piles["supply"].items() if copies > 0}
        while True:
            bolsters = [(card, printed_on(card, "bolster")) for card in cards]
            wider = {
                other
                for card, printed in bolsters
                if printed is not None
                for other in supply
                if not printed.squad_only or CARDS[other].squad == CARDS[card].squad
            }
            if wider <= cards:
                return cards
            cards |= wider

    def points(self, seat: int) -> int:
        return sum(self.values[tile] for tile in self.sides[seat].controlled)

    def tile(self, number: int) -> str:
        return self.book.tiles[number]

    def standing(self, seat: int, tile: str) -> bool:
        return tile in self.sides[seat].where.values()
