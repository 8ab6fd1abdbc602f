"""Draws docs/pictures/terminal.svg: a moment of a game at the terminal table.

python -m tools.terminal_picture
"""

from html import escape
from pathlib import Path
from typing import Final

from fieldcraft.bots import Seat, bot_named
from fieldcraft.core.chance import FastChance
from fieldcraft.core.registry import game, game_packages, room
from fieldcraft.core.state import State
from fieldcraft.core.text import Reader, reader

PICTURE: Final = Path(__file__).parents[1] / "docs" / "pictures" / "terminal.svg"
SCENARIO: Final = "4"
SEED: Final = 5
DECISIONS: Final = 61
FONT_SIZE: Final = 14
CHARACTER: Final = 8.43
LINE: Final = 16
NO_BREAK_SPACE: Final = chr(160)
COLOURS: Final = {"bold cyan": "#7fd7e8", "bold yellow": "#f2c14e", "dim": "#7d8590", "bold": "#f0f0f0", "": "#c9d1d9"}

Row = list[tuple[str, str]]


def moment() -> tuple[State, int]:
    """A position well under way in which a decision with dice is open."""
    of = game("undaunted")
    luck = FastChance(SEED)
    state = of.setup(SCENARIO, {}, luck)
    bot, thoughts = bot_named("greedy"), luck.fork(1)
    for number in range(400):
        seat = int(state.next_seat())
        odds = [option.odds for option in state.decision(seat)]
        if number >= DECISIONS and sum(each is not None for each in odds) >= 2 and state.decision(seat).kind == "turn":
            return state, seat
        state.apply(seat, bot.choose(Seat(of, state, seat, thoughts)), luck)
    raise SystemExit("no such moment: change SEED or DECISIONS")


def rows(state: State, seat: int, words: Reader) -> list[Row]:
    """The lines that the terminal table would show."""
    drawing = room(game("undaunted"), "table.text")
    view = state.view(seat)
    decision = state.decision(seat)
    shown: list[Row] = [[(words.say(drawing.headline(view)), "bold")], *drawing.draw(view, words), []]
    shown += [[(line, "")] for line in (*drawing.summary(view, words), *drawing.hand(view, words))]
    shown += [[], [(words.say(decision.prompt), "bold")]]
    for number, option in enumerate(decision.options, 1):
        line: Row = [(f"{number:>3}  {words.say(option.label)}", "")]
        if option.odds is not None:
            percent = round(option.odds.chance * 100, 1)
            line.append((f"  [{percent} %: {option.odds.total} or more, {option.odds.dice} dice]", "bold yellow"))
        shown.append(line)
    return [*shown, [("> ", "bold")]]


def svg(lines: list[Row]) -> str:
    """The lines as an image with the reader's own monospace font."""
    columns = max(sum(len(text) for text, _ in line) for line in lines)
    width, height = round((columns + 4) * CHARACTER), (len(lines) + 2) * LINE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
        f' role="img" aria-label="Undaunted: Normandy at the terminal table">',
        f'<rect width="{width}" height="{height}" rx="10" fill="#0d1117"/>',
        f'<g font-family="ui-monospace, Menlo, Consolas, monospace" font-size="{FONT_SIZE}">',
    ]
    for number, line in enumerate(lines):
        column = 0
        for text, style in line:
            x, y = round((column + 2) * CHARACTER, 1), (number + 2) * LINE
            span = round(len(text) * CHARACTER, 1)
            words = escape(text).replace(" ", NO_BREAK_SPACE)
            parts.append(f'<text x="{x}" y="{y}" fill="{COLOURS[style]}" textLength="{span}">{words}</text>')
            column += len(text)
    return "\n".join([*parts, "</g>", "</svg>", ""])


if __name__ == "__main__":
    PICTURE.write_text(svg(rows(*moment(), reader("en", *game_packages()))), encoding="utf-8")
