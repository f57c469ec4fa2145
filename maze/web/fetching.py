"""Fetching: what an element of the page says until a part of the page is here."""

from __future__ import annotations

from collections.abc import Callable

from maze.web.page import Page
from maze.web.parts import Parts

FETCHING = "This part of the page is still being fetched."
NOT_FETCHED = "This part of the page could not be fetched: is the network there? Try again."


def is_here(parts: Parts, part: str, page: Page, told: str, then: Callable[[], None]) -> bool:
    """Whether a part is here.  If not, it is fetched, the element with the id ``told`` says so, and
    ``then`` is called when it has arrived."""
    if parts.has(part):
        return True
    page.write(told, FETCHING)
    parts.need(part, then, lambda: page.write(told, NOT_FETCHED))
    return False
