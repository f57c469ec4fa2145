"""Aspect: the board as it is seen: flat or upright, whichever makes its squares larger.

The layers of a solid board are seen side by side, or some of them below the others.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from maze.message import Message
from maze.pentomino.board import Board
from maze.pentomino.labelled import labels_of, relabelled
from maze.pentomino.pieces import Square
from maze.pentomino.space import Cube

WORTH = 1.05                 # how much larger squares must become for the board to be turned
BETWEEN = -1000              # columns of places that are on no layer, as squares of the board


class Aspect(NamedTuple):
    """``upright``: turned a quarter clockwise, pieces and all.

    ``abreast``: how many layers of a solid board are side by side; 0 for all.
    """

    board: Board
    upright: bool = False
    abreast: int = 0

    @property
    def shown(self) -> Board:
        """The board as it is seen."""
        if self.abreast:
            return _in_tiers(self.board, self.abreast)
        if not self.upright:
            return self.board
        holes = frozenset(map(self.out, self.board.holes))
        turned = Board(self.board.columns, self.board.rows, holes)
        return relabelled(self.board, turned, self.out)

    def out(self, square: Square) -> Square:
        """Where a square of the board is seen."""
        x, y = square
        if self.abreast:
            return ((x - BETWEEN, y) if x <= BETWEEN // 2 else
                    _in_tier(self.board, self.abreast, self.board.cube_of(square)))
        return (y, self.board.columns - 1 - x) if self.upright else square

    def back(self, square: Square) -> Square:
        """The square of the board that is seen there; of a solid board, none if that is between
        two layers."""
        x, y = square
        if self.abreast:
            board = self.board
            beside, column = divmod(x, board.pitch)
            down, row = divmod(y, board.rows + 1)
            layer = (-(-board.layers // self.abreast) - 1 - down) * self.abreast + beside
            cube = column, row, layer
            return board.square_of(cube) if board.holds(cube) else (x + BETWEEN, y)
        return (self.board.columns - 1 - y, x) if self.upright else square

    def all(self, squares: Iterable[Square]) -> tuple[Square, ...]:
        """Some squares as they are seen, in order."""
        return tuple(sorted(map(self.out, squares)))

    def words(self, square: Square) -> Message:
        """``"row 2, column 5"``, counted from the top left as people read; layers from the lowest.
        """
        if self.board.solid:
            x, y, layer = self.board.cube_of(square)
            return Message("layer {layer}, row {row}, column {column}", layer=layer + 1,
                           row=self.board.rows - y, column=x + 1)
        x, y = self.out(square)
        rows = self.board.columns if self.upright else self.board.rows
        return Message("row {row}, column {column}", row=rows - y, column=x + 1)


def fitting(board: Board, width: float, height: float, margin: float = 0.0) -> Aspect:
    """The better view of a board in a window of some size; ``margin`` is in squares.

    A board that is to be read stays as it is.
    """
    if labels_of(board):
        return Aspect(board)

    def scale(seen: Board) -> float:
        return min(width / (seen.columns + 2 * margin), height / (seen.rows + 2 * margin))

    if board.solid:
        numbers = range(board.layers, 0, -1)
        return max((Aspect(board, abreast=number) for number in numbers),
                   key=lambda one: scale(one.shown))
    across, up = board.columns + 2 * margin, board.rows + 2 * margin
    flat, upright = min(width / across, height / up), min(width / up, height / across)
    return Aspect(board, upright > flat * WORTH)


def _in_tier(board: Board, abreast: int, cube: Cube) -> Square:
    """Where a cube is seen: the lowest layer at the top left, then as people read."""
    x, y, layer = cube
    tiers = -(-board.layers // abreast)
    down, beside = divmod(layer, abreast)
    return x + beside * board.pitch, y + (tiers - 1 - down) * (board.rows + 1)


@lru_cache
def _in_tiers(board: Board, abreast: int) -> Board:
    """The layers as squares of a flat board."""
    rows, columns = -(-board.layers // abreast) * (board.rows + 1) - 1, abreast * board.pitch - 1
    there = {_in_tier(board, abreast, board.cube_of(square)) for square in board.squares()}
    return Board(rows, columns, frozenset((x, y) for x in range(columns) for y in range(rows)
                                          if (x, y) not in there))
