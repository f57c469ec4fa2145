"""Plots: the middles of cells, and which cells lie near a point or in a part of the plane."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from math import floor

from maze.grid import Cell, Point


class Plots:
    """Cells are added in their order; each lies on the plot, one by one unit large, of its middle.
    """

    def __init__(self) -> None:
        self.xs, self.ys = array("d"), array("d")
        self._reach = 0.0                                  # of any cell from its middle, at most
        self._on: dict[tuple[int, int], list[Cell]] = {}

    def add(self, middle: Point, corners: Sequence[Point]) -> None:
        """One cell more."""
        x, y = middle
        self._on.setdefault((floor(x), floor(y)), []).append(len(self.xs))
        self.xs.append(x)
        self.ys.append(y)
        for u, v in corners:
            if (far := max(abs(u - x), abs(v - y))) > self._reach:
                self._reach = far

    def center(self, cell: Cell) -> Point:
        return (self.xs[cell], self.ys[cell])

    def near(self, point: Point) -> Iterable[Cell]:
        """The cells that may reach to a point, in order."""
        (x, y), far = point, self._reach
        return sorted(self._around(x - far, y - far, x + far, y + far))

    def within(self, left: float, top: float, right: float, bottom: float) -> list[Cell]:
        """The cells with their middles in a part of the plane."""
        xs, ys = self.xs, self.ys
        return [cell for cell in self._around(left, top, right, bottom)
                if left < xs[cell] < right and top < ys[cell] < bottom]

    def _around(self, left: float, top: float, right: float, bottom: float) -> Iterator[Cell]:
        """The cells of all plots that a part of the plane touches."""
        across, down = floor(right) - floor(left) + 1, floor(bottom) - floor(top) + 1
        if across * down > len(self._on):
            yield from range(len(self.xs))
            return
        for x in range(floor(left), floor(right) + 1):
            for y in range(floor(top), floor(bottom) + 1):
                yield from self._on.get((x, y), ())
