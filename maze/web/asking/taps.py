"""Taps: where a board that is otherwise only looked at was tapped, as the answer to a question."""

from __future__ import annotations

from collections.abc import Callable
from math import dist

from maze.grid import Point
from maze.web.services import Browser
from maze.web.view import View

SLACK = 6                                                  # CSS pixels that a tap may tremble


class Taps:
    """See ``maze.web.pointing.pointers.Pointers``.  ``tapped`` is told the place in the picture."""

    focused = False
    holding = False
    on_board = False                                       # there is nothing to undo

    def __init__(self, browser: Browser, tapped: Callable[[Point], None]) -> None:
        self.view: View = browser.screen("canvas").view
        self.tapped = tapped
        self._down: Point | None = None
        browser.points(self, lambda: None)

    def press(self, x: float, y: float, *, touch: bool = False) -> None:
        self._down = (x, y)

    def move(self, x: float, y: float, *, touch: bool = False) -> None:
        pass

    def lift(self, x: float, y: float, *, touch: bool = False) -> None:
        down, self._down = self._down, None
        if down is not None and dist(down, (x, y)) <= SLACK:
            self.tapped(self.view.to_grid(x, y))

    def cancel(self) -> None:
        self._down = None

    def undo(self) -> None:
        pass

    def redo(self) -> None:
        pass
