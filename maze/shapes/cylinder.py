"""A sheet of squares rolled up: who leaves on the right comes in on the left.

Walter D. Pullen, "Think Labyrinth: Maze classification", 1996- (topology).  Drawn as a flat sheet;
an open place on the seam bears the same letter on both sides.
"""

from __future__ import annotations

from maze.grid import Grid, Point
from maze.grids.polygons import polygon_slices, reading_rows, unit_square
from maze.laying import laid
from maze.params import Whole
from maze.progress import Work
from maze.registry import register


@register("Cylinder", group="rolled", params=[
    Whole("width", "Width", 3, 200, 20, "cells around"),
    Whole("height", "Height", 2, 200, 15, "cells down")])
@laid
def cylinder(width: int, height: int) -> Work[Grid]:
    """Squares rolled into a tube: the left side and the right side are the same place."""
    def glue(corner: Point) -> Point:
        return (corner[0] % width, corner[1])

    return polygon_slices((unit_square(x, y) for y in range(height) for x in range(width)),
                          lambda corner: corner, glue=glue, rows=reading_rows(width, height),
                          ends=(0, (height - 1) * width + width // 2))     # as far round as can be
