"""Reflections of a grid: which cell lies where another one's mirror image is.

Read off the drawing: the center of a cell, reflected in the middle of the picture, must be the
center of a cell, and neighbors must stay neighbors.

A perfect maze is a tree, and a symmetry of a tree keeps its center in place, which is a vertex or
an edge (Camille Jordan, "Sur les assemblages de lignes", 1869); and the one path between two
vertices that stay must stay as well. So a cell, or the border of two cells, must lie on the axis;
and cells that lie on it must hang together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import dist, floor
from weakref import WeakKeyDictionary

from maze.grid import Cell, Edge, Grid, Point
from maze.laying import in_parts, laid, progress
from maze.message import Message
from maze.progress import Work, finish

EPSILON = 1e-3
NEARBY = [(dx, dy) for dx in (0, -0.25, 0.25) for dy in (0, -0.25, 0.25)]
SYMMETRIES = {"mirror": (-1, 1), "flip": (1, -1), "turn": (-1, -1)}    # what becomes of x and y


_known: WeakKeyDictionary[Grid, dict[str, Sequence[Cell] | None]] = WeakKeyDictionary()


def twins(grid: Grid, symmetry: str) -> Sequence[Cell] | None:
    """For each cell its image, or None if the grid has no such symmetry."""
    return finish(twins_slices(grid, symmetry))


def twins_slices(grid: Grid, symmetry: str) -> Work[Sequence[Cell] | None]:
    """The same in slices of some cells."""
    known = _known.setdefault(grid, {})
    if symmetry not in known:
        known.clear()                                      # one at a time is enough
        known[symmetry] = yield from _twins(grid, symmetry)
    return known[symmetry]


def _twins(grid: Grid, symmetry: str) -> Work[Sequence[Cell] | None]:
    x0, y0, x1, y1 = grid.geometry.bounds
    sx, sy = SYMMETRIES[symmetry]
    centers: list[Point] = []
    found: dict[tuple[int, int], Cell] = {}
    for cells in in_parts(range(len(grid))):
        centers += map(grid.center, cells)
        found.update((_spot(centers[cell], 0, 0), cell) for cell in cells)
        yield progress(len(centers), 3 * len(grid))
    if len(found) < len(centers):
        return None
    twin: list[Cell] = []
    for points in in_parts(centers):
        twin += [_at((x if sx > 0 else x0 + x1 - x, y if sy > 0 else y0 + y1 - y), found, centers)
                 for x, y in points]
        if -1 in twin[-len(points):]:
            return None
        yield progress(len(centers) + len(twin), 3 * len(grid))
    for cells in in_parts(range(len(grid))):
        if not all(twin[b] in grid.neighbors[twin[a]] for a in cells for b in grid.neighbors[a]):
            return None
        yield progress(2 * len(grid) + cells[-1], 3 * len(grid))
    return twin


def _at(point: Point, found: Mapping[tuple[int, int], Cell], centers: Sequence[Point]) -> Cell:
    """The cell whose center is a point, but for rounding; -1 if there is none."""
    for dx, dy in NEARBY:
        cell = found.get(_spot(point, dx, dy), -1)
        if cell >= 0 and dist(point, centers[cell]) < EPSILON:
            return cell
    return -1


def _spot(point: Point, dx: float, dy: float) -> tuple[int, int]:
    """The square of side 1/64 that a point lies in; a point near its side may lie in the next."""
    return (floor(64 * point[0] + dx), floor(64 * point[1] + dy))


def fixed(twin: Sequence[Cell]) -> list[Cell]:
    """The cells that are their own image: those on the axis, or at the middle."""
    return [cell for cell, image in enumerate(twin) if cell == image]


def swapped(grid: Grid, twin: Sequence[Cell]) -> list[Edge]:
    """The edges between a cell and its image."""
    return [edge for edge, (a, b) in enumerate(grid.joins) if twin[a] == b]


@laid
def no_symmetry(grid: Grid, symmetry: str) -> Work[Message | None]:
    """Why no perfect maze on this grid has the symmetry, as a sentence; None if one has."""
    turned = {"mirror": "mirrored left to right", "flip": "turned upside down by a mirror",
              "turn": "turned half round"}[symmetry]
    twin = yield from twins_slices(grid, symmetry)
    if twin is None:
        return Message("Symmetry needs a grid that looks the same when {turned}; this one does "
                       "not.", turned=Message(turned))
    axis = fixed(twin)
    if not axis and not swapped(grid, twin):
        return Message("No perfect maze on this grid looks the same when {turned}: its middle is "
                       "neither a cell nor between two neighbors.", turned=Message(turned))
    if axis and not _hang_together(grid, axis):
        return Message("No perfect maze on this grid looks the same when {turned}: the cells on "
                       "the axis do not meet.", turned=Message(turned))
    return None


def _hang_together(grid: Grid, cells: list[Cell]) -> bool:
    """Whether some cells are connected among themselves."""
    left = set(cells) - {cells[0]}
    found = [cells[0]]
    for cell in found:
        reached = left.intersection(grid.neighbors[cell])
        left -= reached
        found += sorted(reached)
    return not left
