"""SVG path data: the one form in which pictures leave this package.

A unit is about the size of a cell. Numbers are written with at most three decimals, so that the
same maze gives the same text on every machine.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import dist, hypot

from maze.compass import door
from maze.grid import Cell, Edge, Grid, Line, Point
from maze.lattice import Squares
from maze.render.runs import square_walls

ARROW = 0.3                                                # from the middle of an arrow to its tip
WIDE = 0.55                                                # a passage so wide has a full arrow


def number(value: float) -> str:
    """A coordinate: ``1.5``, ``0.866``, ``3``."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def polyline(points: Iterable[Point]) -> str:
    """``M0 0L1 0L1 1``."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)


def lines(segments: Iterable[Line]) -> str:
    """Single lines."""
    return "".join(map(polyline, segments))


def outline(grid: Grid, cells: Iterable[Cell]) -> str:
    """The cells as closed shapes, to be filled."""
    return "".join(polyline(grid.geometry.outline(cell)) + "Z" for cell in cells)


def trail(grid: Grid, cells: Sequence[Cell]) -> str:
    """A line through the centers of the cells, in order."""
    return polyline(map(grid.center, cells)) if cells else ""


def arrows(grid: Grid, leads: Mapping[Edge, Cell]) -> str:
    """A triangle on each one-way passage, two on a seam; ``leads`` is where each passage leads."""
    return "".join(_arrow(*at, _arrow_size(grid, edge)) for edge, cell in leads.items()
                   for at in _pointers(grid, edge, cell))


def _arrow_size(grid: Grid, edge: Edge) -> float:
    """Smaller where the passage is narrow."""
    a, b = grid.geometry.lines(edge)[0][:2]
    return ARROW * min(1.0, dist(a, b) / WIDE)


def _pointers(grid: Grid, edge: Edge, cell: Cell) -> Iterator[tuple[Point, Point]]:
    """Where arrows stand, and a point that each comes from."""
    a = sum(grid.joins[edge]) - cell
    (ax, ay), (bx, by) = grid.center(a), grid.center(cell)
    out, into = door(grid, edge, a), door(grid, edge, cell)
    if out and into:
        yield out, (ax, ay)
        if into != out:
            yield into, (2 * into[0] - bx, 2 * into[1] - by)


def _arrow(at: Point, source: Point, size: float) -> str:
    dx, dy = at[0] - source[0], at[1] - source[1]
    length = hypot(dx, dy) or 1.0
    dx, dy = dx * size / length, dy * size / length
    base = (at[0] - 0.6 * dx, at[1] - 0.6 * dy)
    return polyline([(at[0] + dx, at[1] + dy), (base[0] - 0.8 * dy, base[1] + 0.8 * dx),
                     (base[0] + 0.8 * dy, base[1] - 0.8 * dx)]) + "Z"


def walls(grid: Grid, opened: Sequence[int], gates: Iterable[Line] = ()) -> str:
    """All walls, closed edges and rim, but for the gates."""
    gates = set(gates)
    rim = [line for _, line in grid.geometry.rim() if line not in gates]
    if isinstance(grid.geometry, Squares):
        return square_walls(grid.geometry.width, grid.geometry.height, opened) + lines(rim)
    return edges(grid, (edge for edge in range(grid.edges) if not opened[edge])) + lines(rim)


def edges(grid: Grid, numbers: Iterable[Edge]) -> str:
    """Some edges, as lines."""
    return lines(line for edge in numbers for line in grid.geometry.lines(edge))


def gate(grid: Grid, cell: Cell, side: int) -> Line | None:
    """Where the rim opens at a cell: its outermost line to the left (side -1) or right (side 1).

    None if the cell is not on the rim.
    """
    own = [line for at, line in grid.geometry.rim() if at == cell]
    return max(own, key=lambda line: (side * (line[0][0] + line[1][0]),
                                      side * (line[0][1] + line[1][1])), default=None)


def gates(grid: Grid, start: Cell, goal: Cell) -> list[Line]:
    """The openings: at the start to the left, at the goal to the right."""
    found = [gate(grid, start, -1), gate(grid, goal, 1)]
    return [line for line in found if line is not None]
