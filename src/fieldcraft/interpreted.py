"""Runs the Python sources even where compiled modules lie beside them (FIELDCRAFT_COMPILE=0)."""

import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceFinder:
    """A finder for this package that sees `.py` files only."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if path is None or not name.startswith("fieldcraft."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def prefer_sources() -> None:
    """From now on import this package's modules from their sources."""
    if SourceFinder not in sys.meta_path:
        sys.meta_path.insert(0, SourceFinder)
