"""Room: how large marks may be in a cell, and how wide a path."""

from __future__ import annotations

from collections.abc import Sequence
from math import dist, hypot

from maze.grid import Grid
from maze.grids.drawing import halfway


def elbow_room(grid: Grid, cells: Sequence[int]) -> float:
    """How wide a path through some cells may be drawn: 1 if most of them are as wide as a unit.

    What counts is how far the sides are, not their middles: a narrow rhombus has less room across
    than along.
    """
    if grid.geometry.unit or not cells:
        return 1.0
    found = sorted(_half_width(grid, cell) for cell in cells[:400])
    return min(1.0, found[len(found) // 5] / 0.5)


def _half_width(grid: Grid, cell: int) -> float:
    """How far it is from the middle of a cell to the line of its nearest side."""
    x, y = grid.center(cell)
    far = [abs((qx - px) * (y - py) - (qy - py) * (x - px)) / hypot(qx - px, qy - py)
           for (px, py), (qx, qy), *_ in grid.geometry.sides(cell) if (px, py) != (qx, qy)]
    return min(far)


def room(grid: Grid, cell: int) -> float:
    """How large marks may be in a cell: 1 in a unit square, less where its sides are nearer."""
    middle = grid.center(cell)
    near = min(dist(middle, side) for side in map(halfway, grid.geometry.sides(cell)))
    return min(1.3, near / 0.5)
