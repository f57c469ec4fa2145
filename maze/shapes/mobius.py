"""A sheet of squares with one twist: who leaves on the right comes in on the left, upside down.

August Ferdinand Möbius and Johann Benedict Listing, 1858.  The strip has one side and one rim.
Drawn as a flat sheet; an open place on the seam bears the same letter on both sides.
"""

from __future__ import annotations

from maze.grid import Grid, Point
from maze.grids.polygons import polygon_slices, reading_rows, unit_square
from maze.laying import laid
from maze.params import Whole
from maze.progress import Work
from maze.registry import register


@register("Möbius strip", group="rolled", params=[
    Whole("width", "Width", 3, 200, 24, "cells along the strip"),
    Whole("height", "Height", 2, 200, 10, "cells across it")])
@laid
def mobius(width: int, height: int) -> Work[Grid]:
    """A strip with a twist: leave at the right near the top, come in at the left near the foot."""
    def glue(corner: Point) -> Point:
        return corner if corner[0] < width else (0, height - corner[1])

    return polygon_slices((unit_square(x, y) for y in range(height) for x in range(width)),
                          lambda corner: corner, glue=glue, rows=reading_rows(width, height),
                          ends=(0, (height - 1) * width + width // 2))     # corners would meet
