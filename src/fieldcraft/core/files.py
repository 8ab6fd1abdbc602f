"""Reading files that come from outside."""

from pathlib import Path

from fieldcraft.core.errors import BadFile


def read_text(path: Path) -> str:
    """A file's text; raises `BadFile` in a sentence if that cannot be had."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadFile(str(path), "", "error-no-file", detail=error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise BadFile(str(path), "", "error-no-file", detail="not UTF-8 text") from error
