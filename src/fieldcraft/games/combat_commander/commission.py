"""A draft of the generator as a scenario, in the form of the scenario files (CC-RS.8 to CC-RS.16)."""

from typing import Final

from msgspec import Struct

from fieldcraft.core.chance import Chance
from fieldcraft.core.text import Message
from fieldcraft.games.combat_commander.charts import CHARTS
from fieldcraft.games.combat_commander.effects import (
    AnyEffect,
    Area,
    DiscardAfterOrders,
    EdgeName,
    LateSetup,
    MineStrength,
    WeaponAssignment,
)
from fieldcraft.games.combat_commander.forces import RADIOS_DATA, UNITS_DATA, WEAPONS_DATA
from fieldcraft.games.combat_commander.generator import Choose, Draft, Wishes, draft
from fieldcraft.games.combat_commander.hexes import NORTH, SOUTH
from fieldcraft.games.combat_commander.kinds import ALLIES, AXIS, SIDES
from fieldcraft.games.combat_commander.maps import map_numbers
from fieldcraft.games.combat_commander.nations import POSTURES_DATA, SPECIAL_LIMITS, PostureName, SideName
from fieldcraft.games.combat_commander.scenario_file import (
    Control,
    Edges,
    Force,
    Objectives,
    OpenChits,
    Scenario,
    SecretChits,
    SideFacts,
    SpecialRule,
    Time,
    VpStart,
)

SOURCE: Final = "generator"
BOTH: Final[tuple[SideName, SideName]] = ("axis", "allies")
EDGES: Final[tuple[EdgeName, EdgeName, EdgeName, EdgeName]] = ("north", "south", "west", "east")
ALL_OBJECTIVES: Final = (1, 2, 3, 4, 5)


class Commission(Struct, frozen=True):
    """A generated scenario, and how it came about."""

    scenario: Scenario
    steps: tuple[Message, ...]


def generated(chance: Chance, wishes: Wishes = Wishes(), choose: Choose | None = None) -> Commission:  # noqa: B008 - frozen
    """A random scenario (CC-RS). Its number is 0; chits, hands and places are left to the set-up."""
    made = draft(chance, wishes, choose)
    return Commission(scenario_of(made), tuple(made.steps))


def scenario_of(made: Draft) -> Scenario:
    """The scenario that a draft describes."""
    ahead = made.ahead()
    names = [made.obs[side].names[made.sizes[side]] for side in range(SIDES)]
    return Scenario(
        schema="combat-commander/scenario/1",
        number=0,
        title=f"{names[AXIS]} - {names[ALLIES]}",
        map=made.map,
        volume="europe" if list(map_numbers()).index(made.map) < 12 else "mediterranean",
        date=str(made.year),
        year=made.year,
        place="",
        background="",
        edges=edges_of(made),
        setup_order=setup_order(made),
        first_turn=BOTH[made.first],
        initiative=BOTH[made.first],
        time=Time(start=0, sudden_death=sum(orders(made, side) for side in range(SIDES))),  # CC-RS.14
        vp_start=VpStart(side=None if ahead is None else BOTH[ahead], points=abs(made.vp), includes_open_chits=False),
        objectives=objectives_of(made),
        sides={BOTH[side]: side_of(made, side) for side in range(SIDES)},
        special_rules=tuple(
            SpecialRule(f"SR{number}", "", effect) for number, effect in enumerate(effects_of(made), start=1)
        ),
        provenance={"default": SOURCE},
        conflicts=(),
        unknown=(),
        confidence={"forces": "high", "parameters": "high"},
    )


def edges_of(made: Draft) -> Edges:
    wide = made.edges[AXIS] in (NORTH, SOUTH)
    return Edges(
        axis=EDGES[made.edges[AXIS]],
        allies=EDGES[made.edges[ALLIES]],
        setting="wide" if wide else "narrow",
        basis="sourced",
        source=SOURCE,
        reason="",
    )


def setup_order(made: Draft) -> tuple[SideName, SideName]:
    """The Defender first (CC-RS.10); of two Recon sides the one with the higher Initiative (CC-RS.13)."""
    first = made.first if made.defender is None else made.defender
    return BOTH[first], BOTH[1 - first]


def objectives_of(made: Draft) -> Objectives:
    """CC-RS.4; the Defender controls all five, two Recon sides only what they occupy (CC-RS.10, CC-RS.13)."""
    control = Control(source=SOURCE, none=ALL_OBJECTIVES)
    if made.defender == AXIS:
        control = Control(source=SOURCE, axis=ALL_OBJECTIVES)
    elif made.defender == ALLIES:
        control = Control(source=SOURCE, allies=ALL_OBJECTIVES)
    each = CHARTS.objectives["secret_per_player"]
    return Objectives(
        open_=OpenChits(source=SOURCE, random=CHARTS.objectives["open"]),
        secret=SecretChits(axis=each, allies=each, source=SOURCE),
        excluded_from_draw=(),
        control=control,
    )


def orders(made: Draft, side: int) -> int:
    return made.obs[side].orders[made.sizes[side]]


def posture_of(made: Draft, side: int) -> PostureName:
    """CC-RS.8."""
    if made.defender is None:
        return "recon"
    return "defend" if side == made.defender else "attack"


def side_of(made: Draft, side: int) -> SideFacts:
    """One side's conditions and pieces."""
    nation, posture = made.nations[side], posture_of(made, side)
    pieces = made.pieces(side)
    depths = CHARTS.setup_depth["wide" if made.edges[side] in (NORTH, SOUTH) else "narrow"]
    special = special_limit(made, side)
    return SideFacts(
        nation=nation,
        counters=nation,
        deck=nation,
        posture=posture,
        quality=made.obs[side].quality,
        hand_size=POSTURES_DATA[posture].hand_size,
        order_limit=orders(made, side),
        surrender=made.obs[side].surrender[made.sizes[side]],
        set_up=Area(
            edge=EDGES[made.edges[side]],
            depth={"defend": depths.defend, "attack": depths.attack, "recon": depths.recon}[posture],
        ),
        forces=tuple(Force(piece, number) for piece, number in pieces.items()),
        fortifications={},
        radio=next((piece for piece in pieces if piece in RADIOS_DATA), None),
        reinforcements=(),
        discard_limit=special,
        order_of_battle=made.obs[side].id,
    )


def special_limit(made: Draft, side: int) -> int | None:
    """The discard limit of a Finnish or Free French order of battle (CC-5.3-d1)."""
    name = f"{made.obs[side].id.rpartition('.')[2]}_ob"
    limits = {key: limit.discard_limit for key, limit in SPECIAL_LIMITS.items()}
    return next((limit for key, limit in limits.items() if key == name), None)


def effects_of(made: Draft) -> list[AnyEffect]:
    """What differs from an ordinary set-up: late Fortifications, Mines, who carries what, discards after Orders."""
    found: list[AnyEffect] = []
    if made.defender is not None and made.fortifications:
        late = LateSetup(
            side=BOTH[made.defender],
            after="axis_setup" if made.defender == ALLIES else "allies_setup",
            fortifications=made.fortifications,
        )
        found.append(late)  # CC-RS.12
    if made.mine_strength in (7, 8):
        found.append(MineStrength(strength=7 if made.mine_strength == 7 else 8))  # CC-RS.14
    for side in range(SIDES):
        found += carriers(made, side)
        limit = special_limit(made, side)
        if limit is not None:
            found.append(DiscardAfterOrders(side=BOTH[side], max=limit))
    return found


def carriers(made: Draft, side: int) -> list[WeaponAssignment]:
    """A bought Weapon goes with its unit, and a lone bought unit carries none of the order of battle (CC-RS.7)."""
    own = {*made.leaders[side], *made.obs[side].pieces_in(made.sizes[side], made.year)}
    troops = {piece for piece in own if piece in UNITS_DATA}
    may_carry = {weapon: set(troops) for weapon in own if weapon in WEAPONS_DATA}
    for item in made.bought[side]:
        unit, _, weapon = item.partition("+")
        if weapon:
            may_carry.setdefault(weapon, set()).add(unit)
    every = {piece for piece in made.pieces(side) if piece in UNITS_DATA}
    return [
        WeaponAssignment(side=BOTH[side], weapons=(weapon,), units=tuple(sorted(units)))
        for weapon, units in sorted(may_carry.items())
        if units != every
    ]
