"""Squares with passages along the diagonals, too ("zeta" in Pullen's classification).

Walter D. Pullen, "Think Labyrinth: Maze classification", 1996-.  At every inner corner of the
squares one of the two diagonals may be a passage; the seed chooses which, as both would cross.  The
two cells on that diagonal meet along a short wall at 45 degrees, and the other two draw back from
the corner.
"""

from __future__ import annotations

from maze.grid import Cell, Grid, Point
from maze.grids.cornered import Polygons
from maze.grids.polygons import polygon_slices, reading_rows
from maze.laying import laid
from maze.params import Whole
from maze.progress import Work
from maze.registry import register
from maze.rng import Rng

UNIT = 10                                                  # a square is ten steps wide
CUT = 2                                                    # half of the short wall, in steps
SCALE = 1.3 / UNIT


@register("Zeta", group="flat", needs="seed", params=[
    Whole("width", "Width", 2, 150, 16, "squares across"),
    Whole("height", "Height", 2, 150, 12, "squares down")])
@laid
def zeta(width: int, height: int, rng: Rng) -> Work[Grid]:
    """Squares with diagonal passages: up to eight exits per cell."""
    coins = rng.stream(2)
    falls = {(x, y): next(coins) for y in range(1, height) for x in range(1, width)}

    def outline(x: int, y: int) -> list[tuple[int, int]]:
        right, down, left, up = x + 1, y + 1, x, y
        corners: list[tuple[int, int]] = []
        for at, sx, sy in (((right, up), -1, 1), ((right, down), -1, -1),
                           ((left, down), 1, -1), ((left, up), 1, 1)):
            corners += _corner(at, sx, sy, falls.get(at))
        return corners

    return polygon_slices((outline(x, y) for y in range(height) for x in range(width)),
                          _place, rows=reading_rows(width, height), drawing=Zeta)


def _place(corner: tuple[int, int]) -> Point:
    return (corner[0] * SCALE, corner[1] * SCALE)


class Zeta(Polygons):
    """The drawing: a cell's center is that of its square, whatever its corners do."""

    def middle(self, cell: Cell) -> Point:
        x, y = (min(values) + CUT for values in zip(*self.outlines.corners(cell), strict=True))
        return ((x // UNIT + 0.5) * UNIT * SCALE, (y // UNIT + 0.5) * UNIT * SCALE)


def _corner(at: tuple[int, int], sx: int, sy: int, fall: int | None) -> list[tuple[int, int]]:
    """A cell's corners near one corner of its square; (sx, sy) points into the cell.

    ``fall`` is 1 where the cells at the top left and the bottom right may be joined, 0 for
    the other two, None on the rim.
    """
    x, y = at[0] * UNIT, at[1] * UNIT
    if fall is None:
        return [(x, y)]
    flip = sx * sy                                         # 1 at the top left and bottom right
    beside, along = (x, y + 2 * CUT * sy), (x + 2 * CUT * sx, y)
    if (flip == 1) == bool(fall):                          # the cell reaches the short wall
        near, far = (x - CUT * sx, y + CUT * sy), (x + CUT * sx, y - CUT * sy)
    else:                                                  # the cell draws back
        near = far = (x + CUT * sx, y + CUT * sy)
    run = [beside, near, far, along] if near != far else [beside, near, along]
    return run if flip == 1 else run[::-1]
