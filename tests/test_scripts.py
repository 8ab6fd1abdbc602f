"""Every position script holds (level 1)."""

from pathlib import Path

import pytest

from fieldcraft.core.registry import game_ids
from fieldcraft.core.script import Script, read_scripts, run

FOLDER = Path(__file__).parent / "scripts"


def all_scripts() -> list[Script]:
    return [
        script
        for path in sorted(FOLDER.rglob("*.yaml"))
        if path.parent.name in game_ids()
        for script in read_scripts(path.read_text(encoding="utf-8"), str(path.relative_to(FOLDER)))
    ]


@pytest.mark.parametrize("script", all_scripts(), ids=lambda script: f"{script.file}:{script.line}")
def test_script_holds(script: Script) -> None:
    run(script)
