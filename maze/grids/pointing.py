"""Pointing: the cell or the edge of a drawing that a point means, on any shape.

A point in a cell means the nearest of its sides, be that straight, an arc, a seam, the mouth of a
tunnel, or the sign of a stair. What is found depends on the cell alone, so a click costs nothing,
however large the grid is.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from math import cos, dist, hypot, pi, sin

from maze.grid import Cell, Edge, Grid, Line, Point
from maze.grids.drawing import halfway

SIGN = 0.2                                                 # radius of the sign of a stair
RAYS = 12                                                  # ways in which a near cell is looked for
HALVINGS = 3                                               # of an arc, until its parts are straight


class Pointer:
    """Finds what lies under a point of one grid, and near it; distances are in cells."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid

    def cell(self, point: Point, reach: float = 0.0) -> Cell | None:
        """The cell under a point; outside all of them one that is within reach, or None."""
        found = self.grid.geometry.cell_at(point)
        rings = (reach * part / 3 for part in (1, 2, 3)) if reach > 0 else ()
        for radius in rings:
            if found is not None:
                break
            probes = (self.grid.geometry.cell_at(at) for at in _around(point, radius))
            found = next((cell for cell in probes if cell is not None), None)
        return found

    def edge(self, point: Point, reach: float) -> Edge | None:
        """The edge nearest to a point, if it is within reach; None if the rim is nearer."""
        cell = self.cell(point, reach)
        if cell is None:
            return None
        near = min(((self.gap(point, edge), edge) for edge in self.sides(cell)),
                   default=(reach + 1, -1))
        rim = min((gap_to(point, line) for line in self._rim.get(cell, ())), default=reach + 1)
        return near[1] if near[0] <= reach and near[0] <= rim else None

    def gap(self, point: Point, edge: Edge) -> float:
        """How far a point is from an edge."""
        drawn = self.grid.geometry
        if edge in drawn.stairs:
            return min(max(0.0, dist(point, at) - SIGN) for at in drawn.doors(edge))
        return min(gap_to(point, line) for line in drawn.lines(edge))

    def sides(self, cell: Cell) -> list[Edge]:
        """The edges that are drawn at a cell: its own, and those that pass beneath it."""
        return [*self.grid.borders[cell], *self._above.get(cell, ())]

    @cached_property
    def _above(self) -> dict[Cell, list[Edge]]:
        found: dict[Cell, list[Edge]] = {}
        for edge, cell in self.grid.geometry.tunnels.items():
            found.setdefault(cell, []).append(edge)
        return found

    @cached_property
    def _rim(self) -> dict[Cell, list[Line]]:
        found: dict[Cell, list[Line]] = {}
        for cell, line in self.grid.geometry.rim():
            found.setdefault(cell, []).append(line)
        return found


def _around(point: Point, radius: float) -> Iterator[Point]:
    x, y = point
    for ray in range(RAYS):
        angle = 2 * pi * ray / RAYS
        yield (x + radius * cos(angle), y + radius * sin(angle))


def gap_to(point: Point, line: Line, halvings: int = HALVINGS) -> float:
    """How far a point is from a line, straight or an arc."""
    start, end, *bend = line
    if bend and halvings:
        middle = halfway(line)
        return min(gap_to(point, (start, middle, bend[0]), halvings - 1),
                   gap_to(point, (middle, end, bend[0]), halvings - 1))
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = dx * dx + dy * dy
    x, y = point[0] - start[0], point[1] - start[1]
    share = max(0.0, min(1.0, (x * dx + y * dy) / length)) if length else 0.0
    return hypot(x - share * dx, y - share * dy)
