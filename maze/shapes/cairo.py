"""Pentagons as in the pavements of Cairo.

James A. Dunn, "Tessellations with pentagons", 1971.  Take squares; draw in every second one a short
line across its middle, in the others one upright, and join the ends of each to the four corners of
its square.  What surrounds a side of a square is a pentagon.  Pentagons that the rim would cut are
left out.
"""

from __future__ import annotations

from collections.abc import Iterator

from maze.grid import Grid
from maze.grids.polygons import polygon_slices
from maze.laying import laid
from maze.params import Whole
from maze.progress import Work
from maze.registry import register

Corner = tuple[int, int]
SCALE = 0.4


@register("Cairo pentagons", group="flat",
          called="Maze of Cairo pentagons, {size}", params=[
    Whole("width", "Width", 2, 150, 13, "squares across, two pentagons each"),
    Whole("height", "Height", 2, 150, 10, "squares down")])
@laid
def cairo(width: int, height: int) -> Work[Grid]:
    """Pentagons, four or three around a corner, as in the pavements of Cairo."""
    return polygon_slices(_cells(width, height), lambda c: (c[0] * SCALE, c[1] * SCALE))


def _cells(width: int, height: int) -> Iterator[tuple[Corner, ...]]:
    """The pentagons in reading order."""
    for y in range(height):
        yield from (_lying(x, y) for x in range(width) if y)
        yield from (_standing(x, y) for x in range(1, width))


def _ends(x: int, y: int) -> tuple[Corner, Corner]:
    """The short line of a square, its left or upper end first."""
    cx, cy = 4 * x + 2, 4 * y + 2
    return ((cx - 1, cy), (cx + 1, cy)) if (x + y) % 2 == 0 else ((cx, cy - 1), (cx, cy + 1))


def _lying(x: int, y: int) -> tuple[Corner, ...]:
    """The pentagon around the upper side of a square."""
    a, b = (4 * x, 4 * y), (4 * x + 4, 4 * y)
    (over, under), (left, right) = _ends(x, y - 1), _ends(x, y)
    if (x + y) % 2 == 0:
        return (under, b, right, left, a)
    return (over, under, b, left, a)


def _standing(x: int, y: int) -> tuple[Corner, ...]:
    """The pentagon around the left side of a square."""
    a, b = (4 * x, 4 * y), (4 * x, 4 * y + 4)
    before, after = _ends(x - 1, y), _ends(x, y)
    if (x + y) % 2 == 0:
        return (a, after[0], b, before[1], before[0])
    return (a, after[0], after[1], b, before[1])
