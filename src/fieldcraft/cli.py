"""`fieldcraft ...`: the commands, and the one place where mistakes become sentences and exit statuses.

Exit status 0: done; 1: something that should hold does not (a failed check, a broken record's verdict); 2: bad input.
"""

from __future__ import annotations

import sys
from unicodedata import category

import typer

from fieldcraft.commands import check, fuzz, generate, load, maps, measure, records, serve, simulate, text
from fieldcraft.core.errors import FieldcraftError
from fieldcraft.core.registry import game_packages
from fieldcraft.core.text import language_of, reader

app = typer.Typer(no_args_is_help=True, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
app.command("play")(serve.play)
app.command("serve")(serve.serve)
app.command("text")(text.text)
app.command("simulate")(simulate.simulate)
app.command("replay")(records.replay)
app.command("verify")(records.verify)
app.command("check")(check.check)
app.command("fuzz")(fuzz.fuzz)
app.command("perft")(measure.perft)
app.command("bench")(measure.bench)
app.command("load")(load.load)
app.command("generate")(generate.generate)
app.command("los")(maps.los)
app.command("maps")(maps.maps)


@app.callback()
def top() -> None:
    """Fieldcraft: war-themed board games with exact rules, computer players, records and a research interface."""


def spoken(words: list[str]) -> str:
    """The language of a command line: what `--lang` says, else what the environment does."""
    for word, following in zip(words, [*words[1:], ""], strict=True):
        if word == "--lang":
            return language_of(following)
        if word.startswith("--lang="):
            return language_of(word.partition("=")[2])
    return language_of(None)


def one_line(sentence: str) -> str:
    """A sentence with whatever would break or command the terminal written as an escape."""
    hostile = ("Cc", "Cs", "Zl", "Zp")
    return "".join(each.encode("unicode_escape").decode() if category(each) in hostile else each for each in sentence)


def main() -> None:
    """Entry point of the command `fieldcraft`."""
    try:
        app()
    except FieldcraftError as error:
        sentence = reader(spoken(sys.argv), *game_packages()).say(error.message)
        print(one_line(sentence), file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        sys.exit(130)
