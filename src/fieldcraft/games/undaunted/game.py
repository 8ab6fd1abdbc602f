"""Undaunted: Normandy as a game of Fieldcraft."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, ClassVar, Final

from fieldcraft.core.chance import Chance
from fieldcraft.core.decision import OptionSpec, Outcome, ScenarioInfo, Told
from fieldcraft.core.errors import BadInput
from fieldcraft.core.events import SILENT, Event, Log
from fieldcraft.core.game import Game, Options
from fieldcraft.core.state import State
from fieldcraft.core.text import Message
from fieldcraft.games.undaunted import decisions, notation, positions
from fieldcraft.games.undaunted.kinds import ACTION_SPACE, FOG, GER, KIND_NAMES, SIDE_NAMES, US
from fieldcraft.games.undaunted.names import card_name, scenario_days, scenario_title, side_name
from fieldcraft.games.undaunted.play import UndauntedState
from fieldcraft.games.undaunted.referee import Referee
from fieldcraft.games.undaunted.rules.turn import begin_round
from fieldcraft.games.undaunted.scenarios import Scenario, all_scenarios, balances, board_of, scenario, side_of
from fieldcraft.games.undaunted.state import BIDDING, REASONS
from fieldcraft.games.undaunted.telling import describe, tell

LARGEST_ROUND_LIMIT: Final = 999
FUZZ_ROUNDS: Final = 300


class Undaunted(Game):
    """The duel for Normandy: 2 seats, 12 scenarios."""

    id: ClassVar[str] = "undaunted"
    title: ClassVar[Message] = Message("undaunted-title")
    rules_version: ClassVar[str] = "1"
    seat_ids: ClassVar[tuple[str, ...]] = SIDE_NAMES
    seats: ClassVar[range] = range(2, 3)
    options: ClassVar[tuple[OptionSpec, ...]] = (
        OptionSpec("round_limit", 0, LARGEST_ROUND_LIMIT, Message("undaunted-option-round-limit")),
        OptionSpec("open_discards", 0, 1, Message("undaunted-option-open-discards")),
    )
    action_space: ClassVar[int] = ACTION_SPACE
    end_reasons: ClassVar[tuple[str, ...]] = REASONS[1:]

    def scenarios(self) -> tuple[ScenarioInfo, ...]:
        return described_scenarios()

    def seat_name(self, seat: int) -> Message:
        return side_name(seat)

    def begin(self, scenario_id: str, options: Options) -> UndauntedState:
        """The scenario laid out, before the first card is drawn (U-2)."""
        values = self.checked(options)
        state = laid_out(scenario_id).copy()
        state.round_limit = values["round_limit"]
        state.open_discards = values["open_discards"] == 1
        return state

    def setup(self, scenario: str, options: Options, chance: Chance, events: Log | None = None) -> UndauntedState:
        state = self.begin(scenario, options)
        begin_round(state, chance, SILENT if events is None else events)
        return state

    def write(self, state: State, action: int) -> str:
        return notation.write(own(state), action)

    def parse(self, state: State, notation_text: str) -> int:
        return notation.parse(own(state), notation_text)

    def label(self, state: State, seat: int, action: int) -> Message:
        return decisions.label_of(own(state), seat, action)

    def intents(self, state: State, seat: int) -> Sequence[int]:
        return decisions.tempting(own(state), seat)

    def describe(self, state: State, event: Event) -> Message:
        return describe(own(state), event)

    def tell(self, state: State, event: Event) -> Told:
        return tell(own(state), event)

    def visibly_acting(self, state: State, seat: int) -> tuple[int, ...]:
        battle = own(state)
        if battle.phase != BIDDING:
            return battle.to_act()
        bidders = tuple(side for side in (US, GER) if battle.side(side).hand_size > 0)
        return tuple(side for side in bidders if side != seat or side in battle.to_act())  # U-6.1

    def verdict(self, outcome: Outcome) -> Message:
        reason = Message(f"undaunted-reason-{outcome.reason.replace('_', '-')}")
        return Message("undaunted-event-won", {"side": side_name(outcome.winners[0]), "reason": reason})

    def chance_name(self, purpose: str, value: int) -> str | int:
        return KIND_NAMES[value] if purpose.startswith("draw.") else value

    def chance_value(self, purpose: str, name: str | int) -> int:
        if purpose.startswith("draw."):
            return notation.kind_number(str(name))
        if isinstance(name, bool) or not isinstance(name, int):
            raise BadInput("error-chance-face", purpose=purpose, value=str(name))
        return name

    def facts(self, state: State) -> dict[str, Any]:
        return positions.facts(own(state))

    def dump(self, state: State) -> dict[str, Any]:
        return positions.dump(own(state))

    def arrange(self, scenario: str, options: Options, given: Mapping[str, Any]) -> UndauntedState:
        state = self.begin(scenario, options)
        positions.arrange(state, given)
        return state

    def origin(self, state: State) -> tuple[str, dict[str, int]]:
        battle = own(state)
        options = {"round_limit": int(battle.round_limit), "open_discards": int(battle.open_discards)}
        return str(battle.board.scenario), options

    def referee(self, before: State, seat: int, action: int, events: list[Event], after: State) -> list[str]:
        return Referee(own(before)).watch(own(before), seat, action, events, own(after))

    def fuzz_options(self, scenario: str, chance: Chance) -> dict[str, int]:
        """With a round limit: sides that keep one card each would bid it for ever (U-14.11)."""
        return {"round_limit": FUZZ_ROUNDS, "open_discards": int(chance.choose(2, "options"))}

    def faults(self, start: State, state: State) -> list[str]:
        return positions.faults(own(start), own(state))


@cache
def laid_out(scenario_id: str) -> UndauntedState:
    """A scenario's set-up (U-2), made once and copied for every game."""
    chosen = scenario(scenario_id)
    state = UndauntedState(board_of(chosen), side_of(chosen, "us"), side_of(chosen, "ger"))
    state.holder = SIDE_NAMES.index(chosen.starting_initiative)  # U-2.4
    return state


@cache
def described_scenarios() -> tuple[ScenarioInfo, ...]:
    return tuple(scenario_info(each) for each in all_scenarios().values())


def scenario_info(each: Scenario) -> ScenarioInfo:
    """What one sees of a scenario before playing it."""
    goals = tuple(goal(each, side) for side in SIDE_NAMES)
    held = (forces(each.cards["us"]), forces(each.cards["ger"]))
    info = ScenarioInfo(str(each.number), scenario_title(each), each.place, scenario_days(each), goals, held)
    balance = balances().get(each.number)
    return replace(info, rounds=round(balance.rounds), shares=balance.shares()) if balance else info


def own(state: State) -> UndauntedState:
    """A state that is known to be of this game."""
    assert isinstance(state, UndauntedState)
    return state


def forces(cards: Mapping[str, tuple[int, int]]) -> tuple[tuple[Message, int], ...]:
    """A side's cards, deck and supply together, without Fog of War, which is on nobody's side."""
    copies = ((KIND_NAMES.index(name), sum(numbers)) for name, numbers in cards.items())
    return tuple((card_name(kind), number) for kind, number in sorted(copies) if number and kind != FOG)


def goal(each: Scenario, side: str) -> Message:
    """What a side has to do (U-14.1)."""
    need = each.need(side)
    return Message("undaunted-goal-points", {"need": need}) if need else Message("undaunted-goal-pin")
