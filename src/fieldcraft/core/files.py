"""Files that come from outside, and files that are written."""

import contextlib
import os
from pathlib import Path

from fieldcraft.core.errors import BadFile, BadInput


def read_text(path: Path) -> str:
    """A file's text; raises `BadFile` in a sentence if that cannot be had."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadFile(str(path), "", "error-no-file", detail=error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise BadFile(str(path), "", "error-no-file", detail="not UTF-8 text") from error


def write_atomically(path: Path, text: str) -> None:
    """Replace a file's content as a whole, or leave all as it was and raise `BadInput`."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with beside.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        with contextlib.suppress(OSError):
            beside.unlink(missing_ok=True)
        raise BadInput("error-not-written", file=str(path), detail=error.strerror or str(error)) from error
