"""Combat Commander as a `Game`: all of the folder behind one contract."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from fieldcraft.core.chance import Chance
from fieldcraft.core.decision import Choosable, Outcome, Passing, ScenarioInfo, Told
from fieldcraft.core.errors import BadInput
from fieldcraft.core.events import SILENT, Event, Log
from fieldcraft.core.game import Game, Options
from fieldcraft.core.state import State
from fieldcraft.core.text import Message
from fieldcraft.games.combat_commander import decisions, faults, notation, positions, quiet
from fieldcraft.games.combat_commander.kinds import CHIT_LETTERS, DECK_SIZE, SIDE_NAMES
from fieldcraft.games.combat_commander.labels import label_of
from fieldcraft.games.combat_commander.names import side_name
from fieldcraft.games.combat_commander.play import CombatState
from fieldcraft.games.combat_commander.redeal import is_setting_up_unseen
from fieldcraft.games.combat_commander.referee import judge
from fieldcraft.games.combat_commander.ruled import SIDES
from fieldcraft.games.combat_commander.rules.flow import go_on
from fieldcraft.games.combat_commander.rules.victory import draw_open_chit, draw_secret_chit
from fieldcraft.games.combat_commander.setting import laid_out, name_of, playable_scenarios, scenario_named
from fieldcraft.games.combat_commander.state import REASONS
from fieldcraft.games.combat_commander.telling import describe, tell
from fieldcraft.games.combat_commander.titles import scenario_date, scenario_goal, scenario_place, scenario_title
from fieldcraft.games.combat_commander.verbs import ACTION_SPACE

CARD_PURPOSES = ("draw.axis", "draw.allies", "reveal.axis", "reveal.allies", "hand.axis", "hand.allies")


class CombatCommander(Game):
    id: ClassVar[str] = "combat_commander"
    title: ClassVar[Message] = Message("combat-commander-title")
    rules_version: ClassVar[str] = "1"
    seat_ids: ClassVar[tuple[str, ...]] = SIDE_NAMES
    seats: ClassVar[range] = range(2, 3)
    action_space: ClassVar[int] = ACTION_SPACE
    end_reasons: ClassVar[tuple[str, ...]] = REASONS[1:]
    periods: ClassVar[tuple[Choosable, ...]] = quiet.PERIODS
    reaction_kinds: ClassVar[tuple[Choosable, ...]] = quiet.KINDS

    def scenarios(self) -> tuple[ScenarioInfo, ...]:
        return tuple(scenario_info(number) for number in playable_scenarios())

    def seat_name(self, seat: int) -> Message:
        return side_name(seat)

    def begin(self, scenario_id: str, options: Options) -> CombatState:
        """The scenario before chance decides anything (CC-S.1)."""
        self.checked(options)
        return laid_out(scenario_id).copy()

    def setup(self, scenario: str, options: Options, chance: Chance, events: Log | None = None) -> CombatState:
        state = self.begin(scenario, options)
        log = SILENT if events is None else events
        draw_chits(state, chance, log)
        go_on(state, chance, log)
        return state

    def write(self, state: State, action: int) -> str:
        return notation.write(action)

    def parse(self, state: State, notation_text: str) -> int:
        return notation.parse(notation_text)

    def label(self, state: State, seat: int, action: int) -> Message:
        return label_of(own(state), seat, action)

    def intents(self, state: State, seat: int) -> Sequence[int]:
        return decisions.tempting(own(state), seat)

    def describe(self, state: State, event: Event) -> Message:
        return describe(own(state), event)

    def tell(self, state: State, event: Event) -> Told:
        return tell(own(state), event)

    def visibly_acting(self, state: State, seat: int) -> tuple[int, ...]:
        battle = own(state)
        if not is_setting_up_unseen(battle):
            return battle.to_act()
        return tuple(each for each in range(len(SIDE_NAMES)) if each != seat or each in battle.to_act())

    def passing(self, state: State, seat: int) -> Passing | None:
        return quiet.passing_of(own(state), seat)

    def period(self, state: State, seat: int, name: str) -> int | None:
        return quiet.period_of(own(state), seat, name)

    def verdict(self, outcome: Outcome) -> Message:
        key = outcome.reason.replace("_", "-")
        return Message(f"combat-commander-verdict-{key}", {"side": side_name(outcome.winners[0])})

    def chance_name(self, purpose: str, value: int) -> str | int:
        if purpose == "chit":
            return CHIT_LETTERS[value]
        return value + 1 if purpose in CARD_PURPOSES else value

    def chance_value(self, purpose: str, name: str | int) -> int:
        if purpose == "chit" and isinstance(name, str) and len(name) == 1 and name in CHIT_LETTERS:
            return CHIT_LETTERS.index(name)
        if purpose == "chit" or isinstance(name, bool) or not isinstance(name, int):
            raise BadInput("error-chance-face", purpose=purpose, value=str(name))
        if purpose not in CARD_PURPOSES:
            return name
        if not 1 <= name <= DECK_SIZE:
            raise BadInput("error-chance-face", purpose=purpose, value=str(name))
        return name - 1

    def facts(self, state: State) -> dict[str, Any]:
        """As in `positions`; a Turn counts as a round where games are compared."""
        return {"round": int(own(state).turn), **positions.facts(own(state))}

    def dump(self, state: State) -> dict[str, Any]:
        return positions.dump(own(state))

    def arrange(self, scenario: str, options: Options, given: Mapping[str, Any]) -> CombatState:
        state = self.begin(scenario, options)
        positions.arrange(state, given)
        return state

    def origin(self, state: State) -> tuple[str, dict[str, int]]:
        return name_of(int(own(state).field.scenario)), {}

    def referee(self, before: State, seat: int, action: int, events: list[Event], after: State) -> list[str]:
        return judge(own(before), seat, action, events, own(after))

    def faults(self, start: State, state: State) -> list[str]:
        return faults.faults(own(start), own(state))


def draw_chits(state: CombatState, chance: Chance, log: Log) -> None:
    """The scenario's random open chits, then the secret ones (CC-S.2)."""
    special = state.field.special
    points = state.vp
    for _ in range(special.open_chits):
        draw_open_chit(state, chance, log)
    if special.points_include_chits:
        state.vp = points
    for side, number in enumerate(special.secret_chits):
        for _ in range(number):
            draw_secret_chit(state, side, chance, log)


def scenario_info(number: str) -> ScenarioInfo:
    """A scenario as a menu shows it."""
    played = scenario_named(number)
    goals = tuple(scenario_goal(played, side) for side in SIDES)
    return ScenarioInfo(number, scenario_title(played), scenario_place(played), scenario_date(played), goals)


def own(state: State) -> CombatState:
    """A state that is known to be of this game."""
    assert isinstance(state, CombatState)
    return state
