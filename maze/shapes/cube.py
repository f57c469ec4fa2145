"""The six faces of a cube, covered with squares and unfolded into a cross.

Walter D. Pullen, "Think Labyrinth: Maze classification", 1996- (planair).  A corner of a cell is a
point in space; where two sides of the net are the same edge of the cube, the cells meet, and an
open place bears the same letter on both sides.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from maze.connected import Square
from maze.grid import Edge, Grid, Point
from maze.grids.polygons import polygon_slices, unit_square
from maze.laying import laid
from maze.message import Message
from maze.params import Whole
from maze.progress import Work
from maze.registry import register

FACES = {(1, 0): Message("top face"), (0, 1): Message("left face"), (1, 1): Message("front face"),
         (2, 1): Message("right face"), (3, 1): Message("back face"),
         (1, 2): Message("bottom face")}


@register("Cube", group="rolled",
          called="Cube maze, side {size}", params=[
    Whole("side", "Side", 1, 60, 7, "cells along an edge of the cube")])
@laid
def cube(side: int) -> Work[Grid]:
    """The surface of a cube, unfolded: fold it in your head where two letters are the same."""
    n = side
    squares = [(x, y) for y in range(3 * n) for x in range(4 * n) if y // n == 1 or x // n == 1]
    end = squares.index((2 * n - 1, 3 * n - 1))            # opposite the first cell
    grid = yield from polygon_slices((unit_square(x, y) for x, y in squares), lambda corner: corner,
                                     glue=lambda corner: _in_space(corner, n), ends=(0, end),
                                     named=lambda cell: _told(*squares[cell], n))
    grid.geometry.folds = frozenset(_folds(grid, squares, n))
    return grid


def _folds(grid: Grid, squares: Sequence[Square], n: int) -> Iterator[Edge]:
    """The edges between two faces that lie beside each other on the net."""
    cells = {square: cell for cell, square in enumerate(squares)}
    for (x, y), cell in cells.items():
        for beside, first in (((x - 1, y), x % n == 0), ((x, y - 1), y % n == 0)):
            if first and beside in cells:
                yield grid.between(cells[beside], cell)


def _told(x: int, y: int, n: int) -> Message:
    """A square of the net by its face."""
    return Message("{face}, row {row}, column {column}", face=FACES[x // n, y // n],
                   row=y % n + 1, column=x % n + 1)


def _in_space(corner: Point, n: int) -> tuple[float, float, float]:
    """A point of the net on the cube: x to the right, y away from the eye, z down, all 0 to n.

    The net:      top
            left front right back
                 bottom
    """
    x, y = corner
    if y < n:
        return (x - n, n - y, 0)
    if y > 2 * n:
        return (x - n, y - 2 * n, n)
    z = y - n
    if x <= n:
        return (0, n - x, z)
    if x <= 2 * n:
        return (x - n, 0, z)
    return (n, x - 2 * n, z) if x <= 3 * n else (4 * n - x, n, z)
