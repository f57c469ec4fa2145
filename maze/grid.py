"""Grid: cells that meet along edges.

A *cell* is an int from 0 to len(grid)-1, in reading order. An *edge* is an int too: the border of
two cells. Edges are numbered in the order of their two cells, smaller cell first, so the number of
an edge does not depend on how a grid was built. No two cells share two edges.

A grid is a graph and a drawing. The graph is here; the drawing is a ``Geometry``, which is asked
only for what is drawn. A grid never changes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import cached_property
from types import MappingProxyType
from typing import Protocol, TypeAlias

from maze.collector import gc_paused
from maze.connected import reached
from maze.message import Message

Cell: TypeAlias = int
Edge: TypeAlias = int
Point: TypeAlias = tuple[float, float]
Line: TypeAlias = tuple[Point, Point] | tuple[Point, Point, float]


LARGE = 100_000                                            # cells


class Geometry(Protocol):
    """Where a grid is drawn in the plane; y grows downward, a unit is about the size of a cell.

    A line is straight; a third number bends it into an arc of that radius, clockwise if positive.
    """

    bounds: tuple[float, float, float, float]             # least x, least y, greatest x, greatest y
    unit: bool = False                                     # every cell is a square of side 1
    flat: bool = True                                      # every edge has one place: see ``doors``
    curved: bool = False                                   # some lines are arcs
    stairs: Mapping[Edge, Point] = MappingProxyType({})    # where the first cell's sign points
    tunnels: Mapping[Edge, Cell] = MappingProxyType({})    # the cell that an edge passes beneath
    seams: Sequence[Edge] = ()                             # edges whose two sides lie apart
    folds: AbstractSet[Edge] = frozenset()                 # where the sheet is folded, open or not
    titles: Sequence[tuple[str, Point]] = ()               # of parts that are drawn apart

    def outline(self, cell: Cell) -> Sequence[Point]:
        """The corners of a cell, clockwise."""
        raise NotImplementedError

    def sides(self, cell: Cell) -> Sequence[Line]:
        """The sides of a cell, clockwise."""
        corners = self.outline(cell)
        return list(zip(corners, [*corners[1:], corners[0]], strict=True))

    def center(self, cell: Cell) -> Point:
        """A point well inside a cell: the mean of its corners, unless a shape knows better."""
        xs, ys = zip(*self.outline(cell), strict=True)
        return (sum(xs) / len(xs), sum(ys) / len(ys))

    def lines(self, edge: Edge) -> Sequence[Line]:
        """Where an edge is drawn when it is a wall: a line or more; none on a stair.

        On a seam they are two, the first beside the smaller cell.
        """
        raise NotImplementedError

    def doors(self, edge: Edge) -> Sequence[Point]:
        """Where a path crosses an edge: at one point, or two if it vanishes and comes up elsewhere.

        The first is in the smaller cell.
        """
        raise NotImplementedError

    def told(self, cell: Cell) -> Message | None:
        """Where a cell is, in words, if row and column would not be understood here."""
        return None

    def rim(self) -> Sequence[tuple[Cell, Line]]:
        """The lines that bound only one cell, with that cell: always walls."""
        raise NotImplementedError

    def cell_at(self, point: Point) -> Cell | None:
        """The cell under a point, None outside."""
        raise NotImplementedError

    def seen(self, left: float, top: float, right: float, bottom: float) -> Sequence[Cell]:
        """The cells with their middles in a part of the plane, and perhaps some beside it."""
        raise NotImplementedError


class Grid:
    """An immutable graph of cells with a drawing of it.

    neighbors[cell]   the cells it meets, in the order of its sides
    borders[cell]     the edges it meets them along, in the same order
    joins[edge]       the two cells an edge joins, the smaller first
    rows              cells in rows, for algorithms that need them; empty if there are none
    ends              where a maze starts and where it leads, unless a recipe says otherwise
    """

    def __init__(self, neighbors: Sequence[Sequence[Cell]], borders: Sequence[Sequence[Edge]],
                 joins: Callable[[], Sequence[tuple[Cell, Cell]]], edges: int,
                 geometry: Geometry, rows: Sequence[Sequence[Cell]] = (),
                 ends: tuple[Cell, Cell] | None = None,
                 join: Callable[[Edge], tuple[Cell, Cell]] | None = None) -> None:
        self.neighbors = neighbors
        self.borders = borders
        self.edges = edges                                 # how many
        self.geometry = geometry
        self.rows = rows
        self.ends = ends or (0, len(neighbors) - 1)
        self.board: Grid | None = None                     # of whose cells it has four each:
        self._joins = joins                                # ``maze.pictures.doubling``
        self._join = join

    def __len__(self) -> int:
        return len(self.neighbors)

    @cached_property
    def joins(self) -> Sequence[tuple[Cell, Cell]]:
        return self._joins()

    @cached_property
    def joined(self) -> Callable[[Edge], tuple[Cell, Cell]]:
        """The two cells of one edge: of a very large grid, without the table of all, which takes
        a second and a hundred megabytes."""
        can_do_without = self._join and len(self) > LARGE and "joins" not in self.__dict__
        return self._join if self._join and can_do_without else self.joins.__getitem__

    @cached_property
    def degree(self) -> int:
        """The most neighbors any cell has."""
        return max(map(len, self.neighbors))

    @cached_property
    def wheel(self) -> Sequence[Sequence[Cell]]:
        """The neighbors of each cell, followed by the cell itself up to the degree."""
        most = self.degree
        with gc_paused():
            return [tuple(near) + (cell,) * (most - len(near))
                    for cell, near in enumerate(self.neighbors)]

    def between(self, a: Cell, b: Cell) -> Edge:
        """The edge two neighbors share.  Raises ValueError if they are not neighbors."""
        return self.borders[a][self.neighbors[a].index(b)]

    def center(self, cell: Cell) -> Point:
        """A point inside a cell, where its marks and the path are drawn."""
        return self.geometry.center(cell)

    def is_connected(self) -> bool:
        return len(reached(self.neighbors, 0)) == len(self)
