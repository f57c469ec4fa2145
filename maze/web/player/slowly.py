"""Slowly: in a maze that is played slowly things glide; the modules for that are fetched then.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from maze.web.run import Shown
from maze.web.services import Browser

PART = "gliding"                                           # of the page: tools/parts.py
SLOW = 10.0                                                # steps a second, and what is slower


class Slowly:
    """Hears of each frame drawn; ``shown`` is what is on the page."""

    def __init__(self, browser: Browser, shown: Callable[[], Shown | None]) -> None:
        self.browser, self.shown = browser, shown
        self._asked = False
        self._gliding: Any = None                          # a ``maze.web.gliding.gliding.Gliding``

    def refresh(self) -> None:
        shown = self.shown()
        if self._gliding is not None:
            self._gliding.refresh(shown)
        elif shown is not None and not self._asked and self._is_slow(shown):
            self._asked = True                             # once: without it each step is shown
            self.browser.parts.need(PART, self._arrived, lambda: None)

    def _is_slow(self, shown: Shown) -> bool:
        """Whether there is time to glide between two steps, and motion is welcome."""
        return (shown.state == "playing" and shown.player.speed <= SLOW
                and not self.browser.calm())

    def _arrived(self) -> None:
        browser = self.browser
        self._gliding = import_module("maze.web.gliding.gliding").Gliding(
            browser.glass(), browser.screen("canvas").view, self._is_slow)
