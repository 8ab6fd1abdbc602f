"""Fieldcraft: a digital table for war-themed board games."""

import os

__version__ = "0.1.0"

if os.environ.get("FIELDCRAFT_COMPILE") == "0":
    from fieldcraft.interpreted import prefer_sources

    prefer_sources()
