"""Hand: what pointing means in one mode of the board.  Watching and editing are hands; so is
playing: a mode is a hand with a name, in ``Pointing.hands``, and a radio button ``mode-<name>``."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from maze.grid import Point
from maze.render.layers import Label, Layer
from maze.render.theme import Theme
from maze.web.pointing.board import Spot


class Hand(Protocol):
    """All of it may raise MazeError, whose sentence is shown."""

    @property
    def draws(self) -> bool:
        """Whether single drags are meant for the maze, not for moving the picture."""

    def enter(self) -> None:
        """The mode begins."""

    def leave(self) -> None:
        """The mode ends."""

    def press(self, spot: Spot) -> bool:
        """A pointer goes down; whether its drag is ours from now on."""

    def drag(self, spot: Spot) -> None:
        """It moves, and is ours."""

    def release(self, spot: Spot) -> None:
        """It goes up after a drag that is ours."""

    def tap(self, spot: Spot) -> None:
        """It went down and up in the same place."""

    def cancel(self) -> None:
        """The drag is broken off: all is as before."""

    def arrow(self, way: Point) -> bool:
        """An arrow key, if the cursor is not to move from cell to cell; whether it was taken."""

    def key(self, key: str) -> bool:
        """Another key on the board: ``Enter``, ``Shift+ArrowUp``, ``3`` ...; whether it was ours.
        """

    def undo(self) -> bool:
        """Take back what was done last; whether there is something else to take back than what
        was done to the maze."""

    def moved(self) -> None:
        """The cursor has come to another cell."""

    def cursor(self, theme: Theme) -> Iterable[Layer]:
        """How the cell that keys are on is marked; below ``layers``."""

    def layers(self, theme: Theme, focused: bool) -> Iterable[Layer | Label]:
        """What is drawn over the picture; ``focused`` if the keyboard is on the board."""
