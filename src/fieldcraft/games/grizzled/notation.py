"""Actions as short texts and back: `intensity 3`, `play night_shell_1`, `speech rain`, `withdraw`, `support left1`."""

from typing import Final

from fieldcraft.core.errors import BadInput
from fieldcraft.games.grizzled.kinds import (
    ARG_BITS,
    ARG_MASK,
    CARD_NAMES,
    CARD_VERBS,
    INTENSITY,
    KIND_NAMES,
    PLAIN_VERBS,
    SPEECH,
    TILE_NAMES,
    VERB_NAMES,
    action_of,
)

LARGEST_INTENSITY: Final = 30


def card_number(name: str) -> int:
    """The card called `night_shell_1`; raises `BadInput`."""
    return number_of(name, CARD_NAMES, "error-notation-card", "cards")


def tile_number(name: str) -> int:
    """The tile called `left1`; raises `BadInput`."""
    return number_of(name, TILE_NAMES, "error-notation-tile", "tiles")


def number_of(name: str, names: tuple[str, ...], key: str, listed: str) -> int:
    if name not in names:
        raise BadInput(key, **{"word": name, listed: ", ".join(names)})
    return names.index(name)


def write(action: int) -> str:
    """An action as notation."""
    verb, arg = action >> ARG_BITS, action & ARG_MASK
    word = VERB_NAMES[verb]
    if verb in PLAIN_VERBS:
        return word
    if verb in CARD_VERBS:
        return f"{word} {CARD_NAMES[arg]}"
    if verb == SPEECH:
        return f"{word} {KIND_NAMES[arg]}"
    return f"{word} {arg}" if verb == INTENSITY else f"{word} {TILE_NAMES[arg]}"


def parse(notation: str) -> int:
    """Notation as an action, legal or not; raises `BadInput` with what was expected."""
    words = notation.split()
    plain = [VERB_NAMES[verb] for verb in PLAIN_VERBS]
    if len(words) == 1 and words[0] in plain:
        return int(action_of(VERB_NAMES.index(words[0]), 0))
    if len(words) != 2 or words[0] not in VERB_NAMES or words[0] in plain:
        raise BadInput("error-notation", notation=notation, verbs=", ".join(sorted(VERB_NAMES)))
    verb, name = VERB_NAMES.index(words[0]), words[1]
    if verb in CARD_VERBS:
        return int(action_of(verb, card_number(name)))
    if verb == SPEECH:
        return int(action_of(verb, number_of(name, KIND_NAMES, "grizzled-error-threat", "threats")))
    if verb == INTENSITY:
        if not name.isdecimal() or len(name) > 2 or int(name) > LARGEST_INTENSITY:
            raise BadInput("error-notation-number", word=name, highest=LARGEST_INTENSITY)
        return int(action_of(verb, int(name)))
    return int(action_of(verb, tile_number(name)))
