"""The words of the game as small numbers: sides, cards, units, actions (U-1).

The engine counts with these numbers; `notation` and the catalogues give them their names. What a card can do and
what it is worth stands in `data/cards.yaml` and is read here once.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fieldcraft.games.undaunted.cards import CARDS, UNITS_DATA, SideName

US: Final = 0
GER: Final = 1
SIDES: Final = 2
SIDE_NAMES: Final[tuple[SideName, SideName]] = ("us", "ger")

# Card kinds. The first eleven are the combat cards, one kind a unit (U-1.4), so a unit has its card's number.
RIFLEMAN_A: Final = 0
RIFLEMAN_C: Final = 2
SCOUT_A: Final = 3
SCOUT_C: Final = 5
SNIPER: Final = 9
MORTAR: Final = 10
PLATOON_SERGEANT: Final = 11
PLATOON_GUIDE: Final = 12
SQUAD_LEADER_A: Final = 13
SQUAD_LEADER_C: Final = 15
FOG: Final = 16
KINDS: Final = 17
UNITS: Final = 11
SQUADS: Final = 3
NONE: Final = -1

KIND_NAMES: Final = (
    "rifleman_a",
    "rifleman_b",
    "rifleman_c",
    "scout_a",
    "scout_b",
    "scout_c",
    "machine_gunner_a",
    "machine_gunner_b",
    "machine_gunner_c",
    "sniper",
    "mortar",
    "platoon_sergeant",
    "platoon_guide",
    "squad_leader_a",
    "squad_leader_b",
    "squad_leader_c",
    "fog_of_war",
)

# The printed actions, in the order of chapters U-10, U-11 and U-12.
MOVE: Final = 0
GUIDE: Final = 1
SCOUT: Final = 2
STALK: Final = 3
ATTACK: Final = 4
SUPPRESS: Final = 5
BLAST: Final = 6
BOLSTER: Final = 7
COMMAND: Final = 8
CONCEAL: Final = 9
CONTROL: Final = 10
INSPIRE: Final = 11
RECON: Final = 12
TARGET: Final = 13
PRINTED_VERBS: Final = 14
MOST_ACTIONS: Final = 4  # a card shows at most so many
# What else one can do with a card or a turn.
READY: Final = 14
HUNKER: Final = 15
BID: Final = 16
END_TURN: Final = 17
# The parameters of an action that has begun.
STEP: Final = 18  # onto a tile
STOP: Final = 19  # no more steps, no more cards
AIM: Final = 20  # at a counter
TAKE: Final = 21  # a card of a kind
NUMBER: Final = 22  # of cards to draw
MARK: Final = 23  # a tile with the target marker
LEAD: Final = 24  # which counter to guide
VERBS: Final = 25

VERB_NAMES: Final = (
    "move",
    "guide",
    "scout",
    "stalk",
    "attack",
    "suppress",
    "blast",
    "bolster",
    "command",
    "conceal",
    "control",
    "inspire",
    "recon",
    "target",
    "ready",
    "hunker",
    "bid",
    "end_turn",
    "step",
    "stop",
    "aim",
    "take",
    "number",
    "mark",
    "lead",
)

# An action is a verb and one argument: a card kind, a tile, a counter or a number.
ARG_BITS: Final = 5
ARG_MASK: Final = 31
ACTION_SPACE: Final = VERBS << ARG_BITS

# A counter of either side: side * UNITS + unit.
COUNTERS: Final = 22
COUNTERS_OF: Final[vec[i64]] = vec[i64]([(1 << UNITS) - 1, ((1 << UNITS) - 1) << UNITS])
"""By side: the set of its counters."""

DICE_SIDES: Final = 10  # U-11.5: faces 0 to 9
TARGET_DISTANCE: Final = 3  # U-12.13
HAND_DRAW: Final = 4  # U-5.1

COMMAND_CARDS: Final = (1 << PLATOON_SERGEANT) | (1 << PLATOON_GUIDE)
RIFLEMEN: Final = 0b111
SCOUTS: Final = 0b111 << SCOUT_A


def action_of(verb: i64, arg: i64) -> i64:
    """The number of an action."""
    return (verb << ARG_BITS) | arg


def _initiative() -> vec[i64]:
    return vec[i64]([CARDS[name].initiative for name in KIND_NAMES])


def _printed() -> vec[i64]:
    """X of action `verb` on card `kind` at `kind * PRINTED_VERBS + verb`; -1 where it is not printed."""
    table = vec[i64]([NONE] * (KINDS * PRINTED_VERBS))
    for kind, name in enumerate(KIND_NAMES):
        for printed in CARDS[name].actions:
            table[kind * PRINTED_VERBS + VERB_NAMES.index(printed.action)] = printed.x
    return table


def _actions() -> vec[i64]:
    """The printed actions of card `kind` from `kind * MOST_ACTIONS` on, in the order of the verbs, then -1."""
    table = vec[i64]([NONE] * (KINDS * MOST_ACTIONS))
    for kind, name in enumerate(KIND_NAMES):
        for place, verb in enumerate(sorted(VERB_NAMES.index(printed.action) for printed in CARDS[name].actions)):
            table[kind * MOST_ACTIONS + place] = verb
    return table


def _squad_of() -> vec[i64]:
    """0, 1, 2 for squads A, B, C; -1 for cards without a squad letter."""
    return vec[i64]([("a", "b", "c").index(CARDS[name].squad) if CARDS[name].squad else NONE for name in KIND_NAMES])


def _squad_mask() -> vec[i64]:
    """The set of card kinds (bits) of each squad."""
    squads = _squad_of()
    return vec[i64]([sum(1 << kind for kind in range(KINDS) if squads[kind] == squad) for squad in range(SQUADS)])


def _squad_only() -> vec[i64]:
    """1 at `kind * PRINTED_VERBS + verb` where the card's squad letter limits the action (U-1.5)."""
    table = vec[i64]([0] * (KINDS * PRINTED_VERBS))
    for kind, name in enumerate(KIND_NAMES):
        for printed in CARDS[name].actions:
            table[kind * PRINTED_VERBS + VERB_NAMES.index(printed.action)] = 1 if printed.squad_only else 0
    return table


def _base_defence() -> vec[i64]:
    """By counter: side * UNITS + unit."""
    return vec[i64]([UNITS_DATA[KIND_NAMES[unit]].base_defence[side] for side in SIDE_NAMES for unit in range(UNITS)])


INITIATIVE: Final[vec[i64]] = _initiative()
PRINTED: Final[vec[i64]] = _printed()
ACTIONS: Final[vec[i64]] = _actions()
SQUAD_OF: Final[vec[i64]] = _squad_of()
SQUAD_MASK: Final[vec[i64]] = _squad_mask()
SQUAD_ONLY: Final[vec[i64]] = _squad_only()
BASE_DEFENCE: Final[vec[i64]] = _base_defence()


def printed_value(kind: i64, verb: i64) -> i64:
    """X of a printed action, 0 for one without a number, -1 if the card does not show it (U-1.5)."""
    return PRINTED[kind * PRINTED_VERBS + verb]


def draw_purpose(side: i64) -> str:
    """The chance purpose of a draw from one side's deck."""
    return "draw.us" if side == US else "draw.ger"
