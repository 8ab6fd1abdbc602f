"""Computer players that misbehave, in place of `think`; a worker process finds them by name."""

import os
import time
from typing import Any

from fieldcraft.web.thinking import think


def crash(*args: Any) -> str:
    raise RuntimeError("crash")


def die(*args: Any) -> str:
    """Take the whole process along; the other bot is still at work then."""
    if args[5] == "greedy":
        os._exit(3)
    time.sleep(1)
    return think(*args)


def stall(*args: Any) -> str:
    if args[5] == "greedy":
        time.sleep(60)
    return think(*args)


def garbage(*args: Any) -> str:
    return "xyzzy; \0 <script>"


def nothing(*args: Any) -> str:
    return ""


def no_text(*args: Any) -> Any:
    return {"bid": "fog_of_war"}


def undo(*args: Any) -> str:
    return "undo"


def illegal(*args: Any) -> str:
    """Notation of something that is never legal for both phases."""
    return "lead us.rifleman_a"


def long_winded(*args: Any) -> str:
    return think(*args) + "; end" * 500


def greedy_twice(*args: Any) -> str:
    """A legal action and a look at what comes of it."""
    return f"{think(*args)}; nonsense"
