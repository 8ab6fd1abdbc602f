"""Every message the game puts together exists, and none is left over."""

from collections.abc import Iterator

import pytest

from fieldcraft.core.text import catalogue_texts, english
from fieldcraft.games.grizzled.cards import CARD_FACTS
from fieldcraft.games.grizzled.happenings import FIELDS
from fieldcraft.games.grizzled.kinds import CARD_NAMES, KIND_NAMES, LEVEL_NAMES, THREATS, TILE_NAMES, VERB_NAMES
from fieldcraft.games.grizzled.rules.refusals import RULES
from fieldcraft.games.grizzled.state import PHASE_NAMES, REASONS

OTHER_PROMPTS = ("wait", "wait-answers", "fearful", "benefit-success", "benefit-failure")
OTHER_OPTIONS = ("play-knock", "play-relief", "relieve-nobody", "level", "plain", "ladder")


def dashed(name: str) -> str:
    return name.replace("_", "-")


def constructed() -> Iterator[str]:
    yield from (f"grizzled-event-{key}" for key, _ in FIELDS)
    yield from (f"grizzled-refusal-{key}" for _, key in RULES[1:])
    yield from (f"grizzled-prompt-{key}" for key in {*PHASE_NAMES, *OTHER_PROMPTS} - {"benefit"})
    yield from (f"grizzled-option-{key}" for key in (*VERB_NAMES, *OTHER_OPTIONS))
    yield from (f"grizzled-card-{dashed(name)}" for name in (*CARD_NAMES[THREATS:], "copy", "trap"))
    yield from (f"grizzled-shows-{number}" for number in {len(card.shows) for card in CARD_FACTS.threats})
    yield from (f"grizzled-threat-{name}" for name in KIND_NAMES)
    yield from (f"grizzled-tile-{name}" for name in TILE_NAMES)
    yield from (f"grizzled-level-{name}" for name in LEVEL_NAMES)
    yield from (f"grizzled-ladder-{key}" for key in ("step", "next", "top"))
    yield from (f"grizzled-verdict-{dashed(reason)}" for reason in REASONS[1:])


def keys(family: str) -> set[str]:
    """All English messages of a family."""
    begins = f"grizzled-{family}-"
    texts = [text for language, text in catalogue_texts("fieldcraft.games.grizzled") if language == "en"]
    words = (line.partition(" = ")[0] for text in texts for line in text.splitlines())
    return {word for word in words if word.startswith(begins)}


def test_every_key_that_is_put_together_exists() -> None:
    assert [key for key in constructed() if not english().has(key)] == []


@pytest.mark.parametrize(
    "family",
    ["event", "refusal", "prompt", "option", "card", "shows", "threat", "tile", "level", "ladder", "verdict"],
)
def test_no_message_of_a_family_is_left_over(family: str) -> None:
    assert keys(family) == {key for key in constructed() if key.startswith(f"grizzled-{family}-")}
