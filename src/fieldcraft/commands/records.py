"""`fieldcraft replay FILE` and `fieldcraft verify FILE`: game records, played again and proved."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from fieldcraft.core.errors import BadInput
from fieldcraft.core.files import read_text
from fieldcraft.core.record import Record, Replay, read
from fieldcraft.core.record import replay as replayed
from fieldcraft.core.record import verify as verified
from fieldcraft.core.registry import game_packages, room
from fieldcraft.core.text import language_of, reader

File = Annotated[Path, typer.Argument(help="A game record (JSON Lines).", show_default=False)]
AsJson = Annotated[bool, typer.Option("--json", help="One JSON object.")]
Lang = Annotated[str | None, typer.Option(help="Language of the log.")]


def replay(
    file: File,
    at: Annotated[int | None, typer.Option(min=0, help="Stop after so many decisions and show the table.")] = None,
    log: Annotated[bool, typer.Option("--log", help="Tell everything that happens.")] = False,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Play a record again, check every line of it, and print how the game ended."""
    record = read(read_text(file), str(file))
    playing = replayed(record, str(file))
    if at is not None:
        show_at(playing, at, lang)
        return
    outcome = playing.finish()
    if log:
        words = reader(language_of(lang), *game_packages())
        for event in playing.events.events:
            if event.reaches(-1):
                print(words.say(playing.game.describe(playing.state, event)))
    ended = (
        {"winners": [playing.game.seat_ids[seat] for seat in outcome.winners], "reason": outcome.reason}
        if outcome
        else None
    )
    result: dict[str, Any] = {
        "game": record.header.game,
        "scenario": record.header.scenario,
        "decisions": len(playing.numbers),
        "outcome": ended,
    }
    if as_json:
        print(json.dumps(result))
    else:
        told = f"won by {', '.join(ended['winners']) or 'nobody'}: {ended['reason']}" if ended else "not finished"
        print(
            f"{file}: {record.header.game}, scenario {record.header.scenario}, {len(playing.numbers)} decisions, {told}"
        )


def show_at(playing: Replay, at: int, lang: str | None) -> None:
    """The table after `at` decisions, as a spectator sees it."""
    total = playing.record.decisions()
    if at > total:
        raise BadInput("error-replay-at", at=at, total=total)
    steps = playing.steps()
    for _ in range(at):
        next(steps)
    words = reader(language_of(lang), *game_packages())
    drawing = room(playing.game, "table.text")
    view = playing.state.view(None)
    for runs in drawing.draw(view, words):
        print("".join(text for text, _ in runs))
    for line in drawing.summary(view, words):
        print(line)


def verify(file: File, as_json: AsJson = False) -> None:
    """Recompute every roll and draw of a record from its revealed secret and commitment."""
    record: Record = read(read_text(file), str(file))
    outcomes = verified(record, str(file))
    if as_json:
        print(json.dumps({"verified": True, "outcomes": outcomes, "commitment": record.header.commitment}))
    else:
        print(f"{file}: all {outcomes} rolls and draws follow from the secret, and the secret fits the commitment")
