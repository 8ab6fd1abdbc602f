"""In which stages a scenario is set up: by side, and what comes earlier or later (CC-S.2)."""

from librt.vecs import vec
from mypy_extensions import i64

from fieldcraft.games.combat_commander.effects import EarlyFortifications, LateSetup, Mines, SpecialSetup
from fieldcraft.games.combat_commander.kinds import SIDE_NAMES
from fieldcraft.games.combat_commander.nations import SideName
from fieldcraft.games.combat_commander.scenario_file import Scenario
from fieldcraft.games.combat_commander.special import AFTER, EARLY, LATE, MAIN, WEAPONS_LAST, Special
from fieldcraft.games.combat_commander.state import WEAPON_SLOTS


def plan_of(played: Scenario, made: Special) -> "vec[i64]":
    """The stages of the set-up in order (CC-S.2)."""
    if played.setup_order == "simultaneous":
        return vec[i64]()
    stages: list[tuple[int, SideName]] = [(EARLY, rule.side) for rule in played.effects(EarlyFortifications)]
    late: list[tuple[str, SideName]] = [(rule.after, rule.side) for rule in played.effects(LateSetup)]
    late += [(f"{other(rule.side)}_setup", rule.side) for rule in played.effects(Mines)]
    for side in played.setup_order:
        stages.append((MAIN, side))
        stages += [(LATE, of) for after, of in late if after == f"{side}_setup"]
    stages += [(LATE, of) for after, of in late if after == "all_setup"]
    stages += [
        (WEAPONS_LAST, rule.weapons_last)
        for rule in played.effects(SpecialSetup)
        if rule.weapons_last is not None and rule.random_hexes != rule.weapons_last
    ]
    for _, side in (stage for stage in stages if stage[0] == WEAPONS_LAST):
        for weapon in range(SIDE_NAMES.index(side) * WEAPON_SLOTS, (SIDE_NAMES.index(side) + 1) * WEAPON_SLOTS):
            made.weapon_when[weapon] = AFTER
    return vec[i64]([what * 2 + SIDE_NAMES.index(side) for what, side in stages])


def other(side: SideName) -> SideName:
    return "allies" if side == "axis" else "axis"
