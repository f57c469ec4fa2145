"""Compass: in which direction each side of a cell lies, read off the drawing.

A direction is a whole vector about 1000 long from the middle of a cell to the middle of its side;
(0, 0) where nothing is drawn, as on a stair. Whole numbers, so that every machine agrees.  Seams
need no care: a side of a torus lies where it is drawn, though the cell beyond is far away.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from typing import TypeAlias
from weakref import WeakKeyDictionary

from maze.grid import Cell, Edge, Grid, Point
from maze.grids.lattice import rectangle
from maze.laying import in_parts, progress
from maze.progress import Work

Vector: TypeAlias = tuple[int, int]
STRAIGHT = -700_000                # the product of two directions that are less than 45° off a line

_crossable: WeakKeyDictionary[Grid, bool] = WeakKeyDictionary()


def door(grid: Grid, edge: Edge, cell: Cell) -> Point | None:
    """The middle of an edge where this cell has it; None if it is not drawn."""
    if edge in grid.geometry.stairs:
        return None
    return grid.geometry.doors(edge)[0 if cell == grid.joined(edge)[0] else -1]


def directions(grid: Grid) -> Iterator[tuple[Vector, ...]]:
    """For each cell the directions of its sides, in their order."""
    if drawn := rectangle(grid):
        yield from _of_squares(grid, drawn.width)
        return
    for cell, edges in enumerate(grid.borders):
        yield tuple(toward(grid.center(cell), door(grid, edge, cell)) for edge in edges)


def _of_squares(grid: Grid, width: int) -> Iterator[tuple[Vector, ...]]:
    """The same without asking the drawing: ten times faster."""
    of = {1: (1000, 0), -1: (-1000, 0), width: (0, 1000), -width: (0, -1000)}
    for cell, near in enumerate(grid.neighbors):
        yield tuple([of[other - cell] for other in near])


def toward(center: Point, door: Point | None) -> Vector:
    """The direction from a point to another, about 1000 long; (0, 0) to nowhere."""
    if door is None:
        return (0, 0)
    dx, dy = door[0] - center[0], door[1] - center[1]
    length = sqrt(dx * dx + dy * dy) or 1.0
    return (round(1000 * dx / length), round(1000 * dy / length))


def across(sides: tuple[Vector, ...]) -> tuple[int, ...]:
    """For each side of a cell the one straight across, or -1: so a passage goes on straight."""
    return tuple(_across(side, sides) for side in sides)


def _across(side: Vector, sides: tuple[Vector, ...]) -> int:
    turns = [side[0] * x + side[1] * y for x, y in sides]
    return turns.index(min(turns)) if min(turns) < STRAIGHT else -1


def level(sides: tuple[Vector, ...]) -> tuple[int, ...]:
    """For each side how horizontally a passage crosses it: from 0 (up and down) to 100."""
    return tuple(round(100 * x * x / (x * x + y * y)) if x or y else 50 for x, y in sides)


def crossable_slices(grid: Grid) -> Work[bool]:
    """Whether a passage can cross some cell straight; found out once, in slices of some cells."""
    if grid not in _crossable:
        _crossable[grid] = yield from _crosses(grid)
    return _crossable[grid]


def _crosses(grid: Grid) -> Work[bool]:
    done = 0
    for some in in_parts(directions(grid)):
        if any(max(across(sides), default=-1) >= 0 for sides in some):
            return True
        done += len(some)
        yield progress(done, len(grid))
    return False
