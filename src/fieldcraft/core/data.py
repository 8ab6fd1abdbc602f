"""Data files: YAML read into typed structures, checked as they load."""

import re
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import yaml

from fieldcraft.core.errors import BadData, BadFile

T = TypeVar("T")

_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def read_yaml(text: str, name: str, mistake: type[BadFile] = BadData) -> Any:
    """The plain content of a YAML text; a syntax error becomes `mistake` with its line."""
    try:
        return yaml.load(text, Loader=_Loader)
    except yaml.MarkedYAMLError as error:
        line = str(error.problem_mark.line + 1) if error.problem_mark else ""
        raise mistake(name, _line(line), "error-not-yaml", detail=error.problem or "") from error


def _line(number: str) -> str:
    return f"line {number}" if number else ""


def fit(content: Any, shape: type[T], name: str, mistake: type[BadFile] = BadData) -> T:
    """`content` as `shape`; a missing, unknown or impossible field becomes `mistake` with the field's path."""
    try:
        return msgspec.convert(content, shape, str_keys=True)
    except msgspec.ValidationError as error:
        what, _, path = str(error).partition(" - at ")
        field = re.sub(r"^`?\$\.?|`$", "", path)
        raise mistake(name, field, "error-field", detail=what) from error


def load(place: Traversable | Path, shape: type[T]) -> T:
    """A data file of the project, checked."""
    return fit(read_yaml(place.read_text(encoding="utf-8"), place.name), shape, place.name)
