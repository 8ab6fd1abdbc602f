"""What a worker process does for a computer player; knows nothing of the web, so a worker starts quickly."""

import multiprocessing
import os
import threading
from multiprocessing.connection import wait
from typing import Any, TypeAlias

from fieldcraft.bots import Seat, bot_named
from fieldcraft.core.chance import FastChance
from fieldcraft.core.registry import game

Position: TypeAlias = tuple[str, str, dict[str, int], dict[str, Any]]
"""Game, scenario, options and the written position."""


def leave_with_parent() -> None:
    """End this process when the one that started it is gone, however that ended."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=wait_and_leave, args=(parent.sentinel,), daemon=True).start()


def wait_and_leave(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


def think(
    game_id: str, scenario: str, options: dict[str, int], given: dict[str, Any], seat: int, bot: str, seed: int
) -> str:
    """The notation of what a computer player does in a position that its seat cannot tell from the true one."""
    of = game(game_id)
    state = of.arrange(scenario, options, given)
    action = bot_named(bot).choose(Seat(of, state, seat, FastChance(seed)))
    return of.write(state, action)
