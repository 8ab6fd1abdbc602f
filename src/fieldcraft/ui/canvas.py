"""A grid of characters with boxes whose lines join where they meet."""

from dataclasses import dataclass, field
from typing import Final

UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8

JOINTS: Final = {
    UP | DOWN: "│",
    LEFT | RIGHT: "─",
    DOWN | RIGHT: "┌",
    DOWN | LEFT: "┐",
    UP | RIGHT: "└",
    UP | LEFT: "┘",
    UP | DOWN | RIGHT: "├",
    UP | DOWN | LEFT: "┤",
    LEFT | RIGHT | DOWN: "┬",
    LEFT | RIGHT | UP: "┴",
    UP | DOWN | LEFT | RIGHT: "┼",
}


@dataclass
class Canvas:
    """Put boxes and texts at places; read styled rows. Cells outside what was drawn are blank."""

    width: int
    height: int
    _lines: dict[tuple[int, int], int] = field(default_factory=dict)
    _texts: dict[tuple[int, int], tuple[str, str]] = field(default_factory=dict)

    def box(self, x: int, y: int, width: int, height: int) -> None:
        """A frame with its corner at (x, y); `width` and `height` count the frame."""
        right, bottom = x + width - 1, y + height - 1
        for column in range(x, right):
            for row in (y, bottom):
                self._join(column, row, RIGHT)
                self._join(column + 1, row, LEFT)
        for row in range(y, bottom):
            for column in (x, right):
                self._join(column, row, DOWN)
                self._join(column, row + 1, UP)

    def _join(self, x: int, y: int, directions: int) -> None:
        self._lines[x, y] = self._lines.get((x, y), 0) | directions

    def text(self, x: int, y: int, text: str, style: str = "") -> None:
        """Characters from (x, y) to the right."""
        for offset, character in enumerate(text):
            self._texts[x + offset, y] = (character, style)

    def rows(self) -> list[list[tuple[str, str]]]:
        """Each row as runs of text and style, without trailing blanks."""
        return [self._row(y) for y in range(self.height)]

    def _row(self, y: int) -> list[tuple[str, str]]:
        cells = [self._cell(x, y) for x in range(self.width)]
        while cells and cells[-1][0] == " ":
            cells.pop()
        runs: list[tuple[str, str]] = []
        for character, style in cells:
            if runs and runs[-1][1] == style:
                runs[-1] = (runs[-1][0] + character, style)
            else:
                runs.append((character, style))
        return runs

    def _cell(self, x: int, y: int) -> tuple[str, str]:
        if (x, y) in self._texts:
            return self._texts[x, y]
        if (x, y) in self._lines:
            return JOINTS[self._lines[x, y]], "dim"
        return " ", ""
