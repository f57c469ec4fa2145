"""Carry: start or goal on its way to another cell.  Where the maze is small enough to be solved
while a finger moves, it is; else only a ghost goes along, and the maze is solved on arrival."""

from __future__ import annotations

from collections.abc import Iterator

from maze.grid import Cell
from maze.render import layers
from maze.render.layers import Label, Layer
from maze.render.theme import Theme
from maze.web.pointing.board import MazeBoard
from maze.web.pointing.edits import moved
from maze.web.pointing.live import Live

NAMES = {"start": "Start", "goal": "Goal"}


class Carry:
    """``which`` is "start" or "goal" while one of them is held, else ""."""

    def __init__(self, live: Live, board: MazeBoard) -> None:
        self.live = live
        self.board = board
        self.which = ""
        self._over: Cell | None = None                     # where the ghost is

    def take(self, which: str) -> None:
        self.which, self._over = which, None
        self.live.begin()

    def move(self, cell: Cell | None) -> None:
        """Over a cell; the other end's cell is passed by."""
        live = self.live
        if cell is None or cell in self.board.ends or live.picture is None:
            return
        self._over = cell
        if live.quick:
            self._place(cell)

    def drop(self) -> None:
        """Here it stays."""
        if self._over is not None:
            self._place(self._over)
        self.which, self._over = "", None
        self.live.commit()

    def cancel(self) -> None:
        self.which, self._over = "", None
        self.live.abandon()

    def put(self, which: str, cell: Cell) -> None:
        """At once, without a drag.  Raises MazeError."""
        live = self.live
        live.land()
        if live.picture is None:
            return
        new = moved(live.recipe, live.picture, which, cell)
        live.begin()
        live.change(new)
        live.commit()

    def _place(self, cell: Cell) -> None:
        live = self.live
        live.land()
        assert live.picture
        live.change(moved(live.recipe, live.picture, self.which, cell))

    def layers(self, theme: Theme) -> Iterator[Layer | Label]:
        """The ghost, if it has gone ahead."""
        if self._over is None or self._over in self.board.ends:
            return
        x, y = self.board.grid.center(self._over)
        size = max(1.0, 24 / self.board.view.scale)
        yield Layer(layers.circle(x, y, 0.42 * size), fill=theme.paper, stroke=theme.ink,
                    width=0.08 * size)
        yield (Label("S", x, y, 0.5 * size, theme.ink) if self.which == "start"
               else Layer(layers.flag(x, y, size), fill=theme.ink))
