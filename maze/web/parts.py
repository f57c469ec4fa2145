"""Parts: what of the page has been fetched already, and a way to have the rest.

A module of a part that is not here cannot be imported (tools/ahead.py), so whoever opens a place,
or shows code, asks for its part first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

SOURCES = "sources"                        # the texts of all modules
IDEA = "idea"                              # what draws what an algorithm holds


class Parts(Protocol):
    """``fetched.FetchedParts`` is the browser's."""

    def has(self, name: str) -> bool:
        """Whether a part is here; also for what is in no part of its own."""

    def need(self, name: str, then: Callable[[], None], failed: Callable[[], None]) -> None:
        """Fetch a part and call back; or ``failed()``, and it may be tried again."""


class AllHere:
    """Where nothing has to be fetched: in tests, and on a page without parts."""

    def has(self, name: str) -> bool:
        return True

    def need(self, name: str, then: Callable[[], None], failed: Callable[[], None]) -> None:
        then()
