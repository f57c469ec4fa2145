"""Sketch: a board being drawn, square by square, on a sheet of so many rows and columns."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from maze.errors import RecipeError
from maze.message import Message, counted
from maze.params import Whole
from maze.pentomino.board import Board, board_of
from maze.pentomino.counted import counted_squares, cover
from maze.pentomino.pieces import Piece, Square, area_of

LARGEST = 20                 # rows and columns of a sheet
ROWS = Whole("rows", "Rows", 1, LARGEST, 8, "rows of the sheet")
COLUMNS = Whole("columns", "Columns", 1, LARGEST, 8, "columns of the sheet")


Drawn: TypeAlias = tuple[int, int, frozenset[Square]]      # rows, columns, squares


class Sketch:
    """``squares`` are those to be filled."""

    def __init__(self, board: Board) -> None:
        self.rows, self.columns = board.rows, board.columns
        self.squares = set(board.squares())
        self._past: list[Drawn] = []
        self._future: list[Drawn] = []

    @property
    def sheet(self) -> Board:
        """All that can be drawn on."""
        return Board(self.rows, self.columns)

    def paint(self, squares: Iterable[Square], fill: bool) -> bool:
        """Make squares part of the board, or holes; returns whether something has changed."""
        before = len(self.squares)
        some = {square for square in squares if self.sheet.has(square)}
        self.squares = self.squares | some if fill else self.squares - some
        return len(self.squares) != before

    def toggle(self, square: Square) -> bool:
        return self.paint([square], square not in self.squares)

    def resize(self, rows: int, columns: int) -> None:
        """Another sheet; new rows come below and at the right, and all of them are to be filled.

        Raises RecipeError if it is too large or too small.
        """
        ROWS.parse(str(rows))
        COLUMNS.parse(str(columns))
        kept = {(x, y + rows - self.rows) for x, y in self.squares}
        old = {(x, y + rows - self.rows) for x, y in Board(self.rows, self.columns).squares()}
        self.rows, self.columns = rows, columns
        new = set(self.sheet.squares())
        self.squares = kept & new | new - old

    def take(self, board: Board) -> None:
        """Another board on a sheet of its own size, as one change."""
        self.remember()
        self.rows, self.columns, self.squares = board.rows, board.columns, set(board.squares())

    def remember(self) -> None:
        """What follows is one change, a stroke perhaps, and can be undone."""
        self._past.append(self._state())
        self._future.clear()

    def undo(self) -> bool:
        """Returns whether there was something to undo."""
        return self._travel(self._past, self._future)

    def redo(self) -> bool:
        return self._travel(self._future, self._past)

    def can_undo(self) -> bool:
        return any(state != self._state() for state in self._past)

    def can_redo(self) -> bool:
        return any(state != self._state() for state in self._future)

    def _travel(self, back: list[Drawn], ahead: list[Drawn]) -> bool:
        now = self._state()
        while back:
            state = back.pop()
            if state != now:                               # that change has changed something
                ahead.append(now)
                self.rows, self.columns, squares = state
                self.squares = set(squares)
                return True
        return False

    def _state(self) -> Drawn:
        return self.rows, self.columns, frozenset(self.squares)

    def board(self) -> Board:
        """What is drawn, without empty rows and columns around it.  Raises RecipeError."""
        if not self.squares:
            raise RecipeError("expected at least one square to fill")
        return board_of(self.squares)

    def sentence(self, pieces: Iterable[Piece]) -> Message:
        """How far the drawing is from what the pieces cover."""
        pieces = list(pieces)
        holes = self.rows * self.columns - len(self.squares)
        return Message("{squares}, {holes}; {cover}.", squares=counted_squares(len(self.squares)),
                       holes=counted("{n} hole", "{n} holes", n=holes),
                       cover=cover(len(pieces), area_of(pieces)))
