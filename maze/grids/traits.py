"""Traits: what a grid offers to algorithms, computed from the grid itself.

An entry says what it ``needs``; a trait it lacks becomes a sentence. A shape's name is never
asked. Each trait is found out once, in slices of work (see ``maze.laying``), and then known.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar
from weakref import WeakKeyDictionary

from maze.grid import Cell, Grid
from maze.grids.lattice import rectangle
from maze.grids.posts import posts_slices
from maze.laying import in_parts, progress
from maze.message import Message
from maze.progress import Work, finish

T = TypeVar("T")


def _all(holds: Callable[[T], bool], things: Iterable[T]) -> Work[bool]:
    """Whether something holds for all of some cells, or pairs of cells."""
    done = 0
    for some in in_parts(things):
        if not all(map(holds, some)):
            return False
        done += len(some)
        yield progress(done)
    return True


def _has_rows(grid: Grid) -> Work[bool]:
    """Its cells lie in rows, and within each row every cell meets the next."""
    return rectangle(grid) is not None or bool(grid.rows) and (yield from _all(
        _meets(grid), (pair for row in grid.rows for pair in zip(row, row[1:], strict=False))))


def _is_rectangle(grid: Grid) -> Work[bool]:
    """Rows of equal length, each cell below the one that stands above it, and nothing more."""
    rows = grid.rows
    below = (pair for upper, lower in zip(rows, rows[1:], strict=False)
             for pair in zip(upper, lower, strict=True))
    return rectangle(grid) is not None or (yield from _has_rows(grid)) and (
        len(set(map(len, rows))) == 1 and (yield from _all(_meets(grid), below))
        and grid.edges == sum(2 * len(row) - 1 for row in rows) - len(rows[0]))


def _meets(grid: Grid) -> Callable[[tuple[Cell, Cell]], bool]:
    """Tells of two cells whether they meet."""
    return lambda pair: pair[1] in grid.neighbors[pair[0]]


def _row_of(grid: Grid) -> list[int]:
    """The row of each cell; -1 for cells in none."""
    row_of = [-1] * len(grid)
    for y, row in enumerate(grid.rows):
        for cell in row:
            row_of[cell] = y
    return row_of


def _has_linked_rows(grid: Grid) -> Work[bool]:
    """Every cell is in a row, and each row meets the next somewhere."""
    row_of = _row_of(grid)
    return -1 not in row_of and (yield from _has_rows(grid)) and all(
        any(row_of[near] == y + 1 for cell in row for near in grid.neighbors[cell])
        for y, row in enumerate(grid.rows[:-1]))


def _is_stacked(grid: Grid) -> Work[bool]:
    """Every cell is in a row and meets a cell of the row above and one of the row below."""
    if rectangle(grid):
        return True
    row_of, last = _row_of(grid), len(grid.rows) - 1

    def stands(cell: Cell) -> bool:
        y, beyond = row_of[cell], {row_of[near] for near in grid.neighbors[cell]}
        return (y == 0 or y - 1 in beyond) and (y == last or y + 1 in beyond)

    return -1 not in row_of and (yield from _has_rows(grid)) and (
        yield from _all(stands, range(len(grid))))


def _is_flat(grid: Grid) -> Work[bool]:
    """Each wall is one line between two posts, and there are as many posts as Euler says."""
    return (yield from posts_slices(grid)) is not None


def _is_planar(grid: Grid) -> Work[bool]:
    """Every edge has one place, and none passes beneath a cell: passages never cross."""
    yield progress(1, 1)
    return grid.geometry.flat and not grid.geometry.stairs and not grid.geometry.tunnels


TRAITS = {
    "rows": (_has_rows, "cells in rows"),
    "planar": (_is_planar, "a maze in the plane"),
    "rectangle": (_is_rectangle, "a full rectangle of squares"),
    "linked": (_has_linked_rows, "rows that are joined to each other"),
    "stacked": (_is_stacked, "rows in which every cell meets the row above and the row below"),
    "flat": (_is_flat, "a flat board without seams, stairs or tunnels"),
}


_known: WeakKeyDictionary[Grid, dict[str, bool]] = WeakKeyDictionary()


def knowing(grid: Grid, needs: Iterable[str]) -> Work[dict[str, bool]]:
    """Find out, in slices, which of some traits a grid has; what else is needed is left out."""
    known = _known.setdefault(grid, {})
    for name in TRAITS.keys() & set(needs) - known.keys():
        known[name] = yield from TRAITS[name][0](grid)
    return known


def lacking(grid: Grid, needs: frozenset[str]) -> list[Message]:
    """The words for what is needed and not there; empty if all is."""
    if not needs & TRAITS.keys():
        return []
    known = finish(knowing(grid, needs))
    return [Message(words) for name, (_, words) in TRAITS.items()
            if name in needs and not known[name]]
