"""The drawing of a grid made of polygons: it keeps all corners, and what only the rim has."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from maze.grid import Cell, Edge, Line, Point
from maze.grids.drawing import SIGN, Corner, Drawing, Pair, Side
from maze.grids.outlines import Outlines
from maze.grids.plots import Plots
from maze.message import Message

Join: TypeAlias = tuple[Cell, Cell]                        # two cells, the smaller first
STAIR = -1                                                 # stands for the sides of a stair


class Polygons(Drawing):
    """A drawing that knows all its corners; made by ``polygon_slices``.

    ``sides`` and ``others`` are the two sides of an edge's first pair, STAIR if it has none;
    ``more`` has all pairs of the few edges with several, two numbers each.
    """

    def __init__(self, outlines: Outlines) -> None:
        self.outlines = outlines
        self.plots = Plots()
        self.own, self.others = array("i"), array("i")
        self.more: dict[Edge, list[int]] = {}
        self.stairs: dict[Edge, Point] = {}
        self.tunnels: dict[Edge, Cell] = {}
        self.seams: list[Edge] = []
        self.named: Callable[[Cell], Message] | None = None
        self._climbs: dict[Edge, Join] = {}
        self._rim: Sequence[int] = ()
        self._rim_lines: list[tuple[Cell, Line]] = []

    def settle(self, rim: Iterable[int]) -> None:
        """All is known; ``rim`` are the sides that only one cell has."""
        self.outlines.close()
        self._rim = array("i", sorted(rim))
        xs, ys = self.outlines.xs, self.outlines.ys
        self.bounds = (min(xs), min(ys), max(xs), max(ys))

    def told(self, cell: Cell) -> Message | None:
        return self.named(cell) if self.named else None

    def corners(self, cell: Cell) -> Sequence[Corner]:
        return self.outlines.corners(cell)

    def outline(self, cell: Cell) -> Sequence[Point]:
        return self.outlines.points(cell)

    def center(self, cell: Cell) -> Point:
        return self.plots.center(cell)

    def middle(self, cell: Cell) -> Point:
        """The center of gravity: the mean of the corners leans to where there are many."""
        corners = self.outlines.points(cell)
        area = x = y = 0.0
        x0, y0 = x1, y1 = corners[0]
        for x2, y2 in corners[1:]:
            part = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0)
            area, x, y = area + part, x + part * (x1 + x2 - 2 * x0), y + part * (y1 + y2 - 2 * y0)
            x1, y1 = x2, y2
        return (x0 + x / (3 * area), y0 + y / (3 * area))

    def line(self, side: int) -> Line:
        """A side by its number."""
        return self.outlines.line(side)

    def side(self, side: Side) -> Line:
        cell, k = side
        return self.line(self.outlines.first[cell] + k)

    def pairs(self, edge: Edge) -> Sequence[Pair]:
        sides = self._sides(edge)
        known = list(map(self._known, sides))
        return list(zip(known[::2], known[1::2], strict=True))

    def _sides(self, edge: Edge) -> Sequence[int]:
        """The numbers of its sides, two a pair."""
        if edge in self.more:
            return self.more[edge]
        return () if self.own[edge] == STAIR else (self.own[edge], self.others[edge])

    def _known(self, side: int) -> Side:
        cell = self.outlines.cell_of(side)
        return cell, side - self.outlines.first[cell]

    def lines(self, edge: Edge) -> Sequence[Line]:
        if self.flat and edge not in self.more:            # in one go: there may be many
            return (self.line(self.own[edge]),)
        sides = self._sides(edge)
        found: list[Line] = []
        for own, other in zip(sides[::2], sides[1::2], strict=True):
            line, beyond = self.line(own), self.line(other)
            found += [line] if set(line[:2]) == set(beyond[:2]) else [line, beyond]
        return found

    def near(self, point: Point) -> Iterable[Cell]:
        return self.plots.near(point)

    def seen(self, left: float, top: float, right: float, bottom: float) -> list[Cell]:
        return self.plots.within(left, top, right, bottom)

    def signs(self, edge: Edge) -> Sequence[Point]:
        (ax, ay), (bx, by) = map(self.center, self._climbs[edge])
        dx, dy = self.stairs[edge]
        return ((ax + SIGN * dx, ay + SIGN * dy), (bx - SIGN * dx, by - SIGN * dy))

    def rim(self) -> Sequence[tuple[Cell, Line]]:
        if not self._rim_lines:
            self._rim_lines = [(self.outlines.cell_of(side), self.line(side))
                               for side in self._rim]
        return self._rim_lines

    def is_seam(self, sides: Sequence[int]) -> bool:
        """Whether the two sides of some pair lie in different places."""
        return any(set(self.line(a)[:2]) != set(self.line(b)[:2])
                   for a, b in zip(sides[::2], sides[1::2], strict=True))

    def add(self, edge: Edge, join: Join, sides: list[int], stair: Point | None,
            tunnel: Cell | None) -> None:
        """One edge more: its pairs of sides, and what it is besides a plain border."""
        self.own.append(sides[0] if sides else STAIR)
        self.others.append(sides[1] if sides else STAIR)
        if len(sides) > 2:
            self.more[edge] = sides
        if stair is not None:
            self.stairs[edge], self._climbs[edge] = stair, join
        if tunnel is not None:
            self.tunnels[edge] = tunnel
