"""A scenario as a position: everything before the first piece is set up (CC-S.1, CC-S.2)."""

from functools import cache
from typing import Final

from librt.vecs import vec
from msgspec import structs
from mypy_extensions import i64

from fieldcraft.core.chance import FastChance
from fieldcraft.core.errors import BadInput
from fieldcraft.games.combat_commander.commission import generated
from fieldcraft.games.combat_commander.decks import DISCARD_LIMIT
from fieldcraft.games.combat_commander.effects import (
    BoobyTraps,
    DeepFrost,
    FirstTurnOption,
    FixedFortifications,
    FortificationArea,
    LateSetup,
    Mines,
    MineStrength,
    Night,
)
from fieldcraft.games.combat_commander.hexes import EDGE_NAMES, HEXES, hex_number
from fieldcraft.games.combat_commander.kinds import (
    CHIT_LETTERS,
    CHITS,
    MINES,
    NATION_NAMES,
    NONE,
    OBJECTIVES,
    POSTURE_NAMES,
    QUALITY_NAMES,
    SIDE_NAMES,
    WIRE,
)
from fieldcraft.games.combat_commander.markers import SMOKE_COUNT
from fieldcraft.games.combat_commander.nations import SideName
from fieldcraft.games.combat_commander.pieces import RADIO_IDS, UNIT_IDS, WEAPON_IDS
from fieldcraft.games.combat_commander.play import CombatState
from fieldcraft.games.combat_commander.process import SET_UP
from fieldcraft.games.combat_commander.ruled import READERS, SIDES, pieces_of, special_of
from fieldcraft.games.combat_commander.scenario_file import Scenario, SideFacts
from fieldcraft.games.combat_commander.scenarios import all_scenarios, ground_for, scenario, set_up_hexes
from fieldcraft.games.combat_commander.state import (
    ASIDE,
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

USUAL_MINES: Final = 6  # CC-S.4
RANDOM: Final = "random"
FIRST_RANDOM: Final = 1000
"""The number of the random scenario of seed 0."""
LONGEST_SEED: Final = 9
OWN_ARMY: Final = {"french": "french.ob.chasseur"}
"""An order of battle of the army that a chart is named after, where some rows sell to that army only (CC-RS.7)."""


def is_playable(played: Scenario) -> bool:
    """Are all special rules of the scenario carried out (CC-S.5-d1)?"""
    return all(type(rule.effect) in READERS for rule in played.special_rules)


def playable_scenarios() -> tuple[str, ...]:
    """The numbers of all scenarios that can be played."""
    return tuple(number for number, played in all_scenarios().items() if is_playable(played))


@cache
def scenario_named(scenario_id: str) -> Scenario:
    """A scenario by its number, or the random one of a seed such as `random-12` (CC-RS); raises `BadInput`."""
    word, _, seed = scenario_id.partition("-")
    if word == RANDOM and seed.isdecimal() and len(seed) <= LONGEST_SEED:
        made = generated(FastChance(int(seed))).scenario
        return structs.replace(made, number=FIRST_RANDOM + int(seed))
    if scenario_id not in playable_scenarios():
        raise BadInput("error-unknown-scenario", scenario=scenario_id, scenarios=", ".join(playable_scenarios()))
    return scenario(scenario_id)


def name_of(number: int) -> str:
    """The name of a scenario that `scenario_named` knows by its number."""
    return f"{RANDOM}-{number - FIRST_RANDOM}" if number >= FIRST_RANDOM else str(number)


@cache
def laid_out(scenario_id: str) -> CombatState:
    """The position before anything is drawn or set up, made once and copied for every game; raises `BadInput`."""
    return lay_out(scenario_named(scenario_id))


def lay_out(played: Scenario) -> CombatState:
    """The same for any scenario, a random one too (CC-S.2 up to the chits)."""
    counters = no_counters(SMOKE_COUNT[:])
    field = field_of(played)
    for side in SIDES:
        lay_out_side(played, side, counters, field)
    lay_works(played, counters)
    control = vec[i64]([NONE] * OBJECTIVES)
    for number, name in enumerate(SIDES):
        for objective in getattr(played.objectives.control, name):
            control[objective - 1] = number
    stack = vec[i64]([0] * (FRAME * DEPTH))
    state = CombatState(field, new_player(), new_player(), counters, control, stack)
    for side, player in zip(SIDES, (state.axis, state.allies), strict=True):
        player.deck_size = len(player.deck)
        player.slots = sum(piece in UNIT_IDS for piece, _ in pieces_of(played, side))
        player.radio = radio_of(played, side, field)
        player.order_limit = played.sides[side].order_limit
        player.surrender = played.sides[side].surrender
    state.time = played.time.start
    state.vp = points_of(played)
    state.initiative = SIDE_NAMES.index(played.initiative)
    state.active = SIDE_NAMES.index(played.first_turn)
    state.open_chits = chit_set("".join(played.objectives.open_.chits))
    state.cup = (1 << CHITS) - 1 & ~state.open_chits & ~chit_set("".join(played.objectives.excluded_from_draw))
    state.push(SET_UP)
    return state


def points_of(played: Scenario) -> int:
    """The VP at the start, in favour of the Axis (CC-7.3.3)."""
    return played.vp_start.points * {"axis": 1, "allies": -1, None: 0}[played.vp_start.side]


def chit_set(letters: str) -> int:
    """A set of chits by their letters."""
    return sum(1 << CHIT_LETTERS.index(letter) for letter in letters)


def lay_out_side(played: Scenario, side: SideName, counters: Counters, field: Field) -> None:
    """A side's units and Weapons, with what arrives later on its Time space and what is kept aside."""
    number = SIDE_NAMES.index(side)
    unit, weapon = number * SLOTS, number * WEAPON_SLOTS
    for piece, space in pieces_of(played, side):
        if piece in UNIT_IDS:
            counters.kind[unit] = UNIT_IDS.index(piece)
            counters.at[unit] = WAITING + space if space else NONE
            if field.special.aside[unit]:
                counters.at[unit] = ASIDE
            unit += 1
        elif piece in WEAPON_IDS:
            counters.weapon_kind[weapon] = WEAPON_IDS.index(piece)
            weapon += 1


def lay_works(played: Scenario, counters: Counters) -> None:
    """Fortifications that stand there before anybody sets up (CC-SR.fixed_fortifications)."""
    for rule in played.effects(FixedFortifications):
        for hexes, kind in ((rule.wire, WIRE), (rule.mines, MINES)):
            for name in hexes:
                counters.works[hex_number(name)] = kind


def radio_of(played: Scenario, side: SideName, field: Field) -> int:
    """The kind of a side's Radio at the start, NONE without one or if it comes later (CC-12.1)."""
    radio = played.sides[side].radio
    comes_later = field.special.radio_space[SIDE_NAMES.index(side)] != NONE
    return NONE if radio is None or comes_later else RADIO_IDS.index(radio)


def mine_strength_of(played: Scenario) -> int:
    """The strength of all Mines (CC-F103-d2, CC-SR.mine_strength)."""
    given: list[int | None] = [rule.strength for rule in played.effects(MineStrength)]
    given += [rule.mine_strength for rule in played.effects(Mines)]
    given += [rule.mine_strength for rule in played.effects(BoobyTraps)]
    given += [rule.mine_strength for rule in played.effects(FixedFortifications)]
    given += [rule.mine_strength for rule in played.effects(FortificationArea)]
    given += [rule.mine_strength for rule in played.effects(LateSetup)]
    return next((strength for strength in given if strength is not None), USUAL_MINES)


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
        mine_strength_of(played),
        bool(played.effects(DeepFrost)),
        [offers(played.sides[side].counters, played.year, order_of_battle(played.sides[side])) for side in SIDES],
        special_of(played),
    )


def order_of_battle(facts: SideFacts) -> str:
    """Whose rows of the Support Table are open (CC-E-d3, CC-RS.7): the printed scenarios name only the nation.

    A nation of its own in the charts (Finns, Poles) has one order of battle; Free French use the French table as it is.
    """
    return facts.order_of_battle or OWN_ARMY.get(facts.nation, f"{facts.counters}.ob.{facts.nation}")


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
        discard_limit(played, side, nation),
        facts.surrender,
        facts.order_limit,
    ]


def discard_limit(played: Scenario, side: SideName, nation: int) -> int:
    """CC-5.3, unless the order of battle (CC-5.3-d1) or the night (CC-SR.night) has its own."""
    limit = played.sides[side].discard_limit
    for rule in played.effects(Night):
        limit = rule.discard_limit.get(side, limit)
    return int(DISCARD_LIMIT[nation]) if limit is None else limit
