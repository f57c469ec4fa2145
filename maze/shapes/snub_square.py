"""Squares and triangles that turn about each other: the snub square tiling.

Johannes Kepler, "Harmonices mundi", 1619.  Two squares and three triangles meet at every corner; it
is the dual of the Cairo tiling, so a corner here is a side in the lattice of ``cairo``.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt

from maze.grid import Grid, Point
from maze.grids.polygons import polygon_slices
from maze.laying import laid
from maze.params import Whole
from maze.progress import Work
from maze.registry import register

Corner = tuple[int, int]                                   # middle of a lattice side, half-steps
SIDE = 1.4                                                 # of a square or a triangle
STEP = SIDE * (1 + sqrt(3)) / 2                            # of the lattice
TURN = SIDE * (sqrt(3) - 1) / 4                            # from a lattice side to its corner


@register("Snub square", group="flat", params=[
    Whole("width", "Width", 2, 150, 9, "steps across, three cells each"),
    Whole("height", "Height", 2, 150, 7, "steps down")])
@laid
def snub_square(width: int, height: int) -> Work[Grid]:
    """Squares and triangles in a turning pattern: up to three or four exits per cell."""
    return polygon_slices(_cells(width, height), _place)


def _cells(width: int, height: int) -> Iterator[tuple[Corner, ...]]:
    """Of each row of the lattice the squares on it, then the triangles below it."""
    for y in range(height):
        yield from (_square(2 * x, 2 * y) for x in range(1, width) if y)
        for x in range(width):
            yield from _triangles(2 * x + 1, 2 * y + 1, (x + y) % 2 == 0)


def _square(x: int, y: int) -> tuple[Corner, ...]:
    """Around a lattice point."""
    return ((x + 1, y), (x, y + 1), (x - 1, y), (x, y - 1))


def _triangles(x: int, y: int, split_upright: bool) -> list[tuple[Corner, ...]]:
    """A lattice square, split from top to bottom or from left to right."""
    right, bottom, left, top = _square(x, y)
    if split_upright:
        return [(bottom, left, top), (right, bottom, top)]
    return [(right, left, top), (right, bottom, left)]


def _place(corner: Corner) -> Point:
    """The middles of lattice sides, moved so that all sides of the cells become equal.

    The corners at the top and the bottom of a square that is split upright move towards each other,
    its other two move apart.
    """
    x, y = corner
    if y % 2 == 0:                                         # on a lying side, between two squares
        down = 1 if (x // 2 + y // 2) % 2 == 0 else -1
        return (x * STEP / 2, y * STEP / 2 + TURN * down)
    right = -1 if (x // 2 + y // 2) % 2 == 0 else 1
    return (x * STEP / 2 + TURN * right, y * STEP / 2)
