"""Rhombs, three to a hexagon: the pattern of stacked cubes.

Known from Roman floors; "rhombille" is John H. Conway's name for it (Conway, Burgiel and
Goodman-Strauss, "The symmetries of things", 2008).  Every hexagon is split into three rhombs around
its middle.
"""

from __future__ import annotations

from math import sqrt

from maze.grid import Grid
from maze.grids.polygons import polygons
from maze.params import Whole
from maze.registry import register

SCALE = 1.1                                                # the side of a rhomb


@register("Rhombille", group="flat", params=[
    Whole("width", "Width", 2, 150, 9, "cubes across"),
    Whole("height", "Height", 2, 150, 8, "cubes down")])
def rhombille(width: int, height: int) -> Grid:
    """Rhombs that look like stacked cubes, with up to four passages each."""
    cells: list[tuple[tuple[int, int], ...]] = []
    for y in range(height):
        middles = [(2 * x + y % 2 + 1, 3 * y + 2) for x in range(width)]
        cells += [((x + 1, y - 1), (x, y), (x - 1, y - 1), (x, y - 2)) for x, y in middles]
        for x, y2 in middles:
            cells += [((x, y2), (x, y2 + 2), (x - 1, y2 + 1), (x - 1, y2 - 1)),
                      ((x + 1, y2 - 1), (x + 1, y2 + 1), (x, y2 + 2), (x, y2))]
    return polygons(cells, lambda c: (c[0] * SCALE * sqrt(3) / 2, c[1] * SCALE / 2))
