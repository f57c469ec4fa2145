"""Squares where passages cross: one goes over a bridge, the other through a tunnel beneath it.

Walter D. Pullen, "Think Labyrinth: Maze classification", 1996- (weave).  The seed chooses the cells
that carry a bridge, no two side by side.  Such a cell keeps the two sides its bridge leads to; the
cells on the other two sides become neighbors of each other, so that every algorithm works as on any
grid.  A tunnel is drawn where it is a passage; where it is not, the bridge is a plain cell.
"""

from __future__ import annotations

from maze.grid import Cell, Grid
from maze.grids.polygons import polygon_slices, reading_rows, unit_square
from maze.laying import laid
from maze.params import Whole
from maze.progress import Work
from maze.registry import register
from maze.rng import Rng


@register("Weave", group="deep", needs="seed", params=[
    Whole("width", "Width", 3, 200, 20, "cells across"),
    Whole("height", "Height", 3, 200, 15, "cells down"),
    Whole("crossings", "Crossings", 0, 35, 25, "bridges in a hundred cells, if there is room")])
@laid
def weave(width: int, height: int, crossings: int, rng: Rng) -> Work[Grid]:
    """Squares with bridges and tunnels: passages cross without meeting."""
    return polygon_slices((unit_square(x, y) for y in range(height) for x in range(width)),
                          lambda corner: corner, rows=reading_rows(width, height),
                          tunnels=_tunnels(width, height, crossings, rng))


def _tunnels(width: int, height: int, crossings: int, rng: Rng) -> dict[tuple[Cell, Cell], Cell]:
    """The two cells a tunnel joins and the cell it passes beneath."""
    inner = [y * width + x for y in range(1, height - 1) for x in range(1, width - 1)]
    rng.shuffle(inner)
    wanted = width * height * crossings // 100
    bridges: set[Cell] = set()
    tunnels: dict[tuple[Cell, Cell], Cell] = {}
    for cell in inner:
        if len(tunnels) == wanted:
            break
        if not bridges & {cell - 1, cell + 1, cell - width, cell + width}:
            bridges.add(cell)
            step = (1, width)[rng.below(2)]
            tunnels[cell - step, cell + step] = cell
    return tunnels
