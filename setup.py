"""Compiles the hot modules with mypyc when a C compiler is there.

FIELDCRAFT_COMPILE=auto (default) compiles if it can, 1 insists, 0 never compiles.
"""

import os
import shutil
import sysconfig

from setuptools import setup

HOT = [
    "src/fieldcraft/core/sets.py",
    "src/fieldcraft/core/chance.py",
    "src/fieldcraft/core/events.py",
    "src/fieldcraft/core/state.py",
    "src/fieldcraft/core/playout.py",
    "src/fieldcraft/games/undaunted/kinds.py",
    "src/fieldcraft/games/undaunted/happenings.py",
    "src/fieldcraft/games/undaunted/state.py",
    "src/fieldcraft/games/undaunted/rules/refusals.py",
    "src/fieldcraft/games/undaunted/rules/drawing.py",
    "src/fieldcraft/games/undaunted/rules/initiative.py",
    "src/fieldcraft/games/undaunted/rules/turn.py",
    "src/fieldcraft/games/undaunted/rules/spawning.py",
    "src/fieldcraft/games/undaunted/rules/board.py",
    "src/fieldcraft/games/undaunted/rules/movement.py",
    "src/fieldcraft/games/undaunted/rules/combat.py",
    "src/fieldcraft/games/undaunted/rules/support.py",
    "src/fieldcraft/games/undaunted/rules/casualties.py",
    "src/fieldcraft/games/undaunted/rules/victory.py",
    "src/fieldcraft/games/undaunted/redeal.py",
    "src/fieldcraft/games/undaunted/play.py",
    "src/fieldcraft/games/grizzled/kinds.py",
    "src/fieldcraft/games/grizzled/happenings.py",
    "src/fieldcraft/games/grizzled/state.py",
    "src/fieldcraft/games/grizzled/rules/refusals.py",
    "src/fieldcraft/games/grizzled/rules/piles.py",
    "src/fieldcraft/games/grizzled/rules/tiles.py",
    "src/fieldcraft/games/grizzled/rules/set_up.py",
    "src/fieldcraft/games/grizzled/rules/hard_knocks.py",
    "src/fieldcraft/games/grizzled/rules/turns.py",
    "src/fieldcraft/games/grizzled/rules/preparation.py",
    "src/fieldcraft/games/grizzled/rules/traps.py",
    "src/fieldcraft/games/grizzled/rules/ending.py",
    "src/fieldcraft/games/grizzled/rules/morale.py",
    "src/fieldcraft/games/grizzled/rules/support.py",
    "src/fieldcraft/games/grizzled/rules/mission.py",
    "src/fieldcraft/games/grizzled/rules/actions.py",
    "src/fieldcraft/games/grizzled/redeal.py",
    "src/fieldcraft/games/grizzled/play.py",
]


def wants_compiling() -> bool:
    """What FIELDCRAFT_COMPILE asks for; `auto` looks for the compiler Python was built with."""
    choice = os.environ.get("FIELDCRAFT_COMPILE", "auto")
    if choice not in {"auto", "0", "1"}:
        raise SystemExit(f"FIELDCRAFT_COMPILE is {choice!r}: expected auto, 0 or 1")
    if choice != "auto":
        return choice == "1"
    compiler = os.environ.get("CC") or (sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(compiler) is not None or shutil.which("cc") is not None


if wants_compiling():
    from mypyc.build import mypycify

    modules = mypycify(["--strict", *HOT], opt_level="3")
    if os.name == "posix":
        for module in modules:
            module.extra_compile_args.append("-fno-semantic-interposition")  # lets the compiler inline small rules
    setup(ext_modules=modules)
else:
    setup()
