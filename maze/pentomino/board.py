"""Board: squares to be filled, named by rows and columns and what is left out, as in ``5x9``.

Squares are numbered column by column from the left, each column from the bottom up: number
``x * rows + y``.  So the lowest number that is free is the first hole of the search, and a set of
squares is an int with one bit each.

A board with holes names them as chess players name squares, ``8x8-a1.h8``; a block of holes is its
lower left square and how many squares it has, ``8x8-d4.4``.  Boards with many holes give all their
squares as bits in base64url, ``9x9~...``, in the order of their numbers.

A *solid* board is a box of cubes: ``3x4x5`` has three layers of four rows and five columns.  The
layers lie side by side, the lowest on the left, with a column of holes between two of them.  So a
cube is a square, too, and only what turns pieces, or asks what is beside a square, knows of space.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from math import isqrt

from maze.bits import pack
from maze.connected import components, pieces
from maze.errors import MisfitError
from maze.message import Message, joined
from maze.params import Whole
from maze.pentomino.counted import counted_squares, cover
from maze.pentomino.pieces import Piece, Square, area_of, thickness
from maze.pentomino.space import Cube, around

MAX_SIDE = 60                # twelve pieces in one row
MOST_LAYERS, LONGEST_EDGE = 6, 20                           # of a solid board
HEIGHT = Whole("rows", "Height", 1, MAX_SIDE, 6, "rows of the board")
WIDTH = Whole("columns", "Width", 1, MAX_SIDE, 10, "columns of the board")
FEW = 8                      # holes that are named one by one
SQUARE = "#"


@dataclass(frozen=True)
class Board:
    """Rows, columns and holes; ``(x, y)`` lies in column x from the left, row y from the bottom.

    ``columns`` are those of all layers and of the holes between them."""

    rows: int
    columns: int
    holes: frozenset[Square] = frozenset()
    layers: int = 1
    is_open = False          # whether it is a plane, on which pieces leave squares free

    @property
    def solid(self) -> bool:
        return self.layers > 1

    @property
    def across(self) -> int:
        """How many columns a layer has."""
        return (self.columns + 1) // self.layers - 1

    @property
    def pitch(self) -> int:
        """How many columns further on the next layer begins; 0 if there is none."""
        return self.across + 1 if self.solid else 0

    def cube_of(self, square: Square) -> Cube:
        """Where a square is in space."""
        if not self.solid:
            return *square, 0
        layer, x = divmod(square[0], self.pitch)
        return x, square[1], layer

    def square_of(self, cube: Cube) -> Square:
        """The square that stands for a cube."""
        return cube[0] + cube[2] * self.pitch, cube[1]

    def holds(self, cube: Cube) -> bool:
        """Whether a cube lies on the board."""
        x, y, layer = cube
        return (0 <= x < self.across and 0 <= y < self.rows and 0 <= layer < self.layers
                and self.square_of(cube) not in self.holes)

    @cached_property
    def area(self) -> int:
        """How many squares there are to fill."""
        return self.rows * self.columns - len(self.holes)

    @cached_property
    def outside(self) -> int:
        """The holes, as bits."""
        return sum(1 << self.number(hole) for hole in self.holes)

    @property
    def full(self) -> int:
        """Every number below rows x columns, holes too, as bits."""
        return (1 << self.rows * self.columns) - 1

    def has(self, square: Square) -> bool:
        """Whether a square lies on the board."""
        return (0 <= square[0] < self.columns and 0 <= square[1] < self.rows
                and square not in self.holes)

    def number(self, square: Square) -> int:
        """The square's number, and its bit in a set of squares."""
        return square[0] * self.rows + square[1]

    def square(self, number: int) -> Square:
        """The square with a number."""
        return divmod(number, self.rows)

    def squares(self) -> list[Square]:
        """The squares to fill, by number."""
        return [(x, y) for x in range(self.columns) for y in range(self.rows)
                if (x, y) not in self.holes]

    def turned(self) -> Board:
        """Columns for rows and rows for columns."""
        return Board(self.columns, self.rows, frozenset((y, x) for x, y in self.holes))

    def parts(self) -> list[set[Square]]:
        """The squares, those that hang together in one set each."""
        squares = self.squares()
        if not self.solid:
            return list(map(set, pieces(reversed(squares))))
        number = {self.cube_of(square): at for at, square in enumerate(squares)}
        links = [[number[near] for near in around(cube) if near in number] for cube in number]
        return [{squares[at] for at in part} for part in components(links, range(len(squares)))]

    def without(self, squares: Iterable[Square]) -> Board:
        """The board with some more holes."""
        return replace(self, holes=self.holes.union(squares))

    def picture(self) -> str:
        """The board from the top down; ``board_of_picture`` reads it."""
        return "\n".join("".join(SQUARE if self.has((x, y)) else "." for x in range(self.columns))
                         for y in reversed(range(self.rows)))

    def __str__(self) -> str:
        if self.solid:
            return f"{self.layers}x{self.rows}x{self.across}"
        size = f"{self.rows}x{self.columns}"
        if len(self.holes) <= FEW or self._block():
            return size + ("-" + self._listed() if self.holes else "")
        squares = map(self.square, range(self.rows * self.columns))
        return f"{size}~{pack(bytes(map(self.has, squares)))}"

    def _listed(self) -> str:
        holes = sorted(self.holes)
        block = self._block()
        return chess(holes[0]) + f".{block}" if block else ".".join(map(chess, holes))

    def _block(self) -> int:
        """How many holes there are, if they are one block of 2 x 2 or more; else 0."""
        side = isqrt(len(self.holes))
        if side < 2 or self.holes != block(min(self.holes), side):
            return 0
        return side * side


def box(layers: int, rows: int, columns: int) -> Board:
    """A solid board; with one layer a rectangle."""
    wide = layers * (columns + 1) - 1
    between = range(columns, wide, columns + 1)
    return Board(rows, wide, frozenset((x, y) for x in between for y in range(rows)), layers)


def chess(square: Square) -> str:
    """``d4``: the column's letter (after z comes aa), the row from the bottom, counted from 1."""
    high, low = divmod(square[0], 26)
    return (chr(96 + high) if high else "") + chr(97 + low) + str(square[1] + 1)


def block(corner: Square, side: int) -> frozenset[Square]:
    """The squares of a block."""
    return frozenset((corner[0] + x, corner[1] + y) for x in range(side) for y in range(side))


def board_of(squares: Iterable[Square]) -> Board:
    """The board that has just these squares.  Raises RecipeError if it is too large."""
    there = set(squares)
    left, bottom = min(x for x, _ in there), min(y for _, y in there)
    columns = 1 + max(x for x, _ in there) - left
    rows = 1 + max(y for _, y in there) - bottom
    HEIGHT.parse(str(rows))
    WIDTH.parse(str(columns))
    return Board(rows, columns, frozenset(
        (x, y) for x in range(columns) for y in range(rows) if (x + left, y + bottom) not in there))


def board_of_height(height: int, pieces: int | Sequence[Piece]) -> Board:
    """The board of a height that pieces (or so many pentominoes) just fill.  Raises MisfitError."""
    count, area = _covered(pieces)
    if height not in fitting_heights(pieces):
        raise MisfitError("{cover}; a height of {height} does not divide that; heights that do: "
                          "{heights}.", cover=cover(count, area), height=height,
                          heights=joined(fitting_heights(pieces), ", "))
    return Board(height, area // height)


def fitting_heights(pieces: int | Sequence[Piece]) -> list[int]:
    """The heights of rectangles that the pieces (or so many pentominoes) can cover, by area."""
    area = _covered(pieces)[1]
    return [height for height in range(1, area + 1) if area % height == 0]


def _covered(pieces: int | Sequence[Piece]) -> tuple[int, int]:
    """How many pieces there are, and the squares that they cover."""
    if isinstance(pieces, int):
        return pieces, 5 * pieces
    return len(pieces), area_of(pieces)


def misfit(board: Board, pieces: int | Sequence[Piece], *, spare: bool = False) -> Message | None:
    """Why the pieces (or so many pentominoes) cannot cover the board, as a sentence, or None.

    With ``spare`` some pieces may be left over.
    """
    count, covered = _covered(pieces)
    if board.is_open or covered == board.area or spare and covered > board.area:
        return None
    return Message("{cover}; the board has {area}.", cover=cover(count, covered), area=board.area)


def impossible(board: Board, pieces: Sequence[Piece], *, spare: bool = False) -> Message | None:
    """Why there is no need to search, as a sentence; None if there is.

    A piece that must be used is too thick for the board, or a part of the board that hangs together
    has a size that no pieces add up to.
    """
    low = (sorted((board.layers, board.rows, board.across))[1] if board.solid else
           min(board.rows, board.columns))
    for piece in () if spare else pieces:
        if thickness(piece.name) > low:
            return Message("Piece {letter} needs {n} squares each way; the board is only {low} "
                           "{side}.", letter=piece.letter, n=thickness(piece.name), low=low,
                           side=Message("high" if low == board.rows else "wide"))
    sizes = sums(piece.size for piece in pieces)
    for part in board.parts() if board.holes else ():
        if not sizes >> len(part) & 1:
            return Message("A part of the board has {squares}, and no pieces cover just that "
                           "many.", squares=counted_squares(len(part)))
    return None


def sums(sizes: Iterable[int]) -> int:
    """All the totals that some of the sizes have, as bits."""
    totals = 1
    for size in sizes:
        totals |= totals << size
    return totals
