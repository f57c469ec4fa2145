"""Explaining: what is at work, and its code with the line lit that has just made a step."""

from __future__ import annotations

from collections.abc import Callable

from maze.web.explaining.code import CodeView
from maze.web.explaining.idea import Idea
from maze.web.page import Page
from maze.web.parts import Parts
from maze.web.run import Shown


class Explaining:
    """``wake`` asks for another frame, because there is more to be traced."""

    def __init__(self, page: Page, clock: Callable[[], float], wake: Callable[[], None],
                 parts: Parts) -> None:
        self.code = CodeView(page, clock, wake, parts)

    def refresh(self, shown: Shown, explain: Callable[[Shown], Idea]) -> None:
        """Bring it up to date, after a frame; ``explain`` says what is at work."""
        self.code.refresh(shown, explain(shown))
