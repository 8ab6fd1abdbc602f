"""Data files: YAML read into typed structures, checked as they load."""

import copy
import re
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import yaml

from fieldcraft.core.errors import BadData, BadFile, BadInput, at_line
from fieldcraft.core.text import Message

T = TypeVar("T")

_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def read_yaml(text: str, name: str, mistake: type[BadFile] = BadData) -> Any:
    """The plain content of a YAML text; a syntax error becomes `mistake` with its line."""
    try:
        return yaml.load(text, Loader=_Loader)
    except yaml.MarkedYAMLError as error:
        place = at_line(error.problem_mark.line + 1) if error.problem_mark else ""
        raise mistake(name, place, "error-not-yaml", detail=error.problem or "") from error
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        raise mistake(name, "", "error-not-yaml", detail=str(error).partition("\n")[0]) from error


def fit(content: Any, shape: type[T], name: str, mistake: type[BadFile] = BadData, line: int = 0) -> T:
    """`content` as `shape`; a missing, unknown or impossible field becomes `mistake` with the field's path.

    `line` is the line that the content stood on, where each line is read by itself.
    """
    try:
        return msgspec.convert(content, shape, str_keys=True)
    except msgspec.ValidationError as error:
        what, _, path = str(error).partition(" - at ")
        field = place_of(re.sub(r"^(`key` in )?`?\$\.?|`$", "", path), content, shape, str(error))
        place = Message("place-line-field", {"line": str(line), "field": field or "-"}) if line else field
        raise mistake(name, place, "error-field", detail=what) from error


def place_of(path: str, content: Any, shape: Any, complaint: str) -> str:
    """A field's path; the keys in it that msgspec writes as `[...]` are found out and named."""
    keys: list[Any] = []
    for part in re.findall(r"\[\.\.\.\]|\[\d+\]|[^.\[\]]+", path):
        if part == "[...]":
            culprit = _culprit(keys, content, shape, complaint)
            if culprit is None:
                return path
            keys.append(culprit)
        else:
            keys.append(int(part[1:-1]) if part.startswith("[") else part)
    return "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in keys).removeprefix(".")


def _culprit(keys: list[Any], content: Any, shape: Any, complaint: str) -> Any:
    """The key of the mapping at `keys` that alone gives the same complaint."""
    for key in _at(content, keys):
        trial = copy.deepcopy(content)
        mapping = _at(trial, keys)
        for other in [each for each in mapping if each != key]:
            del mapping[other]
        try:
            msgspec.convert(trial, shape, str_keys=True)
        except msgspec.ValidationError as error:
            if str(error) == complaint:
                return key
    return None


def _at(content: Any, keys: list[Any]) -> Any:
    for key in keys:
        content = content[key]
    return content


def load(place: Traversable | Path, shape: type[T]) -> T:
    """A data file of the project, checked."""
    return fit(read_yaml(place.read_text(encoding="utf-8"), place.name), shape, place.name)


def read_position(given: Mapping[str, Any], shape: type[T]) -> T:
    """A written position, its form checked; raises `BadInput` with the place and what was expected there."""
    try:
        return msgspec.convert(dict(given), shape)
    except msgspec.ValidationError as error:
        detail, _, place = str(error).partition(" - at ")
        raise BadInput("error-position-form", place=place.strip("`$.") or "given", detail=detail) from error
