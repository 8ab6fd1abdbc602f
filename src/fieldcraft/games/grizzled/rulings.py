"""What the rules say of a position, read a second time from the rulebook and the data files.

Names instead of numbers, lists instead of bits, and no rule code of the engine: this is the referee's own reading.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from fieldcraft.games.grizzled.cards import ATTACKS, CARD_FACTS, CHARACTERS, WEATHER
from fieldcraft.games.grizzled.positions import facts, place_names
from fieldcraft.games.grizzled.state import Squad

KINDS: Final = (*WEATHER, *ATTACKS)
THREATS: Final = {card.key: set(card.shows) for card in CARD_FACTS.threats}
TRAPS: Final = {card.key for card in CARD_FACTS.threats if card.trap}
KNOCKS: Final = {card.key: card for card in CARD_FACTS.knocks}
CHARM_OF: Final = {each.id: each.charm for each in CHARACTERS}
STEPS: Final = {"left1": 1, "right1": -1, "left2": 2, "right2": -2}


def shows(card: str) -> set[str]:
    """The threats on a card (G-1.5, G-6.14)."""
    if card in KNOCKS:
        return {str(KNOCKS[card].shows)} if KNOCKS[card].shows else set()
    return {str(kind) for kind in THREATS.get(card, set())}


class Person:
    """One player as the referee keeps him, or the Chaplain."""

    def __init__(self, found: dict[str, Any], name: str) -> None:
        self.name = name
        self.is_chaplain = name == "chaplain"
        self.charm = CHARM_OF.get(found[f"{name}.character"], "")
        self.is_ready: bool = found[f"{name}.charm"] == "ready"
        self.hand: list[str] = list(found[f"{name}.hand"])
        self.attached: list[str] = list(found[f"{name}.attached"])
        self.tokens: int = found[f"{name}.speech_tokens"]
        self.is_withdrawn: bool = found[f"{name}.withdrawn"]
        self.tiles: Counter[str] = Counter(found[f"{name}.tiles"])
        self.played: str | None = found[f"{name}.played"]
        self.lost: Counter[str] = Counter(found[f"{name}.lost"])
        self.answer: str | None = found[f"{name}.answer"]

    def facts(self) -> dict[str, Any]:
        return {
            "charm": "ready" if self.is_ready else "spent",
            "hand": Counter(self.hand),
            "attached": self.attached,
            "speech_tokens": self.tokens,
            "withdrawn": self.is_withdrawn,
            "tiles": +self.tiles,
            "played": self.played,
            "lost": +self.lost,
            "answer": self.answer,
        }

    def icons(self) -> int:
        """G-13.2."""
        return sum(KNOCKS[card].icons for card in self.attached)


class Ruling:
    """A position as the referee reads it."""

    def __init__(self, squad: Squad) -> None:
        found = facts(squad)
        self.people: dict[str, Person] = {name: Person(found, name) for name in place_names(squad)}
        self.players = [person for person in self.people.values() if not person.is_chaplain]
        self.names: list[str] = list(self.people)
        self.traps_act = squad.level > 0  # G-15.1, G-15.9
        self.has_chaplain = len(self.people) > len(self.players)
        self.land: list[str] = list(found["no_mans_land"])
        self.discard: list[str] = list(found["discard"])
        self.trials: int = found["trials"]
        self.morale: int = found["morale"]
        self.supply: int = found["supply"]
        self.round: int = found["round"]
        self.leader: str = found["leader"]
        self.phase: str = found["phase"]
        self.active: str | None = found["active"]
        self.spoken: str | None = found["spoken"]
        self.asked: list[str] = list(found["asked"])
        self.left: int = found["left"]
        self.has_shed: bool = squad.shed > 0
        self.succeeded: bool = found["succeeded"]
        self.reason: str | None = found["reason"]

    @property
    def actor(self) -> Person:
        assert self.active is not None
        return self.people[self.active]

    def in_mission(self) -> list[Person]:
        return [person for person in self.players if not person.is_withdrawn]

    def owner_of(self, knock: str) -> Person | None:
        return next((person for person in self.players if knock in person.attached), None)

    def count(self, kind: str) -> int:
        """G-8.1: what is on the table, and on everybody still in the mission."""
        knocks = [card for person in self.in_mission() for card in person.attached]
        return sum(kind in shows(card) for card in (*self.land, *knocks))

    # What may be done

    def offered(self, name: str) -> Iterator[str]:
        """Every action the rules allow a seat now, as notation."""
        if self.phase == "over" or name not in self.people or self.people[name].is_chaplain:
            return
        person = self.people[name]
        if self.phase == "answer":
            if name in self.asked and person.answer is None:
                yield from (f"discard {card}" for card in person.hand if self.spoken in shows(card))
                yield "decline"
        elif name == self.active:
            choices = {
                "intensity": self.intensities,
                "turn": self.turn_actions,
                "relieve": self.reliefs,
                "benefit": self.benefits,
            }
            if self.phase in choices:
                yield from choices[self.phase]()
            else:
                verb = "remove" if self.phase == "remove" else "support"
                yield from (f"{verb} {tile}" for tile, number in person.tiles.items() if number)

    def intensities(self) -> Iterator[str]:
        """G-4.3, G-4.4."""
        least = 3 if self.round == 1 else 1
        share = -(-self.trials // len(self.players))
        yield from (f"intensity {number}" for number in range(least, max(least, share) + 1))

    def turn_actions(self) -> Iterator[str]:
        """The table of G-5.3."""
        person = self.actor
        forbidding = self.forbidding(person)
        if self.is_obliged(person, forbidding):
            yield "withdraw"
            return
        yield from (f"play {card}" for card in person.hand)
        if person.is_ready:
            yield from (f"charm {card}" for card in self.land if person.charm in shows(card))
        if person.tokens and "mute" not in person.attached:
            yield from (f"speech {kind}" for kind in KINDS)
        if not forbidding:
            yield "withdraw"

    def forbidding(self, person: Person) -> list[str]:
        """The Hard Knocks that forbid withdrawing at this moment (G-6.24)."""
        found = []
        if "hardheaded" in person.attached and len(person.hand) > 1:
            found.append("hardheaded")
        if "prideful" in person.attached and person.hand and self.in_mission() != [person]:
            found.append("prideful")
        fragile = self.owner_of("fragile")
        if fragile not in (None, person) and fragile in self.in_mission() and person.hand:
            found.append("fragile")
        return found

    def is_obliged(self, person: Person, forbidding: list[str]) -> bool:
        """Fearful, against what forbids (G-10.9, G-10.19)."""
        if "fearful" not in person.attached or max(map(self.count, KINDS)) < 2:
            return False
        own = [card for card in forbidding if card != "fragile"]
        older = person.attached[: person.attached.index("fearful")]
        return not any(card in older for card in own)

    def reliefs(self) -> Iterator[str]:
        yield from (f"relieve {card}" for person in self.players for card in person.attached)

    def benefits(self) -> Iterator[str]:
        """G-11.10."""
        yield from (f"shed {card}" for card in self.actor.attached)
        if self.succeeded and not self.actor.is_ready and not self.has_shed:
            yield "recover"
        yield "done"
