"""Aspect: the board as it is seen: flat or upright, whichever makes its squares larger."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from maze.message import Message
from maze.pentomino.board import Board
from maze.pentomino.pieces import Square

WORTH = 1.05                 # how much larger squares must become for the board to be turned


class Aspect(NamedTuple):
    """``upright``: turned a quarter clockwise, pieces and all."""

    board: Board
    upright: bool = False

    @property
    def shown(self) -> Board:
        """The board as it is seen."""
        if not self.upright:
            return self.board
        holes = frozenset(map(self.out, self.board.holes))
        return Board(self.board.columns, self.board.rows, holes)

    def out(self, square: Square) -> Square:
        """Where a square of the board is seen."""
        x, y = square
        return (y, self.board.columns - 1 - x) if self.upright else square

    def back(self, square: Square) -> Square:
        """The square of the board that is seen there."""
        x, y = square
        return (self.board.columns - 1 - y, x) if self.upright else square

    def all(self, squares: Iterable[Square]) -> tuple[Square, ...]:
        """Some squares as they are seen, in order."""
        return tuple(sorted(map(self.out, squares)))

    def words(self, square: Square) -> Message:
        """``"row 2, column 5"``, counted from the top left as people read."""
        x, y = self.out(square)
        rows = self.board.columns if self.upright else self.board.rows
        return Message("row {row}, column {column}", row=rows - y, column=x + 1)


def fitting(board: Board, width: float, height: float, margin: float = 0.0) -> Aspect:
    """The better view of a board in a window of some size; ``margin`` is in squares."""
    across, up = board.columns + 2 * margin, board.rows + 2 * margin
    flat, upright = min(width / across, height / up), min(width / up, height / across)
    return Aspect(board, upright > flat * WORTH)
