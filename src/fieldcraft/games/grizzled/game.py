"""The Grizzled as a game of Fieldcraft."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Final

from fieldcraft.core.chance import Chance
from fieldcraft.core.decision import OptionSpec, Outcome, ScenarioInfo, Sequel, Told
from fieldcraft.core.errors import BadInput
from fieldcraft.core.events import SILENT, Event, Log
from fieldcraft.core.game import Game, Options
from fieldcraft.core.state import State
from fieldcraft.core.text import Arg, Message
from fieldcraft.games.grizzled import decisions, notation, positions
from fieldcraft.games.grizzled.kinds import (
    ACTION_SPACE,
    CARD_NAMES,
    CHARACTER_NAMES,
    FEWEST_SEATS,
    LADDER_TOP,
    LEVEL_NAMES,
    MOST_SEATS,
    NORMAL,
    SEAT_NAMES,
    TILE_NAMES,
)
from fieldcraft.games.grizzled.names import seat_name
from fieldcraft.games.grizzled.play import GrizzledState, bare_table
from fieldcraft.games.grizzled.referee import judge
from fieldcraft.games.grizzled.rules.preparation import begin_round
from fieldcraft.games.grizzled.rules.set_up import lay_out, set_up
from fieldcraft.games.grizzled.soundness import faults
from fieldcraft.games.grizzled.state import ANSWERING, PEACE, REASONS
from fieldcraft.games.grizzled.telling import describe, tell


@cache
def laid_out(players: int, level: int, with_chaplain: bool, ladder: int) -> GrizzledState:
    """A table before chance decides anything (G-3), made once and copied for every game."""
    state = bare_table()
    lay_out(state, players, level, with_chaplain, ladder)
    return state


def piles_at(step: int) -> dict[str, Arg]:
    """Both piles at the start of a game on this step of the ladder (G-15.4)."""
    table = laid_out(FEWEST_SEATS, NORMAL, True, step)
    return {"trials": int(table.fresh), "morale": int(table.morale)}


class Grizzled(Game):
    """Soldiers against the war: 2 to 5 seats, a scenario for each number of them."""

    id: ClassVar[str] = "grizzled"
    title: ClassVar[Message] = Message("grizzled-title")
    rules_version: ClassVar[str] = "1"
    seat_ids: ClassVar[tuple[str, ...]] = SEAT_NAMES
    seats: ClassVar[range] = range(FEWEST_SEATS, MOST_SEATS + 1)
    cooperative: ClassVar[bool] = True
    options: ClassVar[tuple[OptionSpec, ...]] = (
        OptionSpec(
            "level",
            NORMAL,
            len(LEVEL_NAMES) - 1,
            Message("grizzled-option-level"),
            tuple(Message(f"grizzled-level-{level}") for level in LEVEL_NAMES),
        ),
        OptionSpec(
            "plain",
            0,
            1,
            Message("grizzled-option-plain"),
            (Message("grizzled-mode-chaplain"), Message("grizzled-mode-plain")),
            ("2",),
        ),
        OptionSpec(
            "ladder",
            0,
            LADDER_TOP,
            Message("grizzled-option-ladder"),
            tuple(Message("grizzled-ladder-step", piles_at(step)) for step in range(LADDER_TOP + 1)),
            ("2",),
            unless="plain",
        ),
    )
    action_space: ClassVar[int] = ACTION_SPACE
    end_reasons: ClassVar[tuple[str, ...]] = REASONS[1:]

    def scenarios(self) -> tuple[ScenarioInfo, ...]:
        return tuple(scenario_info(players) for players in self.seats)

    def seat_name(self, seat: int) -> Message:
        return seat_name(seat)

    def begin(self, scenario: str, options: Options) -> GrizzledState:
        """The table laid out, before chance decides anything (G-3)."""
        if scenario not in PLAYERS:
            raise BadInput("error-unknown-scenario", scenario=scenario, scenarios=", ".join(PLAYERS))
        values, players = self.agreed(scenario, options), PLAYERS[scenario]
        with_chaplain = players == FEWEST_SEATS and not values["plain"]
        return laid_out(players, values["level"], with_chaplain, values["ladder"]).copy()

    def agreed(self, scenario: str, options: Options) -> dict[str, int]:
        """The ladder is for two with the Chaplain (G-15.4)."""
        values = self.checked(options)
        if values["ladder"] and not self.specs["ladder"].matters(scenario, values):
            raise BadInput("grizzled-error-ladder")
        return values

    def setup(self, scenario: str, options: Options, chance: Chance, events: Log | None = None) -> GrizzledState:
        state = self.begin(scenario, options)
        log = SILENT if events is None else events
        set_up(state, chance, log)
        begin_round(state, chance, log)
        return state

    def write(self, state: State, action: int) -> str:
        return notation.write(action)

    def parse(self, state: State, notation_text: str) -> int:
        return notation.parse(notation_text)

    def label(self, state: State, seat: int, action: int) -> Message:
        return decisions.label_of(own(state), seat, action)

    def intents(self, state: State, seat: int) -> Sequence[int]:
        return decisions.tempting(own(state), seat)

    def describe(self, state: State, event: Event) -> Message:
        return describe(own(state), event)

    def tell(self, state: State, event: Event) -> Told:
        return tell(own(state), event)

    def visibly_acting(self, state: State, seat: int) -> tuple[int, ...]:
        squad = own(state)
        if squad.phase != ANSWERING:
            return squad.to_act()
        asked = tuple(each for each in range(squad.players) if (squad.asked >> each) & 1)
        return tuple(each for each in asked if each != seat or each in squad.to_act())  # G-6.27

    def verdict(self, outcome: Outcome) -> Message:
        return Message(f"grizzled-verdict-{outcome.reason.replace('_', '-')}")

    def sequel(self, state: State) -> Sequel | None:
        """A victory with the Chaplain leads one step up the ladder (G-15.4)."""
        squad = own(state)
        if squad.ending != PEACE or not squad.has_chaplain():
            return None
        step = int(squad.ladder) + 1
        if step > LADDER_TOP:
            return Sequel(Message("grizzled-ladder-top", piles_at(LADDER_TOP)))
        return Sequel(Message("grizzled-ladder-next", piles_at(step)), self.origin(state)[1] | {"ladder": step})

    def chance_name(self, purpose: str, value: int) -> str | int:
        return CHANCE_NAMES[purpose][value] if purpose in CHANCE_NAMES else value

    def chance_value(self, purpose: str, name: str | int) -> int:
        if purpose in CHANCE_NAMES:
            return notation.number_of(str(name), CHANCE_NAMES[purpose], "error-notation-card", "cards")
        if isinstance(name, bool) or not isinstance(name, int):
            raise BadInput("error-chance-face", purpose=purpose, value=str(name))
        return name

    def facts(self, state: State) -> dict[str, Any]:
        return positions.facts(own(state))

    def dump(self, state: State) -> dict[str, Any]:
        return positions.dump(own(state))

    def arrange(self, scenario: str, options: Options, given: Mapping[str, Any]) -> GrizzledState:
        state = self.begin(scenario, options)
        positions.arrange(state, given)
        return state

    def origin(self, state: State) -> tuple[str, dict[str, int]]:
        squad = own(state)
        is_plain = squad.players == FEWEST_SEATS and not squad.has_chaplain()
        options = {"level": int(squad.level), "plain": int(is_plain), "ladder": int(squad.ladder)}
        return str(squad.players), options

    def referee(self, before: State, seat: int, action: int, events: list[Event], after: State) -> list[str]:
        return judge(own(before), seat, action, events, own(after))

    def fuzz_options(self, scenario: str, chance: Chance) -> dict[str, int]:
        """Whatever is to be agreed on in the scenario, every answer alike."""
        found: dict[str, int] = {}
        for spec in self.options:
            if spec.matters(scenario, found):
                found[spec.name] = int(chance.choose(spec.highest + 1, "options"))
        return found

    def faults(self, start: State, state: State) -> list[str]:
        return faults(own(start), own(state))


PLAYERS: Final = {str(players): players for players in Grizzled.seats}
"""By scenario: how many play."""

CHANCE_NAMES: Final[dict[str, tuple[str, ...]]] = {
    "character": CHARACTER_NAMES,
    "draw": CARD_NAMES,
    "tile.third": TILE_NAMES,
    "tile.chaplain": TILE_NAMES,
    "tile.panicked": TILE_NAMES,
}
"""By purpose: what an outcome is called in a record."""


def scenario_info(players: int) -> ScenarioInfo:
    """The game for so many players."""
    args: dict[str, Arg] = {"players": players}
    return ScenarioInfo(
        str(players), Message("grizzled-scenario", args), PLACE, Message("grizzled-date"), seats=players
    )


PLACE: Final = "1914-1918"


def own(state: State) -> GrizzledState:
    """A state that is known to be of this game."""
    assert isinstance(state, GrizzledState)
    return state
