"""Games that wait to go on: each is one file, rewritten whole and atomically after every accepted decision.

The first line says who sits where and holds the table's secret, so that a resumed game rolls what it would have
rolled; the rest is the record so far.
"""

from __future__ import annotations

import json
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import platformdirs
from msgspec import Struct, to_builtins

from fieldcraft.core.data import fit
from fieldcraft.core.errors import BadRecord, at_line
from fieldcraft.core.files import read_text, write_atomically
from fieldcraft.core.quiet import Quiet
from fieldcraft.core.record import read
from fieldcraft.core.session import Session

VERSION: Final = 1
SUFFIX: Final = ".save"


class CampaignSave(Struct, forbid_unknown_fields=True):
    """A run of scenarios: which, and how those played so far ended."""

    scenarios: list[str]
    results: list[dict[str, object]]


class SaveHeader(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The first line of a save."""

    fieldcraft: str
    version: int
    secret: str
    players: list[str]
    """By seat: `person` or a bot's name."""
    campaign: CampaignSave | None = None
    quiet: list[Quiet] | None = None
    """By seat: what passes by itself; older saves say nothing of it."""


@dataclass
class Save:
    """A game and the file it is kept in."""

    path: Path
    players: list[str]
    campaign: CampaignSave | None = None
    session: Session | None = field(default=None)
    quiet: list[Quiet] | None = None

    def write(self) -> None:
        """Bring the file up to date; after a crash at any point either the old or the new content is there."""
        assert self.session is not None
        assert self.session.secret is not None
        header = SaveHeader("save", VERSION, self.session.secret.hex(), self.players, self.campaign, self.quiet)
        text = json.dumps(to_builtins(header)) + "\n" + self.session.record.text()
        write_atomically(self.path, text)

    def remove(self) -> None:
        """The game is over, nothing waits any more."""
        self.path.unlink(missing_ok=True)


def data_folder(chosen: Path | None) -> Path:
    """Where games are kept: the chosen folder, or the user's data directory."""
    return chosen or Path(platformdirs.user_data_dir("fieldcraft"))


def new_path(folder: Path, game: str, scenario: str) -> Path:
    """A fresh name in the folder of saves."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    number = 0
    while True:
        tail = f"-{number}" if number else ""
        path = folder / "saves" / f"{stamp}-{game}-{scenario}{tail}{SUFFIX}"
        if not path.exists():
            return path
        number += 1


def waiting(folder: Path) -> list[Path]:
    """All games that wait, the latest first."""
    return sorted((folder / "saves").glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True)


def load(path: Path) -> Save:
    """A game that waits, ready to go on; raises `BadRecord`."""
    first, _, rest = read_text(path).partition("\n")
    try:
        content = json.loads(first)
    except (ValueError, RecursionError) as error:
        raise BadRecord(str(path), at_line(1), "error-save-header") from error
    if not isinstance(content, dict) or content.get("fieldcraft") != "save" or content.get("version") != VERSION:
        raise BadRecord(str(path), at_line(1), "error-save-header")
    header = fit(content, SaveHeader, str(path), BadRecord, 1)
    try:
        secret = bytes.fromhex(header.secret)
    except ValueError as error:
        raise BadRecord(str(path), at_line(1), "error-save-header") from error
    if header.quiet is not None and len(header.quiet) != len(header.players):
        raise BadRecord(str(path), at_line(1), "error-save-header")
    session = Session.resumed(read(rest, str(path), unfinished=True), str(path), secret)
    return Save(path, header.players, header.campaign, session, header.quiet)
