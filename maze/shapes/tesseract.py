"""Four dimensions as a grid of grids.

Walter D. Pullen, "Think Labyrinth: Maze classification", 1996- (higher dimensions).  Within a small
grid one walks in two dimensions; a step along the third leads to the same place in the next small
grid to the right, along the fourth in the one below.  Triangles show which way such a step goes.
"""

from __future__ import annotations

from maze.grid import Grid, Point
from maze.grids.polygons import polygon_slices, unit_square
from maze.laying import laid
from maze.params import Whole
from maze.progress import Work
from maze.registry import register

GAP = 1.0                                                  # cells between two small grids


@register("Four dimensions", group="deep",
          called="Maze in four dimensions, {size}", params=[
    Whole("width", "Width", 2, 12, 4, "cells across a small grid"),
    Whole("height", "Height", 2, 12, 4, "cells down a small grid"),
    Whole("across", "Grids across", 2, 12, 4, "third dimension"),
    Whole("down", "Grids down", 2, 12, 3, "fourth dimension")])
@laid
def tesseract(width: int, height: int, across: int, down: int) -> Work[Grid]:
    """A grid of grids: triangles lead to the same place in the grid beside, above or below."""
    def place(corner: tuple[int, int, int, int]) -> Point:
        x, y, z, w = corner
        return (x + z * (width + GAP), y + w * (height + GAP))

    area = width * height
    layer = area * across
    cells = layer * down
    beside: dict[tuple[int, int], Point] = {(cell, cell + area): (1, 0) for cell in range(cells)
                                            if cell % layer + area < layer}
    below: dict[tuple[int, int], Point] = {(cell, cell + layer): (0, 1)
                                           for cell in range(cells - layer)}
    return polygon_slices((unit_square(x, y, z, w) for w in range(down) for z in range(across)
                           for y in range(height) for x in range(width)), place,
                          stairs=beside | below)
