"""Traits: what a grid offers to algorithms, computed from the grid itself.

An entry says what it ``needs``; a trait it lacks becomes a sentence. A shape's name is never
asked.
"""

from __future__ import annotations

from maze.grid import Grid
from maze.lattice import Squares


def _has_rows(grid: Grid) -> bool:
    """Its cells lie in rows, and within each row every cell meets the next."""
    return bool(grid.rows) and all(b in grid.neighbors[a] for row in grid.rows
                                   for a, b in zip(row, row[1:], strict=False))


def _is_rectangle(grid: Grid) -> bool:
    """Rows of equal length, each cell below the one that stands above it."""
    rows = grid.rows
    return _has_rows(grid) and all(
        len(upper) == len(lower) and all(b in grid.neighbors[a]
                                         for a, b in zip(upper, lower, strict=True))
        for upper, lower in zip(rows, rows[1:], strict=False)) and grid.degree <= 4


def _is_planar(grid: Grid) -> bool:
    """Every edge has one place: no seam, no stair, no tunnel, no two passages that cross."""
    drawn = grid.geometry
    if isinstance(drawn, Squares):
        return True
    if not getattr(drawn, "flat", True) or getattr(drawn, "tunnels", None):
        return False
    return all(len(drawn.lines(edge)) == 1 for edge in range(grid.edges))


TRAITS = {
    "rows": (_has_rows, "cells in rows"),
    "planar": (_is_planar, "a maze in the plane"),
    "rectangle": (_is_rectangle, "a full rectangle of squares"),
}


def lacking(grid: Grid, needs: frozenset[str]) -> list[str]:
    """The words for what is needed and not there; empty if all is."""
    return [words for name, (has, words) in TRAITS.items() if name in needs and not has(grid)]
