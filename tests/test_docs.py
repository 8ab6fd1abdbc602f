"""What the documents show works as they show it."""

import re
from pathlib import Path

import pytest

from fieldcraft.core.script import read_scripts, run

ROOT = Path(__file__).parents[1]


def blocks(document: str, language: str) -> list[str]:
    """The fenced code blocks of a document in one language."""
    return re.findall(rf"```{language}\n(.*?)```", (ROOT / document).read_text(encoding="utf-8"), re.S)


def test_the_example_script_holds() -> None:
    (example,) = blocks("docs/scripts.md", "yaml")
    for script in read_scripts(example, "docs/scripts.md"):
        run(script)


def test_the_example_program_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = blocks("README.md", "python")
    exec(example, {})
    assert re.fullmatch(r"Outcome\(winners=\(\d,\), reason='\w+'\)\n", capsys.readouterr().out)
