"""Pointers: what the browser tells of pointers on the maze board, and of undo and redo.

Positions are in CSS pixels from the top left corner of the canvas.
"""

from __future__ import annotations

from typing import Protocol


class Pointers(Protocol):
    """Whoever is told; ``maze.web.pointing.pointing`` is, in the page."""

    focused: bool                                          # whether the keyboard is on the board

    @property
    def holding(self) -> bool:
        """Whether a drag is ours at this moment, so that the page must not scroll."""

    @property
    def on_board(self) -> bool:
        """Whether a maze is shown, so that there is something to undo."""

    def press(self, x: float, y: float, *, touch: bool = False) -> None: ...
    def move(self, x: float, y: float, *, touch: bool = False) -> None: ...
    def lift(self, x: float, y: float, *, touch: bool = False) -> None: ...
    def cancel(self) -> None: ...
    def undo(self) -> None: ...
    def redo(self) -> None: ...
