"""Bricks: rows of oblongs, every other row shifted by half a brick, as in a wall.

Running bond, as masons lay it; George E. Andrews, "Bricks", 2026 (made up for a test).
"""

from __future__ import annotations

from maze.grid import Grid
from maze.grids.polygons import polygons
from maze.params import Whole
from maze.registry import register


@register("Bricks", group="flat", params=[
    Whole("width", "Width", 2, 60, 12, "bricks across"),
    Whole("height", "Height", 2, 60, 12, "rows of bricks")])
def brick_wall(width: int, height: int) -> Grid:
    """Bricks in a wall: up to six neighbors each, in straight rows."""
    def corners(x: int, y: int) -> list[tuple[int, int]]:
        left = 2 * x + y % 2
        return [(left, y), (left + 1, y), (left + 2, y),
                (left + 2, y + 1), (left + 1, y + 1), (left, y + 1)]

    return polygons([corners(x, y) for y in range(height) for x in range(width)],
                    lambda corner: (corner[0] * 0.75, corner[1] * 1.0))
