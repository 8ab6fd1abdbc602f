"""The boards' pictures: painted once a process, under addresses made from their content."""

import hashlib
from functools import cache

from fieldcraft.core.registry import game, room


@cache
def board(game_id: str, scenario: str) -> bytes:
    """A board's picture (SVG)."""
    of = game(game_id)
    return bytes(room(of, "table.art").board_svg(room(of, "scenarios").scenario(scenario)), "utf-8")


@cache
def art_address(game_id: str, scenario: str) -> str:
    """Where that picture lies."""
    stamp = hashlib.sha256(board(game_id, scenario)).hexdigest()[:10]
    return f"/art/{game_id}/{scenario}/{stamp}.svg"
