"""What must hold in a scenario file: everything it names exists, and what it states twice agrees (CC-S)."""

from collections.abc import Iterator, Mapping

from fieldcraft.games.combat_commander.areas import hexes_of
from fieldcraft.games.combat_commander.decks import CARD_IDS
from fieldcraft.games.combat_commander.effects import (
    Bombardment,
    BoobyTraps,
    CapturedWeapon,
    Deck,
    DoubleFire,
    Effect,
    ExcludeChits,
    ExcludeChitsAndNoExit,
    FixedFortifications,
    FixedSetup,
    ImmobilisedTank,
    LateSetup,
    Mines,
    MineStrength,
    MortarSpotter,
    OpeningCard,
    OrderLimitProgression,
    OrderSubstitution,
    SubstituteCounters,
    WeaponAssignment,
    WeaponRestriction,
)
from fieldcraft.games.combat_commander.forces import RADIOS_DATA, UNITS_DATA, WEAPONS_DATA
from fieldcraft.games.combat_commander.kinds import NATION_NAMES, ORDER_NAMES, SIDE_NAMES
from fieldcraft.games.combat_commander.maps import map_numbers, map_of
from fieldcraft.games.combat_commander.nations import POSTURES_DATA, SideName
from fieldcraft.games.combat_commander.scenario_file import Scenario, SideFacts

OPPOSITE = {"north": "south", "south": "north", "west": "east", "east": "west"}
STACK = 7  # figures in a hex (CC-8.2)
BOTH: tuple[SideName, SideName] = ("axis", "allies")


def check(scenario: Scenario) -> None:
    """Raises `BadData` naming the file and the first field that is wrong."""
    for place, detail in faults(scenario):
        raise scenario.wrong(place, f"expected {detail}")


def faults(scenario: Scenario) -> Iterator[tuple[str, str]]:
    """All that does not fit in a scenario: the field, and what is expected there."""
    if scenario.map not in map_numbers():
        yield "map", f"one of {', '.join(map(str, map_numbers()))}"
        return
    if sorted(scenario.sides) != sorted(SIDE_NAMES):
        yield "sides", "axis and allies"
        return
    yield from conditions(scenario)
    yield from chits(scenario)
    for side in BOTH:
        yield from side_faults(scenario, side)
    yield from countermix(scenario)
    for place, rule in enumerate(scenario.special_rules):
        for field, detail in effect_faults(scenario, rule.effect):
            yield f"special_rules[{place}].effect.{field}", detail
    excluded = {chit for effect in scenario.effects(ExcludeChits) for chit in effect.chits}
    excluded |= {chit for effect in scenario.effects(ExcludeChitsAndNoExit) for chit in effect.chits}
    if excluded != set(scenario.objectives.excluded_from_draw):
        yield "objectives.excluded_from_draw", f"the chits of the special rules: {', '.join(sorted(excluded)) or '-'}"


def conditions(scenario: Scenario) -> Iterator[tuple[str, str]]:
    """Edges, tracks and the order of set-up (CC-2.2-d1, CC-6, CC-7)."""
    edges = scenario.edges
    if OPPOSITE[edges.axis] != edges.allies:
        yield "edges.allies", OPPOSITE[edges.axis]
    if (edges.axis in ("north", "south")) != (edges.setting == "wide"):
        yield "edges.setting", "wide between north and south, else narrow"
    if isinstance(scenario.setup_order, tuple) and len(set(scenario.setup_order)) != 2:
        yield "setup_order", "each side once"
    if scenario.time.sudden_death <= scenario.time.start:
        yield "time.sudden_death", f"more than {scenario.time.start}"
    if (scenario.vp_start.side is None) != (scenario.vp_start.points == 0):
        yield "vp_start.side", "a side with points, null with none"


def chits(scenario: Scenario) -> Iterator[tuple[str, str]]:
    """Chits and control of the Objectives (CC-7.3)."""
    objectives = scenario.objectives
    named = objectives.open_.chits
    if len(set(named)) != len(named):
        yield "objectives.open.chits", "each chit once"
    if set(named) & set(objectives.excluded_from_draw):
        yield "objectives.excluded_from_draw", "no chit that is open"
    control = objectives.control
    listed = sorted(control.axis + control.allies + control.none)
    if control.by_setup and listed:
        yield "objectives.control", "no Objective where the set-up decides"
    if not control.by_setup and listed != [1, 2, 3, 4, 5]:
        yield "objectives.control", "every Objective once"


def side_faults(scenario: Scenario, side: SideName) -> Iterator[tuple[str, str]]:
    """One side's conditions, pieces, reinforcements and room to set up (CC-S.1, CC-1.1, CC-8)."""
    facts = scenario.sides[side]
    place = f"sides.{side}"
    if facts.hand_size != POSTURES_DATA[facts.posture].hand_size:
        yield f"{place}.hand_size", f"{POSTURES_DATA[facts.posture].hand_size} for {facts.posture}"
    pieces = facts.pieces()
    for piece in pieces:
        if piece not in UNITS_DATA and piece not in WEAPONS_DATA and piece not in RADIOS_DATA:
            yield f"{place}.forces", f"a known piece, not {piece}"
            return
    radios = {piece: number for piece, number in pieces.items() if piece in RADIOS_DATA}
    if radios != ({facts.radio: 1} if facts.radio else {}):
        yield f"{place}.radio", f"the Radio among the forces: {', '.join(radios) or 'none'}"
    later: dict[str, int] = {}
    for arrival in facts.reinforcements:
        for piece, number in arrival.units.items():
            later[piece] = later.get(piece, 0) + number
            if later[piece] > pieces.get(piece, 0):
                yield f"{place}.reinforcements", f"no more {piece} than among the forces"
    yield from room(scenario, side, {piece: number - later.get(piece, 0) for piece, number in pieces.items()})


def room(scenario: Scenario, side: SideName, pieces: Mapping[str, int]) -> Iterator[tuple[str, str]]:
    """The pieces that start on the map find room, and carriers for the Weapons (CC-8.1, CC-8.2)."""
    facts = scenario.sides[side]
    figures = sum(UNITS_DATA[piece].figures * number for piece, number in pieces.items() if piece in UNITS_DATA)
    units = sum(number for piece, number in pieces.items() if piece in UNITS_DATA)
    weapons = sum(number for piece, number in pieces.items() if piece in WEAPONS_DATA)
    board = map_of(scenario.map)
    usable = [hex_ for hex_ in hexes_of(facts.set_up, board) if board.at(hex_).terrain != "water_barrier"]
    if figures > STACK * len(usable):
        yield f"sides.{side}.set_up", f"room for {figures} figures"
    if weapons > units:
        yield f"sides.{side}.forces", "a unit for every Weapon that starts on the map"


def countermix(scenario: Scenario) -> Iterator[tuple[str, str]]:
    """Both sides together use no more counters than there are (0.1)."""
    used: dict[str, int] = {}
    for facts in scenario.sides.values():
        for piece, number in facts.pieces().items():
            used[piece] = used.get(piece, 0) + number
    for piece, number in used.items():
        known = UNITS_DATA.get(piece) or WEAPONS_DATA.get(piece) or RADIOS_DATA.get(piece)
        if known is not None and number > known.count:
            yield "sides", f"at most {known.count} {piece}, not {number}"


def effect_faults(scenario: Scenario, effect: Effect) -> Iterator[tuple[str, str]]:
    """What an effect names belongs to its side (CC-S.5-d1)."""
    for field, side, piece in pieces_named(effect):
        owners = [scenario.sides[side]] if side else list(scenario.sides.values())
        if not any(piece in facts.pieces() for facts in owners):
            yield field, f"a piece of the side, not {piece}"
    for field, side, card in cards_named(effect):
        if card not in CARD_IDS or not card_in_deck(card, scenario.sides[side]):
            yield field, f"a card of the side's deck, not {card}"
    if isinstance(effect, Deck) and scenario.sides[effect.side].deck != effect.deck:
        yield "deck", scenario.sides[effect.side].deck
    if isinstance(effect, SubstituteCounters) and scenario.sides[effect.side].counters != effect.nation:
        yield "nation", scenario.sides[effect.side].counters
    if isinstance(effect, OrderLimitProgression) and effect.start != scenario.sides[effect.side].order_limit:
        yield "start", f"the order limit {scenario.sides[effect.side].order_limit}"
    if isinstance(effect, OrderSubstitution) and not {effect.from_, effect.to} <= set(ORDER_NAMES):
        yield "from", "two Order headings"
    if isinstance(effect, FixedFortifications):
        neutral = scenario.neutral_fortifications
        if neutral is None or (effect.wire, effect.mines) != (neutral.wire, neutral.mines):
            yield "wire", "what neutral_fortifications lists"


def card_in_deck(card: str, facts: SideFacts) -> bool:
    return NATION_NAMES[CARD_IDS.index(card) // 72] == facts.deck


def pieces_named(effect: Effect) -> Iterator[tuple[str, SideName | None, str]]:
    """Every piece an effect names: the field, the side it must belong to if it says so, the piece."""
    if isinstance(effect, LateSetup | FixedSetup | ImmobilisedTank | WeaponAssignment) and isinstance(
        effect.units, tuple
    ):
        yield from (("units", effect.side, piece) for piece in effect.units)
    if isinstance(effect, ImmobilisedTank | WeaponAssignment):
        yield from (("weapons", effect.side, piece) for piece in effect.weapons)
    if isinstance(effect, ImmobilisedTank):
        yield "fixed_weapon", effect.side, effect.fixed_weapon
    if isinstance(effect, CapturedWeapon):
        yield "weapon", effect.side, effect.weapon
    if isinstance(effect, DoubleFire | WeaponRestriction):
        yield "weapon", None, effect.weapon
    if isinstance(effect, MortarSpotter):
        yield "unit", effect.side, effect.unit
    if isinstance(effect, Bombardment):
        yield "smoke_only_with", effect.side, effect.smoke_only_with


def cards_named(effect: Effect) -> Iterator[tuple[str, SideName, str]]:
    """Every Fate card an effect names: the field, whose deck it is in, the card."""
    if isinstance(effect, OpeningCard):
        yield from (("cards", effect.side, card) for card in effect.cards)
    if isinstance(effect, Bombardment):
        yield from (("opening_cards", effect.side, card) for card in effect.opening_cards)
    if isinstance(effect, Mines | BoobyTraps):
        yield "opening_card", effect.side, effect.opening_card
    if isinstance(effect, MineStrength) and effect.option is not None:
        yield "option.opening_card", effect.option.side, effect.option.opening_card
