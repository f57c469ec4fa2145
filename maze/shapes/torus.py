"""Squares on a ring: left and right are the same place, and so are top and bottom.

Walter D. Pullen, "Think Labyrinth: Maze classification", 1996- (topology).  A torus has no rim at
all. Drawn as a flat sheet; an open place on a seam bears the same letter on both sides.
"""

from __future__ import annotations

from maze.grid import Grid, Point
from maze.grids.polygons import polygon_slices, reading_rows, unit_square
from maze.laying import laid
from maze.params import Whole
from maze.progress import Work
from maze.registry import register


@register("Torus", group="rolled", params=[
    Whole("width", "Width", 3, 200, 18, "cells across"),
    Whole("height", "Height", 3, 200, 14, "cells down")])
@laid
def torus(width: int, height: int) -> Work[Grid]:
    """A ring without any edge: leave on one side, and you come in on the other."""
    def glue(corner: Point) -> Point:
        return (corner[0] % width, corner[1] % height)

    return polygon_slices((unit_square(x, y) for y in range(height) for x in range(width)),
                          lambda corner: corner, glue=glue, rows=reading_rows(width, height),
                          ends=(0, height // 2 * width + width // 2))      # as far apart as can be
