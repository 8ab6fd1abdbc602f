"""Shared by all tests."""

import os
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[1] / "src" / "fieldcraft"


def pytest_configure(config: pytest.Config) -> None:
    """Never test compiled modules that are older than their sources."""
    if os.environ.get("FIELDCRAFT_COMPILE") == "0":
        return
    for source in SOURCES.rglob("*.py"):
        for compiled in source.parent.glob(f"{source.stem}.*.so"):
            if compiled.stat().st_mtime < source.stat().st_mtime:
                raise pytest.UsageError(f"{source.name} is newer than its compiled module: run `make setup`")
