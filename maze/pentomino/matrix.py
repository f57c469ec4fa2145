"""Matrix: a puzzle as an exact cover, and what of it a search holds after a step.

A row is a way to lay a piece, a column a square or a piece. The rows that are chosen must have a
one in every column exactly once. (Donald E. Knuth, "Dancing links", 2000.)

What a search holds is read from the variables that it declares with ``shows``:

    open     rows that are still possible, as bits   links  the lists that have these rows
    column   the column that was chosen              row    the entry of it that was tried last
    untried  its rows that are still to be tried, as bits
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple, TypeAlias

from maze.pentomino.pieces import Square
from maze.pentomino.solvers.dancing_links import HEAD, Links
from maze.pentomino.tiling import Placement, Tiling

Row: TypeAlias = Placement                                 # the number of a placement
Rows: TypeAlias = int                                      # some of them, as bits
Column: TypeAlias = int                                    # of a matrix, from 0
NO_COLUMN: Column = -1
ROLES = ("open", "column", "untried", "links", "row")      # see above


class Covering(NamedTuple):
    """What a search holds: rows that are possible, the column chosen, its rows to be tried."""

    open: Rows
    column: Column
    untried: Rows


class Matrix:
    """The rows and columns of a tiling before its first step.

    Of equal pieces the first stands for all. Only a piece that must be used, and is alone of its
    kind, has a column of its own, behind those of the squares.
    """

    def __init__(self, tiling: Tiling) -> None:
        self.tiling = tiling
        names = [piece.name for piece in tiling.pieces]
        self.squares = tiling.board.squares()
        self.pieces = [i for i, name in enumerate(names)
                       if names.count(name) == 1 and not tiling.spare]
        self._at = {square: at for at, square in enumerate(self.squares)}
        self._of = {piece: len(self.squares) + at for at, piece in enumerate(self.pieces)}
        first = {i for i, name in enumerate(names) if names.index(name) == i}
        taken = tiling.filled
        self.rows = [number for number, lie in enumerate(tiling.placements)
                     if lie.piece in first - tiling.used and not lie.mask & taken]

    def __len__(self) -> int:
        """How many columns there are."""
        return len(self.squares) + len(self.pieces)

    def ones(self, row: Row) -> list[Column]:
        """The columns that a row covers."""
        lie = self.tiling.placements[row]
        found = [self._at[square] for square in lie.squares]
        return found + ([self._of[lie.piece]] if lie.piece in self._of else [])

    @cached_property
    def columns(self) -> list[Rows]:
        """The rows that cover each column."""
        found = [0] * len(self)
        for row in self.rows:
            for column in self.ones(row):
                found[column] |= 1 << row
        return found

    @cached_property
    def whole(self) -> Covering:
        """Before the first step: every row is possible."""
        return Covering(sum(1 << row for row in self.rows), NO_COLUMN, 0)

    def square(self, column: Column) -> Square | None:
        """The square of a column; None if it is a piece's."""
        return self.squares[column] if column < len(self.squares) else None

    def piece(self, column: Column) -> int:
        """The piece of a column, by index."""
        return self.pieces[column - len(self.squares)]

    def row(self, number: Placement) -> Row:
        """The row that stands for a placement: of equal pieces, that of the first."""
        lie, names = self.tiling.placements[number], [one.name for one in self.tiling.pieces]
        return self.tiling.numbers[names.index(names[lie.piece]), lie.squares]

    def rivals(self, row: Row) -> Rows:
        """The rows that a row excludes, itself among them."""
        found = 0
        for column in self.ones(row):
            found |= self.columns[column]
        return found

    def covered(self, chosen: Sequence[Row]) -> set[Column]:
        """The columns that some rows cover."""
        return {column for row in chosen for column in self.ones(row)}

    def column_of(self, item: int) -> Column:
        """Of an item of Algorithm X: a number of a square, or behind those a piece."""
        if item < 0:
            return NO_COLUMN
        board = self.tiling.board
        squares = board.rows * board.columns
        return self._of[item - squares] if item >= squares else self._at[board.square(item)]


def members(rows: Rows) -> Iterator[Row]:
    """Some rows one by one."""
    while rows:
        low = rows & -rows
        yield low.bit_length() - 1
        rows ^= low


def read(matrix: Matrix, shows: Mapping[str, str], variables: Mapping[str, Any]) -> Covering:
    """What a search holds in its variables."""
    held = {role: variables[name] for role, name in shows.items()}
    reader: Callable[..., Covering] = _bits if "open" in held else _lists
    return reader(matrix, **held)


def _bits(matrix: Matrix, open: Rows, column: int, untried: Rows) -> Covering:
    found = matrix.column_of(column)
    return Covering(open, found, untried if found != NO_COLUMN else 0)


def _lists(matrix: Matrix, links: Links, column: int, row: int) -> Covering:
    """Rows are possible if a list has them: one that hangs on the head, or the one at work."""
    heads = list(_along(links.right, HEAD))
    waits = column in heads                                # it is chosen, but not covered yet
    possible = [node for head in heads for node in _along(links.down, head)]
    if column == HEAD:
        return Covering(_rows(links, possible), NO_COLUMN, 0)
    here = list(_along(links.down, column))
    left = here if waits else here[here.index(row) + 1:] if row in here else []
    return Covering(_rows(links, possible + here), matrix.column_of(links.item(column)),
                    _rows(links, left))


def _along(following: Sequence[int], start: int) -> Iterator[int]:
    """The entries of a circular list behind its start."""
    node = following[start]
    while node != start:
        yield node
        node = following[node]


def _rows(links: Links, nodes: Sequence[int]) -> Rows:
    found = 0
    for node in nodes:
        found |= 1 << links.row[node]
    return found
