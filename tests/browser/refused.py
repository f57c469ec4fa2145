"""Refused: what a browser may refuse a page, by its settings or in a frame of another site."""

from __future__ import annotations

from pathlib import Path

SCRIPT = Path(__file__).with_name("refused.js").read_text(encoding="utf-8")
NAMES = ("BroadcastChannel", "indexedDB", "caches", "localStorage", "sessionStorage",
         "serviceWorker")


def refusing(*names: str) -> str:
    """A script for a new page, which then cannot have these."""
    return f"({SCRIPT})({list(names)!r})"
