"""Triangles within one large triangle.

Walter D. Pullen, "Think Labyrinth: Maze classification", 1996- (delta).  Row r has 2 r + 1
triangles, so a triangle with n rows has n * n.
"""

from __future__ import annotations

from math import sqrt

from maze.grid import Grid
from maze.grids.polygons import polygon_slices
from maze.laying import laid
from maze.params import Whole
from maze.progress import Work
from maze.registry import register

SIDE = 1.55                                                # of a small triangle


@register("Large triangle", group="outline",
          called="Maze in a large triangle, {size}", params=[
    Whole("rows", "Rows", 2, 200, 15, "triangles down")])
@laid
def triangle_outline(rows: int) -> Work[Grid]:
    """Triangles stacked into one large triangle, from its top to its far corner."""
    cells = (_corners(rows, y, x) for y in range(rows) for x in range(2 * y + 1))
    return polygon_slices(cells, lambda c: (c[0] * SIDE / 2, c[1] * SIDE * sqrt(3) / 2),
                          rows=[list(range(y * y, (y + 1) ** 2)) for y in range(rows)])


def _corners(rows: int, y: int, x: int) -> tuple[tuple[int, int], ...]:
    """In half-sides and rows; every second triangle of a row stands on its head."""
    left = rows - 1 - y + x
    if x % 2:
        return ((left + 2, y), (left + 1, y + 1), (left, y))
    return ((left + 1, y), (left + 2, y + 1), (left, y + 1))
