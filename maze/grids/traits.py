"""Traits: what a grid offers to algorithms, computed from the grid itself.

An entry says what it ``needs``; a trait it lacks becomes a sentence. A shape's name is never
asked.
"""

from __future__ import annotations

from maze.grid import Cell, Grid
from maze.grids.posts import posts
from maze.grids.rows import is_lattice
from maze.message import Message


def _has_rows(grid: Grid) -> bool:
    """Its cells lie in rows, and within each row every cell meets the next."""
    return is_lattice(grid) or bool(grid.rows) and all(b in grid.neighbors[a] for row in grid.rows
                                   for a, b in zip(row, row[1:], strict=False))


def _is_rectangle(grid: Grid) -> bool:
    """Rows of equal length, each cell below the one that stands above it, and nothing more."""
    rows = grid.rows
    return is_lattice(grid) or _has_rows(grid) and all(
        len(upper) == len(lower) and all(b in grid.neighbors[a]
                                         for a, b in zip(upper, lower, strict=True))
        for upper, lower in zip(rows, rows[1:], strict=False)) and grid.edges == sum(
            2 * len(row) - 1 for row in rows) - len(rows[0])


def _row_of(grid: Grid) -> list[int]:
    """The row of each cell; -1 for cells in none."""
    row_of = [-1] * len(grid)
    for y, row in enumerate(grid.rows):
        for cell in row:
            row_of[cell] = y
    return row_of


def _has_linked_rows(grid: Grid) -> bool:
    """Every cell is in a row, and each row meets the next somewhere."""
    row_of = _row_of(grid)
    return _has_rows(grid) and -1 not in row_of and all(
        any(row_of[near] == y + 1 for cell in row for near in grid.neighbors[cell])
        for y, row in enumerate(grid.rows[:-1]))


def _is_stacked(grid: Grid) -> bool:
    """Every cell is in a row and meets a cell of the row above and one of the row below."""
    if is_lattice(grid):
        return True
    row_of, last = _row_of(grid), len(grid.rows) - 1

    def stands(cell: Cell) -> bool:
        y, beyond = row_of[cell], {row_of[near] for near in grid.neighbors[cell]}
        return (y == 0 or y - 1 in beyond) and (y == last or y + 1 in beyond)

    return _has_rows(grid) and -1 not in row_of and all(map(stands, range(len(grid))))


def _is_flat(grid: Grid) -> bool:
    """Each wall is one line between two posts, and there are as many posts as Euler says."""
    return posts(grid) is not None


def _is_planar(grid: Grid) -> bool:
    """Every edge has one place, and none passes beneath a cell: passages never cross."""
    return grid.geometry.flat and not grid.geometry.stairs and not grid.geometry.tunnels


TRAITS = {
    "rows": (_has_rows, "cells in rows"),
    "planar": (_is_planar, "a maze in the plane"),
    "rectangle": (_is_rectangle, "a full rectangle of squares"),
    "linked": (_has_linked_rows, "rows that meet one after the other"),
    "stacked": (_is_stacked, "rows in which every cell meets the row above and the row below"),
    "flat": (_is_flat, "a flat board without seams, stairs or tunnels"),
}


def lacking(grid: Grid, needs: frozenset[str]) -> list[Message]:
    """The words for what is needed and not there; empty if all is."""
    return [Message(words) for name, (has, words) in TRAITS.items()
            if name in needs and not has(grid)]
