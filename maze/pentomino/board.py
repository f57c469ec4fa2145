"""Board: a rectangle of squares to be filled, named by its rows and columns, as in ``5x9``.

Squares are numbered column by column from the left, each column from the bottom up: number
``x * rows + y``.  So the lowest number that is free is the first hole of the search, and a set of
squares is an int with one bit each.
"""

from __future__ import annotations

from dataclasses import dataclass

from maze.errors import MisfitError, RecipeError
from maze.params import Whole, shown
from maze.pentomino.pieces import Piece, Square, thickness

MAX_SIDE = 60                # twelve pieces in one row
HEIGHT = Whole("rows", "Height", 1, MAX_SIDE, 6, "rows of the board")
WIDTH = Whole("columns", "Width", 1, MAX_SIDE, 10, "columns of the board")


@dataclass(frozen=True)
class Board:
    """Rows and columns; ``(x, y)`` lies in column x from the left, row y from the bottom."""

    rows: int
    columns: int

    @property
    def area(self) -> int:
        return self.rows * self.columns

    def has(self, square: Square) -> bool:
        """Whether a square lies on the board."""
        return 0 <= square[0] < self.columns and 0 <= square[1] < self.rows

    def number(self, square: Square) -> int:
        """The square's number, and its bit in a set of squares."""
        return square[0] * self.rows + square[1]

    def square(self, number: int) -> Square:
        """The square with a number."""
        return divmod(number, self.rows)

    def __str__(self) -> str:
        return f"{self.rows}x{self.columns}"


def parse_board(text: str) -> Board:
    """``"5x9"``: five rows, nine columns.  Raises RecipeError."""
    rows, cross, columns = text.strip().lower().partition("x")
    if not (cross and rows.strip() and columns.strip()):
        raise RecipeError(f"expected a board as rows x columns, such as 5x9: {shown(text)}")
    return Board(HEIGHT.parse(rows.strip()), WIDTH.parse(columns.strip()))


def board_of_height(height: int, pieces: int) -> Board:
    """The board of a height that so many pieces fill exactly.  Raises MisfitError."""
    if height not in fitting_heights(pieces):
        heights = ", ".join(map(str, fitting_heights(pieces)))
        raise MisfitError(f"{_cover(pieces)}; a height of {height} does not divide that. "
                          f"Heights that do: {heights}.")
    return Board(height, 5 * pieces // height)


def fitting_heights(pieces: int) -> list[int]:
    """The heights of rectangles that so many pieces can cover, by area."""
    return [height for height in range(1, 5 * pieces + 1) if 5 * pieces % height == 0]


def misfit(board: Board, pieces: int) -> str | None:
    """Why so many pieces cannot cover the board, as a sentence; None if their areas agree."""
    if 5 * pieces == board.area:
        return None
    return f"{_cover(pieces)}; the board has {board.area}."


def impossible(board: Board, pieces: tuple[Piece, ...]) -> str | None:
    """A piece too thick for the board, as a sentence: then there is no need to search."""
    low = min(board.rows, board.columns)
    for piece in pieces:
        if thickness(piece.name) > low:
            return (f"Piece {piece.letter} needs {thickness(piece.name)} squares each way; "
                    f"the board is only {low} {'high' if low == board.rows else 'wide'}.")
    return None


def _cover(pieces: int) -> str:
    if pieces == 1:
        return "1 piece covers 5 squares"
    return f"{pieces} pieces cover {5 * pieces} squares"
