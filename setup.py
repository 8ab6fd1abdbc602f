"""Compiles the hot modules with mypyc when a C compiler is there.

FIELDCRAFT_COMPILE=auto (default) compiles if it can, 1 insists, 0 never compiles.
"""

import os
import shutil
import sys
import sysconfig
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

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
    "src/fieldcraft/games/combat_commander/kinds.py",
    "src/fieldcraft/games/combat_commander/hexes.py",
    "src/fieldcraft/games/combat_commander/pieces.py",
    "src/fieldcraft/games/combat_commander/decks.py",
    "src/fieldcraft/games/combat_commander/markers.py",
    "src/fieldcraft/games/combat_commander/ground.py",
    "src/fieldcraft/games/combat_commander/sight.py",
    "src/fieldcraft/games/combat_commander/support.py",
    "src/fieldcraft/games/combat_commander/process.py",
    "src/fieldcraft/games/combat_commander/verbs.py",
    "src/fieldcraft/games/combat_commander/happenings.py",
    "src/fieldcraft/games/combat_commander/special.py",
    "src/fieldcraft/games/combat_commander/state.py",
    "src/fieldcraft/games/combat_commander/rules/refusals.py",
    "src/fieldcraft/games/combat_commander/rules/procedure.py",
    "src/fieldcraft/games/combat_commander/rules/frames.py",
    "src/fieldcraft/games/combat_commander/rules/units.py",
    "src/fieldcraft/games/combat_commander/rules/occupation.py",
    "src/fieldcraft/games/combat_commander/rules/victory.py",
    "src/fieldcraft/games/combat_commander/rules/countermix.py",
    "src/fieldcraft/games/combat_commander/rules/placing.py",
    "src/fieldcraft/games/combat_commander/rules/support_table.py",
    "src/fieldcraft/games/combat_commander/rules/replacing.py",
    "src/fieldcraft/games/combat_commander/rules/weapons.py",
    "src/fieldcraft/games/combat_commander/rules/giving_up.py",
    "src/fieldcraft/games/combat_commander/rules/fate.py",
    "src/fieldcraft/games/combat_commander/rules/shots.py",
    "src/fieldcraft/games/combat_commander/rules/actions/action.py",
    "src/fieldcraft/games/combat_commander/rules/actions/fire_bonus.py",
    "src/fieldcraft/games/combat_commander/rules/actions/digging.py",
    "src/fieldcraft/games/combat_commander/rules/actions/wounds.py",
    "src/fieldcraft/games/combat_commander/rules/actions/concealment.py",
    "src/fieldcraft/games/combat_commander/rules/actions/sappers.py",
    "src/fieldcraft/games/combat_commander/rules/actions/moving.py",
    "src/fieldcraft/games/combat_commander/rules/actions/melee_cards.py",
    "src/fieldcraft/games/combat_commander/rules/actions/spray.py",
    "src/fieldcraft/games/combat_commander/rules/actions/hidden.py",
    "src/fieldcraft/games/combat_commander/rules/actions/hidden_unit.py",
    "src/fieldcraft/games/combat_commander/rules/actions/catalogue.py",
    "src/fieldcraft/games/combat_commander/rules/windows.py",
    "src/fieldcraft/games/combat_commander/rules/hits.py",
    "src/fieldcraft/games/combat_commander/rules/casualties.py",
    "src/fieldcraft/games/combat_commander/rules/mines.py",
    "src/fieldcraft/games/combat_commander/rules/movement.py",
    "src/fieldcraft/games/combat_commander/rules/activation.py",
    "src/fieldcraft/games/combat_commander/rules/stacking.py",
    "src/fieldcraft/games/combat_commander/rules/time.py",
    "src/fieldcraft/games/combat_commander/rules/weak_shots.py",
    "src/fieldcraft/games/combat_commander/rules/aiming.py",
    "src/fieldcraft/games/combat_commander/rules/fire.py",
    "src/fieldcraft/games/combat_commander/rules/attack.py",
    "src/fieldcraft/games/combat_commander/rules/defence.py",
    "src/fieldcraft/games/combat_commander/rules/artillery.py",
    "src/fieldcraft/games/combat_commander/rules/group.py",
    "src/fieldcraft/games/combat_commander/rules/transfer.py",
    "src/fieldcraft/games/combat_commander/rules/rewarding.py",
    "src/fieldcraft/games/combat_commander/rules/bringing.py",
    "src/fieldcraft/games/combat_commander/rules/entry.py",
    "src/fieldcraft/games/combat_commander/rules/retreat.py",
    "src/fieldcraft/games/combat_commander/rules/melee.py",
    "src/fieldcraft/games/combat_commander/rules/sniper.py",
    "src/fieldcraft/games/combat_commander/rules/displacing.py",
    "src/fieldcraft/games/combat_commander/rules/events/event.py",
    "src/fieldcraft/games/combat_commander/rules/events/men.py",
    "src/fieldcraft/games/combat_commander/rules/events/deploy.py",
    "src/fieldcraft/games/combat_commander/rules/events/fortunes.py",
    "src/fieldcraft/games/combat_commander/rules/events/works.py",
    "src/fieldcraft/games/combat_commander/rules/events/fire_and_smoke.py",
    "src/fieldcraft/games/combat_commander/rules/events/strikes.py",
    "src/fieldcraft/games/combat_commander/rules/events/spirit.py",
    "src/fieldcraft/games/combat_commander/rules/events/hands.py",
    "src/fieldcraft/games/combat_commander/rules/events/arrivals.py",
    "src/fieldcraft/games/combat_commander/rules/events/supports.py",
    "src/fieldcraft/games/combat_commander/rules/events/catalogue.py",
    "src/fieldcraft/games/combat_commander/rules/orders/order.py",
    "src/fieldcraft/games/combat_commander/rules/orders/fire.py",
    "src/fieldcraft/games/combat_commander/rules/orders/move.py",
    "src/fieldcraft/games/combat_commander/rules/orders/advance.py",
    "src/fieldcraft/games/combat_commander/rules/orders/recover.py",
    "src/fieldcraft/games/combat_commander/rules/orders/artillery.py",
    "src/fieldcraft/games/combat_commander/rules/orders/catalogue.py",
    "src/fieldcraft/games/combat_commander/rules/turn.py",
    "src/fieldcraft/games/combat_commander/rules/preparing.py",
    "src/fieldcraft/games/combat_commander/rules/set_up.py",
    "src/fieldcraft/games/combat_commander/rules/flow.py",
    "src/fieldcraft/games/combat_commander/redeal.py",
    "src/fieldcraft/games/combat_commander/play.py",
]

UNITS = {"combat_commander": "___combat_commander___", "all_others": ""}
"""Compiled side by side: a C file belongs to the first unit whose text is in its name.

A unit is compiled as one file, so that small rules are inlined. What a game calls most should therefore be in its unit;
and the games of one unit share a compiler's limits on inlining, so a game of many rules has one of its own.
"""


def gather(library: Extension) -> None:
    """Make one C file a unit of the many in the library that holds all compiled modules."""
    members: dict[str, list[Path]] = {name: [] for name in UNITS}
    for source in map(Path, library.sources):
        members[next(name for name, text in UNITS.items() if text in source.name)].append(source)
    folder = min((Path(source).parent for source in library.sources), key=lambda each: len(each.parts))
    library.depends = [*library.depends, *library.sources]
    library.sources = []
    for name, sources in members.items():
        unit = folder / f"unit_{name}.c"
        unit.write_text("".join(f'#include "{each.relative_to(folder).as_posix()}"\n' for each in sources))
        library.sources.append(str(unit))


class SideBySide(build_ext):
    """Compiles extensions side by side, and within each its C files."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def build_extensions(self) -> None:
        compile_one_by_one = self.compiler.compile

        def compile_all(sources: Sequence[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                objects = pool.map(lambda source: compile_one_by_one([source], **options), sources)
                return [each for made in objects for each in made]

        self.compiler.compile = compile_all
        super().build_extensions()


def wants_compiling() -> bool:
    """What FIELDCRAFT_COMPILE asks for; `auto` looks for Python's compiler. Metadata need no compiling."""
    if not {"egg_info", "dist_info", "sdist"}.isdisjoint(sys.argv):
        return False
    choice = os.environ.get("FIELDCRAFT_COMPILE", "auto")
    if choice not in {"auto", "0", "1"}:
        raise SystemExit(f"FIELDCRAFT_COMPILE is {choice!r}: expected auto, 0 or 1")
    if choice != "auto":
        return choice == "1"
    compiler = os.environ.get("CC") or (sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(compiler) is not None or shutil.which("cc") is not None


if wants_compiling():
    from mypyc.build import mypycify

    modules = mypycify(["--strict", *HOT], opt_level="3", debug_level="0", multi_file=True)
    if os.name == "posix":
        for module in modules:
            # It lets the compiler inline small rules. The modules share one list of flags, so it is left as it is.
            module.extra_compile_args = [*module.extra_compile_args, "-fno-semantic-interposition"]
    gather(max(modules, key=lambda each: len(each.sources)))
    setup(ext_modules=modules, cmdclass={"build_ext": SideBySide})
else:
    setup()
