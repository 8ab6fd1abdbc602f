"""What the special rules of scenarios do: one structure a kind of effect, in the order of CC-SR (19.1).

A kind that is not here stops the loading of its scenario (CC-S.5-d1). The class's rule says what the program does.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from fieldcraft.games.combat_commander.map_file import HexName, TerrainName
from fieldcraft.games.combat_commander.nations import Discards, NationName, SideName

Depth = Annotated[int, Meta(ge=1, le=15)]
Reach = Annotated[int, Meta(ge=0, le=20)]
Space = Annotated[int, Meta(ge=1, le=20)]
Number = Annotated[int, Meta(ge=1, le=99)]
Strength = Literal[6, 7, 8]
CardId = Annotated[str, Meta(pattern="^[A-Z]-[1-9][0-9]?$")]
ChitLetter = Annotated[str, Meta(pattern="^[A-HJ-NP-X]$")]
EdgeName = Literal["north", "south", "west", "east"]
FortificationName = Literal["foxholes", "trench", "pillbox", "bunker", "wire", "mines"]
Restriction = Literal["road", "woods_without_road", "no_enemy_unit", "in_or_next_to_building"]


class Area(Struct, frozen=True, forbid_unknown_fields=True):
    """Some hexes of a map: `depth` from an edge, or in relation to `hexes`; without either the whole map."""

    edge: EdgeName | None = None
    depth: Depth | None = None
    hexes: tuple[HexName, ...] = ()
    within: Reach | None = None
    at_least: Reach | None = None
    restriction: Restriction | None = None
    note: str = ""


class Effect(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """What a special rule does."""

    @property
    def kind(self) -> str:
        """Its name in the files, as in `CC-SR.<kind>`."""
        return str(self.__struct_config__.tag)


class SimultaneousSetup(Effect, frozen=True, tag="simultaneous_setup"):
    """CC-SR.simultaneous_setup."""


class Option(Struct, frozen=True, forbid_unknown_fields=True):
    side: SideName
    cost: Literal["give_initiative_card_to_allies", "give_initiative_card_to_axis"]
    first_turn: SideName


class FirstTurnOption(Effect, frozen=True, tag="first_turn_option"):
    """CC-SR.first_turn_option."""

    default: SideName
    option: Option


class LateSetup(Effect, frozen=True, tag="late_setup"):
    """CC-SR.late_setup. With `optional` the pieces may also be set up with their side."""

    side: SideName
    after: Literal["axis_setup", "allies_setup", "all_setup"]
    units: tuple[str, ...] | Literal["all_but_squads"] = ()
    fortifications: dict[FortificationName, Number] = {}
    area: Area | None = None
    mine_strength: Strength | None = None
    optional: bool = False


class EarlyFortifications(Effect, frozen=True, tag="early_fortifications"):
    """CC-SR.early_fortifications."""

    side: SideName
    depth: Depth


class FixedSetup(Effect, frozen=True, tag="fixed_setup"):
    """CC-SR.fixed_setup. `any_one`: one unit of the owner's choice."""

    side: SideName
    units: tuple[str, ...] | Literal["any_one"]
    hexes: tuple[HexName, ...]
    reconstructed: bool = False


class Waiting(Struct, frozen=True, forbid_unknown_fields=True):
    """Pieces that may start on a Time space."""

    side: SideName
    time_space: Space
    may_wait: tuple[Literal["leaders", "weapons"], ...]


class SpecialSetup(Effect, frozen=True, tag="special_setup"):
    """CC-SR.special_setup. `random_hexes`: that side draws a hex a unit; `connected`: its hexes form one chain."""

    random_hexes: SideName | None = None
    connected: SideName | None = None
    weapons_last: SideName | None = None
    waiting: Waiting | None = None


class FortificationArea(Effect, frozen=True, tag="fortification_area"):
    """CC-SR.fortification_area. Without `must` the usual area serves as well."""

    side: SideName
    fortification: FortificationName
    area: Area
    must: bool
    mine_strength: Strength | None = None


class FixedFortifications(Effect, frozen=True, tag="fixed_fortifications"):
    """CC-SR.fixed_fortifications."""

    wire: tuple[HexName, ...]
    mines: tuple[HexName, ...]
    mine_strength: Strength


class WeaponAssignment(Effect, frozen=True, tag="weapon_assignment"):
    """CC-SR.weapon_assignment."""

    side: SideName
    weapons: tuple[str, ...]
    units: tuple[str, ...]


class Reinforcements(Effect, frozen=True, tag="reinforcements"):
    """CC-SR.reinforcements: the pieces stand in the side's own list."""

    entry_option: Area | None = None


class HiddenUnits(Effect, frozen=True, tag="hidden_units"):
    """CC-SR.hidden_units. Without `space` the pieces are kept aside and may come at any time."""

    side: SideName
    max: Number
    entry: Literal["set_up_area_with_cover", "with_friendly_units"]
    space: Space | None = None
    pieces: Literal["any_units", "all_but_squads"] = "any_units"


class Column(Effect, frozen=True, tag="column"):
    """CC-SR.column."""

    side: SideName
    max: Number


class OpeningCard(Effect, frozen=True, tag="opening_card"):
    """CC-SR.opening_card."""

    side: SideName
    cards: tuple[CardId, ...]


class ExcludeChits(Effect, frozen=True, tag="exclude_chits"):
    """CC-SR.exclude_chits."""

    chits: tuple[ChitLetter, ...]


class ExcludeChitsAndNoExit(Effect, frozen=True, tag="exclude_chits_and_no_exit"):
    """CC-SR.exclude_chits_and_no_exit."""

    chits: tuple[ChitLetter, ...]
    exit: Literal["eliminates"]


class ExitOnly(Effect, frozen=True, tag="exit_only"):
    """CC-SR.exit_only."""

    side: SideName
    other_side_exit: Literal["eliminates"]


class Raid(Effect, frozen=True, tag="raid"):
    """CC-SR.raid: afterwards it leaves from edge hexes with a row up to `max_row`."""

    side: SideName
    blocked_while: Literal["enemy_unit_carries_weapon"]
    max_row: Annotated[int, Meta(ge=1, le=10)]


class OnEnemyExit(Effect, frozen=True, tag="on_enemy_exit"):
    """CC-SR.on_enemy_exit."""

    side: SideName
    choice: tuple[Literal["rally_one", "veteran_one"], ...]


class HexsideModifier(Effect, frozen=True, tag="hexside_modifier"):
    """CC-SR.hexside_modifier."""

    feature: Literal["fence", "hedge", "wall"]
    move: Annotated[int, Meta(ge=0, le=9)]
    cover_across: Annotated[int, Meta(ge=0, le=9)]


class TerrainModifier(Effect, frozen=True, tag="terrain_modifier"):
    """CC-SR.terrain_modifier: the Move Cost in whole or half MPs."""

    terrain: TerrainName
    move: Annotated[float, Meta(gt=0, le=9, multiple_of=0.5)]


class MoveCostOverride(Effect, frozen=True, tag="move_cost_override"):
    """CC-SR.move_cost_override."""

    side: SideName
    terrain: Literal["all"]
    move: Literal[1]


class ActionModifier(Effect, frozen=True, tag="action_modifier"):
    """CC-SR.action_modifier."""

    side: SideName
    action: Literal["concealment"]
    extra_attack_total: Annotated[int, Meta(ge=-9, le=9)]


class MeleeRollBonus(Effect, frozen=True, tag="melee_roll_bonus"):
    """CC-SR.melee_roll_bonus."""

    side: SideName
    bonus: Annotated[int, Meta(ge=-9, le=9)]


class OrderLimitProgression(Effect, frozen=True, tag="order_limit_progression"):
    """CC-SR.order_limit_progression."""

    side: SideName
    start: Annotated[int, Meta(ge=1, le=6)]
    per_time_advance: Annotated[int, Meta(ge=1, le=6)]
    max: Annotated[int, Meta(ge=1, le=6)]


class OrderSubstitution(Effect, frozen=True, tag="order_substitution", rename={"from_": "from"}):
    """CC-SR.order_substitution: a card `from_` may be played as `to`."""

    side: SideName
    from_: str
    to: str


class MoveAsAdvance(Effect, frozen=True, tag="move_as_advance"):
    """CC-SR.move_as_advance."""

    side: SideName
    condition: Literal["carries_satchel_charge"]


class DoubleFire(Effect, frozen=True, tag="double_fire"):
    """CC-SR.double_fire."""

    weapon: str


class DiscardAfterOrders(Effect, frozen=True, tag="discard_after_orders"):
    """CC-SR.discard_after_orders."""

    side: SideName
    max: Discards


class SniperRadius(Effect, frozen=True, tag="sniper_radius"):
    """CC-SR.sniper_radius: the wider radius is for enemy units only."""

    side: SideName
    radius: Reach
    target: Literal["enemy"]


class MortarSpotter(Effect, frozen=True, tag="mortar_spotter"):
    """CC-SR.mortar_spotter."""

    side: SideName
    unit: str


class RadioDirectFire(Effect, frozen=True, tag="radio_direct_fire"):
    """CC-SR.radio_direct_fire."""

    side: SideName
    impact_hexes: Literal[1]
    hit: Literal["no_drift"]
    miss: Literal["drift_as_hit"]


class Bombardment(Effect, frozen=True, tag="bombardment"):
    """CC-SR.bombardment."""

    side: SideName
    opening_cards: tuple[CardId, ...]
    smoke_only_with: str


class MineOption(Struct, frozen=True, forbid_unknown_fields=True):
    """A side may choose weaker Mines for a card in its opening hand."""

    side: SideName
    strength: Strength
    opening_card: CardId


class MineStrength(Effect, frozen=True, tag="mine_strength"):
    """CC-SR.mine_strength."""

    strength: Strength
    option: MineOption | None = None


class Mines(Effect, frozen=True, tag="mines"):
    """CC-SR.mines."""

    side: SideName
    late: Literal[True]
    mine_strength: Strength
    opening_card: CardId
    hidden_wire_as: Literal["hidden_mines"]


class BoobyTraps(Effect, frozen=True, tag="booby_traps"):
    """CC-SR.booby_traps."""

    side: SideName
    mine_strength: Strength
    opening_card: CardId


class CapturedWeapon(Effect, frozen=True, tag="captured_weapon"):
    """CC-SR.captured_weapon."""

    side: SideName
    weapon: str
    breaks_as: Literal["eliminated"]


class WeaponRestriction(Effect, frozen=True, tag="weapon_restriction"):
    """CC-SR.weapon_restriction."""

    weapon: str
    min_target_cover: Annotated[int, Meta(ge=-3, le=9)]


class HexKind(Struct, frozen=True, forbid_unknown_fields=True):
    terrain: TerrainName
    elevation: Annotated[int, Meta(ge=0, le=4)]


class ImmobilisedTank(Effect, frozen=True, tag="immobilised_tank"):
    """CC-SR.immobilised_tank."""

    side: SideName
    fortification: Literal["bunker"]
    units: tuple[str, ...]
    weapons: tuple[str, ...]
    hex: HexKind
    stacking_limit: Number
    fixed_weapon: str


class StartSuppressed(Effect, frozen=True, tag="start_suppressed"):
    """CC-SR.start_suppressed."""

    side: SideName
    units: Literal["squads"]


class RandomBrokenWeapon(Struct, frozen=True, forbid_unknown_fields=True):
    side: SideName
    count: Literal[1]


class DeepFrost(Effect, frozen=True, tag="deep_frost"):
    """CC-SR.deep_frost."""

    random_broken_weapon: RandomBrokenWeapon
    no_new_fortifications: Literal[True]


class Night(Effect, frozen=True, tag="night"):
    """CC-SR.night."""

    discard_limit: dict[SideName, Discards]
    fire_attack_total: Literal["minus_range"]


class Fog(Effect, frozen=True, tag="fog"):
    """CC-SR.fog."""

    hindrance: Reach
    cumulative: Literal[True]
    reduced_by: Literal["breeze"]
    step: Number


class Dusk(Effect, frozen=True, tag="dusk"):
    """CC-SR.dusk."""

    hindrance: Literal["time_space"]
    cumulative: Literal[False]


class GullyLos(Effect, frozen=True, tag="gully_los"):
    """CC-SR.gully_los."""

    gully_to_gully: bool
    hexes: tuple[HexName, ...]


class Deck(Effect, frozen=True, tag="deck"):
    """CC-SR.deck."""

    side: SideName
    deck: NationName


class SubstituteCounters(Effect, frozen=True, tag="substitute_counters"):
    """CC-SR.substitute_counters."""

    side: SideName
    nation: NationName


AnyEffect: TypeAlias = (
    SimultaneousSetup | FirstTurnOption | LateSetup | EarlyFortifications | FixedSetup | SpecialSetup
    | FortificationArea | FixedFortifications | WeaponAssignment | Reinforcements | HiddenUnits | Column | OpeningCard
    | ExcludeChits | ExcludeChitsAndNoExit | ExitOnly | Raid | OnEnemyExit | HexsideModifier | TerrainModifier
    | MoveCostOverride | ActionModifier | MeleeRollBonus | OrderLimitProgression | OrderSubstitution | MoveAsAdvance
    | DoubleFire | DiscardAfterOrders | SniperRadius | MortarSpotter | RadioDirectFire | Bombardment | MineStrength
    | Mines | BoobyTraps | CapturedWeapon | WeaponRestriction | ImmobilisedTank | StartSuppressed | DeepFrost | Night
    | Fog | Dusk | GullyLos | Deck | SubstituteCounters
)  # fmt: skip
