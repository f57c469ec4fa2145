"""Puzzle: squares to fill and pieces to fill them with, as numbers.

The board is turned so that its columns are the shorter side; square ``(x, y)`` of the turned board
is the bit ``x * height + y``.  A solid board is cut across its longest side, and each slice is a
column.  Equal pieces are one *kind* with so many copies.  A *spot* is a kind in one orientation at
one place; its number grows with the kind (in the caller's order), then the orientation, column, row
and layer.  The first hole is the lowest bit that is 0, and a spot belongs to the hole that its own
lowest bit lies on.

A *solution* is a tuple of spots, hole after hole.  Solutions are listed in the order of these
tuples: on a board that need not be turned, that is the order in which the search ``source`` meets
them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import TypeAlias

from maze.errors import MisfitError
from maze.pentomino.board import Board, misfit
from maze.pentomino.pieces import Piece, Square
from maze.pentomino.polyominoes import normal, orientations, size_of
from maze.pentomino.space import ways
from maze.pentomino.tiling import Placement, Tiling, shifts

Spot: TypeAlias = int
Solution: TypeAlias = tuple[Spot, ...]


class Puzzle:
    """A board, its pieces, and whether some of them may be left over (``spare``).

    kinds    names of the different pieces         copies   how many there are of each
    region   the squares to fill, as bits          spots    (kind, squares as bits)
    """

    def __init__(self, board: Board, pieces: Sequence[Piece], *, spare: bool = False) -> None:
        """Raises MisfitError if the areas differ."""
        if sentence := misfit(board, pieces, spare=spare):
            raise MisfitError(sentence)
        self.board, self.pieces, self.spare = board, tuple(pieces), spare
        self.turned = board.rows > board.columns and not board.solid
        frame = board.turned() if self.turned else board
        self.height, self.width = frame.rows, frame.columns
        if board.solid:
            self.width = max(board.layers, board.rows, board.across)
            self.height = board.area // self.width
        self._bit = {square: self._bit_of(square) for square in board.squares()}
        self._square = {bit: square for square, bit in self._bit.items()}
        self.region = sum(1 << bit for bit in self._square)
        counted = dict.fromkeys((piece.name for piece in pieces), 0)
        for piece in pieces:
            counted[piece.name] += 1
        self.kinds, self.copies = tuple(counted), tuple(counted.values())
        self.sizes = tuple(map(size_of, self.kinds))
        self.spots = self._all_spots()

    @property
    def area(self) -> int:
        return self.board.area

    @property
    def uniform(self) -> int:
        """The size of the pieces if all have the same; else 0."""
        return self.sizes[0] if len(set(self.sizes)) == 1 else 0

    @cached_property
    def spot_of(self) -> dict[int, Spot]:
        """The spot that covers some squares; no two kinds cover the same."""
        return {mask: spot for spot, (_, mask) in enumerate(self.spots)}

    @cached_property
    def on_hole(self) -> list[list[tuple[int, int]]]:
        """For each hole, (kind, squares) of the spots that belong to it."""
        lists: list[list[tuple[int, int]]] = [[] for _ in range(self.height * self.width + 1)]
        for kind, mask in self.spots:
            lists[(mask & -mask).bit_length() - 1].append((kind, mask))
        return lists

    def squares(self, spot: Spot) -> tuple[Square, ...]:
        """Where a spot lies on the board, not turned."""
        mask, square = self.spots[spot][1], self._square
        return tuple(sorted([square[bit] for bit in range(mask.bit_length()) if mask >> bit & 1]))

    def spot_at(self, squares: Iterable[Square]) -> Spot | None:
        """The spot that covers some squares of the board."""
        return self.spot_of.get(self._mask(squares))

    def spots_of(self, tiling: Tiling, placed: Iterable[Placement]) -> list[Spot]:
        """Placements of a tiling of the same board as spots."""
        found = (self.spot_at(tiling.placements[number].squares) for number in placed)
        return [spot for spot in found if spot is not None]

    def placements_of(self, tiling: Tiling, spots: Iterable[Spot]) -> list[Placement]:
        """Spots as placements of a tiling; of equal pieces the first one comes first."""
        left = {name: [index for index, piece in enumerate(tiling.pieces) if piece.name == name]
                for name in self.kinds}
        return [tiling.numbers[left[self.kinds[self.spots[spot][0]]].pop(0), self.squares(spot)]
                for spot in spots]

    def in_order(self, spots: Iterable[Spot]) -> Solution:
        """Spots hole after hole."""
        return tuple(sorted(spots, key=lambda spot: self.spots[spot][1] & -self.spots[spot][1]))

    def _bit_of(self, square: Square) -> int:
        if not self.board.solid:
            x, y = square[::-1] if self.turned else square
            return x * self.height + y
        board, cube = self.board, self.board.cube_of(square)
        edges = (board.across, board.rows, board.layers)
        along, up, deep = sorted(range(3), key=lambda axis: -edges[axis])
        return cube[along] * self.height + cube[deep] * edges[up] + cube[up]

    def _mask(self, squares: Iterable[Square]) -> int:
        """Squares as bits; one that is no square of the board is left out."""
        return sum(1 << self._bit[square] for square in squares if square in self._bit)

    def _all_spots(self) -> list[tuple[int, int]]:
        if self.board.solid:
            return [(kind, self._mask(squares)) for kind, name in enumerate(self.kinds)
                    for way in ways(name, True) for squares, _ in shifts(self.board, way)]
        return [(kind, mask) for kind, name in enumerate(self.kinds)
                for shape in lies(name, self.turned)
                for mask in self._shifted(shape)]

    def _shifted(self, shape: tuple[Square, ...]) -> list[int]:
        """The squares of a shape, as bits, wherever it lies on the board."""
        height, region = self.height, self.region
        low = sum(1 << x * height + y for x, y in shape)
        columns = self.width - max(x for x, _ in shape)
        rows = height - max(y for _, y in shape)
        return [mask for x in range(columns) for y in range(rows)
                if (mask := low << x * height + y) & region == mask]


def lies(name: str, turned: bool = False) -> list[tuple[Square, ...]]:
    """The orientations of a piece as they are, or with columns for rows."""
    if not turned:
        return list(orientations(name))
    return sorted(normal((y, x) for x, y in shape) for shape in orientations(name))
