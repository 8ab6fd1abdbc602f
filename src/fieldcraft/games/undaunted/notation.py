"""Actions as short texts and back: `move rifleman_a`, `step 13B`, `aim ger.scout_a`, `end`."""

from typing import Final

from fieldcraft.core.errors import BadInput
from fieldcraft.games.undaunted.kinds import (
    AIM,
    ARG_BITS,
    ARG_MASK,
    END_TURN,
    KIND_NAMES,
    LEAD,
    MARK,
    NUMBER,
    SIDE_NAMES,
    STEP,
    STOP,
    UNITS,
    VERB_NAMES,
    action_of,
)
from fieldcraft.games.undaunted.scenarios import scenario
from fieldcraft.games.undaunted.state import Battle

WORDS: Final = {"end": END_TURN, "stop": STOP}
TILE_VERBS: Final = (STEP, MARK)
COUNTER_VERBS: Final = (AIM, LEAD)
LARGEST_NUMBER: Final = 4


def tile_names(battle: Battle) -> tuple[str, ...]:
    """The names of the board's tiles, by number."""
    return scenario(str(battle.board.scenario)).tiles


def counter_name(counter: int) -> str:
    """Such as `ger.scout_a`."""
    return f"{SIDE_NAMES[counter // UNITS]}.{KIND_NAMES[counter % UNITS]}"


def counter_number(name: str) -> int:
    """The counter called `ger.scout_a`; raises `BadInput`."""
    side, _, unit = name.partition(".")
    if side not in SIDE_NAMES or unit not in KIND_NAMES[:UNITS]:
        raise BadInput("error-notation-counter", word=name)
    return SIDE_NAMES.index(side) * UNITS + KIND_NAMES.index(unit)


def kind_number(name: str) -> int:
    """The card called `rifleman_a`; raises `BadInput`."""
    if name not in KIND_NAMES:
        raise BadInput("error-notation-card", word=name, cards=", ".join(KIND_NAMES))
    return KIND_NAMES.index(name)


def tile_number(battle: Battle, name: str) -> int:
    """The tile called `13B`; raises `BadInput` if it is not on this board."""
    names = tile_names(battle)
    if name not in names:
        raise BadInput("error-notation-tile", word=name, tiles=", ".join(names))
    return names.index(name)


def write(battle: Battle, action: int) -> str:
    """An action as notation."""
    verb, arg = action >> ARG_BITS, action & ARG_MASK
    for word, plain in WORDS.items():
        if verb == plain:
            return word
    if verb in TILE_VERBS:
        return f"{VERB_NAMES[verb]} {tile_names(battle)[arg]}"
    if verb in COUNTER_VERBS:
        return f"{VERB_NAMES[verb]} {counter_name(arg)}"
    return f"{VERB_NAMES[verb]} {arg if verb == NUMBER else KIND_NAMES[arg]}"


def parse(battle: Battle, notation: str) -> int:
    """Notation as an action, legal or not; raises `BadInput` with what was expected."""
    words = notation.split()
    if len(words) == 1 and words[0] in WORDS:
        return int(action_of(WORDS[words[0]], 0))
    if len(words) != 2 or words[0] not in VERB_NAMES or words[0] in ("end_turn", "stop"):
        raise BadInput(
            "error-notation", notation=notation, verbs=", ".join(sorted({*VERB_NAMES, "end"} - {"end_turn"}))
        )
    verb, name = VERB_NAMES.index(words[0]), words[1]
    if verb in TILE_VERBS:
        return int(action_of(verb, tile_number(battle, name)))
    if verb in COUNTER_VERBS:
        return int(action_of(verb, counter_number(name)))
    if verb == NUMBER:
        if not name.isdecimal() or len(name) > 2 or int(name) > LARGEST_NUMBER:
            raise BadInput("error-notation-number", word=name, highest=LARGEST_NUMBER)
        return int(action_of(verb, int(name)))
    return int(action_of(verb, kind_number(name)))
