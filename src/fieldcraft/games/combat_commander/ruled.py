"""The special rules of a scenario read into `Special` (CC-SR): one function a kind of effect."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fieldcraft.games.combat_commander.areas import hexes_of
from fieldcraft.games.combat_commander.decks import CARD_IDS
from fieldcraft.games.combat_commander.effects import (
    ActionModifier,
    Area,
    Bombardment,
    BoobyTraps,
    CapturedWeapon,
    Column,
    Deck,
    DeepFrost,
    DiscardAfterOrders,
    DoubleFire,
    Dusk,
    EarlyFortifications,
    Effect,
    ExcludeChits,
    ExcludeChitsAndNoExit,
    ExitOnly,
    FirstTurnOption,
    FixedFortifications,
    FixedSetup,
    Fog,
    FortificationArea,
    GullyLos,
    HexsideModifier,
    HiddenUnits,
    ImmobilisedTank,
    LateSetup,
    MeleeRollBonus,
    Mines,
    MineStrength,
    MortarSpotter,
    MoveAsAdvance,
    MoveCostOverride,
    Night,
    OnEnemyExit,
    OpeningCard,
    OrderLimitProgression,
    OrderSubstitution,
    RadioDirectFire,
    Raid,
    Reinforcements,
    SimultaneousSetup,
    SniperRadius,
    SpecialSetup,
    StartSuppressed,
    SubstituteCounters,
    TerrainModifier,
    WeaponAssignment,
    WeaponRestriction,
)
from fieldcraft.games.combat_commander.hexes import HEXES, hex_number
from fieldcraft.games.combat_commander.kinds import (
    DECK_SIZE,
    FORTIFICATION_NAMES,
    FORTIFICATIONS,
    LEADER,
    MINES,
    NONE,
    OPEN_GROUND,
    ORDER_ADVANCE,
    ORDER_MOVE,
    ORDER_NAMES,
    ORDERS,
    SIDE_NAMES,
    SQUAD,
)
from fieldcraft.games.combat_commander.maps import map_of
from fieldcraft.games.combat_commander.nations import SideName
from fieldcraft.games.combat_commander.pieces import RADIO_IDS, UNIT_IDS, UNIT_TYPE, WEAPON_IDS
from fieldcraft.games.combat_commander.scenario_file import Scenario
from fieldcraft.games.combat_commander.scenarios import ground_for, set_up_hexes
from fieldcraft.games.combat_commander.special import (
    AFTER,
    ANY_SPACE,
    BEFORE,
    EITHER,
    KEPT,
    MAY_HARDEN,
    MAY_RALLY,
    Special,
)
from fieldcraft.games.combat_commander.stages import plan_of
from fieldcraft.games.combat_commander.state import SLOTS, UNITS, WEAPON_SLOTS, WEAPONS

SIDES: Final[tuple[SideName, SideName]] = ("axis", "allies")


def pieces_of(played: Scenario, side: SideName) -> Iterator[tuple[str, int]]:
    """Every unit and Weapon of a side in the order of its slots, with the Time space it starts on, or 0."""
    later: dict[str, list[int]] = {}
    for arrival in played.sides[side].reinforcements:
        for piece, copies in arrival.units.items():
            later.setdefault(piece, []).extend([arrival.time_space] * copies)
    for piece, copies in played.sides[side].pieces().items():
        spaces = later.get(piece, [])
        for copy in range(copies):
            yield piece, spaces[copy] if copy < len(spaces) else 0


class Reader:
    """A scenario being read: its slots, and the `Special` that come out of it."""

    def __init__(self, played: Scenario) -> None:
        self.played = played
        self.made = Special(UNITS, WEAPONS, HEXES)
        self.units: dict[int, str] = {}
        """By slot."""
        self.weapons: dict[int, str] = {}
        self.unit_spaces: dict[int, int] = {}
        for number, side in enumerate(SIDES):
            unit, weapon = number * SLOTS, number * WEAPON_SLOTS
            for piece, space in pieces_of(played, side):
                if piece in UNIT_IDS:
                    self.units[unit] = piece
                    self.unit_spaces[unit] = space
                    unit += 1
                elif piece in WEAPON_IDS:
                    self.weapons[weapon] = piece
                    self.made.weapon_space[weapon] = space
                    weapon += 1

    def side(self, name: SideName) -> int:
        return SIDE_NAMES.index(name)

    def area(self, hexes: set[int]) -> int:
        """The number of a new area."""
        number = len(self.made.areas) // HEXES
        for hex_ in range(HEXES):
            self.made.areas = append(self.made.areas, int(hex_ in hexes))
        return number

    def area_of(self, area: Area) -> int:
        return self.area(hexes_of(area, map_of(self.played.map)))

    def unit_slots(self, side: SideName) -> list[int]:
        """The side's units that start on the map."""
        number = self.side(side)
        return [unit for unit in self.units if unit // SLOTS == number and not self.unit_spaces[unit]]

    def named_units(self, side: SideName, names: tuple[str, ...]) -> list[int]:
        """The first slot of each name, of the next copy if one is named twice."""
        left = self.unit_slots(side)
        found = []
        for name in names:
            unit = next((unit for unit in left if self.units[unit] == name), None)
            if unit is not None:
                left.remove(unit)
                found.append(unit)
        return found

    def named_weapons(self, side: SideName, names: tuple[str, ...]) -> list[int]:
        number = self.side(side)
        left = [weapon for weapon in self.weapons if weapon // WEAPON_SLOTS == number]
        found = []
        for name in names:
            weapon = next((weapon for weapon in left if self.weapons[weapon] == name), None)
            if weapon is not None:
                left.remove(weapon)
                found.append(weapon)
        return found

    def but_squads(self, side: SideName) -> list[int]:
        return [unit for unit in self.unit_slots(side) if UNIT_TYPE[UNIT_IDS.index(self.units[unit])] != SQUAD]

    def opening(self, side: SideName, cards: tuple[str, ...]) -> None:
        for card in cards:
            self.made.opening[self.side(side) * DECK_SIZE + CARD_IDS.index(card) % DECK_SIZE] = 1

    def kept_works(self, side: SideName, kind: str, when: int, area: int) -> None:
        """When and where a kind of Fortification is set up."""
        place = self.side(side) * FORTIFICATIONS + FORTIFICATION_NAMES.index(kind)
        self.made.works_when[place] = when
        if area != NONE:
            self.made.works_area[place] = area

    # CC-SR, in the order of the rules file; those that the ground or the deck holds already need nothing here.

    def late_setup(self, rule: LateSetup) -> None:
        when = EITHER if rule.optional else AFTER
        units = self.but_squads(rule.side) if rule.units == "all_but_squads" else ()
        names = () if isinstance(rule.units, str) else rule.units
        for unit in (*units, *self.named_units(rule.side, names)):
            self.made.when[unit] = when
        weapons = self.named_weapons(rule.side, names)
        if rule.units == "all_but_squads":
            weapons = [weapon for weapon in self.weapons if weapon // WEAPON_SLOTS == self.side(rule.side)]
        for weapon in weapons:
            self.made.weapon_when[weapon] = when
        area = NONE
        if rule.area is not None:
            area = self.area_of(rule.area)
            self.made.late_area[self.side(rule.side)] = area
        for kind, number in rule.fortifications.items():
            self.made.works[self.side(rule.side) * FORTIFICATIONS + FORTIFICATION_NAMES.index(kind)] = number
            self.kept_works(rule.side, kind, when, area)
        if rule.units == "all_but_squads":
            for kind in self.played.sides[rule.side].fortifications:
                self.kept_works(rule.side, kind, when, area)  # they are pieces too (0.1)

    def early_fortifications(self, rule: EarlyFortifications) -> None:
        area = self.area_of(Area(edge=self.played.edge(rule.side), depth=rule.depth))
        for kind in self.played.sides[rule.side].fortifications:
            self.kept_works(rule.side, kind, BEFORE, area)

    def fixed_setup(self, rule: FixedSetup) -> None:
        area = self.area({hex_number(name) for name in rule.hexes})
        if rule.units == "any_one":
            self.made.any_one[self.side(rule.side)] = area
            return
        for unit in self.named_units(rule.side, rule.units):
            self.made.places[unit] = area

    def special_setup(self, rule: SpecialSetup) -> None:
        if rule.random_hexes is not None:
            self.made.random_hexes = self.side(rule.random_hexes)
        if rule.connected is not None:
            self.made.connected = self.side(rule.connected)
        if rule.waiting is not None:
            side = self.side(rule.waiting.side)
            self.made.waits_on[side] = rule.waiting.time_space
            self.made.most_waiting[side] = SLOTS
            for unit in self.unit_slots(rule.waiting.side):
                is_leader = UNIT_TYPE[UNIT_IDS.index(self.units[unit])] == LEADER
                self.made.may_wait[unit] = int(is_leader and "leaders" in rule.waiting.may_wait)
            self.weapons_anywhere(side)

    def weapons_anywhere(self, side: int) -> None:
        for weapon in range(side * WEAPON_SLOTS, (side + 1) * WEAPON_SLOTS):
            if self.made.weapon_space[weapon] == 0:
                self.made.weapon_space[weapon] = ANY_SPACE

    def waiting_units(self, side: SideName, space: int, most: int) -> None:
        number = self.side(side)
        self.made.waits_on[number] = space
        self.made.most_waiting[number] = most
        for unit in self.unit_slots(side):
            self.made.may_wait[unit] = 1
        self.weapons_anywhere(number)

    def fortification_area(self, rule: FortificationArea) -> None:
        hexes = hexes_of(rule.area, map_of(self.played.map))
        usual = set_up_hexes(self.played, rule.side)
        area = self.area(hexes & usual if rule.must else hexes | usual)
        self.kept_works(rule.side, rule.fortification, 0, area)

    def weapon_assignment(self, rule: WeaponAssignment) -> None:
        number = self.side(rule.side)
        for weapon, name in self.weapons.items():
            if weapon // WEAPON_SLOTS == number and name in rule.weapons:
                for unit in range(UNITS):
                    self.made.carriers[weapon * UNITS + unit] = int(self.units.get(unit) in rule.units)

    def reinforcements(self, rule: Reinforcements) -> None:
        if rule.entry_option is None:
            return
        area = self.area_of(rule.entry_option)
        for unit, space in self.unit_spaces.items():
            if space:
                self.made.entry_area[unit] = area

    def hidden_units(self, rule: HiddenUnits) -> None:
        number = self.side(rule.side)
        if rule.space is not None:
            self.waiting_units(rule.side, rule.space, rule.max)
            self.made.hidden_space[number] = rule.space
            return
        self.made.has_aside[number] = 1
        for unit in self.but_squads(rule.side):
            self.made.aside[unit] = 1
        for weapon in self.weapons:
            if weapon // WEAPON_SLOTS == number:
                self.made.weapon_when[weapon] = KEPT

    def column(self, rule: Column) -> None:
        self.waiting_units(rule.side, ANY_SPACE, rule.max)

    def opening_card(self, rule: OpeningCard) -> None:
        self.opening(rule.side, rule.cards)

    def no_exit(self, rule: ExcludeChitsAndNoExit) -> None:
        self.made.exit_kills = vec[i64]([1, 1])

    def exit_only(self, rule: ExitOnly) -> None:
        self.made.exit_kills[1 - self.side(rule.side)] = 1

    def raid(self, rule: Raid) -> None:
        self.made.raider = self.side(rule.side)
        self.made.raid_rows = rule.max_row

    def enemy_exit(self, rule: OnEnemyExit) -> None:
        bits = {"rally_one": MAY_RALLY, "veteran_one": MAY_HARDEN}
        self.made.on_enemy_exit[self.side(rule.side)] = sum(bits[choice] for choice in set(rule.choice))

    def action_modifier(self, rule: ActionModifier) -> None:
        self.made.concealment[self.side(rule.side)] += rule.extra_attack_total

    def melee_roll_bonus(self, rule: MeleeRollBonus) -> None:
        self.made.melee_bonus[self.side(rule.side)] += rule.bonus

    def order_limit_progression(self, rule: OrderLimitProgression) -> None:
        self.made.order_rise[self.side(rule.side)] = rule.per_time_advance
        self.made.most_orders[self.side(rule.side)] = rule.max

    def order_substitution(self, rule: OrderSubstitution) -> None:
        place = self.side(rule.side) * ORDERS + ORDER_NAMES.index(rule.from_)
        self.made.order_as[place] = ORDER_NAMES.index(rule.to)

    def move_as_advance(self, rule: MoveAsAdvance) -> None:
        side = self.side(rule.side)
        self.made.order_as[side * ORDERS + ORDER_MOVE] = ORDER_ADVANCE
        counters = self.played.sides[rule.side].counters
        self.made.needs_weapon[side] = WEAPON_IDS.index(f"{counters}.weapon.satchel_charge")

    def double_fire(self, rule: DoubleFire) -> None:
        self.made.twice_firing = WEAPON_IDS.index(rule.weapon)

    def discard_after_orders(self, rule: DiscardAfterOrders) -> None:
        self.made.late_discards[self.side(rule.side)] = rule.max

    def sniper_radius(self, rule: SniperRadius) -> None:
        self.made.sniper_radius[self.side(rule.side)] = rule.radius

    def mortar_spotter(self, rule: MortarSpotter) -> None:
        self.made.mortar_spotter[self.side(rule.side)] = UNIT_IDS.index(rule.unit)

    def radio_direct_fire(self, rule: RadioDirectFire) -> None:
        self.made.direct_radio[self.side(rule.side)] = 1

    def bombardment(self, rule: Bombardment) -> None:
        self.opening(rule.side, rule.opening_cards)
        self.made.smoke_spotter[self.side(rule.side)] = UNIT_IDS.index(rule.smoke_only_with)

    def mine_strength(self, rule: MineStrength) -> None:
        if rule.option is not None:
            self.made.mine_option = self.side(rule.option.side)
            self.made.optional_mines = rule.option.strength
            self.made.optional_card = CARD_IDS.index(rule.option.opening_card) % DECK_SIZE

    def mines(self, rule: Mines) -> None:
        self.kept_works(rule.side, FORTIFICATION_NAMES[MINES], AFTER, NONE)
        self.opening(rule.side, (rule.opening_card,))
        self.made.wire_is_mines[self.side(rule.side)] = 1

    def booby_traps(self, rule: BoobyTraps) -> None:
        self.opening(rule.side, (rule.opening_card,))
        self.made.hides_mines[self.side(rule.side)] = 1

    def captured_weapon(self, rule: CapturedWeapon) -> None:
        self.made.captured = self.named_weapons(rule.side, (rule.weapon,))[0]

    def weapon_restriction(self, rule: WeaponRestriction) -> None:
        self.made.restricted = WEAPON_IDS.index(rule.weapon)
        self.made.least_cover = rule.min_target_cover

    def immobilised_tank(self, rule: ImmobilisedTank) -> None:
        ground = ground_for(self.played)
        usual = set_up_hexes(self.played, rule.side)
        hexes = {
            hex_ for hex_ in usual if ground.terrain[hex_] == OPEN_GROUND and ground.level[hex_] == rule.hex.elevation
        }
        for fixed in self.played.effects(FixedFortifications):
            hexes -= {hex_number(name) for name in (*fixed.wire, *fixed.mines)}  # the Bunker needs the place (CC-F100)
        self.made.tank_area = self.area(hexes)
        self.made.tank_figures = rule.stacking_limit
        self.made.tank_weapon = self.named_weapons(rule.side, (rule.fixed_weapon,))[0]
        crew = self.named_units(rule.side, rule.units)
        for unit, weapon in zip(crew, self.named_weapons(rule.side, rule.weapons), strict=True):
            self.made.tank_crew[unit] = 1
            self.made.places[unit] = self.made.tank_area
            for other in range(UNITS):
                self.made.carriers[weapon * UNITS + other] = int(other == unit)
        self.kept_works(rule.side, rule.fortification, 0, self.made.tank_area)

    def start_suppressed(self, rule: StartSuppressed) -> None:
        self.made.starts_suppressed[self.side(rule.side)] = 1

    def deep_frost(self, rule: DeepFrost) -> None:
        self.made.broken_weapon = self.side(rule.random_broken_weapon.side)

    def night(self, rule: Night) -> None:
        self.made.is_night = True

    def fog(self, rule: Fog) -> None:
        self.made.fog, self.made.fog_step = rule.hindrance, rule.step

    def dusk(self, rule: Dusk) -> None:
        self.made.is_dusk = True

    def elsewhere(self, rule: Effect) -> None:
        """The ground, the chits, the deck or the field of the state hold it already."""


READERS: Final[dict[type[Effect], Callable[[Reader, Any], None]]] = {
    SimultaneousSetup: Reader.elsewhere,
    FirstTurnOption: Reader.elsewhere,
    LateSetup: Reader.late_setup,
    EarlyFortifications: Reader.early_fortifications,
    FixedSetup: Reader.fixed_setup,
    SpecialSetup: Reader.special_setup,
    FortificationArea: Reader.fortification_area,
    FixedFortifications: Reader.elsewhere,
    WeaponAssignment: Reader.weapon_assignment,
    Reinforcements: Reader.reinforcements,
    HiddenUnits: Reader.hidden_units,
    Column: Reader.column,
    OpeningCard: Reader.opening_card,
    ExcludeChits: Reader.elsewhere,
    ExcludeChitsAndNoExit: Reader.no_exit,
    ExitOnly: Reader.exit_only,
    Raid: Reader.raid,
    OnEnemyExit: Reader.enemy_exit,
    HexsideModifier: Reader.elsewhere,
    TerrainModifier: Reader.elsewhere,
    MoveCostOverride: Reader.elsewhere,
    ActionModifier: Reader.action_modifier,
    MeleeRollBonus: Reader.melee_roll_bonus,
    OrderLimitProgression: Reader.order_limit_progression,
    OrderSubstitution: Reader.order_substitution,
    MoveAsAdvance: Reader.move_as_advance,
    DoubleFire: Reader.double_fire,
    DiscardAfterOrders: Reader.discard_after_orders,
    SniperRadius: Reader.sniper_radius,
    MortarSpotter: Reader.mortar_spotter,
    RadioDirectFire: Reader.radio_direct_fire,
    Bombardment: Reader.bombardment,
    MineStrength: Reader.mine_strength,
    Mines: Reader.mines,
    BoobyTraps: Reader.booby_traps,
    CapturedWeapon: Reader.captured_weapon,
    WeaponRestriction: Reader.weapon_restriction,
    ImmobilisedTank: Reader.immobilised_tank,
    StartSuppressed: Reader.start_suppressed,
    DeepFrost: Reader.deep_frost,
    Night: Reader.night,
    Fog: Reader.fog,
    Dusk: Reader.dusk,
    GullyLos: Reader.elsewhere,
    Deck: Reader.elsewhere,
    SubstituteCounters: Reader.elsewhere,
}
"""By kind of effect; a scenario with another one cannot be played (CC-S.5-d1)."""


def special_of(played: Scenario) -> Special:
    """What the special rules of a scenario say."""
    reader = Reader(played)
    made = reader.made
    for number, side in enumerate(SIDES):
        for kind, copies in played.sides[side].fortifications.items():
            made.works[number * FORTIFICATIONS + FORTIFICATION_NAMES.index(kind)] = copies
        later_radio(reader, side)
    for rule in played.special_rules:
        READERS[type(rule.effect)](reader, rule.effect)
    chits = played.objectives
    made.open_chits = chits.open_.random
    made.secret_chits = vec[i64]([chits.secret.axis, chits.secret.allies])
    made.points_include_chits = played.vp_start.includes_open_chits
    made.plan = plan_of(played, made)
    made.weapon_order = vec[i64](sorted(reader.weapons, key=lambda weapon: (choices(reader, weapon), weapon)))
    return made


def later_radio(reader: Reader, side: SideName) -> None:
    """A Radio that starts on a Time space (CC-SR.reinforcements)."""
    for arrival in reader.played.sides[side].reinforcements:
        for piece in arrival.units:
            if piece in RADIO_IDS:
                reader.made.radio[reader.side(side)] = RADIO_IDS.index(piece)
                reader.made.radio_space[reader.side(side)] = arrival.time_space


def choices(reader: Reader, weapon: int) -> int:
    """How many units may start with a Weapon."""
    side = weapon // WEAPON_SLOTS
    return sum(int(reader.made.carriers[weapon * UNITS + unit]) for unit in reader.units if unit // SLOTS == side)
