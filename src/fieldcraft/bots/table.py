"""The computer players by name, weakest first."""

from typing import Final

from fieldcraft.bots.greedy import GreedyBot
from fieldcraft.bots.random import RandomBot
from fieldcraft.bots.seat import Bot
from fieldcraft.core.errors import BadInput

BOTS: Final[dict[str, type[RandomBot | GreedyBot]]] = {"random": RandomBot, "greedy": GreedyBot}


def bot_named(name: str) -> Bot:
    """A new computer player; raises `BadInput` naming those there are."""
    if name not in BOTS:
        raise BadInput("error-unknown-bot", bot=name, bots=", ".join(BOTS))
    return BOTS[name]()
