"""One number for many games: equal games, equal checksum.

    python -m tools.checksum [--games N]

plays every scenario of every registered game, the bots changing seats, and prints one JSON object: the checksum of all
records, events and views, how many games and decisions it stands for, and whether the rules ran compiled.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from typing import Any, Final

from fieldcraft.bots import BOTS
from fieldcraft.core.events import Event
from fieldcraft.core.game import Game
from fieldcraft.core.invariants import seats_and_spectator, view_bytes
from fieldcraft.core.record import Record, replay
from fieldcraft.core.registry import game, game_ids
from fieldcraft.workbench.bench import is_compiled
from fieldcraft.workbench.simulate import Plan, play

DECISIONS: Final = 120
"""Games are cut off here."""


def seen_in(of: Game, record: Record) -> bytes:
    """Everything that was told in a game, the position it came to, and how every seat sees it."""
    played = replay(record, "checksum")
    played.finish()
    told = [[int(number) for number in numbers_of(event)] for event in played.events.events]
    views = [view_bytes(played.state, seat).decode() for seat in seats_and_spectator(of)]
    return json.dumps([told, of.dump(played.state), views]).encode()


def numbers_of(event: Event) -> tuple[int, ...]:
    return event.audience, event.kind, event.a, event.b, event.c, event.d, event.e, event.f


def checksum(games: int) -> dict[str, Any]:
    digest, records, decisions = hashlib.sha256(), 0, 0
    for game_id in game_ids():
        of = game(game_id)
        names = list(BOTS)
        for info in of.scenarios():
            for number in range(games * len(names)):
                bots = tuple(names[(number + seat) % len(names)] for seat in range(info.seats))
                result, record = play(Plan(game_id, info.id, bots, number), DECISIONS)
                digest.update(record.text().encode())
                digest.update(seen_in(of, record))
                records += 1
                decisions += result.decisions
    return {"checksum": digest.hexdigest(), "games": records, "decisions": decisions, "compiled": is_compiled()}


def main() -> None:
    parser = argparse.ArgumentParser(description="A checksum of many games.")
    parser.add_argument("--games", type=int, default=2, help="games by scenario and order of bots")
    print(json.dumps(checksum(parser.parse_args().games)))


if __name__ == "__main__":
    main()
