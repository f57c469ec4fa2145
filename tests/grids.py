"""Small grids of many kinds, for tests that ask nothing of a shape's name."""

from __future__ import annotations

from math import sqrt

from maze.grid import Grid
from maze.grids.lattice import lattice
from maze.grids.polygons import polygons
from maze.passages import Maze
from maze.recipe import generators
from maze.rng import Rng
from maze.steps import run


def hexagons(width: int, height: int) -> Grid:
    def outline(x: int, y: int) -> list[tuple[int, int]]:
        cx, cy = 2 * x + y % 2 + 1, 3 * y + 2
        return [(cx, cy - 2), (cx + 1, cy - 1), (cx + 1, cy + 1),
                (cx, cy + 2), (cx - 1, cy + 1), (cx - 1, cy - 1)]
    return polygons([outline(x, y) for y in range(height) for x in range(width)],
                    lambda corner: (corner[0] * sqrt(3) / 2, corner[1] / 2))


def triangles(width: int, height: int) -> Grid:
    def outline(x: int, y: int) -> list[tuple[int, int]]:
        if (x + y) % 2:
            return [(x, y), (x + 2, y), (x + 1, y + 1)]
        return [(x + 1, y), (x + 2, y + 1), (x, y + 1)]
    return polygons([outline(x, y) for y in range(height) for x in range(width)],
                    lambda corner: (corner[0] * 0.775, corner[1] * 0.775 * sqrt(3)))


def torus(width: int, height: int) -> Grid:
    return polygons([[(x + 1, y), (x + 1, y + 1), (x, y + 1), (x, y)]
                     for y in range(height) for x in range(width)],
                    lambda corner: corner,
                    glue=lambda corner: (corner[0] % width, corner[1] % height))


GRIDS = {"squares": lattice(12, 9), "strip": lattice(2, 9), "hexagons": hexagons(9, 8),
         "triangles": triangles(13, 6), "torus": torus(7, 6)}
GROWING = ("growing_passages", "prim", "recursive_backtracker")


def made(grid: Grid, by: str = "recursive_backtracker", seed: str = "a") -> Maze:
    """A perfect maze."""
    maze: Maze = run(generators()[by].run(Maze(grid), Rng(seed)))
    return maze
