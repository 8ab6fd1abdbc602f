"""`fieldcraft check FILE...`: run position scripts."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from fieldcraft.core.files import read_text
from fieldcraft.core.script import ScriptFailed, read_scripts, run


def check(
    files: Annotated[list[Path], typer.Argument(help="Position scripts (YAML).", show_default=False)],
) -> None:
    """Run position scripts and say which of them do not hold."""
    scripts = [script for file in files for script in read_scripts(read_text(file), str(file))]
    failed = 0
    for script in scripts:
        try:
            run(script)
        except ScriptFailed as failure:
            failed += 1
            print(failure, file=sys.stderr)
    print(f"{len(scripts) - failed} passed, {failed} failed")
    if failed:
        raise typer.Exit(1)
