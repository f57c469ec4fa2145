"""Hexagons ("sigma" in Pullen's classification), by arithmetic: a million cells in seconds.

Walter D. Pullen, "Think Labyrinth: Maze algorithms", 1996-.  The hexagons stand on a corner; odd
rows are moved half a cell to the right.  The sides of a cell go round from the right one,
clockwise: right, lower right, lower left, left, upper left, upper right.  Edges run in the order of
their cells: in a row right, lower left and lower right in turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from math import sqrt

from maze.grid import Cell, Edge, Grid, Point
from maze.grids.drawing import Arithmetic, Side
from maze.grids.lattice import Column, after, before, dense
from maze.grids.polygons import reading_rows
from maze.grids.repeating import Rows, lean_tables, whole_tables
from maze.laying import laid
from maze.params import Whole
from maze.progress import Work
from maze.registry import register

RIGHT, LOWER_RIGHT, LOWER_LEFT = 0, 1, 2                   # sides
SCALE = (0.5, 0.5 / sqrt(3))                               # a half-width, a quarter of the height

@register("Hexagons", group="flat", gives="lean",
          called="Hexagonal maze, {size}", params=[
    Whole("width", "Width", 2, 1000, 18, "cells across"),
    Whole("height", "Height", 2, 1000, 15, "cells down")])
@laid
def hexagon(width: int, height: int, *, lean: bool = False) -> Work[Grid]:
    """Honeycomb: up to six exits per cell, and no corner where four walls meet."""
    rows = Rows(width, height) if lean else reading_rows(width, height)
    edge_rows = lru_cache(maxsize=2)(partial(_edge_rows, width=width, height=height))

    def around(y: int) -> list[tuple[Edge, ...]]:
        _, falling, rising = edge_rows(y - 1) if y else ([], [], [])
        return _borders(y, *edge_rows(y), falling, rising)

    near = partial(_neighbors, rows=rows)
    if lean:
        neighbors, borders = lean_tables(near, around, width, height, 2, 2 * (3 * width - 2))
    else:
        neighbors, borders = yield from whole_tables(near, around, width, height)
    border = [y * width + x for y in range(height) for x in
              (range(width) if y in (0, height - 1) else (0, width - 1))]
    drawn = Arithmetic(neighbors, rows, border, lambda cell: _corners(*divmod(cell, width)), SCALE,
                       lambda edge: _side_of(edge, width, height),
                       lambda point: _near(point, width, height))
    yield from drawn.read_rim()
    edges = height * (width - 1) + (height - 1) * (2 * width - 1)

    def join(edge: Edge) -> tuple[Cell, Cell]:
        return _join(edge, width, height)

    return Grid(neighbors, borders, lambda: list(map(join, range(edges))), edges, drawn, rows,
                join=join)


def _corners(y: int, x: int) -> Sequence[tuple[int, int]]:
    """In half-widths and quarter-heights."""
    cx, cy = 2 * x + y % 2 + 1, 3 * y + 2
    return ((cx + 1, cy - 1), (cx + 1, cy + 1), (cx, cy + 2),
            (cx - 1, cy + 1), (cx - 1, cy - 1), (cx, cy - 2))


def _edge_rows(y: int, width: int, height: int) -> tuple[Column, Column, Column]:
    """The edges of a row's cells to the right, to the lower right and to the lower left."""
    first = y * (3 * width - 2)
    end = first + 3 * width - 2
    if y == height - 1:
        return [*range(first, first + width - 1), None], [], []
    if y % 2:
        return ([*range(first, end - 1, 3), None], [*range(first + 2, end, 3), None],
                [*range(first + 1, end - 2, 3), end - 1])
    return ([first, *range(first + 2, end - 4, 3), None], [*range(first + 1, end - 2, 3), end - 1],
            [None, *range(first + 3, end - 3, 3), end - 2])


def _neighbors(y: int, rows: Sequence[list[Cell]]) -> list[tuple[Cell, ...]]:
    """Of the cells of a row."""
    row, over = rows[y], rows[y - 1] if y else []
    under = rows[y + 1] if y + 1 < len(rows) else []
    if y % 2:
        return dense(after(row), after(under), under, before(row), over, after(over))
    return dense(after(row), under, before(under), before(row), before(over), over)


def _borders(y: int, right: Column, down_right: Column, down_left: Column, falling: Column,
             rising: Column) -> list[tuple[Edge, ...]]:
    """Of the cells of a row, by its own edges and by those of the row above, to the lower right
    (falling) and to the lower left (rising)."""
    up = (falling, after(rising)) if y % 2 else (before(falling), rising)
    return dense(right, down_right, down_left, before(right), *up)


def _join(edge: Edge, width: int, height: int) -> tuple[Cell, Cell]:
    """The two cells that an edge joins."""
    cell, side = _side_of(edge, width, height)
    if side == RIGHT:
        return (cell, cell + 1)
    odd = cell // width % 2
    return (cell, cell + width + (odd if side == LOWER_RIGHT else odd - 1))


def _side_of(edge: Edge, width: int, height: int) -> Side:
    """The cell and its side whose edge this is."""
    y, k = divmod(edge, 3 * width - 2)
    if y == height - 1:
        return (y * width + k, RIGHT)
    x, turn = divmod(k if y % 2 or k < 2 else k + 1, 3)
    if y % 2 == 0 and k == 1:                              # its first cell has no lower left side
        turn = 2
    if x == width - 1:                                     # its last cell has no right side
        turn += 1
    return (y * width + x, (RIGHT, LOWER_LEFT, LOWER_RIGHT)[turn])


def _near(point: Point, width: int, height: int) -> list[Cell]:
    """The cells whose boxes a point lies in, the point in the units of corners."""
    found = []
    for y in (int(point[1] // 3) - 1, int(point[1] // 3)):
        x = int((point[0] - y % 2) // 2)
        if 0 <= x < width and 0 <= y < height:
            found.append(y * width + x)
    return found
