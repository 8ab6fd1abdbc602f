"""Lines out and lines in: colour and clearing on a real terminal, plain text everywhere else."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence

from rich.console import Console as RichConsole
from rich.text import Text

try:
    import readline  # gives `input` line editing and history
except ImportError:
    readline = None  # type: ignore[assignment]


class InputEnded(Exception):  # noqa: N818 - not an error
    """No more input: end of file or an interrupt."""


class Console:
    """Where a table talks to its players. `plain` writes no colours, no drawings and no control codes."""

    def __init__(self, plain: bool) -> None:
        self.plain = plain
        self._rich = RichConsole(
            highlight=False, soft_wrap=True, no_color=plain or None, force_terminal=False if plain else None
        )

    def say(self, text: str = "", style: str = "") -> None:
        """One line."""
        self._rich.print(Text(text, style=style))

    def draw(self, rows: Iterable[Sequence[tuple[str, str]]]) -> None:
        """Rows of styled runs."""
        for runs in rows:
            self._rich.print(Text.assemble(*runs), no_wrap=True, overflow="ignore", crop=False)

    def ask(self, prompt: str) -> str:
        """One line of input without surrounding blanks; raises `InputEnded`."""
        try:
            return input(prompt).strip()
        except (EOFError, KeyboardInterrupt) as ended:
            print()
            raise InputEnded from ended

    def wipe(self) -> None:
        """Leave nothing to be read by the next person: no screen, and no answers to call up again."""
        if readline is not None:
            readline.clear_history()
        if sys.stdout.isatty() and not self.plain:
            print("\x1b[2J\x1b[3J\x1b[H", end="", flush=True)
        else:
            print("\n" * 60)
