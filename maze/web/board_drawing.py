"""BoardDrawing: an empty board, for a set-up that cannot be searched.  It is its own scene:
nothing happens.
"""

from __future__ import annotations

from collections.abc import Callable

from maze.pentomino.board import Board
from maze.render import paths
from maze.render.layers import Layer
from maze.render.theme import Theme
from maze.render.tiling import INK, rim, tiling_bounds
from maze.web.screen import Screen


class BoardDrawing:
    unsettled = False

    def __init__(self, board: Board, theme: Callable[[], Theme]) -> None:
        self.board = board
        self.theme = theme
        self.box = tiling_bounds(board)

    def finish(self, finished: bool) -> bool:
        return False

    def layers(self, screen: Screen, *, whole: bool) -> list[Layer]:
        if not whole:
            return []
        across, down = self.board.columns, self.board.rows
        squares = [((x, 0), (x, down)) for x in range(1, across)]
        squares += [((0, y), (across, y)) for y in range(1, down)]
        return [Layer(paths.lines(squares), stroke=self.theme().hatch, width=INK / 2),
                Layer(rim(self.board), stroke=self.theme().ink, width=INK)]

    def apply(self, step: int) -> None:
        """Nothing happens here."""

    def save(self) -> bytes:
        return b""

    def load(self, saved: bytes) -> None:
        """There is nothing to go back to."""
