"""The rectangle of unit squares, built at C speed: a million cells in a third of a second.

Cell (x, y) is y * width + x; (0, 0) is top left.  The sides of a cell are in the order right, down,
left, up.  Edges run in the order of their cells: in a row, right and down in turn.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from maze.collector import gc_paused
from maze.grid import Cell, Edge, Geometry, Grid, Line, Point
from maze.grids.repeating import Rows, lean_tables
from maze.laying import laid, progress
from maze.progress import Work

PART = 2000                                                # edges told at a time
Column: TypeAlias = Sequence[int | None]                   # what each cell of a row has on one side


def lattice_slices(width: int, height: int) -> Work[Grid]:
    """A grid of ``width`` by ``height`` squares (both at least 1), a row in a slice."""
    cells = list(range(width * height))
    rows = [cells[y * width:(y + 1) * width] for y in range(height)]
    edges = height * (width - 1) + (height - 1) * width
    neighbors: list[tuple[int, ...]] = []
    borders: list[tuple[int, ...]] = []
    over: list[Edge] = []                                  # the edges above a row
    for y, row in enumerate(rows):
        upper, lower = rows[y - 1] if y else [], rows[y + 1] if y + 1 < height else []
        beside, below = _edges_of(cells, y, width, height)
        neighbors += _row(row[1:], lower, row[:-1], upper)
        borders += _row(beside, below, beside, over)
        over = below
        yield progress(len(neighbors), len(cells))
    drawing = Squares(width, height)
    return Grid(neighbors, borders, lambda: _joins(rows, edges), edges, drawing, rows,
                join=drawing.joined)


lattice = laid(lattice_slices)


def lean_lattice(width: int, height: int) -> Work[Grid]:
    """The same grid with tables that are computed: see ``maze.grids.repeating``."""
    rows, drawing = Rows(width, height), Squares(width, height)
    edges = height * (width - 1) + (height - 1) * width

    def near(y: int) -> list[tuple[Cell, ...]]:
        row = rows[y]
        return _row(row[1:], rows[y + 1] if y + 1 < height else [], row[:-1],
                    rows[y - 1] if y else [])

    def around(y: int) -> list[tuple[Edge, ...]]:
        beside, below = _edges_of([], y, width, height)
        return _row(beside, below, beside, _edges_of([], y - 1, width, height)[1] if y else [])

    tables = lean_tables(near, around, width, height, 1, edges_in_row(width))
    yield progress(width * height, width * height)
    return Grid(*tables, lambda: _joins(list(rows), edges), edges, drawing, rows,
                join=drawing.joined)


def edges_in_row(width: int) -> int:
    """How many numbers of edges a row of squares takes: the last row needs fewer of them."""
    return 2 * width - 1


def _edges_of(cells: list[Cell], y: int, width: int, height: int) -> tuple[list[Edge], list[Edge]]:
    """The numbers of the edges right of the cells of a row, and below them.

    Small ones are the very numbers of cells, which saves memory.
    """
    step = edges_in_row(width)
    first = y * step
    if y == height - 1:
        return list(range(first, first + width - 1)), []
    numbers = cells[first:first + step] if first + step <= len(cells) \
        else list(range(first, first + step))
    return numbers[0:-1:2], [*numbers[1:-1:2], numbers[-1]]


def _row(right: list[int], down: list[int], left: list[int],
         up: list[int]) -> list[tuple[int, ...]]:
    """What each cell of a row has to its right, below, to its left, above: a tuple a cell."""
    if not right:                                          # a single column has no sides
        return [(*down, *up)]
    inner = (right[1:], down[1:-1], left[:-1], up[1:-1])
    return [(right[0], *down[:1], *up[:1]), *zip(*filter(None, inner), strict=True),
            (*down[-1:], left[-1], *up[-1:])]


def after(column: Column) -> Column:
    """For each cell of a row what the next one has."""
    return [*column[1:], None] if column else []


def before(column: Column) -> Column:
    """For each cell of a row what the one before it has."""
    return [None, *column[:-1]] if column else []


def dense(*columns: Column) -> list[tuple[int, ...]]:
    """Columns side by side, a tuple a cell; only the ends of a row may lack something."""
    table: list[tuple[int, ...]] = list(zip(*filter(None, columns), strict=True))
    for end in (0, -1):
        table[end] = tuple(value for value in table[end] if value is not None)
    return table


def _joins(rows: Sequence[list[Cell]], edges: int) -> list[tuple[Cell, Cell]]:
    """The two cells of every edge, in the order of the edges."""
    joins: list[tuple[Cell, Cell]] = []
    with gc_paused():
        for row, under in zip(rows, rows[1:], strict=False):
            part = [(0, 0)] * edges_in_row(len(row))
            part[0:-1:2] = zip(row, row[1:], strict=False)
            part[1::2] = zip(row, under[:-1], strict=False)
            part[-1] = (row[-1], under[-1])
            joins += part
        joins += zip(rows[-1], rows[-1][1:], strict=False)
    assert len(joins) == edges
    return joins


def rectangle(grid: Grid) -> Squares | None:
    """The drawing of a grid of this module, whose cells and edges have the numbers above; None of
    any other.  Whoever has a fast way for rectangles, by rows or by bytes, asks here."""
    drawn = grid.geometry
    if not isinstance(drawn, Squares):
        return None
    whole = len(grid) == drawn.width * drawn.height
    return drawn if whole and grid.edges == 2 * len(grid) - drawn.width - drawn.height else None


def join_parts(grid: Grid) -> Iterator[Sequence[Cell]]:
    """The cells of all edges in their order, two an edge, some thousand at a time."""
    if (drawn := rectangle(grid)) and "joins" not in grid.__dict__:
        yield from _flat_rows(drawn.width, drawn.height)
        return
    for first in range(0, grid.edges, PART):               # of large boards without the table
        edges = range(first, min(first + PART, grid.edges))
        yield [cell for pair in map(grid.joined, edges) for cell in pair]


def _flat_rows(width: int, height: int) -> Iterator[list[Cell]]:
    """The same of a rectangle, row by row, without a table of its edges."""
    for y in range(height):
        cells = range(y * width, (y + 1) * width)
        if y == height - 1:
            flat = [cell for first in cells[:-1] for cell in (first, first + 1)]
        else:
            flat = [cell for first in cells[:-1]
                    for cell in (first, first + 1, first, first + width)]
            flat += [cells[-1], cells[-1] + width]
        if flat:
            yield flat


class Squares(Geometry):
    """The drawing of the lattice: cell (x, y) is the unit square at (x, y)."""

    unit = True

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.bounds = (0.0, 0.0, float(width), float(height))

    def outline(self, cell: Cell) -> Sequence[Point]:
        y, x = divmod(cell, self.width)
        return ((x + 1, y), (x + 1, y + 1), (x, y + 1), (x, y))

    def center(self, cell: Cell) -> Point:
        y, x = divmod(cell, self.width)
        return (x + 0.5, y + 0.5)

    def doors(self, edge: Edge) -> Sequence[Point]:
        ((x1, y1), (x2, y2), *_), = self.lines(edge)
        return (((x1 + x2) / 2, (y1 + y2) / 2),)

    def lines(self, edge: Edge) -> Sequence[Line]:
        y, k = divmod(edge, edges_in_row(self.width))
        if y == self.height - 1:                           # the last row has right sides only
            return (((k + 1, y), (k + 1, y + 1)),)
        if k % 2 or k == edges_in_row(self.width) - 1:               # below
            x = k // 2
            return (((x, y + 1), (x + 1, y + 1)),)
        return (((k // 2 + 1, y), (k // 2 + 1, y + 1)),)

    def joined(self, edge: Edge) -> tuple[Cell, Cell]:
        """The two cells of an edge."""
        y, k = divmod(edge, edges_in_row(self.width))
        if y == self.height - 1:
            return (y * self.width + k, y * self.width + k + 1)
        cell = y * self.width + k // 2
        if k % 2 or k == edges_in_row(self.width) - 1:
            return (cell, cell + self.width)
        return (cell, cell + 1)

    def rim(self) -> Sequence[tuple[Cell, Line]]:
        w, h = self.width, self.height
        across = [(x, ((x, 0), (x + 1, 0))) for x in range(w)]
        across += [((h - 1) * w + x, ((x, h), (x + 1, h))) for x in range(w)]
        across += [(y * w, ((0, y), (0, y + 1))) for y in range(h)]
        across += [(y * w + w - 1, ((w, y), (w, y + 1))) for y in range(h)]
        return across

    def cell_at(self, point: Point) -> Cell | None:
        x, y = int(point[0] // 1), int(point[1] // 1)
        return y * self.width + x if 0 <= x < self.width and 0 <= y < self.height else None

    def seen(self, left: float, top: float, right: float, bottom: float) -> list[Cell]:
        columns = range(max(0, int(left)), min(self.width, int(right) + 1))
        rows = range(max(0, int(top)), min(self.height, int(bottom) + 1))
        return [y * self.width + x for y in rows for x in columns]
