"""How good each legal action looks."""

from collections.abc import Sequence

from fieldcraft.games.grizzled.view import View


def scores(view: View, legal: Sequence[int]) -> list[float]:
    """A score for each legal action."""
    return [0.0 for _ in legal]
