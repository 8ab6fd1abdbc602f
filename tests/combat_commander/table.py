"""A table for the rule tests: positions in a few words, and moves by notation with the cards one wants."""

from typing import Any

import msgspec
import pytest

from fieldcraft.core.chance import FastChance
from fieldcraft.core.errors import IllegalAction
from fieldcraft.core.events import EventList
from fieldcraft.core.script import ScriptedChance
from fieldcraft.games.combat_commander.game import CombatCommander
from fieldcraft.games.combat_commander.kinds import SIDE_NAMES
from fieldcraft.games.combat_commander.play import CombatState
from fieldcraft.games.combat_commander.scenario_file import SideFacts
from fieldcraft.games.combat_commander.scenarios import scenario
from fieldcraft.games.combat_commander.setting import field_of
from fieldcraft.games.combat_commander.state import Field
from fieldcraft.games.combat_commander.verbs import ARG_BITS, GIVE_UP

GAME = CombatCommander()
FIELD_FACTS = (
    "scenario", "ground", "side_facts", "area", "first_to_set_up", "first_turn_option", "sudden_death", "year",
    "mine_strength", "is_frozen", "offers", "special",
)  # fmt: skip
"""In the order in which a `Field` is made from them."""


def mostly_keeping(state: CombatState, seat: int, chance: FastChance) -> list[int]:
    """The legal actions for a random player who rarely gives a Weapon up (CC-W12): else soon none would be left."""
    legal = [int(action) for action in state.legal(seat)]
    return [action for action in legal if action >> ARG_BITS != GIVE_UP] if chance.choose(40, "policy") else legal


def with_conditions(state: CombatState, **sides: SideFacts) -> CombatState:
    """The same position under other conditions of its sides."""
    played = scenario(str(state.field.scenario))
    return in_field(state, field_of(msgspec.structs.replace(played, sides={**played.sides, **sides})))


def in_field(state: CombatState, field: Field) -> CombatState:
    """The same position on another field."""
    other = CombatState(field, state.axis, state.allies, state.counters, state.control, state.stack)
    state.copy_onto(other)
    return other


def with_facts(state: CombatState, **facts: Any) -> CombatState:
    """The same position with other facts of its field, named as in `Field`."""
    return in_field(state, Field(*[facts.get(name, getattr(state.field, name)) for name in FIELD_FACTS]))


class Table:
    """A game in progress on map 1, with no luck but what is asked for."""

    def __init__(
        self,
        axis: list[str],
        allies: list[str],
        weapons: list[str] | None = None,
        hands: dict[str, list[int]] | None = None,
        defender: str = "",
        **given: Any,
    ) -> None:
        """Units as in `positions`, in the order of their slots; Weapons likewise. `defender` has Posture Defend."""
        sides = given.pop("sides", {})
        for side, hand in (hands or {}).items():
            sides.setdefault(side, {})["hand"] = hand
        units = {f"axis.{slot}": line for slot, line in enumerate(axis)}
        units |= {f"allies.{slot}": line for slot, line in enumerate(allies)}
        listed = {f"w{slot}": line for slot, line in enumerate(weapons or [])}
        self.state: CombatState = GAME.arrange(
            "1", {}, {"units": units, "weapons": listed, "sides": sides, "active": "axis", **given}
        )
        if defender:
            facts = scenario("1").sides[defender]  # type: ignore[index]
            changed = {defender: msgspec.structs.replace(facts, posture="defend")}
            self.state = with_conditions(self.state, **changed)
        self.chance = ScriptedChance(GAME)
        self.log = EventList()

    def cards(self, axis: list[int] | None = None, allies: list[int] | None = None) -> "Table":
        """The cards that will be revealed next."""
        self.chance.add({"reveal.axis": list(axis or []), "reveal.allies": list(allies or [])})
        return self

    def do(self, *actions: str) -> "Table":
        """Take actions in turn, each by whoever is asked."""
        for action in actions:
            self.state.apply(self.seat, GAME.parse(self.state, action), self.chance, self.log)
        return self

    def walk(self, *actions: str) -> "Table":
        """The same, declining every window an entry opens."""
        for action in actions:
            self.do(action)
            while self.asked.endswith(" entry"):
                self.do("decline")
        return self

    def roll_out(self) -> "Table":
        """Let every roll stand and play no Action of fire or defence, until something else is asked."""
        answers = {"reroll": "keep", "firer": "decline", "defender": "decline"}
        while (question := self.asked.split()[1]) in answers:
            self.do(answers[question])
        return self

    def keep(self, times: int) -> "Table":
        """Let so many rolls stand."""
        return self.do(*["keep"] * times)

    @property
    def seat(self) -> int:
        return self.state.to_act()[0]

    @property
    def asked(self) -> str:
        """Who is asked for what."""
        return f"{SIDE_NAMES[self.seat]} {self.state.decision(self.seat).kind}"

    def offers(self, verb: str = "") -> list[str]:
        """The legal answers, or those with one verb; giving Weapons up (CC-W12) only if asked for."""
        written = [GAME.write(self.state, int(action)) for action in self.state.legal(self.seat)]
        return [each for each in written if each.split()[0] == verb or (not verb and each.split()[0] != "give_up")]

    def refusal(self, action: str) -> str:
        """The rule by which an action is refused."""
        number = GAME.parse(self.state, action)
        refused = self.state.explain(self.seat, number)
        assert refused is not None, f"{action} is allowed"
        before = GAME.dump(self.state)
        with pytest.raises(IllegalAction) as raised:
            self.state.apply(self.seat, number, self.chance)
        assert raised.value.rule == refused.rule
        assert GAME.dump(self.state) == before
        return refused.rule

    def fact(self, name: str) -> Any:
        return GAME.facts(self.state)[name]

    def told(self, key: str) -> list[dict[str, int]]:
        """The numbers of all events of one kind so far."""
        told = [GAME.tell(self.state, event) for event in self.log.events]
        return [dict(each.values) for each in told if each.kind == key]
