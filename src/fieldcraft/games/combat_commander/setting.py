"""A scenario as a position: everything before the first piece is set up (CC-S.1, CC-S.2)."""

from functools import cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fieldcraft.core.errors import BadInput
from fieldcraft.games.combat_commander.decks import DISCARD_LIMIT
from fieldcraft.games.combat_commander.effects import DeepFrost, Effect, FirstTurnOption, SimultaneousSetup
from fieldcraft.games.combat_commander.hexes import EDGE_NAMES, HEXES
from fieldcraft.games.combat_commander.kinds import (
    CHIT_LETTERS,
    CHITS,
    NATION_NAMES,
    NONE,
    OBJECTIVES,
    POSTURE_NAMES,
    QUALITY_NAMES,
    SIDE_NAMES,
)
from fieldcraft.games.combat_commander.markers import SMOKE_COUNT
from fieldcraft.games.combat_commander.nations import SideName
from fieldcraft.games.combat_commander.pieces import RADIO_IDS, UNIT_IDS, WEAPON_IDS
from fieldcraft.games.combat_commander.play import CombatState
from fieldcraft.games.combat_commander.process import SET_UP
from fieldcraft.games.combat_commander.scenario_file import Scenario
from fieldcraft.games.combat_commander.scenarios import ground_for, scenario, set_up_hexes
from fieldcraft.games.combat_commander.state import (
    BOTH,
    DEPTH,
    FRAME,
    SLOTS,
    WAITING,
    WEAPON_SLOTS,
    Counters,
    Field,
    new_player,
    no_counters,
)
from fieldcraft.games.combat_commander.support import offers

SIDES: Final[tuple[SideName, SideName]] = ("axis", "allies")
KNOWN_EFFECTS: Final[tuple[type[Effect], ...]] = (SimultaneousSetup, FirstTurnOption)
"""The special rules that are carried out; a scenario with another one cannot be played (CC-S.5-d1)."""
USUAL_MINES: Final = 6  # CC-S.4


def is_playable(played: Scenario) -> bool:
    """Are all special rules of the scenario carried out?"""
    return all(isinstance(rule.effect, KNOWN_EFFECTS) for rule in played.special_rules)


@cache
def laid_out(scenario_id: str) -> CombatState:
    """The position before anything is drawn or set up, made once and copied for every game; raises `BadInput`."""
    played = scenario(scenario_id)
    if not is_playable(played):
        raise BadInput("error-unknown-scenario", scenario=scenario_id, scenarios=", ".join(playable_scenarios()))
    counters = no_counters(SMOKE_COUNT[:])
    for side in SIDES:
        lay_out_side(played, side, counters)
    control = vec[i64]([NONE] * OBJECTIVES)
    for number, name in enumerate(SIDES):
        for objective in getattr(played.objectives.control, name):
            control[objective - 1] = number
    stack = vec[i64]([0] * (FRAME * DEPTH))
    state = CombatState(field_of(played), new_player(), new_player(), counters, control, stack)
    for side, player in zip(SIDES, (state.axis, state.allies), strict=True):
        player.deck_size = len(player.deck)
        player.slots = sum(n for kind, n in played.sides[side].pieces().items() if kind in UNIT_IDS)
        player.radio = radio_of(played, side)
        player.order_limit = played.sides[side].order_limit
        player.surrender = played.sides[side].surrender
    state.time = played.time.start
    state.vp = played.vp_start.points * {"axis": 1, "allies": -1, None: 0}[played.vp_start.side]
    state.initiative = SIDE_NAMES.index(played.initiative)
    state.active = SIDE_NAMES.index(played.first_turn)
    state.open_chits = chit_set("".join(played.objectives.open_.chits))
    state.cup = (1 << CHITS) - 1 & ~state.open_chits & ~chit_set("".join(played.objectives.excluded_from_draw))
    state.push(SET_UP)
    return state


def playable_scenarios() -> tuple[str, ...]:
    """The numbers of all scenarios that can be played."""
    from fieldcraft.games.combat_commander.scenarios import all_scenarios

    return tuple(number for number, played in all_scenarios().items() if is_playable(played))


def chit_set(letters: str) -> int:
    """A set of chits by their letters."""
    return sum(1 << CHIT_LETTERS.index(letter) for letter in letters)


def lay_out_side(played: Scenario, side: SideName, counters: Counters) -> None:
    """A side's units and Weapons, with what arrives later on its Time space."""
    number = SIDE_NAMES.index(side)
    facts = played.sides[side]
    unit, weapon = number * SLOTS, number * WEAPON_SLOTS
    later = {
        kind: [arrival.time_space] * copies
        for arrival in facts.reinforcements
        for kind, copies in arrival.units.items()
    }
    for kind, copies in facts.pieces().items():
        spaces = later.get(kind, [])
        for copy in range(copies):
            if kind in UNIT_IDS:
                counters.kind[unit] = UNIT_IDS.index(kind)
                counters.at[unit] = WAITING + spaces[copy] if copy < len(spaces) else NONE
                unit += 1
            elif kind in WEAPON_IDS:
                counters.weapon_kind[weapon] = WEAPON_IDS.index(kind)
                weapon += 1


def radio_of(played: Scenario, side: SideName) -> int:
    """The kind of a side's Radio, NONE without one (CC-12.1)."""
    radio = played.sides[side].radio
    return NONE if radio is None else RADIO_IDS.index(radio)


def field_of(played: Scenario) -> Field:
    """The conditions that never change."""
    options = played.effects(FirstTurnOption)
    order = played.setup_order
    return Field(
        played.number,
        ground_for(played),
        vec[i64]([fact for side in SIDES for fact in side_facts(played, side)]),
        vec[i64]([int(hex_ in set_up_hexes(played, side)) for side in SIDES for hex_ in range(HEXES)]),
        BOTH if order == "simultaneous" else SIDE_NAMES.index(order[0]),
        SIDE_NAMES.index(options[0].option.side) if options else NONE,
        played.time.sudden_death,
        played.year,
        USUAL_MINES,
        bool(played.effects(DeepFrost)),
        [offers(played.sides[side].counters, played.year) for side in SIDES],
    )


def side_facts(played: Scenario, side: SideName) -> list[int]:
    """A side's conditions in the order of `state`."""
    facts = played.sides[side]
    nation = NATION_NAMES.index(facts.counters)
    return [
        nation,
        NATION_NAMES.index(facts.deck),
        EDGE_NAMES.index(played.edge(side)),
        POSTURE_NAMES.index(facts.posture),
        facts.hand_size,
        QUALITY_NAMES.index(facts.quality),
        int(DISCARD_LIMIT[nation]),
        facts.surrender,
        facts.order_limit,
    ]
