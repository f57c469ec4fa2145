"""Room: how large marks may be in a cell, and how wide a path."""

from __future__ import annotations

from collections.abc import Sequence
from math import dist

from maze.grid import Grid
from maze.grids.drawing import halfway
from maze.grids.lattice import Squares


def elbow_room(grid: Grid, cells: Sequence[int]) -> float:
    """How wide a path through some cells may be drawn: 1 if most of them are as wide as a unit."""
    if isinstance(grid.geometry, Squares) or not cells:
        return 1.0
    found = sorted(room(grid, cell) for cell in cells[:400])
    return min(1.0, found[len(found) // 5])


def room(grid: Grid, cell: int) -> float:
    """How large marks may be in a cell: 1 in a unit square, less where its sides are nearer."""
    middle = grid.center(cell)
    near = min(dist(middle, side) for side in map(halfway, grid.geometry.sides(cell)))
    return min(1.3, near / 0.5)
