"""Tiling: a board, the ways each piece may lie on it, and which of them are taken.

A placement is a piece in one orientation at one place; its number is its index in ``placements``,
which run through the pieces in the caller's order, their orientations, columns, rows and layers.
``placed``, the numbers taken, oldest first, is the whole state.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from functools import cached_property
from typing import NamedTuple, TypeAlias

from maze.errors import MisfitError
from maze.pentomino.board import Board, misfit
from maze.pentomino.pieces import Piece, Square
from maze.pentomino.space import Way, size_of, ways

Placement: TypeAlias = int
EMPTY, OUTSIDE = ".", " "


class Lie(NamedTuple):
    """How a piece lies: index in ``pieces``, number of orientation, squares, squares as bits."""

    piece: int
    orientation: int
    squares: tuple[Square, ...]
    mask: int


class Tiling:
    """``placed`` lists the placements that lie on the board; no two of them overlap."""

    def __init__(self, board: Board, pieces: Sequence[Piece], *, spare: bool = False) -> None:
        """An empty board.  Raises MisfitError if the areas differ; with ``spare`` pieces may be
        left over."""
        if sentence := misfit(board, pieces, spare=spare):
            raise MisfitError(sentence)
        self.board = board
        self.spare = spare
        self.pieces = tuple(pieces)
        self.placements = _all_placements(board, self.pieces)
        self.placed: list[Placement] = []

    def copy(self) -> Tiling:
        """The same pieces on the same board, to be tried out."""
        other = copy(self)
        other.placed = self.placed[:]
        return other

    @property
    def filled(self) -> int:
        """The squares covered, as bits."""
        return sum(self.placements[number].mask for number in self.placed)

    @property
    def used(self) -> set[int]:
        """The pieces on the board, by index."""
        return {self.placements[number].piece for number in self.placed}

    @property
    def is_complete(self) -> bool:
        return self.filled | self.board.outside == self.board.full

    @cached_property
    def numbers(self) -> dict[tuple[int, tuple[Square, ...]], Placement]:
        """The placement of a piece, by index, on some squares."""
        return {(lie.piece, lie.squares): number for number, lie in enumerate(self.placements)}

    @property
    def hole(self) -> Square | None:
        """The free square farthest left, the lowest of those; None if the board is covered."""
        taken = self.filled | self.board.outside
        free = ~taken & self.board.full
        return self.board.square((free & -free).bit_length() - 1) if free else None

    @cached_property
    def covering(self) -> dict[Square, list[Placement]]:
        """The placements that cover each square."""
        found: dict[Square, list[Placement]] = {square: [] for square in self.board.squares()}
        for number, lie in enumerate(self.placements):
            for square in lie.squares:
                found[square].append(number)
        return found

    def fitting(self, square: Square) -> list[Placement]:
        """The placements that would cover a square now; of equal pieces those of the first."""
        used, taken = self.used, self.filled
        free = {self.pieces[index].name: index for index in reversed(range(len(self.pieces)))
                if index not in used}
        firsts = {*free.values()}
        return [number for number in self.covering.get(square, ())
                if (lie := self.placements[number]).piece in firsts and not lie.mask & taken]

    def place(self, number: Placement) -> Placement:
        """Lay a piece down; returns the number.  Raises MisfitError."""
        lie = self.placements[number]
        letter = self.pieces[lie.piece].letter
        if lie.piece in self.used:
            raise MisfitError("Piece {letter} lies on the board already.", letter=letter)
        if lie.mask & self.filled:
            raise MisfitError("Piece {letter} would cover another piece.", letter=letter)
        self.placed.append(number)
        return number

    def remove(self, number: Placement) -> Placement:
        """Lift a piece again; returns the number."""
        self.placed.remove(number)
        return number

    def rows(self) -> list[str]:
        """The board from the top down, a letter a square, as the caller gave the letters."""
        return rows_of(self, self.placed)


def rows_of(tiling: Tiling, placed: Sequence[Placement]) -> list[str]:
    """The rows a board would show with these placements on it."""
    board = tiling.board
    letters = [[EMPTY] * board.columns for _ in range(board.rows)]
    for x, y in board.holes:
        letters[board.rows - 1 - y][x] = OUTSIDE
    for lie in map(tiling.placements.__getitem__, placed):
        for x, y in lie.squares:
            letters[board.rows - 1 - y][x] = tiling.pieces[lie.piece].letter
    return ["".join(row) for row in letters]


def _all_placements(board: Board, pieces: Sequence[Piece]) -> tuple[Lie, ...]:
    """Equal pieces lie in the same places, which are looked for once."""
    places = {name: [(turn, *shift) for turn, way in enumerate(ways(name, board.solid))
                     for shift in shifts(board, way)]
              for name in {piece.name for piece in pieces}}
    return tuple(Lie(index, *place) for index, piece in enumerate(pieces)
                 for place in places[piece.name])


def shifts(board: Board, way: Way) -> list[tuple[tuple[Square, ...], int]]:
    """A way to lie wherever it is on the board, column by column; squares, and as bits."""
    across, high, deep = size_of(way)
    shape = sorted(map(board.square_of, way))
    low, outside = sum(1 << board.number(square) for square in shape), board.outside
    return [(tuple([(x + right, y + bottom) for x, y in shape]), mask)
            for left in range(board.across - across + 1)
            for bottom in range(board.rows - high + 1)
            for right in range(left, left + board.pitch * (board.layers - deep) + 1,
                               board.pitch or 1)
            if not (mask := low << right * board.rows + bottom) & outside]
