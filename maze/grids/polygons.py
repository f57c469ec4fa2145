"""Grids from polygons: list the cells' outlines, and which cells meet follows.

Corners are exact (tuples of whole numbers, never floats), so two cells meet where both have the
same side, or some sides in a row.  ``glue`` says which corners are the same corner, which rolls a
sheet into a cylinder or a torus; ``place`` says where a corner is drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any, TypeAlias

from maze.collector import gc_paused
from maze.errors import MazeError
from maze.grid import Cell, Edge, Grid, Line, Point
from maze.grids.drawing import SIGN, Corner, Drawing, Pair, Side

Join: TypeAlias = tuple[Cell, Cell]                        # two cells, the smaller first


class Polygons(Drawing):
    """The drawing of a grid made of polygons."""

    def __init__(self, outlines: Sequence[Sequence[Any]], place: Callable[[Any], Point],
                 pairs: Sequence[Sequence[Pair]]) -> None:
        named = {corner for outline in outlines for corner in outline}
        places = {corner: place(corner) for corner in named}
        self._names = outlines
        self._outlines = [[places[corner] for corner in outline] for outline in outlines]
        self._pairs = pairs
        xs, ys = zip(*places.values(), strict=True)
        self.bounds = (min(xs), min(ys), max(xs), max(ys))
        self._climbs: Mapping[Edge, Join] = {}

    def corners(self, cell: Cell) -> Sequence[Corner]:
        return self._names[cell]

    def outline(self, cell: Cell) -> Sequence[Point]:
        return self._outlines[cell]

    def center(self, cell: Cell) -> Point:
        """The center of gravity: the mean of the corners leans to where there are many."""
        corners = self._outlines[cell]
        area = x = y = 0.0
        x0, y0 = corners[0]
        for (x1, y1), (x2, y2) in pairwise(corners[1:]):
            part = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0)
            area, x, y = area + part, x + part * (x1 + x2 - 2 * x0), y + part * (y1 + y2 - 2 * y0)
        return (x0 + x / (3 * area), y0 + y / (3 * area))

    def side(self, side: Side) -> Line:
        cell, k = side
        corners = self._outlines[cell]
        return (corners[k], corners[(k + 1) % len(corners)])

    def pairs(self, edge: Edge) -> Sequence[Pair]:
        return self._pairs[edge]

    def cells(self) -> range:
        return range(len(self._outlines))

    def signs(self, edge: Edge) -> Sequence[Point]:
        (ax, ay), (bx, by) = map(self.center, self._climbs[edge])
        dx, dy = self.stairs[edge]
        return ((ax + SIGN * dx, ay + SIGN * dy), (bx - SIGN * dx, by - SIGN * dy))

    def rim(self) -> Sequence[tuple[Cell, Line]]:
        inner = {side for pairs in self._pairs for pair in pairs for side in pair}
        return [(cell, self.side((cell, k))) for cell, outline in enumerate(self._outlines)
                for k in range(len(outline)) if (cell, k) not in inner]

    def note(self, joins: Sequence[Join], stairs: Mapping[Join, Point],
             tunnels: Mapping[Join, Cell]) -> None:
        """Remember which edges are no plain borders."""
        self.stairs = {edge: stairs[join] for edge, join in enumerate(joins) if join in stairs}
        self.tunnels = {edge: tunnels[join] for edge, join in enumerate(joins) if join in tunnels}
        self._climbs = {edge: joins[edge] for edge in self.stairs}
        self.flat = not (self.stairs or self.tunnels) and all(
            set(self.side(a)[:2]) == set(self.side(b)[:2]) for some in self._pairs for a, b in some)


def polygons(outlines: Sequence[Sequence[Any]], place: Callable[[Any], Point], *,
             glue: Callable[[Any], Corner] | None = None,
             stairs: Mapping[Join, Point] | None = None, tunnels: Mapping[Join, Cell] | None = None,
             rows: Sequence[Sequence[Cell]] = (), ends: Join | None = None,
             drawing: type[Polygons] = Polygons) -> Grid:
    """A grid whose cells have the given outlines (corners clockwise).

    ``stairs`` join cells that share no side; their value is where the first cell's sign points.
    ``tunnels`` join the cells on two sides of a third one, which then meets neither of them.
    Raises MazeError if two cells would share two edges or a side has three cells.
    """
    stairs, tunnels = stairs or {}, tunnels or {}
    with gc_paused():
        pairs = _borders(outlines, glue)
        for join, over in tunnels.items():
            pairs[join] = [pair for end in join for pair in pairs.pop(_join(end, over))]
        pairs |= {join: [] for join in stairs}
        joins = sorted(pairs)
        drawn = drawing(outlines, place, [pairs[join] for join in joins])
        drawn.note(joins, stairs, tunnels)
        neighbors, borders = _tables(len(outlines), joins, pairs, tunnels)
    return Grid(neighbors, borders, lambda: joins, len(joins), drawn, rows, ends)


def unit_square(x: int, y: int, *more: int) -> tuple[tuple[int, ...], ...]:
    """The outline of a square, sides in the order right, down, left, up."""
    return ((x + 1, y, *more), (x + 1, y + 1, *more), (x, y + 1, *more), (x, y, *more))


def reading_rows(width: int, height: int) -> list[list[Cell]]:
    """Rows of equal length."""
    return [list(range(y * width, (y + 1) * width)) for y in range(height)]


def _join(a: Cell, b: Cell) -> Join:
    return (a, b) if a < b else (b, a)


def _borders(outlines: Sequence[Sequence[Any]],
             glue: Callable[[Any], Corner] | None) -> dict[Join, list[Pair]]:
    """Which cells meet, and along which of their sides; the smaller cell's side comes first."""
    found: dict[Join, list[Pair]] = {}
    for a, b in _pair_up(outlines, glue):
        found.setdefault((a[0], b[0]), []).append((a, b))
    for (cell, other), pairs in found.items():
        if cell == other or len(pairs) > 1 and not _in_a_row(
                sorted(side for (_, side), _ in pairs), len(outlines[cell])):
            raise MazeError("expected cells that share one edge at most: make the grid larger")
    return found


def _in_a_row(sides: Sequence[int], of: int) -> bool:
    """Whether some sides of a cell follow each other round it, so that they are one bent wall."""
    if len(sides) == of:                                   # two cells that are the whole world
        return False
    gaps = [(later - side) % of for side, later in zip(sides, [*sides[1:], sides[0]], strict=True)]
    return gaps.count(1) >= len(sides) - 1


def _pair_up(outlines: Sequence[Sequence[Any]],
             glue: Callable[[Any], Corner] | None) -> list[Pair]:
    """Every two sides that are the same side, whichever way round each cell walks it."""
    waiting: dict[tuple[Corner, Corner], Side] = {}
    pairs = []
    for cell, outline in enumerate(outlines):
        glued = list(map(glue, outline)) if glue else outline
        for side, (p, q) in enumerate(zip(glued, [*glued[1:], glued[0]], strict=True)):
            other = waiting.pop((q, p), None) or waiting.pop((p, q), None)
            if other is None:
                waiting[p, q] = (cell, side)
            else:
                pairs.append((other, (cell, side)))
    return pairs


def _tables(cells: int, joins: Sequence[Join], pairs: Mapping[Join, Sequence[Pair]],
            tunnels: Mapping[Join, Cell]) -> tuple[list[tuple[Cell, ...]], list[tuple[Edge, ...]]]:
    """Neighbors and borders of every cell in the order of its sides, stairs last."""
    around: list[list[tuple[int, Edge, Cell]]] = [[] for _ in range(cells)]
    for edge, (a, b) in enumerate(joins):
        at = dict(side for pair in reversed(pairs[a, b]) for side in pair)
        if (a, b) in tunnels:                              # their pairs tell of the bridge, too
            at.pop(tunnels[a, b])
        around[a].append((at.get(a, cells), edge, b))
        around[b].append((at.get(b, cells), edge, a))
    for links in around:
        links.sort()
    return ([tuple(cell for _, _, cell in links) for links in around],
            [tuple(edge for _, edge, _ in links) for links in around])
