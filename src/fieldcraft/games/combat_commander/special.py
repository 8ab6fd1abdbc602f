"""What the special rules of a scenario say, as numbers for the rules: made once, never changed, shared by all states.

`CC-SR.<kind>` of the rules file names each of them; `ruled.special_of` reads them out of a scenario.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fieldcraft.games.combat_commander.kinds import FORTIFICATIONS, NONE, ORDERS

# What a stage of the set-up is about; in the plan `what * 2 + side`.
EARLY: Final = 0  # Fortifications before anything else (CC-SR.early_fortifications)
MAIN: Final = 1  # units, Weapons, Fortifications
LATE: Final = 2  # what was held back (CC-SR.late_setup)
WEAPONS_LAST: Final = 3  # CC-SR.special_setup

# When a piece is set up.
IN_TURN: Final = 0
BEFORE: Final = 1
AFTER: Final = 2
EITHER: Final = 3  # with its side or late, as the owner likes
KEPT: Final = 4  # a Weapon that is kept aside (CC-SR.hidden_units)

ANY_SPACE: Final = -2
"""Of `waits_on`: any Time space above 0 (CC-SR.column). Of a Weapon: with a unit on the map or waiting."""

# What a side may do when an enemy unit has left over its edge (CC-SR.on_enemy_exit), as bits.
MAY_RALLY: Final = 1
MAY_HARDEN: Final = 2


class Special:
    """By side unless it says otherwise; NONE or 0 where no special rule speaks."""

    def __init__(self, slots: i64, weapon_slots: i64, hexes: i64) -> None:
        # Set-up.
        self.plan: vec[i64] = vec[i64]()
        """The stages in order; empty if both sides set up at the same time."""
        self.open_chits: i64 = 0
        """How many open chits are drawn at the start."""
        self.points_include_chits: bool = False
        self.secret_chits: vec[i64] = vec[i64]([0, 0])
        self.when: vec[i64] = vec[i64]([0] * slots)
        """By unit: when it is set up."""
        self.weapon_when: vec[i64] = vec[i64]([0] * weapon_slots)
        self.weapon_order: vec[i64] = vec[i64]()
        """The Weapons as they are handed out: those that few units may have first."""
        self.weapon_space: vec[i64] = vec[i64]([0] * weapon_slots)
        """By Weapon: 0 for a unit on the map, a Time space for one that waits there, or ANY_SPACE."""
        self.carriers: vec[i64] = vec[i64]([1] * (weapon_slots * slots))
        """At `weapon * slots + unit`: 1 if the unit may start with it (CC-SR.weapon_assignment)."""
        self.places: vec[i64] = vec[i64]([NONE] * slots)
        """By unit: which area of `areas` it must be set up in, NONE for the usual one (CC-SR.fixed_setup)."""
        self.areas: vec[i64] = vec[i64]()
        """At `area * 150 + hex`: 1 if the hex belongs to it."""
        self.any_one: vec[i64] = vec[i64]([NONE, NONE])
        """The area one unit of the owner's choice must be in (CC-SR.fixed_setup)."""
        self.late_area: vec[i64] = vec[i64]([NONE, NONE])
        self.entry_area: vec[i64] = vec[i64]([NONE] * slots)
        """By unit: where it may come in besides its own edge (CC-SR.reinforcements)."""
        self.hidden_space: vec[i64] = vec[i64]([NONE, NONE])
        """The Time space whose units may come in under cover in the set-up area (CC-SR.hidden_units)."""
        self.aside: vec[i64] = vec[i64]([0] * slots)
        """By unit: 1 if it is kept aside and may come at any time (CC-SR.hidden_units)."""
        self.has_aside: vec[i64] = vec[i64]([0, 0])
        self.waits_on: vec[i64] = vec[i64]([NONE, NONE])
        """The Time space where units may be set up instead, or ANY_SPACE (CC-SR.column, CC-SR.hidden_units)."""
        self.most_waiting: vec[i64] = vec[i64]([0, 0])
        self.may_wait: vec[i64] = vec[i64]([0] * slots)
        """By unit: 1 if it may be set up on the Time Track."""
        self.radio: vec[i64] = vec[i64]([NONE, NONE])
        self.radio_space: vec[i64] = vec[i64]([NONE, NONE])
        """A Radio that comes later, and its Time space (CC-SR.reinforcements)."""
        self.works: vec[i64] = vec[i64]([0] * (2 * FORTIFICATIONS))
        """At `side * FORTIFICATIONS + kind`: how many it sets up (CC-S.2)."""
        self.works_when: vec[i64] = vec[i64]([0] * (2 * FORTIFICATIONS))
        self.works_area: vec[i64] = vec[i64]([NONE] * (2 * FORTIFICATIONS))
        """Their area, NONE for the usual one (CC-SR.fortification_area)."""
        self.random_hexes: i64 = NONE
        """The side whose units go to random hexes (CC-SR.special_setup)."""
        self.connected: i64 = NONE
        """The side whose hexes must form one chain (CC-SR.special_setup)."""
        self.opening: vec[i64] = vec[i64]([0] * 144)
        """At `side * 72 + card`: 1 for a card of the opening hand (CC-SR.opening_card)."""
        self.mine_option: i64 = NONE
        self.optional_mines: i64 = 0
        self.optional_card: i64 = NONE
        """The side that may choose this strength of the Mines for this card (CC-SR.mine_strength)."""
        self.starts_suppressed: vec[i64] = vec[i64]([0, 0])
        """1 if its Squads do (CC-SR.start_suppressed)."""
        self.broken_weapon: i64 = NONE
        """The side of which a random Weapon starts broken (CC-SR.deep_frost)."""
        # CC-SR.immobilised_tank.
        self.tank_area: i64 = NONE
        self.tank_crew: vec[i64] = vec[i64]([0] * slots)
        self.tank_figures: i64 = 0
        self.tank_weapon: i64 = NONE
        """The slot of the Weapon that cannot leave the hex."""
        # In play.
        self.order_rise: vec[i64] = vec[i64]([0, 0])
        self.most_orders: vec[i64] = vec[i64]([0, 0])
        """CC-SR.order_limit_progression."""
        self.exit_kills: vec[i64] = vec[i64]([0, 0])
        """1 if a unit of the side that leaves the map is eliminated (CC-SR.exit_only, exclude_chits_and_no_exit)."""
        self.raider: i64 = NONE
        self.raid_rows: i64 = 0
        """The raiding side, and how many rows of the edges it leaves by (CC-SR.raid)."""
        self.on_enemy_exit: vec[i64] = vec[i64]([0, 0])
        self.melee_bonus: vec[i64] = vec[i64]([0, 0])
        self.concealment: vec[i64] = vec[i64]([0, 0])
        """What Concealment adds to the Attack Total besides (CC-SR.action_modifier)."""
        self.order_as: vec[i64] = vec[i64]([NONE] * (2 * ORDERS))
        """At `side * ORDERS + heading`: another Order the card may be played as."""
        self.needs_weapon: vec[i64] = vec[i64]([NONE, NONE])
        """The Weapon kind an activated unit must carry for that (CC-SR.move_as_advance)."""
        self.late_discards: vec[i64] = vec[i64]([0, 0])
        """CC-SR.discard_after_orders."""
        self.sniper_radius: vec[i64] = vec[i64]([1, 1])
        self.mortar_spotter: vec[i64] = vec[i64]([NONE, NONE])
        """A unit kind (CC-SR.mortar_spotter)."""
        self.direct_radio: vec[i64] = vec[i64]([0, 0])
        self.smoke_spotter: vec[i64] = vec[i64]([NONE, NONE])
        """The unit kind that alone may call for smoke (CC-SR.bombardment)."""
        self.hides_mines: vec[i64] = vec[i64]([0, 0])
        """1 if it may play Hidden Mines whatever its Posture (CC-SR.booby_traps)."""
        self.wire_is_mines: vec[i64] = vec[i64]([0, 0])
        """1 if its Hidden Wire is Hidden Mines (CC-SR.mines)."""
        self.twice_firing: i64 = NONE
        """The Weapon kind that fires twice in a Fire Order (CC-SR.double_fire)."""
        self.captured: i64 = NONE
        """The slot of the Weapon that is eliminated when it would break (CC-SR.captured_weapon)."""
        self.restricted: i64 = NONE
        self.least_cover: i64 = 0
        """The Weapon kind that attacks only hexes with such a Cover (CC-SR.weapon_restriction)."""
        self.is_night: bool = False
        self.fog: i64 = 0
        self.fog_step: i64 = 0
        self.is_dusk: bool = False
        self.slots: Final[i64] = slots
        self.hexes: Final[i64] = hexes

    def in_area(self, area: i64, hex_: i64) -> bool:
        """Does the hex belong to the area?"""
        return self.areas[area * self.hexes + hex_] == 1
