"""All Actions, by their number in `kinds`."""

from typing import Final

from librt.vecs import vec

from fieldcraft.games.combat_commander.kinds import ACTIONS
from fieldcraft.games.combat_commander.rules.actions.action import Action
from fieldcraft.games.combat_commander.rules.actions.concealment import CONCEALING
from fieldcraft.games.combat_commander.rules.actions.digging import DIGGING
from fieldcraft.games.combat_commander.rules.actions.fire_bonus import FIRE_BONUSES
from fieldcraft.games.combat_commander.rules.actions.hidden import HIDDEN_OBSTACLES
from fieldcraft.games.combat_commander.rules.actions.hidden_unit import HIDDEN_UNITS
from fieldcraft.games.combat_commander.rules.actions.melee_cards import MELEE_CARDS
from fieldcraft.games.combat_commander.rules.actions.moving import ON_THE_MOVE
from fieldcraft.games.combat_commander.rules.actions.sappers import SAPPERS
from fieldcraft.games.combat_commander.rules.actions.spray import SPRAYING
from fieldcraft.games.combat_commander.rules.actions.wounds import WOUNDS


def _catalogue() -> vec[Action]:
    found = [Action(kind, 0) for kind in range(ACTIONS)]
    for group in (
        FIRE_BONUSES,
        DIGGING,
        WOUNDS,
        ON_THE_MOVE,
        MELEE_CARDS,
        CONCEALING,
        SPRAYING,
        SAPPERS,
        HIDDEN_OBSTACLES,
        HIDDEN_UNITS,
    ):
        for each in group:
            found[each.kind] = each
    return vec[Action](found)


ALL_ACTIONS: Final[vec[Action]] = _catalogue()
