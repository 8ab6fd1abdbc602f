"""The fonts that this server sends, prepared aside when it starts."""

from __future__ import annotations

import subprocess
import sys
import threading
from functools import cache
from pathlib import Path

from django.conf import settings

from fieldcraft.ui.fonts import Sheet, prepared


def sheet() -> Sheet | None:
    """The fonts; None until they are prepared."""
    return kept(settings.FONTS) if prepared(settings.FONTS) else None


@cache
def kept(store: Path) -> Sheet:
    """With the names of its files, which are listed once."""
    found = prepared(store)
    assert found is not None
    return found


def start_preparing() -> None:
    """In a process of its own: it takes some seconds and much memory, and whatever becomes of it, pages have fonts."""
    if sheet() is None:
        command = [sys.executable, "-m", "fieldcraft.ui.fonts", str(settings.FONTS)]
        threading.Thread(target=subprocess.run, args=(command,), daemon=True).start()
