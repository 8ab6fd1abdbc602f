"""What a game brings along to be looked at: the pictures of its boards, its signs, its stylesheets.

Pictures are painted once a process, under addresses made from their content.
"""

import hashlib
from functools import cache
from typing import Any

from django.utils.safestring import SafeString

from fieldcraft.core.game import Game
from fieldcraft.core.registry import game, room
from fieldcraft.ui.icons import sprite


@cache
def board(game_id: str, scenario: str) -> bytes:
    """A board's picture (SVG)."""
    return bytes(room(game(game_id), "table.art").picture(scenario), "utf-8")


@cache
def art_address(game_id: str, scenario: str) -> str:
    """Where that picture lies."""
    stamp = hashlib.sha256(board(game_id, scenario)).hexdigest()[:10]
    return f"/art/{game_id}/{scenario}/{stamp}.svg"


def dress(of: Game) -> dict[str, Any]:
    """For the template of a page with a table: all signs, and the stylesheets that only this game needs.

    A game's `table.page` may have `STYLES` and a `sprite` of its own.
    """
    page = room(of, "table.page")
    own = page.sprite() if hasattr(page, "sprite") else ""
    return {"sprite": SafeString(sprite() + own), "styles": getattr(page, "STYLES", ())}
