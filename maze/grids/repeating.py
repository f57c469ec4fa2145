"""Tables of large boards whose rows repeat: kept as a few rows, from which each entry is computed.

A table of a million hexagons takes a hundred megabytes, which WebAssembly never gives back. Where
nobody runs an algorithm, because a worker does, a page needs few entries of it. In such a table
every row is an earlier one with all numbers raised, apart from the first rows and the last.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import overload

from maze.grid import Cell
from maze.laying import progress
from maze.progress import Work

Entry = tuple[int, ...]
Table = Sequence[Entry]
Row = Callable[[int], list[Entry]]                         # a row of a table, by its number


class Repeating(Sequence[Entry]):
    """A table with a tuple for each cell of a board of ``width`` by ``height``.

    ``row(y)`` makes row y. From row ``period`` on, except in the last row, the numbers are those of
    ``period`` rows before raised by ``step``.
    """

    def __init__(self, row: Row, width: int, height: int, period: int, step: int) -> None:
        self._row, self.width, self.height = row, width, height
        self._period, self._step = period, step
        self._kept: dict[int, list[Entry]] = {}

    def __len__(self) -> int:
        return self.width * self.height

    @overload
    def __getitem__(self, at: int) -> Entry: ...
    @overload
    def __getitem__(self, at: slice) -> list[Entry]: ...
    def __getitem__(self, at: int | slice) -> Entry | list[Entry]:
        if isinstance(at, slice):
            return [self[k] for k in range(*at.indices(len(self)))]
        if not -len(self) <= at < len(self):
            raise IndexError(at)
        y, x = divmod(at % len(self), self.width)
        row, more = self._like(y)
        return tuple([number + more for number in row[x]])

    def __iter__(self) -> Iterator[Entry]:
        for y in range(self.height):
            row, more = self._like(y)
            for entry in row:
                yield tuple([number + more for number in entry])

    def _like(self, y: int) -> tuple[list[Entry], int]:
        """A row that is kept, and how much more the numbers of row y are."""
        known = y if y < self._period or y == self.height - 1 else self._period + y % self._period
        if known not in self._kept:
            self._kept[known] = self._row(known)
        return self._kept[known], (y - known) // self._period * self._step


class Rows(Sequence[list[Cell]]):
    """The cells of a board row by row: a list for each row, made when it is asked for."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height

    def __len__(self) -> int:
        return self.height

    @overload
    def __getitem__(self, at: int) -> list[Cell]: ...
    @overload
    def __getitem__(self, at: slice) -> list[list[Cell]]: ...
    def __getitem__(self, at: int | slice) -> list[Cell] | list[list[Cell]]:
        if isinstance(at, slice):
            return [self[y] for y in range(*at.indices(self.height))]
        if not -self.height <= at < self.height:
            raise IndexError(at)
        first = at % self.height * self.width
        return list(range(first, first + self.width))


def whole_tables(near: Row, around: Row, width: int, height: int) -> Work[tuple[Table, Table]]:
    """The tables of neighbors and borders in full, a row of both in a slice."""
    neighbors: list[Entry] = []
    borders: list[Entry] = []
    for y in range(height):
        neighbors += near(y)
        borders += around(y)
        yield progress(len(neighbors), width * height)
    return neighbors, borders


def lean_tables(near: Row, around: Row, width: int, height: int, period: int,
                edges: int) -> tuple[Table, Table]:
    """The same tables as ``Repeating``; ``edges`` is the number of edges in ``period`` rows."""
    return (Repeating(near, width, height, period, period * width),
            Repeating(around, width, height, period, edges))
