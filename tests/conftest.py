"""Shared by all tests."""

import os
import shutil
import tempfile
from pathlib import Path

import django
import pytest

SOURCES = Path(__file__).parents[1] / "src" / "fieldcraft"
WORKER = "PYTEST_XDIST_WORKER" in os.environ

# Before Django loads: tests never touch the data of whoever runs them. Workers share one folder.
if not WORKER:
    os.environ["FIELDCRAFT_DATA"] = tempfile.mkdtemp(prefix="fieldcraft-tests-")
    os.environ["FIELDCRAFT_FONTS"] = str(
        Path(os.environ["FIELDCRAFT_DATA"]) / "fonts"
    )  # servers make them once for all
    os.environ["DJANGO_SETTINGS_MODULE"] = "fieldcraft.web.settings"
    os.environ.pop("DATABASE_URL", None)
    if "FIELDCRAFT_TEST_DATABASE_URL" in os.environ:
        os.environ["DATABASE_URL"] = os.environ["FIELDCRAFT_TEST_DATABASE_URL"]
django.setup()


def pytest_configure(config: pytest.Config) -> None:
    """Never test compiled modules that are older than their sources."""
    if os.environ.get("FIELDCRAFT_COMPILE") == "0":
        return
    for source in SOURCES.rglob("*.py"):
        for compiled in source.parent.glob(f"{source.stem}.*.so"):
            if compiled.stat().st_mtime < source.stat().st_mtime:
                raise pytest.UsageError(f"{source.name} is newer than its compiled module: run `make setup`")


def pytest_unconfigure(config: pytest.Config) -> None:
    if not WORKER:
        shutil.rmtree(os.environ["FIELDCRAFT_DATA"], ignore_errors=True)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that start whole servers, or need PostgreSQL, can be run by themselves: `make test-server`."""
    for item in items:
        if item.path.name in ("test_faults.py", "test_postgres.py", "test_computer.py", "test_leaks.py"):
            item.add_marker(pytest.mark.server)
