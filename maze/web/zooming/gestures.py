"""Gestures: fingers, mouse and wheel on the board, as zooming and moving of a view.  Pure.

Two fingers zoom and move. One finger, or the mouse, moves the picture when a part of it is shown,
unless the drag belongs to somebody else (drawing, playing). Two quick taps show the place larger,
and two more the whole. The wheel zooms with Control held, which is also what a pinch on a touchpad
sends. Coordinates are CSS pixels on the canvas.
"""

from __future__ import annotations

from collections.abc import Callable
from math import dist, exp

from maze.grid import Point
from maze.web.view import View

SLACK = 6                                                  # CSS pixels that a tap may tremble
QUICK = 0.3                                                # seconds between two taps that are one
NEARBY = 30                                                # CSS pixels between them
LEGIBLE = 28                                               # CSS pixels a cell after a double tap
TURN = 0.01                                                # zoom for a pixel of the wheel, as a log
MOST_TURN = 50


class Gestures:
    """``moved`` is called when the view has changed; ``taken`` says that single drags are not
    ours."""

    def __init__(self, view: View, moved: Callable[[], None],
                 taken: Callable[[], bool] = lambda: False) -> None:
        self.view = view
        self.moved = moved
        self.taken = taken
        self._down: dict[int, Point] = {}                  # where each pointer is now
        self._began: Point = (0.0, 0.0)
        self._dragged = False
        self._tap: tuple[float, Point] | None = None       # the last one: when and where

    def down(self, pointer: int, x: float, y: float) -> None:
        self._down[pointer] = (x, y)
        if len(self._down) == 1:
            self._began, self._dragged = (x, y), False
        else:
            self._dragged = True                           # more than one is never a tap

    def move(self, pointer: int, x: float, y: float) -> bool:
        """A pointer moves; returns whether it moves the picture."""
        if pointer not in self._down:
            return False
        before = list(self._down.values())
        self._down[pointer] = (x, y)
        if len(self._down) == 2:
            self._pinch(before, list(self._down.values()))
            return True
        if len(self._down) > 2 or self.view.is_whole or self.taken():
            return False
        return self._drag(before[0], (x, y))

    def up(self, pointer: int, seconds: float) -> None:
        """A pointer is lifted at a time."""
        at = self._down.pop(pointer, None)
        if at is not None and not self._down and not self._dragged and not self.taken():
            self._tapped(at, seconds)

    def cancel(self, pointer: int) -> None:
        """The browser took the pointer away."""
        self._down.pop(pointer, None)
        self._dragged = True

    def wheel(self, turned: float, x: float, y: float) -> None:
        """The wheel, by pixels, with Control held."""
        self.view.zoom_by(exp(-min(max(turned, -MOST_TURN), MOST_TURN) * TURN), x, y)
        self.moved()

    def _drag(self, before: Point, now: Point) -> bool:
        if not self._dragged and dist(self._began, now) < SLACK:
            return False
        if not self._dragged:
            self._dragged, before = True, self._began
        self.view.pan(now[0] - before[0], now[1] - before[1])
        self.moved()
        return True

    def _pinch(self, before: list[Point], now: list[Point]) -> None:
        (x, y), (old_x, old_y) = _between(*now), _between(*before)
        self.view.zoom_by(max(dist(*now), 1.0) / max(dist(*before), 1.0), old_x, old_y)
        self.view.pan(x - old_x, y - old_y)
        self.moved()

    def _tapped(self, at: Point, seconds: float) -> None:
        last, self._tap = self._tap, (seconds, at)
        if last is None or seconds - last[0] > QUICK or dist(at, last[1]) > NEARBY:
            return
        self._tap = None
        if not self.view.is_whole:
            self.view.show_all()
        elif self.view.scale < LEGIBLE:
            self.view.zoom_by(LEGIBLE / self.view.scale, *at)
        else:
            return
        self.moved()


def _between(a: Point, b: Point) -> Point:
    return ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
