"""What cells are: dead ends, corridors that go straight or turn, junctions, crossroads.

On squares all cells are counted at once: the open sides of a cell are a byte, and bytes are counted
fifty times as fast as cells are looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import sqrt
from typing import NamedTuple

from maze.connected import Links
from maze.grid import Cell
from maze.grids.lattice import rectangle
from maze.passages import Maze
from maze.solving.board import doors
from maze.solving.swift import sides_of

STRAIGHT = -0.8                                            # cosine: within 37 degrees of straight


class Kinds(NamedTuple):
    """How many cells of each kind; and how many times one can go straight on through a cell."""

    dead_ends: int
    straights: int
    turns: int
    junctions: int
    crossroads: int
    pairs: int


def kinds_of(maze: Maze, near: Links) -> Kinds:
    """Count the cells with passages; ``near`` are the passages without arrows."""
    if drawn := rectangle(maze.grid):
        return _of_squares(sides_of(maze, drawn))
    exits = [len(around) for around in near]
    pairs = [_straight_pairs(maze, cell, around) for cell, around in enumerate(near)]
    corridors = [pair for pair, out in zip(pairs, exits, strict=True) if out == 2]
    return Kinds(exits.count(1), sum(corridors), len(corridors) - sum(corridors), exits.count(3),
                 sum(1 for out in exits if out > 3), sum(pairs))


def _of_squares(sides: bytearray) -> Kinds:
    """Right is 1, down 2, left 4, up 8."""
    dead_ends, straights, turns, junctions = (
        sum(map(sides.count, some)) for some in ((1, 2, 4, 8), (5, 10), (3, 6, 9, 12),
                                                 (7, 11, 13, 14)))
    crossroads = sides.count(15)
    return Kinds(dead_ends, straights, turns, junctions, crossroads,
                 straights + junctions + 2 * crossroads)


def turns_on(maze: Maze, way: list[Cell]) -> int:
    """How many times a way turns."""
    return len(turning(maze, way))


def turning(maze: Maze, way: list[Cell]) -> list[Cell]:
    """The cells in which a way turns."""
    steps = zip(way, way[1:], way[2:], strict=False)
    if rectangle(maze.grid):
        return [b for a, b, c in steps if c - b != b - a]
    return [b for a, b, c in steps if not _straight_pairs(maze, b, [a, c])]


def _straight_pairs(maze: Maze, cell: Cell, around: Sequence[Cell]) -> int:
    """How many times one can go straight on through a cell."""
    ways = [_direction(maze, cell, new) for new in around]
    pairs = 0
    for a, b in combinations(ways, 2):
        pairs += a[0] * b[0] + a[1] * b[1] < STRAIGHT
    return pairs


def _direction(maze: Maze, cell: Cell, new: Cell) -> tuple[float, float]:
    """From a cell's center to the door, of length 1; nowhere if it is a stair."""
    points = doors(maze.grid, maze.grid.between(cell, new))
    if not points:
        return (0.0, 0.0)
    (x, y), (dx, dy) = maze.grid.center(cell), points[0 if cell < new else -1]
    length = sqrt((dx - x) * (dx - x) + (dy - y) * (dy - y)) or 1.0
    return ((dx - x) / length, (dy - y) / length)
