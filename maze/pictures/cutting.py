"""Cutting: a board of which some cells are left out, on any shape in the plane.

What is left is a grid like any other: its cells and edges are numbered anew, in the old order, and
its traits are found out anew.  The drawing asks the whole board.  If several pieces are left, the
largest is used, of equal ones the first.  Cost: linear, in slices.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence

from maze.errors import MisfitError
from maze.grid import Cell, Edge, Geometry, Grid, Line, Point
from maze.grids.drawing import halfway
from maze.laying import in_parts, progress
from maze.message import Message
from maze.pictures.stencil import Laid, parse_stencil
from maze.progress import Work

LEAST = 4                                                  # cells of a board
OUT = -1                                                   # stands for cells that are left out


def cut_grid_slices(whole: Grid, text: str) -> Work[Grid]:
    """What a picture leaves of a board, in slices; ``text`` is as in links.

    Raises MisfitError if the board is not in one plane, or if next to nothing is left.
    """
    drawn = whole.geometry
    if not drawn.flat or drawn.stairs or drawn.tunnels:
        raise MisfitError("A picture can only be cut out of a board in one plane, without seams, "
                          "stairs or tunnels.")
    picture = Laid(parse_stencil(text), drawn.bounds)
    kept = bytearray(len(whole))
    for cells in in_parts(range(len(whole))):
        for cell in cells:
            kept[cell] = picture.is_dark(whole.center(cell))
        yield progress(cells[-1], 3 * len(whole))
    largest = yield from _largest(whole, kept)
    if len(largest) < LEAST:
        raise MisfitError("The picture leaves fewer than {least} cells of this board: make the "
                          "board larger or the picture coarser.", least=LEAST)
    return (yield from part_slices(whole, largest))



def _largest(whole: Grid, kept: bytearray) -> Work[list[Cell]]:
    """The cells of the largest piece, in order; ``kept`` is used up."""
    best: list[Cell] = []
    for start in range(len(kept)):
        if not kept[start]:
            continue
        kept[start] = 0
        piece = [start]
        for cell in piece:
            for near in whole.neighbors[cell]:
                if kept[near]:
                    kept[near] = 0
                    piece.append(near)
            if len(piece) % 64 == 0:
                yield progress(len(whole) + cell, 3 * len(whole))
        best = max(best, piece, key=len)
    return sorted(best)


def part_slices(whole: Grid, cells: Sequence[Cell]) -> Work[Grid]:
    """The grid of some cells of a board in the plane; they are in order and hang together."""
    numbers = array("i", [OUT]) * len(whole)
    for number, cell in enumerate(cells):
        numbers[cell] = number
    edges, neighbors, borders = array("i"), list[tuple[Cell, ...]](), list[tuple[Edge, ...]]()
    edge_numbers: dict[Edge, Edge] = {}
    for some in in_parts(cells):
        edges.extend(sorted(edge for cell in some for near, edge in _meets(whole, cell)
                            if numbers[near] > numbers[cell]))
        yield progress(2 * len(whole) + some[-1], 3 * len(whole))
    edge_numbers = {edge: number for number, edge in enumerate(edges)}
    drawn = Part(whole, cells, edges, numbers)
    for some in in_parts(cells):
        for cell in some:
            inner = [(near, edge) for near, edge in _meets(whole, cell) if numbers[near] != OUT]
            neighbors.append(tuple(numbers[near] for near, _ in inner))
            borders.append(tuple(edge_numbers[edge] for _, edge in inner))
            drawn.frame(cell)
        yield progress(2 * len(whole) + some[-1], 3 * len(whole))
    drawn.settle()
    rows = [left for row in whole.rows
            if (left := [numbers[cell] for cell in row if numbers[cell] != OUT])]
    return Grid(neighbors, borders, drawn.joins, len(edges), drawn, rows, _ends(whole, numbers))


def _meets(whole: Grid, cell: Cell) -> Iterator[tuple[Cell, Edge]]:
    return zip(whole.neighbors[cell], whole.borders[cell], strict=True)


def _ends(whole: Grid, numbers: Sequence[Cell]) -> tuple[Cell, Cell]:
    """The ends of the whole board where they are left, or the first cell and the last."""
    last = max(numbers)
    start, goal = (numbers[end] for end in whole.ends)
    start = 0 if start == OUT else start
    goal = last if goal == OUT else goal
    return (start, goal) if start != goal else (0, last)


class Part(Geometry):
    """The drawing of some cells of a board."""

    def __init__(self, whole: Grid, cells: Sequence[Cell], edges: Sequence[Edge],
                 numbers: Sequence[Cell]) -> None:
        self.whole, self.cells, self.edges, self.numbers = whole, cells, edges, numbers
        self.curved = whole.geometry.curved
        self._outer = dict[Cell, list[Line]]()
        for cell, line in whole.geometry.rim():
            self._outer.setdefault(cell, []).append(line)
        self._rim: list[tuple[Cell, Line]] = []

    def frame(self, cell: Cell) -> None:
        """What bounds a cell of the whole board here: its part of the old rim, and of the new."""
        lines = self._outer.get(cell, [])
        for near, edge in _meets(self.whole, cell):
            if self.numbers[near] == OUT:
                lines = [*lines, *self.whole.geometry.lines(edge)]
        self._rim += [(self.numbers[cell], line) for line in lines]

    def settle(self) -> None:
        """All is framed; how far it reaches is seen on the rim."""
        xs, ys = zip(*_points(line for _, line in self._rim), strict=True)
        self.bounds = (min(xs), min(ys), max(xs), max(ys))
        self._outer.clear()

    def joins(self) -> list[tuple[Cell, Cell]]:
        """The two cells of every edge."""
        found = []
        for edge in self.edges:
            a, b = self.whole.joined(edge)
            found.append((self.numbers[a], self.numbers[b]))
        return found

    def outline(self, cell: Cell) -> Sequence[Point]:
        return self.whole.geometry.outline(self.cells[cell])

    def sides(self, cell: Cell) -> Sequence[Line]:
        return self.whole.geometry.sides(self.cells[cell])

    def center(self, cell: Cell) -> Point:
        return self.whole.geometry.center(self.cells[cell])

    def lines(self, edge: Edge) -> Sequence[Line]:
        return self.whole.geometry.lines(self.edges[edge])

    def doors(self, edge: Edge) -> Sequence[Point]:
        return self.whole.geometry.doors(self.edges[edge])

    def told(self, cell: Cell) -> Message | None:
        return self.whole.geometry.told(self.cells[cell])

    def rim(self) -> Sequence[tuple[Cell, Line]]:
        return self._rim

    def cell_at(self, point: Point) -> Cell | None:
        found = self.whole.geometry.cell_at(point)
        return None if found is None or self.numbers[found] == OUT else self.numbers[found]

    def seen(self, left: float, top: float, right: float, bottom: float) -> list[Cell]:
        return [self.numbers[cell] for cell in self.whole.geometry.seen(left, top, right, bottom)
                if self.numbers[cell] != OUT]


def _points(lines: Iterable[Line]) -> Iterator[Point]:
    """The ends of lines; of bent ones the middle, too."""
    for line in lines:
        yield from line[:2]
        if len(line) > 2:
            yield halfway(line)
