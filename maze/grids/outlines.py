"""Outlines: many polygons that share corners, kept in arrays: eight bytes a side, sixteen a corner.

Sides are numbered, those of a cell one after the other, clockwise. Corners have exact names (whole
numbers, never floats), which are asked for while the polygons are put together, and places.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import Any

from maze.grid import Cell, Line, Point


class Outlines:
    """``place`` says where a named corner is drawn."""

    def __init__(self, place: Callable[[Any], Point]) -> None:
        self.place = place
        self.names: list[Any] = []                         # of each corner
        self.xs, self.ys = array("d"), array("d")
        self.first = array("i", [0])                       # of each cell its first side, ...
        self.begins, self.ends = array("i"), array("i")    # of each side its two corners
        self._numbers: dict[Any, int] = {}

    def __len__(self) -> int:
        return len(self.first) - 1

    def add(self, outline: Sequence[Any]) -> range:
        """One cell more, by the names of its corners; returns the numbers of its sides."""
        begins = self.begins
        for name in outline:
            number = self._numbers.get(name)
            begins.append(self._new(name) if number is None else number)
        start, end = self.first[-1], len(begins)
        self.ends.extend(begins[start + 1:end])
        self.ends.append(begins[start])
        self.first.append(end)
        return range(start, end)

    def _new(self, name: Any) -> int:
        self._numbers[name] = number = len(self.names)
        self.names.append(name)
        x, y = self.place(name)
        self.xs.append(x)
        self.ys.append(y)
        return number

    def close(self) -> None:
        """No cell will be added any more."""
        self._numbers = {}

    def sides(self, cell: Cell) -> range:
        """The numbers of a cell's sides."""
        return range(self.first[cell], self.first[cell + 1])

    def cell_of(self, side: int) -> Cell:
        return bisect_right(self.first, side) - 1

    def point(self, corner: int) -> Point:
        return (self.xs[corner], self.ys[corner])

    def line(self, side: int) -> Line:
        xs, ys, a, b = self.xs, self.ys, self.begins[side], self.ends[side]
        return ((xs[a], ys[a]), (xs[b], ys[b]))

    def points(self, cell: Cell) -> list[Point]:
        """The corners of a cell, clockwise."""
        xs, ys = self.xs, self.ys
        return [(xs[at], ys[at]) for at in self.begins[self.first[cell]:self.first[cell + 1]]]

    def corners(self, cell: Cell) -> list[Any]:
        """Their names."""
        return [self.names[at] for at in self.begins[self.first[cell]:self.first[cell + 1]]]
