"""Triangles ("delta" in Pullen's classification), by arithmetic: a million cells in seconds.

Walter D. Pullen, "Think Labyrinth: Maze algorithms", 1996-.  In a row, triangles stand on a side
and on a corner in turn; the cell at the top left stands on a side.  Those have sides right, down,
left; the others right, left, up. Edges run in the order of their cells: right, then down.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt

from maze.grid import Cell, Edge, Grid, Point
from maze.grids.drawing import Arithmetic, Side
from maze.grids.lattice import Column, after, before
from maze.grids.polygons import reading_rows
from maze.grids.repeating import Rows, lean_tables, whole_tables
from maze.laying import laid
from maze.params import Whole
from maze.progress import Work
from maze.registry import register

SIDE = 1.55                                                # of a triangle
SCALE = (SIDE / 2, SIDE * sqrt(3) / 2)


@register("Triangles", group="flat", gives="lean",
          called="Triangular maze, {size}", params=[
    Whole("width", "Width", 3, 1000, 25, "triangles across"),
    Whole("height", "Height", 2, 1000, 13, "triangles down")])
@laid
def triangle(width: int, height: int, *, lean: bool = False) -> Work[Grid]:
    """Triangles: at most three exits per cell, so there are many dead ends."""
    rows = Rows(width, height) if lean else reading_rows(width, height)

    @lru_cache(maxsize=2)
    def edges_of(y: int) -> tuple[Column, Column]:
        return _edges(y, width, height, _start(y, width))

    def near(y: int) -> list[tuple[Cell, ...]]:
        row, above = rows[y], rows[y - 1] if y else []
        below = rows[y + 1] if y + 1 < height else []
        return _table(y, after(row), below, before(row), above)

    def around(y: int) -> list[tuple[Edge, ...]]:
        right, down = edges_of(y)
        return _table(y, right, down, before(right), edges_of(y - 1)[1] if y else [])

    if lean:
        neighbors, borders = lean_tables(near, around, width, height, 2, 3 * width - 2)
    else:
        neighbors, borders = yield from whole_tables(near, around, width, height)
    border = [y * width + x for y in range(height) for x in
              (range(width) if y in (0, height - 1) else (0, width - 1))]
    drawn = Arithmetic(neighbors, rows, border, lambda cell: _corners(*divmod(cell, width)), SCALE,
                       lambda edge: _side_of(edge, width, height),
                       lambda point: _near(point, width, height))
    yield from drawn.read_rim()
    count = _start(height - 1, width) + width - 1

    def join(edge: Edge) -> tuple[Cell, Cell]:
        cell, side = _side_of(edge, width, height)
        return (cell, cell + width if side else cell + 1)

    return Grid(neighbors, borders, lambda: list(map(join, range(count))), count, drawn, rows,
                join=join)


def _corners(y: int, x: int) -> Sequence[tuple[int, int]]:
    """In half-sides and rows."""
    if (x + y) % 2 == 0:
        return ((x + 1, y), (x + 2, y + 1), (x, y + 1))
    return ((x + 2, y), (x + 1, y + 1), (x, y))


def _start(y: int, width: int) -> Edge:
    """The first edge of a row: two rows have 2 (width - 1) sides to the right and width down."""
    return y // 2 * (3 * width - 2) + y % 2 * (width - 1 + -(-width // 2))


def _edges(y: int, width: int, height: int, start: Edge) -> tuple[Column, Column]:
    """The edges of a row's cells to the right, and down (None where a cell stands on a corner)."""
    if y == height - 1:
        return [*range(start, start + width - 1), None], []
    right: list[int | None] = []
    down: list[int | None] = []
    for x in range(width):
        stands = (x + y) % 2 == 0
        right.append(start if x < width - 1 else None)
        start += x < width - 1
        down.append(start if stands else None)
        start += stands
    return right, down


def _table(y: int, right: Column, down: Column, left: Column, up: Column) -> list[tuple[int, ...]]:
    """What each cell of a row has to its right, below, to its left, above."""
    row: list[tuple[int | None, ...]] = [()] * len(right)
    for first, columns in ((y % 2, (right, down, left)), (1 - y % 2, (right, left, up))):
        row[first::2] = zip(*(column[first::2] for column in columns if column), strict=True)
    for end in (0, -1):
        row[end] = tuple(value for value in row[end] if value is not None)
    return row  # type: ignore[return-value]


def _side_of(edge: Edge, width: int, height: int) -> Side:
    """The cell and its side whose edge this is."""
    pair, k = divmod(edge, 3 * width - 2)
    y = 2 * pair
    if k >= _start(1, width) and y < height - 1:
        y, k = y + 1, k - _start(1, width)
    if y == height - 1:
        return (y * width + k, 0)
    x, turn = divmod(k, 3)
    x, down = 2 * x + turn // (2 - y % 2), turn == 1 + y % 2
    if y % 2 == 1 and turn == 2:
        x -= 1
    if x == width - 1:                                     # its last cell has no right side
        down = True
    cell = y * width + x
    return (cell, 1 if down else 0)


def _near(point: Point, width: int, height: int) -> list[Cell]:
    """The cells whose boxes a point lies in, the point in the units of corners."""
    y, x = int(point[1] // 1), int(point[0] // 1)
    return [y * width + near for near in (x - 1, x) if 0 <= near < width and 0 <= y < height]
