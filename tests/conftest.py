"""Shared by all tests."""

import os
import shutil
import tempfile
from pathlib import Path

import django
import pytest
from django.conf import settings

SOURCES = Path(__file__).parents[1] / "src" / "fieldcraft"
WORKER = "PYTEST_XDIST_WORKER" in os.environ

# Before Django loads: tests never touch the data of whoever runs them. Workers share one folder.
if not WORKER:
    os.environ["FIELDCRAFT_DATA"] = tempfile.mkdtemp(prefix="fieldcraft-tests-")
    os.environ["FIELDCRAFT_FONTS"] = os.path.join(os.environ["FIELDCRAFT_DATA"], "fonts")  # made once for all servers
    os.environ["DJANGO_SETTINGS_MODULE"] = "fieldcraft.web.settings"
    os.environ.pop("DATABASE_URL", None)
    if "FIELDCRAFT_TEST_DATABASE_URL" in os.environ:
        os.environ["DATABASE_URL"] = os.environ["FIELDCRAFT_TEST_DATABASE_URL"]
django.setup()


@pytest.fixture(scope="session")
def django_db_modify_db_settings(django_db_modify_db_settings: None) -> None:
    """SQLite in a file, as when it serves: several threads write to it."""
    database = settings.DATABASES["default"]
    if database["ENGINE"] == "django.db.backends.sqlite3":
        worker = os.environ.get("PYTEST_XDIST_WORKER", "main")
        database.setdefault("TEST", {})["NAME"] = str(Path(os.environ["FIELDCRAFT_DATA"]) / f"test-{worker}.sqlite3")


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
