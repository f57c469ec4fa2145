"""Triangles ("delta" in Pullen's classification), by arithmetic: a million cells in seconds.

Walter D. Pullen, "Think Labyrinth: Maze algorithms", 1996-.  In a row, triangles stand on a side
and on a corner in turn; the cell at the top left stands on a side.  Those have sides right, down,
left; the others right, left, up. Edges run in the order of their cells: right, then down.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from maze.collector import gc_paused
from maze.grid import Cell, Edge, Grid, Point
from maze.grids.drawing import Arithmetic, Side
from maze.grids.lattice import Column, after, before
from maze.grids.polygons import reading_rows
from maze.params import Whole
from maze.registry import register

SIDE = 1.55                                                # of a triangle
SCALE = (SIDE / 2, SIDE * sqrt(3) / 2)


@register("Triangles", group="flat", params=[
    Whole("width", "Width", 3, 1000, 25, "triangles across"),
    Whole("height", "Height", 2, 1000, 13, "triangles down")])
def triangle(width: int, height: int) -> Grid:
    """Triangles: at most three ways out of a cell, so there are many dead ends."""
    rows = reading_rows(width, height)
    starts = [_start(y, width) for y in range(height)]
    with gc_paused():
        edges = [_edges(y, width, height, starts[y]) for y in range(height)]
        neighbors = _table([(after(row), below, before(row), above) for row, below, above
                            in zip(rows, [*rows[1:], []], [[], *rows[:-1]], strict=True)])
        borders = _table([(right, down, before(right), above) for (right, down), above
                          in zip(edges, [[], *(down for _, down in edges[:-1])], strict=True)])
    border = [y * width + x for y in range(height) for x in
              (range(width) if y in (0, height - 1) else (0, width - 1))]
    drawn = Arithmetic(neighbors, border, lambda cell: _corners(*divmod(cell, width)), SCALE,
                       lambda edge: _side_of(edge, width, height),
                       lambda point: _near(point, width, height))
    count = starts[-1] + width - 1
    return Grid(neighbors, borders, lambda: _joins(neighbors), count, drawn, rows)


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


def _table(rows: Sequence[tuple[Column, Column, Column, Column]]) -> list[tuple[int, ...]]:
    """What each cell has to its right, below, to its left, above."""
    found: list[tuple[int, ...]] = []
    for y, (right, down, left, up) in enumerate(rows):
        row: list[tuple[int | None, ...]] = [()] * len(right)
        for first, columns in ((y % 2, (right, down, left)), (1 - y % 2, (right, left, up))):
            row[first::2] = zip(*(column[first::2] for column in columns if column), strict=True)
        for end in (0, -1):
            row[end] = tuple(value for value in row[end] if value is not None)
        found += row  # type: ignore[arg-type]
    return found


def _joins(neighbors: Sequence[Sequence[Cell]]) -> list[tuple[Cell, Cell]]:
    with gc_paused():
        return [(cell, near) for cell, around in enumerate(neighbors)
                for near in around if near > cell]


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
