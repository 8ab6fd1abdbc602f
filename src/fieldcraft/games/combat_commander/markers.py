"""Fortifications, Objective chits and the Smoke pool as flat tables for the engine (CC-F100, CC-7.3.2, CC-T94)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fieldcraft.games.combat_commander.kinds import FORTIFICATION_NAMES, NONE
from fieldcraft.games.combat_commander.terrain import COUNTERS_SEEN, FORTIFICATIONS_DATA, Fortification
from fieldcraft.games.combat_commander.tracks import CHITS_DATA, SMOKE_MIX_DATA, Chit

SMOKE_VALUES: Final = 10

_FORTIFICATIONS: Final[tuple[Fortification, ...]] = tuple(FORTIFICATIONS_DATA.values())


def _chit_value(chit: Chit, objective: int) -> int:
    if chit.kind == "every_objective_value":
        return chit.vp
    return chit.vp if chit.objective == objective else 0


# By kind of Fortification, NO_FORTIFICATION first.
FORTIFICATION_COVER: Final[vec[i64]] = vec[i64]([0] + [each.cover or 0 for each in _FORTIFICATIONS])
FORTIFICATION_COVER_INDIRECT: Final[vec[i64]] = vec[i64](
    [0] + [each.cover_vs_mortar_or_radio or 0 for each in _FORTIFICATIONS]
)
"""Against mortars and Radios (CC-F101)."""
FORTIFICATION_GIVES_COVER: Final[vec[i64]] = vec[i64]([0] + [int(each.cover is not None) for each in _FORTIFICATIONS])
FORTIFICATION_KEEPS_HEX: Final[vec[i64]] = vec[i64](
    [0] + [int(bool(each.wins_tied_melee_for)) for each in _FORTIFICATIONS]
)
"""1 where the side that was last alone in the hex survives a tied Melee (CC-F101, CC-F104)."""
FORTIFICATION_COUNT: Final[vec[i64]] = vec[i64](
    [NONE] + [COUNTERS_SEEN.get(name, NONE) for name in FORTIFICATION_NAMES[1:]]
)
"""Counters of a kind; NONE without limit (CC-OQ-6)."""

# By chit.
CHIT_VALUE: Final[vec[i64]] = vec[i64]([_chit_value(chit, number) for chit in CHITS_DATA for number in range(6)])
"""At `chit * 6 + objective` (1 to 5): the VP it adds to that Objective (CC-7.3.2)."""
CHIT_HAS_SECRET_SIDE: Final[vec[i64]] = vec[i64]([int(chit.secret_side) for chit in CHITS_DATA])

SMOKE_COUNT: Final[vec[i64]] = vec[i64]([SMOKE_MIX_DATA.get(value, 0) for value in range(SMOKE_VALUES + 1)])
"""By value 1 to 10: markers in the pool of Smoke and Blaze (CC-S.4, CC-T94)."""
