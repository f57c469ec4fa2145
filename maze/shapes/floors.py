"""Floors above each other with stairs between: three dimensions, drawn floor by floor.

Walter D. Pullen, "Think Labyrinth: Maze classification", 1996- (dimension).  Every cell can have a
stair up and a stair down; only those that are passages are drawn, as triangles.  The next floor up
is drawn to the right, or at the beginning of the next row.
"""

from __future__ import annotations

from math import ceil

from maze.grid import Grid, Point
from maze.grids.polygons import polygon_slices, unit_square
from maze.laying import in_parts, laid, progress
from maze.message import Message
from maze.params import Whole
from maze.progress import Work
from maze.registry import register

MANY = 1000                                                # stairs in a slice
GAP = 1.5                                                  # cells between two floors
TITLE = 0.6                                                # ... from one to its number


def plans_across(width: int, height: int, floors: int) -> int:
    """How many plans stand side by side so that all of them fit into the smallest square: four
    stand two by two. Of two such ways the one with fewer places empty, then the broader one."""
    def cost(across: int) -> tuple[float, int, int]:
        down = ceil(floors / across)
        return max(across * (width + GAP), down * (height + GAP)), across * down - floors, -across

    return min(range(1, floors + 1), key=cost)


@register("Floors with stairs", group="deep",
          called="Maze on floors, {size}", params=[
    Whole("width", "Width", 2, 60, 8, "cells across a floor"),
    Whole("height", "Height", 2, 60, 8, "cells down a floor"),
    Whole("floors", "Floors", 2, 20, 3, "how many")])
@laid
def floors(width: int, height: int, floors: int) -> Work[Grid]:
    """A house in three dimensions: triangles are stairs, up to the right and down to the left."""
    across = plans_across(width, height, floors)

    def place(corner: tuple[int, int, int]) -> Point:
        x, y, z = corner
        return (x + z % across * (width + GAP), y + z // across * (height + GAP))

    def named(cell: int) -> Message:
        floor, (row, column) = cell // area, divmod(cell % area, width)
        return Message("floor {floor}, row {row}, column {column}", floor=floor + 1, row=row + 1,
                       column=column + 1)

    area = width * height
    stairs: dict[tuple[int, int], Point] = {}
    for cells in in_parts(range(area * (floors - 1)), MANY):
        stairs.update(((cell, cell + area), (0, -1)) for cell in cells)
        yield progress(len(stairs))
    outlines = (unit_square(x, y, z) for z in range(floors)
                for y in range(height) for x in range(width))
    grid = yield from polygon_slices(outlines, place, stairs=stairs, named=named)
    grid.geometry.titles = [(str(z + 1), (x + 0.5, y - TITLE)) for z in range(floors)
                            for x, y in [place((0, 0, z))]]
    return grid
