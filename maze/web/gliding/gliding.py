"""Gliding: head and newest piece of the path of a maze glide from step to step, if there is time.

The picture leaves them out (``maze.web.mazes.aside``) and a layer above it shows them, which the
browser moves by itself: Python sleeps until the next step is due.  When anything else is painted,
such as another part of the picture or a step other than the next one, they are in the picture
again.

Only on the board that most places share: the boards of a race, of which many move at once, and
those of articles show each step at once.
"""

from __future__ import annotations

from collections.abc import Callable

from maze.web.gliding.glide import Glass, Glide
from maze.web.mazes.aside import track
from maze.web.mazes.drawing import MazeDrawing
from maze.web.run import BOARD, Shown
from maze.web.view import View

LONGEST = 0.4                                              # seconds


class Gliding:
    """``view`` is of the board; ``is_slow`` is whether there is time to glide between two steps."""

    def __init__(self, glass: Glass, view: View, is_slow: Callable[[Shown], bool]) -> None:
        self.glass, self.view, self.is_slow = glass, view, is_slow
        self._shown: Shown | None = None
        self._drawing: MazeDrawing | None = None
        self._position = 0                                 # of the player, when last seen

    def refresh(self, shown: Shown | None) -> None:
        """A frame was drawn: let go what it has left out."""
        drawing = _drawing(shown)
        if shown is not self._shown or drawing is not self._drawing:
            self._follow(shown, drawing)
        if shown is None or drawing is None:
            return
        player, before = shown.player, self._position
        self._position = player.position
        if not drawing.aside.on:
            self.glass.clear()
        elif player.position != before:
            self._glide(drawing, 1 / player.speed)

    def _follow(self, shown: Shown | None, drawing: MazeDrawing | None) -> None:
        """Another run is shown."""
        self.glass.clear()
        if self._drawing is not None:
            self._drawing.aside.wanted = lambda: False
        self._shown, self._drawing = (shown, drawing) if drawing else (None, None)
        if drawing and shown:
            self._position = shown.player.position
            drawing.aside.wanted = self._wanted

    def _wanted(self) -> bool:
        """Whether there is time for what is painted now: the next step, of a slow run."""
        if self._shown is None or self._drawing is None:
            return False
        player = self._shown.player
        if player.position == self._position:              # it is no step: all stays as it is
            return self._drawing.aside.on
        return player.position == self._position + 1 and self.is_slow(self._shown)

    def _glide(self, drawing: MazeDrawing, seconds: float) -> None:
        aside = drawing.aside
        self.glass.show(Glide(tuple(aside.head), aside.piece, tuple(track(drawing.scene)),
                              min(seconds, LONGEST)), self.view)


def _drawing(shown: Shown | None) -> MazeDrawing | None:
    """The one that can glide, if it is on the board."""
    panes = shown.panes if shown is not None else ()
    if len(panes) == 1 and panes[0].canvas == BOARD:
        drawing = panes[0].drawing
        return drawing if isinstance(drawing, MazeDrawing) else None
    return None
