"""Grids from polygons: list the cells' outlines, and which cells meet follows.

Corners are exact (tuples of whole numbers, never floats), so two cells meet where both have the
same side. ``glue`` says which corners are the same corner, which rolls a sheet into a cylinder or
a torus; ``place`` says where a corner is drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TypeAlias

from maze.errors import MazeError
from maze.grid import Cell, Edge, Grid, Line, Point

Corner: TypeAlias = Hashable
Side: TypeAlias = tuple[Cell, int]                         # a cell and which of its sides


def polygons(outlines: Sequence[Sequence[Corner]], place: Callable[[Corner], Point], *,
             glue: Callable[[Corner], Corner] = lambda corner: corner,
             stairs: Iterable[tuple[Cell, Cell]] = (),
             rows: Sequence[Sequence[Cell]] = ()) -> Grid:
    """A grid whose cells have the given outlines (corners clockwise).

    ``stairs`` are pairs of cells that meet although no side is shared; nothing is drawn for them.
    Raises MazeError if two cells would share two edges or a side has three cells.
    """
    sides = _pair_up(outlines, glue)
    pairs = {(min(a[0], b[0]), max(a[0], b[0])): (a, b) for a, b in sides}
    steps = [(min(pair), max(pair)) for pair in stairs]
    if len(pairs) < len(sides) or pairs.keys() & set(steps):
        raise MazeError("expected cells that share one edge at most: make the grid larger")
    joins = sorted([*pairs, *steps])
    found = {join: edge for edge, join in enumerate(joins)}
    around: list[list[tuple[int, Edge, Cell]]] = [[] for _ in outlines]
    for (a, side_a), (b, side_b) in sides:
        edge = found[min(a, b), max(a, b)]
        around[a].append((side_a, edge, b))
        around[b].append((side_b, edge, a))
    for a, b in steps:
        around[a].append((len(outlines[a]), found[a, b], b))
        around[b].append((len(outlines[b]), found[a, b], a))
    for links in around:
        links.sort()
    drawn = Drawing(outlines, place, [pairs.get(join, ()) for join in joins])
    return Grid([tuple(cell for _, _, cell in links) for links in around],
                [tuple(edge for _, edge, _ in links) for links in around],
                lambda: joins, len(joins), drawn, rows)


def _pair_up(outlines: Sequence[Sequence[Corner]],
             glue: Callable[[Corner], Corner]) -> list[tuple[Side, Side]]:
    """Every two sides that are the same side, whichever way round each cell walks it."""
    waiting: dict[tuple[Corner, Corner], Side] = {}
    pairs = []
    for cell, outline in enumerate(outlines):
        glued = [glue(corner) for corner in outline]
        for side, (p, q) in enumerate(zip(glued, [*glued[1:], glued[0]], strict=True)):
            other = waiting.pop((q, p), None) or waiting.pop((p, q), None)
            if other is None:
                waiting[p, q] = (cell, side)
            else:
                pairs.append((other, (cell, side)))
    return pairs


class Drawing:
    """The drawing of a grid made of polygons."""

    def __init__(self, outlines: Sequence[Sequence[Corner]], place: Callable[[Corner], Point],
                 sides: Sequence[Sequence[Side]]) -> None:
        self._outlines = [tuple(map(place, outline)) for outline in outlines]
        self._sides = sides
        xs = [x for outline in self._outlines for x, _ in outline]
        ys = [y for outline in self._outlines for _, y in outline]
        self.bounds = (min(xs), min(ys), max(xs), max(ys))

    def outline(self, cell: Cell) -> Sequence[Point]:
        return self._outlines[cell]

    def _line(self, side: Side) -> Line:
        cell, k = side
        corners = self._outlines[cell]
        return (corners[k], corners[(k + 1) % len(corners)])

    def lines(self, edge: Edge) -> Sequence[Line]:
        first, *others = map(self._line, self._sides[edge]) if self._sides[edge] else (None,)
        if first is None:
            return ()
        return (first, *(line for line in others if set(line) != set(first)))

    def rim(self) -> Sequence[tuple[Cell, Line]]:
        inner = {side for pair in self._sides for side in pair}
        return [(cell, self._line((cell, k))) for cell, outline in enumerate(self._outlines)
                for k in range(len(outline)) if (cell, k) not in inner]

    def cell_at(self, point: Point) -> Cell | None:
        return next((cell for cell, outline in enumerate(self._outlines)
                     if _inside(point, outline)), None)


def _inside(point: Point, outline: Sequence[Point]) -> bool:
    """Whether a point lies in a polygon: a ray from it crosses an odd number of sides."""
    x, y = point
    odd = False
    for (x1, y1), (x2, y2) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            odd = not odd
    return odd
