"""Data files: YAML read into typed structures, checked as they load."""

import copy
import re
from collections.abc import Iterator, Mapping
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
    """The plain content of a YAML text.

    A syntax error becomes `mistake` with its line, a key that stands twice in the same mapping with its path.
    """
    try:
        loader = _Loader(text)
        try:
            root = loader.get_single_node()
            twice = next(repeated_keys(root, "", set()), "") if root is not None else ""
            if twice:
                raise mistake(name, twice, "error-key-twice")
            return None if root is None else loader.construct_document(root)
        finally:
            loader.dispose()
    except yaml.MarkedYAMLError as error:
        place = at_line(error.problem_mark.line + 1) if error.problem_mark else ""
        raise mistake(name, place, "error-not-yaml", detail=error.problem or "") from error
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        raise mistake(name, "", "error-not-yaml", detail=str(error).partition("\n")[0]) from error


def repeated_keys(node: yaml.Node, path: str, seen: set[int]) -> Iterator[str]:
    """The paths of keys that stand twice in one mapping: YAML readers keep the last of them and say nothing."""
    if id(node) in seen:  # an alias
        return
    seen.add(id(node))
    if isinstance(node, yaml.SequenceNode):
        for number, each in enumerate(node.value):
            yield from repeated_keys(each, f"{path}[{number}]", seen)
    elif isinstance(node, yaml.MappingNode):
        keys: set[str] = set()
        for key, value in node.value:
            field = f"{path}.{key.value}".removeprefix(".")
            if isinstance(key, yaml.ScalarNode):
                if key.value in keys:
                    yield field
                keys.add(key.value)
            yield from repeated_keys(value, field, seen)


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
