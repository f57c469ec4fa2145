"""Headings: in which direction the sides of a cell lie, their names, and where arrow keys lead.

Directions are vectors in the plane, y downward. The sides of a cell are in order clockwise from
north; a stair, which leads in no direction of the plane, comes last.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import atan2, cos, degrees, pi, sin
from typing import NamedTuple, Protocol, TypeVar

from maze.grid import Cell, Edge, Grid, Point
from maze.grids.compass import Vector, toward
from maze.grids.lattice import rectangle

NORTH, EAST, SOUTH, WEST = (0, -1), (1, 0), (0, 1), (-1, 0)
UP = -90.0                                                 # degrees
NAMES = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")
STAIRS = {"north": "up the stairs", "south": "down the stairs", "east": "to the grid on the right",
          "west": "to the grid on the left"}
WIDE = 60                                                  # degrees that a side may lie off a key
STRIDE = 0.2                                               # of a look for the next cell, in cells
GLANCES = (0, -20, 20, -40, 40)                            # degrees to look to the side, in turn


class Heading(Protocol):
    """What lies in a direction."""

    @property
    def heading(self) -> Vector: ...

    @property
    def stair(self) -> bool: ...


S = TypeVar("S", bound=Heading)


class Side(NamedTuple):
    """A border of a cell, and the cell behind it."""

    edge: Edge
    cell: Cell
    heading: Vector
    stair: bool

    @property
    def name(self) -> str:
        name = compass_name(self.heading)
        return STAIRS.get(name, "stairs") if self.stair else name


def sides(grid: Grid, cell: Cell) -> list[Side]:
    """All sides that another cell is behind, be they open or not."""
    stairs = grid.geometry.stairs
    found = [Side(edge, near, heading(grid, cell, edge), edge in stairs) for near, edge
             in zip(grid.neighbors[cell], grid.borders[cell], strict=True)]
    return sorted(found, key=lambda side: (side.stair, clockwise(side.heading), side.cell))


def heading(grid: Grid, cell: Cell, edge: Edge) -> Vector:
    """In which direction an edge lies from the middle of a cell; of a stair, where its sign points.
    """
    stairs = grid.geometry.stairs
    if edge not in stairs:
        doors = grid.geometry.doors(edge)
        return toward(grid.center(cell), doors[0 if cell == grid.joined(edge)[0] else -1])
    dx, dy = stairs[edge]
    sign = 1 if cell == grid.joined(edge)[0] else -1
    return toward((0.0, 0.0), (sign * dx, sign * dy))


def compass_name(vector: Point) -> str:
    """The nearest of eight points of the compass; "" for no direction."""
    if vector == (0, 0):
        return ""
    return NAMES[round((degrees(atan2(vector[1], vector[0])) - UP) / 45) % 8]


def clockwise(vector: Point) -> float:
    """Degrees from north."""
    return round(degrees(atan2(vector[1], vector[0])) - UP, 3) % 360


def off(vector: Point, wish: Point) -> float:
    """Degrees between two directions."""
    turn = degrees(atan2(vector[1], vector[0]) - atan2(wish[1], wish[0])) % 360
    return min(turn, 360 - turn)


def nearest(found: Iterable[S], wish: Point, wide: float = WIDE) -> S | None:
    """The side or exit nearest to a given direction, so many degrees off at most; no stairs."""
    level = [side for side in found if not side.stair]
    best = min(level, key=lambda side: off(side.heading, wish), default=None)
    return best if best is not None and off(best.heading, wish) <= wide else None


def ahead(grid: Grid, cell: Cell, wish: Point) -> Side | None:
    """The side of a cell that an arrow key means: not one of two that are equally far off."""
    return nearest(sides(grid, cell), wish, WIDE - 1)


def beyond(grid: Grid, cell: Cell, wish: Point) -> Cell:
    """Where a cursor comes to in a direction: the cell next door, else the next drawn there.

    So it crosses bridges and the gaps between floors, and goes round a torus; at the end of the
    world it stays.
    """
    side = ahead(grid, cell, wish)
    if side is not None and side.edge not in grid.geometry.tunnels:
        return side.cell
    if rectangle(grid):                                    # nothing is drawn beyond its rim
        return cell
    views = (_seen(grid, cell, _turned(wish, glance * pi / 180)) for glance in GLANCES)
    return next((found for found in views if found != cell), cell)


def _seen(grid: Grid, cell: Cell, way: Point) -> Cell:
    """The first other cell along a ray."""
    (x, y), (x0, y0, x1, y1) = grid.center(cell), grid.geometry.bounds
    while x0 <= x <= x1 and y0 <= y <= y1:
        x, y = x + way[0] * STRIDE, y + way[1] * STRIDE
        found = grid.geometry.cell_at((x, y))
        if found is not None and found != cell:
            return found
    return cell


def _turned(way: Point, angle: float) -> Point:
    x, y = way
    return (x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle))
