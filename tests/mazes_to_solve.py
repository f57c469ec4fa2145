"""Mazes of every kind, small, for the tests of solvers: perfect, braided, islands, one-way ..."""

from __future__ import annotations

from collections.abc import Iterator

from maze.grid import Grid
from maze.grids.lattice import lattice
from maze.grids.polygons import polygons
from maze.passages import Maze
from maze.recipe import generators, shapes
from maze.rng import Rng
from maze.solving.board import Board, board_of
from maze.steps import run
from tests.boards import board as board_of_shape


def hexagons(width: int, height: int) -> Grid:
    def cell(x: int, y: int) -> list[tuple[int, int]]:
        cx, cy = 2 * x + y % 2 + 1, 3 * y + 2
        return [(cx, cy - 2), (cx + 1, cy - 1), (cx + 1, cy + 1),
                (cx, cy + 2), (cx - 1, cy + 1), (cx - 1, cy - 1)]
    return polygons([cell(x, y) for y in range(height) for x in range(width)],
                    lambda c: (c[0] * 0.5, c[1] * 0.2887))


def triangles(width: int, height: int) -> Grid:
    def cell(x: int, y: int) -> list[tuple[int, int]]:
        if (x + y) % 2:
            return [(x, y), (x + 2, y), (x + 1, y + 1)]
        return [(x + 1, y), (x + 2, y + 1), (x, y + 1)]
    return polygons([cell(x, y) for y in range(height) for x in range(width)],
                    lambda c: (c[0] * 0.5, c[1] * 0.866))


def squares_of(width: int, height: int, **more) -> Grid:
    return polygons([[(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]
                     for y in range(height) for x in range(width)], lambda c: c, **more)


def torus(width: int, height: int) -> Grid:
    return squares_of(width, height, glue=lambda c: (c[0] % width, c[1] % height))


def two_floors(width: int, height: int) -> Grid:
    cells = width * height

    def cell(x: int, y: int, z: int) -> list[tuple[int, int, int]]:
        return [(x, y, z), (x + 1, y, z), (x + 1, y + 1, z), (x, y + 1, z)]
    return polygons([cell(x, y, z) for z in (0, 1) for y in range(height) for x in range(width)],
                    lambda c: (c[0] + c[2] * (width + 1), c[1]),
                    stairs={(c, c + cells): (0.0, 0.0) for c in range(0, cells, 2)})


def ring(width: int, height: int) -> Grid:
    """A rectangle with a hole."""
    return polygons([[(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]
                     for y in range(height) for x in range(width)
                     if not (1 < x < width - 2 and 1 < y < height - 2)], lambda c: c)


FLAT = {"squares": lattice(8, 7), "hexagons": hexagons(6, 6), "triangles": triangles(13, 6),
        "ring": ring(9, 8)}
SHAPES = {shape: board_of_shape(shape) for shape in sorted(shapes())}
GRIDS = FLAT | {"torus": torus(6, 5), "floors": two_floors(5, 4)} | SHAPES
KINDS = ("perfect", "braided", "open", "apart", "one_way")


def carve(grid: Grid, seed: str, kind: str) -> Maze:
    maze = Maze(grid)
    run(generators()["recursive_backtracker"].run(maze, Rng(seed)))
    rng = Rng(seed, "kind")
    for edge in range(grid.edges):
        if kind == "braided" and rng.below(4) == 0:
            maze.open[edge] = 1
        if kind == "open" and rng.below(8):
            maze.open[edge] = 1
        if kind == "apart" and rng.below(5) < 2:
            maze.open[edge] = rng.below(2)
    return maze


def board(grid: Grid, seed: str, kind: str) -> Board:
    if kind != "one_way":
        return board_of(carve(grid, seed, kind), Rng(seed, "solve"))
    links = carve(grid, seed, "braided").links()
    rng = Rng(seed, "arrows")
    for cell, around in enumerate(links):
        for new in list(around):
            if cell in links[new] and rng.below(3) == 0:
                around.remove(new)
    return Board(grid, links, Rng(seed, "solve"))


def boards(grids: dict[str, Grid], kinds: tuple[str, ...] = KINDS,
           seeds: int = 4) -> Iterator[tuple[Board, int, int]]:
    """Boards with a start and a goal; each named by its seed when a test fails."""
    for name, grid in grids.items():
        for kind in kinds:
            for number in range(seeds):
                seed = f"{name}-{kind}-{number}"
                rng = Rng(seed, "ends")
                yield board(grid, seed, kind), rng.below(len(grid)), rng.below(len(grid))
