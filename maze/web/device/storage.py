"""Storage: texts by key, shared by all pages of an origin; it may refuse at any time."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

LONGEST_FILE = 2_000_000                                   # bytes of a file that are read


class Refused(Exception):
    """Storage is switched off, or full."""


class Storage(Protocol):
    """``local.WebStorage`` is the browser's; tests bring a dict. Every method may raise Refused."""

    def keys(self) -> Iterable[str]: ...

    def get(self, key: str) -> str:
        """The text of a key, or "" if there is none."""

    def set(self, key: str, text: str) -> None: ...
    def remove(self, key: str) -> None: ...
