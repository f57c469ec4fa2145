"""Rows: which edges lie within a row of a grid, and which lead from a row to the next.

Each answer is three lists of equal length, in the order of the edges: the first cells, the edges,
the second cells.  On the lattice they are ranges, as the numbers of its edges are known
(``maze.grids.lattice``).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from maze.grid import Cell, Edge, Grid
from maze.grids.lattice import edges_in_row, rectangle

Ways: TypeAlias = tuple[Sequence[Cell], Sequence[Edge], Sequence[Cell]]


def is_lattice(grid: Grid) -> bool:
    """Whether the grid is the plain rectangle of ``maze.grids.lattice``, with its numbers."""
    return rectangle(grid) is not None


def within(grid: Grid, y: int) -> Ways:
    """The edges between two cells of row y; round a ring, its last cell and its first meet too."""
    row = grid.rows[y]
    if is_lattice(grid):
        first, stride = y * edges_in_row(len(row)), 1 if y == len(grid.rows) - 1 else 2
        return row[:-1], range(first, first + stride * (len(row) - 1), stride), row[1:]
    return _split(way for way in _ways(grid, row, row) if way[0] < way[2])


def downward(grid: Grid, y: int) -> Ways:
    """The edges between a cell of row y and a cell of the next row."""
    row, below = grid.rows[y], grid.rows[y + 1]
    if is_lattice(grid):
        first, step = y * edges_in_row(len(row)), edges_in_row(len(row))
        return row, [*range(first + 1, first + step - 1, 2), first + step - 1], below
    return _split(_ways(grid, row, below))


def beside(grid: Grid, y: int) -> Sequence[Edge]:
    """The edges from each cell of row y to the next one, in the order of the row."""
    row = grid.rows[y]
    return within(grid, y)[1] if is_lattice(grid) else list(map(grid.between, row, row[1:]))


def opened(right: bytes | bytearray, down: bytes | bytearray, width: int) -> bytearray:
    """The bytes of ``Maze.open`` on a lattice, from a byte a cell for its right side and below.

    What the last cell of a row has to its right and the last row below does not count.
    """
    last = len(right) - width
    both = bytearray(2 * last)
    both[::2], both[1::2] = right[:last], down[:last]
    del both[2 * width - 2::2 * width]
    return both + right[last:-1]


def framed(grid: Grid, margin: int) -> tuple[list[Cell], int]:
    """The cells of a rectangle row by row, -1 on a margin all around; and how wide that is."""
    wide, side = len(grid.rows[0]) + 2 * margin, [-1] * margin
    inner = (place for row in grid.rows for place in (*side, *row, *side))
    return [*[-1] * (margin * wide), *inner, *[-1] * (margin * wide)], wide


def _ways(grid: Grid, row: Sequence[Cell], other: Sequence[Cell]) -> Iterator[tuple[int, int, int]]:
    others = set(other)
    return ((cell, edge, near) for cell in row
            for near, edge in zip(grid.neighbors[cell], grid.borders[cell], strict=True)
            if near in others)


def _split(ways: Iterator[tuple[int, int, int]]) -> Ways:
    found = sorted(ways, key=lambda way: way[1])
    return [a for a, _, _ in found], [edge for _, edge, _ in found], [b for _, _, b in found]
