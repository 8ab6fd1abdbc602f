"""The game's position scripts hold, before the game is among the installed ones too."""

from pathlib import Path
from unittest.mock import patch

import pytest

from fieldcraft.core.script import Script, read_scripts, run
from tests.combat_commander.table import GAME

FOLDER = Path(__file__).parents[1] / "scripts" / "combat_commander"


def scripts() -> list[Script]:
    with patch("fieldcraft.core.script.game", lambda _: GAME):
        return [
            script
            for path in sorted(FOLDER.glob("*.yaml"))
            for script in read_scripts(path.read_text(encoding="utf-8"), path.name)
        ]


@pytest.mark.parametrize("script", scripts(), ids=lambda script: f"{script.file}:{script.line}")
def test_a_script_holds(script: Script) -> None:
    run(script)
