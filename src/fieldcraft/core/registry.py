"""The games that are installed: whatever registers in the entry point group `fieldcraft.games`."""

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from types import ModuleType

from fieldcraft.core.errors import BadInput
from fieldcraft.core.game import Game

GROUP = "fieldcraft.games"


@cache
def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}


def game_ids() -> tuple[str, ...]:
    """The ids of all registered games, in alphabetical order."""
    return tuple(_entries())


def game_packages() -> tuple[str, ...]:
    """The package of each registered game."""
    return tuple(entry.module for entry in _entries().values())


@cache
def game(game_id: str) -> Game:
    """A registered game; raises `BadInput` naming those there are."""
    if game_id not in _entries():
        raise BadInput("error-unknown-game", game=game_id, games=", ".join(_entries()))
    loaded = _entries()[game_id].load()
    assert isinstance(loaded, Game)
    return loaded


def has_room(of: Game, name: str) -> bool:
    """Does a game's folder have this room? Not every game has every one."""
    return _has_room(of.id, name)


@cache
def _has_room(game_id: str, name: str) -> bool:
    return find_spec(f"{_entries()[game_id].module}.{name}") is not None


def room(of: Game, name: str) -> ModuleType:
    """A room of a game's folder by name, such as `strategy` or `table.text`."""
    return import_module(f"{_entries()[of.id].module}.{name}")
