"""Rhombs, three to a hexagon: the pattern of stacked cubes.

Known from Roman floors; "rhombille" is John H. Conway's name for it (Conway, Burgiel and
Goodman-Strauss, "The symmetries of things", 2008).  Every hexagon is split into three rhombs around
its middle.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt

from maze.grid import Grid
from maze.grids.polygons import polygon_slices
from maze.laying import laid
from maze.params import Whole
from maze.progress import Work
from maze.registry import register

SCALE = 1.1                                                # the side of a rhomb


@register("Rhombille", group="flat", params=[
    Whole("width", "Width", 2, 150, 9, "cubes across"),
    Whole("height", "Height", 2, 150, 8, "cubes down")])
@laid
def rhombille(width: int, height: int) -> Work[Grid]:
    """Rhombs that look like stacked cubes, with up to four passages each."""
    return polygon_slices(_cells(width, height),
                          lambda c: (c[0] * SCALE * sqrt(3) / 2, c[1] * SCALE / 2))


def _cells(width: int, height: int) -> Iterator[tuple[tuple[int, int], ...]]:
    """Of each row of hexagons the rhombs on top, then those below them, two by two."""
    for row in range(height):
        middles = [(2 * x + row % 2 + 1, 3 * row + 2) for x in range(width)]
        yield from (((x + 1, y - 1), (x, y), (x - 1, y - 1), (x, y - 2)) for x, y in middles)
        for x, y in middles:
            yield ((x, y), (x, y + 2), (x - 1, y + 1), (x - 1, y - 1))
            yield ((x + 1, y - 1), (x + 1, y + 1), (x, y + 2), (x, y))
