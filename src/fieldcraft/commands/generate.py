"""`fieldcraft generate`: a random scenario of Combat Commander."""

import json
from collections.abc import Sequence
from typing import Annotated

import typer

from fieldcraft.commands.maps import PACKAGE, AsJson, Lang
from fieldcraft.core.chance import SEED_MASK, FastChance
from fieldcraft.core.errors import BadInput
from fieldcraft.core.text import Arg, Message, Reader, language_of, reader
from fieldcraft.games.combat_commander.briefing import briefing
from fieldcraft.games.combat_commander.charts import SIZE_NAMES
from fieldcraft.games.combat_commander.commission import generated
from fieldcraft.games.combat_commander.generator import Choose, Wishes, side_name
from fieldcraft.terminal.console import Console
from fieldcraft.terminal.menu import Menu


def generate(
    seed: Annotated[int, typer.Option(help="The same seed gives the same scenario.")] = 1,
    number: Annotated[int, typer.Option("--map", min=0, help="The map; 0 leaves it to chance.")] = 0,
    axis: Annotated[str | None, typer.Option(help="Size of the Axis force: company, detachment, platoon.")] = None,
    allies: Annotated[str | None, typer.Option(help="Size of the Allied force.")] = None,
    europe: Annotated[bool, typer.Option("--europe", help="Only Germans against Americans or Russians.")] = False,
    ask: Annotated[bool, typer.Option("--ask", help="Ask for whatever the rules let a player choose.")] = False,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Make a random Combat Commander scenario; tell how it came about, and what is in it.

    Without --ask chance also makes the players' choices.
    """
    wishes = Wishes(map=number, sizes=(size_of(axis), size_of(allies)), only_europe=europe)
    words = reader(language_of(lang), PACKAGE)
    made = generated(FastChance(seed & SEED_MASK), wishes, asking(words) if ask else None)
    told = [words.say(step) for step in made.steps]
    brief = [words.say(each) for each in briefing(made.scenario)]
    if as_json:
        sides = {side: facts.pieces() for side, facts in made.scenario.sides.items()}
        facts = {"map": made.scenario.map, "year": made.scenario.year, "sides": sides, "steps": told, "briefing": brief}
        print(json.dumps(facts))
        return
    for sentence in (*told, "", *brief):
        print(sentence)


def asking(words: Reader) -> Choose:
    """Both players at one keyboard; what they should choose in secret they do not tell each other (CC-RS.5)."""
    menu = Menu(Console(plain=True), words)

    def choose(side: int, question: str, answers: Sequence[Arg]) -> int:
        asked = words(f"combat-commander-generator-ask-{question}", side=side_name(side))
        menu.console.say()
        menu.console.say(asked, "bold")
        return menu.pick_number([words.say(each) if isinstance(each, Message) else str(each) for each in answers])

    return choose


def size_of(text: str | None) -> int | None:
    """A size by name; raises `BadInput`."""
    if text is None:
        return None
    if text not in SIZE_NAMES:
        raise BadInput("error-force-size", size=text, sizes=", ".join(SIZE_NAMES))
    return SIZE_NAMES.index(text)
