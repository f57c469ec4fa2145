"""Octagons with squares between them ("upsilon" in Pullen's classification).

Walter D. Pullen, "Think Labyrinth: Maze classification", 1996-; the truncated square tiling,
Johannes Kepler, "Harmonices mundi", 1619.  Octagons have up to eight passages, squares up to four.
"""

from __future__ import annotations

from collections.abc import Iterator

from maze.grid import Grid
from maze.grids.polygons import polygon_slices
from maze.laying import laid
from maze.params import Whole
from maze.progress import Work
from maze.registry import register

SCALE = 0.14                                               # of the lattice steps 0 3 7 10


@register("Octagons", group="flat",
          called="Octagonal maze, {size}", params=[
    Whole("width", "Width", 2, 150, 13, "octagons across"),
    Whole("height", "Height", 2, 150, 10, "octagons down")])
@laid
def octagon(width: int, height: int) -> Work[Grid]:
    """Octagons and small squares: passages in eight directions."""
    return polygon_slices(_cells(width, height), lambda c: (c[0] * SCALE, c[1] * SCALE))


def _cells(width: int, height: int) -> Iterator[tuple[tuple[int, int], ...]]:
    """Rows of octagons, and rows of squares between them."""
    for y in range(height):
        yield from (_octagon(10 * x, 10 * y) for x in range(width))
        if y < height - 1:
            yield from (_square(10 * x, 10 * y + 10) for x in range(1, width))


def _octagon(x: int, y: int) -> tuple[tuple[int, int], ...]:
    return ((x + 10, y + 3), (x + 10, y + 7), (x + 7, y + 10), (x + 3, y + 10),
            (x, y + 7), (x, y + 3), (x + 3, y), (x + 7, y))


def _square(x: int, y: int) -> tuple[tuple[int, int], ...]:
    return ((x, y - 3), (x + 3, y), (x, y + 3), (x - 3, y))
