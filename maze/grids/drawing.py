"""Drawings made of exact corners: what ``polygons`` and the arithmetic shapes have in common.

A corner is a name (whole numbers, never floats) and a place.  An edge is known by pairs of sides,
one of each cell: usually one pair.  If the two sides of a pair lie in different places, the edge is
a seam.  Several pairs are a bent wall, or the two mouths of a tunnel.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from math import ceil, dist, floor, hypot, sqrt
from typing import TypeAlias

from maze.grid import Cell, Edge, Geometry, Line, Point
from maze.laying import in_parts, progress
from maze.progress import Work

Corner: TypeAlias = Hashable
Side: TypeAlias = tuple[Cell, int]                         # a cell and which of its sides
Pair: TypeAlias = tuple[Side, Side]                        # the same side, seen from both cells

SIGN = 0.29                                                # from the middle of a cell to the sign


class Drawing(Geometry):
    """Every cell is a polygon; what varies is how corners and pairs are found."""

    def corners(self, cell: Cell) -> Sequence[Corner]:
        """The exact corners of a cell, clockwise."""
        raise NotImplementedError

    def place(self, corner: Corner) -> Point:
        """Where a corner is drawn."""
        raise NotImplementedError

    def pairs(self, edge: Edge) -> Sequence[Pair]:
        """The sides an edge is made of; none for a stair."""
        raise NotImplementedError

    def outline(self, cell: Cell) -> Sequence[Point]:
        return [self.place(corner) for corner in self.corners(cell)]

    def side(self, side: Side) -> Line:
        """A side of a cell as a line."""
        cell, k = side
        corners = self.corners(cell)
        return (self.place(corners[k]), self.place(corners[(k + 1) % len(corners)]))

    def lines(self, edge: Edge) -> Sequence[Line]:
        found: list[Line] = []
        for first, second in self.pairs(edge):
            line, other = self.side(first), self.side(second)
            found += [line] if set(line[:2]) == set(other[:2]) else [line, other]
        return found

    def doors(self, edge: Edge) -> Sequence[Point]:
        if edge in self.tunnels:
            return [halfway(line) for line in self.lines(edge)]
        if edge in self.stairs:
            return self.signs(edge)
        first, second = self._middle_pair(self.pairs(edge))
        line, other = self.side(first), self.side(second)
        seam = set(line[:2]) != set(other[:2])
        return [halfway(line), halfway(other)] if seam else [halfway(line)]

    def signs(self, edge: Edge) -> Sequence[Point]:
        """Where the signs of a stair stand, in its smaller cell and in its larger."""
        raise NotImplementedError

    def _middle_pair(self, pairs: Sequence[Pair]) -> Pair:
        """Of a bent wall the part that is most straight between the two cells."""
        if len(pairs) == 1:
            return pairs[0]
        (ax, ay), (bx, by) = (self.center(cell) for cell, _ in pairs[0])
        middle = ((ax + bx) / 2, (ay + by) / 2)
        return min(pairs, key=lambda pair: dist(middle, halfway(self.side(pair[0]))))

    def cell_at(self, point: Point) -> Cell | None:
        return next((cell for cell in self.near(point) if inside(point, self.outline(cell))), None)

    def near(self, point: Point) -> Iterable[Cell]:
        """The few cells that may be under a point."""
        raise NotImplementedError


class Arithmetic(Drawing):
    """A drawing that is computed when it is asked for, so that a million cells cost nothing; only
    the rim is found before, by ``read_rim``."""

    def __init__(self, neighbors: Sequence[Sequence[Cell]], rows: Sequence[Sequence[Cell]],
                 border: Iterable[Cell],
                 corners: Callable[[Cell], Sequence[tuple[int, int]]], scale: Point,
                 side_of: Callable[[Edge], Side], near: Callable[[Point], Iterable[Cell]]) -> None:
        """``border`` are the cells that may have a side on the rim; ``side_of`` finds an edge."""
        self._neighbors, self._rows = neighbors, rows
        self._rim: list[tuple[Cell, Line]] = []
        self._border = border
        self._corners = corners
        self._scale = scale
        self._side_of = side_of
        self._near = near
        points = [point for cell in border for point in self.outline(cell)]
        xs, ys = zip(*points, strict=True)
        self.bounds = (min(xs), min(ys), max(xs), max(ys))

    def corners(self, cell: Cell) -> Sequence[Corner]:
        return self._corners(cell)

    def place(self, corner: Corner) -> Point:
        return _scaled(corner, self._scale)  # type: ignore[arg-type]

    def outline(self, cell: Cell) -> Sequence[Point]:
        return [_scaled(corner, self._scale) for corner in self._corners(cell)]

    def pairs(self, edge: Edge) -> Sequence[Pair]:
        side = self._side_of(edge)
        return ((side, side),)                             # no seams here

    def lines(self, edge: Edge) -> Sequence[Line]:         # in one go: there may be millions
        cell, k = self._side_of(edge)
        corners = self._corners(cell)
        (x1, y1), (x2, y2) = corners[k], corners[(k + 1) % len(corners)]
        across, down = self._scale
        return (((x1 * across, y1 * down), (x2 * across, y2 * down)),)

    def near(self, point: Point) -> Iterable[Cell]:
        return self._near((point[0] / self._scale[0], point[1] / self._scale[1]))

    def seen(self, left: float, top: float, right: float, bottom: float) -> list[Cell]:
        """Of each row the cells between those under two points, or of the whole row."""
        found: list[Cell] = []
        for row in self._rows:
            (_, y), (first, _), (last, _) = map(self.center, (row[0], row[0], row[-1]))
            if len(row) > 1 and top - 1 < y < bottom + 1:
                step = (last - first) / (len(row) - 1)
                found += row[max(0, floor((left - first) / step)):
                             max(0, ceil((right - first) / step) + 1)]
        return found

    def rim(self) -> Sequence[tuple[Cell, Line]]:
        return self._rim

    def read_rim(self) -> Work[None]:
        """Find the rim; to be done before anybody asks for it."""
        found = self._rim
        for cells in in_parts(self._border):
            for cell in cells:
                inner = {side for near in self._neighbors[cell] for side in self._around(near)}
                found += [(cell, self.side((cell, k)))
                          for k, (p, q) in enumerate(self._around(cell)) if (q, p) not in inner]
            yield progress(len(self._neighbors))

    def _around(self, cell: Cell) -> list[tuple[Corner, Corner]]:
        corners = self._corners(cell)
        return list(zip(corners, [*corners[1:], corners[0]], strict=True))


def _scaled(corner: tuple[int, int], scale: Point) -> Point:
    return (corner[0] * scale[0], corner[1] * scale[1])


def beyond(start: Point, through: Point, distance: float) -> Point:
    """The point at a distance behind another, as seen from a start."""
    dx, dy = through[0] - start[0], through[1] - start[1]
    far = hypot(dx, dy) or 1.0
    return (through[0] + dx * distance / far, through[1] + dy * distance / far)


def halfway(line: Line) -> Point:
    """The middle of a line, be it straight or bent."""
    (x1, y1), (x2, y2), *bend = line
    x, y, dx, dy = (x1 + x2) / 2, (y1 + y2) / 2, x2 - x1, y2 - y1
    if not bend:
        return (x, y)
    half = hypot(dx, dy) / 2
    height = abs(bend[0]) - sqrt(max(0.0, bend[0] ** 2 - half ** 2))
    height = height if bend[0] > 0 else -height
    return (x + dy * height / (2 * half), y - dx * height / (2 * half))


def inside(point: Point, outline: Sequence[Point]) -> bool:
    """Whether a point lies in a polygon: a ray to the right crosses an odd number of sides."""
    x, y = point
    odd = False
    for (x1, y1), (x2, y2) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            odd = not odd
    return odd
