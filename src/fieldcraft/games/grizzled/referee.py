"""A second opinion on every step: the rulebook carried out again on names and lists, and compared.

What chance gave is taken from the events; everything else must follow from the position before.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from fieldcraft.core.events import EVERYBODY, Event, all_but, audience_of
from fieldcraft.games.grizzled.happenings import FIELDS
from fieldcraft.games.grizzled.kinds import CARD_NAMES, SEAT_NAMES, TILE_NAMES
from fieldcraft.games.grizzled.notation import write
from fieldcraft.games.grizzled.positions import facts
from fieldcraft.games.grizzled.rulings import KINDS, KNOCKS, STEPS, THREATS, TRAPS, Person, Ruling
from fieldcraft.games.grizzled.state import Squad

PRIVATE: Final = {"received", "tile-removed", "tile-placed"}
DRAWN: Final = ("received", "trap-sprung", "stumbled")
"""What is told of a card that came from the Trials pile."""
OUTLINES: Final = {"dealt", "tile-removed-unseen", "withdrew"}


def told_as(events: list[Event], *keys: str) -> list[Event]:
    """The events with one of these message keys, in order."""
    return [event for event in events if FIELDS[event.kind][0] in keys]


class Referee(Ruling):
    """Carries out one step by itself."""

    def watch(self, before: Squad, seat: int, action: int, events: list[Event], after: Squad) -> list[str]:
        """The rules that the step broke, in words."""
        self.complaints: list[str] = []
        self.after = facts(after)
        self.drawn = [CARD_NAMES[event.b] for event in told_as(events, *DRAWN)]
        self.placed = [TILE_NAMES[event.b] for event in told_as(events, "tile-placed")]
        for number, name in enumerate(SEAT_NAMES):
            listed = {write(int(each)) for each in before.legal(number)}
            due = set(self.offered(name))
            self.object(listed != due, f"{name} may {sorted(listed - due)}, may not {sorted(due - listed)} (G-5.3)")
        for event in events:
            self.hear(event)
        verb, _, word = write(action).partition(" ")
        try:
            getattr(self, f"do_{verb}")(self.people[SEAT_NAMES[seat]], word)
        except (IndexError, KeyError, ValueError) as error:
            self.object(True, f"{verb} {word} cannot have led to this: {error!r}")
            return self.complaints
        self.object(bool(self.drawn), f"drawn without reason: {self.drawn} (G-7.1)")
        self.object(bool(self.placed), f"placed without reason: {self.placed} (G-6.19)")
        self.compare()
        return self.complaints

    def object(self, is_broken: bool, complaint: str) -> None:
        if is_broken:
            self.complaints.append(complaint)

    def hear(self, event: Event) -> None:
        """Who was told (G-14.1, G-14.2)."""
        key, seat = FIELDS[event.kind][0], int(event.a)
        due = audience_of(seat) if key in PRIVATE else all_but(seat) if key in OUTLINES else EVERYBODY
        self.object(event.audience != due, f"{key} was told to others than may know (G-14.1)")

    def draw(self) -> str:
        """The next card that chance gave; there must be one in the pile."""
        self.object(self.trials == 0, "a card from an empty pile (G-7.4)")
        self.trials -= 1
        return self.drawn.pop(0)

    def compare(self) -> None:
        """Everything must be as the referee has it."""
        found = self.after
        for person in self.people.values():
            for key, due in person.facts().items():
                held = found[f"{person.name}.{key}"]
                held = Counter(held) if isinstance(due, Counter) else held
                self.object(held != due, f"{person.name}.{key} is {held}, expected {due}")
        due_facts = {
            "trials": self.trials,
            "morale": self.morale,
            "supply": self.supply,
            "round": self.round,
            "leader": self.leader,
            "phase": self.phase,
            "active": self.active,
            "spoken": self.spoken,
            "reason": self.reason,
            "left": self.left,
        }
        for key, due in due_facts.items():
            self.object(found[key] != due, f"{key} is {found[key]}, expected {due}")
        for key, cards in (("no_mans_land", self.land), ("discard", self.discard)):
            self.object(Counter(found[key]) != Counter(cards), f"{key} is {found[key]}, expected {cards}")

    # The actions

    def do_intensity(self, leader: Person, number: str) -> None:
        """G-4.5, G-4.6."""
        order = self.clockwise(leader)
        for person in order * int(number):
            if self.trials:
                person.hand.append(self.draw())
        frenzied = self.owner_of("frenzied")
        if frenzied is not None:
            for _ in range(min(2, self.trials)):
                frenzied.hand.append(self.draw())
        self.phase, self.active = "turn", leader.name

    def clockwise(self, first: Person) -> list[Person]:
        place = self.players.index(first)
        return self.players[place:] + self.players[:place]

    def do_play(self, person: Person, card: str) -> None:
        person.hand.remove(card)
        if self.put_down(person, card):
            self.go_on(person)

    def put_down(self, person: Person, card: str) -> bool:
        """G-6.2 to G-6.4, G-7; is the card dealt with?"""
        done = self.put_one(person, card)
        if card in TRAPS and self.traps_act and self.trials:
            done = self.put_one(person, self.draw())
        return done

    def put_one(self, person: Person, card: str) -> bool:
        if card in THREATS:
            self.land.append(card)
        elif card in KNOCKS:
            person.attached.append(card)
            if card == "tyrannical":
                self.leader = person.name
        else:
            self.discard.append(card)
            return self.begin_relief(person)
        return True

    def begin_relief(self, person: Person) -> bool:
        """G-10.17: a choice only where there are several."""
        knocks = [(owner, card) for owner in self.players for card in owner.attached]
        if len(knocks) > 1:
            self.phase, self.active = "relieve", person.name
            return False
        for owner, card in knocks:
            self.remove_knock(owner, card)
        return True

    def remove_knock(self, owner: Person, card: str) -> None:
        owner.attached.remove(card)
        self.discard.append(card)

    def do_relieve(self, person: Person, card: str) -> None:
        owner = self.owner_of(card)
        assert owner is not None
        self.remove_knock(owner, card)
        self.go_on(person)

    def do_charm(self, person: Person, card: str) -> None:
        person.is_ready = False
        self.land.remove(card)
        self.discard.append(card)
        self.go_on(person)

    def do_speech(self, person: Person, kind: str) -> None:
        """G-6.10 to G-6.16, G-15.4."""
        person.tokens -= 1
        self.supply += int(self.has_chaplain)
        listeners = [each.name for each in self.in_mission() if each is not person and each.hand]
        if listeners:
            self.phase, self.spoken, self.asked = "answer", kind, listeners
        else:
            self.go_on(person)

    def do_discard(self, person: Person, card: str) -> None:
        person.answer = card
        self.end_answers()

    def do_decline(self, person: Person, _: str) -> None:
        person.answer = "declined"
        self.end_answers()

    def end_answers(self) -> None:
        """G-6.15: nothing shows before all have answered."""
        asked = [self.people[name] for name in self.asked]
        if any(person.answer is None for person in asked):
            return
        for person in asked:
            if person.answer != "declined":
                person.hand.remove(str(person.answer))
                self.discard.append(str(person.answer))
            person.answer = None
        self.spoken = None
        self.go_on(self.actor)

    def do_withdraw(self, person: Person, _: str) -> None:
        number = person.tiles.total()
        if number and "absent_minded" in person.attached:
            if number > 1:
                self.phase = "remove"
                return
            self.do_remove(person, next(iter(+person.tiles)))
        else:
            self.place_tile(person)

    def do_remove(self, person: Person, tile: str) -> None:
        """G-10.16, G-10.22."""
        person.tiles[tile] -= 1
        person.lost[tile] += 1
        self.place_tile(person)

    def place_tile(self, person: Person) -> None:
        """G-6.20, G-10.10: without a choice, or with chance choosing, it lies at once."""
        if person.tiles.total() > 1 and "panicked" not in person.attached:
            self.phase = "tile"
        elif not person.tiles.total():
            self.leave(person)
        else:
            self.do_support(person, self.placed[0])

    def do_support(self, person: Person, tile: str) -> None:
        """The player is told which tile lies there (G-14.1), and it was one of his own (G-6.19)."""
        told = self.placed.pop(0)
        self.object(told != tile, f"{person.name} placed {tile} and was told {told} (G-6.19)")
        self.object(not person.tiles[tile], f"{person.name} placed {tile} and holds none (G-6.19)")
        person.tiles[tile] -= 1
        person.played = tile
        self.leave(person)

    def leave(self, person: Person) -> None:
        """G-6.19, G-10.15."""
        person.is_withdrawn = True
        done = True
        if "clumsy" in person.attached and self.trials:
            done = self.put_down(person, self.draw())
        if done:
            self.go_on(person)

    def do_shed(self, person: Person, card: str) -> None:
        self.remove_knock(person, card)
        self.left -= 1
        if not self.left or not person.attached:
            self.end_support()

    def do_recover(self, person: Person, _: str) -> None:
        person.is_ready = True
        self.end_support()

    def do_done(self, _: Person, __: str) -> None:
        self.end_support()

    # What follows

    def go_on(self, person: Person) -> None:
        """G-5.3, G-8.2, G-9."""
        if any(self.count(kind) >= 3 for kind in KINDS):
            self.trials += len(self.land)
            self.land = []
            self.support(succeeded=False)
        elif not self.in_mission():
            self.discard += self.land
            self.land = []
            self.support(succeeded=True)
        else:
            following = [each for each in self.clockwise(person)[1:] if not each.is_withdrawn]
            self.phase, self.active = "turn", (following or [person])[0].name

    def target(self, person: Person, tile: str) -> Person:
        """G-2.2, G-10.12."""
        if "selfish" in person.attached:
            return person
        return self.people[self.names[(self.names.index(person.name) + STEPS[tile]) % len(self.names)]]

    def support(self, *, succeeded: bool) -> None:
        """G-11.1 to G-11.6."""
        self.succeeded = succeeded
        received: Counter[str] = Counter()
        moves = [(person, person.played) for person in self.people.values() if person.played is not None]
        for person, tile in moves:
            target = self.target(person, tile)
            received[target.name] += 1
            target.tiles[tile] += 1
            person.played = None
        best = [name for name, number in received.items() if number == max(received.values())]
        supported = self.people[best[0]] if len(best) == 1 else None
        if supported is not None and not supported.is_chaplain:
            may_recover = succeeded and not supported.is_ready
            if supported.attached or may_recover:
                self.phase, self.active, self.left = "benefit", supported.name, 2 if succeeded else 1
                return
        self.end_support()

    def end_support(self) -> None:
        """G-11.9, G-13."""
        self.left = 0
        if any(person.icons() >= 4 for person in self.players):
            self.end("hard_knocks")
        elif not self.trials and not any(person.hand for person in self.players):
            self.end("peace")
        else:
            self.drop_morale()

    def end(self, reason: str) -> None:
        self.phase, self.active, self.reason = "over", None, reason

    def drop_morale(self) -> None:
        """G-12.1 to G-12.7."""
        number = max(3, sum(len(person.hand) for person in self.players))
        if self.owner_of("demoralized") is not None:
            number += 1
        moved = min(number, self.morale)
        self.morale -= moved
        self.trials += moved
        if self.morale == 0:
            self.end("monument")
            return
        if self.owner_of("tyrannical") is None:
            former = self.people[self.leader]
            if self.supply:
                self.supply -= 1
                former.tokens += 1
            self.leader = self.clockwise(former)[1].name
        self.begin_round()

    def begin_round(self) -> None:
        """G-4.2, G-15.4."""
        self.round += 1
        self.phase, self.active = "intensity", self.leader
        for person in self.players:
            person.is_withdrawn = False
        if self.has_chaplain and self.people["chaplain"].tiles.total():
            chaplain = self.people["chaplain"]
            chaplain.played = str(self.after["chaplain.played"])
            chaplain.tiles[chaplain.played] -= 1
            self.object(chaplain.tiles[chaplain.played] < 0, "the Chaplain had no such tile (G-15.4)")


def judge(before: Squad, seat: int, action: int, events: list[Event], after: Squad) -> list[str]:
    """The rules that a step broke, in words."""
    return Referee(before).watch(before, seat, action, events, after)
